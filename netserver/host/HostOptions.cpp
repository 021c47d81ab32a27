#include "netserver/host/HostOptions.h"

#include "core/run/Project.h"

namespace sparkwright
{

std::optional<Diagnostic> applyProject(HostOptions& options)
{
  if(!isProject(options.scene))
    return std::nullopt;
  Diagnostic problem;
  const std::optional<Project> project = readProject(options.scene, problem);
  if(!project)
    return problem;
  options.scene = sceneOf(*project, options.scene);
  if(options.world.seed == 0)
    options.world.seed = project->seed;
  auto& variables = options.world.overrides;
  variables.insert(variables.begin(), project->variables.begin(), project->variables.end());
  return std::nullopt;
}

} // namespace sparkwright
