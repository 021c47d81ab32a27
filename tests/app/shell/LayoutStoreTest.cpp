#include "app/ide/layout/LayoutStore.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QtTest>

#include <sys/stat.h>

using namespace sparkwright;

/// Layouts in files: one for each scene or project, and one for all others.
class LayoutStoreTest : public QObject
{
  Q_OBJECT
private slots:
  void layoutsAreKeptByScene()
  {
    LayoutStore store(folder_.filePath("a"));
    QVERIFY(store.load("/x/robot.rsg").empty());
    SavedLayouts layouts{Perspective::Match, {QByteArray("one"), QByteArray(), QByteArray("\0\xff", 2)}};
    QCOMPARE(store.save("/x/robot.rsg", layouts), QString());
    QCOMPARE(store.load("/x/robot.rsg"), layouts);
    QVERIFY(store.load("/y/robot.rsg").empty()); // Another one of the same name.
    QVERIFY(store.load({}).empty());
    layouts.perspective = Perspective::Review;
    QCOMPARE(store.save({}, layouts), QString());
    QCOMPARE(store.load({}).perspective, std::optional(Perspective::Review));
    QCOMPARE(store.load("/x/robot.rsg").perspective, std::optional(Perspective::Match));
  }
  void projectsSayWhereTheirsIs()
  {
    LayoutStore store(folder_.filePath("b"));
    store.setPlaceOf([this](const QString& scene)
                     { return scene.startsWith("/project/") ? folder_.filePath("project/.layout") : QString(); });
    const SavedLayouts layouts{Perspective::Design, {QByteArray("d"), {}, {}}};
    QCOMPARE(store.save("/project/a.rsg", layouts), QString());
    QVERIFY(QFile::exists(folder_.filePath("project/.layout")));
    QCOMPARE(store.load("/project/b.rsg"), layouts);
    QVERIFY(store.fileFor("/elsewhere.rsg").startsWith(folder_.filePath("b")));
  }
  void nothingIsWrittenThroughALinkNorReadFromAPipe()
  {
    LayoutStore store(folder_.filePath("c"));
    const QString mine = folder_.filePath("mine"), layout = folder_.filePath(".p.layout");
    store.setPlaceOf([&](const QString&) { return layout; });
    QVERIFY(QFile::link(mine, layout));
    QVERIFY(!store.save("/p.sparkproject", {Perspective::Match, {}}).isEmpty());
    QVERIFY(!QFile::exists(mine));
    QVERIFY(QFile::remove(layout));
    QCOMPARE(::mkfifo(qPrintable(layout), 0600), 0);
    QString problem;
    QVERIFY(store.load("/p.sparkproject", &problem).empty()); // And does not wait.
    QVERIFY(problem.contains(layout));
  }
  void damagedFilesCountAsMissing_data()
  {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("{\"format\": 1, ");
    QTest::newRow("another version") << QByteArray("{\"format\": 99}");
    QTest::newRow("a list") << QByteArray("[1]");
    QTest::newRow("bytes") << QByteArray("\0\1\2\3", 4);
  }
  void damagedFilesCountAsMissing()
  {
    QFETCH(QByteArray, text);
    const LayoutStore store(folder_.path());
    QFile file(store.fileFor("/x.rsg"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();
    QString problem;
    QVERIFY(store.load("/x.rsg", &problem).empty());
    QVERIFY(problem.contains(file.fileName()));
  }
  void unknownPerspectivesAreNone()
  {
    const LayoutStore store(folder_.path());
    QFile file(store.fileFor("/y.rsg"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"format\": 1, \"perspective\": \"party\", \"layouts\": {\"match\": 7, \"design\": \"b25l\"}}");
    file.close();
    const SavedLayouts layouts = store.load("/y.rsg");
    QVERIFY(!layouts.perspective);
    QCOMPARE(layouts.states[0], QByteArray("one"));
    QVERIFY(layouts.states[1].isEmpty());
  }
  void whatCannotBeStoredIsTold()
  {
    QFile file(folder_.filePath("file"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    LayoutStore store(folder_.filePath("file/below"));
    QVERIFY(!store.save("/x.rsg", {Perspective::Match, {}}).isEmpty());
  }
  void theFolderDoesNotGrowForEver()
  {
    LayoutStore store(folder_.filePath("many"));
    QCOMPARE(store.save({}, {Perspective::Match, {}}), QString());
    for(int i = 0; i < LayoutStore::mostFiles + 5; ++i)
      QCOMPARE(store.save(QString("/%1.rsg").arg(i), {Perspective::Match, {}}), QString());
    QVERIFY(QDir(folder_.filePath("many")).entryList(QDir::Files).size() <= LayoutStore::mostFiles + 1);
    QVERIFY(!store.load({}).empty());
  }
  void kindsOfFilesHaveTheirPerspective()
  {
    QCOMPARE(perspectiveFor("setups/soccer.rb"), Perspective::Match);
    QCOMPARE(perspectiveFor("/a/robot.rsg"), Perspective::Design);
    QCOMPARE(perspectiveFor("match.mcap"), Perspective::Review);
    QCOMPARE(perspectiveFor("old.tar.bz2"), Perspective::Review);
    QCOMPARE(perspectiveFor("match.sparkmonitor"), Perspective::Review);
    QCOMPARE(perspectiveFor("cup.zip"), Perspective::Review);
    QCOMPARE(perspectiveFor(""), Perspective::Design);
    QVERIFY(isOpenIn(Perspective::Match, "dockOfAPlugin"));
  }

private:
  QTemporaryDir folder_;
};

QTEST_MAIN(LayoutStoreTest)
#include "LayoutStoreTest.moc"
