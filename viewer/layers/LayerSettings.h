#pragma once

#include <QColor>
#include <QCoreApplication>
#include <QString>

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace sparkwright
{

/// The layers that a viewport can show over a scene.
enum class Layer : std::uint8_t
{
  Appearance,
  Colliders,
  Contacts,
  Joints,
  CentresOfMass,
  SupportPolygon,
  Frames,
  Sensors,
  Trails,
  Names,
  Drawings,
  Count
};

/// In the order of Appearance, too.
enum class LayerMode : std::uint8_t
{
  Off,
  Wire,
  Flat,  ///< Each face in one brightness, so that one sees the faces.
  Solid, ///< Smooth. Also: on, for layers that have only one form.
  SeeThrough,
  Count
};

/// Which modes a layer can have.
enum class LayerForms : std::uint8_t
{
  Switch, ///< On or off.
  Some,   ///< Off, wire, solid, see-through.
  All     ///< And flat.
};

/// One sign of the legend.
struct LegendEntry
{
  enum class Sign
  {
    Area,
    Line,
    Dashed,
    Arrow,
    Dot,
    Cross
  };
  Layer layer = Layer::Colliders;
  Sign sign = Sign::Area;
  QColor colour;
  QString text;
};

/// Which layers a viewport shows, and how. A plain value.
class LayerSettings
{
  Q_DECLARE_TR_FUNCTIONS(sparkwright::LayerSettings)
public:
  struct Info
  {
    Layer layer;
    const char* key;   ///< In settings.
    LayerForms forms;
    bool needsPhysics; ///< Whether frames need Frame::physics.
    const char* name;
    const char* explanation;
  };
  static std::span<const Info> table();
  static const Info& info(Layer layer) { return table()[static_cast<std::size_t>(layer)]; }
  /// Whether a layer can have a mode.
  static bool has(Layer layer, LayerMode mode);
  static QString name(Layer layer) { return tr(info(layer).name); }
  static QString explanation(Layer layer) { return tr(info(layer).explanation); }

  enum class Preset
  {
    Default, ///< The view without extra layers.
    Physics, ///< Layers of the physics engine.
    Sensors, ///< Sensors and names of robots.
    Count
  };
  static LayerSettings preset(Preset preset);

  LayerSettings()
  {
    setMode(Layer::Appearance, LayerMode::Solid);
    setMode(Layer::Drawings, LayerMode::Solid); // Whoever draws wants to be seen.
  }

  LayerMode mode(Layer layer) const { return modes_[static_cast<std::size_t>(layer)]; }
  bool shows(Layer layer) const { return mode(layer) != LayerMode::Off; }
  /// A layer that cannot have the mode takes anything but Off for Solid.
  void setMode(Layer layer, LayerMode mode);

  bool selectionOnly = false; ///< All layers but the appearance show only what is selected.
  bool legend = true;         ///< Whether the viewport explains the colours of the layers that are on.

  bool needsPhysics() const;
  /// Whether any layer is on but the appearance, and drawings, of which there may be none.
  bool showsAny() const;
  /// The legend of the visible layers, layer by layer.
  std::vector<LegendEntry> legendEntries() const;
  /// The same for one layer, whether it is on or not.
  static std::vector<LegendEntry> legendOf(Layer layer);

  bool operator==(const LayerSettings&) const = default;

  /// `appearance=solid colliders=wire … selection=0 legend=1`
  QString toString() const;
  /// Reads such a line. Settings that are missing or unknown get their defaults.
  static LayerSettings fromString(const QString& text);

private:
  std::array<LayerMode, static_cast<std::size_t>(Layer::Count)> modes_{};
};

} // namespace sparkwright
