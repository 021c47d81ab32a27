#include "core/text/WriteFile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QtTest>

#include <sys/stat.h>

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

  void aFolderOrAMissingOneIsSaid()
  {
    const QTemporaryDir folder;
    QVERIFY(!writeAtomically(folder.path().toStdString(), "text").empty());
    QVERIFY(!writeAtomically(folder.filePath("missing/file").toStdString(), "text").empty());
    QVERIFY(QDir(folder.path()).isEmpty());
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
