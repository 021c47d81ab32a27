#include "PropertySupport.h"

using namespace sparkwright;
using namespace sparkwright::test;

/// The properties of the selected nodes in a window, with real keys: which rows there are, and what they do.
class PropertyPanelTest : public QObject, PropertyFixture
{
  Q_OBJECT

private slots:
  void init() { openPanel(); }
  void cleanup() { closePanel(); }
  void valuesOfImportedFilesTellTheCall();
  void severalNodesAreEditedInOneStep();
  void theSameMaterialsOfAnotherSceneLeaveTheRows();
  void flagsChoicesAndCallsAreSet();
  void resetTakesTheCallAway();
  void theFilterHidesRows();
  void liveValuesStandBeside();
  void everyRowHasANameAndAKeyReachesIt();
  void brokenTextIsEndured();
  void rowsFitIntoANarrowPanel();
  void nodesOfImportedFilesOfferToOpenThem();
  void anImportSaysWhereItsNodesAreEdited();
  void looks();
};

void PropertyPanelTest::valuesOfImportedFilesTellTheCall()
{
  open("robot.rsg", "(RSG 0 1)\n(\n(importScene leg.rsg 0.25))");
  SceneDocument* const leg = open("leg.rsg", "(RSG 0 1)\n((templ $r)(nd Sphere (setRadius $r)))");
  select(leg, {"(nd Sphere"});
  auto* const line = panel_->row("setRadius")->findChild<QLineEdit*>("expression");
  QVERIFY(line);
  QVERIFY2(line->toolTip().contains("0.25"), qPrintable(line->toolTip()));
  QSignalSpy source(panel_.get(), &PropertyPanel::openSource);
  for(QLabel* const label : panel_->row("setRadius")->findChildren<QLabel*>())
    if(label->text().contains("robot.rsg"))
      emit label->linkActivated(label->text().section('"', 1, 1));
  QCOMPARE(source.size(), 1);
  QCOMPARE(QFileInfo(source[0][0].toString()).fileName(), "robot.rsg");
  QCOMPARE(source[0][1].toInt(), 3);
}

void PropertyPanelTest::severalNodesAreEditedInOneStep()
{
  SceneDocument* const scene =
      open("a.rsg",
           "(RSG 0 1)((nd Box (setExtents 1 2 3)) (nd Sphere (setRadius 1)) (nd Box (setExtents 1 5 3) (sMat red)))");
  select(scene, {"(nd Box (setExtents 1 2", "(nd Box (setExtents 1 5"});
  QCOMPARE(number("setExtents", 0)->spelling(), "1");
  QCOMPARE(number("setExtents", 1)->spelling(), "");
  QCOMPARE(number("setExtents", 1)->findChild<QLineEdit*>()->placeholderText(), "mixed");
  type(number("setExtents", 1), "7");
  QCOMPARE(textOf(scene),
           "(RSG 0 1)((nd Box (setExtents 1 7 3)) (nd Sphere (setRadius 1)) (nd Box (setExtents 1 7 3) (sMat red)))");
  QCOMPARE(scene->undoStack().count(), 1);
  // Of different classes, what they share is shown.
  select(scene, {"(nd Box (setExtents 1 7 3))", "(nd Sphere"});
  QVERIFY(panel_->row("setMaterial"));
  QVERIFY(!panel_->row("setExtents"));
}

void PropertyPanelTest::theSameMaterialsOfAnotherSceneLeaveTheRows()
{
  SceneDocument* const scene = open("a.rsg", "(RSG 0 1)((nd Box (setExtents 1 1 1)))");
  panel_->setMaterials({"matRed", "matBlue"});
  select(scene, {"(nd Box"});
  const QPointer<PropertyRow> row = panel_->row("setExtents");
  QVERIFY(row);
  panel_->setMaterials({"matRed", "matBlue"});
  QVERIFY(row); // Whoever types in it goes on typing.
  panel_->setMaterials({"matRed"});
  QVERIFY(panel_->row("setExtents"));
}

void PropertyPanelTest::flagsChoicesAndCallsAreSet()
{
  SceneDocument* const scene = open("a.rsg", "(RSG 0 1)((nd Box (setCastShadows true)))");
  panel_->setMaterials({"matRed", "matBlue"});
  select(scene, {"(nd Box"});
  auto* const shadows = panel_->row("setCastShadows")->findChild<QCheckBox*>();
  QVERIFY(shadows->isChecked());
  shadows->setFocus();
  QTest::keyClick(shadows, Qt::Key_Space);
  QVERIFY(textOf(scene).contains("(setCastShadows false)"));
  QCoreApplication::processEvents();
  auto* const transparent = panel_->row("setTransparent")->findChild<QCheckBox*>();
  transparent->setFocus();
  QTest::keyClick(transparent, Qt::Key_Space);
  QVERIFY(textOf(scene).contains("(setTransparent)"));
  QCoreApplication::processEvents();
  auto* const visible = panel_->row("setVisible")->findChild<QComboBox*>();
  visible->setFocus();
  QTest::keyClick(visible, Qt::Key_Up);
  QVERIFY(textOf(scene).contains("(setVisible 0)"));
  QCoreApplication::processEvents();
  auto* const material = panel_->row("setMaterial")->findChild<QComboBox*>();
  QCOMPARE(material->count(), 2);
  material->setFocus();
  QTest::keyClicks(material->lineEdit(), "matBlue");
  QTest::keyClick(material->lineEdit(), Qt::Key_Return);
  QVERIFY(textOf(scene).contains("(setMaterial matBlue)"));
}

void PropertyPanelTest::resetTakesTheCallAway()
{
  const std::string text = "(RSG 0 1)\n(\n  (nd Sphere\n    (setName s)\n    (setRadius 3)) ; s\n)\n";
  SceneDocument* const scene = open("a.rsg", text);
  select(scene, {"(nd Sphere"});
  QToolButton* reset = nullptr;
  for(QToolButton* const button : panel_->row("setRadius")->findChildren<QToolButton*>())
    if(button->accessibleName() == "Reset setRadius")
      reset = button;
  QVERIFY(reset && reset->isEnabled());
  QTest::mouseClick(reset, Qt::LeftButton);
  QCOMPARE(textOf(scene), "(RSG 0 1)\n(\n  (nd Sphere\n    (setName s)) ; s\n)\n");
  QCoreApplication::processEvents();
  QVERIFY(!reset->isEnabled());
  QCOMPARE(scene->undoStack().undoText(), "Reset setRadius of Sphere s");
  scene->undoStack().undo();
  QCOMPARE(textOf(scene).toStdString(), text);
}

void PropertyPanelTest::theFilterHidesRows()
{
  SceneDocument* const scene = open("a.rsg", "(RSG 0 1)((nd HingeJoint))");
  select(scene, {"(nd HingeJoint"});
  QTest::keyClicks(&panel_->filter(), "anchor");
  QVERIFY(panel_->row("setAnchor")->isVisible());
  QVERIFY(!panel_->row("attach")->isVisible());
  panel_->filter().clear();
  QVERIFY(panel_->row("attach")->isVisible());
}

void PropertyPanelTest::liveValuesStandBeside()
{
  SceneDocument* const scene = open("a.rsg", "(RSG 0 1)((nd TRF (setLocalPos 1 2 3)))");
  FakeLiveValues live;
  panel_->setLiveValues(&live);
  select(scene, {"(nd TRF"});
  live.set({{"setLocalPos", "1.1 2.0 3.0", "m"}});
  bool shown = false;
  for(const QLabel* const label : panel_->row("setLocalPos")->findChildren<QLabel*>())
    shown = shown || (label->text() == "1.1 2.0 3.0 m" && label->isVisible());
  QVERIFY(shown);
  live.set({});
  for(const QLabel* const label : panel_->row("setLocalPos")->findChildren<QLabel*>())
    QVERIFY(label->text() != "1.1 2.0 3.0 m");
  panel_->setLiveValues(nullptr);
}

void PropertyPanelTest::everyRowHasANameAndAKeyReachesIt()
{
  SceneDocument* const scene = open("a.rsg", "(RSG 0 1)((nd AngularMotor (setMaxTorque 1)))");
  select(scene, {"(nd AngularMotor"});
  const QList<PropertyRow*> rows = panel_->findChildren<PropertyRow*>();
  QVERIFY(rows.size() > 25);
  for(PropertyRow* const row : rows)
  {
    QVERIFY2(!row->toolTip().isEmpty(), row->key().c_str());
    bool reachable = false;
    for(const QWidget* const widget : row->findChildren<QWidget*>())
      if(widget->focusPolicy() & Qt::TabFocus && !widget->inherits("QLabel") && !widget->inherits("QListView") &&
         !widget->parentWidget()->inherits("QAbstractSpinBox") && !widget->parentWidget()->inherits("QComboBox") &&
         !widget->inherits("QComboBoxPrivateContainer"))
      {
        reachable = true;
        QVERIFY2(!widget->accessibleName().isEmpty() || widget->parentWidget()->accessibleName().size(),
                 (row->key() + ' ' + widget->metaObject()->className()).c_str());
      }
    QVERIFY2(reachable, row->key().c_str());
  }
}

void PropertyPanelTest::brokenTextIsEndured()
{
  const std::string text = readScene(SPARKWRIGHT_SOURCE_DIR "/resources/rsg/agent/soccerbot056.rsg");
  SceneDocument* const scene = open("a.rsg", text);
  std::mt19937 random(3);
  OutlinedFile* const file = outlines_->of(scene);
  for(int i = 0; i < 60; ++i)
  {
    const auto at = static_cast<std::uint32_t>(random() % scene->tokens().size());
    scene->apply({{at, at + static_cast<std::uint32_t>(random() % 2), std::string(1, "()nd x\""[random() % 7])}},
                 "Edit");
    if(!file->outline->order().empty())
      selection_->select({{scene, file->outline->order()[random() % file->outline->order().size()]}}, nullptr);
    if(i % 4 == 0)
      QCoreApplication::processEvents();
  }
  while(scene->undoStack().canUndo())
    scene->undoStack().undo();
  QCoreApplication::processEvents();
  QCOMPARE(textOf(scene).toStdString(), text);
  documents_->close(scene);
  QCoreApplication::processEvents();
  QVERIFY(!panel_->row("setName"));
}

void PropertyPanelTest::rowsFitIntoANarrowPanel()
{
  SceneDocument* const scene =
      open("a.rsg", "(RSG 0 1)((def $x 1) (nd Transform (setName t) (setLocalPos $x (eval $x * 2) 3)))");
  panel_->resize(330, 600);
  select(scene, {"(nd Transform"});
  QCoreApplication::processEvents();
  for(const char* const key : {"setLocalPos", "setLocalRotation", "setLocalTransform", "setName"})
  {
    const PropertyRow* const row = panel_->row(key);
    QVERIFY2(row->minimumSizeHint().width() <= 314,
             qPrintable(QString("%1: %2").arg(key).arg(row->minimumSizeHint().width())));
  }
}

void PropertyPanelTest::nodesOfImportedFilesOfferToOpenThem()
{
  panel_->showImported("/folder/leg.rsg", 7);
  QSignalSpy source(panel_.get(), &PropertyPanel::openSource);
  QLabel* shown = nullptr;
  for(QLabel* const label : panel_->findChildren<QLabel*>())
    if(label->isVisible() && label->text().contains("leg.rsg"))
      shown = label;
  QVERIFY(shown);
  emit shown->linkActivated(shown->text().section('"', 1, 1));
  QCOMPARE(source.size(), 1);
  QCOMPARE(source[0][0].toString(), QString("/folder/leg.rsg"));
  QCOMPARE(source[0][1].toInt(), 7);
  // It is gone with the next selection.
  select(open("a.rsg", "(RSG 0 1)((nd Box))"), {"(nd Box"});
  QVERIFY(!shown->isVisible());
}

void PropertyPanelTest::anImportSaysWhereItsNodesAreEdited()
{
  open("leg.rsg", "(RSG 0 1)((nd Box))");
  select(open("a.rsg", "(RSG 0 1)((importScene leg.rsg))"), {"(importScene"});
  QLabel* shown = nullptr;
  for(QLabel* const label : panel_->findChildren<QLabel*>())
    if(label->isVisible() && label->text().contains("leg.rsg"))
      shown = label;
  QVERIFY(shown);
  QSignalSpy source(panel_.get(), &PropertyPanel::openSource);
  emit shown->linkActivated(shown->text().section('"', 1, 1));
  QCOMPARE(source.size(), 1);
  QVERIFY2(source[0][0].toString().endsWith("leg.rsg"), qPrintable(source[0][0].toString()));
}

/// Pictures for the eye, in the folder that SPARKWRIGHT_PICTURES names.
void PropertyPanelTest::looks()
{
  files_->addDirectory(SPARKWRIGHT_SOURCE_DIR "/resources");
  SceneDocument* const scene =
      open("a.rsg", "(RSG 0 1)\n(\n  (def $low -45)\n  (nd Light (setDiffuse 1 0.6 0.2 1))\n  (nd HingeJoint\n"
                    "    (setName lj1)\n    (attach ../body ../../torso/body)\n    (setAnchor 0 0.01 -0.025)\n"
                    "    (setAxis 1 0 0)\n    (setLowStopDeg 0 (eval $low / 2.0))\n    (setHighStopDeg 0 45))\n)\n");
  FakeLiveValues live;
  live.values = {{"setLowStopDeg 0", "-22.5", "°"}};
  panel_->setLiveValues(&live);
  const QPalette usual = QApplication::palette();
  const QString folder = qEnvironmentVariable("SPARKWRIGHT_PICTURES");
  for(const bool dark : {false, true})
  {
    QPalette palette = dark ? QPalette(QColor(45, 45, 48), QColor(37, 37, 40)) : usual;
    if(dark)
    {
      palette.setColor(QPalette::Base, QColor(30, 30, 32));
      for(const auto role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText})
        palette.setColor(role, QColor(220, 220, 220));
      palette.setColor(QPalette::PlaceholderText, QColor(140, 140, 140));
      palette.setColor(QPalette::Link, QColor(0x6f, 0xb3, 0xf2));
    }
    panel_->setPalette(palette);
    select(scene, {dark ? "(nd Light" : "(nd HingeJoint"});
    QCoreApplication::processEvents();
    const QImage picture = panel_->grab().toImage();
    QVERIFY(picture.width() > 100);
    if(!folder.isEmpty())
      QVERIFY(picture.save(folder + (dark ? "/properties-dark.png" : "/properties-light.png")));
  }
  panel_->setLiveValues(nullptr);
}

QTEST_MAIN(PropertyPanelTest)
#include "PropertyPanelTest.moc"
