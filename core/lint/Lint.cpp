#include "core/lint/Lint.h"

#include "core/body/RigidBody.h"
#include "core/import/SceneImporters.h"
#include "core/lint/Checks.h"
#include "core/object/Context.h"
#include "core/world/World.h"

#include <optional>
#include <tuple>

namespace sparkwright::lint
{

std::string_view nameOf(Kind kind)
{
  switch(kind)
  {
  case Kind::Inertia:
    return "inertia";
  case Kind::MassRatio:
    return "mass-ratio";
  case Kind::Overlap:
    return "overlap";
  case Kind::SelfContact:
    return "self-contact";
  case Kind::MotorForce:
    return "motor-force";
  case Kind::Range:
    return "range";
  case Kind::OpenMesh:
    return "open-mesh";
  case Kind::NoName:
    return "no-name";
  }
  return {};
}

std::vector<Finding> lint(World& world)
{
  // Bodies whose mass has moved them are where they are in the first step.
  world.root().visit<RigidBody>([](RigidBody& body) { body.prePhysics(); });
  const Robots robots(world.root());
  Report report(*world.context().files);
  checkMasses(robots, report);
  checkShapes(world, robots, report);
  checkJoints(robots, report);
  return report.take();
}

FileReport lintFile(const std::string& file, const FileOptions& options)
{
  FileReport report;
  World world(options.world);
  world.log().setSink(
      [&](const Diagnostic& diagnostic)
      {
        if(diagnostic.severity < Diagnostic::Severity::Warning)
          return;
        Diagnostic placed = diagnostic;
        // What does not know its place happens at the form that is being read.
        if(const std::optional<Diagnostic> place = diagnostic.file.empty() ? world.context().importer->place() : std::nullopt)
          std::tie(placed.file, placed.line, placed.column) = std::tie(place->file, place->line, place->column);
        report.problems.push_back(std::move(placed));
      });
  if(file.ends_with(".rb"))
    report.built = world.load(file);
  else
    report.built = world.setUp(options.script) && world.importScene(world.nameOf(file), options.parameters);
  if(report.built)
    report.findings = lint(world);
  world.log().setSink({});
  return report;
}

} // namespace sparkwright::lint
