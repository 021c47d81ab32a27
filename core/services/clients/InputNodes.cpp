#include "core/services/clients/InputNodes.h"

#include "core/object/ObjectTexts.h"
#include "core/script/ScriptEngine.h"
#include "core/text/InQuotes.h"

#include <algorithm>
#include <array>

namespace sparkwright
{

namespace
{

using Name = std::string_view;

/// Keys, buttons and axes by the names that scan code maps use, `Input.IC_<Name>`.
constexpr auto keyNames = std::to_array<Name>(
    {"1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9", "F10",
     "F11", "F12", "A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O", "P", "Q", "R", "S", "T",
     "U", "V", "W", "X", "Y", "Z", "KP0", "KP1", "KP2", "KP3", "KP4", "KP5", "KP6", "KP7", "KP8", "KP9", "KP_DECIMAL",
     "KP_DIVIDE", "KP_MULTIPLY", "KP_MINUS", "KP_PLUS", "KP_ENTER", "UP", "DOWN", "LEFT", "RIGHT", "INSERT", "DELETE",
     "HOME", "END", "PAGEUP", "PAGEDOWN", "NUMLOCK", "CAPSLOCK", "SCROLLOCK", "LSHIFT", "RSHIFT", "LCTRL", "RCTRL",
     "LALT", "RALT", "LSUPER", "RSUPER", "ESCAPE", "PRINT", "PAUSE", "GRAVE", "MINUS", "EQUALS", "BACKSLASH",
     "BACKSPACE", "TAB", "LBRACKET", "RBRACKET", "RETURN", "SEMICOLON", "APOSTROPHE", "OEM_102", "COMMA", "PERIOD",
     "SLASH", "SPACE", "MOUSE_LEFT", "MOUSE_RIGHT", "MOUSE_MIDDLE", "AXISX", "AXISY", "AXISZ", "AXIST"});

constexpr auto cameraCommands = std::to_array<Name>({"Quit", "Timer", "MouseX", "MouseY", "Left", "Right", "Forward",
                                                     "Backward", "Up", "Down", "Mouselook"});
constexpr auto modifierNames = std::to_array<Name>(
    {"shift", "ctrl", "alt", "lshift", "rshift", "lctrl", "rctrl", "lalt", "ralt"});

void publish(const Context* context, const std::string& nameSpace, std::string_view prefix, CommandTable table)
{
  if(!context || !context->scripts)
    return;
  for(std::size_t i = 0; i < table.names.size(); ++i)
    context->scripts->setVariable(nameSpace, std::string(prefix).append(table.names[i]),
                                  static_cast<std::int64_t>(table.first) + static_cast<std::int64_t>(i));
}

} // namespace

void InputServer::onLink()
{
  publish(context(), "Input", "IC_", {keyNames, 1});
}

LocalText InputServer::bind(const std::string& description, int command)
{
  Binding binding;
  binding.command = command;
  std::string_view rest = description;
  while(true)
  {
    rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
    const std::size_t end = rest.find(' ');
    if(end == std::string_view::npos || rest.find_first_not_of(' ', end) == std::string_view::npos)
      break;
    const std::string_view modifier = rest.substr(0, end);
    if(std::find(modifierNames.begin(), modifierNames.end(), modifier) == modifierNames.end())
      return objectText("input.modifier", inQuotes(modifier));
    binding.modifiers.append(binding.modifiers.empty() ? "" : " ").append(modifier);
    rest.remove_prefix(end);
  }
  rest = rest.substr(0, rest.find(' '));
  if(rest.size() > 1 && (rest.front() == '+' || rest.front() == '-'))
  {
    binding.press = rest.front() == '+';
    binding.release = !binding.press;
    rest.remove_prefix(1);
  }
  if(rest.empty())
    return objectText("input.key");
  if(bindings.size() >= mostEntries)
    return objectText("input.bindings");
  binding.key = rest;
  bindings.push_back(std::move(binding));
  return {};
}

void InputControl::onLink()
{
  publish(context(), "Command", "", {cameraCommands, 1});
}

void InputItem::onLink()
{
  publish(context(), "Command", "", commands_);
}

} // namespace sparkwright
