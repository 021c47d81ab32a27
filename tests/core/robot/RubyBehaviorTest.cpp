#include "InsideSupport.h"

#include "core/script/AgentScript.h"

#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

namespace
{

constexpr const char* percepts =
    "(time (now 7.52))(GS (unum 3) (team left) (sl 0) (sr 0) (t 0.00) (pm PlayOn))(GYR (n torso) (rt 0.10 -0.20 0.00))"
    "(HJ (n hj1) (ax -1.50))(UJ (n laj1_2) (ax1 3.00) (ax2 4.50))(FRP (n lf) (c 0.00 -0.01 -0.01) (f 0.00 0.00 22.59))"
    "(FRP (n rf) (c 0.01 0.00 0.00) (f 0.00 0.00 20.00))"
    "(See (B (pol 5.03 3.35 -5.61)) (P (team Blue) (id 4) (head (pol 8.01 -3.66 0.15))) (P (team Red) (id 2))"
    " (L (pol 1.00 2.00 3.00) (pol 4.00 5.00 6.00)))(hear Red 1.20 self hello)";

AgentScript::Options plainOptions()
{
  return {.steps = 100'000, .memory = 16u << 20, .seed = 5, .command = "team=Red"};
}

/// A script that has been loaded, and what it has printed.
struct Thinker
{
  explicit Thinker(const std::string& text, AgentScript::Options options = plainOptions())
      : script(options, [this](Diagnostic d) { said.push_back(d.text()); })
  {
    if(const auto wrong = script.load(text, "mind.rb"))
      problem = wrong->text();
  }
  std::string think(const std::string& heard = percepts)
  {
    std::string message;
    if(const auto wrong = script.think(heard, message))
      problem = wrong->text();
    return message;
  }

  std::vector<std::string> said;
  std::string problem;
  AgentScript script;
};

std::string thinking(const std::string& expression)
{
  return "def think(percepts)\n  (" + expression + ").inspect\nend\n";
}

/// A data directory with a script in it, before ours.
struct ScriptDirectory
{
  explicit ScriptDirectory(const QByteArray& text)
  {
    QFile file(folder.filePath("mind.rb"));
    if(file.open(QIODevice::WriteOnly))
      file.write(text);
    options = soccerOptions();
    options.dataDirectories.insert(options.dataDirectories.begin(), folder.path().toStdString());
  }

  QTemporaryDir folder;
  WorldOptions options;
};

constexpr const char* walker = R"RUBY(
def begin
  '(scene rsg/agent/nao/nao_hetero.rsg 0)(syn)'
end
$cycle = 0
def think(percepts)
  $cycle += 1
  return "(init #{command})(syn)" if $cycle == 1
  raise 'old percepts' unless percepts.time > 0.02 * $cycle
  "(he1 #{rand - 0.5})(lle3 #{-percepts.joint('llj3') / 50.0 + Math.sin(0.1 * $cycle)})(syn)"
end
)RUBY";

} // namespace

/// Scripts that think for agents: what they are given, what they may not do, and what happens when they go wrong.
class RubyBehaviorTest : public QObject
{
  Q_OBJECT

private slots:
  void perceptsAreEasyToAskFor_data()
  {
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QString>("value");
    const auto row = [](const char* expression, const char* value)
    { QTest::newRow(expression) << expression << value; };
    row("percepts.time", "7.52");
    row("percepts.joint('hj1')", "-1.5");
    row("percepts.joint('laj1_2')", "[3.0, 4.5]");
    row("percepts.joint('hj9')", "nil");
    row("percepts['GYR']", R"({"n"=>"torso", "rt"=>[0.1, -0.2, 0.0]})");
    row("percepts['GS']['pm']", "\"PlayOn\"");
    row("percepts['GS']['unum']", "3");
    row("percepts['FRP', 'rf']['f']", "[0.0, 0.0, 20.0]");
    row("percepts['FRP']['n']", "\"lf\"");
    row("percepts['FRP', 'xx']", "nil");
    row("percepts['FRP', nil]['n']", "\"lf\"");
    row("percepts['Nothing']", "nil");
    row("percepts['hear']", R"({nil=>["Red", 1.2, "self", "hello"]})");
    row("percepts['See']['B']['pol']", "[5.03, 3.35, -5.61]");
    row("percepts.seen('P').map { |p| p['id'] }", "[4, 2]");
    row("percepts.seen('P')[0]['head']", R"({"pol"=>[8.01, -3.66, 0.15]})");
    row("percepts.seen('X')", "[]");
    row("percepts.to_a[0]", R"(["time", ["now", 7.52]])");
    row("percepts.to_a[-1]", R"(["hear", "Red", 1.2, "self", "hello"])");
    row("percepts.to_a.size", "9");
    row("percepts.to_s[0, 5]", "\"(time\"");
    row("command", "\"team=Red\"");
    row("percepts.dup.time", "7.52");
  }
  void perceptsAreEasyToAskFor()
  {
    QFETCH(QString, expression);
    QFETCH(QString, value);
    Thinker thinker(thinking(expression.toStdString()));
    QCOMPARE(QString::fromStdString(thinker.think()), value);
    QCOMPARE(thinker.problem, std::string());
  }

  void anythingMayBeHeard_data()
  {
    QTest::addColumn<QByteArray>("heard");
    for(const char* const text :
        {"", "(", ")", "((((((((((((a", "(time)", "(time now)", "(time (now))", "(HJ (n hj1))", "(HJ (n))",
         "(UJ (n hj1))", "(See)", "(See 5)", "(GS () (()) x)", "()", "\"", "(See (P) P)"})
      QTest::newRow(text) << QByteArray(text);
    QTest::newRow("zeros") << QByteArray(10, '\0');
    QTest::newRow("deep") << QByteArray(100000, '(');
  }
  void anythingMayBeHeard()
  {
    QFETCH(QByteArray, heard);
    Thinker thinker(
        "def think(percepts)\n  percepts.time\n  percepts.joint('hj1')\n  percepts.seen('P')\n  percepts['GS']\n"
        "  percepts['See']\n  percepts.to_a\n  percepts.to_s\nend\n");
    QCOMPARE(QByteArray::fromStdString(thinker.think(heard.toStdString())), heard);
    QCOMPARE(thinker.problem, std::string());
  }

  void perceptsThatAreKeptStayAsTheyWere()
  {
    Thinker thinker(
        "def think(percepts)\n  $first ||= percepts\n  [percepts.time, $first.time, percepts.time].inspect\nend");
    QCOMPARE(thinker.think("(time (now 1.00))"), std::string("[1.0, 1.0, 1.0]"));
    QCOMPARE(thinker.think("(time (now 2.00))"), std::string("[2.0, 1.0, 2.0]"));
  }

  void nothingReachesTheMachineOrTheTree_data()
  {
    QTest::addColumn<QString>("code");
    for(const char* const code : {"File",
                                  "IO",
                                  "Kernel.system('ls')",
                                  "`ls`",
                                  "Time",
                                  "Process",
                                  "Socket",
                                  "Dir",
                                  "ENV",
                                  "require 'x'",
                                  "load 'x'",
                                  "open('x')",
                                  "get('/usr')",
                                  "new('Box', '/x')",
                                  "importBundle 'x'",
                                  "run 'x.rb'",
                                  "importScene 'x'",
                                  "ObjectSpace",
                                  "Percepts.new",
                                  "exit",
                                  "sleep 1"})
      QTest::newRow(code) << code;
  }
  void nothingReachesTheMachineOrTheTree()
  {
    QFETCH(QString, code);
    Thinker thinker("def think(percepts)\n  " + code.toStdString() + "\n  'reached'\nend\n");
    QCOMPARE(thinker.think(), std::string());
    QVERIFY2(thinker.problem.starts_with("mind.rb:2: error: "), thinker.problem.c_str());
  }

  void whatIsWrongIsSaid_data()
  {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("told");
    QTest::newRow("endless")
        << "def think(p)\n  while true\n  end\nend"
        << "mind.rb:3: error: stopped after 100000 steps; does it loop for ever? (--think-budget N";
    QTest::newRow("rescued")
        << "def think(p)\n  begin\n    while true\n    end\n  rescue Exception\n    'x'\n  end\nend"
        << "mind.rb:4: error: stopped after 100000 steps";
    QTest::newRow("raise") << "def think(p)\n  raise 'lost'\nend" << "mind.rb:2: error: lost";
    QTest::newRow("number") << "def think(p)\n  5\nend"
                            << "mind.rb: error: what it says is of class Integer; a text is needed";
    QTest::newRow("list") << "def think(p)\n  ['(he1 1)']\nend" << "mind.rb: error: what it says is of class Array";
    QTest::newRow("arguments") << "def think\nend" << "mind.rb";
    QTest::newRow("memory") << "def think(p)\n  x = 'x' * 1000000\n  x += x while true\nend"
                            << "mind.rb: error: Out of memory";
    QTest::newRow("deep") << "def think(p)\n  think(p)\nend" << "mind.rb:";
    QTest::newRow("none") << "x = 5" << "mind.rb: error: it does not define think(percepts)";
    QTest::newRow("syntax") << "def think(p)\n  (((\nend" << "mind.rb:3: error: syntax error";
    QTest::newRow("at load") << "\nraise 'early'" << "mind.rb:2: error: early";
    QTest::newRow("endless at load") << "loop { }" << "mind.rb:1: error: stopped after 100000 steps";
  }
  void whatIsWrongIsSaid()
  {
    QFETCH(QString, text);
    QFETCH(QString, told);
    Thinker thinker(text.toStdString());
    if(thinker.problem.empty())
      QCOMPARE(thinker.think(), std::string());
    QVERIFY2(thinker.problem.starts_with(told.toStdString()), thinker.problem.c_str());
  }

  void nilSaysNothingAndLinesReachTheLog()
  {
    Thinker thinker("puts 'hello', 5\nprint :x\np [1, nil]\ndef think(percepts)\nend");
    QCOMPARE(thinker.think(), std::string());
    QCOMPARE(thinker.problem, std::string());
    QCOMPARE(thinker.said,
             (std::vector<std::string>{"mind.rb:1: note: hello 5", "mind.rb:2: note: x", "mind.rb:3: note: [1, nil]"}));
    std::string first;
    QVERIFY(!thinker.script.begin(first));
    QCOMPARE(first, std::string("team=Red")); // Without begin its command is what it begins with.
  }

  void chanceComesFromTheSeed()
  {
    const auto draw = [](std::uint64_t seed)
    {
      AgentScript::Options options = plainOptions();
      options.seed = seed;
      return Thinker(thinking("[rand(1000000), rand, Random.rand(99), [1, 2, 3, 4, 5, 6].shuffle]"), options).think();
    };
    QCOMPARE(draw(5), draw(5));
    QVERIFY(draw(5) != draw(6));
  }

  void itWalksThroughAMatch()
  {
    ScriptDirectory data(walker);
    const auto play = [&](std::uint64_t seed, int threads, std::string& lastMessage)
    {
      WorldOptions options = data.options;
      options.seed = seed;
      options.threads = threads;
      SoccerWorld s(options);
      for(int i = 1; i <= 3; ++i)
        if(!s.world.scripts().runText("a = new('RubyBehavior', '/usr/agent/behavior" + std::to_string(i) +
                                          "')\na.setScript('mind.rb')\na.setCommand('(unum " + std::to_string(i) +
                                          ")(teamname Red)')", "set-up.rb"))
          s.messages.push_back("the set-up failed");
      s.cycle(100);
      if(s.messages.empty() && s.world.frame()->agents.at(2).unum == 3)
        lastMessage = s.world.insideAgents().at(2).lastMessage;
      return s.world.frame();
    };
    std::string one, again, other;
    const FramePtr first = play(1, 1, one), second = play(1, 3, again), third = play(2, 1, other);
    QVERIFY(one.starts_with("(he1 "));
    QCOMPARE(again, one); // Chance and threads included.
    QVERIFY(other != one);
    QVERIFY(first->local == second->local);
    QVERIFY(!(first->local == third->local));
  }

  void whoFailsIsNamedWithScriptLineAndAgent()
  {
    ScriptDirectory data(
        "def begin\n  '(scene rsg/agent/nao/nao.rsg)(syn)'\nend\n$n = 0\ndef think(percepts)\n  $n += 1\n"
        "  $n = 'x' if $n == 10\n  '(he1 1)(syn)'\nend\n");
    SoccerWorld s(data.options);
    QVERIFY(s.world.scripts().runText("new('RubyBehavior', '/usr/agent/behavior1').setScript('mind.rb')", "set-up.rb"));
    s.cycle(30);
    QCOMPARE(s.messages.size(), std::size_t(1));
    QVERIFY2(s.messages[0].starts_with(
                 "mind.rb:6: error: agent 1 (inside: behavior1) thinks no more and its robot stands: "),
             s.messages[0].c_str());
  }

  void aScriptThatIsNotThereIsRefused()
  {
    SoccerWorld s;
    QVERIFY(s.world.scripts().runText("new('RubyBehavior', '/usr/agent/behavior1').setScript('../nowhere.rb')",
                                      "set-up.rb"));
    QVERIFY2(s.messages.at(0).find("cannot find the script") != std::string::npos, s.messages[0].c_str());
    s.cycle(3);
    QVERIFY2(s.messages.at(1).find("it has no script") != std::string::npos, s.messages[1].c_str());
  }

  void stepsAreAnOption()
  {
    ScriptDirectory data("def think(percepts)\nend\n5000.times { }\n");
    data.options.thinking.steps = 1000;
    SoccerWorld s(data.options);
    QVERIFY(s.world.scripts().runText("new('RubyBehavior', '/usr/agent/behavior1').setScript('mind.rb')", "set-up.rb"));
    s.cycle(3);
    QVERIFY2(s.messages.at(0).find("stopped after 1000 steps") != std::string::npos, s.messages[0].c_str());
  }
};

QTEST_APPLESS_MAIN(RubyBehaviorTest)
#include "RubyBehaviorTest.moc"
