#include "app/ide/start/Examples.h"

#include <QtGlobal>

namespace sparkwright
{

std::span<const Example> examples()
{
  static constexpr Example table[] = {
      {"setups/demo.rb", QT_TRANSLATE_NOOP("sparkwright::Examples", "Demo match"),
       QT_TRANSLATE_NOOP("sparkwright::Examples", "Two teams play by the rules of the 3D league"), 200},
      {"setups/soccer.rb", QT_TRANSLATE_NOOP("sparkwright::Examples", "Soccer field"),
       QT_TRANSLATE_NOOP("sparkwright::Examples", "The 3D league, ready for your agents on port 3100"), 1},
      {"setups/spl.rb", QT_TRANSLATE_NOOP("sparkwright::Examples", "Standard Platform League"),
       QT_TRANSLATE_NOOP("sparkwright::Examples", "Its field, its ball and its rules"), 1},
      {"setups/sphere_league.rb", QT_TRANSLATE_NOOP("sparkwright::Examples", "Sphere league"),
       QT_TRANSLATE_NOOP("sparkwright::Examples", "The first 3D league: players are balls on wheels"), 20},
      {"setups/simurosot_demo.rb", QT_TRANSLATE_NOOP("sparkwright::Examples", "SimuroSot demo"),
       QT_TRANSLATE_NOOP("sparkwright::Examples", "Two strategies lead eleven wheeled robots each"), 200},
      {"setups/simurosot_large.rb", QT_TRANSLATE_NOOP("sparkwright::Examples", "SimuroSot, 11 against 11"),
       QT_TRANSLATE_NOOP("sparkwright::Examples", "The Large League, ready for strategies on port 7656"), 1},
      {"setups/simurosot_middle.rb", QT_TRANSLATE_NOOP("sparkwright::Examples", "SimuroSot, 5 against 5"),
       QT_TRANSLATE_NOOP("sparkwright::Examples", "The Middle League, ready for strategies on port 7656"), 1},
      {"f2000/demo.f2kworld", QT_TRANSLATE_NOOP("sparkwright::Examples", "Middle-size robots"),
       QT_TRANSLATE_NOOP("sparkwright::Examples", "Sensors, drives and players as plugins; one finds out where it is"), 20},
      {"examples/buggy.rsg", QT_TRANSLATE_NOOP("sparkwright::Examples", "Buggy"),
       QT_TRANSLATE_NOOP("sparkwright::Examples", "Drives over a ramp by itself, on sprung wheels"), 30},
      {"setups/jointtest.rb", QT_TRANSLATE_NOOP("sparkwright::Examples", "Joint arena"),
       QT_TRANSLATE_NOOP("sparkwright::Examples", "Every kind of joint, on a ramp"), 50},
      {"setups/boxspheres.rb", QT_TRANSLATE_NOOP("sparkwright::Examples", "Contact arena"),
       QT_TRANSLATE_NOOP("sparkwright::Examples", "Blocks, capsules and balls that fall and pile up"), 40},
      {"examples/falling_boxes.rsg", QT_TRANSLATE_NOOP("sparkwright::Examples", "Falling boxes"),
       QT_TRANSLATE_NOOP("sparkwright::Examples", "A wall of blocks, and an iron ball that rolls into it"), 30},
      {"examples/pendulum.rsg", QT_TRANSLATE_NOOP("sparkwright::Examples", "Double pendulum"),
       QT_TRANSLATE_NOOP("sparkwright::Examples", "Two hinges, and a motion that nobody can foresee"), 40},
      {"examples/motor.rsg", QT_TRANSLATE_NOOP("sparkwright::Examples", "Windmill"),
       QT_TRANSLATE_NOOP("sparkwright::Examples", "A motor turns four sails"), 20},
      {"examples/mesh.rsg", QT_TRANSLATE_NOOP("sparkwright::Examples", "Meshes"),
       QT_TRANSLATE_NOOP("sparkwright::Examples", "A vase from a file, with materials of the scene"), 5},
      {"examples/cart.ros", QT_TRANSLATE_NOOP("sparkwright::Examples", "Cart in RoSi"),
       QT_TRANSLATE_NOOP("sparkwright::Examples", "A scene in the XML format of another simulator"), 60},
      {"examples/robots/nao.rsg", QT_TRANSLATE_NOOP("sparkwright::Examples", "NAO of the 3D league"),
       QT_TRANSLATE_NOOP("sparkwright::Examples", "22 joints; types 0 to 4 differ in legs and motors"), 2},
      {"examples/robots/nao_v4.rsg", QT_TRANSLATE_NOOP("sparkwright::Examples", "NAO V4"),
       QT_TRANSLATE_NOOP("sparkwright::Examples", "Motors that get warm, battery, sonars, two cameras"), 2},
      {"examples/robots/hoap2.rsg", QT_TRANSLATE_NOOP("sparkwright::Examples", "HOAP-2"),
       QT_TRANSLATE_NOOP("sparkwright::Examples", "A small humanoid for research"), 2},
      {"examples/robots/soccerbot.rsg", QT_TRANSLATE_NOOP("sparkwright::Examples", "Soccerbot"),
       QT_TRANSLATE_NOOP("sparkwright::Examples", "The humanoid of the league before the NAO"), 2},
      {"examples/robots/legged_sphere.rsg", QT_TRANSLATE_NOOP("sparkwright::Examples", "Legged sphere"),
       QT_TRANSLATE_NOOP("sparkwright::Examples", "A ball on two legs"), 2},
      {"examples/robots/buggy.rsg", QT_TRANSLATE_NOOP("sparkwright::Examples", "Buggy for agents"),
       QT_TRANSLATE_NOOP("sparkwright::Examples", "A car with four motors that agents drive"), 2},
  };
  return table;
}

} // namespace sparkwright
