#include "app/ide/design/exchange/RobotImportDialog.h"
#include "app/ide/replay/ReplayPart.h"
#include "app/ide/replay/RecordingOpener.h"
#include "app/ide/source/SourcePart.h"
#include "editor/text/tabs/TextTabs.h"
#include "tests/app/WindowSupport.h"

#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <QStatusBar>
#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

/// Files of any kind are opened by what they are: from the command line, and dropped onto the window.
class OpenFileTest : public QObject, WindowFixture
{
  Q_OBJECT

  QString write(const char* name, const QByteArray& bytes = {})
  {
    const QString path = folder_.filePath(QLatin1String(name));
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? path : QString();
  }
  /// Drags files over a widget and drops them there. @return whether they were taken
  static bool drop(QWidget& where, const QStringList& files)
  {
    QMimeData data;
    QList<QUrl> urls;
    for(const QString& file : files)
      urls.append(QUrl::fromLocalFile(file));
    data.setUrls(urls);
    QDragEnterEvent enter(QPoint(9, 9), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&where, &enter);
    if(!enter.isAccepted())
      return false;
    QDropEvent event(QPointF(9, 9), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&where, &event);
    return event.isAccepted();
  }

private slots:
  void init() { open(); }
  void cleanup() { close(); }

  void scenesAreOpenedWithTheVariablesOfTheCommandLine()
  {
    window_->openAtStart("setups/soccer.rb", {{"RuleHalfTime", "60"}});
    QCOMPARE(session_->opened.size(), std::size_t(1));
    QCOMPARE(session_->opened.back(), std::string("setups/soccer.rb"));
    QCOMPARE(session_->openedWith.size(), std::size_t(1));
  }
  void recordingsAreOpenedAsSuch_data()
  {
    QTest::addColumn<QString>("name");
    for(const char* const name : {"match.mcap", "sparkmonitor.log", "MATCH.LOG.GZ", "match.sparkmonitor", "match.sparkmonitor.gz",
                                  "cup.tar.bz2", "cup.zip", "match.log.xz", "cup.tar.zst"})
      QTest::newRow(name) << QString(name);
  }
  void recordingsAreOpenedAsSuch()
  {
    QFETCH(QString, name);
    QSignalSpy failed(&window_->part<ReplayPart>().opener(), &RecordingOpener::failed);
    window_->openAtStart(write(qPrintable(name)), {});
    QVERIFY(session_->opened.empty());
    QVERIFY(failed.wait()); // It is empty.
  }
  void droppedScenesAreOpened()
  {
    const QString scene = write("box.rsg");
    QVERIFY(drop(*window_, {scene, write("other.rsg")}));
    QCOMPARE(session_->opened.size(), std::size_t(1));
    QCOMPARE(session_->opened.back(), scene.toStdString());
  }
  void droppedRobotsAreConverted()
  {
    QVERIFY(drop(*window_, {write("arm.urdf")}));
    QVERIFY(window_->findChild<RobotImportDialog*>());
    QVERIFY(session_->opened.empty());
  }
  void aLinkOpensAsWhatItIsNamed()
  {
    const QString target = write("v1"), link = folder_.filePath("notes.md");
    QVERIFY(QFile::link(target, link));
    window_->openAtStart(link, {});
    const TextPage* const page = window_->part<SourcePart>().texts().current();
    QVERIFY(page);
    QCOMPARE(QFileInfo(page->document().shownAs()).fileName(), QString("notes.md"));
    QVERIFY(page->document().language() == TextLanguage::Markdown);
    QVERIFY(session_->opened.empty());
  }
  void textInSixteenBitsIsNamedAndZerosAreRefused()
  {
    window_->show(); // The status bar tells the place in a text that is in sight.
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    TextTabs& texts = window_->part<SourcePart>().texts();
    window_->openAtStart(write("wide.md", QByteArray("\xff\xfe#\0 \0h\0i\0", 10)), {});
    QVERIFY(texts.current());
    QCOMPARE(texts.current()->document().text(), std::string("# hi"));
    QCOMPARE(encodingName(texts.current()->document().encoding()), QString("UTF-16 LE"));
    const auto named = [this]
    {
      for(const QLabel* const label : window_->statusBar()->findChildren<QLabel*>())
        if(label->text().contains("wide.md") && label->text().endsWith("UTF-16 LE"))
          return true;
      return false;
    };
    QTRY_VERIFY(named());
    window_->openAtStart(write("zeros.md", QByteArray(100, '\0')), {});
    QCOMPARE(texts.files().size(), qsizetype(1));
    QVERIFY2(window_->statusBar()->currentMessage().contains("no text"), qPrintable(window_->statusBar()->currentMessage()));
  }
  void whatIsNoFileIsNotTaken()
  {
    QVERIFY(!drop(*window_, {folder_.filePath("missing.rsg")}));
    QVERIFY(!drop(*window_, {folder_.path()}));
    QVERIFY(session_->opened.empty());
  }

private:
  QTemporaryDir folder_;
};

QTEST_MAIN(OpenFileTest)
#include "OpenFileTest.moc"
