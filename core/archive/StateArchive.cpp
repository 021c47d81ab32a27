#include "core/archive/StateArchive.h"

#include "core/archive/StateTexts.h"
#include "core/text/RestoredText.h"

#include <bit>
#include <cstring>

namespace sparkwright
{

static_assert(std::endian::native == std::endian::little, "States are stored as they are in memory, low byte first.");

namespace
{

constexpr int deepestText = 4;

enum class ArgumentKind : std::uint8_t
{
  Number,
  Whole,
  Point,
  Text
};

} // namespace

void StateArchive::raw(void* value, std::size_t size)
{
  if(!loading_)
  {
    out_.append(static_cast<const char*>(value), size);
    return;
  }
  if(!failed_ && size > left())
    fail(stateText("state.short"));
  if(failed_)
  {
    std::memset(value, 0, size);
    return;
  }
  std::memcpy(value, in_.data() + at_, size);
  at_ += size;
}

std::size_t StateArchive::count(std::size_t number, std::size_t least)
{
  auto stored = static_cast<std::uint32_t>(number);
  raw(&stored, sizeof stored);
  if(!loading_)
    return number;
  return require(stored <= left() / least) ? stored : 0;
}

bool StateArchive::require(bool good)
{
  if(!good)
    fail(stateText("state.value"));
  return !failed_;
}

void StateArchive::fail(LocalText why)
{
  if(!loading_ || failed_)
    return;
  failed_ = true;
  why_ = std::move(why);
}

void StateArchive::locate(const std::string& place)
{
  if(failed_ && place_.empty())
    place_ = place;
}

LocalText StateArchive::problem() const
{
  return !failed_ || place_.empty() ? why_ : stateText("state.at", place_, why_);
}

void StateArchive::small(std::uint64_t& number)
{
  std::uint64_t left = number;
  std::uint8_t byte = 0x80;
  if(loading_)
    number = 0;
  for(unsigned shift = 0; byte & 0x80; shift += 7)
  {
    byte = static_cast<std::uint8_t>((left & 0x7f) | (left > 0x7f ? 0x80 : 0));
    raw(&byte, 1);
    left >>= 7;
    if(loading_ && !require(shift < 63 || byte <= 1))
      return;
    if(loading_)
      number |= static_cast<std::uint64_t>(byte & 0x7f) << shift;
  }
}

void StateArchive::name(std::string& text)
{
  constexpr std::size_t most = 0xffff;
  std::uint16_t number = 0; // 0: the text follows, and gets the next number, from 1.
  if(const auto known = numbers_.find(text); !loading_ && known != numbers_.end())
    number = known->second;
  raw(&number, sizeof number);
  if(number != 0)
  {
    if(loading_ && require(number <= names_.size()))
      text = names_[number - 1u];
    return;
  }
  value(text);
  if(!loading_ && numbers_.size() < most)
    numbers_.emplace(text, static_cast<std::uint16_t>(numbers_.size() + 1));
  else if(loading_ && names_.size() < most)
    names_.push_back(text);
}

void StateArchive::value(bool& flag)
{
  auto byte = static_cast<std::uint8_t>(flag);
  raw(&byte, 1);
  if(loading_)
    flag = require(byte <= 1) && byte == 1;
}

void StateArchive::value(std::string& text)
{
  const std::size_t size = count(text.size());
  if(loading_)
    text.resize(size);
  raw(text.data(), size);
}

void StateArchive::value(std::vector<bool>& all)
{
  const std::size_t number = count(all.size());
  if(loading_)
    all.assign(number, false);
  for(std::size_t i = 0; i < number; ++i)
  {
    bool each = all[i];
    value(each);
    all[i] = each;
  }
}

void StateArchive::value(LocalText& text)
{
  std::string english = text.english(), key, original;
  std::vector<TextArgument> arguments;
  if(const TextKey* const known = loading_ ? nullptr : text.key())
  {
    key = known->name;
    original = known->english;
    arguments = text.arguments();
  }
  (*this)(english, key, original);
  const std::size_t number = count(arguments.size());
  if(!require(number <= 9 && depth_ < deepestText))
    return;
  ++depth_;
  for(std::size_t i = 0; i < number; ++i)
  {
    TextArgument argument = loading_ ? TextArgument(0.0) : arguments[i];
    auto kind = static_cast<ArgumentKind>(argument.value.index());
    choice(kind, ArgumentKind::Text);
    const auto as = [&]<class T>(T fresh)
    {
      if(!loading_)
        fresh = std::get<T>(argument.value);
      if constexpr(std::same_as<T, TextPoint>)
        (*this)(fresh.x, fresh.y);
      else
        value(fresh);
      if(loading_)
        argument.value = std::move(fresh);
    };
    switch(kind)
    {
    case ArgumentKind::Number:
      as(0.0);
      break;
    case ArgumentKind::Whole:
      as(0L);
      break;
    case ArgumentKind::Point:
      as(TextPoint());
      break;
    case ArgumentKind::Text:
      as(LocalText());
      break;
    }
    if(loading_)
      arguments.push_back(std::move(argument));
  }
  --depth_;
  if(loading_ && !failed_)
    text = restoredText(key, original, std::move(arguments), std::move(english));
}

} // namespace sparkwright
