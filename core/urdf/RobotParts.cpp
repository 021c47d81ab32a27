#include "core/urdf/RobotParts.h"

#include "core/syntax/SceneWriter.h"
#include "core/text/InQuotes.h"
#include "core/urdf/UrdfTexts.h"
#include "physics/Mass.h"

#include <Eigen/Eigenvalues>

#include <algorithm>
#include <set>
#include <utility>

namespace sparkwright::urdf
{

namespace
{

using Severity = Diagnostic::Severity;
using Vec3d = Eigen::Vector3d;
using Writer = SceneWriter;

using BoundsOf = std::function<Eigen::AlignedBox3d(const Shape&)>;

constexpr double presumedRadius = 0.05; // m

/// By how much the largest principal moment is more than the other two together; 1 or less: possible.
double triangleRatio(const Eigen::Matrix3d& inertia)
{
  const Vec3d moments = Eigen::SelfAdjointEigenSolver<Eigen::Matrix3d>(inertia, Eigen::EigenvaluesOnly).eigenvalues();
  return moments[2] / (moments[0] + moments[1]);
}

class Merging
{
public:
  Merging(const Model& model, const std::vector<Pose>& world, const BoundsOf& boundsOf, const std::string& file,
          Diagnostics& diagnostics)
      : model_(model), world_(world), boundsOf_(boundsOf), file_(file), diagnostics_(diagnostics)
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
  Eigen::Matrix3d inertiaOf(const Link& link);
  double presumedMass() const;
  physics::Mass fromShapes(const Link& link, double mass) const;

  const Model& model_;
  const std::vector<Pose>& world_;
  const BoundsOf& boundsOf_;
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

/// For links that move but have none: little beside the others, but enough for steps to be steady.
double Merging::presumedMass() const
{
  double all = 0;
  for(const Link& link : model_.links)
    all += link.inertial ? link.inertial->mass : 0;
  return std::clamp(all / 100, 1e-3, 0.1);
}

/// A solid box around the shapes of a link; without shapes, a ball. Its axes are those of the link.
physics::Mass Merging::fromShapes(const Link& link, double mass) const
{
  Eigen::AlignedBox3d box;
  for(const Shape& shape : link.collisions)
    box.extend(boundsOf_(shape));
  for(const Shape& shape : link.visuals)
    if(link.collisions.empty() || box.isEmpty())
      box.extend(boundsOf_(shape));
  return box.isEmpty() ? physics::Mass::sphereTotal(mass, presumedRadius)
                       : physics::Mass::boxTotal(mass, box.sizes().cwiseMax(1e-3));
}

/// About the centre of mass, in the axes of Inertial::origin.
Eigen::Matrix3d Merging::inertiaOf(const Link& link)
{
  constexpr double allowed = 1.01; // Rounding in the file.
  const Inertial& own = *link.inertial;
  const bool valid = physics::Mass{own.mass, physics::Vec3::Zero(), own.inertia}.valid();
  const double ratio = valid ? triangleRatio(own.inertia) : 0;
  if(valid && ratio <= allowed)
    return own.inertia;
  const Eigen::Matrix3d r = own.origin.linear();
  say(Severity::Warning, own.line,
      valid ? urdfText("urdf.triangleRule", inQuotes(link.name), ratio) : urdfText("urdf.inertia", inQuotes(link.name)),
      urdfText("urdf.inertiaInstead"));
  return r.transpose() * fromShapes(link, own.mass).inertia * r;
}

void Merging::weigh(Part& part)
{
  for(const int index : part.links)
  {
    const Link& link = model_.links[at(index)];
    if(!link.inertial)
      continue;
    const Inertial& own = *link.inertial;
    const Pose pose = inPart(part, index) * own.origin;
    const Eigen::Matrix3d r = pose.linear();
    const Eigen::Matrix3d tensor = r * (part.isStatic ? own.inertia : inertiaOf(link)) * r.transpose();
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
    part.mass = presumedMass();
    say(Severity::Warning, link.line, urdfText("urdf.noMass", inQuotes(link.name), Writer::number(part.mass)),
        urdfText("urdf.writeMass"));
    part.inertia = fromShapes(link, part.mass).inertia;
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

std::vector<Part> partsOf(const Model& model, const std::vector<Pose>& world, const BoundsOf& boundsOf,
                          const std::string& file, Diagnostics& diagnostics)
{
  Merging merging(model, world, boundsOf, file, diagnostics);
  merging.make();
  return merging.take();
}

} // namespace sparkwright::urdf
