#include "../tree/OutlineSupport.h"

#include "core/setup/StandardRegistry.h"
#include "editor/properties/NumberEdit.h"
#include "editor/properties/PropertyPanel.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace sparkwright;

namespace
{

class FakeLiveValues : public LiveValues
{
public:
  std::vector<Value> of(const SourceNode&) const override { return values; }
  void set(std::vector<Value> now)
  {
    values = std::move(now);
    emit changed();
  }
  std::vector<Value> values;
};

} // namespace

/// The properties of the selected nodes in a window, with real keys: each edit changes just its characters.
class PropertyPanelTest : public QObject
{
  Q_OBJECT

private slots:
  void init();
  void cleanup();
  void aTypedNumberIsWrittenAsItIsTypedInOneStep();
  void undoIsThatOfTheDocumentOnceATypedValueIsInIt();
  void arrowsStepByWhatTheUnitSuggests();
  void aMissingCallIsMadeFromItsPresets();
  void expressionsAreShownEditedAndOverridden();
  void valuesOfImportedFilesTellTheCall();
  void severalNodesAreEditedInOneStep();
  void flagsChoicesAndCallsAreSet();
  void theSameMaterialsOfAnotherSceneLeaveTheRows();
  void resetTakesTheCallAway();
  void theFilterHidesRows();
  void liveValuesStandBeside();
  void whatIsBeingTypedIsKeptWhenTheTextChangesElsewhere();
  void everyRowHasANameAndAKeyReachesIt();
  void brokenTextIsEndured();
  void spellingsAreStepped_data();
  void spellingsAreStepped();
  void rowsFitIntoANarrowPanel();
  void nodesOfImportedFilesOfferToOpenThem();
  void looks();

private:
  SceneDocument* open(const QString& name, const std::string& text)
  {
    const QString path = folder_->filePath(name);
    QFile file(path);
    if(file.open(QFile::WriteOnly))
      file.write(text.data(), static_cast<qint64>(text.size()));
    file.close();
    return documents_->open(path);
  }
  TokenRope::Id listAt(SceneDocument* document, const char* start) const
  {
    const auto at = document->tokens().text().find(start);
    return document->tokens().at(static_cast<std::uint32_t>(at)).id();
  }
  void select(SceneDocument* document, const std::vector<const char*>& starts)
  {
    std::vector<SourceNode> nodes;
    for(const char* const start : starts)
      nodes.push_back({document, listAt(document, start)});
    selection_->select(nodes, nullptr);
  }
  NumberEdit* number(const char* key, int index = 0) const
  {
    PropertyRow* const row = panel_->row(key);
    return row ? row->findChildren<NumberEdit*>().value(index) : nullptr;
  }
  static void type(NumberEdit* edit, const QString& text)
  {
    edit->setFocus();
    edit->selectAll();
    QTest::keyClicks(edit, text);
    QTest::keyClick(edit, Qt::Key_Return);
    QCoreApplication::processEvents();
  }
  static QString textOf(SceneDocument* document) { return QString::fromStdString(document->tokens().text()); }

  const std::shared_ptr<Registry> registry_ = standardRegistry();
  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<FileService> files_;
  std::unique_ptr<OpenDocuments> documents_;
  std::unique_ptr<SourceSelection> selection_;
  std::unique_ptr<OutlineFiles> outlines_;
  std::unique_ptr<PropertyPanel> panel_;
};

void PropertyPanelTest::init()
{
  folder_ = std::make_unique<QTemporaryDir>();
  files_ = std::make_unique<FileService>();
  files_->addDirectory(folder_->path().toStdString());
  documents_ = std::make_unique<OpenDocuments>(std::make_shared<JournalFolder>(folder_->filePath("kept"), nullptr));
  selection_ = std::make_unique<SourceSelection>();
  outlines_ = std::make_unique<OutlineFiles>(*documents_, files_.get());
  panel_ = std::make_unique<PropertyPanel>(*outlines_, *selection_, *registry_);
  panel_->resize(560, 700);
  panel_->show();
  panel_->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(panel_.get()));
}

void PropertyPanelTest::cleanup()
{
  panel_.reset();
  outlines_.reset();
  selection_.reset();
  documents_.reset();
}

void PropertyPanelTest::aTypedNumberIsWrittenAsItIsTypedInOneStep()
{
  SceneDocument* const scene = open("a.rsg", "(RSG 0 1)((nd Transform (setLocalPos 1.0 2.00  3.)))");
  select(scene, {"(nd Transform"});
  QCOMPARE(number("setLocalPos", 1)->spelling(), "2.00");
  type(number("setLocalPos", 1), "2.50");
  QCOMPARE(textOf(scene), "(RSG 0 1)((nd Transform (setLocalPos 1.0 2.50  3.)))");
  QCOMPARE(scene->undoStack().count(), 1);
  QCOMPARE(scene->undoStack().undoText(), "Set setLocalPos of Transform");
  type(number("setLocalPos", 1), "4");
  QCOMPARE(scene->undoStack().count(), 2);
  scene->undoStack().undo();
  QCoreApplication::processEvents();
  QCOMPARE(number("setLocalPos", 1)->spelling(), "2.50");
  scene->undoStack().undo();
  QCOMPARE(textOf(scene), "(RSG 0 1)((nd Transform (setLocalPos 1.0 2.00  3.)))");
}

void PropertyPanelTest::undoIsThatOfTheDocumentOnceATypedValueIsInIt()
{
  SceneDocument* const scene = open("a.rsg", "(RSG 0 1)((nd Transform (setName a) (setLocalPos 1 2 3)))");
  QAction undo;
  undo.setShortcut(QKeySequence::Undo);
  connect(&undo, &QAction::triggered, this, [&] { scene->undoStack().undo(); });
  panel_->addAction(&undo);
  select(scene, {"(nd Transform"});
  NumberEdit* const x = number("setLocalPos");
  type(x, "4");
  QCOMPARE(textOf(scene), "(RSG 0 1)((nd Transform (setName a) (setLocalPos 4 2 3)))");
  QTest::keyClick(x, Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(textOf(scene), "(RSG 0 1)((nd Transform (setName a) (setLocalPos 1 2 3)))");
  QCoreApplication::processEvents();
  QCOMPARE(x->spelling(), "1");

  auto* const name = panel_->row("setName")->findChild<QLineEdit*>();
  name->setFocus();
  name->selectAll();
  QTest::keyClicks(name, "b");
  QTest::keyClick(name, Qt::Key_Z, Qt::ControlModifier); // Only what is typed and not in the document yet.
  QCOMPARE(name->text(), "a");
  QCOMPARE(textOf(scene), "(RSG 0 1)((nd Transform (setName a) (setLocalPos 1 2 3)))");
  QVERIFY(scene->undoStack().canRedo());
  QTest::keyClicks(name, "b");
  QTest::keyClick(name, Qt::Key_Return);
  QCOMPARE(textOf(scene), "(RSG 0 1)((nd Transform (setName b) (setLocalPos 1 2 3)))");
  QTest::keyClick(name, Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(textOf(scene), "(RSG 0 1)((nd Transform (setName a) (setLocalPos 1 2 3)))");
}

void PropertyPanelTest::arrowsStepByWhatTheUnitSuggests()
{
  SceneDocument* const scene = open("a.rsg", "(RSG 0 1)((nd TRF (setLocalPos 1 2 3) (setLocalRotation 0 0 45)))");
  select(scene, {"(nd TRF"});
  NumberEdit* const x = number("setLocalPos", 0);
  x->setFocus();
  for(int i = 0; i < 5; ++i)
    QTest::keyClick(x, Qt::Key_Up);
  QTest::keyClick(number("setLocalRotation", 2), Qt::Key_Down);
  QCOMPARE(textOf(scene), "(RSG 0 1)((nd TRF (setLocalPos 1.05 2 3) (setLocalRotation 0 0 44)))");
  QCOMPARE(scene->undoStack().count(), 2);
}

void PropertyPanelTest::aMissingCallIsMadeFromItsPresets()
{
  SceneDocument* const scene = open("a.rsg", "(RSG 0 1)((nd Light (setName l)))");
  select(scene, {"(nd Light"});
  NumberEdit* const radius = number("setRadius");
  QCOMPARE(radius->spelling(), "");
  QCOMPARE(radius->findChild<QLineEdit*>()->placeholderText(), "10");
  type(radius, "5");
  QCOMPARE(textOf(scene), "(RSG 0 1)((nd Light (setName l) (setRadius 5)))");
  type(number("setDiffuse", 1), "0.5");
  QCOMPARE(textOf(scene), "(RSG 0 1)((nd Light (setName l) (setRadius 5) (setDiffuse 1 0.5 1 1)))");
}

void PropertyPanelTest::expressionsAreShownEditedAndOverridden()
{
  SceneDocument* const scene =
      open("a.rsg", "(RSG 0 1)((def $r 0.5) (nd Sphere (setRadius (eval $r * 4)) (setName $n)))");
  select(scene, {"(nd Sphere"});
  auto* const line = panel_->row("setRadius")->findChild<QLineEdit*>("expression");
  QVERIFY(line);
  QCOMPARE(line->text(), "(eval $r * 4)");
  QVERIFY(line->toolTip().contains("2"));
  const QList<QToolButton*> buttons = panel_->row("setRadius")->findChildren<QToolButton*>();
  QToolButton *edit = nullptr, *instead = nullptr;
  for(QToolButton* const button : buttons)
    if(button->accessibleName().startsWith("Edit"))
      edit = button;
    else if(button->accessibleName().startsWith("Override"))
      instead = button;
  QVERIFY(edit && instead);
  QTest::mouseClick(edit, Qt::LeftButton);
  QTest::keyClicks(line, "(eval $r * 6)");
  QTest::keyClick(line, Qt::Key_Return);
  QCoreApplication::processEvents();
  QVERIFY(textOf(scene).contains("(setRadius (eval $r * 6))"));
  // What is no value is not written.
  QTest::mouseClick(edit, Qt::LeftButton);
  QTest::keyClicks(line, "(eval 1");
  QTest::keyClick(line, Qt::Key_Return);
  QVERIFY(textOf(scene).contains("(setRadius (eval $r * 6))"));
  scene->undoStack().undo();
  QCoreApplication::processEvents();
  // What it comes to stands beside it, and is what it is overridden by, also when that has changed elsewhere.
  const auto result = [this]
  {
    for(const QLabel* const label : panel_->row("setRadius")->findChildren<QLabel*>())
      if(label->text().startsWith("= "))
        return label->text();
    return QString();
  };
  QCOMPARE(result(), QString("= 2"));
  const auto defined = static_cast<std::uint32_t>(textOf(scene).indexOf("0.5)"));
  QVERIFY(scene->apply({{defined, defined + 3, "0.75"}}, "Other"));
  QCoreApplication::processEvents();
  QCOMPARE(result(), QString("= 3"));
  QTest::mouseClick(instead, Qt::LeftButton);
  QCoreApplication::processEvents();
  QVERIFY(textOf(scene).contains("(setRadius 3)"));
  QVERIFY(number("setRadius"));
}

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

void PropertyPanelTest::whatIsBeingTypedIsKeptWhenTheTextChangesElsewhere()
{
  SceneDocument* const scene = open("a.rsg", "(RSG 0 1)((nd TRF (setLocalPos 1 2 3)) (nd Box))");
  select(scene, {"(nd TRF"});
  NumberEdit* const x = number("setLocalPos");
  x->setFocus();
  x->selectAll();
  QTest::keyClicks(x, "12.");
  scene->apply({{10, 10, " "}}, "Edit");
  QCoreApplication::processEvents();
  QCOMPARE(number("setLocalPos"), x);
  QVERIFY(x->hasFocus());
  QTest::keyClicks(x, "5");
  QVERIFY(textOf(scene).contains("(setLocalPos 12.5 2 3)"));
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

void PropertyPanelTest::spellingsAreStepped_data()
{
  QTest::addColumn<QString>("spelling");
  QTest::addColumn<double>("step");
  QTest::addColumn<int>("steps");
  QTest::addColumn<QString>("next");
  QTest::newRow("decimals of the step") << "1" << 0.01 << 1 << "1.01";
  QTest::newRow("decimals of the number") << "1.250" << 0.01 << -1 << "1.240";
  QTest::newRow("whole") << "44" << 1.0 << 1 << "45";
  QTest::newRow("no minus zero") << "0.1" << 0.1 << -1 << "0.0";
  QTest::newRow("least") << "0.01" << 0.05 << -1 << "0.00";
  QTest::newRow("no number") << "" << 1.0 << 1 << "1";
  QTest::newRow("infinite") << "inf" << 1.0 << 1 << "1";
}

void PropertyPanelTest::spellingsAreStepped()
{
  QFETCH(const QString, spelling);
  QFETCH(const double, step);
  QFETCH(const int, steps);
  QFETCH(const QString, next);
  QCOMPARE(NumberEdit::stepped(spelling, step, steps, 0.0, std::nullopt), next);
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
