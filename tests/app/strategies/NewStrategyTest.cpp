#include "StrategiesWindow.h"

#include "app/ide/source/SourcePart.h"

#include <QPushButton>

using namespace sparkwright;

/// A new strategy is made, compiled, and plays; saving its source is enough to change it.
class NewStrategyTest : public QObject, private test::StrategiesWindow
{
  Q_OBJECT

  QTemporaryDir folder_;

  /// As from the menu File.
  NewStrategyDialog& open()
  {
    for(QToolButton* const button : panel().findChildren<QToolButton*>())
      if(button->accessibleName() == "New strategy…")
        button->click();
    return *window_->part<StrategiesPart>().newDialog();
  }
  static void replace(const QString& file, const QByteArray& before, const QByteArray& after)
  {
    QFile source(file);
    QVERIFY(source.open(QIODevice::ReadOnly));
    QByteArray text = source.readAll();
    source.close();
    QVERIFY(text.contains(before));
    QVERIFY(source.open(QIODevice::WriteOnly));
    source.write(text.replace(before, after));
  }

private slots:
  void cleanup() { closeWindow(); }

  void itPlaysAtOnceAndFollowsItsSource_data()
  {
    QTest::addColumn<int>("language");
    QTest::addColumn<QString>("file");
    QTest::newRow("C") << 0 << "strategy.c";
    QTest::newRow("C++") << 1 << "strategy.cpp";
  }
  void itPlaysAtOnceAndFollowsItsSource()
  {
    QFETCH(int, language);
    QFETCH(QString, file);
    makeWindow();
    NewStrategyDialog& dialog = open();
    const QString place = folder_.filePath(file + ".d");
    dialog.language().setCurrentIndex(language);
    dialog.team().setText("Die Würfel");
    dialog.folder().setText(place);
    dialog.side().setCurrentIndex(0);
    QVERIFY2(dialog.makeButton().isEnabled(), qPrintable(dialog.problem()));
    dialog.makeButton().click();
    QTRY_VERIFY_WITH_TIMEOUT(says("blue", "Plays"), 60000);
    QCOMPARE(slot("blue").title(), QString("Blue – Die Würfel"));
    QVERIFY(QFileInfo::exists(place + "/strategy.so"));
    // Saved with an error, and put right.
    replace(place + '/' + file, "Die Würfel", "Die Würfel\" oops");
    QTRY_VERIFY_WITH_TIMEOUT(says("blue", "error"), 30000);
    QVERIFY(slot("blue").program().isAlive());
    replace(place + '/' + file, "Die Würfel\" oops", "Andere");
    QTRY_VERIFY_WITH_TIMEOUT(!says("blue", "error"), 30000);
  }

  void aPythonProgramNeedsNoCompiler()
  {
    makeWindow();
    NewStrategyDialog& dialog = open();
    dialog.language().setCurrentIndex(2);
    dialog.folder().setText(folder_.filePath("snake"));
    dialog.makeButton().click();
    QTRY_VERIFY_WITH_TIMEOUT(says("blue", "Plays"), 15000);
    QCOMPARE(slot("blue").title(), QString("Blue – My team"));
  }

  void whatIsWrongIsToldAtOnce_data()
  {
    QTest::addColumn<QString>("team");
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("words");
    QTest::newRow("no name") << " " << "/tmp/x" << "needs a name";
    QTest::newRow("a quote") << "a\"b" << "/tmp/x" << "cannot have";
    QTest::newRow("too long") << QString(70, 'x') << "/tmp/x" << "too long";
    QTest::newRow("no folder") << "me" << "somewhere" << "Choose a folder";
    QTest::newRow("there is one") << "me" << SPARKWRIGHT_SOURCE_DIR "/resources/strategies/templates" << "already";
  }
  void whatIsWrongIsToldAtOnce()
  {
    QFETCH(QString, team);
    QFETCH(QString, folder);
    QFETCH(QString, words);
    NewStrategyDialog dialog(folder_.path(), SPARKWRIGHT_SOURCE_DIR "/resources", {"blue", "yellow"});
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.folder().setText(folder);
    dialog.team().setText(team);
    QVERIFY2(dialog.problem().contains(words), qPrintable(dialog.problem()));
    QVERIFY(!dialog.makeButton().isEnabled());
  }

  void aFolderThatCannotBeMadeIsTold()
  {
    NewStrategyDialog dialog(folder_.path(), SPARKWRIGHT_SOURCE_DIR "/resources", {});
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.folder().setText("/dev/null/mine");
    dialog.makeButton().click();
    QVERIFY2(dialog.problem().contains("cannot be made"), qPrintable(dialog.problem()));
  }

  void itsFolderIsProposedByItsName()
  {
    NewStrategyDialog dialog(folder_.path(), SPARKWRIGHT_SOURCE_DIR "/resources", {});
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.team().setText("Red Bots 7");
    QCOMPARE(dialog.folder().text(), QDir::toNativeSeparators(folder_.filePath("red_bots_7")));
    dialog.folder().setText("/elsewhere");
    dialog.team().setText("Others");
    QCOMPARE(dialog.folder().text(), QString("/elsewhere"));
  }
};

QTEST_MAIN(NewStrategyTest)
#include "NewStrategyTest.moc"
