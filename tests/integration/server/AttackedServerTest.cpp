#include "BesideSupport.h"
#include "ProgramSupport.h"
#include "WitnessSupport.h"
#include "netserver/socket/DatagramPort.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

#include <deque>
#include <functional>

using namespace sparkwright;

namespace test::attack
{

enum class PortKind
{
  Agent,
  Monitor,
  Web,
  Board, ///< Of middle-size robots.
  Match, ///< Of SimuroSot.
};

/// What one connection does to a port.
struct Attack
{
  const char* name;
  std::function<std::string(PortKind)> bytes;
  int connections = 1;
  bool reads = true;     ///< Whether it takes what the server says.
  bool leaves = false;   ///< Goes away at once.
  bool isClosed = false; ///< The server ends the connection.
};

constexpr long mostGrowth = 200; // MiB
constexpr const char* toBrowser = "GET /live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n";

/// A message as the port wants it: a line, or with its length.
std::string messageFor(PortKind port, const std::string& text)
{
  return port == PortKind::Board ? text + '\n' : port == PortKind::Web ? text : framed(text);
}

/// Introductions with this text wherever a client may name something.
std::string introductions(PortKind port, const std::string& name)
{
  switch(port)
  {
    case PortKind::Agent:
      return framed("(scene rsg/agent/nao/" + name + ".rsg)") + framed("(scene rsg/agent/nao/nao.rsg)") +
             framed("(init (unum 3)(teamname " + name + "))") + framed("(say " + name + ")(" + name + " 1)");
    case PortKind::Monitor:
      return framed("(" + name + ")") + framed("(playMode " + name + ")") + framed("(agent (unum 2)(team " + name + "))") +
             framed("(scene " + name + ")");
    case PortKind::Web:
      return "GET /" + name + " HTTP/1.1\r\nHost: " + name + "\r\n\r\n";
    case PortKind::Board:
    {
      const std::string robot = "(robot (name " + name + ")) (body (primitive (shape rect 400 300))) (motion (plugin " + name + "))";
      return "HELLO \"x\" 1\nHELLO \"" + name + "\" 1\nOFFSET 0\n" + name + "\nSAY \"" + name + "\"\nCONFIG " +
             std::to_string(robot.size()) + '\n' + robot;
    }
    case PortKind::Match:
      return framed(name) + framed("(login (role strategy) (proto 1) (name \"" + name + "\") (side blue))") +
             framed("(team (name \"" + name + "\"))") + framed("(" + name + ")");
  }
  return {};
}

/// Something that makes the server talk, for clients that do not listen.
std::string questions(PortKind port)
{
  switch(port)
  {
    case PortKind::Agent:
      return framed("(scene rsg/agent/nao/nao.rsg)") + framed("(init (unum 4)(teamname Deaf))");
    case PortKind::Monitor:
      return repeated(framed("(reqfullstate)"), 20);
    case PortKind::Web:
      return toBrowser;
    case PortKind::Board:
      return "HELLO \"deaf\" 1\n" + repeated("TRUTH\n", 100000);
    case PortKind::Match:
      return framed("(login (role display) (proto 1) (name \"deaf\"))") + repeated(framed("(ping 1)"), 50000);
  }
  return {};
}

std::string httpRequest(const std::string& method, PortKind port)
{
  const std::string body = port == PortKind::Board ? "HELLO \"web\" 1\nRESET\nPLACE BALL 0 0\n" : framed("(killsim)") + "(killsim)";
  return method + " / HTTP/1.1\r\nHost: localhost\r\nContent-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body;
}

const std::deque<Attack>& attacks()
{
  const auto same = [](const std::string& bytes) { return [bytes](PortKind) { return bytes; }; };
  static const std::deque<Attack> all{
      {.name = "lengths of 0", .bytes = same(repeated(prefix(0), 10000))},
      {.name = "a negative length", .bytes = same(prefix(0xffffffffu) + "(syn)\n\n")},
      {.name = "a length of 2^31", .bytes = same(prefix(0x80000000u) + "(syn)\n\n")},
      {.name = "more is announced than comes", .bytes = same(prefix(1000) + "(syn"), .connections = 20},
      {.name = "half a message, then gone", .bytes = same(prefix(1000) + "(scene rsg/agent"), .connections = 50, .leaves = true},
      {.name = "50,000 brackets",
       .bytes = [](PortKind port)
       { return messageFor(port, std::string(50000, '(')) + messageFor(port, std::string(50000, '(') + std::string(50000, ')')); },
       .connections = 3},
      {.name = "a flood of small messages",
       .bytes = [](PortKind port) { return repeated(messageFor(port, port == PortKind::Board ? "PING 1" : "(x)"), 100000); }},
      {.name = "a client that never reads", .bytes = questions, .connections = 3, .reads = false},
      {.name = "GET", .bytes = [](PortKind port) { return httpRequest("GET", port); }, .connections = 3, .isClosed = true},
      {.name = "POST", .bytes = [](PortKind port) { return httpRequest("POST", port); }, .connections = 3, .isClosed = true},
      {.name = "an unknown word", .bytes = [](PortKind port) { return messageFor(port, "(frobnicate 1)\r\n\r\n"); }},
      {.name = "names with escapes",
       .bytes = [](PortKind port) { return introductions(port, std::string("\x1b[31mRed\x1b]0;x\x07\b\x7f\x9b") + '\0' + "end"); }},
      {.name = "names with line breaks", .bytes = [](PortKind port) { return introductions(port, "two\nlines\rand\ttabs"); }},
      {.name = "no UTF-8", .bytes = [](PortKind port) { return introductions(port, "\xff\xfe\xc0\xaf\xed\xa0\x80\xf8"); }},
      {.name = "broken frames of a browser",
       .bytes = [](PortKind port)
       {
         return (port == PortKind::Web ? toBrowser : "") + std::string("\x82\xff\x7f\xff\xff\xff\xff\xff\xff\xff", 10) +
                std::string(100000, '\x89');
       },
       .connections = 3},
      {.name = "a thousand who say nothing", .bytes = same(""), .connections = 1000},
  };
  return all;
}

} // namespace test::attack

using namespace test::attack;

/// Every port is attacked beside good clients: these lose nothing, and the servers go on, in bounded memory.
class AttackedServerTest : public QObject
{
  Q_OBJECT

private slots:
  void initTestCase();
  void connections_data();
  void connections();
  void datagrams();
  void cleanupTestCase();

private:
  struct Program
  {
    std::unique_ptr<ServerProcess> process;
    int gamePort = 0, webPort = 0;
    long memory = 0; ///< MiB, before the attacks.
  };
  Program start(const QStringList& arguments);
  static long memoryOf(const Program& program);
  void check(const char* attack);

  Program soccer_, middle_, match_, udp_;
  std::vector<std::pair<std::string, std::unique_ptr<GoodClient>>> good_;
  std::vector<std::pair<PortKind, int>> ports_;
  QTemporaryDir folder_;
  int drawingPort_ = 0;
};

AttackedServerTest::Program AttackedServerTest::start(const QStringList& arguments)
{
  Program program;
  program.process = std::make_unique<ServerProcess>(arguments);
  if(!program.process->ready())
    qFatal("%s", qPrintable(program.process->output));
  const auto portAfter = [&](const char* words)
  {
    const auto match = QRegularExpression(QString(words) + "[^\\n]*?127\\.0\\.0\\.1:([0-9]+)").match(program.process->output);
    return match.captured(1).toInt();
  };
  program.gamePort = portAfter(", game: ");
  if(arguments.contains("--web=0"))
    if(!QTest::qWaitFor(
           [&]
           {
             program.process->output += QString::fromUtf8(program.process->process.readAll());
             return (program.webPort = portAfter("in a browser: ")) > 0;
           },
           10000))
      qFatal("%s", qPrintable(program.process->output));
  return program;
}

long AttackedServerTest::memoryOf(const Program& program)
{
  QFile status(QStringLiteral("/proc/%1/status").arg(program.process->process.processId()));
  if(!status.open(QIODevice::ReadOnly))
    return -1;
  const auto match = QRegularExpression("VmRSS:\\s*([0-9]+) kB").match(QString::fromUtf8(status.readAll()));
  return match.hasMatch() ? match.captured(1).toLong() / 1024 : -1;
}

void AttackedServerTest::initTestCase()
{
  {
    DatagramPort free;
    QVERIFY(free.open("127.0.0.1", 0).empty());
    drawingPort_ = free.port();
  }
  soccer_ = start({"--real-time", "--seed", "1", "--record", folder_.filePath("run.mcap"), "--drawing-port",
                   QString::number(drawingPort_),
#ifdef SPARKWRIGHT_IMAGES
                   "--web=0",
#endif
                   "--set", "RuleHalfTime=10000"});
  middle_ = start({"--real-time", "--game-port", "0", "f2000/practice.f2kworld"});
  match_ = start({"--real-time", "--game-port", "0", "setups/simurosot_middle.rb"});
  udp_ = start({"--real-time", "--seed", "1", "--agent-type", "udp", "--monitor-type", "udp"});
  QVERIFY(middle_.gamePort > 0 && match_.gamePort > 0);
  ports_ = {{PortKind::Agent, soccer_.process->agentPort},
            {PortKind::Monitor, soccer_.process->monitorPort},
            {PortKind::Board, middle_.gamePort},
            {PortKind::Match, match_.gamePort}};
  good_.emplace_back("agent", goodAgent(soccer_.process->agentPort));
  good_.emplace_back("monitor", goodMonitor(soccer_.process->monitorPort));
  good_.emplace_back("robot of the board", goodBoardClient(middle_.gamePort));
  good_.emplace_back("display", goodDisplay(match_.gamePort));
  good_.emplace_back("agent over UDP", goodDatagramAgent(udp_.process->agentPort));
#ifdef SPARKWRIGHT_IMAGES
  QVERIFY(soccer_.webPort > 0);
  ports_.emplace_back(PortKind::Web, soccer_.webPort);
  good_.emplace_back("browser", goodViewer(soccer_.webPort));
#endif
  check("nothing");
  for(Program* const program : {&soccer_, &middle_, &match_, &udp_})
    program->memory = memoryOf(*program);
}

/// All goes on as if nothing had been.
void AttackedServerTest::check(const char* attack)
{
  constexpr long further = 5;
  std::vector<long> wanted;
  for(const auto& one : good_)
    wanted.push_back(one.second->count() + further);
  for(std::size_t i = 0; i < good_.size(); ++i)
  {
    const auto& [name, client] = good_[i];
    const bool goesOn =
        QTest::qWaitFor([&, &one = *client] { return one.count() >= wanted[i] || !one.problem().empty(); }, 15000);
    QVERIFY2(goesOn && client->problem().empty(), (name + " beside " + attack + ": " + client->problem()).c_str());
  }
  for(Program* const program : {&soccer_, &middle_, &match_, &udp_})
  {
    program->process->output += QString::fromUtf8(program->process->process.readAll());
    QVERIFY2(program->process->process.state() == QProcess::Running, qPrintable(program->process->output.right(2000)));
    const long memory = memoryOf(*program);
    QVERIFY2(program->memory == 0 || memory - program->memory < mostGrowth,
             qPrintable(QString("%1: from %2 to %3 MiB").arg(attack).arg(program->memory).arg(memory)));
  }
}

void AttackedServerTest::connections_data()
{
  QTest::addColumn<int>("attack");
  for(std::size_t i = 0; i < attacks().size(); ++i)
    QTest::newRow(attacks()[i].name) << static_cast<int>(i);
}

void AttackedServerTest::connections()
{
  QFETCH(const int, attack);
  const Attack& one = attacks()[static_cast<std::size_t>(attack)];
  std::deque<std::pair<PortKind, BadClient>> clients;
  for(const auto& [port, number] : ports_)
  {
    const std::string bytes = one.bytes(port);
    for(int i = 0; i < one.connections; ++i)
    {
      auto& [kind, client] = clients.emplace_back(port, BadClient(number, !one.reads));
      QVERIFY(client.connected());
      client.send(bytes);
      if(one.leaves)
        clients.pop_back();
    }
  }
  check(one.name);
  if(one.isClosed)
    for(auto& [port, client] : clients)
    {
      QVERIFY2(client.isClosed(3), qPrintable(QString("port %1").arg(static_cast<int>(port))));
      QVERIFY(client.heard().find("OK HELLO") == std::string::npos); // Nothing of the body counts.
    }
  clients.clear();
  check(one.name);
}

void AttackedServerTest::datagrams()
{
  const std::vector<std::string> wrong = {
      "",
      prefix(0),
      prefix(0xffffffffu) + "(syn)",
      prefix(0x80000000u) + "x",
      prefix(60000) + "(half",
      framed(std::string(50000, '(')),
      std::string(60000, '\x1b'),
      "GET / HTTP/1.1\r\n\r\n",
      framed("(init (unum 9)(teamname \x1b[31m\x07))"),
      std::string("\1\0\xff\xff\xff\xff\xff\xff", 8),
  };
  for(const int port : {udp_.process->agentPort, udp_.process->monitorPort, drawingPort_})
  {
    TestDatagrams sender(port);
    for(std::size_t i = 0; i < 20000; ++i)
      sender.raw(wrong[i % wrong.size()]);
  }
  check("wrong datagrams");
}

void AttackedServerTest::cleanupTestCase()
{
  good_.clear();
  for(Program* const program : {&soccer_, &middle_, &match_, &udp_})
  {
    if(!program->process)
      continue;
    program->process->process.terminate();
    QCOMPARE(program->process->wait(), 0);
    const QString& log = program->process->output;
    QVERIFY2(log.size() < 1'000'000, qPrintable(QString::number(log.size())));
    static const QRegularExpression control("[\\x00-\\x09\\x0b-\\x1f\\x7f-\\x9f]");
    const auto raw = control.match(log);
    QVERIFY2(!raw.hasMatch(), log.mid(raw.capturedStart() - 100, 200).toUtf8().toPercentEncoding(" ()[]:,.").constData());
  }
}

QTEST_GUILESS_MAIN(AttackedServerTest)
#include "AttackedServerTest.moc"
