#include "BodySupport.h"

#include "core/robot/RobotClasses.h"
#include "core/robot/perceptors/ImagePerceptor.h"
#include "core/text/Base64.h"
#include "tests/VerifyNear.h"

#include <QtTest>

#include <cmath>
#include <random>

using namespace sparkwright;

namespace
{

/// Draws nothing, and remembers what it was asked for.
struct Easel : ImageService
{
  std::string_view draw(const ImageSettings& settings, const Mat4f& pose, std::vector<std::uint8_t>& bytes) override
  {
    ++asked;
    last = settings;
    lastPose = pose;
    bytes.assign(static_cast<std::size_t>(settings.width * settings.height * settings.bytesPerPixel()), 65);
    return problem;
  }
  int asked = 0;
  ImageSettings last;
  Mat4f lastPose = Mat4f::Zero();
  std::string problem;
};

struct Studio : BodyScene
{
  Easel easel;
  std::vector<std::string> lines; ///< Of the log.
  ImagePerceptor* camera = nullptr;

  Studio()
  {
    registerRobotClasses(registry);
    log.setSink([this](const Diagnostic& d) { lines.push_back(d.text()); });
    context.provide<ImageService>(&easel);
    auto& agent = add<AgentAspect>(*scene, "AgentAspect", "agent");
    Transform* const part = &addPart(agent, "part", {1, 2, 3});
    camera = &add<ImagePerceptor>(*part, "ImagePerceptor");
  }
  std::string sense()
  {
    PerceptWriter out;
    camera->sense(out);
    return out.text();
  }
};

ImageSettings withDistortion(std::array<float, 5> k, float fov = 60)
{
  ImageSettings s;
  s.distortion = k;
  s.fovDeg = fov;
  return s;
}

} // namespace

class CameraTest : public QObject
{
  Q_OBJECT
private slots:
  void picturesAreTold()
  {
    Studio s;
    QVERIFY(s.call(*s.camera, "setResolution", {"3", "1"}));
    QCOMPARE(s.sense(), std::string("(IMG (s 3 1) (d QUFBQUFBQUFB))"));
    QCOMPARE(translation(s.easel.lastPose), Vec3f(1, 2, 3));
    QVERIFY(s.call(*s.camera, "setKind", {"depth"}));
    QCOMPARE(s.sense(), std::string("(DEPTH (s 3 1) (d QUFBQUFB))"));
    QVERIFY(s.call(*s.camera, "setPredicateName", {"left"}));
    QVERIFY(s.call(*s.camera, "setKind", {"segments"}));
    QCOMPARE(s.sense(), std::string("(leftSEG (s 3 1) (d QUFBQUFB))"));
    QVERIFY(s.lines.empty());
  }
  void settingsReachTheDrawer()
  {
    Studio s;
    QVERIFY(s.call(*s.camera, "setFOV", {"70"}));
    QVERIFY(s.call(*s.camera, "setZNear", {"0.2"}));
    QVERIFY(s.call(*s.camera, "setZFar", {"20"}));
    QVERIFY(s.call(*s.camera, "setOffScreen", {"true"}));
    QVERIFY(s.call(*s.camera, "setDistortion", {"0.1", "0.2", "0.3", "0.4", "0.5"}));
    s.sense();
    ImageSettings wanted = withDistortion({0.1f, 0.2f, 0.3f, 0.4f, 0.5f}, 70);
    wanted.zNear = 0.2f;
    wanted.zFar = 20;
    QVERIFY(s.easel.last == wanted);
    QVERIFY(s.call(*s.camera, "setMirror", {"0.9"}));
    s.sense();
    wanted.lens = ImageSettings::Lens::Mirror;
    wanted.mirror = 0.9f;
    QVERIFY(s.easel.last == wanted);
  }
  void badSettingsAreRefused_data()
  {
    QTest::addColumn<QString>("call");
    for(const char* const call :
        {"setResolution 0 10", "setResolution 10 -1", "setResolution 5000 10", "setResolution 10",
         "setResolution nan 3", "setFOV 0", "setFOV -3", "setFOV nan", "setFOV 400", "setZNear 0", "setZFar -1",
         "setZFar inf", "setKind sepia", "setKind", "setDistortion 1 2", "setDistortion nan 0 0 0 0", "setMirror -1",
         "setMirror nan", "setOffScreen maybe"})
      QTest::newRow(call) << call;
  }
  void badSettingsAreRefused()
  {
    QFETCH(const QString, call);
    Studio s;
    std::vector<std::string> words;
    for(const QString& word : call.split(' '))
      words.push_back(word.toStdString());
    const std::string method = words.front();
    words.erase(words.begin());
    const ImageSettings before = s.camera->settings();
    QVERIFY(!s.call(*s.camera, method.c_str(), words));
    QVERIFY(s.camera->settings() == before);
  }
  void whatIsWrongIsToldOnce()
  {
    Studio s;
    s.easel.problem = "the paint is dry";
    for(int i = 0; i < 3; ++i)
      QCOMPARE(s.sense(), std::string());
    QCOMPARE(s.lines.size(), std::size_t(1));
    QVERIFY(s.lines[0].find("the paint is dry") != std::string::npos);
    s.easel.problem = "the brush is lost";
    s.sense();
    QCOMPARE(s.lines.size(), std::size_t(2));
    s.easel.problem.clear();
    QVERIFY(!s.sense().empty());
    QCOMPARE(s.lines.size(), std::size_t(2));
  }
  void base64IsThatOfTheStandard()
  {
    // RFC 4648, section 10
    const std::array<std::pair<std::string, std::string>, 7> examples{{{"", ""},
                                                                       {"f", "Zg=="},
                                                                       {"fo", "Zm8="},
                                                                       {"foo", "Zm9v"},
                                                                       {"foob", "Zm9vYg=="},
                                                                       {"fooba", "Zm9vYmE="},
                                                                       {"foobar", "Zm9vYmFy"}}};
    for(const auto& [plain, coded] : examples)
    {
      const std::vector<std::uint8_t> bytes(plain.begin(), plain.end());
      std::string out = "before";
      encodeBase64(bytes, out);
      QCOMPARE(out, coded);
      QVERIFY(decodeBase64(coded) == bytes);
    }
    std::vector<std::uint8_t> all(256);
    for(std::size_t i = 0; i < all.size(); ++i)
      all[i] = static_cast<std::uint8_t>(i);
    std::string out;
    encodeBase64(all, out);
    QVERIFY(decodeBase64(out) == all);
    for(const char* const bad : {"Zg=", "Zg", "Z*==", "=g==", "Zm9v====", "Zm=v"})
      QVERIFY2(!decodeBase64(bad), bad);
  }

  void lensesGoThereAndBack_data()
  {
    QTest::addColumn<int>("which");
    for(const int i : {0, 1, 2, 3, 4, 5, 6})
      QTest::newRow(qPrintable(QString::number(i))) << i;
  }
  void lensesGoThereAndBack()
  {
    QFETCH(const int, which);
    const auto mirror = [](float xi, float fov)
    {
      ImageSettings s;
      s.lens = ImageSettings::Lens::Mirror;
      s.mirror = xi;
      s.fovDeg = fov;
      return s;
    };
    const std::array<ImageSettings, 7> lenses{withDistortion({}),
                                              withDistortion({-0.3f, 0.1f, 0.01f, -0.01f, 0}, 90),
                                              withDistortion({0.3f, 0.1f, 0, 0, 0.1f}, 70),
                                              mirror(1, 260),
                                              mirror(0.7f, 200),
                                              mirror(2, 200),
                                              mirror(0, 150)};
    const LensModel lens(lenses[static_cast<std::size_t>(which)]);
    QCOMPARE(lens.problem().english(), std::string());
    int seen = 0;
    for(double u = 0.5; u < 320; u += 13)
      for(double v = 0.5; v < 240; v += 11)
        if(const auto direction = lens.directionAt(u, v))
        {
          VERIFY_NEAR(direction->norm(), 1, 1e-9);
          const auto back = lens.placeOf(*direction * 3.7);
          QVERIFY(back);
          QVERIFY(std::hypot((*back)[0] - u, (*back)[1] - v) < 1e-5);
          ++seen;
        }
    QVERIFY(seen > 200);
    QVERIFY(!lens.placeOf({0, 0, -1}) || which == -1);
    QVERIFY(!lens.placeOf({0, 0, 0}));
    QVERIFY(!lens.placeOf({std::nan(""), 0, 1}));
  }
  void lensesThatFoldAreRefused()
  {
    QCOMPARE(LensModel(withDistortion({-0.2f, 0, 0, 0, 0}, 60)).problem().english(), std::string());
    QVERIFY(
        !LensModel(withDistortion({-0.6f, 0, 0, 0, 0}, 90)).problem().empty()); // r (1 - 0.6 r²) turns at r = 0.745,
    QCOMPARE(LensModel(withDistortion({-0.6f, 0, 0, 0, 0}, 30)).problem().english(),
             std::string()); // outside of this picture.
    QVERIFY(!LensModel(withDistortion({0, -0.9f, 0, 0, 0}, 110)).problem().empty());
    QVERIFY(!LensModel(withDistortion({0, 0, 3, 0, 0}, 90)).problem().empty());
  }
  void whatLiesFarOutsideIsNotSeen()
  {
    // The polynomial comes back into the picture there.
    const LensModel lens(withDistortion({-0.2f, 0, 0, 0, 0}, 60));
    QVERIFY(lens.placeOf({0.5, 0, 1}));
    QVERIFY(!lens.placeOf({std::sqrt(5.0), 0, 1})); // r (1 - 0.2 r²) = 0
  }
  void theEdgesOfTheOpeningAngleAreThoseOfThePicture()
  {
    ImageSettings s;
    s.fovDeg = 90;
    VERIFY_NEAR((*LensModel(s).placeOf({1, 0, 1}))[0], 320, 1e-9);
    VERIFY_NEAR((*LensModel(s).placeOf({0, 0, 1}))[1], 120, 1e-9);
    s.lens = ImageSettings::Lens::Mirror;
    s.fovDeg = 180;
    VERIFY_NEAR((*LensModel(s).placeOf({1, 0, 1e-6}))[0], 280, 1e-3); // A disc of 240 pixels in the middle.
    QVERIFY(!LensModel(s).directionAt(281, 120));
  }
};

QTEST_APPLESS_MAIN(CameraTest)
#include "CameraTest.moc"
