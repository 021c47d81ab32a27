#include "core/robot/agent/MotionProtocol.h"

#include "core/object/ObjectTexts.h"
#include "core/object/Report.h"

#include <utility>

namespace sparkwright
{

void HmdpPerceptor::sense(PerceptWriter& out)
{
  for(const std::string& text : answers_)
  {
    out.open("hmdp");
    out.atom(text);
    out.atom(""); // The space at the end belongs to it.
    out.close();
  }
  answers_.clear();
}

void HmdpEffector::receive(const Action&)
{
  if(std::exchange(reported_, true))
    return;
  warnAbout(*this, objectText("motion.none"), objectText("motion.speeds"));
  if(AgentAspect* const root = agentRoot(*this))
    root->visit<HmdpPerceptor>([](HmdpPerceptor& p) { p.answer("unsupported"); });
}

} // namespace sparkwright
