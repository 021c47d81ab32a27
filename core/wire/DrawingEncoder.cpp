#include "core/wire/DrawingEncoder.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <map>
#include <numbers>
#include <span>

namespace sparkwright
{

namespace
{

using Shape = Drawings::Shape;

constexpr float farthestDrawn = 99'999;    // m; six characters have room for it with a sign.
constexpr float onGround = 0.001f;         // m
constexpr int partsOfCircle = 40;
constexpr std::size_t mostCorners = 255;   // The protocol has a byte for them.
constexpr std::size_t charactersOfNumber = 6;

/// Six characters, with as many decimals as there is room for.
void appendSix(float value, std::string& out)
{
  char text[64];
  std::size_t length = 0;
  for(int decimals = 4; decimals >= 0; --decimals)
  {
    const auto end =
        std::to_chars(text, text + sizeof text, std::clamp(value, -farthestDrawn, farthestDrawn), std::chars_format::fixed,
                      decimals)
            .ptr;
    length = static_cast<std::size_t>(end - text);
    if(length <= charactersOfNumber)
      break;
  }
  out.append(charactersOfNumber - length, ' ');
  out.append(text, length);
}

void appendPlace(const Vec3f& place, std::string& out)
{
  for(int i = 0; i < 3; ++i)
    appendSix(place[i], out);
}

void appendColourBytes(const Drawings::Colour& colour, int parts, std::string& out)
{
  for(int i = 0; i < parts; ++i)
    out += static_cast<char>(colour[static_cast<std::size_t>(i)]);
}

/// A text up to its first 0 byte, and a 0 byte.
void appendText(const std::string& text, std::string& out)
{
  out.append(text, 0, text.find('\0'));
  out += '\0';
}

bool isNear(const Vec3f& place) { return place.allFinite() && place.cwiseAbs().maxCoeff() <= farthestDrawn; }

bool canBeSeen(const Shape& shape)
{
  return shape.colour[3] > 0 && !shape.points.empty() && std::isfinite(shape.radius) && std::isfinite(shape.width) &&
         std::ranges::all_of(shape.points, isNear);
}

std::string startOf(Shape::Kind kind) { return {'\1', static_cast<char>(kind)}; }

std::string lineCommand(const Vec3f& from, const Vec3f& to, const Shape& shape, const std::string& set)
{
  std::string bytes = startOf(Shape::Kind::Line);
  appendPlace(from, bytes);
  appendPlace(to, bytes);
  appendSix(shape.width, bytes);
  appendColourBytes(shape.colour, 3, bytes);
  appendText(set, bytes);
  return bytes;
}

/// A polygon, or a part of one with many corners, which all have its first corner.
std::string polygonCommand(std::span<const Vec3f> corners, const Vec3f& first, const Shape& shape, const std::string& set)
{
  std::string bytes = startOf(Shape::Kind::Polygon);
  bytes += static_cast<char>(static_cast<std::uint8_t>(corners.size() + 1));
  appendColourBytes(shape.colour, 4, bytes);
  appendPlace(first, bytes);
  for(const Vec3f& corner : corners)
    appendPlace(corner, bytes);
  appendText(set, bytes);
  return bytes;
}

/// Commands that draw a shape, one after another.
template<class Command>
void encodeShape(const Shape& shape, const std::string& set, const Command& command)
{
  const std::vector<Vec3f>& points = shape.points;
  std::string bytes = startOf(shape.kind);
  switch(shape.kind)
  {
  case Shape::Kind::Circle:
    if(std::abs(points[0].z()) > onGround)
    {
      const auto at = [&](int i)
      {
        const float turn = 2 * std::numbers::pi_v<float> * static_cast<float>(i) / partsOfCircle;
        return Vec3f(points[0] + shape.radius * Vec3f(std::cos(turn), std::sin(turn), 0));
      };
      for(int i = 0; i < partsOfCircle; ++i)
        command(lineCommand(at(i), at(i + 1), shape, set));
      return;
    }
    appendSix(points[0].x(), bytes);
    appendSix(points[0].y(), bytes);
    appendSix(shape.radius, bytes);
    appendSix(shape.width, bytes);
    break;
  case Shape::Kind::Line:
    if(points.size() >= 2)
      command(lineCommand(points[0], points[1], shape, set));
    return;
  case Shape::Kind::Point:
  case Shape::Kind::Sphere:
    appendPlace(points[0], bytes);
    appendSix(shape.kind == Shape::Kind::Point ? shape.width : shape.radius, bytes);
    break;
  case Shape::Kind::Polygon:
    for(std::size_t i = 1; i + 1 < points.size();)
    {
      const std::size_t count = std::min(points.size() - i, mostCorners - 1);
      command(polygonCommand(std::span(points).subspan(i, count), points[0], shape, set));
      i += count - 1; // The next part begins at the last corner of this one.
    }
    return;
  }
  appendColourBytes(shape.colour, 3, bytes);
  appendText(set, bytes);
  command(std::move(bytes));
}

/// Nothing for agents that the protocol has no byte for.
bool appendAgent(int team, int unum, std::string& out)
{
  constexpr int mostNumbers = 128;
  if((team != 1 && team != 2) || unum < 1 || unum > mostNumbers)
    return false;
  out += static_cast<char>(static_cast<std::uint8_t>(unum - 1 + (team == 2 ? mostNumbers : 0)));
  return true;
}

bool isSame(const Drawings::AgentText& a, const Drawings::AgentText& b)
{
  return a.colour == b.colour && a.text == b.text;
}

} // namespace

std::vector<std::string> DrawingEncoder::datagrams(const DrawingsPtr& drawings, bool all)
{
  static const Drawings none;
  out_.clear();
  if(all || drawings != before_)
  {
    writeSets(drawings ? *drawings : none, all);
    writeAgentTexts(drawings ? *drawings : none, all);
  }
  before_ = drawings;
  return std::exchange(out_, {});
}

void DrawingEncoder::writeSets(const Drawings& drawings, bool all)
{
  if(all)
  {
    for(const auto& set : drawings.sets)
      writeSet(*set);
    if(shown_)
      swap({});
    return;
  }
  // What is swapped by a name is every set whose name starts with it: those that have not changed are written again.
  std::vector<std::string> changed; // Sorted.
  static const std::vector<std::shared_ptr<const Drawings::Set>> none;
  const auto& old = before_ ? before_->sets : none;
  for(auto a = old.begin(), b = drawings.sets.begin(); a != old.end() || b != drawings.sets.end();)
    if(b == drawings.sets.end() || (a != old.end() && (*a)->name < (*b)->name))
      changed.push_back((*a++)->name);
    else if(a == old.end() || (*b)->name < (*a)->name)
      changed.push_back((*b++)->name);
    else if(*a++ != *b++)
      changed.push_back((*std::prev(b))->name);
  std::vector<std::string> prefixes;
  for(const std::string& name : changed)
    if(prefixes.empty() || !name.starts_with(prefixes.back()))
      prefixes.push_back(name);
  for(const std::string& prefix : prefixes)
  {
    auto at = std::ranges::lower_bound(drawings.sets, prefix, {}, [](const auto& set) -> const std::string& { return set->name; });
    for(; at != drawings.sets.end() && (*at)->name.starts_with(prefix); ++at)
      writeSet(**at);
    swap(prefix);
  }
}

void DrawingEncoder::writeSet(const Drawings::Set& set)
{
  shown_ = true;
  for(const Shape& shape : set.shapes)
    if(canBeSeen(shape))
      encodeShape(shape, set.name, [this](std::string bytes) { command(std::move(bytes)); });
  for(const Drawings::Text& text : set.texts)
  {
    if(!isNear(text.place) || text.colour[3] == 0)
      continue;
    std::string bytes{'\2', '\0'};
    appendPlace(text.place, bytes);
    appendColourBytes(text.colour, 3, bytes);
    appendText(text.text, bytes);
    appendText(set.name, bytes);
    command(std::move(bytes));
  }
}

void DrawingEncoder::writeAgentTexts(const Drawings& drawings, bool all)
{
  std::map<Agent, const Drawings::AgentText*> now, then;
  for(const Drawings::AgentText& text : drawings.agentTexts)
    now[{text.team, text.unum}] = &text;
  if(before_ && !all)
    for(const Drawings::AgentText& text : before_->agentTexts)
      then[{text.team, text.unum}] = &text;
  for(const auto& [agent, text] : now)
  {
    std::string bytes{'\2', '\1'};
    const auto old = then.find(agent);
    if((old != then.end() && isSame(*old->second, *text)) || !appendAgent(agent.first, agent.second, bytes))
      continue;
    labelled_.insert(agent);
    appendColourBytes(text->colour, 3, bytes);
    appendText(text->text, bytes);
    command(std::move(bytes));
  }
  for(const Agent& agent : labelled_)
  {
    std::string bytes{'\2', '\2'};
    if(!now.contains(agent) && (all || then.contains(agent)) && appendAgent(agent.first, agent.second, bytes))
      command(std::move(bytes));
  }
}

void DrawingEncoder::swap(const std::string& prefix)
{
  std::string bytes{'\0', '\0'};
  appendText(prefix, bytes);
  command(std::move(bytes));
}

void DrawingEncoder::command(std::string bytes)
{
  if(out_.empty() || out_.back().size() + bytes.size() > longestDatagram)
    out_.push_back(std::move(bytes));
  else
    out_.back() += bytes;
}

} // namespace sparkwright
