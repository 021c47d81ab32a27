#include "netserver/host/HostOptions.h"

#include "core/record/resume/StateFile.h"
#include "core/run/Project.h"
#include "core/world/World.h"
#include "netserver/host/HostTexts.h"

namespace sparkwright
{

std::optional<Diagnostic> applyProject(HostOptions& options)
{
  if(!isProject(options.scene))
    return std::nullopt;
  Diagnostic problem;
  ProjectPlaces places;
  const std::filesystem::path file = options.scene;
  const std::optional<Project> project = readProject(file, problem, &places);
  if(!project)
    return problem;
  if(options.mounts.empty()) // What is mounted later may have it.
    if(const std::optional<Diagnostic> missing = missingOf(*project, file, places, options.world.dataDirectories))
      return missing;
  options.scene = sceneOf(*project, file);
  options.world.setUp = setUpOf(*project, file);
  if(!options.world.step)
    options.world.step = project->step;
  if(options.world.seed == 0)
    options.world.seed = project->seed;
  auto& variables = options.world.overrides;
  variables.insert(variables.begin(), project->variables.begin(), project->variables.end());
  return std::nullopt;
}

std::optional<Diagnostic> applyResume(HostOptions& options)
{
  HostOptions::Resume& resume = options.resume;
  if(resume.file.empty())
    return std::nullopt;
  LocalText problem;
  std::unique_ptr<Recording> recording = Recording::open(resume.file, problem);
  if(recording)
    resume.point = ResumePoint::open(std::move(recording), resume.seconds, problem);
  if(!resume.point)
    return Diagnostic::of(Diagnostic::Severity::Error, {}, 0, 0,
                          hostText("host.noResume", resume.file.string(), std::move(problem)),
                          hostText("host.resumeHint"));
  const WorldState& state = resume.point->state();
  options.scene = state.scene;
  options.world = optionsFor(state, std::move(options.world));
  return std::nullopt;
}

std::optional<Diagnostic> applyKept(HostOptions& options)
{
  HostOptions::Kept& kept = options.kept;
  if(kept.file.empty())
    return std::nullopt;
  LocalText problem;
  std::optional<StateFile> file = StateFile::read(kept.file, problem);
  if(!file)
    return Diagnostic::of(Diagnostic::Severity::Error, {}, 0, 0, std::move(problem), hostText("host.stateHint"));
  kept.state = std::make_shared<const WorldState>(std::move(file->state));
  options.scene = kept.state->scene;
  options.world = optionsFor(*kept.state, std::move(options.world));
  return std::nullopt;
}

} // namespace sparkwright
