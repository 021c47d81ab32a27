#include "app/ide/start/StartPage.h"
#include "app/ide/settings/RecentFiles.h"
#include "app/ide/start/CardDelegate.h"
#include "app/ide/start/Examples.h"
#include "tests/app/SettingsSupport.h"

#include <QFileInfo>
#include <QSignalSpy>
#include <QtTest>

using namespace sparkwright;

/// The start page: what it offers, how it is found and opened by keyboard and mouse, and files that are gone.
class StartPageTest : public QObject
{
  Q_OBJECT

  test::SettingsFolder settings_;
  std::unique_ptr<Thumbnails> pictures_;
  std::unique_ptr<StartPage> page_;

  QString made(const QString& name)
  {
    const QString path = settings_.filePath(name);
    QFile file(path);
    if(!file.open(QIODevice::WriteOnly))
      qFatal("cannot write");
    return path;
  }
  static bool never(const QString&) { return false; }
  QString first(StartList& list) const { return list.model()->index(0, 0).data(StartModel::FileRole).toString(); }

private slots:
  void init()
  {
    settings_.clear();
    pictures_ = std::make_unique<Thumbnails>(settings_.filePath("cache"), std::filesystem::path(),
                                             [](const ScenePicture&, const std::atomic<bool>&) { return QImage(); });
    page_ = std::make_unique<StartPage>(*pictures_);
    page_->retranslate();
    page_->resize(1000, 700);
    page_->show();
    page_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(page_.get(), 20000));
    page_->focusFilter();
  }
  void cleanup()
  {
    page_.reset();
    pictures_.reset();
  }

  void cardsUseTheWidthThatThereIs()
  {
    for(const int width : {800, 1000, 1280, 1560, 1900})
    {
      page_->resize(width, 700);
      const StartList& list = page_->examples();
      const auto right = [&]
      {
        int most = 0;
        for(int i = 0; i < list.model()->rowCount(); ++i)
          most = std::max(most, list.visualRect(list.model()->index(i, 0)).right());
        return most;
      };
      QTRY_VERIFY2(right() > list.viewport()->width() - 30 && right() <= list.viewport()->width(),
                   qPrintable(QStringLiteral("%1 of %2").arg(right()).arg(list.viewport()->width())));
    }
  }
  void everyExampleIsThere()
  {
    QStringList titles;
    for(const Example& each : examples())
    {
      QVERIFY2(QFileInfo(QStringLiteral(SPARKWRIGHT_SOURCE_DIR "/resources/") + each.file).isFile(), each.file);
      QVERIFY(!titles.contains(each.title));
      titles << each.title;
    }
    QCOMPARE(page_->examples().model()->rowCount(), static_cast<int>(examples().size()));
    for(const char* wanted : {"Demo match", "Buggy", "Joint arena", "NAO V4", "HOAP-2"})
      QVERIFY2(titles.contains(wanted), wanted);
  }

  void typingFindsAndEnterOpens()
  {
    const QSignalSpy opened(page_.get(), &StartPage::openWanted);
    QTest::keyClicks(&page_->filter(), "demo ma");
    QCOMPARE(page_->examples().model()->rowCount(), 1);
    QTest::keyClick(&page_->filter(), Qt::Key_Return);
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened[0][0].toString(), QString("setups/demo.rb"));
    // What it shows counts, too, and Esc brings everything back.
    page_->filter().clear();
    QTest::keyClicks(&page_->filter(), "four sails");
    QCOMPARE(first(page_->examples()), QString("examples/motor.rsg"));
    QTest::keyClick(&page_->filter(), Qt::Key_Escape);
    QCOMPARE(page_->examples().model()->rowCount(), static_cast<int>(examples().size()));
    QTest::keyClicks(&page_->filter(), "no such thing");
    QTest::keyClick(&page_->filter(), Qt::Key_Return);
    QCOMPARE(opened.size(), 1);
  }

  void cardsAreReachedByKeys()
  {
    const QSignalSpy opened(page_.get(), &StartPage::openWanted);
    QTest::keyClick(&page_->filter(), Qt::Key_Down);
    QVERIFY(page_->examples().hasFocus());
    QTest::keyClick(&page_->examples(), Qt::Key_Right);
    QTest::keyClick(&page_->examples(), Qt::Key_Return);
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened[0][0].toString(), QString(examples()[1].file));
  }

  void aClickOpensOnce()
  {
    const QSignalSpy opened(page_.get(), &StartPage::openWanted);
    StartList& list = page_->examples();
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(list.model()->index(0, 0)).center());
    QCOMPARE(opened.size(), 1);
    QTest::mouseClick(list.viewport(), Qt::RightButton, {}, list.visualRect(list.model()->index(0, 0)).center());
    QCOMPARE(opened.size(), 1);
  }

  void filesThatAreGoneAreMarkedAndRemoved()
  {
    const QString here = made("here.rsg"), gone = settings_.filePath("gone.sparkproject");
    page_->setRecent({gone, here, "setups/soccer.rb"}, never);
    StartList& list = page_->recent();
    const auto missing = [&](int row) { return list.model()->index(row, 0).data(StartModel::MissingRole).toBool(); };
    QTRY_VERIFY(missing(0));
    QVERIFY(!missing(1));
    QVERIFY(!missing(2)); // Of the data directory.
    const QModelIndex index = list.model()->index(0, 0);
    QVERIFY(index.data(StartModel::LineRole).toString().startsWith("Missing: Project in"));
    QVERIFY(index.data(Qt::AccessibleTextRole).toString().contains(", missing"));
    const QSignalSpy removed(page_.get(), &StartPage::removeWanted);
    list.setCurrentIndex(index);
    QTest::keyClick(&list, Qt::Key_Delete);
    QCOMPARE(removed.size(), 1);
    QCOMPARE(removed[0][0].toString(), gone);
  }

  void filesWithUnsavedEditsComeFirst()
  {
    const QString a = made("a.rsg"), b = made("b.rsg"), c = made("c.rsg");
    page_->setRecent({a, b}, never, {c, b});
    const QAbstractItemModel& list = *page_->recent().model();
    const auto at = [&](int row, int role) { return list.index(row, 0).data(role).toString(); };
    QCOMPARE(list.rowCount(), 3);
    QCOMPARE((QStringList{at(0, StartModel::FileRole), at(1, StartModel::FileRole), at(2, StartModel::FileRole)}),
             (QStringList{c, b, a}));
    QCOMPARE(at(0, StartModel::LineRole), QString("Unsaved edits: open to restore"));
    QVERIFY(at(1, Qt::AccessibleTextRole).contains(", unsaved edits"));
    QVERIFY(!at(2, StartModel::LineRole).contains("nsaved"));
  }

  void aPinIsClickedOrTyped()
  {
    const QString a = made("a.rsg"), b = made("b.rsg");
    page_->setRecent({a, b}, [&](const QString& file) { return file == a; });
    StartList& list = page_->recent();
    const QSignalSpy opened(page_.get(), &StartPage::openWanted), pinned(page_.get(), &StartPage::pinWanted);
    const auto row = [&](int i) { return list.visualRect(list.model()->index(i, 0)); };
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, CardDelegate::pinRect(row(1)).center());
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, CardDelegate::pinRect(row(0)).center());
    QCOMPARE(opened.size(), 0);
    QCOMPARE(pinned.size(), 2);
    QCOMPARE(pinned[0], (QVariantList{b, true}));
    QCOMPARE(pinned[1], (QVariantList{a, false}));
    list.setCurrentIndex(list.model()->index(1, 0));
    QTest::keyClick(&list, Qt::Key_P);
    QCOMPARE(pinned.size(), 3);
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, row(1).topLeft() + QPoint(20, 10));
    QCOMPARE(opened.size(), 1);
  }

  void emptyListsSayWhatComesThere()
  {
    const auto words = [&]
    {
      QString all;
      for(const QLabel* const label : page_->findChildren<QLabel*>())
        if(label->isVisible())
          all += label->text() + '\n';
      return all;
    };
    page_->setRecent({}, never);
    QVERIFY(words().contains("What you open appears here"));
    page_->filter().setText("xyzzy");
    QVERIFY(words().contains("No example has this"));
    QVERIFY(words().contains("No recent file has this"));
    page_->filter().clear();
    page_->setRecent({made("x.rsg")}, never);
    QVERIFY(!words().contains("appears here"));
  }

  void recentFilesKeepWhatIsPinned()
  {
    int told = 0;
    {
      RecentFiles recent;
      recent.setListener([&] { ++told; });
      recent.add("pinned.rsg");
      recent.setPinned("pinned.rsg", true);
      for(int i = 0; i < RecentFiles::longest + 3; ++i)
        recent.add(QString("scene%1.rsg").arg(i));
      recent.add("pinned.rsg"); // Opened again: stays where it is.
      QCOMPARE(recent.files().size(), RecentFiles::longest + 1);
      QCOMPARE(recent.files().first(), QString("pinned.rsg"));
      recent.clear();
      QCOMPARE(recent.files(), QStringList{"pinned.rsg"});
    }
    QVERIFY(told > RecentFiles::longest);
    RecentFiles again;
    QVERIFY(again.isPinned("pinned.rsg"));
    again.setPinned("pinned.rsg", false);
    QCOMPARE(again.files(), QStringList{"pinned.rsg"});
    again.remove("pinned.rsg");
    QVERIFY(RecentFiles().files().isEmpty());
  }
};

QTEST_MAIN(StartPageTest)
#include "StartPageTest.moc"
