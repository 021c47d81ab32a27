#include "../core/InsideSupport.h"

#include "app/team/play/Player.h"
#include "core/archive/StateArchive.h"

#include <QtTest>

#include <cmath>
#include <cstring>
#include <limits>

using namespace sparkwright;
using namespace sparkwright::test;

namespace
{

/// Keeps what players of the sample team hear and say.
class Witness : public Behavior
{
public:
  static inline std::vector<std::vector<std::string>> heard, said;

  std::string_view begin() override
  {
    const std::string::size_type space = command().find(' ');
    player_ = std::make_unique<team::Player>(command().substr(0, space), std::stoi(command().substr(space)));
    index_ = heard.size();
    heard.emplace_back();
    said.emplace_back();
    return player_->begin();
  }
  std::string_view think(std::string_view percepts) override
  {
    heard[index_].emplace_back(percepts);
    return said[index_].emplace_back(player_->act(percepts));
  }

private:
  std::unique_ptr<team::Player> player_;
  std::size_t index_ = 0;
};

} // namespace

/// What a player knows can be saved at any moment; another one goes on with it to the letter.
class PlayerMemoryTest : public QObject
{
  Q_OBJECT

private slots:
  void initTestCase();
  void anotherOneGoesOnToTheLetter_data();
  void anotherOneGoesOnToTheLetter();
  void damagedMemoryIsRefused();
  void impossibleNumbersAreRefused_data();
  void impossibleNumbersAreRefused();

private:
  static std::string memoryAfter(std::size_t player, std::size_t thoughts);
  static team::Player fresh(std::size_t player) { return {player == 0 ? "Red" : "Blue", 2}; }
};

void PlayerMemoryTest::initTestCase()
{
  Witness::heard.clear();
  Witness::said.clear();
  WorldOptions options = soccerOptions();
  options.seed = 3;
  options.overrides = {{"AutomaticKickOff", "true"}, {"WaitBeforeKickOff", "3"}, {"MinRobotTypesCount", "1"}};
  SoccerWorld s(options);
  ClassBuilder<Witness>(*s.world.context().registry, "Witness", {"Behavior"}, "Keeps what it hears and says.");
  addInside(s.world, "Witness", 1, "Red 2");
  addInside(s.world, "Witness", 2, "Blue 2");
  for(int i = 0; i < 900; ++i)
  {
    if(i == 600)
      s.world.command("(agent (team Left)(unum 2)(pos -3 2 1.5))"); // It falls, and gets up.
    s.world.cycle();
  }
  QCOMPARE(Witness::heard.size(), std::size_t(2));
  for(const auto& heard : Witness::heard)
    QVERIFY2(heard.size() > 850, qPrintable(QString::number(heard.size())));
}

std::string PlayerMemoryTest::memoryAfter(std::size_t player, std::size_t thoughts)
{
  team::Player it = fresh(player);
  it.begin();
  for(std::size_t i = 0; i < thoughts; ++i)
    it.act(Witness::heard[player][i]);
  StateArchive archive;
  it.archive(archive);
  return archive.takeBytes();
}

void PlayerMemoryTest::anotherOneGoesOnToTheLetter_data()
{
  QTest::addColumn<int>("thoughts");
  for(const int thoughts : {1, 3, 100, 200, 333, 500, 640, 700, 760, 820})
    QTest::addRow("after %d thoughts", thoughts) << thoughts;
}

void PlayerMemoryTest::anotherOneGoesOnToTheLetter()
{
  QFETCH(const int, thoughts);
  for(std::size_t player = 0; player < 2; ++player)
  {
    const std::string memory = memoryAfter(player, static_cast<std::size_t>(thoughts));
    team::Player other = fresh(player);
    StateArchive archive(memory);
    other.archive(archive);
    QVERIFY2(!archive.failed() && archive.left() == 0, archive.problem().english().c_str());
    for(std::size_t i = static_cast<std::size_t>(thoughts); i < Witness::heard[player].size(); ++i)
      QCOMPARE(std::string(other.act(Witness::heard[player][i])), Witness::said[player][i]);
    // What has been tested are not only players that stand.
    if(player == 0)
      QVERIFY(other.falls() > 0);
  }
}

void PlayerMemoryTest::impossibleNumbersAreRefused_data()
{
  QTest::addColumn<double>("number");
  constexpr double infinity = std::numeric_limits<double>::infinity();
  for(const double number : {std::nan(""), infinity, -infinity, 1e300, -1e300, 1e7})
    QTest::addRow("%g", number) << number;
}

/// In the place of each number that it remembers. What is no number there may be taken, and then it goes on.
void PlayerMemoryTest::impossibleNumbersAreRefused()
{
  QFETCH(const double, number);
  const std::string memory = memoryAfter(0, 640);
  std::size_t refused = 0;
  for(std::size_t at = 0; at + sizeof number <= memory.size(); ++at)
  {
    std::string damaged = memory;
    std::memcpy(damaged.data() + at, &number, sizeof number);
    team::Player other = fresh(0);
    StateArchive archive(damaged);
    other.archive(archive);
    refused += archive.failed();
    for(std::size_t i = 640; i < 643 && !archive.failed(); ++i)
      other.act(Witness::heard[0][i]);
  }
  // Its numbers have eight bytes.
  QVERIFY2(refused > memory.size() / 10, qPrintable(QString::number(refused)));
  // The first number is the time.
  std::string damaged = memory;
  std::memcpy(damaged.data(), &number, sizeof number);
  team::Player other = fresh(0);
  StateArchive archive(damaged);
  other.archive(archive);
  QVERIFY(archive.failed());
}

void PlayerMemoryTest::damagedMemoryIsRefused()
{
  const std::string memory = memoryAfter(0, 300);
  for(std::size_t size = 0; size < memory.size(); size += 7)
  {
    team::Player other = fresh(0);
    const std::string cut = memory.substr(0, size);
    StateArchive archive(cut);
    other.archive(archive);
    QVERIFY(archive.failed());
  }
  // Wrong bytes may make it a player that knows nonsense; it must go on nevertheless.
  for(std::size_t at = 0; at < memory.size(); at += 5)
  {
    std::string damaged = memory;
    damaged[at] = static_cast<char>(damaged[at] ^ 0x55);
    team::Player other = fresh(0);
    StateArchive archive(damaged);
    other.archive(archive);
    for(std::size_t i = 300; i < 303 && !archive.failed(); ++i)
      QVERIFY(!other.act(Witness::heard[0][i]).empty());
  }
}

QTEST_APPLESS_MAIN(PlayerMemoryTest)
#include "PlayerMemoryTest.moc"
