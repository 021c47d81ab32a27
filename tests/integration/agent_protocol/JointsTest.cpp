#include "PitchSupport.h"
#include "tests/VerifyNear.h"

using namespace sparkwright;

namespace
{

/// Angles of a joint in the messages after the one that is answered with `command`.
std::vector<double> anglesAfter(Pitch& pitch, const std::string& command, const std::string& joint, int messages)
{
  pitch.cycle({command});
  std::vector<double> out;
  for(const Percepts& percepts : pitch.listen(messages))
    out.push_back(percepts.joint(joint));
  return out;
}

constexpr double perCycle = 1.1459; // degrees at 1 rad/s

} // namespace

/// agent-protocol 6.5, 7.1 and 7.5: what joint commands do.
class JointsTest : public QObject
{
  Q_OBJECT

private slots:
  void speedMovesTheJoint_data();
  void speedMovesTheJoint();
  void speedLastsUntilTheNextCommand();
  void onlyTheCommandedJointMoves();
  void everyJointTurnsTheWayItShould_data();
  void everyJointTurnsTheWayItShould();
  void jointRingsAtItsStop();
  void jointBouncesOffANearStop();
  void commandWithoutASpeedIsIgnored_data();
  void commandWithoutASpeedIsIgnored();
};

void JointsTest::speedMovesTheJoint_data()
{
  QTest::addColumn<int>("type");
  QTest::addColumn<QString>("command");
  QTest::addColumn<QString>("joint");
  QTest::addColumn<QList<double>>("angles"); // P1, P2, ...
  QTest::addColumn<double>("tolerance");
  QTest::newRow("14.8 (he1 1) from 0") << 0 << "(he1 1)" << "hj1" << QList<double>{0, 1.15, 2.29} << 0.02;
  QTest::newRow("14.11, 13.11 (he1 100) is clamped") << 0 << "(he1 100)" << "hj1"
                                                     << QList<double>{0, 7.03, 14.05, 21.08, 28.11} << 0.05;
  QTest::newRow("6.5 (he1 -100) is clamped") << 0 << "(he1 -100)" << "hj1" << QList<double>{0, -7.03, -14.05} << 0.05;
  QTest::newRow("6.5 a surplus value is ignored") << 0 << "(he1 1 2)" << "hj1" << QList<double>{0, 1.15, 2.29} << 0.02;
  QTest::newRow("2.1 a quoted number") << 0 << "(he1 \"1\")" << "hj1" << QList<double>{0, 1.15, 2.29} << 0.02;
  QTest::newRow("2.1 blanks, tabs and line breaks") << 0 << "( he1\t\r\n 1 )" << "hj1" << QList<double>{0, 1.15, 2.29}
                                                    << 0.02;
  QTest::newRow("6.5 the last of a message") << 0 << "(he1 -3)(he1 1)" << "hj1" << QList<double>{0, 1.15, 2.29} << 0.02;
  QTest::newRow("14.12 type 2, quick ankle pitch") << 2 << "(rle5 100)" << "rlj5" << QList<double>{0, 10.07, 20.14}
                                                   << 0.1;
  QTest::newRow("14.12 type 2, slow ankle roll") << 2 << "(rle6 100)" << "rlj6" << QList<double>{0, 3.98, 7.96} << 0.1;
}

void JointsTest::speedMovesTheJoint()
{
  QFETCH(const int, type);
  QFETCH(const QString, command);
  QFETCH(const QString, joint);
  QFETCH(const QList<double>, angles);
  QFETCH(const double, tolerance);
  Pitch pitch;
  pitch.join("Red", 1, type);
  pitch.put(true, 1, {-5, 2, 2}, 0); // In the air: nothing is in the way.
  pitch.listen(2);
  const std::vector<double> seen =
      anglesAfter(pitch, command.toStdString(), joint.toStdString(), static_cast<int>(angles.size()));
  for(qsizetype i = 0; i < angles.size(); ++i)
    VERIFY_WITHIN(seen[static_cast<std::size_t>(i)], angles[i], tolerance);
}

void JointsTest::speedLastsUntilTheNextCommand()
{
  // 14.9: 50 messages at 1 rad/s, then constant.
  Pitch pitch;
  pitch.join("Red", 1);
  anglesAfter(pitch, "(he1 1)", "hj1", 49);
  const std::vector<double> after = anglesAfter(pitch, "(he1 0)", "hj1", 30);
  for(std::size_t i = 1; i < after.size(); ++i)
    VERIFY_WITHIN(after[i], 57.29, 0.1);
}

void JointsTest::onlyTheCommandedJointMoves()
{
  // 14.10
  Pitch pitch;
  pitch.join("Red", 1);
  pitch.put(true, 1, {-5, 2, 0.39f}, 0);
  pitch.listen(30);
  const auto before = pitch.cycle({"(rae1 -2)"})[0].joints();
  pitch.listen(29);
  pitch.cycle({"(rae1 0)"});
  const Percepts after = pitch.listen(5).back();
  VERIFY_WITHIN(after.joint("raj1"), -68.75, 0.1);
  QCOMPARE(before.size(), std::size_t(22));
  for(const auto& [name, angle] : before)
    if(name != "raj1")
      VERIFY_WITHIN(after.joint(name), angle, 0.5);
}

void JointsTest::everyJointTurnsTheWayItShould_data()
{
  QTest::addColumn<int>("type");
  QTest::addColumn<QString>("effector");
  QTest::addColumn<QString>("perceptor");
  const auto row = [](int type, const QString& effector)
  {
    const QString perceptor = QString(effector).replace('e', 'j');
    QTest::newRow(qPrintable("7.1 " + effector + " of type " + QString::number(type))) << type << effector << perceptor;
  };
  row(0, "he1");
  row(0, "he2");
  for(const QString side : {"r", "l"})
  {
    for(int i = 1; i <= 4; ++i)
      row(0, side + "ae" + QString::number(i));
    for(int i = 1; i <= 6; ++i)
      row(0, side + "le" + QString::number(i));
    row(4, side + "le7");
  }
}

void JointsTest::everyJointTurnsTheWayItShould()
{
  // Names and the sign: a positive speed increases the angle, a negative one decreases it. Joints with a stop at 1
  // degree are first bent away from it.
  QFETCH(const int, type);
  QFETCH(const QString, effector);
  QFETCH(const QString, perceptor);
  static const std::map<QString, double> away{{"rae2", -1}, {"rae4", 1},  {"lae2", 1},  {"lae4", -1}, {"rle1", -1},
                                              {"lle1", -1}, {"rle4", -1}, {"lle4", -1}, {"rle7", 1},  {"lle7", 1}};
  const auto found = away.find(effector);
  const double speed = found == away.end() ? 1 : found->second;
  Pitch pitch;
  pitch.join("Red", 1, type);
  pitch.put(true, 1, {-5, 2, 3}, 0);
  pitch.listen(2);
  const auto command = [&](double value) { return QString("(%1 %2)").arg(effector).arg(value).toStdString(); };
  const std::vector<double> there = anglesAfter(pitch, command(speed), perceptor.toStdString(), 10);
  VERIFY_WITHIN(there.back() - there.front(), speed * 9 * perCycle, 0.5);
  const std::vector<double> back = anglesAfter(pitch, command(-speed), perceptor.toStdString(), 5);
  VERIFY_WITHIN(back.back() - back.front(), -speed * 4 * perCycle, 0.5);
}

void JointsTest::jointRingsAtItsStop()
{
  // 14.13: the stop of rlj2 is at 25 degrees.
  Pitch pitch;
  pitch.join("Red", 1);
  pitch.put(true, 1, {-5, 2, 3}, 0);
  pitch.listen(2);
  double last = pitch.cycle({"(rle2 2)"})[0].joint("rlj2");
  bool arrived = false;
  int atStop = 0;
  for(int i = 0; i < 25; ++i) // Until it lands there are some more.
  {
    const double angle = pitch.cycle({"(rle2 2)"})[0].joint("rlj2");
    QVERIFY2(angle <= 25.3, qPrintable(QString::number(angle)));
    arrived |= angle > 22.8;
    if(arrived)
    {
      QVERIFY2(angle >= 22.9 - 0.03, qPrintable(QString::number(angle)));
      ++atStop;
    }
    else if(i > 0)
      VERIFY_WITHIN(angle - last, 2.29, 0.03);
    last = angle;
  }
  QVERIFY(atStop > 10);
}

void JointsTest::jointBouncesOffANearStop()
{
  // 14.14: the stop of raj2 is at 1 degree.
  Pitch pitch;
  pitch.join("Red", 1);
  pitch.put(true, 1, {-5, 2, 0.39f}, 0);
  pitch.listen(30);
  bool back = false, moved = false;
  for(const double angle : anglesAfter(pitch, "(rae2 1)", "raj2", 60))
  {
    QVERIFY2(angle <= 1.2, qPrintable(QString::number(angle)));
    back |= moved && std::abs(angle) <= 0.05;
    moved |= angle > 0.5;
  }
  QVERIFY(moved);
  QVERIFY(back);
}

void JointsTest::commandWithoutASpeedIsIgnored_data()
{
  QTest::addColumn<QString>("command");
  for(const char* command : {"(he1)", "(he1 nan)", "(he1 inf)", "(he1 -inf)", "(he1 ())", "(HE1 2)", "(he12 2)",
                             "he1 2", "((he1 2))", "(he1 2", "()", "(2 he1)"})
    QTest::newRow(qPrintable(QString("2.1, 6.5 ") + command)) << command;
}

void JointsTest::commandWithoutASpeedIsIgnored()
{
  QFETCH(const QString, command);
  Pitch pitch;
  pitch.join("Red", 1);
  pitch.cycle({"(he1 1)"});
  pitch.cycle();
  // The speed of before stays in force; the next message is read as if nothing had been.
  pitch.agents()[0].percepts();
  pitch.agents()[0].send(command.toStdString());
  pitch.agents()[0].answer();
  const auto seen = pitch.listen(6);
  for(std::size_t i = 1; i < seen.size(); ++i)
    VERIFY_WITHIN(seen[i].joint("hj1") - seen[i - 1].joint("hj1"), perCycle, 0.03);
}

QTEST_GUILESS_MAIN(JointsTest)
#include "JointsTest.moc"
