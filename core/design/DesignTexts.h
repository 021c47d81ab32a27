#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright::design
{

/// What is said by the aids for designing robots.
inline constexpr TextKey designTextTable[] = {
    {"design.noJoints", "there is no joint that can be moved"},
    {"design.noForm", "there is no part at this place; choose a form (nd Transform …)"},
    {"design.expression", "%1 has an expression or parameter as an argument, which cannot be mirrored"},
    {"design.noMirror", "%1 cannot be mirrored"},
    {"design.numbers", "%1 needs %2 numbers to be mirrored"},
    {"design.noSide", "no name in it tells left from right, so that both would have the same names"},
    {"design.imported", "an import with arguments cannot be mirrored"},
    {"design.taken", "there is a part %1 already"},
    {"design.range", "%1 must be from %2 to %3"},
    {"design.name", "the name of a robot consists of letters, digits, _, - and ."},
    {"design.wheels", "a robot has 2 wheels, with a caster, or an even number up to 12"},
    {"design.legs", "a robot has an even number of legs, 2 to 8"},
    {"design.joints", "a leg has 1 to 6 joints"},
    {"design.width", "width of the trunk"},
    {"design.length", "length of the trunk"},
    {"design.height", "height of the trunk"},
    {"design.mass", "mass of the trunk"},
    {"design.torque", "torque"},
    {"design.speed", "speed"},
    {"design.wheelRadius", "wheel radius"},
    {"design.wheelWidth", "wheel width"},
    {"design.wheelMass", "wheel mass"},
    {"design.legLength", "leg length"},
    {"design.legMass", "leg mass"},
    {"newProject.noName", "give the project a name"},
    {"newProject.longName", "the name of a project has at most %1 letters"},
    {"newProject.nameEnds", "the name of a project begins with a letter or digit, and does not end with a blank"},
    {"newProject.nameSigns", "the name of a project has none of the signs %1"},
    {"newProject.nameTaken", "a project cannot be called %1, since one of its files is"},
    {"newProject.teamName", "the name of a team consists of letters, digits, _, - and ."},
    {"newProject.noScene", "there is no scene %1"},
    {"newProject.otherScene", "%1 is not a scene (.rsg, .ros) or a set-up (.rb)"},
    {"newProject.noFolder", "choose a folder for the project"},
    {"newProject.isFile", "%1 is a file, not a folder"},
    {"newProject.fullFolder", "the folder %1 is there already, and not empty"},
    {"newProject.noTemplate", "%1 cannot be read; is the data directory complete?"},
    {"newProject.notMade", "the project cannot be made in %1: %2"},
    {"newScene.noName", "give the scene a name"},
    {"newScene.longName", "the name of a scene has at most %1 letters"},
    {"newScene.nameEnds", "the name of a scene begins with a letter or digit, and does not end with a blank"},
    {"newScene.nameSigns", "the name of a scene has none of the signs %1"},
    {"newScene.noFolder", "choose a folder for the scene"},
    {"newScene.isThere", "there is a file %1 in this folder already; choose another name"},
    {"newScene.notMade", "the scene cannot be made in %1: %2"},
    {"meshImport.noFile", "there is no file %1"},
    {"meshImport.largeFile", "the file has %1 MB; meshes have at most %2 MB. Reduce it in a modelling program"},
    {"meshImport.unusable", "%1 cannot be used: %2"},
    {"meshImport.noSize", "%1 has no size: all its points are at one place"},
    {"meshImport.name", "the name of a node consists of letters, digits, _, - and ."},
    {"meshImport.scale", "the scale must be greater than 0"},
    {"meshImport.huge", "the thing would be larger than %1 km; choose a smaller unit"},
    {"meshImport.collider", "a collider of triangles has at most %2 of them, and the mesh has %1; take a box"},
    {"meshImport.notCopied", "%1 cannot be copied to %2: %3"},
    {"design.broken", "the text has errors in its parentheses"},
};

/// One of the texts above.
template <class... Arguments>
LocalText designText(const KeyIn<designTextTable>& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright::design
