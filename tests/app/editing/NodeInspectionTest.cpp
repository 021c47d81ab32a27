#include "app/ide/scene/ScenePanel.h"
#include "app/ide/scene/ScenePart.h"
#include "app/ide/source/NodeInspection.h"
#include "tests/app/editing/EditingWindow.h"

#include <QClipboard>
#include <QDockWidget>
#include <QMenu>

using namespace sparkwright;

namespace
{

const QByteArray toyText = R"((RSG 0 1)
(
  (nd Transform (setName toy) (setLocalPos 0 0 2)
    (nd RigidBody (setName toyBody) (setSphereTotal 0.5 0.1))
    (nd Sphere (setRadius 0.1)(setMaterial matRed))
    (nd SphereCollider (setRadius 0.1)
      (nd ContactJointHandler (setContactMu 0.7)))))
)";

/// Two of the same file, and something of its own.
const QByteArray toysScene = R"((RSG 0 1)
(
  (importScene examples/ground.rsg)
  (nd Transform (setName first) (setLocalPos 1 0 5)
    (nd Box (setExtents 0.1 0.1 0.1) (setMaterial matBlue)) (importScene toy.rsg))
  (nd Transform (setName second) (setLocalPos 4 0 9)
    (nd Box (setExtents 0.1 0.1 0.1) (setMaterial matBlue)) (importScene toy.rsg))
  (nd Transform (setName box) (setLocalPos -3 0 5)
    (nd RigidBody (setName body) (setBoxTotal 2 1 1 1))
    (nd Box (setExtents 1 1 1) (setMaterial matBlue)))
)
)";

} // namespace

/// Every node of the running World can be seen in the properties, and what can be set changes this run only.
class NodeInspectionTest : public QObject, private test::EditingWindow
{
  Q_OBJECT
private slots:
  void init()
  {
    makeWindow();
    toy_ = write("toy.rsg", toyText);
    file_ = write("scene.rsg", toysScene);
    edit(file_);
  }
  void cleanup() { closeWindow(); }

  void aNodeOfAnImportedFileIsShownAsItIsInTheRun()
  {
    select(toyOf("second"));
    QVERIFY(pages().isInspecting());
    QTRY_VERIFY(row("Mass"));
    QCOMPARE(row("Mass")->text(1), QString("0.5 kg"));
    QCOMPARE(row("Position")->text(1), QString("4 0 11 m"));
    QVERIFY(row("Rotation") || row("Local rotation"));
    for(QTreeWidgetItemIterator each(&pages().node().values()); *each; ++each)
      QVERIFY2(!(*each)->text(1).contains(QChar(0xc2)), qPrintable((*each)->text(1))); // Bytes of UTF-8.
    QVERIFY(labels().contains("toy.rsg:3"));
    select(node("box"));
    QVERIFY(!pages().isInspecting());
    QVERIFY(pages().forms().row("setLocalPos"));
    select(-1);
    QVERIFY(!pages().isInspecting());
  }
  void whereItWasMadeIsOpenedAndEdited()
  {
    select(toyOf("first"));
    QTRY_VERIFY(pages().isInspecting() && pages().node().editButton().isVisible());
    pages().node().editButton().click();
    QCOMPARE(document()->file(), toy_);
    QVERIFY(!pages().isInspecting());
    QTRY_VERIFY(pages().forms().row("setLocalPos"));
    QVERIFY(!source().selection().nodes().empty() && source().selection().nodes().back().document == document());
    // When the file is closed again, the run tells.
    select(toyOf("first"));
    editing().commands().documents().close(document());
    QVERIFY(pages().isInspecting());
  }
  void ofSeveralNodesOfOneFormTheSelectedOneTellsItsValues()
  {
    QVERIFY(editing().commands().documents().open(toy_));
    MoveNode move;
    move.node.id = structure().nodes[static_cast<std::size_t>(toyOf("second"))].id;
    move.position = Vec3f(4, 0, 20);
    session_->manipulate({move});
    select(toyOf("second"));
    QVERIFY(!pages().isInspecting());
    QTRY_VERIFY((window_->refresh(), live("setLocalPos").contains("0 0 11")));
    select(toyOf("first"));
    QTRY_VERIFY((window_->refresh(), live("setLocalPos").contains("0 0 2 m")));
  }
  void whatIsSetChangesThisRunOnly()
  {
    select(toyOf("first"));
    QTRY_VERIFY(row("Mass"));
    QVERIFY(pages().node().banner().isEmpty());
    type("Mass", "2.5");
    QTRY_VERIFY((window_->refresh(), row("Mass") && row("Mass")->text(1) == "2.5 kg"));
    QVERIFY2(pages().node().banner().contains("this run only"), qPrintable(pages().node().banner()));
    QCOMPARE(read(toy_), toyText);
    QVERIFY(!document()->isModified());
    select(toyOf("second")); // The other one has not changed.
    QTRY_VERIFY((window_->refresh(), row("Mass") && row("Mass")->text(1) == "0.5 kg"));
    // What the simulation does not tell can be set, too.
    QVERIFY(row("Contact mu"));
    type("Contact mu", "0.3");
    QCOMPARE(row("Contact mu")->text(1), QString("0.3"));
  }
  void whatIsNoValueIsRefusedInWords()
  {
    select(toyOf("first"));
    QTRY_VERIFY(row("Mass"));
    type("Mass", "heavy");
    QVERIFY2(window_->statusBar()->currentMessage().contains("heavy"), qPrintable(window_->statusBar()->currentMessage()));
    type("Mass", "1 2");
    QVERIFY(window_->statusBar()->currentMessage().contains("Mass"));
    QVERIFY(pages().node().banner().isEmpty());
  }
  void aPinnedNodeStaysBesideTheSelection()
  {
    select(toyOf("second"));
    QTRY_VERIFY(row("Mass"));
    for(QAction* const action : window_->actions().all())
      if(action->text() == "&Pin properties")
        action->trigger();
    PropertyPages& pinned = source().inspection().pinned();
    QTRY_VERIFY(pinned.isVisible());
    select(node("box"));
    QVERIFY(pinned.isInspecting());
    QTRY_VERIFY((window_->refresh(), pinned.node().values().topLevelItemCount() > 0));
    source().inspection().dock().raise();
    QTRY_VERIFY((window_->refresh(), live("setLocalPos").contains("-3 0 5")));
  }
  void theMenuOfTheSceneTreeLeadsToTheSource()
  {
    ScenePanel& panel = window_->part<ScenePart>().panel();
    select(toyOf("first"));
    panel.tree().setFocus();
    QVERIFY(QTest::qWaitFor([&] { return panel.tree().hasFocus(); }));
    emit panel.tree().customContextMenuRequested(panel.tree().visualRect(panel.tree().currentIndex()).center());
    auto* const menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QAction& goToSource = window_->part<ScenePart>().goToSource();
    QVERIFY(menu->actions().contains(&goToSource));
    menu->close();
    goToSource.trigger();
    QCOMPARE(document()->file(), toy_);
  }
  void allOfTheSceneTreeIsExpandedAndCollapsed()
  {
    QTreeView& tree = window_->part<ScenePart>().panel().tree();
    tree.setFocus();
    QVERIFY(QTest::qWaitFor([&] { return tree.hasFocus(); }));
    QTest::keyClick(&tree, Qt::Key_Left, Qt::ControlModifier);
    QVERIFY(!tree.isExpanded(tree.model()->index(0, 0)));
    QTest::keyClick(&tree, Qt::Key_Right, Qt::ControlModifier);
    for(int i = 0; i < tree.model()->rowCount(); ++i)
      if(const QModelIndex index = tree.model()->index(i, 0); tree.model()->hasChildren(index))
        QVERIFY(tree.isExpanded(index));
  }

private:
  PropertyPages& pages() { return source().inspection().shown(); }
  void select(int node)
  {
    window_->refresh();
    window_->select(node);
    window_->refresh();
  }
  /// The toy below a transform.
  int toyOf(const char* name)
  {
    const int top = node(name);
    for(int i = top + 1; top >= 0 && i < structure().nodes[static_cast<std::size_t>(top)].end; ++i)
      if(structure().nodes[static_cast<std::size_t>(i)].name == "toy")
        return i;
    return -1;
  }
  QTreeWidgetItem* row(const QString& name)
  {
    window_->refresh();
    const auto found = pages().node().values().findItems(name, Qt::MatchExactly | Qt::MatchRecursive);
    return found.isEmpty() ? nullptr : found.front();
  }
  void type(const QString& name, const QString& value)
  {
    QTreeWidget& values = pages().node().values();
    values.setFocus();
    values.setCurrentItem(row(name), 1);
    values.editItem(row(name), 1);
    auto* const line = values.findChild<QLineEdit*>();
    QVERIFY(line);
    line->selectAll();
    QTest::keyClicks(line, value);
    QTest::keyClick(line, Qt::Key_Return);
    QTRY_VERIFY(!values.findChild<QLineEdit*>()); // The value is taken when the field closes.
  }
  QString live(const char* key)
  {
    const PropertyRow* const found = pages().forms().row(key);
    QStringList all;
    if(found)
      for(const QLabel* const label : found->findChildren<QLabel*>())
        all << label->text();
    return all.join('|');
  }
  QString labels()
  {
    QStringList all;
    for(const QLabel* const label : pages().node().findChildren<QLabel*>())
      all << label->text();
    return all.join('|');
  }

  QString toy_, file_;
};

QTEST_MAIN(NodeInspectionTest)
#include "NodeInspectionTest.moc"
