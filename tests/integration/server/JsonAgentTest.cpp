#include "ClientSupport.h"
#include "ServerSupport.h"

#include <QtTest>

using namespace sparkwright;

namespace
{

/// Percepts in JSON as S-expressions, by their characters alone: `[["a",["b",1.00]],["c"]]` is `(a (b 1.00))(c )`.
std::string asSexp(const std::string& json)
{
  std::string out;
  int depth = 0;
  bool quoted = false, first = false;
  for(const char c : json)
  {
    if(c == '"')
    {
      quoted = !quoted;
      if(!quoted && depth == 2 && first)
        out += ' ';
      first = first && quoted;
    }
    else if(quoted)
      out += c;
    else if(c == '[')
    {
      if(++depth == 1)
        continue;
      out += '(';
      first = true;
    }
    else if(c == ']')
    {
      if(--depth > 0)
        out += ')';
    }
    else if(c == ',')
    {
      if(depth > 1 && !out.ends_with(' '))
        out += ' ';
    }
    else
      out += c;
  }
  return out;
}

/// `(he1 1.5)(he2 0)` as `{"he1":1.5,"he2":0,"syn":null}`.
std::string asJson(const std::string& commands)
{
  std::string out = "{";
  for(const char c : commands)
    if(c == '(')
      out += '"';
    else if(c == ' ')
      out += "\":";
    else
      out += c == ')' ? ',' : c;
  return out + "\"syn\":null}";
}

constexpr int cycles = 400;

/// A life in either language: scene, init, beam, motion, speech, and what the agent is told.
std::vector<std::string> live(bool json)
{
  TestServer::Options options;
  options.holdAgents = 1; // The run begins with the agent.
  options.formats = json ? "json" : "sexp";
  TestServer server(options);
  TestClient agent(server.agentPort());
  agent.send(json ? "[[\"scene\",\"rsg/agent/nao/nao_hetero.rsg\",4],[\"syn\"]]"
                  : "(scene rsg/agent/nao/nao_hetero.rsg 4)(syn)");
  std::vector<std::string> told;
  for(int i = 0; i < cycles; ++i)
  {
    told.push_back(agent.receive().value_or("nothing"));
    const std::string motion = wildMotion(0, i);
    if(i == 1)
      agent.send(json ? "[[\"init\",[\"unum\",5],[\"teamname\",\"Red\"]],[\"syn\"]]"
                      : "(init (unum 5)(teamname Red))(syn)");
    else if(i == 3)
      agent.send(json ? "[[\"beam\",-3.5,1,45],[\"say\",\"hello\"],[\"syn\"]]" : "(beam -3.5 1 45)(say hello)(syn)");
    else
      agent.send(json ? asJson(motion) : motion + "(syn)");
  }
  return told;
}

} // namespace

/// An agent may speak JSON from its first word to its last.
class JsonAgentTest : public QObject
{
  Q_OBJECT

private slots:
  void aLifeInJsonIsALifeInSExpressions()
  {
    const std::vector<std::string> sexp = live(false), json = live(true);
    for(std::size_t i = 0; i < sexp.size(); ++i)
    {
      QVERIFY2(json[i].starts_with("[[\"time\",[\"now\","), json[i].c_str());
      QCOMPARE(asSexp(json[i]), sexp[i]);
    }
    std::string all;
    for(const std::string& message : sexp)
      all += message;
    for(const char* const part : {"(unum 5) (team left)", "(See (", "(hear Red 0.00 self hello)", "(FRP (n rf1)"})
      QVERIFY2(all.find(part) != std::string::npos, part);
  }

  void bothMayPlayInOneMatch()
  {
    TestServer::Options options;
    options.formats = "sexp,json";
    TestServer server(options);
    TestAgent sexp(server.agentPort(), "Red", 1);
    QVERIFY(!sexp.percepts().empty());
    TestClient json(server.agentPort());
    json.send("{\"scene\":[\"rsg/agent/nao/nao.rsg\"],\"syn\":null}");
    bool told = false;
    for(int i = 0; i < 30; ++i)
    {
      sexp.answer();
      QVERIFY(sexp.percepts().starts_with("(time "));
      if(told || !json.silentFor(0.02))
      {
        QVERIFY(json.receive().value_or("").starts_with("[[\"time\""));
        json.send("[[\"syn\"]]");
        told = true;
      }
    }
    QVERIFY(told);
  }

  void rubbishInJsonHarmsNobody()
  {
    TestServer::Options options;
    options.formats = "json";
    TestServer server(options);
    TestClient agent(server.agentPort());
    agent.send("[[\"scene\",\"rsg/agent/nao/nao.rsg\",0]]");
    QVERIFY(agent.receive());
    for(const std::string& rubbish :
        {std::string("["), std::string(1u << 20, '['), std::string(1000, '{'), std::string("(he1 1)(syn)"),
         std::string(
             "[[\"he1\",1e999],[\"beam\",\"nan\",[],{}],[\"say\",\"\\u0000(\\u00e4\"],[\"init\",{\"unum\":{}}]]"),
         std::string("\xff\xfe\0", 3), std::string("[[\"he1\",\"") + std::string(500000, 'a')})
    {
      agent.send(rubbish);
      agent.send("[\"syn\"]");
      const std::string told = agent.receive().value_or("");
      QVERIFY2(told.starts_with("[[\"time\"") && told.ends_with("]]") && told.find("null") == std::string::npos,
               told.c_str());
    }
    QVERIFY(server.messages().size() <= 12); // Complaints end.
  }
};

QTEST_APPLESS_MAIN(JsonAgentTest)
#include "JsonAgentTest.moc"
