#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright::urdf
{

/// What is said about URDF files and their conversion to scenes.
inline constexpr TextKey urdfTextTable[] = {
    // Files
    {"urdf.unreadable", "the file cannot be read"},
    {"urdf.checkName", "check its name and its permissions"},
    {"urdf.tooLarge", "the file is larger than %1 MiB"},
    {"urdf.isItUrdf", "is this a URDF file?"},
    {"urdf.noXml", "a URDF file is XML and starts with <robot name=\"…\">; expand macros with xacro first"},
    {"urdf.outermost", "the outermost element is %1, not robot"},
    {"urdf.xacro", "the file holds macros (%1)"},
    {"urdf.expand", "expand them first: xacro FILE.xacro > FILE.urdf"},
    {"urdf.mostLinks", "the robot has more than %1 links"},
    {"urdf.noLinks", "the robot has no link"},
    {"urdf.addLink", "a robot needs at least one <link name=\"…\">"},
    // Elements and attributes
    {"urdf.needsAttribute", "%1 needs the attribute %2"},
    {"urdf.needsElement", "%1 needs the element %2"},
    {"urdf.numbers", "expected %1 numbers for %2, not %3"},
    {"urdf.number", "expected a number for %1, not %2"},
    {"urdf.finite", "numbers must be finite and at most 1000000"},
    {"urdf.size", "%1 must be more than 0, not %2"},
    {"urdf.shapeLeftOut", "the shape was left out; write its size"},
    {"urdf.zeroScale", "the scale has a factor of 0"},
    {"urdf.quaternion", "quat_xyzw is zero, which is no rotation"},
    {"urdf.notTurned", "it was not turned; write 0 0 0 1 if that is meant"},
    {"urdf.fileName", "it is called robot; write a name"},
    {"urdf.negative", "%1 is negative"},
    {"urdf.zeroInstead", "0 was taken; write a value from 0 on"},
    {"urdf.noRange", "the joint %1 has no range: by the format it goes from 0 to 0"},
    {"urdf.addRange", "it is held; write its lower and upper end"},
    {"urdf.noMimic", "the joint %1 follows %2, which is no other joint of the robot"},
    {"urdf.mimicRing", "the joint %1 follows itself by way of others"},
    {"urdf.ownWay", "it moves on its own; name another joint in <mimic>"},
    {"urdf.twice", "there are two %1 of the name %2"},
    {"urdf.rename", "rename one of them"},
    {"urdf.noLink", "the joint %1 names the link %2, which does not exist"},
    {"urdf.linkNames", "links are %1"},
    {"urdf.kind", "there is no joint of the type %1"},
    {"urdf.kinds", "types are revolute, continuous, prismatic, fixed, floating and planar"},
    {"urdf.geometry", "there is no geometry %1"},
    {"urdf.geometries", "shapes are box, sphere, cylinder, capsule and mesh; it is left out"},
    {"urdf.axis", "the axis of the joint %1 is zero"},
    {"urdf.axisInstead", "0 0 1 was taken; write the direction"},
    {"urdf.limits", "the limits of the joint %1 are the wrong way round"},
    {"urdf.swapped", "they were swapped"},
    {"urdf.noLimits", "the revolute joint %1 has no limits"},
    {"urdf.endless", "it turns without end; add <limit lower=\"…\" upper=\"…\">, or call it continuous"},
    // The tree
    {"urdf.twoParents", "the link %1 hangs on two joints, %2 and %3"},
    {"urdf.oneParent", "each link has one joint above it; remove one of the joints"},
    {"urdf.itself", "the joint %1 joins the link %2 to itself"},
    {"urdf.cycle", "the joints form a ring: %1"},
    {"urdf.breakRing", "remove one of these joints; a robot is a tree"},
    {"urdf.twoRoots", "the links %1 and %2 are not connected by joints"},
    {"urdf.connect", "join one of them to the rest, by a fixed joint if it does not move"},
    // What is not kept
    {"urdf.notKept", "%1 is not kept"},
    {"urdf.doSafety", "the limits of the joint are kept as stops; let the agent keep away from them"},
    {"urdf.doCalibration", "angles are zero in the pose of the file"},
    {"urdf.doTransmission", "the motor of the joint acts on the joint itself; gears are part of its force and speed"},
    {"urdf.doGazebo", "settings for another simulator; set contacts at the colliders, sensors as perceptors"},
    {"urdf.doSensor", "add a perceptor to the part, see docs/class-reference.md"},
    {"urdf.unknown", "the element %1 is not known"},
    {"urdf.leftOut", "it was left out"},
    // Conversion
    {"urdf.planar", "the planar joint %1 is left out: its link %2 moves freely"},
    {"urdf.floating", "the floating joint %1 is left out: its link %2 moves freely"},
    {"urdf.free", "that is what a free body does; for a plane, add joints by hand"},
    {"urdf.noMass", "the link %1 has no mass, but moves; %2 kg were taken"},
    {"urdf.writeMass", "add an <inertial> with its mass"},
    {"urdf.inertia", "the inertia of the link %1 is not possible for a solid"},
    {"urdf.triangleRule", "the inertia of the link %1 is not possible: one moment is %2 times the sum of the others"},
    {"urdf.inertiaInstead", "that of a box around its shapes with the same mass was taken; write that of the link"},
    {"urdf.noMotor", "the joint %1 has no effort, so it gets no motor"},
    {"urdf.addMotor", "add effort and velocity to its <limit>, or (setMaxMotorForce 0 …) to the joint in the scene"},
    {"urdf.zeroOutside", "0 is not within the limits of the joint %1, so the motor has to bring it there"},
    {"urdf.otherZero", "choose the origin of the joint so that its limits contain 0"},
    {"urdf.noMesh", "the mesh %1 was not found"},
    {"urdf.package", "name the folder of its package; in the command line with --package DIR"},
    {"urdf.mesh", "the mesh %1 cannot be read: %2"},
    {"urdf.exportMesh", "export it again as .obj, .stl, .dae, .ply, .gltf or .glb"},
    {"urdf.simpler", "boxes and capsules are faster and steadier"},
    {"urdf.meshHull", "the mesh %1 of %2 has %3 triangles, too many to collide with; its convex hull was taken"},
    {"urdf.effort", "the effort of the joint %1, %2, is more than a cycle bears; %3 was taken"},
    {"urdf.lowerEffort", "write what the motor can do"},
    {"urdf.frameOnly", "the link %1 has neither mass nor shape, so its frame is left out"},
    {"urdf.inBase", "it is at %1 in the part %2"},
    {"urdf.kept", "%1 links became %2 bodies with %3 joints, %4 kg in all"},
    {"urdf.keptShapes", "%1 shapes collide, %2 are seen"},
    {"urdf.stopped", "the conversion was stopped"},
    {"urdf.nothingWritten", "nothing was written; start it again"},
    {"urdf.cannotWrite", "the scene cannot be written: %1"},
    {"urdf.cannotCopy", "the mesh %1 cannot be copied to %2"},
    {"urdf.writable", "choose a folder that can be written to"},
};

using UrdfKey = KeyIn<urdfTextTable>;

/// One of the texts above.
template <class... Arguments>
LocalText urdfText(const UrdfKey& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright::urdf
