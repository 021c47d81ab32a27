#include "core/rsg/trace/TraceCache.h"

#include "core/rsg/trace/Tracer.h"

namespace sparkwright::rsg
{

TracePtr TraceCache::trace(const FilePtr& file, std::span<const std::string> arguments, bool referenceSkew)
{
  TracePtr& trace = files_[file][{arguments.begin(), arguments.end()}];
  if(!trace)
  {
    state_.options.referenceSkew = referenceSkew;
    trace = std::make_shared<const Trace>(Tracer::trace(state_, file, arguments));
  }
  return trace;
}

} // namespace sparkwright::rsg
