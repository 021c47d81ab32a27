#include "PitchSupport.h"
#include "tests/VerifyNear.h"

#include <cmath>

using namespace sparkwright;

namespace
{

// 5.10
constexpr double sigmaDistance = 0.0965, sigmaHorizontal = 0.1480, sigmaVertical = 0.1225; // per cent, deg, deg
constexpr double calibration = 0.005; // m, of each component

struct Tally
{
  int count = 0;
  Seen sum, squares;

  void add(const Seen& s)
  {
    ++count;
    sum = {sum.distance + s.distance, sum.horizontal + s.horizontal, sum.vertical + s.vertical};
    squares = {squares.distance + s.distance * s.distance, squares.horizontal + s.horizontal * s.horizontal,
               squares.vertical + s.vertical * s.vertical};
  }
  Seen mean() const { return {sum.distance / count, sum.horizontal / count, sum.vertical / count}; }
  Seen sigma() const
  {
    const Seen m = mean();
    return {std::sqrt(squares.distance / count - m.distance * m.distance),
            std::sqrt(squares.horizontal / count - m.horizontal * m.horizontal),
            std::sqrt(squares.vertical / count - m.vertical * m.vertical)};
  }
};

/// A mean of `count` measurements: 4 sigma of it, the calibration error on all three axes, and the last digit of the
/// table.
Seen toleranceOf(const Seen& place, int count, double digits)
{
  const double root = std::sqrt(static_cast<double>(count));
  const double level = place.distance * std::cos(place.vertical * M_PI / 180);
  const double error = calibration * std::sqrt(3.0);
  const auto angle = [error](double distance) { return std::asin(error / distance) * 180 / M_PI; };
  return {4 * sigmaDistance / 100 * place.distance / root + error + 0.005,
          4 * sigmaHorizontal / root + angle(level) + digits,
          4 * sigmaVertical / root + angle(place.distance) + digits};
}

void verifySeen(const Seen& seen, const Seen& wanted, const Seen& tolerance, const std::string& what)
{
  const bool good = std::abs(seen.distance - wanted.distance) <= tolerance.distance &&
                    std::abs(seen.horizontal - wanted.horizontal) <= tolerance.horizontal &&
                    std::abs(seen.vertical - wanted.vertical) <= tolerance.vertical;
  QVERIFY2(good, qPrintable(QString("%1 at %2 %3 %4, not at %5 %6 %7 ± %8 %9 %10")
                                .arg(what.c_str())
                                .arg(seen.distance).arg(seen.horizontal).arg(seen.vertical)
                                .arg(wanted.distance).arg(wanted.horizontal).arg(wanted.vertical)
                                .arg(tolerance.distance).arg(tolerance.horizontal).arg(tolerance.vertical)));
}

struct Named
{
  std::string name;
  Seen place;
};

constexpr int looks = 100;
constexpr double oneDigit = 0.05, twoDigits = 0.005;

/// Whether exactly these are seen in this order, and that the means of what is measured are these.
void verifyObjects(const std::vector<Percepts>& looked, const std::vector<Named>& wanted, double digits)
{
  QCOMPARE(looked.size(), std::size_t(looks));
  std::vector<std::string> names;
  for(const Named& named : wanted)
    names.push_back(named.name);
  std::map<std::string, Tally> tallies;
  for(const Percepts& percepts : looked)
  {
    QVERIFY2(percepts.seenObjects() == names, percepts.text().c_str());
    for(const std::string& name : names)
      tallies[name].add(*percepts.see(name));
  }
  for(const Named& named : wanted)
    verifySeen(tallies[named.name].mean(), named.place, toleranceOf(named.place, looks, digits), named.name);
}

/// Robot Red 1 stands at (-5, 2) and faces +x, the ball lies at (-4, 3).
void standAtFiveTwo(Pitch& pitch)
{
  pitch.join("Red", 1);
  pitch.train("(playMode PlayOn)", 1);
  pitch.put(true, 1, {-5, 2, 0.384f}, 0);
  pitch.putBall({-4, 3, 0.042f});
  pitch.listen(5);
}

} // namespace

/// agent-protocol 5.10: what the NAO sees.
class VisionTest : public QObject
{
  Q_OBJECT

private slots:
  void comesInEveryThirdMessage();
  void seesFromTheSpawnPose();
  void seesFlagsAndBall();
  void seesAnOpponentAndItself();
  void seesWithTheHead();
  void seesFromTheRightTeam();
  void endsAtTheEdgeOfTheCone_data();
  void endsAtTheEdgeOfTheCone();
  void hasNoEndOfRange_data();
  void hasNoEndOfRange();
  void hasTheSpecifiedNoise();
  void doesNotShowWhoHasNoTeam();
  void hasAllLines();
  void cutsLinesAtTheEdge();
};

void VisionTest::comesInEveryThirdMessage()
{
  // 14.1, 13.6, and 3.3: who asks for its robot a cycle later sees first in its message 3.
  Pitch pitch;
  TestClient first(pitch.server().agentPort());
  first.send("(scene rsg/agent/nao/nao_hetero.rsg 0)(syn)");
  for(int i = 1; i <= 12; ++i)
  {
    QCOMPARE(Percepts(first.receive().value_or("")).has("See"), i % 3 == 1);
    first.send("(syn)");
  }
  first.receive();
  TestClient late(pitch.server().agentPort()); // Accepted before the next cycle,
  first.send("(syn)");
  first.receive();
  first.send("(syn)"); // silent in the one after it.
  first.receive();
  late.send("(scene rsg/agent/nao/nao_hetero.rsg 0)(syn)");
  first.send("(syn)");
  first.receive();
  first.send("(syn)");
  first.receive();
  first.send("(syn)");
  for(int i = 1; i <= 12; ++i)
  {
    QCOMPARE(Percepts(late.receive().value_or("")).has("See"), i % 3 == 0);
    late.send("(syn)");
    first.receive();
    first.send("(syn)");
  }
}

void VisionTest::seesFromTheSpawnPose()
{
  // 14.3
  Pitch pitch;
  TestClient client(pitch.server().agentPort());
  client.send("(scene rsg/agent/nao/nao_hetero.rsg 0)(syn)");
  const Percepts percepts(client.receive().value_or(""));
  QCOMPARE(percepts.problem(), std::string());
  QVERIFY2(percepts.seenObjects() == (std::vector<std::string>{"F1L", "F1R", "B"}), percepts.text().c_str());
  for(const Named& named : {Named{"F1L", {18.67, 53.7, -5.1}}, Named{"F1R", {18.66, -53.7, -5.3}},
                            Named{"B", {1.89, 0.1, -57.9}}})
    // The table is one measurement as well: errors of two.
    verifySeen(*percepts.see(named.name), named.place, [&] {
      Seen t = toleranceOf(named.place, 1, oneDigit);
      return Seen{2 * t.distance, 2 * t.horizontal, 2 * t.vertical};
    }(), named.name);
  for(const std::string& name : percepts.seen())
    QVERIFY(name != "P");
}

void VisionTest::seesFlagsAndBall()
{
  // 14.17
  Pitch pitch;
  standAtFiveTwo(pitch);
  verifyObjects(pitch.look(looks),
                {{"G2R", {20.23, -8.67, 0.74}},
                 {"G1R", {20.02, -2.72, 0.75}},
                 {"F1R", {21.55, 21.80, -1.43}},
                 {"F2R", {23.33, -30.96, -1.33}},
                 {"B", {1.50, 45.00, -19.42}}},
                twoDigits);
}

void VisionTest::seesAnOpponentAndItself()
{
  // 14.18, 14.19
  Pitch pitch;
  standAtFiveTwo(pitch);
  pitch.join("Blue", 5);
  pitch.put(true, 1, {-5, 2, 0.384f}, 0);
  pitch.put(false, 5, {-3, 2, 0.384f}, 180);
  pitch.listen(5);
  const std::vector<Named> opponent{{"head", {2.00, 0.0, 0.0}},
                                    {"rlowerarm", {1.86, 3.0, -2.2}},
                                    {"llowerarm", {1.86, -3.0, -2.2}},
                                    {"rfoot", {2.05, 1.6, -15.0}},
                                    {"lfoot", {2.05, -1.6, -15.0}}};
  const std::vector<Named> self{{"rlowerarm", {0.185, -35.0, -22.6}}, {"llowerarm", {0.185, 35.0, -22.6}}};
  std::map<std::string, Tally> tallies, own;
  for(const Percepts& percepts : pitch.look(looks))
  {
    const auto parts = percepts.seePlayer("Blue", 5);
    QCOMPARE(parts.size(), opponent.size());
    for(std::size_t i = 0; i < parts.size(); ++i)
    {
      QCOMPARE(parts[i].first, opponent[i].name);
      tallies[parts[i].first].add(parts[i].second);
    }
    const auto arms = percepts.seePlayer("Red", 1);
    QCOMPARE(arms.size(), self.size());
    for(std::size_t i = 0; i < arms.size(); ++i)
    {
      QCOMPARE(arms[i].first, self[i].name);
      own[arms[i].first].add(arms[i].second);
    }
  }
  for(const Named& part : opponent)
    verifySeen(tallies[part.name].mean(), part.place, toleranceOf(part.place, looks, oneDigit), part.name);
  for(const Named& part : self)
    verifySeen(own[part.name].mean(), part.place, {0.005 * std::sqrt(3.0), 2.2, 2.2}, "own " + part.name);
}

void VisionTest::seesWithTheHead()
{
  // 14.20
  Pitch pitch;
  pitch.join("Red", 1);
  pitch.train("(playMode PlayOn)", 1);
  pitch.put(true, 1, {-8, -6, 0.384f}, 0);
  pitch.putBall({-4, -2, 0.042f});
  pitch.listen(30);
  // 42.99 and -22.92 degrees in 50 cycles.
  pitch.cycle({"(he1 0.750318)(he2 -0.40003)"});
  pitch.listen(49);
  pitch.cycle({"(he1 0)(he2 0)"});
  pitch.put(true, 1, {-8, -6, 0.384f}, 0);
  const Percepts percepts = pitch.listen(6).back();
  VERIFY_WITHIN(percepts.joint("hj1"), 42.99, 0.05);
  VERIFY_WITHIN(percepts.joint("hj2"), -22.92, 0.05);
  const std::vector<Named> wanted{{"G2R", {23.53, -33.1, 20.2}},
                                  {"G1R", {24.06, -28.0, 21.1}},
                                  {"F1R", {28.02, -8.8, 21.6}},
                                  {"F2R", {23.35, -54.6, 12.4}},
                                  {"B", {5.68, 2.1, 17.9}}};
  std::map<std::string, Tally> tallies;
  for(const Percepts& look : pitch.look(looks))
    for(const Named& named : wanted)
      if(const auto seen = look.see(named.name))
        tallies[named.name].add(*seen);
  for(const Named& named : wanted)
  {
    QCOMPARE(tallies[named.name].count, looks);
    Seen tolerance = toleranceOf(named.place, looks, oneDigit);
    tolerance.horizontal += 0.05; // of the joints
    tolerance.vertical += 0.05;
    verifySeen(tallies[named.name].mean(), named.place, tolerance, named.name);
  }
}

void VisionTest::seesFromTheRightTeam()
{
  // 14.21
  Pitch pitch;
  pitch.join("Red", 1);
  pitch.join("Blue", 1);
  pitch.train("(playMode PlayOn)", 1);
  pitch.put(false, 1, {10, -4, 0.384f}, 180);
  pitch.putBall({6, -2, 0.042f});
  pitch.listen(5);
  verifyObjects(pitch.look(looks, 1),
                {{"G1L", {25.50, -11.4, 0.6}},
                 {"G2L", {25.18, -6.7, 0.6}},
                 {"F1L", {28.65, -29.2, -1.1}},
                 {"F2L", {25.71, 13.5, -1.2}},
                 {"B", {4.50, -26.6, -6.4}}},
                oneDigit);
}

void VisionTest::endsAtTheEdgeOfTheCone_data()
{
  QTest::addColumn<double>("horizontal");
  QTest::addColumn<double>("vertical");
  QTest::addColumn<bool>("reported");
  for(const double angle : {59.7, -59.7, 60.3, -60.3, 60.5})
  {
    const bool inside = std::abs(angle) < 60;
    const char* const row = std::abs(angle) == 60.5 ? "13.6" : "14.22";
    QTest::newRow(qPrintable(QString("%1 h %2").arg(row).arg(angle))) << angle << 0.0 << inside;
    QTest::newRow(qPrintable(QString("%1 v %2").arg(row).arg(angle))) << 0.0 << angle << inside;
  }
}

void VisionTest::endsAtTheEdgeOfTheCone()
{
  QFETCH(const double, horizontal);
  QFETCH(const double, vertical);
  QFETCH(const bool, reported);
  Pitch pitch;
  pitch.join("Red", 1);
  pitch.train("(playMode PlayOn)", 1);
  // Both fall alike for the one step between the command and the look.
  const double h = horizontal * M_PI / 180, v = vertical * M_PI / 180, d = 2;
  const Vec3f torso(-5, 2, 3), eye = torso + Vec3f(0, 0, 0.155f);
  const Vec3f ball =
      eye + Vec3f(static_cast<float>(d * std::cos(v) * std::cos(h)), static_cast<float>(d * std::cos(v) * std::sin(h)),
                  static_cast<float>(d * std::sin(v)));
  int seen = 0, lists = 0;
  for(int i = 0; i < 12; ++i)
  {
    pitch.put(true, 1, torso, 0);
    pitch.putBall(ball);
    const Percepts percepts = std::move(pitch.cycle()[0]);
    if(i < 2 || !percepts.has("See"))
      continue;
    ++lists;
    if(const auto place = percepts.see("B"))
    {
      ++seen;
      // Positive to the left and upwards.
      verifySeen(*place, {d, horizontal, vertical}, {0.02, 2, 1}, "ball");
    }
  }
  QVERIFY(lists >= 3);
  QCOMPARE(seen, reported ? lists : 0);
}

void VisionTest::hasNoEndOfRange_data()
{
  QTest::addColumn<double>("distance");
  for(const double distance : {30., 60., 90.})
    QTest::newRow(qPrintable(QString("14.23 %1 m").arg(distance))) << distance;
}

void VisionTest::hasNoEndOfRange()
{
  QFETCH(const double, distance);
  Pitch pitch;
  pitch.join("Red", 1);
  pitch.train("(playMode GameOver)", 1);
  int lists = 0;
  for(int i = 0; i < 12; ++i)
  {
    pitch.put(true, 1, {-5, 2, 0.4f}, 0);
    pitch.putBall({static_cast<float>(-5 + distance), 2, 0.555f});
    const Percepts percepts = std::move(pitch.cycle()[0]);
    if(i < 2 || !percepts.has("See"))
      continue;
    ++lists;
    const auto place = percepts.see("B");
    QVERIFY2(place, percepts.text().c_str());
    verifySeen(*place, {distance, 0, 0}, toleranceOf({distance, 0, 0}, 1, twoDigits), "ball");
  }
  QVERIFY(lists >= 3);
}

void VisionTest::hasTheSpecifiedNoise()
{
  // 14.24
  Pitch pitch;
  standAtFiveTwo(pitch);
  Tally post;
  for(const Percepts& percepts : pitch.look(300))
    if(const auto place = percepts.see("G1R"))
      post.add(*place);
  QCOMPARE(post.count, 300);
  const Seen sigma = post.sigma();
  VERIFY_WITHIN(sigma.horizontal, 0.148, 0.148 * 0.15);
  VERIFY_WITHIN(sigma.vertical, 0.1225, 0.1225 * 0.15);
  VERIFY_WITHIN(sigma.distance, 0.0193, 0.0193 * 0.15);
}

void VisionTest::doesNotShowWhoHasNoTeam()
{
  // 14.25
  Pitch pitch;
  pitch.join("Red", 1);
  TestClient stranger(pitch.standingPort());
  stranger.send("(scene rsg/agent/nao/nao_hetero.rsg 0)(syn)"); // It stands at (0, -1).
  pitch.put(true, 1, {0, -5, 0.384f}, 90);
  pitch.train("(playMode PlayOn)");
  bool joined = false, lookedBefore = false, lookedAfter = false;
  for(int i = 0; i < 60; ++i)
  {
    const Percepts percepts = std::move(pitch.cycle()[0]);
    if(i >= 3 && !stranger.receive())
      QFAIL("the stranger is told nothing");
    if(i == 30)
      stranger.send("(init (unum 9)(teamname Blue))(syn)");
    else if(i >= 3)
      stranger.send("(syn)");
    if(i == 31) // Back from its waiting place.
      pitch.put(false, 9, {0, -1, 0.39f}, 90);
    if(i == 32)
      pitch.put(false, 9, {0, -1, 0.39f}, 90);
    if(i < 10 || !percepts.has("See"))
      continue;
    const auto names = percepts.seen();
    const auto players = std::count(names.begin(), names.end(), "P"); // One is the observer itself.
    if(i < 30)
      QVERIFY2(players == 1, percepts.text().c_str());
    lookedBefore |= i < 30;
    joined |= i > 40 && !percepts.seePlayer("Blue", 9).empty();
    lookedAfter |= i > 40;
  }
  QVERIFY(lookedBefore && lookedAfter);
  QVERIFY(joined); // So it did stand where it would have been seen.
}

namespace
{

/// World positions of the ends of all 21 lines, 5.10.
std::vector<std::pair<Vec3f, Vec3f>> fieldLines()
{
  std::vector<std::pair<Vec3f, Vec3f>> lines{{{0, -10, 0}, {0, 10, 0}},   {{-15, -10, 0}, {-15, 10, 0}},
                                             {{15, -10, 0}, {15, 10, 0}}, {{15, 10, 0}, {-15, 10, 0}},
                                             {{15, -10, 0}, {-15, -10, 0}}};
  for(const float side : {-1.f, 1.f})
  {
    lines.push_back({{side * 13.2f, 3, 0}, {side * 13.2f, -3, 0}});
    lines.push_back({{side * 13.2f, 3, 0}, {side * 15, 3, 0}});
    lines.push_back({{side * 13.2f, -3, 0}, {side * 15, -3, 0}});
  }
  const auto corner = [](int i)
  { return Vec3f(static_cast<float>(2 * std::cos(i * M_PI / 5)), static_cast<float>(2 * std::sin(i * M_PI / 5)), 0); };
  for(int i = 0; i < 10; ++i)
    lines.push_back({corner(i), corner(i + 1)});
  return lines;
}

/// Where the camera at `eye`, upright and facing +x, sees a point.
Seen seenFrom(const Vec3f& eye, const Vec3f& point)
{
  const Vec3f offset = point - eye;
  return {static_cast<double>(offset.norm()), std::atan2(offset.y(), offset.x()) * 180 / M_PI,
          std::atan2(offset.z(), std::hypot(offset.x(), offset.y())) * 180 / M_PI};
}

bool isAbout(const Seen& a, const Seen& b)
{
  return std::abs(a.distance - b.distance) < 0.005 * b.distance + 0.03 && std::abs(a.horizontal - b.horizontal) < 1.2 &&
         std::abs(a.vertical - b.vertical) < 1.2;
}

} // namespace

void VisionTest::hasAllLines()
{
  // 5.10: from behind the left goal line all 21 are in view, whole, with begin and end in this order.
  Pitch pitch;
  pitch.join("Red", 1);
  pitch.train("(playMode GameOver)", 1);
  const Vec3f torso(-40, 0, 0.384f), eye = torso + Vec3f(0, 0, 0.155f);
  pitch.put(true, 1, torso, 0);
  pitch.listen(6);
  const Percepts percepts = pitch.look(1).at(0);
  const auto lines = percepts.seeLines();
  QCOMPARE(lines.size(), std::size_t(21));
  for(const auto& [begin, end] : fieldLines())
  {
    const Seen from = seenFrom(eye, begin), to = seenFrom(eye, end);
    QVERIFY2(std::any_of(lines.begin(), lines.end(),
                         [&](const auto& line) { return isAbout(line.first, from) && isAbout(line.second, to); }),
             qPrintable(QString("no line from %1 %2 to %3 %4 in ")
                            .arg(begin.x()).arg(begin.y()).arg(end.x()).arg(end.y()) + percepts.text().c_str()));
  }
}

void VisionTest::cutsLinesAtTheEdge()
{
  // 5.10: from (-5, 2) the side line y = 10 begins in view and leaves it at h = 60; v is that of the ground there.
  Pitch pitch;
  standAtFiveTwo(pitch);
  for(const Percepts& percepts : pitch.look(10))
  {
    const Vec3f eye(-5, 2, 0.539f);
    const Seen corner = seenFrom(eye, {15, 10, 0});
    const float atEdge = 8 / std::tan(static_cast<float>(M_PI) / 3);
    const Seen cut = seenFrom(eye, eye + Vec3f(atEdge, 8, -0.539f));
    const auto lines = percepts.seeLines();
    QVERIFY2(std::any_of(lines.begin(), lines.end(),
                         [&](const auto& line) { return isAbout(line.first, corner) && isAbout(line.second, cut); }),
             percepts.text().c_str());
    for(const auto& [begin, end] : lines)
      for(const Seen& seen : {begin, end})
      {
        QVERIFY2(std::isfinite(seen.distance) && std::isfinite(seen.horizontal) && std::isfinite(seen.vertical),
                 percepts.text().c_str());
        VERIFY_WITHIN(seen.horizontal, 0, 60.8);
      }
  }
}

QTEST_GUILESS_MAIN(VisionTest)
#include "VisionTest.moc"
