#include "PropertiesSupport.h"

#include <QElapsedTimer>
#include <QtTest>

using namespace sparkwright;

namespace
{

constexpr const char* hoursVariable = "SPARKWRIGHT_RANDOM_PLAY_HOURS";

/// Simulated hours of each match, if the environment asks for long ones; 0: short ones.
double hours()
{
  return qEnvironmentVariable(hoursVariable).toDouble();
}

} // namespace

/// Robots are beamed, flail, fall and ask for passes at random for a long time: the properties of the referee hold
/// after every step, the ball and the players are where restarts want them, goals make the score, and all places are
/// numbers.
///
/// A few simulated minutes, or with SPARKWRIGHT_RANDOM_PLAY_HOURS=1 an hour for each of ten seeds.
class RandomPlayTest : public QObject
{
  Q_OBJECT

public:
  /// Qt Test calls it before all else.
  static void initMain()
  {
    if(hours() > 0)
      qputenv("QTEST_FUNCTION_TIMEOUT", "100000000"); // Longer than Qt Test lets a function take.
  }

private slots:
  void play_data();
  void play();
};

void RandomPlayTest::play_data()
{
  QTest::addColumn<int>("seed");
  QTest::addColumn<int>("teamSize");
  const bool isLong = hours() > 0;
  for(int seed = 1; seed <= (isLong ? 10 : 3); ++seed)
    QTest::addRow("seed %d", seed) << 10 + seed << (seed % 3 == 1 ? 3 : 2);
  if(!isLong)
    QTest::newRow("full teams") << 9 << 11;
}

void RandomPlayTest::play()
{
  QFETCH(const int, seed);
  QFETCH(const int, teamSize);
  const double seconds = hours() > 0 ? hours() * 3600 : teamSize == 11 ? 10 : 40;
  RandomGame game(static_cast<std::uint64_t>(seed),
                  {.halfTime = static_cast<float>(seconds / 2), .teamSize = teamSize});
  Properties properties(game.settings());
  QElapsedTimer timer;
  timer.start();
  const int cycles = static_cast<int>(seconds * 50) + 200; // Both halves wait a second for their kick-off.
  for(int i = 0; i < cycles; ++i)
    properties.look(game.play());
  QVERIFY2(properties.wrong().isEmpty(), qPrintable(properties.wrong().join('\n')));
  QCOMPARE(properties.entered().at(PlayMode::GameOver), 1);
  if(hours() <= 0)
    return;
  int changes = 0;
  for(const auto& [mode, count] : properties.entered())
    changes += count;
  qInfo("%d robots, %d cycles in %lld s: %d changes of mode, %d goals, %d fouls, %d moved, longest restart %.2f s",
        2 * teamSize, cycles, static_cast<long long>(timer.elapsed() / 1000), changes, properties.goals(),
        properties.fouls(), properties.proofs("H5"), static_cast<double>(properties.longestRestart()));
}

QTEST_APPLESS_MAIN(RandomPlayTest)
#include "RandomPlayTest.moc"
