#pragma once

#include "viewer/camera/CameraPresets.h"
#include "viewer/layers/LayerSettings.h"

#include <QByteArray>
#include <QString>

#include <array>
#include <optional>

namespace sparkwright
{

/// What is kept about looking at one scene.
struct SceneViews
{
  static constexpr int cells = 4;

  std::array<std::optional<Viewpoint>, cells> cameras;                ///< Of the views, by cell of ViewArea.
  std::array<std::optional<Viewpoint>, CameraPresets::count> kept;    ///< That the user has put on a digit.
  std::array<LayerSettings, cells> layers;                            ///< Of the views.
  int shown = 1;         ///< Cells that are open, as bits.
  int active = 0;        ///< Cell.
  QByteArray dividers;   ///< As ViewArea writes it; may be empty.
};

/// Keeps SceneViews in the settings, by the absolute path of the scene; of the scenes that were opened last.
namespace ViewMemory
{

constexpr int mostScenes = 100;

void store(const QString& scene, const SceneViews& views);
/// Nothing for a scene that is not known. What cannot be read is left out.
std::optional<SceneViews> load(const QString& scene);

} // namespace ViewMemory

} // namespace sparkwright
