#include "app/ide/start/Thumbnails.h"

#include <QDir>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace sparkwright;

/// Pictures of scenes: drawn once, by a worker, kept on the disk, drawn anew when the scene changes.
class ThumbnailsTest : public QObject
{
  Q_OBJECT

  QTemporaryDir folder_;
  std::atomic<int> drawn_ = 0;

  QString cache() const { return folder_.filePath("cache"); }
  QString scene(const char* name, const QByteArray& text)
  {
    QFile file(folder_.filePath(name));
    if(!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
      qFatal("cannot write");
    return file.fileName();
  }
  Thumbnails::Draw red()
  {
    return [this](const ScenePicture&, const std::atomic<bool>&)
    {
      ++drawn_;
      QImage picture(ScenePicture::size, QImage::Format_RGB32);
      picture.fill(Qt::red);
      return picture;
    };
  }

private slots:
  void init()
  {
    QDir(cache()).removeRecursively();
    drawn_ = 0;
  }

  void aPictureIsDrawnOnceAndKept()
  {
    const QString file = scene("a.rsg", "(RSG 0 1)");
    for(int run = 0; run < 2; ++run)
    {
      Thumbnails pictures(cache(), {}, red());
      QSignalSpy ready(&pictures, &Thumbnails::ready);
      QVERIFY(pictures.picture({file, 1}).isNull());
      QVERIFY(pictures.picture({file, 1}).isNull()); // Asked for twice, drawn once.
      QVERIFY(QTest::qWaitFor([&] { return ready.size() == 1; }));
      QCOMPARE(pictures.picture({file, 1}).pixelColor(5, 5), QColor(Qt::red));
      QVERIFY(QFileInfo(pictures.fileOf({file, 1})).isFile());
    }
    QCOMPARE(drawn_.load(), 1);
  }

  void anotherTextOrMomentIsAnotherPicture()
  {
    const QString file = scene("b.rsg", "(RSG 0 1)");
    Thumbnails pictures(cache(), {}, red());
    const QString before = pictures.fileOf({file, 1});
    QVERIFY(before != pictures.fileOf({file, 2}));
    scene("b.rsg", "(RSG 0 1) ; longer");
    QVERIFY(before != pictures.fileOf({file, 1}));
  }

  void nothingIsDrawnWhileOthersNeedTheMachine()
  {
    Thumbnails pictures(cache(), {}, red());
    QSignalSpy ready(&pictures, &Thumbnails::ready);
    pictures.rest(true);
    pictures.picture({scene("c.rsg", "c"), 1});
    pictures.picture({scene("d.rsg", "d"), 1});
    QCOMPARE(pictures.waiting(), 2);
    QTest::qWait(20);
    QCOMPARE(drawn_.load(), 0);
    pictures.rest(false);
    QVERIFY(QTest::qWaitFor([&] { return ready.size() == 2; }));
    QCOMPARE(pictures.waiting(), 0);
  }

  void scenesWithoutAPictureStopNothing()
  {
    Thumbnails pictures(cache(), {},
                        [&, draw = red()](const ScenePicture& scene, const std::atomic<bool>& stop)
                        { return scene.scene.endsWith("bad.rsg") ? QImage() : draw(scene, stop); });
    QSignalSpy ready(&pictures, &Thumbnails::ready);
    pictures.picture({scene("bad.rsg", "b"), 1});
    pictures.picture({folder_.filePath("gone.rsg"), 1});
    QVERIFY(QTest::qWaitFor([&] { return ready.size() == 1; }));
    // A damaged file of the cache is no picture; a new one takes its place.
    const QString file = scene("e.rsg", "e");
    QFile damaged(pictures.fileOf({file, 1}));
    QVERIFY(damaged.open(QIODevice::WriteOnly));
    damaged.write("no picture");
    damaged.close();
    pictures.picture({file, 1});
    QVERIFY(QTest::qWaitFor([&] { return ready.size() == 2; }));
    QVERIFY(!QImage(pictures.fileOf({file, 1})).isNull());
  }

  void leavingStopsTheWorker()
  {
    QSemaphore begun;
    bool stopped = false;
    {
      Thumbnails pictures(cache(), {},
                          [&](const ScenePicture&, const std::atomic<bool>& stop)
                          {
                            begun.release();
                            while(!stop)
                              QThread::yieldCurrentThread();
                            stopped = true;
                            return QImage();
                          });
      pictures.picture({scene("f.rsg", "f"), 1});
      pictures.picture({scene("g.rsg", "g"), 1});
      QVERIFY(begun.tryAcquire(1, 20000));
    }
    QVERIFY(stopped);
    QCOMPARE(begun.available(), 0); // The second was not begun.
  }

  void theRealOneDrawsAScene()
  {
    const std::atomic<bool> stop = false;
    const QImage picture =
        ScenePicture{"examples/falling_boxes.rsg", 2}.draw(SPARKWRIGHT_SOURCE_DIR "/resources", stop);
    QCOMPARE(picture.size(), ScenePicture::size);
    QSet<QRgb> colours;
    for(int x = 0; x < picture.width(); x += 4)
      for(int y = 0; y < picture.height(); y += 4)
        colours.insert(picture.pixel(x, y));
    QVERIFY2(colours.size() > 50, qPrintable(QString::number(colours.size())));
    QVERIFY(ScenePicture{"no such scene.rsg"}.draw(SPARKWRIGHT_SOURCE_DIR "/resources", stop).isNull());
    const std::atomic<bool> stopped = true;
    const ScenePicture match{"setups/demo.rb", 1000};
    QVERIFY(match.draw(SPARKWRIGHT_SOURCE_DIR "/resources", stopped).isNull());
  }
};

QTEST_MAIN(ThumbnailsTest)
#include "ThumbnailsTest.moc"
