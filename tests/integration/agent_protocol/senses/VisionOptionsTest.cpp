#include "PitchSupport.h"
#include "tests/VerifyNear.h"

#include <regex>

using namespace sparkwright;

namespace
{

/// A pitch with these variables set; Red 1 stands at (-5, 2) and faces +x, the ball lies at (-4, 3).
std::unique_ptr<Pitch> pitchWith(const QStringList& variables)
{
  QStringList arguments;
  for(const QString& variable : variables)
    arguments << "--set" << variable;
  auto pitch = std::make_unique<Pitch>(arguments);
  pitch->join("Red", 1);
  pitch->train("(playMode PlayOn)", 1);
  pitch->put(true, 1, {-5, 2, 0.384f}, 0);
  pitch->putBall({-4, 3, 0.042f});
  pitch->listen(5);
  return pitch;
}

std::vector<double> numbers(const Percepts& percepts, const char* list)
{
  std::vector<double> out;
  const Expression* const see = percepts.find("See");
  const Expression* const found = see ? see->find(list) : nullptr;
  for(std::size_t i = 1; found && i < found->items.size(); ++i)
    out.push_back(found->number(i));
  return out;
}

} // namespace

/// agent-protocol 5.10 and 12: what can be set about vision, and about percepts as a whole.
class VisionOptionsTest : public QObject
{
  Q_OBJECT

private slots:
  void interval_data();
  void interval();
  void cones_data();
  void cones();
  void withoutNoise();
  void truths();
  void truthsAreThoseOfTheOwnHalf();
  void withoutLinesThereMayBeNothing();
  void threeDigits();
  void withoutScore();
};

void VisionOptionsTest::interval_data()
{
  QTest::addColumn<QString>("setting");
  QTest::addColumn<int>("interval");
  QTest::newRow("12 visionInterval 1") << "visionInterval=1" << 1;
  QTest::newRow("12, 10.19 visionInterval 2") << "VisionInterval=2" << 2;
  QTest::newRow("12 visionInterval 5") << "Soccer.VisionInterval=5" << 5;
}

void VisionOptionsTest::interval()
{
  QFETCH(const QString, setting);
  QFETCH(const int, interval);
  const auto pitch = pitchWith({setting});
  int last = -1, lists = 0;
  for(int i = 0; i < 20; ++i)
    if(pitch->cycle()[0].has("See"))
    {
      if(last >= 0)
        QCOMPARE(i - last, interval);
      last = i;
      ++lists;
    }
  QVERIFY(lists >= 4);
}

void VisionOptionsTest::cones_data()
{
  QTest::addColumn<QStringList>("settings");
  QTest::addColumn<QStringList>("seen");
  const QStringList all{"G1L", "G2L", "G2R", "G1R", "F1L", "F2L", "F1R", "F2R", "B"};
  QTest::newRow("12 40 x 120") << QStringList{"viewConeHorizontal=40"} << QStringList{"G2R", "G1R"};
  QTest::newRow("12 120 x 30") << QStringList{"viewConeVertical=30"} << QStringList{"G2R", "G1R", "F1R", "F2R"};
  QTest::newRow("12 360 x 180") << QStringList{"ViewConeHorizontal=360", "ViewConeVertical=180"} << all;
}

void VisionOptionsTest::cones()
{
  QFETCH(const QStringList, settings);
  QFETCH(const QStringList, seen);
  const auto pitch = pitchWith(settings);
  std::vector<std::string> wanted;
  for(const QString& name : seen)
    wanted.push_back(name.toStdString());
  for(const Percepts& percepts : pitch->look(3))
    QVERIFY2(percepts.seenObjects() == wanted, percepts.text().c_str());
}

void VisionOptionsTest::withoutNoise()
{
  // 12 addNoise: what is there, to the last digit.
  const auto pitch = pitchWith({"addNoise=false"});
  for(const Percepts& percepts : pitch->look(5))
  {
    const auto post = percepts.see("G2R");
    QVERIFY(post);
    VERIFY_WITHIN(post->distance, 20.23, 0.0101);
    VERIFY_WITHIN(post->horizontal, -8.67, 0.0101);
    VERIFY_WITHIN(post->vertical, 0.74, 0.0101);
    VERIFY_WITHIN(percepts.see("F1R")->horizontal, 21.80, 0.0101);
  }
}

void VisionOptionsTest::truths()
{
  // Behind all objects and before the lines, in this order.
  const auto pitch = pitchWith({"senseMyPos=true", "senseMyOrien=true", "senseBallPos=true"});
  pitch->cycle({"(he1 0.750318)"});
  pitch->listen(39); // 34.39 degrees
  pitch->cycle({"(he1 0)"});
  pitch->put(true, 1, {-5, 2, 0.384f}, 0);
  pitch->listen(6);
  for(const Percepts& percepts : pitch->look(3))
  {
    std::vector<std::string> names = percepts.seen();
    const auto at = std::find(names.begin(), names.end(), "mypos");
    QVERIFY2(names.end() - at > 3 && *(at + 1) == "myorien" && *(at + 2) == "ballpos", percepts.text().c_str());
    for(auto it = names.begin(); it != names.end(); ++it)
    {
      if(*it == "L")
        QVERIFY(it > at);
      if(*it == "B" || *it == "P" || it->starts_with("F") || it->starts_with("G"))
        QVERIFY(it < at);
    }
    const auto position = numbers(percepts, "mypos"), direction = numbers(percepts, "myorien"),
               ball = numbers(percepts, "ballpos");
    QCOMPARE(position.size(), std::size_t(3));
    VERIFY_WITHIN(position[0], -5, 0.02); // The head's centre.
    VERIFY_WITHIN(position[1], 2, 0.02);
    VERIFY_WITHIN(position[2], 0.539, 0.01);
    QCOMPARE(direction.size(), std::size_t(1));
    VERIFY_WITHIN(direction[0], 34.39, 0.3);
    QCOMPARE(ball.size(), std::size_t(3));
    VERIFY_WITHIN(ball[0], -4, 0.0101);
    VERIFY_WITHIN(ball[1], 3, 0.0101);
    VERIFY_WITHIN(ball[2], 0.04, 0.0101);
  }
}

void VisionOptionsTest::truthsAreThoseOfTheOwnHalf()
{
  const auto pitch = pitchWith({"senseMyPos=true", "senseMyOrien=true", "senseBallPos=true"});
  pitch->join("Blue", 1);
  pitch->put(false, 1, {10, -4, 0.384f}, 180);
  pitch->listen(5);
  const Percepts percepts = pitch->look(1, 1).at(0);
  const auto position = numbers(percepts, "mypos"), direction = numbers(percepts, "myorien"),
             ball = numbers(percepts, "ballpos");
  QVERIFY2(position.size() == 3 && direction.size() == 1 && ball.size() == 3, percepts.text().c_str());
  VERIFY_WITHIN(position[0], -10, 0.02);
  VERIFY_WITHIN(position[1], 4, 0.02);
  VERIFY_WITHIN(direction[0], 0, 0.3);
  VERIFY_WITHIN(ball[0], 4, 0.02);
  VERIFY_WITHIN(ball[1], -3, 0.02);
}

void VisionOptionsTest::withoutLinesThereMayBeNothing()
{
  // 13.7
  const auto pitch = pitchWith({"senseLine=false"});
  for(const Percepts& percepts : pitch->look(2))
  {
    QVERIFY(percepts.seenObjects().size() == 5);
    QVERIFY(percepts.seeLines().empty());
  }
  pitch->put(true, 1, {40, 0, 0.39f}, 0); // Everything is behind it but its own arms, so these go down.
  pitch->cycle({"(rae1 -2)(lae1 -2)"});
  pitch->listen(35);
  pitch->cycle({"(rae1 0)(lae1 0)"});
  pitch->train("(playMode GameOver)");
  pitch->put(true, 1, {40, 0, 0.39f}, 0);
  pitch->listen(3);
  QCOMPARE(pitch->look(1).at(0).source("See"), std::string("(See )"));
}

void VisionOptionsTest::threeDigits()
{
  // 11, perceptPrecision
  const auto pitch = pitchWith({"perceptPrecision=3"});
  const std::regex number("-?[0-9]+\\.[0-9]+");
  int count = 0;
  for(const Percepts& percepts : pitch->listen(3))
  {
    QCOMPARE(percepts.problem(), std::string());
    const std::string& text = percepts.text();
    for(auto it = std::sregex_iterator(text.begin(), text.end(), number); it != std::sregex_iterator(); ++it, ++count)
      QCOMPARE(it->str().size() - it->str().find('.'), std::size_t(4));
    QVERIFY(percepts.source("GS").starts_with("(GS (sl 0) (sr 0) (t "));
  }
  QVERIFY(count > 80);
}

void VisionOptionsTest::withoutScore()
{
  // 12, ReportScore
  const auto pitch = pitchWith({"ReportScore=false"});
  QVERIFY(pitch->cycle()[0].source("GS").starts_with("(GS (t "));
}

QTEST_GUILESS_MAIN(VisionOptionsTest)
#include "VisionOptionsTest.moc"
