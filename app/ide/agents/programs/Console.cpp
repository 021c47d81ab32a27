#include "app/ide/agents/programs/Console.h"

#include <algorithm>
#include <utility>

namespace sparkwright
{

namespace
{

constexpr char escape = '\x1b', bell = '\a';

/// Leaves out what only terminals understand: colours, moves of the cursor, titles of windows.
std::string withoutEscapes(std::string text)
{
  const auto isControl = [](unsigned char c) { return c < ' ' && c != '\t'; };
  if(std::ranges::none_of(text, isControl))
    return text;
  std::string clean;
  clean.reserve(text.size());
  for(std::size_t i = 0; i < text.size(); ++i)
  {
    if(text[i] != escape)
    {
      if(!isControl(static_cast<unsigned char>(text[i])))
        clean += text[i];
      continue;
    }
    const char kind = i + 1 < text.size() ? text[i + 1] : '\0';
    ++i;
    if(kind == '[')
      while(++i < text.size() && !(text[i] >= '@' && text[i] <= '~'))
        ;
    else if(kind == ']')
      while(++i < text.size() && text[i] != bell && !(text[i] == escape && i + 1 < text.size() && text[i + 1] == '\\'))
        ;
    if(kind == ']' && i < text.size() && text[i] == escape)
      ++i;
  }
  return clean;
}

} // namespace

void Console::add(Stream stream, std::string_view bytes)
{
  const std::lock_guard lock(mutex_);
  written_ += bytes.size();
  Unfinished& unfinished = unfinished_[stream == Stream::Errors];
  while(!bytes.empty())
  {
    if(std::exchange(unfinished.carriage, false) && bytes.front() == '\n')
    {
      bytes.remove_prefix(1);
      continue;
    }
    const std::size_t end = bytes.find_first_of("\r\n");
    addPart(stream, unfinished, bytes.substr(0, end));
    if(end == std::string_view::npos)
      return;
    unfinished.carriage = bytes[end] == '\r';
    this->end(stream, unfinished);
    bytes.remove_prefix(end + 1);
  }
}

void Console::addPart(Stream stream, Unfinished& unfinished, std::string_view part)
{
  while(unfinished.text.size() + part.size() > longestLine)
  {
    std::size_t room = longestLine - std::min(unfinished.text.size(), longestLine);
    // Not within a character of UTF-8.
    for(int back = 0;
        back < 3 && room > 0 && room < part.size() && (static_cast<unsigned char>(part[room]) & 0xC0) == 0x80; ++back)
      --room;
    unfinished.text += part.substr(0, room);
    part.remove_prefix(room);
    end(stream, unfinished);
  }
  unfinished.text += part;
  unfinished.grown = true;
}

void Console::end(Stream stream, Unfinished& unfinished)
{
  addLine(stream, std::exchange(unfinished.text, {}));
}

void Console::addLine(Stream stream, std::string text)
{
  text = withoutEscapes(std::move(text));
  bytes_ += text.size();
  lines_.push_back({next_++, stream, std::move(text)});
  while(lines_.size() > mostLines || bytes_ > mostBytes)
  {
    bytes_ -= lines_.front().text.size();
    lines_.pop_front();
  }
}

void Console::note(std::string text)
{
  const std::lock_guard lock(mutex_);
  addLine(Stream::Note, std::move(text));
}

void Console::settle()
{
  const std::lock_guard lock(mutex_);
  for(const Stream stream : {Stream::Output, Stream::Errors})
    if(Unfinished& unfinished = unfinished_[stream == Stream::Errors];
       !std::exchange(unfinished.grown, false) && !unfinished.text.empty())
      end(stream, unfinished);
}

void Console::finish()
{
  const std::lock_guard lock(mutex_);
  for(const Stream stream : {Stream::Output, Stream::Errors})
    if(Unfinished& unfinished = unfinished_[stream == Stream::Errors]; !unfinished.text.empty())
      end(stream, unfinished);
}

void Console::clear()
{
  const std::lock_guard lock(mutex_);
  lines_.clear();
  bytes_ = 0;
}

Console::Batch Console::since(long number, std::size_t most) const
{
  const std::lock_guard lock(mutex_);
  Batch batch;
  batch.next = next_;
  const long first = next_ - static_cast<long>(lines_.size());
  const long from = std::max({number, first, next_ - static_cast<long>(most)});
  batch.missed = std::max(from - number, 0l);
  if(from < next_)
    batch.lines.assign(lines_.begin() + (from - first), lines_.end());
  return batch;
}

long Console::count() const
{
  const std::lock_guard lock(mutex_);
  return next_;
}

std::uint64_t Console::bytesWritten() const
{
  const std::lock_guard lock(mutex_);
  return written_;
}

std::vector<std::string> Console::lastWords(std::size_t most) const
{
  const std::lock_guard lock(mutex_);
  const auto last = [&](Stream stream)
  {
    std::vector<std::string> words;
    for(auto line = lines_.rbegin(); line != lines_.rend() && words.size() < most; ++line)
      if(line->stream == stream && !line->text.empty())
        words.push_back(line->text);
    std::ranges::reverse(words);
    return words;
  };
  std::vector<std::string> words = last(Stream::Errors);
  return words.empty() ? last(Stream::Output) : words;
}

} // namespace sparkwright
