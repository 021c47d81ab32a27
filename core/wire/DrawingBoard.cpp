#include "core/wire/DrawingBoard.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <tuple>

namespace sparkwright
{

/// Walks over a datagram. After something that cannot be read, good() is false and all else is 0 or empty.
class DrawingBoard::Reader
{
public:
  explicit Reader(std::string_view bytes) : bytes_(bytes) {}

  bool good() const { return good_; }
  bool atEnd() const { return at_ >= bytes_.size(); }

  std::uint8_t byte()
  {
    if(at_ >= bytes_.size())
      good_ = false;
    return good_ ? static_cast<std::uint8_t>(bytes_[at_++]) : std::uint8_t(0);
  }
  float number()
  {
    constexpr std::size_t length = 6;
    if(bytes_.size() - at_ < length)
      good_ = false;
    if(!good_)
      return 0;
    std::string_view text = bytes_.substr(at_, length);
    at_ += length;
    while(!text.empty() && text.front() == ' ')
      text.remove_prefix(1);
    while(!text.empty() && (text.back() == ' ' || text.back() == '\0'))
      text.remove_suffix(1);
    float value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    good_ = error == std::errc() && end == text.data() + text.size() && std::isfinite(value);
    return good_ ? value : 0;
  }
  Vec3f place()
  {
    const float x = number(), y = number(), z = number();
    return {x, y, z};
  }
  Drawings::Colour colour(bool alpha = false)
  {
    const std::uint8_t r = byte(), g = byte(), b = byte();
    return {r, g, b, alpha ? byte() : std::uint8_t(255)};
  }
  /// Up to a 0 or the end of the datagram.
  std::string text(std::size_t longest)
  {
    if(!good_)
      return {};
    const std::string_view rest = bytes_.substr(std::min(at_, bytes_.size()));
    const std::size_t end = std::min(rest.find('\0'), rest.size());
    at_ += end + 1;
    return std::string(rest.substr(0, std::min(end, longest)));
  }

private:
  std::string_view bytes_;
  std::size_t at_ = 0;
  bool good_ = true;
};

namespace
{

enum Group
{
  Buffers = 0,
  Shapes = 1,
  Texts = 2,
  Agents = 3
};

constexpr int firstOfRight = 128;

std::pair<int, int> agentOf(int byte)
{
  return byte < firstOfRight ? std::pair(1, byte + 1) : std::pair(2, byte - firstOfRight + 1);
}

} // namespace

bool DrawingBoard::take(std::string_view datagram)
{
  Reader reader(datagram);
  while(!reader.atEnd())
    if(!command(reader))
      return false;
  return true;
}

bool DrawingBoard::command(Reader& reader)
{
  const int group = reader.byte(), kind = reader.byte();
  if(!reader.good())
    return false;
  if(group == Buffers && kind == 0)
  {
    sets_.swap(reader.text(longestName));
    return true;
  }
  if(group == Shapes)
    return drawShape(reader, kind);
  if(group == Texts)
    return drawText(reader, kind);
  if(group != Agents || kind != 0)
    return false;
  const int agent = reader.byte();
  if(reader.good())
    selection_ = agentOf(agent);
  return reader.good();
}

bool DrawingBoard::drawShape(Reader& reader, int kind)
{
  if(kind < 0 || kind > static_cast<int>(Drawings::Shape::Kind::Polygon))
    return false;
  Drawings::Shape shape;
  shape.kind = static_cast<Drawings::Shape::Kind>(kind);
  switch(shape.kind)
  {
  case Drawings::Shape::Kind::Circle:
  {
    const float x = reader.number(), y = reader.number();
    shape.points = {Vec3f(x, y, 0)};
    shape.radius = reader.number();
    shape.width = reader.number();
    break;
  }
  case Drawings::Shape::Kind::Line:
    shape.points = {reader.place(), reader.place()};
    shape.width = reader.number();
    break;
  case Drawings::Shape::Kind::Point:
    shape.points = {reader.place()};
    shape.width = reader.number();
    break;
  case Drawings::Shape::Kind::Sphere:
    shape.points = {reader.place()};
    shape.radius = reader.number();
    break;
  case Drawings::Shape::Kind::Polygon:
  {
    const int corners = reader.byte();
    shape.colour = reader.colour(true);
    for(int i = 0; i < corners && reader.good(); ++i)
      shape.points.push_back(reader.place());
    break;
  }
  }
  if(shape.kind != Drawings::Shape::Kind::Polygon)
    shape.colour = reader.colour();
  const std::string name = reader.text(longestName);
  if(!reader.good())
    return false;
  sets_.add(name, std::move(shape));
  return true;
}

bool DrawingBoard::drawText(Reader& reader, int kind)
{
  if(kind == 0)
  {
    Drawings::Text text;
    text.place = reader.place();
    text.colour = reader.colour();
    text.text = reader.text(longestText);
    const std::string name = reader.text(longestName);
    if(!reader.good())
      return false;
    sets_.add(name, std::move(text));
    return true;
  }
  if(kind != 1 && kind != 2)
    return false;
  const int agent = reader.byte();
  Drawings::AgentText text;
  std::tie(text.team, text.unum) = agentOf(agent);
  if(kind == 1)
  {
    text.colour = reader.colour();
    text.text = reader.text(longestText);
  }
  if(!reader.good())
    return false;
  if(kind == 1)
    sets_.set(std::move(text));
  else
    sets_.removeAgentText(text.team, text.unum);
  return true;
}

void DrawingBoard::clear()
{
  sets_.clear();
  selection_.reset();
}

} // namespace sparkwright
