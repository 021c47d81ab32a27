#include "tests/viewer/FrameSupport.h"
#include "viewer/film/Film.h"
#include "viewer/film/PictureLayers.h"
#include "viewer/pictures/Screenshot.h"

#include <QDir>
#include <QTemporaryDir>
#include <QtTest>

using namespace sparkwright;
using test::FrameBuilder;

namespace
{

using Shape = Drawings::Shape;

DrawingsPtr drawn(std::vector<Shape> shapes, std::vector<Drawings::Text> texts = {})
{
  auto set = std::make_shared<Drawings::Set>(Drawings::Set{"me", std::move(shapes), std::move(texts)});
  auto drawings = std::make_shared<Drawings>();
  drawings->sets.push_back(std::move(set));
  return drawings;
}

/// A magenta line across the picture, well in front of all else.
DrawingsPtr line()
{
  return drawn({{Shape::Kind::Line, {255, 0, 255, 255}, 0, 8, {Vec3f(-6, 0, 0.5f), Vec3f(6, 0, 0.5f)}}});
}

int magenta(const QImage& picture, const QRect& part)
{
  int count = 0;
  for(int y = part.top(); y <= part.bottom(); ++y)
    for(int x = part.left(); x <= part.right(); ++x)
    {
      const QRgb pixel = picture.pixel(x, y);
      count += qRed(pixel) > 200 && qGreen(pixel) < 60 && qBlue(pixel) > 200;
    }
  return count;
}
int magenta(const QImage& picture) { return magenta(picture, picture.rect()); }

/// A run in memory whose frames show the same, with drawings in some.
struct DrawnFrames : FrameSequence
{
  std::size_t count() const override { return drawings_.size(); }
  double time(std::size_t index) const override { return 0.2 * static_cast<double>(index); }
  FramePtr frame(std::size_t index) override
  {
    auto copy = std::make_shared<Frame>(*scene_);
    copy->time = time(index);
    return copy;
  }
  DrawingsPtr drawings(std::size_t index) override { return drawings_[index]; }

  FramePtr scene_;
  std::vector<DrawingsPtr> drawings_;
};

} // namespace

/// Pictures and films that are drawn without a window have the drawings of agents and tools.
class DrawnPicturesTest : public QObject
{
  Q_OBJECT
private slots:
  void initTestCase()
  {
    QString problem;
    renderer_ = OffscreenRenderer::create(problem);
    QVERIFY2(renderer_, qPrintable(problem));
    FrameBuilder b;
    b.soccerScene();
    frame_ = b.take();
    scene_.setFrame(frame_);
    layers_ = PictureLayers::addTo(*renderer_, problem);
    QVERIFY2(layers_, qPrintable(problem));
  }

  void picturesHaveThem()
  {
    const QSize size(320, 200);
    layers_->show(scene_, {});
    QCOMPARE(magenta(picture(size)), 0);
    layers_->show(scene_, {line()});
    QVERIFY2(magenta(picture(size)) > 500, qPrintable(QString::number(magenta(picture(size)))));
    LayerSettings hidden;
    hidden.setMode(Layer::Drawings, LayerMode::Off);
    layers_->show(scene_, {line(), hidden});
    QCOMPARE(magenta(picture(size)), 0);
  }

  void largePicturesHaveThemInAllTiles()
  {
    const QSize size(2200, 700);
    layers_->show(scene_, {line()});
    Screenshot::Shot shot;
    shot.eye = Eye::of(cameraFor(size));
    shot.size = size;
    Screenshot tiled(*renderer_, scene_, shot);
    while(tiled.next())
      ;
    QVERIFY2(tiled.done() && tiled.tiles() > 2, qPrintable(tiled.problem()));
    for(int x = 100; x + 200 < size.width(); x += 200)
      QVERIFY2(magenta(tiled.picture(), QRect(x, 0, 200, size.height())) > 200, qPrintable(QString::number(x)));
  }

  void linesAreAsWideAsThePictureIsLarge()
  {
    const QSize size(640, 400);
    layers_->show(scene_, {line()});
    const int narrow = magenta(picture(size)), wide = magenta(picture(size, 3));
    QVERIFY2(wide > 2 * narrow, qPrintable(QStringLiteral("%1, %2").arg(narrow).arg(wide)));
  }

  void textsAreShown_data()
  {
    QTest::addColumn<float>("ratio");
    QTest::addColumn<int>("least");
    QTest::newRow("as in a window") << 1.f << 200;
    QTest::newRow("enlarged") << 3.f << 2000;
    QTest::newRow("more than they are painted") << 8.f << 10'000;
  }
  void textsAreShown()
  {
    QFETCH(const float, ratio);
    QFETCH(const int, least);
    const QSize size(800, 500);
    layers_->show(scene_, {});
    const QImage without = picture(size, ratio);
    layers_->show(scene_, {drawn({}, {{Vec3f(0, 0, 0.5f), {255, 255, 0, 255}, "to me"}})});
    const QImage with = picture(size, ratio);
    int differs = 0;
    for(int y = 0; y < size.height(); ++y)
      for(int x = 0; x < size.width(); ++x)
        differs += with.pixel(x, y) != without.pixel(x, y);
    QVERIFY2(differs > least, qPrintable(QString::number(differs)));
  }

  void filmsHaveThoseOfTheirFrames()
  {
    QTemporaryDir directory;
    DrawnFrames run;
    run.scene_ = frame_;
    run.drawings_ = {nullptr, line(), line(), nullptr};
    FilmChoice choice;
    choice.width = 320;
    choice.height = 200;
    choice.rate = 20; // Pictures at 0, 0.05 … 0.6 s.
    const ExportResult result = makeFilm(run, (directory.path() + "/film/").toStdString(), choice);
    QVERIFY2(result.problem.empty(), result.problem.english().c_str());
    const QFileInfoList files = QDir(directory.path() + "/film").entryInfoList({"*.png"}, QDir::Files, QDir::Name);
    QCOMPARE(files.size(), 13);
    for(int i = 0; i < 13; ++i)
    {
      const double time = 0.05 * i;
      // Between two frames there are those of the nearer one.
      if(std::abs(time - 0.1) < 0.01 || std::abs(time - 0.5) < 0.01)
        continue;
      const int seen = magenta(QImage(files[i].filePath()));
      const bool expected = time > 0.1 && time < 0.5;
      QVERIFY2(expected ? seen > 20 : seen == 0, qPrintable(QStringLiteral("%1 s: %2").arg(time).arg(seen)));
    }
  }

private:
  static Camera cameraFor(QSize size)
  {
    Camera camera;
    camera.setViewport(size.width(), size.height());
    camera.look({0, 0, 0.4f}, 3, 0, 0.2f);
    return camera;
  }
  QImage picture(QSize size, float ratio = 1)
  {
    Renderer::Options options;
    options.pixelRatio = ratio;
    return renderer_->draw(scene_, cameraFor(size), options, size, 4);
  }

  std::unique_ptr<OffscreenRenderer> renderer_;
  PictureLayers* layers_ = nullptr;
  FramePtr frame_;
  SceneDrawing scene_;
};

QTEST_MAIN(DrawnPicturesTest)
#include "DrawnPicturesTest.moc"
