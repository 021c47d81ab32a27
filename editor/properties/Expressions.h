#pragma once

#include <memory>
#include <optional>
#include <string>

namespace sparkwright
{

/// Evaluates expressions of scene files without a simulation: numbers and functions, no variables of set-up scripts.
class Expressions
{
public:
  Expressions();
  ~Expressions();

  /// The value as `eval` gives it; nothing if it fails, or needs a variable.
  std::optional<std::string> operator()(const std::string& text);

private:
  struct Engine;
  std::unique_ptr<Engine> engine_; ///< Made when first needed.
};

} // namespace sparkwright
