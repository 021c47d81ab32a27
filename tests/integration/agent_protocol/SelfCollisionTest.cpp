#include "PitchSupport.h"
#include "tests/VerifyNear.h"

using namespace sparkwright;

namespace
{

/// Joint speeds for a number of cycles.
struct Motion
{
  int cycles;
  const char* commands;
};

/// Both legs move at random until the shanks are inside one another. On the reference all joints of both legs then
/// stand for 50 cycles, the first time in the last motion but one; the arms go on.
constexpr Motion crossingLegs[] = {
    {10, "(rle1 -0.92)(rle2 -2.19)(rle3 0.56)(rle4 -3.27)(rle5 -1.61)(rle6 -2.49)"
         "(lle1 -0.15)(lle2 2.16)(lle3 -3.72)(lle4 -3.80)(lle5 -3.00)(lle6 2.43)"},
    {40, "(rle1 1.37)(rle2 -1.68)(rle3 -2.09)(rle4 2.62)(rle5 1.66)(rle6 3.09)"
         "(lle1 1.87)(lle2 3.99)(lle3 0.64)(lle4 -2.95)(lle5 0.70)(lle6 -3.86)"},
    {40, "(rle1 -1.48)(rle2 1.56)(rle3 0.09)(rle4 2.25)(rle5 -0.92)(rle6 -1.01)"
         "(lle1 -0.96)(lle2 -3.27)(lle3 1.93)(lle4 -0.65)(lle5 -2.69)(lle6 1.00)"},
    {40, "(rle1 -3.23)(rle2 3.26)(rle3 -3.29)(rle4 3.99)(rle5 1.06)(rle6 3.75)"
         "(lle1 3.39)(lle2 -1.40)(lle3 -2.25)(lle4 -0.22)(lle5 -2.11)(lle6 -3.81)"},
    {40, "(rle1 -2.00)(rle2 3.73)(rle3 -0.48)(rle4 1.37)(rle5 -2.07)(rle6 1.75)"
         "(lle1 3.69)(lle2 -1.49)(lle3 -0.93)(lle4 -1.30)(lle5 -3.15)(lle6 -1.91)"},
    {40, "(rle1 2.32)(rle2 3.64)(rle3 -0.28)(rle4 -2.32)(rle5 -1.43)(rle6 -2.86)"
         "(lle1 -0.63)(lle2 -0.67)(lle3 -0.57)(lle4 -1.97)(lle5 0.21)(lle6 2.57)"},
    {60, "(rle1 1.58)(rle2 -0.34)(rle3 0.86)(rle4 -2.99)(rle5 -3.88)(rle6 -1.77)"
         "(lle1 -2.93)(lle2 -0.95)(lle3 -3.85)(lle4 1.62)(lle5 0.23)(lle6 -0.40)"},
};
constexpr int cyclesBefore = 170; ///< Of the motions in which nothing is frozen.

struct Course
{
  int before = 0; ///< Messages before a leg stopped; all if it never did.
  int stood = 0;  ///< Messages in which it stood.
  int again = 0;  ///< Messages in which it moved after that.
  double arm = 0; ///< How far an arm has gone meanwhile, deg.
};

Course crossLegs(Pitch& pitch, const std::string& mode)
{
  pitch.join("Red", 1);
  pitch.train("(playMode " + mode + ")", 1);
  pitch.put(true, 1, {-5, 2, 0.4f}, 0);
  Course course;
  double last = 0, arm = 0;
  for(const Motion& motion : crossingLegs)
    for(int i = 0; i < motion.cycles; ++i)
    {
      const Percepts percepts = pitch.cycle({std::string(motion.commands) + "(rae1 -0.3)"})[0];
      const double angle = percepts.joint("rlj4");
      const bool moves = std::abs(angle - last) > 0.02;
      last = angle;
      if(course.before + course.stood + course.again < cyclesBefore) // It stands at its limits now and then.
        ++course.before;
      else if(moves && course.stood == 0)
        ++course.before;
      else if(!moves && course.again == 0)
      {
        course.arm += course.stood > 0 ? arm - percepts.joint("raj1") : 0;
        ++course.stood;
      }
      else if(moves)
        ++course.again;
      arm = percepts.joint("raj1");
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
  void anElbowMayBeBentIntoTheTorso();
  void settings_data();
  void settings();
};

void SelfCollisionTest::theLimbStandsForASecond()
{
  Pitch pitch;
  const Course course = crossLegs(pitch, "PlayOn");
  VERIFY_WITHIN(course.before, 198, 4);
  VERIFY_WITHIN(course.stood, 50, 2);
  QVERIFY2(course.again > 5, qPrintable(QString::number(course.again))); // For 2 s it cannot be frozen again.
}

void SelfCollisionTest::theOthersGoOn()
{
  Pitch pitch;
  QVERIFY(crossLegs(pitch, "PlayOn").arm > 12);
}

// Limbs that are parallel, edge by edge, do not count, however deep they are inside one another.
void SelfCollisionTest::anElbowMayBeBentIntoTheTorso()
{
  Pitch pitch;
  pitch.join("Red", 1);
  pitch.train("(playMode PlayOn)", 1);
  pitch.put(true, 1, {-5, 2, 0.39f}, 0);
  pitch.cycle({"(rae1 -2)(lae1 -2)"});
  pitch.listen(38);
  pitch.cycle({"(rae1 0)(lae1 0)(rae4 0.5)"});
  double last = 0;
  for(int i = 0; i < 150; ++i)
  {
    const double angle = pitch.cycle()[0].joint("raj4");
    QVERIFY2(i < 4 || angle - last > 0.3, qPrintable(QString::number(angle)));
    last = angle;
  }
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
  VERIFY_WITHIN(crossLegs(pitch, mode.toStdString()).stood, stands, 2);
}

QTEST_GUILESS_MAIN(SelfCollisionTest)
#include "SelfCollisionTest.moc"
