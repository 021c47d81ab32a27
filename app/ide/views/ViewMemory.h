#pragma once

#include "viewer/camera/CameraPresets.h"
#include "viewer/layers/LayerSettings.h"

#include <QByteArray>
#include <QString>

#include <array>
#include <optional>

namespace sparkwright
{

/// The stored views of one scene.
struct SceneViews
{
  static constexpr int cells = 4;

  std::array<std::optional<Viewpoint>, cells> cameras;                ///< Of the views, by cell of ViewArea.
  std::array<std::optional<Viewpoint>, CameraPresets::count> kept;    ///< Saved by the user under a digit.
  std::array<LayerSettings, cells> layers;                            ///< Of the views.
  int shown = 1;                                                      ///< Open cells, as bits.
  int active = 0;        ///< Cell.
  QByteArray dividers;   ///< As ViewArea writes it; may be empty.
};

/// Stores SceneViews in the settings, by absolute path of the scene, for the scenes opened last.
namespace ViewMemory
{

constexpr int mostScenes = 100;

void store(const QString& scene, const SceneViews& views);
QString toText(const SceneViews& views);
/// Nothing if it is no such text. Ignores invalid values.
std::optional<SceneViews> fromText(const QString& text);
/// Nothing for an unknown scene. Ignores invalid values.
std::optional<SceneViews> load(const QString& scene);

} // namespace ViewMemory

} // namespace sparkwright
