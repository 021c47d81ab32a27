// Preloaded into the server, writes what the server asks of the physics engine, call by call, and what comes of it:
//
//   calls    name, arguments, and what came back behind "->". Handles are a kind and a number in order of creation.
//   step     ends the calls of a step; the states of all bodies follow: enabled, position, orientation, velocities
//   .        ends the step
//   again    stands for a step that repeats the one before in every line
//
// Left out is what has no influence on the numbers: the engine's calls of itself, reading, housekeeping, pairs of
// shapes without bodies, the sign of zeros, the values of surfaces whose mode is off, and planes before they get their
// place. ENGINE_RECORD names the file.
#include <ode/ode.h>

#include <array>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <dlfcn.h>
#include <map>
#include <set>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>

namespace
{

thread_local int depth = 0;         ///< Above 1 the engine calls itself.
std::atomic<bool> stepping = false; ///< Then all threads are the engine's.

/// The engine's own function.
template<class F>
F* engine(F*, const char* name)
{
  void* const found = dlsym(RTLD_NEXT, name);
  if(!found)
    std::abort();
  return reinterpret_cast<F*>(found);
}

class Outer
{
public:
  Outer() { ++depth; }
  ~Outer() { --depth; }
  bool calledByServer() const { return depth == 1 && !stepping; }
};

using Numbers = std::span<const dReal>;

class Record
{
public:
  Record()
  {
    if(const char* const path = std::getenv("ENGINE_RECORD"))
      file_ = std::fopen(path, "w");
  }

  template<class... A>
  void call(const char* name, const A&... arguments)
  {
    calls_ += name;
    (put(calls_, arguments), ...);
    calls_ += '\n';
  }

  void name(const void* handle, const char* kind)
  {
    std::string& name = names_[handle] = kind;
    (name += '#') += std::to_string(++counts_[kind]);
    placed_.erase(handle);
  }
  void nameBody(dBodyID body)
  {
    name(body, "body");
    bodies_[counts_["body"]] = body;
  }
  /// The handle of this kind that was made last.
  const void* latest(const char* kind) const
  {
    const std::string wanted = std::string(kind) + '#' + std::to_string(counts_.at(kind));
    for(const auto& [handle, name] : names_)
      if(name == wanted)
        return handle;
    return nullptr;
  }
  void nameContact(dJointID contact) { names_[contact] = "contact#" + std::to_string(++contacts_); }
  void forget(dBodyID body)
  {
    std::erase_if(bodies_, [body](const auto& entry) { return entry.second == body; });
  }
  /// True for the first space that a shape is put into; the server takes shapes out and in again to sort them.
  bool place(dGeomID shape) { return placed_.insert(shape).second; }

  void stepped();

private:
  void put(std::string& line, dReal value)
  {
    std::array<char, 32> text;
    line.append(text.data(), std::snprintf(text.data(), text.size(), " %.17g", value + 0.0)); // -0 + 0 is 0
  }
  void put(std::string& line, int value) { line += ' ' + std::to_string(value); }
  void put(std::string& line, const char* text) { (line += ' ') += text; }
  void put(std::string& line, Numbers values)
  {
    for(const dReal value : values)
      put(line, value);
  }
  void put(std::string& line, const dMass& m)
  {
    put(line, "mass");
    for(const dReal value : {m.mass, m.c[0], m.c[1], m.c[2], m.I[0], m.I[5], m.I[10], m.I[1], m.I[2], m.I[6]})
      put(line, value);
  }
  void put(std::string& line, const dContactGeom& point)
  {
    put(line, Numbers(point.pos, 3));
    put(line, Numbers(point.normal, 3));
    put(line, point.depth);
    put(line, static_cast<const void*>(point.g1));
    put(line, static_cast<const void*>(point.g2));
  }
  void put(std::string& line, const dSurfaceParameters& s)
  {
    put(line, s.mode);
    put(line, s.mu);
    if(s.mode & dContactBounce)
      put(line, Numbers(std::array{s.bounce, s.bounce_vel}));
    put(line, Numbers(std::array{s.soft_erp, s.soft_cfm, s.slip1, s.slip2}));
  }
  void put(std::string& line, const void* handle)
  {
    const auto found = names_.find(handle);
    put(line, !handle ? "0" : found == names_.end() ? "?" : found->second.c_str());
  }

  std::FILE* file_ = nullptr;
  std::unordered_map<const void*, std::string> names_;
  std::set<const void*> placed_;
  std::map<std::string, int> counts_;
  std::map<int, dBodyID> bodies_;
  int contacts_ = 0;
  std::string calls_, last_;
};

void Record::stepped()
{
  contacts_ = 0;
  calls_ += "step\n";
  for(const auto& [number, body] : bodies_)
    call("state", static_cast<const void*>(body), dBodyIsEnabled(body), Numbers(dBodyGetPosition(body), 3),
         Numbers(dBodyGetQuaternion(body), 4), Numbers(dBodyGetLinearVel(body), 3),
         Numbers(dBodyGetAngularVel(body), 3));
  calls_ += ".\n";
  if(file_)
  {
    std::fputs(calls_ == last_ ? "again\n" : calls_.c_str(), file_);
    std::fflush(file_);
  }
  last_.swap(calls_);
  calls_.clear();
}

/// Stays: the server calls the engine until its very end.
Record& record()
{
  static Record& it = *new Record;
  return it;
}

/// The server's collision callback, called at the server's depth.
struct Near
{
  void* data;
  dNearCallback* callback;

  static void called(void* self, dGeomID a, dGeomID b)
  {
    const int before = std::exchange(depth, 0);
    record().call("near", static_cast<const void*>(a), static_cast<const void*>(b));
    static_cast<Near*>(self)->callback(static_cast<Near*>(self)->data, a, b);
    depth = before;
  }
};

} // namespace

#define ENGINE(function) static const auto original = engine(&function, #function)

/// A call that sets something; behind the function's parameters and their names stands what is written.
#define SETS(function, parameters, names, ...) \
  extern "C" void function parameters \
  { \
    ENGINE(function); \
    if(const Outer outer; outer.calledByServer()) \
      record().call(#function, __VA_ARGS__); \
    const Outer outer; \
    original names; \
  }

/// A call that makes something of this kind.
#define MAKES(Handle, kind, function, parameters, names, ...) \
  extern "C" Handle function parameters \
  { \
    ENGINE(function); \
    const Outer outer; \
    const Handle made = original names; \
    if(outer.calledByServer()) \
    { \
      record().name(made, kind); \
      record().call(#function, __VA_ARGS__ __VA_OPT__(,) "->", static_cast<const void*>(made)); \
    } \
    return made; \
  }

/// A call that computes a mass.
#define WEIGHS(function, parameters, names, ...) \
  extern "C" void function parameters \
  { \
    ENGINE(function); \
    const Outer outer; \
    original names; \
    if(outer.calledByServer()) \
      record().call(#function, __VA_ARGS__, "->", *mass); \
  }

#define SETS_NUMBER(function, Handle) SETS(function, (Handle h, dReal x), (h, x), (const void*)h, x)
#define SETS_FLAG(function, Handle) SETS(function, (Handle h, int x), (h, x), (const void*)h, x)
#define SETS_VECTOR(function, Handle) \
  SETS(function, (Handle h, dReal x, dReal y, dReal z), (h, x, y, z), (const void*)h, x, y, z)

MAKES(dWorldID, "world", dWorldCreate, (), ())
SETS_VECTOR(dWorldSetGravity, dWorldID)
SETS_NUMBER(dWorldSetERP, dWorldID)
SETS_NUMBER(dWorldSetCFM, dWorldID)
SETS_NUMBER(dWorldSetContactSurfaceLayer, dWorldID)
SETS_NUMBER(dWorldSetContactMaxCorrectingVel, dWorldID)
SETS_NUMBER(dWorldSetLinearDamping, dWorldID)
SETS_NUMBER(dWorldSetAngularDamping, dWorldID)
SETS_FLAG(dWorldSetAutoDisableFlag, dWorldID)
SETS_FLAG(dWorldSetAutoDisableSteps, dWorldID)

SETS_VECTOR(dBodySetPosition, dBodyID)
SETS_VECTOR(dBodySetLinearVel, dBodyID)
SETS_VECTOR(dBodySetAngularVel, dBodyID)
SETS_VECTOR(dBodyAddForce, dBodyID)
SETS_VECTOR(dBodyAddTorque, dBodyID)
SETS_VECTOR(dBodySetForce, dBodyID)
SETS_VECTOR(dBodySetTorque, dBodyID)
SETS_FLAG(dBodySetAutoDisableFlag, dBodyID)
SETS_FLAG(dBodySetGravityMode, dBodyID)
SETS_FLAG(dBodySetGyroscopicMode, dBodyID)
SETS(dBodyEnable, (dBodyID body), (body), (const void*)body)
SETS(dBodyDisable, (dBodyID body), (body), (const void*)body)
SETS(dBodySetQuaternion, (dBodyID body, const dQuaternion q), (body, q), (const void*)body, Numbers(q, 4))
SETS(dBodySetRotation, (dBodyID body, const dMatrix3 r), (body, r), (const void*)body, Numbers(r, 12))
SETS(dBodySetMass, (dBodyID body, const dMass* mass), (body, mass), (const void*)body, *mass)
WEIGHS(dMassSetSphereTotal, (dMass* mass, dReal m, dReal r), (mass, m, r), m, r)
WEIGHS(dMassSetBoxTotal, (dMass* mass, dReal m, dReal x, dReal y, dReal z), (mass, m, x, y, z), m, x, y, z)
WEIGHS(dMassSetCapsuleTotal, (dMass* mass, dReal m, int axis, dReal r, dReal l), (mass, m, axis, r, l), m, axis, r, l)

MAKES(dSpaceID, "space", dHashSpaceCreate, (dSpaceID space), (space), (const void*)space)
MAKES(dGeomID, "geom", dCreatePlane, (dSpaceID space, dReal a, dReal b, dReal c, dReal d), (space, a, b, c, d),
      (const void*)space)
MAKES(dGeomID, "geom", dCreateSphere, (dSpaceID space, dReal r), (space, r), (const void*)space, r)
MAKES(dGeomID, "geom", dCreateBox, (dSpaceID space, dReal x, dReal y, dReal z), (space, x, y, z), (const void*)space, x,
      y, z)
MAKES(dGeomID, "geom", dCreateCapsule, (dSpaceID space, dReal r, dReal l), (space, r, l), (const void*)space, r, l)
SETS(dGeomSetBody, (dGeomID geom, dBodyID body), (geom, body), (const void*)geom, (const void*)body)
SETS_VECTOR(dGeomSetPosition, dGeomID)
SETS(dGeomSetRotation, (dGeomID geom, const dMatrix3 r), (geom, r), (const void*)geom, Numbers(r, 12))
SETS_NUMBER(dGeomSphereSetRadius, dGeomID)
SETS_VECTOR(dGeomBoxSetLengths, dGeomID)
SETS(dGeomCapsuleSetParams, (dGeomID geom, dReal r, dReal l), (geom, r, l), (const void*)geom, r, l)
SETS(dGeomPlaneSetParams, (dGeomID geom, dReal a, dReal b, dReal c, dReal d), (geom, a, b, c, d), (const void*)geom, a,
     b, c, d)

MAKES(dJointGroupID, "group", dJointGroupCreate, (int size), (size), size)
MAKES(dJointID, "joint", dJointCreateHinge, (dWorldID world, dJointGroupID group), (world, group), (const void*)world,
      (const void*)group)
SETS(dJointAttach, (dJointID joint, dBodyID a, dBodyID b), (joint, a, b), (const void*)joint, (const void*)a,
     (const void*)b)
SETS_VECTOR(dJointSetHingeAnchor, dJointID)
SETS_VECTOR(dJointSetHingeAxis, dJointID)
SETS(dJointSetHingeParam, (dJointID joint, int parameter, dReal value), (joint, parameter, value), (const void*)joint,
     parameter, value)

extern "C" dBodyID dBodyCreate(dWorldID world)
{
  ENGINE(dBodyCreate);
  const Outer outer;
  const dBodyID made = original(world);
  record().nameBody(made);
  record().call("dBodyCreate", static_cast<const void*>(world), "->", static_cast<const void*>(made));
  return made;
}

extern "C" void dBodyDestroy(dBodyID body)
{
  ENGINE(dBodyDestroy);
  const Outer outer;
  record().forget(body);
  original(body);
}

extern "C" void dSpaceAdd(dSpaceID space, dGeomID geom)
{
  ENGINE(dSpaceAdd);
  const Outer outer;
  if(outer.calledByServer() && !dGeomIsSpace(geom) && record().place(geom))
    record().call("dSpaceAdd", static_cast<const void*>(space), static_cast<const void*>(geom));
  original(space, geom);
}

extern "C" void dSpaceCollide(dSpaceID space, void* data, dNearCallback* callback)
{
  ENGINE(dSpaceCollide);
  const Outer outer;
  record().call("dSpaceCollide", static_cast<const void*>(space), "{");
  Near near{data, callback};
  original(space, &near, &Near::called);
  record().call("}");
}

extern "C" void dSpaceCollide2(dGeomID a, dGeomID b, void* data, dNearCallback* callback)
{
  ENGINE(dSpaceCollide2);
  const Outer outer;
  record().call("dSpaceCollide2", static_cast<const void*>(a), static_cast<const void*>(b), "{");
  Near near{data, callback};
  original(a, b, &near, &Near::called);
  record().call("}");
}

extern "C" int dCollide(dGeomID a, dGeomID b, int flags, dContactGeom* points, int skip)
{
  ENGINE(dCollide);
  const Outer outer;
  const int count = original(a, b, flags, points, skip);
  if(!outer.calledByServer() || (!dGeomGetBody(a) && !dGeomGetBody(b)))
    return count;
  record().call("dCollide", static_cast<const void*>(a), static_cast<const void*>(b), flags, "->", count);
  for(int i = 0; i < count; ++i)
    record().call("point", *reinterpret_cast<dContactGeom*>(reinterpret_cast<char*>(points) + i * skip));
  return count;
}

extern "C" dJointID dJointCreateContact(dWorldID world, dJointGroupID group, const dContact* contact)
{
  ENGINE(dJointCreateContact);
  const Outer outer;
  const dJointID made = original(world, group, contact);
  record().nameContact(made);
  record().call("dJointCreateContact", static_cast<const void*>(world), static_cast<const void*>(group), contact->geom,
                contact->surface, "->", static_cast<const void*>(made));
  return made;
}

/// World::step(double) of ours, by whatever it steps: the engine's function, or the own one that takes its place.
extern "C" void _ZN11sparkwright7physics5World4stepEd(void* world, double seconds)
{
  ENGINE(_ZN11sparkwright7physics5World4stepEd);
  const Outer outer;
  record().call("dWorldStep", record().latest("world"), seconds);
  stepping = true;
  original(world, seconds);
  stepping = false;
  record().stepped();
}
