#include "StageSupport.h"

#include "core/body/Collider.h"
#include "core/body/CollisionHandler.h"
#include "core/game/soccer3d/game/SoccerNodes.h"
#include "core/scene/Transform.h"
#include "tests/VerifyNear.h"

#include <QTest>

using namespace sparkwright;

/// Both other fields, that of the Standard Platform League and that of the old sphere league, have the sizes that their
/// leagues gave them, and goals count on them.
class FieldsTest : public QObject
{
  Q_OBJECT

private slots:
  void boxesStandWhereTheyBelong_data();
  void boxesStandWhereTheyBelong();
  void marksStandWhereTheyBelong_data();
  void marksStandWhereTheyBelong();
  void linesRunWhereTheyBelong_data();
  void linesRunWhereTheyBelong();
  void ballIsThatOfTheLeague_data();
  void ballIsThatOfTheLeague();
  void goalsCount_data();
  void goalsCount();
  void playerOfTheSphereLeagueKicks_data();
  void playerOfTheSphereLeagueKicks();
  void fieldsGoByTheNamesThatScriptsKnow_data();
  void fieldsGoByTheNamesThatScriptsKnow();
};

namespace
{

using Numbers = QVector<float>;

Vec3f vector(const Numbers& n) { return {n[0], n[1], n[2]}; }

void addField() { QTest::addColumn<QString>("setup"); }

bool run(Stage& stage, const QString& setup) { return stage.run("run('setups/" + setup.toStdString() + ".rb')"); }

/// A line, by name and end points on the ground.
struct LineRow
{
  std::string name;
  float x1, y1, x2, y2;
};

bool hasLine(Stage& stage, const LineRow& row)
{
  bool found = false;
  stage.world.root().visit<Line>(
      [&](Line& line)
      {
        const Vec3f a = line.beginPoint, b = line.endPoint, from(row.x1, row.y1, 0), to(row.x2, row.y2, 0);
        const bool same = (a - from).norm() + (b - to).norm() < 1e-4f || (a - to).norm() + (b - from).norm() < 1e-4f;
        found |= same && line.name() == row.name;
      });
  return found;
}

} // namespace

void FieldsTest::boxesStandWhereTheyBelong_data()
{
  addField();
  QTest::addColumn<QString>("path");
  QTest::addColumn<Numbers>("position");
  QTest::addColumn<Numbers>("lengths");
  const auto row = [](const char* setup, const char* path, Numbers position, Numbers lengths)
  { QTest::addRow("%s %s", setup, path) << setup << path << position << lengths; };

  // The right goals are the left ones turned round.
  row("spl", "leftgoal/GoalBox/BoxCollider", {-4.7f, 0, 0.4f}, {0.3f, 1.4f, 0.8f});
  row("spl", "leftgoal/GoalBox/sideWall1/collider", {-4.6f, -0.77f, 0.4f}, {0.4f, 0.04f, 0.8f});
  row("spl", "leftgoal/GoalBox/sideWall2/collider", {-4.6f, 0.77f, 0.4f}, {0.4f, 0.04f, 0.8f});
  row("spl", "leftgoal/GoalBox/backWall/collider", {-4.9f, 0, 0.4f}, {0.04f, 1.5f, 0.8f});
  row("spl", "leftgoal/GoalBox/roof/collider", {-4.7f, 0, 0.82f}, {0.4f, 1.58f, 0.04f});
  row("spl", "rightgoal/GoalBox/BoxCollider", {4.7f, 0, 0.4f}, {0.3f, 1.4f, 0.8f});
  row("spl", "rightgoal/GoalBox/sideWall1/collider", {4.6f, 0.77f, 0.4f}, {0.4f, 0.04f, 0.8f});
  row("spl", "rightgoal/GoalBox/backWall/collider", {4.9f, 0, 0.4f}, {0.04f, 1.5f, 0.8f});
  row("spl", "wallLeft/collider", {-5.7f, 0, 0}, {1, 8.4f, 1});
  row("spl", "wallRight/collider", {5.7f, 0, 0}, {1, 8.4f, 1});
  row("spl", "wallTop/collider", {0, 4.2f, 0}, {11.4f, 1, 1});
  row("spl", "wallBottom/collider", {0, -4.2f, 0}, {11.4f, 1, 1});

  row("sphere_league", "LeftGoalSpace/GoalBoxL/GoalColliderL", {-26, 0, 2}, {2, 9, 4});
  row("sphere_league", "LeftGoalSpace/sideWall1/collider", {-25.8f, -4.6f, 2}, {2, 0.2f, 4});
  row("sphere_league", "LeftGoalSpace/sideWall2/collider", {-25.8f, 4.6f, 2}, {2, 0.2f, 4});
  row("sphere_league", "LeftGoalSpace/backWall/collider", {-26.8f, 0, 2}, {0.2f, 9, 4});
  row("sphere_league", "RightGoalSpace/GoalBoxR/GoalColliderR", {26, 0, 2}, {2, 9, 4});
  row("sphere_league", "RightGoalSpace/sideWall1/collider", {25.8f, -4.6f, 2}, {2, 0.2f, 4});
  row("sphere_league", "RightGoalSpace/backWall/collider", {26.8f, 0, 2}, {0.2f, 9, 4});
}

void FieldsTest::boxesStandWhereTheyBelong()
{
  QFETCH(QString, setup);
  QFETCH(QString, path);
  QFETCH(Numbers, position);
  QFETCH(Numbers, lengths);
  Stage stage;
  QVERIFY(run(stage, setup));
  QCOMPARE(stage.complaints, QStringList());

  const auto* const box = stage.find<BoxCollider>(path.toStdString());
  QVERIFY(box);
  VERIFY_NEAR(translation(box->worldPose()), vector(position), 1e-4f);
  VERIFY_NEAR(box->lengths(), vector(lengths), 1e-4f);
}

void FieldsTest::marksStandWhereTheyBelong_data()
{
  addField();
  QTest::addColumn<QString>("mark");
  QTest::addColumn<Numbers>("position");
  const auto corners = [](const char* setup, const char* kind, float x, float y, float z)
  {
    for(const int number : {1, 2})
      for(const char side : {'L', 'R'})
        QTest::addRow("%s %s%d%c", setup, kind, number, side)
            << setup << QString("%1%2%3").arg(kind).arg(number).arg(side)
            << Numbers{side == 'L' ? -x : x, number == 1 ? y : -y, z};
  };
  corners("spl", "F", 4.5f, 3, 0);
  corners("spl", "G", 4.5f, 0.75f, 0);
  corners("sphere_league", "F", 25, 16, 0.375f);
  corners("sphere_league", "G", 25, 4.5f, 0);
}

void FieldsTest::marksStandWhereTheyBelong()
{
  QFETCH(QString, setup);
  QFETCH(QString, mark);
  QFETCH(Numbers, position);
  Stage stage;
  QVERIFY(run(stage, setup));

  int found = 0;
  stage.world.root().visit<ObjectState>(
      [&](ObjectState& object)
      {
        if(object.perceptName() != mark.toStdString())
          return;
        ++found;
        VERIFY_NEAR(translation(object.worldPose()), vector(position), 1e-4f);
        QCOMPARE(object.isA("GoalPost"), setup == "spl" && mark.startsWith('G'));
      });
  QCOMPARE(found, 1);
}

void FieldsTest::linesRunWhereTheyBelong_data()
{
  QTest::addColumn<QString>("name");
  QTest::addColumn<Numbers>("ends");
  const auto row = [](const char* what, const char* name, Numbers ends) { QTest::newRow(what) << name << ends; };
  row("middle line", "<Unnamed>", {0, -3, 0, 3});
  row("ground line", "<Unnamed>", {-4.5f, -3, -4.5f, 3});
  row("side line", "<Unnamed>", {-4.5f, 3, 4.5f, 3});
  row("penalty area, front", "<Unnamed>", {-3.9f, -1.1f, -3.9f, 1.1f});
  row("penalty area, side", "<Unnamed>", {3.9f, 1.1f, 4.5f, 1.1f});
  row("centre circle", "<Unnamed>", {0.75f, 0, 0.606763f, 0.440839f});
  row("left border", "field_border", {-5.2f, -3.7f, -5.2f, 3.7f});
  row("right border", "field_border", {5.2f, -3.7f, 5.2f, 3.7f});
  row("upper border", "field_border", {-5.2f, 3.7f, 5.2f, 3.7f});
  row("lower border", "field_border", {-5.2f, -3.7f, 5.2f, -3.7f});
}

void FieldsTest::linesRunWhereTheyBelong()
{
  QFETCH(QString, name);
  QFETCH(Numbers, ends);
  Stage stage;
  QVERIFY(run(stage, "spl"));
  QCOMPARE(stage.count("Line"), 5 + 6 + 10 + 4);
  QVERIFY(hasLine(stage, {name.toStdString(), ends[0], ends[1], ends[2], ends[3]}));
}

void FieldsTest::ballIsThatOfTheLeague_data()
{
  addField();
  QTest::addColumn<float>("radius");
  QTest::addColumn<double>("mass");
  QTest::newRow("3D league") << "soccer" << 0.042f << 0.026;
  QTest::newRow("SPL") << "spl" << 0.05f << 0.05;
  QTest::newRow("sphere league") << "sphere_league" << 0.4f << 0.43;
}

void FieldsTest::ballIsThatOfTheLeague()
{
  QFETCH(QString, setup);
  QFETCH(float, radius);
  QFETCH(double, mass);
  Stage stage;
  QVERIFY(run(stage, setup));

  const auto* const ball = stage.find<RigidBody>("Ball/physics");
  QVERIFY(ball);
  VERIFY_NEAR(ball->body().mass().mass, mass, 1e-6);
  VERIFY_NEAR(ball->position(), Vec3f(0, 0, radius), 1e-6f);
  VERIFY_NEAR(stage.find<SphereCollider>("Ball/geometry")->shape()->radius(), static_cast<double>(radius), 1e-6);
  QVERIFY(stage.find<RecorderHandler>("Ball/geometry/recorder"));
}

void FieldsTest::goalsCount_data()
{
  addField();
  QTest::addColumn<float>("x");
  QTest::newRow("SPL") << "spl" << 4.2f;
  QTest::newRow("sphere league") << "sphere_league" << 24.f;
}

void FieldsTest::goalsCount()
{
  QFETCH(QString, setup);
  QFETCH(float, x);
  Stage stage;
  QVERIFY(run(stage, setup));
  stage.cycle(0.1);
  stage.world.command("(playMode PlayOn)");
  stage.world.command("(ball (pos " + std::to_string(x) + " 0 0.5) (vel 6 0 0))");
  stage.cycle(1);
  QCOMPARE(stage.world.summary().score[0], 1);
  QCOMPARE(stage.world.summary().score[1], 0);
  QCOMPARE(stage.complaints, QStringList());
}

void FieldsTest::playerOfTheSphereLeagueKicks_data()
{
  QTest::addColumn<QString>("request");
  QTest::newRow("asked for by its file") << "(scene rsg/agent/soccerplayer.rsg)";
  QTest::newRow("made by the set-up") << "(create)";
}

void FieldsTest::playerOfTheSphereLeagueKicks()
{
  QFETCH(QString, request);
  Stage stage;
  QVERIFY(run(stage, "sphere_league"));
  stage.world.command("(playMode PlayOn)(ball (pos 0 4 0.4) (vel 0 0 0))");
  const AgentId agent = stage.world.addAgent();
  stage.world.cycle();
  stage.world.deliver(agent, request.toStdString());
  stage.cycle(0.2);
  const auto* const ball = stage.find<RigidBody>("Ball/physics");
  VERIFY_NEAR(ball->velocity(), Vec3f::Zero(), 0.1f);

  stage.world.deliver(agent, "(kick 10 50)");
  stage.cycle(0.3);
  QVERIFY2(ball->velocity().y() > 3, qPrintable(QString::number(ball->velocity().y())));
  VERIFY_NEAR(ball->velocity().x(), 0, ball->velocity().y());
  QCOMPARE(stage.complaints, QStringList());
}

void FieldsTest::fieldsGoByTheNamesThatScriptsKnow_data()
{
  addField();
  QTest::addColumn<QString>("file");
  QTest::newRow("3D league") << "soccer_variables" << "rsg/agent/nao/soccer.rsg";
  QTest::newRow("SPL") << "spl_variables" << "rsg/agent/naov4/soccer.rsg";
  QTest::newRow("sphere league") << "sphere_league_variables" << "rsg/agent/soccer.rsg";
  QTest::newRow("ball alone") << "soccer_variables" << "rsg/agent/ball.rsg";
}

void FieldsTest::fieldsGoByTheNamesThatScriptsKnow()
{
  QFETCH(QString, setup);
  QFETCH(QString, file);
  Stage stage;
  QVERIFY(stage.run("run('setups/materials.rb')\nrun('setups/" + setup.toStdString() + ".rb')\nimportScene('" +
                    file.toStdString() + "')"));
  QVERIFY(stage.find<RigidBody>("Ball/physics"));
  stage.cycle(1);
  QVERIFY(stage.find<RigidBody>("Ball/physics")->position().allFinite());
  QCOMPARE(stage.complaints, QStringList());
}

QTEST_APPLESS_MAIN(FieldsTest)
#include "FieldsTest.moc"
