#pragma once

namespace sparkwright
{

class JointNode;

/// The largest force of a motor that a step bears well, N·m or N: one that would speed up what the joint moves by
/// 1000 rad/s or m/s in the step, and at most 100,000. With more, the softness of stops (StopCFM) shows, and numbers of very
/// different size meet in one system of equations. Larger forces are borne by steady motors, too, but move nothing more.
/// @param inertia  about the axis, kg·m², or mass, kg, of all that moves together on the heavier side of the joint; of a side
///   that is fixed to the environment: of the other one. Not positive, or NaN: nothing is moved, and 0 is returned
/// @param seconds  of a step, > 0
double maxBearableMotorForce(double inertia, double seconds);

/// The same for axis 0 of a hinge or slider in a scene, as its bodies stand now; other joints: 100,000.
double maxBearableMotorForce(const JointNode& joint, double seconds);

} // namespace sparkwright
