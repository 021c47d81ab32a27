#include "core/archive/StateArchive.h"
#include "core/archive/StateTexts.h"
#include "core/object/Random.h"
#include "core/world/state/WorldState.h"

#include <QtTest>

#include <cmath>
#include <limits>

using namespace sparkwright;

namespace
{

enum class Colour : std::uint8_t
{
  Red,
  Green,
  Blue
};

struct Thing
{
  int number = 0;
  std::string name;
  Colour colour = Colour::Red;

  void archive(StateArchive& a)
  {
    a(number, name);
    a.choice(colour, Colour::Blue);
  }
  bool operator==(const Thing&) const = default;
};

WorldState someState()
{
  WorldState state;
  state.cycle = 1234;
  state.time = 24.68;
  state.scene = "setups/soccer.rb";
  state.seed = 7;
  state.overrides = {{"BeamNoiseXY", "0"}};
  state.texts = {{"/data/a.rsg", "(RSG 0 1)"}};
  state.whyInexact = stateText("state.behavior", "Smart");
  state.content = std::string("\0\1content", 9);
  return state;
}

} // namespace

class StateArchiveTest : public QObject
{
  Q_OBJECT

private slots:
  void valuesComeBackBitForBit();
  void textsKeepTheirKeys();
  void namesAreStoredOnce();
  void smallNumbersTakeFewBytes();
  void randomNumbersGoOn();
  void damagedBytesAreRefused_data();
  void damagedBytesAreRefused();
  void hugeCountsAllocateNothing();
  void theFirstFaultIsToldWithItsPlace();
  void statesAreReadFromBytes();
  void foreignAndDamagedStatesAreRefused();
};

void StateArchiveTest::valuesComeBackBitForBit()
{
  double numbers[] = {-0.0, 0.1, std::numeric_limits<double>::denorm_min(), -std::numeric_limits<double>::infinity()};
  float single = 1e-42f;
  std::vector<Thing> things{{1, "one", Colour::Green}, {-2, "", Colour::Blue}};
  std::optional<Eigen::Vector3f> there{{1, 2, 3}}, missing;
  std::array<std::optional<int>, 3> numbered{4, {}, 5};
  std::vector<bool> flags{true, false, true};
  std::pair<std::string, double> both{"both", 2.5};
  StateArchive out;
  for(double& number : numbers)
    out(number);
  out(single, things, there, missing, numbered, flags, both);

  StateArchive in(out.bytes());
  for(const double expected : numbers)
  {
    double number = 1;
    in(number);
    QCOMPARE(number, expected);
    QCOMPARE(std::signbit(number), std::signbit(expected));
  }
  float singleRead = 0;
  std::vector<Thing> thingsRead(5);
  std::optional<Eigen::Vector3f> thereRead, missingRead{{9, 9, 9}};
  std::array<std::optional<int>, 3> numberedRead{1, 2, 3};
  std::vector<bool> flagsRead;
  std::pair<std::string, double> bothRead;
  in(singleRead, thingsRead, thereRead, missingRead, numberedRead, flagsRead, bothRead);
  QVERIFY(!in.failed());
  QCOMPARE(in.left(), std::size_t(0));
  QCOMPARE(singleRead, single);
  QVERIFY(thingsRead == things);
  QVERIFY(thereRead && *thereRead == *there);
  QVERIFY(!missingRead);
  QVERIFY(numberedRead == numbered);
  QVERIFY(flagsRead == flags);
  QVERIFY(bothRead == both);
}

void StateArchiveTest::textsKeepTheirKeys()
{
  LocalText text = stateText("state.at", "/usr/scene", stateText("state.order")), plain("as it is"), none;
  StateArchive out;
  out(text, plain, none);
  StateArchive in(out.bytes());
  LocalText textRead, plainRead, noneRead("something");
  in(textRead, plainRead, noneRead);
  QCOMPARE(textRead.english(), text.english());
  QVERIFY(textRead.key() && *textRead.key() == *text.key());
  QCOMPARE(textRead.arguments().size(), std::size_t(2));
  QCOMPARE(plainRead.english(), std::string("as it is"));
  QVERIFY(!plainRead.key());
  QVERIFY(noneRead.empty());
}

void StateArchiveTest::namesAreStoredOnce()
{
  std::string names[] = {"a rather long name", "another", "a rather long name", "a rather long name"};
  StateArchive out;
  for(std::string& name : names)
    out.name(name);
  QVERIFY(out.bytes().size() < 2 * std::string(names[0]).size() + 20);
  StateArchive in(out.bytes());
  for(const std::string& expected : names)
  {
    std::string name;
    in.name(name);
    QCOMPARE(name, expected);
  }
}

void StateArchiveTest::smallNumbersTakeFewBytes()
{
  std::uint64_t numbers[] = {0, 1, 127, 128, 300, 1ull << 35, UINT64_MAX - 5, UINT64_MAX};
  StateArchive out;
  for(std::uint64_t& number : numbers)
    out.small(number);
  StateArchive in(out.bytes());
  for(const std::uint64_t expected : numbers)
  {
    std::uint64_t number = 9;
    in.small(number);
    QCOMPARE(number, expected);
  }
  QVERIFY(!in.failed() && in.left() == 0);
  StateArchive tooLong(std::string_view("\xff\xff\xff\xff\xff\xff\xff\xff\xff\x7f", 10));
  std::uint64_t number = 0;
  tooLong.small(number);
  QVERIFY(tooLong.failed());
}

void StateArchiveTest::randomNumbersGoOn()
{
  Random random(5);
  for(int i = 0; i < 1000; ++i)
    random.uniform(0, 1);
  StateArchive out;
  out(random);
  Random other(77);
  StateArchive in(out.bytes());
  in(other);
  QVERIFY(!in.failed());
  QCOMPARE(other.runSeed(), std::uint64_t(5));
  for(int i = 0; i < 1000; ++i)
    QCOMPARE(other.uniform(0, 1), random.uniform(0, 1));

  std::string bad = out.bytes();
  bad[bad.size() - 7] = '\x7f'; // How many of its words are used up: far too many.
  StateArchive damaged(bad);
  damaged(other);
  QVERIFY(damaged.failed());
}

void StateArchiveTest::damagedBytesAreRefused_data()
{
  QTest::addColumn<QByteArray>("bytes");
  QTest::newRow("nothing") << QByteArray();
  QTest::newRow("half a number") << QByteArray("\1\0", 2);
  QTest::newRow("a text that is longer than the bytes") << QByteArray("\1\0\0\0\x20\0\0\0abc", 11);
  QTest::newRow("a kind that there is not") << QByteArray("\1\0\0\0\1\0\0\0a\3", 10);
}

void StateArchiveTest::damagedBytesAreRefused()
{
  QFETCH(QByteArray, bytes);
  StateArchive in(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
  Thing thing;
  in(thing);
  QVERIFY(in.failed());
  QVERIFY(!in.problem().empty());
  // What follows is read as nothing.
  int number = 5;
  std::vector<int> numbers{1, 2};
  in(number, numbers);
  QCOMPARE(number, 0);
  QVERIFY(numbers.empty());
}

void StateArchiveTest::hugeCountsAllocateNothing()
{
  const std::string bytes("\xff\xff\xff\x7f", 4);
  StateArchive in(bytes);
  std::vector<Thing> things;
  in(things);
  QVERIFY(in.failed());
  QVERIFY(things.capacity() < 100);
}

void StateArchiveTest::theFirstFaultIsToldWithItsPlace()
{
  StateArchive in(std::string_view("\2", 1));
  bool flag = true;
  in(flag);
  QVERIFY(!flag);
  in.locate("/usr/scene/Ball");
  in.locate("/usr");
  in.fail(stateText("state.order"));
  QCOMPARE(in.problem().english(), std::string("/usr/scene/Ball: the state has a value that is out of range"));
}

void StateArchiveTest::statesAreReadFromBytes()
{
  const WorldState state = someState();
  LocalText problem;
  const std::optional<WorldState> read = WorldState::decode(state.encode(), problem);
  QVERIFY2(read.has_value(), problem.english().c_str());
  QCOMPARE(read->cycle, 1234L);
  QCOMPARE(read->time, 24.68);
  QCOMPARE(read->scene, state.scene);
  QCOMPARE(read->seed, state.seed);
  QVERIFY(read->overrides == state.overrides);
  QVERIFY(read->texts == state.texts);
  QCOMPARE(read->whyInexact.english(), state.whyInexact.english());
  QCOMPARE(read->content, state.content);
}

void StateArchiveTest::foreignAndDamagedStatesAreRefused()
{
  const std::string good = someState().encode();
  LocalText problem;
  for(std::size_t size = 0; size < good.size(); ++size)
    QVERIFY(!WorldState::decode(std::string_view(good).substr(0, size), problem));
  for(std::size_t i = 0; i < good.size(); ++i)
  {
    std::string bad = good;
    bad[i] = static_cast<char>(bad[i] ^ 0x10);
    QVERIFY(!WorldState::decode(bad, problem));
    QVERIFY(!problem.empty());
  }
  QVERIFY(!WorldState::decode(good + "x", problem));
  QVERIFY(!WorldState::decode("(RSG 0 1)", problem));
  QCOMPARE(problem.english(), std::string("this is no state of a World"));
}

QTEST_APPLESS_MAIN(StateArchiveTest)
#include "StateArchiveTest.moc"
