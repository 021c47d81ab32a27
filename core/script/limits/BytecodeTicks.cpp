#include "core/script/limits/BytecodeTicks.h"

#include "core/script/limits/RewrittenCode.h"

#include <mruby/debug.h>
#include <mruby/gc.h>
#include <mruby/proc.h>

#include <algorithm>
#include <cstring>

namespace sparkwright
{

namespace
{

/// Line numbers for the new code, one for each byte. Nullptr if there is no memory.
mrb_irep_debug_info* movedLines(mrb_state* mrb, const mrb_irep& irep, const RewrittenCode& rewriting)
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
  const RewrittenCode rewriting(irep, tick_, index_, entry);
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
  auto* const symbols = static_cast<mrb_sym*>(mrb_malloc_simple(mrb_, sizeof(mrb_sym) * rewriting.symbols().size()));
  if(!iseq || !symbols || (irep.debug_info && !lines))
  {
    mrb_free(mrb_, iseq);
    mrb_free(mrb_, symbols);
    mrb_debug_info_free(mrb_, lines);
    return false;
  }
  std::memcpy(iseq, code.data(), code.size());
  std::ranges::copy(rewriting.symbols(), symbols);
  if(!(irep.flags & MRB_ISEQ_NO_FREE))
    mrb_free(mrb_, const_cast<mrb_code*>(irep.iseq));
  mrb_free(mrb_, const_cast<mrb_sym*>(irep.syms));
  mrb_debug_info_free(mrb_, irep.debug_info);
  irep.flags &= static_cast<std::uint8_t>(~MRB_ISEQ_NO_FREE);
  irep.iseq = iseq;
  irep.ilen = rewriting.codeSize();
  irep.syms = symbols;
  irep.slen = static_cast<std::uint16_t>(rewriting.symbols().size());
  irep.nregs = rewriting.registers();
  irep.debug_info = lines;
  why.clear();
  return true;
}

const mrb_irep* BytecodeTicks::copyConstant(const mrb_irep& irep, std::string& why)
{
  if(const auto known = copyOf_.find(&irep); known != copyOf_.end())
    return known->second;
  const RewrittenCode rewriting(irep, tick_, index_, true);
  if(!rewriting.valid())
  {
    why = rewriting.why();
    return nullptr;
  }
  Copy& copy = copies_.emplace_back();
  copy.irep = irep;
  copy.code = rewriting.code();
  copy.symbols = rewriting.symbols();
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
