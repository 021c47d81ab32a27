#include "core/urdf/UrdfToRsg.h"

#include "core/syntax/SceneWriter.h"
#include "core/text/InQuotes.h"
#include "core/urdf/RobotParts.h"
#include "core/urdf/SceneMaterials.h"
#include "core/urdf/ShapeWriter.h"
#include "core/urdf/UrdfMeshes.h"
#include "core/urdf/UrdfTexts.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>

namespace sparkwright::urdf
{

namespace
{

using Severity = Diagnostic::Severity;
using Vec3d = Eigen::Vector3d;
using Writer = SceneWriter;

constexpr double mostEffort = 1e5; ///< N·m or N; what a cycle of 20 ms bears with the lightest links that are usual.

class Conversion
{
public:
  Conversion(const Model& model, const std::string& name, const Options& options, MeshFolder& meshes,
             Diagnostics& diagnostics)
      : model_(model), name_(name), options_(options), meshes_(meshes), diagnostics_(diagnostics)
  {
  }

  std::string scene();

private:
  void say(Severity severity, int line, LocalText message, LocalText hint = {})
  {
    diagnostics_.push_back(Diagnostic::of(severity, name_, line, 1, std::move(message), std::move(hint)));
  }

  static std::string unique(std::set<std::string>& names, const std::string& wanted);
  double lowest();

  void writeHeader();
  std::vector<int> writingOrder();
  void sayKept();
  void writePart(const Part& part);
  void writeBody(const Part& part);
  void writeJoint(const Part& part);
  void writeLimits(const Joint& joint);
  void writeMotor(const Joint& joint, const std::string& name);
  Pose inPart(const Part& part, int link) const { return part.world.inverse() * world_[at(link)]; }

  const Model& model_;
  const std::string& name_;
  const Options& options_;
  MeshFolder& meshes_;
  Diagnostics& diagnostics_;

  std::vector<Part> parts_;
  std::vector<Pose> world_; ///< Of each link, in the robot.
  std::set<std::string> names_;
  std::set<std::string> jointNames_;      ///< Other than names of parts: a link and its joint often have the same.
  std::map<int, std::string> jointPaths_; ///< From the robot's space, by index of the joint.
  std::set<const Joint*> followsNothing_; ///< Joints that cannot follow those that they name.
  Writer out_;
  SceneMaterials materials_{model_, out_, [this](const std::string& wanted) { return unique(names_, wanted); }};
  ShapeWriter shapes_{options_, meshes_, materials_, out_,
                      [this](Severity severity, int line, LocalText message, LocalText hint)
                      { say(severity, line, std::move(message), std::move(hint)); }};
};

std::string Conversion::unique(std::set<std::string>& names, const std::string& wanted)
{
  std::string name = wanted;
  for(int i = 2; !names.insert(name).second; ++i)
    name = wanted + '_' + std::to_string(i);
  return name;
}

double Conversion::lowest()
{
  double low = std::numeric_limits<double>::infinity();
  for(std::size_t i = 0; i < model_.links.size(); ++i)
    for(const Shape& shape : model_.links[i].collisions)
      low = std::min(low, shapes_.lowest(shape, world_[i] * shape.origin));
  for(std::size_t i = 0; i < model_.links.size() && std::isinf(low); ++i)
    for(const Shape& shape : model_.links[i].visuals)
      low = std::min(low, shapes_.lowest(shape, world_[i] * shape.origin));
  return std::isinf(low) ? 0 : low;
}

void Conversion::writeHeader()
{
  double mass = 0;
  int joints = 0;
  for(const Part& part : parts_)
  {
    mass += part.mass;
    joints += part.joint >= 0;
  }
  out_.comment(model_.name + ", a robot made from " + name_ + ": " + std::to_string(parts_.size()) + " parts, " +
               std::to_string(joints) + " joints, " + Writer::number(mass) + " kg.");
  out_.comment("");
  out_.comment(
      "Each part is a transform at its centre of mass, with axes parallel to the frame of its link. Links on "
      "fixed joints belong to the part above. The perceptor of a joint has its name, the effector that with _motor.");
  out_.blankLine();
  out_.form("RSG 0 1");
}

/// Parts, each behind the one above it, and behind the one whose joint its own follows: a joint looks for that one when it
/// is made.
std::vector<int> Conversion::writingOrder()
{
  enum class State
  {
    Open,
    AtWork,
    Done
  };
  std::map<int, int> partOf; // By index of the joint above.
  for(std::size_t i = 0; i < parts_.size(); ++i)
    if(parts_[i].joint >= 0)
      partOf[parts_[i].joint] = static_cast<int>(i);
  std::vector<State> states(parts_.size(), State::Open);
  std::vector<int> order;
  for(std::size_t start = 0; start < parts_.size(); ++start)
  {
    std::vector<int> open{static_cast<int>(start)};
    while(!open.empty())
    {
      const int index = open.back();
      const Part& part = parts_[at(index)];
      State& state = states[at(index)];
      if(state == State::Open)
      {
        state = State::AtWork;
        const Joint* const joint = part.joint < 0 ? nullptr : &model_.joints[at(part.joint)];
        if(joint && joint->mimic)
        {
          const auto leader = partOf.find(joint->mimic->joint);
          if(leader == partOf.end() || states[at(leader->second)] == State::AtWork)
          {
            followsNothing_.insert(joint);
            say(Severity::Warning, joint->line,
                urdfText("urdf.noMimic", inQuotes(joint->name), inQuotes(model_.joints[at(joint->mimic->joint)].name)),
                urdfText("urdf.ownWay"));
          }
          else if(states[at(leader->second)] == State::Open)
            open.push_back(leader->second);
        }
        if(part.above >= 0 && states[at(part.above)] == State::Open)
          open.push_back(part.above);
        continue;
      }
      open.pop_back();
      if(state == State::AtWork)
        order.push_back(index);
      state = State::Done;
    }
  }
  return order;
}

void Conversion::sayKept()
{
  double mass = 0;
  std::size_t joints = 0, visuals = 0, colliders = 0;
  for(const Part& part : parts_)
  {
    mass += part.mass;
    joints += part.joint >= 0;
  }
  for(const Link& link : model_.links)
  {
    visuals += link.visuals.size();
    colliders += link.collisions.size();
  }
  say(Severity::Note, 0, urdfText("urdf.kept", model_.links.size(), parts_.size(), joints, Writer::number(mass)),
      urdfText("urdf.keptShapes", colliders, visuals));
}

void Conversion::writeBody(const Part& part)
{
  if(part.isStatic)
    return;
  const Eigen::Matrix3d& i = part.inertia;
  out_.form("nd RigidBody (setName body) (setMassParameters " + Writer::number(part.mass) + " 0 0 0 " +
            Writer::numbers({i(0, 0), i(1, 1), i(2, 2)}) + ' ' + Writer::numbers({i(0, 1), i(0, 2), i(1, 2)}) + ')');
}

void Conversion::writeLimits(const Joint& joint)
{
  if(!joint.limits)
    return;
  const auto [low, high] = *joint.limits;
  const bool slides = joint.kind == Joint::Kind::Prismatic;
  const double unit = slides ? 1 : 180 / M_PI;
  const std::string kind = slides ? "Pos 0 " : "Deg 0 ";
  out_.form("setLowStop" + kind + Writer::number(low * unit));
  out_.form("setHighStop" + kind + Writer::number(high * unit));
  if(low > 1e-6 || high < -1e-6)
    say(Severity::Warning, joint.line, urdfText("urdf.zeroOutside", inQuotes(joint.name)), urdfText("urdf.otherZero"));
}

void Conversion::writeMotor(const Joint& joint, const std::string& name)
{
  const bool slides = joint.kind == Joint::Kind::Prismatic;
  if(joint.effort.value_or(0) > mostEffort)
    say(Severity::Warning, joint.line,
        urdfText("urdf.effort", inQuotes(joint.name), Writer::number(*joint.effort), Writer::number(mostEffort)),
        urdfText("urdf.lowerEffort"));
  if(joint.effort.value_or(0) > 0)
  {
    out_.form("setMaxMotorForce 0 " + Writer::number(std::min(*joint.effort, mostEffort)));
    out_.form("setSteadyMotor 0 true"); // Also where the joint starts at a stop.
  }
  else if(!joint.mimic)
    say(Severity::Note, joint.line, urdfText("urdf.noMotor", inQuotes(joint.name)), urdfText("urdf.addMotor"));
  if(joint.velocity.value_or(0) > 0 && *joint.velocity < 1e6)
    out_.form("setJointMaxSpeed1 " + Writer::number(*joint.velocity));
  if(joint.damping > 0)
    out_.form("setDamping 0 " + Writer::number(joint.damping));
  if(joint.friction > 0)
    out_.form("setFriction 0 " + Writer::number(joint.friction));
  if(joint.mimic && !followsNothing_.contains(&joint))
  {
    const double unit = slides ? 1 : 180 / M_PI;
    out_.form("setMimic " + std::string(slides ? "../../../" : "../../") + jointPaths_[joint.mimic->joint] + ' ' +
              Writer::number(joint.mimic->multiplier) + ' ' + Writer::number(joint.mimic->offset * unit));
  }
  const std::string kind = slides ? "Slider" : "Hinge";
  out_.form("nd " + kind + "Perceptor (setName " + name + ")");
  if(!joint.mimic)
    out_.form("nd " + kind + "Effector (setName " + name + "_motor)");
}

void Conversion::writeJoint(const Part& part)
{
  const Joint& joint = model_.joints[at(part.joint)];
  const Part& above = parts_[at(part.above)];
  const bool slides = joint.kind == Joint::Kind::Prismatic;
  const std::string name = unique(jointNames_, Writer::nameFrom(joint.name));
  out_.comment(std::string(slides ? "Slider" : "Hinge") + ' ' + joint.name + " to " + above.name + ", line " +
               std::to_string(joint.line) + '.');
  std::string up = "../";
  if(slides) // Slides along its z, so it has a transform of its own.
  {
    out_.open("nd Transform");
    out_.form("setName axis");
    const Eigen::Matrix3d turned = Eigen::Quaterniond::FromTwoVectors(Vec3d::UnitZ(), joint.axis).toRotationMatrix();
    writePose(out_, Pose(Eigen::Translation3d(-part.centre) * Eigen::AngleAxisd(turned)));
    up = "../../";
  }
  out_.open(slides ? "nd SliderJoint" : "nd HingeJoint");
  out_.form("setName joint");
  out_.form("attach " + up + "body" + (above.isStatic ? "" : ' ' + up + "../" + above.name + "/body"));
  if(!slides)
  {
    out_.form("setAnchor " + Writer::numbers(-part.centre));
    out_.form("setAxis " + Writer::numbers(joint.axis));
  }
  writeLimits(joint);
  writeMotor(joint, name);
  out_.close();
  if(slides)
    out_.close();
}

void Conversion::writePart(const Part& part)
{
  const Link& own = model_.links[at(part.link)];
  std::string origin = "Link " + own.name + ", line " + std::to_string(own.line);
  for(const int index : part.links)
    if(const Link& link = model_.links[at(index)]; index != part.link)
      origin += "; " + link.name + ", line " + std::to_string(link.line);
  out_.blankLine();
  out_.comment(origin + '.');
  out_.open("nd Transform");
  out_.form("setName " + part.name);
  writePose(out_, part.world * Eigen::Translation3d(part.centre));
  writeBody(part);
  shapes_.nextPart();
  for(const int index : part.links)
  {
    const Link& link = model_.links[at(index)];
    const Pose frame = Eigen::Translation3d(-part.centre) * inPart(part, index);
    for(const Shape& shape : link.visuals)
      shapes_.writeVisual(shape, frame * shape.origin);
    for(const Shape& shape : link.collisions)
      shapes_.writeCollider(link, shape, frame * shape.origin);
    if(index != part.link && link.visuals.empty() && link.collisions.empty() && !link.inertial)
      say(Severity::Note, link.line, urdfText("urdf.frameOnly", inQuotes(link.name)),
          urdfText("urdf.inBase", '(' + Writer::numbers(frame.translation()) + ')', part.name));
  }
  if(part.joint >= 0)
    writeJoint(part);
  else if(options_.fixed && !part.isStatic && &part == parts_.data())
    out_.form("nd FixedJoint (setName weld) (attach ../body) (setFixed)");
  out_.close();
}

std::string Conversion::scene()
{
  world_ = linkPoses(model_);
  const auto boundsOf = [this](const Shape& shape) { return shapes_.bounds(shape); };
  parts_ = partsOf(model_, world_, boundsOf, name_, diagnostics_);
  names_.insert("space");
  for(const Part& part : parts_)
  {
    names_.insert(part.name);
    if(part.joint >= 0)
      jointPaths_[part.joint] =
          part.name + (model_.joints[at(part.joint)].kind == Joint::Kind::Prismatic ? "/axis/joint" : "/joint");
  }
  writeHeader();
  out_.openBody();
  if(options_.ground)
  {
    out_.form("importScene examples/ground.rsg");
    out_.blankLine();
  }
  materials_.write();
  out_.form("nd TimePerceptor (setName time)");
  out_.blankLine();
  const bool isFixed = parts_.front().isStatic;
  const double low = isFixed ? 0 : lowest();
  if(!isFixed)
    out_.comment("Stands on z = 0.");
  out_.open("nd Transform");
  out_.form("setName " + Writer::nameFrom(model_.name));
  out_.form("setLocalPos 0 0 " + Writer::number(-low));
  out_.blankLine();
  out_.comment("Its parts do not touch each other: joints hold them, and shapes overlap there.");
  out_.open("nd Space");
  out_.form("setName space");
  out_.form("disableInnerCollision true");
  for(const int index : writingOrder())
    if(const Part& part = parts_[at(index)];
       !part.isStatic || std::ranges::any_of(part.links,
                                             [&](int link) {
                                               return !model_.links[at(link)].visuals.empty() ||
                                                      !model_.links[at(link)].collisions.empty();
                                             }))
      writePart(part);
  out_.close();
  out_.close();
  out_.close();
  sayKept();
  std::ranges::stable_sort(diagnostics_, {}, &Diagnostic::line);
  return out_.text();
}

} // namespace

std::string toScene(const Model& model, const std::string& name, const Options& options, MeshFolder& meshes,
                    Diagnostics& diagnostics)
{
  return Conversion(model, name, options, meshes, diagnostics).scene();
}

} // namespace sparkwright::urdf
