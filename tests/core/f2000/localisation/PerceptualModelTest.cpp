#include "tests/core/f2000/localisation/LandmarkSupport.h"

#include <QtTest>

#include <sstream>

using namespace test::landmarks;

/// Models of what is measured where in the F2000 league: F31 and F32 of its scenarios, and their files.
class PerceptualModelTest : public QObject
{
  Q_OBJECT
private slots:
  void F31_differencesAreGaussian_data()
  {
    QTest::addColumn<double>("sigma");
    QTest::addColumn<double>("bin");
    QTest::addColumn<double>("difference");
    QTest::addColumn<double>("likelihood");
    const double mm = LikelihoodTable::distanceBin, deg = LikelihoodTable::angleBin;
    QTest::newRow("0 mm") << 20. << mm << 0. << 1.000;
    QTest::newRow("20 mm") << 20. << mm << 20. << 0.607;
    QTest::newRow("40 mm") << 20. << mm << 40. << 0.135;
    QTest::newRow("60 mm") << 20. << mm << 60. << 0.011;
    QTest::newRow("1 m") << 20. << mm << 1000. << 0.;
    QTest::newRow("5 deg") << 5. << deg << 5. << 0.607;
    QTest::newRow("180 deg") << 5. << deg << 180. << 0.;
  }
  void F31_differencesAreGaussian()
  {
    QFETCH(double, sigma);
    QFETCH(double, bin);
    QFETCH(double, difference);
    QFETCH(double, likelihood);
    QVERIFY(std::abs(LikelihoodTable(sigma, bin, 0).of(difference) - likelihood) < 0.02);
    QVERIFY(LikelihoodTable(sigma, bin, 0.001).of(difference) >= 0.001);
  }

  void F31_nothingIsKnownOutsideOfTheGrid()
  {
    MarkovData goal(*layoutOf("goalDistance"), {});
    goal.setData(std::vector<std::uint32_t>{4000, 6000});
    QCOMPARE(goal.getProbability({}), -1.0); // Nothing is learned.
    goal.learnProbability({});
    QCOMPARE(goal.getProbability({}), 1.0);
    QCOMPARE(goal.getProbability({1, 0, 0}), -1.0); // Not there.
    for(const Pose& pose : {Pose{5.06, 0, 0}, Pose{0, -2.56, 0}, Pose{std::nan(""), 0, 0}, Pose{0, 0, std::nan("")}})
    {
      QCOMPARE(goal.getProbability(pose), -1.0);
      goal.learnProbability(pose); // Without harm.
    }
  }

  void gridsAreThatOfTheField()
  {
    const PoseGrid grid;
    QCOMPARE(grid.columns(), 101);
    QCOMPARE(grid.rows(), 51);
    QCOMPARE(grid.size(), 185436u);
    for(std::size_t i = 0; i < grid.size(); i += 997)
      QCOMPARE(*grid.indexOf(grid.poseOf(i)), i);
    QCOMPARE(*grid.indexOf({0.04, -0.04, 4 * degree}), *grid.indexOf({}));
    QCOMPARE(*grid.indexOf({0, 0, 356 * degree}), *grid.indexOf({}));
    PoseGrid other;
    other.turns = 72;
    QVERIFY(other.hash() != grid.hash());
  }

  void visibilityCounts()
  {
    MarkovData goal(*layoutOf("goalDistance"), {});
    goal.setData(std::vector<std::uint32_t>{4000, invalidWord});
    goal.learnProbability({});
    QCOMPARE(goal.getProbability({}), 1.0);
    goal.setData(std::vector<std::uint32_t>{4000, 5000}); // Not expected.
    QVERIFY(std::abs(goal.getProbability({}) - 0.3) < 1e-12);
    goal.setData(std::vector<std::uint32_t>{invalidWord, 5000}); // Nothing to compare.
    QCOMPARE(goal.getProbability({}), -1.0);
    MarkovOptions blind;
    blind.visibilityFactor = 1;
    MarkovData indifferent(*layoutOf("goalDistance"), blind);
    indifferent.setData(std::vector<std::uint32_t>{4000, invalidWord});
    indifferent.learnProbability({});
    indifferent.setData(std::vector<std::uint32_t>{4020, 5000});
    QVERIFY(std::abs(indifferent.getProbability({}) - 0.607) < 0.01);
  }

  void anglesHaveNoEnd()
  {
    MarkovData angle(*layoutOf("ballAngle"), {{}, 5, 0, 1});
    const auto mdeg = [](int value) { return std::vector<std::uint32_t>{static_cast<std::uint32_t>(value)}; };
    angle.setData(mdeg(179000));
    angle.learnProbability({});
    angle.setData(mdeg(-176000)); // 5 degrees further.
    QVERIFY(std::abs(angle.getProbability({}) - 0.607) < 0.01);
  }

  void F32_theMapIsHighestWhereTheRobotIs()
  {
    Landmarks landmarks;
    landmarks.learn();
    const Pose truth{2, 1, 30 * degree};
    for(int trial = 0; trial < 10; ++trial)
    {
      landmarks.measure(truth, 1);
      Pose best;
      double most = -1;
      for(int row = 0; row < 51; ++row)
        for(int column = 0; column < 101; ++column)
        {
          const Pose pose{column * 0.1 - 5, row * 0.1 - 2.5, truth.theta};
          // Goals only, as the scenario has it.
          const double distance = landmarks.features()[0]->getProbability(pose);
          const double angle = landmarks.features()[1]->getProbability(pose);
          if(distance >= 0 && angle >= 0 && distance * angle > most)
          {
            most = distance * angle;
            best = pose;
          }
        }
      QVERIFY2(std::hypot(best.x - truth.x, best.y - truth.y) < 0.15, qPrintable(QString("%1 %2").arg(best.x).arg(best.y)));
    }
  }

  void modelsAreKeptInFiles()
  {
    MarkovData learned(*layoutOf("poleAngle"), {}), loaded(*layoutOf("poleAngle"), {});
    const PoseGrid grid;
    for(std::size_t i = 0; i < grid.size(); i += 7)
    {
      learned.setData(std::vector<std::uint32_t>{static_cast<std::uint32_t>(i % 90000), 1000, 2000, invalidSignedWord});
      learned.learnProbability(grid.poseOf(i));
    }
    std::stringstream file;
    QVERIFY(learned.saveModel(file));
    const std::string bytes = file.str();
    QVERIFY(loaded.loadModel(file));
    loaded.setData(learned.words());
    for(std::size_t i = 0; i < grid.size(); i += 5)
      QCOMPARE(loaded.getProbability(grid.poseOf(i)), learned.getProbability(grid.poseOf(i)));
    const double before = loaded.getProbability(grid.poseOf(7));
    for(const std::size_t cut : {std::size_t{0}, std::size_t{3}, std::size_t{9}, std::size_t{30}, bytes.size() - 1})
    {
      std::stringstream damaged(bytes.substr(0, cut));
      QVERIFY(!loaded.loadModel(damaged));
    }
    for(std::size_t i = 0; i < 20; ++i) // Magic, version, grid, layout.
    {
      std::string changed = bytes;
      changed[i] = static_cast<char>(changed[i] + 1);
      std::stringstream damaged(changed);
      QVERIFY(!loaded.loadModel(damaged));
    }
    QCOMPARE(loaded.getProbability(grid.poseOf(7)), before);
    MarkovOptions wide;
    wide.grid.width = 7;
    MarkovData other(*layoutOf("poleAngle"), wide);
    std::stringstream again(bytes);
    QVERIFY(!other.loadModel(again)); // Of another field.
  }

  void onlyDistancesAndAnglesAreModelled()
  {
    QVERIFY(MarkovData::canModel(*layoutOf("lrfBeam")) && MarkovData::canModel(*layoutOf("angleToGoal")));
    QVERIFY(!MarkovData::canModel(*layoutOf("odometry")) && !MarkovData::canModel(*layoutOf("objects")));
    MarkovData beams(*layoutOf("lrfBeam"), {});
    beams.setData(std::vector<std::uint32_t>{3, 1000, 2000, 3000});
    beams.learnProbability({});
    beams.setData(std::vector<std::uint32_t>{3, 1000, 2020, 3000});
    QVERIFY(std::abs(beams.getProbability({}) - std::pow(0.607, 1 / 3.)) < 0.01);
    beams.clearModel();
    QCOMPARE(beams.getProbability({}), -1.0);
  }
};

QTEST_APPLESS_MAIN(PerceptualModelTest)
#include "PerceptualModelTest.moc"
