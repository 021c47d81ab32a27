#include "core/disk/ReadFile.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace sparkwright;
using Outcome = ReadFile::Outcome;

/// Files that others name are read whole or not at all, without waiting and within a limit.
class ReadFileTest : public QObject
{
  Q_OBJECT

private slots:
  void aFileIsReadUpToTheLimit()
  {
    const std::string file = write("file", QByteArray("a\0b\n", 4));
    const ReadFile whole = readFile(file, 4);
    QVERIFY(whole);
    QCOMPARE(whole.text, std::string("a\0b\n", 4));
    const ReadFile large = readFile(file, 3);
    QVERIFY(large.outcome == Outcome::TooLarge && !large);
    QCOMPARE(large.text, std::string());
    const ReadFile empty = readFile(write("empty", {}), 0);
    QVERIFY(empty && empty.text.empty());
  }

  void filesOfTheSystemThatTellNoSizeAreLimitedToo()
  {
    QVERIFY(readFile("/proc/self/status", 1 << 20).text.find("VmRSS") != std::string::npos);
    QVERIFY(readFile("/proc/self/status", 100).outcome == Outcome::TooLarge);
  }

  void whatIsNoFileIsRefusedAtOnce()
  {
    const QByteArray pipe = folder_.filePath("pipe").toUtf8();
    QCOMPARE(::mkfifo(pipe.constData(), 0600), 0);
    for(const std::string& name : {pipe.toStdString(), std::string("/dev/zero"), std::string("/dev/tty")})
    {
      const ReadFile read = readFile(name, 1 << 20);
      QVERIFY2(read.outcome == Outcome::Unreadable && read.error, name.c_str());
    }
    const int writer = ::open(pipe.constData(), O_RDWR | O_NONBLOCK);
    QVERIFY(readFile(pipe.toStdString(), 1 << 20).error == std::errc::not_supported);
    ::close(writer);
    QVERIFY(readFile(folder_.path().toStdString(), 1 << 20).error == std::errc::is_a_directory);
    QVERIFY(readFile(folder_.filePath("none").toStdString(), 1).error == std::errc::no_such_file_or_directory);
    QVERIFY(readFile("", 1).error == std::errc::no_such_file_or_directory);
  }

private:
  std::string write(const char* name, const QByteArray& text)
  {
    QFile file(folder_.filePath(name));
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName().toStdString() : std::string();
  }

  QTemporaryDir folder_;
};

QTEST_APPLESS_MAIN(ReadFileTest)
#include "ReadFileTest.moc"
