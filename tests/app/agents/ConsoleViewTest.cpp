#include "AgentsWindow.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QScrollBar>
#include <QToolButton>

using namespace sparkwright;
using namespace sparkwright::test;

/// The dock of programs with their consoles.
class ConsoleViewTest : public QObject, AgentsWindow
{
  Q_OBJECT

  QString shown() { return console().text().toPlainText(); }
  QToolButton& button(const char* name)
  {
    for(QToolButton* const button : console().findChildren<QToolButton*>())
      if(button->accessibleName() == QLatin1String(name))
        return *button;
    qFatal("There is no button %s.", name);
  }

private slots:
  void initTestCase()
  {
    makeWindow();
    raise("programsDock");
  }
  void cleanup()
  {
    console().filter().clear();
    button("Regular expression").setChecked(false);
    programs().stopAll();
    QVERIFY(wait([&] { return programs().alive() == 0; }));
    programs().forgetEnded();
  }
  void cleanupTestCase() { closeWindow(); }

  void withoutProgramsItSaysWhatItIsFor()
  {
    bool found = false;
    for(const QLabel* const label : programsPanel().findChildren<QLabel*>())
      found = found || (label->isVisible() && label->text().contains("No program has been started here"));
    QVERIFY(found);
    programs().start(shell("sleep 100"));
    QVERIFY(!programsPanel().findChild<QLabel*>()->isVisible());
    QCOMPARE(programsPanel().list().count(), 1);
    QCOMPARE(programsPanel().list().item(0)->text().section(' ', 0, 0), QString("Test"));
  }

  void outputIsFiltered()
  {
    programs().start(shell("echo alp''ha 1; echo be''ta 22; echo gam''ma >&2; sleep 100"));
    QVERIFY(wait([&] { return shown().contains("beta 22") && shown().contains("gamma"); }));
    QTest::keyClicks(&console().filter(), "BETA");
    QCOMPARE(shown(), QString("beta 22"));
    console().filter().clear();
    // As an expression, and one that is none.
    click(button("Regular expression"));
    QTest::keyClicks(&console().filter(), "a [0-9]$");
    QCOMPARE(shown(), QString("alpha 1"));
    console().filter().clear();
    QTest::keyClicks(&console().filter(), "a (");
    QVERIFY2(console().filterProblem().contains("no regular expression"), qPrintable(console().filterProblem()));
    bool told = false;
    for(const QLabel* const label : console().findChildren<QLabel*>())
      told = told || (label->isVisible() && label->text() == console().filterProblem());
    QVERIFY(told);
    console().filter().clear();
    QVERIFY(console().filterProblem().isEmpty());
    // Standard error alone.
    QComboBox* const streams = console().findChild<QComboBox*>();
    streams->setFocus();
    QTest::keyClick(streams, Qt::Key_End);
    QCOMPARE(shown(), QString("gamma"));
    QTest::keyClick(streams, Qt::Key_Home);
    QVERIFY(shown().contains("alpha"));
    // Lines of errors look otherwise, and have a mark at the edge.
    QTextCursor cursor = console().text().document()->find("gamma");
    QVERIFY(cursor.block().userState() > 0);
    QVERIFY(console().text().document()->find("alpha").block().userState() <= 0);
  }

  void itFollowsUntilOneScrollsBack()
  {
    programs().start(shell("seq -f 'line %g' 0 199; sleep 100"));
    QVERIFY(wait([&] { return shown().contains("line 199"); }));
    QScrollBar* const bar = console().text().verticalScrollBar();
    QCOMPARE(bar->value(), bar->maximum());
    QVERIFY(button("Follow").isChecked());
    bar->triggerAction(QAbstractSlider::SliderToMinimum);
    QVERIFY(!button("Follow").isChecked());
    programs().list()[0].console->add(Console::Stream::Output, "one more\n");
    QVERIFY(wait([&] { return shown().contains("one more"); }));
    QCOMPARE(bar->value(), bar->minimum());
    click(button("Follow"));
    QCOMPARE(bar->value(), bar->maximum());
  }

  void itIsCopiedAndSaved()
  {
    programs().start(shell("echo copied; echo ä >&2; sleep 100"));
    // The first line is the command, which has the words, too.
    QVERIFY(wait([&] { return shown().count("copied") == 2 && shown().count("ä") == 2; }));
    click(button("Copy"));
    QCOMPARE(QGuiApplication::clipboard()->text(), shown());
    QSignalSpy told(&console(), &ConsoleView::told);
    const QString file = folder_->filePath("out.log");
    console().save(file);
    QVERIFY(wait([&] { return told.size() == 1; }));
    QVERIFY(told[0][1].toBool());
    QFile in(file);
    QVERIFY(in.open(QIODevice::ReadOnly));
    QVERIFY(in.readAll().contains("copied\n"));
    console().save(folder_->filePath("no/such/out.log"));
    QVERIFY(wait([&] { return told.size() == 2; }));
    QVERIFY(!told[1][1].toBool() && told[1][0].toString().contains("not saved"));
    click(button("Clear the console"));
    QCOMPARE(shown(), QString());
  }

  void aFloodDoesNotHoldUpTheWindow()
  {
    int turns = 0;
    QTimer timer;
    connect(&timer, &QTimer::timeout, &timer, [&turns] { ++turns; });
    timer.start(5);
    programs().start(shell("yes 'a line of a program that has gone mad' | head -c 104857600; echo the end; sleep 100"));
    QVERIFY(wait([&] { return shown().endsWith("the end"); }, 60000));
    QVERIFY(turns > 0);
    QVERIFY2(shown().contains("left out, too many to show"), qPrintable(shown().left(500)));
    QVERIFY(console().text().document()->blockCount() <= static_cast<int>(Console::mostLines));
    QVERIFY(programs().list()[0].console->bytesWritten() > 104857600);
  }

  void eachProgramHasItsConsole()
  {
    programs().start(shell("echo first; sleep 100", "A"));
    programs().start(shell("echo second; sleep 100", "B"));
    QVERIFY(wait([&] { return shown().contains("first"); }));
    QListWidget& list = programsPanel().list();
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(list.item(1)).center());
    QVERIFY(wait([&] { return shown().contains("second"); }));
    QVERIFY(!shown().contains("first"));
    click(programsPanel().killButton());
    QVERIFY(wait([&] { return shown().endsWith("[stopped]"); }));
    QVERIFY(!programsPanel().killButton().isEnabled());
    QCOMPARE(programs().list()[0].state, Programs::State::Running);
  }
};

QTEST_MAIN(ConsoleViewTest)
#include "ConsoleViewTest.moc"
