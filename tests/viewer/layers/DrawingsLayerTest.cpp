#include "tests/VerifyNear.h"
#include "tests/viewer/LayerSupport.h"

#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;
using Style = LayerCanvas::Style;
using ShapeKind = Drawings::Shape::Kind;

/// What agents draw, as shapes, lines and labels of the layer of drawings.
class DrawingsLayerTest : public QObject
{
  Q_OBJECT
private slots:
  void init()
  {
    FrameBuilder b;
    b.soccerScene();
    b.robot(2, 1, 0, true, 3);
    scene_.setFrame(b.take());
    layer_.setFrame(scene_);
    layer_.setDrawings(nullptr);
  }

  void linesAndCirclesAreLines()
  {
    add(ShapeKind::Line, {{0, 0, 1}, {1, 0, 1}}, 0, 4);
    const auto& line = canvas().instances(LayerShape::Segment, Style::Wire, false);
    QCOMPARE(line.size(), std::size_t(1));
    QCOMPARE(line[0].stretch[3], 4.f); // Pixels.
    QCOMPARE(line[0].model[3], 0.f);
    QCOMPARE(line[0].model[11], 1.f);
    add(ShapeKind::Circle, {{2, 3, 0}}, 0.5f, 2);
    const auto& all = canvas().instances(LayerShape::Segment, Style::Wire, false);
    QVERIFY(all.size() > 20);
    for(std::size_t i = 1; i < all.size(); ++i)
      VERIFY_NEAR(std::hypot(all[i].model[3] - 2, all[i].model[7] - 3), 0.5f, 1e-4f);
  }
  void spheresPointsAndAreasHaveForms()
  {
    add(ShapeKind::Sphere, {{0, 0, 1}}, 0.3f, 1);
    add(ShapeKind::Point, {{0, 0, 2}}, 0, 10);
    add(ShapeKind::Polygon, {{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}}, 0, 1);
    QCOMPARE(canvas().instances(LayerShape::Sphere, Style::Solid, false).size(), std::size_t(1));
    QCOMPARE(canvas().instances(LayerShape::Sphere, Style::Solid, false)[0].model[0], 0.3f);
    QCOMPARE(canvas().instances(LayerShape::Dot, Style::Solid, false).size(), std::size_t(1));
    QCOMPARE(canvas().instances(LayerShape::Triangle, Style::Solid, false).size(), std::size_t(4)); // Both sides.
    QCOMPARE(canvas(LayerMode::SeeThrough).instances(LayerShape::Sphere, Style::SeeThrough, false).size(),
             std::size_t(1));
    QCOMPARE(canvas(LayerMode::Wire).instances(LayerShape::Sphere, Style::Wire, false).size(), std::size_t(1));
    QCOMPARE(canvas(LayerMode::Wire).instances(LayerShape::Segment, Style::Wire, false).size(), std::size_t(4));
    QVERIFY(canvas(LayerMode::Off).isEmpty());
  }
  void alphaIsKept()
  {
    add(ShapeKind::Polygon, {{0, 0, 0}, {1, 0, 0}, {1, 1, 0}}, 0, 1, {255, 0, 0, 51});
    const auto& made = canvas().instances(LayerShape::Triangle, Style::SeeThrough, false);
    QCOMPARE(made.size(), std::size_t(2));
    VERIFY_NEAR(made[0].colour[3], 0.2f, 0.01f);
  }
  void wordsStandWhereTheyBelong()
  {
    Drawings drawings;
    auto set = std::make_shared<Drawings::Set>();
    set->texts.push_back({{1, 2, 3}, {0, 255, 0, 255}, "here ü"});
    drawings.sets.push_back(set);
    drawings.agentTexts = {{1, 3, {255, 255, 255, 255}, "mine"}, {2, 3, {255, 255, 255, 255}, "nobody's"}};
    layer_.setDrawings(std::make_shared<const Drawings>(drawings));
    const auto& labels = canvas().labels();
    QCOMPARE(labels.size(), std::size_t(2));
    QCOMPARE(labels[0].text, QString("here ü"));
    QVERIFY(labels[0].place.isApprox(Vec3f(1, 2, 3)));
    QCOMPARE(labels[1].text, QString("mine"));
    VERIFY_NEAR(labels[1].place.head<2>(), Eigen::Vector2f(2, 1), 0.2f);
    QVERIFY(labels[1].place.z() > 0.5f);
  }
  void sillyShapesAreLeftOut()
  {
    add(ShapeKind::Line, {{0, 0, 0}, {1e30f, 0, 0}}, 0, 1);
    add(ShapeKind::Polygon, {{0, 0, 0}, {1, 0, 0}}, 0, 1);
    add(ShapeKind::Polygon, {}, 0, 1);
    QVERIFY(canvas().isEmpty());
    add(ShapeKind::Line, {{0, 0, 0}, {1, 0, 0}}, 0, 1e9f);
    QVERIFY(canvas().instances(LayerShape::Segment, Style::Wire, false)[0].stretch[3] <= 20);
  }
  void drawingsAreOnUntilSomebodySwitchesThemOff()
  {
    QVERIFY(LayerSettings().shows(Layer::Drawings));
    QVERIFY(!LayerSettings().showsAny());
    LayerSettings off;
    off.setMode(Layer::Drawings, LayerMode::Off);
    QVERIFY(!LayerSettings::fromString(off.toString()).shows(Layer::Drawings));
    QVERIFY(LayerSettings::fromString("appearance=wire").shows(Layer::Drawings)); // Kept before there were any.
  }

private:
  void add(ShapeKind kind, std::vector<Vec3f> points, float radius, float width,
           Drawings::Colour colour = {255, 255, 255, 255})
  {
    Drawings drawings = layer_.drawings() ? *layer_.drawings() : Drawings();
    auto set = std::make_shared<Drawings::Set>();
    set->shapes.push_back({kind, colour, radius, width, std::move(points)});
    drawings.sets.push_back(set);
    layer_.setDrawings(std::make_shared<const Drawings>(std::move(drawings)));
  }
  const LayerCanvas& canvas(LayerMode mode = LayerMode::Solid)
  {
    LayerSettings settings;
    settings.setMode(Layer::Drawings, mode);
    return layer_.update(scene_, settings, -1);
  }

  SceneDrawing scene_;
  LayerDrawing layer_;
};

QTEST_GUILESS_MAIN(DrawingsLayerTest)
#include "DrawingsLayerTest.moc"
