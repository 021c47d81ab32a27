#include "core/record/channel/TextCodec.h"

#include "core/text/RestoredText.h"

#include <utility>

namespace sparkwright
{

namespace
{

constexpr int deepest = 4; ///< Texts as arguments of texts.
constexpr std::size_t mostArguments = 9;

enum ArgumentKind
{
  Number,
  Whole,
  Point,
  Words
};

void writeArgument(proto::ProtoWriter& out, const TextArgument& argument)
{
  if(const auto* number = std::get_if<double>(&argument.value))
    out.number(2, *number);
  else if(const auto* whole = std::get_if<long>(&argument.value))
  {
    out.whole(1, Whole);
    out.whole(4, *whole);
  }
  else if(const auto* point = std::get_if<TextPoint>(&argument.value))
  {
    out.whole(1, Point);
    out.number(2, point->x);
    out.number(3, point->y);
  }
  else
  {
    out.whole(1, Words);
    out.message(5, [&](proto::ProtoWriter& inner) { writeText(inner, std::get<LocalText>(argument.value)); });
  }
}

LocalText readText(proto::ProtoReader in, int depth);

TextArgument readArgument(proto::ProtoReader in, int depth)
{
  double x = 0, y = 0;
  long whole = 0;
  std::int64_t kind = Number;
  LocalText text;
  while(in.next())
    switch(in.field())
    {
    case 1:
      kind = in.whole();
      break;
    case 2:
      x = in.number();
      break;
    case 3:
      y = in.number();
      break;
    case 4:
      whole = static_cast<long>(in.whole());
      break;
    case 5:
      if(depth < deepest)
        text = readText(in.message(), depth + 1);
      break;
    default:
      break;
    }
  return kind == Whole ? TextArgument(whole)
         : kind == Point ? TextArgument(TextPoint{x, y})
         : kind == Words ? TextArgument(text)
                         : TextArgument(x);
}

LocalText readText(proto::ProtoReader in, int depth)
{
  std::string english, key, original;
  std::vector<TextArgument> arguments;
  while(in.next())
    switch(in.field())
    {
    case 1:
      english = in.text();
      break;
    case 2:
      key = in.text();
      break;
    case 3:
      original = in.text();
      break;
    case 4:
      if(arguments.size() < mostArguments)
        arguments.push_back(readArgument(in.message(), depth));
      break;
    default:
      break;
    }
  return restoredText(key, original, std::move(arguments), std::move(english));
}

} // namespace

void writeText(proto::ProtoWriter& out, const LocalText& text)
{
  const TextKey* const key = text.key();
  if(!key)
    return out.text(1, text.english());
  out.text(1, text.english());
  out.text(2, key->name);
  out.text(3, key->english);
  for(const TextArgument& argument : text.arguments())
    out.message(4, [&](proto::ProtoWriter& inner) { writeArgument(inner, argument); });
}

LocalText readText(proto::ProtoReader in)
{
  return readText(in, 0);
}

std::shared_ptr<const std::string> SharedStrings::get(std::string_view text)
{
  if(text.empty())
    return {};
  auto found = strings_.find(text);
  if(found == strings_.end())
    found = strings_.emplace(std::string(text), std::make_shared<const std::string>(text)).first;
  return found->second;
}

} // namespace sparkwright
