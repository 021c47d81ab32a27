#include "core/world/live/PartKind.h"

#include "core/object/Registry.h"
#include "core/world/live/LiveTexts.h"

namespace sparkwright
{

using rsg::Trace;

namespace
{

constexpr int deepest = 64;

bool standsAlone(const ClassInfo& info)
{
  return info.isA("Transform") || info.isA("Space");
}

} // namespace

void PartKind::add(const ClassInfo& info)
{
  world |= info.isA("World");
  joints |= info.isA("Joint");
  for(const char* const name : {"Body", "Space", "AgentAspect", "AgentState"})
    bodies |= info.isA(name);
}

PartKind PartKind::of(std::span<const std::shared_ptr<Object>> roots)
{
  PartKind kind;
  for(const auto& root : roots)
  {
    root->visit<Object>([&](Object& object) { kind.add(object.classInfo()); });
    kind.carried |= !standsAlone(root->classInfo());
  }
  return kind;
}

PartKind PartKind::of(const Trace& trace, Trace::Index step, const Find& find, rsg::TraceCache& traces,
                      Diagnostics& problems)
{
  PartKind kind;
  const Trace::Step& start = trace.steps[step];
  const bool isNode = start.kind == Trace::Step::Kind::Node;
  kind.add(trace, step, isNode ? trace.nodes[start.index].last : step + 1, find, traces, problems, 0);
  kind.carried = isNode && trace.nodes[start.index].info && !standsAlone(*trace.nodes[start.index].info);
  return kind;
}

void PartKind::add(const Trace& trace, Trace::Index first, Trace::Index last, const Find& find,
                   rsg::TraceCache& traces, Diagnostics& problems, int depth)
{
  for(Trace::Index i = first; i < last; ++i)
  {
    const Trace::Step& step = trace.steps[i];
    if(step.kind == Trace::Step::Kind::Node)
    {
      if(trace.nodes[step.index].info)
        add(*trace.nodes[step.index].info);
      continue;
    }
    if(!trace.imports(step.index) || depth > deepest)
      continue;
    const std::vector<std::string>& values = trace.calls[step.index].values;
    const auto file = find(values.front());
    if(!file)
    {
      problems.push_back(Diagnostic::of(Diagnostic::Severity::Error, values.front(), 0, 0,
                                        liveText("live.missing", values.front())));
      continue;
    }
    const rsg::TracePtr inner = traces.trace(file, std::span(values).subspan(1), false);
    problems.insert(problems.end(), inner->errors.begin(), inner->errors.end());
    add(*inner, 0, static_cast<Trace::Index>(inner->steps.size()), find, traces, problems, depth + 1);
  }
}

} // namespace sparkwright
