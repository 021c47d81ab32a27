#include "ClientSupport.h"
#include "ProgramSupport.h"
#include "ServerSupport.h"
#include "WitnessSupport.h"
#include "tests/VerifyNear.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace sparkwright;

namespace
{

TestServer::Options withTerse(const std::string& formats)
{
  TestServer::Options options;
  options.plugins = {SPARKWRIGHT_TEST_PLUGINS};
  options.bundles = {"terse"};
  options.formats = formats;
  return options;
}

/// What an agent is told in lines as S-expressions: `GYR\n.n torso\n` is `(GYR (n torso))`. All percepts have values
/// before lists, but for one blank after the name of a percept that S-expressions always have.
std::string asSexp(const std::string& lines)
{
  std::string out;
  std::size_t open = 0;
  for(std::size_t at = 0; at < lines.size();)
  {
    const std::size_t end = lines.find('\n', at);
    const std::size_t name = lines.find_first_not_of('.', at);
    const std::size_t dots = name - at;
    for(; open > dots; --open)
      out += ')';
    if(dots > 0 && !out.ends_with(' '))
      out += ' ';
    out += '(' + lines.substr(name, end - name);
    if(dots == 0 && lines.substr(name, end - name).find(' ') == std::string::npos)
      out += ' ';
    ++open;
    at = end + 1;
  }
  return out + std::string(open, ')');
}

/// `(he1 1.5)(he2 0)` as lines.
std::string asLines(std::string commands)
{
  std::erase(commands, '(');
  std::replace(commands.begin(), commands.end(), ')', '\n');
  return commands;
}

constexpr int cycles = 300;

/// A life in either language: a robot, a name, a beam, motion, speech.
std::vector<std::string> live(bool terse)
{
  TestServer::Options options = withTerse(terse ? "TerseParser" : "sexp");
  options.holdAgents = 1; // The run begins with the agent.
  TestServer server(options);
  TestClient agent(server.agentPort());
  agent.send(terse ? "scene rsg/agent/nao/nao_hetero.rsg 4\nsyn" : "(scene rsg/agent/nao/nao_hetero.rsg 4)(syn)");
  std::vector<std::string> told;
  for(int i = 0; i < cycles; ++i)
  {
    told.push_back(agent.receive().value_or("nothing"));
    if(i == 1)
      agent.send(terse ? "init\n.unum 5\n.teamname Red\nsyn\n" : "(init (unum 5)(teamname Red))(syn)");
    else
    {
      const std::string commands = (i == 3 ? "(beam -3.5 1 45)(say hello)" : wildMotion(0, i)) + std::string("(syn)");
      agent.send(terse ? asLines(commands) : commands);
    }
  }
  return told;
}

/// What an agent that speaks S-expressions is told beside one that says `offence` in lines, and what is logged.
struct Beside
{
  explicit Beside(const std::string& offence)
  {
    TestServer::Options options = withTerse("sexp,TerseParser");
    options.holdAgents = 2; // They come in the same cycle in every run.
    TestServer server(options);
    TestAgent good(server.agentPort(), "Red", 1);
    TestClient other(server.agentPort());
    other.send("scene rsg/agent/nao/nao_hetero.rsg 0\nsyn");
    for(int i = 0; i < 20 && other.receive().value_or("").starts_with("time\n.now "); ++i)
    {
      told.push_back(good.percepts());
      if(i == 1)
        other.send("init\n.unum 2\n.teamname Blue");
      else if(i == 3)
        other.send("beam -5 3 0");
      else if(i > 5)
        other.send(offence);
      other.send("syn");
      good.answer(i == 3 ? "(beam -2 -3 0)" : "");
    }
    messages = server.messages();
  }

  std::vector<std::string> told, messages;
};

} // namespace

/// Agents that speak the language of a plugin, tests/sdk/terse, from their first word to their last.
class PluginLanguageTest : public QObject
{
  Q_OBJECT

private slots:
  void aLifeInItIsALifeInSExpressions()
  {
    const std::vector<std::string> sexp = live(false), terse = live(true);
    for(std::size_t i = 0; i < sexp.size(); ++i)
    {
      QVERIFY2(terse[i].starts_with("time\n.now "), terse[i].c_str());
      QCOMPARE(asSexp(terse[i]), sexp[i]);
    }
    std::string all;
    for(const std::string& message : terse)
      all += message;
    for(const char* const part :
        {"\n.unum 5\n.team left\n", "\nSee\n.", "\n..pol ", "\nhear Red 0.00 self hello\n", "\nFRP\n.n rf1\n"})
      QVERIFY2(all.find(part) != std::string::npos, part);
    QCOMPARE_GT(std::abs(jointAngle(sexp[60], "hj1") - jointAngle(sexp[2], "hj1")), 1); // Joints have moved indeed.
  }

  void theServerProgramChoosesItByNameAfterASetUpHasLoadedIt()
  {
    QTemporaryDir folder;
    QFile script(folder.filePath("start.rb"));
    QVERIFY(script.open(QIODevice::WriteOnly) && script.write("importBundle 'terse'\nrun('setups/soccer.rb')\n") > 0);
    script.close();
    ServerProcess server({script.fileName(), "--plugins", SPARKWRIGHT_TEST_PLUGINS, "--agent-format", "TerseParser",
                          "--sync", "--until", "2"});
    QVERIFY2(server.ready(), qPrintable(server.output));
    TestClient agent(server.agentPort);
    agent.send("scene rsg/agent/nao/nao_hetero.rsg 0\nsyn");
    const std::string first = agent.receive().value_or("");
    agent.send("he1 2\nsyn");
    std::string last;
    while(const auto told = agent.receive())
    {
      last = *told;
      agent.send("syn");
    }
    QCOMPARE(server.wait(), 0);
    QVERIFY(first.starts_with("time\n.now "));
    QCOMPARE_GT(std::abs(jointAngle(asSexp(last), "hj1") - jointAngle(asSexp(first), "hj1")), 1);
  }

  void withoutThePluginItsNameIsRefused()
  {
    ServerProcess server({"--agent-format", "TerseParser", "--until", "0.1"});
    QCOMPARE(server.wait(), 2);
    QVERIFY2(server.output.contains("TerseParser") && server.output.contains("--bundle"), qPrintable(server.output));
  }

  void mistakesAreToldWithTheirPlaceAndCostNobodyAnything_data()
  {
    QTest::addColumn<QString>("offence");
    QTest::addColumn<QString>("told");
    QTest::newRow("no list around it") << "he1 0\n..unum 3" << "line 2: more dots than there are lists around it";
    QTest::newRow("a list of nothing") << ".unum 3" << "line 1: more dots";
    QTest::newRow("no name") << "he1 0\n\n 5" << "line 3: expected a name";
    QTest::newRow("only dots") << "say\n." << "line 2: expected a name";
    QTest::newRow("S-expressions") << "(he1 0)" << "line 1: expected a name";
    QTest::newRow("too deep") << "a\n.a\n..a\n...a\n....a\n.....a\n......a\n.......a\n........a"
                              << "line 9: lists inside lists";
    QTest::newRow("endless dots") << QString(1 << 20, '.') << "line 1: more dots";
    QTest::newRow("no text") << QString(QChar(1)) + "\n" << "line 1: expected a name";
  }
  void mistakesAreToldWithTheirPlaceAndCostNobodyAnything()
  {
    QFETCH(QString, offence);
    QFETCH(QString, told);
    const Beside with(offence.toStdString()), without("syn");
    const std::string warning = "agent 2: its message is read up to a mistake: " + told.toStdString();
    QVERIFY(std::any_of(with.messages.begin(), with.messages.end(),
                        [&](const std::string& message) { return has(message, warning); }));
    QVERIFY(with.messages.size() <= 12); // Complaints end.
    QVERIFY2(without.messages.empty(), without.messages.empty() ? "" : without.messages.front().c_str());
    QCOMPARE(with.told.size(), std::size_t(20)); // The offender, too, was told all of them.
    QCOMPARE(with.told, without.told);
  }

  void whatComesBeforeAMistakeCounts()
  {
    TestServer server(withTerse("TerseParser"));
    TestClient agent(server.agentPort());
    agent.send("scene rsg/agent/nao/nao_hetero.rsg 0\nsyn\n 5");
    const double before = jointAngle(asSexp(agent.receive().value_or("")), "hj1");
    std::string told;
    for(int i = 0; i < 20; ++i)
    {
      agent.send("he1 2\nhe2 2\n....x\nsyn"); // Moves the first joint only: the second command is half a one.
      agent.send("syn");
      told = asSexp(agent.receive().value_or(""));
    }
    QVERIFY(jointAngle(told, "hj1") > before + 1);
    VERIFY_NEAR(jointAngle(told, "hj2"), 0, 0.5);
  }
};

QTEST_GUILESS_MAIN(PluginLanguageTest)
#include "PluginLanguageTest.moc"
