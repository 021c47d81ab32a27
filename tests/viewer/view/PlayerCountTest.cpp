#include "viewer/overlay/PlayerCount.h"
#include "tests/viewer/FrameSupport.h"
#include "viewer/overlay/Overlays.h"

#include <QtTest>

#include <algorithm>
#include <limits>

using namespace sparkwright;
using test::FrameBuilder;
using Discipline = GameState::Discipline;

namespace
{

/// So many robots left and right, numbered from 1.
FramePtr matchOf(int left, int right, std::vector<Discipline> discipline = {})
{
  FrameBuilder b;
  b.soccerScene();
  for(int i = 0; i < left; ++i)
    b.robot(-1.f - static_cast<float>(i), 0, 0, true, i + 1);
  for(int i = 0; i < right; ++i)
    b.robot(1.f + static_cast<float>(i), 0, 0, false, i + 1);
  b.frame().game.team = {"Alpha", "Beta"};
  b.frame().game.discipline = std::move(discipline);
  return b.take();
}

PlayerCount countOf(const FramePtr& frame)
{
  SceneDrawing scene;
  scene.setFrame(frame);
  return PlayerCount::of(frame->game, scene.subjects().players());
}

std::vector<int> numbers(const std::vector<Discipline>& noted)
{
  std::vector<int> all;
  for(const Discipline& each : noted)
    all.push_back(each.unum);
  return all;
}

bool isYellow(const QColor& c)
{
  return c.red() > 200 && c.green() > 170 && c.blue() < 120;
}
bool isRed(const QColor& c)
{
  return c.red() > 180 && c.green() < 100 && c.blue() < 100;
}

} // namespace

/// Who plays and who is missing, and the line of the scoreboard that says so.
class PlayerCountTest : public QObject
{
  Q_OBJECT
private slots:
  void whoIsSuspendedOrSentOffDoesNotPlay()
  {
    const PlayerCount count = countOf(matchOf(4, 3, {{1, 2, 0, false, 28}, {1, 3, 2, true, 0}, {2, 1, 1, false, 0}}));
    QCOMPARE(count.playing, (std::array{2, 3})); // A yellow card alone keeps nobody away.
    QCOMPARE(numbers(count.noted[0]), (std::vector{2, 3}));
    QCOMPARE(numbers(count.noted[1]), (std::vector{1}));
  }
  void whoseRobotWasRemovedIsNotCountedTwice()
  {
    const PlayerCount count = countOf(matchOf(2, 0, {{1, 7, 0, true, 0}}));
    QCOMPARE(count.playing, (std::array{2, 0}));
    QCOMPARE(numbers(count.noted[0]), (std::vector{7}));
  }
  void whoComesBackFirstStandsFirst()
  {
    const PlayerCount count = countOf(matchOf(
        6, 0,
        {{1, 1, 1, false, 0}, {1, 2, 0, true, 0}, {1, 3, 0, false, 40}, {1, 4, 0, false, 7}, {1, 5, 1, false, 20}}));
    QCOMPARE(numbers(count.noted[0]), (std::vector{4, 5, 3, 2, 1}));
  }
  void whatNoLeagueWouldSayIsLeftOut()
  {
    const PlayerCount count =
        countOf(matchOf(1, 1, {{0, 1, 1, false, 9}, {3, 1, 1, false, 9}, {1, 1, 0, false, 0}, {2, 1, -1, false, -5}}));
    QCOMPARE(count.playing, (std::array{1, 1}));
    QVERIFY(count.noted[0].empty() && count.noted[1].empty());
    auto frame = std::make_shared<Frame>(*matchOf(1, 1));
    frame->game.present = false;
    QVERIFY(countOf(frame).empty());
  }
  void theScoreboardHasALineForThem()
  {
    Scoreboard board;
    const std::array<QColor, 2> colours{Qt::darkGreen, Qt::blue};
    const FramePtr plain = matchOf(2, 2);
    const QImage without = board.picture(plain->game, colours, QFont(), 1);
    const QImage with = board.picture(plain->game, colours, QFont(), 1, countOf(plain));
    QVERIFY(with.height() > without.height());
    QCOMPARE(with.width(), without.width());
    QCOMPARE(board.picture(plain->game, colours, QFont(), 1, countOf(plain), 10).width(), without.width());
    QCOMPARE(count(with, isYellow) + count(with, isRed), 0);
    const FramePtr carded = matchOf(2, 2, {{1, 1, 1, false, 0}, {2, 2, 0, true, 0}});
    const QImage cards = board.picture(carded->game, colours, QFont(), 1, countOf(carded));
    const QRect left(0, without.height() - 4, cards.width() / 2, 100), right = left.translated(cards.width() / 2, 0);
    QVERIFY(count(cards.copy(left & cards.rect()), isYellow) > 20);
    QVERIFY(count(cards.copy(right & cards.rect()), isRed) > 20);
    QCOMPARE(count(cards.copy(right & cards.rect()), isYellow), 0);
    QCOMPARE(board.picture(carded->game, colours, QFont(), 1, countOf(carded)).cacheKey(), cards.cacheKey());
    const FramePtr later = matchOf(2, 2, {{1, 1, 1, false, 30}, {2, 2, 0, true, 0}});
    QVERIFY(board.picture(later->game, colours, QFont(), 1, countOf(later)) != cards);
  }
  void moreThanThereIsRoomForAreCounted()
  {
    std::vector<Discipline> all;
    for(int i = 1; i <= 11; ++i)
      all.push_back({1, i, 1, false, 3600 * i});
    all.push_back({2, 1, 0, false, std::numeric_limits<int>::max()});
    const FramePtr frame = matchOf(11, 11, all);
    Scoreboard board;
    const QImage picture = board.picture(frame->game, {Qt::darkGreen, Qt::blue}, QFont(), 1, countOf(frame));
    // Nothing is written over the count in the middle.
    const QRect middle(picture.width() / 2 - 20, picture.height() - 24, 40, 24);
    QCOMPARE(count(picture.copy(middle), isYellow), 0);
    QVERIFY(count(picture, isYellow) > 0);
    QVERIFY(picture.width() <= Scoreboard::largestWidth);
    // In a narrow view it is as narrow as without them.
    const QImage narrow = board.picture(frame->game, {Qt::darkGreen, Qt::blue}, QFont(), 1, countOf(frame), 300);
    QVERIFY(narrow.width() <= 300);
  }
  void theOverlayCanLeaveItOut()
  {
    SceneDrawing scene;
    scene.setFrame(matchOf(2, 1));
    Camera camera;
    camera.setViewport(900, 600);
    Overlays overlays;
    for(const Overlays::Part part : {Overlays::Map, Overlays::Messages})
      overlays.setShown(part, false);
    const auto height = [&](const QSize& size)
    {
      const auto pictures = overlays.layOut({scene, camera, -1, size, QFont(), 1, 60});
      return pictures.empty() ? 0 : pictures.front().image->height();
    };
    const int with = height({900, 600});
    overlays.setShown(Overlays::Players, false);
    const int without = height({900, 600});
    QVERIFY(without > 0 && without < with);
    overlays.setShown(Overlays::Players, true);
    QCOMPARE(height({150, 600}), 0); // A narrow view has no scoreboard at all.
    overlays.setShown(Overlays::Board, false);
    QCOMPARE(height({900, 600}), 0);
  }

private:
  template <class Is>
  static int count(const QImage& image, Is is)
  {
    int n = 0;
    for(int y = 0; y < image.height(); ++y)
      for(int x = 0; x < image.width(); ++x)
        n += is(image.pixelColor(x, y));
    return n;
  }
};

QTEST_MAIN(PlayerCountTest)
#include "PlayerCountTest.moc"
