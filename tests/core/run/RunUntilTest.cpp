#include "core/run/until/RunUntil.h"
#include "core/run/RunControl.h"

#include <QtTest>

#include <cmath>
#include <limits>

using namespace sparkwright;

/// A run goes on until something is reached, then pauses and says what it was.
class RunUntilTest : public QObject
{
  Q_OBJECT
private slots:
  void init()
  {
    now_ = 5;
    frame_ = {};
    frame_.time = 10;
  }

  void whatIsReadIsWrittenTheSame_data()
  {
    QTest::addColumn<QString>("text");
    for(const char* const text :
        {"90 s", "0.02 s", "500 cycles", "goal", "no goal", "foul", "event", "mode PlayOn", "ball/speed > 2.5",
         "game/score/left >= 1", "robots/left/3/z <= -0.25", "time/cycle != 3", "ball/x == 1e-07", "ball/x < 0"})
      QTest::newRow(text) << text;
  }
  void whatIsReadIsWrittenTheSame()
  {
    QFETCH(const QString, text);
    const auto read = RunUntil::parse(text.toStdString());
    QVERIFY(std::holds_alternative<RunUntil>(read));
    const RunUntil until = std::get<RunUntil>(read);
    QCOMPARE(QString::fromStdString(until.text()), text);
    QVERIFY(std::get<RunUntil>(RunUntil::parse(" " + until.text() + "\t")) == until);
  }
  void numbersAloneAreSeconds()
  {
    QVERIFY(std::get<RunUntil>(RunUntil::parse("90")) == std::get<RunUntil>(RunUntil::parse("90 s")));
  }
  void conditionsMayStandInParentheses()
  {
    for(const std::string text : {"(ball/x > 1)", "not (ball/x > 1)", "(ball/x > 1) or (ball/y > 1)", "not ball/x > 1"})
    {
      const auto read = RunUntil::parse(text);
      QVERIFY2(std::holds_alternative<RunUntil>(read), text.c_str());
      const RunUntil until = std::get<RunUntil>(read);
      QVERIFY(until.kind == RunUntil::Kind::Condition && until.number == 0 && until.comparison == RunUntil::Comparison::NotEqual);
      QCOMPARE(until.whole(), text);
      QVERIFY(std::get<RunUntil>(RunUntil::parse(until.text())) == until);
    }
    // Numbers, and what is compared with one.
    for(const char* const text : {"(ball/x + 1) != 0", "ball/x > 1", "90 s", "(ball/x + 1) * (ball/y + 1) != 0"})
      QCOMPARE(std::get<RunUntil>(RunUntil::parse(text)).whole(), std::string());
    for(const char* const text : {"abs(ball/x)", "if(ball/x > 1, 2, 3)", "(ball/x)"})
      QVERIFY2(std::holds_alternative<LocalText>(RunUntil::parse(text)), text);
  }
  void whatIsWrongIsSaid_data()
  {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("words");
    QTest::newRow("empty") << "  "
                           << "write up to where";
    QTest::newRow("word") << "gaol"
                          << "`gaol` is no time";
    QTest::newRow("negative") << "-3 s"
                              << "`-3 s` is no time";
    QTest::newRow("zero") << "0"
                          << "`0` is no time";
    QTest::newRow("infinite") << "inf"
                              << "`inf` is no time";
    QTest::newRow("not a number") << "nan s"
                                  << "`nan s` is no time";
    QTest::newRow("half a cycle") << "1.5 cycles"
                                  << "no number of cycles";
    QTest::newRow("no cycles") << "0 cycles"
                               << "no number of cycles";
    QTest::newRow("no signal") << "> 3"
                               << "path of a signal";
    QTest::newRow("no number") << "ball/speed > fast"
                               << "`fast` is no number";
    QTest::newRow("nothing to compare with") << "ball/speed >"
                                             << "is no number";
    QTest::newRow("single sign") << "ball/speed = 3"
                                 << "is no time, decision";
    QTest::newRow("not finite") << "ball/speed > inf"
                                << "`inf` is no number";
  }
  void whatIsWrongIsSaid()
  {
    QFETCH(const QString, text);
    QFETCH(const QString, words);
    const auto read = RunUntil::parse(text.toStdString());
    QVERIFY(std::holds_alternative<LocalText>(read));
    const QString said = QString::fromStdString(std::get<LocalText>(read).english());
    QVERIFY2(said.contains(words), qPrintable(said));
  }

  void timeIsReached()
  {
    begin("10.06");
    QVERIFY(!cycle() && !cycle());
    QVERIFY(cycle());
    QCOMPARE(reached_, QString("10.06 s are reached"));
    QVERIFY(!control_.running() && !control_.until());
    QCOMPARE(control_.next(frame_.time, true), RunControl::Decision::Paused);
  }
  void cyclesAreCounted()
  {
    begin("3 cycles");
    QVERIFY(!cycle() && !cycle() && cycle());
    QCOMPARE(reached_, QString("3 cycles are done"));
  }
  void onlyLaterDecisionsCount()
  {
    decide(GameEvent::Kind::Goal);
    begin("goal");
    QVERIFY(!cycle());
    decide(GameEvent::Kind::Foul);
    QVERIFY(!cycle());
    decide(GameEvent::Kind::Mode);
    decide(GameEvent::Kind::Goal);
    decide(GameEvent::Kind::Notice); // In the same cycle.
    QVERIFY(cycle());
    QVERIFY2(reached_.startsWith("at 10.04 s: "), qPrintable(reached_));
    begin("event");
    QVERIFY(!cycle());
    decide(GameEvent::Kind::Notice);
    QVERIFY(cycle());
  }
  void aModeMustBegin()
  {
    frame_.game.mode = "PlayOn";
    begin("mode PlayOn");
    QVERIFY(!cycle());
    frame_.game.mode = "KickIn_Left";
    QVERIFY(!cycle());
    frame_.game.mode = "PlayOn";
    QVERIFY(cycle());
    QVERIFY2(reached_.contains("the play mode is PlayOn"), qPrintable(reached_));
  }
  void signalsAreCompared()
  {
    frame_.game.present = true;
    frame_.game.score = {0, 2};
    begin("game/score/left >= 1");
    QVERIFY(!cycle());
    frame_.game.score = {1, 2};
    QVERIFY(cycle());
    QVERIFY2(reached_.contains("game/score/left is 1"), qPrintable(reached_));
  }
  void unknownSignalsAreNeverReachedAndAskForDetails()
  {
    begin("no/such != 1");
    QVERIFY(!cycle() && !cycle());
    QVERIFY(control_.wantsPhysics());
    control_.pause();
    QVERIFY(!control_.wantsPhysics());
  }
  void detailsOfPhysicsStayAsLongAsTheirValueIsWantedFor()
  {
    frame_.structure = std::make_shared<SceneStructure>();
    begin("run/physics/contacts > 1");
    QVERIFY(!cycle());
    QVERIFY(control_.wantsPhysics());
    frame_.physics.structure = std::make_shared<PhysicsStructure>(); // It gets them.
    for(int i = 0; i < 3; ++i)
    {
      QVERIFY(!cycle());
      QVERIFY(control_.wantsPhysics());
    }
    frame_.physics.contacts.resize(2);
    QVERIFY(cycle());
  }
  void runPauseAndStepGiveItUp()
  {
    for(const auto& giveUp : {std::function([this] { control_.run(); }), std::function([this] { control_.pause(); }),
                              std::function([this] { control_.step(); })})
    {
      begin("1 cycle");
      QVERIFY(control_.until());
      giveUp();
      QVERIFY(!control_.until());
      QVERIFY(!cycle());
    }
  }
  void someCyclesAreStepped()
  {
    control_.pause();
    control_.step(3);
    for(int i = 0; i < 3; ++i)
      QCOMPARE(control_.next(0, true), RunControl::Decision::Step);
    QCOMPARE(control_.next(0, true), RunControl::Decision::Paused);
  }

private:
  void begin(const char* text)
  {
    control_.runUntil(std::get<RunUntil>(RunUntil::parse(text)), std::make_shared<Frame>(frame_));
    QVERIFY(control_.running());
  }
  bool cycle()
  {
    frame_.time += 0.02;
    ++frame_.cycle;
    reached_ = QString::fromStdString(control_.see(std::make_shared<Frame>(frame_), 0.004).english());
    return !reached_.isEmpty();
  }
  void decide(GameEvent::Kind kind)
  {
    GameEvents events = frame_.game.events ? *frame_.game.events : GameEvents();
    GameEvent event;
    event.index = static_cast<int>(events.size()) + 1;
    event.time = frame_.time;
    event.kind = kind;
    event.rule = "test";
    events.push_back(std::make_shared<const GameEvent>(event));
    frame_.game.events = std::make_shared<const GameEvents>(events);
  }

  double now_ = 5;
  RunControl control_{0.02, [this] { return now_; }};
  Frame frame_;
  QString reached_;
};

QTEST_APPLESS_MAIN(RunUntilTest)
#include "RunUntilTest.moc"
