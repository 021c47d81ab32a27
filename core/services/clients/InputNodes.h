#pragma once

#include "core/services/SimulationServer.h"
#include "core/text/LocalText.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// /sys/server/input: devices, key names and bindings. Bindings are kept for programs with a window; without one they
/// have no effect.
class InputServer : public ServerNode
{
public:
  struct Binding
  {
    std::string modifiers; ///< `shift lctrl`, in the order given; empty: none.
    std::string key;       ///< `axisx`, `k`
    bool press = true;     ///< Triggered by pressing the key …
    bool release = true;   ///< … and by releasing it.
    int command = 0;
  };
  struct Key
  {
    int code = 0;
    std::string name;
    int plain = 0, shift = 0, alt = 0; ///< Characters; 0: none.
  };
  static constexpr std::size_t mostEntries = 10000;

  /// @return empty, or what is wrong with the description
  LocalText bind(const std::string& description, int command);

  std::string system;
  std::string scanCodes; ///< File that names the keys.
  std::vector<Key> keys;
  std::vector<Binding> bindings; ///< Later ones are tried first.

protected:
  void onLink() override;
};

/// Maps input to camera movement and commands of the application.
class InputControl : public SimControlNode
{
public:
  bool advanceTime = false;
  std::string controller; ///< Path of the FPSController that the keys move.

protected:
  void onLink() override;
};

/// A table of commands that scripts can bind keys to: variables `Command.<Name>`, numbered from `first` on.
struct CommandTable
{
  std::span<const std::string_view> names;
  int first = 0;
};

/// Commands of an application in addition to those of InputControl.
class InputItem : public ServerNode
{
public:
  explicit InputItem(CommandTable commands = {}) : commands_(commands) {}

protected:
  void onLink() override;

private:
  CommandTable commands_;
};

} // namespace sparkwright
