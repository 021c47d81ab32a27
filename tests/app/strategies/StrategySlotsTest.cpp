#include "StrategiesWindow.h"

#include <QClipboard>
#include <QDockWidget>

using namespace sparkwright;

/// Strategies are loaded, watched, exchanged and ended in the window.
class StrategySlotsTest : public QObject, private test::StrategiesWindow
{
  Q_OBJECT

  static QString library(const char* name) { return QStringLiteral(SPARKWRIGHT_TEST_STRATEGIES "/%1.so").arg(name); }

private slots:
  void cleanup()
  {
    qunsetenv("SST_TEST_DEED");
    closeWindow();
  }

  void twoStrategiesBeginTheMatch()
  {
    makeWindow();
    QCOMPARE(panel().count(), std::size_t(2));
    QVERIFY(says("blue", "No strategy"));
    load("blue", shipped("zone_defence"));
    load("yellow", shipped("attack"));
    QTRY_VERIFY_WITH_TIMEOUT(says("blue", "Plays") && says("yellow", "Plays"), 10000);
    session_->run();
    QTRY_VERIFY_WITH_TIMEOUT(mode() == "PlayOn", 15000);
    QTRY_VERIFY_WITH_TIMEOUT(says("blue", "frames/s") && says("blue", "ms for a call"), 10000);
    QVERIFY(slot("yellow").title().startsWith("Yellow"));
  }

  void onlyGamesOfStrategiesHaveTheDock()
  {
    makeWindow("setups/soccer.rb");
    const auto* const dock = window_->findChild<QDockWidget*>("strategiesDock");
    QVERIFY(dock && dock->isHidden());
  }

  void aCrashIsExplained()
  {
    qputenv("SST_TEST_DEED", "crash");
    makeWindow();
    load("blue", library("deeds_one"));
    load("yellow", shipped("attack"));
    session_->run();
    QTRY_VERIFY_WITH_TIMEOUT(says("blue", "sst_instruction"), 20000);
    QVERIFY2(!slot("blue").program().isAlive(), "it goes on");
    QVERIFY(slot("blue").loadButton().isEnabled());
  }

  void itIsUnloadedAndExchanged()
  {
    makeWindow();
    load("blue", shipped("attack"));
    QTRY_VERIFY_WITH_TIMEOUT(says("blue", "Plays"), 10000);
    const auto before = slot("blue").program().program()->pid;
    load("blue", shipped("zone_defence"));
    QTRY_VERIFY_WITH_TIMEOUT(says("blue", "Plays") && slot("blue").program().program()->pid != before, 10000);
    slot("blue").reloadButton().click();
    QVERIFY(slot("blue").program().isAlive());
    slot("blue").unloadButton().click();
    QTRY_VERIFY_WITH_TIMEOUT(!slot("blue").program().isAlive() && !slot("blue").unloadButton().isEnabled(), 5000);
  }

  void whatCannotBeLoadedIsTold_data()
  {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("words");
    QTest::newRow("missing") << "/nowhere/mine.so" << "There is no file";
    QTest::newRow("no library") << SPARKWRIGHT_SOURCE_DIR "/README.md" << "README.md";
    QTest::newRow("no strategy") << library("nothing") << "nothing.so";
  }
  void whatCannotBeLoadedIsTold()
  {
    QFETCH(QString, file);
    QFETCH(QString, words);
    makeWindow();
    slot("blue").watchBox().setChecked(false);
    load("blue", file);
    QTRY_VERIFY_WITH_TIMEOUT(says("blue", words), 10000);
    QTRY_VERIFY_WITH_TIMEOUT(!slot("blue").program().isAlive(), 5000);
  }

  void theCommandForATerminalIsCopied()
  {
    makeWindow();
    slot("yellow").files().setEditText("attack");
    QVERIFY(slot("yellow").command().contains("--side yellow"));
    QVERIFY(slot("yellow").command().contains(QString::number(session_->state().gamePort)));
    QSignalSpy copied(&panel(), &StrategiesPanel::copyWanted);
    for(QToolButton* const button : slot("yellow").findChildren<QToolButton*>())
      if(button->accessibleName() == "Copy command")
        button->click();
    QCOMPARE(copied.count(), 1);
    QCOMPARE(QGuiApplication::clipboard()->text(), slot("yellow").command());
  }
};

QTEST_MAIN(StrategySlotsTest)
#include "StrategySlotsTest.moc"
