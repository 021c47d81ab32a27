#include "tests/viewer/PhysicsSupport.h"
#include "viewer/layers/LabelPictures.h"
#include "viewer/layers/LayerColours.h"
#include "viewer/layers/LayerLegend.h"
#include "viewer/view/Viewport.h"

#include <QSignalSpy>
#include <QtTest>

#include <cmath>

using namespace sparkwright;
using test::FrameBuilder;
using test::PhysicsBuilder;
using Kind = PhysicsStructure::Collider::Kind;

/// Layers as pixels: what stands where, in the colours of the legend. Needs a display with OpenGL 3.3, as ViewportTest.
class LayerViewTest : public QObject
{
  Q_OBJECT

private slots:
  void init()
  {
    viewport_ = std::make_unique<Viewport>();
    viewport_->resize(640, 480);
    viewport_->show();
    QVERIFY(QTest::qWaitForWindowExposed(viewport_.get()));
    viewport_->grabFramebuffer();
    QVERIFY2(viewport_->failure().isEmpty(), qPrintable(viewport_->failure()));
  }
  void cleanup() { viewport_.reset(); }

  void settingsAreTold()
  {
    QSignalSpy changed(viewport_.get(), &Viewport::layersChanged);
    viewport_->setLayers(only(Layer::Colliders, LayerMode::Wire));
    viewport_->setLayers(only(Layer::Colliders, LayerMode::Wire));
    QCOMPARE(changed.size(), 1);
  }
  void appearanceHasFourForms()
  {
    show([](PhysicsBuilder& p) { p.body("box", {0, 0, 1}, 1, 0, 0.5f); });
    const QColor solid = at({0, -0.25f, 1.1f}, LayerSettings());
    const QColor nothing = at({0, -0.25f, 1.1f}, only(Layer::Appearance, LayerMode::Off));
    const QColor through = at({0, -0.25f, 1.1f}, only(Layer::Appearance, LayerMode::SeeThrough));
    QVERIFY(distance(solid, nothing) > 30);
    QVERIFY(distance(through, nothing) > 5);
    QVERIFY(distance(through, solid) > 15);
    // Wire: the face is open beside its diagonal, its edges are not.
    const QImage wire = picture(only(Layer::Appearance, LayerMode::Wire));
    const QImage none = picture(only(Layer::Appearance, LayerMode::Off));
    int open = 0, drawn = 0;
    for(float x = -0.2f; x < 0.2f; x += 0.01f)
      (distance(colour(wire, {x, -0.25f, 1.1f}), colour(none, {x, -0.25f, 1.1f})) < 6 ? open : drawn) += 1;
    QVERIFY2(open > 20 && drawn < 20, qPrintable(QString("%1 %2").arg(open).arg(drawn)));
    QVERIFY(different(wire, picture(only(Layer::Appearance, LayerMode::Off))) > 100);
  }
  void collidersAreWireSolidAndSeeThrough()
  {
    show(
        [](PhysicsBuilder& p) {
          p.collider(p.body("box", {0, 0, 1}, 1, 0, 0.05f), Kind::Box, Vec3f::Constant(0.6f));
        });
    const Vec3f face(0.1f, -0.3f, 1.1f), edge(0, -0.3f, 1.3f);
    const QColor nothing = at(face, LayerSettings());
    const QImage wire = picture(only(Layer::Colliders, LayerMode::Wire));
    QVERIFY(hasNear(wire, edge, layerColours::moving));
    QVERIFY(distance(colour(wire, face), nothing) < 6);
    QVERIFY(distance(at(face, only(Layer::Colliders, LayerMode::Solid)), layerColours::moving) < 60);
    const QColor through = at(face, only(Layer::Colliders, LayerMode::SeeThrough));
    QVERIFY(distance(through, nothing) > 10 && distance(through, layerColours::moving) > 40);
  }
  void linesKeepTheirWidth()
  {
    show(
        [](PhysicsBuilder& p) {
          p.collider(p.body("box", {0, 0, 1}, 1, 0, 0.05f), Kind::Box, Vec3f::Constant(0.6f));
        });
    viewport_->camera();
    const QImage none = picture(LayerSettings());
    const QImage lines = picture(only(Layer::Colliders, LayerMode::Wire));
    // Straight down the picture through the upper edge of the front: some 1.5 pixels, soft at both sides.
    const QPoint p = pixel({0.05f, -0.3f, 1.3f});
    double covered = 0;
    for(int y = p.y() - 4; y <= p.y() + 4; ++y)
      covered += distance(lines.pixelColor(p.x(), y), none.pixelColor(p.x(), y)) /
                 distance(layerColours::moving, none.pixelColor(p.x(), y));
    QVERIFY2(covered > 0.8 && covered < 2.6, qPrintable(QString::number(covered)));
  }
  void aSphereACapsuleAndAMeshAreRound()
  {
    show(
        [](PhysicsBuilder& p)
        {
          p.collider(p.body("ball", {-0.6f, 0, 1}, 1, 0, 0.05f), Kind::Sphere, {0.3f, 0, 0});
          p.collider(p.body("pill", {0.6f, 0, 1}, 1, 1, 0.05f), Kind::Capsule, {0.15f, 0.5f, 0});
          auto mesh = std::make_shared<PhysicsStructure::Mesh>();
          mesh->vertices = {{-0.2f, 0, 0}, {0.2f, 0, 0}, {0, 0, 0.4f}};
          mesh->indices = {0, 1, 2};
          p.structure()
              .colliders[static_cast<std::size_t>(
                  p.collider(p.body("tent", {0, 0, 0.9f}, 1, 2, 0.01f), Kind::Mesh, Vec3f::Ones()))]
              .mesh = mesh;
        });
    const QImage image = picture(only(Layer::Colliders, LayerMode::Solid));
    const QImage none = picture(LayerSettings());
    const auto covered = [&](const Vec3f& place) { return distance(colour(image, place), colour(none, place)) > 20; };
    QVERIFY(covered({-0.6f, 0, 1.25f}) && covered({-0.4f, 0, 1.15f}) && !covered({-0.36f, 0, 1.25f}));
    QVERIFY(covered({0.6f, 0, 1.35f}) && covered({0.7f, 0, 1.2f}) && !covered({0.72f, 0, 1.38f}));
    QVERIFY(covered({0, 0, 1}) && !covered({0.15f, 0, 1.2f}));
    QVERIFY(distance(colour(image, {0, 0, 1}), layerColours::moving) < 80);
    const QImage wire = picture(only(Layer::Colliders, LayerMode::Wire));
    QVERIFY(hasNear(wire, {0, 0, 0.9f}, layerColours::moving));
    QVERIFY(hasNear(wire, {0.75f, 0, 1}, layerColours::moving));
  }
  void contactsHaveForceArrows()
  {
    show(
        [](PhysicsBuilder& p)
        {
          const int box = p.collider(p.body("box", {0, 0, 3}, 1, 0, 0.05f), Kind::Box, Vec3f::Constant(0.1f));
          p.contact(box, p.collider(-1, Kind::Box, {1, 1, 0.1f}), {0.3f, 0, 0.8f}, {0, 0, 80});
        });
    for(const LayerMode mode : {LayerMode::Wire, LayerMode::Solid})
    {
      const QImage image = picture(only(Layer::Contacts, mode));
      QVERIFY(hasNear(image, {0.3f, 0, 1}, layerColours::force));
      QVERIFY(hasNear(image, {0.3f, 0, 1.17f}, layerColours::force));
      QVERIFY(!hasNear(image, {0.3f, 0, 1.25f}, layerColours::force)); // 80 N = 0.4 m
      QVERIFY(!hasNear(image, {0.2f, 0, 1}, layerColours::force));
    }
  }
  void jointsAndMassesShowThroughTheirBodies()
  {
    show(
        [](PhysicsBuilder& p)
        {
          const int body = p.body("box", {0, 0, 1}, 8, 0, 0.6f);
          p.collider(body, Kind::Box, Vec3f::Constant(0.6f));
          p.hinge(body, {0.15f, 0, 0}, Vec3f::UnitZ(), -1, 1, 0);
        });
    const Vec3f axis(0.15f, 0, 1.08f), mass(0, 0, 1);
    const QImage none = picture(LayerSettings());
    const QImage joints = picture(only(Layer::Joints)), masses = picture(only(Layer::CentresOfMass));
    QVERIFY(distance(colour(joints, axis), colour(none, axis)) > 15); // Faintly: the box is in front of it.
    QVERIFY(distance(colour(masses, mass), colour(none, mass)) > 15);
    LayerSettings clear = only(Layer::CentresOfMass);
    clear.setMode(Layer::Appearance, LayerMode::Off);
    QVERIFY(distance(at(mass, clear), layerColours::mass) < 60);
  }
  void supportIsGreenOrRed()
  {
    for(const float centre : {0.f, 0.5f})
    {
      show(
          [&](PhysicsBuilder& p)
          {
            const int foot = p.collider(p.body("robot", {centre, 0, 3}, 2, 0, 0.05f), Kind::Box, Vec3f::Constant(0.1f));
            const int ground = p.collider(-1, Kind::Plane, Vec3f::Zero());
            for(const float x : {-0.3f, 0.3f})
              for(const float y : {-0.3f, 0.3f})
                p.contact(foot, ground, {x, y, 0.5f}, {0, 0, 5});
          });
      viewport_->cameraControl().jumpTo(lookingDown());
      const QColor c = at({0.2f, 0.2f, 0.5f}, only(Layer::SupportPolygon));
      QVERIFY2(distance(c, centre > 0 ? layerColours::outside : layerColours::inside) < 70, qPrintable(c.name()));
    }
  }
  void framesAreRedGreenAndBlue()
  {
    show(
        [](PhysicsBuilder& p) {
          p.collider(p.body("box", {0, 0, 1}, 1, 0, 0.02f), Kind::Box, Vec3f::Constant(0.8f));
        });
    const QImage image = picture(only(Layer::Frames));
    QVERIFY(hasNear(image, {0.3f, 0, 1}, layerColours::x));
    QVERIFY(hasNear(image, {0, 0, 1.3f}, layerColours::z));
  }
  void visionIsACone()
  {
    show(
        [](PhysicsBuilder& p) {
          p.sensor(p.body("head", {0, 0, 1}, 1, 0, 0.02f),
                   {SensorRange::Kind::Vision, toRadians(60), toRadians(40), 0, 0});
        });
    viewport_->cameraControl().jumpTo(lookingDown());
    const QImage none = picture(LayerSettings()), image = picture(only(Layer::Sensors, LayerMode::SeeThrough));
    const auto covered = [&](const Vec3f& place) { return distance(colour(image, place), colour(none, place)) > 8; };
    QVERIFY(covered({0, 0.8f, 1}) && covered({0.3f, 0.8f, 1}));
    QVERIFY(!covered({0.6f, 0.8f, 1}) && !covered({0, -0.3f, 1}));
  }
  void trailsFollowTheBall()
  {
    for(int i = 0; i <= 10; ++i)
      show([&](PhysicsBuilder& p)
           { p.body("thing", {-0.5f + 0.1f * static_cast<float>(i), 0, 1}, 1, 0, 0.05f); p.frame().time = 0.1 * i; });
    const QImage image = picture(only(Layer::Trails));
    QVERIFY(hasNear(image, {0.3f, 0, 1}, layerColours::other));
    QVERIFY(!hasNear(image, {0.3f, 0, 1.2f}, layerColours::other));
  }
  void namesAreCrispAndWhereTheyBelong()
  {
    show(
        [](PhysicsBuilder& p) {
          p.collider(p.body("crate", {0, 0, 1}, 1, 0, 0.4f), Kind::Box, Vec3f::Constant(0.4f));
        });
    const QImage image = picture(only(Layer::Names));
    const QPoint above = pixel({0, 0, 1.2f});
    int white = 0, dark = 0;
    for(int y = above.y() - 60; y < above.y(); ++y)
      for(int x = above.x() - 40; x < above.x() + 40; ++x)
      {
        const QColor c = image.pixelColor(x, y);
        white += c.red() > 220 && c.green() > 220 && c.blue() > 220;
        dark += c.lightness() < 60;
      }
    QVERIFY2(white > 10 && dark > 200, qPrintable(QString("%1 %2").arg(white).arg(dark)));
  }
  void manyLabelsFindRoomOrAreLeftOut()
  {
    LabelPictures pictures;
    pictures.begin(viewport_->font(), 2);
    const QRect first = pictures.place("one", {});
    QCOMPARE(pictures.place("one", {}), first);
    QVERIFY(pictures.place("one", Qt::red) != first);
    int empty = 0;
    for(int i = 0; i < 5000; ++i)
      empty += pictures.place(QString("a name that is rather long %1").arg(i), {}).isEmpty();
    QVERIFY(empty > 0 && empty < 5000);
    pictures.begin(viewport_->font(), 2);
    QVERIFY(!pictures.place("another", {}).isEmpty()); // The next picture begins anew.
    QVERIFY(pictures.place(QString(100000, 'x'), {}).width() <= LabelPictures::size);
  }
  void theLegendExplainsWhatIsOn()
  {
    LayerLegend legend;
    const QSize room(400, 400);
    QVERIFY(legend.picture(LayerSettings(), viewport_->font(), room, 1).isNull());
    LayerSettings some;
    some.setMode(Layer::Contacts, LayerMode::Solid);
    const QImage one = legend.picture(some, viewport_->font(), room, 1);
    QVERIFY(!one.isNull());
    QCOMPARE(legend.picture(some, viewport_->font(), room, 1).cacheKey(), one.cacheKey()); // Painted once.
    some.setMode(Layer::Joints, LayerMode::Solid);
    QVERIFY(legend.picture(some, viewport_->font(), room, 1).height() > one.height());
    QVERIFY(legend.picture(some, viewport_->font(), {60, 40}, 1).isNull()); // No room.
    some.legend = false;
    QVERIFY(legend.picture(some, viewport_->font(), room, 1).isNull());
  }
  void allLayersTogetherWithBadNumbersDoNotHurt()
  {
    LayerSettings all;
    for(const LayerSettings::Info& info : LayerSettings::table())
      all.setMode(info.layer, LayerMode::Wire);
    show(
        [](PhysicsBuilder& p)
        {
          const float bad = std::numeric_limits<float>::quiet_NaN();
          const int body = p.body("broken", {bad, bad, bad}, 1, 0);
          p.collider(body, Kind::Box, {bad, 1e30f, 0});
          p.collider(-1, Kind::Mesh, Vec3f::Ones());
          p.hinge(body, {bad, 0, 0}, Vec3f::Zero(), 0, 0, bad);
        });
    QVERIFY(!picture(all).isNull());
    viewport_->setFrame(nullptr);
    QVERIFY(!picture(all).isNull());
  }

private:
  static LayerSettings only(Layer layer, LayerMode mode = LayerMode::Solid)
  {
    LayerSettings s;
    s.setMode(layer, mode);
    s.legend = false;
    return s;
  }
  static Viewpoint lookingDown()
  {
    Camera camera;
    camera.look({0, 0.3f, 1}, 4, 0, 1.5f);
    Viewpoint view;
    view.target = {0, 0.3f, 1};
    view.distance = 4;
    view.yaw = 0;
    view.pitch = 1.5f;
    return view;
  }
  template<class Build>
  void show(Build&& build)
  {
    FrameBuilder b;
    PhysicsBuilder p(b);
    build(p);
    viewport_->setFrame(p.take());
    Viewpoint view;
    view.target = {0, 0, 1};
    view.distance = 3;
    view.yaw = 0;
    view.pitch = 0;
    viewport_->cameraControl().jumpTo(view);
  }
  QImage picture(const LayerSettings& settings)
  {
    LayerSettings bare = settings;
    bare.legend = false;
    viewport_->setLayers(bare);
    viewport_->update();
    return viewport_->grabFramebuffer();
  }
  QPoint pixel(const Vec3f& place)
  {
    const auto p = viewport_->camera().pixelOf(place);
    return p ? QPoint(static_cast<int>(std::lround((*p)[0])), static_cast<int>(std::lround((*p)[1]))) : QPoint();
  }
  QColor colour(const QImage& image, const Vec3f& place)
  {
    const QPoint p = pixel(place);
    return image.rect().contains(p) ? image.pixelColor(p) : QColor();
  }
  QColor at(const Vec3f& place, const LayerSettings& settings) { return colour(picture(settings), place); }
  static double distance(const QColor& a, const QColor& b)
  {
    return std::hypot(a.red() - b.red(), a.green() - b.green(), a.blue() - b.blue());
  }
  /// Whether there is such a colour at a place, give or take two pixels.
  bool hasNear(const QImage& image, const Vec3f& place, const QColor& wanted)
  {
    const QPoint p = pixel(place);
    for(int y = -2; y <= 2; ++y)
      for(int x = -2; x <= 2; ++x)
        if(image.rect().contains(p + QPoint(x, y)) && distance(image.pixelColor(p + QPoint(x, y)), wanted) < 75)
          return true;
    return false;
  }
  static int different(const QImage& a, const QImage& b)
  {
    int n = 0;
    for(int y = 0; y < a.height(); ++y)
      for(int x = 0; x < a.width(); ++x)
        n += a.pixel(x, y) != b.pixel(x, y);
    return n;
  }

  std::unique_ptr<Viewport> viewport_;
};

QTEST_MAIN(LayerViewTest)
#include "LayerViewTest.moc"
