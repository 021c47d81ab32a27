#include "app/ide/agents/AgentsPart.h"
#include "app/ide/agents/ConnectionsPanel.h"
#include "app/ide/match/DemoBanner.h"
#include "app/ide/match/DemoMatch.h"
#include "app/ide/match/MatchPanel.h"
#include "app/ide/match/MatchPart.h"
#include "tests/VerifyNear.h"
#include "tests/app/WindowSupport.h"
#include "viewer/view/Viewport.h"

#include <QSignalSpy>
#include <QToolButton>
#include <QtTest>

using namespace sparkwright;
using Variables = Session::Variables;

/// The demo match: how it is started, who plays, what the window says about it, and where the camera is.
class DemoMatchTest : public QObject, private test::WindowFixture
{
  Q_OBJECT
private slots:
  void init() { open(); }
  void cleanup() { close(); }

  void theActionStartsItEvenIfTheSimulationWasPaused()
  {
    session_->now.running = false;
    window_->actions()[ActionId::DemoMatch]->trigger();
    QCOMPARE(session_->opened, std::vector<std::string>{"setups/demo.rb"});
    QCOMPARE(session_->openedWith.size(), std::size_t(1));
    QCOMPARE(session_->openedWith[0].first, std::string("Demo.Players"));
    const int players = QString::fromStdString(session_->openedWith[0].second).toInt();
    QVERIFY(players == DemoBanner::fewPlayers || players == DemoBanner::wholeTeam);
    QVERIFY(session_->now.running);
  }
  void emptyPanelsOfferIt()
  {
    QWidget* const panels[] = {&window_->part<AgentsPart>().connections(), &window_->part<MatchPart>().panel()};
    for(const QWidget* const panel : panels)
    {
      QToolButton* offered = nullptr;
      for(QToolButton* const button : panel->findChildren<QToolButton*>())
        if(button->defaultAction() == window_->actions()[ActionId::DemoMatch])
          offered = button;
      QVERIFY(offered);
      QCOMPARE(offered->accessibleName(), QString("Start demo match"));
      offered->click();
    }
    QCOMPARE(session_->opened.size(), std::size_t(2));
  }
  void itIsTheSameByWhateverPath()
  {
    const QString data = QStringLiteral(SPARKWRIGHT_SOURCE_DIR "/resources");
    const DemoMatch demo(window_->views(), data, window_.get());
    QVERIFY(demo.isDemo("setups/demo.rb"));
    QVERIFY(demo.isDemo(data + "/setups/demo.rb"));
    QVERIFY(demo.isDemo(data + "/rsg/../setups/demo.rb"));
    QVERIFY(!demo.isDemo("setups/soccer.rb"));
    QVERIFY(!demo.isDemo(""));
    const QString other = settings_.filePath("demo.rb"); // Somebody else's.
    QFile file(other);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(!demo.isDemo(other));
  }
  void otherScenesAreOpenedAsTheyAre()
  {
    window_->openScene("setups/soccer.rb");
    QVERIFY(session_->openedWith.empty());
    window_->openScene("setups/soccer.rb", {{"Demo.Players", "3"}});
    QCOMPARE(session_->openedWith, (Variables{{"Demo.Players", "3"}}));
    shown("setups/soccer.rb", session_->openedWith);
    QVERIFY(window_->part<MatchPart>().demo().banner().isHidden());
    QVERIFY(window_->viewport().cameraControl().mode() == CameraDirector::Mode::Orbit);
  }
  void whoSaysHowManyPlayIsHeard()
  {
    window_->openScene("setups/demo.rb", {{"BeamNoiseXY", "0"}, {"Demo.Players", "7"}});
    QCOMPARE(session_->openedWith, (Variables{{"BeamNoiseXY", "0"}, {"Demo.Players", "7"}}));
    shown("setups/demo.rb", session_->openedWith);
    QVERIFY(!window_->part<MatchPart>().demo().banner().isHidden());
    QVERIFY(window_->part<MatchPart>().demo().banner().text().startsWith("7 against 7: "));
    shown("setups/demo.rb", {{"Demo.Players", "many"}}); // The log says what is wrong with it.
    QVERIFY(window_->part<MatchPart>().demo().banner().isHidden());
  }
  void theRowSaysWhyInWords_data()
  {
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("cores");
    QTest::addColumn<QString>("words");
    QTest::newRow("one core") << 4 << 1 << "4 against 4: this machine has one core, whole teams need 2";
    QTest::newRow("enough") << 11 << 2 << "11 against 11: this machine has 2 cores, enough for whole teams";
    QTest::newRow("more") << 11 << 4 << "11 against 11: this machine has 4 cores, enough for whole teams";
    QTest::newRow("all the same") << 11 << 1
                                  << "11 against 11: this machine has one core, it may be slower than real time";
    QTest::newRow("fewer than possible") << 4 << 8 << "4 against 4: this machine has 8 cores, enough for whole teams";
  }
  void theRowSaysWhyInWords()
  {
    QFETCH(const int, players);
    QFETCH(const int, cores);
    QFETCH(const QString, words);
    DemoBanner banner;
    banner.show(players, cores);
    QCOMPARE(banner.text(), words);
  }
  void wholeTeamsNeedTwoCores()
  {
    QCOMPARE(DemoBanner::playersFor(1), 4);
    QCOMPARE(DemoBanner::playersFor(2), 11);
    QCOMPARE(DemoBanner::playersFor(3), 11);
    QCOMPARE(DemoBanner::playersFor(64), 11);
  }
  void aButtonStartsItWithOthers()
  {
    DemoBanner& banner = window_->part<MatchPart>().demo().banner();
    shown("setups/demo.rb", {{"Demo.Players", "4"}});
    QCOMPARE(banner.otherButton().text(), QString("11 against 11"));
    session_->now.running = false;
    banner.otherButton().click();
    QCOMPARE(session_->opened, std::vector<std::string>{"setups/demo.rb"});
    QCOMPARE(session_->openedWith, (Variables{{"Demo.Players", "11"}}));
    QVERIFY(session_->now.running);
    shown("setups/demo.rb", session_->openedWith);
    QCOMPARE(banner.otherButton().text(), QString("4 against 4"));
    banner.otherButton().click();
    QCOMPARE(session_->openedWith, (Variables{{"Demo.Players", "4"}}));
  }
  void theRowStaysClosedUntilTheNextMatch()
  {
    DemoBanner& banner = window_->part<MatchPart>().demo().banner();
    shown("setups/demo.rb", {{"Demo.Players", "4"}});
    banner.closeButton().click();
    QVERIFY(banner.isHidden());
    shown("setups/demo.rb", {{"Demo.Players", "4"}});
    QVERIFY(banner.isHidden());
    window_->openScene("setups/demo.rb");
    shown("setups/demo.rb", {{"Demo.Players", "4"}});
    QVERIFY(!banner.isHidden());
    shown("setups/soccer.rb", {});
    QVERIFY(banner.isHidden());
  }
  void theCameraFollowsTheBallUntilSomebodyTakesIt()
  {
    using Mode = CameraDirector::Mode;
    window_->openScene("setups/demo.rb");
    shown("setups/demo.rb", session_->openedWith);
    Viewport& view = window_->viewport();
    QVERIFY(view.cameraControl().mode() == Mode::Follow);
    QVERIFY(view.cameraControl().follows().ball);
    VERIFY_NEAR(view.camera().target(), Vec3f(0, 0, 0.042f), 0.01f);
    QVERIFY(view.camera().distance() < 12); // Robots are half a metre tall.
    window_->actions()[ActionId::ClearSelection]->trigger();
    QVERIFY(view.cameraControl().mode() == Mode::Orbit);
    view.cameraControl().jumpTo({.target = Vec3f(3, 0, 0)});
    ++session_->now.generation; // Reset: the same once more.
    shown("setups/demo.rb", session_->openedWith);
    QVERIFY(view.cameraControl().mode() == Mode::Orbit);
    QCOMPARE(view.camera().target(), Vec3f(3, 0, 0));
    window_->actions()[ActionId::DemoMatch]->trigger();
    shown("setups/demo.rb", session_->openedWith);
    QVERIFY(view.cameraControl().mode() == Mode::Follow);
  }

private:
  /// The session has opened it.
  void shown(const std::string& scene, const Variables& variables)
  {
    session_->now.scene = scene;
    session_->now.variables = variables;
    showRobots(2);
    window_->part<MatchPart>().demo().show(session_->now); // As the window does now and then.
  }
};

QTEST_MAIN(DemoMatchTest)
#include "DemoMatchTest.moc"
