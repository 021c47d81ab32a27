#include "DiskSupport.h"

#include "editor/document/storage/Journal.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QtTest>

#include <random>

using namespace sparkwright;

namespace
{

const QDateTime then = QDateTime::fromMSecsSinceEpoch(1'700'000'000'000);

} // namespace

/// Unsaved edits are on disk soon after they are made, and are found by the next program after a crash.
class JournalTest : public QObject
{
  Q_OBJECT

private slots:
  void init()
  {
    disk_ = std::make_shared<test::FakeDisk>();
    folder_ = std::make_shared<JournalFolder>("/kept", disk_);
    journal_ = std::make_unique<Journal>(folder_);
    rope_ = TokenRope();
  }
  void cleanup() { journal_.reset(); }

  void givesTheTextWithAllEdits()
  {
    std::string bytes = journalBegin("/a.rsg", {5, "x"}, then, "(a\n1)");
    bytes += journalEdit({3, 4, "25\n"}, then.addSecs(1));
    bytes += journalEdit({0, 0, ""}, then.addSecs(2));
    bytes += journalEdit({0, 2, "(\xff"}, then.addSecs(3));
    const std::optional<JournalContent> content = readJournal(bytes);
    QVERIFY(content);
    QCOMPARE(content->file, QString("/a.rsg"));
    QCOMPARE(content->writer.process, 5);
    QCOMPARE(content->writer.run, QString("x"));
    QCOMPARE(content->text, std::string("(\xff\n25\n)"));
    QCOMPARE(content->edits, 3);
    QCOMPARE(content->time, then.addSecs(3));
  }

  void aJournalCutShortGivesItsWholeEdits()
  {
    const std::string head = journalBegin("/a.rsg", {5, "x"}, then, "0");
    std::string bytes = head;
    std::vector<std::size_t> ends{bytes.size()};
    for(int i = 1; i <= 5; ++i)
    {
      bytes += journalEdit({0, static_cast<std::uint32_t>(i == 1 ? 1 : 3), std::to_string(i) + "\n7"}, then);
      ends.push_back(bytes.size());
    }
    for(std::size_t length = 0; length <= bytes.size(); ++length)
    {
      const std::optional<JournalContent> content = readJournal(std::string_view(bytes).substr(0, length));
      QCOMPARE(content.has_value(), length >= head.size());
      if(content)
        QCOMPARE(content->edits, std::ranges::upper_bound(ends, length) - ends.begin() - 1);
    }
  }

  void aDamagedJournalIsReadUpToTheDamage()
  {
    const std::string head = journalBegin("/a.rsg", {5, "x"}, then, "0");
    const std::string good = head + journalEdit({0, 1, "1"}, then);
    std::string bytes = good + journalEdit({0, 1, "2"}, then);
    std::mt19937 random(1);
    for(std::size_t at = good.size(); at < bytes.size(); ++at)
    {
      std::string damaged = bytes;
      damaged[at] = static_cast<char>(damaged[at] ^ (1 + random() % 255));
      QCOMPARE(readJournal(damaged)->text, std::string("1"));
    }
    QVERIFY(!readJournal("no journal"));
    QVERIFY(!readJournal(""));
    QVERIFY(!readJournal(journalBegin("", {5, "x"}, then, "0"))); // Of no file.
    // An edit outside of the text, with the right checksum.
    QCOMPARE(readJournal(good + journalEdit({0, 900, ""}, then))->text, std::string("1"));
  }

  void editsAreWrittenWithoutWaitingForAPause()
  {
    // Somebody who types on and on.
    QElapsedTimer typing;
    typing.start();
    while(disk_->list("/kept", ".journal").empty())
    {
      QVERIFY(typing.elapsed() < 5000);
      edit({rope_.size(), rope_.size(), "a"});
      QTest::qWait(20);
    }
    folder_->wait();
    const std::optional<JournalContent> content = readJournal(*disk_->read(disk_->list("/kept", ".journal").front()));
    QVERIFY(content);
    QVERIFY(content->text.size() > 3);
    QCOMPARE(content->file, QString("/a.rsg"));
  }

  void whatIsSavedIsForgotten()
  {
    edit({0, 0, "a"});
    journal_->forget();
    journal_.reset();
    folder_->wait();
    QVERIFY(disk_->files.empty());
  }

  void anEditAfterAnErrorBeginsAnew()
  {
    edit({0, 0, "a"});
    QTRY_COMPARE(disk_->files.size(), std::size_t(1));
    QSignalSpy failed(journal_.get(), &Journal::failed);
    disk_->full = true;
    edit({1, 1, "b"});
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(failed.front().front().toString().contains("No space"));
    edit({2, 2, "c"});
    QTest::qWait(400);
    QCOMPARE(failed.size(), 1);
    disk_->full = false;
    edit({3, 3, "d"});
    journal_.reset();
    folder_->wait();
    QCOMPARE(readJournal(disk_->files.begin()->second)->text, std::string("abcd"));
  }

  void onlyWhatDeadProgramsLeftIsOffered()
  {
    edit({0, 0, "mine"});
    journal_.reset();
    folder_->wait();
    QVERIFY(folder_->left().empty());
    constexpr qint64 gone = 999'999'999; // No process has this number.
    disk_->files["/kept/a.journal"] = journalBegin("/a.rsg", {gone, "x"}, then, "old");
    disk_->files["/kept/b.journal"] = journalBegin("/b.rsg", {1, "x"}, then, "1"); // It always runs.
    disk_->files["/kept/c.journal"] = "no journal";
    disk_->files["/kept/d.journal"] = journalBegin("/a.rsg", {gone, "x"}, then.addDays(1), "new");
    // The number of a process is given again.
    disk_->files["/kept/e.journal"] =
        journalBegin("/e.rsg", {QCoreApplication::applicationPid(), "an earlier run"}, then, "e");
    const std::vector<JournalFolder::Kept> left = folder_->left();
    QCOMPARE(left.size(), std::size_t(3));
    QCOMPARE(left.front().text, std::string("new"));
    folder_->forgetLeft("/a.rsg");
    QCOMPARE(folder_->left().size(), std::size_t(1));
    QVERIFY(disk_->files.contains("/kept/b.journal"));
  }
  void whatTheFileHadTellsOfChangesByOthers()
  {
    rope_ = TokenRope();
    rope_.replace({0, 0, "old text"});
    onDisk_ = "old text";
    edit({4, 8, "edits"});
    edit({0, 3, "new"});
    journal_.reset();
    folder_->wait();
    const std::string bytes = disk_->files.begin()->second;
    const std::optional<JournalContent> content = readJournal(bytes);
    QVERIFY(content);
    QCOMPARE(content->base, onDisk_);
    QCOMPARE(content->text, std::string("new edits"));
    const JournalFolder::Kept kept{*content, {}};
    disk_->files["/a.rsg"] = "old text";
    QVERIFY(!kept.hasConflict(*disk_));
    disk_->files["/a.rsg"] = "their text";
    QVERIFY(kept.hasConflict(*disk_));
    disk_->files.erase("/a.rsg");
    QVERIFY(!kept.hasConflict(*disk_)); // There is no other text.
    // A journal that does not tell, of an earlier version of the program.
    disk_->files["/a.rsg"] = "their text";
    QVERIFY(!JournalFolder::Kept({*readJournal(journalBegin("/a.rsg", {5, "x"}, then, "mine")), {}}).hasConflict(*disk_));
  }

  void editsThatWereAllUndoneAreNotOffered()
  {
    constexpr qint64 gone = 999'999'999;
    const std::string begin = journalBegin("/a.rsg", {gone, "x"}, then, "a", JournalStart::OnDisk);
    disk_->files["/a.rsg"] = "theirs";
    disk_->files["/kept/a.journal"] = begin + journalEdit({0, 1, "b"}, then);
    QCOMPARE(folder_->left().size(), std::size_t(1));
    disk_->files["/kept/a.journal"] += journalEdit({0, 1, "a"}, then);
    QVERIFY(folder_->left().empty());
  }

private:
  void edit(const TextEdit& edit) { journal_->note("/a.rsg", rope_.replace(edit), rope_, onDisk_); }

  std::shared_ptr<test::FakeDisk> disk_;
  std::shared_ptr<JournalFolder> folder_;
  std::unique_ptr<Journal> journal_;
  TokenRope rope_;
  std::optional<std::string> onDisk_; ///< Of the edited file.
};

QTEST_GUILESS_MAIN(JournalTest)
#include "JournalTest.moc"
