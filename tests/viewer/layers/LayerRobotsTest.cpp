#include "tests/VerifyNear.h"
#include "tests/viewer/LayerSupport.h"
#include "viewer/layers/LayerColours.h"
#include "viewer/layers/LayerParts.h"
#include "viewer/layers/LayerScales.h"

#include <Eigen/Geometry>

#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;
using Kind = PhysicsStructure::Collider::Kind;
using Style = LayerCanvas::Style;

/// What layers show of whole robots: masses, support, names, trails.
class LayerRobotsTest : public QObject, private LayerFixture
{
  Q_OBJECT

private slots:
  void whoStandsWellIsGreen();
  void hullsAreConvex();
  void massesAndTheirSum();
  void namesStandOverHeads();
  void penalisedPlayersAreSaid();
  void trailsAreBoundedAndFade();
};

void LayerRobotsTest::whoStandsWellIsGreen()
{
  const auto stand = [this](float centre) -> const LayerCanvas&
  {
    FrameBuilder b;
    PhysicsBuilder p(b);
    const int foot = p.collider(p.body("robot", {centre, 0, 1}, 2, 0), Kind::Box, Vec3f::Constant(0.2f));
    const int ground = p.collider(-1, Kind::Plane, Vec3f::Zero());
    for(const float x : {-0.1f, 0.1f})
      for(const float y : {-0.1f, 0.1f})
        p.contact(foot, ground, {x, y, 0}, {0, 0, 5});
    return draw(p.take(), only(Layer::SupportPolygon));
  };
  const LayerCanvas& good = stand(0.05f);
  QCOMPARE(good.instances(LayerShape::Triangle, Style::Solid, false).size(), std::size_t(2));
  QVERIFY(hasColour(good.instances(LayerShape::Triangle, Style::Solid, false)[0], layerColours::inside));
  QCOMPARE(count(good, LayerShape::Disc, Style::Solid), std::size_t(1)); // A dot …
  const LayerCanvas& bad = stand(0.15f);
  QVERIFY(hasColour(bad.instances(LayerShape::Triangle, Style::Solid, false)[0], layerColours::outside));
  QCOMPARE(count(bad, LayerShape::Disc, Style::Solid), std::size_t(0)); // … or a cross.
  QCOMPARE(bad.instances(LayerShape::Segment, Style::Wire, true).size(), std::size_t(2));
}

void LayerRobotsTest::hullsAreConvex()
{
  using P = Eigen::Vector2f;
  const auto square = convexHull({P(0, 0), P(2, 0), P(1, 1), P(2, 2), P(0, 2), P(1, 0), P(0, 0)});
  QCOMPARE(square.size(), std::size_t(4));
  QVERIFY(isInside(square, P(1, 1)) && isInside(square, P(0.01f, 0.01f)));
  QVERIFY(!isInside(square, P(2.01f, 1)) && !isInside(square, P(notNumber, 1)));
  QCOMPARE(convexHull({P(0, 0), P(1, 1), P(2, 2)}).size(), std::size_t(2));
  QVERIFY(!isInside(convexHull({P(0, 0), P(1, 1), P(2, 2)}), P(1, 1)));
  QCOMPARE(convexHull({}).size(), std::size_t(0));
  QCOMPARE(convexHull({P(1, 1), P(1, 1)}).size(), std::size_t(1));
  QCOMPARE(convexHull({P(notNumber, 0), P(0, 0), P(1, 0), P(0, 1)}).size(), std::size_t(3));
}

void LayerRobotsTest::massesAndTheirSum()
{
  FrameBuilder b;
  PhysicsBuilder p(b);
  p.body("light", {0, 0, 1}, 1, 0);
  p.body("heavy", {1, 0, 1}, 3, 0);
  const LayerCanvas& canvas = draw(p.take(), only(Layer::CentresOfMass));
  const auto& spheres = canvas.instances(LayerShape::Dot, Style::Solid, true);
  QCOMPARE(spheres.size(), std::size_t(3));
  QVERIFY(spheres[1].model[0] > spheres[0].model[0]);
  QVERIFY(hasColour(spheres[2], layerColours::massOfAll));
  QVERIFY(near(placeOf(spheres[2]), {0.75f, 0, 1}));
  const auto& lines = canvas.instances(LayerShape::Segment, Style::Wire, true);
  QCOMPARE(lines.size(), std::size_t(1));
  QVERIFY(near(tipOf(lines[0]), {0.75f, 0, 0}));
}

void LayerRobotsTest::namesStandOverHeads()
{
  FrameBuilder b;
  b.soccerScene();
  const int agent = b.robot(2, 3, 0, true, 7);
  b.structure().nodes[static_cast<std::size_t>(agent)].id = 42;
  b.frame().agents[0].rootId = 42;
  b.frame().game.team = {"Alpha", ""};
  const LayerCanvas& canvas = draw(b.take(), only(Layer::Names)); // Needs no details.
  QCOMPARE(canvas.labels().size(), std::size_t(1));
  QCOMPARE(canvas.labels()[0].text, QString("Alpha 7"));
  QCOMPARE(canvas.labels()[0].colour, scene_.teamColours()[0]);
  const Vec3f& at = canvas.labels()[0].place;
  VERIFY_NEAR(at.x(), 2, 0.05f);
  VERIFY_NEAR(at.y(), 3, 0.05f);
  QVERIFY(at.z() > 0.55f);
  QVERIFY(at.z() < 0.8f);
}

void LayerRobotsTest::penalisedPlayersAreSaid()
{
  FrameBuilder b;
  const int agent = b.robot(2, 3, 0, true, 7);
  b.structure().nodes[static_cast<std::size_t>(agent)].id = 42;
  b.frame().agents[0].rootId = 42;
  b.frame().time = 20;
  GameEvent foul;
  foul.kind = GameEvent::Kind::Foul;
  foul.time = 18;
  foul.players = {{1, 7}};
  const auto said = [&](const GameEvent& event)
  {
    b.frame().game.events = std::make_shared<GameEvents>(GameEvents{std::make_shared<GameEvent>(event)});
    SceneDrawing scene;
    LayerDrawing drawing;
    scene.setFrame(std::make_shared<Frame>(*b.take()));
    return drawing.update(scene, only(Layer::Names), -1).labels()[0].text.contains("penalised");
  };
  QVERIFY(said(foul));
  GameEvent other = foul;
  other.players = {{2, 7}};
  QVERIFY(!said(other));
  other = foul;
  other.overruled = true;
  QVERIFY(!said(other));
  other = foul;
  other.time = 10;
  QVERIFY(!said(other));
}

void LayerRobotsTest::trailsAreBoundedAndFade()
{
  SceneDrawing scene;
  LayerDrawing drawing;
  std::uint64_t id = 0;
  const auto at = [&](double time, const Vec3f& place)
  {
    FrameBuilder b;
    PhysicsBuilder p(b);
    p.body("ball", place, 1, 0);
    b.frame().time = time;
    const FramePtr frame = p.take();
    id = frame->physics.structure->bodies[0].id;
    scene.setFrame(frame);
    drawing.setFrame(scene);
  };
  for(int i = 0; i < 2000; ++i)
    at(i * 0.02, {0.05f * static_cast<float>(i), 0, 1});
  QVERIFY(drawing.trails().pointsOf(id) <= LayerTrails::mostPoints);
  QVERIFY(drawing.trails().pointsOf(id) > 300);
  const LayerCanvas& canvas = drawing.update(scene, only(Layer::Trails), -1);
  const auto& lines = canvas.instances(LayerShape::Segment, Style::Wire, false);
  QVERIFY(lines.size() > 300);
  QVERIFY(lines.front().colour[3] < 0.5f && lines.back().colour[3] > 0.9f);
  const std::size_t before = lines.size();
  at(40.0, {-50, 20, 1}); // Put elsewhere: no line leads there.
  const LayerCanvas& jumped = drawing.update(scene, only(Layer::Trails), -1);
  for(const LayerInstance& line : jumped.instances(LayerShape::Segment, Style::Wire, false))
    VERIFY_NEAR(tipOf(line), placeOf(line), 1);
  QVERIFY(jumped.instances(LayerShape::Segment, Style::Wire, false).size() <= before + 1);
  for(int i = 1; i < 100; ++i) // It stands for two seconds, and is then put 5 m away.
    at(40.0 + i * 0.02, {-50, 20, 1});
  at(42.0, {-45, 20, 1});
  for(const LayerInstance& line :
      drawing.update(scene, only(Layer::Trails), -1).instances(LayerShape::Segment, Style::Wire, false))
    VERIFY_NEAR(tipOf(line), placeOf(line), 1);
  at(0, {0, 0, 1}); // Another run.
  QCOMPARE(drawing.trails().pointsOf(id), std::size_t(1));
  at(1, {notNumber, 0, 1});
  QCOMPARE(drawing.trails().pointsOf(id), std::size_t(1));
}

QTEST_MAIN(LayerRobotsTest)
#include "LayerRobotsTest.moc"
