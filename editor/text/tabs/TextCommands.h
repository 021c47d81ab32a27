#pragma once

#include <span>

namespace sparkwright
{

class TextOptions;
class TextPage;

/// A command of the text view, for menus and keys.
struct TextCommand
{
  const char* id;
  const char* shortcut;       ///< Empty: none.
  const char *text, *toolTip; ///< To be translated in the context `TextCommands`.
  void (*run)(TextPage& page);
  bool (*isOn)(const TextOptions& options) = nullptr; ///< Of commands that switch something on and off.
  bool search = false; ///< Its key acts in the row for searching, too.
};

/// All commands, in the order of menus.
std::span<const TextCommand> textCommands();

} // namespace sparkwright
