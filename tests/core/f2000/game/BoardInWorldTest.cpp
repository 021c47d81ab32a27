#include "tests/core/f2000/game/GameSupport.h"

#include <QtTest>

#include <cmath>

using namespace sparkwright;
using namespace sparkwright::f2000;
using sparkwright::test::F2000World;

/// Clients of the message board in a running world.
class BoardInWorldTest : public QObject
{
  Q_OBJECT

  static int linesWith(const std::string& text, std::string_view part)
  {
    int count = 0;
    for(std::size_t at = text.find(part); at != text.npos; at = text.find(part, at + 1))
      ++count;
    return count;
  }

private slots:
  void aClientBringsItsRobotAndLeadsIt()
  {
    F2000World play("(field msl2002) (ball -4000 2000)");
    play.join(1);
    QCOMPARE(play.robots().size(), std::size_t(0));
    const int robot = play.bring(2, test::plainRobot, "1000 500 90000");
    QVERIFY(robot > 0);
    QCOMPARE(play.robots().size(), std::size_t(1));
    play.say(2, "MV #7 500 0");
    QCOMPARE(play.take(2), std::string("OK MV #7\n"));
    play.cycles(200);
    QVERIFY2(std::abs(play.robot().pose().y - 0.5 - (2 - 0.125) * 0.5) < 0.05, qPrintable(QString::number(play.robot().pose().y)));

    play.say(2, "UPDATE 1");
    QCOMPARE(play.take(2), std::string()); // The data come with the next cycle.
    play.cycle();
    const std::string answer = play.take(2);
    QVERIFY2(answer.starts_with("UPD 2010000 1\nDATA 1 2010000 10 500 "), answer.c_str());
    QVERIFY(answer.ends_with("END UPD\n"));

    play.leave(2);
    play.cycle();
    QCOMPARE(play.robots().size(), std::size_t(0));
  }

  void F21_whoNeverAsksGetsNothing()
  {
    F2000World play("(field msl2002)");
    QVERIFY(play.bring(1, test::plainRobot, "-1000 0 0") > 0);
    play.cycles(1000);
    QVERIFY(play.take(1).empty());
  }

  void F23_clientsWithDifferentCycles()
  {
    F2000World play("(field msl2002) (ball -4000 2000)");
    constexpr int periods[] = {2, 5, 10}; // Cycles of 10 ms.
    for(int i = 0; i < 3; ++i)
      QVERIFY(play.bring(i + 1, test::plainRobot, std::to_string(1000 * (i - 1)) + " 0 0") > 0);
    int updates[3] = {};
    constexpr int cycles = 6000;
    for(int cycle = 0; cycle < cycles; ++cycle)
    {
      for(int i = 0; i < 3; ++i)
        if(cycle % periods[i] == 0)
          play.say(i + 1, "UPDATE");
      play.cycle();
      for(int i = 0; i < 3; ++i)
        updates[i] += linesWith(play.take(i + 1), "END UPD");
    }
    QCOMPARE(updates[0], 3000);
    QCOMPARE(updates[1], 1200);
    QCOMPARE(updates[2], 600);
  }

  void silentClientsAreStopped()
  {
    F2000World play("(field msl2002) (ball -4000 2000)");
    QVERIFY(play.bring(1, test::plainRobot, "-4000 0 0") > 0);
    play.say(1, "TV 300");
    play.cycles(150);
    QVERIFY(play.robot().twist().vx > 0.29);
    play.cycles(150);
    QVERIFY(std::abs(play.robot().twist().vx) < 0.01);
  }

  void teamMatesHearEachOther()
  {
    F2000World play("(field msl2002) (ball -4000 2000)");
    std::string other = test::plainRobot;
    other.replace(other.find("(team blue)"), 11, "(team yellow)");
    const int first = play.bring(1, test::plainRobot, "-1000 0 0");
    QVERIFY(first > 0 && play.bring(2, test::plainRobot, "0 0 0") > 0 && play.bring(3, other, "1000 0 0") > 0);
    play.say(1, "SAY \"I have the ball\"");
    QCOMPARE(play.take(1), std::string("OK SAY\n"));
    play.say(2, "UPDATE");
    play.say(3, "UPDATE");
    play.cycle();
    QVERIFY(play.take(2).starts_with("HEAR " + std::to_string(first) + " "));
    QVERIFY(play.take(3).find("HEAR") == std::string::npos);
  }

  void robotsThatCannotBeBuiltAreRefused_data()
  {
    QTest::addColumn<QString>("wrong");
    QTest::addColumn<QString>("right");
    QTest::addColumn<QString>("error");
    QTest::newRow("no such drive") << "(plugin differential)" << "(plugin caterpillar)" << "ERR 31";
    QTest::newRow("no such sensor") << "(plugin odometry)" << "(plugin sextant)" << "ERR 31";
    QTest::newRow("impossible settings") << "(param slip 0)" << "(param slip 7)" << "ERR 32";
    QTest::newRow("no such feature") << "(features odometry)" << "(features weather)" << "ERR 32";
    QTest::newRow("broken file") << "(mass 10)" << "(mass heavy)" << "ERR 30";
  }
  void robotsThatCannotBeBuiltAreRefused()
  {
    QFETCH(QString, wrong);
    QFETCH(QString, right);
    QFETCH(QString, error);
    F2000World play("(field msl2002)");
    QString file = QString::fromStdString(test::plainRobot);
    QVERIFY(file.contains(wrong));
    file.replace(wrong, right);
    play.join(1);
    play.say(1, "HELLO \"test\" 1\nSYNC 0\nOFFSET 0\nCONFIG " + std::to_string(file.size()));
    play.take(1);
    play.say(1, file.toStdString());
    QVERIFY2(play.take(1).starts_with(error.toStdString()), qPrintable(file));
    QVERIFY(play.robots().empty());
  }

  void occupiedPlacesAreRefused()
  {
    F2000World play("(field msl2002) (ball -4000 2000)");
    QVERIFY(play.bring(1, test::plainRobot, "0 0 0") > 0);
    QCOMPARE(play.bring(2, test::plainRobot, "100 0 0"), 0);
    play.say(2, "START"); // Where there is room.
    QVERIFY(play.take(2).starts_with("OK START"));
    QCOMPARE(play.robots().size(), std::size_t(2));
  }

  void trainersMayMoveThings()
  {
    F2000World play("(field msl2002) (ball -4000 2000)");
    const int robot = play.bring(1, test::plainRobot, "0 0 0");
    play.say(1, "PLACE BALL 1000 -500\nPLACE ROBOT " + std::to_string(robot) + " 2000 1000 45000\nTRUTH");
    const std::string answer = play.take(1);
    QVERIFY2(answer.find("TRUTH 2\nOBJ 0 \"ball\" 1000 -500 110 ") != answer.npos, answer.c_str());
    QVERIFY(answer.find("OBJ " + std::to_string(robot) + " \"robot\" 2000 1000 0 45000") != answer.npos);
    play.say(1, "PAUSE\nSTATE\nRESUME\nSPEED 3\nTIME");
    const std::string second = play.take(1);
    QVERIFY(second.find("STATE HALT") != second.npos);
    QVERIFY(second.find("TIME 0 3.0") != second.npos);
    QVERIFY(play.world().gamePort().clients()->takeWantedSpeed() == 3.);
    QVERIFY(!play.world().gamePort().clients()->takeWantedSpeed());
  }

  void aRobotThatIsDeletedLeavesItsClientInOrder()
  {
    F2000World play("(field msl2002) (ball -4000 2000)");
    QVERIFY(play.bring(1, test::plainRobot, "0 0 0") > 0);
    play.cycle();
    play.say(1, "UPDATE 1"); // Its data would come with the next cycle.
    Transform* const place = play.robot().root();
    place->parent()->removeChild(*place);
    play.cycle();
    QVERIFY(play.take(1).find("UPD 20000 0\nEND UPD\n") != std::string::npos);
    play.say(1, "MV 100 0\nUPDATE\nMANIP \"kicker\" \"kick\"\nPING 5");
    play.cycles(3);
    QVERIFY(play.take(1).find("PONG 5") != std::string::npos);
    QVERIFY(play.robots().empty());
  }

  void F40_theSameRunTwice()
  {
    std::vector<double> poses[2];
    for(auto& run : poses)
    {
      std::string noisy = test::plainRobot;
      noisy += "(sensor (device laser) (plugin laser) (type LRF) (model LMS200) (features 180DegreeScan) (pose 0 0 300 0 0 0)"
               " (rate 10) (noise (sigmaAbs 10) (dropout 0.01)))";
      F2000World play("(field msl2002) (ball 1000 100)"
                      "(robot (file striker.f2krobot) (pose -1000 0 0) (player striker))",
                      {{"striker.f2krobot", noisy}}, 7);
      QVERIFY(play.bring(1, noisy, "2000 1000 180000") > 0);
      for(int second = 0; second < 60; ++second)
      {
        play.say(1, "MV " + std::to_string(200 + second * 5) + " " + std::to_string(second % 7 * 9000) + "\nUPDATE");
        play.cycles(100);
        const std::string told = play.take(1);
        run.push_back(static_cast<double>(std::hash<std::string>()(told)));
      }
      for(RobotNode* const robot : play.robots())
        run.insert(run.end(), {robot->pose().x, robot->pose().y, robot->pose().theta});
      run.insert(run.end(), {play.ball().position().x(), play.ball().position().y(), play.ball().position().z()});
    }
    QVERIFY(poses[0] == poses[1]);
  }
};

QTEST_MAIN(BoardInWorldTest)
#include "BoardInWorldTest.moc"
