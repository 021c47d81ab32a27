#include "viewer/render/Quality.h"

#include <QStringList>

#include <array>
#include <type_traits>

namespace sparkwright
{

namespace
{

constexpr std::array<const char*, 3> shadowWords{"none", "hard", "soft"};
constexpr std::array<const char*, 2> cornerWords{"plain", "darker"}, glowWords{"none", "around"},
    textureWords{"none", "all"};
constexpr std::array<const char*, 4> edgeWords{"plain", "2", "4", "8"};
constexpr std::array<const char*, 3> detailWords{"coarse", "medium", "fine"};

/// Calls `visit` with the name of each part, its words, and the part itself.
template <class Q, class Visit>
void forEachPart(Q& quality, const Visit& visit)
{
  visit("shadows", shadowWords, quality.shadows);
  visit("corners", cornerWords, quality.corners);
  visit("glow", glowWords, quality.glow);
  visit("edges", edgeWords, quality.edges);
  visit("textures", textureWords, quality.textures);
  visit("detail", detailWords, quality.detail);
}

} // namespace

Quality::Preset Quality::rank() const
{
  if(hasSoftLight() || glow == Glow::Around)
    return Preset::High;
  const bool more = shadows == Shadows::Hard || edges == Edges::Eight || detail == Detail::Fine;
  return more ? Preset::Medium : Preset::Low;
}

QString Quality::toString() const
{
  QStringList words;
  forEachPart(*this,
              [&](const char* name, const auto& known, auto value) {
                words << QStringLiteral("%1=%2").arg(QLatin1String(name),
                                                     QLatin1String(known[static_cast<std::size_t>(value)]));
              });
  return words.join(QLatin1Char(' '));
}

Quality Quality::fromString(const QString& text)
{
  Quality quality;
  const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  forEachPart(quality,
              [&](const char* name, const auto& known, auto& value)
              {
                for(std::size_t i = 0; i < known.size(); ++i)
                  if(words.contains(QStringLiteral("%1=%2").arg(QLatin1String(name), QLatin1String(known[i]))))
                    value = static_cast<std::remove_reference_t<decltype(value)>>(i);
              });
  return quality;
}

} // namespace sparkwright
