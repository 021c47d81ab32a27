#include "ArmSupport.h"

#include <QTest>

using namespace sparkwright;
using namespace sparkwright::test;

/// A joint far beyond its stops is told once.
class StopWarningTest : public QObject
{
  Q_OBJECT

private slots:
  void itNamesJointAngleAndStopOnce()
  {
    Arms arms({"HingeJoint (setLowStopDeg 0 -10) (setHighStopDeg 0 20) (setStopERP 0 0) (setStopCFM 0 10)"});
    arms.cycle(200);
    QVERIFY2(arms.said.size() == 1, qPrintable(arms.said.join('\n')));
    QVERIFY(arms.said[0].contains("/usr/scene/a/joint"));
    QVERIFY(arms.said[0].contains("beyond its stop at 20°"));
    QVERIFY(arms.said[0].contains("setSteadyMotor"));
  }
  void slidersHaveShareOfTheirRange()
  {
    Arms arms({"SliderJoint (setLowStopPos 0 -0.5) (setHighStopPos 0 0.5) (setStopERP 0 0) (setStopCFM 0 10)"});
    arms.cycle(200);
    QVERIFY2(arms.said.size() == 1 && arms.said[0].contains("m, beyond its stop at -0.5 m"), qPrintable(arms.said.join('\n')));
  }
  void jointsWithinTheirStopsOrWithoutAreQuiet()
  {
    Arms arms({"HingeJoint (setLowStopDeg 0 -10) (setHighStopDeg 0 20)", "HingeJoint",
               "SliderJoint (setLowStopPos 0 -0.5) (setHighStopPos 0 0.5)"});
    arms.cycle(200);
    QVERIFY2(arms.said.isEmpty(), qPrintable(arms.said.join('\n')));
  }
};

QTEST_APPLESS_MAIN(StopWarningTest)
#include "StopWarningTest.moc"
