#include "InsideSupport.h"

#include "core/agents/MessageTap.h"

#include <QtTest>

#include <thread>

using namespace sparkwright;
using namespace sparkwright::test;

/// Reading along what agents and a World say.
class MessageTapTest : public QObject
{
  Q_OBJECT

  static MessageTap::Message said(int agent, std::string text)
  {
    return {MessageTap::Direction::FromAgent, agent, 0, 0, std::move(text)};
  }

private slots:
  void messagesOfOneAgentAreCopied()
  {
    SoccerWorld s;
    const auto tap = std::make_shared<MessageTap>();
    s.world.setMessageTap(tap);
    const AgentId watched = s.world.addAgent(), other = s.world.addAgent();
    tap->watch(watched);
    for(const AgentId agent : {watched, other})
      s.world.deliver(agent, "(scene rsg/agent/nao/nao_hetero.rsg 0)(syn)");
    s.world.command("(getAck)");
    s.cycle(3);
    for(const AgentId agent : {watched, other})
      s.world.perceptsSent(agent);
    const MessageTap::Batch batch = tap->fetch();
    QCOMPARE(batch.messages.size(), std::size_t(2));
    QCOMPARE(batch.dropped, 0l);
    QVERIFY(batch.messages[0].direction == MessageTap::Direction::FromAgent);
    QCOMPARE(batch.messages[0].text, std::string("(scene rsg/agent/nao/nao_hetero.rsg 0)(syn)"));
    QCOMPARE(batch.messages[0].cycle, 0l);
    QVERIFY(batch.messages[1].direction == MessageTap::Direction::ToAgent);
    QCOMPARE(batch.messages[1].agent, watched);
    QCOMPARE(batch.messages[1].cycle, 3l);
    QCOMPARE(batch.messages[1].text, std::string(s.world.percepts(watched)));
    QVERIFY(tap->fetch().messages.empty());
  }

  void commandsAndEverybodyCanBeWatched()
  {
    SoccerWorld s;
    const auto tap = std::make_shared<MessageTap>();
    s.world.setMessageTap(tap);
    const AgentId agent = s.world.addAgent();
    s.world.command("(before)"); // Nobody watches.
    tap->watch(MessageTap::commands);
    s.world.deliver(agent, "(x)");
    s.world.command("(playMode PlayOn)");
    MessageTap::Batch batch = tap->fetch();
    QCOMPARE(batch.messages.size(), std::size_t(1));
    QVERIFY(batch.messages[0].direction == MessageTap::Direction::Command);
    QCOMPARE(batch.messages[0].text, std::string("(playMode PlayOn)"));
    tap->watch(MessageTap::everybody);
    s.world.deliver(agent, "(x)");
    s.world.command("(y)");
    QCOMPARE(tap->fetch().messages.size(), std::size_t(2));
    tap->watch(MessageTap::nobody);
    s.world.deliver(agent, "(x)");
    s.world.command("(y)");
    QVERIFY(tap->fetch().messages.empty());
  }

  void agentsInsideAreHeardToo()
  {
    SoccerWorld s;
    registerTestBehaviors(s.world);
    addInside(s.world, "Swinger", 1, "team=Red number=1");
    const auto tap = std::make_shared<MessageTap>();
    s.world.setMessageTap(tap);
    tap->watch(MessageTap::everybody);
    s.cycle(6);
    int told = 0, heard = 0;
    for(const MessageTap::Message& message : tap->fetch().messages)
      ++(message.direction == MessageTap::Direction::ToAgent ? told : heard);
    QVERIFY2(told >= 2 && heard >= 3, qPrintable(QString("%1 %2").arg(told).arg(heard)));
  }

  void theRunIsTheSame()
  {
    SoccerWorld plain, tapped;
    const auto tap = std::make_shared<MessageTap>();
    tap->watch(MessageTap::everybody);
    tapped.world.setMessageTap(tap);
    for(SoccerWorld* const s : {&plain, &tapped})
    {
      registerTestBehaviors(s->world);
      addInside(s->world, "Swinger", 1, "team=Red number=1");
      s->cycle(50);
    }
    QVERIFY(samePoses(plain.world, tapped.world));
    tapped.world.setMessageTap(nullptr);
    tap->fetch();
    tapped.cycle(3);
    QVERIFY(tap->fetch().messages.empty());
  }

  void theNewestAreKept()
  {
    MessageTap tap;
    tap.watch(7);
    const int count = static_cast<int>(MessageTap::mostMessages) + 10;
    for(int i = 0; i < count; ++i)
      tap.add(said(7, std::to_string(i)));
    MessageTap::Batch batch = tap.fetch();
    QCOMPARE(batch.messages.size(), MessageTap::mostMessages);
    QCOMPARE(batch.dropped, 10l);
    QCOMPARE(batch.messages.back().text, std::to_string(count - 1));
    // Long ones count by their bytes; the last stays, however long it is.
    for(int i = 0; i < 20; ++i)
      tap.add(said(7, std::string(1 << 20, 'x')));
    batch = tap.fetch();
    QCOMPARE(batch.messages.size(), std::size_t(8));
    QCOMPARE(batch.dropped, 12l);
    tap.add(said(7, std::string(MessageTap::mostBytes + 1, 'x')));
    QCOMPARE(tap.fetch().messages.size(), std::size_t(1));
    // Whoever is not watched any more is forgotten.
    tap.add(said(7, "x"));
    tap.watch(8);
    tap.add(said(7, "late"));
    QVERIFY(tap.fetch().messages.empty());
  }

  void anotherThreadFetches()
  {
    MessageTap tap;
    tap.watch(1);
    std::thread writer(
        [&tap]
        {
          for(int i = 0; i < 5000; ++i)
            tap.add(said(1, std::to_string(i)));
        });
    std::size_t got = 0;
    long dropped = 0;
    while(got + static_cast<std::size_t>(dropped) < 5000)
    {
      const MessageTap::Batch batch = tap.fetch();
      got += batch.messages.size();
      dropped += batch.dropped;
    }
    writer.join();
    QVERIFY(tap.fetch().messages.empty());
  }

  void anAgentIsDisconnectedOnRequest()
  {
    SoccerWorld s;
    registerTestBehaviors(s.world);
    addInside(s.world, "Swinger", 1, "team=Red number=1");
    const AgentId agent = s.world.addAgent();
    s.cycle(2);
    s.world.disconnectAgent(s.world.insideAgents().at(0).agent); // Without a connection, nothing is closed.
    s.cycle(2);
    QCOMPARE(s.world.insideAgents().size(), std::size_t(1));
    QVERIFY(s.world.takeAgentsToClose().empty());
    s.world.disconnectAgent(agent);
    QCOMPARE(s.world.takeAgentsToClose(), std::vector<AgentId>{agent});
  }
};

QTEST_APPLESS_MAIN(MessageTapTest)
#include "MessageTapTest.moc"
