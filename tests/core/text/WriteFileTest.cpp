#include "core/text/WriteFile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace sparkwright;

/// A file is written whole or stays as it was, and whoever writes is told.
class WriteFileTest : public QObject
{
  Q_OBJECT

private slots:
  void aFullDeviceIsSaidAndStaysADevice()
  {
    const std::string problem = writeAtomically("/dev/full", "text");
    QVERIFY2(QString::fromStdString(problem).startsWith("/dev/full: "), problem.c_str());
    struct stat now{};
    QVERIFY(::stat("/dev/full", &now) == 0 && S_ISCHR(now.st_mode));
    QCOMPARE(writeAtomically("/dev/null", "text"), std::string());
  }

  void oneAtATimeOpensAFileForWriting()
  {
    const QTemporaryDir folder;
    const std::string file = folder.filePath("run.mcap").toStdString();
    std::string problem;
    const int first = openForWriting(file, FileLinks::Follow, problem);
    QVERIFY2(first >= 0, problem.c_str());
    QCOMPARE(::write(first, "text", 4), 4);
    QCOMPARE(openForWriting(file, FileLinks::Follow, problem), -1);
    QVERIFY2(QString::fromStdString(problem).contains("being written"), problem.c_str());
    const QString hard = folder.filePath("hard"), soft = folder.filePath("soft");
    QCOMPARE(::link(file.c_str(), hard.toUtf8().constData()), 0);
    QVERIFY(QFile::link(QString::fromStdString(file), soft));
    for(const QString& name : {hard, soft})
      QCOMPARE(openForWriting(name.toStdString(), FileLinks::Follow, problem), -1);
    QCOMPARE(QFileInfo(QString::fromStdString(file)).size(), 4); // It has not been emptied.
    ::close(first);
    const int second = openForWriting(file, FileLinks::Follow, problem);
    QVERIFY2(second >= 0, problem.c_str());
    QCOMPARE(QFileInfo(QString::fromStdString(file)).size(), 0);
    ::close(second);
    QCOMPARE(openForWriting(soft.toStdString(), FileLinks::Refuse, problem), -1);
  }

  void pipesAndFoldersAreNotOpenedForWriting()
  {
    const QTemporaryDir folder;
    const QByteArray pipe = folder.filePath("pipe").toUtf8();
    QCOMPARE(::mkfifo(pipe.constData(), 0600), 0);
    std::string problem;
    QCOMPARE(openForWriting(pipe.toStdString(), FileLinks::Follow, problem), -1); // Without a wait for a reader.
    QCOMPARE(problem, std::string("not a file"));
    const int reader = ::open(pipe.constData(), O_RDONLY | O_NONBLOCK);
    QVERIFY(reader >= 0);
    QCOMPARE(openForWriting(pipe.toStdString(), FileLinks::Follow, problem), -1);
    QCOMPARE(problem, std::string("not a file"));
    ::close(reader);
    QCOMPARE(openForWriting(folder.path().toStdString(), FileLinks::Follow, problem), -1);
    QCOMPARE(openForWriting(folder.filePath("none/x").toStdString(), FileLinks::Follow, problem), -1);
    const int device = openForWriting("/dev/null", FileLinks::Follow, problem);
    QVERIFY2(device >= 0, problem.c_str());
    ::close(device);
  }

  void aLinkLeadsToTheFileThatIsWritten()
  {
    const QTemporaryDir folder;
    const QString real = folder.filePath("real"), link = folder.filePath("link");
    QCOMPARE(writeAtomically(real.toStdString(), "old"), std::string());
    QVERIFY(QFile::link(real, link));
    QCOMPARE(writeAtomically(link.toStdString(), "new"), std::string());
    QVERIFY(QFileInfo(link).isSymLink());
    QFile file(real);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("new"));
  }

  void aLinkToNothingMakesItsTarget()
  {
    const QTemporaryDir folder;
    const QString real = folder.filePath("real"), link = folder.filePath("link"), other = folder.filePath("other");
    QVERIFY(QFile::link("real", link)); // Relative to the folder.
    QVERIFY(QFile::link(link, other));
    QCOMPARE(writeAtomically(other.toStdString(), "new"), std::string());
    QVERIFY(QFileInfo(link).isSymLink() && QFileInfo(other).isSymLink());
    QVERIFY(QFileInfo(real).isFile() && !QFileInfo(real).isSymLink());
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::System).size(), 3);
  }

  void aRingOfLinksIsSaid()
  {
    const QTemporaryDir folder;
    const QString one = folder.filePath("one"), two = folder.filePath("two");
    QVERIFY(QFile::link(two, one) && QFile::link(one, two));
    QCOMPARE(replaceFile(one.toStdString(), "new"), std::make_error_code(std::errc::too_many_symbolic_link_levels));
    QVERIFY(QFileInfo(one).isSymLink());
  }

  void whoAsksMayStopItAtTheLastMoment()
  {
    const QTemporaryDir folder;
    const QString file = folder.filePath("file");
    QCOMPARE(writeAtomically(file.toStdString(), "old"), std::string());
    QCOMPARE(replaceFile(file.toStdString(), "new", [] { return false; }),
             std::make_error_code(std::errc::operation_canceled));
    QCOMPARE(QFileInfo(file).size(), 3);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
    int asked = 0;
    QVERIFY(!replaceFile(file.toStdString(), "newer", [&] { return ++asked > 0; }));
    QCOMPARE(asked, 1);
    QCOMPARE(QFileInfo(file).size(), 5);
  }

  void ownerAndGroupStay()
  {
    const QTemporaryDir folder;
    const QByteArray file = folder.filePath("file").toUtf8();
    QCOMPARE(writeAtomically(file.toStdString(), "old"), std::string());
    // Only the superuser gives files away; all others own what they write.
    const bool mayGive = ::geteuid() == 0;
    const uid_t owner = mayGive ? 4321 : ::geteuid();
    const gid_t group = mayGive ? 1234 : ::getegid();
    QVERIFY(::chown(file.constData(), owner, group) == 0 && ::chmod(file.constData(), 0660) == 0);
    QCOMPARE(writeAtomically(file.toStdString(), "new"), std::string());
    struct stat now{};
    QVERIFY(::stat(file.constData(), &now) == 0);
    QCOMPARE(now.st_uid, owner);
    QCOMPARE(now.st_gid, group);
    QCOMPARE(now.st_mode & 0777, 0660u);
  }

  void anotherNameOfTheFileKeepsTheFormerText()
  {
    const QTemporaryDir folder;
    const QString file = folder.filePath("file"), other = folder.filePath("other");
    QCOMPARE(writeAtomically(file.toStdString(), "old"), std::string());
    std::filesystem::create_hard_link(file.toStdString(), other.toStdString());
    QCOMPARE(writeAtomically(file.toStdString(), "newer"), std::string());
    QCOMPARE(QFileInfo(other).size(), 3);
  }

  void allNamesOfTheFileGetTheTextIfTheyAreKept_data()
  {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("longer") << QByteArray("much newer");
    QTest::newRow("shorter") << QByteArray("n");
    QTest::newRow("empty") << QByteArray();
  }
  void allNamesOfTheFileGetTheTextIfTheyAreKept()
  {
    QFETCH(QByteArray, text);
    const QTemporaryDir folder;
    const QString file = folder.filePath("file"), other = folder.filePath("other"), soft = folder.filePath("soft");
    QCOMPARE(writeAtomically(file.toStdString(), "old"), std::string());
    std::filesystem::create_hard_link(file.toStdString(), other.toStdString());
    QVERIFY(QFile::link(other, soft));
    QCOMPARE(::chmod(file.toUtf8().constData(), 0640), 0);
    QCOMPARE(writeAtomically(soft.toStdString(), text.toStdString(), FileLinks::Keep), std::string());
    QFile one(file);
    QVERIFY(one.open(QIODevice::ReadOnly));
    QCOMPARE(one.readAll(), text);
    QCOMPARE(std::filesystem::hard_link_count(other.toStdString()), std::uintmax_t(2));
    QVERIFY(QFileInfo(soft).isSymLink());
    struct stat now{};
    QVERIFY(::stat(file.toUtf8().constData(), &now) == 0);
    QCOMPARE(now.st_mode & 0777, 0640u);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 3);
  }
  void whoeverKeepsAllNamesMayBeStopped()
  {
    const QTemporaryDir folder;
    const QString file = folder.filePath("file"), other = folder.filePath("other");
    QCOMPARE(writeAtomically(file.toStdString(), "old"), std::string());
    std::filesystem::create_hard_link(file.toStdString(), other.toStdString());
    const auto replace = [&](const std::function<bool()>& proceed)
    { return replaceFile(file.toStdString(), "newer", proceed, FileLinks::Keep); };
    const std::error_code cancelled = std::make_error_code(std::errc::operation_canceled);
    QCOMPARE(replace([] { return false; }), cancelled);
    QCOMPARE(QFileInfo(file).size(), 3);
    // Another program writes to one of the names at the last moment.
    QCOMPARE(replace([&] { return appendDurably(other.toStdString(), "er").empty(); }), cancelled);
    QCOMPARE(QFileInfo(file).size(), 5);
    QVERIFY(!replace([] { return true; }));
    QCOMPARE(QFileInfo(other).size(), 5);
  }
  void whatHasNoRoomKeepsItsFormerText()
  {
    const QTemporaryDir folder;
    const QString file = folder.filePath("file"), other = folder.filePath("other");
    QCOMPARE(writeAtomically(file.toStdString(), "old"), std::string());
    std::filesystem::create_hard_link(file.toStdString(), other.toStdString());
    struct rlimit before{};
    QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    const struct rlimit tight{100, before.rlim_max};
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &tight), 0);
    const std::string problem = writeAtomically(file.toStdString(), std::string(1000, 'x'), FileLinks::Keep);
    ::setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, handler);
    QVERIFY(!problem.empty());
    QFile one(other);
    QVERIFY(one.open(QIODevice::ReadOnly));
    QCOMPARE(one.readAll(), QByteArray("old"));
  }
  void aFolderOrAMissingOneIsSaid()
  {
    const QTemporaryDir folder;
    QVERIFY(!writeAtomically(folder.path().toStdString(), "text").empty());
    QVERIFY(!writeAtomically(folder.filePath("missing/file").toStdString(), "text").empty());
    QVERIFY(QDir(folder.path()).isEmpty());
  }

  void filesThatNobodyHasNamedAreNotWrittenThroughLinks()
  {
    const QTemporaryDir folder;
    const std::string own = folder.filePath("own").toStdString(), link = folder.filePath("link").toStdString(),
                      dangling = folder.filePath("dangling").toStdString();
    QCOMPARE(writeAtomically(own, "own", FileLinks::Refuse), std::string());
    std::filesystem::create_symlink("own", link);
    std::filesystem::create_symlink("nothing", dangling);
    for(const std::string& name : {link, dangling})
    {
      QVERIFY(!writeAtomically(name, "other", FileLinks::Refuse).empty());
      QVERIFY(replaceFile(name, "other", {}, FileLinks::Refuse));
      QVERIFY(!appendDurably(name, "other", FileLinks::Refuse).empty());
      QVERIFY(std::filesystem::is_symlink(name));
    }
    QCOMPARE(QFileInfo(folder.filePath("own")).size(), qint64(3));
    QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot).size(), qsizetype(3));
    QCOMPARE(appendDurably(own, "more", FileLinks::Refuse), std::string());
    QCOMPARE(writeAtomically(link, "named", FileLinks::Follow), std::string()); // A person has named it.
    QCOMPARE(QFileInfo(folder.filePath("own")).size(), qint64(5));
  }

  void permissionsStay()
  {
    const QTemporaryDir folder;
    const QString file = folder.filePath("file");
    QCOMPARE(writeAtomically(file.toStdString(), "old"), std::string());
    QVERIFY(QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner));
    QCOMPARE(writeAtomically(file.toStdString(), "new"), std::string());
    QCOMPARE(QFile::permissions(file) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
  }
};

QTEST_APPLESS_MAIN(WriteFileTest)
#include "WriteFileTest.moc"
