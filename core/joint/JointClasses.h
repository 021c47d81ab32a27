#pragma once

namespace sparkwright
{

class Registry;

/// Registers joints and angular motors.
void registerJointClasses(Registry& registry);
/// Registers realistic motors.
void registerMotorClasses(Registry& registry);

} // namespace sparkwright
