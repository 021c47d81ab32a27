#include "core/body/RigidBody.h"
#include "core/object/Log.h"
#include "core/world/World.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>

using namespace sparkwright;

namespace
{

constexpr const char* propertyScene = R"((RSG 0 1)
(
(nd Space)
(nd World (setGravity 0 0 -9.81))
(nd Transform (setName box) (setLocalPos 0 0 3)
  (nd RigidBody (setName body) (setBoxTotal 2 0.5 0.5 0.5))
  (nd Box (setName look) (setExtents 0.5 0.5 0.5) (setMaterial matRed))
  (nd BoxCollider (setBoxLengths 0.5 0.5 0.5)))
(nd Transform (setName lower) (setLocalPos 0 0 2)
  (nd RigidBody (setName body) (setBoxTotal 1 0.2 0.2 0.6))
  (nd HingeJoint (setName joint) (attach ../../box/body ../body) (setAxis 0)))
)
)";

} // namespace

/// Properties of nodes are set from outside for one run, which can be saved and repeated with them.
class PropertyChangesTest : public QObject
{
  Q_OBJECT
private slots:
  void init()
  {
    directory_ = std::make_unique<QTemporaryDir>();
    std::ofstream(directory_->filePath("scene.rsg").toStdString()) << propertyScene;
    messages_.clear();
    world_ = make(options());
    QVERIFY2(world_->load("scene.rsg"), qPrintable(messages_.join('\n')));
    messages_.clear();
  }
  void cleanup() { world_.reset(); }

  void aPropertyIsSetByACommandAndAsAValue()
  {
    world_->command("(property (path /usr/scene/box/body)(call setMass 3.5))");
    QCOMPARE(massOf(*world_), 3.5f);
    world_->manipulate(SetProperty{{0, "/usr/scene/box/body"}, "setMass", {"1.25"}});
    QCOMPARE(massOf(*world_), 1.25f);
    QVERIFY2(messages_.isEmpty(), qPrintable(messages_.join('\n')));
  }
  void whatCannotBeSetInARunIsRefused_data()
  {
    QTest::addColumn<QString>("node");
    QTest::addColumn<QString>("method");
    QTest::addColumn<QStringList>("values");
    QTest::newRow("no such node") << "nobody" << "setMass" << QStringList{"1"};
    QTest::newRow("no such method") << "box/body" << "setWeight" << QStringList{"1"};
    QTest::newRow("not a setter") << "box/body" << "getMass" << QStringList{};
    QTest::newRow("a name") << "box" << "setName" << QStringList{"ball"};
    QTest::newRow("a place") << "box" << "setLocalPos" << QStringList{"0", "0", "1"};
    QTest::newRow("frames of a joint") << "lower/joint" << "setAnchor" << QStringList{"0", "0", "1"};
    QTest::newRow("too many values") << "box/body" << "setMass" << QStringList{"1", "2"};
    QTest::newRow("no number") << "box/body" << "setMass" << QStringList{"heavy"};
    QTest::newRow("a number with a tail") << "box/body" << "setMass" << QStringList{"1kg"};
    QTest::newRow("not finite") << "box/body" << "setMass" << QStringList{"nan"};
    QTest::newRow("infinite") << "box/body" << "setMass" << QStringList{"inf"};
  }
  void whatCannotBeSetInARunIsRefused()
  {
    QFETCH(const QString, node);
    QFETCH(const QString, method);
    QFETCH(const QStringList, values);
    SetProperty change{{0, "/usr/scene/" + node.toStdString()}, method.toStdString(), {}};
    for(const QString& value : values)
      change.values.push_back(value.toStdString());
    world_->manipulate(change);
    QCOMPARE(messages_.size(), 1);
    QVERIFY2(messages_[0].contains("property ignored"), qPrintable(messages_[0]));
    QCOMPARE(massOf(*world_), 2.f);
    world_->cycle();
  }
  void aWorldThatIsPutIntoAStateHasThem()
  {
    world_->manipulate(SetProperty{{0, "/usr/scene/box/body"}, "setMass", {"7"}});
    world_->manipulate(SetProperty{{0, "/usr/scene/box/body"}, "setMass", {"5"}});
    world_->manipulate(SetProperty{{0, "/usr/scene/lower/joint"}, "setHighStopDeg", {"0", "20"}});
    for(int i = 0; i < 10; ++i)
      world_->cycle();
    const WorldState state = world_->saveState();
    const std::unique_ptr<World> other = make(optionsFor(state, options()));
    QVERIFY(other->load("scene.rsg"));
    QCOMPARE(massOf(*other), 2.f);
    const LocalText problem = other->restoreState(state);
    QVERIFY2(problem.empty(), problem.english().c_str());
    QCOMPARE(massOf(*other), 5.f);
    for(int i = 0; i < 50; ++i)
    {
      world_->cycle();
      other->cycle();
    }
    QVERIFY(world_->saveState().content == other->saveState().content);
  }
  void theyAreInputsOfTheRunThatCanBeRepeated()
  {
    std::vector<RunInput> inputs;
    world_->setInputListener([&](const RunInput& input) { inputs.push_back(input); });
    world_->manipulate(SetProperty{{0, "/usr/scene/box/body"}, "setMass", {"4"}});
    QCOMPARE(inputs.size(), std::size_t(1));
    const std::unique_ptr<World> other = make(options());
    QVERIFY(other->load("scene.rsg"));
    other->repeat(inputs.front());
    QCOMPARE(massOf(*other), 4.f);
  }
  void framesShowThem()
  {
    world_->publish();
    world_->manipulate(SetProperty{{0, "/usr/scene/box/look"}, "setMaterial", {"matBlue"}});
    world_->refresh(); // While paused.
    const FramePtr frame = world_->frame();
    bool found = false;
    for(const SceneStructure::Node& node : frame->structure->nodes)
      found = found || (node.name == "look" && node.materials == std::vector<std::string>{"matBlue"});
    QVERIFY(found);
  }

private:
  WorldOptions options() const
  {
    WorldOptions options;
    options.dataDirectories = {directory_->path().toStdString(), SPARKWRIGHT_SOURCE_DIR "/resources"};
    options.seed = 1;
    return options;
  }
  std::unique_ptr<World> make(const WorldOptions& options)
  {
    auto world = std::make_unique<World>(options);
    world->log().setSink([this](const Diagnostic& d)
                         { messages_ << QString::fromStdString(d.message + " | " + d.hint); });
    return world;
  }
  static float massOf(World& world)
  {
    const auto* const body = dynamic_cast<const RigidBody*>(world.root().find("/usr/scene/box/body"));
    return body ? static_cast<float>(body->body().mass().mass) : -1;
  }

  std::unique_ptr<QTemporaryDir> directory_;
  std::unique_ptr<World> world_;
  QStringList messages_;
};

QTEST_APPLESS_MAIN(PropertyChangesTest)
#include "PropertyChangesTest.moc"
