#include "core/body/RigidBody.h"
#include "core/object/Log.h"
#include "core/robot/language/ActionReader.h"
#include "core/scene/Transform.h"
#include "core/world/World.h"
#include "tests/VerifyNear.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>

using namespace sparkwright;

namespace
{

constexpr const char* boxesScene = R"((RSG 0 1)
(
(nd Space)
(nd World (setGravity 0 0 -9.81) (setERP 0.2) (setCFM 0.00001) (setAutoDisableFlag false))"
    R"( (setContactSurfaceLayer 0.001))
(nd Transform (setName ground) (nd PlaneCollider (setParams 0 0 1 0)))
(nd Transform (setName box) (setLocalPos 0 0 0.25)
  (nd RigidBody (setName body) (setBoxTotal 2 0.5 0.5 0.5))
  (nd BoxCollider (setBoxLengths 0.5 0.5 0.5))
  (nd Box (setName look) (setExtents 0.5 0.5 0.5) (setMaterial matRed)))
(nd Transform (setName other) (setLocalPos 3 0 0.25)
  (nd RigidBody (setName body) (setBoxTotal 2 0.5 0.5 0.5))
  (nd BoxCollider (setBoxLengths 0.5 0.5 0.5)))
(nd Transform (setName upper) (setLocalPos -3 0 1.2)
  (nd RigidBody (setName body) (setBoxTotal 1 0.2 0.2 0.6))
  (nd BoxCollider (setBoxLengths 0.2 0.2 0.6)))
(nd Transform (setName lower) (setLocalPos -3 0 0.5)
  (nd RigidBody (setName body) (setBoxTotal 1 0.2 0.2 0.6))
  (nd BoxCollider (setBoxLengths 0.2 0.2 0.6))
  (nd HingeJoint (attach ../../upper/body ../body) (setAnchor 0 0 0.35) (setAxis 0)
    (setLowStopDeg 0 0) (setHighStopDeg 0 0)))
(nd Transform (setName wall) (setLocalPos 0 5 0.5) (nd BoxCollider (setBoxLengths 1 1 1)))
)
)";

} // namespace

/// What moves, places, holds and pushes things in a running World, as values and as commands.
class ManipulatorTest : public QObject
{
  Q_OBJECT
private slots:
  void init()
  {
    directory_ = std::make_unique<QTemporaryDir>();
    std::ofstream(directory_->filePath("scene.rsg").toStdString()) << boxesScene;
    WorldOptions options;
    options.dataDirectories = {directory_->path().toStdString(), SPARKWRIGHT_SOURCE_DIR "/resources"};
    options.seed = 1;
    world_ = std::make_unique<World>(options);
    messages_.clear();
    world_->log().setSink([this](const Diagnostic& d)
                          { messages_ << QString::fromStdString(d.message + " | " + d.hint); });
    QVERIFY(world_->setUp());
    QVERIFY2(world_->importScene("scene.rsg"), qPrintable(messages_.join('\n')));
    messages_.clear();
  }
  void cleanup() { world_.reset(); }

  void whatRestsOnAMovedThingWakesUp()
  {
    world_->command("(move (path /usr/scene/other)(pos 0 0 0.75))");
    for(int i = 0; i < 20; ++i)
      world_->cycle();
    auto& upper = dynamic_cast<RigidBody&>(*world_->root().find("/usr/scene/other/body"));
    upper.body().disable();
    world_->cycle();
    QVERIFY(!upper.body().isEnabled());
    world_->command("(move (path /usr/scene/box)(pos 2 2 0.25))");
    for(int i = 0; i < 40; ++i)
      world_->cycle();
    QVERIFY2(at("other").z() < 0.4f, qPrintable(QString::number(at("other").z())));
  }
  void aNodeIsMovedToAPose()
  {
    world_->command("(move (path /usr/scene/box)(pos 1 2 3)(rot 0 0 90))");
    VERIFY_NEAR(at("box"), Vec3f(1, 2, 3), 1e-5f);
    VERIFY_NEAR(node("box").worldPose().col(0).head<3>(), Vec3f(0, 1, 0), 1e-5f);
    world_->command(idCommand("move", "box", "(pos 4 4 4)"));
    VERIFY_NEAR(at("box"), Vec3f(4, 4, 4), 1e-5f);
    QCOMPARE(messages_, QStringList());
  }
  void aPartThatShowsSomethingMovesItsBody()
  {
    world_->command("(move (path /usr/scene/box/look)(pos 0 0 2))");
    VERIFY_NEAR(at("box"), Vec3f(0, 0, 2), 1e-5f);
  }
  void velocitiesAreKeptZeroedOrGiven()
  {
    world_->command("(move (path /usr/scene/box)(vel 1 2 3)(spin 0 0 4))");
    VERIFY_NEAR(body("box").velocity(), Vec3f(1, 2, 3), 1e-5f);
    VERIFY_NEAR(body("box").angularVelocity(), Vec3f(0, 0, 4), 1e-5f);
    world_->command("(move (path /usr/scene/box)(pos 0 0 9)(velocity keep))");
    VERIFY_NEAR(body("box").velocity(), Vec3f(1, 2, 3), 1e-5f);
    world_->command("(move (path /usr/scene/box)(velocity zero))");
    QCOMPARE(body("box").velocity().norm(), 0.f);
    QCOMPARE(body("box").angularVelocity().norm(), 0.f);
  }
  void whatSleepsWakes()
  {
    body("box").body().disable();
    world_->command("(move (path /usr/scene/box)(vel 1 0 0))");
    QVERIFY(body("box").body().isEnabled());
    body("box").body().disable();
    world_->command("(move (path /usr/scene/box)(pos 0 0 3))");
    world_->cycle();
    QVERIFY(at("box").z() < 3);
  }
  void whatJointsHoldMovesAsOne()
  {
    world_->command("(move (path /usr/scene/upper)(pos 1 1 5)(rot 0 90 0))");
    VERIFY_NEAR(at("upper"), Vec3f(1, 1, 5), 1e-5f);
    VERIFY_NEAR(at("lower"), Vec3f(1 - 0.7f, 1, 5), 1e-4f); // It hung 0.7 m below.
    world_->command("(move (path /usr/scene/lower)(spin 0 0 2))");
    VERIFY_NEAR(body("upper").velocity(), Vec3f(0, 1.4f, 0), 1e-4f); // Turns about the lower one.
  }
  void placedThingsStandOnTheGround()
  {
    world_->command("(move (path /usr/scene/box)(pos 0 0 4)(rot 0 45 0)(vel 3 0 0))");
    world_->command("(place (path /usr/scene/box)(pos -1.25 2.5 0))");
    VERIFY_NEAR(at("box").x(), -1.25f, 1e-4f);
    VERIFY_NEAR(at("box").y(), 2.5f, 1e-4f);
    VERIFY_NEAR(at("box").z(), 0.3535534f, 0.002f); // On its edge: half the diagonal.
    QCOMPARE(body("box").velocity().norm(), 0.f);
    world_->command("(place (path /usr/scene/lower)(pos 1 -2 0)(turn 90))");
    VERIFY_NEAR(at("lower"), Vec3f(1, -2, 0.3f), 0.002f);
    VERIFY_NEAR(at("upper"), Vec3f(1, -2, 1.0f), 0.002f);
    VERIFY_NEAR(node("lower").worldPose().col(0).head<3>(), Vec3f(0, 1, 0), 1e-4f);
  }
  void placedThingsStandOnWhatDoesNotMove()
  {
    world_->command("(move (path /usr/scene/box)(pos 0 0 4))");
    world_->command("(place (path /usr/scene/box)(pos 0.1 5.1))"); // On the wall, a box of 1 m.
    VERIFY_NEAR(at("box"), Vec3f(0.1f, 5.1f, 1.25f), 0.002f);
    world_->command("(place (path /usr/scene/box)(pos 1.5 -2))");
    VERIFY_NEAR(at("box"), Vec3f(1.5f, -2, 0.25f), 0.002f);
    world_->command("(place (path /usr/scene/box)(pos 3 0))"); // Where the other one stands: beside it, not on top.
    QVERIFY(at("box").z() < 0.26f);
  }
  void placedThingsLeaveNoOverlap()
  {
    world_->command("(place (path /usr/scene/other)(pos 0.1 0.1 0))");
    const Vec3f away = at("other") - at("box");
    QCOMPARE_GE(std::max(std::abs(away.x()), std::abs(away.y())), 0.499f);
    QCOMPARE_LT(away.norm(), 0.9f); // The nearest place with room is meant.
    for(int i = 0; i < 50; ++i)
      world_->cycle();
    VERIFY_NEAR(at("other") - at("box"), away, 0.01f); // Nothing is thrown apart.
  }
  void whatIsAboutToGoElsewhereIsInNobodysWay()
  {
    // Both go 3 m along: each to where the other stands or stood.
    const std::string box = std::to_string(node("box").id()), other = std::to_string(node("other").id());
    world_->command("(place (id " + box + ")(pos 3 0)(ignore " + other + "))(place (id " + other + ")(pos 6 0))");
    VERIFY_NEAR(at("box"), Vec3f(3, 0, 0.25f), 0.002f);
    VERIFY_NEAR(at("other"), Vec3f(6, 0, 0.25f), 0.002f);
    world_->command("(place (id " + box + ")(pos 6 0)(ignore 0 x 987654 " + box + "))"); // Ignores nobody who is there.
    QCOMPARE_GT((at("other") - at("box")).norm(), 0.49f);
    QCOMPARE(messages_, QStringList());
  }
  void whereThereIsNoRoomNothingMoves()
  {
    world_->command("(move (path /usr/scene/wall)(pos 0 0 0))");
    QCOMPARE(messages_.size(), 1);
    QVERIFY(messages_[0].contains("has no body"));
    const Vec3f before = at("box");
    world_->command("(move (path /usr/scene/other)(pos 0 0 -50))");
    world_->command("(place (path /usr/scene/box)(pos 0 0 -5))"); // Inside the ground everywhere.
    QVERIFY(messages_.last().contains("no room"));
    VERIFY_NEAR(at("box"), before, 1e-4f);
  }
  void heldThingsStayInTheAir()
  {
    for(int i = 0; i < 150; ++i)
    {
      if(i % 50 == 0)
        world_->command("(hold (path /usr/scene/box)(pos 0 1 2))");
      world_->cycle();
    }
    VERIFY_NEAR(at("box"), Vec3f(0, 1, 2), 0.02f);
    world_->command("(release (path /usr/scene/box)(vel 2 0 0))");
    world_->cycle();
    VERIFY_NEAR(body("box").velocity().x(), 2, 0.01f);
    for(int i = 0; i < 100; ++i)
      world_->cycle();
    QVERIFY2(at("box").z() < 1.5f, qPrintable(QString::number(at("box").z()))); // It bounces.
  }
  void aHoldThatNobodyRenewsEnds()
  {
    world_->command("(hold (path /usr/scene/box)(pos 0 1 2))");
    for(int i = 0; i < 98; ++i)
      world_->cycle();
    QVERIFY(at("box").z() > 1.9f);
    for(int i = 0; i < 60; ++i)
      world_->cycle();
    QVERIFY2(at("box").z() < 1.5f, qPrintable(QString::number(at("box").z()))); // It bounces.
  }
  void pushesGiveTheMomentumTheyShould()
  {
    world_->command("(move (path /usr/scene/box)(pos 0 0 50))");
    world_->command("(push (path /usr/scene/box)(force 10 0 0)(time 0.5))");
    for(int i = 0; i < 40; ++i)
      world_->cycle();
    VERIFY_NEAR(body("box").velocity().x(), 2.5f, 0.01f); // 10 N · 0.5 s / 2 kg
    VERIFY_NEAR(body("box").angularVelocity(), Vec3f::Zero(), 1e-4f);
    const float inertia = 2 * (0.25f + 0.25f) / 12;
    world_->command("(twist (path /usr/scene/box)(torque 0 0 0.5)(time 0.2))");
    for(int i = 0; i < 20; ++i)
      world_->cycle();
    VERIFY_NEAR(body("box").angularVelocity().z(), 0.1f / inertia, 0.01f);
  }
  void aPushBesideTheCentreTurns()
  {
    world_->command("(move (path /usr/scene/box)(pos 0 0 50))");
    world_->command("(push (path /usr/scene/box)(force 0 1 0)(at 0.25 0 50))"); // One step.
    world_->cycle();
    QVERIFY(body("box").angularVelocity().z() > 0.01f);
    const float spin = body("box").angularVelocity().z();
    world_->cycle();
    VERIFY_NEAR(body("box").angularVelocity().z(), spin, 1e-4f);
  }
  void brokenCommandsChangeNothing_data()
  {
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* command, const char* says) { QTest::newRow(command) << command << says; };
    row("(move (pos 1 2 3))", "no such node");
    row("(move (id 999999)(pos 1 2 3))", "no such node");
    row("(move (id x)(pos 1 2 3))", "no such node");
    row("(move (path /usr/scene/nobody)(pos 1 2 3))", "no such node");
    row("(move (path /usr/scene/box)(pos 1 2))", "(pos x y z)");
    row("(move (path /usr/scene/box)(pos nan 0 0))", "(pos x y z)");
    row("(move (path /usr/scene/box)(pos 1e30 0 0))", "(pos x y z)");
    row("(move (path /usr/scene/box)(rot 1))", "(rot x y z)");
    row("(move (path /usr/scene/box)(velocity fast))", "(velocity zero)");
    row("(move (path /usr/scene/box)(vel inf 0 0))", "(vel x y z)");
    row("(place (path /usr/scene/box))", "(pos x y)");
    row("(place (path /usr/scene/box)(pos 1))", "(pos x y)");
    row("(place (path /usr/scene/box)(pos 0 0 0)(turn))", "turn");
    row("(hold (path /usr/scene/box)(pos a))", "(pos x y z)");
    row("(push (path /usr/scene/box))", "(force x y z)");
    row("(push (path /usr/scene/box)(force 1 1 1e9))", "(force x y z)");
    row("(push (path /usr/scene/box)(force 1 0 0)(time 99))", "at most 10");
    row("(push (path /usr/scene/box)(force 1 0 0)(time -1))", "at most 10");
    row("(twist (path /usr/scene/box)(force 1 0 0))", "(torque x y z)");
    row("(move (path /usr/scene/ground)(pos 1 2 3))", "no body");
  }
  void brokenCommandsChangeNothing()
  {
    QFETCH(const QString, command);
    QFETCH(const QString, says);
    const Mat4f before = node("box").worldPose();
    world_->command(command.toStdString());
    QCOMPARE(messages_.size(), 1);
    QVERIFY2(messages_[0].contains(says) || messages_[0].contains("ignored"), qPrintable(messages_[0]));
    QVERIFY2(messages_[0].contains(says), qPrintable(messages_[0]));
    QCOMPARE(node("box").worldPose(), before);
    QCOMPARE(body("box").velocity().norm(), 0.f);
    world_->cycle();
    VERIFY_NEAR(body("box").velocity().head<2>().norm(), 0, 1e-3f);
  }
  void whatIsHeldMayVanish()
  {
    world_->command("(hold (path /usr/scene/other)(pos 0 1 2))");
    world_->command("(push (path /usr/scene/other)(force 1 0 0)(time 1))");
    Object& other = node("other");
    other.parent()->removeChild(other);
    for(int i = 0; i < 5; ++i)
      world_->cycle();
    QVERIFY(at("box").allFinite());
  }
  void valuesDoWhatCommandsDo()
  {
    const std::vector<std::pair<const char*, Manipulation>> same{
        {"(move (path /usr/scene/box)(pos 1 2 3)(rot 0 0 90)(vel 1 2 3))",
         MoveNode{{0, "/usr/scene/box"}, Vec3f(1, 2, 3), Mat3f(rotationFromDegrees({0, 0, 90}).topLeftCorner<3, 3>()),
                  Velocity{{1, 2, 3}}}},
        {"(move (id 17)(velocity zero))", MoveNode{{17}, {}, {}, Velocity{}}},
        {"(move (id 17)(pos 1 2 3)(velocity keep))", MoveNode{{17}, Vec3f(1, 2, 3)}},
        {"(place (id 17)(pos 1 2)(turn 90)(ignore 3 4))", PlaceNode{{17}, {1, 2}, {}, toRadians(90), {3, 4}}},
        {"(place (id 17)(pos 1 2 3))", PlaceNode{{17}, {1, 2}, 3.f}},
        {"(hold (id 17)(pos 1 2 3))", HoldNode{{17}, Vec3f(1, 2, 3)}},
        {"(release (id 17)(spin 4 5 6))", ReleaseNode{{17}, Velocity{Vec3f::Zero(), {4, 5, 6}}}},
        {"(release (id 17))", ReleaseNode{{17}}},
        {"(push (id 17)(force 1 2 3)(at 4 5 6)(time 0.5))", ApplyForce{{17}, {1, 2, 3}, Vec3f(4, 5, 6), 0.5}},
        {"(twist (id 17)(torque 1 2 3)(time 0.25))", ApplyTorque{{17}, {1, 2, 3}, 0.25}}};
    for(const auto& [command, value] : same)
    {
      ActionReader reader;
      reader.start(command);
      QVERIFY(reader.next());
      const auto read = readManipulation(reader.action());
      QVERIFY2(read && *read == value, command);
    }
    ActionReader reader;
    reader.start("(kickOff Left)");
    QVERIFY(reader.next() && !readManipulation(reader.action()));
    world_->manipulate(same[0].second);
    VERIFY_NEAR(at("box"), Vec3f(1, 2, 3), 1e-6f);
    VERIFY_NEAR(body("box").velocity(), Vec3f(1, 2, 3), 1e-6f);
    QVERIFY(messages_.isEmpty());
  }
  void valuesThatMakeNoSenseChangeNothing()
  {
    const NodeReference box{node("box").id()};
    const float nan = std::nanf("");
    const Mat4f before = node("box").worldPose();
    const std::vector<Manipulation> senseless{MoveNode{{}},
                                              MoveNode{{987654321}, Vec3f::Zero()},
                                              MoveNode{box, Vec3f(nan, 0, 0)},
                                              MoveNode{box, {}, Mat3f(Mat3f::Constant(nan))},
                                              MoveNode{box, {}, {}, Velocity{{1e9f, 0, 0}}},
                                              PlaceNode{box, {nan, 0}},
                                              PlaceNode{box, {0, 0}, 1e9f},
                                              PlaceNode{box, {0, 0}, {}, nan},
                                              HoldNode{box, Vec3f(0, 0, 1e9f)},
                                              ReleaseNode{box, Velocity{Vec3f::Zero(), Vec3f::Constant(nan)}},
                                              ApplyForce{box, Vec3f::Constant(1e9f)},
                                              ApplyForce{box, {1, 0, 0}, {}, 99},
                                              ApplyTorque{box, {1, 0, 0}, -1}};
    for(const Manipulation& manipulation : senseless)
    {
      messages_.clear();
      world_->manipulate(manipulation);
      QCOMPARE(messages_.size(), 1);
      QVERIFY2(messages_[0].contains("ignored"), qPrintable(messages_[0]));
      QCOMPARE(node("box").worldPose(), before);
      QCOMPARE(body("box").velocity().norm(), 0.f);
    }
  }

private:
  Transform& node(const std::string& name)
  {
    return dynamic_cast<Transform&>(*world_->root().find("/usr/scene/" + name));
  }
  RigidBody& body(const std::string& name) { return *node(name).childOf<RigidBody>(); }
  Vec3f at(const std::string& name) { return translation(node(name).worldPose()); }
  std::string idCommand(const std::string& verb, const std::string& name, const std::string& rest)
  {
    return '(' + verb + " (id " + std::to_string(node(name).id()) + ')' + rest + ')';
  }

  std::unique_ptr<QTemporaryDir> directory_;
  std::unique_ptr<World> world_;
  QStringList messages_;
};

QTEST_GUILESS_MAIN(ManipulatorTest)
#include "ManipulatorTest.moc"
