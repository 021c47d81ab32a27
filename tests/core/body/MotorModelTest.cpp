#include "core/joint/MotorModel.h"
#include "tests/VerifyNear.h"

#include <QtTest>

#include <cmath>
#include <limits>

using namespace sparkwright;

namespace
{

constexpr double step = 0.02;
constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

MotorConstants knee()
{
  MotorConstants c;
  c.maxTorque = 7.78;
  c.torqueConstant = 2.8;
  c.speedConstant = 2.81;
  c.resistance = 6.44;
  c.environment = 27;
  c.thermalConductivity = 0.0198;
  c.heatCapacity = 43.6;
  return c;
}

/// dT/dt = (P - lambda (T - T_env)) / C, solved for constant P.
double temperatureAfter(const MotorConstants& c, double start, double heating, double seconds)
{
  const double end = c.environment + heating / c.thermalConductivity;
  return end + (start - end) * std::exp(-c.thermalConductivity / c.heatCapacity * seconds);
}

} // namespace

/// The equations of a motor: current, voltage, power, heat, and what protects it.
class MotorModelTest : public QObject
{
  Q_OBJECT

private slots:
  void currentVoltageAndPower()
  {
    MotorModel motor(knee());
    motor.advance(1.4, 2, step);
    QCOMPARE(motor.current(), 0.5);
    QCOMPARE(motor.voltage(), 2.81 * 2 + 0.5 * 6.44);
    QCOMPARE(motor.heating(), 0.25 * 6.44);
    // P = (K_e / K_tau) rate torque + (R / K_tau^2) torque^2
    VERIFY_NEAR(motor.power(), 2.81 / 2.8 * 2 * 1.4 + 6.44 / (2.8 * 2.8) * 1.4 * 1.4, 1e-12);
    VERIFY_NEAR(motor.energy(), motor.power() * step, 1e-15);
    motor.advance(1.4, -2, step); // driven by its load
    QVERIFY(motor.power() < 0);
  }

  void constantTorqueWarmsItAsTheSolutionSays_data()
  {
    QTest::addColumn<double>("torque");
    QTest::addColumn<double>("start");
    QTest::newRow("warming") << 1.2 << 27.;
    QTest::newRow("cooling") << 0. << 80.;
    QTest::newRow("load that would burn it") << 3. << 27.;
  }
  void constantTorqueWarmsItAsTheSolutionSays()
  {
    QFETCH(const double, torque);
    QFETCH(const double, start);
    const MotorConstants c = knee();
    MotorModel motor(c);
    motor.setTemperature(start);
    const double heating = torque * torque / (2.8 * 2.8) * 6.44;
    for(int minute = 1; minute <= 10; ++minute)
    {
      for(int i = 0; i < 3000; ++i)
        motor.advance(torque, 0, step);
      // The step is 1e-5 of the time constant, and so is the error.
      const double expected = temperatureAfter(c, start, heating, minute * 60);
      QVERIFY2(std::abs(motor.temperature() - expected) < 1e-3,
               qPrintable(QString::number(motor.temperature() - expected)));
    }
    VERIFY_NEAR(motor.energy(), heating * 600, 1e-6);
  }

  void stiffnessLimitsTheTorque()
  {
    MotorModel motor(knee());
    QCOMPARE(motor.permittedTorque(true), 7.78);
    motor.setStiffness(0.25);
    QCOMPARE(motor.permittedTorque(true), 0.25 * 7.78);
    motor.setStiffness(notANumber);
    QCOMPARE(motor.stiffness(), 0.25);
    motor.setStiffness(7);
    QCOMPARE(motor.stiffness(), 1.);
    motor.setStiffness(-std::numeric_limits<double>::infinity());
    QCOMPARE(motor.permittedTorque(true), 0.);
    motor.setStiffness(1);
    QCOMPARE(motor.permittedTorque(false), 0.); // no power
  }

  void heatReducesTheTorqueAndShutsItDown()
  {
    MotorConstants c = knee();
    c.hotTemperature = 70;
    c.hotStiffness = 0.4;
    c.shutdownTemperature = 90;
    MotorModel motor(c);
    const auto regulationAt = [&motor](double celsius) {
      motor.setTemperature(celsius);
      return motor.regulation();
    };
    QCOMPARE(regulationAt(70), 1.);
    QCOMPARE(regulationAt(80), 0.7);
    VERIFY_NEAR(regulationAt(89.999), 0.4, 1e-4);
    QVERIFY(!motor.isShutDown());
    QCOMPARE(regulationAt(90), 0.);
    QVERIFY(motor.isShutDown());
    QCOMPARE(regulationAt(71), 0.); // until it is hot no longer
    QCOMPARE(regulationAt(70), 1.);
    QVERIFY(!motor.isShutDown());
  }

  void whatIsNotFiniteDoesNoHarm()
  {
    MotorModel motor(knee());
    motor.advance(notANumber, 1, step);
    motor.advance(1, std::numeric_limits<double>::infinity(), step);
    motor.setTemperature(notANumber);
    QVERIFY(std::isfinite(motor.temperature()) && std::isfinite(motor.energy()) && std::isfinite(motor.power()));
  }

  void aSwitchedOffHeatingKeepsTheTemperature()
  {
    MotorModel motor(knee());
    motor.advance(5, 0, step, false);
    QCOMPARE(motor.temperature(), 27.);
    QVERIFY(motor.energy() > 0);
  }
};

QTEST_GUILESS_MAIN(MotorModelTest)
#include "MotorModelTest.moc"
