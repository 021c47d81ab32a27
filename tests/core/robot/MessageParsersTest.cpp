#include "WorldSupport.h"

#include "core/object/Context.h"
#include "core/object/Registry.h"
#include "core/robot/language/ActionReader.h"
#include "core/robot/language/MessageParsers.h"
#include "core/robot/language/PerceptWriter.h"
#include "core/script/ScriptEngine.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QtTest>

#include <cmath>
#include <cstring>
#include <random>

using namespace sparkwright;
using namespace sparkwright::test;

namespace
{

/// All predicates of a list: name, parameters, and sub-lists in brackets.
QString show(const PredicateList::Predicate& predicate)
{
  QString text = QString::fromUtf8(predicate.name().data(), static_cast<qsizetype>(predicate.name().size()));
  for(std::size_t i = 0; i < predicate.atomCount(); ++i)
    text += " " + QString::fromUtf8(predicate.atom(i).data(), static_cast<qsizetype>(predicate.atom(i).size()));
  for(auto sub = predicate.firstSublist(); sub; sub = predicate.nextSublist(sub))
    text += " [" + show(sub) + "]";
  return text;
}

QStringList show(const PredicateList& list)
{
  QStringList shown;
  for(auto p = list.first(); p; p = list.next(p))
    shown << show(p);
  return shown;
}

PerceptWriter somePercepts()
{
  PerceptWriter out;
  out.open("time");
  out.pair("now", 87.324f);
  out.close();
  out.open("GS");
  out.pair("unum", 3);
  out.pair("team", "left");
  out.close();
  out.open("See");
  out.close();
  out.open("US");
  out.atom("Left \"\x01\xff");
  out.open("");
  out.number(-0.001f);
  out.number(std::nanf(""));
  out.number(-INFINITY);
  out.close();
  out.close();
  return out;
}

/// Says everything backwards: a language of a plugin.
class MirrorParser : public BaseParser
{
public:
  std::string parse(std::string_view message, PredicateList& out) override
  {
    return sexp_.parse(std::string(message.rbegin(), message.rend()), out);
  }
  void generate(const PredicateList& percepts, std::string& out) const override
  {
    std::string text;
    sexp_.generate(percepts, text);
    out.append(text.rbegin(), text.rend());
  }
  bool recognises(std::string_view message) const override { return message.starts_with(')'); }

private:
  SexpParser sexp_;
};

} // namespace

/// Messages in several languages have one internal form.
class MessageParsersTest : public QObject
{
  Q_OBJECT

private slots:
  void numbersAreThoseOfPrintf()
  {
    std::mt19937 random(1);
    std::string text;
    char expected[400];
    const auto check = [&](double value) {
      for(int decimals = 0; decimals <= 3; ++decimals)
      {
        text.clear();
        appendFixed(value, decimals, text);
        std::snprintf(expected, sizeof expected, "%.*f", decimals, value);
        if(text != expected)
          qWarning("%a", value);
        QCOMPARE(text, std::string(expected));
      }
    };
    for(const float value :
        {0.f,     -0.f,     0.005f,     0.015f,     0.025f, 0.125f, 0.375f,  -0.625f,  1e-30f,   -1e-30f,
         99.995f, 359.995f, 16777216.f, 39999996.f, 4e7f,   1e9f,   3.4e38f, -3.4e38f, INFINITY, -INFINITY})
      check(static_cast<double>(value));
    for(int i = 0; i < 30000; ++i)
    {
      const std::uint32_t bits = random();
      float value;
      std::memcpy(&value, &bits, sizeof value);
      if(!std::isnan(value))
        check(static_cast<double>(value));
      check(static_cast<double>(static_cast<float>(static_cast<int>(bits % 4000001) - 2000000) / 1000)); // Many ties.
    }
    check(0.1);
    check(2.675);
    text.clear();
    appendFixed(std::nan(""), 2, text);
    appendFixed(-std::nan(""), 2, text);
    QCOMPARE(text, std::string("nan-nan"));
  }

  void perceptsAreSExpressions()
  {
    std::string text;
    SexpParser().generate(somePercepts(), text);
    QCOMPARE(text,
             std::string("(time (now 87.32))(GS (unum 3) (team left))(See )(US Left \"\x01\xff (-0.00 nan -inf))"));
  }

  void perceptsAreJson()
  {
    std::string text;
    JsonParser().generate(somePercepts(), text);
    QCOMPARE(text, std::string("[[\"time\",[\"now\",87.32]],[\"GS\",[\"unum\",3],[\"team\",\"left\"]],[\"See\"],"
                               "[\"US\",\"Left \\\"\\u0001\\ufffd\",[-0.00,null,null]]]"));
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(QByteArray::fromStdString(text), &error);
    QVERIFY2(error.error == QJsonParseError::NoError, qPrintable(error.errorString()));
    QCOMPARE(document.array().size(), 4);
    text.clear();
    JsonParser().generate(PerceptWriter(), text);
    QCOMPARE(text, std::string("[]"));
  }

  void messagesInJson_data()
  {
    QTest::addColumn<QByteArray>("message");
    QTest::addColumn<QStringList>("predicates");
    const auto row = [](const char* message, const QStringList& predicates)
    { QTest::newRow(message) << QByteArray(message) << predicates; };
    row("[[\"he1\",1.5],[\"syn\"]]", {"he1 1.5", "syn"});
    row("{\"he1\":1.5,\"syn\":null}", {"he1 1.5", "syn"});
    row(" [ [ \"he1\" , -1e-3 ] ,\r\n\t{ \"syn\" : [ ] } ] ", {"he1 -1e-3", "syn"});
    row("[\"syn\"]", {"syn"});
    row("{\"beam\":[-5,2,0],\"say\":\"hi\"}", {"beam -5 2 0", "say hi"});
    row("[[\"init\",[\"unum\",3],[\"teamname\",\"A\"]]]", {"init [unum 3] [teamname A]"});
    row("{\"init\":{\"unum\":3,\"teamname\":\"A\"}}", {"init [unum 3] [teamname A]"});
    row("[[\"init\",{\"unum\":3,\"teamname\":\"A\"}]]", {"init [unum 3] [teamname A]"});
    row("[\"syn\"][\"he1\",1]{\"he2\":2}", {"syn", "he1 1", "he2 2"});
    row("[]", {});
    row("{}", {});
    row("", {});
    row("[1,\"a\",null,true,[],[1,2],{},[[\"a\"]],[\"b\"]]", {"b"});
    row("[[\"a\",true,false,null,\"\"]]", {"a true false "});
    row("[[\"a\",\"\\u00e4\\n\\\"\\\\\\/\\ud83d\\ude00\"]]", {"a \u00e4\n\"\\/\U0001f600"});
    row("[[\"a\",\"\\ud83d\"],[\"b\",\"\\ud83dx\"],[\"c\",\"\\ude00\"]]", {"a \ufffd", "b \ufffdx", "c \ufffd"});
    row("[[\"a\",[\"b\",[\"c\",1]]]]", {"a [b [c 1]]"});
    row("[[\"a\",[1,2]]]", {"a [ 1 2]"});
  }
  void messagesInJson()
  {
    QFETCH(QByteArray, message);
    QFETCH(QStringList, predicates);
    PredicateList list;
    QCOMPARE(JsonParser().parse({message.constData(), static_cast<std::size_t>(message.size())}, list), std::string());
    QCOMPARE(show(list), predicates);
  }

  void whatComesBeforeAMistakeCounts_data()
  {
    QTest::addColumn<QByteArray>("message");
    QTest::addColumn<QStringList>("predicates");
    QTest::addColumn<QByteArray>("mistake");
    const auto row = [](const QByteArray& message, const QStringList& predicates, const char* mistake)
    { QTest::newRow(message.left(30).constData()) << message << predicates << QByteArray(mistake); };
    row("[[\"a\",1],[\"b\",", {"a 1"}, "expected a value at byte 15");
    row("[[\"a\",1],[\"b\",1}", {"a 1"}, "`,` or `]`");
    row("{\"a\":1,\"b\":{\"c\":[1,", {"a 1"}, "a value");
    row("{\"a\":1,b:2}", {"a 1"}, "a name in quotes");
    row("{\"a\" 1}", {}, "`:`");
    row("[[\"a\",\"b]]", {}, "a quote at the end");
    row("[[\"a\",\"\\x\"]]", {}, "an escape");
    row("[[\"a\",\"\\u12\"]]", {}, "hexadecimal");
    row("[[\"a\",1.2.3]]", {}, "a number");
    row("[[\"a\",-]]", {}, "a number");
    row("[[\"a\",nan]]", {}, "a value");
    row("[[\"a\",0x10]]", {}, "");
    row("(he1 1)(syn)", {}, "an array or an object at byte 1");
    row("[[\"a\"]] x", {"a"}, "an array or an object");
    row("[[\"a\"]", {"a"}, "`,` or `]`");
    row("[[\"a\"],]", {"a"}, "a value");
    row(QByteArray("[[\"a\"]]\0", 8), {"a"}, "an array or an object");
    row("[[\"a\",\"\x01\"]]", {}, "control character");
    row(QByteArray(100000, '['), {}, "end of an array");
    row("[[\"a\"," + QByteArray(100000, '['), {}, "end of an array");
    row("[[\"x\"],[\"a\"," + QByteArray(100000, '{'), {"x"}, "a name in quotes");
  }
  void whatComesBeforeAMistakeCounts()
  {
    QFETCH(QByteArray, message);
    QFETCH(QStringList, predicates);
    QFETCH(QByteArray, mistake);
    JsonParser parser;
    PredicateList list;
    const std::string told = parser.parse({message.constData(), static_cast<std::size_t>(message.size())}, list);
    QVERIFY2(!told.empty() && QByteArray::fromStdString(told).contains(mistake), told.c_str());
    QCOMPARE(show(list), predicates);
    list.clear(); // Nothing hangs over.
    QCOMPARE(parser.parse("[\"syn\"]", list), std::string());
    QCOMPARE(show(list), QStringList{"syn"});
  }

  void whatLiesTooDeepIsPassedOver()
  {
    const std::string deep =
        "[[\"a\",1," + std::string(50000, '[') + "\"x\"" + std::string(50000, ']') + ",2],[\"b\"]]";
    PredicateList list;
    QCOMPARE(JsonParser().parse(deep, list), std::string());
    QCOMPARE(list.first().atomCount(), std::size_t(2));
    QCOMPARE(list.first().atom(1), std::string_view("2"));
    int levels = 1;
    for(auto l = list.first(); l.firstSublist(); l = l.firstSublist())
      ++levels;
    QCOMPARE(levels, JsonMessageReader::deepest);
    QCOMPARE(list.next(list.first()).name(), std::string_view("b"));
  }

  void parametersHaveTypes()
  {
    PredicateList list;
    QCOMPARE(JsonParser().parse("[[\"a\",2.75,\"3.5\",-1e99,\"x\"]]", list), std::string());
    const auto a = list.first();
    QVERIFY(list.elements()[1].kind == PredicateList::Kind::Number);
    QVERIFY(list.elements()[2].kind == PredicateList::Kind::Text);
    QCOMPARE(a.number(0), 2.75);
    QCOMPARE(a.integer(0), 2);
    QCOMPARE(a.number(1), 3.5);
    QCOMPARE(a.integer(2), std::numeric_limits<int>::min());
    QCOMPARE(a.number(3), 0.0);
    QCOMPARE(a.number(9), 0.0);
    PerceptWriter written;
    written.open("a");
    written.number(2.5f);
    written.integer(7);
    written.close();
    QCOMPARE(written.first().number(0), 2.5);
    QCOMPARE(written.first().integer(1), 7);
  }

  void actionsComeFromEitherLanguage()
  {
    PredicateList sexp, json;
    SexpParser().parse("(init x (unum 3) y (teamname A B))(he1 1)", sexp);
    JsonParser().parse("[[\"init\",\"x\",[\"unum\",3],\"y\",[\"teamname\",\"A\",\"B\"]],[\"he1\",1]]", json);
    for(const PredicateList* const list : {&sexp, &json})
    {
      ActionReader reader;
      reader.start(*list);
      QVERIFY(reader.next());
      const Action& action = reader.action();
      QCOMPARE(action.name, std::string_view("init"));
      QCOMPARE(action.values.size(), std::size_t(2));
      QCOMPARE(action.values[1], std::string_view("y"));
      QCOMPARE(action.find("unum")->values[0], std::string_view("3"));
      QCOMPARE(action.find("teamname")->values[1], std::string_view("B"));
      QVERIFY(reader.next());
      QCOMPARE(reader.action().values[0], std::string_view("1"));
      QVERIFY(reader.action().named.empty());
      QVERIFY(!reader.next());
    }
  }

  void aHundredThousandValuesAreReadInNoTime()
  {
    std::string message = "(he1";
    for(int i = 0; i < 400000; ++i)
      message += " 1";
    message += ")";
    QElapsedTimer timer;
    timer.start();
    ActionReader reader;
    reader.start(message);
    QVERIFY(reader.next());
    QCOMPARE(reader.action().values.size(), std::size_t(400000));
    QVERIFY2(timer.elapsed() < 3000, qPrintable(QString::number(timer.elapsed())));
  }

  void theFirstMessageShowsTheLanguage()
  {
    SoccerWorld s;
    QCOMPARE(s.world.setAgentFormats("sexp,json"), std::string());
    const AgentId sexp = s.connect();
    const AgentId json = s.connect("{\"scene\":[\"rsg/agent/nao/nao_hetero.rsg\",1]}");
    QVERIFY(s.world.percepts(sexp).starts_with("(time (now "));
    QVERIFY(s.world.percepts(json).starts_with("[[\"time\",[\"now\","));
    s.world.deliver(json, "(he1 1)");
    QVERIFY2(s.messages.back().find("an array or an object") != std::string::npos, s.messages.back().c_str());
  }

  void whatNoneKnowsIsForTheLastOne()
  {
    SoccerWorld s;
    QCOMPARE(s.world.setAgentFormats("sexp,json"), std::string());
    const AgentId agent = s.world.addAgent();
    s.cycle();
    s.world.deliver(agent, "hello");
    QVERIFY(s.messages.back().find("its message is read up to a mistake: expected an array or an object at byte 1") !=
            std::string::npos);
  }

  void scriptsChooseLanguages()
  {
    SoccerWorld s;
    QVERIFY(s.world.scripts().runText("get('/sys/server/gamecontrol').initParser('JsonParser')", "a.rb"));
    const AgentId json = s.connect("[[\"scene\",\"rsg/agent/nao/nao.rsg\"],[\"syn\"]]");
    QVERIFY(s.world.percepts(json).starts_with("[["));
    QVERIFY(s.world.scripts().runText("delete('/sys/server/gamecontrol/JsonParser')", "a.rb"));
    s.cycle();
    QVERIFY(s.world.percepts(json).starts_with("[[")); // Who has begun in a language keeps it.
    const AgentId sexp = s.connect();
    QVERIFY(s.world.percepts(sexp).starts_with("(time"));
  }

  void aPluginBringsAnotherLanguage()
  {
    SoccerWorld s;
    ClassBuilder<MirrorParser>(*s.world.context().registry, "MirrorParser", {"BaseParser"}, "Backwards.");
    QCOMPARE(s.world.setAgentFormats("MirrorParser"), std::string());
    const AgentId agent = s.world.addAgent();
    s.world.deliver(agent, ")gsr.oan/oan/tnega/gsr enecs(");
    s.cycle(3);
    const std::string_view percepts = s.world.percepts(agent);
    QVERIFY2(percepts.ends_with(" emit("), std::string(percepts).c_str());
    s.world.deliver(agent, ")1 1eh(");
    s.cycle(3);
    const std::string now(s.world.percepts(agent).rbegin(), s.world.percepts(agent).rend());
    QVERIFY2(hinge(now, "hj1") > 1, now.c_str());
  }

  void unknownLanguagesAreRefused()
  {
    SoccerWorld s;
    for(const char* const formats : {"klingon", "", "sexp,,json", "SceneEffector", "BaseParser", "../x"})
      QVERIFY2(!s.world.setAgentFormats(formats).empty(), formats);
    QVERIFY(QString::fromStdString(s.world.setAgentFormats("JsonPraser")).contains("JsonParser"));
    s.connect(); // Without any, S-expressions are left.
    QVERIFY(s.world.percepts(1).starts_with("(time"));
  }
};

QTEST_APPLESS_MAIN(MessageParsersTest)
#include "MessageParsersTest.moc"
