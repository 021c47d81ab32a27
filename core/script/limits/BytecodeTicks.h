#pragma once

#include <mruby.h>
#include <mruby/irep.h>

#include <cstdint>
#include <deque>
#include <string>
#include <unordered_map>
#include <vector>

namespace sparkwright
{

/// Rewrites mruby's bytecode so that it counts its steps: inserts a call of `true.<tick>`, without arguments,
///   - at the entry of every method and block, after OP_ENTER and its table of optional arguments,
///   - before every jump that can lead backwards, and
///   - before every sixteenth call in a text, method or block.
/// Elements are read by calling `[]`, which the interpreter guards, instead of by an instruction.
/// Results, line numbers, handlers and arity stay the same.
///
/// Code in which every tick raises terminates: no jump backwards is taken any more, and a handler always stands after
/// the code that it guards (checked here; other code is refused). So every running method only moves forward, and no
/// new one gets beyond its entry.
///
/// Private to core/script. Nothing in here raises.
class BytecodeTicks
{
public:
  BytecodeTicks(mrb_state* mrb, mrb_sym tick) : mrb_(mrb), tick_(tick), index_(mrb_intern_lit(mrb, "[]")) {}
  BytecodeTicks(const BytecodeTicks&) = delete;
  BytecodeTicks& operator=(const BytecodeTicks&) = delete;

  /// Rewrites a compiled text with all methods and blocks in it. The text's own entry gets no tick: it runs once.
  /// @return false on failure, with the reason in `why`; the code must not run then
  bool rewriteText(const RProc& text, std::string& why);

  /// Rewrites every existing method and block: mruby's own library. Its code is constant, so it is replaced by copies;
  /// this object must outlive the mrb_state.
  bool rewriteLibrary(std::string& why);

private:
  /// A copy of constant code, marked as not to be freed by mruby.
  struct Copy
  {
    mrb_irep irep{};
    std::vector<mrb_code> code;
    std::vector<mrb_sym> symbols;
    std::vector<const mrb_irep*> children;
  };

  bool rewriteOwned(mrb_irep& irep, bool entry, std::string& why);
  const mrb_irep* copyConstant(const mrb_irep& irep, std::string& why);

  mrb_state* mrb_;
  mrb_sym tick_;
  mrb_sym index_;
  std::deque<Copy> copies_;
  std::unordered_map<const mrb_irep*, const mrb_irep*> copyOf_;
};

} // namespace sparkwright
