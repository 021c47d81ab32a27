#include "core/record/channel/DrawingsCodec.h"

#include "core/record/channel/TextCodec.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

using proto::ProtoReader;
using proto::ProtoWriter;

constexpr std::size_t mostSets = 100'000;

std::uint32_t bitsOf(const Drawings::Colour& colour)
{
  return colour[0] | static_cast<std::uint32_t>(colour[1]) << 8 | static_cast<std::uint32_t>(colour[2]) << 16 |
         static_cast<std::uint32_t>(colour[3]) << 24;
}

Drawings::Colour colourOf(const ProtoReader& in)
{
  const auto bits = std::bit_cast<std::uint32_t>(in.single());
  return {static_cast<std::uint8_t>(bits), static_cast<std::uint8_t>(bits >> 8), static_cast<std::uint8_t>(bits >> 16),
          static_cast<std::uint8_t>(bits >> 24)};
}

void writeShape(ProtoWriter& out, const Drawings::Shape& shape)
{
  out.whole(1, static_cast<int>(shape.kind));
  out.fixed32(2, bitsOf(shape.colour));
  out.number(3, shape.radius);
  out.number(4, shape.width);
  if(!shape.points.empty())
    out.floats(5, std::span(shape.points.front().data(), shape.points.size() * 3));
}

Drawings::Shape readShape(ProtoReader in)
{
  Drawings::Shape shape;
  shape.kind = Drawings::Shape::Kind::Circle;
  shape.colour = {};
  shape.width = 0;
  std::vector<float> points;
  while(in.next())
    switch(in.field())
    {
    case 1:
      shape.kind = static_cast<Drawings::Shape::Kind>(
          std::clamp(in.integer(), 0, static_cast<int>(Drawings::Shape::Kind::Polygon)));
      break;
    case 2:
      shape.colour = colourOf(in);
      break;
    case 3:
      shape.radius = in.single();
      break;
    case 4:
      shape.width = in.single();
      break;
    case 5:
      in.appendTo(points);
      break;
    default:
      break;
    }
  for(std::size_t i = 0; i + 2 < points.size(); i += 3)
    shape.points.emplace_back(points[i], points[i + 1], points[i + 2]);
  // As many as each kind needs.
  const std::size_t least = shape.kind == Drawings::Shape::Kind::Polygon ? 3
                            : shape.kind == Drawings::Shape::Kind::Line  ? 2
                                                                         : 1;
  while(shape.points.size() < least)
    shape.points.push_back(Vec3f::Zero());
  return shape;
}

void writeDrawnText(ProtoWriter& out, const Drawings::Text& text)
{
  out.floats(1, std::span(text.place.data(), 3));
  out.fixed32(2, bitsOf(text.colour));
  out.text(3, text.text);
}

Drawings::Text readDrawnText(ProtoReader in)
{
  Drawings::Text text;
  text.colour = {};
  while(in.next())
    if(in.field() == 1)
      readFloats(in, std::span(text.place.data(), 3));
    else if(in.field() == 2)
      text.colour = colourOf(in);
    else if(in.field() == 3)
      text.text = in.text();
  return text;
}

std::shared_ptr<const Drawings::Set> readSet(ProtoReader in)
{
  auto set = std::make_shared<Drawings::Set>();
  while(in.next())
    if(in.field() == 1)
      set->name = in.text();
    else if(in.field() == 2)
      set->shapes.push_back(readShape(in.message()));
    else if(in.field() == 3)
      set->texts.push_back(readDrawnText(in.message()));
  return set;
}

Drawings::AgentText readAgentText(ProtoReader in)
{
  Drawings::AgentText text;
  text.team = text.unum = 0;
  text.colour = {};
  while(in.next())
    switch(in.field())
    {
    case 1:
      text.team = std::clamp(in.integer(), 0, 2);
      break;
    case 2:
      text.unum = in.integer();
      break;
    case 3:
      text.colour = colourOf(in);
      break;
    case 4:
      text.text = in.text();
      break;
    default:
      break;
    }
  return text;
}

bool isBefore(const std::shared_ptr<const Drawings::Set>& a, const std::shared_ptr<const Drawings::Set>& b)
{
  return a->name < b->name;
}

} // namespace

void writeDrawings(ProtoWriter& out, const Drawings& drawings, const Drawings* before)
{
  out.whole(1, before ? 0 : 1);
  static const std::vector<std::shared_ptr<const Drawings::Set>> none;
  const auto& old = before ? before->sets : none;
  auto at = old.begin(); // Both are sorted by name.
  for(const std::shared_ptr<const Drawings::Set>& set : drawings.sets)
  {
    for(; at != old.end() && (*at)->name < set->name; ++at)
      out.element(3, (*at)->name);
    const bool same = at != old.end() && *at == set;
    if(at != old.end() && (*at)->name == set->name)
      ++at;
    if(!same)
      out.message(2,
                  [&](ProtoWriter& inner)
                  {
                    inner.text(1, set->name);
                    for(const Drawings::Shape& shape : set->shapes)
                      inner.message(2, [&](ProtoWriter& to) { writeShape(to, shape); });
                    for(const Drawings::Text& text : set->texts)
                      inner.message(3, [&](ProtoWriter& to) { writeDrawnText(to, text); });
                  });
  }
  for(; at != old.end(); ++at)
    out.element(3, (*at)->name);
  for(const Drawings::AgentText& text : drawings.agentTexts)
    out.message(4,
                [&](ProtoWriter& inner)
                {
                  inner.whole(1, text.team);
                  inner.whole(2, text.unum);
                  inner.fixed32(3, bitsOf(text.colour));
                  inner.text(4, text.text);
                });
}

bool hasAllDrawings(ProtoReader in)
{
  while(in.next())
    if(in.field() == 1)
      return in.flag();
  return false;
}

DrawingsPtr readDrawings(ProtoReader in, const DrawingsPtr& before)
{
  auto drawings = std::make_shared<Drawings>();
  const bool all = hasAllDrawings(in);
  std::vector<std::shared_ptr<const Drawings::Set>> changed;
  std::vector<std::string> gone;
  while(in.next())
    if(in.field() == 2 && changed.size() < mostSets)
    {
      changed.push_back(readSet(in.message()));
      gone.push_back(changed.back()->name);
    }
    else if(in.field() == 3)
      gone.push_back(in.text());
    else if(in.field() == 4)
      drawings->agentTexts.push_back(readAgentText(in.message()));
  if(before && !all)
  {
    std::ranges::sort(gone);
    for(const std::shared_ptr<const Drawings::Set>& set : before->sets)
      if(!std::ranges::binary_search(gone, set->name))
        drawings->sets.push_back(set);
  }
  drawings->sets.insert(drawings->sets.end(), changed.begin(), changed.end());
  std::ranges::sort(drawings->sets, isBefore);
  return drawings;
}

} // namespace sparkwright
