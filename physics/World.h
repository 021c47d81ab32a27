#pragma once

#include "physics/Contact.h"
#include "physics/Joint.h"
#include "physics/Shape.h"
#include "physics/Types.h"

#include <functional>
#include <memory>
#include <optional>
#include <span>

struct dxGeom; // the engine's, seen by name only

namespace sparkwright::physics
{

class Body;
class Space;

/// Where a ray meets a shape.
struct RayHit
{
  Shape* shape = nullptr;
  Vec3 position = Vec3::Zero(); ///< World, m.
  Vec3 normal = Vec3::Zero();   ///< Unit length, against the ray.
  double distance = 0;          ///< From the ray's origin, m.
};

/// A world of rigid bodies. Two worlds share nothing, and may be used by two threads at the same time.
///
/// Every Body, Space, Shape and Joint made here must be destroyed before the World. Between steps any order will do.
/// Runs are reproducible: the same calls in the same order give the same numbers, bit for bit.
class World
{
public:
  World();
  ~World();
  World(const World&) = delete;
  World& operator=(const World&) = delete;

  void setGravity(const Vec3& gravity); ///< m/s² [0 0 0]
  Vec3 gravity() const;
  void setErp(double erp); ///< [0.2]
  double erp() const;
  void setCfm(double cfm);
  double cfm() const;
  void setAutoDisable(bool enabled); ///< Bodies at rest for 10 steps fall asleep [false].
  bool autoDisable() const;
  void setContactSurfaceLayer(double depth); ///< metres [0]
  double contactSurfaceLayer() const;

  enum class Solver
  {
    FullMatrix, ///< Exact, the default: what humanoids need to stand.
    Quick       ///< Iterative, faster in large piles, soft.
  };
  void setSolver(Solver solver);
  Solver solver() const;

  /// Islands (bodies that hold one another by joints and contacts) of more bodies are solved iteratively even when the
  /// solver is FullMatrix, whose cost grows with the cube of their size. What touches no large island moves exactly as
  /// without this, but does not fall asleep while there is one. 0: none is too large [0].
  void setLargestExactIsland(int bodies);
  int largestExactIsland() const;

  /// Threads that solve full-matrix steps, 1 to mostThreads (else the nearest is taken) [1]. Only the wall time depends
  /// on it: the numbers are the same, bit for bit. Quick steps are taken by one thread.
  void setThreads(int count);
  int threads() const; ///< 1 where the engine has no threads.
  static constexpr int mostThreads = 64;

  std::unique_ptr<Body> createBody(); ///< Unit mass at the origin, awake.
  /// @param parent  the enclosing space, or nullptr for a root
  std::unique_ptr<Space> createSpace(Space* parent = nullptr);
  std::unique_ptr<Shape> createSphere();     ///< radius 1
  std::unique_ptr<Shape> createBox();        ///< 1 × 1 × 1
  std::unique_ptr<Shape> createCapsule();    ///< radius 1, length 1
  std::unique_ptr<Shape> createPlane();      ///< z = 0
  std::unique_ptr<Shape> createRay();        ///< length 1 along z
  std::unique_ptr<Shape> createOffset();     ///< empty
  /// @param vertices  x y z triples, metres, copied
  /// @param indices   three per triangle, each < vertices.size() / 3 (else nullptr is returned)
  std::unique_ptr<Shape> createTriangleMesh(std::span<const double> vertices, std::span<const std::uint32_t> indices);
  std::unique_ptr<Joint> createJoint(Joint::Kind kind);

  /// Finds everything in `root` that touches and tells `listener`, pair by pair.
  ///
  /// Inner spaces: first each pair of neighbours, then the inside of the first and of the second if they are spaces
  /// with inner collision, as the reference simulator does. At most 4 points per pair.
  void collide(Space& root, CollisionListener& listener);

  /// Advances by `seconds` > 0. Contacts made since clearContacts() act in it.
  void step(double seconds);

  // Questions about what is where, below `root`. `wanted` chooses the shapes that count; none: all. Asking may change the
  // order in which the engine finds contacts afterwards, so a run is the same again only if the same is asked again.

  /// The first shape that a ray meets; direction of any length > 0, `length` in m.
  std::optional<RayHit> castRay(Space& root, const Vec3& origin, const Vec3& direction, double length,
                                const std::function<bool(const Shape&)>& wanted = {});
  /// How deep the shape reaches into others, m; 0 if it touches none.
  double deepestOverlap(Space& root, const Shape& shape, const std::function<bool(const Shape&)>& wanted = {});

  void clearContacts();
  int contactCount() const;
  /// Of a contact that was added with `measure`; valid after step() until clearContacts().
  ContactForce contactForce(ContactId contact) const;

  struct Impl; ///< The engine's side; nobody outside can look into it.

private:
  std::unique_ptr<Shape> createShape(Shape::Kind kind, dxGeom* geom);

  std::unique_ptr<Impl> impl_;
};

// Questions that change nothing at all, not even the order of later contacts.

/// How far along a ray it first meets the shape, m; direction of any length > 0, `length` in m.
std::optional<double> distanceAlongRay(const Shape& shape, const Vec3& origin, const Vec3& direction, double length);
/// How deep two shapes reach into each other, m; 0 if they do not touch.
double overlap(const Shape& first, const Shape& second);

} // namespace sparkwright::physics
