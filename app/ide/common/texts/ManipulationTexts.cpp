#include "app/ide/common/texts/TextTables.h"

#include <QCoreApplication>

namespace sparkwright::texts
{

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
                         "the joint %1 has no axis %2 that can be set", "manipulation.noAxis"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the joint %1 is part of a ring, so it cannot be set alone",
                         "manipulation.ring"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the joint %1 has no motor", "manipulation.noMotor"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "give it one by setMaxMotorForce", "manipulation.addMotor"),
  };
  return table;
}

} // namespace sparkwright::texts
