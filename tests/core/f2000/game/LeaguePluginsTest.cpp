#include "tests/core/f2000/game/GameSupport.h"

#include <QtTest>

#include <cmath>

using namespace sparkwright;
using namespace sparkwright::f2000;
using sparkwright::test::F2000World;

/// Plugins of the middle-size league in libraries: good ones, and those that fail. F39 of the scenarios.
class LeaguePluginsTest : public QObject
{
  Q_OBJECT

  static std::string robotWith(const std::string& drive, const std::string& sensor)
  {
    return "(robot (name R) (mass 10)) (body (primitive (shape ellipse 400 400) (z 20 400)))"
           "(motion (plugin " + drive + "))"
           "(sensor (device odometry) (plugin odometry) (type odometry) (features odometry))"
           "(sensor (device probe) (plugin " + sensor + ") (type ultrasonic) (features usDistance) (rate 50))";
  }

private slots:
  void aLibraryBringsOneOfEachKind()
  {
    F2000World play("(field msl2002) (ball 0 0)");
    const PluginRegistry& plugins = play.game().plugins();
    for(const auto& [kind, id] : {std::pair(PluginKind::Sensor, "thermometer"), std::pair(PluginKind::SensorData, "warmth"),
                                  std::pair(PluginKind::Motion, "jumper"), std::pair(PluginKind::Player, "dancer")})
    {
      const PluginInfo* const info = plugins.find(kind, id);
      QVERIFY2(info, id);
      QVERIFY(info->library.string().ends_with("dance.so"));
    }
    QVERIFY(play.game().startPlayer("dancer", {}, Pose{-1, 0, 0}).empty());
    play.cycles(30);
    const auto* const data = play.robot().devices->sensors().at(1);
    QCOMPARE(data->identity().feature, std::string("warmth"));
    std::vector<std::uint32_t> words;
    data->getData(words);
    // 40 degrees at the ball, 20 at 1 m.
    QVERIFY2(words.size() == 1 && std::abs(static_cast<int>(words[0]) - 20000) < 1500, qPrintable(QString::number(words[0])));
    QVERIFY(play.robot().pose().x > -0.95); // It is warm, so it drives on.
  }

  void F39_othersAreLeftOut()
  {
    F2000World play("(field msl2002)");
    QVERIFY(play.logs("the plugin tomorrow of"));
    QVERIFY(play.logs("was made for version 99 of the interface, and this is 1"));
    QVERIFY(!play.game().plugins().find(PluginKind::Sensor, "tomorrow"));
    QVERIFY(play.logs("the plugin omni is there already"));
    QVERIFY(play.logs("the plugin ninth of"));
    QVERIFY(play.logs("it has no name"));
    play.cycles(10);
  }

  void F39_aSensorThatThrowsGoesStale_data()
  {
    QTest::addColumn<QString>("sensor");
    QTest::addColumn<QString>("why");
    QTest::newRow("throws") << "thrower" << "it is broken";
    QTest::newRow("half an array") << "truncated" << "an array that its feature usDistance does not have";
  }
  void F39_aSensorThatThrowsGoesStale()
  {
    QFETCH(QString, sensor);
    QFETCH(QString, why);
    F2000World play("(field msl2002) (ball -4000 2000) (robot (file r.f2krobot) (pose 0 0 0))",
                    {{"r.f2krobot", robotWith("differential", sensor.toStdString())}});
    play.cycles(20);
    QVERIFY(play.robot().devices->sensors().at(2)->isStale());
    QVERIFY(!play.robot().devices->sensors().at(1)->isStale());
    QVERIFY(play.logs(why.toStdString()));
    const auto said = std::ranges::count_if(play.messages, [](const std::string& one) { return one.find("has failed") != one.npos; });
    QCOMPARE(said, 1);
    play.robot().devices->drive(0.5, 0);
    play.cycles(50);
    QVERIFY(play.robot().pose().x > 0.1);
  }

  void aDriveThatGivesNonsenseHalts()
  {
    F2000World play("(field msl2002) (ball -4000 2000) (robot (file r.f2krobot) (pose 0 0 0))",
                    {{"r.f2krobot", robotWith("nowhere", "ultrasonic")}});
    play.cycle();
    play.robot().devices->drive(1, 0);
    play.cycles(20);
    QVERIFY(play.logs("the drive of robot 1 has failed, so it stands: it moves by a way that is no number"));
    QVERIFY(std::hypot(play.robot().pose().x, play.robot().pose().y) < 1e-6);
  }

  void librariesWithoutPluginsAreNamed()
  {
    F2000World play("(field msl2002)");
    play.game().loadPlugins("/nowhere/else.so");
    QVERIFY(play.logs("/nowhere/else.so cannot be loaded"));
    play.game().loadPlugins(SPARKWRIGHT_BIN_DIR "/../tests/plugins/hollow.so");
    QVERIFY(play.logs("has no plugins: it does not export f2k_plugin_info"));
  }
};

QTEST_MAIN(LeaguePluginsTest)
#include "LeaguePluginsTest.moc"
