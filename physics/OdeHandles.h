#pragma once

// Private to physics/*.cpp: the implementation of the public classes by ODE.

#include "physics/Body.h"
#include "physics/Contact.h"
#include "physics/Inertia.h"
#include "physics/Joint.h"
#include "physics/JointFrames.h"
#include "physics/Shape.h"
#include "physics/Space.h"
#include "physics/State.h"
#include "physics/World.h"

#include <ode/ode.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <vector>

namespace sparkwright::physics
{

class Containment;
class EngineMessages;
class ExactStep;
struct JointAids;
class LargeIslands;
class StepThreads;
class TriangleTree;
struct HullSolid;

struct World::Impl
{
  Impl();
  ~Impl();

  struct Contact
  {
    dJointFeedback feedback{};
    Vec3 position = Vec3::Zero();
    bool measured = false;
    bool reversed = false; ///< The engine has swapped the bodies of the shapes.
    dContact contact{};
    std::uint64_t foundBy = 0; ///< Last search for islands that has found it.
    dJointID joint = nullptr;
  };

  dWorldID id = nullptr;
  dThreadingImplementationID alone = nullptr; ///< For steps by the calling thread alone.
  std::uint64_t threadedSteps = 0;
  int threadCount = 1;
  std::unique_ptr<StepThreads> threads; ///< For the engine's steps; null: the calling thread only.
  Solver solver = usualSolver();
  std::unique_ptr<ExactStep> exactStep; ///< Made when it is used first.
  std::uint32_t kindsLeftToEngine = 0;  ///< Bits of Joint::Kind.
  std::uint64_t islandSearches = 0;
  bool engineCounts = true; ///< How long bodies have been at rest is known to the engine, too.
  std::uint32_t quickSeed = 1;
  int largestExactIsland = 0;  ///< Bodies; 0: no limit.
  int maxExactContactRows = 0; ///< Of an island; 0: no limit.
  const std::atomic<bool>* interrupt = nullptr;
  bool interrupted = false; ///< Something has ended early.
  int heaps = 0, heapRows = 0;      ///< See Remarks.
  std::int64_t contactsLeftOut = 0; ///< See Remarks.
  std::unique_ptr<LargeIslands> largeIslands;
  std::vector<Body*> bodies;
  std::uint64_t bodiesMade = 0, jointsMade = 0, geomsMade = 0;
  std::vector<dSpaceID> spaces;
  std::vector<Joint*> joints;
  std::vector<Joint*> aidedJoints; ///< Joints with JointAids.
  std::vector<Joint*> crossJoints; ///< Joints whose two axes must not be parallel.
  std::uint64_t structureChanges = 0; ///< Bodies made or destroyed, joints attached or destroyed so far.
  std::unique_ptr<Containment> containment;
  std::unique_ptr<EngineMessages> messages;

  // Contact joints live in the group of the space that was collided last.
  dJointGroupID contactGroup = nullptr;
  std::deque<Contact> contacts; ///< Never shrinks; addresses are stable, since the engine writes feedback into it.
  int contactCount = 0;

  /// Whether to end early. Notes that it has been asked so.
  bool isInterrupted();
  void forgetContacts(dJointGroupID group);
  void cleanSpaces();
  /// To be called before each step of the engine: counts the steps that bodies have been at rest, as it does.
  void countRest();
  /// Lets bodies fall asleep that have been at rest for long enough, without the engine.
  void letRestingSleep();
  /// Tells the engine what countRest() has counted.
  void tellRest();
  void stepExactly(double seconds);
  void stepByEngine(double seconds);
  void stepQuickly(double seconds);
  void stepEitherWay(double seconds);
  /// The engine has measured the Euler angles of joints of bodies that are awake.
  void letEngineTellAngles();
};

/// Steps at rest after which a body falls asleep: the engine's preset.
constexpr int stepsToFallAsleep = 10;

/// Position and quaternion, as the engine has them.
using EnginePose = std::array<dReal, 7>;

struct Body::Impl
{
  dBodyID id = nullptr;
  World::Impl* world = nullptr;
  std::size_t index = 0;    ///< In World::Impl::bodies.
  std::uint64_t serial = 0; ///< Running number in the world.

  Inertia inertia;
  std::uint64_t foundBy = 0;   ///< Last search for islands that has found it.
  std::uint32_t stepIndex = 0; ///< In its island.

  /// Steps at rest until it falls asleep, as the engine counts them, which does not tell.
  int stepsToSleep = stepsToFallAsleep;
  std::uint32_t wantedIndex = 0; ///< For World::sortBodies().

  // For Containment.
  EnginePose inOrder{0, 0, 0, 1, 0, 0, 0}; ///< Last pose in which its assembly was in order.
  EnginePose placed{0, 0, 0, 1, 0, 0, 0};  ///< Last pose set from outside.
  bool wasInOrder = false;                 ///< False until `inOrder` is the result of a step.
  bool isPlaced = false;                   ///< Since the last step.
  bool isCollected = false;
  bool restored = false;
  int restoredTogether = 0;
  std::uint64_t restoredAt = 0; ///< Step; 0: never.

  /// Notes the current pose as one set from outside.
  void notePlaced();
  /// Wakes it, if it sleeps, and lets its steps at rest begin anew.
  void wake();
};

struct Space::Impl
{
  dSpaceID id = nullptr;
  dJointGroupID contactGroup = nullptr;
  World::Impl* world = nullptr;
  bool innerCollision = true;
  bool ghost = false;
  std::uint64_t serial = 0;         ///< Running number in the world, of spaces and shapes.
  std::uint64_t broughtToFront = 0; ///< The last of the threaded steps that did so.
};

struct Shape::Impl
{
  Kind kind = Kind::Sphere;
  dGeomID id = nullptr;
  std::uint64_t serial = 0; ///< Running number in the world, of spaces and shapes; 0: a copy.
  std::unique_ptr<Shape> inner; ///< Of an Offset.
  Impl* outer = nullptr;        ///< The Offset that wraps this shape.
  std::uint64_t broughtToFront = 0; ///< The last of the threaded steps that did so.

  // Of a triangle mesh or a prism; the engine keeps pointers into these. Of a cylinder, to show it.
  dTriMeshDataID meshData = nullptr;
  std::vector<double> vertices;
  std::vector<dTriIndex> indices;
  std::vector<dReal> planes;          ///< Prism: normal and distance of each side.
  std::vector<unsigned int> polygons; ///< Prism: number of corners of each side, then the corners.

  // For contacts with hulls: see physics/hull.
  std::shared_ptr<const HullSolid> solid;         ///< Of a ConvexHull and a SolidCylinder; of a Cylinder and a Prism, like it.
  std::shared_ptr<const TriangleTree> triangles;  ///< Of a triangle mesh. A copy's are those of the original.
  std::shared_ptr<const std::vector<std::uint32_t>> corners; ///< Vertices of a triangle mesh that its triangles use.

  bool isHull() const { return kind == Kind::ConvexHull || kind == Kind::SolidCylinder; }
  static dGeomID createHullGeom(const std::shared_ptr<const HullSolid>& solid);
  double solidRadius() const;
  double solidLength() const;
  double solidDepth(const Vec3& point) const;
  /// To be called when a triangle mesh, a prism or a cylinder is complete: hulls can touch it then.
  void prepareForHulls();

  /// Sets the corners with which a cylinder is shown.
  void showCylinder(double radius, double length);
  /// Prism: another one of the engine's with the same sides.
  dGeomID createConvex() const;

  bool placeable() const { return kind != Kind::Plane; }
  /// To be called after changes; the engine does not detect changes inside an Offset.
  void changed();
};

struct Joint::Impl
{
  Impl();
  ~Impl();

  Kind kind = Kind::Ball;
  dJointID id = nullptr;
  World::Impl* world = nullptr;
  dJointFeedback feedback{};
  bool measured = false;
  std::uint64_t serial = 0; ///< Running number in the world.
  std::size_t index = 0;    ///< In World::Impl::joints.
  /// First and third axis of an angular motor, in the frame of the first and the second body.
  std::array<Vec3, 2> motorAxis{Vec3::Zero(), Vec3::Zero()};

  JointFrames frames;
  /// Of an angular motor, in the last step if that was the own one; none: the engine knows them.
  std::optional<std::array<double, 3>> eulerAngles;
  std::uint64_t foundBy = 0; ///< Last search for islands that has found it.
  double planarCfm = 0;      ///< Planar: of its motors, which they have from the world.

  /// Hinge2, Universal: axes in the frames of their bodies, in the engine's order.
  std::array<Vec3, 2> crossAxes{Vec3::UnitX(), Vec3::UnitY()};

  /// Planar: speed and force of its motors, which the engine does not tell.
  struct PlanarMotor
  {
    double velocity = 0, force = 0;
  };
  std::array<PlanarMotor, 3> planarMotors{};
  void setPlanarMotor(JointParameter parameter, int axis, double value);
  double planarMotor(JointParameter parameter, int axis) const;

  /// What the engine's joint of this kind cannot do. Null for most.
  std::unique_ptr<JointAids> aids;

  bool attached() const { return dJointGetBody(id, 0) || dJointGetBody(id, 1); }
  bool eulerMode() const { return kind == Kind::AngularMotor && dJointGetAMotorMode(id) == dAMotorEuler; }
  /// False if two axes are parallel now, which would make the engine abort.
  bool sound() const;
  void attachCrossed(dBodyID first, dBodyID second);
  void rememberAxes();
};

/// Gives access to the engine's objects behind ours.
struct Access
{
  static dBodyID id(const Body* body) { return body ? body->impl_->id : nullptr; }
  static dGeomID id(const Shape& shape) { return shape.impl_->id; }
  static Body::Impl& impl(Body& body) { return *body.impl_; }
  static Space::Impl& impl(Space& space) { return *space.impl_; }
  static Shape::Impl& impl(Shape& shape) { return *shape.impl_; }
  static Joint::Impl& impl(Joint& joint) { return *joint.impl_; }
  static const Joint::Impl& impl(const Joint& joint) { return *joint.impl_; }
  /// A joint that helps another one: it has no number among those that users make.
  static std::unique_ptr<Joint> makeJoint(World::Impl& world, Joint::Kind kind);
  /// Of a joint or contact.
  static std::uint64_t& foundBy(dJointID joint)
  {
    void* const data = dJointGetData(joint);
    return dJointGetType(joint) == dJointTypeContact ? static_cast<World::Impl::Contact*>(data)->foundBy
                                                     : static_cast<Joint*>(data)->impl_->foundBy;
  }
};

// Limits of valid values, beyond which the engine could overflow. SI units.
constexpr double worldLimit = 1e6;
constexpr double speedLimit = 1e6;
constexpr double forceLimit = 1e12;
constexpr double massLimit = 1e12; ///< Also for its inverse.

/// Prepares the engine once per process and once per thread.
void useEngine();

/// False for NaN, too.
inline bool within(const Vec3& v, double limit)
{
  return std::abs(v.x()) <= limit && std::abs(v.y()) <= limit && std::abs(v.z()) <= limit;
}
inline bool isPlace(const Vec3& v) { return within(v, worldLimit); }
inline bool isAxis(int index) { return index >= 0 && index < 3; }
inline bool isDirection(const Vec3& v) { return within(v, worldLimit) && v.norm() > 1e-12; }
inline bool isSize(double size) { return size > 0 && size <= worldLimit; }

inline Vec3 toVec3(const dReal* v) { return {v[0], v[1], v[2]}; }

inline Mat3 toMat3(const dReal* r)
{
  Mat3 m;
  m << r[0], r[1], r[2], r[4], r[5], r[6], r[8], r[9], r[10];
  return m;
}

inline void toOde(const Mat3& m, dMatrix3 r)
{
  for(int i = 0; i < 3; ++i)
  {
    for(int j = 0; j < 3; ++j)
      r[4 * i + j] = m(i, j);
    r[4 * i + 3] = 0;
  }
}

// These geometries are obsolete in the engine, but the newer offsets would change the results of runs.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
inline dGeomID createTransformGeom() { return dCreateGeomTransform(nullptr); }
inline void wrapGeom(dGeomID transform, dGeomID inner) { dGeomTransformSetGeom(transform, inner); }
#pragma GCC diagnostic pop

} // namespace sparkwright::physics
