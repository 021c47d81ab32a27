#include "core/game/f2000/file/FieldFile.h"
#include "core/game/f2000/file/WorldFile.h"
#include "core/game/f2000/shape/Outline.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace sparkwright;
using namespace sparkwright::f2000;

namespace
{

const std::filesystem::path data = std::filesystem::path(SPARKWRIGHT_SOURCE_DIR) / "resources/f2000";

std::string problemsOf(const Diagnostics& problems)
{
  std::string all;
  for(const Diagnostic& each : problems)
    all += each.text() + '\n';
  return all;
}

} // namespace

/// Files of worlds and fields of the F2000 league.
class WorldFileTest : public QObject
{
  Q_OBJECT
private slots:
  void fieldsHaveTheirSizes_data()
  {
    QTest::addColumn<double>("length");
    QTest::addColumn<double>("width");
    QTest::addColumn<int>("posts");
    QTest::addColumn<int>("walls");
    QTest::newRow("msl2002") << 10. << 5. << 12 << 0;
    QTest::newRow("walled2001") << 9. << 5. << 0 << 6;
    QTest::newRow("msl2003") << 10. << 7. << 12 << 0;
    QTest::newRow("msl2004") << 12. << 8. << 12 << 0;
  }
  void fieldsHaveTheirSizes()
  {
    QFETCH(double, length);
    QFETCH(double, width);
    QFETCH(int, posts);
    QFETCH(int, walls);
    const FieldFile file = readField(data / "fields" / (std::string(QTest::currentDataTag()) + ".f2kfield"));
    QVERIFY2(file.problems.empty(), problemsOf(file.problems).c_str());
    const FieldForm& field = file.field;
    QVERIFY(std::abs(field.length - length) < 1e-9 && std::abs(field.width - width) < 1e-9);
    const std::vector<Primitive> all = field.primitives();
    const auto count = [&](ThingClass kind) { return static_cast<int>(std::ranges::count(all, kind, &Primitive::kind)); };
    QCOMPARE(count(ThingClass::Post), posts); // Three bands each.
    QCOMPARE(count(ThingClass::Wall), walls);
    QCOMPARE(count(ThingClass::Goal), 8);
    for(const Primitive& each : all)
    {
      QCOMPARE(each.isFlat(), each.kind == ThingClass::Line);
      QCOMPARE(each.collides, !each.isFlat());
      const Outline outline = Outline::of(each);
      QVERIFY(std::abs(outline.centre().x()) <= length / 2 + 0.7 && std::abs(outline.centre().y()) <= width / 2 + 0.1);
      if(each.kind == ThingClass::Goal) // Nothing of it stands in the field.
        QVERIFY(std::abs(outline.centre().x()) - field.goalDepth / 2 >= length / 2 - 1e-9);
      if(each.kind == ThingClass::Goal)
        QVERIFY(each.colour == (outline.centre().x() < 0 ? Colour::Blue : Colour::Yellow));
      if(each.kind == ThingClass::Post) // In the corners, banded.
        QVERIFY((outline.centre().cwiseAbs() - Eigen::Vector2d(length, width) / 2).norm() < 1e-9);
    }
  }

  void aWorldHasItsParts()
  {
    const WorldFile file = readWorld(data / "practice.f2kworld");
    QVERIFY2(file.problems.empty(), problemsOf(file.problems).c_str());
    QCOMPARE(file.world.field, std::string("msl2002"));
    QVERIFY(std::abs(file.world.cycleTime - 0.01) < 1e-12);
    QVERIFY(std::abs(file.world.ball.x - 1) < 1e-12);
    QCOMPARE(file.world.robots.size(), 1u);
    QCOMPARE(file.world.robots[0].file, std::string("robots/scout.f2krobot"));
    QCOMPARE(file.world.primitives.size(), 1u);
    QCOMPARE(file.world.primitives[0].id, std::string("pillar"));
    QVERIFY(file.world.primitives[0].kind == ThingClass::Obstacle);
  }

  void presetsStandWhereAFileIsSilent()
  {
    const WorldFile file = parseWorld("; nothing\n");
    QVERIFY(file.problems.empty());
    QCOMPARE(file.world.substeps, 4);
    QCOMPARE(file.world.gravity, 9.81);
    QCOMPARE(file.world.ballRobotRestitution, 0.7);
  }

  void mistakesOfWorldsAreTold_data()
  {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("said");
    QTest::newRow("cycle") << "(cycleTime 0)" << "w:1:1: error: `cycleTime` is a number from 1 to 200 ms, not `0`";
    QTest::newRow("steps") << "(substeps 1000)" << "a whole number from 1 to 100";
    QTest::newRow("share") << "(stickiness 1.5)" << "`stickiness` is a number from 0 to 1, not `1.5`";
    QTest::newRow("nan") << "(gravity nan)" << "not `nan`";
    QTest::newRow("robot") << "(robot (pose 0 0 0))" << "`file` is missing";
    QTest::newRow("shape") << "(primitive (color blue))" << "`shape` is missing";
    QTest::newRow("place") << "(ball 1)" << "`ball` takes 2 numbers";
    QTest::newRow("far") << "(ball 1 1e9)" << "from -100000 to 100000 mm";
    QTest::newRow("class") << "(primitive (shape rect 1 1) (class tree))" << "one of wall, goal, post";
  }
  void mistakesOfWorldsAreTold()
  {
    QFETCH(QString, text);
    QFETCH(QString, said);
    const WorldFile file = parseWorld(text.toStdString(), "w");
    QVERIFY2(QString::fromStdString(problemsOf(file.problems)).contains(said), problemsOf(file.problems).c_str());
    QVERIFY(!file.isUsable());
    QVERIFY(file.world.primitives.empty() == !text.contains("rect"));
  }

  void fieldsOfImpossibleSizesKeepTheirPresets()
  {
    const FieldFile file = parseField("(field (length 10) (width -3) (goalWidth x))");
    QCOMPARE(file.problems.size(), 3u);
    QCOMPARE(file.field.length, 10.0);
    QCOMPARE(file.field.width, 5.0);
    QVERIFY(!parseField("").problems.empty());
    QVERIFY(!readField(data / "fields/none.f2kfield").problems.empty());
  }
};

QTEST_APPLESS_MAIN(WorldFileTest)
#include "WorldFileTest.moc"
