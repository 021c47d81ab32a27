#include "PropertySupport.h"

using namespace sparkwright;
using namespace sparkwright::test;

/// Values that are typed or stepped: each edit changes just its characters, in one step.
class PropertyValuesTest : public QObject, PropertyFixture
{
  Q_OBJECT

private slots:
  void init() { openPanel(); }
  void cleanup() { closePanel(); }
  void aTypedNumberIsWrittenAsItIsTypedInOneStep();
  void undoIsThatOfTheDocumentOnceATypedValueIsInIt();
  void aCommaIsADecimalPoint_data();
  void aCommaIsADecimalPoint();
  void arrowsStepByWhatTheUnitSuggests();
  void aMissingCallIsMadeFromItsPresets();
  void expressionsAreShownEditedAndOverridden();
  void whatIsBeingTypedIsKeptWhenTheTextChangesElsewhere();
  void spellingsAreStepped_data();
  void spellingsAreStepped();
};

void PropertyValuesTest::aTypedNumberIsWrittenAsItIsTypedInOneStep()
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

void PropertyValuesTest::undoIsThatOfTheDocumentOnceATypedValueIsInIt()
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

void PropertyValuesTest::aCommaIsADecimalPoint_data()
{
  QTest::addColumn<QString>("typed");
  QTest::addColumn<QString>("written");
  QTest::newRow("point") << "1.5" << "1.5";
  QTest::newRow("comma") << "1,5" << "1.5";
  QTest::newRow("comma first") << "-,25" << "-.25";
  QTest::newRow("power") << "2,5e-3" << "2.5e-3";
  QTest::newRow("Persian") << "\u06f1\u066b\u06f5" << "1.5";
  QTest::newRow("digits are not grouped") << "1.234,5" << "1.2345"; // The second sign cannot be typed.
}

void PropertyValuesTest::aCommaIsADecimalPoint()
{
  QFETCH(QString, typed);
  QFETCH(QString, written);
  for(const char* const language : {"en", "de", "es", "pt_BR", "fa"})
  {
    QLocale::setDefault(QLocale(QString::fromLatin1(language)));
    SceneDocument* const scene = open("a.rsg", "(RSG 0 1)((nd Transform (setLocalPos 1 2 3)))");
    select(scene, {"(nd Transform"});
    NumberEdit* const x = number("setLocalPos");
    type(x, typed);
    QCOMPARE(x->spelling(), written); // What is shown is what is written.
    QCOMPARE(textOf(scene), "(RSG 0 1)((nd Transform (setLocalPos " + written + " 2 3)))");
    scene->undoStack().undo();
  }
  QLocale::setDefault(QLocale::c());
}

void PropertyValuesTest::arrowsStepByWhatTheUnitSuggests()
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

void PropertyValuesTest::aMissingCallIsMadeFromItsPresets()
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

void PropertyValuesTest::expressionsAreShownEditedAndOverridden()
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

void PropertyValuesTest::whatIsBeingTypedIsKeptWhenTheTextChangesElsewhere()
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

void PropertyValuesTest::spellingsAreStepped_data()
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

void PropertyValuesTest::spellingsAreStepped()
{
  QFETCH(const QString, spelling);
  QFETCH(const double, step);
  QFETCH(const int, steps);
  QFETCH(const QString, next);
  QCOMPARE(NumberEdit::stepped(spelling, step, steps, 0.0, std::nullopt), next);
}

QTEST_MAIN(PropertyValuesTest)
#include "PropertyValuesTest.moc"
