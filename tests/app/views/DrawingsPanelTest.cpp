#include "app/ide/views/DrawingsPanel.h"
#include "app/ide/views/ShownDrawings.h"
#include "app/ide/views/ViewArea.h"
#include "core/draw/DrawingSets.h"
#include "tests/app/SettingsSupport.h"
#include "viewer/view/Viewport.h"

#include <QSignalSpy>
#include <QtTest>

using namespace sparkwright;

namespace
{

/// Visible sets of these names, with so many points each.
DrawingsPtr drawn(const std::vector<std::pair<std::string, int>>& wanted)
{
  DrawingSets sets;
  for(const auto& [name, count] : wanted)
    for(int i = 0; i < count; ++i)
      sets.add(name, Drawings::Shape{Drawings::Shape::Kind::Point, {1, 2, 3, 4}, 0, 5, {Vec3f::Zero()}});
  sets.swap("");
  return sets.drawings();
}

} // namespace

/// The dock of drawings, and what becomes of its choice in the views.
class DrawingsPanelTest : public QObject
{
  Q_OBJECT

private slots:
  void setsAreATreeWithCounts();
  void aClickHidesASetOrAGroup();
  void setsThatComeLaterAreAsTheirGroup();
  void aFilterListsWhatMatches();
  void aWrongExpressionIsTold();
  void buttonsChooseWhatIsListed();
  void whatIsOpenStaysSo();
  void viewsShowWhatIsChosen();
  void theSessionAndUdpAreOne();

private:
  static void show(DrawingsPanel& panel, const DrawingsPtr& drawings)
  {
    panel.resize(360, 400);
    panel.setDrawings(drawings);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
  }
  static QTreeWidgetItem* item(const DrawingsPanel& panel, const QStringList& path)
  {
    QTreeWidgetItem* at = panel.tree().invisibleRootItem();
    for(const QString& part : path)
    {
      QTreeWidgetItem* next = nullptr;
      for(int i = 0; i < at->childCount(); ++i)
        if(at->child(i)->text(0) == part)
          next = at->child(i);
      if(!next)
        return nullptr;
      at = next;
    }
    return at;
  }
  /// Clicks the check box of an item.
  static void click(DrawingsPanel& panel, QTreeWidgetItem* item)
  {
    QTreeWidget& tree = panel.tree();
    tree.scrollToItem(item);
    QStyleOptionViewItem option;
    option.initFrom(&tree);
    option.rect = tree.visualItemRect(item);
    option.features = QStyleOptionViewItem::HasCheckIndicator | QStyleOptionViewItem::HasDisplay;
    const QRect box = tree.style()->subElementRect(QStyle::SE_ItemViewItemCheckIndicator, &option, &tree);
    QTest::mouseClick(tree.viewport(), Qt::LeftButton, Qt::NoModifier, box.center());
  }

  test::SettingsFolder settings_;
};

void DrawingsPanelTest::setsAreATreeWithCounts()
{
  DrawingsPanel panel;
  show(panel, drawn({{"L.03.ball", 2}, {"L.03.pass", 3}, {"L.04", 1}, {"grid", 7}}));
  QCOMPARE(panel.tree().topLevelItemCount(), 2);
  QCOMPARE(item(panel, {"L"})->text(1), QString("6"));
  QCOMPARE(item(panel, {"L", "03"})->text(1), QString("5"));
  QCOMPARE(item(panel, {"L", "03", "pass"})->text(1), QString("3"));
  QCOMPARE(item(panel, {"grid"})->text(1), QString("7"));
  QCOMPARE(panel.hint(), QString());
  panel.setDrawings(drawn({{"L.03.ball", 9}, {"L.03.pass", 3}, {"L.04", 1}, {"grid", 7}}));
  QCOMPARE(item(panel, {"L"})->text(1), QString("13"));
  panel.setDrawings(nullptr);
  QCOMPARE(panel.tree().topLevelItemCount(), 0);
  QVERIFY(!panel.hint().isEmpty());
}

void DrawingsPanelTest::aClickHidesASetOrAGroup()
{
  DrawingsPanel panel;
  show(panel, drawn({{"L.03.ball", 1}, {"L.03.pass", 1}, {"L.04", 1}, {"R", 1}}));
  QSignalSpy changed(&panel, &DrawingsPanel::choiceChanged);
  click(panel, item(panel, {"L", "03", "ball"}));
  QCOMPARE(changed.size(), 1);
  QVERIFY(!panel.choice().shows("L.03.ball") && panel.choice().shows("L.03.pass"));
  QCOMPARE(item(panel, {"L"})->checkState(0), Qt::PartiallyChecked);
  QCOMPARE(item(panel, {"L", "03", "pass"})->checkState(0), Qt::Checked);
  click(panel, item(panel, {"L"})); // Partly: all of it is shown.
  QVERIFY(panel.choice().shows("L.03.ball"));
  click(panel, item(panel, {"L"}));
  QVERIFY(!panel.choice().shows("L.03.ball") && !panel.choice().shows("L.04") && panel.choice().shows("R"));
  QCOMPARE(item(panel, {"L", "03", "pass"})->checkState(0), Qt::Unchecked);
}

void DrawingsPanelTest::setsThatComeLaterAreAsTheirGroup()
{
  DrawingChoice choice;
  choice.show("L", false);
  choice.show("L.03", true);
  QVERIFY(!choice.shows("L.04.new") && choice.shows("L.03.new") && choice.shows("LL") && choice.shows("R"));
  choice.show("L", true);
  QVERIFY(choice.shows("L.04.new"));
  QVERIFY(choice.hidesNothing());
  choice.show("", false);
  QVERIFY(!choice.shows("R") && !choice.hidesNothing());
}

void DrawingsPanelTest::aFilterListsWhatMatches()
{
  DrawingsPanel panel;
  show(panel, drawn({{"L.03.ball", 1}, {"L.03.pass", 1}, {"R.ball", 1}, {"a+b", 1}}));
  panel.filter().setText("BALL");
  QVERIFY(!item(panel, {"L", "03", "ball"})->isHidden() && item(panel, {"L", "03", "pass"})->isHidden());
  QVERIFY(!item(panel, {"L"})->isHidden() && !item(panel, {"R"})->isHidden());
  panel.filter().setText("a+"); // Words as they are.
  QVERIFY(!item(panel, {"a+b"})->isHidden() && item(panel, {"L"})->isHidden());
  panel.isPattern().setChecked(true);
  panel.filter().setText("^L\\..*s$");
  QVERIFY(!item(panel, {"L", "03", "pass"})->isHidden() && item(panel, {"L", "03", "ball"})->isHidden());
  panel.filter().setText("nothing");
  QVERIFY(panel.hint().contains("No set"));
}

void DrawingsPanelTest::aWrongExpressionIsTold()
{
  DrawingsPanel panel;
  show(panel, drawn({{"L.03.ball", 1}}));
  panel.isPattern().setChecked(true);
  panel.filter().setText("ball(");
  QVERIFY2(panel.hint().contains("regular expression") && panel.hint().contains("6"), qPrintable(panel.hint()));
  QVERIFY(!item(panel, {"L", "03", "ball"})->isHidden()); // All is listed meanwhile.
  panel.isPattern().setChecked(false);
  QVERIFY(panel.hint().contains("No set"));
}

void DrawingsPanelTest::buttonsChooseWhatIsListed()
{
  DrawingsPanel panel;
  show(panel, drawn({{"L.ball", 1}, {"L.ball.far", 1}, {"R.ball", 1}, {"R.pass", 1}}));
  panel.isPattern().setChecked(true);
  panel.filter().setText("ball$");
  panel.hideAll().click();
  QVERIFY(!panel.choice().shows("L.ball") && !panel.choice().shows("R.ball"));
  QVERIFY(panel.choice().shows("R.pass") && panel.choice().shows("L.ball.far"));
  panel.filter().clear();
  panel.showAll().click();
  QVERIFY(panel.choice().hidesNothing());
  panel.hideAll().click();
  QVERIFY(!panel.choice().shows("R.pass") && !panel.choice().shows("new"));
}

void DrawingsPanelTest::whatIsOpenStaysSo()
{
  DrawingsPanel panel;
  show(panel, drawn({{"L.a", 1}, {"R.a", 1}}));
  item(panel, {"L"})->setExpanded(false);
  panel.setDrawings(drawn({{"L.a", 1}, {"L.b", 1}, {"R.a", 1}}));
  QVERIFY(!item(panel, {"L"})->isExpanded());
  QVERIFY(item(panel, {"R"})->isExpanded());
}

void DrawingsPanelTest::viewsShowWhatIsChosen()
{
  ViewArea area;
  ShownDrawings shown(area);
  const DrawingsPtr all = drawn({{"L.a", 1}, {"R.a", 1}});
  shown.setReceived(all);
  QCOMPARE(area.active().drawings(), all); // Nothing is copied as long as nothing is hidden.
  DrawingChoice choice;
  choice.show("L", false);
  shown.setChoice(choice);
  QCOMPARE(area.active().drawings()->sets.size(), std::size_t(1));
  QCOMPARE(area.active().drawings()->sets[0]->name, std::string("R.a"));
  QCOMPARE(shown.all(), all);
  shown.setChoice({});
  QCOMPARE(area.active().drawings(), all);
}

void DrawingsPanelTest::theSessionAndUdpAreOne()
{
  ViewArea area;
  ShownDrawings shown(area);
  shown.setReceived(drawn({{"udp", 1}}));
  shown.setOfSession(drawn({{"inside", 1}}));
  QCOMPARE(area.active().drawings()->sets.size(), std::size_t(2));
  shown.setOfSession(nullptr);
  QCOMPARE(area.active().drawings()->sets.size(), std::size_t(1));
  shown.setReceived(nullptr);
  QVERIFY(!area.active().drawings());
}

QTEST_MAIN(DrawingsPanelTest)
#include "DrawingsPanelTest.moc"
