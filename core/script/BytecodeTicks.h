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

/// Rewrites mruby's bytecode so that it counts its steps: a call of `true.<tick>`, without arguments, is put
///   - at the entry of every method and block, behind OP_ENTER and its table of optional arguments, and
///   - in front of every jump that can lead backwards.
/// Nothing else changes: results, line numbers, handlers, arity.
///
/// Why code in which every tick raises comes to its end: no jump is taken backwards any more, and a handler always lies
/// behind the code that it guards (checked here; other code is refused). So every running method only moves forward, and
/// no new one gets beyond its entry.
///
/// Private to core/script. Nothing in here raises.
class BytecodeTicks
{
public:
  BytecodeTicks(mrb_state* mrb, mrb_sym tick) : mrb_(mrb), tick_(tick) {}
  BytecodeTicks(const BytecodeTicks&) = delete;
  BytecodeTicks& operator=(const BytecodeTicks&) = delete;

  /// Rewrites a compiled text with all methods and blocks in it. The text's own entry gets no tick: it runs once.
  /// @return false if it cannot be done, `why` says what is wrong; the code must not run then
  bool rewriteText(const RProc& text, std::string& why);

  /// Rewrites every method and block that exists: mruby's own library. Its code is constant, so copies take its place,
  /// and this object has to live as long as the mrb_state.
  bool rewriteLibrary(std::string& why);

private:
  /// Constant code's stand-in, marked as not to be freed by mruby.
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
  std::deque<Copy> copies_;
  std::unordered_map<const mrb_irep*, const mrb_irep*> copyOf_;
};

} // namespace sparkwright
