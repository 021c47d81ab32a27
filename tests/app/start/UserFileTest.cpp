#include "app/ide/start/UserFile.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace sparkwright;

/// What a person's window keeps of a project: beside it, or elsewhere where nothing can be written; never in the scene.
class UserFileTest : public QObject
{
  Q_OBJECT

  QTemporaryDir folder_;

  QString path(const QString& name) const { return folder_.filePath(name); }
  void write(const QString& name, const QByteArray& text)
  {
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
  }

private slots:
  void whatIsWrittenIsReadBackAlsoInAnotherPlace()
  {
    QVERIFY(QDir(folder_.path()).mkpath("one"));
    const QString project = path("one/cup.sparkproject");
    const UserFile user{"{\"shown\":3}", {path("one/field.rsg"), "/usr/share/elsewhere.rsg"}, path("one/field.rsg")};
    const QString file = UserFile::placeOf(project, path("data"));
    QCOMPARE(file, project + ".user");
    QCOMPARE(user.write(file, project), QString());
    QVERIFY(UserFile::read(file, project) == user);
    // A folder that was moved brings its texts along.
    QVERIFY(QDir(folder_.path()).rename("one", "two"));
    const UserFile moved = UserFile::read(path("two/cup.sparkproject.user"), path("two/cup.sparkproject"));
    QCOMPARE(moved.documents, QStringList({path("two/field.rsg"), "/usr/share/elsewhere.rsg"}));
    QCOMPARE(moved.current, path("two/field.rsg"));
  }

  void watchedExpressionsAreKept()
  {
    const QString project = path("one.sparkproject"), file = path("one.user");
    UserFile user;
    QVERIFY(user.write(file, project).isEmpty());
    QVERIFY(!UserFile::read(file, project).watched); // It has never been known.
    user.watched = QStringList{"ball/x - robots/left/3/x", "hypot(ball/vx, ball/vy)"};
    QVERIFY(user.write(file, project).isEmpty());
    QVERIFY(UserFile::read(file, project) == user);
    user.watched = QStringList();
    QVERIFY(user.write(file, project).isEmpty());
    QVERIFY(UserFile::read(file, project).watched && UserFile::read(file, project).watched->isEmpty());
  }
  void readOnlyFoldersKeepItElsewhere()
  {
    QVERIFY(QDir(folder_.path()).mkpath("closed"));
    const auto closed = [this](const QString& place) { return !place.startsWith(path("closed")); };
    const QString file = UserFile::placeOf(path("closed/cup.sparkproject"), path("data"), closed);
    QCOMPARE(UserFile::placeOf(path("open.sparkproject"), path("data"), closed), path("open.sparkproject.user"));
    QVERIFY(file.startsWith(path("data/projects/")));
    UserFile user;
    user.views = "v";
    QCOMPARE(user.write(file, path("closed/cup.sparkproject")), QString());
    QCOMPARE(UserFile::read(file, path("closed/cup.sparkproject")).views, QString("v"));
    QVERIFY(file != UserFile::placeOf(path("closed/other.sparkproject"), path("data"), closed));
  }

  void aLinkBesideTheProjectIsNotWrittenThrough()
  {
    QVERIFY(QDir(folder_.path()).mkpath("sent"));
    write("mine", "mine");
    const QString project = path("sent/cup.sparkproject"), beside = project + ".user";
    QVERIFY(QFile::link(path("mine"), beside));
    const QString file = UserFile::placeOf(project, path("data"));
    QVERIFY2(file.startsWith(path("data/projects/")), qPrintable(file));
    UserFile user;
    user.views = "v";
    QCOMPARE(user.write(file, project), QString());
    QCOMPARE(UserFile::read(file, project).views, QString("v"));
    QVERIFY(!user.write(beside, project).isEmpty()); // The link was made meanwhile.
    QFile mine(path("mine"));
    QVERIFY(mine.open(QIODevice::ReadOnly));
    QCOMPARE(mine.readAll(), QByteArray("mine"));
  }

  void whatIsNoneIsIgnored_data()
  {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("scene = 'x'\n");
    QTest::newRow("a list") << QByteArray("[1, 2]");
    QTest::newRow("other kinds") << QByteArray(R"({"views": [], "documents": "x", "current": {}})");
    QTest::newRow("large") << QByteArray(2 << 20, ' ');
    QTest::newRow("deep") << QByteArray(100000, '[');
    QTest::newRow("bytes") << QByteArray("\0\xff\xfe", 3);
  }
  void whatIsNoneIsIgnored()
  {
    QFETCH(const QByteArray, text);
    write("bad.user", text);
    QVERIFY(UserFile::read(path("bad.user"), path("p.sparkproject")) == UserFile());
    QVERIFY(UserFile::read(path("nothing.user"), path("p.sparkproject")) == UserFile());
  }

  void whatCannotBeWrittenIsTold()
  {
    write("file", "x");
    QVERIFY(!UserFile().write(path("file/below.user"), path("p.sparkproject")).isEmpty());
  }
};

QTEST_MAIN(UserFileTest)
#include "UserFileTest.moc"
