#include "core/game/f2000/league/F2000League.h"

#include "core/game/f2000/game/GameCourse.h"
#include "core/game/f2000/league/LeagueNodes.h"

namespace sparkwright
{

namespace
{

class F2000League : public League
{
public:
  std::string_view name() const override { return "f2000"; }
  std::vector<std::string> games() const override { return {"f2000"}; }
  std::string_view variables() const override { return "F2000"; }
  std::vector<std::string> importers() const override { return {"F2000Importer"}; }
  std::vector<std::string> sceneEndings() const override { return {".f2kworld", ".f2krobot", ".f2kfield"}; }
  double robotFrontDeg() const override { return 0; }
  std::array<std::string_view, 2> teamColours() const override { return {"#2060ff", "#ffd020"}; }

  std::span<const std::string> modes() const override { return f2000::playModes(); }
  void registerClasses(Registry& registry) const override { f2000::registerLeagueClasses(registry); }
  void install(Object& root, const Registry& registry, std::string_view) const override
  {
    f2000::makeMatchNode(root, registry);
  }
};

} // namespace

const League& f2000League()
{
  static const F2000League league;
  return league;
}

} // namespace sparkwright
