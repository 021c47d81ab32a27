#include "app/ide/strategies/StrategyWindow.h"
#include "app/ide/agents/programs/OsProcess.h"
#include "app/ide/log/LogPanel.h"
#include "app/ide/log/LogPart.h"
#include "tests/app/strategies/StrategiesWindow.h"

using namespace sparkwright;

/// The small window for one strategy: chooses a server and a side, plays, and shows how it does.
class StrategyWindowTest : public QObject, private test::StrategiesWindow
{
  Q_OBJECT

  ProcessStarter starter_;
  std::unique_ptr<StrategyWindow> small_;

  void makeSmall()
  {
    settings_.clear();
    small_ = std::make_unique<StrategyWindow>(QStringLiteral(SPARKWRIGHT_SOURCE_DIR "/resources"),
                                              [this] { return starter_.make(); });
    small_->show();
    QVERIFY(QTest::qWaitForWindowExposed(small_.get()));
  }

private slots:
  void cleanup()
  {
    small_.reset();
    closeWindow();
  }

  void placesAreRead_data()
  {
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("good");
    QTest::addColumn<QString>("side");
    QTest::addColumn<QString>("host");
    QTest::addColumn<int>("port");
    QTest::newRow("all") << "yellow/far.away:7000" << true << "yellow"
                         << "far.away" << 7000;
    QTest::newRow("no side") << "far.away:7000" << true << "blue"
                             << "far.away" << 7000;
    QTest::newRow("no port") << "yellow/far.away" << true << "yellow"
                             << "far.away" << 7656;
    QTest::newRow("side only") << "yellow" << true << "yellow"
                               << "127.0.0.1" << 7656;
    QTest::newRow("IPv6") << "yellow/[::1]:7000" << true << "yellow"
                          << "::1" << 7000;
    QTest::newRow("nothing") << "" << true << "blue"
                             << "127.0.0.1" << 7656;
    QTest::newRow("port too high") << "blue/here:70000" << false << ""
                                   << "" << 0;
    QTest::newRow("port 0") << "blue/here:0" << false << ""
                            << "" << 0;
    QTest::newRow("two slashes") << "blue/a/b" << false << ""
                             << "" << 0;
    QTest::newRow("letters for a port") << "blue/here:port" << false << ""
                                        << "" << 0;
  }
  void placesAreRead()
  {
    QFETCH(QString, text);
    QFETCH(bool, good);
    makeSmall();
    QCOMPARE(small_->setPlace(text), good);
    if(!good)
      return;
    QTEST(small_->side().currentData().toString(), "side");
    QTEST(small_->server().text(), "host");
    QTEST(small_->port().value(), "port");
    if(text.contains('['))
      QVERIFY2(small_->slot().command().contains("[::1]:7000"), qPrintable(small_->slot().command()));
  }

  void itPlaysOnAServer()
  {
    makeWindow(); // With a match, as on another machine.
    makeSmall();
    small_->setPlace(QStringLiteral("yellow/127.0.0.1:%1").arg(session_->state().gamePort));
    small_->team().setText("Guests");
    small_->play(shipped("attack"));
    QTRY_VERIFY_WITH_TIMEOUT(small_->slot().stateText() == "Plays", 10000);
    QVERIFY(!small_->server().isEnabled()); // It plays there already.
    QTRY_VERIFY_WITH_TIMEOUT(says("yellow", "started elsewhere"), 5000);
    QVERIFY2(slot("yellow").title().contains("Guests"), qPrintable(slot("yellow").title()));
    QVERIFY(!small_->slot().insideAction().isVisible()); // There is no simulator here.

    small_->slot().unloadButton().click();
    QTRY_VERIFY_WITH_TIMEOUT(small_->server().isEnabled(), 5000);
    QTRY_VERIFY_WITH_TIMEOUT(says("yellow", "No strategy"), 5000);
  }

  void aServerThatIsNotThereIsTold()
  {
    makeSmall();
    small_->setPlace("blue/127.0.0.1:1"); // Nobody listens there.
    small_->play(shipped("attack"));
    QTRY_VERIFY_WITH_TIMEOUT(!small_->slot().problem().isEmpty(), 10000);
    QVERIFY2(small_->slot().problem().contains("127.0.0.1:1"), qPrintable(small_->slot().problem()));
  }

  void aLibraryRunsInsideTheSimulator()
  {
    makeWindow();
    StrategySlot& blue = slot("blue");
    blue.files().setEditText(shipped("zone_defence"));
    QVERIFY(blue.insideAction().isVisible() && blue.insideAction().isEnabled());
    blue.insideAction().trigger();
    QTRY_VERIFY_WITH_TIMEOUT(says("blue", "Runs inside the simulator"), 5000);
    load("yellow", shipped("attack"));
    session_->run();
    QTRY_VERIFY_WITH_TIMEOUT(mode() == "PlayOn", 15000);
    QVERIFY(blue.unloadButton().isEnabled());
    blue.unloadButton().click();
    QTRY_VERIFY_WITH_TIMEOUT(says("blue", "No strategy"), 5000);
    QTRY_VERIFY_WITH_TIMEOUT(mode() == "Pause", 5000); // For the strategy that is missing.
  }

  void whatIsNoLibraryDoesNotRunInside()
  {
    makeWindow();
    StrategySlot& blue = slot("blue");
    blue.files().setEditText("/nowhere/mine.so");
    blue.insideAction().trigger();
    QVERIFY(blue.problem().contains("There is no file"));
    blue.files().setEditText(SPARKWRIGHT_SOURCE_DIR "/README.md");
    blue.insideAction().trigger();
    const auto logText = [this]
    {
      refreshed();
      QString text;
      const LogModel& log = window_->part<LogPart>().panel().model();
      for(int row = 0; row < log.rowCount(); ++row)
        text += QString::fromStdString(log.entry(row).diagnostic.text()) + '\n';
      return text;
    };
    QTRY_VERIFY_WITH_TIMEOUT(logText().contains("README.md"), 5000);
    QVERIFY(says("blue", "No strategy"));
  }
};

QTEST_MAIN(StrategyWindowTest)
#include "StrategyWindowTest.moc"
