#include "FrameSupport.h"
#include "core/game/League.h"
#include "core/game/soccer3d/match/SoccerState.h"
#include "core/wire/MonitorEncoder.h"

#include <QtTest>

#include <array>

#include <limits>

using namespace sparkwright;

namespace
{

const std::string identity = "1 0 0 0 0 1 0 0 0 0 1 0 ";

/// A light, a ball (transform 1), and a robot: agent (2), body (3) with a mesh and a hidden marker.
FrameBuilder scene()
{
  FrameBuilder b;
  b.transform(-10, 10, 10).light().end();
  b.transform(0, 0, 0.042f).mesh("models/soccerball.obj", {"soccerball_rcs-soccerball.png"}, 1).end();
  b.transform();
  b.transform(-5, 2, 0.4f);
  b.mesh("models/naobody0.obj", {"matNum3", "matLeft"}, 2);
  b.single("StdUnitCylinder", {1, 1}, "matSelect", 3, false);
  b.end().end();
  return b;
}

bool has(std::string_view text, std::string_view part)
{
  return countOf(text, part) > 0;
}
std::string text(std::string_view view)
{
  return std::string(view);
}

/// A league that monitors have never heard of.
class Hockey : public League
{
public:
  std::string_view name() const override { return "hockey"; }
  std::vector<std::string> games() const override { return {"hockey"}; }
  std::string_view variables() const override { return "Hockey"; }
  std::span<const std::string> modes() const override { return modes_; }
  void registerClasses(Registry&) const override {}
  void install(Object&, const Registry&, std::string_view) const override {}
  void tellMonitors(const GameState& state, int newsAfter, MonitorFields& out) const override
  {
    out.add("wind", 2.5f);
    if(newsAfter < newestNews(state, 0))
      out.add("card", std::array{2, 1});
  }
  int newestNews(const GameState&, int) const override { return 1; }

private:
  const std::vector<std::string> modes_{"bully", "open"};
};

} // namespace

class MonitorEncoderTest : public QObject
{
  Q_OBJECT

private slots:
  void fullMessageIsAsSpecified();
  void teamsAppearOnceKnown();
  void diffOfNothingIsEmptyShells();
  void freshMeshesSayOnceThatTheyAreVisible();
  void togglesOfVisibilityAppearOnce();
  void sixMillimetresAreSentFourAreNot();
  void slowDriftIsSent();
  void changedStateIsSentOnce();
  void passWaitsAreRepeated();
  void cardsAndSuspensionsAreRepeated();
  void foulsAreToldOnce();
  void eachLeagueTellsItsOwnModesAndFields();
  void aNewStructureNeedsAFullMessage();
  void lateReceiversGetWhatTheOthersHave();
  void posesThatAreNoNumbersAreNeverSent();
  void wordsCannotBreakTheSyntax();
  void scenesThatAreNoGamesHaveATime();
  void steadyStateKeepsItsBuffers();
};

void MonitorEncoderTest::fullMessageIsAsSpecified()
{
  FrameBuilder b = scene();
  b.game().team[0] = "Red";
  MonitorEncoder encoder;
  const std::string message = text(encoder.full(b.frame(1)));
  QCOMPARE(statePart(message),
           std::string("((FieldLength 30)(BallRadius 0.042)(play_modes BeforeKickOff KickOff_Left KickOff_Right PlayOn "
                       "KickIn_Left KickIn_Right corner_kick_left corner_kick_right goal_kick_left goal_kick_right "
                       "offside_left offside_right GameOver Goal_Left Goal_Right free_kick_left free_kick_right "
                       "direct_free_kick_left direct_free_kick_right pass_left pass_right)(time 0)(team_left Red)"
                       "(half 1)(score_left 0)(score_right 0)(play_mode 0))"));
  QCOMPARE(headerPart(message), std::string("(RSG 0 1)"));
  QCOMPARE(scenePart(message),
           "((nd TRF (SLT " + identity +
               "-10 10 10 1)(nd Light (setDiffuse 1 1 1 1) (setAmbient 0 0 0 1) (setSpecular 0.1 0.1 0.1 1)))"
               "(nd TRF (SLT " +
               identity +
               "0 0 0.042 1)(nd StaticMesh (setVisible 1) (load models/soccerball.obj) (sSc 1 1 1)"
               "(resetMaterials soccerball_rcs-soccerball.png)))"
               "(nd TRF (SLT " +
               identity + "0 0 0 1)(nd TRF (SLT " + identity +
               "-5 2 0.4 1)(nd StaticMesh (setVisible 1) (load models/naobody0.obj) (sSc 1 1 1)"
               "(resetMaterials matNum3 matLeft))(nd SMN (setVisible 0) (setTransparent) (load StdUnitCylinder 1 1)"
               " (sSc 1 1 1) (sMat matSelect)))))");
}

void MonitorEncoderTest::teamsAppearOnceKnown()
{
  FrameBuilder b = scene();
  MonitorEncoder encoder;
  QVERIFY(!has(encoder.full(b.frame(1)), "team_"));
  b.game().team[1] = "Blue";
  QCOMPARE(statePart(encoder.diff(b.frame(1))), std::string("((time 0)(team_right Blue))"));
  QCOMPARE(statePart(encoder.diff(b.frame(1))), std::string("((time 0))"));
  QVERIFY(has(encoder.full(b.frame(1)), "(time 0)(team_right Blue)(half 1)"));
}

void MonitorEncoderTest::diffOfNothingIsEmptyShells()
{
  const auto frame = scene().frame(1);
  MonitorEncoder encoder;
  encoder.full(frame);
  encoder.diff(frame);
  QCOMPARE(text(encoder.diff(frame)),
           std::string("((time 0))(RDS 0 1)((nd(nd))(nd(nd StaticMesh))(nd(nd(nd StaticMesh)(nd SMN))))"));
}

void MonitorEncoderTest::freshMeshesSayOnceThatTheyAreVisible()
{
  FrameBuilder b = scene();
  MonitorEncoder encoder;
  encoder.full(b.frame(1));
  QCOMPARE(scenePart(encoder.diff(b.frame(1))),
           std::string("((nd(nd))(nd(nd StaticMesh (setVisible 1)))(nd(nd(nd StaticMesh (setVisible 1))"
                       "(nd SMN (setVisible 0)))))"));
  QCOMPARE(countOf(encoder.diff(b.frame(1)), "setVisible"), 0);

  // A second robot: two full messages in a row do not swallow its first diff, and nobody else speaks again.
  b.transform().mesh("models/naohead.obj", {}, 4).end();
  encoder.full(b.frame(2));
  encoder.full(b.frame(3));
  QCOMPARE(countOf(encoder.diff(b.frame(3)), "setVisible"), 1);
  QCOMPARE(countOf(encoder.diff(b.frame(3)), "setVisible"), 0);
}

void MonitorEncoderTest::togglesOfVisibilityAppearOnce()
{
  const auto frame = scene().frame(1);
  MonitorEncoder encoder;
  encoder.full(frame);
  encoder.diff(frame);
  auto selected = std::make_shared<Frame>(*frame);
  selected->visible[2] = 1;
  QCOMPARE(scenePart(encoder.diff(selected)),
           std::string("((nd(nd))(nd(nd StaticMesh))(nd(nd(nd StaticMesh)(nd SMN (setVisible 1)))))"));
  QCOMPARE(countOf(encoder.diff(selected), "setVisible"), 0);
  QCOMPARE(countOf(encoder.diff(frame), "(nd SMN (setVisible 0))"), 1);
}

void MonitorEncoderTest::sixMillimetresAreSentFourAreNot()
{
  // The row of the monitor protocol: the ball at (2, 2), then moved along x.
  const auto start = moved(*scene().frame(1), 1, 2, 2, 0.042f);
  MonitorEncoder encoder;
  encoder.full(start);
  encoder.diff(start);
  const std::pair<float, bool> steps[] = {{2.004f, false}, {2.0049f, false}, {2.006f, true},
                                          {2.009f, false}, {2.0105f, false}, {2.012f, true}};
  for(const auto& [x, sent] : steps)
  {
    const std::string message = text(encoder.diff(moved(*start, 1, x, 2, 0.042f)));
    QCOMPARE(countOf(message, "SLT"), sent ? 1 : 0);
    if(sent)
      QVERIFY(has(message, "(nd (SLT " + identity + QString::number(x).toStdString() + " 2 0.042 1)(nd StaticMesh))"));
  }
}

void MonitorEncoderTest::slowDriftIsSent()
{
  const auto start = scene().frame(1);
  MonitorEncoder encoder;
  encoder.full(start);
  encoder.diff(start);
  int sent = 0;
  for(int i = 1; i <= 100; ++i) // 1 mm each
    sent += countOf(encoder.diff(moved(*start, 1, static_cast<float>(i) * 0.001f, 0, 0.042f)), "SLT");
  QVERIFY2(sent >= 16 && sent <= 20, qPrintable(QString::number(sent)));
}

void MonitorEncoderTest::changedStateIsSentOnce()
{
  FrameBuilder b = scene();
  MonitorEncoder encoder;
  encoder.full(b.frame(1));
  b.game().time = 12.34f;
  b.game().score = {1, 0};
  b.game().mode = "Goal_Left";
  b.game().period = 2;
  QCOMPARE(statePart(encoder.diff(b.frame(1))), std::string("((time 12.34)(half 2)(score_left 1)(play_mode 13))"));
  QCOMPARE(statePart(encoder.diff(b.frame(1))), std::string("((time 12.34))"));
}

void MonitorEncoderTest::passWaitsAreRepeated()
{
  FrameBuilder b = scene();
  MonitorEncoder encoder;
  encoder.full(b.frame(1));
  b.game().ownPart<SoccerState>().passScoreWait = {10, 0};
  for(int i = 0; i < 3; ++i)
    QCOMPARE(statePart(encoder.diff(b.frame(1))), std::string("((time 0)(pass_mode_score_wait_left 10))"));
  b.game().ownPart<SoccerState>().passScoreWait = {9.96f, 2.5f};
  QCOMPARE(statePart(encoder.diff(b.frame(1))),
           std::string("((time 0)(pass_mode_score_wait_left 9.96)(pass_mode_score_wait_right 2.5))"));
  b.game().ownPart<SoccerState>().passScoreWait = {0, 0};
  QCOMPARE(statePart(encoder.diff(b.frame(1))), std::string("((time 0))"));
}

void MonitorEncoderTest::cardsAndSuspensionsAreRepeated()
{
  FrameBuilder b = scene();
  MonitorEncoder encoder;
  encoder.full(b.frame(1));
  b.game().discipline = {{1, 3, 1, false, 28}, {2, 11, 2, true, 0}};
  for(int i = 0; i < 2; ++i)
    QCOMPARE(statePart(encoder.diff(b.frame(1))), std::string("((time 0)(discipline 1 3 1 0 28)(discipline 2 11 2 1 0))"));
  b.game().discipline.clear();
  QCOMPARE(statePart(encoder.diff(b.frame(1))), std::string("((time 0))"));
}

void MonitorEncoderTest::eachLeagueTellsItsOwnModesAndFields()
{
  const Hockey hockey;
  FrameBuilder b = scene();
  b.game() = GameState();
  b.game().present = true;
  b.game().league = &hockey;
  b.game().mode = "open";
  MonitorEncoder encoder;
  const std::string first =
      "((play_modes bully open)(time 0)(half 1)(score_left 0)(score_right 0)(play_mode 1)(wind 2.5)(card 2 1))";
  QCOMPARE(statePart(encoder.full(b.frame(1))), first);
  QCOMPARE(statePart(encoder.diff(b.frame(1))), std::string("((time 0)(wind 2.5))"));
  b.game().mode = "bully";
  QCOMPARE(statePart(encoder.diff(b.frame(1))), std::string("((time 0)(play_mode 0)(wind 2.5))"));
}

void MonitorEncoderTest::foulsAreToldOnce()
{
  FrameBuilder b = scene();
  MonitorEncoder encoder;
  encoder.full(b.frame(1));
  b.game().ownPart<SoccerState>().fouls = {{1, 7, 1, 7}, {2, 0, 2, 11}};
  QCOMPARE(statePart(encoder.diff(b.frame(1))), std::string("((time 0)(foul 1 7 1 7)(foul 2 0 2 11))"));
  QCOMPARE(statePart(encoder.diff(b.frame(1))), std::string("((time 0))"));
  QCOMPARE(encoder.lastNews(), 2);
  // Somebody who missed the second one is told it, and it alone; a newcomer is told none.
  QVERIFY(has(encoder.catchUp(1), "(play_mode 0)(foul 2 0 2 11))(RSG 0 1)"));
  QVERIFY(!has(encoder.catchUp(2), "foul"));
}

void MonitorEncoderTest::aNewStructureNeedsAFullMessage()
{
  MonitorEncoder encoder;
  const auto first = scene().frame(1);
  QVERIFY(!encoder.canDiff(*first));
  encoder.full(first);
  QVERIFY(encoder.canDiff(*first));
  QVERIFY(!encoder.canDiff(*scene().transform().end().frame(2)));
}

void MonitorEncoderTest::lateReceiversGetWhatTheOthersHave()
{
  const auto start = scene().frame(1);
  MonitorEncoder encoder;
  encoder.full(start);
  encoder.diff(start);
  encoder.diff(moved(*start, 1, 1, 1, 1));
  encoder.diff(moved(*start, 1, 1.004f, 1, 1)); // Too little to be sent.
  const std::string late = text(encoder.catchUp(0));
  QVERIFY(has(late, "(RSG 0 1)"));
  QVERIFY(has(late, identity + "1 1 1 1)"));
  QVERIFY(!has(late, "1.004"));
  // And the next diff tells both the same: 6 mm from what both have.
  QVERIFY(has(encoder.diff(moved(*start, 1, 1.006f, 1, 1)), "1.006 1 1 1)"));
  QVERIFY(has(encoder.catchUp(0), "1.006 1 1 1)"));
}

void MonitorEncoderTest::posesThatAreNoNumbersAreNeverSent()
{
  const auto start = moved(*scene().frame(1), 1, 3, 3, 3);
  MonitorEncoder encoder;
  encoder.full(start);
  for(const float bad : {std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity()})
  {
    const auto broken = moved(*start, 1, bad, 9, 9);
    QCOMPARE(countOf(encoder.diff(broken), "SLT"), 0);
    const std::string message = text(encoder.full(broken));
    QVERIFY(has(message, identity + "3 3 3 1)")); // The last good pose stays.
    QVERIFY(!has(message, "nan") && !has(message, "inf"));
  }
}

void MonitorEncoderTest::wordsCannotBreakTheSyntax()
{
  FrameBuilder b;
  b.game().team[0] = "a) (b";
  b.mesh("models/my mesh(1).obj", {"odd name"}, 1);
  MonitorEncoder encoder;
  const std::string message = text(encoder.full(b.frame(1)));
  QVERIFY(has(message, "(team_left a___b)"));
  QVERIFY(has(message, "(load models/my_mesh_1_.obj)"));
  QVERIFY(has(message, "(resetMaterials odd_name)"));
  QCOMPARE(countOf(message, "("), countOf(message, ")"));
}

void MonitorEncoderTest::scenesThatAreNoGamesHaveATime()
{
  FrameBuilder b;
  b.game().present = false;
  b.transform().end();
  const auto frame = b.frame(1);
  frame->time = 1.5;
  MonitorEncoder encoder;
  QCOMPARE(text(encoder.full(frame)), "((time 1.5))(RSG 0 1)((nd TRF (SLT " + identity + "0 0 0 1)))");
  QCOMPARE(text(encoder.diff(frame)), std::string("((time 1.5))(RDS 0 1)((nd))"));
}

void MonitorEncoderTest::steadyStateKeepsItsBuffers()
{
  const auto start = scene().frame(1);
  MonitorEncoder encoder;
  encoder.full(start);
  const char* const buffer = encoder.diff(start).data();
  for(int i = 0; i < 1000; ++i)
    QVERIFY(encoder.diff(moved(*start, 1, static_cast<float>(i), 0, 0)).data() == buffer);
}

QTEST_APPLESS_MAIN(MonitorEncoderTest)
#include "MonitorEncoderTest.moc"
