#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace sparkwright::strategy
{

/// What a person types.
struct ConsoleCommand
{
  enum class Kind
  {
    Load,
    Reload,
    Unload,
    Status,
    Quit,
    Unknown,
    Nothing ///< An empty line.
  };

  Kind kind = Kind::Nothing;
  std::string argument; ///< Of Load: the file; of Unknown: the word.
};

ConsoleCommand readCommand(std::string_view line);

/// Lines of standard input, without blocking.
class Console
{
public:
  /// −1: there is nothing more to read.
  int descriptor() const;
  /// Reads what is there; call it when descriptor() is readable.
  void read();
  /// The next whole line, without its end.
  std::optional<std::string> next();

private:
  std::string text_;
  bool ended_ = false;
};

} // namespace sparkwright::strategy
