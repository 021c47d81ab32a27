#include "app/ide/start/StartPart.h"
#include "app/ide/session/SessionPart.h"
#include "app/ide/start/ProjectWizard.h"
#include "app/ide/start/StartPage.h"
#include "tests/app/WindowSupport.h"

#include <QDockWidget>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QtTest>

using namespace sparkwright;

/// The start page in the window: when it is shown, what it hides, and how one comes back.
class StartPartTest : public QObject, private test::WindowFixture
{
  Q_OBJECT

  StartPart& part() { return window_->part<StartPart>(); }
  QStringList docksInSight() const
  {
    QStringList names;
    for(const QDockWidget* const dock : window_->findChildren<QDockWidget*>())
      if(!dock->isHidden())
        names << dock->objectName();
    names.sort();
    return names;
  }
  QPushButton* button(const QString& text) const
  {
    for(QPushButton* const each : window_->findChildren<QPushButton*>())
      if(each->isVisible() && each->text() == text)
        return each;
    return nullptr;
  }

private slots:
  void init()
  {
    QStandardPaths::setTestModeEnabled(true);
    open();
    window_->show();
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get(), 20000));
  }
  void cleanup() { close(); }

  void itTakesThePlaceOfViewsAndDocks()
  {
    const QStringList before = docksInSight();
    QVERIFY(!before.isEmpty());
    part().show();
    QVERIFY(part().page().isVisible() && !window_->views().isVisible());
    QCOMPARE(docksInSight(), QStringList());
    part().leave();
    QCOMPARE(docksInSight(), before);
    part().show();
    QVERIFY(part().page().filter().hasFocus());
    QTest::keyClicks(&part().page().filter(), "soccer field");
    QTest::keyClick(&part().page().filter(), Qt::Key_Return);
    QCOMPARE(session_->opened, std::vector<std::string>{"setups/soccer.rb"});
    QVERIFY(!part().isShown());
    QVERIFY(!part().page().isVisible() && window_->views().isVisible());
    QVERIFY(!docksInSight().isEmpty()); // Those of its perspective.
  }

  void theSoccerFieldIsOneClickAway()
  {
    part().show();
    QTest::mouseClick(button("Soccer field"), Qt::LeftButton);
    QCOMPARE(session_->opened, std::vector<std::string>{"setups/soccer.rb"});
  }

  void oneComesBackToTheSceneAsItWas()
  {
    showRobots(1);
    session_->now.running = true;
    session_->now.scene = "/robots/walker.rsg";
    QTest::keyClick(window_.get(), Qt::Key_W, Qt::ControlModifier | Qt::AltModifier);
    QVERIFY(part().isShown());
    QVERIFY(!session_->now.running);
    QPushButton* const back = button("Back to walker.rsg");
    QVERIFY(back);
    QTest::mouseClick(back, Qt::LeftButton);
    QVERIFY(!part().isShown());
    QVERIFY(session_->now.running);
    // And by the same key.
    QTest::keyClick(window_.get(), Qt::Key_W, Qt::ControlModifier | Qt::AltModifier);
    QTest::keyClick(window_.get(), Qt::Key_W, Qt::ControlModifier | Qt::AltModifier);
    QVERIFY(!part().isShown());
    QVERIFY(session_->now.running);
  }

  void closingTheSceneLeadsThere()
  {
    showRobots(1);
    session_->now.scene = "walker.rsg";
    for(const QAction* const action : window_->actions().all())
      if(action->text() == "&Close scene")
        QTRY_VERIFY(action->isEnabled()); // It is when the window has seen that there is a scene.
    QTest::keyClick(window_.get(), Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(session_->closes, 1);
    QVERIFY(part().isShown());
    QCOMPARE(window_->windowTitle(), QString("Sparkwright"));
  }

  void aRecordingThatIsOpenedUncoversTheViews()
  {
    part().show();
    session_->now.phase = SessionState::Phase::Ready;
    session_->now.source = SessionState::Source::Recorded;
    ++session_->now.generation;
    QTRY_VERIFY(!part().isShown());
    QVERIFY(window_->views().isVisible());
  }

  void choosingAPerspectiveLeavesIt()
  {
    part().show();
    window_->cover(nullptr); // As the switch of perspectives does.
    QTRY_VERIFY(!part().isShown());
    part().show();
    QVERIFY(part().page().isVisible());
  }

  void theKeptLayoutIsThatWithDocks()
  {
    const QStringList before = docksInSight();
    part().show();
    window_->close();
    close();
    // As open(), but with the settings of before.
    language_ = std::make_unique<Language>();
    language_->use("en");
    session_ = std::make_unique<test::FakeSession>();
    window_ = std::make_unique<MainWindow>(*session_, *language_);
    window_->show();
    QTRY_COMPARE(docksInSight(), before); // Those of matches go when there is no scene.
  }

  void recentFilesFollow()
  {
    window_->openScene("setups/spl.rb");
    part().show();
    StartList& list = part().page().recent();
    QCOMPARE(list.model()->rowCount(), 1);
    list.setCurrentIndex(list.model()->index(0, 0));
    QTest::keyClick(&list, Qt::Key_P);
    QVERIFY(window_->part<SessionPart>().recent().isPinned("setups/spl.rb"));
    QVERIFY(list.model()->index(0, 0).data(StartModel::PinnedRole).toBool());
    list.setCurrentIndex(list.model()->index(0, 0));
    QTest::keyClick(&list, Qt::Key_Delete);
    QCOMPARE(list.model()->rowCount(), 0);
    QVERIFY(window_->part<SessionPart>().recent().files().isEmpty());
  }

  void filesAreDroppedOnIt()
  {
    part().show();
    const QString file = settings_.filePath("dropped.rsg");
    QFile scene(file);
    QVERIFY(scene.open(QIODevice::WriteOnly));
    scene.close();
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(file)});
    QWidget* const target = part().page().examples().viewport();
    const QPoint place = target->mapTo(window_.get(), target->rect().center());
    QDragEnterEvent enter(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(window_.get(), &enter);
    QVERIFY(enter.isAccepted());
    QVERIFY(!target->acceptDrops()); // So that it reaches the window.
    QDropEvent drop(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(window_.get(), &drop);
    QCOMPARE(session_->opened, std::vector<std::string>{file.toStdString()});
    QVERIFY(!part().isShown());
  }

  void theWizardIsAtHand()
  {
    part().show();
    QTest::keyClick(window_.get(), Qt::Key_N, Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
    QVERIFY(part().wizard() && part().wizard()->isVisible());
    ProjectWizard* const first = part().wizard();
    part().newProject();
    QCOMPARE(part().wizard(), first);
    emit first->made("/nowhere/cup.sparkproject");
    QCOMPARE(session_->opened, std::vector<std::string>{"/nowhere/cup.sparkproject"});
    delete first;
  }
};

QTEST_MAIN(StartPartTest)
#include "StartPartTest.moc"
