#include "app/ide/common/texts/TextTables.h"

#include <QCoreApplication>

namespace sparkwright::texts
{

std::span<const CoreText> live()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "this World does not keep what its scene is made from",
                         "live.notRecorded"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "variables have changed since %1 was imported, so it would be built differently now",
                         "live.variables"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 is read by a set-up script, or is no RSG file",
                         "live.otherFormat"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 has run already, and cannot be undone",
                         "live.sideEffect"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "joints connect %1 to other parts of the scene",
                         "live.joined"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the physics world and its space are made once",
                         "live.physicsWorld"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "what %1 has imported is unknown",
                         "live.noImport"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the scene has been edited at %1 s; this run cannot be repeated from its files",
                         "live.edited"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a reset disconnects %1 agents and loses %2 s of simulated time",
                         "live.cost"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a reset disconnects one agent and loses %1 s of simulated time",
                         "live.costOne"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a reset loses %1 s of simulated time",
                         "live.costTime"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the scene file %1 does not exist below the data directories",
                         "live.missing"),
  };
  return table;
}

std::span<const CoreText> manipulation()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "command %1 ignored: %2", "manipulation.ignored"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "places are (pos x y z) in m, orientations (rot x y z) in degrees",
                         "manipulation.pose"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "expected (pos x y) or (pos x y z) in m, and perhaps (turn <degrees>)", "manipulation.place"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "velocities are (velocity zero), (velocity keep), (vel x y z) in m/s, (spin x y z) in rad/s",
                         "manipulation.velocity"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "expected (force x y z) in N, and perhaps (at x y z) and (time <s>), at most 10",
                         "manipulation.force"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "expected (torque x y z) in N·m, and perhaps (time <s>), at most 10",
                         "manipulation.torque"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there is no such node", "manipulation.noNode"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "name one by (id <number>) or (path /usr/scene/…)",
                         "manipulation.nameOne"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 has no body, and stands where the scene puts it",
                         "manipulation.noBody"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "change its place in the scene file", "manipulation.inScene"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there is no room within 2 m", "manipulation.noRoom"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 is no joint with bodies", "manipulation.noJoint"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "expected (deg <angle>), or (pos <m>) for a slider, and perhaps (axis <0 or 1>)",
                         "manipulation.joint"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "expected (turn <deg/s>), or (slide <m/s>) for a slider, and perhaps (axis <0 or 1>)",
                         "manipulation.speed"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "the joint %1 has no axis %2 that can turn at a speed", "manipulation.noWheel"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 is no part of an agent's robot", "manipulation.noRobot"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "name a robot that an agent has asked for",
                         "manipulation.selectRobot"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "expected (power on) or (power off)", "manipulation.power"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "the joint %1 has no axis %2 that can be set", "manipulation.noAxis"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the joint %1 is part of a ring, so it cannot be set alone",
                         "manipulation.ring"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the joint %1 has no motor", "manipulation.noMotor"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "give it one by setMaxMotorForce", "manipulation.addMotor"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 has no property %2 that can be set in a run",
                         "manipulation.noSetter"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "change it in the scene file", "manipulation.inFile"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 takes %2", "manipulation.values"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 is no value for %2", "manipulation.value"),
  };
  return table;
}

} // namespace sparkwright::texts
