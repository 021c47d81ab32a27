#include "core/draw/DrawingService.h"
#include "core/draw/DrawingSets.h"

#include <QtTest>

#include <limits>
#include <thread>

using namespace sparkwright;

namespace
{

QStringList namesOf(const DrawingsPtr& drawings)
{
  QStringList names;
  for(const auto& set : drawings->sets)
    names << QString::fromStdString(set->name);
  return names;
}

Drawings::Shape dot(float x) { return {Drawings::Shape::Kind::Point, {255, 0, 0, 255}, 0, 5, {Vec3f(x, 0, 0)}}; }

} // namespace

/// Sets of drawings with two buffers, and the service that draws from inside.
class DrawingSetsTest : public QObject
{
  Q_OBJECT
private slots:
  void whatIsDrawnIsSeenAfterTheSwap()
  {
    DrawingSets sets;
    sets.add("a", dot(1));
    QVERIFY(sets.drawings()->sets.empty());
    sets.swap("a");
    const DrawingsPtr seen = sets.drawings();
    QCOMPARE(namesOf(seen), QStringList("a"));
    QCOMPARE(sets.drawings(), seen);
    sets.swap("a"); // Nothing has been drawn since.
    QVERIFY(sets.drawings()->sets.empty());
  }
  void aPrefixMeansAllSetsThatBeginSo()
  {
    DrawingSets sets;
    for(const char* const name : {"L.1.ball", "L.1.pass", "L.10", "R.1"})
      sets.add(name, dot(0));
    sets.swap("L.1.");
    QCOMPARE(namesOf(sets.drawings()), (QStringList{"L.1.ball", "L.1.pass"}));
    sets.swap("");
    QCOMPARE(namesOf(sets.drawings()), (QStringList{"L.10", "R.1"}));
    sets.clear("L");
    QCOMPARE(namesOf(sets.drawings()), QStringList("R.1"));
  }
  void thereIsRoomForSoMuch()
  {
    DrawingSets sets;
    for(std::size_t i = 0; i < DrawingSets::mostShapes + 10; ++i)
      sets.add("much", dot(0));
    for(std::size_t i = 0; i < DrawingSets::mostSets + 10; ++i)
      sets.add("set" + std::to_string(i), dot(0));
    for(int i = 0; i < static_cast<int>(DrawingSets::mostAgentTexts) + 10; ++i)
      sets.set({1, i, {}, "x"});
    sets.swap("");
    QCOMPARE(sets.drawings()->sets.size(), DrawingSets::mostSets);
    QCOMPARE(sets.drawings()->sets[0]->shapes.size(), DrawingSets::mostShapes);
    QCOMPARE(sets.drawings()->agentTexts.size(), DrawingSets::mostAgentTexts);
  }
  void emptySetsMakeRoom()
  {
    DrawingSets sets;
    sets.add("kept", dot(0));
    sets.swap("kept");
    for(std::size_t i = 0; i < 3 * DrawingSets::mostSets; ++i)
    {
      const std::string name = "step " + std::to_string(i);
      sets.add(name, dot(0));
      sets.swap("step");
      QCOMPARE(sets.drawings()->sets.size(), 2u);
      QCOMPARE(sets.drawings()->sets[1]->name, name);
    }
    sets.swap("step");
    QCOMPARE(sets.drawings()->sets.size(), 1u);
    const DrawingsPtr before = sets.drawings();
    sets.swap("step"); // Of nothing changes nothing.
    QCOMPARE(sets.drawings(), before);
    sets.add("step", dot(0)); // What is drawn and not shown yet stays.
    sets.swap("kept");
    sets.swap("step");
    QCOMPARE(sets.drawings()->sets.size(), 1u);
    QCOMPARE(sets.drawings()->sets[0]->name, std::string("step"));
  }
  void twoSourcesAreOne()
  {
    DrawingSets one, other;
    one.add("a", dot(1));
    one.add("c", dot(2));
    other.add("b", dot(3));
    other.add("c", dot(4));
    other.set({2, 7, {}, "mine"});
    one.swap("");
    other.swap("");
    const DrawingsPtr both = merged(one.drawings(), other.drawings());
    QCOMPARE(namesOf(both), (QStringList{"a", "b", "c"}));
    QCOMPARE(both->sets[2]->shapes.size(), std::size_t(2));
    QCOMPARE(both->agentTexts.size(), std::size_t(1));
    QCOMPARE(merged(one.drawings(), nullptr), one.drawings());
    QCOMPARE(merged(std::make_shared<const Drawings>(), other.drawings()), other.drawings());
    QVERIFY(!merged(nullptr, nullptr));
  }
  void theServiceDrawsAllShapes()
  {
    const auto service = std::make_shared<DrawingService>();
    service->circle("s", Vec3f(1, 2, 0), 3, {1, 2, 3, 4}, 2);
    service->line("s", Vec3f::Zero(), Vec3f::Ones());
    service->point("s", Vec3f::Ones());
    service->sphere("s", Vec3f::Ones(), 0.5f);
    service->polygon("s", {Vec3f::Zero(), Vec3f::UnitX(), Vec3f::UnitY()});
    service->text("s", Vec3f::UnitZ(), "Schuß");
    service->textAbove(2, 5, "ich");
    service->swap();
    const DrawingsPtr seen = service->drawings();
    QCOMPARE(seen->sets[0]->shapes.size(), std::size_t(5));
    QCOMPARE(seen->sets[0]->texts[0].text, std::string("Schuß"));
    QVERIFY((seen->sets[0]->shapes[0].colour == Drawings::Colour{1, 2, 3, 4}));
    QCOMPARE(seen->agentTexts[0].unum, 5);
    service->textAbove(2, 5, "");
    QVERIFY(service->drawings()->agentTexts.empty());
  }
  void theServiceLeavesOutWhatIsNoPlace()
  {
    const auto service = std::make_shared<DrawingService>();
    const float nan = std::numeric_limits<float>::quiet_NaN(), infinite = std::numeric_limits<float>::infinity();
    service->point("s", Vec3f(nan, 0, 0));
    service->line("s", Vec3f::Zero(), Vec3f(0, infinite, 0));
    service->sphere("s", Vec3f::Zero(), nan);
    service->polygon("s", {Vec3f::Zero(), Vec3f::UnitX()});
    service->polygon("s", {});
    service->text("s", Vec3f(0, 0, nan), "x");
    service->swap();
    QVERIFY(service->drawings()->sets.empty());
    // Names and texts are cut between characters.
    service->text(std::string(300, 'n'), Vec3f::Zero(), std::string(999, 'x') + "ü");
    service->swap();
    QCOMPARE(service->drawings()->sets[0]->name.size(), DrawingSets::longestName);
    QCOMPARE(service->drawings()->sets[0]->texts[0].text, std::string(999, 'x'));
  }
  void threadsDrawAtTheSameTime()
  {
    const auto service = std::make_shared<DrawingService>();
    constexpr int each = 500;
    const auto draw = [&](const std::string& name)
    {
      for(int i = 0; i < each; ++i)
        service->point(name, Vec3f::Zero());
      service->swap(name);
    };
    std::vector<std::thread> threads;
    for(const char* const name : {"a", "b", "c", "d"})
      threads.emplace_back(draw, name);
    for(std::thread& thread : threads)
      thread.join();
    QCOMPARE(service->drawings()->sets.size(), std::size_t(4));
    for(const auto& set : service->drawings()->sets)
      QCOMPARE(set->shapes.size(), std::size_t(each));
  }
};

QTEST_APPLESS_MAIN(DrawingSetsTest)
#include "DrawingSetsTest.moc"
