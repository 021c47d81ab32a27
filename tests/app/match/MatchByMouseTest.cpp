#include "app/ide/match/MatchPart.h"
#include "app/ide/match/formations/FormationCommands.h"
#include "app/ide/views/ViewsPart.h"
#include "tests/VerifyNear.h"
#include "tests/app/match/MatchWindow.h"
#include "tests/integration/ClientSupport.h"
#include "viewer/view/Viewport.h"

#include <QtTest>

#include <set>

using namespace sparkwright;

namespace
{

struct Player
{
  const char* team;
  int unum;
  float x, y; ///< As beamed, from the own goal.
};
constexpr Player players[] = {{"Sparks", 1, -2, 1},
                              {"Sparks", 2, -2, -1},
                              {"Sparks", 3, -1.1f, 0},
                              {"Wrights", 1, -1.5f, 0.5f},
                              {"Wrights", 2, -1.5f, -0.7f}};

constexpr float centimetre = 0.01f;

float flat(const Vec3f& v)
{
  return v.head<2>().norm();
}

} // namespace

/// A running match with five agents over TCP, moved about with the mouse in the real window.
class MatchByMouseTest : public QObject, private test::MatchWindow
{
  Q_OBJECT
private slots:
  void initTestCase()
  {
    load();
    for(const Player& player : players)
      join(player);
    session_->command("(playMode PlayOn)"); // Before the kick-off the referee puts everybody back.
    openWindow({1500, 950});
    QTRY_COMPARE(window_->views().scene().subjects().players().size(), std::size(players));
    view().cameraControl().director().setAnimated(false);
    session_->setPhysicsView(true); // The window asks for it only while a layer needs it.
    QVERIFY(QTest::qWaitFor([this] { return settled(); }, 20000));
  }
  void cleanupTestCase()
  {
    window_.reset();
    agents_.clear();
    session_.reset();
  }
  void init()
  {
    view().camera().look({0, 0, 0}, 5.2f, 0, 1.1f);
    window_->selection().clear();
  }

  void playersAreDraggedToWhereTheMouseSays_data()
  {
    QTest::addColumn<int>("player");
    QTest::addColumn<QPointF>("way");
    const QPointF ways[] = {{0.5, 0.35}, {0.4, -0.4}, {-0.45, 0.3}, {0.6, 0.6}, {-0.4, 0.45}};
    for(std::size_t i = 0; i < std::size(players); ++i)
      QTest::addRow("%s %d", players[i].team, players[i].unum) << static_cast<int>(i) << ways[i];
  }
  void playersAreDraggedToWhereTheMouseSays()
  {
    QFETCH(const int, player);
    QFETCH(const QPointF, way);
    const Vec3f before = trunk(player);
    const float feet = lowest(player);
    const Vec3f wanted = dragTrunk(player, {static_cast<float>(way.x()), static_cast<float>(way.y()), 0});
    QVERIFY2(std::abs(wanted.x() - before.x() - static_cast<float>(way.x())) < 0.05f,
             "the mouse has gone where the test meant");
    QTRY_VERIFY(flat(trunk(player) - before) > 0.2f);
    // What is held is still on its way when it is put down.
    QTRY_VERIFY2(flat(trunk(player) - wanted) < centimetre, "where the mouse said, when it is put down");
    QVERIFY(waitCycles(25));
    QVERIFY2(flat(trunk(player) - wanted) < centimetre, "and it stays there");
    VERIFY_NEAR(trunk(player).z(), before.z(), centimetre);
    VERIFY_NEAR(lowest(player), feet, centimetre); // Feet on the ground.
    QVERIFY(touchesGround(player));
    QVERIFY(!overlaps());
  }
  void theBallIsDraggedAndLiesStill()
  {
    session_->command("(ball (pos 0.3 0.2 0.042)(vel 0 0 0))");
    QTRY_VERIFY(flat(ball() - Vec3f(0.3f, 0.2f, 0)) < centimetre);
    view().camera().look({0.3f, 0.2f, 0}, 2.5f, 0, 1.0f);
    window_->refresh();
    const Vec3f before = ball();
    const QPoint from = pixel(before + Vec3f(0, 0, 0.02f));
    QTest::mouseClick(&view(), Qt::LeftButton, {}, from);
    QCOMPARE(window_->selectedNode(), scene().subjects().nodeOf({true, 0}));
    const Vec3f wanted = drag(from, pixel(before + Vec3f(0.25f, -0.5f, 0)), before);
    QTRY_VERIFY(flat(ball() - before) > 0.2f);
    QTRY_VERIFY(flat(ball() - wanted) < centimetre);
    QVERIFY(waitCycles(25));
    QVERIFY2(flat(ball() - wanted) < centimetre, "it does not roll");
    VERIFY_NEAR(ball().z(), 0.042f, 0.005f);
  }
  void whoIsDroppedOnAnotherStandsBesideIt()
  {
    const Vec3f other = trunk(1), before = trunk(0);
    dragTrunk(0, other - before);
    QTRY_VERIFY(flat(trunk(0) - before) > 0.2f);
    QVERIFY(waitCycles(1));
    QVERIFY(!overlaps());
    const float away = flat(trunk(0) - other);
    QVERIFY2(away > 0.1f && away < 0.7f, qPrintable(QString::number(static_cast<double>(away))));
    QVERIFY(waitCycles(25));
    QVERIFY2(flat(trunk(1) - other) < centimetre, "nobody was pushed");
    QVERIFY(!overlaps());
  }
  void allTogetherKeepTheirArrangement()
  {
    view().camera().look({0, 0, 0}, 6.5f, 0, 1.1f);
    view().setFocus();
    QTest::keyClick(&view(), Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(window_->selection().nodes().size(), std::size(players));
    QVERIFY2(window_->part<ViewsPart>().hint().startsWith("5 things selected"),
             qPrintable(window_->part<ViewsPart>().hint()));
    std::vector<Vec3f> before;
    for(int i = 0; i < static_cast<int>(std::size(players)); ++i)
      before.push_back(trunk(i));
    const QPoint from = trunkPixel(2);
    const Vec3f grabbed = view().picking().hitAt(from)->point;
    const Vec3f moved = drag(from, pixel(grabbed + Vec3f(0.3f, -0.25f, 0)), grabbed) - grabbed;
    QTRY_VERIFY(flat(trunk(2) - before[2]) > 0.2f);
    for(int i = 0; i < static_cast<int>(before.size()); ++i)
      QVERIFY2(flat(trunk(i) - before[static_cast<std::size_t>(i)] - moved) < centimetre,
               qPrintable(QString::number(i)));
    QVERIFY(waitCycles(25));
    QVERIFY(!overlaps());
    for(int i = 0; i < static_cast<int>(before.size()); ++i)
      QVERIFY(flat(trunk(i) - before[static_cast<std::size_t>(i)] - moved) < centimetre);
    QTest::keyClick(window_.get(), Qt::Key_Escape);
    QVERIFY(window_->selection().nodes().empty());
  }

  void aFormationIsTakenUpAndUndone()
  {
    std::vector<Vec3f> before;
    for(int i = 0; i < static_cast<int>(std::size(players)); ++i)
      before.push_back(trunk(i));
    const Vec3f ballBefore = ball();
    QMenu* const menu = window_->part<MatchPart>().formations().menu();
    emit menu->aboutToShow();
    const auto entries = menu->actions();
    const auto corner =
        std::ranges::find_if(entries, [](const QAction* entry) { return entry->text() == "Corner left, upper side"; });
    QVERIFY(corner != entries.end());
    const auto& shipped = window_->part<MatchPart>().formations().shipped();
    const Formation formation = *std::ranges::find_if(shipped, [](const Formation& f)
                                                      { return f.kind == "corner" && f.version == "left upper"; });
    (*corner)->trigger();
    QTRY_VERIFY(flat(trunk(0) - before[0]) > 3);
    QVERIFY(waitCycles(1));
    QCOMPARE(scene().frame()->game.mode,
             std::string("corner_kick_left"));
    for(const long later : {0L, 75L}) // The referee has looked at it, too, and has put nobody elsewhere.
    {
      QVERIFY(waitCycles(later));
      QVERIFY(!overlaps());
      const Formation::Spot spot = Formation::spotOf(*formation.ball, {});
      QVERIFY(flat(ball() - Vec3f(static_cast<float>(spot.x), static_cast<float>(spot.y), 0)) < centimetre);
      for(int i = 0; i < static_cast<int>(std::size(players)); ++i)
      {
        const int team = std::string(players[i].team) == "Sparks" ? 1 : 2;
        const auto place = std::ranges::find_if(formation.places, [&](const Formation::Place& p)
                                                { return p.team == team && p.unum == players[i].unum; });
        const Formation::Spot at = formation.spotOf(*place, {});
        QVERIFY2(flat(trunk(i) - Vec3f(static_cast<float>(at.x), static_cast<float>(at.y), 0)) < 0.02f,
                 qPrintable(QString::number(i)));
        const Vec3f ahead = player(i).body.col(1).head<3>();
        const float heading = std::atan2(ahead.y(), ahead.x()) * 180 / static_cast<float>(M_PI);
        VERIFY_NEAR(std::remainder(heading - static_cast<float>(place->headingDeg), 360.f), 0, 2);
      }
    }
    QVERIFY(window_->actions()[ActionId::UndoFormation]->isEnabled());
    window_->actions()[ActionId::UndoFormation]->trigger();
    QTRY_VERIFY(flat(trunk(0) - before[0]) < centimetre);
    QVERIFY(waitCycles(25));
    for(int i = 0; i < static_cast<int>(std::size(players)); ++i)
      QVERIFY(flat(trunk(i) - before[static_cast<std::size_t>(i)]) < centimetre);
    QVERIFY(flat(ball() - ballBefore) < centimetre);
    QVERIFY(!window_->actions()[ActionId::UndoFormation]->isEnabled());
  }

private:
  /// Waits for its robot, its number and its place; from then on it says nothing more, and its robot stands.
  void join(const Player& player)
  {
    agents_.push_back(std::make_unique<TestAgent>(session_->state().agentPort, player.team, player.unum));
    TestAgent& agent = *agents_.back();
    const auto count = agents_.size();
    QVERIFY(!agent.percepts().empty());
    agent.answer();
    QTRY_VERIFY(session_->state().frame->agents.size() == count &&
                session_->state().frame->agents.back().unum == player.unum);
    agent.answer(QStringLiteral("(beam %1 %2 0)")
                     .arg(static_cast<double>(player.x))
                     .arg(static_cast<double>(player.y))
                     .toStdString());
    QTest::qWait(100);
  }

  Viewport& view() { return window_->viewport(); }
  /// As the newest frame shows it.
  const SceneDrawing& scene()
  {
    window_->refresh();
    return window_->views().scene();
  }
  const Subjects::Player& player(int index)
  {
    const auto& all = scene().subjects().players();
    return *std::ranges::find_if(
        all, [&](const Subjects::Player& p)
        { return p.unum == players[index].unum && (p.team == 1) == (std::string(players[index].team) == "Sparks"); });
  }
  Vec3f trunk(int index) { return translation(player(index).body); }
  Vec3f ball() { return *scene().subjects().ball(); }
  /// Height of the lowest part.
  float lowest(int index)
  {
    const SceneDrawing& now = scene();
    const int first = player(index).node;
    const auto& nodes = now.frame()->structure->nodes;
    float z = 100;
    for(int i = first; i < nodes[static_cast<std::size_t>(first)].end; ++i)
      if(nodes[static_cast<std::size_t>(i)].body)
        z = std::min(z, translation(now.worldPose(nodes[static_cast<std::size_t>(i)].slot)).z());
    return z;
  }
  bool settled()
  {
    for(int i = 0; i < static_cast<int>(std::size(players)); ++i)
      if(!touchesGround(i) || std::abs(trunk(i).z() - 0.38f) > 0.03f || flat(trunk(i)) > 4)
        return false;
    return true;
  }
  bool touchesGround(int index)
  {
    const std::uint64_t robot = player(index).id;
    return anyContact([&](const PhysicsStructure::Collider& a, const PhysicsStructure::Collider& b, float)
                      { return (a.agent == robot && b.body < 0) || (b.agent == robot && a.body < 0); });
  }
  /// Whether anybody stands in somebody else.
  bool overlaps()
  {
    return anyContact([](const PhysicsStructure::Collider& a, const PhysicsStructure::Collider& b, float depth)
                      { return a.agent != b.agent && a.body >= 0 && b.body >= 0 && depth > 0.002f; });
  }
  template <class Test>
  bool anyContact(Test&& test)
  {
    const FramePtr frame = scene().frame();
    return frame->physics.structure &&
           std::ranges::any_of(frame->physics.contacts,
                               [&](const PhysicsView::Contact& contact)
                               {
                                 const auto& all = frame->physics.structure->colliders;
                                 return test(all[static_cast<std::size_t>(contact.first)],
                                             all[static_cast<std::size_t>(contact.second)], contact.depth);
                               });
  }
  bool waitCycles(long count)
  {
    const long until = session_->state().frame->cycle + count;
    return QTest::qWaitFor([&] { return session_->state().frame->cycle >= until; }, 20000);
  }

  QPoint pixel(const Vec3f& point)
  {
    const auto p = view().camera().pixelOf(point);
    return QPointF((*p)[0], (*p)[1]).toPoint();
  }
  /// A place where the robot is seen and nothing is before it.
  QPoint trunkPixel(int index)
  {
    const int robot = player(index).node, end = scene().frame()->structure->nodes[static_cast<std::size_t>(robot)].end;
    for(const float up : {0.f, 0.05f, -0.05f, 0.1f, 0.15f})
    {
      const QPoint at = pixel(trunk(index) + Vec3f(0, 0, up));
      if(const auto hit = view().picking().hitAt(at); hit && hit->node >= robot && hit->node < end)
        return at;
    }
    return {};
  }
  /// Where the ray through a pixel meets the level plane through a point.
  Vec3f onLevel(const QPoint& at, const Vec3f& through)
  {
    const Ray ray = view().camera().rayThrough(static_cast<float>(at.x()), static_cast<float>(at.y()));
    return ray.origin + ray.direction * ((through.z() - ray.origin.z()) / ray.direction.z());
  }
  /// @return where the mouse says that what it has taken hold of goes
  Vec3f drag(const QPoint& from, const QPoint& to, const Vec3f& what)
  {
    const Vec3f grabbed = view().picking().hitAt(from)->point;
    QTest::mouseMove(&view(), from);
    QTest::mousePress(&view(), Qt::LeftButton, {}, from);
    for(int i = 1; i <= 5; ++i)
    {
      QTest::mouseMove(&view(), from + (to - from) * i / 5);
      QTest::qWait(20);
    }
    QTest::mouseRelease(&view(), Qt::LeftButton, {}, to);
    return what + onLevel(to, grabbed) - onLevel(from, grabbed);
  }
  Vec3f dragTrunk(int index, const Vec3f& way)
  {
    const QPoint from = trunkPixel(index);
    QTest::mouseClick(&view(), Qt::LeftButton, {}, from);
    const Vec3f grabbed = view().picking().hitAt(from)->point;
    return drag(from, pixel(grabbed + way), trunk(index));
  }

  std::vector<std::unique_ptr<TestAgent>> agents_;
};

QTEST_MAIN(MatchByMouseTest)
#include "MatchByMouseTest.moc"
