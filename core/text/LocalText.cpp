#include "core/text/LocalText.h"

#include <algorithm>
#include <cassert>
#include <cstdio>
#include <utility>

namespace sparkwright
{

namespace
{

std::string twoDecimals(double number)
{
  char text[64];
  std::snprintf(text, sizeof text, "%.2f", number);
  return text;
}

} // namespace

bool TextKey::operator==(const TextKey& other) const
{
  const auto view = [](const char* text) { return text ? std::string_view(text) : std::string_view(); };
  return view(name) == view(other.name) && view(english) == view(other.english);
}

int placesIn(std::string_view text)
{
  int places = 0;
  for(std::size_t i = 0; i + 1 < text.size(); ++i)
    if(text[i] == '%' && text[i + 1] >= '1' && text[i + 1] <= '9')
      places = std::max(places, text[i + 1] - '0');
  return places;
}

LocalText::LocalText(std::string plain) : english_(std::move(plain)) {}

LocalText::LocalText(const TextKey& key, std::vector<TextArgument> arguments)
    : key_(key), arguments_(std::move(arguments))
{
  assert(placesIn(key_.english) == static_cast<int>(arguments_.size()));
  for(std::string_view rest = key_.english; !rest.empty(); rest.remove_prefix(1))
    if(const int place = placesIn(rest.substr(0, 2)); place > 0)
    {
      if(const auto index = static_cast<std::size_t>(place - 1); index < arguments_.size())
        english_ += arguments_[index].english();
      rest.remove_prefix(1);
    }
    else
      english_ += rest.front();
}

std::string TextArgument::english() const
{
  struct Writer
  {
    std::string operator()(double number) const { return twoDecimals(number); }
    std::string operator()(long number) const { return std::to_string(number); }
    std::string operator()(const TextPoint& point) const
    {
      return '(' + twoDecimals(point.x) + ", " + twoDecimals(point.y) + ')';
    }
    std::string operator()(const LocalText& text) const { return text.english(); }
  };
  return std::visit(Writer(), value);
}

} // namespace sparkwright
