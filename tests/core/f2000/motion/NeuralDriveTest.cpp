#include "core/game/f2000/motion/neural/MotionTrainer.h"
#include "core/game/f2000/motion/neural/NeuralDrive.h"
#include "tests/core/f2000/motion/DriveSupport.h"

#include <QtTest>

#include <cmath>
#include <random>

using namespace sparkwright;
using namespace sparkwright::f2000;
using namespace test::drive;

namespace
{

MotionConfig twoWheels()
{
  MotionConfig config;
  config.maxSpeed = 1;
  config.maxTurn = 180 * degree;
  config.maxAcceleration = 2;
  config.maxTurnAcceleration = 360 * degree;
  return config;
}

QByteArray lineOf(int ms, const Pose& pose, const Twist& twist, double v, double omega)
{
  const auto milli = [](double value) { return QByteArray::number(static_cast<qlonglong>(std::llround(value * 1000))); };
  return QByteArray::number(ms) + ' ' + milli(pose.x) + ' ' + milli(pose.y) + ' ' + milli(pose.theta / degree) + ' ' +
         milli(twist.vx) + ' ' + milli(twist.omega / degree) + ' ' + milli(v) + ' ' + milli(omega / degree) + '\n';
}

/// A drive of two wheels, by commands that change every second, as a robot would log it.
QByteArray recordedDrive(double seconds, double noise)
{
  DifferentialDrive drive;
  drive.configure(twoWheels());
  std::mt19937 random(3);
  std::uniform_real_distribution<double> any(-1, 1);
  std::normal_distribution<double> gauss(0, 1);
  QByteArray text = "t_ms x_mm y_mm theta_mdeg vt_mms vr_mdegs vt_set_mms vr_set_mdegs\n";
  Pose pose;
  double v = 0, omega = 0;
  for(int i = 0; i < std::lround(seconds / 0.1); ++i)
  {
    if(i % 10 == 0)
    {
      v = any(random);
      omega = any(random) * 180 * degree;
      drive.setCommand({v, omega});
    }
    const Twist twist = drive.twist();
    text += lineOf(i * 100, pose, {twist.vx + noise * gauss(random), 0, twist.omega}, v, omega);
    pose = driven(drive, 0.1, pose);
  }
  return text;
}

} // namespace

/// Drives that are learned from a log in the F2000 league: F35 and F36 of its scenarios.
class NeuralDriveTest : public QObject
{
  Q_OBJECT
private slots:
  void initTestCase()
  {
    log_ = parseMotionLog(recordedDrive(600, 0.005).toStdString());
    QVERIFY(log_.problems.empty());
    int epochs = 0;
    network_ = MotionTrainer().train(log_, report_,
                                     [&epochs](int, double, double)
                                     {
                                       ++epochs;
                                       return true;
                                     });
    QCOMPARE(static_cast<std::size_t>(epochs), report_.trainingLoss.size());
  }

  void F35_aTrainedNetworkPredictsTheDrive()
  {
    qInfo("%zu epochs, one step %.2f mm %.2f degrees, 2 s %.1f mm", report_.trainingLoss.size(), report_.stepErrorMm,
          report_.stepErrorDeg, report_.openLoopMm);
    QVERIFY(report_.stepErrorMm <= 4 && report_.stepErrorMm > 0);
    QVERIFY(report_.stepErrorDeg <= 0.5);
    QVERIFY(report_.openLoopMm <= 60 && report_.openLoopMm > 0);
    QVERIFY(report_.problems.empty());
    QVERIFY(report_.trainingLoss.back() < report_.trainingLoss.front() / 10);
  }

  void theNetworkDrivesLikeItsModel()
  {
    NeuralDrive neural;
    neural.configure(twoWheels(), network_);
    DifferentialDrive wheels;
    wheels.configure(twoWheels());
    Pose a, b;
    for(const auto& [v, omega] : {std::pair(0.5, 0.), std::pair(0.5, 1.), std::pair(-0.3, -1.)})
    {
      for(MotionPlugin* const drive : {static_cast<MotionPlugin*>(&neural), static_cast<MotionPlugin*>(&wheels)})
      {
        drive->setTranslationalVelocity(v);
        drive->setRotationalVelocity(omega);
      }
      a = driven(neural, 1, a);
      b = driven(wheels, 1, b);
      QVERIFY(std::abs(neural.twist().vx - wheels.twist().vx) < 0.05);
    }
    // Errors of single steps add up in three seconds.
    QVERIFY(std::hypot(a.x - b.x, a.y - b.y) < 0.15);
    QVERIFY(std::abs(normalized(a.theta - b.theta)) < 10 * degree);
    std::vector<std::uint32_t> words;
    neural.getMotionData(words);
    QCOMPARE(words.size(), 3u);
    QCOMPARE(words[2], 0u);
  }

  void whereNothingIsLearnedTwoWheelsDrive()
  {
    MotionConfig fast = twoWheels();
    fast.maxSpeed = 3;
    NeuralDrive neural;
    neural.configure(fast, network_);
    neural.setTranslationalVelocity(3); // It has seen 1 m/s at most.
    driven(neural, 3);
    QVERIFY(std::abs(neural.twist().vx - 3) < 1e-9);
    std::vector<std::uint32_t> words;
    neural.getMotionData(words);
    QCOMPARE(words[2], 1u);
    neural.setTranslationalVelocity(0);
    driven(neural, 4);
    QVERIFY(std::abs(neural.twist().vx) < 0.05);
    neural.correct({}, {0.5, 0, 0}); // Pushed.
    QCOMPARE(neural.twist().vx, 0.5);
    neural.reset();
    QCOMPARE(neural.twist().vx, 0.0);
  }

  void modelsAreKeptInFiles()
  {
    Diagnostics problems;
    const std::string text = writeMotionModel(network_);
    const auto read = readMotionModel(text, "m.json", problems);
    QVERIFY(read && problems.empty());
    const MotionNetwork::Input input = MotionNetwork::Input::Constant(0.2);
    QVERIFY((read->predict(input) - network_.predict(input)).norm() < 1e-12);
    for(const std::string& damaged :
        {std::string(), text.substr(0, text.size() / 2), std::string("{}"), std::string("[1]"), std::string("null"),
         QString::fromStdString(text).replace("\"version\": 1", "\"version\": 9").toStdString(),
         QString::fromStdString(text).replace("\"inputScale\": [", "\"inputScale\": [0,").toStdString(),
         QString::fromStdString(text).replace("\"weights\": [", "\"weights\": [\"x\",").toStdString()})
    {
      problems.clear();
      QVERIFY(!readMotionModel(damaged, "m.json", problems));
      QCOMPARE(problems.size(), 1u);
      QVERIFY(QString::fromStdString(problems[0].text()).startsWith("m.json: error: this is no model of a drive"));
    }
    NeuralDrive neural;
    QVERIFY_EXCEPTION_THROWN(neural.configure(twoWheels()), std::invalid_argument);
    MotionConfig missing = twoWheels();
    missing.parameters["model"] = {"/nowhere/model.json"};
    QVERIFY_EXCEPTION_THROWN(neural.configure(missing), std::invalid_argument);
  }

  void F36_gapsSplitAndTimesMustIncrease()
  {
    const QByteArray text = "header\n" + lineOf(0, {}, {}, 0, 0) + lineOf(100, {}, {}, 0, 0) + lineOf(1100, {}, {}, 0, 0) +
                            lineOf(1200, {}, {}, 0, 0);
    const MotionLog split = parseMotionLog(text.toStdString(), "log.txt");
    QVERIFY(split.isUsable());
    QCOMPARE(split.pieces.size(), 2u);
    QCOMPARE(split.size(), 4u);
    QVERIFY(split.problems.size() == 1 && split.problems[0].line == 4);
    const MotionLog same = parseMotionLog((text + lineOf(1200, {}, {}, 0, 0)).toStdString(), "log.txt");
    QVERIFY(!same.isUsable());
    QVERIFY(QString::fromStdString(same.problems.back().text()).startsWith("log.txt:6:1: error: the time does not increase"));
    for(const char* const wrong : {"1 2 3\n", "1 2 3 4 5 6 7 8 9\n", "1 2 3 4 x 6 7 8\n", "nan 2 3 4 5 6 7 8\n"})
    {
      const MotionLog log = parseMotionLog(std::string("header\n") + wrong, "log.txt");
      QVERIFY(!log.isUsable() && log.problems[0].line == 2);
    }
    QVERIFY(!parseMotionLog("").isUsable());
    QVERIFY(!readMotionLog("/nowhere/log.txt").isUsable());
    QVERIFY(parseMotionLog(std::string("header\r\n0,1,2,3,4,5,6,7\r\n")).isUsable());
  }

  void logsAreResampled()
  {
    const QByteArray text = "header\n" + lineOf(0, {0, 0, 179 * degree}, {}, 0.1, 0) + lineOf(200, {1, 0, -179 * degree}, {}, 0.2, 0);
    const MotionLog log = resampled(parseMotionLog(text.toStdString()), 0.1);
    QCOMPARE(log.size(), 3u);
    QVERIFY(std::abs(log.pieces[0][1].pose.x - 0.5) < 1e-9);
    QVERIFY(std::abs(std::abs(log.pieces[0][1].pose.theta) - 180 * degree) < 1e-9);
    QCOMPARE(log.pieces[0][1].vSet, 0.1);
  }

  void tooLittleDrivingIsTold()
  {
    TrainingReport report;
    TrainingOptions short_;
    short_.epochs = 3;
    MotionTrainer(short_).train(parseMotionLog(recordedDrive(20, 0).toStdString()), report);
    QVERIFY(QString::fromStdString(report.problems.at(0).message).startsWith("only 200 samples"));
    short_.maxSpeed = 100;
    MotionTrainer(short_).train(log_, report);
    QVERIFY(QString::fromStdString(report.problems.at(0).message).contains("parts of the range of vt_set"));
    MotionTrainer(short_).train(parseMotionLog("header\n0 0 0 0 0 0 0 0\n"), report);
    QVERIFY(report.trainingLoss.empty());
  }

  void trainingRepeatsAndCanBeCancelled()
  {
    TrainingOptions options;
    options.epochs = 4;
    TrainingReport first, second, cancelled;
    const MotionNetwork a = MotionTrainer(options).train(log_, first), b = MotionTrainer(options).train(log_, second);
    QVERIFY(a.parameters() == b.parameters());
    QCOMPARE(first.validationLoss.size(), 4u);
    MotionTrainer(options).train(log_, cancelled, [](int epoch, double, double) { return epoch < 1; });
    QVERIFY(cancelled.cancelled);
    QCOMPARE(cancelled.trainingLoss.size(), 2u);
  }

private:
  MotionLog log_;
  MotionNetwork network_;
  TrainingReport report_;
};

QTEST_APPLESS_MAIN(NeuralDriveTest)
#include "NeuralDriveTest.moc"
