#include "core/design/MassSummary.h"

#include <map>

namespace sparkwright::design
{

namespace
{

using Eigen::Matrix3d;
using Eigen::Vector3d;

/// What a mass adds to the inertia about a point that lies `away` from its centre.
Matrix3d steiner(double mass, const Vector3d& away)
{
  return mass * (away.squaredNorm() * Matrix3d::Identity() - away * away.transpose());
}

} // namespace

std::vector<RobotMass> massSummary(const Frame& frame)
{
  std::vector<RobotMass> robots;
  if(!frame.physics.structure || !frame.structure)
    return robots;
  std::vector<Mat4f> world;
  frame.worldTransforms(world);
  const auto poseOf = [&world](int slot)
  {
    return slot >= 0 && slot < static_cast<int>(world.size())
               ? Eigen::Isometry3d(world[static_cast<std::size_t>(slot)].cast<double>())
               : Eigen::Isometry3d::Identity();
  };
  std::map<int, std::size_t> known;
  std::vector<Eigen::Isometry3d> first; // Pose of the first part of each robot.
  std::vector<std::vector<Matrix3d>> axes;
  for(const PhysicsStructure::Body& body : frame.physics.structure->bodies)
  {
    const auto [at, added] = known.emplace(body.group, robots.size());
    const Eigen::Isometry3d pose = poseOf(body.slot);
    if(added)
    {
      robots.emplace_back();
      first.push_back(pose);
      axes.emplace_back();
    }
    LinkMass link;
    link.node = body.node;
    if(body.node >= 0)
    {
      const SceneStructure::Node& node = frame.structure->nodes[static_cast<std::size_t>(body.node)];
      link.id = node.id;
      link.name = node.name;
    }
    link.mass = static_cast<double>(body.mass);
    link.centre = pose.translation();
    link.inertia = body.inertia.cast<double>();
    RobotMass& robot = robots[at->second];
    robot.mass += link.mass;
    robot.centre += link.mass * link.centre;
    axes[at->second].push_back(pose.linear());
    robot.links.push_back(std::move(link));
  }
  for(std::size_t i = 0; i < robots.size(); ++i)
  {
    RobotMass& robot = robots[i];
    robot.name = robot.links.front().name;
    if(robot.mass > 0)
      robot.centre /= robot.mass;
    robot.centreInRobot = first[i].inverse() * robot.centre;
    for(std::size_t k = 0; k < robot.links.size(); ++k)
    {
      const LinkMass& link = robot.links[k];
      const Matrix3d& turn = axes[i][k];
      robot.inertia += turn * link.inertia * turn.transpose() + steiner(link.mass, link.centre - robot.centre);
    }
  }
  return robots;
}

} // namespace sparkwright::design
