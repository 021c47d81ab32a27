#include "tests/core/f2000/game/GameSupport.h"

#include "core/game/f2000/game/OfferMaker.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace sparkwright;
using namespace sparkwright::f2000;
using sparkwright::test::F2000World;

namespace
{

const std::string measuringRobot = R"((robot (name Eyes) (team blue) (number 3) (mass 10))
(body (primitive (shape ellipse 400 400) (z 20 400) (color black)))
(motion (plugin differential) (maxTransVel 1000))
(sensor (device odometry) (plugin odometry) (type odometry) (features odometry))
(sensor (device eye) (plugin iconicCamera) (model DFW500) (type camera) (features ball goalDistance objects) (pose 0 0 400 0 0 0) (rate 20))
(sensor (device laser) (plugin laser) (model LMS200) (type LRF) (features 180DegreeScan position) (pose 0 0 300 0 0 0) (rate 20))
(sensor (device sonar) (plugin ultrasonic) (type ultrasonic) (features usDistance) (param angles 0 90) (pose 0 0 200 0 0 0) (rate 20))
(sensor (device film) (plugin renderedCamera) (type image) (features image) (param width 40) (param height 30) (pose 0 0 400 0 0 0) (rate 20))
)";

const Reading& named(const std::vector<Reading>& readings, const std::string& feature)
{
  const auto found = std::ranges::find(readings, feature, &Reading::feature);
  if(found == readings.end())
    qFatal("there is no %s", feature.c_str());
  return *found;
}

} // namespace

/// What a game of middle-size robots tells the window beside the state of the game, and what people may do with robots.
class OfferTest : public QObject
{
  Q_OBJECT
private slots:
  void sensorsAreToldWithUnits()
  {
    F2000World play(test::fieldWith("(robot (file eyes.f2krobot) (pose 0 0 0))"
                                    "(primitive (shape ellipse 200 200) (pose 1000 0 0) (z 0 600) (class obstacle))",
                                    "(ball 2000 600)"),
                    {{"eyes.f2krobot", measuringRobot}});
    QVERIFY(play.loaded);
    play.cycles(20);
    const std::uint64_t root = play.robot().root()->id();
    QVERIFY(play.game().readings(root + 1000).empty());
    const std::vector<Reading> readings = play.game().readings(root);
    QCOMPARE(readings.size(), std::size_t(8));
    const Reading& ball = named(readings, "ball");
    QCOMPARE(ball.device, std::string("eye"));
    QCOMPARE(ball.about.english(), std::string("DFW500 (camera)"));
    QCOMPARE(ball.numbers.size(), std::size_t(4));
    QVERIFY(ball.numbers[0].unit == "m" && std::abs(ball.numbers[0].value.value() - std::hypot(2, 0.6)) < 0.02);
    QVERIFY(std::abs(ball.numbers[1].value.value() - 16.7) < 0.5);
    QVERIFY(ball.age >= 0 && ball.age <= 0.06);
    const Reading& goals = named(readings, "goalDistance");
    QVERIFY(!goals.numbers[0].value && std::abs(goals.numbers[1].value.value() - 5) < 0.02); // The blue one is behind.
    const Reading& scan = named(readings, "180DegreeScan");
    QVERIFY(scan.form == Reading::Form::Scan && scan.marks.size() == 181 && std::abs(scan.range - 8.191) < 1e-9);
    QVERIFY(scan.marks[90].met && std::abs(scan.marks[90].distance - 0.9) < 0.01 && scan.marks[90].bearing == 0);
    QVERIFY(!scan.marks[60].met);
    const Reading& sonar = named(readings, "usDistance");
    QVERIFY(sonar.form == Reading::Form::Marks && sonar.marks.size() == 2);
    QVERIFY(sonar.marks[0].met && std::abs(sonar.marks[0].distance - 0.9) < 0.02 && sonar.marks[0].width == 30);
    QVERIFY(!sonar.marks[1].met && sonar.marks[1].bearing == 90);
    const Reading& objects = named(readings, "objects");
    QVERIFY(objects.form == Reading::Form::Marks && objects.marks.size() >= 3);
    const Reading& picture = named(readings, "image");
    QVERIFY(picture.form == Reading::Form::Picture && picture.width == 40 && picture.height == 30);
    QCOMPARE(picture.pixels->size(), std::size_t(1200));
    QVERIFY(std::abs(named(readings, "position").numbers[0].value.value()) < 0.01);
    QVERIFY(named(readings, "odometry").numbers.size() == 8);
  }

  void pluginsPlayersAndRobotsAreOffered()
  {
    F2000World play(test::fieldWith("(robot (file plain.f2krobot) (pose 0 0 0))(robot (file plain.f2krobot) (pose 2000 0 0) (player patrol))"),
                    test::plainFiles());
    play.cycle();
    const int mine = play.bring(7, test::plainRobot);
    QVERIFY(mine > 0);
    play.cycle();
    const GameOffer offer = play.game().offer(false);
    QVERIFY(offer.lines.empty());
    const auto keeper = std::ranges::find(offer.players, "goalkeeper", &GameOffer::Player::name);
    QVERIFY(keeper != offer.players.end());
    QCOMPARE(keeper->options[0].name, std::string("policy"));
    QCOMPARE(keeper->options[0].choices.size(), std::size_t(6));
    const auto plugin = [&offer](const std::string& name) { return std::ranges::find(offer.plugins, name, &GameOffer::Plugin::name); };
    QVERIFY(plugin("laser") != offer.plugins.end() && plugin("laser")->kind.english() == "Sensor" && plugin("laser")->library.empty());
    QVERIFY(plugin("dancer") != offer.plugins.end() && plugin("dancer")->library.find("dance.so") != std::string::npos);
    // The library of another version is there, with the reason why it is not used.
    QVERIFY(std::ranges::any_of(offer.plugins, [](const GameOffer::Plugin& one)
                                { return one.library.find("newer.so") != std::string::npos && !one.problem.empty(); }));
    QCOMPARE(offer.robots.size(), std::size_t(3));
    QVERIFY(offer.robots[0].owner == GameOffer::Robot::Owner::Nobody);
    QVERIFY(offer.robots[1].owner == GameOffer::Robot::Owner::Player && offer.robots[1].ownerName == "patrol");
    QVERIFY(offer.robots[2].owner == GameOffer::Robot::Owner::Client && offer.robots[2].ownerName == "test");
    QVERIFY(offer.robots[0].name == "Plain" && offer.robots[0].team == 1 && offer.robots[0].unum == 1);
    QCOMPARE(offer.robots[0].manipulators.size(), std::size_t(1));
    QVERIFY(offer.robots[0].manipulators[0].states == (std::vector<std::string>{"rest", "kick"}));
  }

  void peopleStartStopAndManipulate()
  {
    F2000World play(test::fieldWith("(robot (file plain.f2krobot) (pose 0 0 0))"), test::plainFiles());
    play.cycle();
    const auto say = [&play](const std::string& command)
    {
      play.world().command(command);
      play.cycles(2);
    };
    say("(startPlayer goalkeeper (policy block) (speed 0.75))");
    QCOMPARE(play.robots().size(), std::size_t(2));
    GameOffer offer = play.game().offer(false);
    QCOMPARE(offer.robots[1].ownerName, std::string("goalkeeper"));
    say("(stopPlayer " + std::to_string(offer.robots[1].number) + ")");
    QCOMPARE(play.robots().size(), std::size_t(1));
    say("(manipulate " + std::to_string(offer.robots[0].number) + " \"kicker\" \"kick\")");
    QCOMPARE(play.robot().manipulators()[0].state(), std::size_t(1));
    const std::size_t before = play.messages.size();
    for(const char* const wrong : {"(startPlayer nobody)", "(startPlayer)", "(stopPlayer 99)", "(stopPlayer x)", "(manipulate 1 kicker fly)",
                                   "(manipulate 1 nose kick)", "(manipulate 1)"})
      say(wrong);
    QVERIFY2(play.messages.size() >= before + 7, qPrintable(QString::number(play.messages.size() - before)));
    QCOMPARE(play.robots().size(), std::size_t(1));
  }

  void messagesAreKeptOnceSomebodyListens()
  {
    F2000World play(test::fieldWith(""));
    play.cycle();
    play.join(3);
    play.say(3, "HELLO \"early\" 1");
    QVERIFY(play.game().offer(true).lines.empty()); // From now on.
    play.say(3, "PING 42\n" + std::string(1000, 'x'));
    play.cycle();
    const std::vector<GameOffer::Line> lines = play.game().offer(true).lines;
    QCOMPARE(lines.size(), std::size_t(4));
    QVERIFY(lines[0].text == "PING 42" && !lines[0].isAnswer && lines[0].client == 3 && lines[0].number == 1);
    QVERIFY(lines[1].text.size() < 400); // Only its beginning.
    QVERIFY(lines[2].text == "PONG 42" && lines[2].isAnswer);
    for(int i = 0; i < 1000; ++i)
      play.say(3, "PING 1");
    QCOMPARE(play.game().offer(true).lines.size(), std::size_t(500)); // The newest ones.
  }

  void theChallengeIsPlayed()
  {
    const auto run = []
    {
      F2000World play("(field msl2002)(ball 4500 0)(robot (file f2000/robots/shooter.f2krobot) (pose 4850 0 180))"
                      "(primitive (shape ellipse 200 200) (pose -1500 -700 0) (z 0 600) (class obstacle))"
                      "(primitive (shape ellipse 200 200) (pose -1500 700 0) (z 0 600) (class obstacle))",
                      {}, 4);
      ChallengeRun::Options options;
      options.challenge.players = {"slalom"};
      options.challenge.attempts = 2;
      play.cycle();
      play.game().startBenchmark(options);
      int cycles = 0;
      while(!play.game().isOver() && ++cycles < 20'000)
        play.cycle();
      play.cycle();
      return std::pair(play.messages, play.state().score);
    };
    const auto [messages, score] = run();
    QCOMPARE(score[0] + score[1], 2);
    QVERIFY(std::ranges::any_of(messages, [](const std::string& line) { return line.find("slalom") != std::string::npos; }));
    QVERIFY(run().first == messages); // It repeats.
  }
  void aChallengeWithoutObstaclesSaysWhy()
  {
    F2000World play(test::fieldWith("(robot (file plain.f2krobot) (pose 0 0 0))"), test::plainFiles());
    ChallengeRun::Options options;
    options.challenge.players = {"slalom"};
    play.cycle();
    play.game().startBenchmark(options);
    play.cycles(3);
    QVERIFY(play.game().isOver());
    QVERIFY(play.logs("two obstacles"));
  }
};

QTEST_APPLESS_MAIN(OfferTest)
#include "OfferTest.moc"
