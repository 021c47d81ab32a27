#include "core/design/RobotPlan.h"

#include "core/design/DesignTexts.h"
#include "core/syntax/SceneWriter.h"
#include "physics/Mass.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace sparkwright::design
{

namespace
{

using Vec3d = Eigen::Vector3d;

/// Writes numbers with six digits, for people to go on with.
struct Writer : SceneWriter
{
  static std::string number(double value)
  {
    const double scale = std::pow(10, 5 - std::floor(std::log10(std::abs(value))));
    return SceneWriter::number(std::abs(value) < 1e-9 ? 0 : std::round(value * scale) / scale);
  }
  static std::string numbers(const Vec3d& values)
  {
    return number(values.x()) + ' ' + number(values.y()) + ' ' + number(values.z());
  }
};

/// A joint of a leg, from the hip down.
struct LegJoint
{
  const char* name;
  Vec3d axis;
  double low, high; ///< Degrees; for the right leg.
  bool bends;       ///< Same angles on both sides.
};
const LegJoint hipYaw{"hip_yaw", Vec3d::UnitZ(), -45, 45, false};
const LegJoint hipRoll{"hip_roll", Vec3d::UnitY(), -40, 25, false};
const LegJoint hipPitch{"hip_pitch", Vec3d::UnitX(), -30, 90, true};
const LegJoint knee{"knee", Vec3d::UnitX(), -120, 1, true};
const LegJoint anklePitch{"ankle_pitch", Vec3d::UnitX(), -45, 70, true};
const LegJoint ankleRoll{"ankle_roll", Vec3d::UnitY(), -25, 40, false};

std::vector<LegJoint> legJoints(int count)
{
  switch(count)
  {
  case 1:
    return {hipPitch};
  case 2:
    return {hipPitch, knee};
  case 3:
    return {hipRoll, hipPitch, knee};
  case 4:
    return {hipRoll, hipPitch, knee, anklePitch};
  case 5:
    return {hipRoll, hipPitch, knee, anklePitch, ankleRoll};
  default:
    return {hipYaw, hipRoll, hipPitch, knee, anklePitch, ankleRoll};
  }
}

std::string sideOf(bool left)
{
  return left ? "left" : "right";
}

/// `left`, or with several on each side `left1`, from the front.
std::string placeName(bool left, int row, int rows)
{
  return sideOf(left) + (rows > 1 ? std::to_string(row + 1) : std::string());
}

class Drawing
{
public:
  explicit Drawing(const RobotPlan& plan) : plan_(plan) {}

  std::string scene();

private:
  void writeTrunk(const Vec3d& place);
  void writeWheels();
  void writeCaster();
  void writeLegs();
  void writeLeg(bool left, int row);
  void writeHinge(const std::string& name, const std::string& parent, const Vec3d& anchor, const Vec3d& axis,
                  const std::array<double, 2>* stops);
  void writeFootForce(const std::string& name);
  void writeContact(const std::string& handler, double slip);

  const RobotPlan& plan_;
  Writer out_;
};

void Drawing::writeContact(const std::string& handler, double slip)
{
  out_.form("nd " + handler +
            " (setName contact) (setContactBounceMode false) (setContactSlipMode true) "
            "(setContactSlip " +
            Writer::number(slip) + ")");
}

void Drawing::writeTrunk(const Vec3d& place)
{
  out_.open("nd Transform");
  out_.form("setName trunk");
  out_.form("setLocalPos " + Writer::numbers(place));
  out_.form("nd Box (setName mesh) (setExtents " + Writer::numbers(plan_.body) + ") (setMaterial matLightBlue)");
  out_.form("nd RigidBody (setName body) (setBoxTotal " + Writer::number(plan_.bodyMass) + ' ' +
            Writer::numbers(plan_.body) + ')');
  out_.open("nd BoxCollider");
  out_.form("setName collider");
  out_.form("setBoxLengths " + Writer::numbers(plan_.body));
  writeContact("ContactJointHandler", 0.005);
  out_.close();
  if(plan_.inertialSensors)
    out_.form("nd GyroRatePerceptor (setName trunk)) (nd Accelerometer (setName trunk)");
  if(plan_.position)
    out_.form("nd GPS (setName trunk)");
  out_.blankLine();
  out_.comment("Shows which way is forward.");
  out_.open("nd Transform");
  out_.form("setName front");
  out_.form("setLocalPos " + Writer::numbers({0, plan_.body.y() / 2, plan_.body.z() / 4}));
  out_.form("nd Sphere (setName mesh) (setRadius " + Writer::number(plan_.body.z() / 8) + ") (setMaterial matRed)");
  if(plan_.camera)
    out_.form("nd ImagePerceptor (setName camera) (setResolution 160 120)");
  out_.close();
  out_.close();
}

void Drawing::writeHinge(const std::string& name, const std::string& parent, const Vec3d& anchor, const Vec3d& axis,
                         const std::array<double, 2>* stops)
{
  out_.open("nd HingeJoint");
  out_.form("setName joint");
  out_.form("attach ../body ../../" + parent + "/body");
  out_.form("setAnchor " + Writer::numbers(anchor));
  out_.form("setAxis " + Writer::numbers(axis));
  if(stops)
  {
    out_.form("setLowStopDeg 0 " + Writer::number((*stops)[0]));
    out_.form("setHighStopDeg 0 " + Writer::number((*stops)[1]));
  }
  out_.form("setMaxMotorForce 0 " + Writer::number(plan_.torque));
  out_.form("setJointMaxSpeed1 " + Writer::number(plan_.speed));
  out_.form("nd HingePerceptor (setName " + name + ")");
  out_.form("nd HingeEffector (setName " + name + "_motor)");
  out_.close();
}

void Drawing::writeWheels()
{
  const int rows = plan_.wheels / 2;
  const double across = plan_.body.x() / 2 + plan_.wheelWidth;
  const double reach = plan_.body.y() / 2 - plan_.wheelRadius / 2;
  const double r = plan_.wheelRadius;
  const physics::Mass mass = physics::Mass::cylinderTotal(plan_.wheelMass, r, plan_.wheelWidth);
  for(int row = 0; row < rows; ++row)
    for(const bool left : {true, false})
    {
      const std::string name = placeName(left, row, rows) + "_wheel";
      const double along = rows == 1 ? reach / 2 : reach - 2 * reach * row / (rows - 1);
      out_.blankLine();
      if(row == 0 && left)
        out_.comment("Wheels turn about x; positive speeds drive forward. They touch the ground as balls.");
      out_.open("nd Transform");
      out_.form("setName " + name);
      out_.form("setLocalPos " + Writer::numbers({left ? -across : across, along, r}));
      // The tensor of a cylinder along x.
      out_.form("nd RigidBody (setName body) (setMassParameters " + Writer::number(plan_.wheelMass) + " 0 0 0 " +
                Writer::numbers({mass.inertia(2, 2), mass.inertia(0, 0), mass.inertia(0, 0)}) + " 0 0 0)");
      out_.open("nd SphereCollider");
      out_.form("setName collider");
      out_.form("setRadius " + Writer::number(r));
      writeContact("ContactJointHandler", rows > 1 ? 0.05 : 0.005);
      out_.close();
      out_.open("nd Transform");
      out_.form("setName visual");
      out_.form("setLocalRotation 0 90 0");
      out_.form("nd Cylinder (setName mesh) (setScale " + Writer::numbers({r, r, plan_.wheelWidth}) +
                ") (setMaterial matDarkGrey)");
      out_.form("nd Transform (setName spoke) (nd Box (setName mesh) (setExtents " +
                Writer::numbers({1.7 * r, r / 5, 1.1 * plan_.wheelWidth}) + ") (setMaterial matYellow))");
      out_.close();
      writeHinge(name, "trunk", Vec3d::Zero(), -Vec3d::UnitX(), nullptr);
      out_.close();
    }
}

void Drawing::writeCaster()
{
  const double r = plan_.wheelRadius / 4;
  out_.blankLine();
  out_.comment("The caster, a ball that turns freely.");
  out_.open("nd Transform");
  out_.form("setName caster");
  out_.form("setLocalPos " + Writer::numbers({0, -plan_.body.y() / 2 + r, r}));
  out_.form("nd Sphere (setName mesh) (setRadius " + Writer::number(r) + ") (setMaterial matGrey)");
  out_.form("nd RigidBody (setName body) (setSphereTotal " + Writer::number(plan_.wheelMass / 2) + ' ' +
            Writer::number(r) + ')');
  out_.open("nd SphereCollider");
  out_.form("setName collider");
  out_.form("setRadius " + Writer::number(r));
  writeContact("ContactJointHandler", 0.005);
  out_.close();
  out_.form("nd BallJoint (setName joint) (attach ../body ../../trunk/body) (setAnchor 0 0 0)");
  out_.close();
}

void Drawing::writeFootForce(const std::string& name)
{
  out_.form("nd ForceResistancePerceptor (setName " + name + ")");
}

void Drawing::writeLeg(bool left, int row)
{
  const int rows = plan_.legs / 2;
  const std::string side = placeName(left, row, rows);
  const std::vector<LegJoint> joints = legJoints(plan_.jointsPerLeg);
  const bool hasKnee = plan_.jointsPerLeg >= 2;
  const double x = (left ? -1 : 1) * (plan_.body.x() / 2 - plan_.legLength / 16);
  const double y = rows == 1 ? 0 : plan_.body.y() / 2 - plan_.body.y() * row / (rows - 1);
  const double footHeight = plan_.legLength / 16, footLength = rows == 1 ? plan_.legLength / 2 : plan_.legLength / 5;
  const double footWidth = rows == 1 ? plan_.legLength / 4 : plan_.legLength / 6;
  const double thick = plan_.legLength / 8;
  const double straight = plan_.legLength - footHeight;
  const double kneeHeight = hasKnee ? footHeight + straight / 2 : footHeight;
  std::string parent = "trunk";
  for(std::size_t i = 0; i < joints.size(); ++i)
  {
    const LegJoint& joint = joints[i];
    const std::string_view name = joint.name;
    const bool isThigh = name == "hip_pitch", isShank = name == "knee", isFoot = i + 1 == joints.size();
    const bool isBox = isThigh || isShank || isFoot;
    const double top = name.starts_with("hip") ? plan_.legLength : isShank ? kneeHeight : footHeight;
    const double bottom = isThigh ? kneeHeight : isShank ? footHeight : top;
    const std::string part = side + '_' + (isThigh ? "thigh" : isShank ? "shank" : joint.name + std::string("_link"));
    // Small parts between the hips and in the ankle get a tenth of the leg, its long ones share the rest.
    const double share = isThigh || isShank ? (hasKnee ? 0.35 : 0.7) : isFoot ? 0.15 : 0.1;
    const double mass = plan_.legMass * share;
    const bool sole = isFoot;
    const bool ownFoot = sole && !isThigh && !isShank; // Behind an ankle; else the sole belongs to the long part.
    const Vec3d middle(x, y, ownFoot ? footHeight / 2 : (top + bottom) / 2);
    const Vec3d size = ownFoot ? Vec3d(footWidth, footLength, footHeight) : Vec3d(thick, thick, top - bottom);
    out_.blankLine();
    out_.open("nd Transform");
    out_.form("setName " + part);
    out_.form("setLocalPos " + Writer::numbers(middle));
    if(isBox)
      out_.form("nd Box (setName mesh) (setExtents " + Writer::numbers(size) + ") (setMaterial " +
                (ownFoot ? "matDarkGrey" : "matGrey") + ")");
    else
      out_.form("nd Sphere (setName mesh) (setRadius " + Writer::number(thick / 2) + ") (setMaterial matYellow)");
    out_.form("nd RigidBody (setName body) " +
              (isBox ? "(setBoxTotal " + Writer::number(mass) + ' ' + Writer::numbers(size) + ")"
                     : "(setSphereTotal " + Writer::number(mass) + ' ' + Writer::number(thick / 2) + ")"));
    if(sole && plan_.footForces)
      writeFootForce(side + "_foot");
    const std::string handler = sole && plan_.footForces ? "TouchPerceptorHandler" : "ContactJointHandler";
    if(isBox)
    {
      out_.open("nd BoxCollider");
      out_.form("setName collider");
      out_.form("setBoxLengths " + Writer::numbers(size));
      writeContact(ownFoot ? handler : "ContactJointHandler", 0.005);
      out_.close();
    }
    if(sole && !ownFoot)
    {
      const Vec3d foot(footWidth, footLength, footHeight), below(0, 0, footHeight / 2 - middle.z());
      out_.form("nd Transform (setName sole) (setLocalPos " + Writer::numbers(below) +
                ") (nd Box (setName mesh) "
                "(setExtents " +
                Writer::numbers(foot) + ") (setMaterial matDarkGrey))");
      out_.open("nd TransformCollider");
      out_.form("setName soleCollider");
      out_.form("nd BoxCollider (setName shape) (setBoxLengths " + Writer::numbers(foot) + ") (setLocalPosition " +
                Writer::numbers(below) + ")");
      writeContact(handler, 0.005);
      out_.close();
    }
    const std::array<double, 2> stops{left && !joint.bends ? -joint.high : joint.low,
                                      left && !joint.bends ? -joint.low : joint.high};
    writeHinge(side + '_' + joint.name, parent, Vec3d(0, 0, top - middle.z()), joint.axis, &stops);
    out_.close();
    parent = part;
  }
}

void Drawing::writeLegs()
{
  for(int row = 0; row < plan_.legs / 2; ++row)
    for(const bool left : {true, false})
    {
      out_.blankLine();
      out_.comment("The " + placeName(left, row, plan_.legs / 2) + " leg, from the hip down.");
      writeLeg(left, row);
    }
}

std::string Drawing::scene()
{
  const bool wheeled = plan_.kind == RobotPlan::Kind::Wheeled;
  const std::size_t joints = jointNames(plan_).size();
  out_.comment(plan_.name + (wheeled ? ", a robot on " + std::to_string(plan_.wheels) + " wheels."
                                     : ", a robot on " + std::to_string(plan_.legs) + " legs with " +
                                           std::to_string(plan_.jointsPerLeg) + " joints each."));
  out_.comment("");
  out_.comment(
      "Forward is +Y, right +X. Each part is a transform with its body, shape and the joint to the part above. "
      "Each of the " +
      std::to_string(joints) +
      " joints has a sensor and a motor: an agent receives "
      "(HJ (n NAME) (ax DEGREES)) and sends (NAME_motor SPEED), rad/s.");
  out_.blankLine();
  out_.form("RSG 0 1");
  out_.openBody();
  if(plan_.ground)
  {
    out_.comment("To look at it alone; agents bring it into scenes that have a ground: leave this out then.");
    out_.form("importScene examples/ground.rsg");
    out_.blankLine();
  }
  out_.form("nd TimePerceptor (setName time)");
  out_.blankLine();
  out_.comment("Parts of the robot do not touch each other.");
  out_.open("nd Space");
  out_.form("setName " + Writer::nameFrom(plan_.name));
  out_.form("disableInnerCollision true");
  out_.blankLine();
  if(wheeled)
  {
    const double clearance = std::max(plan_.wheelRadius / 2, plan_.wheelRadius - plan_.body.z() / 4);
    writeTrunk({0, 0, clearance + plan_.body.z() / 2});
    writeWheels();
    if(plan_.wheels == 2)
      writeCaster();
  }
  else
  {
    writeTrunk({0, 0, plan_.legLength + plan_.body.z() / 2});
    writeLegs();
  }
  out_.close();
  out_.close();
  return out_.text();
}

} // namespace

RobotPlan RobotPlan::of(Kind kind)
{
  RobotPlan plan;
  plan.kind = kind;
  if(kind == Kind::Legged)
  {
    plan.name = "walker";
    plan.body = {0.24, 0.14, 0.3};
    plan.torque = 30;
  }
  else
    plan.name = "rover";
  return plan;
}

LocalText problemOf(const RobotPlan& plan)
{
  const auto outside = [](double value, double low, double high) { return !(value >= low && value <= high); };
  struct Row
  {
    LocalText what;
    double value, low, high;
  };
  const bool wheeled = plan.kind == RobotPlan::Kind::Wheeled;
  const Row common[] = {
      {designText("design.width"), plan.body.x(), 0.01, 10},  {designText("design.length"), plan.body.y(), 0.01, 10},
      {designText("design.height"), plan.body.z(), 0.01, 10}, {designText("design.mass"), plan.bodyMass, 0.001, 1000},
      {designText("design.torque"), plan.torque, 0.001, 1e5}, {designText("design.speed"), plan.speed, 0.01, 1000}};
  const Row wheels[] = {{designText("design.wheelRadius"), plan.wheelRadius, 0.005, 5},
                        {designText("design.wheelWidth"), plan.wheelWidth, 0.001, 5},
                        {designText("design.wheelMass"), plan.wheelMass, 0.001, 1000}};
  const Row legs[] = {{designText("design.legLength"), plan.legLength, 0.02, 10},
                      {designText("design.legMass"), plan.legMass, 0.001, 1000}};
  const auto check = [&](std::span<const Row> rows) -> LocalText
  {
    for(const Row& row : rows)
      if(outside(row.value, row.low, row.high))
        return designText("design.range", row.what, Writer::number(row.low), Writer::number(row.high));
    return {};
  };
  if(plan.name.empty() || Writer::nameFrom(plan.name) != plan.name)
    return designText("design.name");
  if(LocalText problem = check(common); !problem.empty())
    return problem;
  if(LocalText problem = wheeled ? check(wheels) : check(legs); !problem.empty())
    return problem;
  if(wheeled && (plan.wheels < 2 || plan.wheels > 12 || plan.wheels % 2))
    return designText("design.wheels");
  if(!wheeled && (plan.legs < 2 || plan.legs > 8 || plan.legs % 2))
    return designText("design.legs");
  if(!wheeled && (plan.jointsPerLeg < 1 || plan.jointsPerLeg > 6))
    return designText("design.joints");
  return {};
}

std::string robotScene(const RobotPlan& plan)
{
  return Drawing(plan).scene();
}

std::vector<std::string> jointNames(const RobotPlan& plan)
{
  std::vector<std::string> names;
  const bool wheeled = plan.kind == RobotPlan::Kind::Wheeled;
  const int rows = (wheeled ? plan.wheels : plan.legs) / 2;
  for(int row = 0; row < rows; ++row)
    for(const bool left : {true, false})
      if(wheeled)
        names.push_back(placeName(left, row, rows) + "_wheel");
      else
        for(const LegJoint& joint : legJoints(plan.jointsPerLeg))
          names.push_back(placeName(left, row, rows) + '_' + joint.name);
  return names;
}

} // namespace sparkwright::design
