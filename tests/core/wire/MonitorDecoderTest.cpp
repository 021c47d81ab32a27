#include "FrameSupport.h"
#include "core/game/soccer3d/match/SoccerState.h"
#include "core/wire/MonitorDecoder.h"
#include "core/wire/MonitorEncoder.h"

#include <QFile>
#include <QtTest>

#include <random>

using namespace sparkwright;

namespace
{

/// Messages of a reference server, one per line: the empty field, two diffs, the field with a robot, a diff in which it
/// has moved, and one with a new play mode.
std::vector<std::string> referenceMessages()
{
  QFile file(SPARKWRIGHT_SOURCE_DIR "/tests/core/wire/reference-monitor.txt");
  if(!file.open(QIODevice::ReadOnly))
    return {};
  std::vector<std::string> messages;
  for(const QByteArray& line : file.readAll().split('\n'))
    if(!line.isEmpty())
      messages.push_back(line.toStdString());
  return messages;
}

const std::string full = "((time 0)(half 1))(RSG 0 1)((nd TRF (SLT 1 0 0 0 0 1 0 0 0 0 1 0 1 2 3 1)"
                         "(nd StaticMesh (setVisible 1) (load a.obj) (sSc 1 2 3)(resetMaterials m)))(nd TRF (SLT 1 0 0 "
                         "0 0 1 0 0 0 0 1 0 0 0 0 1)))";

} // namespace

class MonitorDecoderTest : public QObject
{
  Q_OBJECT

private slots:
  void referenceScenesComeBackByteByByte();
  void referenceDiffsMoveTheRobot();
  void ownMessagesComeBack();
  void framesStayWhatTheyWere();
  void unchangedStructureIsShared();
  void refusesBadMessages_data();
  void refusesBadMessages();
  void aBadMessageChangesNothing();
  void playModesOfOthersAreTranslated();
  void survivesDamagedMessages();
  void hugeScenesAreBounded();
  void longNamesAreCut();
  void ofManyRobotsAndWordsSomeAreTaken();
};

void MonitorDecoderTest::referenceScenesComeBackByteByByte()
{
  const auto messages = referenceMessages();
  QCOMPARE(messages.size(), std::size_t(6));
  MonitorDecoder decoder;
  int compared = 0;
  for(const std::string& message : messages)
  {
    if(headerPart(message) != "(RSG 0 1)")
      continue;
    const auto result = decoder.decode(message);
    QVERIFY2(result.frame, result.error.c_str());
    MonitorEncoder encoder;
    QCOMPARE(std::string(encoder.full(result.frame)), message); // The state as well.
    ++compared;
  }
  QCOMPARE(compared, 2);
}

void MonitorDecoderTest::referenceDiffsMoveTheRobot()
{
  const auto messages = referenceMessages();
  QCOMPARE(messages.size(), std::size_t(6));
  MonitorDecoder decoder;
  for(const std::size_t i : {0, 1, 2, 3})
    QVERIFY(decoder.decode(messages[i]).frame);
  const FramePtr before = decoder.frame();
  QCOMPARE(before->structure->nodes.size(), std::size_t(116));
  const auto result = decoder.decode(messages[4]);
  QVERIFY2(result.frame, result.error.c_str());
  QCOMPARE(result.frame->structure.get(), before->structure.get());
  int changed = 0;
  for(std::size_t i = 0; i < before->local.size(); ++i)
    changed += before->local[i] != result.frame->local[i];
  QCOMPARE(changed, countOf(messages[4], "SLT"));

  QCOMPARE(decoder.decode(messages[5]).frame->game.mode, std::string("KickOff_Left"));
  QCOMPARE(decoder.frame()->game.time, 0.04f);
  QCOMPARE(decoder.frame()->game.period, 1); // Not in the diff: as it was.
}

void MonitorDecoderTest::ownMessagesComeBack()
{
  FrameBuilder b;
  b.transform(1, 2, 3).mesh("a.obj", {"m1", "m2"}, 1).single("StdCapsule", {0.1f, 0.2f}, "m", 2, false).end();
  b.light();
  b.game().team = {"Red", "Blue"};
  b.game().score = {2, 3};
  b.game().ownPart<SoccerState>().fouls = {{1, 7, 2, 9}};
  b.game().ownPart<SoccerState>().passScoreWait = {0, 4.5f};
  b.game().mode = "pass_right";
  b.game().period = 2;
  b.game().time = 450.5f;
  const auto sent = b.frame(1);
  MonitorEncoder encoder;
  MonitorDecoder decoder;
  const auto result = decoder.decode(encoder.full(sent));
  QVERIFY2(result.frame, result.error.c_str());
  const Frame& got = *result.frame;
  QVERIFY(got.local == sent->local);
  QVERIFY(got.visible == sent->visible);
  QCOMPARE(got.structure->nodes.size(), sent->structure->nodes.size());
  for(std::size_t i = 0; i < got.structure->nodes.size(); ++i)
  {
    const auto& a = got.structure->nodes[i];
    const auto& e = sent->structure->nodes[i];
    QVERIFY(a.kind == e.kind && a.parent == e.parent && a.end == e.end && a.slot == e.slot && a.mesh == e.mesh &&
            a.meshParameters == e.meshParameters && a.materials == e.materials && a.transparent == e.transparent);
  }
  QVERIFY(got.game.team == sent->game.team && got.game.score == sent->game.score);
  QCOMPARE(got.game.mode, std::string("pass_right"));
  QCOMPARE(got.game.period, 2);
  QCOMPARE(got.game.time, 450.5f);
  QCOMPARE(got.game.part<SoccerState>()->passScoreWait[1], 4.5f);
  QCOMPARE(got.game.part<SoccerState>()->fouls.size(), std::size_t(1));
  QCOMPARE(got.game.part<SoccerState>()->fouls[0].unum, 9);
  QVERIFY(*got.game.environment == *sent->game.environment);

  // What is no longer repeated has ended.
  b.game().ownPart<SoccerState>().passScoreWait = {0, 0};
  QVERIFY(decoder.decode(encoder.diff(b.frame(1))).frame);
  QCOMPARE(decoder.frame()->game.part<SoccerState>()->passScoreWait[1], 0.0f);
}

void MonitorDecoderTest::framesStayWhatTheyWere()
{
  MonitorDecoder decoder;
  const FramePtr first = decoder.decode(full).frame;
  QVERIFY(first);
  QVERIFY(decoder
              .decode("((time 1))(RDS 0 1)((nd (SLT 1 0 0 0 0 1 0 0 0 0 1 0 9 9 9 1)(nd StaticMesh "
                      "(setVisible 0)))(nd))")
              .frame);
  QCOMPARE(first->local[0](0, 3), 1.0f);
  QCOMPARE(first->visible[0], std::uint8_t(1));
  QCOMPARE(decoder.frame()->local[0](0, 3), 9.0f);
  QCOMPARE(decoder.frame()->visible[0], std::uint8_t(0));
}

void MonitorDecoderTest::unchangedStructureIsShared()
{
  MonitorDecoder decoder;
  const FramePtr first = decoder.decode(full).frame;
  QCOMPARE(decoder.decode(full).frame->structure.get(), first->structure.get());
  const FramePtr other = decoder.decode("((time 0))(RSG 0 1)((nd TRF (SLT 1 0 0 0 0 1 0 0 0 0 1 0 1 2 3 1)))").frame;
  QVERIFY(other->structure != first->structure);
  QVERIFY(other->structure->version != first->structure->version);
}

void MonitorDecoderTest::refusesBadMessages_data()
{
  QTest::addColumn<QByteArray>("message");
  const char* const messages[] = {
      "",
      "(",
      ")",
      "((time 0))",
      "((time 0))(RSG 0 1)",
      "((time 0))(RSG 0 1)(",
      "((time 0))(RSG 0 1)((nd",
      "((time 0))(RSG 0 1)((nd TRF",
      "((time 0))(RSG 0 1)((nd TRF (SLT 1 2 3)))",
      "((time 0))(RSG 0 1)((nd TRF (SLT 1 0 0 0 0 1 0 0 0 0 1 0 nan 0 0 1)))",
      "((time 0))(RSG 0 1)((nd TRF (SLT 1 0 0 0 0 1 0 0 0 0 1 0 inf 0 0 1)))",
      "((time 0))(RSG 0 1)((nd Unknown))",
      "((time 0))(RSG 0 1)((node TRF))",
      "((time 0))(XYZ 0 1)()",
      "((time zero))(RSG 0 1)()",
      "((time 0)(play_mode 99))(RSG 0 1)()",
      "((time 0)(play_mode -1))(RSG 0 1)()",
      "((time 0))(RSG 0 1)()surplus",
      "((time 0))(RDS 0 1)((nd)(nd))",                    // Too few nodes.
      "((time 0))(RDS 0 1)((nd(nd StaticMesh))(nd)(nd))", // Too many.
      "((time 0))(RDS 0 1)((nd(nd StaticMesh)(nd)))",     // As many, elsewhere.
      "((time 0))(RDS 0 1)((nd (SLT 1 2)(nd StaticMesh))(nd))",
  };
  for(const char* message : messages)
    QTest::newRow(*message ? message : "empty") << QByteArray(message);
  QTest::newRow("deep") << "((time 0))(RSG 0 1)(" + QByteArray("(nd TRF ").repeated(100000);
  QTest::newRow("deep rubbish") << QByteArray("(").repeated(1000000);
}

void MonitorDecoderTest::refusesBadMessages()
{
  QFETCH(const QByteArray, message);
  MonitorDecoder decoder;
  QVERIFY(decoder.decode(full).frame);
  const auto result = decoder.decode(std::string_view(message.data(), static_cast<std::size_t>(message.size())));
  QVERIFY(!result.frame);
  QVERIFY2(QString::fromStdString(result.error).contains("expected"), result.error.c_str());
}

void MonitorDecoderTest::aBadMessageChangesNothing()
{
  MonitorDecoder fresh;
  QVERIFY(!fresh.decode("((time 0))(RDS 0 1)()").frame); // No full scene yet.
  QVERIFY(!fresh.frame());

  MonitorDecoder decoder;
  const FramePtr before = decoder.decode(full).frame;
  QVERIFY(!decoder.decode("((time 7)(half 2))(RDS 0 1)((nd(nd StaticMesh)))").frame);
  QCOMPARE(decoder.frame(), before);
  QVERIFY(decoder.decode("((time 8))(RDS 0 1)((nd(nd StaticMesh))(nd))").frame);
  QCOMPARE(decoder.frame()->game.period, 1);
}

void MonitorDecoderTest::playModesOfOthersAreTranslated()
{
  MonitorDecoder decoder;
  const auto result = decoder.decode("((play_modes GameOver PlayOn)(time 0)(play_mode 1))(RSG 0 1)()");
  QVERIFY2(result.frame, result.error.c_str());
  QCOMPARE(result.frame->game.mode, std::string("PlayOn"));
}

void MonitorDecoderTest::survivesDamagedMessages()
{
  const auto messages = referenceMessages();
  QVERIFY(!messages.empty());
  std::mt19937 random(3);
  int refused = 0;
  for(int i = 0; i < 3000; ++i)
  {
    MonitorDecoder decoder;
    std::string message = messages[static_cast<std::size_t>(i) % messages.size()];
    for(int k = 0; k < 3; ++k)
    {
      const std::size_t at = random() % message.size();
      switch(random() % 3)
      {
      case 0:
        message[at] = static_cast<char>(random());
        break;
      case 1:
        message.erase(at, random() % 20);
        break;
      default:
        message.insert(at, 1, "()5 "[random() % 4]);
      }
    }
    QVERIFY(decoder.decode(messages[3]).frame);
    const auto result = decoder.decode(message);
    refused += !result.frame;
    QCOMPARE(result.error.empty(), result.frame != nullptr);
  }
  QVERIFY(refused > 1000);
}

void MonitorDecoderTest::hugeScenesAreBounded()
{
  const auto scene = [](const std::string& nodes) { return "((time 0))(RSG 0 1)(" + nodes + ')'; };
  const auto repeated = [](std::string_view text, int count)
  {
    std::string all;
    for(int i = 0; i < count; ++i)
      all += text;
    return all;
  };
  MonitorDecoder decoder;
  // The first nodes are shown, also when their state changes.
  const auto many = decoder.decode(scene("(nd TRF" + repeated("(nd SMN(nd TRF))", 60'000) + ")"));
  QVERIFY2(many.frame, many.error.c_str());
  QCOMPARE(many.frame->structure->nodes.size(), std::size_t(60'000));
  QCOMPARE(many.frame->structure->nodes.front().end, 60'000);
  QCOMPARE(many.frame->visible.size(), std::size_t(30'000));
  const auto later = decoder.decode("((time 1))(RDS 0 1)((nd(nd(setVisible 0)(nd))" + repeated("(nd(nd))", 59'999) + "))");
  QVERIFY2(later.frame, later.error.c_str());
  QCOMPARE(later.frame->visible.at(0), std::uint8_t(0));
  QVERIFY(!decoder.decode("((time 2))(RDS 0 1)((nd(nd)))").frame);

  std::string colours, numbers;
  for(int i = 0; i < 40'000; ++i)
    colours += "(rgba " + std::to_string(i % 200 / 255.0) + ' ' + std::to_string(i / 200 / 255.0) + " 0 1)";
  for(int i = 0; i < 40'000; ++i)
    numbers += " 1";
  const auto coloured = decoder.decode(scene("(nd SMN" + colours + ")(nd StaticMesh (load a.obj" + numbers + ")(resetMaterials" +
                                             repeated(" m", 40'000) + "))(nd SMN (rgba 0 0 0 1)(rgba 0 0 0 1))"));
  QVERIFY2(coloured.frame, coloured.error.c_str());
  QVERIFY(coloured.frame->structure->materials.size() > 1000 && coloured.frame->structure->materials.size() < 5000);
  QVERIFY(coloured.frame->structure->nodes.at(1).meshParameters.size() <= 16);
  QVERIFY(coloured.frame->structure->nodes.at(1).materials.size() <= 256);
}

void MonitorDecoderTest::longNamesAreCut()
{
  const std::string longName(900'000, 'x'), cut = std::string(253, 'x') + "…";
  MonitorDecoder decoder;
  const auto named = decoder.decode("((time 0)(team_left " + longName + ")(play_modes " + longName + ")(play_mode 0)(" + longName +
                                    " 1))(RSG 0 1)((nd StaticMesh (load " + longName + ")(resetMaterials " + longName + ")))");
  QVERIFY2(named.frame, named.error.c_str());
  QCOMPARE(named.frame->structure->nodes.back().mesh, cut);
  QCOMPARE(named.frame->structure->nodes.back().materials.at(0), cut);
  QCOMPARE(named.frame->game.team[0], cut);
  QCOMPARE(named.frame->game.mode, cut);
  for(const auto& field : *named.frame->game.environment)
    QVERIFY(field.first.size() <= 256);

  // Never in the middle of a character; what just fits stays as it is.
  const std::string fits(256, 'y');
  std::string umlauts;
  for(int i = 0; i < 200; ++i)
    umlauts += "ü";
  const auto other = decoder.decode("((time 0)(team_left " + umlauts + ")(team_right " + fits + "))(RSG 0 1)((nd SMN))");
  QVERIFY2(other.frame, other.error.c_str());
  QCOMPARE(other.frame->game.team[0], umlauts.substr(0, 252) + "…");
  QCOMPARE(other.frame->game.team[1], fits);
}

void MonitorDecoderTest::ofManyRobotsAndWordsSomeAreTaken()
{
  std::string tagged, marked, modes, fields;
  for(int i = 0; i < 5'000; ++i)
  {
    const std::string number = std::to_string(i % 90 + 1);
    tagged += "(nd DSC(agent A " + number + ")(agent B " + number + ")(nd TRF(nd SMN)))";
    marked += "(nd StaticMesh(load a.obj)(resetMaterials matLeft matNum" + number + "))";
    modes += " mode" + std::to_string(i);
    fields += "(field" + std::to_string(i) + " 1)";
  }
  MonitorDecoder decoder;
  for(const std::string& robots : {tagged, marked})
  {
    const auto result = decoder.decode("((time 0)" + fields + "(play_modes" + modes + ")(play_mode 3))(RSG 0 1)(" + robots + ")");
    QVERIFY2(result.frame, result.error.c_str());
    QCOMPARE(result.frame->agents.size(), std::size_t(256));
    QCOMPARE(result.frame->game.mode, std::string("mode3"));
    QVERIFY(result.frame->game.environment->size() <= 256);
  }
}

QTEST_APPLESS_MAIN(MonitorDecoderTest)
#include "MonitorDecoderTest.moc"
