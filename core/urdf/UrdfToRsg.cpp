#include "core/urdf/UrdfToRsg.h"

#include "core/body/TriMeshCollider.h"
#include "core/object/Math.h"
#include "core/syntax/SceneWriter.h"
#include "core/text/InQuotes.h"
#include "core/urdf/RobotParts.h"
#include "core/urdf/SceneMaterials.h"
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

Vec3d degreesFrom(const Eigen::Matrix3d& rotation)
{
  Mat4f matrix = Mat4f::Identity();
  matrix.topLeftCorner<3, 3>() = rotation.cast<float>();
  Vec3d degrees = degreesOf(matrix).cast<double>();
  for(int i = 0; i < 3; ++i) // 89.99999 is the single precision of the way here.
    if(std::abs(degrees[i] - std::round(degrees[i])) < 2e-5)
      degrees[i] = std::round(degrees[i]);
  return degrees;
}

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

  std::string unique(const std::string& wanted);
  double lowest();
  void growBox(const Shape& shape, const Pose& pose, double& low);

  void writeHeader();
  void writePart(const Part& part);
  void writePose(const Pose& pose);
  void writeBody(const Part& part);
  void writeCollider(const Part& part, const Link& link, const Shape& shape, const Pose& pose, int number);
  void writeVisual(const Part& part, const Link& link, const Shape& shape, const Pose& pose, int number);
  void writeJoint(const Part& part);
  bool turnsLikeAWheel(const Part& part, const Shape& shape, const Pose& pose) const;
  Pose inPart(const Part& part, int link) const { return part.world.inverse() * world_[at(link)]; }

  const Model& model_;
  const std::string& name_;
  const Options& options_;
  MeshFolder& meshes_;
  Diagnostics& diagnostics_;

  std::vector<Part> parts_;
  std::vector<Pose> world_; ///< Of each link, in the robot.
  std::set<std::string> names_;
  Writer out_;
  SceneMaterials materials_{model_, out_, [this](const std::string& wanted) { return unique(wanted); }};
};

std::string Conversion::unique(const std::string& wanted)
{
  std::string name = wanted;
  for(int i = 2; !names_.insert(name).second; ++i)
    name = wanted + '_' + std::to_string(i);
  return name;
}

void Conversion::growBox(const Shape& shape, const Pose& pose, double& low)
{
  const Geometry& g = shape.geometry;
  Vec3d from, to;
  switch(g.kind)
  {
  case Geometry::Kind::Box:
    to = g.size / 2;
    from = -to;
    break;
  case Geometry::Kind::Sphere:
    low = std::min(low, pose.translation().z() - g.size.x());
    return;
  case Geometry::Kind::Capsule:
  {
    const double half = std::abs(pose.linear()(2, 2)) * g.size.y() / 2;
    low = std::min(low, pose.translation().z() - half - g.size.x());
    return;
  }
  case Geometry::Kind::Cylinder:
  {
    const double along = std::abs(pose.linear()(2, 2));
    low = std::min(low, pose.translation().z() - along * g.size.y() / 2 -
                            std::sqrt(std::max(0.0, 1 - along * along)) * g.size.x());
    return;
  }
  case Geometry::Kind::Mesh:
    from = meshes_.find(g.file).low.cwiseProduct(g.size.cwiseAbs());
    to = meshes_.find(g.file).high.cwiseProduct(g.size.cwiseAbs());
    break;
  }
  for(int corner = 0; corner < 8; ++corner)
    low = std::min(low, (pose * Vec3d(corner & 1 ? to.x() : from.x(), corner & 2 ? to.y() : from.y(),
                                      corner & 4 ? to.z() : from.z()))
                            .z());
}

double Conversion::lowest()
{
  double low = std::numeric_limits<double>::infinity();
  for(std::size_t i = 0; i < model_.links.size(); ++i)
    for(const Shape& shape : model_.links[i].collisions)
      growBox(shape, world_[i] * shape.origin, low);
  for(std::size_t i = 0; i < model_.links.size() && std::isinf(low); ++i)
    for(const Shape& shape : model_.links[i].visuals)
      growBox(shape, world_[i] * shape.origin, low);
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

void Conversion::writePose(const Pose& pose)
{
  if(!pose.translation().isZero(1e-9))
    out_.form("setLocalPos " + Writer::numbers(pose.translation()));
  const Vec3d degrees = degreesFrom(pose.linear());
  if(!degrees.isZero(1e-9))
    out_.form("setLocalRotation " + Writer::numbers(degrees));
}

void Conversion::writeBody(const Part& part)
{
  if(part.isStatic)
    return;
  const Eigen::Matrix3d& i = part.inertia;
  out_.form("nd RigidBody (setName body) (setMassParameters " + Writer::number(part.mass) + " 0 0 0 " +
            Writer::numbers({i(0, 0), i(1, 1), i(2, 2)}) + ' ' + Writer::numbers({i(0, 1), i(0, 2), i(1, 2)}) + ')');
}

bool Conversion::turnsLikeAWheel(const Part& part, const Shape& shape, const Pose& pose) const
{
  const Joint* const joint = part.joint < 0 ? nullptr : &model_.joints[at(part.joint)];
  if(!joint || joint->limits || joint->kind == Joint::Kind::Prismatic)
    return false;
  const Vec3d along = pose.linear().col(2);
  const Vec3d off = pose.translation() - pose.translation().dot(joint->axis) * joint->axis;
  return std::abs(along.dot(joint->axis)) > 0.99 && off.norm() < 0.1 * shape.geometry.size.x();
}

void Conversion::writeCollider(const Part& part, const Link& link, const Shape& shape, const Pose& pose, int number)
{
  const Geometry& g = shape.geometry;
  std::string what;
  std::vector<std::string> calls;
  Pose place = pose;
  switch(g.kind)
  {
  case Geometry::Kind::Box:
    what = "BoxCollider";
    calls = {"setBoxLengths " + Writer::numbers(g.size)};
    break;
  case Geometry::Kind::Sphere:
    what = "SphereCollider";
    calls = {"setRadius " + Writer::number(g.size.x())};
    break;
  case Geometry::Kind::Capsule:
    what = "CapsuleCollider";
    calls = {"setParams " + Writer::number(g.size.x()) + ' ' + Writer::number(g.size.y())};
    break;
  case Geometry::Kind::Cylinder:
    if(turnsLikeAWheel(part, shape, pose))
    {
      say(Severity::Warning, g.line, urdfText("urdf.cylinderBall", inQuotes(link.name)), urdfText("urdf.noCylinders"));
      what = "SphereCollider";
      calls = {"setRadius " + Writer::number(g.size.x())};
    }
    else if(g.size.y() > 2 * g.size.x())
    {
      say(Severity::Warning, g.line, urdfText("urdf.cylinderCapsule", inQuotes(link.name)),
          urdfText("urdf.noCylinders"));
      what = "CapsuleCollider";
      calls = {"setParams " + Writer::number(g.size.x()) + ' ' + Writer::number(g.size.y() - 2 * g.size.x())};
    }
    else
    {
      say(Severity::Warning, g.line, urdfText("urdf.cylinderBox", inQuotes(link.name)), urdfText("urdf.noCylinders"));
      what = "BoxCollider";
      calls = {"setBoxLengths " + Writer::numbers({2 * g.size.x(), 2 * g.size.x(), g.size.y()})};
    }
    break;
  case Geometry::Kind::Mesh:
  {
    const MeshFolder::Found& mesh = meshes_.find(g.file);
    if(mesh.name.empty())
      return; // Said already.
    const Vec3d scale = g.size.cwiseAbs();
    if(mesh.triangles <= TriMeshCollider::mostTriangles)
    {
      say(Severity::Note, g.line, urdfText("urdf.triangles", inQuotes(g.file), inQuotes(link.name)),
          urdfText("urdf.simpler"));
      what = "TriMeshCollider";
      calls = {"load " + mesh.name};
      if(!scale.isOnes())
        calls.push_back("setScale " + Writer::numbers(scale));
      break;
    }
    say(Severity::Warning, g.line, urdfText("urdf.meshBox", inQuotes(g.file), inQuotes(link.name), mesh.triangles),
        urdfText("urdf.simpler"));
    what = "BoxCollider";
    calls = {"setBoxLengths " + Writer::numbers((mesh.high - mesh.low).cwiseProduct(scale).cwiseMax(1e-4))};
    place = pose * Eigen::Translation3d((mesh.high + mesh.low).cwiseProduct(scale) / 2);
    break;
  }
  }
  const std::string name = "collider" + (number > 1 ? std::to_string(number) : "");
  const Vec3d offset = place.translation();
  const Vec3d degrees = degreesFrom(place.linear());
  const bool moved = !offset.isZero(1e-9) || !degrees.isZero(1e-9);
  if(moved)
  {
    out_.open("nd TransformCollider");
    out_.form("setName " + name);
  }
  out_.open("nd " + what);
  out_.form("setName " + (moved ? "shape" : name));
  for(const std::string& call : calls)
    out_.form(call);
  if(moved && !offset.isZero(1e-9))
    out_.form("setLocalPosition " + Writer::numbers(offset));
  if(moved && !degrees.isZero(1e-9))
    out_.form("setRotation 0 0 0 " + Writer::numbers(degrees));
  if(moved)
    out_.close();
  out_.form(std::string("nd ContactJointHandler (setName contact) (setContactBounceMode false)") +
            (link.slides ? " (setContactSlipMode true) (setContactSlip 1)" : std::string()));
  out_.close();
}

void Conversion::writeVisual(const Part&, const Link&, const Shape& shape, const Pose& pose, int number)
{
  const Geometry& g = shape.geometry;
  const MeshFolder::Found* mesh = nullptr;
  if(g.kind == Geometry::Kind::Mesh)
  {
    mesh = &meshes_.find(g.file);
    if(mesh->file.empty())
      return say(Severity::Warning, g.line, urdfText("urdf.noMesh", inQuotes(g.file)), urdfText("urdf.package"));
    if(mesh->name.empty())
      return say(Severity::Warning, g.line, urdfText("urdf.mesh", inQuotes(g.file), mesh->problem),
                 urdfText("urdf.exportMesh"));
    if(g.size.minCoeff() < 0)
      say(Severity::Warning, g.line, urdfText("urdf.mirrored", inQuotes(g.file)), urdfText("urdf.bakeScale"));
  }
  out_.open("nd Transform");
  out_.form("setName visual" + (number > 1 ? std::to_string(number) : ""));
  writePose(pose);
  const std::string material = materials_.of(shape);
  const bool single = !mesh || !material.empty() || !mesh->ownMaterials;
  switch(g.kind)
  {
  case Geometry::Kind::Box:
    out_.open("nd Box");
    out_.form("setName mesh");
    out_.form("setExtents " + Writer::numbers(g.size));
    break;
  case Geometry::Kind::Sphere:
    out_.open("nd Sphere");
    out_.form("setName mesh");
    out_.form("setRadius " + Writer::number(g.size.x()));
    break;
  case Geometry::Kind::Cylinder:
    out_.open("nd Cylinder");
    out_.form("setName mesh");
    out_.form("setScale " + Writer::numbers({g.size.x(), g.size.x(), g.size.y()}));
    break;
  case Geometry::Kind::Capsule:
    out_.open("nd Capsule");
    out_.form("setName mesh");
    out_.form("setParams " + Writer::number(g.size.x()) + ' ' + Writer::number(g.size.y()));
    break;
  case Geometry::Kind::Mesh:
    out_.open(single ? "nd SingleMatNode" : "nd StaticMesh");
    out_.form("setName mesh");
    out_.form("load " + mesh->name);
    if(!g.size.isOnes())
      out_.form("setScale " + Writer::numbers(g.size.cwiseAbs()));
    break;
  }
  if(single)
    out_.form("setMaterial " + (material.empty() ? "default" : material));
  out_.close();
  out_.close();
}

void Conversion::writeJoint(const Part& part)
{
  const Joint& joint = model_.joints[at(part.joint)];
  const Part& above = parts_[at(part.above)];
  const bool slides = joint.kind == Joint::Kind::Prismatic;
  const std::string name = unique(Writer::nameFrom(joint.name));
  out_.comment(std::string(slides ? "Slider" : "Hinge") + ' ' + joint.name + " to " + above.name + ", line " +
               std::to_string(joint.line) + '.');
  std::string up = "../";
  if(slides) // Slides along its z, so it has a transform of its own.
  {
    out_.open("nd Transform");
    out_.form("setName " + name + "_axis");
    const Eigen::Matrix3d turned = Eigen::Quaterniond::FromTwoVectors(Vec3d::UnitZ(), joint.axis).toRotationMatrix();
    writePose(Pose(Eigen::Translation3d(-part.centre) * Eigen::AngleAxisd(turned)));
    up = "../../";
  }
  out_.open(slides ? "nd SliderJoint" : "nd HingeJoint");
  out_.form("setName " + (slides ? name : "joint"));
  out_.form("attach " + up + "body" + (above.isStatic ? "" : ' ' + up + "../" + above.name + "/body"));
  if(!slides)
  {
    out_.form("setAnchor " + Writer::numbers(-part.centre));
    out_.form("setAxis " + Writer::numbers(joint.axis));
  }
  if(joint.limits)
  {
    const auto [low, high] = *joint.limits;
    const double unit = slides ? 1 : 180 / M_PI;
    const std::string kind = slides ? "Pos 0 " : "Deg 0 ";
    out_.form("setLowStop" + kind + Writer::number(low * unit));
    out_.form("setHighStop" + kind + Writer::number(high * unit));
    if(low > 1e-6 || high < -1e-6)
      say(Severity::Warning, joint.line, urdfText("urdf.zeroOutside", inQuotes(joint.name)),
          urdfText("urdf.otherZero"));
  }
  if(joint.effort.value_or(0) > 0)
    out_.form("setMaxMotorForce 0 " + Writer::number(*joint.effort));
  else
    say(Severity::Note, joint.line, urdfText("urdf.noMotor", inQuotes(joint.name)), urdfText("urdf.addMotor"));
  if(joint.velocity.value_or(0) > 0 && !slides)
    out_.form("setJointMaxSpeed1 " + Writer::number(*joint.velocity));
  if(!slides)
  {
    out_.form("nd HingePerceptor (setName " + name + ")");
    out_.form("nd HingeEffector (setName " + name + "_motor)");
  }
  else
    say(Severity::Warning, joint.line, urdfText("urdf.slider", inQuotes(joint.name)), urdfText("urdf.sliderHint"));
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
  writePose(part.world * Eigen::Translation3d(part.centre));
  writeBody(part);
  int colliders = 0, visuals = 0;
  for(const int index : part.links)
  {
    const Link& link = model_.links[at(index)];
    const Pose frame = Eigen::Translation3d(-part.centre) * inPart(part, index);
    for(const Shape& shape : link.visuals)
      writeVisual(part, link, shape, frame * shape.origin, ++visuals);
    for(const Shape& shape : link.collisions)
    {
      const Pose pose = frame * shape.origin;
      if(shape.geometry.kind == Geometry::Kind::Mesh)
        if(const MeshFolder::Found& mesh = meshes_.find(shape.geometry.file); mesh.name.empty())
        {
          say(Severity::Warning, shape.geometry.line,
              mesh.file.empty() ? urdfText("urdf.noMesh", inQuotes(shape.geometry.file))
                                : urdfText("urdf.mesh", inQuotes(shape.geometry.file), mesh.problem),
              mesh.file.empty() ? urdfText("urdf.package") : urdfText("urdf.exportMesh"));
          continue;
        }
      writeCollider(part, link, shape, pose, ++colliders);
    }
    if(index != part.link && link.visuals.empty() && link.collisions.empty() && !link.inertial)
      say(Severity::Note, link.line, urdfText("urdf.frameOnly", inQuotes(link.name)),
          urdfText("urdf.inBase", '(' + Writer::numbers(frame.translation()) + ')', part.name));
  }
  if(part.joint >= 0)
    writeJoint(part);
  out_.close();
}

std::string Conversion::scene()
{
  world_ = linkPoses(model_);
  parts_ = partsOf(model_, world_, name_, diagnostics_);
  names_.insert("space");
  for(const Part& part : parts_)
    names_.insert(part.name);
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
  for(const Part& part : parts_)
    if(!part.isStatic || std::ranges::any_of(part.links,
                                             [&](int link) {
                                               return !model_.links[at(link)].visuals.empty() ||
                                                      !model_.links[at(link)].collisions.empty();
                                             }))
      writePart(part);
  out_.close();
  out_.close();
  out_.close();
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
