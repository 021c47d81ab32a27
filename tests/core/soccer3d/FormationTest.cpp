#include "core/game/Formation.h"
#include "tests/VerifyNear.h"

#include <QTemporaryDir>
#include <QtTest>

#include <array>
#include <cmath>
#include <fstream>
#include <set>

using namespace sparkwright;

namespace
{

double distance(const Formation::Spot& a, const Formation::Spot& b)
{
  return std::hypot(a.x - b.x, a.y - b.y);
}

} // namespace

/// Formations from files, on fields of several sizes.
class FormationTest : public QObject
{
  Q_OBJECT
private slots:
  void thoseThatWeBringAreComplete()
  {
    const FormationFile file = readFormations(SPARKWRIGHT_SOURCE_DIR "/resources/formations.toml");
    for(const Diagnostic& problem : file.problems)
      QFAIL(problem.text().c_str());
    std::set<std::pair<std::string, std::string>> titles;
    for(const Formation& formation : file.formations)
    {
      titles.insert({formation.kind, formation.version});
      QCOMPARE(formation.places.size(), std::size_t(22));
      QVERIFY(formation.ball);
    }
    QCOMPARE(titles.size(), std::size_t(10));
    for(const auto& [kind, versions] : {std::pair("kick-off", 2), {"corner", 4}, {"goal-kick", 2}, {"penalty", 2}})
      QCOMPARE(std::ranges::count(file.formations, kind, &Formation::kind), versions);
  }
  void nobodyStandsWhereTheRulesForbidIt_data()
  {
    QTest::addColumn<double>("length");
    QTest::addColumn<double>("width");
    QTest::addColumn<double>("circle");
    QTest::newRow("30 x 20") << 30. << 20. << 2.;
    QTest::newRow("21 x 14") << 21. << 14. << 1.8;
    QTest::newRow("14 x 9") << 14. << 9. << 1.5;
  }
  void nobodyStandsWhereTheRulesForbidIt()
  {
    QFETCH(const double, length);
    QFETCH(const double, width);
    QFETCH(const double, circle);
    const Formation::Field field{length, width, circle};
    for(const Formation& formation : readFormations(SPARKWRIGHT_SOURCE_DIR "/resources/formations.toml").formations)
    {
      const std::string title = formation.kind + ' ' + formation.version;
      const Formation::Spot ball = Formation::spotOf(*formation.ball, field);
      VERIFY_NEAR(ball.x, 0, length / 2);
      VERIFY_NEAR(ball.y, 0, width / 2);
      std::vector<Formation::Spot> spots;
      std::array<int, 2> defenders{};
      for(const Formation::Place& place : formation.places)
      {
        const Formation::Spot spot = formation.spotOf(place, field);
        QVERIFY2(std::abs(spot.x) < length / 2 && std::abs(spot.y) < width / 2, title.c_str());
        for(const Formation::Spot& other : spots)
          QVERIFY2(distance(spot, other) > 0.3, (title + ' ' + std::to_string(place.unum)).c_str());
        spots.push_back(spot);
        // More than three in the own penalty area are an offence.
        const double home = place.team == 1 ? -1 : 1;
        defenders[static_cast<std::size_t>(place.team - 1)] +=
            home * spot.x > length / 2 - 2.1 && std::abs(spot.y) < 3.3;
        QVERIFY(distance(spot, ball) > 0.2);
        QVERIFY2(defenders[0] <= 3 && defenders[1] <= 3, title.c_str());
        if(formation.kind == "kick-off")
        {
          QVERIFY2((place.team == 1) == (spot.x < -0.3), title.c_str());
          QVERIFY(place.team == formation.kicking() || distance(spot, {}) >= circle + 0.39);
        }
        if(formation.kind == "corner" && place.team != formation.kicking() && length == 30)
          QVERIFY2(distance(spot, ball) > circle + 0.3, (title + ' ' + std::to_string(place.unum)).c_str());
      }
    }
  }
  void versionsAreTurnedAndMirrored()
  {
    const FormationFile file = parseFormations(R"([[formation]]
kind = "corner"
versions = ["left upper", "left lower", "right upper", "right lower"]
mode = "corner_kick_left"
ball = [1, 0.5, -0.1, 0.2]
left = [ { unum = 7, at = [0.5, 0.25], heading = 30 } ]
)",
                                               "test.toml");
    QCOMPARE(file.problems.size(), std::size_t(0));
    QCOMPARE(file.formations.size(), std::size_t(4));
    struct Wanted
    {
      double ballX, ballY, x, y, heading;
      int team;
      const char* mode;
    };
    const Wanted wanted[] = {{14.9, 5.2, 7.5, 2.5, 30, 1, "corner_kick_left"},
                             {14.9, -5.2, 7.5, -2.5, -30, 1, "corner_kick_left"},
                             {-14.9, 5.2, -7.5, 2.5, 150, 2, "corner_kick_right"},
                             {-14.9, -5.2, -7.5, -2.5, -150, 2, "corner_kick_right"}};
    for(std::size_t i = 0; i < 4; ++i)
    {
      const Formation& formation = file.formations[i];
      const Formation::Spot ball = Formation::spotOf(*formation.ball, {});
      QVERIFY(distance(ball, {wanted[i].ballX, wanted[i].ballY}) < 1e-9);
      QVERIFY(distance(formation.spotOf(formation.places[0], {}), {wanted[i].x, wanted[i].y}) < 1e-9);
      QCOMPARE(formation.places[0].headingDeg, wanted[i].heading);
      QCOMPARE(formation.places[0].team, wanted[i].team);
      QCOMPARE(formation.mode, std::string(wanted[i].mode));
      QCOMPARE(formation.kicking(), wanted[i].team);
    }
  }
  void whatIsWrongIsToldWithItsPlaceAndTheRestIsUsed_data()
  {
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("usable"); // Players of the formation that is used; -1: it is not.
    QTest::newRow("no number") << QByteArray("name = 'x'\nleft = [ { at = [0, 0] },\n { unum = 2, at = [0, 0] } ]") << 3
                               << 1;
    QTest::newRow("number 0") << QByteArray("name = 'x'\nleft = [ { unum = 0, at = [0, 0] } ]") << 3 << 0;
    QTest::newRow("no place") << QByteArray("name = 'x'\nleft = [ { unum = 2 } ]") << 3 << 0;
    QTest::newRow("three numbers") << QByteArray("name = 'x'\nball = [0, 0, 1]") << 3 << 0;
    QTest::newRow("a text for a place") << QByteArray("name = 'x'\nball = ['a', 0]") << 3 << 0;
    QTest::newRow("nan") << QByteArray("name = 'x'\nball = [nan, 0]") << 3 << 0;
    QTest::newRow("miles away") << QByteArray("name = 'x'\nball = [1e9, 0]") << 3 << 0;
    QTest::newRow("twice") << QByteArray(
                                  "name = 'x'\nleft = [ { unum = 2, at = [0, 0] },\n { unum = 2, at = [1, 0] } ]")
                           << 4 << 1;
    QTest::newRow("unknown word") << QByteArray("name = 'x'\ncolour = 'red'") << 3 << 0;
    QTest::newRow("nameless") << QByteArray("ball = [0, 0]") << 1 << -1;
    QTest::newRow("no TOML") << QByteArray("name = 'x") << 2 << -1;
  }
  void whatIsWrongIsToldWithItsPlaceAndTheRestIsUsed()
  {
    QFETCH(const QByteArray, lines);
    QFETCH(const int, line);
    QFETCH(const int, usable);
    const FormationFile file = parseFormations("[[formation]]\n" + lines.toStdString() + '\n', "mine.toml");
    QCOMPARE(file.problems.size(), std::size_t(1));
    QCOMPARE(file.problems[0].line, line);
    QVERIFY(file.problems[0].file == "mine.toml" && !file.problems[0].hint.empty());
    QCOMPARE(file.formations.empty() ? -1 : static_cast<int>(file.formations[0].places.size()), usable);
  }
  void keptFormationsComeBackAsTheyWere()
  {
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath("new/formations.toml").toStdString();
    QVERIFY(readFormations(path).problems.empty()); // None yet.
    Formation mine;
    mine.name = "Wall \"4\" \\ à nous";
    mine.ball = Formation::pointAt({3, -2}, {});
    mine.places = {{1, 4, Formation::pointAt({-1.25, 2.5}, {}), 37.5}, {2, 11, {0.1, 0.2, 0, 0}, -170}};
    Formation bare;
    bare.name = "Nobody";
    QCOMPARE(writeFormations(path, {mine, bare}), std::string());
    const FormationFile file = readFormations(path);
    QCOMPARE(file.problems.size(), std::size_t(0));
    QCOMPARE(file.formations.size(), std::size_t(2));
    QCOMPARE(file.formations[0].name, mine.name);
    QVERIFY(distance(Formation::spotOf(*file.formations[0].ball, {}), {3, -2}) < 1e-3);
    QCOMPARE(file.formations[0].places.size(), std::size_t(2));
    QVERIFY(distance(file.formations[0].spotOf(file.formations[0].places[0], {}), {-1.25, 2.5}) < 1e-3);
    QCOMPARE(file.formations[0].places[1].headingDeg, -170.);
    QCOMPARE(file.formations[0].kicking(), 0);
    std::filesystem::create_directories(path.parent_path() / "dir");
    QVERIFY(!writeFormations(path.parent_path() / "dir", {mine}).empty());
    std::ofstream(path) << std::string(2 << 20, '#');
    QCOMPARE(readFormations(path).problems.size(), std::size_t(1));
  }
};

QTEST_GUILESS_MAIN(FormationTest)
#include "FormationTest.moc"
