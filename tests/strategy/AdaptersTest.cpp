#include "TableMatchSupport.h"
#include "app/strategy/adapters/StrategyLoader.h"
#include "core/game/simurosot/protocol/ExpressionWriter.h"

#include <QtTest>

#include <iostream>

using namespace sparkwright;
using namespace sparkwright::strategy;

/// Libraries of every generation play through one interface: SimuroSot specification 9.2.
class AdaptersTest : public QObject
{
  Q_OBJECT

  CallGuard guard_{std::cerr};

  std::unique_ptr<Strategy> load(const char* name)
  {
    std::string problem;
    auto strategy = loadStrategy(std::string(SPARKWRIGHT_TEST_STRATEGIES "/") + name + ".so", guard_, problem);
    if(!problem.empty())
      qWarning("%s", problem.c_str());
    return strategy;
  }

  static sst_field fieldWith(const sst_robot& first)
  {
    sst_field field{};
    field.size = sizeof field;
    field.self[0] = first;
    field.actor = SST_NONE;
    return field;
  }

  static sst_wheels answer(Strategy& strategy, const sst_field& field)
  {
    sst_wheels wheels{};
    wheels.size = sizeof wheels;
    strategy.instruction(field, wheels);
    return wheels;
  }

private slots:
  void classicCoordinatesAreInches_data()
  {
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("y");
    QTest::addColumn<double>("inchX");
    QTest::addColumn<double>("inchY");
    QTest::newRow("S29 centre") << 0. << 0. << 50.12 << 41.81;
    QTest::newRow("S29 corner") << 110. << 90. << 93.43 << 77.24;
  }
  void classicCoordinatesAreInches()
  {
    QFETCH(double, x);
    QFETCH(double, y);
    QFETCH(double, inchX);
    QFETCH(double, inchY);
    const auto strategy = load("classic");
    QVERIFY(strategy);
    QCOMPARE(strategy->create(setupFor(simurosot::FieldSpec::middle(), 0)), std::string());
    const sst_wheels wheels = answer(*strategy, fieldWith({x, y, 0, 0, 0, 0, 0, 0, 1, 0}));
    QCOMPARE(wheels.n, 5);
    QVERIFY(std::abs(wheels.left[0] - inchX) < 0.01);
    QVERIFY(std::abs(wheels.right[0] - inchY) < 0.01);
  }

  void sourcesForWindowsPlay_data()
  {
    QTest::addColumn<QByteArray>("library");
    QTest::newRow("C") << QByteArray("for_windows");
    QTest::newRow("C++") << QByteArray("for_windows_cpp");
  }
  void sourcesForWindowsPlay()
  {
    QFETCH(QByteArray, library);
    const auto strategy = load(library.constData());
    QVERIFY(strategy);
    QCOMPARE(strategy->create(setupFor(simurosot::FieldSpec::middle(), 0)), std::string());
    answer(*strategy, fieldWith({}));
    const sst_wheels wheels = answer(*strategy, fieldWith({0, 0, 0, 0, 0, 0, 0, 0, 1, 0}));
    QVERIFY(std::abs(wheels.left[0] - 50.12) < 0.01);
    QCOMPARE(wheels.right[0], 2.);  // Calls.
    QCOMPARE(wheels.left[1], 4.);   // max(2.5, min(7, 4))
    QCOMPARE(wheels.right[1], 1.);  // Time does not run back.
    QCOMPARE(wheels.left[2], 18.);  // Sizes are those of Windows.
    QCOMPARE(wheels.right[2], 1.);
    QCOMPARE(wheels.left[3], 1.);  // There is no other window.
    QCOMPARE(wheels.right[3], 1.);
  }

  void theClassicRecordHoldsAllThatTheLibraryReads()
  {
    const auto strategy = load("classic");
    QVERIFY(strategy);
    strategy->create(setupFor(simurosot::FieldSpec::middle(), 1));
    sst_field field = fieldWith({0, 0, 45, 0, 0, 0, 0, 0, 1, 0});
    field.opponent[4].x = -110;
    field.ball.x = 10;
    field.ball_last.x = 7.46;
    field.placement = SST_PENALTY_KICK;
    field.actor = SST_SELF;
    const sst_wheels wheels = answer(*strategy, field);
    QVERIFY(std::abs(wheels.left[1] - 6.8118) < 0.001);
    QVERIFY(std::abs(wheels.right[1] - (122.54 / 2.54 + 6.8118)) < 0.001); // One frame on.
    QCOMPARE(wheels.left[2], 3.);
    QCOMPARE(wheels.right[2], 2.); // Yellow.
    QCOMPARE(wheels.left[3], 50.);
    QCOMPARE(wheels.right[3], 93.);
    QCOMPARE(wheels.left[4], 45.);
  }

  void aClassicLibraryForElevenSaysSo()
  {
    const auto eleven = load("classic11");
    QVERIFY(eleven);
    QCOMPARE(eleven->create(setupFor(simurosot::FieldSpec::large(), 0)), std::string());
    sst_field field = fieldWith({});
    field.opponent[10].x = -200;
    const sst_wheels wheels = answer(*eleven, field);
    QCOMPARE(wheels.n, 11);
    QVERIFY(std::abs(wheels.left[1] - 6.8118) < 0.001);

    const auto five = load("classic");
    const std::string problem = five->create(setupFor(simurosot::FieldSpec::large(), 0));
    QVERIFY2(problem.find("PLAYERS_PER_SIDE_EXPORT") != std::string::npos, problem.c_str());
  }

  void formerAndLaterRobotsArePlaced()
  {
    const auto strategy = load("former_later");
    QVERIFY(strategy);
    QCOMPARE(strategy->create(setupFor(simurosot::FieldSpec::middle(), 1)), std::string());
    sst_team team{};
    strategy->teamInfo(team);
    QCOMPARE(QString(team.name), QString("Later"));

    sst_field field = fieldWith({100, -20, 180, 0, 0, 0, 0, 0, 1, 0});
    field.opponent[0].x = -60;
    field.placement = SST_PLACE_KICK;
    field.actor = SST_SELF;
    const sst_wheels wheels = answer(*strategy, field);
    QCOMPARE(wheels.left[0], 210.);
    QCOMPARE(wheels.right[0], 70.);
    QCOMPARE(wheels.left[1], 5.); // Place kick of yellow.

    sst_verdict verdict{};
    verdict.kind = SST_GOAL_KICK;
    verdict.actor = SST_SELF;
    verdict.first = 1;
    sst_targets targets{};
    targets.pose[1] = {30, 48, 90};
    strategy->placement(field, verdict, targets);
    QCOMPARE(targets.pose[0].x, -100.);
    QCOMPARE(targets.pose[0].y, -70.);
    QCOMPARE(targets.pose[0].angle, 11.); // Goal kick of yellow.
    QCOMPARE(targets.pose[1].x, 30.);
    QCOMPARE(targets.ball_wanted, 1);
    QCOMPARE(targets.ball.x, 90.);

    verdict.kind = SST_FREE_BALL_PLUS_MINUS;
    verdict.actor = SST_OPPONENT;
    verdict.first = 0;
    targets = {};
    targets.ball = {55, -60};
    strategy->placement(field, verdict, targets);
    QCOMPARE(targets.pose[0].x, -60.);
    QCOMPARE(targets.pose[0].y, -60.);
    QCOMPARE(targets.pose[0].angle, 4.); // Right, bottom.
    QCOMPARE(targets.ball_wanted, 0);
  }

  void rotationsOf2019AreClockwise_data()
  {
    QTest::addColumn<QString>("library");
    QTest::addColumn<QString>("name");
    QTest::newRow("S30 plain texts") << "platform2019" << "Two";
    QTest::newRow("S30 wide texts") << "platform2019_wide" << QString::fromUtf8("公wo");
  }
  void rotationsOf2019AreClockwise()
  {
    QFETCH(QString, library);
    QFETCH(QString, name);
    const auto strategy = load(library.toUtf8());
    QVERIFY(strategy);
    QCOMPARE(strategy->create(setupFor(simurosot::FieldSpec::middle(), 1)), std::string());
    sst_team team{};
    strategy->teamInfo(team);
    QCOMPARE(QString::fromUtf8(team.name), name);

    // The robot of yellow at field (-100, 20, 0) as its team sees it.
    const simurosot::Pose seen = simurosot::turned(simurosot::Pose{-100, 20, 0});
    QCOMPARE(seen, (simurosot::Pose{100, -20, 180}));
    sst_field field = fieldWith({seen.x, seen.y, 30, 0, 0, 0, 0, 0, 1, 0});
    field.frame = 50;
    sst_wheels wheels = answer(*strategy, field);
    QCOMPARE(wheels.left[0], -30.);
    QCOMPARE(wheels.right[0], 100.);
    QCOMPARE(wheels.left[1], -20.);
    QCOMPARE(wheels.right[1], 66.);

    sst_verdict verdict{};
    verdict.kind = SST_GOAL_KICK;
    verdict.actor = SST_SELF;
    simurosot::setText(verdict.text, "two robots");
    sst_targets targets{};
    field.opponent[0].x = 12;
    strategy->placement(field, verdict, targets); // It is told of the verdict first.
    QCOMPARE(targets.pose[0].x, 12.);
    QCOMPARE(targets.pose[0].angle, 90.);
    QCOMPARE(targets.ball_wanted, 1);
    QCOMPARE(targets.ball.x, 7.);
    strategy->event(SST_EVENT_SECOND_HALF, nullptr);
    strategy->event(SST_EVENT_GOAL, nullptr); // Unknown there.
    wheels = answer(*strategy, field);
    QCOMPARE(wheels.left[2], 1.);
    QCOMPARE(wheels.right[2], 0.);
    QCOMPARE(wheels.left[3], 10.);
    QCOMPARE(wheels.right[3], 4.);
  }

  void whatIsMissingIsNamed_data()
  {
    QTest::addColumn<QString>("library");
    QTest::addColumn<QString>("words");
    QTest::newRow("native") << "native_incomplete" << "does not export: sst_instruction, sst_placement";
    QTest::newRow("classic") << "classic_incomplete" << "classic interface, but does not export: Destroy";
    QTest::newRow("nothing") << "nothing" << "no function of a strategy";
    QTest::newRow("11 or 5 only") << "classic7" << "PLAYERS_PER_SIDE_EXPORT is 7";
    QTest::newRow("no file") << "no_such_library" << "cannot read";
  }
  void whatIsMissingIsNamed()
  {
    QFETCH(QString, library);
    QFETCH(QString, words);
    std::string problem;
    const std::string file = std::string(SPARKWRIGHT_TEST_STRATEGIES "/") + library.toStdString() + ".so";
    QVERIFY(!loadStrategy(file, guard_, problem));
    QVERIFY2(problem.find(words.toStdString()) != std::string::npos, problem.c_str());
    QVERIFY2(problem.find(library.toStdString()) != std::string::npos || library == "classic7", problem.c_str());
  }

  void anotherVersionIsRefused()
  {
    const auto strategy = load("other_version");
    QVERIFY(strategy);
    const std::string problem = strategy->create(setupFor(simurosot::FieldSpec::middle(), 0));
    QVERIFY2(problem.find("gives 7") != std::string::npos, problem.c_str());
  }
};

QTEST_MAIN(AdaptersTest)
#include "AdaptersTest.moc"
