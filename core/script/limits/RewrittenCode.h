#pragma once

#include <mruby.h>
#include <mruby/irep.h>
#include <mruby/opcode.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace sparkwright
{

/// One irep's new code, with calls of ticks; see BytecodeTicks. Everything in here is plain data: the caller decides where
/// it goes.
class RewrittenCode
{
public:
  /// @param tick   method of `true` that counts a step
  /// @param index  `[]`
  /// @param entry  whether it begins with a tick
  RewrittenCode(const mrb_irep& irep, mrb_sym tick, mrb_sym index, bool entry);

  bool valid() const { return valid_; }
  bool changed() const { return !entryTicks_.empty() || !jumpTicks_.empty() || !callTicks_.empty() || indexes_; }
  const std::vector<mrb_sym>& symbols() const { return symbols_; }
  const char* why() const { return why_; }

  std::uint16_t registers() const { return static_cast<std::uint16_t>(register_ + 4); }
  std::uint32_t codeSize() const { return codeSize_; }
  /// The code, and behind it, as mruby wants it, the table of handlers.
  const std::vector<mrb_code>& code() const { return code_; }
  /// For every byte of the new code the place that its line number comes from.
  const std::vector<std::uint32_t>& origins() const { return origins_; }
  std::uint32_t moved(std::uint32_t position) const { return newPosition_[position]; }

private:
  bool refuse(const char* why)
  {
    why_ = why;
    return false;
  }

  struct Instruction
  {
    std::uint32_t start = 0; ///< Its prefix, if it has one.
    std::uint32_t end = 0;
    unsigned opcode = 0;
  };
  struct Handler
  {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    std::uint32_t target = 0;
  };

  std::size_t symbolOf(mrb_sym name);
  bool read(bool entry);
  bool readHandlers();
  bool placeEntryTicks();
  void placeCallTicks();
  bool place();
  void writeTick(std::uint32_t origin);
  void writeIndex(const Instruction& instruction);
  void writeSend(std::size_t first, std::size_t symbol, std::size_t arguments, std::uint32_t origin);
  bool writeJump(const Instruction& instruction);
  bool writeHandlers();
  std::int64_t target(const Instruction& jump) const
  {
    const mrb_code* const p = irep_.iseq + jump.end - 2;
    return static_cast<std::int64_t>(jump.end) + static_cast<std::int16_t>(PEEK_S(p));
  }
  bool has(const std::vector<std::uint32_t>& places, std::uint32_t place) const
  {
    return std::find(places.begin(), places.end(), place) != places.end();
  }
  void put(std::size_t byte, std::uint32_t origin)
  {
    code_.push_back(static_cast<mrb_code>(byte));
    origins_.push_back(origin);
  }

  const mrb_irep& irep_;
  std::size_t register_ = 0;
  std::size_t symbol_ = 0;      ///< Of the tick.
  std::size_t indexSymbol_ = 0; ///< Of `[]`.
  std::vector<mrb_sym> symbols_;
  bool indexes_ = false; ///< Whether it reads an element.
  bool valid_ = false;
  const char* why_ = "";
  std::vector<Instruction> instructions_;
  std::vector<Handler> handlers_;
  std::uint32_t tableEnd_ = 0;            ///< Behind OP_ENTER and its jumps for optional arguments.
  std::vector<std::uint32_t> entryTicks_; ///< Old places that are entered with a tick.
  std::vector<std::uint32_t> jumpTicks_;  ///< Old places of jumps that can lead backwards.
  std::vector<std::uint32_t> callTicks_;  ///< Old places of calls in a long row of them.
  std::vector<std::uint32_t> newPosition_; ///< Of every old place; behind its entry tick, before its jump tick.
  std::vector<std::uint32_t> entered_;     ///< The same, before its entry tick.
  std::vector<mrb_code> code_;
  std::vector<std::uint32_t> origins_;
  std::uint32_t codeSize_ = 0;
};

} // namespace sparkwright
