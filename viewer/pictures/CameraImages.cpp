#include "viewer/pictures/CameraImages.h"

#include "viewer/pictures/Segments.h"

#include <algorithm>
#include <cmath>

namespace sparkwright
{

namespace
{

using Kind = ImageSettings::Kind;

constexpr std::size_t mostLenses = 64;

void writeDepth(std::uint8_t* to, float depth, const ImageSettings& settings)
{
  unsigned mm = 0;
  if(depth >= settings.zNear && depth <= settings.zFar)
    if(const float rounded = std::round(depth * 1000); rounded <= 65535)
      mm = static_cast<unsigned>(rounded);
  to[0] = static_cast<std::uint8_t>(mm);
  to[1] = static_cast<std::uint8_t>(mm >> 8);
}

/// The four pixels around a place, and how far it is from the first of them.
struct Corners
{
  std::array<std::size_t, 4> index;
  float x, y;

  Corners(QSize size, float atX, float atY)
  {
    const float left = std::clamp(atX - 0.5f, 0.f, static_cast<float>(size.width() - 1));
    const float bottom = std::clamp(atY - 0.5f, 0.f, static_cast<float>(size.height() - 1));
    const int column = static_cast<int>(left), row = static_cast<int>(bottom);
    x = left - static_cast<float>(column);
    y = bottom - static_cast<float>(row);
    const auto at = [&](int c, int r)
    {
      return static_cast<std::size_t>(std::min(r, size.height() - 1)) * static_cast<std::size_t>(size.width()) +
             static_cast<std::size_t>(std::min(c, size.width() - 1));
    };
    index = {at(column, row), at(column + 1, row), at(column, row + 1), at(column + 1, row + 1)};
  }
  float mix(float a, float b, float c, float d) const { return (a + (b - a) * x) * (1 - y) + (c + (d - c) * x) * y; }
};

} // namespace

CameraImages::CameraImages() = default;
CameraImages::~CameraImages() = default;

std::unique_ptr<ImageDrawer> CameraImages::create(std::string& problem)
{
  QString why;
  std::unique_ptr<CameraImages> made(new CameraImages);
  made->renderer_ = OffscreenRenderer::create(why);
  problem = why.toStdString();
  return made->renderer_ ? std::move(made) : nullptr;
}

CameraImages::Lens& CameraImages::lensOf(const ImageSettings& wanted)
{
  ++pictureCount_;
  ImageSettings settings = wanted;
  settings.kind = Kind::Colour; // Of no matter here.
  const auto found = std::find_if(lenses_.begin(), lenses_.end(), [&](const auto& l) { return l.first == settings; });
  if(found != lenses_.end())
  {
    found->second.used = pictureCount_;
    return found->second;
  }
  if(lenses_.size() >= mostLenses)
    lenses_.erase(std::min_element(lenses_.begin(), lenses_.end(),
                                   [](const auto& a, const auto& b) { return a.second.used < b.second.used; }));
  Lens lens;
  lens.problem = LensModel(settings).problem().english();
  lens.used = pictureCount_;
  if(lens.problem.empty())
    lens.map = std::make_unique<LensMap>(settings);
  lenses_.emplace_back(settings, std::move(lens));
  return lenses_.back().second;
}

std::string CameraImages::drawFaces(const LensMap& map, const ImageSettings& settings, const Mat4f& pose)
{
  constexpr int smooth = 4;
  Renderer::Options options;
  options.quality = Quality::Low;
  if(settings.kind == Kind::Segments)
  {
    findSegments(*scene_.frame(), segments_);
    options.segments = &segments_;
  }
  pictures_.resize(std::max(pictures_.size(), map.faces().size()));
  // Of a mirror, depth is counted from its centre: in the corners of a face the planes are farther than that.
  // Depths are cut off when they are written: what is just behind the far plane helps to find them on this side of it.
  const float far = settings.zFar * (settings.kind == Kind::Depth ? 1.25f : 1);
  const float corner = settings.lens == ImageSettings::Lens::Mirror ? std::sqrt(3.f) : 1;
  for(std::size_t i = 0; i < map.faces().size(); ++i)
  {
    const LensMap::Face& face = map.faces()[i];
    const Eye eye = Eye::at(multiply(pose, face.turn), face.window, settings.zNear / corner, far);
    if(!renderer_->drawInto(pictures_[i].rgba, scene_, eye, options, face.size,
                            settings.kind == Kind::Colour ? smooth : 1))
      return "the graphics card cannot draw a picture of this size";
    if(settings.kind == Kind::Depth)
      renderer_->depthsInto(pictures_[i].depths);
  }
  return {};
}

std::array<std::uint8_t, 3> CameraImages::colourAt(const LensMap& map, const Source& source) const
{
  const auto face = static_cast<std::size_t>(source.face);
  const Corners corners(map.faces()[face].size, source.x, source.y);
  const std::vector<std::uint8_t>& rgba = pictures_[face].rgba;
  std::array<std::uint8_t, 3> colour;
  for(std::size_t c = 0; c < 3; ++c)
  {
    const auto at = [&](std::size_t i) { return static_cast<float>(rgba[4 * corners.index[i] + c]); };
    colour[c] = static_cast<std::uint8_t>(corners.mix(at(0), at(1), at(2), at(3)) + 0.5f);
  }
  return colour;
}

float CameraImages::depthAt(const LensMap& map, const Source& source) const
{
  const auto face = static_cast<std::size_t>(source.face);
  const Corners corners(map.faces()[face].size, source.x, source.y);
  const std::vector<float>& depths = pictures_[face].depths;
  const auto at = [&](std::size_t i) { return depths[corners.index[i]]; };
  const auto [least, most] = std::minmax({at(0), at(1), at(2), at(3)});
  // On a plane 1/depth is linear; across an edge nothing lies between two depths.
  constexpr float sameSurface = 1.1f;
  if(most < sameSurface * least)
    return source.stretch / corners.mix(1 / at(0), 1 / at(1), 1 / at(2), 1 / at(3));
  return source.stretch * at((corners.x < 0.5f ? 0u : 1u) + (corners.y < 0.5f ? 0u : 2u));
}

const std::uint8_t* CameraImages::pixelAt(const LensMap& map, const Source& source) const
{
  const auto face = static_cast<std::size_t>(source.face);
  const Corners corners(map.faces()[face].size, source.x, source.y);
  return &pictures_[face].rgba[4 * corners.index[(corners.x < 0.5f ? 0u : 1u) + (corners.y < 0.5f ? 0u : 2u)]];
}

std::string CameraImages::draw(const FramePtr& frame, const ImageSettings& settings, const Mat4f& pose,
                               std::vector<std::uint8_t>& bytes)
{
  const Lens& lens = lensOf(settings);
  if(!lens.problem.empty())
    return lens.problem;
  if(!pose.allFinite())
    return "the camera is nowhere";
  if(scene_.frame() != frame)
    scene_.setFrame(frame);
  const LensMap& map = *lens.map;
  if(const std::string problem = drawFaces(map, settings, pose); !problem.empty())
    return problem;
  const auto pixels = static_cast<std::size_t>(settings.width) * static_cast<std::size_t>(settings.height);
  const auto each = static_cast<std::size_t>(settings.bytesPerPixel());
  bytes.assign(pixels * each, 0);
  const bool direct = map.sources().empty();
  for(std::size_t i = 0; i < pixels; ++i)
  {
    std::uint8_t* const to = &bytes[each * i];
    const Source* const source = direct ? nullptr : &map.sources()[i];
    if(source && source->face < 0)
      continue;
    if(settings.kind == Kind::Depth)
      writeDepth(to, direct ? pictures_[0].depths[i] : depthAt(map, *source), settings);
    else if(direct || settings.kind == Kind::Segments)
      std::copy_n(direct ? &pictures_[0].rgba[4 * i] : pixelAt(map, *source), each, to);
    else
    {
      const auto colour = colourAt(map, *source);
      std::copy_n(colour.data(), each, to);
    }
  }
  return {};
}

} // namespace sparkwright
