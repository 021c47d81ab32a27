#include "app/f2kview/SensorWindow.h"
#include "app/ide/sensors/SensorPanel.h"
#include "tests/f2k/FakeBoardSupport.h"

#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <atomic>

using namespace sparkwright;
using test::f2k::FakeBoard;

/// The window of a client: a robot on a board that measures and is driven, and logs.
class SensorWindowTest : public QObject
{
  Q_OBJECT

  QTemporaryDir folder_;

  QString robotFile() const
  {
    QFile file(folder_.filePath("mine.f2krobot"));
    if(!file.open(QIODevice::WriteOnly) || file.write(test::f2k::robotText) < 0)
      qFatal("cannot write");
    return file.fileName();
  }
  static bool shows(SensorWindow& window, const QString& name, const QString& value)
  {
    return std::ranges::any_of(window.panel().lines(), [&](const SensorLine& line)
                               { return line.name == name && line.value.contains(value); });
  }

private slots:
  void aRobotMeasuresAndIsDriven()
  {
    std::atomic<int> forward = 0, stopped = 0;
    FakeBoard board(
        [&](const std::string& line)
        {
          forward += line == "MV 500 0";
          stopped += line == "MV 0 0";
          return test::f2k::goodAnswer(line);
        });
    SensorWindow window;
    window.show();
    QVERIFY(!window.pauseAction().isEnabled() && !window.recordAction().isEnabled());
    QVERIFY2(window.connectTo(robotFile(), "127.0.0.1", board.port()), qPrintable(window.status()));
    QVERIFY(window.status().contains("Mine"));
    QTRY_VERIFY(shows(window, "180DegreeScan", "nearest 0.500 m at 0.0°"));
    QVERIFY(shows(window, "smell", "Word 1 5"));
    QTest::keyPress(&window, Qt::Key_Up);
    QTRY_VERIFY(forward > 0);
    QTest::keyRelease(&window, Qt::Key_Up);
    QTRY_VERIFY(stopped > 0);
    // What comes is recorded, and played.
    const QString log = folder_.filePath("mine.f2klog");
    QVERIFY(window.feed().record(log).isEmpty());
    QTest::qWait(300);
    QVERIFY(window.feed().record({}).isEmpty());
    QVERIFY2(window.play(log), qPrintable(window.status()));
    QVERIFY(window.status().contains("mine.f2klog"));
    QVERIFY(shows(window, "180DegreeScan", "nearest 0.500 m at 0.0°"));
    QTRY_VERIFY(window.status().contains("has ended"));
    QVERIFY(!window.recordAction().isEnabled());
  }
  void aPauseHoldsWhatIsShown()
  {
    std::atomic<int> range = 500;
    FakeBoard board(
        [&range](const std::string& line)
        {
          return line.starts_with("UPDATE") ? "UPD 5 1\nDATA 1 77 5 1 0 1000 8000 " + std::to_string(range) + "\nEND UPD\n"
                                            : test::f2k::goodAnswer(line);
        });
    SensorWindow window;
    window.show();
    QVERIFY(window.connectTo(robotFile(), "127.0.0.1", board.port()));
    QTRY_VERIFY(shows(window, "180DegreeScan", "0.500 m"));
    window.pauseAction().trigger();
    range = 700;
    QTest::qWait(300);
    QVERIFY(shows(window, "180DegreeScan", "0.500 m"));
    window.pauseAction().trigger();
    QTRY_VERIFY(shows(window, "180DegreeScan", "0.700 m"));
  }
  void whatIsWrongIsTold()
  {
    SensorWindow window;
    QVERIFY(!window.connectTo("/no/such.f2krobot", "127.0.0.1", 1));
    QVERIFY(window.status().contains("/no/such.f2krobot"));
    QVERIFY(!window.play("/no/such.f2klog"));
    QVERIFY(window.status().contains("/no/such.f2klog"));
    QVERIFY(!window.pauseAction().isEnabled());
    QVERIFY(!window.feed().record("x").isEmpty());
  }
};

QTEST_MAIN(SensorWindowTest)
#include "SensorWindowTest.moc"
