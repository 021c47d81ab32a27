#include "RobotTables.h"

namespace sparkwright
{

namespace
{

constexpr const char* naoParts = R"(
body      1.2171  0  0  0
neck      0.05  0  0  0.09
head      0.35  0  0  0.155
rshoulder 0.07  0.098  0  0.075
rupperarm 0.15  0.108  0.02  0.075
relbow    0.035  0.098  0.09  0.084
rlowerarm 0.2  0.098  0.14  0.084
rhip1     0.09  0.055  -0.01  -0.115
rhip2     0.125  0.055  -0.01  -0.115
rthigh    0.275  0.055  0  -0.155
rshank    0.225  0.055  0.005  -0.28
rankle    0.125  0.055  -0.005  -0.335
rfoot     0.2  0.055  0.025  -0.375
lshoulder 0.07  -0.098  0  0.075
lupperarm 0.15  -0.108  0.02  0.075
lelbow    0.035  -0.098  0.09  0.084
llowerarm 0.2  -0.098  0.14  0.084
lhip1     0.09  -0.055  -0.01  -0.115
lhip2     0.125  -0.055  -0.01  -0.115
lthigh    0.275  -0.055  0  -0.155
lshank    0.225  -0.055  0.005  -0.28
lankle    0.125  -0.055  -0.005  -0.335
lfoot     0.2  -0.055  0.025  -0.375
)";

constexpr const char* naoJoints = R"(
neck body hinge  0 0 0  0 0 1  -120 120  hj1 he1
head neck hinge  0 0 -0.005  1 0 0  -45 45  hj2 he2
rshoulder body hinge  0 0 0  1 0 0  -120 120  raj1 rae1
rupperarm rshoulder hinge  -0.01 -0.02 0  0 0 1  -95 1  raj2 rae2
relbow rupperarm hinge  0 0 0  0 1 0  -120 120  raj3 rae3
rlowerarm relbow hinge  0 -0.05 0  0 0 1  -1 90  raj4 rae4
lshoulder body hinge  0 0 0  1 0 0  -120 120  laj1 lae1
lupperarm lshoulder hinge  0.01 -0.02 0  0 0 1  -1 95  laj2 lae2
lelbow lupperarm hinge  0 0 0  0 1 0  -120 120  laj3 lae3
llowerarm lelbow hinge  0 -0.05 0  0 0 1  -90 1  laj4 lae4
rhip1 body hinge  0 0 0  -0.7071 0 0.7071  -90 1  rlj1 rle1
rhip2 rhip1 hinge  0 0 0  0 1 0  -45 25  rlj2 rle2
rthigh rhip2 hinge  0 -0.01 0.04  1 0 0  -25 100  rlj3 rle3
rshank rthigh hinge  0 -0.01 0.045  1 0 0  -130 1  rlj4 rle4
rankle rshank hinge  0 0 0  1 0 0  -45 75  rlj5 rle5
rfoot rankle hinge  0 -0.03 0.035  0 1 0  -25 45  rlj6 rle6
lhip1 body hinge  0 0 0  -0.7071 0 -0.7071  -90 1  llj1 lle1
lhip2 lhip1 hinge  0 0 0  0 1 0  -25 45  llj2 lle2
lthigh lhip2 hinge  0 -0.01 0.04  1 0 0  -25 100  llj3 lle3
lshank lthigh hinge  0 -0.01 0.045  1 0 0  -130 1  llj4 lle4
lankle lshank hinge  0 0 0  1 0 0  -45 75  llj5 lle5
lfoot lankle hinge  0 -0.03 0.035  0 1 0  -45 25  llj6 lle6
)";

// With toes, the foot is shorter and gives them a part of its mass.
constexpr const char* toeParts = R"(
rfoot 0.177801   0.055  0.0072412  -0.375
lfoot 0.177801  -0.055  0.0072412  -0.375
rtoe  0.0221986  0.055  0.0872412  -0.38
ltoe  0.0221986 -0.055  0.0872412  -0.38
)";

constexpr const char* toeJoints = R"(
rtoe rfoot hinge  0 -0.0177588 -0.005  1 0 0  -1 70  rlj7 rle7
ltoe lfoot hinge  0 -0.0177588 -0.005  1 0 0  -1 70  llj7 lle7
)";

constexpr const char* naoV4Parts = R"(
torso     1.04956  0  0  0
neck      0.06442  -0.00012  0.00477  0.12654
head      0.60533  0.00099  0.00863  0.20383
rshoulder 0.07504  0.12313  0.00302  0.14246
rupperarm 0.15777  0.09418  0.07047  0.14589
relbow    0.06483  0.09807  0.06907  0.14207
rlowerarm 0.18533  0.0971  0.22472  0.14113
rhip1     0.06981  0.03819  -0.00237  -0.01568
rhip2     0.13053  0.05035  -0.01169  -0.04748
rthigh    0.38968  0.05207  0.00611  -0.14659
rshank    0.29142  0.05216  0.00951  -0.24302
rankle    0.13416  0.05034  0.00622  -0.23547
rfoot     0.16184  0.05336  0.05969  -0.30893
lshoulder 0.07504  -0.12301  0.00302  0.14246
lupperarm 0.15777  -0.09406  0.07047  0.14589
lelbow    0.06483  -0.09795  0.06907  0.14207
llowerarm 0.18533  -0.09698  0.22472  0.14113
lhip1     0.06981  -0.03807  -0.00237  -0.01568
lhip2     0.13053  -0.05023  -0.01169  -0.04748
lthigh    0.38968  -0.05195  0.00611  -0.14659
lshank    0.29142  -0.05204  0.00951  -0.24302
lankle    0.13416  -0.05022  0.00622  -0.23547
lfoot     0.16184  -0.05324  0.05969  -0.30893
)";

constexpr const char* naoV4Joints = R"(
neck torso hinge  0.00018 0.00003 0.02573  0 0 1  -119.5 119.5  hj1 he1
head neck hinge  -0.00093 -0.00383 -0.05156  1 0 0  -38.5 29.5  hj2 he2
rshoulder torso hinge  -0.02507 0.00178 -0.00019  1 0 0  -119.5 119.5  raj1 rae1
rupperarm rshoulder hinge  0.00388 -0.06567 -0.00362  0 0 1  -76 18  raj2 rae2
relbow rupperarm hinge  -0.00001 0.02573 0.0002  0 1 0  -119.5 119.5  raj3 rae3
rlowerarm relbow hinge  0.00096 -0.12992 0.00114  0 0 1  2 88.5  raj4 rae4
lshoulder torso hinge  0.02507 0.00178 -0.00019  1 0 0  -119.5 119.5  laj1 lae1
lupperarm lshoulder hinge  -0.00388 -0.06567 -0.00362  0 0 1  -18 76  laj2 lae2
lelbow lupperarm hinge  0.00001 0.02573 0.0002  0 1 0  -119.5 119.5  laj3 lae3
llowerarm lelbow hinge  -0.00096 -0.12992 0.00114  0 0 1  -88.5 -2  laj4 lae4
rhip1 torso hinge  0.01187 0.00717 -0.02705  -0.7071 0 0.7071  -65.62 42.44  rlj1 rle1
rhip2 rhip1 hinge  -0.00029 0.01649 0.00475  0 1 0  -45.29 21.74  rlj2 rle2
rthigh rhip2 hinge  -0.00201 -0.00131 0.10386  1 0 0  -27.73 88  rlj3 rle3
rshank rthigh hinge  -0.0021 -0.00471 0.100285  1 0 0  -121.47 5.29  rlj4 rle4
rankle rshank hinge  -0.00028 -0.00142 -0.00638  1 0 0  -52.86 68.15  rlj5 rle5
rfoot rankle hinge  -0.0033 -0.05489 0.08391  0 1 0  -22.8 44.06  rlj6 rle6
lhip1 torso hinge  -0.01187 0.00717 -0.02705  -0.7071 0 -0.7071  -65.62 42.44  llj1 lle1
lhip2 lhip1 hinge  0.00029 0.01649 0.00475  0 1 0  -21.74 45.29  llj2 lle2
lthigh lhip2 hinge  0.00201 -0.00131 0.10386  1 0 0  -27.73 88  llj3 lle3
lshank lthigh hinge  0.0021 -0.00471 0.100285  1 0 0  -121.47 5.29  llj4 lle4
lankle lshank hinge  0.00028 -0.00142 -0.00638  1 0 0  -52.86 68.15  llj5 lle5
lfoot lankle hinge  0.0033 -0.05489 0.08391  0 1 0  -44.06 22.79  llj6 lle6
)";

RobotTable nao(int type)
{
  RobotTable robot;
  robot.name = "nao type " + std::to_string(type);
  robot.file = "rsg/agent/nao/nao_hetero.rsg";
  robot.arguments = std::to_string(type);
  robot.setup = "setups/soccer.rb";
  robot.plays = true;
  robot.soleDepth = type == 3 ? 0.44074f : type == 1 ? 0.42164f : 0.385f;
  robot.totalMass = 4.6071;
  robot.parts = parseParts(naoParts);
  robot.joints = parseJoints(naoJoints);
  robot.motorForce = 10;
  robot.hasServoStops = true;
  for(JointRow& joint : robot.joints)
    joint.maxSpeed = 6.13955f;
  return robot;
}

/// Moves the parts of both sides: `dx` outwards.
void shift(RobotTable& robot, const char* part, float dx, float dy, float dz)
{
  for(PartRow& row : robot.parts)
    for(const char side : {'r', 'l'})
      if(row.name == side + std::string(part))
        row.position += Vec3f(side == 'r' ? dx : -dx, dy, dz);
}

/// Types whose limbs differ: how much longer thigh, shank and upper arm are, and how much wider the hip is, metres.
RobotTable naoWithLimbs(int type, float hip, float thigh, float shank, float arm)
{
  RobotTable robot = nao(type);
  for(const char* part : {"elbow", "lowerarm"})
    shift(robot, part, 0, arm, 0);
  for(const char* part : {"hip1", "hip2", "thigh", "shank", "ankle", "foot"})
    shift(robot, part, hip, 0, 0);
  for(const char* part : {"thigh", "shank", "ankle", "foot"})
    shift(robot, part, 0, 0, -thigh);
  for(const char* part : {"ankle", "foot"})
    shift(robot, part, 0, 0, -shank);
  for(JointRow& row : robot.joints)
    if(row.child == "rthigh" || row.child == "lthigh")
      row.anchor.z() += thigh;
  return robot;
}

RobotTable naoWithToes()
{
  RobotTable robot = nao(4);
  const std::vector<PartRow> feet = parseParts(toeParts);
  std::erase_if(robot.parts, [](const PartRow& row) { return row.name.ends_with("foot"); });
  robot.parts.insert(robot.parts.end(), feet.begin(), feet.end());
  for(JointRow& toe : parseJoints(toeJoints))
  {
    toe.maxSpeed = 6.13955f;
    robot.joints.push_back(std::move(toe));
  }
  return robot;
}

RobotTable naoWithOtherAnkles()
{
  RobotTable robot = nao(2);
  for(JointRow& row : robot.joints)
    if(row.child.ends_with("ankle"))
      row.maxSpeed = 8.80667f;
    else if(row.child.ends_with("foot"))
      row.maxSpeed = 3.47234f;
  return robot;
}

RobotTable naoV4()
{
  RobotTable robot;
  robot.name = "nao v4";
  robot.file = "rsg/agent/naov4/nao.rsg";
  robot.setup = "setups/spl.rb";
  robot.plays = true;
  robot.soleDepth = 0.29185f;
  robot.totalMass = 5.04013;
  robot.parts = parseParts(naoV4Parts);
  robot.joints = parseJoints(naoV4Joints);
  robot.motorForce = 0.1f;
  robot.hasServoStops = true;
  robot.sensors = {"(BAT ",      "(GPS (n torso)", "(GPS (n head)", "(US Left ",
                   "(US Right ", "(GYR (n torso)", "(ACC (n torso)"};
  return robot;
}

} // namespace

std::vector<RobotTable> naoTables()
{
  return {nao(0),        naoWithLimbs(1, 0, 0.01832f, 0.01832f, 0.03664f), naoWithOtherAnkles(),
          naoWithLimbs(3, 0.017954143f, 0.027868424f, 0.027868424f, 0.055736848f), naoWithToes(), naoV4()};
}

} // namespace sparkwright
