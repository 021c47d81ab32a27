#include "core/body/RigidBody.h"
#include "core/design/MassFromShape.h"
#include "core/joint/Joints.h"
#include "core/lint/Checks.h"
#include "core/lint/LintTexts.h"
#include "core/scene/Transform.h"
#include "core/text/InQuotes.h"

#include <Eigen/Eigenvalues>

#include <algorithm>

namespace sparkwright::lint
{

namespace
{

using design::shortNumber;
using Eigen::Matrix3d;

void offerFromShape(Report& report, Finding& finding, const RigidBody& body, double mass)
{
  constexpr double water = 1000; // kg/m³, where no mass is known.
  const auto shape = design::massFromShape(body, mass > 0 ? design::MassBasis{0, mass} : design::MassBasis{water, 0});
  if(!shape)
    return;
  const std::string number = shortNumber(shape->mass, 4);
  report.addFix(finding, body,
                mass > 0 ? lintText("lint.fixInertiaFromShape", number) : lintText("lint.fixFromShape", number),
                report.formOf(body).setMass(shape->mass, shape->inertia));
}

/// What the form says, though the body has refused it.
void checkNumbers(const RigidBody& body, Report& report)
{
  constexpr std::string_view method = "setMassParameters";
  for(const design::FormEdits::Call& call : report.formOf(body).calls({&method, 1}))
  {
    if(call.numbers.size() < 10)
      continue;
    const std::vector<double>& n = call.numbers;
    Matrix3d inertia;
    inertia << n[4], n[7], n[8], n[7], n[5], n[9], n[8], n[9], n[6];
    const double least = inertia.allFinite() ? design::PrincipalMoments(inertia).moments[0] : 0;
    if(n[0] > 0 && least > 0)
      continue;
    if(Finding* const finding =
           report.add(Kind::Inertia, body, least,
                      lintText("lint.inertiaSign", inQuotes(shownName(body)), shortNumber(least, 3), shortNumber(n[0], 4)),
                      lintText("lint.inertiaSignHint")))
      offerFromShape(report, *finding, body, n[0]);
  }
}

void checkInertia(const RigidBody& body, Report& report)
{
  const physics::Mass mass = body.body().mass();
  const design::PrincipalMoments principal(mass.inertia);
  if(principal.excess <= triangleTolerance)
    return;
  const double percent = 100 * principal.excess;
  Finding* const finding =
      report.add(Kind::Inertia, body, percent,
                 lintText("lint.inertiaTriangle", inQuotes(shownName(body)), shortNumber(percent, 3)),
                 lintText("lint.inertiaTriangleHint"));
  if(!finding)
    return;
  offerFromShape(report, *finding, body, mass.mass);
  report.addFix(*finding, body,
                lintText("lint.fixLowest", shortNumber(principal.moments[0] + principal.moments[1], 4)),
                report.formOf(body).setMass(mass.mass, principal.possible()));
}

void checkRatio(const JointNode& joint, Report& report)
{
  const RigidBody *light = joint.firstBody(), *heavy = joint.secondBody();
  if(!light || !heavy)
    return;
  if(light->body().mass().mass > heavy->body().mass().mass)
    std::swap(light, heavy);
  const physics::Mass small = light->body().mass();
  const double ratio = heavy->body().mass().mass / small.mass;
  if(!(ratio > mostMassRatio))
    return;
  const std::string name = inQuotes(shownName(*light));
  Finding* const finding = report.add(Kind::MassRatio, *light, ratio,
                                      lintText("lint.massRatio", name, inQuotes(shownName(*heavy)),
                                               shortNumber(small.mass, 3), shortNumber(ratio, 3),
                                               static_cast<int>(mostMassRatio)),
                                      lintText("lint.massRatioHint"));
  if(!finding)
    return;
  const double factor = 1.001 * ratio / mostMassRatio; // A little more, for rounding.
  report.addFix(*finding, *light, lintText("lint.fixMass", name, shortNumber(factor * small.mass, 4)),
                report.formOf(*light).setMass(factor * small.mass, factor * small.inertia));
}

} // namespace

void checkMasses(const Robots& robots, Report& report)
{
  for(const RigidBody* const body : robots.bodies())
  {
    checkNumbers(*body, report);
    checkInertia(*body, report);
  }
  for(const JointNode* const joint : robots.joints())
    checkRatio(*joint, report);
}

} // namespace sparkwright::lint
