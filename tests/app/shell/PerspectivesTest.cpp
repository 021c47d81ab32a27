#include "tests/app/WindowSupport.h"

#include <QDir>
#include <QDockWidget>
#include <QToolButton>
#include <QtTest>

using namespace sparkwright;

/// The three perspectives in the real window: which docks are open, what is remembered, for which scene.
class PerspectivesTest : public QObject, private test::WindowFixture
{
  Q_OBJECT
private slots:
  void init()
  {
    QDir(folder()).removeRecursively();
    openActive();
    showRobots(2); // Only scenes with a match have its docks.
  }
  void cleanup() { close(); }

  void keysSwitchThem()
  {
    QTest::keyClick(window_.get(), Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(now(), std::optional(Perspective::Design));
    QVERIFY(shows("sourceDock") && shows("propertiesDock") && shows("textDock") && !shows("matchDock"));
    QTest::keyClick(window_.get(), Qt::Key_2, Qt::ControlModifier);
    QCOMPARE(now(), std::optional(Perspective::Match));
    QVERIFY(shows("matchDock") && shows("connectionsDock") && shows("timelineDock") && !shows("sourceDock"));
    QTest::keyClick(window_.get(), Qt::Key_3, Qt::ControlModifier);
    QCOMPARE(now(), std::optional(Perspective::Review));
    QVERIFY(shows("timelineDock") && shows("plotsDock") && !shows("connectionsDock"));
  }
  void theSwitchOfTheToolBarShowsAndChooses()
  {
    QToolButton* review = nullptr;
    for(QToolButton* const button : window_->findChild<PerspectiveSwitch*>()->findChildren<QToolButton*>())
      if(button->accessibleName() == "Review")
        review = button;
    QVERIFY(review && !review->isChecked());
    QTest::mouseClick(review, Qt::LeftButton);
    QCOMPARE(now(), std::optional(Perspective::Review));
    QVERIFY(review->isChecked());
  }
  void eachRemembersItsLayout()
  {
    window_->perspectives().show(Perspective::Match);
    dock("connectionsDock").hide();
    dock("historyDock").show();
    window_->perspectives().show(Perspective::Design);
    QVERIFY(dock("historyDock").isVisibleTo(window_.get()));
    window_->perspectives().show(Perspective::Match);
    QVERIFY(dock("connectionsDock").isHidden() && !dock("historyDock").isHidden());
    window_->actions()[ActionId::DefaultLayout]->trigger();
    QVERIFY(!dock("connectionsDock").isHidden() && dock("historyDock").isHidden());
    QCOMPARE(now(), std::optional(Perspective::Match));
  }
  void layoutsOutliveTheProgramByScene()
  {
    const QString a = scene("a.rsg"), b = scene("b.rsg");
    window_->openScene(a);
    QCOMPARE(now(), std::optional(Perspective::Design)); // Of this kind, the first time.
    window_->perspectives().show(Perspective::Match);
    dock("logDock").hide();
    window_->openScene(b);
    QCOMPARE(now(), std::optional(Perspective::Design));
    dock("historyDock").hide();
    window_->openScene(a);
    QCOMPARE(now(), std::optional(Perspective::Match)); // What was chosen there.
    QVERIFY(dock("logDock").isHidden());
    window_->close();
    window_ = std::make_unique<MainWindow>(*session_, *language_);
    window_->show();
    QCOMPARE(now(), std::optional(Perspective::Match));
    window_->openScene(b);
    QCOMPARE(now(), std::optional(Perspective::Design));
    QVERIFY(dock("historyDock").isHidden());
  }
  void aDamagedLayoutIsTheDefaultOne()
  {
    const QString a = scene("damaged.rsg");
    LayoutStore store(folder());
    QCOMPARE(store.save(a, {Perspective::Match, {QByteArray("no"), QByteArray("layout"), QByteArray("at all")}}),
             QString());
    window_->openScene(a);
    QCOMPARE(now(), std::optional(Perspective::Match));
    QVERIFY(shows("matchDock") && dock("sourceDock").isHidden());
    QFile file(store.fileFor(scene("worse.rsg")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{ nothing");
    file.close();
    window_->openScene(scene("worse.rsg"));
    QCOMPARE(now(), std::optional(Perspective::Design));
    QVERIFY(shows("sourceDock"));
  }
  void recordingsAreReviewed()
  {
    window_->openScene(scene("a.rsg"));
    showFrameOf(SessionState::Source::Recorded, "match.mcap");
    QCOMPARE(now(), std::optional(Perspective::Review));
    window_->perspectives().show(Perspective::Match);
    showFrameOf(SessionState::Source::Own, "a.rsg");
    QCOMPARE(now(), std::optional(Perspective::Design));
    showFrameOf(SessionState::Source::Recorded, "another.mcap");
    QCOMPARE(now(), std::optional(Perspective::Match)); // As the user had it the last time.
  }

private:
  static QString folder() { return QFileInfo(QSettings().fileName()).absolutePath() + "/layouts"; }
  QString scene(const QString& name)
  {
    QFile file(settings_.filePath(name));
    [&] { QVERIFY(file.open(QIODevice::WriteOnly)); }();
    return file.fileName();
  }
  void showFrameOf(SessionState::Source source, const char* name)
  {
    test::FrameBuilder b;
    b.soccerScene();
    session_->now.source = source;
    session_->now.scene = name;
    session_->now.phase = SessionState::Phase::Ready;
    session_->now.frame = b.take();
    window_->refresh();
  }
  std::optional<Perspective> now() { return window_->perspectives().current(); }
  QDockWidget& dock(const char* name) { return *window_->findChild<QDockWidget*>(name); }
  bool shows(const char* name)
  {
    return QTest::qWaitFor([&] { return !dock(name).isHidden() && !dock(name).visibleRegion().isEmpty(); }, 1000);
  }
};

QTEST_MAIN(PerspectivesTest)
#include "PerspectivesTest.moc"
