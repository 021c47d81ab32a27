#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright::ros
{

/// What is said about RoSi scenes.
inline constexpr TextKey rosTextTable[] = {
    {"ros.from", "%1%2"},
    {"ros.mostMessages", "more than %1 messages about this file; no more"},
    {"ros.mendFirst", "mend the first ones"},
    // Files
    {"ros.nul", "there is a NUL byte"},
    {"ros.utf8", "scene files are text; save it as UTF-8"},
    {"ros.notWellFormed", "this is no well-formed XML: %1"},
    {"ros.isItClosed", "look at the element before this place: is it closed, are its values in quotes?"},
    {"ros.entities", "entities that a file declares itself are not expanded"},
    {"ros.writeOut", "write their text out, or use a Macro"},
    {"ros.tooDeep", "elements are nested more than %1 deep"},
    {"ros.split", "split it up with Macro and Use"},
    {"ros.noElement", "there is no element in this file"},
    {"ros.startsWith", "a scene starts with <Simulation>"},
    {"ros.outermost", "the outermost element is %1, not Simulation or RoSiIncludeFile"},
    // Elements and attributes
    {"ros.noEffect", "%1 has no effect"},
    {"ros.noEffectIn", "%1 has no effect in %2"},
    {"ros.holdsNothing", "it holds nothing"},
    {"ros.holds", "it holds %1"},
    {"ros.holdsElements", "it holds what Elements may hold"},
    {"ros.holdsBoth", "it holds %1, what Elements may hold"},
    {"ros.unknown", "there is no element %1"},
    {"ros.noAttribute", "%1 has no attribute %2"},
    {"ros.needs", "%1 needs the attribute %2"},
    {"ros.number", "expected a number up to 1000000 for %1, not %2"},
    {"ros.numberAs", "write it as 0.5"},
    {"ros.size", "%1 must be more than 0, not %2"},
    {"ros.flag", "expected true or false for %1, not %2"},
    // Elements without effect
    {"ros.sensors", "sensors are not built; robots have them as perceptors, in RSG"},
    {"ros.friction", "all surfaces have the same friction"},
    {"ros.look", "the viewport has its own light and background"},
    {"ros.surfaces", "only all surfaces at once can be replaced"},
    {"ros.controller", "the motor holds its joint where it is"},
    {"ros.collision", "a shape says itself whether it collides, with canCollide"},
    {"ros.buttons", "there are no buttons in a scene"},
    {"ros.step", "the set-up decides how long a step takes"},
    {"ros.gravity", "a scene keeps the gravity of its world"},
    {"ros.softness", "contacts have the values of erp and cfm"},
    // Structure
    {"ros.erp", "erp is a number from 0 to 1, and cfm one >= 0"},
    {"ros.erpInstead", "0.2 and 0.0001 are used instead"},
    {"ros.macrosTooDeep", "elements and macros are nested more than %1 deep"},
    {"ros.deeper", "what is deeper is left out"},
    {"ros.mostElements", "the scene has more than %1 elements; the rest is left out"},
    {"ros.unfold", "macros that use each other may unfold to more than one thinks"},
    {"ros.noMacro", "there is no macro %1"},
    {"ros.otherFile", "a macro of another file is there once that file was imported, or by %1"},
    {"ros.usesItself", "the macro %1 uses itself"},
    {"ros.leftOut", "it is left out here"},
    // Shapes
    {"ros.mass", "a mass must not be less than 0"},
    {"ros.noAppearance", "there is no appearance %1"},
    {"ros.appearance", "an AppearanceDefinition defines it; until then it looks like 'default'"},
    {"ros.noVertex", "the vertex list has no vertex %1"},
    {"ros.faceOut", "this face is left out"},
    {"ros.noGraphics", "ComplexShape needs a GraphicalRepresentation"},
    {"ros.simple", "use Box, Sphere or Capsule for simple shapes"},
    {"ros.noList", "there is no vertex list %1"},
    {"ros.noFaces", "the shape has no faces, so there is nothing to see"},
    {"ros.notDrawn", "this shape cannot be drawn: %1"},
    // Bodies and joints
    {"ros.noClass", "there is no class '%1' in this program"},
    {"ros.needsMass", "what moves needs a mass from 1e-12 to 1e12 kg; it stays where it is"},
    {"ros.noBody", "the joint %1 holds no body, so it is left out"},
    {"ros.giveBody", "its Elements need a shape with a mass"},
    {"ros.anchor", "%1 needs an AnchorPoint"},
    {"ros.parallel", "the two axes of a UniversalJoint must not be parallel"},
    {"ros.axis", "%1 needs an %2"},
    {"ros.direction", "an axis needs a direction: x, y and z are 0"},
    {"ros.minMax", "min is more than max"},
    {"ros.noStops", "the joint is left without stops"},
    {"ros.motor", "maxForce and maxVelocity must not be less than 0"},
    {"ros.noMotor", "the joint is left without motor"},
};

using RosKey = KeyIn<rosTextTable>;

/// One of the texts above.
template <class... Arguments>
LocalText rosText(const RosKey& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright::ros
