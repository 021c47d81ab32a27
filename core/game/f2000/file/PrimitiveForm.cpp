#include "core/game/f2000/file/PrimitiveForm.h"

#include <charconv>
#include <cmath>
#include <cstdint>

namespace sparkwright::f2000
{

namespace
{

using Node = SyntaxTree::Node;

/// A primitive while it is read.
struct Draft
{
  Primitive primitive;
  bool hasShape = false;
};

/// `#rrggbb`
std::optional<std::array<float, 3>> paintFrom(const std::string& text)
{
  std::uint32_t value = 0;
  const char* const end = text.data() + text.size();
  constexpr std::size_t digits = 6;
  if(text.size() != digits + 1 || text[0] != '#')
    return {};
  const auto [at, error] = std::from_chars(text.data() + 1, end, value, 16);
  if(error != std::errc() || at != end)
    return {};
  const auto part = [value](int shift) { return static_cast<float>((value >> shift) & 0xffu) / 255; };
  return std::array{part(16), part(8), part(0)};
}

void readShape(FormReader& reader, Node list, Draft& draft)
{
  struct Kind
  {
    std::string_view name;
    Primitive::Shape shape;
    std::size_t sizes;
    const NumberRange& range;
  };
  static const Kind kinds[] = {{"rect", Primitive::Shape::Rectangle, 2, sizeRange},
                               {"ellipse", Primitive::Shape::Ellipse, 2, sizeRange},
                               {"triangle", Primitive::Shape::Triangle, 6, placeRange}};
  const std::vector<std::string> words = reader.words(list);
  for(const Kind& kind : kinds)
  {
    if(words.size() != kind.sizes + 1 || words[0] != kind.name)
      continue;
    for(std::size_t i = 0; i < kind.sizes; ++i)
    {
      const auto size = reader.numberOf(list, words[i + 1], kind.range);
      if(!size)
        return;
      draft.primitive.sizes[i] = *size;
    }
    const auto& s = draft.primitive.sizes;
    constexpr double smallest = 1e-6; // m²
    if(kind.shape == Primitive::Shape::Triangle &&
       std::abs((s[2] - s[0]) * (s[5] - s[1]) - (s[3] - s[1]) * (s[4] - s[0])) < smallest)
      return reader.error(list, formText("f2000.flatTriangle"), formText("f2000.shape"));
    draft.primitive.shape = kind.shape;
    draft.hasShape = true;
    return;
  }
  reader.error(list, formText("f2000.shape"));
}

void readHeights(FormReader& reader, Node list, Draft& draft)
{
  const auto heights = reader.numbers(list, 2, 2, placeRange);
  if(!heights)
    return;
  if((*heights)[1] < (*heights)[0])
    return reader.error(list, formText("f2000.heights"));
  draft.primitive.bottom = (*heights)[0];
  draft.primitive.top = (*heights)[1];
}

void readClass(FormReader& reader, Node list, Draft& draft)
{
  static constexpr std::string_view names[] = {"wall", "goal", "post", "line", "obstacle", "robot-part", "decoration"};
  if(const auto which = reader.choice(list, names))
    draft.primitive.kind = static_cast<ThingClass>(*which);
}

std::span<const FormKey<Draft>> primitiveKeys()
{
  static const FormKey<Draft> list[] = {
      {"shape", readShape},
      {"pose",
       [](FormReader& reader, Node list, Draft& draft)
       {
         if(const auto pose = readPose(reader, list))
           draft.primitive.pose = *pose;
       }},
      {"z", readHeights},
      {"color", [](FormReader& reader, Node list, Draft& draft) { readColour(reader, list, draft.primitive); }},
      {"class", readClass},
      flagKey<Draft>("collide", [](Draft& draft) -> bool& { return draft.primitive.collides; }),
      flagKey<Draft>("visible", [](Draft& draft) -> bool& { return draft.primitive.visible; }),
      textKey<Draft>("id", [](Draft& draft) -> std::string& { return draft.primitive.id; }),
  };
  return list;
}

} // namespace

std::optional<Pose> readPose(FormReader& reader, Node list)
{
  const auto numbers = reader.numbers(list, 3, 3, {placeRange.least, placeRange.most, "mm"});
  return numbers ? std::optional(Pose{(*numbers)[0] * unit::mm, (*numbers)[1] * unit::mm,
                                      normalized((*numbers)[2] * unit::degree)})
                 : std::nullopt;
}

void readColour(FormReader& reader, Node list, Primitive& primitive)
{
  const auto text = reader.word(list);
  if(!text)
    return;
  if(const auto colour = colourOf(*text))
  {
    primitive.colour = *colour;
    primitive.paint = paintOf(*colour);
  }
  else if(const auto paint = paintFrom(*text))
  {
    primitive.colour = nearestColour(*paint);
    primitive.paint = *paint;
  }
  else
    reader.error(list, formText("f2000.colour", reader.nameOf(list), *text));
}

std::optional<Primitive> readPrimitive(FormReader& reader, Node list, ThingClass kind)
{
  Draft draft;
  draft.primitive.kind = kind;
  reader.readForm(list, primitiveKeys(), draft);
  if(!draft.hasShape)
  {
    reader.error(list, formText("f2000.needed", "shape"), formText("f2000.shape"));
    return {};
  }
  return draft.primitive;
}

} // namespace sparkwright::f2000
