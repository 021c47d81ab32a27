#include "core/wire/DrawingBoard.h"
#include "core/wire/DrawingEncoder.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>

using namespace sparkwright;

namespace
{

using Kind = Drawings::Shape::Kind;
using Sets = std::vector<std::shared_ptr<const Drawings::Set>>;

std::shared_ptr<Drawings::Set> setOf(const std::string& name, std::vector<Drawings::Shape> shapes)
{
  return std::make_shared<Drawings::Set>(Drawings::Set{name, std::move(shapes), {}});
}

Drawings::Shape pointAt(float x) { return {Kind::Point, {1, 2, 200, 255}, 0, 5, {Vec3f(x, 0.25f, -1)}}; }

DrawingsPtr drawingsOf(Sets sets, std::vector<Drawings::AgentText> texts = {})
{
  std::ranges::sort(sets, {}, [](const auto& set) { return set->name; });
  return std::make_shared<const Drawings>(Drawings{std::move(sets), std::move(texts)});
}

/// What is to be seen, in words; numbers as six characters tell them.
QStringList shown(const DrawingsPtr& drawings)
{
  QStringList lines;
  for(const auto& set : drawings->sets)
  {
    for(const Drawings::Shape& shape : set->shapes)
    {
      QString line = QString::fromStdString(set->name) + ' ' + QString::number(static_cast<int>(shape.kind));
      for(const int part : shape.colour)
        line += ' ' + QString::number(part);
      if(shape.kind == Kind::Circle || shape.kind == Kind::Sphere)
        line += " r" + QString::number(static_cast<double>(shape.radius), 'g', 3);
      else if(shape.kind != Kind::Polygon)
        line += " w" + QString::number(static_cast<double>(shape.width), 'g', 3);
      for(const Vec3f& point : shape.points)
        for(int i = 0; i < 3; ++i)
          line += ' ' + QString::number(std::round(static_cast<double>(point[i]) * 100) / 100 + 0.0);
      lines << line;
    }
    for(const Drawings::Text& text : set->texts)
      lines << QString::fromStdString(set->name + ' ' + text.text) + ' ' + QString::number(text.colour[2]);
  }
  for(const Drawings::AgentText& text : drawings->agentTexts)
    lines << QString("%1 %2 %3 %4").arg(text.team).arg(text.unum).arg(text.colour[0]).arg(text.text.c_str());
  return lines;
}

/// A viewer that reads what the encoder writes.
struct Viewer
{
  DrawingEncoder encoder;
  DrawingBoard board;
  std::size_t count = 0; ///< Datagrams of the last call.

  QStringList after(const DrawingsPtr& drawings, bool all = false)
  {
    const std::vector<std::string> datagrams = encoder.datagrams(drawings, all);
    count = datagrams.size();
    for(const std::string& datagram : datagrams)
      if(!board.take(datagram))
        return {"a datagram cannot be read"};
    return shown(board.drawings());
  }
};

} // namespace

/// What is drawn is shown by a viewer that reads the datagrams.
class DrawingEncoderTest : public QObject
{
  Q_OBJECT
private slots:
  void everyKindComesBack()
  {
    const auto set = setOf("L.03.ball", {{Kind::Circle, {255, 128, 0, 255}, 0.5f, 3, {Vec3f(1, -2, 0)}},
                                         {Kind::Line, {1, 2, 3, 255}, 0, 2.5f, {Vec3f(1, 2, 3), Vec3f(-4, 5, 0.125f)}},
                                         pointAt(7),
                                         {Kind::Sphere, {4, 5, 6, 255}, 0.25f, 1, {Vec3f(0, 0, 1)}},
                                         {Kind::Polygon, {7, 8, 9, 128}, 0, 1, {Vec3f(0, 0, 0), Vec3f(1, 0, 0), Vec3f(1, 1, 0)}}});
    set->texts.push_back({Vec3f(0, 1, 2), {10, 11, 12, 255}, "Schuss ü"});
    const DrawingsPtr drawings = drawingsOf({set}, {{1, 1, {1, 2, 3, 255}, "left"}, {2, 11, {4, 5, 6, 255}, "right"}});
    Viewer viewer;
    QCOMPARE(viewer.after(drawings), shown(drawings));
    QCOMPARE(viewer.count, std::size_t(1));
    QCOMPARE(viewer.after(drawings), shown(drawings));
    QCOMPARE(viewer.count, std::size_t(0)); // Nothing has changed.
    QCOMPARE(viewer.after(nullptr), QStringList());
    QCOMPARE(viewer.after(drawings, true), shown(drawings));
  }

  void numbersHaveSixCharacters_data()
  {
    QTest::addColumn<float>("value");
    QTest::addColumn<QString>("text");
    QTest::newRow("zero") << 0.f << "0.0000";
    QTest::newRow("rounded") << 1.99996f << "2.0000";
    QTest::newRow("negative") << -1.25f << "-1.250";
    QTest::newRow("tens") << -10.256f << "-10.26";
    QTest::newRow("thousands") << 1234.56f << "1234.6";
    QTest::newRow("no room for decimals") << -1234.56f << " -1235";
    QTest::newRow("far") << -99'999.f << "-99999";
    QTest::newRow("small") << 1e-9f << "0.0000";
  }
  void numbersHaveSixCharacters()
  {
    QFETCH(const float, value);
    QFETCH(const QString, text);
    DrawingEncoder encoder;
    const auto datagrams = encoder.datagrams(drawingsOf({setOf("a", {pointAt(value)})}), false);
    QCOMPARE(QString::fromStdString(datagrams.at(0).substr(2, 6)), text);
  }

  void aSwapKeepsSetsWhoseNamesBeginTheSame()
  {
    const auto outer = setOf("L.03", {pointAt(1)}), inner = setOf("L.03.ball", {pointAt(2)}), other = setOf("R", {pointAt(3)});
    Viewer viewer;
    viewer.after(drawingsOf({outer, inner, other}));
    for(const DrawingsPtr& next : {drawingsOf({setOf("L.03", {pointAt(4)}), inner, other}), drawingsOf({inner, other}),
                                   drawingsOf({setOf("", {pointAt(5)}), inner, other}), drawingsOf({inner, other})})
      QCOMPARE(viewer.after(next), shown(next));
  }

  void viewersThatBeginInTheMiddleSeeAll()
  {
    Viewer early;
    early.after(drawingsOf({setOf("a", {pointAt(1)}), setOf("gone", {pointAt(9)})}, {{1, 2, {1, 1, 1, 255}, "old"}}));
    const DrawingsPtr now = drawingsOf({setOf("a", {pointAt(1)}), setOf("b", {pointAt(2)})}, {{2, 3, {2, 2, 2, 255}, "new"}});
    Viewer late;
    late.board.take(std::string("\1\2""1.00001.00001.00005.0000\1\1\1gone\0\0\0\0", 37)); // Of the moment it has left.
    for(const std::string& datagram : early.encoder.datagrams(now, true))
    {
      QVERIFY(early.board.take(datagram));
      QVERIFY(late.board.take(datagram));
    }
    QCOMPARE(shown(early.board.drawings()), shown(now));
    QCOMPARE(shown(late.board.drawings()), shown(now));
    // Without any, nothing is written …
    QVERIFY(DrawingEncoder().datagrams(nullptr, true).empty());
    // … unless there have been some.
    QVERIFY(!early.encoder.datagrams(nullptr, true).empty());
  }

  void whatTheProtocolCannotSayIsNear()
  {
    const float nan = std::numeric_limits<float>::quiet_NaN();
    std::vector<Vec3f> corners;
    for(int i = 0; i < 600; ++i)
      corners.emplace_back(static_cast<float>(i), 1.f, 0.f);
    Viewer viewer;
    const DrawingsPtr odd = drawingsOf({setOf("a", {{Kind::Circle, {9, 9, 9, 255}, 2, 1, {Vec3f(0, 0, 1)}},
                                                    {Kind::Polygon, {1, 1, 1, 255}, 0, 1, corners},
                                                    pointAt(nan), pointAt(1e9f), pointAt(-2e5f),
                                                    {Kind::Sphere, {1, 1, 1, 0}, 1, 1, {Vec3f(0, 0, 0)}}})},
                                       {{1, 129, {1, 1, 1, 255}, "x"}, {3, 1, {1, 1, 1, 255}, "x"}, {1, 0, {1, 1, 1, 255}, "x"}});
    QVERIFY(viewer.after(odd) != QStringList("a datagram cannot be read"));
    const DrawingsPtr seen = viewer.board.drawings();
    QVERIFY(seen->agentTexts.empty());
    std::size_t lines = 0, triangles = 0;
    for(const Drawings::Shape& shape : seen->sets.at(0)->shapes)
      if(shape.kind == Kind::Line)
      {
        ++lines;
        QVERIFY(std::abs(shape.points[0].z() - 1) < 1e-6f && std::abs(shape.points[0].head<2>().norm() - 2) < 1e-3f);
      }
      else
      {
        QVERIFY(shape.kind == Kind::Polygon);
        QVERIFY(shape.points.size() >= 3 && shape.points.size() <= 255);
        QVERIFY(shape.points[0].isApprox(corners[0]));
        triangles += shape.points.size() - 2;
      }
    QCOMPARE(lines, std::size_t(40));
    QCOMPARE(triangles, corners.size() - 2);
  }

  void anyCourseIsShownTheSame()
  {
    std::mt19937 random(5);
    const std::vector<std::string> names{"", "L", "L.1", "L.1.a", "L.2", "R", "R.1"};
    Viewer viewer;
    std::map<std::string, std::shared_ptr<const Drawings::Set>> sets;
    std::map<std::pair<int, int>, Drawings::AgentText> texts;
    for(int step = 0; step < 500; ++step)
    {
      const std::string& name = names[random() % names.size()];
      if(random() % 3 == 0)
        sets.erase(name);
      else
        sets[name] = setOf(name, {pointAt(static_cast<float>(random() % 1000))});
      const std::pair agent(1 + static_cast<int>(random() % 2), 1 + static_cast<int>(random() % 3));
      if(random() % 4 == 0)
        texts.erase(agent);
      else if(random() % 4 == 0)
        texts[agent] = {agent.first, agent.second, {static_cast<std::uint8_t>(random()), 0, 0, 255}, "t"};
      Sets now;
      for(const auto& [key, set] : sets)
        now.push_back(set);
      std::vector<Drawings::AgentText> labels;
      for(const auto& [key, text] : texts)
        labels.push_back(text);
      const DrawingsPtr drawings = drawingsOf(now, labels);
      QCOMPARE(viewer.after(drawings, random() % 20 == 0), shown(drawings));
    }
  }

  void datagramsAreAsShortAsViewersReceiveThem()
  {
    Viewer viewer;
    const DrawingsPtr many = drawingsOf({setOf("many", std::vector<Drawings::Shape>(1000, pointAt(1)))});
    for(const std::string& datagram : DrawingEncoder().datagrams(many, false))
      QVERIFY(datagram.size() <= DrawingEncoder::longestDatagram);
    QCOMPARE(viewer.after(many), shown(many));
  }
};

QTEST_APPLESS_MAIN(DrawingEncoderTest)
#include "DrawingEncoderTest.moc"
