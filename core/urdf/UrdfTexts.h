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
    {"urdf.doMimic", "let the agent command both joints, %1 = %2 · %3 + %4"},
    {"urdf.doSafety", "the limits of the joint are kept as stops; let the agent keep away from them"},
    {"urdf.doCalibration", "angles are zero in the pose of the file"},
    {"urdf.doDamping", "add a DragController beside the body (setAngularDrag), about %1"},
    {"urdf.doFriction",
     "a motor holds with its largest force; without one, (setMaxMotorForce 0 %1) brakes like friction"},
    {"urdf.doTransmission", "the motor of the joint acts on the joint itself; gears are part of its force and speed"},
    {"urdf.doGazebo", "settings for another simulator; set contacts at the colliders, sensors as perceptors"},
    {"urdf.doSensor", "add a perceptor to the part, see docs/class-reference.md"},
    {"urdf.doTexture", "use a mesh with a texture of its own"},
    {"urdf.unknown", "the element %1 is not known"},
    {"urdf.leftOut", "it was left out"},
    // Conversion
    {"urdf.planar", "the planar joint %1 is left out: its link %2 moves freely"},
    {"urdf.floating", "the floating joint %1 is left out: its link %2 moves freely"},
    {"urdf.free", "that is what a free body does; for a plane, add joints by hand"},
    {"urdf.noMass", "the link %1 has no mass, but moves; %2 kg were taken"},
    {"urdf.writeMass", "add an <inertial> with its mass"},
    {"urdf.inertia", "the inertia of the link %1 is not possible for a solid"},
    {"urdf.inertiaInstead", "that of a ball with the same mass and a radius of %1 m was taken"},
    {"urdf.noMotor", "the joint %1 has no effort, so it gets no motor"},
    {"urdf.addMotor", "add effort and velocity to its <limit>, or (setMaxMotorForce 0 …) to the joint in the scene"},
    {"urdf.zeroOutside", "0 is not within the limits of the joint %1, so the motor has to bring it there"},
    {"urdf.otherZero", "choose the origin of the joint so that its limits contain 0"},
    {"urdf.slider", "agents cannot command the sliding joint %1"},
    {"urdf.sliderHint", "there is no effector for sliders; the joints panel and scripts can drive it"},
    {"urdf.cylinderBall", "the cylinder of %1 collides as a ball, since it turns about its own axis like a wheel"},
    {"urdf.cylinderCapsule", "the cylinder of %1 collides as a capsule"},
    {"urdf.cylinderBox", "the flat cylinder of %1 collides as a box"},
    {"urdf.noCylinders", "there is no collider for cylinders; change the shape if that is too coarse"},
    {"urdf.noMesh", "the mesh %1 was not found"},
    {"urdf.package", "name the folder of its package; in the command line with --package DIR"},
    {"urdf.mesh", "the mesh %1 cannot be read: %2"},
    {"urdf.exportMesh", "export it again as .obj, .stl, .dae, .ply, .gltf or .glb"},
    {"urdf.mirrored", "the mesh %1 is mirrored by a negative scale"},
    {"urdf.bakeScale", "apply the scale in the program that made it; its positive value was taken"},
    {"urdf.triangles", "the mesh %1 of %2 collides by its triangles, which have no inside"},
    {"urdf.simpler", "boxes and capsules are faster and steadier"},
    {"urdf.meshBox", "the mesh %1 of %2 has %3 triangles, too many to collide with; its bounding box was taken"},
    {"urdf.frameOnly", "the link %1 has neither mass nor shape, so its frame is left out"},
    {"urdf.inBase", "it is at %1 in the part %2"},
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
