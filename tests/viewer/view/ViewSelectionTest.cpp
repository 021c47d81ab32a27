#include "viewer/view/ViewSelection.h"

#include "tests/viewer/FrameSupport.h"

#include <QSignalSpy>
#include <QtTest>

using namespace sparkwright;
using test::FrameBuilder;

class ViewSelectionTest : public QObject
{
  Q_OBJECT
private slots:
  void initTestCase()
  {
    FrameBuilder b;
    box_ = b.open("box", Vec3f(0, 0, 0));
    mesh_ = b.mesh("StdUnitBox", Vec3f::Ones(), {"matOrange"});
    b.close();
    other_ = b.open("other", Vec3f(1, 0, 0));
    b.close();
    frame_ = b.take();
  }

  void theLastNodeCountsWhereThereIsOnlyOne()
  {
    ViewSelection selection;
    QCOMPARE(selection.last(), -1);
    selection.set({other_, box_});
    QCOMPARE(selection.last(), box_);
    selection.setNode(other_);
    QCOMPARE(selection.nodes(), std::vector{other_});
    selection.setNode(-1);
    QVERIFY(selection.nodes().empty());
  }
  void onlyChangesAreTold()
  {
    ViewSelection selection;
    QSignalSpy changed(&selection, &ViewSelection::changed), emphasised(&selection, &ViewSelection::emphasisChanged);
    for(int i = 0; i < 2; ++i)
      selection.set({box_});
    QCOMPARE(changed.size(), 1);
    QCOMPARE(emphasised.size(), 0);
    for(int i = 0; i < 2; ++i)
    {
      selection.setOutlined(other_);
      selection.setHovered(mesh_);
    }
    QCOMPARE(changed.size(), 1);
    QCOMPARE(emphasised.size(), 2);
  }
  void marksCoverSubtreesAndTheSelectionComesLast()
  {
    ViewSelection selection;
    selection.set({box_});
    selection.setHovered(mesh_);
    const auto marks = selection.marks(*frame_->structure, {}, {other_});
    QCOMPARE(marks.size(), 3u);
    QCOMPARE(marks[0].from, box_); // The part of the mesh under the mouse.
    QCOMPARE(marks[0].to, mesh_ + 1);
    QCOMPARE(marks[0].colour, QColor(Qt::white));
    QCOMPARE(marks[1].from, other_);
    QCOMPARE(marks[2].from, box_);
    QCOMPARE_GT(marks[2].tint, 0.f);
  }
  void theLookLeavesOutHoverAndTint()
  {
    ViewSelection selection;
    selection.set({box_});
    selection.setHovered(mesh_);
    const auto marks = selection.marks(*frame_->structure, {false, false}, {});
    QCOMPARE(marks.size(), 1u);
    QCOMPARE(marks[0].tint, 0.f);
  }
  void nodesThatDoNotExistGetNoMark()
  {
    ViewSelection selection;
    selection.set({-7, 100000});
    selection.setHovered(100000);
    selection.setOutlined(-2);
    QVERIFY(selection.marks(*frame_->structure, {}, {-1, 100000}).empty());
  }

private:
  FramePtr frame_;
  int box_ = -1, mesh_ = -1, other_ = -1;
};

QTEST_MAIN(ViewSelectionTest)
#include "ViewSelectionTest.moc"
