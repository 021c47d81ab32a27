#include "core/script/limits/BytecodeTicks.h"

#include <mruby/debug.h>
#include <mruby/dump.h>
#include <mruby/gc.h>
#include <mruby/opcode.h>
#include <mruby/proc.h>

#include <algorithm>
#include <cstring>
#include <optional>

namespace sparkwright
{

namespace
{

/// Registers up to this one may hold arguments, whatever the code says that it needs: self, 14 values, keywords, block.
constexpr unsigned firstFreeRegister = 18;
/// A jump's distance and the number of registers and symbols have 16 bits.
constexpr std::size_t mostRegisters = 0xffff;
/// Of places within an instruction.
constexpr std::uint32_t nowhere = UINT32_MAX;

/// How the operands of an instruction are laid out; named as in mruby/ops.h.
enum class Layout
{
  Z,
  B,
  BB,
  BBB,
  BS,
  BSS,
  S,
  W
};

constexpr Layout layouts[] = {
#define OPCODE(name, layout) Layout::layout,
#include <mruby/ops.h>
#undef OPCODE
};
constexpr std::size_t opcodeCount = std::size(layouts);

/// Bytes of the operands. `wideFirst` and `wideSecond`: the prefix that was read makes this operand 16 bits long.
constexpr std::size_t operandSize(Layout layout, bool wideFirst, bool wideSecond)
{
  const std::size_t first = wideFirst ? 2 : 1;
  const std::size_t second = wideSecond ? 2 : 1;
  switch(layout)
  {
  case Layout::Z:
    return 0;
  case Layout::B:
    return first;
  case Layout::BB:
    return first + second;
  case Layout::BBB:
    return first + second + 1;
  case Layout::BS:
    return first + 2;
  case Layout::BSS:
    return first + 4;
  case Layout::S:
    return 2;
  case Layout::W:
    return 3;
  }
  return 0;
}

constexpr bool isJump(unsigned opcode)
{
  return opcode == OP_JMP || opcode == OP_JMPIF || opcode == OP_JMPNOT || opcode == OP_JMPNIL || opcode == OP_JMPUW;
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

/// One irep's new code. Everything in here is plain data: the caller decides where it goes.
class Rewriting
{
public:
  Rewriting(const mrb_irep& irep, mrb_sym tick, bool entry) : irep_(irep)
  {
    register_ = std::max<std::size_t>(irep.nregs, firstFreeRegister);
    symbol_ = irep.slen;
    for(std::size_t i = 0; i < irep.slen; ++i)
      if(irep.syms[i] == tick)
        symbol_ = i; // rewriting what is rewritten does no harm, but neither does it any good
    valid_ = read(entry) && place();
  }

  bool valid() const { return valid_; }
  bool changed() const { return !entryTicks_.empty() || !jumpTicks_.empty(); }
  bool addsSymbol() const { return symbol_ == irep_.slen; }
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

  bool read(bool entry);
  bool readHandlers();
  bool placeEntryTicks();
  bool place();
  void writeTick(std::uint32_t origin);
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
  std::size_t symbol_ = 0;
  bool valid_ = false;
  const char* why_ = "";
  std::vector<Instruction> instructions_;
  std::vector<Handler> handlers_;
  std::uint32_t tableEnd_ = 0;            ///< Behind OP_ENTER and its jumps for optional arguments.
  std::vector<std::uint32_t> entryTicks_; ///< Old places that are entered with a tick.
  std::vector<std::uint32_t> jumpTicks_;  ///< Old places of jumps that can lead backwards.
  std::vector<std::uint32_t> newPosition_; ///< Of every old place; behind its entry tick, before its jump tick.
  std::vector<std::uint32_t> entered_;     ///< The same, before its entry tick.
  std::vector<mrb_code> code_;
  std::vector<std::uint32_t> origins_;
  std::uint32_t codeSize_ = 0;
};

bool Rewriting::read(bool entry)
{
  for(std::uint32_t at = 0; at < irep_.ilen;)
  {
    Instruction instruction{at, at, irep_.iseq[at]};
    bool wideFirst = false;
    bool wideSecond = false;
    std::uint32_t operands = at + 1;
    if(instruction.opcode == OP_EXT1 || instruction.opcode == OP_EXT2 || instruction.opcode == OP_EXT3)
    {
      wideFirst = instruction.opcode != OP_EXT2;
      wideSecond = instruction.opcode != OP_EXT1;
      if(operands >= irep_.ilen)
        return refuse("its code ends within an instruction");
      instruction.opcode = irep_.iseq[operands++];
    }
    if(instruction.opcode >= opcodeCount)
      return refuse("its code has an unknown instruction");
    instruction.end =
        operands + static_cast<std::uint32_t>(operandSize(layouts[instruction.opcode], wideFirst, wideSecond));
    if(instruction.end > irep_.ilen)
      return refuse("its code ends within an instruction");
    if(isJump(instruction.opcode))
    {
      const std::int64_t to = target(instruction);
      if(to < 0 || to > irep_.ilen)
        return refuse("its code jumps out of itself");
      if(to <= instruction.start)
        jumpTicks_.push_back(instruction.start);
    }
    instructions_.push_back(instruction);
    at = instruction.end;
  }
  if(!readHandlers())
    return false;
  // Proc#call is nothing but OP_CALL, which replaces its own frame; the block that it calls has a tick.
  if(entry && !instructions_.empty() && instructions_.front().opcode != OP_CALL)
    return placeEntryTicks();
  return true;
}

bool Rewriting::readHandlers()
{
  const mrb_irep_catch_handler* const table = mrb_irep_catch_handler_table(&irep_);
  for(std::size_t i = 0; i < irep_.clen; ++i)
  {
    const Handler handler{bin_to_uint32(table[i].begin), bin_to_uint32(table[i].end), bin_to_uint32(table[i].target)};
    if(handler.begin > handler.end || handler.end > handler.target || handler.target > irep_.ilen)
      return refuse("one of its handlers does not lie behind the code that it guards");
    handlers_.push_back(handler);
  }
  return true;
}

bool Rewriting::placeEntryTicks()
{
  const Instruction& first = instructions_.front();
  tableEnd_ = first.opcode == OP_ENTER ? first.end : 0;
  const std::uint32_t optional = first.opcode == OP_ENTER ? MRB_ASPEC_OPT(PEEK_W(irep_.iseq + 1)) : 0;
  if(optional == 0)
  {
    entryTicks_.push_back(tableEnd_);
    return true;
  }
  // OP_ENTER goes on at the jump that belongs to the number of arguments given.
  if(instructions_.size() < optional + 2)
    return refuse("its optional arguments are incomplete");
  for(std::size_t i = 1; i <= optional + 1; ++i)
  {
    const Instruction& jump = instructions_[i];
    if(jump.opcode != OP_JMP || jump.end - jump.start != 3 || target(jump) <= jump.start)
      return refuse("its optional arguments are laid out in an unknown way");
    const std::uint32_t to = static_cast<std::uint32_t>(target(jump));
    if(!has(entryTicks_, to))
      entryTicks_.push_back(to);
    tableEnd_ = jump.end;
  }
  return true;
}

bool Rewriting::place()
{
  if(register_ + 4 > mostRegisters || symbol_ >= mostRegisters)
    return refuse("it has too many variables or names");
  newPosition_.assign(irep_.ilen + 1, nowhere);
  entered_.assign(irep_.ilen + 1, nowhere);
  // Twice: the first time to learn where everything goes.
  for(int turn = 0; turn < 2; ++turn)
  {
    code_.clear();
    origins_.clear();
    for(const Instruction& instruction : instructions_)
    {
      entered_[instruction.start] = static_cast<std::uint32_t>(code_.size());
      if(has(entryTicks_, instruction.start))
        writeTick(instruction.start);
      newPosition_[instruction.start] = static_cast<std::uint32_t>(code_.size());
      if(isJump(instruction.opcode))
      {
        if(std::binary_search(jumpTicks_.begin(), jumpTicks_.end(), instruction.start))
          writeTick(instruction.start);
        if(!writeJump(instruction) && turn == 1)
          return refuse("one of its loops or branches is too long or leads nowhere");
      }
      else
        for(std::uint32_t at = instruction.start; at < instruction.end; ++at)
          put(irep_.iseq[at], at);
    }
    codeSize_ = static_cast<std::uint32_t>(code_.size());
    newPosition_[irep_.ilen] = entered_[irep_.ilen] = codeSize_;
  }
  return writeHandlers();
}

/// LOADT register; SEND register tick 0
void Rewriting::writeTick(std::uint32_t origin)
{
  const bool wideRegister = register_ > 0xff;
  const bool wideSymbol = symbol_ > 0xff;
  const auto operand = [&](std::size_t value, bool wide) {
    if(wide)
      put(value >> 8, origin);
    put(value & 0xff, origin);
  };
  if(wideRegister)
    put(OP_EXT1, origin);
  put(OP_LOADT, origin);
  operand(register_, wideRegister);
  if(wideRegister || wideSymbol)
    put(wideRegister && wideSymbol ? OP_EXT3 : wideRegister ? OP_EXT1 : OP_EXT2, origin);
  put(OP_SEND, origin);
  operand(register_, wideRegister);
  operand(symbol_, wideSymbol);
  put(0, origin);
}

bool Rewriting::writeJump(const Instruction& instruction)
{
  for(std::uint32_t at = instruction.start; at + 2 < instruction.end; ++at)
    put(irep_.iseq[at], at);
  const std::uint32_t to = static_cast<std::uint32_t>(target(instruction));
  const bool inTable = instruction.end <= tableEnd_;
  const std::int64_t distance = static_cast<std::int64_t>((inTable ? entered_ : newPosition_)[to]) -
                                (static_cast<std::int64_t>(code_.size()) + 2);
  const std::uint16_t bits = static_cast<std::uint16_t>(distance);
  put(bits >> 8, instruction.start);
  put(bits & 0xff, instruction.start);
  return newPosition_[to] != nowhere && distance >= INT16_MIN && distance <= INT16_MAX;
}

bool Rewriting::writeHandlers()
{
  const mrb_irep_catch_handler* const table = mrb_irep_catch_handler_table(&irep_);
  for(std::size_t i = 0; i < handlers_.size(); ++i)
  {
    for(const std::uint32_t place : {handlers_[i].begin, handlers_[i].end, handlers_[i].target})
      if(newPosition_[place] == nowhere)
        return refuse("one of its handlers leads nowhere");
    mrb_irep_catch_handler moved{};
    moved.type = table[i].type;
    uint32_to_bin(newPosition_[handlers_[i].begin], moved.begin);
    uint32_to_bin(newPosition_[handlers_[i].end], moved.end);
    uint32_to_bin(newPosition_[handlers_[i].target], moved.target);
    const auto* const bytes = reinterpret_cast<const mrb_code*>(&moved);
    code_.insert(code_.end(), bytes, bytes + sizeof moved);
  }
  return true;
}

/// Line numbers for the new code, one for each byte. Nullptr if there is no memory.
mrb_irep_debug_info* movedLines(mrb_state* mrb, const mrb_irep& irep, const Rewriting& rewriting)
{
  const mrb_irep_debug_info& old = *irep.debug_info;
  auto* const info = static_cast<mrb_irep_debug_info*>(mrb_malloc_simple(mrb, sizeof(mrb_irep_debug_info)));
  if(!info)
    return nullptr;
  *info = {rewriting.codeSize(), 0, nullptr};
  info->files = static_cast<mrb_irep_debug_info_file**>(
      mrb_malloc_simple(mrb, sizeof(void*) * std::max<std::size_t>(old.flen, 1)));
  for(std::size_t i = 0; info->files && i < old.flen; ++i)
  {
    // The first file also answers for an entry tick in front of it.
    const std::uint32_t start = i == 0 ? 0 : rewriting.moved(old.files[i]->start_pos);
    const std::uint32_t to = i + 1 < old.flen ? rewriting.moved(old.files[i + 1]->start_pos) : rewriting.codeSize();
    auto* const file = static_cast<mrb_irep_debug_info_file*>(mrb_malloc_simple(mrb, sizeof(mrb_irep_debug_info_file)));
    auto* const lines = static_cast<std::uint16_t*>(mrb_malloc_simple(mrb, std::max<std::size_t>(to - start, 1) * 2));
    if(!file || !lines)
    {
      mrb_free(mrb, file);
      mrb_free(mrb, lines);
      mrb_debug_info_free(mrb, info);
      return nullptr;
    }
    *file = {start, old.files[i]->filename_sym, to - start, mrb_debug_line_ary, {}};
    file->lines.ary = lines;
    for(std::uint32_t at = start; at < to; ++at)
      lines[at - start] =
          static_cast<std::uint16_t>(std::max(mrb_debug_get_line(mrb, &irep, rewriting.origins()[at]), 0));
    info->files[info->flen++] = file;
  }
  if(info->files)
    return info;
  mrb_debug_info_free(mrb, info);
  return nullptr;
}

} // namespace

bool BytecodeTicks::rewriteText(const RProc& text, std::string& why)
{
  return rewriteOwned(const_cast<mrb_irep&>(*text.body.irep), false, why);
}

bool BytecodeTicks::rewriteOwned(mrb_irep& irep, bool entry, std::string& why)
{
  for(std::size_t i = 0; i < irep.rlen; ++i)
    if(irep.reps[i] && !rewriteOwned(const_cast<mrb_irep&>(*irep.reps[i]), true, why))
      return false;
  const Rewriting rewriting(irep, tick_, entry);
  if(!rewriting.valid())
  {
    why = rewriting.why();
    return false;
  }
  if(!rewriting.changed())
    return true;
  why = "out of memory";
  const std::vector<mrb_code>& code = rewriting.code();
  mrb_irep_debug_info* const lines = irep.debug_info ? movedLines(mrb_, irep, rewriting) : nullptr;
  auto* const iseq = static_cast<mrb_code*>(mrb_malloc_simple(mrb_, code.size()));
  auto* const symbols = static_cast<mrb_sym*>(mrb_malloc_simple(mrb_, sizeof(mrb_sym) * (irep.slen + 1u)));
  if(!iseq || !symbols || (irep.debug_info && !lines))
  {
    mrb_free(mrb_, iseq);
    mrb_free(mrb_, symbols);
    mrb_debug_info_free(mrb_, lines);
    return false;
  }
  std::memcpy(iseq, code.data(), code.size());
  std::copy_n(irep.syms, irep.slen, symbols);
  symbols[irep.slen] = tick_;
  if(!(irep.flags & MRB_ISEQ_NO_FREE))
    mrb_free(mrb_, const_cast<mrb_code*>(irep.iseq));
  mrb_free(mrb_, const_cast<mrb_sym*>(irep.syms));
  mrb_debug_info_free(mrb_, irep.debug_info);
  irep.flags &= static_cast<std::uint8_t>(~MRB_ISEQ_NO_FREE);
  irep.iseq = iseq;
  irep.ilen = rewriting.codeSize();
  irep.syms = symbols;
  irep.slen = static_cast<std::uint16_t>(irep.slen + (rewriting.addsSymbol() ? 1 : 0));
  irep.nregs = rewriting.registers();
  irep.debug_info = lines;
  why.clear();
  return true;
}

const mrb_irep* BytecodeTicks::copyConstant(const mrb_irep& irep, std::string& why)
{
  if(const auto known = copyOf_.find(&irep); known != copyOf_.end())
    return known->second;
  const Rewriting rewriting(irep, tick_, true);
  if(!rewriting.valid())
  {
    why = rewriting.why();
    return nullptr;
  }
  Copy& copy = copies_.emplace_back();
  copy.irep = irep;
  copy.code = rewriting.code();
  copy.symbols.assign(irep.syms, irep.syms + irep.slen);
  if(rewriting.addsSymbol())
    copy.symbols.push_back(tick_);
  for(std::size_t i = 0; i < irep.rlen; ++i)
  {
    const mrb_irep* const child = irep.reps && irep.reps[i] ? copyConstant(*irep.reps[i], why) : nullptr;
    if(irep.reps && irep.reps[i] && !child)
      return nullptr;
    copy.children.push_back(child);
  }
  copy.irep.iseq = copy.code.data();
  copy.irep.ilen = rewriting.codeSize();
  copy.irep.syms = copy.symbols.data();
  copy.irep.slen = static_cast<std::uint16_t>(copy.symbols.size());
  copy.irep.reps = copy.children.data();
  copy.irep.nregs = rewriting.registers();
  copy.irep.debug_info = nullptr;
  copyOf_.emplace(&irep, &copy.irep);
  copyOf_.emplace(&copy.irep, &copy.irep);
  return &copy.irep;
}

bool BytecodeTicks::rewriteLibrary(std::string& why)
{
  struct Walk
  {
    BytecodeTicks* ticks;
    std::string* why;
    bool ok = true;
  } walk{this, &why};
  mrb_objspace_each_objects(
      mrb_,
      [](mrb_state*, RBasic* object, void* data) {
        Walk& walk = *static_cast<Walk*>(data);
        if(object->tt != MRB_TT_PROC)
          return static_cast<int>(MRB_EACH_OBJ_OK);
        RProc* const proc = reinterpret_cast<RProc*>(object);
        if(MRB_PROC_CFUNC_P(proc) || !proc->body.irep)
          return static_cast<int>(MRB_EACH_OBJ_OK);
        // What mruby would free is no library; there is none before the first script.
        const mrb_irep* const copy =
            proc->body.irep->flags & MRB_IREP_NO_FREE ? walk.ticks->copyConstant(*proc->body.irep, *walk.why) : nullptr;
        if(!copy)
        {
          walk.ok = false;
          return static_cast<int>(MRB_EACH_OBJ_BREAK);
        }
        proc->body.irep = copy;
        return static_cast<int>(MRB_EACH_OBJ_OK);
      },
      &walk);
  return walk.ok;
}

} // namespace sparkwright
