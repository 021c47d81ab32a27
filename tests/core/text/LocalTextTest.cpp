#include "core/text/LocalText.h"

#include <QtTest>

using namespace sparkwright;

namespace
{

constexpr TextKey table[] = {
    {"distance", "%1 is %2 m from %3, limit %4 m"}, {"turned", "%2 before %1"}, {"plain", "100 %"}};
using Key = KeyIn<table>;

LocalText text(const Key& key, std::vector<TextArgument> arguments = {}) { return {key.key, std::move(arguments)}; }

} // namespace

/// What the core says has a key and arguments, and its English text.
class LocalTextTest : public QObject
{
  Q_OBJECT
private slots:
  void argumentsStandInTheirPlaces()
  {
    const LocalText said = text("distance", {"L5", 0.456, TextPoint{1, -2.5}, 3});
    QCOMPARE(said.english(), std::string("L5 is 0.46 m from (1.00, -2.50), limit 3 m"));
    QCOMPARE(std::string(said.key()->name), std::string("distance"));
    QCOMPARE(said.arguments().size(), std::size_t(4));
    QCOMPARE(text("turned", {"a", "b"}).english(), std::string("b before a"));
  }
  void floatsAreWrittenAsTheNumberTheyAre()
  {
    QCOMPARE(TextArgument(15.02f).english(), std::string("15.02"));
    QCOMPARE(TextArgument(1e6f).english(), std::string("1000000.00"));
    QCOMPARE(TextArgument(std::size_t(4)).english(), std::string("4"));
    QCOMPARE(TextArgument(-7).english(), std::string("-7"));
  }
  void placesInsideArgumentsAreNotFilledIn()
  {
    QCOMPARE(text("turned", {"%2", "%1"}).english(), std::string("%1 before %2"));
  }
  void textsStandInTexts()
  {
    const LocalText inner = text("turned", {"a", "b"});
    const LocalText outer = text("turned", {inner, "c"});
    QCOMPARE(outer.english(), std::string("c before b before a"));
    QCOMPARE(std::get<LocalText>(outer.arguments()[0].value), inner);
  }
  void percentSignsAreMereSigns()
  {
    QCOMPARE(text("plain").english(), std::string("100 %"));
    QCOMPARE(placesIn("100 %"), 0);
    QCOMPARE(placesIn("%0 %a %"), 0);
    QCOMPARE(placesIn("%3 %1"), 3);
  }
  void stringsHaveNoKey()
  {
    const LocalText name = "torso";
    QVERIFY(!name.key());
    QCOMPARE(name.english(), std::string("torso"));
    QVERIFY(LocalText().empty());
    QVERIFY(!LocalText().key());
    QVERIFY(!name.empty());
  }
  void whatReadsTheSameIsTheSame()
  {
    QVERIFY(text("turned", {"a", "b"}) == LocalText("b before a"));
    QVERIFY(!(text("turned", {"a", "b"}) == text("turned", {"b", "a"})));
  }
};

QTEST_APPLESS_MAIN(LocalTextTest)
#include "LocalTextTest.moc"
