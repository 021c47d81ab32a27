#pragma once

#include "core/script/Interpreter.h"

#include <vector>

namespace sparkwright
{

class StateArchive;

// Private to core/script.

/// What a script remembers from call to call: the instance variables of its top-level object, the global variables that
/// it has made, and its random numbers. Of these, nil, booleans, numbers, texts, symbols, and arrays and hashes of them
/// can be saved. What hides in constants, classes and closures cannot, and is not noticed.
class ScriptMemory
{
public:
  /// To be made before the script is run. @param interpreter  must outlive this
  explicit ScriptMemory(Interpreter& interpreter);

  /// Saves or loads. @return false if something cannot be saved or is damaged
  bool archive(StateArchive& a);

private:
  void archiveRandom(StateArchive& a);
  bool isOwn(mrb_sym global) const;

  Interpreter& interpreter_;
  std::vector<mrb_sym> library_; ///< Global variables that are not the script's.
};

} // namespace sparkwright
