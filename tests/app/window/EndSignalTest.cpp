#include "app/ide/window/EndSignal.h"

#include <QDir>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>

using namespace sparkwright;

/// The system may ask the program to end, as when a person logs out: that is no crash.
class EndSignalTest : public QObject
{
  Q_OBJECT
private slots:
  void eachSignalIsToldInTheWindowsThread_data()
  {
    QTest::addColumn<int>("signal");
    QTest::newRow("of the system") << SIGTERM;
    QTest::newRow("of a terminal that closes") << SIGHUP;
    QTest::newRow("Ctrl-C in a terminal") << SIGINT;
    QTest::newRow("Ctrl-\\ in a terminal") << SIGQUIT;
  }
  void eachSignalIsToldInTheWindowsThread()
  {
    QFETCH(int, signal);
    EndSignal end;
    QSignalSpy came(&end, &EndSignal::came);
    QCOMPARE(::raise(signal), 0);
    QCOMPARE(came.count(), 0);
    QTRY_COMPARE(came.count(), 1);
  }

  void theProgramEndsInOrder()
  {
    QTemporaryDir home;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for(const char* const variable : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"})
      environment.insert(variable, home.path());
    // Graphics drivers that it has closed keep memory, of which a sanitizer cannot tell any more that it is theirs.
    environment.insert("ASAN_OPTIONS", environment.value("ASAN_OPTIONS") + ":detect_leaks=0");
    const auto marks = [&] { return QDir(home.filePath("Sparkwright/running")).entryList(QDir::Files); };
    QProcess program;
    program.setProcessChannelMode(QProcess::MergedChannels);
    program.setProcessEnvironment(environment);
    program.start(SPARKWRIGHT_BIN_DIR "/sparkwright", {"--agent-port", "0", "--monitor-port", "0"});
    QTRY_COMPARE_WITH_TIMEOUT(marks().size(), 1, 30000);
    QVERIFY(marks().front().endsWith(".run"));
    QTest::qWait(300); // While it starts, or later: both are in order.
    program.terminate();
    QVERIFY(program.waitForFinished(30000));
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QVERIFY2(program.exitCode() == 0, program.readAll());
    QCOMPARE(marks(), QStringList());
  }
};

QTEST_MAIN(EndSignalTest)
#include "EndSignalTest.moc"
