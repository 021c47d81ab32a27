#pragma once

#include <QString>

#include <cstdint>

namespace sparkwright
{

/// Rendering quality of pictures: what is drawn beside the things themselves, and how finely. A plain value; presets
/// convert to it.
struct Quality
{
  enum class Shadows : std::uint8_t
  {
    None, ///< But for the darkness right below things.
    Hard, ///< With hard edges, on the ground.
    Soft  ///< With soft edges, everywhere.
  };
  enum class Corners : std::uint8_t
  {
    Plain,
    Darker ///< Less light where things are close to one another.
  };
  enum class Glow : std::uint8_t
  {
    None,
    Around ///< Light spreads around what is very bright.
  };
  enum class Edges : std::uint8_t
  {
    Plain,
    Two, ///< Samples per pixel.
    Four,
    Eight
  };
  enum class Textures : std::uint8_t
  {
    None, ///< The colours of materials alone.
    All
  };
  enum class Detail : std::uint8_t
  {
    Coarse, ///< Shapes with few faces, also near the eye.
    Medium, ///< Fine where one is near.
    Fine    ///< All faces, as long as a thing is more than a few pixels high.
  };

  enum class Preset : std::uint8_t
  {
    Low,    ///< No shadows but the darkness right below things.
    Medium, ///< And shadows with hard edges on the ground.
    High    ///< Soft shadows everywhere, and corners that get less light.
  };
  using enum Preset;

  Shadows shadows = Shadows::Hard;
  Corners corners = Corners::Plain;
  Glow glow = Glow::None;
  Edges edges = Edges::Four;
  Textures textures = Textures::All;
  Detail detail = Detail::Medium;

  constexpr Quality() = default;
  constexpr Quality(Preset preset)
      : shadows(preset == Low      ? Shadows::None
                : preset == Medium ? Shadows::Hard
                                   : Shadows::Soft),
        corners(preset == High ? Corners::Darker : Corners::Plain)
  {
  }
  bool operator==(const Quality&) const = default;

  /// The best preset that takes no more time than this.
  Preset rank() const;

  /// Samples per pixel; 1: none but its middle.
  int samples() const { return 1 << static_cast<int>(edges); }
  /// Whether surfaces are lit with a view from the first light, or with what hides the sky.
  bool hasSoftLight() const { return shadows == Shadows::Soft || corners == Corners::Darker; }

  /// `shadows=soft corners=darker glow=none edges=4 textures=all detail=medium`
  QString toString() const;
  /// Reads such a line. What is missing or unknown is as in the preset Medium.
  static Quality fromString(const QString& text);
};

} // namespace sparkwright
