#include "core/script/limits/RewrittenCode.h"

#include <mruby/dump.h>

namespace sparkwright
{

namespace
{

/// Registers up to this one may hold arguments, whatever the code says that it needs: self, 14 values, keywords, block.
constexpr unsigned firstFreeRegister = 18;
/// A jump's distance and the number of registers and symbols have 16 bits.
constexpr std::size_t maxRegisters = 0xffff;
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

/// Whether it calls a method, maybe one that is written in C and takes no step.
constexpr bool isCall(unsigned opcode)
{
  switch(opcode)
  {
  case OP_SEND:
  case OP_SENDB:
  case OP_SSEND:
  case OP_SSENDB:
  case OP_SUPER:
  case OP_GETIDX:
  case OP_SETIDX:
  case OP_ADD:
  case OP_SUB:
  case OP_MUL:
  case OP_DIV:
  case OP_EQ:
  case OP_LT:
  case OP_LE:
  case OP_GT:
  case OP_GE:
  case OP_STRCAT:
  case OP_ARYCAT:
    return true;
  default:
    return false;
  }
}

} // namespace

RewrittenCode::RewrittenCode(const mrb_irep& irep, mrb_sym tick, mrb_sym index, bool entry)
    : irep_(irep), symbols_(irep.syms, irep.syms + irep.slen)
{
  register_ = std::max<std::size_t>(irep.nregs, firstFreeRegister);
  symbol_ = symbolOf(tick);
  indexSymbol_ = symbolOf(index);
  valid_ = read(entry) && place();
}

/// Of the code, added if it has none; rewriting what is rewritten does no harm, but neither does it any good.
std::size_t RewrittenCode::symbolOf(mrb_sym name)
{
  const auto found = std::ranges::find(symbols_, name);
  const auto position = static_cast<std::size_t>(found - symbols_.begin());
  if(found == symbols_.end())
    symbols_.push_back(name);
  return position;
}

bool RewrittenCode::read(bool entry)
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
    indexes_ = indexes_ || instruction.opcode == OP_GETIDX;
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
  if(entry && !instructions_.empty() && instructions_.front().opcode != OP_CALL && !placeEntryTicks())
    return false;
  placeCallTicks();
  return true;
}

void RewrittenCode::placeCallTicks()
{
  constexpr int row = 16;
  int calls = 0;
  for(const Instruction& instruction : instructions_)
    if(instruction.start >= tableEnd_ && isCall(instruction.opcode) && ++calls % row == 0)
      callTicks_.push_back(instruction.start);
}

bool RewrittenCode::readHandlers()
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

bool RewrittenCode::placeEntryTicks()
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

bool RewrittenCode::place()
{
  if(register_ + 4 > maxRegisters || symbols_.size() > maxRegisters)
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
      if(has(entryTicks_, instruction.start) ||
         std::binary_search(callTicks_.begin(), callTicks_.end(), instruction.start))
        writeTick(instruction.start);
      newPosition_[instruction.start] = static_cast<std::uint32_t>(code_.size());
      if(isJump(instruction.opcode))
      {
        if(std::binary_search(jumpTicks_.begin(), jumpTicks_.end(), instruction.start))
          writeTick(instruction.start);
        if(!writeJump(instruction) && turn == 1)
          return refuse("one of its loops or branches is too long or leads nowhere");
      }
      else if(instruction.opcode == OP_GETIDX)
        writeIndex(instruction);
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
void RewrittenCode::writeTick(std::uint32_t origin)
{
  const bool wide = register_ > 0xff;
  if(wide)
    put(OP_EXT1, origin);
  put(OP_LOADT, origin);
  if(wide)
    put(register_ >> 8, origin);
  put(register_ & 0xff, origin);
  writeSend(register_, symbol_, 0, origin);
}

/// SEND register [] 1 instead of GETIDX register, which searches texts itself and goes round the method that is guarded.
void RewrittenCode::writeIndex(const Instruction& instruction)
{
  const mrb_code* const p = irep_.iseq + instruction.start;
  const bool wide = p[0] != OP_GETIDX; // Behind OP_EXT1, or another prefix with the same effect.
  const std::size_t first = wide && p[0] != OP_EXT2 ? static_cast<std::size_t>(PEEK_S(p + 2)) : p[wide ? 2 : 1];
  writeSend(first, indexSymbol_, 1, instruction.start);
}

void RewrittenCode::writeSend(std::size_t first, std::size_t symbol, std::size_t arguments, std::uint32_t origin)
{
  const bool wideRegister = first > 0xff;
  const bool wideSymbol = symbol > 0xff;
  const auto operand = [&](std::size_t value, bool wide)
  {
    if(wide)
      put(value >> 8, origin);
    put(value & 0xff, origin);
  };
  if(wideRegister || wideSymbol)
    put(wideRegister && wideSymbol ? OP_EXT3 : wideRegister ? OP_EXT1 : OP_EXT2, origin);
  put(OP_SEND, origin);
  operand(first, wideRegister);
  operand(symbol, wideSymbol);
  put(arguments, origin);
}

bool RewrittenCode::writeJump(const Instruction& instruction)
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

bool RewrittenCode::writeHandlers()
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

} // namespace sparkwright
