#include "DiskSupport.h"

#include "editor/document/SceneDocument.h"
#include "editor/document/storage/EarlierVersions.h"

#include <QtTest>

using namespace sparkwright;

/// What a file was before it was saved can be got back, and does not fill the disk.
class EarlierVersionsTest : public QObject
{
  Q_OBJECT
private slots:
  void init()
  {
    disk_ = std::make_shared<test::FakeDisk>();
    versions_ = std::make_shared<EarlierVersions>("/earlier", disk_);
  }
  void eachSaveKeepsTheFileBefore()
  {
    disk_->files["/a.rsg"] = "one";
    SceneDocument document(std::make_shared<JournalFolder>("/unsaved", disk_), disk_);
    document.setEarlierVersions(versions_);
    QCOMPARE(document.open("/a.rsg"), QString());
    for(const char* const text : {"two", "three"})
    {
      document.replaceText(text, "Type");
      QCOMPARE(document.save(), QString());
    }
    const auto all = versions_->of("/a.rsg");
    QCOMPARE(all.size(), std::size_t(2));
    QCOMPARE(versions_->read(all[0]).value_or(""), std::string("two"));
    QCOMPARE(versions_->read(all[1]).value_or(""), std::string("one"));
    QVERIFY(versions_->of("/b.rsg").empty());
  }
  void theSameTextIsKeptOnce()
  {
    keep("one", 0);
    keep("one", 10);
    QCOMPARE(versions_->of("/a.rsg").size(), std::size_t(1));
  }
  void oldOnesAndTooManyGo()
  {
    for(int i = 0; i < EarlierVersions::mostVersions + 5; ++i)
      keep("text " + std::to_string(i), i);
    const auto all = versions_->of("/a.rsg");
    QCOMPARE(static_cast<int>(all.size()), EarlierVersions::mostVersions);
    QCOMPARE(versions_->read(all.front()).value_or(""), "text " + std::to_string(EarlierVersions::mostVersions + 4));
    keep("much later", 86400LL * (EarlierVersions::mostDays + 1));
    QCOMPARE(versions_->of("/a.rsg").size(), std::size_t(1));
  }
  void aClockThatWasSetBackKeepsTheOrder()
  {
    keep("one", 1000);
    keep("two", 0);
    QCOMPARE(versions_->read(versions_->of("/a.rsg").front()).value_or(""), std::string("two"));
  }
  void aFullDiskIsToldAndTheFileIsNotLost()
  {
    disk_->full = true;
    QVERIFY(!versions_->keep("/a.rsg", {"one", start_}, start_).isEmpty());
    QVERIFY(versions_->of("/a.rsg").empty());
  }

private:
  void keep(const std::string& text, qint64 seconds)
  {
    QCOMPARE(versions_->keep("/a.rsg", {text, start_.addSecs(seconds)}, start_.addSecs(seconds)), QString());
  }

  const QDateTime start_ = QDateTime::fromSecsSinceEpoch(1'700'000'000, Qt::UTC);
  std::shared_ptr<test::FakeDisk> disk_;
  std::shared_ptr<EarlierVersions> versions_;
};

QTEST_MAIN(EarlierVersionsTest)
#include "EarlierVersionsTest.moc"
