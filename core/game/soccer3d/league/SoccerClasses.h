#pragma once

namespace sparkwright
{

class Registry;

/// Registers the classes for scenes and robots of 3D robot soccer: field objects, players, and the effectors and
/// perceptors of the game. Needs the classes of scene, body and robot.
void registerSoccerClasses(Registry& registry);

} // namespace sparkwright
