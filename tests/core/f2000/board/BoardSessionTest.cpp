#include "core/game/f2000/board/BoardSession.h"
#include "core/game/f2000/board/ClockOffset.h"
#include "core/game/f2000/data/ArrayData.h"

#include <QtTest>

#include <cmath>
#include <memory>
#include <random>

using namespace sparkwright::f2000;

namespace test::board
{

constexpr auto robotText = "(body (primitive (shape rect 400 300))) (motion (plugin differential))";

/// A world of one robot that does what it is told, and writes it down.
class FakeHost : public BoardHost
{
public:
  FakeHost()
  {
    for(const char* const feature : {"odometry", "180DegreeScan", "ball"})
    {
      auto data = makeData(feature);
      data->identify({"device", "model", "type", feature});
      container.add(std::move(data));
    }
    container.at(3)->setData(std::vector<std::uint32_t>{1, 1500, 0xffffff00u, 7, 1000});
    container.at(3)->setStamp(6000);
  }

  std::int64_t clock() const override { return now; }
  double speedFactor() const override { return 1; }
  PlayState playState() const override { return PlayState::Kickoff; }
  std::pair<int, int> score() const override { return {2, 1}; }
  Refusal makeRobot(const RobotForm& form, int& id) override
  {
    if(form.motion == "missing")
      return BoardError{BoardErrorCode::UnknownPlugin, "there is no plugin missing"};
    id = 5;
    return {};
  }
  void removeRobot(int robot) override { done += QString("remove %1;").arg(robot); }
  const SensorContainer& sensors(int) const override { return container; }
  Refusal startRobot(int, const std::optional<Pose>& place, Pose& placed) override
  {
    if(place && place->x > 4)
      return BoardError{BoardErrorCode::PlaceOccupied, "somebody stands there"};
    placed = place.value_or(Pose{1, 2, 0.5});
    return {};
  }
  void drive(int robot, std::optional<double> v, std::optional<double> omega) override
  {
    done += QString("drive %1 %2 %3;").arg(robot).arg(v.value_or(99)).arg(omega.value_or(99), 0, 'f', 3);
    moving = v.value_or(1) != 0;
  }
  bool command(int, const std::vector<double>& values) override { return values.size() == 3; }
  std::vector<std::string> commandNames(int) const override { return {"vx", "vy", "omega"}; }
  Refusal manipulate(int, const std::string& manipulator, const std::string& state) override
  {
    if(manipulator != "kicker")
      return BoardError{BoardErrorCode::UnknownState, "no such manipulator"};
    done += "manip " + QString::fromStdString(state) + ';';
    return {};
  }
  bool isMoving(int) const override { return moving; }
  void setNoise(int, bool enabled) override { done += enabled ? "noise on;" : "noise off;"; }
  void requestData(int) override {}
  double learnModels(int, std::size_t, std::size_t) override { return -1; }
  bool saveModels(int, const std::string&) override { return false; }
  bool loadModels(int, const std::string&) override { return false; }
  sparkwright::DrawingService* drawings() const override { return nullptr; }
  RobotTeam teamOf(int) const override { return RobotTeam::Blue; }
  void reset(ResetKind kind) override { done += kind == ResetKind::All ? "reset all;" : "reset kickoff;"; }
  void setPaused(bool paused) override { done += paused ? "pause;" : "resume;"; }
  void setSpeedFactor(double factor) override { done += QString("speed %1;").arg(factor); }
  void placeBall(double x, double y) override { done += QString("ball %1 %2;").arg(x).arg(y); }
  Refusal placeRobot(int robot, const Pose& pose) override
  {
    done += QString("robot %1 %2;").arg(robot).arg(pose.theta, 0, 'f', 3);
    return {};
  }
  std::vector<TrueObject> truth() const override { return {{5, "robot", {1, 2, 0}, 0}, {9, "ball", {0.5, 0, 0}, 0.11}}; }

  std::int64_t now = 1000;
  bool moving = false;
  QString done;
  SensorContainer container;
};

/// A client of that world.
struct Client
{
  explicit Client(FakeHost& host, BoardSession::Rights rights = {})
      : session(3, host, rights, [this](const std::string& text) { said += text; })
  {
    session.takeOutput();
  }
  QString send(const QByteArray& text)
  {
    session.receive({text.data(), static_cast<std::size_t>(text.size())});
    return QString::fromStdString(session.takeOutput());
  }
  /// Up to a state.
  void reach(BoardSession::State state)
  {
    using S = BoardSession::State;
    if(state >= S::Greeted)
      send("HELLO \"me\" 1 \"secret\"\n");
    if(state >= S::Synced)
      send("OFFSET 0\n");
    if(state >= S::Configured)
      send("CONFIG " + QByteArray::number(static_cast<int>(qstrlen(robotText))) + "\n" + robotText);
    if(state >= S::Active)
      send("START\n");
  }

  std::string said;
  BoardSession session;
};

} // namespace test::board

using namespace test::board;

/// A client's session at the message board of the F2000 league: F19 to F21 of its scenarios, each command, each error.
class BoardSessionTest : public QObject
{
  Q_OBJECT
private slots:
  void init() { host_ = std::make_unique<FakeHost>(); }

  void F19_clocksAreCompared()
  {
    ClockOffset clocks;
    QVERIFY(!clocks.roundTrip());
    clocks.add(1000'000, 5004'000, 5004'500, 1021'100); // A slow one.
    clocks.add(1000'000, 5000'400, 5000'500, 1001'100);
    clocks.add(1000'000, 5000'400, 5000'500, 1001'900);
    clocks.add(2000'000, 5000'400, 5000'500, 1001'900); // Backwards.
    QCOMPARE(*clocks.roundTrip(), 1000);
    QCOMPARE(clocks.offset(), -3999'900);
    QCOMPARE(6000'000 + clocks.offset(), 2000'100);
  }

  void aSessionFromBeginningToEnd()
  {
    BoardSession session(3, *host_, {}, [](const std::string&) {});
    QCOMPARE(session.takeOutput(), std::string("WELCOME f2000 1 \"Sparkwright\"\n"));
    Client client(*host_);
    QCOMPARE(client.send("HELLO \"my \\\"client\\\"\" 1\r\n"), QString("OK HELLO 3\n"));
    host_->now = 5000;
    QCOMPARE(client.send("SYNC 77\n"), QString("SYNC 77 5000 5000\n"));
    QCOMPARE(client.send("OFFSET -4000\n"), QString("OK OFFSET\n"));
    const QByteArray file(robotText);
    // In pieces: the file is bytes, and may be followed by anything.
    QCOMPARE(client.send("CONFIG #8 " + QByteArray::number(file.size()) + "\n" + file.left(10)), QString());
    QCOMPARE(client.send(file.mid(10) + "START 500 -250 90000\nTV 3"),
             QString("OK CONFIG #8 5\n"
                     "SENSOR 1 \"device\" \"model\" \"type\" \"odometry\" 1\n"
                     "SENSOR 2 \"device\" \"model\" \"type\" \"180DegreeScan\" 10\n"
                     "SENSOR 3 \"device\" \"model\" \"type\" \"ball\" 2\n"
                     "END SENSOR\n"
                     "OK START 500 -250 90000\n"));
    QCOMPARE(client.send("00\n"), QString());
    QCOMPARE(host_->done, QString("drive 5 0.3 99.000;"));
    QCOMPARE(client.send("UPDATE 3\n"), QString()); // At the end of the cycle.
    client.session.cycle();
    QCOMPARE(client.send(""), QString("UPD 5000 1\nDATA 3 2000 5 1 1500 4294967040 7 1000\nEND UPD\n"));
    QCOMPARE(client.send("BYE\n"), QString("OK BYE\n"));
    QVERIFY(client.session.state() == BoardSession::State::Closed);
    QVERIFY(host_->done.endsWith("remove 5;"));
    QCOMPARE(client.send("PING 1\n"), QString());
  }

  void F20_F21_whatIsNotAskedForDoesNotCome()
  {
    Client client(*host_);
    QVERIFY(client.send("TV 100\n").startsWith("ERR 11 \"TV comes after START"));
    client.reach(BoardSession::State::Active);
    for(int i = 0; i < 1000; ++i)
      client.session.cycle();
    QCOMPARE(client.send("PING x\n"), QString("PONG x\n"));
    client.send("UPDATE\nUPDATE\n"); // One answer for each cycle.
    client.session.cycle();
    client.session.cycle();
    QCOMPARE(client.send("").count("END UPD"), 1);
  }

  void aSensorThatIsNamedOftenIsSentOnce()
  {
    Client client(*host_);
    client.reach(BoardSession::State::Active);
    QByteArray often;
    for(int i = 0; i < 20000; ++i)
      often += i % 2 == 0 ? " 3" : " 1";
    client.send("UPDATE" + often + '\n');
    client.session.cycle();
    QString answer = client.send("");
    QVERIFY2(answer.startsWith("UPD 1000 2\nDATA 3 "), qPrintable(answer.left(200)));
    QCOMPARE(answer.count("DATA "), 2);
    QCOMPARE(client.send("SUBSET" + often + '\n'), QString("OK SUBSET 2\n"));
    client.send(QByteArray("UPDATE\n").repeated(1000));
    client.session.cycle();
    answer = client.send("");
    QVERIFY2(answer.startsWith("UPD 1000 2\nDATA 3 "), qPrintable(answer.left(200)));
    QCOMPARE(answer.count("DATA "), 2);
  }

  void whoBeginsAsAnotherProgramIsSentAway_data()
  {
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray body = "\r\nHELLO \"x\" 1\nPAUSE\nRESET\n";
    QTest::newRow("POST of a web page") << "POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: text/plain\r\n" + body;
    QTest::newRow("GET") << "GET / HTTP/1.1\r\n" + body;
    QTest::newRow("no words") << QByteArray("\x16\x03\x01\n") + body;
    QTest::newRow("small letters") << "hello \"x\" 1\n" + body;
  }
  void whoBeginsAsAnotherProgramIsSentAway()
  {
    QFETCH(QByteArray, bytes);
    Client client(*host_, {"", true}); // Everybody may train.
    const QString answer = client.send(bytes);
    QVERIFY(client.session.state() == BoardSession::State::Closed);
    QCOMPARE(host_->done, QString());
    QCOMPARE(answer.count('\n'), 1);
    QVERIFY2(answer.startsWith("ERR 1"), qPrintable(answer));
  }

  void commandsDoWhatTheySay_data()
  {
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("reply");
    QTest::addColumn<QString>("done");
    const auto row = [](const char* line, const char* reply, const char* done = "")
    { QTest::addRow("%s", line) << QByteArray(line) << QString(reply) << QString(done); };
    row("TV -250", "", "drive 5 -0.25 99.000;");
    row("TV #4 100", "OK TV #4\n", "drive 5 0.1 99.000;");
    row("RV 90000", "", "drive 5 99 1.571;");
    row("MV 100 -180000", "", "drive 5 0.1 -3.142;");
    row("MOTION #1 3 0.5 -1 2.5e-1", "OK MOTION #1\n");
    row("MOTION #1 2 0.5 -1", "ERR 41 #1 \"the drive takes 3 values: vx, vy, omega\"\n");
    row("MOTION 3 1 2", "ERR 13 \"MOTION takes how many numbers follow, and these\"\n");
    row("MOTION 1 nan", "ERR 13 \"MOTION takes numbers in units of the drive\"\n");
    row("MANIP \"kicker\" \"kick\"", "OK MANIP\n", "manip kick;");
    row("MANIP \"arm\" \"up\"", "ERR 42 \"no such manipulator\"\n");
    row("MANIP kicker kick", "ERR 13 \"MANIP takes a manipulator and a state, both in quotes\"\n");
    row("STOP", "OK STOP\n", "drive 5 0 0.000;");
    row("UPDATE 4", "ERR 40 \"there is no sensor 4\"\n");
    row("UPDATE 1 0", "ERR 40 \"there is no sensor 0\"\n");
    row("UPDATE x", "ERR 13 \"UPDATE takes numbers of sensors\"\n");
    row("SUBSET 2 3", "OK SUBSET 2\n");
    row("SUBSET ALL", "OK SUBSET 3\n");
    row("SUBSET", "ERR 13 \"SUBSET takes ALL, or numbers of sensors\"\n");
    row("NOISE OFF", "OK NOISE\n", "noise off;");
    row("NOISE maybe", "ERR 13 \"NOISE takes ON or OFF\"\n");
    row("SAY \"to me\"", "OK SAY\n");
    row("SAY hello", "ERR 13 \"SAY takes a text in quotes of at most 512 bytes\"\n");
    row("SCORE", "SCORE 2 1\n");
    row("TIME", "TIME 1000 1.000000\n");
    row("STATE", "STATE KICKOFF\n");
    row("RESET", "OK RESET\n", "reset all;");
    row("RESET KICKOFF", "OK RESET\n", "reset kickoff;");
    row("RESET now", "ERR 13 \"RESET takes KICKOFF or ALL\"\n");
    row("PAUSE", "OK PAUSE\n", "pause;");
    row("RESUME", "OK RESUME\n", "resume;");
    row("SPEED 2.5", "OK SPEED\n", "speed 2.5;");
    row("SPEED 0", "ERR 13 \"SPEED takes a multiple of real time, 0.01 to 1000\"\n");
    row("PLACE BALL 1500 -300", "OK PLACE\n", "ball 1.5 -0.3;");
    row("PLACE ROBOT 7 0 0 90000", "OK PLACE\n", "robot 7 1.571;");
    row("PLACE ROBOT 7 0 0", "ERR 13 \"PLACE takes ROBOT id x y theta, in mm and mdeg\"\n");
    row("PLACE GOAL 0 0", "ERR 13 \"PLACE takes BALL x y, or ROBOT id x y theta, in mm and mdeg\"\n");
    row("TRUTH", "TRUTH 2\nOBJ 5 \"robot\" 1000 2000 0 0\nOBJ 9 \"ball\" 500 0 110 0\nEND TRUTH\n");
    row("PING \"a b\"", "PONG \"a b\"\n");
    row("TV 99999999999", "ERR 13 \"TV takes a velocity in mm/s\"\n");
    row("TV 1.5", "ERR 13 \"TV takes a velocity in mm/s\"\n");
    row("TV \"5\"", "ERR 13 \"TV takes a velocity in mm/s\"\n");
    row("tv 5", "ERR 12 \"there is no command tv\"\n");
    row("JUMP #3", "ERR 12 #3 \"there is no command JUMP\"\n");
    row("SAY \"open", "ERR 10 \"a message is a command and words; texts stand in quotes, which have to end\"\n");
    row("SAY \"open\\", "ERR 10 \"a message is a command and words; texts stand in quotes, which have to end\"\n");
    row("\x01", "ERR 10 \"a message is a command and words; texts stand in quotes, which have to end\"\n");
    row("HELLO \"again\" 1", "ERR 11 \"HELLO comes once, and has come\"\n");
    row("CONFIG 5", "ERR 11 \"CONFIG comes once, and has come\"\n");
    row("   ", "");
  }
  void commandsDoWhatTheySay()
  {
    QFETCH(QByteArray, line);
    QFETCH(QString, reply);
    QFETCH(QString, done);
    Client client(*host_, {"secret", false});
    client.reach(BoardSession::State::Active);
    host_->done.clear();
    QCOMPARE(client.send(line + '\n'), reply);
    QCOMPARE(host_->done, done);
    QCOMPARE(client.said, std::string(line.contains("to me") ? "to me" : ""));
    QVERIFY(client.session.state() == BoardSession::State::Active);
  }

  void trainersNeedTheToken()
  {
    for(const char* const line : {"RESET", "PAUSE", "RESUME", "SPEED 1", "PLACE BALL 0 0", "TRUTH", "NOISE OFF"})
    {
      Client stranger(*host_, {"other", false}), nobody(*host_), anyone(*host_, {"", true});
      for(Client* const client : {&stranger, &nobody, &anyone})
        client->reach(BoardSession::State::Active);
      QVERIFY(stranger.send(QByteArray(line) + '\n').startsWith("ERR 15"));
      QVERIFY(nobody.send(QByteArray(line) + '\n').startsWith("ERR 15")); // An empty token opens nothing.
      QVERIFY(!anyone.send(QByteArray(line) + '\n').startsWith("ERR"));
    }
  }

  void robotsThatCannotBeAreRefused_data()
  {
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("reply");
    QTest::newRow("syntax") << QByteArray("(body (primitive (shape rect 1 1)))\n(motion (plugin x) (latency -1))")
                            << "ERR 30 \"2:20: `latency` is a number from 0 to 10000 ms, not `-1`\"\n";
    QTest::newRow("plugin") << QByteArray("(body (primitive (shape rect 1 1))) (motion (plugin missing))")
                            << "ERR 31 \"there is no plugin missing\"\n";
    QTest::newRow("binary") << QByteArray("\0\xff\n\n\"(", 6) << "";
  }
  void robotsThatCannotBeAreRefused()
  {
    QFETCH(QByteArray, file);
    QFETCH(QString, reply);
    Client client(*host_);
    client.reach(BoardSession::State::Synced);
    const QString said = client.send("CONFIG " + QByteArray::number(file.size()) + '\n' + file);
    if(reply.isEmpty())
      QVERIFY(said.startsWith("ERR 30 "));
    else
      QCOMPARE(said, reply);
    QVERIFY(client.session.state() == BoardSession::State::Synced); // It may try again.
    client.reach(BoardSession::State::Active);
  }

  void aPlaceMayBeOccupied()
  {
    Client client(*host_);
    client.reach(BoardSession::State::Configured);
    QVERIFY(client.send("START 4500 0 0\n").startsWith("ERR 33"));
    QVERIFY(client.send("START 1 2\n").startsWith("ERR 13"));
    QCOMPARE(client.send("START\n"), QString("OK START 1000 2000 28648\n"));
  }

  void floodsEndTheConnection()
  {
    Client client(*host_);
    client.reach(BoardSession::State::Active);
    for(int i = 0; i < 9; ++i)
      client.send("\"\n");
    client.send("PING\n"); // Errors in a row only.
    for(int i = 0; i < 9; ++i)
      client.send("\"\n");
    QVERIFY(client.session.state() == BoardSession::State::Active);
    client.send("\"\n");
    QVERIFY(client.session.state() == BoardSession::State::Closed);
    Client other(*host_);
    const QByteArray chunk(100000, 'x');
    QString reply;
    for(int i = 0; i < 11; ++i)
      reply += other.send(chunk);
    QCOMPARE(reply, QString("ERR 14 \"a line has at most 1048576 bytes\"\n"));
    QVERIFY(other.session.state() == BoardSession::State::Closed);
  }

  void aSilentClientsRobotIsStopped()
  {
    Client client(*host_);
    client.reach(BoardSession::State::Active);
    client.send("TV 100\n");
    host_->done.clear();
    host_->now += 1'900'000;
    client.session.cycle();
    QCOMPARE(host_->done, QString());
    host_->now += 200'000;
    client.session.cycle();
    QCOMPARE(host_->done, QString("drive 5 0 0.000;"));
    client.session.cycle();
    QCOMPARE(host_->done, QString("drive 5 0 0.000;")); // Once.
  }

  void whatTeamMatesSayComesBeforeTheData()
  {
    Client client(*host_);
    client.reach(BoardSession::State::Active);
    client.send("OFFSET 100\n");
    for(int i = 0; i < 70; ++i)
      client.session.hear(2, 1000 + i, "ball \"here\" \n" + std::to_string(i));
    client.send("UPDATE 1\n");
    client.session.cycle();
    const QStringList lines = client.send("").split('\n');
    QCOMPARE(lines[0], QString("HEAR 2 1106 \"ball \\\"here\\\" ?6\"")); // The oldest were dropped.
    QCOMPARE(lines[63], QString("HEAR 2 1169 \"ball \\\"here\\\" ?69\""));
    QVERIFY(lines[64].startsWith("UPD "));
  }

  /// Any bytes at any state do no harm.
  void damagedMessagesDoNoHarm()
  {
    std::mt19937 random(11);
    static const QByteArray words[] = {"HELLO \"a\" 1", "SYNC 1", "OFFSET 5", "CONFIG 20\n", "START", "UPDATE 1 2 3", "MV 1 2",
                                       "MOTION 3 1 2 3", "SAY \"x\"", "PLACE", "TRUTH", "#1", "\"", "\\", "\n", "\r\n", "\0", " "};
    for(int run = 0; run < 300; ++run)
    {
      Client client(*host_, {"", true});
      client.reach(static_cast<BoardSession::State>(run % 5));
      for(int i = 0; i < 60; ++i)
      {
        client.send(words[random() % std::size(words)] + (random() % 3 ? "\n" : " "));
        client.session.cycle();
      }
      client.session.close();
      client.session.close();
    }
    QVERIFY(host_->done.contains("remove 5;"));
  }

private:
  std::unique_ptr<FakeHost> host_;
};

QTEST_APPLESS_MAIN(BoardSessionTest)
#include "BoardSessionTest.moc"
