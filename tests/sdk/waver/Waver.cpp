// A plugin in one page: an agent that runs inside the simulator, joins a team and waves.

#include "core/object/Plugin.h"
#include "core/robot/behavior/Behavior.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>

namespace
{

using namespace sparkwright;

/// `setCommand('(unum 3)(teamname Red)')` says who it is.
class Waver : public Behavior
{
public:
  std::string_view begin() override { return "(scene rsg/agent/nao/nao_hetero.rsg 0)(syn)"; }

  std::string_view think(std::string_view percepts) override
  {
    if(++cycle_ == 1)
      answer_ = "(init " + command() + ")(syn)";
    else
    {
      // To where the arm should be, a part of the way in each cycle.
      const double wanted = -60 + 30 * std::sin(0.1 * cycle_), speed = 0.1 * (wanted - angleOf("raj1", percepts));
      char text[64];
      std::snprintf(text, sizeof text, "(rae1 %.3f)(syn)", speed);
      answer_ = text;
    }
    return answer_;
  }

private:
  /// `(HJ (n raj1) (ax -12.30))`, degrees; 0 if it is not there.
  static double angleOf(const std::string& joint, std::string_view percepts)
  {
    const std::string start = "(HJ (n " + joint + ") (ax ";
    const std::size_t at = percepts.find(start);
    return at == std::string_view::npos ? 0 : std::atof(std::string(percepts.substr(at + start.size(), 16)).c_str());
  }

  int cycle_ = 0;
  std::string answer_;
};

void registerClasses(Registry& registry)
{
  ClassBuilder<Waver>(registry, "Waver", {"Behavior"}, "Joins the team that its command says, and waves.");
}

} // namespace

SPARKWRIGHT_PLUGIN(registerClasses)
