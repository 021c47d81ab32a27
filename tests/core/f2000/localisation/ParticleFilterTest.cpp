#include "core/game/f2000/localisation/ParticleFilter.h"
#include "tests/core/f2000/localisation/LandmarkSupport.h"

#include <QtTest>

using namespace test::landmarks;

namespace
{

constexpr double period = 0.2; // s

/// A robot that drives around a square of 2 m at 0.3 m/s, and its filter.
class Journey
{
public:
  Journey(Landmarks& landmarks, std::uint64_t seed) : landmarks_(landmarks), filter_({}, {}, seed), random_(static_cast<unsigned>(seed)) {}

  void drive(double seconds)
  {
    for(int i = 0; i < std::lround(seconds / period); ++i)
    {
      const Relocation by = next();
      truth_ = moved(truth_, by);
      std::normal_distribution<double> gauss(0, 1);
      const double slip = 1 + 0.02 * gauss(random_);
      filter_.move({by.dx * slip, by.dy * slip, by.dtheta + 0.002 * gauss(random_)});
      landmarks_.measure(truth_, 1);
      filter_.weigh([this](const Pose& pose) { return landmarks_.probability(pose); });
    }
  }
  void kidnap(const Pose& to) { truth_ = to; }
  double error() const
  {
    const Pose estimate = filter_.estimate();
    return std::hypot(estimate.x - truth_.x, estimate.y - truth_.y);
  }
  double turnError() const { return std::abs(normalized(filter_.estimate().theta - truth_.theta)) / degree; }
  const Pose& truth() const { return truth_; }

private:
  /// Along a side for 2 m, then a turn of 90 degrees in a second.
  Relocation next()
  {
    constexpr int side = 33, turn = 5; // Periods.
    const int at = time_++ % (side + turn);
    return at < side ? Relocation{0.3 * period, 0, 0} : Relocation{0, 0, 90 * degree / turn};
  }

  Landmarks& landmarks_;
  ParticleFilter filter_;
  std::mt19937 random_;
  Pose truth_{-1, -1, 0};
  int time_ = 0;
};

} // namespace

/// Monte Carlo localisation in the F2000 league: F33 and F34 of its scenarios.
class ParticleFilterTest : public QObject
{
  Q_OBJECT
private slots:
  void initTestCase() { landmarks_.learn(); }

  void F33_F34_aRobotIsFoundAndFoundAgain()
  {
    int found = 0, recovered = 0;
    double sum = 0;
    for(std::uint64_t seed = 1; seed <= 100; ++seed)
    {
      Journey journey(landmarks_, seed);
      journey.drive(15);
      found += journey.error() < 0.2 && journey.turnError() < 10;
      double errors = 0;
      for(int second = 0; second < 5; ++second)
      {
        journey.drive(1);
        errors += journey.error() / 5;
      }
      sum += errors / 100;
      journey.kidnap({journey.truth().x < 0 ? journey.truth().x + 4 : journey.truth().x - 4, -journey.truth().y, 2});
      journey.drive(10);
      recovered += journey.error() < 0.2 && journey.turnError() < 10;
    }
    qInfo("found %d, mean error %.0f mm, recovered %d of 100", found, sum * 1000, recovered);
    QVERIFY(found >= 95);
    QVERIFY(sum < 0.12);
    QVERIFY(recovered >= 90);
  }

  void theSameSeedGivesTheSameSamples()
  {
    const auto sampled = [&](std::uint64_t seed)
    {
      ParticleFilter filter({}, {}, seed);
      landmarks_.random.seed(5);
      for(int i = 0; i < 20; ++i)
      {
        landmarks_.measure({0.1 * i, 0, 0}, 1);
        filter.move({0.1, 0, 0});
        filter.weigh([this](const Pose& pose) { return landmarks_.probability(pose); });
      }
      return filter.estimate();
    };
    QVERIFY(sampled(3) == sampled(3));
    QVERIFY(!(sampled(3) == sampled(4)));
  }

  void whatIsNowhereLikelyStartsAnew()
  {
    ParticleFilter filter({}, {}, 1);
    filter.weigh([](const Pose&) { return 0.; });
    QCOMPARE(filter.samples().size(), 1000u);
    for(const Sample& sample : filter.samples())
    {
      QCOMPARE(sample.weight, 0.001);
      QVERIFY(std::abs(sample.pose.x) <= 5 && std::abs(sample.pose.y) <= 2.5);
    }
    filter.weigh([](const Pose&) { return -1.; }); // Nothing is known: nothing changes.
    QVERIFY(std::abs(filter.samples()[0].weight - 0.001) < 1e-12);
    filter.weigh([](const Pose&) { return std::nan(""); });
    QVERIFY(std::isfinite(filter.samples()[0].weight));
  }

private:
  Landmarks landmarks_;
};

QTEST_APPLESS_MAIN(ParticleFilterTest)
#include "ParticleFilterTest.moc"
