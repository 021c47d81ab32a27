#include "app/ide/common/Actions.h"
#include "app/ide/match/EventToasts.h"
#include "app/ide/views/ViewArea.h"
#include "app/ide/views/ViewCell.h"
#include "app/ide/views/ViewCommands.h"
#include "tests/VerifyNear.h"
#include "tests/app/SettingsSupport.h"
#include "tests/viewer/FrameSupport.h"
#include "viewer/view/Viewport.h"

#include <QSettings>
#include <QSignalSpy>
#include <QToolButton>
#include <QtTest>

using namespace sparkwright;
using test::FrameBuilder;
using Layout = ViewArea::Layout;
using Mode = CameraDirector::Mode;

/// Several views side by side, and what the actions do to them. Needs a display with OpenGL 3.3.
class ViewAreaTest : public QObject
{
  Q_OBJECT
private slots:
  void init()
  {
    settings_.clear();
    make();
  }
  void cleanup()
  {
    commands_.reset();
    area_.reset();
    actions_.reset();
  }

  void oneTwoFourOneEachDraws()
  {
    for(const auto& [action, count] : {std::pair(ActionId::TwoViews, 2), {ActionId::FourViews, 4},
                                       {ActionId::StackedViews, 2}, {ActionId::OneView, 1}})
    {
      trigger(action);
      QCOMPARE(static_cast<int>(area_->viewports().size()), count);
      settle();
      for(Viewport* const viewport : area_->viewports())
      {
        QVERIFY(viewport->isVisible());
        QVERIFY(viewport->width() > 100 && viewport->height() > 80);
        const QImage image = viewport->grabFramebuffer();
        QVERIFY(viewport->failure().isEmpty());
        const QColor grass = image.pixelColor(image.width() / 2, image.height() * 2 / 3);
        QVERIFY(grass.green() > grass.red() && grass.green() > grass.blue());
      }
    }
    QVERIFY(!actions()[ActionId::CloseView]->isEnabled());
  }
  void viewsHaveCamerasOfTheirOwnAndOneScene()
  {
    trigger(ActionId::FourViews);
    settle();
    const auto views = area_->viewports();
    for(std::size_t i = 0; i < views.size(); ++i)
      for(std::size_t j = 0; j < i; ++j)
      {
        QCOMPARE_GT((views[i]->camera().position() - views[j]->camera().position()).norm(), 1);
        QCOMPARE(&views[i]->scene(), &views[j]->scene());
      }
    const Viewpoint other = views[1]->camera().viewpoint();
    QTest::mouseClick(views[2], Qt::LeftButton, {}, {5, 5});
    QCOMPARE(area_->activeCell(), 2);
    trigger(ActionId::View4);
    trigger(ActionId::FollowBall);
    QCOMPARE(views[2]->cameraControl().mode(), Mode::Follow);
    QCOMPARE(views[1]->cameraControl().mode(), Mode::Orbit);
    QCOMPARE(views[1]->camera().viewpoint(), other);
    QVERIFY(actions()[ActionId::FollowBall]->isChecked());
    area_->activate(1);
    QVERIFY(!actions()[ActionId::FollowBall]->isChecked()); // It tells of the active one.
    area_->setSelection({robot_});
    for(Viewport* const viewport : views)
      QCOMPARE(viewport->selection().last(), robot_);
    trigger(ActionId::OneView);
    trigger(ActionId::TwoViews);
    for(Viewport* const viewport : area_->viewports())
      QCOMPARE(viewport->selection().last(), robot_); // Who comes later knows it, too.
  }
  void overlaysLieOverTheActiveView()
  {
    trigger(ActionId::TwoViews);
    settle();
    area_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(area_.get()));
    const auto views = area_->viewports();
    QCOMPARE(views[0]->overlays(), &area_->overlays());
    QVERIFY(!views[1]->overlays());
    trigger(ActionId::NextView);
    QCOMPARE(area_->activeCell(), 1);
    QCOMPARE(views[1]->overlays(), &area_->overlays());
    QVERIFY(!views[0]->overlays());
    QVERIFY(views[1]->hasFocus());
    trigger(ActionId::NextView);
    QCOMPARE(area_->activeCell(), 0);
    actions()[ActionId::FieldMap]->setChecked(false);
    QVERIFY(!area_->overlays().isShown(Overlays::Map));
    cleanup();
    make();
    QVERIFY(!area_->overlays().isShown(Overlays::Map)); // Remembered.
    QVERIFY(area_->overlays().isShown(Overlays::Board));
  }
  void closedViewsComeBackAsTheyWere()
  {
    trigger(ActionId::FourViews);
    settle();
    QSignalSpy added(area_.get(), &ViewArea::viewAdded);
    area_->viewport(3)->camera().look({1, 2, 0}, 5, 1, 0.5f);
    QPointer<Viewport> third = area_->viewport(3);
    // As the user does: by the button in its corner.
    QToolButton* close = nullptr;
    for(QToolButton* const button : third->parentWidget()->findChildren<QToolButton*>())
    {
      QVERIFY(!button->accessibleName().isEmpty() && !button->toolTip().isEmpty());
      close = button;
    }
    QTest::mouseClick(close, Qt::LeftButton);
    QCOMPARE(static_cast<int>(area_->viewports().size()), 3);
    QTRY_VERIFY(!third); // And what it had on the card is gone.
    trigger(ActionId::FourViews);
    QCOMPARE(added.size(), 1);
    VERIFY_NEAR(area_->viewport(3)->camera().target(), Vec3f(1, 2, 0), 1e-3f);
    for(int cell : {0, 1, 2, 3})
      area_->closeView(cell);
    QCOMPARE(static_cast<int>(area_->viewports().size()), 1); // The last one stays.
    area_->closeView(7);
    QCOMPARE(area_->activeCell(), 3);
    settle();
    QVERIFY(!area_->active().grabFramebuffer().isNull());
  }
  void viewsAreRememberedPerScene()
  {
    area_->setScenePath("/somewhere/a.rsg");
    trigger(ActionId::TwoViews);
    settle();
    area_->viewport(0)->camera().look({3, 1, 0}, 6, 0.7f, 0.6f);
    area_->viewport(1)->camera().look({-3, 1, 0}, 7, -0.7f, 0.4f);
    area_->activate(1);
    const Viewpoint kept = area_->active().camera().viewpoint();
    trigger(ActionId::KeepView3);
    trigger(ActionId::Orthographic);
    area_->setScenePath("/somewhere/b.rsg"); // Nothing is known about it.
    QVERIFY(!area_->hasKept(2));
    QCOMPARE_GT((area_->active().camera().target() - Vec3f(-3, 1, 0)).norm(), 0.5f);
    trigger(ActionId::OneView);
    cleanup();
    make(); // The program is started again.
    area_->setScenePath("/somewhere/else/a.rsg"); // Paths, not names: this is another.
    QCOMPARE(static_cast<int>(area_->viewports().size()), 1);
    area_->setScenePath("/somewhere/a.rsg");
    QCOMPARE(static_cast<int>(area_->viewports().size()), 2);
    QCOMPARE(area_->activeCell(), 1);
    VERIFY_NEAR(area_->viewport(0)->camera().target(), Vec3f(3, 1, 0), 1e-4f);
    VERIFY_NEAR(area_->viewport(1)->camera().target(), Vec3f(-3, 1, 0), 1e-4f);
    QVERIFY(area_->viewport(1)->camera().orthographic());
    QVERIFY(!area_->viewport(0)->camera().orthographic());
    trigger(ActionId::View1);
    trigger(ActionId::View3);
    QCOMPARE(area_->active().camera().viewpoint(), kept);
    QVERIFY(actions()[ActionId::View3]->text().contains("Your view"));
    trigger(ActionId::DropKeptViews);
    QVERIFY(!actions()[ActionId::View3]->text().contains("Your view"));
    trigger(ActionId::View3);
    QVERIFY(!(area_->active().camera().viewpoint() == kept));
  }
  void spoiltMemoryIsForgotten_data()
  {
    QTest::addColumn<QString>("text");
    QTest::newRow("no JSON") << QString("{nonsense");
    QTest::newRow("other types") << QString(
        R"({"scene":"/a.rsg","cameras":5,"kept":"x","shown":"all","active":[],"dividers":7})");
    QTest::newRow("out of range") << QString(
        R"({"scene":"/a.rsg","cameras":["1 1e30 0 0 1e9 9e9 9e9 5 99 perspective","","1 nan"],)"
        R"("shown":4096,"active":-7})");
    QTest::newRow("no view") << QString(R"({"scene":"/a.rsg","shown":0,"active":3})");
  }
  void spoiltMemoryIsForgotten()
  {
    QFETCH(QString, text);
    QSettings().setValue("views/scenes", QStringList{text});
    area_->setScenePath("/a.rsg");
    QVERIFY(!area_->viewports().empty());
    settle();
    for(Viewport* const viewport : area_->viewports())
    {
      QVERIFY(viewport->camera().viewpoint().finite());
      QVERIFY(!viewport->grabFramebuffer().isNull());
    }
  }
  void memoryIsBounded()
  {
    SceneViews views;
    for(int i = 0; i < ViewMemory::mostScenes + 20; ++i)
      ViewMemory::store(QStringLiteral("/scene%1.rsg").arg(i), views);
    QVERIFY(!ViewMemory::load("/scene0.rsg"));
    QVERIFY(ViewMemory::load(QStringLiteral("/scene%1.rsg").arg(ViewMemory::mostScenes + 19)));
    QCOMPARE(QSettings().value("views/scenes").toStringList().size(), qsizetype(ViewMemory::mostScenes));
    ViewMemory::store({}, views);
    QVERIFY(!ViewMemory::load({}));
  }
  void digitsAndLettersActInTheActiveView()
  {
    trigger(ActionId::TwoViews);
    settle();
    area_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(area_.get()));
    Viewport& right = *area_->viewport(1);
    right.setFocus();
    QCOMPARE(area_->activeCell(), 1);
    const Viewpoint other = area_->viewport(0)->camera().viewpoint();
    QTest::keyClick(&right, Qt::Key_1);
    const Viewpoint first = right.camera().viewpoint();
    QTest::keyClick(&right, Qt::Key_7);
    QVERIFY(!(right.camera().viewpoint() == first));
    QTest::keyClick(&right, Qt::Key_G);
    QCOMPARE(right.cameraControl().mode(), Mode::Follow);
    area_->setSelection({robot_});
    QTest::keyClick(&right, Qt::Key_V);
    QCOMPARE(right.cameraControl().mode(), Mode::FirstPerson);
    QVERIFY(!actions()[ActionId::Orthographic]->isEnabled());
    QTest::keyClick(&right, Qt::Key_E);
    QCOMPARE(right.cameraControl().mode(), Mode::ThirdPerson);
    QTest::keyClick(&right, Qt::Key_G, Qt::ShiftModifier);
    QCOMPARE(right.cameraControl().mode(), Mode::Follow);
    QVERIFY(!right.cameraControl().follows().ball);
    QTest::keyClick(&right, Qt::Key_F, Qt::ShiftModifier);
    QCOMPARE(right.cameraControl().mode(), Mode::Fly);
    QTest::keyClick(&right, Qt::Key_E); // Rises now.
    QCOMPARE(right.cameraControl().mode(), Mode::Fly);
    QTest::keyClick(&right, Qt::Key_F, Qt::ShiftModifier);
    QTest::keyClick(&right, Qt::Key_P);
    QVERIFY(right.camera().orthographic());
    QTest::keyClick(&right, Qt::Key_5, Qt::KeypadModifier);
    QVERIFY(!right.camera().orthographic());
    QTest::keyClick(&right, Qt::Key_M);
    QVERIFY(!area_->overlays().isShown(Overlays::Map));
    QCOMPARE(area_->viewport(0)->camera().viewpoint(), other);
  }
  void menusOfferWhatThereIs()
  {
    QStringList texts;
    for(const QAction* const action : area_->cameraMenu()->actions())
      texts.append(action->text());
    QVERIFY(texts.contains("&2 Behind the left goal"));
    FrameBuilder b;
    b.open("box", Vec3f(0, 0, 0.5f));
    b.mesh("StdUnitBox", Vec3f::Ones(), {"matOrange"});
    area_->setFrame(b.take());
    area_->setScenePath("/somewhere/box.rsg");
    texts.clear();
    for(const QAction* const action : area_->cameraMenu()->actions())
      texts.append(action->text());
    QVERIFY(!texts.contains("&2 Behind the left goal"));
    QVERIFY(texts.filter("From above").size() == 1);
  }
  void newsOfAMatchBecomeMessages()
  {
    EventToasts toasts(area_->overlays(), nullptr);
    const std::array<QColor, 2> colours{Qt::red, Qt::blue};
    GameState game;
    game.present = true;
    const auto event = [](int index, GameEvent::Kind kind, const char* rule, int team)
    {
      GameEvent e;
      e.index = index;
      e.kind = kind;
      e.rule = rule;
      e.team = team;
      return std::make_shared<const GameEvent>(e);
    };
    GameEvents events{event(1, GameEvent::Kind::Goal, "goal", 1)};
    game.events = std::make_shared<const GameEvents>(events);
    QVERIFY(toasts.news(game, 1, colours).empty()); // Was before anybody looked.
    events.push_back(event(2, GameEvent::Kind::Mode, "kick-in", 2)); // Of little interest,
    events.push_back(event(3, GameEvent::Kind::Goal, "goal", 2));
    events.push_back(event(4, GameEvent::Kind::Foul, "charging", 1));
    events.push_back(event(5, GameEvent::Kind::Mode, "halves", 0)); // but this is half time.
    game.events = std::make_shared<const GameEvents>(events);
    const auto news = toasts.news(game, 1, colours);
    QCOMPARE(news.size(), std::size_t(3));
    QCOMPARE(news[0].id, 3);
    QCOMPARE(news[0].stripe, QColor(Qt::blue));
    QCOMPARE(news[2].title, QString("Half time"));
    QVERIFY(toasts.news(game, 1, colours).empty()); // Once.
    QCOMPARE(toasts.event(4)->index, 4);
    QVERIFY(!toasts.event(99));
    for(int i = 6; i < 40; ++i)
      events.push_back(event(i, GameEvent::Kind::Foul, "charging", 1));
    game.events = std::make_shared<const GameEvents>(events);
    toasts.show(game, 1, colours);
    QCOMPARE(area_->overlays().toastCount(), std::size_t(Toasts::most));
    toasts.show(game, 2, colours); // Another World.
    QCOMPARE(area_->overlays().toastCount(), std::size_t(0));
    QSignalSpy chosen(&toasts, &EventToasts::eventChosen);
    emit area_->overlays().toastChosen(39);
    emit area_->overlays().toastChosen(99);
    QCOMPARE(chosen.size(), 1);
  }
  void tinyAreasAreHarmless()
  {
    trigger(ActionId::FourViews);
    area_->setMinimumSize(1, 1);
    for(QWidget* const widget : area_->findChildren<QWidget*>())
      widget->setMinimumSize(1, 1);
    area_->resize(1, 1);
    settle();
    trigger(ActionId::OneView);
    area_->resize(800, 600);
    settle();
    QVERIFY(!area_->active().grabFramebuffer().isNull());
    QVERIFY(area_->active().camera().viewpoint().finite());
  }
  void cameraFlightsCanBeSwitchedOff()
  {
    actions()[ActionId::CameraFlights]->setChecked(true);
    QVERIFY(area_->active().cameraControl().director().animated());
    trigger(ActionId::TwoViews);
    QVERIFY(area_->viewport(1)->cameraControl().director().animated());
    actions()[ActionId::CameraFlights]->setChecked(false);
    QVERIFY(!area_->viewport(1)->cameraControl().director().animated());
    QVERIFY(!ViewCommands::animationsWanted()); // Remembered.
  }

private:
  const Actions& actions() const { return *actions_; }
  void trigger(ActionId id) { actions()[id]->trigger(); }
  void make()
  {
    actions_ = std::make_unique<Actions>();
    area_ = std::make_unique<ViewArea>();
    commands_ = std::make_unique<ViewCommands>(*actions_, *area_, nullptr);
    actions()[ActionId::CameraFlights]->setChecked(false);
    area_->setAnimated(false);
    area_->resize(900, 700);
    FrameBuilder b;
    b.soccerScene();
    robot_ = b.robot(-2, 1, 0.4f, true, 4);
    area_->setFrame(b.take());
    commands_->sceneChanged();
    area_->show();
    QVERIFY(QTest::qWaitForWindowExposed(area_.get()));
  }
  /// Lets layouts and deletions happen.
  static void settle()
  {
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QTest::qWait(30);
  }

  test::SettingsFolder settings_;
  std::unique_ptr<Actions> actions_;
  std::unique_ptr<ViewArea> area_;
  std::unique_ptr<ViewCommands> commands_;
  int robot_ = -1;
};

QTEST_MAIN(ViewAreaTest)
#include "ViewAreaTest.moc"
