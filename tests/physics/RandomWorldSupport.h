#pragma once

#include "PhysicsSupport.h"

#include <cstdint>
#include <random>
#include <string>

namespace sparkwright::physics
{

/// A world that is made up from a number: bodies of all sizes and masses, joints of all kinds in trees and loops, stops
/// and motors, a ground and contacts of any surface. Two with the same number go through the same calls, so that their
/// steps can be compared.
class RandomWorld
{
public:
  explicit RandomWorld(std::uint64_t number, World::Solver solver = World::Solver::Engine);

  World& world() { return world_; }
  /// Changes motors and forces, looks for contacts, and steps.
  void step();
  /// What the last step has made of everything, in all digits.
  std::vector<double> state() const;
  std::string description() const; ///< For messages.

private:
  double between(double low, double high);
  double betweenPowers(double low, double high); ///< Of ten.
  int below(int count);
  bool isLuck(double probability) { return between(0, 1) < probability; }
  Vec3 direction();

  void addBodies();
  void addBody();
  void addJoints();
  void addJoint(Body* first, Body* second);
  void setEulerAxes(Joint& joint);
  void setParameters(Joint& joint);
  void setSurface();
  void disturb();

  std::mt19937_64 random_;
  World world_;
  std::unique_ptr<Space> space_ = world_.createSpace();
  std::unique_ptr<Shape> ground_ = world_.createPlane();
  std::vector<Thing> things_;
  std::vector<std::unique_ptr<Joint>> joints_;
  TouchAll listener_;
  double size_ = 1; ///< Of the place in which bodies begin, m.
  bool isExtreme_ = false;
  double seconds_ = stepSize;
};

} // namespace sparkwright::physics
