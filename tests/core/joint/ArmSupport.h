#pragma once

#include "core/body/RigidBody.h"
#include "core/joint/Joints.h"
#include "tests/core/WorldSupport.h"

#include <QString>
#include <QStringList>
#include <QTemporaryDir>

#include <fstream>
#include <string>

namespace sparkwright::test
{

/// Transforms `a`, `b`, … of 1 kg in a row along x, 1 m apart and 2 m up, each with a joint at its left end. `a` hangs at the
/// environment, the others at their left neighbour.
class Arms
{
public:
  /// @param joints  for each part a class and calls: `HingeJoint (setMaxMotorForce 0 10)`
  explicit Arms(const std::vector<std::string>& joints, bool chained = false)
  {
    const std::string file = this->file();
    std::ofstream out(file);
    out << "(RSG 0 1)\n(\n";
    for(std::size_t i = 0; i < joints.size(); ++i)
    {
      const std::string name(1, static_cast<char>('a' + i)), above(1, static_cast<char>('a' + i - 1));
      const std::size_t space = joints[i].find(' ');
      const std::string kind = joints[i].substr(0, space), calls = space == std::string::npos ? "" : joints[i].substr(space);
      out << "(nd Transform (setName " << name << ") (setLocalPos " << i << " 0 2)\n"
          << "(nd RigidBody (setName body) (setBoxTotal 1 0.5 0.1 0.1))\n"
          << "(nd " << kind << " (setName joint) (attach ../body" << (chained && i > 0 ? " ../../" + above + "/body" : "") << ")"
          << (kind == "HingeJoint" ? " (setAnchor -0.25 0 0) (setAxis 1)" : "") << calls
          << " (nd " << (kind == "SliderJoint" ? "SliderPerceptor" : "HingePerceptor") << " (setName p" << name << "))"
          << " (nd " << (kind == "SliderJoint" ? "SliderEffector" : "HingeEffector") << " (setName e" << name << "))))\n";
    }
    out << ")\n";
    out.close();
    world.log().setSink([this](const Diagnostic& d) { said << QString::fromStdString(d.text()); });
    if(!world.load(file))
      said << "not loaded";
  }

  std::string file() const { return folder_.filePath("arms.rsg").toStdString(); }
  JointNode& joint(const std::string& part)
  {
    return dynamic_cast<JointNode&>(*world.root().find("/usr/scene/" + part + "/joint"));
  }
  RigidBody& body(const std::string& part)
  {
    return dynamic_cast<RigidBody&>(*world.root().find("/usr/scene/" + part + "/body"));
  }
  double angle(const std::string& part) { return static_cast<double>(joint(part).angleDeg(0)); }
  void cycle(int count)
  {
    for(int i = 0; i < count; ++i)
      world.cycle();
  }

private:
  QTemporaryDir folder_;

public:
  QStringList said; ///< Of the log.
  World world{soccerOptions(false)};
};

} // namespace sparkwright::test
