#include "SessionSupport.h"
#include "app/ide/session/SessionSwitch.h"

#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

namespace
{

struct SwitchStage
{
  FakeSession local;
  std::shared_ptr<FakeSession> remote = std::make_shared<FakeSession>();
  SessionSwitch both{local};
};

} // namespace

class SessionSwitchTest : public QObject
{
  Q_OBJECT
private slots:
  void theLocalSimulationIsShownFirst();
  void theOwnSimulationPausesMeanwhileIfThatIsWanted();
  void whatIsAskedGoesToTheOneThatIsShown();
  void editedTextsGoToTheLocalSimulation();
  void openingASceneReturnsToTheLocalSimulation();
  void eachChangeIsANewGeneration();
  void messagesOfBothAreTaken();
  void detailsOfPhysicsAreWantedFromWhicheverIsShown();
};

void SessionSwitchTest::theLocalSimulationIsShownFirst()
{
  SwitchStage stage;
  stage.local.now.scene = "a.rsg";
  QVERIFY(stage.both.showsOwn());
  QCOMPARE(stage.both.state().scene, std::string("a.rsg"));
}

void SessionSwitchTest::theOwnSimulationPausesMeanwhileIfThatIsWanted()
{
  SwitchStage stage;
  stage.local.now.running = true;
  stage.both.show(stage.remote);
  QVERIFY(!stage.local.now.running);
  stage.both.showOwn();
  QVERIFY(stage.local.now.running);
  stage.both.show(stage.remote, SessionSwitch::Own::Continues);
  QVERIFY(stage.local.now.running);
}

void SessionSwitchTest::whatIsAskedGoesToTheOneThatIsShown()
{
  SwitchStage stage;
  stage.both.show(stage.remote);
  stage.both.run();
  stage.both.step();
  stage.both.command("(dropBall)");
  stage.both.reset();
  QVERIFY(stage.remote->now.running && !stage.local.now.running);
  QCOMPARE(stage.remote->steps, 1);
  QCOMPARE(stage.remote->commands.size(), std::size_t(1));
  QCOMPARE(stage.remote->resets, 1);
  QVERIFY(stage.local.commands.empty() && stage.local.resets == 0);
  stage.both.show({});
  stage.both.command("(dropBall)");
  QCOMPARE(stage.local.commands.size(), std::size_t(1));
}

void SessionSwitchTest::editedTextsGoToTheLocalSimulation()
{
  SwitchStage stage;
  stage.both.show(stage.remote);
  QCOMPARE(stage.both.applyTexts({}), 1);
  QCOMPARE(stage.local.applied.size(), std::size_t(1));
  stage.local.now.applied = 1;
  QCOMPARE(stage.both.state().applied, 1);
}

void SessionSwitchTest::openingASceneReturnsToTheLocalSimulation()
{
  SwitchStage stage;
  stage.both.show(stage.remote);
  stage.both.open("b.rsg");
  QVERIFY(stage.both.showsOwn());
  QCOMPARE(stage.local.opened.back(), std::string("b.rsg"));
  QVERIFY(stage.remote->opened.empty());
}

void SessionSwitchTest::eachChangeIsANewGeneration()
{
  SwitchStage stage;
  stage.local.now.generation = stage.remote->now.generation = 7;
  const long first = stage.both.state().generation;
  QCOMPARE(stage.both.state().generation, first);
  stage.both.show(stage.remote);
  const long second = stage.both.state().generation;
  QVERIFY(second != first);
  stage.remote->now.generation = 8;
  const long third = stage.both.state().generation;
  QVERIFY(third != second && third != first);
  stage.both.show({});
  const long fourth = stage.both.state().generation;
  QVERIFY(fourth != third && fourth != second && fourth != first);
}

void SessionSwitchTest::messagesOfBothAreTaken()
{
  SwitchStage stage;
  stage.both.show(stage.remote);
  stage.local.log.push_back(logEntry(Diagnostic::Severity::Note, "a"));
  stage.remote->log.push_back(logEntry(Diagnostic::Severity::Note, "b"));
  const std::vector<LogEntry> log = stage.both.takeLog();
  QCOMPARE(log.size(), std::size_t(2));
  QCOMPARE(log[0].diagnostic.message, std::string("a"));
  QCOMPARE(log[1].diagnostic.message, std::string("b"));
}

void SessionSwitchTest::detailsOfPhysicsAreWantedFromWhicheverIsShown()
{
  SwitchStage stage;
  stage.both.setPhysicsView(true);
  QVERIFY(stage.local.physicsView);
  stage.both.show(stage.remote);
  QVERIFY(stage.remote->physicsView);
  stage.both.setPhysicsView(false);
  QVERIFY(!stage.remote->physicsView);
}

QTEST_GUILESS_MAIN(SessionSwitchTest)
#include "SessionSwitchTest.moc"
