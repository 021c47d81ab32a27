#include "RobotTables.h"

namespace sparkwright
{

namespace
{

// In the joints whose nodes are turned, the axes are turned as well.
constexpr const char* buggyParts = R"(
chassis    24         0    0    0
leftBack   0.536165   -0.5 -1.5 -0.5
leftFront  0.536165   -0.5  1.5 -0.5
rightBack  0.536165    0.5 -1.5 -0.5
rightFront 0.536165    0.5  1.5 -0.5
)";

constexpr const char* buggyJoints = R"(
leftBack   chassis hinge2  0 0 0  0 0 -1  -1 0 0  - - - -  lb hinge2
leftFront  chassis hinge2  0 0 0  0 0  1   1 0 0  - - - -  - -
rightBack  chassis hinge2  0 0 0  0 0 -1  -1 0 0  - - - -  - -
rightFront chassis hinge2  0 0 0  0 0  1   1 0 0  - - - -  - -
)";

constexpr const char* playerParts = R"(
torso     3.25      0     0     0
leftTire  1.111294  -0.6  0.5   0
rightTire 1.111294   0.6  0.5   0
backTire  1.111294   0   -0.55  0
)";

constexpr const char* playerJoints = R"(
leftTire  torso hinge2  0 0 0  0 0 1  -1 0 0  - - - -  ltp lte
rightTire torso hinge2  0 0 0  0 0 1  -1 0 0  - - - -  rtp rte
backTire  torso hinge2  0 0 0  0 0 1   1 0 0  - - - -  - -
)";

constexpr const char* sphereParts = R"(
body       6.135923  0     0  0
leftthigh  0.25      1.25  0  -0.75
leftshank  0.25      1.25  0  -2
leftfoot   0.3125    1.25  0  -2.875
rightthigh 0.25     -1.25  0  -0.75
rightshank 0.25     -1.25  0  -2
rightfoot  0.3125   -1.25  0  -2.875
)";

constexpr const char* sphereJoints = R"(
leftthigh  body       universal  0 0 0  1 0 0  0 1 0  - - - -  lefthip lhe
leftshank  leftthigh  hinge      0 0 0  1 0 0  - -             leftknee lke
leftfoot   leftshank  universal  0 0 0  1 0 0  0 1 0  - - - -  leftankle lae
rightthigh body       universal  0 0 0  1 0 0  0 1 0  - - - -  righthip rhe
rightshank rightthigh hinge      0 0 0  1 0 0  - -             rightknee rke
rightfoot  rightshank universal  0 0 0  1 0 0  0 1 0  - - - -  rightankle rae
)";

// The anchors of neck and head are those that were meant, not the world coordinates of the historic file.
constexpr const char* hoapParts = R"(
body          3.338  0  0  0
battery       2.4103  0  -0.74  0.2
neck          0.0016  0  -0.1  0.905
head          0.074542  0  0.05  1.1
rightshoulder 0.12129  1.0575  0  0.437
rightupperarm 0.017924  1.0575  0.199  -0.084
rightlowerarm 0.016874  1.0575  0.199  -0.771
righthip      0.0014906  0.4025  0  -0.805
rightthigh    0.10192  0.4025  0  -1.555
rightshank    0.075578  0.4025  0  -2.737
rightfoot     0.0054492  0.4025  0  -3.3165
leftshoulder  0.12129  -1.0575  0  0.437
leftupperarm  0.017924  -1.0575  0.199  -0.084
leftlowerarm  0.016874  -1.0575  0.199  -0.771
lefthip       0.0014906  -0.4025  0  -0.805
leftthigh     0.10192  -0.4025  0  -1.555
leftshank     0.075578  -0.4025  0  -2.737
leftfoot      0.0054492  -0.4025  0  -3.3165
)";

constexpr const char* hoapJoints = R"(
battery body hinge  0 0 0  0 0 1  0.01 0.01  - -
neck body hinge  0 0 -0.2  0 0 1  - -  head_joint_2 head_eff_2
head neck hinge  0 -0.15 0.005  1 0 0  - -  head_joint_1 head_eff_1
leftshoulder body universal  0 0 0  1 0 0  0 1 0  - - - -  larm_joint_1_2 larm_eff_1_2
rightshoulder body universal  0 0 0  1 0 0  0 1 0  - - - -  rarm_joint_1_2 rarm_eff_1_2
leftupperarm leftshoulder hinge  0 0 0.253  0 0 1  - -  larm_joint_3 larm_eff_3
rightupperarm rightshoulder hinge  0 0 0.253  0 0 1  - -  rarm_joint_3 rarm_eff_3
leftlowerarm leftupperarm hinge  0 0 0.3  1 0 0  - -  larm_joint_4 larm_eff_4
rightlowerarm rightupperarm hinge  0 0 0.3  1 0 0  - -  rarm_joint_4 rarm_eff_4
lefthip body hinge  0 0 0.1  0 0 1  - -  lleg_joint_1 lleg_eff_1
righthip body hinge  0 0 0.1  0 0 1  - -  rleg_joint_1 rleg_eff_1
leftthigh lefthip universal  0 0 0.65  1 0 0  0 1 0  - - - -  lleg_joint_2_3 lleg_eff_2_3
rightthigh righthip universal  0 0 0.65  1 0 0  0 1 0  - - - -  rleg_joint_2_3 rleg_eff_2_3
leftshank leftthigh hinge  0 0 0.482  1 0 0  - -  lleg_joint_4 lleg_eff_4
rightshank rightthigh hinge  0 0 0.482  1 0 0  - -  rleg_joint_4 rleg_eff_4
leftfoot leftshank universal  0 0 0.0475  1 0 0  0 1 0  - - - -  lleg_joint_5_6 lleg_eff_5_6
rightfoot rightshank universal  0 0 0.0475  1 0 0  0 1 0  - - - -  rleg_joint_5_6 rleg_eff_5_6
)";

constexpr const char* bot055Parts = R"(
body          3.338  0  0  0
head          0.074542  0  0.05  1
rightshoulder 0.12129  1.0575  0  0.437
rightupperarm 0.017924  1.0575  0  -0.084
rightlowerarm 0.016874  1.0575  0  -0.771
righthip      0.0014906  0.4025  0  -0.805
rightthigh    0.10192  0.4025  0  -1.555
rightshank    0.075578  0.4025  0  -2.737
rightfoot     0.0054492  0.4025  0  -3.3165
leftshoulder  0.12129  -1.0575  0  0.437
leftupperarm  0.017924  -1.0575  0  -0.084
leftlowerarm  0.016874  -1.0575  0  -0.771
lefthip       0.0014906  -0.4025  0  -0.805
leftthigh     0.10192  -0.4025  0  -1.555
leftshank     0.075578  -0.4025  0  -2.737
leftfoot      0.0054492  -0.4025  0  -3.3165
)";

constexpr const char* bot055Joints = R"(
head body fixed
leftshoulder body universal  0 0 0  1 0 0  0 1 0  - - - -  laj1_2 lae1_2
rightshoulder body universal  0 0 0  1 0 0  0 1 0  - - - -  raj1_2 rae1_2
leftupperarm leftshoulder hinge  0 0 0.253  0 0 1  - -  laj3 lae3
rightupperarm rightshoulder hinge  0 0 0.253  0 0 1  - -  raj3 rae3
leftlowerarm leftupperarm hinge  0 0 0.3  1 0 0  - -  laj4 lae4
rightlowerarm rightupperarm hinge  0 0 0.3  1 0 0  - -  raj4 rae4
lefthip body hinge  0 0 0.1  0 0 1  - -  llj1 lle1
righthip body hinge  0 0 0.1  0 0 1  - -  rlj1 rle1
leftthigh lefthip universal  0 0 0.65  1 0 0  0 1 0  - - - -  llj2_3 lle2_3
rightthigh righthip universal  0 0 0.65  1 0 0  0 1 0  - - - -  rlj2_3 rle2_3
leftshank leftthigh hinge  0 0 0.482  1 0 0  - -  llj4 lle4
rightshank rightthigh hinge  0 0 0.482  1 0 0  - -  rlj4 rle4
leftfoot leftshank universal  0 0 0.285  1 0 0  0 1 0  - - - -  llj5_6 lle5_6
rightfoot rightshank universal  0 0 0.285  1 0 0  0 1 0  - - - -  rlj5_6 rle5_6
)";

constexpr const char* bot056Parts = R"(
body          1.5782  0  0  0
lowerTorso    0.23958  0  0  -0.525
head          0.074542  0  0  0.795
rightshoulder 0.12129  1.0575  0  0.232
rightupperarm 0.017924  1.0575  0  -0.289
rightlowerarm 0.016874  1.0575  0  -0.976
righthand1    0.0009535  1.2155  0  -1.601
righthand3    0.00020128  0.8995  0  -1.416
righthip      0.0022359  0.39  0  -0.95
rightthigh    0.0819  0.39  0  -1.75
rightshank    0.056394  0.39  0  -2.932
rightfoot     0.0054492  0.39  0  -3.5115
leftshoulder  0.12129  -1.0575  0  0.232
leftupperarm  0.017924  -1.0575  0  -0.289
leftlowerarm  0.016874  -1.0575  0  -0.976
lefthand1     0.0009535  -1.2155  0  -1.601
lefthand3     0.00020128  -0.8995  0  -1.416
lefthip       0.0022359  -0.39  0  -0.95
leftthigh     0.0819  -0.39  0  -1.75
leftshank     0.056394  -0.39  0  -2.932
leftfoot      0.0054492  -0.39  0  -3.5115
)";

constexpr const char* bot056Joints = R"(
lowerTorso body hinge  0 0 0  0 0 1  0.01 0.01  - -
head body fixed
leftshoulder body universal  0 0 0  1 0 0  0 1 0  - - - -  laj1_2 lae1_2
rightshoulder body universal  0 0 0  1 0 0  0 1 0  - - - -  raj1_2 rae1_2
leftupperarm leftshoulder hinge  0 0 0.253  0 0 1  - -  laj3 lae3
rightupperarm rightshoulder hinge  0 0 0.253  0 0 1  - -  raj3 rae3
leftlowerarm leftupperarm hinge  0 0 0.3  1 0 0  - -  laj4 lae4
lefthand1 leftlowerarm fixed
lefthand3 leftlowerarm fixed
rightlowerarm rightupperarm hinge  0 0 0.3  1 0 0  - -  raj4 rae4
righthand1 rightlowerarm fixed
righthand3 rightlowerarm fixed
lefthip lowerTorso hinge  0 0 0.15  0 0 1  - -  llj1 lle1
righthip lowerTorso hinge  0 0 0.15  0 0 1  - -  rlj1 rle1
leftthigh lefthip universal  0 0 0.65  1 0 0  0 1 0  - - - -  llj2_3 lle2_3
rightthigh righthip universal  0 0 0.65  1 0 0  0 1 0  - - - -  rlj2_3 rle2_3
leftshank leftthigh hinge  0 0 0.482  1 0 0  - -  llj4 lle4
rightshank rightthigh hinge  0 0 0.482  1 0 0  - -  rlj4 rle4
leftfoot leftshank universal  0 0 0.285  1 0 0  0 1 0  - - - -  llj5_6 lle5_6
rightfoot rightshank universal  0 0 0.285  1 0 0  0 1 0  - - - -  rlj5_6 rle5_6
)";

// 0.5.6 with lower torso, head and fingers in the bodies that they were fixed to.
constexpr const char* botCompParts = R"(
body          1.892322  0  0  0
rightshoulder 0.12129  1.0575  0  0.232
rightupperarm 0.017924  1.0575  0  -0.289
rightlowerarm 0.01802878  1.0575  0  -0.976
righthip      0.0022359  0.39  0  -0.95
rightthigh    0.0819  0.39  0  -1.75
rightshank    0.056394  0.39  0  -2.932
rightfoot     0.0054492  0.39  0  -3.5115
leftshoulder  0.12129  -1.0575  0  0.232
leftupperarm  0.017924  -1.0575  0  -0.289
leftlowerarm  0.01802878  -1.0575  0  -0.976
lefthip       0.0022359  -0.39  0  -0.95
leftthigh     0.0819  -0.39  0  -1.75
leftshank     0.056394  -0.39  0  -2.932
leftfoot      0.0054492  -0.39  0  -3.5115
)";

constexpr const char* botCompJoints = R"(
leftshoulder body universal  0 0 0  1 0 0  0 1 0  - - - -  laj1_2 lae1_2
rightshoulder body universal  0 0 0  1 0 0  0 1 0  - - - -  raj1_2 rae1_2
leftupperarm leftshoulder hinge  0 0 0.253  0 0 1  - -  laj3 lae3
rightupperarm rightshoulder hinge  0 0 0.253  0 0 1  - -  raj3 rae3
leftlowerarm leftupperarm hinge  0 0 0.3  1 0 0  - -  laj4 lae4
rightlowerarm rightupperarm hinge  0 0 0.3  1 0 0  - -  raj4 rae4
lefthip body hinge  0 0 0.15  0 0 1  - -  llj1 lle1
righthip body hinge  0 0 0.15  0 0 1  - -  rlj1 rle1
leftthigh lefthip universal  0 0 0.65  1 0 0  0 1 0  - - - -  llj2_3 lle2_3
rightthigh righthip universal  0 0 0.65  1 0 0  0 1 0  - - - -  rlj2_3 rle2_3
leftshank leftthigh hinge  0 0 0.482  1 0 0  - -  llj4 lle4
rightshank rightthigh hinge  0 0 0.482  1 0 0  - -  rlj4 rle4
leftfoot leftshank universal  0 0 0.285  1 0 0  0 1 0  - - - -  llj5_6 lle5_6
rightfoot rightshank universal  0 0 0.285  1 0 0  0 1 0  - - - -  rlj5_6 rle5_6
)";

// With hands of 0.2 kg, which was meant, not of the milligrams that the historic file's densities give.
constexpr const char* bot058Parts = R"(
body          1.2002  0  0  0
head          0.3  0  0.005  0.0795
rightshoulder 0.5  0.10575  0  0.0232
rightupperarm 0.2  0.10575  0  -0.0289
rhand         0.2  0.10575  0  -0.0976
righthip      0.1  0.039  0  -0.095
rightthigh    0.25  0.039  0  -0.175
rightshank    0.25  0.039  0  -0.2932
rfoot         0.1  0.039  0  -0.35115
leftshoulder  0.5  -0.10575  0  0.0232
leftupperarm  0.2  -0.10575  0  -0.0289
lhand         0.2  -0.10575  0  -0.0976
lefthip       0.1  -0.039  0  -0.095
leftthigh     0.25  -0.039  0  -0.175
leftshank     0.25  -0.039  0  -0.2932
lfoot         0.1  -0.039  0  -0.35115
)";

constexpr const char* bot058Joints = R"(
head body universal  0 0 -0.039  0 0 1  1 0 0  -120 120 -45 45  hj he
leftshoulder body universal  0 0 0  1 0 0  0 1 0  -90 180 -10 180  laj1_2 lae1_2
rightshoulder body universal  0 0 0  1 0 0  0 1 0  -90 180 -180 10  raj1_2 rae1_2
leftupperarm leftshoulder hinge  0 0 0.0253  0 0 1  -135 135  laj3 lae3
rightupperarm rightshoulder hinge  0 0 0.0253  0 0 1  -135 135  raj3 rae3
lhand leftupperarm hinge  0 0 0.03  1 0 0  -10 130  laj4 lae4
rhand rightupperarm hinge  0 0 0.03  1 0 0  -10 130  raj4 rae4
lefthip body hinge  0 0 0.015  0 0 1  -60 90  llj1 lle1
righthip body hinge  0 0 0.015  0 0 1  -90 60  rlj1 rle1
leftthigh lefthip universal  0 0 0.065  1 0 0  0 1 0  -45 120 -45 75  llj2_3 lle2_3
rightthigh righthip universal  0 0 0.065  1 0 0  0 1 0  -45 120 -75 45  rlj2_3 rle2_3
leftshank leftthigh hinge  0 0 0.0482  1 0 0  -160 10  llj4 lle4
rightshank rightthigh hinge  0 0 0.0482  1 0 0  -160 10  rlj4 rle4
lfoot leftshank universal  0 0 0.0285  1 0 0  0 1 0  -90 90 -45 45  llj5_6 lle5_6
rfoot rightshank universal  0 0 0.0285  1 0 0  0 1 0  -90 90 -45 45  rlj5_6 rle5_6
)";

RobotTable robot(const char* name, const char* file, const char* parts, const char* joints, double totalMass)
{
  RobotTable table;
  table.name = name;
  table.file = file;
  table.totalMass = totalMass;
  table.parts = parseParts(parts);
  table.joints = parseJoints(joints);
  table.motorForce = 100;
  return table;
}

/// The large ones belong on the large field.
RobotTable soccerbot(RobotTable table, float soleDepth)
{
  table.setup = soleDepth > 1 ? "setups/sphere_league.rb" : "setups/soccer.rb";
  table.plays = true;
  table.soleDepth = soleDepth;
  table.sensors = {"(GYR (n torso)", "(See ", "(GS "};
  return table;
}

} // namespace

std::vector<RobotTable> historicTables()
{
  RobotTable buggy = robot("buggy", "rsg/agent/buggy.rsg", buggyParts, buggyJoints, 26.14466);
  buggy.motorForce = 4000;
  buggy.soleDepth = 0.9f;

  RobotTable player = robot("soccer player", "rsg/agent/soccerplayer.rsg", playerParts, playerJoints, 6.583883);
  player.motorForce = 4000;
  player.setup = "setups/sphere_league.rb";
  player.soleDepth = 0.51f;
  player.sensors = {"(See "};

  RobotTable sphere = robot("legged sphere", "rsg/agent/leggedsphere.rsg", sphereParts, sphereJoints, 7.760923);
  sphere.soleDepth = 3;

  RobotTable hoap = robot("hoap2", "rsg/agent/hoap2.rsg", hoapParts, hoapJoints, 6.50543);
  hoap.soleDepth = 3.364f;
  hoap.sensors = {"(See "};

  RobotTable small =
      robot("soccerbot 0.5.8", "rsg/agent/soccerbot058/soccerbot.rsg", bot058Parts, bot058Joints, 4.70024);
  small.motorForce = 10;
  small.hasServoStops = true;

  return {buggy,
          player,
          sphere,
          hoap,
          soccerbot(robot("soccerbot 0.5.5", "rsg/agent/soccerbot055.rsg", bot055Parts, bot055Joints, 4.09357), 3.364f),
          soccerbot(robot("soccerbot 0.5.6", "rsg/agent/soccerbot056.rsg", bot056Parts, bot056Joints, 2.4988), 3.559f),
          soccerbot(robot("soccerbot compound", "rsg/agent/soccerbotcomp.rsg", botCompParts, botCompJoints, 2.4988),
                    3.559f),
          soccerbot(small, 0.3559f)};
}

} // namespace sparkwright
