#pragma once

#include "core/message/MessageReader.h"
#include "core/message/PredicateList.h"

#include <mruby.h>

namespace sparkwright
{

/// Percepts as Ruby sees them: the class Percepts of one interpreter. Private to core/script.
///
/// The message of a Percepts object is read when something is asked of it, and stays read until another one is asked.
class PerceptValues
{
public:
  /// Makes the class, whose methods refer to this object. May raise.
  void define(mrb_state* mrb);
  /// A new Percepts object. May raise.
  mrb_value make(mrb_state* mrb, const char* text, std::size_t length);

private:
  struct Methods;

  const PredicateList& read(mrb_state* mrb, mrb_value self);

  RClass* class_ = nullptr;
  mrb_int made_ = 0; ///< Numbers the objects …
  mrb_int held_ = 0; ///< … and which of them `list_` has been read from.
  MessageReader reader_;
  PredicateList list_;
};

} // namespace sparkwright
