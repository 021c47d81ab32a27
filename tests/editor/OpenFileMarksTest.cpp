#include "editor/document/storage/OpenFileMarks.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace sparkwright;

/// Two programs that have one file open know of each other; programs that were killed do not count.
class OpenFileMarksTest : public QObject
{
  Q_OBJECT
private slots:
  void init() { folder_ = std::make_unique<QTemporaryDir>(); }

  void bothKnowOfEachOther()
  {
    OpenFileMarks first(marks(), {}, program("one")), second(marks(), {}, program("two"));
    QSignalSpy changed(&first, &OpenFileMarks::changed);
    first.setOpen({file("a.rsg"), file("b.rsg")});
    QVERIFY(first.others(file("a.rsg")).empty());
    second.setOpen({file("a.rsg")});
    QCOMPARE(second.others(file("a.rsg")).size(), std::size_t(1));
    QTRY_COMPARE(first.others(file("a.rsg")).size(), std::size_t(1));
    QVERIFY(first.others(file("b.rsg")).empty());
    QCOMPARE(changed.count(), 1);
    second.setOpen({});
    QTRY_VERIFY(first.others(file("a.rsg")).empty());
  }
  void anotherPathIsTheSameFile()
  {
    QFile real(file("real.rsg"));
    QVERIFY(real.open(QIODevice::WriteOnly));
    QVERIFY(QFile::link(file("real.rsg"), file("link.rsg")));
    OpenFileMarks first(marks(), {}, program("one")), second(marks(), {}, program("two"));
    first.setOpen({file("real.rsg")});
    second.setOpen({file("link.rsg")});
    QCOMPARE(second.others(file("link.rsg")).size(), std::size_t(1));
  }
  void theKilledDoNotCount()
  {
    {
      OpenFileMarks killed(marks(), {}, {999'999'999, "gone", 1}), living(marks(), {}, program("two"));
      killed.setOpen({file("a.rsg")});
      living.setOpen({file("a.rsg")});
      QVERIFY(living.others(file("a.rsg")).empty());
    }
    QVERIFY(QDir(marks()).entryList(QDir::Files).isEmpty());
  }
  void damagedMarksAreEndured()
  {
    OpenFileMarks first(marks(), {}, program("one"));
    first.setOpen({file("a.rsg")});
    const QStringList names = QDir(marks()).entryList(QDir::Files);
    QCOMPARE(names.size(), 1);
    QFile damaged(marks() + '/' + names[0].section('-', 0, 0) + "-77-x.open");
    QVERIFY(damaged.open(QIODevice::WriteOnly) && damaged.write("{\"process\": ") > 0);
    damaged.close();
    first.setOpen({file("a.rsg"), file("b.rsg")});
    QVERIFY(first.others(file("a.rsg")).empty());
  }

private:
  QString marks() const { return folder_->filePath("open"); }
  QString file(const QString& name) const { return folder_->filePath(name); }
  /// Another run that is still there: that of this test's parent.
  static ProgramRun program(const QString& run) { return {::getppid(), run, 0}; }

  std::unique_ptr<QTemporaryDir> folder_;
};

QTEST_MAIN(OpenFileMarksTest)
#include "OpenFileMarksTest.moc"
