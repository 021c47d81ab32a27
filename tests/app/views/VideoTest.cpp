#include "SessionSupport.h"

#include "app/ide/capture/VideoRecorder.h"
#include "tests/VerifyNear.h"
#include "tests/viewer/FrameSupport.h"
#include "viewer/camera/Camera.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <deque>

using namespace sparkwright;
using test::FrameBuilder;

static constexpr int encoderPatience = 30000; // ms

namespace
{

/// Frames of a box that moves along x by 1 m a second.
struct Film : test::FakeSession
{
  std::deque<KeptFrame> kept;
  bool keeping = false;
  std::shared_ptr<const SceneStructure> structure;

  void add(double time, double wall)
  {
    FrameBuilder b;
    b.open("box", Vec3f(static_cast<float>(time), 0, 0.5f));
    b.mesh("StdUnitBox", {1, 1, 1}, {"matGrey"});
    b.close();
    auto frame = std::make_shared<Frame>(*b.take());
    if(!structure)
      structure = frame->structure;
    frame->structure = structure;
    frame->time = time;
    kept.push_back({frame, wall});
  }
  void keepFrames(bool on) override { keeping = on; }
  std::vector<KeptFrame> takeFrames(std::size_t most) override
  {
    std::vector<KeptFrame> result;
    for(; keeping && !kept.empty() && result.size() < most; kept.pop_front())
      result.push_back(kept.front());
    return result;
  }
};

FramePtr frameAt(Film& film, double time)
{
  film.add(time, 0);
  const FramePtr frame = film.kept.back().frame;
  film.kept.pop_back();
  return frame;
}

} // namespace

class VideoTest : public QObject
{
  Q_OBJECT
private slots:
  void picturesAreAtTheirExactTimes()
  {
    // 50 frames a second become 30 pictures a second: each where the box is at that moment.
    Film film;
    FrameTimeline timeline(30);
    std::vector<float> places;
    const auto show = [&](const FramePtr& frame) { places.push_back(frame->local[0](0, 3)); };
    for(int i = 0; i <= 100; ++i)
      timeline.add(frameAt(film, 3 + i * 0.02), 3 + i * 0.02, show);
    QCOMPARE(places.size(), std::size_t(61));
    for(std::size_t k = 0; k < places.size(); ++k)
      VERIFY_NEAR(places[k], 3 + static_cast<float>(k) / 30, 1e-4f);
  }
  void slowFramesMakeMorePictures()
  {
    Film film;
    FrameTimeline timeline(60);
    int shown = 0;
    for(int i = 0; i <= 10; ++i)
      timeline.add(frameAt(film, i * 0.1), i * 0.1, [&](const FramePtr&) { ++shown; });
    QCOMPARE(shown, 61);
  }
  void timeThatGoesBackIsACut()
  {
    Film film;
    FrameTimeline timeline(10);
    std::vector<double> times;
    for(const double time : {5.0, 5.1, 5.2, 0.0, 0.1})
      timeline.add(frameAt(film, time), time, [&](const FramePtr& frame) { times.push_back(frame->time); });
    QCOMPARE(times.size(), std::size_t(5));
    QCOMPARE(times[3], 0.0);
  }
  void standingStillGoesOn()
  {
    Film film;
    FrameTimeline timeline(10);
    int shown = 0;
    const auto show = [&](const FramePtr&) { ++shown; };
    timeline.hold(7, show); // Nothing has come yet.
    QCOMPARE(shown, 0);
    timeline.add(frameAt(film, 0), 100, show);
    timeline.hold(101, show);
    QCOMPARE(shown, 11);
    timeline.add(frameAt(film, 0.02), 101.05, show);
    QCOMPARE(shown, 11);
    timeline.add(frameAt(film, 0.04), 101.1, show);
    QCOMPARE(shown, 12);
  }
  void whatJumpsIsNotDrawnInBetween()
  {
    Film film;
    const FramePtr from = frameAt(film, 0), near = frameAt(film, 0.2), far = frameAt(film, 4);
    VERIFY_NEAR(FrameTimeline::between(from, near, 0.25)->local[0](0, 3), 0.05f, 1e-5f);
    QCOMPARE(FrameTimeline::between(from, far, 0.3)->local[0](0, 3), 0.f);
    QCOMPARE(FrameTimeline::between(from, far, 0.7)->local[0](0, 3), 4.f);
  }
  void picturesAreWrittenAndNoneIsLeftOut()
  {
    const QTemporaryDir folder;
    Film film;
    Recording r(film);
    VideoRecorder::Settings settings = r.settings(folder.filePath("video"));
    r.recorder.start(settings);
    QVERIFY(film.keeping && r.recorder.recording());
    for(int i = 0; i <= 50; ++i)
      film.add(i * 0.02, 0);
    QTRY_COMPARE_WITH_TIMEOUT(r.recorder.pictures(), 11L,
                              encoderPatience); // A second at 10 pictures a second, and the first.
    r.recorder.stop();
    QVERIFY(!film.keeping);
    QTRY_COMPARE_WITH_TIMEOUT(r.finished, 1, encoderPatience);
    QCOMPARE(r.problem, QString());
    QCOMPARE(r.pictures, 11L);
    const QStringList files = QDir(settings.target).entryList(QDir::Files);
    QCOMPARE(files.size(), 11);
    QCOMPARE(files.first(), QString("frame_000001.png"));
    const QImage first(settings.target + "/frame_000001.png"), last(settings.target + "/frame_000011.png");
    QCOMPARE(first.size(), QSize(64, 48));
    QVERIFY(first != last);
  }
  void cancellingLeavesNothing()
  {
    const QTemporaryDir folder;
    Film film;
    Recording r(film);
    r.recorder.start(r.settings(folder.filePath("video")));
    for(int i = 0; i <= 50; ++i)
      film.add(i * 0.02, 0);
    QTRY_VERIFY_WITH_TIMEOUT(r.recorder.pictures() >= 3, encoderPatience);
    r.recorder.cancel();
    QTRY_COMPARE_WITH_TIMEOUT(r.finished, 1, encoderPatience);
    QVERIFY(!r.problem.isEmpty());
    QVERIFY(!QDir(folder.filePath("video")).exists());
    r.recorder.start(r.settings(folder.filePath("video"))); // And again.
    QVERIFY(r.recorder.recording());
    r.recorder.stop();
    QTRY_COMPARE_WITH_TIMEOUT(r.finished, 2, encoderPatience);
  }
  void foldersThatCannotBeAreSaid()
  {
    Film film;
    Recording r(film);
    r.recorder.start(r.settings("/proc/no/such/place"));
    QTRY_COMPARE_WITH_TIMEOUT(r.finished, 1, encoderPatience);
    QVERIFY(r.problem.contains("/proc/no/such/place"));
    QVERIFY(!r.recorder.busy());
    // Nor does a video go on top of another.
    const QTemporaryDir folder;
    QFile old(folder.filePath("frame_000001.png"));
    QVERIFY(old.open(QIODevice::WriteOnly));
    r.recorder.start(r.settings(folder.path()));
    QTRY_COMPARE_WITH_TIMEOUT(r.finished, 2, encoderPatience);
    QVERIFY(!r.problem.isEmpty());
    QVERIFY(old.exists());
  }
  void theEncoderGetsEveryPicture()
  {
    // Stands for ffmpeg: counts what it is given.
    const QTemporaryDir folder;
    tool(folder, "last=\"${@: -1}\"; wc -c > \"$last\"");
    Film film;
    Recording r(film);
    VideoRecorder::Settings settings = r.settings(folder.filePath("video.mp4"));
    settings.format = VideoSink::Format::Mp4;
    settings.size = {65, 49}; // Encoders want even sides.
    r.recorder.start(settings);
    for(int i = 0; i <= 25; ++i)
      film.add(i * 0.02, 0);
    QTRY_COMPARE_WITH_TIMEOUT(r.recorder.pictures(), 6L, encoderPatience);
    r.recorder.stop();
    QTRY_COMPARE_WITH_TIMEOUT(r.finished, 1, encoderPatience);
    QCOMPARE(r.problem, QString());
    QFile file(settings.target);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll().trimmed().toInt(), 6 * 64 * 48 * 4);
  }
  void anEncoderThatFailsIsQuoted()
  {
    const QTemporaryDir folder;
    tool(folder, "head -c 100 > /dev/null; echo 'No space left on device' >&2; exit 1");
    Film film;
    Recording r(film);
    VideoRecorder::Settings settings = r.settings(folder.filePath("video.mp4"));
    settings.format = VideoSink::Format::Mp4;
    r.recorder.start(settings);
    for(int i = 0; i <= 500; ++i)
      film.add(i * 0.02, 0);
    QTRY_COMPARE_WITH_TIMEOUT(r.finished, 1, encoderPatience); // By itself.
    QVERIFY2(r.problem.contains("No space left"), qPrintable(r.problem));
    QVERIFY(!film.keeping);
  }
  void withoutAnEncoderThatIsSaid()
  {
    const QByteArray path = qgetenv("PATH");
    qputenv("PATH", "/nowhere");
    Film film;
    Recording r(film);
    VideoRecorder::Settings settings = r.settings("/tmp/never.webm");
    settings.format = VideoSink::Format::WebM;
    r.recorder.start(settings);
    QTRY_COMPARE_WITH_TIMEOUT(r.finished, 1, encoderPatience);
    qputenv("PATH", path);
    QVERIFY(r.problem.contains("ffmpeg"));
  }
  void cleanup() { qputenv("PATH", path_); }

private:
  struct Recording
  {
    VideoRecorder recorder;
    int finished = 0;
    QString problem;
    long pictures = 0;

    explicit Recording(Session& session, const DrawingsPtr& drawings = {})
        : recorder(session,
                   [drawings](QSize size)
                   {
                     Camera camera;
                     camera.setViewport(size.width(), size.height());
                     camera.look({0.5f, 0, 0.5f}, 6, 0, 0.2f);
                     return VideoRecorder::View{{Eye::of(camera)}, {}, {}, {drawings}};
                   })
    {
      QObject::connect(&recorder, &VideoRecorder::finished,
                       [this](const QString&, const QString& what, long count)
                       {
                         ++finished;
                         problem = what;
                         pictures = count;
                       });
    }
    static VideoRecorder::Settings settings(const QString& target)
    {
      return {VideoSink::Format::Pictures, target, {64, 48}, 10, true};
    }
  };
  static void tool(const QTemporaryDir& folder, const char* body)
  {
    QFile file(folder.filePath("ffmpeg"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray("#!/usr/bin/env bash\n") + body + "\n");
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    file.close();
    qputenv("PATH", folder.path().toLocal8Bit() + ':' + qgetenv("PATH"));
  }
  QByteArray path_ = qgetenv("PATH");
};

QTEST_GUILESS_MAIN(VideoTest)
#include "VideoTest.moc"
