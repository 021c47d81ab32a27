#include "../WorldSupport.h"

#include "core/body/WorldNode.h"
#include "core/world/state/WorldState.h"

#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

namespace
{

WorldOptions chosen(std::optional<StepKind> kind)
{
  WorldOptions options = soccerOptions();
  options.step = kind;
  return options;
}

WorldNode& physicsOf(World& world)
{
  WorldNode* found = nullptr;
  world.root().visit<WorldNode>([&](WorldNode& node) { found = &node; });
  return *found;
}

} // namespace

/// How steps of physics are computed is what the program says, else the scene, else exact.
class StepKindTest : public QObject
{
  Q_OBJECT

private slots:
  void namesAreReadAndWritten()
  {
    for(const StepKind kind : {StepKind::Exact, StepKind::Engine, StepKind::Iterative})
      QVERIFY(stepKindOf(stepKindName(kind)) == kind);
    for(const char* const other : {"", "Exact", "quick", "exact "})
      QVERIFY(!stepKindOf(other));
  }

  void theProgramComesBeforeTheScene()
  {
    SoccerWorld free(chosen({})), bound(chosen(StepKind::Engine));
    QVERIFY(free.world.step() == usualStepKind());
    QVERIFY(bound.world.step() == StepKind::Engine);
    bound.world.setStep(StepKind::Iterative);
    bound.cycle();
    QVERIFY(bound.world.step() == StepKind::Iterative);
    bound.world.setStep({});
    QVERIFY(bound.world.step() == usualStepKind());
  }

  void sceneScriptsChoose_data()
  {
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<bool>("good");
    QTest::newRow("iterative") << QByteArray("iterative") << true;
    QTest::newRow("engine") << QByteArray("engine") << true;
    QTest::newRow("unknown") << QByteArray("quick") << false;
  }
  void sceneScriptsChoose()
  {
    QFETCH(const QByteArray, name);
    QFETCH(const bool, good);
    QTemporaryDir folder;
    QFile script(folder.filePath("scene.rb"));
    QVERIFY(script.open(QIODevice::WriteOnly));
    script.write("run('setups/soccer.rb')\nget('/usr/scene/world').setStep('" + name + "')\n");
    script.close();
    World world(chosen({}));
    std::string told;
    world.log().setSink([&told](const Diagnostic& d) { told += d.text() + '\n'; });
    world.load(folder.filePath("scene.rb").toStdString());
    QCOMPARE(QByteArray::fromStdString(told).contains("expected exact, engine or iterative"), !good);
    QVERIFY(physicsOf(world).stepKind == (good ? *stepKindOf(name.toStdString()) : usualStepKind()));
    world.cycle();
    QVERIFY(world.step() == physicsOf(world).stepKind);
  }

  void statesKeepTheChoice()
  {
    SoccerWorld chooser(chosen(StepKind::Iterative)), other(chosen({}));
    LocalText problem;
    const auto kept = WorldState::decode(chooser.world.saveState().encode(), problem);
    QVERIFY2(kept, problem.english().c_str());
    QVERIFY(kept->step == StepKind::Iterative);
    QVERIFY(optionsFor(*kept, {}).step == StepKind::Iterative);
    const auto without = WorldState::decode(other.world.saveState().encode(), problem);
    QVERIFY(without && !without->step);
  }
};

QTEST_GUILESS_MAIN(StepKindTest)
#include "StepKindTest.moc"
