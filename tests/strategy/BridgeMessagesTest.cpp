#include "app/strategy/bridge/FiraMessages.h"
#include "app/strategy/bridge/LegacyMessages.h"
#include "core/record/proto/ProtoReader.h"
#include "core/record/proto/ProtoWriter.h"

#include <QtTest>

#include <cmath>
#include <limits>
#include <numbers>
#include <random>

using namespace sparkwright;
using namespace sparkwright::strategy;
using namespace sparkwright::simurosot;

namespace
{

FullFrame frameOfTwo(int blueEnd)
{
  FullFrame frame;
  frame.frame = 12;
  frame.state = SST_STATE_NORMAL;
  frame.blueEnd = blueEnd;
  frame.score = {2, 1};
  frame.robots = 1;
  frame.robot[0][0].x = 100; // Blue.
  frame.robot[0][0].y = 70;
  frame.robot[0][0].angle = 30;
  frame.robot[0][0].vx = 50;
  frame.robot[0][0].flags = SST_VALID;
  frame.robot[1][0].x = -200; // Yellow.
  frame.robot[1][0].y = -140;
  frame.robot[1][0].angle = 180;
  frame.robot[1][0].flags = SST_VALID;
  frame.ball = {50, -14, 2.1, 10, 0, 0};
  return frame;
}

std::string packet(double left)
{
  std::string bytes;
  proto::ProtoWriter writer(bytes);
  writer.message(1,
                 [&](proto::ProtoWriter& commands)
                 {
                   commands.message(1,
                                    [&](proto::ProtoWriter& one)
                                    {
                                      one.whole(1, 3);
                                      one.whole(2, 1);
                                      one.number(6, left);
                                      one.number(7, -4.);
                                    });
                 });
  writer.message(2,
                 [&](proto::ProtoWriter& replace)
                 {
                   replace.message(1, [&](proto::ProtoWriter& ball) { ball.number(1, 0.5); });
                   replace.message(2,
                                   [&](proto::ProtoWriter& robot)
                                   {
                                     robot.message(1,
                                                   [&](proto::ProtoWriter& at)
                                                   {
                                                     at.whole(1, 2);
                                                     at.number(3, -0.25);
                                                     at.number(4, 90.);
                                                   });
                                     robot.whole(5, 1);
                                   });
                 });
  return bytes;
}

} // namespace

/// The messages of other platforms, against numbers worked out by hand, and damaged ones.
class BridgeMessagesTest : public QObject
{
  Q_OBJECT

private slots:
  void placesOfAPicture()
  {
    const FieldSpec field = FieldSpec::large();
    QCOMPARE(legacy::inPicture(-200, 140, field), (std::pair<int, int>{65, 95}));
    QCOMPARE(legacy::inPicture(200, -140, field), (std::pair<int, int>{965, 723}));
    QCOMPARE(legacy::inPicture(0, 0, field), (std::pair<int, int>{515, 409}));
    QCOMPARE(legacy::inPicture(std::nan(""), 1e300, field), (std::pair<int, int>{515, -219}));
  }

  void whatAHistoricClientSees()
  {
    QCOMPARE(legacy::see(frameOfTwo(1), FieldSpec::large()),
             std::string(
                 "(see 12 ((player left 1) 65 723 -180.0) ((player right 12) 740 252 -30.0) ((ball) 628 440 -0.0))"));
    // In the second half the teams see the same ends.
    QCOMPARE(
        legacy::see(frameOfTwo(-1), FieldSpec::large()),
        std::string("(see 12 ((player left 1) 965 95 -0.0) ((player right 12) 290 566 150.0) ((ball) 403 378 -0.0))"));
    QCOMPARE(legacy::init(true, "play_on"), std::string("(init l play_on)"));
    QCOMPARE(legacy::init(false, "pause"), std::string("(init r pause)"));
  }

  void whatAHistoricClientSays()
  {
    QCOMPARE(legacy::readInit("(init Tigers (version 4.00))").value_or("none"), std::string("Tigers"));
    QVERIFY(!legacy::readInit("((player left 1) 1 2)"));
    const auto commands = legacy::readCommands("((player left 1) 10 -20) ((player left 11) 127 0)");
    QCOMPARE(commands.size(), std::size_t(2));
    QVERIFY(commands[0].left && commands[0].number == 1 && commands[0].leftWheel == 10 &&
            commands[0].rightWheel == -20);
    QCOMPARE(commands[1].number, 11);
    QCOMPARE(legacy::readCommands("((player right 2) 5 6)")[0].left, false);
  }

  void damagedCommandsCostNothing_data()
  {
    QTest::addColumn<QByteArray>("datagram");
    QTest::addColumn<int>("commands");
    QTest::newRow("empty") << QByteArray() << 0;
    QTest::newRow("other") << QByteArray("(move 1 2)") << 0;
    QTest::newRow("cut") << QByteArray("((player left 1) 10 20) ((player left 2) 3") << 1;
    QTest::newRow("NaN") << QByteArray("((player left 1) nan 20)") << 0;
    QTest::newRow("infinite") << QByteArray("((player left 1) inf 20)") << 0;
    QTest::newRow("number 12") << QByteArray("((player left 12) 1 2) ((player left 3) 1 2)") << 1;
    QTest::newRow("no side") << QByteArray("((player middle 1) 1 2)") << 0;
    QTest::newRow("brackets") << QByteArray(60000, '(') << 0;
    QTest::newRow("many") << QByteArray("((player left 1) 1 2) ").repeated(3000) << 11;
  }
  void damagedCommandsCostNothing()
  {
    QFETCH(QByteArray, datagram);
    QFETCH(int, commands);
    QCOMPARE(static_cast<int>(legacy::readCommands(datagram.toStdString()).size()), commands);
  }

  void whatAClientOfFirasimSays()
  {
    const auto read = fira::readPacket(packet(7.5));
    QVERIFY(read);
    QCOMPARE(read->commands.size(), std::size_t(1));
    QVERIFY(read->commands[0].yellow && read->commands[0].robot == 3);
    QCOMPARE(read->commands[0].left, 7.5);
    QCOMPARE(read->commands[0].right, -4.);
    QVERIFY(read->ball && read->ball->x == 0.5 && read->ball->y == 0);
    QCOMPARE(read->robots.size(), std::size_t(1));
    QVERIFY(read->robots[0].yellow && read->robots[0].robot == 2 && read->robots[0].y == -0.25 &&
            read->robots[0].angle == 90);
  }

  void whatAClientOfFirasimSees_data()
  {
    QTest::addColumn<int>("blueEnd");
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("angle");
    QTest::newRow("first half") << 1 << -1. << -150.;
    QTest::newRow("second half") << -1 << 1. << 30.;
  }
  void whatAClientOfFirasimSees()
  {
    QFETCH(int, blueEnd);
    QFETCH(double, x);
    QFETCH(double, angle);
    const std::string bytes = fira::environment(frameOfTwo(blueEnd), FieldSpec::large());
    double seenX = 0, seenAngle = 0, length = 0;
    int yellow = 0, blue = 0, goals = 0;
    for(proto::ProtoReader in(bytes); in.next();)
    {
      if(in.field() == 2)
        for(proto::ProtoReader frame = in.message(); frame.next();)
        {
          yellow += frame.field() == 2;
          blue += frame.field() == 3;
          if(frame.field() == 3)
            for(proto::ProtoReader robot = frame.message(); robot.next();)
              (robot.field() == 2 ? seenX : robot.field() == 4 ? seenAngle : length) = robot.number();
        }
      if(in.field() == 3)
        for(proto::ProtoReader field = in.message(); field.next();)
          if(field.field() == 2)
            length = field.number();
      if(in.field() == 4)
        goals = in.integer();
    }
    QCOMPARE(yellow, 1);
    QCOMPARE(blue, 1);
    QCOMPARE(goals, 2);
    QVERIFY(std::abs(length - 4) < 1e-9);
    QVERIFY(std::abs(seenX - x) < 1e-9);
    QVERIFY(std::abs(seenAngle - angle * std::numbers::pi / 180) < 1e-9);
  }

  void anyBytesAreRead()
  {
    std::mt19937 random(5);
    const std::string good = packet(std::numeric_limits<double>::quiet_NaN());
    QVERIFY(fira::readPacket(good));
    int damaged = 0;
    for(int i = 0; i < 20000; ++i)
    {
      std::string bytes = good;
      for(int k = 0; k < 3; ++k)
        bytes[random() % bytes.size()] = static_cast<char>(random());
      bytes.resize(random() % (bytes.size() + 1));
      damaged += !fira::readPacket(bytes);
      legacy::readCommands(bytes);
      legacy::readInit(bytes);
    }
    QVERIFY(damaged > 1000);
  }
};

QTEST_APPLESS_MAIN(BridgeMessagesTest)
#include "BridgeMessagesTest.moc"
