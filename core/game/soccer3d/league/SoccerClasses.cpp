#include "core/game/soccer3d/league/SoccerClasses.h"

#include "core/game/soccer3d/effectors/SoccerEffectors.h"
#include "core/game/soccer3d/game/AgentContacts.h"
#include "core/game/soccer3d/game/AgentState.h"
#include "core/game/soccer3d/game/Ball.h"
#include "core/game/soccer3d/game/SoccerNodes.h"
#include "core/game/soccer3d/league/SoccerRegistration.h"
#include "core/game/soccer3d/match/SoccerTexts.h"
#include "core/game/soccer3d/senses/SoccerPerceptors.h"
#include "core/game/soccer3d/senses/Sonar.h"
#include "core/game/soccer3d/senses/Vision.h"
#include "core/object/ObjectTexts.h"
#include "core/object/Registry.h"
#include "core/text/Number.h"

#include <cctype>

namespace sparkwright
{

namespace
{

std::vector<Parameter> point()
{
  return {{"x", "float", "m", "0"}, {"y", "float", "m", "0"}, {"z", "float", "m", "0"}};
}

void registerNodes(Registry& registry)
{
  ClassBuilder<SoccerNode>(registry, "SoccerNode", {"BaseNode"},
                           "Belongs to the game; stands where its Transform stands.");

  ClassBuilder<ObjectState>(registry, "ObjectState", {"SoccerNode"}, "Makes the Transform above it visible to robots.")
      .method("setPerceptName", {{"name", "string"}}, "What robots call it, if it is a thing on the field.",
              [](ObjectState& o, const Arguments& a) { o.setPerceptName(a.text(0)); })
      .method("setID", {{"id", "string"}}, "What robots call it, if it is a part of a robot.",
              [](ObjectState& o, const Arguments& a) { o.setPartName(a.text(0)); });

  ClassBuilder<GoalPost>(registry, "GoalPost", {"ObjectState"}, "A goal post; also seen by sonars.");

  ClassBuilder<AgentState>(
      registry, "AgentState", {"ObjectState"},
      "A robot as the game knows it. A mesh named SelectionMarker below the robot shows when it is "
      "selected.")
      .method("setRobotType", {{"type", "int", "", "0"}}, "Counts for the limits of robot types in a team.",
              [](AgentState& s, const Arguments& a) { s.robotType = a.integer(0); })
      .method("setID", {{"id", "int"}}, "Accepted for old robots: numbers come from init.",
              [](AgentState&, const Arguments& a) -> CallResult
              {
                const std::string& text = a.text(0);
                return !text.empty() && std::isdigit(static_cast<unsigned char>(text[0]))
                           ? CallResult{}
                           : CallResult::refuse(objectText("expected.number", text));
              });

  ClassBuilder<Line>(registry, "Line", {"SoccerNode"}, "A field line that robots see.")
      .method("setBeginPoint", point(), "Where it begins, in the frame of the Transform above.",
              [](Line& l, const Arguments& a) { l.beginPoint = a.vector(0); })
      .method("setEndPoint", point(), "Where it ends, in the frame of the Transform above.",
              [](Line& l, const Arguments& a) { l.endPoint = a.vector(0); });

  ClassBuilder<Ball>(registry, "Ball", {"Transform"}, "The ball: contains its RigidBody.");
  ClassBuilder<FieldFlag>(registry, "FieldFlag", {"Transform"}, "A corner flag.");
  ClassBuilder<AgentCollisionHandler>(registry, "AgentCollisionHandler", {"CollisionHandler"},
                                      "Tells the game when its collider touches another robot. Stands beside a "
                                      "ContactJointHandler.");
}

void registerEffectors(Registry& registry)
{
  ClassBuilder<InitEffector>(registry, "InitEffector", {"Effector"},
                             "Joins a team: (init (unum n)(teamname name)); 0 is the lowest free number.");
  ClassBuilder<StaticMeshInitEffector>(registry, "StaticMeshInitEffector", {"InitEffector"},
                                       "Also replaces the materials matTeam and matNum in all meshes of the robot.");
  ClassBuilder<SingleMatInitEffector>(registry, "SingleMatInitEffector", {"InitEffector"},
                                      "Also paints torso, shoulders and shanks in the colour of the team.");
  ClassBuilder<BeamEffector>(
      registry, "BeamEffector", {"Effector"},
      "Places the robot in its own half before kick-off and after goals: (beam x y angle), m and "
      "degrees, 0 faces the opponents' goal.");
  ClassBuilder<SayEffector>(registry, "SayEffector", {"Effector"},
                            "Says up to 20 characters to all robots within 50 m: (say text).");
  ClassBuilder<PassEffector>(registry, "PassEffector", {"Effector"}, "Asks for pass mode: (pass).");
}

template <class T>
void registerVision(ClassBuilder<T>& builder)
{
  builder.method("setNoiseParams",
                 {{"sigmaDistance", "float", "m at 100 m", "0.0965"},
                  {"sigmaVertical", "float", "deg", "0.1225"},
                  {"sigmaHorizontal", "float", "deg", "0.148"},
                  {"calibration", "float", "m", "0.005"}},
                 "Standard deviations of the measured values, and the greatest calibration error.",
                 [](T& v, const Arguments& a)
                 {
                   for(std::size_t i = 0; i < 4; ++i)
                     if(!(a.real(i) >= 0) || !std::isfinite(a.real(i)))
                       return CallResult::refuse(soccerText("sensor.notNegative"));
                   v.noise.sigmaDistance = a.real(0);
                   v.noise.sigmaVertical = a.real(1);
                   v.noise.sigmaHorizontal = a.real(2);
                   v.noise.maxCalibration = a.real(3);
                   return CallResult{};
                 });
  builder.arity(4, -1);
  flagMethod<T>(builder, "addNoise", "true", "Whether measurements have errors at all.",
                [](T& v, bool on) { v.noise.enabled = on; });
  flag<T>(builder, "setStaticSenseAxis", "true", "Directions of the world instead of the head.", &T::staticAxis);
  flag<T>(builder, "setSenseMyPos", "false", "Adds (mypos x y z), own-half coordinates.", &T::senseMyPos);
}

void registerSonar(Registry& registry)
{
  ClassBuilder<SonarPerceptor> sonar(
      registry, "SonarPerceptor", {"Perceptor"},
      "Distances of other robots and goal posts in a cone along +Y of the Transform above: "
      "(US name (d1 d2 …)), m, the nearest first.");
  sonar
      .method("setMaxEchoes", {{"count", "int", "", "10"}}, "How many distances are told.",
              [](SonarPerceptor& s, const Arguments& a)
              {
                if(a.integer(0) < 0 || a.integer(0) > 1000)
                  return CallResult::refuse(soccerText("sensor.echoes"));
                s.mostEchoes = a.integer(0);
                return CallResult{};
              })
      .arity(1, -1)
      .method("setRange", {{"nearest", "float", "m", "0.25"}, {"farthest", "float", "m", "5"}},
              "Distances that can be told.",
              [](SonarPerceptor& s, const Arguments& a)
              {
                if(!(a.real(0) >= 0) || !(a.real(1) > a.real(0)) || !std::isfinite(a.real(1)))
                  return CallResult::refuse(soccerText("sensor.distances"));
                s.nearest = a.real(0);
                s.farthest = a.real(1);
                return CallResult{};
              })
      .arity(2, -1)
      .method("setSenseCone", {{"angle", "int", "deg", "60"}}, "Full opening angle.",
              [](SonarPerceptor& s, const Arguments& a) { s.coneDeg = std::clamp(a.integer(0), 0, 360); })
      .arity(1, -1);
  flag(sonar, "addNoise", "false", "Whether distances have an error of 5 mm (standard deviation).",
       &SonarPerceptor::noise);
}

void registerPerceptors(Registry& registry)
{
  ClassBuilder<GameStatePerceptor>(registry, "GameStatePerceptor", {"Perceptor"},
                                   "Score, game time and play mode; once also number and team.");
  ClassBuilder<HearPerceptor>(registry, "HearPerceptor", {"Perceptor"}, "What the robot, a mate and an opponent say.");
  ClassBuilder<AgentStatePerceptor>(registry, "AgentStatePerceptor", {"Perceptor"},
                                    "Pan, tilt, battery and temperature, every tenth cycle.");
  ClassBuilder<GameTimePerceptor>(registry, "GameTimePerceptor", {"Perceptor"}, "Game time: (time (now 12.34)).");
  registerSonar(registry);

  ClassBuilder<VisionPerceptor> full(registry, "VisionPerceptor", {"Perceptor"},
                                     "Vision all around; players as points.");
  registerVision(full);
  flagMethod<VisionPerceptor>(full, "useRandomNoise", "true",
                              "A new error for each measurement; otherwise only the calibration error.",
                              [](VisionPerceptor& v, bool on) { v.noise.random = on; });

  ClassBuilder<RestrictedVisionPerceptor> restricted(registry, "RestrictedVisionPerceptor", {"Perceptor"},
                                                     "Vision in a cone along +y of the Transform above.");
  registerVision(restricted);
  restricted
      .method("setViewCones", {{"horizontal", "int", "deg", "90"}, {"vertical", "int", "deg", "90"}},
              "Full opening angles; with the static axis, limits to either side.",
              [](RestrictedVisionPerceptor& v, const Arguments& a)
              {
                v.horizontalCone = a.integer(0);
                v.verticalCone = a.integer(1);
              })
      .arity(2, -1)
      .method("setPanRange", {{"lowest", "int", "deg", "-90"}, {"highest", "int", "deg", "90"}}, "Limits of the pan.",
              [](RestrictedVisionPerceptor& v, const Arguments& a)
              {
                v.range.panLowest = std::min(a.integer(0), a.integer(1));
                v.range.panHighest = std::max(a.integer(0), a.integer(1));
              })
      .arity(2, -1)
      .method("setTiltRange", {{"lowest", "int", "deg", "-20"}, {"highest", "int", "deg", "20"}}, "Limits of the tilt.",
              [](RestrictedVisionPerceptor& v, const Arguments& a)
              {
                v.range.tiltLowest = std::min(a.integer(0), a.integer(1));
                v.range.tiltHighest = std::max(a.integer(0), a.integer(1));
              })
      .arity(2, -1);
  flag(restricted, "setSenseMyOrien", "false", "Adds (myorien a), degrees, 0 towards the opponents' goal.",
       &RestrictedVisionPerceptor::senseMyOrien);
  flag(restricted, "setSenseBallPos", "false", "Adds (ballpos x y z), own-half coordinates.",
       &RestrictedVisionPerceptor::senseBallPos);
  flag(restricted, "setSenseLine", "false", "Adds the field lines that are in view.",
       &RestrictedVisionPerceptor::senseLine);
  flag(restricted, "setSenseLineName", "false", "Adds the names of lines.", &RestrictedVisionPerceptor::senseLineName);
}

} // namespace

void registerSoccerClasses(Registry& registry)
{
  registerNodes(registry);
  registerEffectors(registry);
  registerPerceptors(registry);
  registerSphereClasses(registry);
}

} // namespace sparkwright
