#include "app/strategy/Console.h"

#include <algorithm>
#include <array>
#include <unistd.h>

namespace sparkwright::strategy
{

namespace
{

constexpr std::array<std::string_view, 5> commandWords{"load", "reload", "unload", "status", "quit"}; // As Kind.

std::string_view trimmed(std::string_view text)
{
  const std::size_t begin = text.find_first_not_of(" \t\r");
  if(begin == std::string_view::npos)
    return {};
  return text.substr(begin, text.find_last_not_of(" \t\r") - begin + 1);
}

} // namespace

ConsoleCommand readCommand(std::string_view line)
{
  line = trimmed(line);
  if(line.empty())
    return {};
  const std::string_view word = line.substr(0, line.find_first_of(" \t"));
  const std::string_view rest = trimmed(line.substr(word.size()));
  const auto found = std::find(commandWords.begin(), commandWords.end(), word);
  const auto kind = static_cast<ConsoleCommand::Kind>(found - commandWords.begin());
  if(found == commandWords.end() || rest.empty() == (kind == ConsoleCommand::Kind::Load))
    return {ConsoleCommand::Kind::Unknown, std::string(line)};
  return {kind, std::string(rest)};
}

int Console::descriptor() const { return ended_ ? -1 : STDIN_FILENO; }

void Console::read()
{
  constexpr std::size_t longestLine = 64u << 10;
  std::array<char, 4096> bytes;
  const ssize_t count = ::read(STDIN_FILENO, bytes.data(), bytes.size());
  if(count > 0 && text_.size() < longestLine)
    text_.append(bytes.data(), static_cast<std::size_t>(count));
  else
    ended_ = true;
}

std::optional<std::string> Console::next()
{
  const std::size_t end = text_.find('\n');
  if(end == std::string::npos)
    return std::nullopt;
  std::string line = text_.substr(0, end);
  text_.erase(0, end + 1);
  return line;
}

} // namespace sparkwright::strategy
