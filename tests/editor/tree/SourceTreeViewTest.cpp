#include "OutlineSupport.h"

#include "core/setup/StandardRegistry.h"
#include "editor/tree/view/AddNodePopup.h"
#include "editor/tree/view/SourceTreeDelegate.h"
#include "editor/tree/view/SourceTreePanel.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QClipboard>
#include <QDropEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace sparkwright;

/// The tree of a scene's source in a window, with real keys: each change is an edit of the document.
class SourceTreeViewTest : public QObject
{
  Q_OBJECT

private slots:
  void init();
  void cleanup();
  void showsNodesWithNamesAndValues();
  void importedFilesAreShownInPlaceAndOnlyRead();
  void theFilterFindsWhatImportedFilesHold();
  void importsThatLeadNowhereSayWhy();
  void selectionIsShared();
  void deleteIsOneStepForAllThatIsSelected();
  void f2WritesTheName();
  void itsKeysAreItsOwnWhileItHasTheKeyboard();
  void aTypedWordFilters();
  void onlyWhatFitsIsOffered();
  void copiedTextIsPastedIndented();
  void movedNodesKeepTheirPlaceInTheWorldOrSayWhyNot();
  void nodesMoveAmongSiblingsByKeys();
  void droppedTextGoesWhereItIsDropped();
  void everyRowFollowsRandomEdits();
  void openDocumentsReplaceWhatWasReadFromDisk();
  void looks();

private:
  QString put(const QString& name, const std::string& text)
  {
    const QString path = folder_->filePath(name);
    QFile file(path);
    if(file.open(QFile::WriteOnly))
      file.write(text.data(), static_cast<qint64>(text.size()));
    return path;
  }
  void open(const std::string& text)
  {
    document_ = documents_->open(put("scene.rsg", text));
    panel_->setDocument(document_);
    panel_->view().expandAll();
  }
  QModelIndex find(const QString& line, const QModelIndex& in = {}) const
  {
    SourceTreeModel& model = panel_->view().sourceModel();
    for(int i = 0; i < model.rowCount(in); ++i)
    {
      const QModelIndex child = model.index(i, 0, in);
      if(panel_->view().lines().lineOf(child).contains(line))
        return child;
      if(const QModelIndex inside = find(line, child); inside.isValid())
        return inside;
    }
    return {};
  }
  void select(const QStringList& lines)
  {
    panel_->view().clearSelection();
    for(const QString& line : lines)
    {
      QVERIFY2(find(line).isValid(), qPrintable(line));
      panel_->view().selectionModel()->setCurrentIndex(find(line), QItemSelectionModel::Select);
    }
  }
  QString text() const { return QString::fromStdString(document_->tokens().text()); }
  QString tree(const QModelIndex& in = {}, int depth = 0) const
  {
    QString result;
    for(int i = 0; i < panel_->view().sourceModel().rowCount(in); ++i)
    {
      const QModelIndex child = panel_->view().sourceModel().index(i, 0, in);
      result += QString(2 * depth, ' ') + panel_->view().lines().lineOf(child) + '\n' + tree(child, depth + 1);
    }
    return result;
  }

  const std::shared_ptr<Registry> registry_ = standardRegistry();
  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<FileService> files_;
  std::unique_ptr<OpenDocuments> documents_;
  std::unique_ptr<SourceSelection> selection_;
  std::unique_ptr<OutlineFiles> outlines_;
  std::unique_ptr<SourceTreePanel> panel_;
  SceneDocument* document_ = nullptr;
};

void SourceTreeViewTest::init()
{
  folder_ = std::make_unique<QTemporaryDir>();
  files_ = std::make_unique<FileService>();
  files_->addDirectory(folder_->path().toStdString());
  documents_ = std::make_unique<OpenDocuments>(std::make_shared<JournalFolder>(folder_->filePath("kept"), nullptr));
  selection_ = std::make_unique<SourceSelection>();
  outlines_ = std::make_unique<OutlineFiles>(*documents_, files_.get());
  panel_ = std::make_unique<SourceTreePanel>(*outlines_, *selection_, *registry_);
  panel_->resize(420, 500);
  panel_->show();
  panel_->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(panel_.get()));
  panel_->view().setFocus();
}

void SourceTreeViewTest::cleanup()
{
  panel_.reset();
  outlines_.reset();
  selection_.reset();
  documents_.reset();
}

void SourceTreeViewTest::showsNodesWithNamesAndValues()
{
  open("(RSG 0 1)((templ $m)(nd Transform (setName torso) (setLocalPos 0 0 1) (nd RigidBody (setMass $m)) (nd Nonsense)"
       " (switch $m (1 (nd Box (setExtents 1 2 3))))))");
  QCOMPARE(tree(), "template $m\nTransform torso 0 0 1 m\n  RigidBody $m kg\n  Nonsense\n  switch $m\n    case 1\n"
                   "      Box 1 2 3 m\n");
  QCOMPARE(panel_->view().lines().iconOf(find("RigidBody")), "body");
  using Part = SourceTreeDelegate::Part;
  QCOMPARE(panel_->view().lines().runsOf(find("Nonsense")).front().part, Part::Problem);
  QPalette dark;
  dark.setColor(QPalette::Base, QColor(30, 30, 30));
  QVERIFY(SourceTreeDelegate::colourOf(Part::Class, dark) != SourceTreeDelegate::colourOf(Part::Class, QPalette()));
}

void SourceTreeViewTest::importedFilesAreShownInPlaceAndOnlyRead()
{
  put("leg.rsg", "(RSG 0 1)\n((templ $x)\n(nd Transform (setName leg) (setLocalPos $x 0 0)))");
  open("(RSG 0 1)((nd Transform (setName torso) (importScene leg.rsg 0.5)))");
  QCOMPARE(tree(), "Transform torso\n  import leg.rsg 0.5\n    template $x\n    Transform leg $x 0 0 m\n");
  const QModelIndex leg = find("Transform leg");
  QVERIFY(leg.data(SourceTreeModel::ReadOnlyRole).toBool());
  QVERIFY(!(leg.flags() & (Qt::ItemIsEditable | Qt::ItemIsDragEnabled)));
  select({"Transform leg"});
  QTest::keyClick(&panel_->view(), Qt::Key_Delete);
  QVERIFY(!document_->isModified());
  panel_->view().copyPath();
  QCOMPARE(QApplication::clipboard()->text(), "torso/leg");
  QSignalSpy opened(&panel_->view(), &SourceTreeView::openFile);
  panel_->view().openCurrent();
  QCOMPARE(opened.size(), 1);
  QCOMPARE(QFileInfo(opened[0][0].toString()).fileName(), "leg.rsg");
  QCOMPARE(opened[0][1].toInt(), 3); // Where the node stands.
  // It is told to those who could have shown it.
  QSignalSpy told(&panel_->view(), &SourceTreeView::importedSelected);
  select({"Transform torso"});
  QCOMPARE(told.size(), 0);
  select({"Transform leg"});
  QCOMPARE(told.size(), 1);
  QCOMPARE(told[0][1].toInt(), 3);
}

void SourceTreeViewTest::theFilterFindsWhatImportedFilesHold()
{
  put("foot.rsg", "(RSG 0 1)((nd Sphere (setName toe)) (nd Box))");
  put("leg.rsg", "(RSG 0 1)((templ $x) (nd Transform (setName leg) (importScene foot.rsg)) (importScene leg.rsg))");
  open("(RSG 0 1)((nd Transform (setName torso) (importScene leg.rsg 1) (importScene leg.rsg 2)))");
  panel_->filter().setText("toe");
  const QString one = "    Transform leg\n      import foot.rsg\n        Sphere toe\n";
  QCOMPARE(tree(), "Transform torso\n  import leg.rsg 1\n" + one + "  import leg.rsg 2\n" + one);
  QVERIFY(panel_->view().isExpanded(find("import foot.rsg")));
  panel_->filter().setText("$x");
  QVERIFY(find("template $x").isValid());
  QVERIFY(!find("Transform leg").isValid());
  panel_->filter().setText("foot");
  QVERIFY(find("Sphere toe").isValid()); // In it by name.
  panel_->filter().setText("hand");
  QCOMPARE(tree(), "");
}

void SourceTreeViewTest::importsThatLeadNowhereSayWhy()
{
  put("a.rsg", "(RSG 0 1)((importScene scene.rsg))");
  open("(RSG 0 1)((importScene a.rsg) (importScene none.rsg) (importScene $x) (importScene scene.rsg))");
  QCOMPARE(tree(), "import a.rsg\n  import scene.rsg\nimport none.rsg\nimport $x\nimport scene.rsg\n");
  using Import = SourceTreeModel::Import;
  const SourceTreeModel& model = panel_->view().sourceModel();
  QCOMPARE(model.importOf(find("a.rsg")), Import::Fine);
  QCOMPARE(model.importOf(find("none.rsg")), Import::Missing);
  QCOMPARE(model.importOf(find("$x")), Import::Computed);
  QCOMPARE(model.importOf(model.index(3, 0)), Import::Recursive);
  QVERIFY(!find("none.rsg").data(Qt::ToolTipRole).toString().isEmpty());
}

void SourceTreeViewTest::selectionIsShared()
{
  open("(RSG 0 1)((nd Transform (setName a) (nd Box (setName b))) (nd Transform (setName c)))");
  select({"Transform a", "Box b"});
  QCOMPARE(selection_->nodes().size(), std::size_t(2));
  QCOMPARE(selection_->nodes().back().list, panel_->view().sourceModel().itemOf(find("Box b"))->list);
  // A call selected elsewhere selects its node.
  const auto at = static_cast<std::uint32_t>(text().indexOf("(setName c)"));
  selection_->select({{document_, document_->tokens().at(at).id()}}, this);
  QCOMPARE(panel_->view().selectionModel()->selectedIndexes(), QModelIndexList{find("Transform c")});
  selection_->clear(this);
  QVERIFY(panel_->view().selectionModel()->selectedIndexes().isEmpty());
}

void SourceTreeViewTest::deleteIsOneStepForAllThatIsSelected()
{
  const std::string scene =
      "(RSG 0 1)\n(\n  (nd Box (setName a)) ; a\n  (nd Box (setName b))\n  (nd Box (setName c))\n)\n";
  open(scene);
  select({"Box a", "Box c"});
  QTest::keyClick(&panel_->view(), Qt::Key_Delete);
  QCOMPARE(text(), "(RSG 0 1)\n(\n  (nd Box (setName b))\n)\n");
  QCOMPARE(document_->undoStack().count(), 1);
  QCOMPARE(document_->undoStack().undoText(), "Delete 2 nodes");
  document_->undoStack().undo();
  QCOMPARE(text().toStdString(), scene);
  QCOMPARE(tree(), "Box a\nBox b\nBox c\n");
}

void SourceTreeViewTest::f2WritesTheName()
{
  open("(RSG 0 1)((nd Transform (setName torso) (nd Box)))");
  select({"Transform torso"});
  QTest::failOnWarning(QRegularExpression(".*"));
  QTest::keyClick(&panel_->view(), Qt::Key_F2);
  auto* const editor = panel_->view().findChild<QLineEdit*>();
  QVERIFY(editor);
  QCOMPARE(editor->text(), "torso");
  QTest::keyClick(editor, Qt::Key_A, Qt::ControlModifier);
  QTest::keyClicks(editor, "trunk");
  QSignalSpy left(&panel_->view(), &SourceTreeView::goToText);
  QTest::keyClick(editor, Qt::Key_Return);
  QTRY_COMPARE(text(), "(RSG 0 1)((nd Transform (setName trunk) (nd Box)))");
  QCOMPARE(left.size(), 0); // The keyboard stays in the tree.
  QTRY_VERIFY(panel_->view().hasFocus());
  QCOMPARE(document_->undoStack().undoText(), "Rename Transform torso to trunk");
}

void SourceTreeViewTest::itsKeysAreItsOwnWhileItHasTheKeyboard()
{
  open("(RSG 0 1)((nd Transform (setName a)))");
  int ofWindow = 0;
  QAction duplicate;
  duplicate.setShortcut(Qt::CTRL | Qt::Key_D);
  connect(&duplicate, &QAction::triggered, this, [&] { ++ofWindow; });
  panel_->addAction(&duplicate);
  select({"Transform a"});
  QTest::keyClick(&panel_->view(), Qt::Key_D, Qt::ControlModifier);
  QCOMPARE(text().count("(nd Transform"), 2);
  QCOMPARE(ofWindow, 0);
  auto* const filter = panel_->findChild<QLineEdit*>();
  QVERIFY(filter);
  filter->setFocus();
  QTest::keyClick(filter, Qt::Key_D, Qt::ControlModifier);
  QCOMPARE(text().count("(nd Transform"), 2);
  QCOMPARE(ofWindow, 1);
  duplicate.setShortcut(Qt::Key_Escape); // Clears the filter first.
  filter->setText("a");
  QTest::keyClick(filter, Qt::Key_Escape);
  QVERIFY(filter->text().isEmpty());
  QCOMPARE(ofWindow, 1);
}

void SourceTreeViewTest::aTypedWordFilters()
{
  open("(RSG 0 1)((nd Transform (setName arm) (nd Box (setExtents 1 2 3)) (nd Sphere)) (nd Transform (setName leg) (nd "
       "Box)))");
  QTest::keyClicks(&panel_->view(), "2");
  QCOMPARE(panel_->filter().text(), "2");
  QCOMPARE(tree(), "Transform arm\n  Box 1 2 3 m\n");
  QTest::keyClicks(&panel_->filter(), " box");
  QCOMPARE(tree(), "Transform arm\n  Box 1 2 3 m\n");
  QTest::keyClicks(&panel_->filter(), "es");
  QCOMPARE(tree(), "");
  QTest::keyClick(&panel_->filter(), Qt::Key_Escape);
  QCOMPARE(panel_->view().sourceModel().rowCount(), 2);
  // What was closed is closed again.
  panel_->view().collapse(find("Transform leg"));
  panel_->filter().setText("box");
  QVERIFY(panel_->view().isExpanded(find("Transform leg")));
  panel_->filter().clear();
  QVERIFY(panel_->view().isExpanded(find("Transform arm")));
  QVERIFY(!panel_->view().isExpanded(find("Transform leg")));
}

void SourceTreeViewTest::onlyWhatFitsIsOffered()
{
  open("(RSG 0 1)\n(\n  (nd HingeJoint (setName lj1))\n)\n");
  select({"HingeJoint lj1"});
  QTest::keyClick(&panel_->view(), Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
  auto* const popup = panel_->view().findChild<AddNodePopup*>();
  QVERIFY(popup);
  auto* const list = popup->findChild<QListWidget*>();
  QStringList names;
  for(int i = 0; i < list->count(); ++i)
    names << list->item(i)->text();
  QVERIFY(names.contains("HingeEffector") && !names.contains("RigidBody"));
  auto* const search = popup->findChild<QLineEdit*>();
  QTest::keyClicks(search, "hingeper");
  QVERIFY(!popup->findChild<QLabel*>()->text().isEmpty());
  QTest::keyClick(search, Qt::Key_Return);
  QCOMPARE(text(), "(RSG 0 1)\n(\n  (nd HingeJoint (setName lj1)\n    (nd HingePerceptor))\n)\n");
  QCOMPARE(document_->undoStack().undoText(), "Add HingePerceptor");
  QCOMPARE(selection_->nodes().size(), std::size_t(1));
  QCOMPARE(panel_->view().lines().lineOf(panel_->view().currentIndex()), "HingePerceptor");
}

void SourceTreeViewTest::copiedTextIsPastedIndented()
{
  open(
      "(RSG 0 1)\n(\n  (nd Transform (setName a)\n    (nd Box\n      (setName b)))\n  (nd Transform (setName c))\n)\n");
  select({"Box b"});
  QTest::keySequence(&panel_->view(), QKeySequence::Cut);
  QCOMPARE(QApplication::clipboard()->text(), "(nd Box\n      (setName b))");
  select({"Transform c"});
  QTest::keySequence(&panel_->view(), QKeySequence::Paste);
  QCOMPARE(text(), "(RSG 0 1)\n(\n  (nd Transform (setName a))\n  (nd Transform (setName c)\n    (nd Box\n"
                   "      (setName b)))\n)\n");
  // A copy of what is selected goes beside it.
  select({"Transform a"});
  QTest::keySequence(&panel_->view(), QKeySequence::Copy);
  QTest::keySequence(&panel_->view(), QKeySequence::Paste);
  QCOMPARE(tree(), "Transform a\nTransform a\nTransform c\n  Box b\n");
  document_->undoStack().undo();
  select({"Box b"});
  QApplication::clipboard()->setText("words");
  QSignalSpy why(&panel_->view(), &SourceTreeView::explained);
  QTest::keySequence(&panel_->view(), QKeySequence::Paste);
  QCOMPARE(why.size(), 1);
  QTest::keyClick(&panel_->view(), Qt::Key_D, Qt::ControlModifier);
  QCOMPARE(tree(), "Transform a\nTransform c\n  Box b\n  Box b2\n");
}

void SourceTreeViewTest::movedNodesKeepTheirPlaceInTheWorldOrSayWhyNot()
{
  const std::string scene =
      "(RSG 0 1)\n(\n  (nd Transform (setName a) (setLocalPos 1 0 0)\n    (nd Transform (setName x)"
      " (setLocalPos 0 1 0)))\n  (nd Transform (setName b) (setLocalPos $y 0 0))\n)\n";
  open(scene);
  select({"Transform x"});
  panel_->view().moveSelected({0, 0}, SourceTreeView::Pose::KeepWorld);
  QVERIFY(text().contains("\n  (nd Transform (setName x) (setLocalPos 1 1 0))\n)"));
  document_->undoStack().undo();
  QCOMPARE(text().toStdString(), scene);
  select({"Transform x"});
  QSignalSpy why(&panel_->view(), &SourceTreeView::explained);
  const TokenRope::Id b = panel_->view().sourceModel().itemOf(find("Transform b"))->list;
  panel_->view().moveSelected({b, 0}, SourceTreeView::Pose::KeepWorld);
  QCOMPARE(why.size(), 1);
  QVERIFY(why[0][0].toString().contains("Transform b"));
  QCOMPARE(text().toStdString(), scene);
  QTest::mouseClick(panel_->findChild<QPushButton*>(), Qt::LeftButton);
  QCOMPARE(tree(), "Transform a 1 0 0 m\nTransform b $y 0 0 m\n  Transform x 0 1 0 m\n");
}

void SourceTreeViewTest::nodesMoveAmongSiblingsByKeys()
{
  open("(RSG 0 1)\n(\n  (nd Box (setName a))\n  (nd Box (setName b)) ; b\n  (nd Box (setName c))\n)\n");
  select({"Box b"});
  QTest::keyClick(&panel_->view(), Qt::Key_Up, Qt::AltModifier);
  QCOMPARE(tree(), "Box b\nBox a\nBox c\n");
  QTest::keyClick(&panel_->view(), Qt::Key_Down, Qt::AltModifier);
  QTest::keyClick(&panel_->view(), Qt::Key_Down, Qt::AltModifier);
  QTest::keyClick(&panel_->view(), Qt::Key_Down, Qt::AltModifier); // There is nothing below.
  QCOMPARE(tree(), "Box a\nBox c\nBox b\n");
}

void SourceTreeViewTest::droppedTextGoesWhereItIsDropped()
{
  open("(RSG 0 1)\n(\n  (nd Transform (setName a))\n  (nd Transform (setName b))\n  (importScene none.rsg)\n)\n");
  QMimeData data;
  data.setText("(nd Sphere)");
  const auto drop = [&](const QString& line, int offset)
  {
    const QRect row = panel_->view().visualRect(find(line));
    const QPoint at(row.center().x(), offset < 0 ? row.top() : offset > 0 ? row.bottom() : row.center().y());
    const auto actions = Qt::CopyAction | Qt::MoveAction;
    QDragEnterEvent enter(at, actions, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(panel_->view().viewport(), &enter);
    QDragMoveEvent move(at, actions, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(panel_->view().viewport(), &move);
    QDropEvent event(at, actions, &data, Qt::LeftButton, Qt::NoModifier);
    if(move.isAccepted())
      QCoreApplication::sendEvent(panel_->view().viewport(), &event);
    return move.isAccepted();
  };
  QVERIFY(drop("Transform b", 0));
  QCOMPARE(tree(), "Transform a\nTransform b\n  Sphere\nimport none.rsg\n");
  QVERIFY(drop("Transform b", -1));
  QCOMPARE(tree(), "Transform a\nSphere\nTransform b\n  Sphere\nimport none.rsg\n");
  // An import holds nothing of its own: beside it, then.
  QVERIFY(drop("import none.rsg", 0));
  QCOMPARE(panel_->view().sourceModel().rowCount(), 5);
  QCOMPARE(panel_->view().sourceModel().rowCount(find("import none.rsg")), 0);
  document_->undoStack().undo();
  document_->undoStack().undo();
  document_->undoStack().undo();
  QVERIFY(!document_->isModified());
}

void SourceTreeViewTest::everyRowFollowsRandomEdits()
{
  const std::string scene = readScene(SPARKWRIGHT_SOURCE_DIR "/resources/rsg/agent/soccerbot056.rsg");
  open(scene);
  const QAbstractItemModelTester tester(&panel_->view().sourceModel(),
                                        QAbstractItemModelTester::FailureReportingMode::QtTest);
  std::mt19937 random(7);
  static const char* const pieces[] = {"(", ")", "(nd Box (setName q))", "", "x", "(switch 1 (1 (nd A)))", ")("};
  for(int i = 0; i < 400; ++i)
  {
    const std::uint32_t size = document_->tokens().size(), at = document_->tokens().at(random() % size).begin();
    const std::uint32_t end = random() % 3 ? at : std::min<std::uint32_t>(size, at + random() % 60);
    document_->apply({{at, end, pieces[random() % 7]}}, "Edit");
    if(random() % 3)
      document_->undoStack().undo();
    if(i % 20 == 0)
      while(document_->undoStack().canUndo())
        document_->undoStack().undo();
  }
  while(document_->undoStack().canUndo())
    document_->undoStack().undo();
  QCOMPARE(text().toStdString(), scene);
  const QString shown = tree();
  panel_->setDocument(nullptr);
  panel_->setDocument(document_);
  QCOMPARE(tree(), shown);
}

void SourceTreeViewTest::openDocumentsReplaceWhatWasReadFromDisk()
{
  const QString leg = put("leg.rsg", "(RSG 0 1)((nd Box (setName leg)))");
  open("(RSG 0 1)((importScene leg.rsg))");
  QCOMPARE(tree(), "import leg.rsg\n  Box leg\n");
  SceneDocument* const document = documents_->open(leg);
  QVERIFY(document);
  QCoreApplication::processEvents();
  document->apply({{10, 10, "(nd Sphere)"}}, "Edit");
  QCOMPARE(tree(), "import leg.rsg\n  Sphere\n  Box leg\n");
  QVERIFY(!find("Box leg").data(SourceTreeModel::ReadOnlyRole).toBool());
  documents_->close(document);
  QCoreApplication::processEvents();
  QCOMPARE(tree(), "import leg.rsg\n  Box leg\n");
  documents_->close(document_);
  QCoreApplication::processEvents();
  QCOMPARE(tree(), "");
}

/// Pictures for the eye, in the folder that SPARKWRIGHT_PICTURES names; without it, only that something is drawn.
void SourceTreeViewTest::looks()
{
  files_->addDirectory(SPARKWRIGHT_SOURCE_DIR "/resources");
  document_ = documents_->open(SPARKWRIGHT_SOURCE_DIR "/resources/rsg/agent/naov4/nao.rsg");
  if(!document_)
    document_ = documents_->open(sceneFiles().front());
  panel_->setDocument(document_);
  panel_->view().expandToDepth(2);
  const QPalette usual = QApplication::palette();
  const QString folder = qEnvironmentVariable("SPARKWRIGHT_PICTURES");
  for(const bool dark : {false, true})
  {
    QPalette palette = dark ? QPalette(QColor(45, 45, 48), QColor(37, 37, 40)) : usual;
    if(dark)
    {
      palette.setColor(QPalette::Base, QColor(30, 30, 32));
      palette.setColor(QPalette::AlternateBase, QColor(37, 37, 40));
      palette.setColor(QPalette::Text, QColor(220, 220, 220));
      palette.setColor(QPalette::WindowText, QColor(220, 220, 220));
      palette.setColor(QPalette::PlaceholderText, QColor(140, 140, 140));
    }
    panel_->setPalette(palette);
    panel_->view().setCurrentIndex(panel_->view().sourceModel().index(2, 0));
    const QImage picture = panel_->grab().toImage();
    QVERIFY(picture.width() > 100);
    if(!folder.isEmpty())
      QVERIFY(picture.save(folder + (dark ? "/tree-dark.png" : "/tree-light.png")));
  }
}

QTEST_MAIN(SourceTreeViewTest)
#include "SourceTreeViewTest.moc"
