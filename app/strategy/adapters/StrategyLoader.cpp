#include "app/strategy/adapters/StrategyLoader.h"

#include "app/strategy/adapters/ClassicStrategy.h"
#include "app/strategy/adapters/FormerLaterStrategy.h"
#include "app/strategy/adapters/NativeStrategy.h"
#include "app/strategy/adapters/Platform2019Strategy.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace sparkwright::strategy
{

namespace
{

using Maker = std::unique_ptr<Strategy> (*)(std::unique_ptr<Library>, CallGuard&, std::string& problem);

struct Generation
{
  const char* name;
  std::vector<const char*> exports; ///< All are needed; any of them tells the generation.
  Maker make;
};

template <class Adapter>
std::unique_ptr<Strategy> make(std::unique_ptr<Library> library, CallGuard& guard, std::string&)
{
  return std::make_unique<Adapter>(std::move(library), guard);
}

std::unique_ptr<Strategy> makeClassic(std::unique_ptr<Library> library, CallGuard& guard, std::string& problem)
{
  const auto* const players = static_cast<const int*>(library->symbol("PLAYERS_PER_SIDE_EXPORT"));
  if(!players || *players == 5)
    return make<ClassicStrategy<5>>(std::move(library), guard, problem);
  if(*players == 11)
    return make<ClassicStrategy<11>>(std::move(library), guard, problem);
  problem = "PLAYERS_PER_SIDE_EXPORT is " + std::to_string(*players) + "; it has to be 5 or 11";
  return nullptr;
}

/// In the order in which they are tried.
const std::array<Generation, 4>& generations()
{
  static const std::array<Generation, 4> all{
      {{"native",
        {"sst_api_version", "sst_create", "sst_team_info", "sst_instruction", "sst_placement", "sst_destroy"},
        make<NativeStrategy>},
       {"2019", {"GetInstruction", "GetPlacement", "GetTeamInfo", "OnEvent"}, make<Platform2019Strategy>},
       {"former/later", {"RunStrategy", "SetFormerRobots", "SetLaterRobots", "SetBall"}, make<FormerLaterStrategy>},
       {"classic", {"Strategy", "Create", "Destroy"}, makeClassic}}};
  return all;
}

bool exports(const Library& library, const Generation& generation, const char* name)
{
  return generation.make == make<FormerLaterStrategy> ? FormerLaterStrategy::exports(library, name)
                                                      : library.has(name);
}

std::string missingText(const std::string& file, const Generation& generation, const Library& library)
{
  std::string names;
  for(const char* const name : generation.exports)
    if(!exports(library, generation, name))
      names += (names.empty() ? "" : ", ") + std::string(name);
  return names.empty() ? names
                       : file + " is a strategy of the " + generation.name + " interface, but does not export: " + names;
}

} // namespace

std::unique_ptr<Strategy> loadStrategy(const std::string& file, CallGuard& guard, std::string& problem)
{
  std::unique_ptr<Library> library = Library::load(file, guard, problem);
  if(!library)
    return nullptr;
  for(const Generation& generation : generations())
  {
    const bool any = std::any_of(generation.exports.begin(), generation.exports.end(), [&](const char* name)
                                 { return exports(*library, generation, name); });
    if(!any)
      continue;
    problem = missingText(file, generation, *library);
    return problem.empty() ? generation.make(std::move(library), guard, problem) : nullptr;
  }
  problem = file + " exports no function of a strategy; a native one begins with sst_api_version. "
                   "In C++, declare them extern \"C\"";
  return nullptr;
}

} // namespace sparkwright::strategy
