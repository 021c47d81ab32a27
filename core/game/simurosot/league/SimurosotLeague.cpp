#include "core/game/simurosot/league/SimurosotLeague.h"

#include "core/game/simurosot/game/PlayModes.h"
#include "core/game/simurosot/league/LeagueNodes.h"
#include "core/game/simurosot/league/ProfileVariables.h"

namespace sparkwright
{

namespace
{

class SimurosotLeague : public League
{
public:
  std::string_view name() const override { return "simurosot"; }
  std::vector<std::string> games() const override { return {"simurosot"}; }
  std::string_view variables() const override { return "Simurosot"; }
  LocalText whyNotVariable(std::string_view name, const std::string& value) const override
  {
    return simurosot::whyNotProfileVariable(name, value);
  }
  std::vector<std::string> standardScripts() const override
  {
    return {"setups/simurosot_variables.rb", "setups/simurosot_materials.rb"};
  }
  std::span<const std::string> modes() const override { return simurosot::playModes(); }
  double robotFrontDeg() const override { return 0; }
  std::span<const std::string> plannedRestarts() const override { return simurosot::plannedRestarts(); }
  std::span<const std::string_view> fouls() const override { return simurosot::foulNames; }
  void registerClasses(Registry& registry) const override { simurosot::registerLeagueClasses(registry); }
  void install(Object& root, const Registry& registry, std::string_view) const override
  {
    simurosot::makeMatchNode(root, registry);
  }
};

} // namespace

const League& simurosotLeague()
{
  static const SimurosotLeague league;
  return league;
}

} // namespace sparkwright
