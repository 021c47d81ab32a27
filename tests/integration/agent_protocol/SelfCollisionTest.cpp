#include "NearSupport.h"
#include "PitchSupport.h"

using namespace sparkwright;

namespace
{

struct Course
{
  int moved = 0;  ///< Messages before the elbow stopped; all if it never did.
  int stood = 0;  ///< Messages in which it stood.
  int again = 0;  ///< Messages in which it moved after that.
};

/// Red 1 lets its right arm hang and bends the elbow, so that the forearm goes into its torso.
Course bendElbow(Pitch& pitch, const std::string& mode)
{
  pitch.join("Red", 1);
  pitch.train("(playMode " + mode + ")", 1);
  pitch.put(true, 1, {-5, 2, 0.39f}, 0);
  pitch.cycle({"(rae1 -2)(lae1 -2)"});
  pitch.listen(38);
  pitch.cycle({"(rae1 0)(lae1 0)"});
  pitch.listen(3);
  Course course;
  double last = pitch.cycle({"(rae4 0.5)"})[0].joint("raj4");
  for(int i = 0; i < 220; ++i)
  {
    const double angle = pitch.cycle({"(rae4 0.5)"})[0].joint("raj4");
    const bool moves = angle - last > 0.3;
    last = angle;
    if(i < 3)
      continue;
    if(moves && course.stood == 0)
      ++course.moved;
    else if(!moves && course.again == 0)
      ++course.stood;
    else if(moves)
      ++course.again;
    if(angle > 85)
      break;
  }
  return course;
}

} // namespace

/// agent-protocol 7.4: joints of limbs that reach into the robot's own body are frozen.
class SelfCollisionTest : public QObject
{
  Q_OBJECT

private slots:
  void theLimbStandsForASecond();
  void theOthersGoOn();
  void settings_data();
  void settings();
};

void SelfCollisionTest::theLimbStandsForASecond()
{
  Pitch pitch;
  const Course course = bendElbow(pitch, "PlayOn");
  QVERIFY2(course.moved > 20, qPrintable(QString::number(course.moved)));
  VERIFY_NEAR(course.stood, 50, 2);
  QVERIFY2(course.again > 10, qPrintable(QString::number(course.again))); // For 2 s it cannot be frozen again.
}

void SelfCollisionTest::theOthersGoOn()
{
  Pitch pitch;
  pitch.join("Red", 1);
  pitch.train("(playMode PlayOn)", 1);
  pitch.put(true, 1, {-5, 2, 0.39f}, 0);
  pitch.cycle({"(rae1 -2)(lae1 -2)"});
  pitch.listen(38);
  pitch.cycle({"(rae1 0)(lae1 0)(rae4 2)"});
  double last = -1, angle = 0;
  for(int i = 0; i < 60 && (i < 4 || angle - last > 0.5); ++i)
  {
    last = angle;
    angle = pitch.cycle()[0].joint("raj4");
  }
  QVERIFY(angle > 20 && angle < 85);
  const auto before = pitch.cycle({"(rae1 1)(rae2 -1)(rae3 1)(lae1 1)(he1 1)"})[0].joints();
  const Percepts after = pitch.listen(12).back();
  for(const char* frozen : {"raj1", "raj2", "raj3", "raj4"})
    VERIFY_NEAR(after.joint(frozen), before.at(frozen), 0.5);
  for(const char* free : {"laj1", "hj1"})
    QVERIFY(after.joint(free) - before.at(free) > 10);
}

void SelfCollisionTest::settings_data()
{
  QTest::addColumn<QStringList>("options");
  QTest::addColumn<QString>("mode");
  QTest::addColumn<int>("stands"); // messages
  QTest::newRow("12 SelfCollisionJointFrozenTime") << QStringList{"SelfCollisionJointFrozenTime=0.4"} << "PlayOn" << 20;
  QTest::newRow("12 SelfCollisionsTolerance") << QStringList{"SelfCollisionsTolerance=0.09"} << "PlayOn" << 0;
  QTest::newRow("referee 10.6 FoulOnSelfCollisions") << QStringList{"FoulOnSelfCollisions=false"} << "PlayOn" << 0;
  QTest::newRow("referee 10.6 not before the kick-off") << QStringList() << "BeforeKickOff" << 0;
}

void SelfCollisionTest::settings()
{
  QFETCH(const QStringList, options);
  QFETCH(const QString, mode);
  QFETCH(const int, stands);
  QStringList arguments;
  for(const QString& option : options)
    arguments << "--set" << option;
  Pitch pitch(arguments);
  VERIFY_NEAR(bendElbow(pitch, mode.toStdString()).stood, stands, 2);
}

QTEST_GUILESS_MAIN(SelfCollisionTest)
#include "SelfCollisionTest.moc"
