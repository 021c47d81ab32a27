#include "DiskSupport.h"

#include "editor/document/SceneDocument.h"
#include "tests/VerifyNear.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <sys/stat.h>

using namespace sparkwright;
using OnDisk = SceneDocument::OnDisk;

namespace
{

const std::string text = "(RSG 0 1)\r\n((nd Transform (setLocalPos 1 2 3)))\r\n";

} // namespace

/// The file behind what is edited: every byte that is not edited stays, and no edit is lost.
class SceneDocumentTest : public QObject
{
  Q_OBJECT
private slots:
  void init()
  {
    disk_ = std::make_shared<test::FakeDisk>();
    disk_->files["/scene.rsg"] = text;
    journals_ = std::make_shared<JournalFolder>("/kept", disk_);
    document_ = std::make_unique<SceneDocument>(journals_, disk_);
    QCOMPARE(document_->open("/scene.rsg"), QString());
  }
  void cleanup() { document_.reset(); }

  void editsAreStepsThatCanBeUndone()
  {
    QSignalSpy texts(document_.get(), &SceneDocument::textChanged);
    edit("1", "4.5");
    edit("2", "5");
    QCOMPARE(document_->text(), std::string("(RSG 0 1)\r\n((nd Transform (setLocalPos 4.5 5 3)))\r\n"));
    QCOMPARE(texts.size(), 2);
    QCOMPARE(document_->changes(), 2);
    QCOMPARE(document_->undoStack().undoText(), QString("Move 2"));
    document_->undoStack().undo();
    document_->undoStack().undo();
    QCOMPARE(document_->text(), text);
    QVERIFY(!document_->isModified());
    document_->undoStack().redo();
    document_->undoStack().redo();
    QCOMPARE(document_->text(), std::string("(RSG 0 1)\r\n((nd Transform (setLocalPos 4.5 5 3)))\r\n"));
    QVERIFY(!document_->apply({{5, 1000, "x"}}, "too far"));
    QVERIFY(!document_->apply({}, "nothing"));
    QCOMPARE(document_->changes(), 2);
  }
  void savingWritesWhatIsThere()
  {
    edit("1", "4");
    QCOMPARE(disk_->files["/scene.rsg"], text);
    QCOMPARE(document_->save(), QString());
    QCOMPARE(disk_->files["/scene.rsg"], document_->text());
    QVERIFY(!document_->isModified());
    document_->undoStack().undo();
    QCOMPARE(document_->changes(), 1);
    QCOMPARE(document_->save(), QString());
    QCOMPARE(disk_->files["/scene.rsg"], text);
    edit("1", "4");
    QCOMPARE(document_->saveAs("/other.rsg"), QString());
    QCOMPARE(document_->file(), QString("/other.rsg"));
    QCOMPARE(disk_->files["/scene.rsg"], text);
    QVERIFY(!document_->isModified());
  }
  void whatCannotBeWrittenStaysModified()
  {
    edit("1", "4");
    disk_->full = true;
    QVERIFY(document_->save().contains("the disk is full"));
    QVERIFY(document_->isModified());
    QVERIFY(document_->saveAs("/other.rsg").contains("the disk is full"));
    QCOMPARE(document_->file(), QString("/scene.rsg"));
    QCOMPARE(disk_->files["/scene.rsg"], text);
    disk_->mayWrite = false;
    QVERIFY(!document_->writable());
  }
  void othersChangesAreSeen()
  {
    QVERIFY(document_->onDisk() == OnDisk::Same);
    disk_->files["/scene.rsg"] += ";";
    QVERIFY(document_->onDisk() == OnDisk::Changed);
    document_->acceptDisk();
    QVERIFY(document_->onDisk() == OnDisk::Same);
    disk_->files.clear();
    QVERIFY(document_->onDisk() == OnDisk::Gone);
    QVERIFY(!document_->open("/scene.rsg").isEmpty());
    QCOMPARE(document_->text(), text); // Still there to be saved.
    QCOMPARE(document_->save(), QString());
    QCOMPARE(disk_->files["/scene.rsg"], text);
  }
  void cleanMeansEqualToTheFileAsItIsNow()
  {
    edit("1", "4");
    disk_->files["/scene.rsg"] = "(RSG 0 1)()";
    document_->acceptDisk(); // Keep mine.
    QVERIFY(document_->isModified());
    document_->undoStack().undo();
    QCOMPARE(document_->text(), text);
    QVERIFY(document_->isModified()); // The first text, which is not that of the file any more.
    QVERIFY(document_->changes() >= 1);
    QCOMPARE(document_->saveIfSame(), std::optional(QString()));
    QCOMPARE(disk_->files["/scene.rsg"], text);
    QVERIFY(!document_->isModified());
    // Another program makes the same edit.
    edit("1", "4");
    disk_->files["/scene.rsg"] = document_->text();
    document_->acceptDisk();
    QVERIFY(!document_->isModified());
    document_->undoStack().undo();
    QVERIFY(document_->isModified());
    // An unedited text is modified, too, if the file is kept as another program has left it.
    document_->undoStack().redo();
    QVERIFY(!document_->isModified());
    disk_->files.clear();
    document_->acceptDisk();
    QVERIFY(document_->isModified());
  }
  void revertReadsTheFileAgain()
  {
    edit("1", "4");
    disk_->files["/scene.rsg"] = "(RSG 0 1)()";
    QCOMPARE(document_->revert(), QString());
    QCOMPARE(document_->text(), std::string("(RSG 0 1)()"));
    QVERIFY(!document_->isModified());
    // The edits are not lost.
    document_->undoStack().undo();
    QCOMPARE(document_->text(), std::string("(RSG 0 1)\r\n((nd Transform (setLocalPos 4 2 3)))\r\n"));
    QVERIFY(document_->isModified());
  }
  void typingIsOneStepPerWord()
  {
    type(38, "one two\n");
    QCOMPARE(document_->text(), std::string(text).insert(38, "one two\n"));
    QCOMPARE(document_->undoStack().count(), 3);
    document_->undoStack().undo();
    QCOMPARE(document_->text(), std::string(text).insert(38, "one two"));
    document_->undoStack().undo();
    QCOMPARE(document_->text(), std::string(text).insert(38, "one "));
    document_->undoStack().undo();
    QCOMPARE(document_->text(), text);
    document_->undoStack().redo();
    QCOMPARE(document_->text(), std::string(text).insert(38, "one "));
  }
  void deletingIsOneStepPerLine()
  {
    using Merge = SceneDocument::Merge;
    for(std::uint32_t at : {15u, 14u, 13u}) // Backwards.
      QVERIFY(document_->apply({{at, at + 1, ""}}, "Delete", Merge::Typing));
    QCOMPARE(document_->undoStack().count(), 1);
    document_->endMerge();
    for(int i = 0; i < 3; ++i) // Forwards.
      QVERIFY(document_->apply({{20, 21, ""}}, "Delete", Merge::Typing));
    QCOMPARE(document_->undoStack().count(), 2);
    document_->undoStack().undo();
    document_->undoStack().undo();
    QCOMPARE(document_->text(), text);
  }
  void aSliderIsOneStep()
  {
    using Merge = SceneDocument::Merge;
    // Two numbers that are dragged together; each value has another length.
    std::uint32_t one = 1, two = 1;
    for(const char* const value : {"1.5", "12", "-0.25", "3"})
    {
      const auto length = static_cast<std::uint32_t>(strlen(value));
      const std::uint32_t first = 39, second = first + one + 1;
      QVERIFY(document_->apply({{first, first + one, value}, {second, second + two, value}}, "Move", Merge::Value));
      one = two = length;
    }
    QCOMPARE(document_->text(), std::string("(RSG 0 1)\r\n((nd Transform (setLocalPos 3 3 3)))\r\n"));
    QCOMPARE(document_->undoStack().count(), 1);
    document_->undoStack().undo();
    QCOMPARE(document_->text(), text);
    document_->undoStack().redo();
    QCOMPARE(document_->text(), std::string("(RSG 0 1)\r\n((nd Transform (setLocalPos 3 3 3)))\r\n"));
  }
  void tellsEachChangeOfTheText()
  {
    std::string copy = text;
    connect(document_.get(), &SceneDocument::edited, this,
            [&](const TokenRope::Change& change)
            {
              copy.replace(change.begin, change.removed,
                           document_->tokens().text(change.begin, change.begin + change.inserted));
            });
    QVERIFY(document_->apply({{39, 40, "12"}, {43, 44, ""}, {0, 0, "; a\n"}}, "All"));
    QCOMPARE(copy, document_->text());
    document_->undoStack().undo();
    QCOMPARE(copy, text);
    document_->undoStack().redo();
    document_->replaceText("(RSG 0 1)(a)", "New");
    QCOMPARE(copy, document_->text());
    disk_->files["/scene.rsg"] = "(RSG 0 1)()";
    QCOMPARE(document_->open("/scene.rsg"), QString());
    QCOMPARE(copy, std::string("(RSG 0 1)()"));
  }
  void unsavedEditsAreOnDiskUntilTheyAreSaved()
  {
    edit("1", "4");
    QTRY_COMPARE(disk_->list("/kept", ".journal").size(), 1);
    QCOMPARE(document_->save(), QString());
    journals_->wait();
    QVERIFY(disk_->list("/kept", ".journal").empty());
    edit("4", "5");
    document_.reset(); // Without a word.
    journals_->wait();
    QCOMPARE(disk_->list("/kept", ".journal").size(), 1);
  }
  void restoredEditsAreOfTheTextThatTheyWereMadeFrom()
  {
    disk_->files["/scene.rsg"] = "theirs";
    document_ = std::make_unique<SceneDocument>(journals_, disk_);
    QCOMPARE(document_->open("/scene.rsg"), QString());
    document_->restore("mine", "base");
    QCOMPARE(document_->text(), std::string("mine"));
    QVERIFY(document_->isModified());
    QVERIFY(document_->onDisk() == OnDisk::Changed);
    QVERIFY(!document_->saveIfSame()); // It asks first.
    QCOMPARE(disk_->files["/scene.rsg"], std::string("theirs"));
    // Should the program be killed again, the edits are still of that text.
    QTRY_COMPARE(disk_->list("/kept", ".journal").size(), 1);
    QCOMPARE(readJournal(disk_->files[disk_->list("/kept", ".journal").front()])->base, std::optional<std::string>("base"));
    document_->acceptDisk();
    journals_->wait();
    QTRY_COMPARE(readJournal(disk_->files[disk_->list("/kept", ".journal").front()])->base,
                 std::optional<std::string>("theirs"));
    document_->undoStack().undo(); // That on disk is not lost, either.
    QCOMPARE(document_->text(), std::string("theirs"));
  }
  void theRealDiskKeepsPermissions()
  {
    const QTemporaryDir folder;
    const QString file = folder.path() + "/scene.rsg";
    QFile made(file);
    QVERIFY(made.open(QIODevice::WriteOnly));
    made.write(QByteArray::fromStdString(text));
    made.close();
    QVERIFY(::chmod(file.toUtf8().constData(), 0640) == 0);
    SceneDocument document(std::make_shared<JournalFolder>(folder.path() + "/kept", nullptr));
    QCOMPARE(document.open(file), QString());
    QSignalSpy changed(&document, &SceneDocument::diskChanged);
    QVERIFY(document.apply({{38, 39, "7"}}, "Move"));
    QCOMPARE(document.save(), QString());
    struct stat found
    {
    };
    QVERIFY(::stat(file.toUtf8().constData(), &found) == 0);
    QCOMPARE(found.st_mode & 0777, 0640u);
    QTest::qWait(300); // Longer than the document waits before it looks.
    QVERIFY2(changed.isEmpty(), "what it has written itself is no change of others");
    QVERIFY(made.open(QIODevice::Append));
    made.write(";");
    made.close();
    QTRY_COMPARE(changed.size(), 1);
    QVERIFY(QFile::remove(file));
    QTRY_VERIFY(changed.size() >= 2);
    QVERIFY(document.onDisk() == OnDisk::Gone);
    QVERIFY(document.isModified()); // Though it has not been edited: its text is nowhere else.
    QCOMPARE(document.save(), QString());
    QVERIFY(!document.isModified());
    QVERIFY(QFile::exists(file));
  }

private:
  void type(std::uint32_t at, const std::string& letters)
  {
    for(const char letter : letters)
    {
      QVERIFY(document_->apply({{at, at, std::string(1, letter)}}, "Type", SceneDocument::Merge::Typing));
      ++at;
    }
  }
  void edit(const char* from, const char* to)
  {
    const std::size_t at = document_->text().find(std::string(" ") + from + " ") + 1;
    QVERIFY(at > 0);
    QVERIFY(document_->apply({{static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + strlen(from)), to}},
                             QStringLiteral("Move %1").arg(QLatin1String(from))));
  }

  std::shared_ptr<test::FakeDisk> disk_;
  std::shared_ptr<JournalFolder> journals_;
  std::unique_ptr<SceneDocument> document_;
};

QTEST_MAIN(SceneDocumentTest)
#include "SceneDocumentTest.moc"
