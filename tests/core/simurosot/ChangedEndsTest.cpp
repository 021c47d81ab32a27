#include "tests/core/simurosot/SimurosotWorldSupport.h"

#include <QtTest>

#include <cmath>

using namespace sparkwright;
using namespace sparkwright::simurosot;
using sparkwright::test::SimurosotWorld;

namespace
{

/// A number behind the first occurrence of a word in a message.
double numberBehind(const std::string& message, const std::string& word)
{
  const std::size_t at = message.find(word);
  return at == std::string::npos ? std::nan("") : std::atof(message.c_str() + at + word.size());
}

} // namespace

/// At half time teams change ends, which strategies do not notice.
class ChangedEndsTest : public QObject
{
  Q_OBJECT

private slots:
  void S36_robotsOfBlueAreAtTheOtherEnd_data()
  {
    QTest::addColumn<QString>("setUp");
    QTest::newRow("large") << "setups/simurosot_large.rb";
    QTest::newRow("middle") << "setups/simurosot_middle.rb";
  }
  void S36_robotsOfBlueAreAtTheOtherEnd()
  {
    QFETCH(QString, setUp);
    SimurosotWorld match(setUp.toStdString(),
                         {{"Simurosot.MatchHalfSeconds", "1"}, {"Simurosot.MatchBreakSeconds", "0.2"}});
    QVERIFY(match.loaded && match.prepare() && match.whistle());
    QVERIFY(match.seen().robot[0][0].x > 50 && match.seen().robot[1][0].x < -50);
    const double keeper = match.seen().robot[0][0].x;
    QVERIFY(std::abs(numberBehind(match.frame[0], "(s (") - keeper) < 0.02);

    QVERIFY(match.reach(MatchState::Break));
    QVERIFY(match.reach(MatchState::Ready));
    QCOMPARE(match.machine().status().period, Period::SecondHalf);
    QCOMPARE(match.machine().status().blueEnd, -1);
    for(int i = 0; i < match.game().profile().field.robots; ++i)
    {
      QVERIFY(match.seen().robot[0][i].x <= 0.01);
      QVERIFY(match.seen().robot[1][i].x >= -0.01);
    }
    // Each still sees itself at +x, looking at -x.
    for(const int side : {0, 1})
    {
      const std::string& frame = match.frame[static_cast<std::size_t>(side)];
      QVERIFY2(std::abs(numberBehind(frame, "(s (") - keeper) < 1, frame.c_str());
      QVERIFY(numberBehind(frame, "(o (") < -50);
    }
    QVERIFY(match.whistle());
    match.drive(0, 0, 40, 40); // Towards its own -x: +x of the field.
    match.cycles(20);
    QVERIFY(match.seen().robot[0][0].vx > 30);
    QVERIFY(numberBehind(match.frame[0], "(s (") < keeper - 5);
  }

  void S36_aNewMatchBeginsAtTheFirstEnds()
  {
    SimurosotWorld match("setups/simurosot_middle.rb", {{"Simurosot.MatchHalfSeconds", "1"},
                                                        {"Simurosot.MatchBreakSeconds", "0.2"}});
    QVERIFY(match.loaded && match.prepare() && match.whistle() && match.reach(MatchState::Break));
    QVERIFY(match.reach(MatchState::Ready));
    QCOMPARE(match.machine().status().blueEnd, -1);
    match.world.command("(pause)(newMatch)");
    match.cycles(2);
    QCOMPARE(match.machine().status().blueEnd, 1);
    QVERIFY(match.reach(MatchState::Ready));
    QVERIFY(match.seen().robot[0][0].x > 50);
  }
};

QTEST_APPLESS_MAIN(ChangedEndsTest)
#include "ChangedEndsTest.moc"
