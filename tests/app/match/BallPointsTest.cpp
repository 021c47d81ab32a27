#include "app/ide/match/control/BallPoints.h"
#include "app/ide/match/control/MatchKeys.h"
#include "app/ide/match/MatchPart.h"
#include "core/game/StandardLeagues.h"
#include "tests/app/WindowSupport.h"
#include "viewer/view/Viewport.h"

#include <QtTest>

#include <limits>

using namespace sparkwright;

/// The ball is put to fixed points: of any field, by the menu, and by real keys while match keys are armed.
class BallPointsTest : public QObject, private test::WindowFixture
{
  Q_OBJECT

  QAction& action(const char* id) { return *window_->actions().find(QString::fromLatin1(id)); }
  void showMatch(const char* mode)
  {
    showRobots(2);
    auto frame = std::make_shared<Frame>(*session_->now.frame);
    frame->game.present = true;
    frame->game.league = standardLeagues().front();
    frame->game.mode = mode;
    session_->now.frame = frame;
    QVERIFY(QTest::qWaitFor(
        [this]
        {
          window_->refresh();
          return action("ballToCentre").isEnabled();
        }));
  }
  static GameState field(float length, float width, float radius)
  {
    GameState game;
    game.environment = std::make_shared<std::vector<std::pair<std::string, float>>>(std::initializer_list<std::pair<std::string, float>>{
        {"FieldLength", length}, {"FieldWidth", width}, {"BallRadius", radius}});
    return game;
  }

private slots:
  void init() { openActive(); }
  void cleanup() { close(); }

  void pointsFollowTheField()
  {
    const GameState spl = field(9, 6, 0.05f);
    QVERIFY(placeOf(BallPoint::Centre, spl).isApprox(Vec3f(0, 0, 0.05f)));
    QVERIFY(placeOf(BallPoint::LeftFarCorner, spl).isApprox(Vec3f(-4.45f, 2.95f, 0.05f)));
    QVERIFY(placeOf(BallPoint::RightNearCorner, spl).isApprox(Vec3f(4.45f, -2.95f, 0.05f)));
    QVERIFY(placeOf(BallPoint::RightPenaltyMark, spl).isApprox(Vec3f(3.2f, 0, 0.05f)));
    QVERIFY(placeOf(BallPoint::LeftPenaltyMark, GameState()).isApprox(Vec3f(-13.7f, 0, 0.042f)));
    // What is no field counts as that of the league.
    const GameState odd = field(std::numeric_limits<float>::quiet_NaN(), -3, 0);
    QVERIFY(placeOf(BallPoint::LeftNearCorner, odd).isApprox(Vec3f(-14.958f, -9.958f, 0.042f)));
  }
  void thePlaceBeforeAPlayerIsWhereItLooks()
  {
    Mat4f body = Mat4f::Identity();
    setTranslation(body, Vec3f(2, 1, 0.39f));
    QVERIFY((placeBefore(body, {}) - Vec3f(2, 1.242f, 0.042f)).norm() < 1e-4f);
    body.col(1) << 0, 0, 1, 0; // On its back: y up, towards its head.
    body.col(2) << -1, 0, 0, 0;
    QVERIFY((placeBefore(body, {}) - Vec3f(1.758f, 1, 0.042f)).norm() < 1e-4f);
  }
  void keysActWhileTheyAreArmed()
  {
    showMatch("PlayOn");
    Viewport& view = window_->viewport();
    view.setFocus();
    const auto press = [&](int number)
    { QTest::keyClick(&view, static_cast<Qt::Key>(Qt::Key_0 + number), Qt::ControlModifier | Qt::KeypadModifier); };
    press(0);
    QVERIFY(session_->commands.empty());
    QTest::keyClick(window_.get(), Qt::Key_Y, Qt::ControlModifier | Qt::AltModifier);
    QVERIFY(window_->part<MatchPart>().keys().armAction().isChecked());
    view.setFocus();
    for(int number = 0; number <= 6; ++number)
      press(number);
    QStringList given;
    for(const std::string& command : session_->commands)
      given << QString::fromStdString(command);
    QVERIFY2(given.size() == 7, qPrintable(given.join(' ')));
    QCOMPARE(given[0], QString("(ball (pos 0 0 0.042)(vel 0 0 0))"));
    QCOMPARE(given[1], QString("(ball (pos -14.958 9.958 0.042)(vel 0 0 0))"));
    QCOMPARE(given[4], QString("(ball (pos 14.958 -9.958 0.042)(vel 0 0 0))"));
    QCOMPARE(given[6], QString("(ball (pos 13.7 0 0.042)(vel 0 0 0))"));
  }
  void theMenuPutsItAndItIsTakenBack()
  {
    showMatch("PlayOn");
    QVERIFY(!action("ballToPlayer").isEnabled());
    window_->selection().setId(5001);
    QVERIFY(QTest::qWaitFor(
        [this]
        {
          window_->refresh();
          return action("ballToPlayer").isEnabled();
        }));
    action("ballToPlayer").trigger();
    QCOMPARE(session_->commands.size(), std::size_t(1));
    QVERIFY(session_->commands[0].starts_with("(ball (pos 1"));
    session_->commands.clear();
    action("takeCommandBack").trigger();
    QVERIFY(!session_->commands.empty() && session_->commands[0].starts_with("(ball (pos "));
  }
  void beforeTheKickOffItIsSaidWhyNot()
  {
    showMatch("BeforeKickOff");
    action("ballToRightMark").trigger();
    QVERIFY(session_->commands.empty());
  }
  void theClockIsReset()
  {
    showMatch("PlayOn");
    action("resetClock").trigger();
    QCOMPARE(session_->commands, std::vector<std::string>{"(time 0)"});
  }
};

QTEST_MAIN(BallPointsTest)
#include "BallPointsTest.moc"
