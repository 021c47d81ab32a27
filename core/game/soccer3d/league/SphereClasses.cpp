#include "core/game/soccer3d/effectors/SphereEffectors.h"
#include "core/game/soccer3d/league/SoccerRegistration.h"
#include "core/game/soccer3d/match/SoccerTexts.h"

#include <algorithm>
#include <cmath>

namespace sparkwright
{

namespace
{

bool finite(const Arguments& a, std::size_t count)
{
  for(std::size_t i = 0; i < count; ++i)
    if(!std::isfinite(a.real(i)))
      return false;
  return true;
}

void registerDrive(Registry& registry)
{
  ClassBuilder<DriveEffector> drive(registry, "DriveEffector", {"Effector"},
                                    "Pushes a robot that stands on the ground: (drive x y z), field coordinates of its "
                                    "side, in force until the next command.");
  number(drive, "setForceFactor", {"factor", "float", "N", "60"}, "Force for each unit of the command.",
         &DriveEffector::forceFactor);
  number(drive, "setSigma", {"sigma", "float", "", "0"}, "Standard deviation of the force, as a share of it.",
         &DriveEffector::sigma);
  number(drive, "setMaxPower", {"power", "float", "", "100"}, "Longest command; longer ones are shortened.",
         &DriveEffector::maxPower);
  number(drive, "setConsumption", {"consumption", "float", "", "18000"},
         "Each cycle uses up the force divided by this, of a battery of 100; 0: none.", &DriveEffector::consumption);
}

void registerKick(Registry& registry)
{
  ClassBuilder<KickEffector> kick(
      registry, "KickEffector", {"Effector"},
      "Kicks the ball, if it is near, away from the robot: (kick angle power); degrees above "
      "the ground.");
  number(kick, "setKickMargin", {"margin", "float", "m", "0.04"}, "Gap between robot and ball that is within reach.",
         &KickEffector::margin);
  number(kick, "setForceFactor", {"factor", "float", "N", "4"}, "Force for each unit of power.",
         &KickEffector::forceFactor);
  number(kick, "setTorqueFactor", {"factor", "float", "m", "0.1"},
         "Torque for each newton, times 2π, to make the ball roll.", &KickEffector::torqueFactor);
  kick.method("setSteps", {{"steps", "int", "cycles", "10"}}, "How long the force acts.",
              [](KickEffector& k, const Arguments& a) { k.steps = std::clamp(a.integer(0), 0, 1000); })
      .arity(1, -1)
      .method(
          "setNoiseParams",
          {{"power", "float", "", "0"},
           {"horizontal", "float", "rad", "0"},
           {"ends", "float", "deg", "0.9"},
           {"middle", "float", "deg", "4.5"}},
          "Standard deviations: of the power, of the direction over ground, and of the elevation at both ends and in "
          "the middle of its range.",
          [](KickEffector& k, const Arguments& a)
          {
            if(!finite(a, 4))
              return CallResult::refuse(soccerText("sensor.fourNumbers"));
            k.sigmaPower = a.real(0);
            k.sigmaHorizontal = a.real(1);
            k.sigmaEnds = a.real(2);
            k.sigmaMiddle = a.real(3);
            return CallResult{};
          })
      .arity(4, -1)
      .method("setAngleRange", {{"lowest", "float", "deg", "0"}, {"highest", "float", "deg", "50"}},
              "Elevations outside are brought inside.",
              [](KickEffector& k, const Arguments& a)
              {
                if(!finite(a, 2))
                  return CallResult::refuse(soccerText("sensor.twoAngles"));
                k.lowestAngle = std::min(a.real(0), a.real(1));
                k.highestAngle = std::max(a.real(0), a.real(1));
                return CallResult{};
              })
      .arity(2, -1);
  number(kick, "setMaxPower", {"power", "float", "", "100"}, "Greatest power; the least is 1.",
         &KickEffector::maxPower);
}

void registerPanTilt(Registry& registry)
{
  ClassBuilder<PanTiltEffector> pantilt(registry, "PanTiltEffector", {"Effector"},
                                        "Turns the camera of a RestrictedVisionPerceptor with a static axis: (pantilt "
                                        "dpan dtilt), degrees.");
  pantilt
      .method("setMaxPanAngleDelta", {{"angle", "int", "deg", "90"}}, "Most that one command changes the pan.",
              [](PanTiltEffector& p, const Arguments& a) { p.maxPanDelta = std::clamp(a.integer(0), -360, 360); })
      .arity(1, -1)
      .method("setMaxTiltAngleDelta", {{"angle", "int", "deg", "10"}}, "Most that one command changes the tilt.",
              [](PanTiltEffector& p, const Arguments& a) { p.maxTiltDelta = std::clamp(a.integer(0), -360, 360); })
      .arity(1, -1);
  number(pantilt, "setSigma", {"sigma", "float", "deg", "0.25"}, "Standard deviation of both.",
         &PanTiltEffector::sigma);
}

} // namespace

void registerSphereClasses(Registry& registry)
{
  registerDrive(registry);
  registerKick(registry);
  ClassBuilder<CatchEffector> grip(registry, "CatchEffector", {"Effector"},
                                   "Lets the goal keeper take a ball that is near, in its penalty area: (catch).");
  number(grip, "setCatchMargin", {"margin", "float", "m", "1"}, "Gap between robot and ball that is within reach.",
         &CatchEffector::margin);
  registerPanTilt(registry);
}

} // namespace sparkwright
