#pragma once

#include "core/message/MessageReader.h"
#include "core/message/PredicateList.h"

#include <mruby.h>

namespace sparkwright
{

/// The Ruby class Percepts of one interpreter. Private to core/script.
///
/// A message is parsed when its Percepts object is first used, and kept until another one is used.
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
  mrb_int made_ = 0; ///< Number of objects made.
  mrb_int held_ = 0; ///< Number of the object that `list_` belongs to.
  MessageReader reader_;
  PredicateList list_;
};

} // namespace sparkwright
