#include "StageSupport.h"

#include "core/joint/Joints.h"
#include "core/scene/Transform.h"
#include "tests/VerifyNear.h"

#include <QDir>
#include <QTest>

#include <cmath>

using namespace sparkwright;

/// The examples that newcomers learn from load without complaint and do what their first lines say.
class ExamplesTest : public QObject
{
  Q_OBJECT

private slots:
  void everyExampleRuns_data();
  void everyExampleRuns();
  void doorSwingsAndStaysBetweenItsStops();
  void windmillTurnsAtItsSpeed();
  void liftCarriesTheCrateUpToTheStop();
  void leverTipsButDoesNotTwist();
  void lampTellsWhatItFeelsAndObeys();
};

namespace
{

bool load(Stage& stage, const std::string& example) { return stage.world.load("examples/" + example + ".rsg"); }

} // namespace

void ExamplesTest::everyExampleRuns_data()
{
  QTest::addColumn<QString>("file");
  const QDir folder(QString(SPARKWRIGHT_SOURCE_DIR) + "/resources/examples");
  const QStringList parts{"box.rsg", "marble.rsg", "wheel.rsg"}; // take arguments
  for(const QString& file : folder.entryList({"*.rsg", "*.ros"}))
    if(!parts.contains(file))
      QTest::newRow(qPrintable(file)) << file;
}

void ExamplesTest::everyExampleRuns()
{
  QFETCH(QString, file);
  Stage stage;
  QVERIFY(stage.world.load("examples/" + file.toStdString()));
  stage.cycle(5);
  QCOMPARE(stage.complaints, QStringList());
  for(const RigidBody* const body : stage.bodies())
  {
    QVERIFY(body->position().allFinite() && body->velocity().allFinite());
    QCOMPARE_GT(body->position().z(), -0.1f);
    VERIFY_NEAR(body->position(), Vec3f::Zero(), 30);
  }
}

void ExamplesTest::doorSwingsAndStaysBetweenItsStops()
{
  Stage stage;
  QVERIFY(load(stage, "hinge"));
  const auto* const hinge = stage.find<HingeJoint>("door/hinge");
  QVERIFY(hinge);
  float most = 0;
  for(int i = 0; i < 500; ++i)
  {
    stage.world.cycle();
    const float angle = hinge->angleDeg(0);
    QVERIFY2(angle > -3 && angle < 103, qPrintable(QString::number(angle)));
    most = std::max(most, angle);
  }
  QVERIFY2(most > 30, qPrintable(QString::number(most)));
  VERIFY_NEAR(hinge->angleRateDeg(0), 0, 5);
}

void ExamplesTest::windmillTurnsAtItsSpeed()
{
  Stage stage;
  QVERIFY(load(stage, "motor"));
  stage.cycle(5);
  const auto* const shaft = stage.find<HingeJoint>("sails/shaft");
  QVERIFY(shaft);
  VERIFY_NEAR(shaft->angleRateDeg(0), 120, 1);
}

void ExamplesTest::liftCarriesTheCrateUpToTheStop()
{
  Stage stage;
  QVERIFY(load(stage, "slider"));
  stage.cycle(6);
  const auto* const lift = stage.find<SliderJoint>("platform/lift");
  QVERIFY(lift);
  VERIFY_NEAR(lift->joint()->position(), 1.5, 0.05);
  const Vec3f crate = stage.find<RigidBody>("crate/boxBody")->position();
  QVERIFY2(crate.z() > 1.8f && crate.head<2>().norm() < 0.3f, qPrintable(QString::number(crate.z())));
}

void ExamplesTest::leverTipsButDoesNotTwist()
{
  Stage stage;
  QVERIFY(load(stage, "universal"));
  stage.cycle(6);
  const auto* const joint = stage.find<UniversalJoint>("lever/joint");
  QVERIFY(joint);
  const float x = std::abs(joint->angleDeg(0)), y = std::abs(joint->angleDeg(1));
  QVERIFY2(std::max(x, y) > 20 && std::max(x, y) < 33, qPrintable(QString("%1 %2").arg(x).arg(y)));
  // The second axis stays at a right angle to the first: no twist is left.
  const Vec3f first = joint->joint()->axis(0).cast<float>(), second = joint->joint()->axis(1).cast<float>();
  VERIFY_NEAR(first.dot(second), 0, 0.02f);
}

void ExamplesTest::lampTellsWhatItFeelsAndObeys()
{
  Stage stage;
  QVERIFY(load(stage, "sensors"));
  const AgentId agent = stage.world.addAgent();
  stage.world.cycle();
  stage.world.deliver(agent, "(scene rsg/agent/examples/lamp.rsg)");
  stage.cycle(0.4);
  stage.world.deliver(agent, "(shoulderMotor 0.5)(neckMotor -0.5)");
  stage.cycle(0.5);

  const std::string percepts(stage.world.percepts(agent));
  for(const char* const percept :
      {"(time (now ", "(HJ (n shoulder) ", "(HJ (n neck) ", "(GYR (n head) ", "(ACC (n head) ", "(FRP (n sole) "})
    QVERIFY2(percepts.find(percept) != std::string::npos, percept);
  int bent = 0;
  stage.world.root().visit<HingeJoint>([&bent](HingeJoint& joint) { bent += std::abs(joint.angleDeg(0)) > 8; });
  QCOMPARE(bent, 2);
  QCOMPARE(stage.complaints, QStringList());
}

QTEST_APPLESS_MAIN(ExamplesTest)
#include "ExamplesTest.moc"
