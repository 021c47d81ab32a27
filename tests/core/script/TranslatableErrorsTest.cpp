#include "SceneSupport.h"

#include <QtTest>

using namespace sparkwright;

namespace
{

/// Runs a script that fails, and keeps the last message about it.
struct FailingScript
{
  explicit FailingScript(const std::string& code)
  {
    fixture.scripts->setBudget(1000);
    fixture.log.setSink([this](const Diagnostic& said) { told = said; });
    fixture.scripts->runText(code, "a.rb");
  }

  /// The error without the places that it is from.
  LocalText error() const { return textIn(told.said, 0); }

  static LocalText textIn(const LocalText& text, std::size_t place)
  {
    return place < text.arguments().size() ? std::get<LocalText>(text.arguments()[place].value) : LocalText();
  }
  static QString keyOf(const LocalText& text) { return text.key() ? text.key()->name : QString(); }

  SceneFixture fixture;
  Diagnostic told;
};

} // namespace

/// Errors of scripts pass through the interpreter, which knows no keys, and can be translated all the same.
class TranslatableErrorsTest : public QObject
{
  Q_OBJECT

private slots:
  void whatStopsAScriptKeepsItsKey()
  {
    const FailingScript script("loop {}");
    QCOMPARE(script.told.message, std::string("stopped after 1000 steps; does it loop for ever?"));
    QCOMPARE(script.told.hint, std::string("--script-budget N allows N steps"));
    QCOMPARE(script.keyOf(script.error()), QString("script.steps"));
    QCOMPARE(script.keyOf(script.told.advice), QString("script.budget"));
  }
  void refusedFunctionsKeepTheirKeys()
  {
    const FailingScript script("importBundle");
    QCOMPARE(script.told.message, std::string("importBundle: takes the name of a bundle"));
    QCOMPARE(script.keyOf(script.error()), QString("script.says"));
    QCOMPARE(script.keyOf(script.textIn(script.error(), 1)), QString("script.takesBundle"));
  }
  void whatIsNilIsToldByKey()
  {
    const FailingScript script("x = nil\nx + 1");
    QCOMPARE(script.told.message, std::string("undefined method '+' for nil; x is nil"));
    QCOMPARE(script.keyOf(script.textIn(script.told.said, 1)), QString("script.isNil"));
  }
  void whereAScriptWasCalledFromIsToldByKey()
  {
    const FailingScript script("def f\n  raise 'no'\nend\nf");
    QCOMPARE(script.keyOf(script.told.said), QString("script.place"));
    QCOMPARE(script.told.said.english(), script.told.message);
  }
  void whatAScriptRaisesItselfStaysAsItIs()
  {
    const FailingScript script("begin\n  importBundle\nrescue\nend\nraise 'my own words'");
    QVERIFY(QString::fromStdString(script.told.message).startsWith("my own words"));
    QVERIFY(!script.error().empty() && !script.error().key());
  }
  void warningsOfTheApiKeepTheirKeys()
  {
    const FailingScript script("selectObject('/nowhere')");
    QCOMPARE(script.told.message, std::string("there is nothing at '/nowhere' to select"));
    QCOMPARE(script.keyOf(script.told.said), QString("script.nothingThere"));
  }
};

QTEST_APPLESS_MAIN(TranslatableErrorsTest)
#include "TranslatableErrorsTest.moc"
