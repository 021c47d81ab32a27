#pragma once

#include "physics/Contact.h"
#include "physics/Joint.h"
#include "physics/Shape.h"
#include "physics/Types.h"

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

struct dxGeom; // ODE's

namespace sparkwright::physics
{

class Body;
class Space;
struct SpaceOrder;
struct WorldState;

/// Intersection of a ray with a shape.
struct RayHit
{
  Shape* shape = nullptr;
  Vec3 position = Vec3::Zero(); ///< World, m.
  Vec3 normal = Vec3::Zero();   ///< Unit length, against the ray.
  double distance = 0;          ///< From the ray's origin, m.
};

/// A world of rigid bodies. Worlds are independent: different threads may use different worlds.
///
/// Every Body, Space, Shape and Joint made here must be destroyed before the World, in any order, between steps. Runs
/// are reproducible: the same calls in the same order give the same results, bit for bit.
class World
{
public:
  World();
  ~World();
  World(const World&) = delete;
  World& operator=(const World&) = delete;

  void setGravity(const Vec3& gravity); ///< m/s²; preset: 0 0 0
  Vec3 gravity() const;
  void setErp(double erp); ///< Preset: 0.2.
  double erp() const;
  void setCfm(double cfm);
  double cfm() const;
  void setAutoDisable(bool enabled); ///< Whether bodies at rest for 10 steps fall asleep; preset: false.
  bool autoDisable() const;
  void setContactSurfaceLayer(double depth); ///< m; preset: 0
  double contactSurfaceLayer() const;

  enum class Solver
  {
    Exact,    ///< The own step with the full matrix; humanoids need an exact one to stand.
    Engine,   ///< The engine's step with the full matrix: the same bits in several times the time.
    Iterative ///< The engine's iterative step: faster for large piles, softer.
  };
  /// What new worlds have: Exact, unless the environment variable SPARKWRIGHT_STEP says `engine` or `iterative`, to compare
  /// whole programs.
  static Solver usualSolver();
  void setSolver(Solver solver);
  Solver solver() const;
  /// How many islands the own exact step has left to the engine's so far, because it did not know some joint in them. The
  /// results are the same.
  std::uint64_t islandsLeftToEngine() const;
  /// Lets the own exact step leave islands with joints of a kind to the engine's, or no longer: to find out which kind makes a
  /// difference, and for kinds whose rows are not written yet.
  void setLeftToEngine(Joint::Kind kind, bool left);
  void setIterations(int count); ///< Of an iterative step, clamped to 1 … mostIterations; preset: 20.
  int iterations() const;
  static constexpr int mostIterations = 1000;

  /// With an exact step, solves islands (bodies connected by joints and contacts) of more bodies iteratively, because the
  /// cost grows with the cube of their size. Bodies outside of large islands move exactly as without this, but do not
  /// fall asleep while there is one. 0, the preset: no limit.
  void setLargestExactIsland(int bodies);
  int largestExactIsland() const;
  /// Likewise for heaps whose contacts have more constraint rows: one for each contact that slides freely, three for one
  /// with friction. 0, the preset: no limit.
  void setMaxExactContactRows(int rows);
  int maxExactContactRows() const;

  /// Of one step. Further ones are left out, and counted in Remarks.
  static constexpr int maxContacts = 50'000;

  /// While `interrupt` is true, collide() and step() return early, with a world that can only be destroyed then.
  /// @param interrupt  may be set by any thread; null: none
  void setInterrupt(const std::atomic<bool>* interrupt);
  /// Whether any of them has done so.
  bool wasInterrupted() const;

  /// Number of threads for exact steps, clamped to 1 … mostThreads; preset: 1. The results do not depend on it,
  /// bit for bit. Iterative steps use one thread.
  void setThreads(int count);
  int threads() const;
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
  /// Along z, as high as `length`. nullptr unless both are > 0.
  std::unique_ptr<Shape> createCylinder(double radius, double length);
  /// A convex outline in the x-y plane that is extruded along z, by half of `height` to both sides.
  /// @param outline  counter-clockwise, three corners or more, m; the origin is inside. nullptr if it is another one
  std::unique_ptr<Shape> createPrism(std::span<const Vec2> outline, double height);
  /// As high as `length`, along z. Stands, lies and rolls on all kinds of shapes, unlike the engine's of createCylinder().
  /// nullptr unless both are > 0.
  std::unique_ptr<Shape> createSolidCylinder(double radius, double length);
  /// Convex pieces in one shape. They may overlap.
  /// @return nullptr unless there are 1 to mostHullPieces of them, each closed, convex and with a volume
  std::unique_ptr<Shape> createHull(std::span<const HullPiece> pieces);
  static constexpr std::size_t mostHullPieces = 64;
  /// @param vertices  x y z triples, metres, copied
  /// @param indices   three per triangle, each < vertices.size() / 3 (else nullptr is returned)
  std::unique_ptr<Shape> createTriangleMesh(std::span<const double> vertices, std::span<const std::uint32_t> indices);
  std::unique_ptr<Joint> createJoint(Joint::Kind kind);

  /// Finds all touching pairs in `root` and reports them to `listener`.
  ///
  /// Order for inner spaces, as in the reference simulator: first each pair of neighbours, then the inside of the first
  /// and of the second if they are spaces with inner collision. At most 4 points per pair.
  void collide(Space& root, CollisionListener& listener);

  /// Advances by `seconds` > 0, with the contacts made since clearContacts().
  void step(double seconds);

  // Queries below `root`. `wanted` selects shapes; empty: all. Queries may change the order in which the engine finds
  // later contacts, so a reproducible run needs the same queries.

  /// First hit of a ray; direction of any length > 0, `length` in m.
  std::optional<RayHit> castRay(Space& root, const Vec3& origin, const Vec3& direction, double length,
                                const std::function<bool(const Shape&)>& wanted = {});
  /// Deepest penetration of the shape into others, m; 0 without contact.
  double deepestOverlap(Space& root, const Shape& shape, const std::function<bool(const Shape&)>& wanted = {});

  /// Messages of the engine.
  struct Remarks
  {
    /// Times that the exact solver gave up: forces of contacts and joints that it had not found by then were 0 for one
    /// step. Poses and velocities stay finite.
    int unsolved = 0;
    int circles = 0; ///< Of these, where the own step ended a search that the engine's would go on with for ever.
    int heaps = 0;    ///< Steps with heaps that were solved iteratively because of maxExactContactRows().
    int heapRows = 0; ///< Contact rows of the largest of these.
    std::int64_t contactsLeftOut = 0; ///< Above maxContacts.
    int others = 0;     ///< All other messages.
    std::string text{}; ///< The first of the others.
  };
  /// All since the last call.
  Remarks takeRemarks();

  // Exact states, between two steps. See State.h.

  WorldState state() const;
  void setState(const WorldState& state);
  /// To be called when all bodies have got a state: puts them into the order that they had.
  void sortBodies();
  /// The orders of all spaces, in order of creation. Changes nothing, but takes a while.
  std::vector<SpaceOrder> shapeOrder();
  /// Puts the shapes of all spaces into the order that they had in a world that was made by the same calls.
  /// @return false, without effect, if there are other spaces or shapes
  bool setShapeOrder(std::span<const SpaceOrder> orders);

  void clearContacts();
  int contactCount() const;
  /// Force of a contact added with `measure`; valid after step() until clearContacts().
  ContactForce contactForce(ContactId contact) const;

  struct Impl; ///< Private to physics.

private:
  std::unique_ptr<Shape> createShape(Shape::Kind kind, dxGeom* geom);

  std::unique_ptr<Impl> impl_;
};

// Queries that do not change the order of later contacts.

/// Distance of the first hit of a ray with the shape, m; direction of any length > 0, `length` in m.
std::optional<double> distanceAlongRay(const Shape& shape, const Vec3& origin, const Vec3& direction, double length);
/// Penetration of two shapes, m; 0 without contact.
double overlap(const Shape& first, const Shape& second);

} // namespace sparkwright::physics
