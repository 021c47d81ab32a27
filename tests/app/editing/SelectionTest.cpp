#include "app/ide/scene/KickDialog.h"
#include "app/ide/scene/ScenePanel.h"
#include "app/ide/scene/ScenePart.h"
#include "app/ide/scene/SelectionCommands.h"
#include "app/ide/window/Language.h"
#include "app/ide/window/MainWindow.h"
#include "tests/app/SessionSupport.h"
#include "tests/app/SettingsSupport.h"
#include "tests/VerifyNear.h"
#include "tests/viewer/FrameSupport.h"
#include "viewer/view/Viewport.h"

#include <QClipboard>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTreeView>
#include <QtTest>

using namespace sparkwright;
using test::FakeSession;
using test::FrameBuilder;

/// Several things selected everywhere at once, the menu of the views, and what it does.
class SelectionTest : public QObject
{
  Q_OBJECT
private slots:
  void init()
  {
    settings_.clear();
    language_ = std::make_unique<Language>();
    language_->use("en");
    session_ = std::make_unique<FakeSession>();
    window_ = std::make_unique<MainWindow>(*session_, *language_);
    show();
    selection().clear();
    view().camera().setViewport(800, 600); // The window is not shown.
    view().camera().look({0, 0, 0.2f}, 6, 0, 0.8f);
  }
  void cleanup()
  {
    window_.reset();
    session_.reset();
    language_.reset();
  }

  void togglingAddsAndTakesAway()
  {
    QSignalSpy changed(&selection(), &Selection::changed);
    selection().toggle({boxes_[0]});
    selection().toggle({robot_});
    QCOMPARE(selection().nodes(), (std::vector{boxes_[0], robot_}));
    QCOMPARE(selection().last(), robot_);
    selection().toggle({robot_ + 3}); // A part of the robot means that it is not selected any more.
    QCOMPARE(selection().nodes(), std::vector{boxes_[0]});
    QCOMPARE(changed.size(), 3);
    selection().set({boxes_[0], boxes_[0], -1, 100000});
    QCOMPARE(changed.size(), 3); // The same.
    selection().toggle({-1, 100000});
    selection().setId(0);
    selection().setId(123456);
    QCOMPARE(changed.size(), 3);
  }
  void allViewsAndTheTreeShowTheSame()
  {
    selection().set({boxes_[1], robot_});
    QCOMPARE(view().selection().nodes(), (std::vector{boxes_[1], robot_}));
    QCOMPARE(view().selection().last(), robot_);
    QTreeView* const tree = window_->part<ScenePart>().panel().findChild<QTreeView*>();
    QCOMPARE(tree->selectionModel()->selectedRows().size(), 2);
    window_->views().arrange(ViewArea::Layout::SideBySide);
    QCOMPARE(window_->views().viewport(1)->selection().nodes(), selection().nodes());
  }
  void theTreeSelectsSeveral()
  {
    QTreeView* const tree = window_->part<ScenePart>().panel().findChild<QTreeView*>();
    selection().set({boxes_[0]});
    const QModelIndex first = tree->currentIndex();
    tree->selectionModel()->setCurrentIndex(first.siblingAtRow(first.row() + 1),
                                            QItemSelectionModel::Select | QItemSelectionModel::Rows);
    QCOMPARE(selection().nodes(), (std::vector{boxes_[0], boxes_[1]}));
    tree->selectionModel()->select(first, QItemSelectionModel::Deselect | QItemSelectionModel::Rows);
    QCOMPARE(selection().nodes(), std::vector{boxes_[1]});
  }
  void whatTheFilterHidesStaysSelected()
  {
    selection().set({boxes_[0], boxes_[1]});
    QLineEdit* const filter = window_->part<ScenePart>().panel().findChild<QLineEdit*>();
    filter->setText("box1");
    QCOMPARE(selection().nodes().size(), std::size_t(2));
    filter->setText("");
    QCOMPARE(window_->part<ScenePart>().panel().findChild<QTreeView*>()->selectionModel()->selectedRows().size(), 2);
  }
  void selectedThingsAreKnownInANewStructure()
  {
    selection().set({boxes_[1], robot_});
    show(true);
    QCOMPARE(selection().nodes(), (std::vector{boxes_[1], robot_}));
    QCOMPARE(view().selection().nodes(), selection().nodes());
    QCOMPARE(window_->part<ScenePart>().panel().findChild<QTreeView*>()->selectionModel()->selectedRows().size(), 2);
    ++session_->now.generation;
    window_->refresh();
    QVERIFY(selection().nodes().empty());
  }
  void allPlayersAreSelectedByAnAction()
  {
    trigger(ActionId::SelectPlayers);
    QCOMPARE(selection().nodes(), std::vector{robot_});
  }
  void theMenuSelectsWhatIsThere()
  {
    QMenu& menu = menuAt({0, 1, 0.25f});
    QCOMPARE(selection().nodes(), std::vector{boxes_[1]});
    const auto behind = submenu(menu);
    QVERIFY(behind.size() >= 2);
    QCOMPARE(behind[0]->text(), QString("1. box1"));
    QVERIFY(behind[0]->isChecked());
    QCOMPARE(behind[0]->toolTip(), QString("/usr/scene/box1"));
    behind.last()->trigger(); // The grass.
    QVERIFY(selection().last() >= 0 && selection().last() != boxes_[1]);
  }
  void theMenuHasWhatTheSceneHas()
  {
    const auto offers = [&](ActionId id) { return menuAt({0, 1, 0.25f}).actions().contains(window_->actions()[id]); };
    for(const ActionId id : {ActionId::KickBall, ActionId::SelectPlayers, ActionId::FollowSelected, ActionId::FirstPerson})
      QVERIFY2(offers(id), qPrintable(window_->actions()[id]->text()));
    test::FrameBuilder boxes;
    boxes.open("box1", Vec3f(0, 1, 0.25f));
    boxes.mesh("StdUnitBox", Vec3f::Constant(0.5f), {"matGrey"});
    boxes.close();
    session_->now.frame = boxes.take();
    window_->refresh();
    for(const ActionId id : {ActionId::KickBall, ActionId::SelectPlayers, ActionId::FollowSelected, ActionId::FirstPerson})
      QVERIFY2(!offers(id), qPrintable(window_->actions()[id]->text()));
    QVERIFY(offers(ActionId::FrameSelection));
  }
  void theMenuOfOneOfSeveralIsForAll()
  {
    selection().set({boxes_[0], boxes_[1]});
    QVERIFY(
        std::ranges::any_of(menuAt({0, 1, 0.25f}).actions(), [](const QAction* a) { return a->text() == "2 things"; }));
    QCOMPARE(selection().nodes().size(), std::size_t(2));
    menuAt({0, -1, 0.38f});
    QCOMPARE(selection().nodes().size(), std::size_t(1)); // Another thing.
  }
  void theTreeOffersTheMenuToo()
  {
    selection().set({boxes_[0]});
    window_->show();
    QTreeView* const tree = window_->part<ScenePart>().panel().findChild<QTreeView*>();
    QVERIFY(tree);
    emit tree->customContextMenuRequested({5, 5});
    auto* const menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    const QList<QAction*> entries = menu->actions();
    for(const ActionId id : {ActionId::FrameSelection, ActionId::StopThings, ActionId::CopyPath})
      QVERIFY(entries.contains(window_->actions()[id]));
    QVERIFY(!entries.contains(window_->actions()[ActionId::PutHere])); // There is no place.
    menu->close();
  }
  void thingsAreStoppedAndPutWhereTheMenuIs()
  {
    selection().set({boxes_[0], boxes_[1]});
    menuAt({2, -1, 0});
    QCOMPARE(selection().nodes().size(), std::size_t(2)); // Grass selects nothing else.
    QVERIFY(window_->actions()[ActionId::PutHere]->isEnabled());
    trigger(ActionId::PutHere);
    const auto& made = session_->manipulations;
    QCOMPARE(made.size(), std::size_t(1));
    QCOMPARE(made[0].size(), std::size_t(2));
    for(const Manipulation& one : made[0])
      QVERIFY(std::holds_alternative<PlaceNode>(one));
    trigger(ActionId::StopThings);
    QCOMPARE(made.size(), std::size_t(2));
    QCOMPARE(made[1].size(), std::size_t(2));
    for(const Manipulation& one : made[1])
      QVERIFY(std::get<MoveNode>(one).velocity == Velocity{} && !std::get<MoveNode>(one).position);
    selection().set({named("leftgoal")});
    menuAt({2, -1, 0});
    QVERIFY(!window_->actions()[ActionId::PutHere]->isEnabled());
    trigger(ActionId::StopThings);
    QCOMPARE(made.size(), std::size_t(2)); // It stands anyway.
  }
  void lockedThingsStay()
  {
    window_->actions()[ActionId::LockThings]->trigger();
    selection().set({boxes_[0]});
    menuAt({2, -1, 0});
    QVERIFY(!window_->actions()[ActionId::PutHere]->isEnabled());
    trigger(ActionId::StopThings);
    trigger(ActionId::KickBall);
    QVERIFY(session_->manipulations.empty() && session_->commands.empty());
    QVERIFY(!window_->findChild<KickDialog*>());
    window_->actions()[ActionId::LockThings]->trigger();
  }
  void theBallIsKickedAsAsked()
  {
    trigger(ActionId::KickBall);
    auto* const dialog = window_->findChild<KickDialog*>();
    QVERIFY(dialog);
    dialog->speed().setValue(4);
    dialog->direction().setValue(90);
    dialog->height().setValue(0);
    dialog->accept();
    QCOMPARE(session_->manipulations.size(), std::size_t(1));
    QCOMPARE(session_->manipulations[0].size(), std::size_t(1));
    const MoveNode& kick = std::get<MoveNode>(session_->manipulations[0][0]);
    QVERIFY(kick.node.id != 0 && !kick.position && !kick.rotation && kick.velocity);
    VERIFY_NEAR(kick.velocity->linear, Vec3f(0, 4, 0), 1e-5f);
    QVERIFY(kick.velocity->angular == Vec3f::Zero());
    KickDialog again;
    QCOMPARE(again.speed().value(), 4.);
    again.height().setValue(45);
    VERIFY_NEAR(again.velocity().z(), 4 * std::sqrt(0.5f), 1e-3f);
  }
  void pathAndPositionAreCopied()
  {
    QVERIFY(!window_->actions()[ActionId::CopyPath]->isEnabled());
    selection().set({boxes_[2]});
    trigger(ActionId::CopyPath);
    QCOMPARE(QGuiApplication::clipboard()->text(), QString("/usr/scene/box2"));
    trigger(ActionId::CopyPosition);
    QCOMPARE(QGuiApplication::clipboard()->text(), QString("1.000 1.000 0.250"));
  }

private:
  Selection& selection() { return window_->selection(); }
  Viewport& view() { return window_->viewport(); }
  void trigger(ActionId id) { window_->actions()[id]->trigger(); }
  QMenu& menuAt(const Vec3f& place)
  {
    const auto p = view().camera().pixelOf(place);
    return window_->part<ScenePart>().selectionCommands().menuAt(view(), QPointF((*p)[0], (*p)[1]).toPoint());
  }
  static QList<QAction*> submenu(QMenu& menu)
  {
    for(const QAction* const action : menu.actions())
      if(action->menu())
        return action->menu()->actions();
    return {};
  }
  int named(const char* name)
  {
    const auto& all = selection().structure()->nodes;
    return static_cast<int>(std::ranges::find(all, name, &SceneStructure::Node::name) - all.begin());
  }
  void show(bool newcomer = false)
  {
    FrameBuilder b;
    b.soccerScene();
    b.structure().version = newcomer ? 2 : 1;
    if(newcomer)
    {
      b.open("newcomer", Vec3f(0, 5, 0));
      b.structure().nodes.back().id = 77;
      b.close();
    }
    for(int i = 0; i < 3; ++i)
    {
      boxes_[static_cast<std::size_t>(i)] =
          b.open("box" + std::to_string(i), Vec3f(static_cast<float>(i) - 1, 1, 0.25f));
      b.structure().nodes.back().id = 7000 + static_cast<std::uint64_t>(i);
      b.structure().nodes.back().path = "/usr/scene/box" + std::to_string(i);
      b.mesh("StdUnitBox", Vec3f::Constant(0.4f), {"matRed"});
      b.close();
    }
    robot_ = b.robot(0, -1, 0, true, 1);
    b.structure().nodes[static_cast<std::size_t>(robot_)].id = 5000;
    b.frame().agents.back().rootId = 5000;
    session_->now.phase = SessionState::Phase::Ready;
    session_->now.frame = b.take();
    window_->refresh();
  }

  test::SettingsFolder settings_;
  std::unique_ptr<Language> language_;
  std::unique_ptr<FakeSession> session_;
  std::unique_ptr<MainWindow> window_;
  std::array<int, 3> boxes_{};
  int robot_ = -1;
};

QTEST_MAIN(SelectionTest)
#include "SelectionTest.moc"
