#include "core/draw/DrawingService.h"
#include "core/game/Game.h"
#include "core/script/AgentScript.h"
#include "tests/core/BareWorldSupport.h"
#include "tests/core/InsideSupport.h"

#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

namespace
{

DrawingsPtr seenIn(World& world) { return world.context().service<DrawingService>()->drawings(); }

/// A behaviour that draws what it thinks, or thinks the same without drawing.
class Sketcher : public Swinger
{
public:
  std::string_view think(std::string_view percepts) override
  {
    if(drawings_ && command().find("draws") != std::string::npos)
    {
      const std::string set = "sketch." + std::to_string(seed());
      drawings_->line(set, Vec3f::Zero(), Vec3f(1, static_cast<float>(++count_), 0), {255, 0, 0, 255}, 2);
      drawings_->swap(set);
    }
    return Swinger::think(percepts);
  }

protected:
  void onLink() override
  {
    Swinger::onLink();
    if(auto* const service = context()->service<DrawingService>())
      drawings_ = service->shared_from_this();
  }

private:
  std::shared_ptr<DrawingService> drawings_;
  int count_ = 0;
};

} // namespace

/// Scripts and behaviours draw into the views, and the run stays the same.
class DrawingsFromInsideTest : public QObject
{
  Q_OBJECT
private slots:
  void scriptsDraw();
  void scriptsDrawInEachCycle();
  void wrongArgumentsAreTold_data();
  void wrongArgumentsAreTold();
  void scriptsOfAgentsDraw();
  void drawingsDoNotChangeTheRun();
};

void DrawingsFromInsideTest::scriptsDraw()
{
  BareWorld bare;
  QVERIFY(bare.run("Draw.circle 'goals', [1, 2], 0.5, '#ff8000', 3\n"
                   "Draw.line 'goals', [0, 0, 0], [1, 2, 3], [1, 2, 3, 4]\n"
                   "Draw.point 'goals', [1, 2, 3]\n"
                   "Draw.sphere 'goals', [1, 2, 3], 0.25, '#00ff0080'\n"
                   "Draw.polygon 'goals', [[0, 0], [1, 0], [0, 1]]\n"
                   "Draw.text 'goals', [0, 0, 1], 42, '#ffffff'\n"
                   "Draw.text_above 1, 7, 'me'\n"));
  QVERIFY(seenIn(bare.world)->sets.empty());
  QCOMPARE(seenIn(bare.world)->agentTexts[0].text, std::string("me"));
  QVERIFY(bare.run("Draw.swap 'goals'"));
  const auto& set = *seenIn(bare.world)->sets.at(0);
  QCOMPARE(set.name, std::string("goals"));
  QCOMPARE(set.shapes.size(), std::size_t(5));
  using Kind = Drawings::Shape::Kind;
  QVERIFY(set.shapes[0].kind == Kind::Circle && set.shapes[0].radius == 0.5f && set.shapes[0].width == 3);
  QVERIFY((set.shapes[0].colour == Drawings::Colour{255, 128, 0, 255}));
  QVERIFY(set.shapes[1].kind == Kind::Line && set.shapes[1].points[1] == Vec3f(1, 2, 3));
  QVERIFY((set.shapes[1].colour == Drawings::Colour{1, 2, 3, 4}));
  QVERIFY(set.shapes[2].kind == Kind::Point && set.shapes[2].colour == DrawingService::white);
  QVERIFY(set.shapes[3].kind == Kind::Sphere && set.shapes[3].colour[3] == 128);
  QVERIFY(set.shapes[4].kind == Kind::Polygon && set.shapes[4].points.size() == 3);
  QCOMPARE(set.texts.at(0).text, std::string("42"));
  QVERIFY(bare.run("Draw.clear"));
  QVERIFY(seenIn(bare.world)->sets.empty() && seenIn(bare.world)->agentTexts.empty());
}

void DrawingsFromInsideTest::scriptsDrawInEachCycle()
{
  BareWorld bare;
  QVERIFY(bare.run("onCycle { |time| Draw.point 'clock', [time, 0, 0]; Draw.swap 'clock' }"));
  bare.cycle(3);
  const DrawingsPtr before = seenIn(bare.world);
  QCOMPARE(before->sets.size(), std::size_t(1));
  QCOMPARE(before->sets[0]->shapes.size(), std::size_t(1));
  bare.cycle(1);
  QVERIFY(seenIn(bare.world)->sets[0]->shapes[0].points[0].x() > before->sets[0]->shapes[0].points[0].x());
}

void DrawingsFromInsideTest::wrongArgumentsAreTold_data()
{
  QTest::addColumn<QString>("script");
  QTest::addColumn<QString>("said");
  QTest::newRow("no point") << "Draw.point 'a', 5" << "[x, y, z]";
  QTest::newRow("too short a point") << "Draw.line 'a', [1], [1, 2]" << "[x, y, z]";
  QTest::newRow("a point of words") << "Draw.point 'a', ['x', 'y']" << "a number is expected";
  QTest::newRow("colour by name") << "Draw.point 'a', [0, 0], 'red'" << "#rrggbb";
  QTest::newRow("colour out of range") << "Draw.point 'a', [0, 0], [0, 0, 300]" << "from 0 to 255";
  QTest::newRow("digits that are none") << "Draw.point 'a', [0, 0], '#12345g'" << "digits";
  QTest::newRow("two corners") << "Draw.polygon 'a', [[0, 0], [1, 1]]" << "from 3 to 255 corners";
  QTest::newRow("no set") << "Draw.point" << "wrong number of arguments";
  QTest::newRow("set that is no text") << "Draw.point 3, [0, 0]" << "String";
  QTest::newRow("third team") << "Draw.text_above 3, 1, 'x'" << "a team is 1";
}

void DrawingsFromInsideTest::wrongArgumentsAreTold()
{
  QFETCH(QString, script);
  QFETCH(QString, said);
  BareWorld bare;
  QVERIFY(!bare.run(script.toStdString()));
  QVERIFY2(bare.said(said.toStdString()), bare.messages.empty() ? "nothing" : bare.messages.back().c_str());
  QVERIFY(bare.run("Draw.swap"));
  QVERIFY(seenIn(bare.world)->sets.empty());
}

void DrawingsFromInsideTest::scriptsOfAgentsDraw()
{
  AgentScript::Options options;
  options.steps = 100'000;
  options.memory = 8u << 20;
  options.drawings = std::make_shared<DrawingService>();
  AgentScript script(options, [](const Diagnostic&) {});
  QVERIFY(!script.load("def think(percepts)\n  Draw.point 'L.03.aim', [1, 2]\n  Draw.swap 'L.03'\n  '(syn)'\nend", "player.rb"));
  std::string message;
  QVERIFY(!script.think("(time (now 1))", message));
  QCOMPARE(message, std::string("(syn)"));
  QCOMPARE(options.drawings->drawings()->sets.at(0)->name, std::string("L.03.aim"));
  // Without anybody who looks, it is the same.
  AgentScript alone({.steps = 100'000, .memory = 8u << 20}, [](const Diagnostic&) {});
  QVERIFY(!alone.load("def think(percepts)\n  Draw.point 'a', [1, 2]\n  '(he1 1)'\nend", "player.rb"));
  QVERIFY(!alone.think("(time (now 1))", message));
  QCOMPARE(message, std::string("(he1 1)"));
}

void DrawingsFromInsideTest::drawingsDoNotChangeTheRun()
{
  const auto run = [](bool draws, DrawingsPtr& seen)
  {
    SoccerWorld match;
    ClassBuilder<Sketcher>(*match.world.context().registry, "Sketcher", {"Behavior"}, "Draws.");
    for(int i = 1; i <= 2; ++i)
      addInside(match.world, "Sketcher", i, "team=Red number=" + std::to_string(i) + (draws ? " draws" : " silent"));
    if(draws)
      match.world.scripts().runText("onCycle { |time| Draw.sphere 'script', [time, 0, 1], 0.1; Draw.swap 'script' }", "test");
    match.cycle(60);
    seen = match.world.context().service<DrawingService>()->drawings();
    return match.world.frame();
  };
  DrawingsPtr drawn, silent;
  const FramePtr with = run(true, drawn), without = run(false, silent);
  QCOMPARE(drawn->sets.size(), std::size_t(3));
  QVERIFY(silent->sets.empty());
  QCOMPARE(with->agents.size(), std::size_t(2));
  QVERIFY(with->local == without->local);
  QCOMPARE(with->game.time, without->game.time);
}

QTEST_APPLESS_MAIN(DrawingsFromInsideTest)
#include "DrawingsFromInsideTest.moc"
