#include "app/ide/design/UrdfDialog.h"
#include "app/ide/replay/ReplayPart.h"
#include "app/ide/replay/RecordingOpener.h"
#include "tests/app/WindowSupport.h"

#include <QDropEvent>
#include <QMimeData>
#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

/// Files of any kind are opened by what they are: from the command line, and dropped onto the window.
class OpenFileTest : public QObject, WindowFixture
{
  Q_OBJECT

  QString write(const char* name)
  {
    const QString path = folder_.filePath(QLatin1String(name));
    QFile file(path);
    return file.open(QIODevice::WriteOnly) ? path : QString();
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
    for(const char* const name : {"match.mcap", "sparkmonitor.log", "MATCH.LOG.GZ", "cup.tar.bz2", "cup.zip", "match.log.xz", "cup.tar.zst"})
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
    QVERIFY(window_->findChild<UrdfDialog*>());
    QVERIFY(session_->opened.empty());
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
