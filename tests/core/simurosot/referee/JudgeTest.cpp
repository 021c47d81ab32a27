#include "JudgeSupport.h"

#include "core/archive/StateArchive.h"

#include <QtTest>

#include <cmath>
#include <limits>

using namespace sparkwright;
using namespace sparkwright::simurosot;
using judging::blue;
using judging::Pitch;
using judging::yellow;

/// The judge as a whole: states that are saved, and frames that make no sense.
class JudgeTest : public QObject
{
  Q_OBJECT

private slots:
  void countsGoOnFromASavedState();
  void aSavedStateThatIsBrokenIsRefused();
  void framesWithoutSenseDoNotCrash();
  void everyVerdictHasATextWithItsMeasures();
};

namespace
{

/// A match in which much happens, the same each time.
void playMuch(Pitch& pitch, int frame)
{
  const double time = frame * 0.02;
  pitch.contacts.clear();
  for(int i = 0; i < mostRobots; ++i)
  {
    pitch.place(blue(i), 150 + 45 * std::sin(time + i), 80 * std::sin(0.3 * time * (i + 1)), 20 * time * i);
    pitch.place(yellow(i), 150 + 45 * std::sin(0.9 * time + i), 80 * std::cos(0.2 * time * (i + 1)), 30 * time);
    pitch.command(blue(i), 60, 50).command(yellow(i), 60, -60);
  }
  pitch.ball(120 + 70 * std::sin(0.1 * time), 60 * std::sin(0.05 * time));
  if(frame % 97 < 60)
    pitch.contact(blue(frame / 97 % 11), yellow(frame / 97 % 7)).contact(yellow(2).object(), SREF_BALL);
}

} // namespace

void JudgeTest::countsGoOnFromASavedState()
{
  Judge first(judging::large());
  Pitch pitch;
  int verdicts = 0;
  for(int frame = 1; frame <= 2000; ++frame)
  {
    playMuch(pitch, frame);
    sref_verdict verdict{};
    verdicts += first.judge(pitch.view(), verdict) ? 1 : 0;
    if(frame % 41 != 0)
      continue;
    StateArchive save;
    first.archive(save);
    Judge second(judging::large());
    StateArchive load(save.bytes());
    second.archive(load);
    QVERIFY2(!load.failed(), load.problem().english().c_str());
    StateArchive again;
    second.archive(again);
    QVERIFY(again.bytes() == save.bytes());
    for(int next = frame + 1; next <= frame + 60 && frame % 205 == 0; ++next)
    {
      Judge* const judges[] = {&first, &second};
      sref_verdict verdicts[2] = {};
      bool given[2];
      playMuch(pitch, next);
      for(int i : {0, 1})
        given[i] = judges[i]->judge(pitch.view(), verdicts[i]);
      QCOMPARE(given[0], given[1]);
      QCOMPARE(QString(verdicts[0].text), QString(verdicts[1].text));
    }
  }
  QVERIFY(verdicts > 5);
}

void JudgeTest::aSavedStateThatIsBrokenIsRefused()
{
  Judge judge(judging::large());
  Pitch pitch;
  for(int frame = 1; frame <= 300; ++frame)
    judging::judge(judge, pitch, 1, playMuch);
  StateArchive save;
  judge.archive(save);
  const std::string whole = save.bytes();
  for(std::size_t length = 0; length < whole.size(); length += 37)
  {
    Judge other(judging::large());
    StateArchive load(std::string_view(whole).substr(0, length));
    other.archive(load);
    QVERIFY(load.failed());
    judging::judge(other, pitch, 10);
  }
  for(std::size_t at = 0; at < whole.size(); at += 3)
  {
    std::string changed = whole;
    changed[at] = static_cast<char>(changed[at] ^ 0xff);
    Judge other(judging::large());
    StateArchive load(changed);
    other.archive(load);
    judging::judge(other, pitch, 3, playMuch); // Whatever it says, it does not crash.
  }
}

void JudgeTest::framesWithoutSenseDoNotCrash()
{
  const double values[] = {0, 1, -1e9, 1e9, 1e308, std::numeric_limits<double>::quiet_NaN(),
                           std::numeric_limits<double>::infinity(), 190, -190};
  std::uint32_t random = 7;
  const auto next = [&random] { return random = random * 1664525u + 1013904223u, random >> 8; };
  const auto value = [&] { return values[next() % std::size(values)]; };
  Judge judge(judging::large());
  for(int frame = 0; frame < 3000; ++frame)
  {
    Pitch pitch;
    pitch.frame.blue_end = static_cast<int>(next() % 5) - 2;
    pitch.frame.frame_seconds = value();
    pitch.frame.time_left = value();
    pitch.frame.shooter = static_cast<int>(next() % 7) - 2;
    pitch.frame.ball = {value(), value(), value(), value(), value(), value()};
    for(auto& side : pitch.frame.robot)
      for(sref_robot& robot : side)
        robot = {value(), value(), value(), value(), value(), value(), value(), value(), next() % 2, 0};
    for(int i = 0; i < 20; ++i)
      pitch.contact(static_cast<int>(next() % 60) - 20, static_cast<int>(next() % 30) - 3);
    judging::judge(judge, pitch, 3);
  }
  Pitch pitch;
  pitch.frame.contact_count = 1000; // Of a list that is not there.
  pitch.frame.contacts = nullptr;
  sref_verdict verdict{};
  QVERIFY(!judge.judge(pitch.frame, verdict));
  pitch.frame.contact_count = -5;
  QVERIFY(!judge.judge(pitch.frame, verdict));
}

void JudgeTest::everyVerdictHasATextWithItsMeasures()
{
  LeagueProfile profile = judging::middle();
  Judge judge(profile);
  Pitch pitch;
  std::array<bool, SREF_HUMAN + 1> seen{};
  for(int frame = 1; frame <= 5000; ++frame)
  {
    playMuch(pitch, frame);
    sref_verdict verdict{};
    if(!judge.judge(pitch.view(), verdict))
      continue;
    seen[static_cast<std::size_t>(verdict.reason)] = true;
    const QString text(verdict.text);
    QVERIFY2(text.size() > 20 && text.size() < 159, verdict.text);
    QVERIFY2(text.contains(QRegularExpression("\\d")), verdict.text);
    QCOMPARE(verdict.size, uint32_t(sizeof verdict));
  }
  QVERIFY(std::ranges::count(seen, true) >= 4);
}

QTEST_APPLESS_MAIN(JudgeTest)
#include "JudgeTest.moc"
