#include "ClientSupport.h"
#include "core/object/Object.h"
#include "core/run/RunLoop.h"
#include "netserver/server/NetServer.h"
#include "tests/AllocationCounting.h"

#include <QtTest>

#include <atomic>
#include <thread>

using namespace sparkwright;

namespace
{

/// Counts what a NetServer allocates while it receives (the World's reading of messages included), sends and publishes.
class CountingClients : public Clients
{
public:
  explicit CountingClients(NetServer& net) : net_(net) {}

  void wait(double seconds) override
  {
    counted([&] { net_.wait(seconds); });
  }
  void wake() override { net_.wake(); }
  void receive() override
  {
    counted([&] { net_.receive(); });
  }
  void sendPercepts() override
  {
    counted([&] { net_.sendPercepts(); });
  }
  void publish() override
  {
    counted([&] { net_.publish(); });
  }
  void endCycle() override
  {
    counted([&] { net_.endCycle(); });
  }
  bool holdsCycle() const override { return net_.holdsCycle(); }

  std::atomic<bool> watch = false;

private:
  template <class Call>
  void counted(Call&& call)
  {
    counting = watch;
    call();
    counting = false;
  }

  NetServer& net_;
};

} // namespace

class AllocationTest : public QObject
{
  Q_OBJECT

private slots:
  void steadyStateDoesNotAllocate_data();
  void steadyStateDoesNotAllocate();
  void lookingUpPathsDoesNotAllocate();
};

void AllocationTest::lookingUpPathsDoesNotAllocate()
{
  Object body, arm, root; // Parents go first.
  root.setName("root");
  arm.setName("an arm whose name is too long to be kept in place");
  body.setName("body");
  const auto unowned = [](Object& object) { return std::shared_ptr<Object>(std::shared_ptr<Object>(), &object); };
  root.addChild(unowned(arm));
  arm.addChild(unowned(body));
  const std::string_view path = "../../an arm whose name is too long to be kept in place//./body";
  allocations = 0;
  counting = true;
  const Object* const found = body.find(path);
  const Object* const none = body.find("/nothing/here");
  counting = false;
  QCOMPARE(allocations.load(), 0L);
  QCOMPARE(found, &body);
  QVERIFY(!none);
}

void AllocationTest::steadyStateDoesNotAllocate_data()
{
  QTest::addColumn<int>("threads");
  QTest::newRow("one thread") << 1;
  QTest::newRow("two threads") << 2;
}

void AllocationTest::steadyStateDoesNotAllocate()
{
  QFETCH(const int, threads);
  WorldOptions worldOptions;
  worldOptions.dataDirectories = {SPARKWRIGHT_SOURCE_DIR "/resources"};
  worldOptions.seed = 1;
  worldOptions.threads = threads;
  worldOptions.syncMode = true;
  World world(worldOptions);
  QVERIFY(world.load("setups/soccer.rb"));
  NetServerOptions netOptions;
  netOptions.agentPort = netOptions.monitorPort = 0;
  NetServer net(netOptions, world, world, world);
  QCOMPARE(net.listen().english(), std::string());
  CountingClients clients(net);
  RunControl control(world.cycleSeconds(), steadyClock());
  control.setTargetSpeed(0);
  control.run();
  RunLoop loop(world, control, &clients, steadyClock());
  std::atomic<bool> over = false;
  std::thread thread(
      [&]
      {
        while(!over)
          loop.turn(0.5);
      });

  clients.watch = true;
  TestClient monitor(net.monitorPort());
  Squad squad(net.agentPort());
  squad.add("Red", 1);
  squad.add("Blue", 1);
  const auto run = [&](int first, int cycles)
  {
    for(int i = first; i < first + cycles; ++i)
    {
      squad.cycle({wildMotion(0, i), wildMotion(1, i)});
      while(!monitor.silentFor(0))
        monitor.receive();
    }
  };
  allocations = 0;
  run(0, 1000);             // Long enough for every buffer to have seen its largest message.
  QVERIFY(allocations > 0); // Newcomers cost something, and the count sees it.
  allocations = 0;
  run(1000, 300);
  over = true;
  net.wake();
  thread.join();
  QCOMPARE(allocations.load(), 0L);
}

QTEST_APPLESS_MAIN(AllocationTest)
#include "AllocationTest.moc"
