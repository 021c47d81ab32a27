#pragma once

namespace sparkwright
{

class Registry;

/// What scenes and robots of 3D robot soccer are made of besides bodies: field objects, players, and the effectors and
/// perceptors that have to do with the game. Needs the classes of scene, body and robot.
void registerSoccerClasses(Registry& registry);

} // namespace sparkwright
