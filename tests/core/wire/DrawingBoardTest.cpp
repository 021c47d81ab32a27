#include "core/wire/DrawingBoard.h"

#include <QtTest>

#include <algorithm>
#include <random>
#include <string>

using namespace sparkwright;
using Kind = Drawings::Shape::Kind;
using namespace std::string_literals;

namespace
{

std::string command(int group, int kind) { return {static_cast<char>(group), static_cast<char>(kind)}; }
std::string text(const std::string& words) { return words + '\0'; }
std::string point(const std::string& set)
{
  return command(1, 2) + "1.5000-2.0000.500010.000" + "\xff\0\0"s + text(set);
}
std::string swapped(const std::string& set) { return command(0, 0) + text(set); }

} // namespace

/// The drawing protocol: what a datagram puts where, and what becomes of those that are wrong.
class DrawingBoardTest : public QObject
{
  Q_OBJECT
private slots:
  void nothingIsSeenBeforeItIsSwapped()
  {
    DrawingBoard board;
    const DrawingsPtr empty = board.drawings();
    QVERIFY(empty && empty->sets.empty());
    QVERIFY(board.take(point("me.p")));
    QCOMPARE(board.drawings(), empty);
    QVERIFY(board.take(swapped("me.p")));
    const DrawingsPtr seen = board.drawings();
    QCOMPARE(seen->sets.size(), std::size_t(1));
    QCOMPARE(seen->sets[0]->name, std::string("me.p"));
    const Drawings::Shape& shape = seen->sets[0]->shapes.at(0);
    QVERIFY(shape.kind == Kind::Point);
    QVERIFY(shape.points.at(0).isApprox(Vec3f(1.5f, -2.f, 0.5f)));
    QCOMPARE(shape.width, 10.f);
    QVERIFY((shape.colour == Drawings::Colour{255, 0, 0, 255}));
    QCOMPARE(board.drawings(), seen); // The same until something changes.
  }
  void everyShapeIsRead()
  {
    DrawingBoard board;
    const std::string place = "1.00002.00003.0000", other = "4.00005.00006.0000", colour = "\x01\x02\x03";
    QVERIFY(board.take(command(1, 0) + "1.00002.00000.50003.0000" + colour + text("a")));
    QVERIFY(board.take(command(1, 1) + place + other + "2.5000" + colour + text("a")));
    QVERIFY(board.take(command(1, 3) + place + "0.2500" + colour + text("a")));
    QVERIFY(board.take(command(1, 4) + "\x03"s + colour + "\x80" + place + other + "   7.08.0000  9.00" + text("a")));
    QVERIFY(board.take(command(2, 0) + place + colour + text("Schuss ü") + text("a")));
    QVERIFY(board.take(swapped("")));
    const auto& set = *board.drawings()->sets.at(0);
    QCOMPARE(set.shapes.size(), std::size_t(4));
    QVERIFY(set.shapes[0].kind == Kind::Circle && set.shapes[0].radius == 0.5f && set.shapes[0].width == 3);
    QVERIFY(set.shapes[0].points.at(0).isApprox(Vec3f(1, 2, 0)));
    QVERIFY(set.shapes[1].kind == Kind::Line && set.shapes[1].width == 2.5f);
    QVERIFY(set.shapes[1].points.at(1).isApprox(Vec3f(4, 5, 6)));
    QVERIFY(set.shapes[2].kind == Kind::Sphere && set.shapes[2].radius == 0.25f);
    QVERIFY(set.shapes[3].kind == Kind::Polygon && set.shapes[3].points.size() == 3);
    QVERIFY(set.shapes[3].points[2].isApprox(Vec3f(7, 8, 9)));
    QVERIFY((set.shapes[3].colour == Drawings::Colour{1, 2, 3, 128}));
    QCOMPARE(set.texts.at(0).text, std::string("Schuss ü"));
    QVERIFY(set.texts[0].place.isApprox(Vec3f(1, 2, 3)));
  }
  void setsAreSwappedByTheBeginningsOfTheirNames()
  {
    DrawingBoard board;
    for(const char* const name : {"L.1.ball", "L.1.way", "L.10", "R.1"})
      QVERIFY(board.take(point(name)));
    QVERIFY(board.take(swapped("L.1.")));
    QCOMPARE(board.drawings()->sets.size(), std::size_t(2));
    QVERIFY(board.take(swapped("L.1")));
    // The first two were swapped for their empty backs.
    QCOMPARE(board.drawings()->sets.size(), std::size_t(1));
    QCOMPARE(board.drawings()->sets[0]->name, std::string("L.10"));
    QVERIFY(board.take(swapped("nobody")));
    QVERIFY(board.take(swapped("")));
    QCOMPARE(board.drawings()->sets.size(), std::size_t(1));
    QCOMPARE(board.drawings()->sets[0]->name, std::string("R.1"));
    board.clear();
    QVERIFY(board.drawings()->sets.empty());
  }
  void textsAboveAgentsAreSeenAtOnce()
  {
    DrawingBoard board;
    QVERIFY(board.take(command(2, 1) + "\x04"s + "\x01\x02\x03" + text("attack") + command(2, 1) + "\x82" +
                       "\x01\x02\x03" + "defend")); // The last 0 may be missing.
    const auto& texts = board.drawings()->agentTexts;
    QCOMPARE(texts.size(), std::size_t(2));
    QVERIFY(texts[0].team == 1 && texts[0].unum == 5 && texts[0].text == "attack");
    QVERIFY(texts[1].team == 2 && texts[1].unum == 3 && texts[1].text == "defend");
    QVERIFY(board.take(command(2, 2) + "\x04"));
    QCOMPARE(board.drawings()->agentTexts.size(), std::size_t(1));
  }
  void agentsAreSelectedOnce()
  {
    DrawingBoard board;
    QVERIFY(board.take(command(3, 0) + "\x81"));
    QCOMPARE(board.takeSelection(), std::optional(std::pair(2, 2)));
    QVERIFY(!board.takeSelection());
  }
  void whatIsWrongEndsItsDatagram_data()
  {
    QTest::addColumn<QByteArray>("wrong");
    const auto row = [](const char* name, const std::string& bytes)
    { QTest::newRow(name) << QByteArray::fromStdString(bytes); };
    row("unknown group", command(9, 0) + text("x"));
    row("unknown kind", command(1, 9));
    row("one byte", "\x01");
    row("a number that is none", command(1, 2) + "1.5000abcdef0.500010.000" + "\x01\x02\x03" + text("x"));
    row("not a number", command(1, 2) + "   nan-2.0000.500010.000" + "\x01\x02\x03" + text("x"));
    row("infinite", command(1, 2) + "   inf-2.0000.500010.000" + "\x01\x02\x03" + text("x"));
    row("too short for its numbers", command(1, 1) + "1.5000");
    row("too short for its colour", command(1, 2) + "1.5000-2.0000.500010.000" + "\x01");
    row("more corners promised than there are", command(1, 4) + "\xff" + "\x01\x02\x03\x04" + "1.00002.00003.0000");
    row("an agent's text without an agent", command(2, 1));
  }
  void whatIsWrongEndsItsDatagram()
  {
    QFETCH(const QByteArray, wrong);
    DrawingBoard board;
    QVERIFY(!board.take(point("before") + wrong.toStdString()));
    QVERIFY(board.take(swapped("")));
    QCOMPARE(board.drawings()->sets.size(), std::size_t(1));
    QCOMPARE(board.drawings()->sets[0]->name, std::string("before"));
    QCOMPARE(board.drawings()->sets[0]->shapes.size(), std::size_t(1));
  }
  void whatFollowsIsDropped()
  {
    DrawingBoard board;
    QVERIFY(!board.take(command(1, 9) + point("after")));
    QVERIFY(board.take(swapped("")));
    QVERIFY(board.drawings()->sets.empty());
  }
  void floodsAreBounded()
  {
    DrawingBoard board;
    for(std::size_t i = 0; i < DrawingBoard::mostShapes + 500; ++i)
      board.take(point("flood"));
    for(std::size_t i = 0; i < DrawingBoard::mostSets + 500; ++i)
      board.take(point("set" + std::to_string(i)));
    board.take(point(std::string(60'000, 'x')));
    board.take(swapped(""));
    const DrawingsPtr seen = board.drawings();
    QCOMPARE(seen->sets.size(), DrawingBoard::mostSets);
    QCOMPARE(seen->sets.at(0)->shapes.size(), DrawingBoard::mostShapes);
  }
  void noiseDoesNoHarm()
  {
    std::mt19937 random(20261122);
    DrawingBoard board;
    for(int i = 0; i < 20'000; ++i)
    {
      std::string bytes(random() % 120, '\0');
      for(char& byte : bytes)
        byte = static_cast<char>(random() % (random() % 3 ? 6 : 256));
      board.take(bytes);
      std::string cut = point("noise") + swapped("noise");
      cut.resize(random() % cut.size());
      board.take(cut);
    }
    board.take(point("sane") + swapped("sane"));
    const DrawingsPtr seen = board.drawings();
    QVERIFY(std::any_of(seen->sets.begin(), seen->sets.end(), [](const auto& set) { return set->name == "sane"; }));
  }
};

QTEST_GUILESS_MAIN(DrawingBoardTest)
#include "DrawingBoardTest.moc"
