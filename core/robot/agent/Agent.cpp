#include "core/robot/agent/Agent.h"

namespace sparkwright
{

AgentAspect* agentRoot(const Object& node)
{
  AgentAspect* outermost = nullptr;
  for(Object* o = node.parent(); o; o = o->parent())
    if(auto* const aspect = dynamic_cast<AgentAspect*>(o))
      outermost = aspect;
  return outermost;
}

} // namespace sparkwright
