#include "tests/bench/Robots.h"
#include "viewer/camera/CameraPresets.h"
#include "viewer/view/Viewport.h"

#include <QApplication>
#include <QDir>
#include <QtTest>

#include <cmath>

using namespace sparkwright;

namespace
{

constexpr int width = 400, height = 225;
constexpr int block = 5; ///< Pixels along a side. Rounding and edges of another driver vanish in its mean.

std::array<double, 3> meanOf(const QImage& image, int left, int top)
{
  std::array<double, 3> sum{};
  for(int y = top; y < top + block; ++y)
    for(int x = left; x < left + block; ++x)
    {
      const QRgb pixel = image.pixel(x, y);
      sum[0] += qRed(pixel);
      sum[1] += qGreen(pixel);
      sum[2] += qBlue(pixel);
    }
  for(double& value : sum)
    value /= block * block;
  return sum;
}

/// How far the mean colours of a block are apart, 0 to 255.
double distance(const QImage& a, const QImage& b, int x, int y)
{
  const auto first = meanOf(a, x, y), second = meanOf(b, x, y);
  double most = 0;
  for(std::size_t i = 0; i < 3; ++i)
    most = std::max(most, std::abs(first[i] - second[i]));
  return most;
}

template<typename Gesture>
void forEachBlock(const QImage& image, const Gesture& deed)
{
  for(int y = 0; y + block <= image.height(); y += block)
    for(int x = 0; x + block <= image.width(); x += block)
      deed(x, y);
}

/// The share of blocks whose mean colour differs visibly, 0 to 1; 1 for pictures of different sizes.
double difference(const QImage& a, const QImage& b)
{
  if(a.size() != b.size() || a.width() < block || a.height() < block)
    return 1;
  int count = 0, different = 0;
  forEachBlock(a,
               [&](int x, int y)
               {
                 different += distance(a, b, x, y) > 12;
                 ++count;
               });
  return static_cast<double>(different) / count;
}

/// Of the blocks in which a layer shows in `golden`, beside `plain` without it, the share in which `image` shows the
/// same.
double shown(const QImage& image, const QImage& golden, const QImage& plain)
{
  int count = 0, same = 0;
  forEachBlock(image,
               [&](int x, int y)
               {
                 const double signal = distance(golden, plain, x, y);
                 if(signal < 6)
                   return;
                 ++count;
                 same += distance(image, golden, x, y) < signal / 2;
               });
  return count > 0 ? static_cast<double>(same) / count : 0;
}

constexpr double tolerated = 0.015;

} // namespace

/// What layers and cameras show of a match is what people have once looked at and found good: the pictures in
/// tests/viewer/golden. Written anew by SPARKWRIGHT_WRITE_PICTURES=1, to be looked at before they are kept.
///
/// Needs a display with OpenGL 3.3, as ViewportTest.
class GoldenPicturesTest : public QObject
{
  Q_OBJECT
public:
  /// Qt Test calls it before the application is made.
  static void initMain() { qunsetenv("QT_SCALE_FACTOR"); } // The pictures are those of an ordinary screen.

private slots:
  void initTestCase()
  {
    Robots robots(6);
    robots.world().setPhysicsView(true);
    // They stand, and begin to move.
    for(int i = 0; i < 40; ++i)
    {
      if(i < 30)
        robots.world().cycle();
      else
        robots.cycle();
      frames_.push_back(robots.world().frame());
    }
    viewport_ = std::make_unique<Viewport>();
    viewport_->resize(width, height);
    viewport_->cameraControl().director().setAnimated(false);
    viewport_->setQuality(Quality::Low);
    viewport_->setOverlays(nullptr); // Fonts differ from machine to machine.
    viewport_->show();
    QVERIFY(QTest::qWaitForWindowExposed(viewport_.get()));
    viewport_->grabFramebuffer();
    QVERIFY2(viewport_->failure().isEmpty(), qPrintable(viewport_->failure()));
    for(const FramePtr& frame : frames_)
    {
      viewport_->setFrame(frame);
      viewport_->grabFramebuffer(); // Trails grow from picture to picture.
    }
    const auto& players = viewport_->scene().subjects().players();
    QVERIFY(players.size() == 6);
    viewport_->setDrawings(drawings(translation(players[0].body)));
    near_.target = translation(players[0].body) - Vec3f(0, 0, 0.1f);
    near_.distance = 1.7f;
    near_.yaw = 0.6f;
    near_.pitch = 0.25f;
  }
  void init()
  {
    viewport_->cameraControl().endMode();
    viewport_->selection().setNode(-1);
    viewport_->setLayers(plain());
    viewport_->cameraControl().jumpTo(near_);
  }
  void cleanupTestCase() { viewport_.reset(); }

  void layers_data()
  {
    QTest::addColumn<int>("layer");
    QTest::addColumn<int>("mode");
    const std::array<const char*, 5> modes{"off", "wire", "flat", "solid", "see-through"};
    for(const LayerSettings::Info& info : LayerSettings::table())
      for(int mode = 0; mode < static_cast<int>(LayerMode::Count); ++mode)
      {
        const bool appearance = info.layer == Layer::Appearance;
        if(!LayerSettings::has(info.layer, static_cast<LayerMode>(mode)) || (mode == 0 && !appearance))
          continue;
        QTest::addRow("%s-%s", info.key, modes[static_cast<std::size_t>(mode)]) << static_cast<int>(info.layer) << mode;
      }
  }
  void layers()
  {
    QFETCH(const int, layer);
    QFETCH(const int, mode);
    LayerSettings settings = plain();
    settings.setMode(static_cast<Layer>(layer), static_cast<LayerMode>(mode));
    viewport_->setLayers(settings);
    const QImage with = picture();
    compare(with);
    // Most of the picture is grass: what the layer adds has to be there, too. Edges are smooth only where the machine
    // has time for it.
    if(settings != plain() && !writing())
    {
      const double share = shown(with, golden(nameOfRow()), golden("layers-appearance-solid.png"));
      QVERIFY2(share > 0.5, qPrintable(QString::number(share)));
      viewport_->setLayers(plain());
      QVERIFY(shown(picture(), golden(nameOfRow()), golden("layers-appearance-solid.png")) < 0.2);
    }
  }

  void cameras_data()
  {
    QTest::addColumn<int>("preset");
    for(int i = 0; i < CameraPresets::count; ++i)
      QTest::addRow("preset%d", i + 1) << i;
  }
  void cameras()
  {
    QFETCH(const int, preset);
    viewport_->cameraControl().showPreset(preset);
    compare(picture());
  }
  void modesOfTheCamera_data()
  {
    QTest::addColumn<int>("mode");
    QTest::newRow("home") << 0;
    QTest::newRow("parallel") << 1;
    QTest::newRow("follow-ball") << 2;
    QTest::newRow("follow-player") << 3;
    QTest::newRow("first-person") << 4;
    QTest::newRow("third-person") << 5;
    QTest::newRow("selection") << 6;
  }
  void modesOfTheCamera()
  {
    QFETCH(const int, mode);
    viewport_->selection().setNode(mode >= 3 ? viewport_->scene().subjects().players()[1].node : -1);
    switch(mode)
    {
    case 0:
      viewport_->cameraControl().reset();
      break;
    case 1:
      viewport_->cameraControl().toggleOrthographic();
      break;
    case 2:
      viewport_->cameraControl().followBall();
      break;
    case 3:
      viewport_->cameraControl().followSelected();
      break;
    case 4:
    case 5:
      viewport_->cameraControl().rideSelected(mode == 4);
      break;
    default:
      viewport_->cameraControl().frameSelection();
    }
    compare(picture());
    if(mode == 1)
      viewport_->cameraControl().toggleOrthographic();
  }

  void qualities_data()
  {
    QTest::addColumn<int>("quality");
    QTest::newRow("low") << static_cast<int>(Quality::Low);
    QTest::newRow("medium") << static_cast<int>(Quality::Medium);
    QTest::newRow("high") << static_cast<int>(Quality::High);
  }
  void qualities()
  {
    QFETCH(const int, quality);
    viewport_->setQuality(static_cast<Quality::Preset>(quality));
    const QImage image = picture();
    viewport_->setQuality(Quality::Low);
    compare(image);
  }

  void theComparisonTellsPicturesApart()
  {
    const QImage image = picture();
    QCOMPARE(difference(image, image), 0.);
    QVERIFY(difference(image, image.mirrored(true, false)) > tolerated);
    viewport_->cameraControl().showPreset(0);
    QVERIFY(difference(image, picture()) > tolerated);
    QCOMPARE(difference(image, image.scaled(100, 100)), 1.);
    QCOMPARE(difference(image, QImage()), 1.);
    // A robot of another colour.
    QImage repainted = image;
    for(int y = 60; y < 120; ++y)
      for(int x = 180; x < 220; ++x)
        repainted.setPixelColor(x, y, QColor(255, 0, 255));
    QVERIFY(difference(image, repainted) > tolerated);
  }

private:
  static LayerSettings plain()
  {
    LayerSettings settings;
    settings.legend = false;
    settings.setMode(Layer::Drawings, LayerMode::Off);
    return settings;
  }
  /// One of each kind beside a player.
  static DrawingsPtr drawings(const Vec3f& place)
  {
    using Shape = Drawings::Shape;
    const Vec3f ground(place.x(), place.y(), 0.01f);
    auto set = std::make_shared<Drawings::Set>();
    set->shapes = {
        {Shape::Kind::Circle, {255, 255, 0, 255}, 0.5f, 4, {Vec3f(place.x(), place.y(), 0)}},
        {Shape::Kind::Line, {255, 0, 255, 255}, 0, 5, {ground, ground + Vec3f(0.8f, 0.3f, 0.2f)}},
        {Shape::Kind::Point, {0, 255, 255, 255}, 0, 20, {ground + Vec3f(-0.4f, 0, 0.3f)}},
        {Shape::Kind::Sphere, {255, 128, 0, 255}, 0.08f, 1, {ground + Vec3f(0.5f, 0, 0.4f)}},
        {Shape::Kind::Polygon,
         {0, 0, 255, 128},
         0,
         1,
         {ground + Vec3f(-0.9f, -0.2f, 0), ground + Vec3f(-0.3f, -0.2f, 0), ground + Vec3f(-0.3f, 0.4f, 0)}}};
    auto made = std::make_shared<Drawings>();
    made->sets.push_back(std::move(set));
    return made;
  }
  QImage picture()
  {
    viewport_->setFrame(frames_.back());
    viewport_->grabFramebuffer(); // The camera moves on with pictures.
    return viewport_->grabFramebuffer().convertToFormat(QImage::Format_RGB32);
  }
  void compare(const QImage& image)
  {
    const QString name = nameOfRow();
    if(writing())
    {
      QVERIFY(QDir().mkpath(folder().path()));
      QVERIFY(image.save(folder().filePath(name)));
      return;
    }
    const QImage wanted = golden(name);
    QVERIFY2(!wanted.isNull(), qPrintable(folder().filePath(name) + " is not there"));
    const double share = difference(image, wanted);
    const QString kept = QDir::temp().filePath("sparkwright-" + name);
    if(share > tolerated)
      image.save(kept);
    QVERIFY2(share <= tolerated,
             qPrintable(QString("%1 % differs from %2; see %3").arg(100 * share, 0, 'f', 1).arg(name, kept)));
  }
  static bool writing() { return qEnvironmentVariableIsSet("SPARKWRIGHT_WRITE_PICTURES"); }
  static QDir folder() { return QDir(SPARKWRIGHT_SOURCE_DIR "/tests/viewer/golden"); }
  static QString nameOfRow() { return QString("%1-%2.png").arg(QTest::currentTestFunction(), QTest::currentDataTag()); }
  static QImage golden(const QString& name)
  {
    return QImage(folder().filePath(name)).convertToFormat(QImage::Format_RGB32);
  }

  std::vector<FramePtr> frames_;
  std::unique_ptr<Viewport> viewport_;
  Viewpoint near_;
};

QTEST_MAIN(GoldenPicturesTest)
#include "GoldenPicturesTest.moc"
