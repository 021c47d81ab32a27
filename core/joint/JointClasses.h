#pragma once

namespace sparkwright
{

class Registry;

/// Joints and angular motors.
void registerJointClasses(Registry& registry);
/// Realistic motors below joints.
void registerMotorClasses(Registry& registry);

} // namespace sparkwright
