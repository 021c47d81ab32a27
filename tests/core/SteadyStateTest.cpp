#include "WorldSupport.h"

#include <QtTest>

#include <atomic>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <new>

namespace
{

std::atomic<long> allocations{0};

/// The engine's hash space takes and gives back memory in each collision pass; that is not ours to change.
bool isEngine(void* caller)
{
  Dl_info info{};
  return dladdr(caller, &info) && info.dli_fname && std::strstr(info.dli_fname, "libode");
}

} // namespace

void* operator new(std::size_t size)
{
  if(!isEngine(__builtin_return_address(0)))
    ++allocations;
  if(void* const memory = std::malloc(size ? size : 1))
    return memory;
  throw std::bad_alloc();
}

void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

using namespace sparkwright;
using namespace sparkwright::test;

/// A match that is under way takes no memory from the heap: not in act, step, rule, sense or publish.
class SteadyStateTest : public QObject
{
  Q_OBJECT

private slots:
  void cyclesDoNotAllocate();
  void theCounterCounts();
};

void SteadyStateTest::theCounterCounts()
{
  const long before = allocations;
  const auto kept = std::make_unique<std::string>(100, 'x');
  QVERIFY(kept->size() == 100);
  QVERIFY(allocations >= before + 2);
}

void SteadyStateTest::cyclesDoNotAllocate()
{
  SoccerWorld s;
  std::vector<AgentId> agents;
  for(int i = 0; i < 4; ++i)
  {
    agents.push_back(s.connect("(scene rsg/agent/nao/nao_hetero.rsg " + std::to_string(i) + ")"));
    s.world.deliver(agents.back(), i % 2 ? "(init (unum 0)(teamname B))" : "(init (unum 0)(teamname A))");
    s.cycle();
  }
  const std::string messages[] = {"(lle3 1.5)(rle4 -1)(lae1 2)(rae2 -1)(he1 0.5)(syn)",
                                  "(lle3 -1.5)(rle4 1)(lae1 -2)(rae2 1)(he1 -0.5)(say hello)(syn)"};
  const auto play = [&](int cycles) {
    for(int i = 0; i < cycles; ++i)
    {
      for(const AgentId agent : agents)
      {
        s.world.perceptsSent(agent);
        s.world.deliver(agent, messages[i / 20 % 2]);
      }
      if(s.world.allSynced())
        s.world.cycle();
    }
  };
  play(400); // buffers grow to what they need
  const long before = allocations;
  play(200);
  QCOMPARE(allocations.load() - before, 0L);
  QVERIFY(s.world.cycles() > 600);
}

QTEST_APPLESS_MAIN(SteadyStateTest)
#include "SteadyStateTest.moc"
