#include "app/team/play/Player.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>

using namespace sparkwright;
using namespace sparkwright::team;

/// A player that hears anything keeps saying what a server can take.
class GarbageTest : public QObject
{
  Q_OBJECT

private slots:
  void brokenMessagesGetAnswersThatCanBeRead_data();
  void brokenMessagesGetAnswersThatCanBeRead();
  void aPlayerRecoversFromNumbersThatAreNone();
};

namespace
{

std::string message(double now, const std::string& pitch = "0.00", const std::string& sight = "10.00")
{
  std::string text = "(time (now " + std::to_string(now) + "))"
                     "(GS (unum 3) (team left) (sl 0) (sr 0) (t 12.34) (pm PlayOn))"
                     "(hear Red 12.30 self s1u0000)(hear Red 12.32 -59.04 s2uaaaabbbb)"
                     "(GYR (n torso) (rt " + pitch + " 0.00 0.00))(ACC (n torso) (a 0.00 0.00 9.81))";
  for(int joint = 0; joint < RToe; ++joint)
  {
    std::string name(effectorName(joint));
    std::replace(name.begin(), name.end(), 'e', 'j');
    text += "(HJ (n " + name + ") (ax " + pitch + "))";
  }
  return text +
         "(FRP (n lf) (c 0.01 -0.02 -0.01) (f 0.00 1.00 22.00))(FRP (n rf) (c 0.01 0.02 0.01) (f 0.00 1.00 22.00))"
         "(See (G1R (pol " + sight + " 3.00 1.00)) (G2R (pol 10.00 -3.00 1.00)) (F1R (pol 14.00 40.00 0.00)) "
         "(B (pol " + sight + " 0.00 -30.00)) "
         "(P (team Red) (id 4) (head (pol 4.00 0.00 0.00)) (lfoot (pol 2.00 0.00 0.00))) "
         "(P (team Blue) (id 3) (rfoot (pol 1.00 0.00 0.00))) (L (pol 3.00 0.00 0.00) (pol 4.00 0.00 0.00)))";
}

/// Breaks a message somewhere.
std::string broken(std::string text, std::mt19937& chance)
{
  static constexpr const char* pieces[] = {
      "nan", "inf", "-inf", "1e308", "-1e308", "99999999999999999999", "-99999", "-1", "0", "12", "(", ")", "((",
      "))",  " ",   "(See", "(pol",  "\xff",   "pass_right",           "e"};
  const auto below = [&](std::size_t limit) { return limit ? chance() % limit : 0; };
  for(std::size_t i = 0, count = 1 + below(4); i < count; ++i)
  {
    const std::size_t at = below(text.size()), length = below(12);
    switch(below(5))
    {
    case 0: text.erase(at, length); break;
    case 1: text.insert(at, pieces[below(std::size(pieces))]); break;
    case 2:
      text = text.substr(0, at) + pieces[below(std::size(pieces))] + text.substr(std::min(at + length, text.size()));
      break;
    case 3: text.insert(below(text.size()), text.substr(at, 10 * length)); break;
    default: text.resize(at); break;
    }
  }
  // A number as a whole is what hurts most.
  const std::size_t digit = text.find_first_of("0123456789", below(text.size()));
  const std::size_t behind = text.find_first_not_of("0123456789.", digit);
  if(behind != std::string::npos && below(2))
    text = text.substr(0, digit) + pieces[below(10)] + text.substr(behind);
  return text;
}

/// Empty if an answer holds nothing but speeds that joints can have, places, shouts and `(syn)`.
QString complaint(std::string_view answer)
{
  const QString text = QString::fromLatin1(answer.data(), static_cast<qsizetype>(answer.size()));
  if(!text.endsWith("(syn)"))
    return text;
  MessageReader reader;
  for(reader.start(answer); reader.next();)
  {
    const MessageReader::List list = reader.list();
    if(list.name() == "say" || list.name() == "syn" || list.name() == "init")
      continue;
    constexpr double most = 9; // rad/s
    for(int i = 0; i < static_cast<int>(list.atomCount()); ++i)
      if(const double number = list.number(i); !(std::abs(number) < (list.name() == "beam" ? 400 : most)))
        return text;
  }
  return {};
}

} // namespace

void GarbageTest::brokenMessagesGetAnswersThatCanBeRead_data()
{
  QTest::addColumn<unsigned>("seed");
  for(unsigned seed = 1; seed <= 8; ++seed)
    QTest::addRow("seed %u", seed) << seed;
}

void GarbageTest::brokenMessagesGetAnswersThatCanBeRead()
{
  QFETCH(const unsigned, seed);
  std::mt19937 chance(seed);
  Player player("Red", 3);
  player.begin();
  double now = 1;
  for(int i = 0; i < 1000; ++i, now += 0.02)
  {
    const std::string heard = i % 3 ? broken(message(now), chance) : message(now);
    const QString wrong = complaint(player.act(heard));
    QVERIFY2(wrong.isEmpty(), qPrintable(QString("%1\nafter\n%2").arg(wrong, QString::fromLatin1(heard.c_str()))));
  }
}

void GarbageTest::aPlayerRecoversFromNumbersThatAreNone()
{
  for(const char* const number : {"nan", "inf", "-inf", "1e308"})
  {
    Player player("Red", 3);
    player.begin();
    double now = 1;
    const auto hear = [&](const std::string& text) { return complaint(player.act(text)); };
    for(int i = 0; i < 20; ++i, now += 0.02)
      QCOMPARE(hear(message(now)), QString());
    QCOMPARE(hear(message(now, number, number)), QString());
    std::string strange = message(now);
    strange.replace(strange.find("1."), 4, number);
    QCOMPARE(hear(strange), QString());
    for(int i = 0; i < 20; ++i, now += 0.02)
      QCOMPARE(hear(message(now)), QString());
    QVERIFY(player.percepts().now < 3);
  }
}

QTEST_APPLESS_MAIN(GarbageTest)
#include "GarbageTest.moc"
