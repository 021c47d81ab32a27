#include "tests/VerifyNear.h"
#include "tests/viewer/FrameSupport.h"
#include "viewer/view/ViewPicking.h"

#include <QSignalSpy>
#include <QtTest>

using namespace sparkwright;
using test::FrameBuilder;
using Click = Navigation::Click;

/// Two boxes one behind the other in the middle of the picture; nothing beside them.
class ViewPickingTest : public QObject
{
  Q_OBJECT
private slots:
  void init()
  {
    FrameBuilder b;
    for(int i = 0; i < 2; ++i)
    {
      boxes_[static_cast<std::size_t>(i)] = b.open("box", Vec3f(0, 2.f * static_cast<float>(i), 0));
      meshes_[static_cast<std::size_t>(i)] = b.mesh("StdUnitBox", Vec3f::Ones(), {"matOrange"});
      b.close();
    }
    scene_.setFrame(b.take());
    moving_ = false;
    director_.camera().setViewport(400, 300);
    director_.camera().look({0, 0, 0}, 8, 0, 0);
    selection_.setNode(-1);
    picking_ = std::make_unique<ViewPicking>(ViewPicking::Surroundings{
        scene_, director_, selection_, [] { return false; }, [this] { return moving_; }});
  }

  void partsAreFoundFromTheNearest()
  {
    QCOMPARE(picking_->hitAt(middle)->node, meshes_[0]);
    QCOMPARE(picking_->partsAt(middle), (std::vector{boxes_[0], boxes_[1]}));
    QVERIFY(!picking_->hitAt(outside));
    QVERIFY(picking_->partsAt(outside).empty());
  }
  void clicksSayWhatIsWanted()
  {
    QSignalSpy picked(picking_.get(), &ViewPicking::nodePicked), menu(picking_.get(), &ViewPicking::menuWanted),
        several(picking_.get(), &ViewPicking::nodesPicked);
    picking_->clicked(middle, Click::Part);
    picking_->clicked(middle, Click::Whole);
    picking_->clicked(outside, Click::Part);
    picking_->clicked(outside, Click::Whole); // Twice on nothing is no wish.
    QCOMPARE(picked.size(), 3);
    QCOMPARE(picked[0], (QVariantList{meshes_[0], false}));
    QCOMPARE(picked[1], (QVariantList{meshes_[0], true}));
    QCOMPARE(picked[2], (QVariantList{-1, false}));
    picking_->clicked(outside, Click::Menu);
    QCOMPARE(menu.size(), 1);
    picking_->clicked(outside, Click::More);
    QCOMPARE(several.size(), 0);
    picking_->clicked(middle, Click::More);
    QCOMPARE(several.size(), 1);
    QCOMPARE(several[0][0].value<std::vector<int>>(), std::vector{boxes_[0]});
  }
  void whatIsUnderTheMouseIsHovered()
  {
    picking_->mouseAt(middle, false);
    QCOMPARE(selection_.hovered(), meshes_[0]);
    picking_->mouseAt(middle, true); // A button is down.
    QCOMPARE(selection_.hovered(), -1);
    picking_->mouseAt(middle, false);
    picking_->mouseLeft();
    QCOMPARE(selection_.hovered(), -1);
  }
  void selectingBehindGoesRound()
  {
    QSignalSpy described(picking_.get(), &ViewPicking::describedAt);
    connect(picking_.get(), &ViewPicking::nodesPicked, &selection_,
            [this](const std::vector<int>& nodes) { selection_.set(nodes); });
    QVERIFY(!picking_->selectBehind(true)); // The mouse is elsewhere.
    picking_->mouseAt(middle, false);
    for(const std::size_t wanted : {0u, 1u, 0u})
    {
      QVERIFY(picking_->selectBehind(true));
      QCOMPARE(selection_.last(), boxes_[wanted]);
    }
    QVERIFY(picking_->selectBehind(false));
    QCOMPARE(selection_.last(), boxes_[1]);
    QVERIFY(described.last()[1].toString().startsWith("2 of 2"));
    moving_ = true;
    QVERIFY(!picking_->selectBehind(true));
  }
  void theMenuByKeyIsAskedForUnderTheMouseOrAtTheSelection()
  {
    QSignalSpy menu(picking_.get(), &ViewPicking::menuWanted);
    picking_->menuByKey();
    QCOMPARE(menu.last()[0].toPoint(), QPoint(200, 150)); // The middle, where nothing is known.
    director_.camera().look({3, 0, 0}, 8, 0, 0);
    selection_.setNode(boxes_[0]);
    picking_->menuByKey();
    QVERIFY(menu.last()[0].toPoint().x() < 150);
    picking_->mouseAt({20, 30}, false);
    picking_->menuByKey();
    QCOMPARE(menu.last()[0].toPoint(), QPoint(20, 30));
  }
  void besideThingsThePointIsThatOfTheGround()
  {
    director_.camera().look({0, 0, 0}, 8, 0, 0.3f);
    const auto thing = picking_->pointAt(middle), ground = picking_->pointAt({40, 290});
    QCOMPARE(thing->node, meshes_[0]);
    QVERIFY(ground);
    QCOMPARE(ground->node, -1);
    VERIFY_NEAR(ground->point.z(), 0.f, 1e-4f);
    QVERIFY(!picking_->pointAt({40, 2})); // The sky, or too far.
    director_.camera().look({0, 0, 0}, 8, 0, 0);
    QVERIFY(!picking_->pointAt({40, 150})); // Along the ground.
  }
  void itSaysWhenTheMouseIsElsewhere()
  {
    QSignalSpy moved(picking_.get(), &ViewPicking::mouseMoved);
    picking_->mouseAt({20, 30}, true);
    QCOMPARE(*picking_->mouse(), QPointF(20, 30));
    picking_->mouseLeft();
    QVERIFY(!picking_->mouse());
    QCOMPARE(moved.size(), 2);
  }
  void aLockedSelectionStaysAndThePersonIsTold()
  {
    const auto locks = std::make_shared<ViewLocks>();
    picking_->setLocks(locks);
    locks->set(ViewLocks::Selection, true);
    QSignalSpy picked(picking_.get(), &ViewPicking::nodePicked), several(picking_.get(), &ViewPicking::nodesPicked),
        menu(picking_.get(), &ViewPicking::menuWanted), refused(locks.get(), &ViewLocks::refused);
    for(const Click click : {Click::Part, Click::Whole, Click::More})
      picking_->clicked(middle, click);
    QCOMPARE(refused.size(), 3);
    picking_->clicked(outside, Click::Part); // It would have changed nothing.
    QCOMPARE(refused.size(), 3);
    picking_->mouseAt(middle, false);
    QCOMPARE(selection_.hovered(), meshes_[0]); // It may be moved.
    QVERIFY(!picking_->selectBehind(true));
    QCOMPARE(refused.size(), 4);
    QVERIFY(picked.isEmpty() && several.isEmpty());
    picking_->clicked(middle, Click::Menu);
    QCOMPARE(menu.size(), 1);
    locks->set(ViewLocks::Things, true);
    picking_->mouseAt(middle, false);
    QCOMPARE(selection_.hovered(), -1);
    locks->set(ViewLocks::Camera, true); // The menu would offer nothing.
    picking_->clicked(middle, Click::Menu);
    picking_->menuByKey();
    QCOMPARE(menu.size(), 1);
    QCOMPARE(refused.size(), 6);
    locks->set(ViewLocks::Selection, false);
    picking_->clicked(middle, Click::Part);
    QCOMPARE(picked.size(), 1);
  }

private:
  static constexpr QPointF middle{200, 150}, outside{5, 5};

  SceneDrawing scene_;
  CameraDirector director_;
  ViewSelection selection_;
  std::unique_ptr<ViewPicking> picking_;
  std::array<int, 2> boxes_{}, meshes_{};
  bool moving_ = false;
};

QTEST_MAIN(ViewPickingTest)
#include "ViewPickingTest.moc"
