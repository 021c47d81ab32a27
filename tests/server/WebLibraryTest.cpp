#include "app/server/libraries/WebLibrary.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace sparkwright;

/// What shows runs in browsers is found, or it is told why not.
class WebLibraryTest : public QObject
{
  Q_OBJECT

private slots:
  void whatIsMissingIsTold();
  void whatIsNoLibraryIsTold();
#ifdef SPARKWRIGHT_IMAGES
  void theLibraryShowsRuns();
#endif
};

void WebLibraryTest::whatIsMissingIsTold()
{
  const QTemporaryDir empty;
  std::string problem;
  QVERIFY(!pagesFromLibrary({empty.path().toStdString()}, problem));
  QVERIFY2(problem.starts_with("there is no sparkwright-web.so") && problem.ends_with("it comes with the IDE"), problem.c_str());
  problem.clear();
  QVERIFY(!broadcastFromLibrary({}, problem));
  QVERIFY(!problem.empty());
}

void WebLibraryTest::whatIsNoLibraryIsTold()
{
  const QTemporaryDir folder;
  QFile file(folder.filePath("sparkwright-web.so"));
  QVERIFY(file.open(QFile::WriteOnly) && file.write("nonsense") > 0);
  file.close();
  std::string problem;
  QVERIFY(!broadcastFromLibrary({folder.path().toStdString()}, problem));
  QVERIFY2(problem.starts_with("the library that makes them cannot be used"), problem.c_str());
}

#ifdef SPARKWRIGHT_IMAGES
void WebLibraryTest::theLibraryShowsRuns()
{
  std::string missing;
  const StartBroadcast start = broadcastFromLibrary({SPARKWRIGHT_BIN_DIR "/plugins"}, missing);
  QVERIFY2(start, missing.c_str());
  LocalText problem;
  const std::unique_ptr<FrameBroadcast> broadcast = start({.port = 0, .title = "run", .dataDirectories = {}}, problem);
  QVERIFY2(broadcast, problem.english().c_str());
  QCOMPARE(broadcast->url(), "http://127.0.0.1:" + std::to_string(broadcast->port()) + '/');
  QVERIFY(pagesFromLibrary({SPARKWRIGHT_BIN_DIR "/plugins"}, missing));
}
#endif

QTEST_GUILESS_MAIN(WebLibraryTest)
#include "WebLibraryTest.moc"
