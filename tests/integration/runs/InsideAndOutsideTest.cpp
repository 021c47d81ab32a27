#include "../core/InsideSupport.h"
#include "ClientSupport.h"
#include "ServerSupport.h"

#include <QtTest>

#include <mutex>

using namespace sparkwright;
using namespace sparkwright::test;

namespace
{

constexpr int cycles = 250;

std::string commandOf(int i)
{
  return "team=" + std::string(i % 2 ? "Blue" : "Red") + " number=" + std::to_string(i / 2 + 1);
}

/// The frames of a World alone, with Swingers inside.
std::vector<FramePtr> playInside(int count)
{
  SoccerWorld s;
  registerTestBehaviors(s.world);
  for(int i = 0; i < count; ++i)
    addInside(s.world, "Swinger", i + 1, commandOf(i));
  std::vector<FramePtr> frames;
  for(int cycle = 0; cycle < cycles; ++cycle)
  {
    s.world.cycle();
    frames.push_back(s.world.frame());
  }
  return frames;
}

/// The frames of a server in sync mode whose clients are made of the same class.
std::vector<FramePtr> playOverTcp(int count)
{
  TestServer::Options options;
  options.holdAgents = count;
  options.overrides = soccerOptions().overrides;
  std::vector<FramePtr> frames;
  TestServer server(options);
  std::vector<std::unique_ptr<TestClient>> clients;
  std::vector<std::unique_ptr<Swinger>> brains;
  for(int i = 0; i < count; ++i)
  {
    brains.push_back(std::make_unique<Swinger>());
    brains.back()->setCommand(commandOf(i));
    clients.push_back(std::make_unique<TestClient>(server.agentPort()));
    clients.back()->send(brains.back()->begin());
    // Taken in before the next one connects.
    while(server.net().connections().size() < static_cast<std::size_t>(i + 1))
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  while(frames.empty() || frames.back()->cycle < cycles)
  {
    std::vector<std::string> heard;
    for(const auto& client : clients)
      heard.push_back(client->receive().value_or(std::string()));
    // Nobody has answered: the cycle in which these percepts went out ends, and no other one begins.
    frames.push_back(server.frame());
    for(std::size_t i = 0; i < clients.size(); ++i)
      clients[i]->send(brains[i]->think(heard[i]));
  }
  return frames;
}

} // namespace

/// The same brain inside the simulator and over the network, in sync mode, gives the identical run.
class InsideAndOutsideTest : public QObject
{
  Q_OBJECT

private slots:
  void theRunsAreIdentical()
  {
    constexpr int count = 3;
    const std::vector<FramePtr> inside = playInside(count), outside = playOverTcp(count);
    QVERIFY(outside.size() > cycles - 20);
    for(const FramePtr& frame : outside)
    {
      if(frame->cycle > cycles)
        break;
      const FramePtr& same = inside.at(static_cast<std::size_t>(frame->cycle - 1));
      QCOMPARE(same->cycle, frame->cycle);
      QVERIFY2(same->local == frame->local, qPrintable(QString("cycle %1").arg(frame->cycle)));
    }
    QCOMPARE(outside.back()->agents.at(2).unum, 2);
    QVERIFY(!(inside.back()->local == inside.at(cycles / 2)->local));
  }
};

QTEST_APPLESS_MAIN(InsideAndOutsideTest)
#include "InsideAndOutsideTest.moc"
