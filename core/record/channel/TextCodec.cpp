#include "core/record/channel/TextCodec.h"

#include "core/text/RestoredText.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

namespace sparkwright
{

namespace
{

constexpr int deepest = 4; ///< Texts as arguments of texts.
constexpr std::size_t mostArguments = 9;
constexpr std::size_t mostOfAll = 100; ///< With those of arguments.

enum ArgumentKind
{
  Number,
  Whole,
  Point,
  Words
};

std::size_t argumentsIn(const LocalText& text)
{
  std::size_t count = 0;
  for(const TextArgument& argument : text.key() ? text.arguments() : std::vector<TextArgument>())
  {
    const auto* const inner = std::get_if<LocalText>(&argument.value);
    count += 1 + (inner ? argumentsIn(*inner) : 0);
  }
  return count;
}

/// Fields from `first` on: the text, its key, its original.
void writeWords(proto::ProtoWriter& out, int first, const LocalText& text)
{
  out.text(first, text.english());
  if(const TextKey* const key = text.key())
  {
    out.text(first + 1, key->name);
    out.text(first + 2, key->english);
  }
}

/// No message contains itself, as many readers cannot show that: arguments of an argument follow it.
void writeArguments(proto::ProtoWriter& out, const LocalText& text)
{
  if(!text.key())
    return;
  for(const TextArgument& argument : text.arguments())
  {
    const auto* const words = std::get_if<LocalText>(&argument.value);
    out.message(4,
                [&](proto::ProtoWriter& inner)
                {
                  if(const auto* number = std::get_if<double>(&argument.value))
                    inner.number(2, *number);
                  else if(const auto* whole = std::get_if<long>(&argument.value))
                  {
                    inner.whole(1, Whole);
                    inner.whole(4, *whole);
                  }
                  else if(const auto* point = std::get_if<TextPoint>(&argument.value))
                  {
                    inner.whole(1, Point);
                    inner.number(2, point->x);
                    inner.number(3, point->y);
                  }
                  else
                  {
                    inner.whole(1, Words);
                    writeWords(inner, 6, *words);
                    inner.whole(9, static_cast<std::int64_t>(argumentsIn(*words)));
                  }
                });
    if(words)
      writeArguments(out, *words);
  }
}

/// An argument as it stands in the message.
struct FlatArgument
{
  TextArgument value{0.0};
  bool isText = false; ///< One whose arguments follow:
  std::string english, key, original;
  std::size_t arguments = 0;
};

LocalText readText(proto::ProtoReader in, int depth);

FlatArgument readArgument(proto::ProtoReader in, int depth)
{
  FlatArgument argument;
  double x = 0, y = 0;
  long whole = 0;
  std::int64_t kind = Number;
  std::optional<LocalText> old;
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
    case 5: // Of recordings of older versions.
      if(depth < deepest)
        old = readText(in.message(), depth + 1);
      break;
    case 6:
      argument.english = in.text();
      break;
    case 7:
      argument.key = in.text();
      break;
    case 8:
      argument.original = in.text();
      break;
    case 9:
      argument.arguments = static_cast<std::size_t>(std::clamp(in.integer(), 0, static_cast<int>(mostOfAll)));
      break;
    default:
      break;
    }
  argument.isText = kind == Words && !old;
  argument.value = kind == Whole   ? TextArgument(whole)
                   : kind == Point ? TextArgument(TextPoint{x, y})
                   : kind != Words ? TextArgument(x)
                                   : TextArgument(old.value_or(LocalText()));
  return argument;
}

/// Gives each text its arguments. @param at  moves behind what was taken
std::vector<TextArgument> nested(std::span<FlatArgument> flat, std::size_t& at, std::size_t end, int depth)
{
  std::vector<TextArgument> arguments;
  while(at < end)
  {
    FlatArgument& each = flat[at++];
    if(each.isText)
    {
      const std::size_t inner = std::min(end, at + each.arguments);
      std::vector<TextArgument> its;
      if(depth < deepest)
        its = nested(flat, at, inner, depth + 1);
      at = inner;
      each.value = TextArgument(restoredText(each.key, each.original, std::move(its), std::move(each.english)));
    }
    if(arguments.size() < mostArguments)
      arguments.push_back(std::move(each.value));
  }
  return arguments;
}

LocalText readText(proto::ProtoReader in, int depth)
{
  std::string english, key, original;
  std::vector<FlatArgument> arguments;
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
      if(arguments.size() < mostOfAll)
        arguments.push_back(readArgument(in.message(), depth));
      break;
    default:
      break;
    }
  std::size_t at = 0;
  return restoredText(key, original, nested(arguments, at, arguments.size(), depth), std::move(english));
}

} // namespace

void writeText(proto::ProtoWriter& out, const LocalText& text)
{
  writeWords(out, 1, text);
  writeArguments(out, text);
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
