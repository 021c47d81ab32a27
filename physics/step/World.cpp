#include "physics/World.h"

#include "physics/Body.h"
#include "physics/OdeHandles.h"
#include "physics/Space.h"
#include "physics/exact/ExactStep.h"
#include "physics/hull/HullGeom.h"
#include "physics/joint/JointAids.h"
#include "physics/step/Containment.h"
#include "physics/step/EngineMessages.h"
#include "physics/step/LargeIslands.h"
#include "physics/step/StepThreads.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <mutex>
#include <string_view>
#include <utility>

namespace sparkwright::physics
{

void useEngine()
{
  // The engine has process-wide tables and per-thread caches, which it frees itself when a thread ends.
  [[maybe_unused]] static const int process = []
  {
    EngineMessages::install();
    const int started = dInitODE2(0);
    installHulls();
    return started;
  }();
  [[maybe_unused]] static thread_local const int thread = dAllocateODEDataForThread(dAllocateMaskAll);
}

World::Impl::Impl()
    : largeIslands(std::make_unique<LargeIslands>()), containment(std::make_unique<Containment>()),
      messages(std::make_unique<EngineMessages>())
{
}
World::Impl::~Impl() = default;

World::World() : impl_(std::make_unique<Impl>())
{
  useEngine();
  impl_->id = dWorldCreate();
  // By default all worlds share one queue of jobs, which only one thread may use.
  impl_->alone = dThreadingAllocateSelfThreadedImplementation();
  dWorldSetStepThreadingImplementation(impl_->id, dThreadingImplementationGetFunctions(impl_->alone), impl_->alone);
}

World::~World()
{
  impl_->threads.reset();
  dWorldDestroy(impl_->id);
  dThreadingFreeImplementation(impl_->alone);
}

void World::setGravity(const Vec3& gravity)
{
  if(within(gravity, speedLimit))
    dWorldSetGravity(impl_->id, gravity.x(), gravity.y(), gravity.z());
}

Vec3 World::gravity() const
{
  dVector3 gravity;
  dWorldGetGravity(impl_->id, gravity);
  return toVec3(gravity);
}

void World::setErp(double erp)
{
  if(erp >= 0 && erp <= 1)
    dWorldSetERP(impl_->id, erp);
}

double World::erp() const { return dWorldGetERP(impl_->id); }

void World::setCfm(double cfm)
{
  if(cfm >= 0 && cfm <= worldLimit)
    dWorldSetCFM(impl_->id, cfm);
}

double World::cfm() const { return dWorldGetCFM(impl_->id); }

void World::setAutoDisable(bool enabled) { dWorldSetAutoDisableFlag(impl_->id, enabled); }

bool World::autoDisable() const { return dWorldGetAutoDisableFlag(impl_->id) != 0; }

void World::setContactSurfaceLayer(double depth)
{
  if(depth >= 0 && depth <= worldLimit)
    dWorldSetContactSurfaceLayer(impl_->id, depth);
}

double World::contactSurfaceLayer() const { return dWorldGetContactSurfaceLayer(impl_->id); }

World::Solver World::usualSolver()
{
  static const Solver usual = []
  {
    const char* const name = std::getenv("SPARKWRIGHT_STEP");
    const std::string_view wanted = name ? name : "";
    return wanted == "engine" ? Solver::Engine : wanted == "iterative" ? Solver::Iterative : Solver::Exact;
  }();
  return usual;
}

void World::setSolver(Solver solver) { impl_->solver = solver; }

World::Solver World::solver() const { return impl_->solver; }

std::uint64_t World::islandsLeftToEngine() const { return impl_->exactStep ? impl_->exactStep->engineIslands() : 0; }

void World::setLeftToEngine(Joint::Kind kind, bool left)
{
  const std::uint32_t bit = 1u << static_cast<unsigned>(kind);
  impl_->kindsLeftToEngine = left ? impl_->kindsLeftToEngine | bit : impl_->kindsLeftToEngine & ~bit;
}

void World::setIterations(int count)
{
  dWorldSetQuickStepNumIterations(impl_->id, std::clamp(count, 1, mostIterations));
}

int World::iterations() const { return dWorldGetQuickStepNumIterations(impl_->id); }

void World::setThreads(int count)
{
  impl_->threadCount = std::clamp(count, 1, mostThreads);
}

int World::threads() const { return impl_->threadCount; }

void World::Impl::cleanSpaces()
{
  // What a step moves comes to the front of its space unless it is there already, and that order counts: see
  // StepThreads.
  for(const dSpaceID space : spaces)
    if(!dGeomGetSpace(reinterpret_cast<dGeomID>(space)))
      dSpaceClean(space);
}

std::unique_ptr<Body> World::createBody()
{
  auto impl = std::make_unique<Body::Impl>();
  impl->id = dBodyCreate(impl_->id);
  impl->world = impl_.get();
  impl->index = impl_->bodies.size();
  impl->serial = impl_->bodiesMade++;
  std::unique_ptr<Body> body(new Body(std::move(impl)));
  dBodySetData(body->impl_->id, body.get());
  impl_->bodies.push_back(body.get());
  ++impl_->structureChanges;
  return body;
}

std::unique_ptr<Space> World::createSpace(Space* parent)
{
  auto impl = std::make_unique<Space::Impl>();
  impl->contactGroup = dJointGroupCreate(0);
  impl->id = dHashSpaceCreate(parent ? parent->impl_->id : nullptr);
  impl->world = impl_.get();
  impl->serial = ++impl_->geomsMade;
  impl_->spaces.push_back(impl->id);
  std::unique_ptr<Space> space(new Space(std::move(impl)));
  dGeomSetData(reinterpret_cast<dGeomID>(space->impl_->id), space.get());
  return space;
}

std::unique_ptr<Joint> Access::makeJoint(World::Impl& world, Joint::Kind kind)
{
  auto impl = std::make_unique<Joint::Impl>();
  impl->kind = kind;
  impl->world = &world;
  switch(kind)
  {
  case Joint::Kind::Ball:
    impl->id = dJointCreateBall(world.id, nullptr);
    break;
  case Joint::Kind::Hinge:
    impl->id = dJointCreateHinge(world.id, nullptr);
    break;
  case Joint::Kind::Hinge2:
    impl->id = dJointCreateHinge2(world.id, nullptr);
    break;
  case Joint::Kind::Slider:
    impl->id = dJointCreateSlider(world.id, nullptr);
    break;
  case Joint::Kind::Universal:
    impl->id = dJointCreateUniversal(world.id, nullptr);
    break;
  case Joint::Kind::Fixed:
    impl->id = dJointCreateFixed(world.id, nullptr);
    break;
  case Joint::Kind::AngularMotor:
    impl->id = dJointCreateAMotor(world.id, nullptr);
    break;
  case Joint::Kind::LinearMotor:
  case Joint::Kind::InPlane:
    impl->id = dJointCreateLMotor(world.id, nullptr);
    break;
  case Joint::Kind::Planar:
    impl->id = dJointCreatePlane2D(world.id, nullptr);
    impl->planarCfm = dWorldGetCFM(world.id);
    break;
  }
  std::unique_ptr<Joint> joint(new Joint(std::move(impl)));
  dJointSetData(joint->impl_->id, joint.get());
  joint->impl_->index = world.joints.size();
  world.joints.push_back(joint.get());
  if(kind == Joint::Kind::Hinge2 || kind == Joint::Kind::Universal || kind == Joint::Kind::AngularMotor)
    world.crossJoints.push_back(joint.get());
  return joint;
}

std::unique_ptr<Joint> World::createJoint(Joint::Kind kind)
{
  std::unique_ptr<Joint> joint = Access::makeJoint(*impl_, kind);
  joint->impl_->serial = ++impl_->jointsMade;
  return joint;
}

std::unique_ptr<Shape> World::createShape(Shape::Kind kind, dxGeom* geom)
{
  auto impl = std::make_unique<Shape::Impl>();
  impl->kind = kind;
  impl->id = geom;
  impl->serial = ++impl_->geomsMade;
  std::unique_ptr<Shape> shape(new Shape(std::move(impl)));
  dGeomSetData(geom, shape.get());
  return shape;
}

std::unique_ptr<Shape> World::createSphere() { return createShape(Shape::Kind::Sphere, dCreateSphere(nullptr, 1)); }

std::unique_ptr<Shape> World::createBox() { return createShape(Shape::Kind::Box, dCreateBox(nullptr, 1, 1, 1)); }

std::unique_ptr<Shape> World::createCapsule()
{
  return createShape(Shape::Kind::Capsule, dCreateCapsule(nullptr, 1, 1));
}

std::unique_ptr<Shape> World::createPlane()
{
  return createShape(Shape::Kind::Plane, dCreatePlane(nullptr, 0, 0, 1, 0));
}

std::unique_ptr<Shape> World::createRay() { return createShape(Shape::Kind::Ray, dCreateRay(nullptr, 1)); }

std::unique_ptr<Shape> World::createOffset()
{
  return createShape(Shape::Kind::Offset, createTransformGeom());
}

std::unique_ptr<Shape> World::createTriangleMesh(std::span<const double> vertices,
                                                 std::span<const std::uint32_t> indices)
{
  const std::size_t vertexCount = vertices.size() / 3;
  const bool sound = vertexCount > 0 && vertices.size() % 3 == 0 && !indices.empty() && indices.size() % 3 == 0 &&
                     std::ranges::all_of(indices, [&](std::uint32_t i) { return i < vertexCount; }) &&
                     std::ranges::all_of(vertices, [](double v) { return std::abs(v) <= worldLimit; });
  if(!sound)
    return nullptr;
  useEngine();
  std::vector<double> ownVertices(vertices.begin(), vertices.end());
  std::vector<dTriIndex> ownIndices(indices.begin(), indices.end());
  const dTriMeshDataID data = dGeomTriMeshDataCreate();
  dGeomTriMeshDataBuildDouble(data, ownVertices.data(), 3 * sizeof(double), static_cast<int>(vertexCount),
                              ownIndices.data(), static_cast<int>(ownIndices.size()), 3 * sizeof(dTriIndex));
  auto shape =
      createShape(Shape::Kind::TriangleMesh, dCreateTriMesh(nullptr, data, nullptr, nullptr, nullptr));
  shape->impl_->meshData = data;
  shape->impl_->vertices = std::move(ownVertices);
  shape->impl_->indices = std::move(ownIndices);
  shape->impl_->prepareForHulls();
  return shape;
}

World::Remarks World::takeRemarks()
{
  Remarks remarks = impl_->messages->take();
  remarks.heaps = std::exchange(impl_->heaps, 0);
  remarks.heapRows = std::exchange(impl_->heapRows, 0);
  remarks.contactsLeftOut = std::exchange(impl_->contactsLeftOut, 0);
  return remarks;
}

void World::setLargestExactIsland(int bodies) { impl_->largestExactIsland = std::max(bodies, 0); }

int World::largestExactIsland() const { return impl_->largestExactIsland; }

void World::setMaxExactContactRows(int rows) { impl_->maxExactContactRows = std::max(rows, 0); }

int World::maxExactContactRows() const { return impl_->maxExactContactRows; }

void World::setInterrupt(const std::atomic<bool>* interrupt) { impl_->interrupt = interrupt; }

bool World::wasInterrupted() const { return impl_->interrupted; }

bool World::Impl::isInterrupted()
{
  if(interrupt && interrupt->load(std::memory_order_relaxed))
    interrupted = true;
  return interrupted;
}

void World::step(double seconds)
{
  if(!(seconds > 0) || !(seconds <= worldLimit) || impl_->isInterrupted())
    return;
  const EngineMessages::Scope scope(*impl_->messages);
  for(Joint* const joint : impl_->crossJoints)
    (joint->impl_->sound() ? dJointEnable : dJointDisable)(joint->impl_->id);
  for(Joint* const joint : impl_->aidedJoints)
    joint->impl_->aids->prepare(*joint, seconds);
  impl_->cleanSpaces();
  if(impl_->solver == Solver::Iterative)
    impl_->stepQuickly(seconds);
  else
    impl_->stepEitherWay(seconds);
  for(Joint* const joint : impl_->aidedJoints)
    joint->impl_->aids->countTurns(*joint, seconds);
  impl_->containment->check(*impl_, seconds);
}

void World::Impl::stepEitherWay(double seconds)
{
  if(!largeIslands->find(*this))
    return stepExactly(seconds);
  if(const int rows = largeIslands->mostContactRows(); maxExactContactRows > 0 && rows > maxExactContactRows)
  {
    ++heaps;
    heapRows = std::max(heapRows, rows);
  }
  largeIslands->hide();
  stepExactly(seconds);
  largeIslands->show(*this);
  stepQuickly(seconds);
  largeIslands->restore();
}

void World::Impl::stepExactly(double seconds)
{
  if(solver != Solver::Exact)
    return stepByEngine(seconds);
  engineCounts = false;
  if(!exactStep)
    exactStep = std::make_unique<ExactStep>();
  exactStep->setThreads(threadCount);
  const ExactStep::Troubles troubles = exactStep->step(*this, seconds);
  interrupted = interrupted || troubles.interrupted;
  messages->addUnsolved(troubles.unsolved, troubles.circles);
}

void World::Impl::stepByEngine(double seconds)
{
  if(!std::exchange(engineCounts, true))
    tellRest();
  countRest();
  if(threads && threads->count() != threadCount)
    threads.reset();
  if(!threads && threadCount > 1)
    threads = std::make_unique<StepThreads>(*this, threadCount);
  if(threads)
    threads->step(seconds);
  else
    dWorldStep(id, seconds);
  letEngineTellAngles();
}

void World::Impl::letEngineTellAngles()
{
  for(Joint* const joint : crossJoints)
  {
    Joint::Impl& impl = *joint->impl_;
    const auto isAwake = [&impl](int index)
    {
      const dBodyID body = dJointGetBody(impl.id, index);
      return body && dBodyIsEnabled(body);
    };
    if(isAwake(0) || isAwake(1))
      impl.eulerAngles.reset();
  }
}

void World::Impl::stepQuickly(double seconds)
{
  // The iterative solver draws from a process-wide generator, so its islands have to come in their order.
  if(threads)
    threads->release();
  // The generator shuffles its rows; lend it this world's own state.
  static std::mutex generator;
  const std::lock_guard lock(generator);
  if(!std::exchange(engineCounts, true))
    tellRest();
  countRest();
  dRandSetSeed(quickSeed);
  dWorldQuickStep(id, seconds);
  quickSeed = static_cast<std::uint32_t>(dRandGetSeed());
  letEngineTellAngles();
}

} // namespace sparkwright::physics
