#include "tests/core/simurosot/SimurosotWorldSupport.h"

#include "core/game/simurosot/protocol/PlacementMessages.h"

#include <QtTest>

#include <cmath>
#include <optional>

using namespace sparkwright;
using namespace sparkwright::simurosot;
using sparkwright::test::SimurosotWorld;

/// What a strategy wishes for its team, and what its robots get without a wish: as docs/simurosot.md and
/// sparkwright_strategy.h say.
class TeamWishesTest : public QObject
{
  Q_OBJECT

  /// The newest request for places that a client got.
  static std::optional<PlaceRequest> requestOf(const SimurosotWorld& match, int client)
  {
    const std::string start = std::to_string(client) + " (place ";
    PlaceRequest request;
    for(auto one = match.told.rbegin(); one != match.told.rend(); ++one)
      if(one->starts_with(start))
        return readPlace(std::string_view(*one).substr(2), request).empty() ? std::optional(request) : std::nullopt;
    return {};
  }
  static double nearestToBall(const PlaceRequest& request)
  {
    double nearest = 1e9;
    for(int i = 0; i < request.preset.count; ++i)
    {
      const sst_pose& pose = request.preset.pose[static_cast<std::size_t>(i)];
      nearest = std::min(nearest, std::hypot(pose.x - request.ball.x, pose.y - request.ball.y));
    }
    return nearest;
  }

private slots:
  void theColourIsThatOfTheTeam_data()
  {
    QTest::addColumn<QString>("wish");
    QTest::addColumn<QString>("colour"); // Empty: that of the side.
    QTest::newRow("none") << "" << "";
    QTest::newRow("one") << "#ff8000" << "#ff8000";
    QTest::newRow("capitals") << "#FF80AA" << "#FF80AA";
    QTest::newRow("a name") << "red" << "";
    QTest::newRow("too short") << "#ff80" << "";
    QTest::newRow("no digits") << "#gg8000" << "";
  }
  void theColourIsThatOfTheTeam()
  {
    QFETCH(QString, wish);
    QFETCH(QString, colour);
    SimurosotWorld match;
    QVERIFY(match.loaded);
    const std::string own = match.game().profile().colours.blue;
    match.connect();
    match.say(SimurosotWorld::blue, "(team (name \"Mine\") (version \"1\") (colour \"" + wish.toStdString() + "\"))");
    QCOMPARE(match.machine().team(Side::Blue).colour, colour.isEmpty() ? own : colour.toStdString());
    QCOMPARE(match.machine().team(Side::Blue).name, std::string("Mine"));
    const bool isWrong = colour.isEmpty() && !wish.isEmpty();
    QCOMPARE(match.logs("a colour has the form #rrggbb, not " + wish.toStdString()), isWrong);
  }

  void twoTeamsDoNotGetOneColour()
  {
    SimurosotWorld match;
    match.connect();
    match.say(SimurosotWorld::blue, "(team (name \"A\") (version \"\") (colour \"#a0b0c0\"))");
    match.say(SimurosotWorld::yellow, "(team (name \"B\") (version \"\") (colour \"#A0B0C0\"))");
    QCOMPARE(match.machine().team(Side::Blue).colour, std::string("#a0b0c0"));
    QCOMPARE(match.machine().team(Side::Yellow).colour, match.game().profile().colours.yellow);
    // A team of the next client begins with that of its side.
    match.world.gamePort().leave(SimurosotWorld::blue);
    match.logIn(3, "blue");
    QCOMPARE(match.machine().team(Side::Blue).colour, match.game().profile().colours.blue);
  }

  void placesArePresetForTheRestart_data()
  {
    QTest::addColumn<QString>("command");
    QTest::newRow("penalty") << "(playMode penalty_left)";
    QTest::newRow("free kick") << "(playMode free_kick_left)";
  }
  /// A side that changes nothing takes the restart: somebody stands at the ball, and nobody is moved.
  void placesArePresetForTheRestart()
  {
    QFETCH(QString, command);
    SimurosotWorld match;
    match.keepsPlaces = true;
    match.connect();
    for(int i = 0; i < 2000 && match.machine().state() != MatchState::Normal; ++i)
    {
      match.cycle();
      if(match.machine().state() == MatchState::Ready)
        match.world.command("(whistle)");
    }
    QCOMPARE(match.machine().state(), MatchState::Normal);
    match.told.clear();
    match.world.command(command.toStdString());
    match.reach(MatchState::ReposQuery);
    match.cycles(2);
    const int taking = match.machine().status().blueEnd < 0 ? SimurosotWorld::blue : SimurosotWorld::yellow;
    for(int i = 0; i < 100 && !requestOf(match, taking); ++i)
      match.cycle();
    const auto request = requestOf(match, taking);
    QVERIFY(request);
    QCOMPARE(request->verdict.actor, SST_SELF);
    QVERIFY2(nearestToBall(*request) < 30, qPrintable(QString::number(nearestToBall(*request))));
  }
};

QTEST_APPLESS_MAIN(TeamWishesTest)
#include "TeamWishesTest.moc"
