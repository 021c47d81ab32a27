#include "core/urdf/RobotParts.h"

#include "core/syntax/SceneWriter.h"
#include "core/text/InQuotes.h"
#include "core/urdf/UrdfTexts.h"
#include "physics/Mass.h"

#include <set>
#include <utility>

namespace sparkwright::urdf
{

namespace
{

using Severity = Diagnostic::Severity;
using Vec3d = Eigen::Vector3d;
using Writer = SceneWriter;

constexpr double presumedMass = 0.1;    // kg
constexpr double presumedRadius = 0.05; // m

class Merging
{
public:
  Merging(const Model& model, const std::vector<Pose>& world, const std::string& file, Diagnostics& diagnostics)
      : model_(model), world_(world), file_(file), diagnostics_(diagnostics)
  {
  }

  void make();
  std::vector<Part> take() { return std::move(parts_); }

private:
  void say(Severity severity, int line, LocalText message, LocalText hint)
  {
    diagnostics_.push_back(Diagnostic::of(severity, file_, line, 1, std::move(message), std::move(hint)));
  }
  std::string unique(const std::string& wanted)
  {
    std::string name = wanted;
    for(int i = 2; !names_.insert(name).second; ++i)
      name = wanted + '_' + std::to_string(i);
    return name;
  }
  Pose inPart(const Part& part, int link) const { return part.world.inverse() * world_[at(link)]; }
  void weigh(Part& part);

  const Model& model_;
  const std::vector<Pose>& world_;
  const std::string& file_;
  Diagnostics& diagnostics_;
  std::vector<Part> parts_;
  std::vector<int> partOf_; ///< Of each link.
  std::set<std::string> names_;
};

void Merging::make()
{
  partOf_.assign(model_.links.size(), -1);
  names_.insert("space");
  for(const int index : model_.order)
  {
    const Link& link = model_.links[at(index)];
    const int above = model_.jointAbove[at(index)];
    const Joint* const joint = above < 0 ? nullptr : &model_.joints[at(above)];
    if(joint && joint->kind == Joint::Kind::Fixed)
    {
      const int part = partOf_[at(joint->parent)];
      partOf_[at(index)] = part;
      parts_[at(part)].links.push_back(index);
      continue;
    }
    partOf_[at(index)] = static_cast<int>(parts_.size());
    Part& part = parts_.emplace_back();
    part.link = index;
    part.links = {index};
    part.world = world_[at(index)];
    part.name = unique(Writer::nameFrom(link.name));
    part.isStatic = !joint && link.name == "world" && !link.inertial;
    if(!joint)
      continue;
    if(joint->kind == Joint::Kind::Floating || joint->kind == Joint::Kind::Planar)
    {
      const bool planar = joint->kind == Joint::Kind::Planar;
      say(planar ? Severity::Warning : Severity::Note, joint->line,
          planar ? urdfText("urdf.planar", inQuotes(joint->name), inQuotes(link.name))
                 : urdfText("urdf.floating", inQuotes(joint->name), inQuotes(link.name)),
          urdfText("urdf.free"));
      continue;
    }
    part.joint = above;
    part.above = partOf_[at(joint->parent)];
  }
  for(Part& part : parts_)
    weigh(part);
}

void Merging::weigh(Part& part)
{
  physics::Mass sum;
  for(const int index : part.links)
  {
    const Link& link = model_.links[at(index)];
    if(!link.inertial)
      continue;
    const Inertial& own = *link.inertial;
    const Pose pose = inPart(part, index) * own.origin;
    const Eigen::Matrix3d r = pose.linear();
    Eigen::Matrix3d tensor = own.inertia;
    physics::Mass solid{own.mass, physics::Vec3::Zero(), tensor};
    if(!part.isStatic && !solid.valid())
    {
      say(Severity::Warning, own.line, urdfText("urdf.inertia", inQuotes(link.name)),
          urdfText("urdf.inertiaInstead", Writer::number(presumedRadius)));
      tensor = Eigen::Matrix3d::Identity() * (0.4 * own.mass * presumedRadius * presumedRadius);
    }
    tensor = r * tensor * r.transpose();
    // About the origin of the part, to be summed up.
    const Vec3d c = pose.translation();
    part.inertia += tensor + own.mass * (c.squaredNorm() * Eigen::Matrix3d::Identity() - c * c.transpose());
    part.centre += own.mass * c;
    part.mass += own.mass;
  }
  if(part.isStatic)
  {
    part.centre.setZero();
    return;
  }
  if(part.mass <= 0)
  {
    const Link& link = model_.links[at(part.link)];
    say(Severity::Warning, link.line, urdfText("urdf.noMass", inQuotes(link.name), Writer::number(presumedMass)),
        urdfText("urdf.writeMass"));
    part.mass = presumedMass;
    part.inertia = Eigen::Matrix3d::Identity() * (0.4 * presumedMass * presumedRadius * presumedRadius);
    part.centre.setZero();
    return;
  }
  part.centre /= part.mass;
  const Vec3d& c = part.centre;
  part.inertia -= part.mass * (c.squaredNorm() * Eigen::Matrix3d::Identity() - c * c.transpose());
}

} // namespace

std::vector<Pose> linkPoses(const Model& model)
{
  std::vector<Pose> world(model.links.size(), Pose::Identity());
  for(const int index : model.order)
    if(const int above = model.jointAbove[at(index)]; above >= 0)
    {
      const Joint& joint = model.joints[at(above)];
      world[at(index)] = world[at(joint.parent)] * joint.origin;
    }
  return world;
}

std::vector<Part> partsOf(const Model& model, const std::vector<Pose>& world, const std::string& file,
                          Diagnostics& diagnostics)
{
  Merging merging(model, world, file, diagnostics);
  merging.make();
  return merging.take();
}

} // namespace sparkwright::urdf
