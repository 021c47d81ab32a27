#include "tests/VerifyNear.h"
#include "tests/viewer/LayerSupport.h"
#include "viewer/layers/LayerColours.h"
#include "viewer/layers/LayerDrawing.h"
#include "viewer/layers/LayerParts.h"
#include "viewer/layers/LayerScales.h"

#include <Eigen/Geometry>

#include <QtTest>

#include <cmath>
#include <limits>
#include <numeric>

using namespace sparkwright;
using namespace sparkwright::test;
using Style = LayerCanvas::Style;
using Kind = PhysicsStructure::Collider::Kind;

/// What layers are made of: shapes, lines and labels at the right places. Needs no OpenGL.
class LayerDrawingTest : public QObject, private LayerFixture
{
  Q_OBJECT

private slots:
  void nothingIsDrawnByDefault();
  void collidersStandWhereTheirBodiesAre();
  void everyFormOfALayer();
  void coloursTellTheState();
  void forcesAreArrowsToScale();
  void hingesShowTheirRange();
  void hotMotorsAreRed();
  void onlyTheSelectionIsShown();
  void framesAndSensors();
  void framesWithoutDetailsShowWhatTheyCan();
  void badNumbersAreLeftOut();
  void meshesKeepTheirEdgesOnce();
  void aChangedStructureIsFollowed();
};

void LayerDrawingTest::nothingIsDrawnByDefault()
{
  FrameBuilder b;
  PhysicsBuilder p(b);
  p.collider(p.body("box", {0, 0, 1}, 1, 0), Kind::Box, {1, 1, 1});
  QVERIFY(draw(p.take(), LayerSettings()).isEmpty());
  QVERIFY(draw(nullptr, LayerSettings::preset(LayerSettings::Preset::Physics)).isEmpty());
}

void LayerDrawingTest::collidersStandWhereTheirBodiesAre()
{
  FrameBuilder b;
  PhysicsBuilder p(b);
  const int body = p.body("thing", {1, 2, 3}, 1, 0);
  Mat4f offset = Mat4f::Identity();
  offset(0, 3) = 0.5f;
  p.collider(body, Kind::Box, {0.2f, 0.4f, 0.6f}, offset);
  p.collider(body, Kind::Sphere, {0.3f, 0, 0});
  p.collider(body, Kind::Capsule, {0.1f, 0.8f, 0});
  p.collider(-1, Kind::Ray, {2, 0, 0});
  const LayerCanvas& canvas = draw(p.take(), only(Layer::Colliders));
  QCOMPARE(count(canvas, LayerShape::Box, Style::Solid), std::size_t(1));
  const LayerInstance& box = canvas.instances(LayerShape::Box, Style::Solid, false)[0];
  QVERIFY(near(placeOf(box), {1.5f, 2, 3}));
  VERIFY_NEAR(box.model[0], 0.2f, 1e-6f);
  VERIFY_NEAR(box.model[5], 0.4f, 1e-6f);
  VERIFY_NEAR(box.model[10], 0.6f, 1e-6f);
  const LayerInstance& sphere = canvas.instances(LayerShape::Sphere, Style::Solid, false)[0];
  QVERIFY(near(placeOf(sphere), {1, 2, 3}));
  VERIFY_NEAR(sphere.model[0], 0.3f, 1e-6f);
  const LayerInstance& capsule = canvas.instances(LayerShape::Capsule, Style::Solid, false)[0];
  QVERIFY(near({capsule.stretch[0], capsule.stretch[1], capsule.stretch[2]}, {0, 0, 0.4f}));
  const LayerInstance& ray = canvas.instances(LayerShape::Segment, Style::Wire, false)[0];
  QVERIFY(near(tipOf(ray) - placeOf(ray), {0, 0, 2}));
}

void LayerDrawingTest::everyFormOfALayer()
{
  FrameBuilder b;
  PhysicsBuilder p(b);
  p.collider(p.body("box", {0, 0, 1}, 1, 0), Kind::Box, {1, 1, 1});
  const FramePtr frame = p.take();
  QCOMPARE(count(draw(frame, only(Layer::Colliders, LayerMode::Wire)), LayerShape::Box, Style::Wire), std::size_t(1));
  QCOMPARE(total(drawing_.canvas()), std::size_t(1));
  QCOMPARE(count(draw(frame, only(Layer::Colliders, LayerMode::Solid)), LayerShape::Box, Style::Solid), std::size_t(1));
  QCOMPARE(drawing_.canvas().instances(LayerShape::Box, Style::Solid, false)[0].colour[3], 1.f);
  QCOMPARE(count(draw(frame, only(Layer::Colliders, LayerMode::SeeThrough)), LayerShape::Box, Style::SeeThrough),
           std::size_t(1));
  QCOMPARE(drawing_.canvas().instances(LayerShape::Box, Style::SeeThrough, false)[0].colour[3],
           LayerCanvas::seeThrough);
  QVERIFY(draw(frame, only(Layer::Colliders, LayerMode::Off)).isEmpty());
}

void LayerDrawingTest::coloursTellTheState()
{
  FrameBuilder b;
  PhysicsBuilder p(b);
  const int a = p.body("awake", {0, 0, 1}, 1, 0), s = p.body("sleeping", {2, 0, 1}, 1, 1);
  const int t = p.body("touching", {4, 0, 1}, 1, 2);
  p.collider(a, Kind::Box, {1, 1, 1});
  p.collider(s, Kind::Box, {1, 1, 1});
  const int touching = p.collider(t, Kind::Box, {1, 1, 1});
  const int ground = p.collider(-1, Kind::Box, {9, 9, 0.1f});
  p.frame().physics.asleep[static_cast<std::size_t>(s)] = 1;
  p.contact(touching, ground, {4, 0, 0}, {0, 0, 10});
  const FramePtr frame = p.take();
  const auto boxes = [&](int selected)
  {
    return draw(frame, only(Layer::Colliders, LayerMode::Wire), selected)
        .instances(LayerShape::Box, Style::Wire, false);
  };
  const auto plain = boxes(-1);
  QCOMPARE(plain.size(), std::size_t(4));
  QVERIFY(hasColour(plain[0], layerColours::moving));
  QVERIFY(hasColour(plain[1], layerColours::sleeping));
  QVERIFY(plain[1].stretch[3] < 0); // Dashed: not by colour alone.
  QVERIFY(plain[0].stretch[3] > 0);
  QVERIFY(hasColour(plain[2], layerColours::touching));
  QVERIFY(hasColour(plain[3], layerColours::still)); // Which touches something all the time.
  const auto selected = boxes(frame->physics.structure->bodies[0].node);
  QVERIFY(hasColour(selected[0], layerColours::selected));
  QVERIFY(selected[0].stretch[3] > plain[0].stretch[3]); // And thicker.
}

void LayerDrawingTest::forcesAreArrowsToScale()
{
  FrameBuilder b;
  PhysicsBuilder p(b);
  const int box = p.collider(p.body("box", {0, 0, 1}, 1, 0), Kind::Box, {1, 1, 1});
  const int ground = p.collider(-1, Kind::Plane, Vec3f::Zero());
  p.contact(box, ground, {1, 0, 0}, {0, 0, 100});
  p.contact(ground, box, {2, 0, 0}, {0, 0, -100}); // On the ground: the box feels the opposite.
  p.contact(box, ground, {3, 0, 0}, {0, 0, 1e9f});
  p.contact(box, ground, {4, 0, 0}, {0, 0, 0});
  p.frame().physics.contacts.back().watched = false;
  PhysicsView::Contact watched = p.frame().physics.contacts[0];
  watched.watched = true;
  p.frame().physics.contacts.push_back(watched);
  const LayerCanvas& canvas = draw(p.take(), only(Layer::Contacts, LayerMode::Wire));
  const auto& heads = canvas.instances(LayerShape::Cone, Style::Wire, true);
  QCOMPARE(heads.size(), std::size_t(3));
  QVERIFY(near(tipOf(heads[0]), {1, 0, 0.5f})); // 100 N = 0.5 m
  QVERIFY(near(tipOf(heads[1]), {2, 0, 0.5f}));
  QVERIFY(near(tipOf(heads[2]), {3, 0, layerScales::longestForce}));
  QCOMPARE(count(canvas, LayerShape::Dot, Style::Wire), std::size_t(4)); // All points, but none that is only watched.
}

void LayerDrawingTest::hingesShowTheirRange()
{
  FrameBuilder b;
  PhysicsBuilder p(b);
  const int body = p.body("door", {0, 0, 1}, 1, 0);
  p.collider(body, Kind::Box, Vec3f::Constant(0.1f));
  p.hinge(body, {0.5f, 0, 0}, Vec3f::UnitZ(), -0.5f, 1, 0.25f);
  const LayerCanvas& canvas = draw(p.take(), only(Layer::Joints, LayerMode::SeeThrough));
  // Two edges of the fan: from the needle, they lie at low - angle and high - angle about the axis.
  const auto& lines = canvas.instances(LayerShape::Segment, Style::Wire, true);
  Vec3f needle = Vec3f::Zero();
  for(const LayerInstance& line : lines)
    if(hasColour(line, layerColours::angle))
      needle = (tipOf(line) - placeOf(line)).normalized();
  VERIFY_NEAR(needle.norm(), 1, 1e-4f);
  VERIFY_NEAR(needle.z(), 0, 1e-4f);
  float low = 9, high = -9;
  int spokes = 0;
  for(const LayerInstance& line : lines)
    if(near(placeOf(line), {0.5f, 0, 1}) && !hasColour(line, layerColours::angle))
    {
      const Vec3f way = (tipOf(line) - placeOf(line)).normalized();
      const float a = std::atan2(needle.cross(way).z(), needle.dot(way));
      low = std::min(low, a);
      high = std::max(high, a);
      ++spokes;
    }
  QCOMPARE(spokes, 2);
  VERIFY_NEAR(low, -0.75f, 1e-3f);
  VERIFY_NEAR(high, 0.75f, 1e-3f);
  QVERIFY(count(canvas, LayerShape::Triangle, Style::SeeThrough) > 2);

  // Without stops there is a dashed ring instead.
  FrameBuilder free;
  PhysicsBuilder q(free);
  q.hinge(q.body("wheel", {0, 0, 1}, 1, 0), {0, 0, 0}, Vec3f::UnitX(), -std::numeric_limits<float>::infinity(),
          std::numeric_limits<float>::infinity(), 100);
  const LayerCanvas& ring = draw(q.take(), only(Layer::Joints, LayerMode::SeeThrough));
  QCOMPARE(count(ring, LayerShape::Triangle, Style::SeeThrough), std::size_t(0));
  QVERIFY(std::ranges::any_of(ring.instances(LayerShape::Segment, Style::Wire, true),
                              [](const LayerInstance& i) { return i.stretch[3] < 0; }));
}

void LayerDrawingTest::hotMotorsAreRed()
{
  FrameBuilder b;
  PhysicsBuilder p(b);
  const int body = p.body("shank", {0, 0, 1}, 1, 0);
  for(const float x : {0.f, 0.1f, 0.2f})
    p.hinge(body, {x, 0, 0}, Vec3f::UnitZ(), -0.5f, 1, 0.25f);
  // The first joint has an ideal motor, the second one is cool, the third one hot.
  for(const int joint : {1, 2})
  {
    PhysicsStructure::Motor motor;
    motor.joint = joint;
    p.structure().motors.push_back(motor);
    PhysicsView::Motor now;
    now.temperature = joint == 1 ? 25.f : 95.f;
    now.torque = joint == 1 ? 1.25f : -2;
    p.frame().physics.motors.push_back(now);
  }
  const FramePtr frame = p.take();
  const LayerSettings settings = only(Layer::Joints, LayerMode::SeeThrough);
  const LayerCanvas& canvas = draw(frame, settings);
  int cool = 0, hot = 0;
  for(const LayerInstance& line : canvas.instances(LayerShape::Segment, Style::Wire, true))
  {
    cool += hasColour(line, layerColours::angle);
    hot += hasColour(line, layerColours::hot);
  }
  QCOMPARE(cool, 2);
  QCOMPARE(hot, 1);
  QVERIFY(canvas.labels().empty());
  const LayerCanvas& selected = draw(frame, settings, frame->physics.structure->bodies[0].node);
  QCOMPARE(selected.labels().size(), std::size_t(2));
  const QLocale locale;
  QCOMPARE(selected.labels()[0].text,
           locale.toString(25.f, 'f', 1) + " °C, " + locale.toString(1.25f, 'f', 2) + " N·m");
  QCOMPARE(selected.labels()[1].colour, layerColours::hot);
}

void LayerDrawingTest::onlyTheSelectionIsShown()
{
  FrameBuilder b;
  PhysicsBuilder p(b);
  const int a = p.body("a", {0, 0, 1}, 1, 0), c = p.body("b", {5, 0, 1}, 1, 1);
  p.collider(a, Kind::Box, {1, 1, 1});
  p.collider(c, Kind::Sphere, {1, 1, 1});
  const FramePtr frame = p.take();
  LayerSettings settings = LayerSettings::preset(LayerSettings::Preset::Physics);
  settings.setMode(Layer::Names, LayerMode::Solid);
  settings.selectionOnly = true;
  QVERIFY(draw(frame, settings).isEmpty()); // Nothing is selected.
  const LayerCanvas& canvas = draw(frame, settings, frame->physics.structure->bodies[1].node);
  QCOMPARE(count(canvas, LayerShape::Box, Style::Wire), std::size_t(0));
  QCOMPARE(canvas.labels().size(), std::size_t(1));
  QCOMPARE(canvas.labels()[0].text, QString("b"));
  QVERIFY(draw(frame, settings, 9999).isEmpty()); // No such node.
}

void LayerDrawingTest::framesAndSensors()
{
  FrameBuilder b;
  PhysicsBuilder p(b);
  const int head = p.body("head", {0, 0, 1}, 1, 0);
  p.collider(head, Kind::Box, Vec3f::Constant(0.08f));
  const float half = toRadians(30);
  p.sensor(head, {SensorRange::Kind::Vision, 2 * half, half, 0, 0});
  SensorReading felt;
  felt.active = true;
  felt.point = {0, 0, 0.5f};
  felt.force = {0, 0, 20};
  p.sensor(head, {SensorRange::Kind::Force, 0, 0, 0, 0}, felt);
  const FramePtr frame = p.take();
  const LayerCanvas& sensors = draw(frame, only(Layer::Sensors, LayerMode::Wire));
  const auto& lines = sensors.instances(LayerShape::Segment, Style::Wire, false);
  float left = 0, reach = 0, high = 0;
  for(const LayerInstance& line : lines)
    if(hasColour(line, layerColours::vision))
    {
      const Vec3f to = tipOf(line) - Vec3f(0, 0, 1);
      if(to.norm() > 1)
      {
        left = std::max(left, std::atan2(-to.x(), to.y()));
        high = std::max(high, std::asin(to.z() / to.norm()));
        reach = std::max(reach, to.norm());
      }
    }
  VERIFY_NEAR(left, half, 1e-3f);
  VERIFY_NEAR(high, half / 2, 1e-3f);
  VERIFY_NEAR(reach, layerScales::visionReach, 1e-3f);
  const auto& heads = sensors.instances(LayerShape::Cone, Style::Wire, true);
  QCOMPARE(heads.size(), std::size_t(1));
  QVERIFY(near(tipOf(heads[0]), {0, 0, 0.6f}));

  const LayerCanvas& axes = draw(frame, only(Layer::Frames));
  QCOMPARE(axes.labels().size(), std::size_t(3)); // x, y and z of the world.
  const auto& all = axes.instances(LayerShape::Segment, Style::Wire, true);
  QCOMPARE(all.size(), std::size_t(6));
  QVERIFY(hasColour(all[3], layerColours::x) && near(placeOf(all[3]), {0, 0, 1}) && tipOf(all[3]).x() > 0.01f);
}

void LayerDrawingTest::framesWithoutDetailsShowWhatTheyCan()
{
  FrameBuilder b;
  b.soccerScene();
  LayerSettings all;
  for(const LayerSettings::Info& info : LayerSettings::table())
    all.setMode(info.layer, LayerMode::Solid);
  const LayerCanvas& canvas = draw(b.take(), all);
  QCOMPARE(canvas.labels().size(), std::size_t(3)); // The axes of the world.
  QCOMPARE(total(canvas), std::size_t(6));
}

void LayerDrawingTest::badNumbersAreLeftOut()
{
  LayerSettings all;
  for(const LayerSettings::Info& info : LayerSettings::table())
    all.setMode(info.layer, LayerMode::SeeThrough);
  for(const float bad : {notNumber, std::numeric_limits<float>::infinity(), 1e30f, 0.f, -1.f})
  {
    FrameBuilder b;
    PhysicsBuilder p(b);
    const int body = p.body("thing", Vec3f::Constant(bad), bad, 0);
    const int other = p.body("other", {0, 0, 1}, 1, 0);
    for(const Kind kind : {Kind::Box, Kind::Sphere, Kind::Capsule, Kind::Plane, Kind::Ray, Kind::Mesh})
    {
      p.collider(body, kind, Vec3f::Constant(bad));
      p.collider(other, kind, Vec3f::Constant(bad), Mat4f::Constant(bad));
    }
    p.contact(0, 1, Vec3f::Constant(bad), Vec3f::Constant(bad));
    PhysicsView::Contact wild;
    wild.first = 4711;
    p.frame().physics.contacts.push_back(wild);
    p.hinge(body, Vec3f::Constant(bad), Vec3f::Constant(bad), bad, -bad, bad);
    p.hinge(other, Vec3f::Zero(), Vec3f::UnitX(), -bad, bad, bad).first = 4711;
    for(int kind = 0; kind <= static_cast<int>(SensorRange::Kind::Touch); ++kind)
    {
      SensorReading reading;
      reading.active = true;
      reading.point = reading.force = Vec3f::Constant(bad);
      p.sensor(other, {static_cast<SensorRange::Kind>(kind), bad, bad, bad, bad}, reading);
    }
    p.frame().physics.asleep.clear(); // And shorter lists than there should be.
    p.frame().physics.angles.resize(1);
    const LayerCanvas& canvas = draw(p.take(), all);
    for(int shape = 0; shape < static_cast<int>(LayerShape::Count); ++shape)
      for(int style = 0; style < static_cast<int>(Style::Count); ++style)
        for(const bool inside : {false, true})
          for(const LayerInstance& i :
              canvas.instances(static_cast<LayerShape>(shape), static_cast<Style>(style), inside))
            for(const float v : i.model)
              VERIFY_WITHIN(v, 0, LayerCanvas::furthest);
    for(const auto& label : canvas.labels())
      QVERIFY(label.place.allFinite());
  }
}

void LayerDrawingTest::meshesKeepTheirEdgesOnce()
{
  PhysicsStructure::Mesh mesh;
  mesh.vertices = {{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}, {notNumber, 0, 0}};
  mesh.indices = {0, 1, 2, 0, 2, 3, 0, 1, 4, 0, 1, 77, 0, 0, 1, 2}; // Two good triangles, and what is wrong.
  const LayerGeometry geometry = layerGeometry(mesh);
  QCOMPARE(geometry.indices.size(), std::size_t(6));
  QCOMPARE(geometry.edges.size(), std::size_t(5));
  // Thousands of triangles: bounded, and done.
  PhysicsStructure::Mesh large;
  for(int i = 0; i < 300; ++i)
    for(int k = 0; k < 300; ++k)
      large.vertices.emplace_back(static_cast<float>(i), static_cast<float>(k), 0.f);
  for(std::uint32_t i = 0; i + 1 < 300; ++i)
    for(std::uint32_t k = 0; k + 1 < 300; ++k)
      for(const std::uint32_t v :
          {i * 300 + k, i * 300 + k + 1, (i + 1) * 300 + k, i * 300 + k + 1, (i + 1) * 300 + k + 1, (i + 1) * 300 + k})
        large.indices.push_back(v);
  QCOMPARE(layerGeometry(large, 1000).edges.size(), std::size_t(1000));
  QCOMPARE(layerGeometry(large).indices.size(), large.indices.size());
  for(int shape = 0; shape < static_cast<int>(LayerShape::Count); ++shape)
  {
    const LayerGeometry unit = layerGeometry(static_cast<LayerShape>(shape));
    QVERIFY(!unit.edges.empty());
    QCOMPARE(unit.indices.empty(), shape == static_cast<int>(LayerShape::Segment));
    for(const std::uint32_t index : unit.indices)
      QVERIFY(index < unit.vertices.size());
  }
}

void LayerDrawingTest::aChangedStructureIsFollowed()
{
  const LayerSettings settings = only(Layer::Colliders);
  for(int bodies = 1; bodies <= 3; ++bodies)
  {
    FrameBuilder b;
    PhysicsBuilder p(b);
    for(int i = 0; i < bodies; ++i)
      p.collider(p.body("box", {static_cast<float>(i), 0, 1}, 1, i), Kind::Box, {1, 1, 1});
    QCOMPARE(count(draw(p.take(), settings), LayerShape::Box, Style::Solid), static_cast<std::size_t>(bodies));
  }
}

QTEST_MAIN(LayerDrawingTest)
#include "LayerDrawingTest.moc"
