#include "editor/document/SceneDocument.h"
#include "editor/document/storage/EarlierVersions.h"

#include <QCryptographicHash>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include <cstdio>
#include <random>

using namespace sparkwright;

namespace
{

constexpr auto folderVariable = "SPARKWRIGHT_TEST_KILLED_EDITOR";
constexpr double mostLost = 2; // s

const std::string firstText = "; A part\n(RSG 0 1)\n(\n  (nd Transform (setName part) (setLocalPos 0 0 1))\n)\n";

QByteArray hashOf(const std::string& text)
{
  return QCryptographicHash::hash(QByteArray::fromStdString(text), QCryptographicHash::Sha1).toHex();
}

QByteArray readFile(const QString& path)
{
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// What is killed: edits a file at random, saves it now and then, and tells each text that it had, with its time.
[[noreturn]] void editForEver(const QString& folder)
{
  const QString path = folder + "/part.rsg";
  SceneDocument document(std::make_shared<JournalFolder>(folder + "/unsaved", nullptr));
  document.setEarlierVersions(std::make_shared<EarlierVersions>(folder + "/earlier"));
  QElapsedTimer clock;
  clock.start();
  const auto tell = [&](const char* what)
  {
    std::printf("%s %lld %s\n", what, static_cast<long long>(clock.elapsed()), hashOf(document.text()).constData());
    std::fflush(stdout);
  };
  if(!document.open(path).isEmpty())
    std::abort();
  std::mt19937 random(std::random_device{}());
  const auto below = [&](std::size_t limit)
  { return std::uniform_int_distribution<std::size_t>(0, limit - 1)(random); };
  tell("ready");
  for(int i = 0;; ++i)
  {
    const auto at = static_cast<std::uint32_t>(below(document.text().size()));
    switch(below(6))
    {
    case 0:
      document.apply({{at, std::min(at + 3, document.tokens().size()), ""}}, "Delete");
      break;
    case 1:
      document.undoStack().undo();
      break;
    default:
      document.apply({{at, at, "(nd Box) ; " + std::to_string(i) + '\n'}}, "Type", SceneDocument::Merge::Typing);
    }
    tell("text");
    if(i % 23 == 22)
    {
      tell("save"); // From now on, the file may have this text.
      document.save();
    }
    QElapsedTimer pause;
    for(pause.start(); pause.elapsed() < 6;)
      QCoreApplication::processEvents(QEventLoop::AllEvents, 2);
  }
}

} // namespace

/// An editor that is killed at any moment loses no more than two seconds of work, and never damages a file.
class KilledEditorTest : public QObject
{
  Q_OBJECT
private slots:
  void initTestCase()
  {
    if(qEnvironmentVariableIsSet(folderVariable))
      editForEver(qEnvironmentVariable(folderVariable));
  }

  void littleIsLostAndNothingDamaged_data()
  {
    QTest::addColumn<int>("after");
    std::mt19937 random(std::random_device{}());
    for(int i = 0; i < 20; ++i)
    {
      const int after = std::uniform_int_distribution<int>(0, 700)(random);
      QTest::newRow(qPrintable(QString("%1: after %2 ms").arg(i + 1).arg(after))) << after;
    }
  }
  void littleIsLostAndNothingDamaged()
  {
    QFETCH(int, after);
    QTemporaryDir folder;
    const QString path = folder.filePath("part.rsg");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(firstText.data(), static_cast<qint64>(firstText.size())) > 0);
    file.close();
    QProcess editor;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(folderVariable, folder.path());
    editor.setProcessEnvironment(environment);
    editor.start(QCoreApplication::applicationFilePath(), {"KilledEditorTest"});
    QByteArray told;
    QTRY_VERIFY_WITH_TIMEOUT(
        (editor.waitForReadyRead(50), told += editor.readAllStandardOutput(), told.contains("ready ")), 20000);
    QTest::qWait(after);
    editor.kill();
    QVERIFY(editor.waitForFinished(20000));
    QCOMPARE(editor.exitStatus(), QProcess::CrashExit);
    told += editor.readAllStandardOutput();

    struct Text
    {
      qint64 time;
      QByteArray hash;
    };
    std::vector<Text> texts;
    QList<QByteArray> saved{hashOf(firstText)};
    for(const QByteArray& line : told.mid(told.indexOf("ready ")).split('\n'))
      if(const QList<QByteArray> words = line.split(' '); words.size() == 3)
      {
        texts.push_back({words[1].toLongLong(), words[2]});
        if(words[0] == "save")
          saved << words[2];
      }
    QVERIFY(!texts.empty());

    // The file is one that was saved, or the first one.
    const QByteArray onDisk = readFile(path);
    QVERIFY2(saved.contains(hashOf(onDisk.toStdString())), onDisk.constData());

    // What another start of the program offers, else the file.
    const JournalFolder journals(folder.filePath("unsaved"), nullptr);
    const std::vector<JournalFolder::Kept> left = journals.left();
    const QByteArray found = hashOf(left.empty() ? onDisk.toStdString() : left.front().text);
    const auto last = std::find_if(texts.rbegin(), texts.rend(), [&](const Text& text) { return text.hash == found; });
    QVERIFY2(last != texts.rend(), "a text that the editor never had");
    const auto firstLost = last.base();
    const double lost = firstLost == texts.end() ? 0 : static_cast<double>(texts.back().time - firstLost->time) / 1000;
    QVERIFY2(lost <= mostLost, qPrintable(QString("%1 s of work are lost").arg(lost)));
    QVERIFY(journals.unreadable().isEmpty());
  }
};

QTEST_MAIN(KilledEditorTest)
#include "KilledEditorTest.moc"
