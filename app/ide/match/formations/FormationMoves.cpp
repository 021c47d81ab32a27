#include "app/ide/match/formations/FormationMoves.h"

#include "core/game/GameState.h"
#include "core/game/League.h"
#include "viewer/manipulation/Movable.h"
#include "viewer/scene/NodeName.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sparkwright
{

namespace
{

constexpr double betweenThem = 0.6; // m, of those beside a large field

struct Words
{
  Q_DECLARE_TR_FUNCTIONS(sparkwright::FormationMoves)
public:
  static QString left() { return tr("Left"); }
  static QString right() { return tr("Right"); }
};

/// The direction in which robots look in their own frame, degrees from +x.
double frontOf(const SceneDrawing& scene)
{
  const League* const league = scene.frame() ? scene.frame()->game.league : nullptr;
  return league ? league->robotFrontDeg() : 90;
}

struct Standing
{
  Movable movable;
  double x = 0, y = 0, headingDeg = 0;
  QString name;
};

QString number(double value)
{
  return QString::number(value, 'g', 9);
}

std::vector<Standing> playersOf(const SceneDrawing& scene)
{
  std::vector<Standing> players;
  for(const Subjects::Player& player : scene.subjects().players())
    if(const auto movable =
           player.unum > 0 && (player.team == 1 || player.team == 2) ? Movable::of(scene, player.node) : std::nullopt)
    {
      const double ahead =
          std::atan2(movable->pose(1, 0), movable->pose(0, 0)) * 180 / std::numbers::pi + frontOf(scene);
      players.push_back({*movable, movable->centre.x(), movable->centre.y(), ahead, nodeName(scene, player.node)});
    }
  return players;
}

QString ignored(const std::vector<Standing>& players, std::size_t from)
{
  QString ids;
  for(std::size_t i = from; i < players.size(); ++i)
    ids += QStringLiteral(" %1").arg(players[i].movable.id);
  return ids.isEmpty() ? ids : QStringLiteral("(ignore%1)").arg(ids);
}

/// Upright where it is told to, at its present height.
/// @param turnDeg  about z
QString standExactly(const Movable& movable, const Formation::Spot& spot, double turnDeg)
{
  return QStringLiteral("(move (id %1)(pos %2 %3 %4)(rot 0 0 %5)(velocity zero))")
      .arg(QString::number(movable.id), number(spot.x), number(spot.y), number(movable.pose(2, 3)), number(turnDeg));
}

/// Upright, on its feet.
/// @param turnDeg  about z
QString stand(const Movable& movable, const Formation::Spot& spot, double turnDeg, const QString& ignored)
{
  const QString who = QStringLiteral("(id %1)").arg(movable.id);
  return QStringLiteral("(move %1(rot 0 0 %2)(velocity zero))(place %1(pos %3 %4)%5)")
      .arg(who, number(turnDeg), number(spot.x), number(spot.y), ignored);
}

QString exactly(const Movable& movable)
{
  const Mat4f& m = movable.pose;
  const double y = std::asin(std::clamp(static_cast<double>(m(0, 2)), -1.0, 1.0));
  const bool upright = std::abs(m(0, 2)) <= 0.99999f; // Else only the sum of the other two matters.
  const double x = upright ? std::atan2(-m(1, 2), m(2, 2)) : std::atan2(m(2, 1), m(1, 1)),
               z = upright ? std::atan2(-m(0, 1), m(0, 0)) : 0;
  constexpr double degrees = 180 / std::numbers::pi;
  return QStringLiteral("(move (id %1)(pos %2 %3 %4)(rot %5 %6 %7)(velocity zero))")
      .arg(QString::number(movable.id), number(m(0, 3)), number(m(1, 3)), number(m(2, 3)), number(x * degrees),
           number(y * degrees), number(z * degrees));
}

QString nameOf(const GameState& game, int team, int unum)
{
  const std::string& name = game.team[static_cast<std::size_t>(team - 1)];
  return QStringLiteral("%1 %2")
      .arg(!name.empty() ? QString::fromStdString(name)
           : team == 1   ? Words::left()
                         : Words::right())
      .arg(unum);
}

std::optional<Movable> ballOf(const SceneDrawing& scene)
{
  return scene.subjects().ball() ? Movable::of(scene, scene.subjects().nodeOf({true, 0})) : std::nullopt;
}

} // namespace

Formation::Field FormationMoves::field(const SceneDrawing& scene)
{
  const SceneDrawing::Field shown = scene.pitch().value_or(SceneDrawing::Field());
  return {shown.length, shown.width, shown.circle};
}

FormationMoves FormationMoves::of(const Formation& formation, const SceneDrawing& scene)
{
  FormationMoves moves;
  const Formation::Field size = field(scene);
  const double front = frontOf(scene), gap = std::min(betweenThem, size.length / 25);
  const GameState& game = scene.frame()->game;
  std::vector<Standing> players = playersOf(scene);
  const auto placeOf = [&](const Standing& player)
  {
    return std::ranges::find_if(formation.places, [&](const Formation::Place& p)
                                { return p.team == player.movable.team && p.unum == player.movable.unum; });
  };
  // Those who stand aside come last: they take what room there is.
  std::ranges::stable_partition(players,
                                [&](const Standing& player) { return placeOf(player) != formation.places.end(); });
  if(const auto ball = formation.ball ? ballOf(scene) : std::nullopt)
  {
    const Formation::Spot spot = Formation::spotOf(*formation.ball, size);
    moves.commands += formation.exact
                          ? standExactly(*ball, spot, 0)
                          : QStringLiteral("(place (id %1)(pos %2 %3)%4)")
                                .arg(QString::number(ball->id), number(spot.x), number(spot.y), ignored(players, 0));
  }
  std::array<int, 2> beside{};
  for(std::size_t i = 0; i < players.size(); ++i)
  {
    const Standing& player = players[i];
    if(const auto place = placeOf(player); place != formation.places.end())
    {
      const Formation::Spot spot = formation.spotOf(*place, size);
      const double turn = place->headingDeg - front;
      moves.commands += formation.exact ? standExactly(player.movable, spot, turn)
                                        : stand(player.movable, spot, turn, ignored(players, i + 1));
      ++moves.placed;
      continue;
    }
    const double home = player.movable.team == 1 ? -1 : 1;
    const int k = ++beside[static_cast<std::size_t>(player.movable.team - 1)];
    moves.commands += stand(player.movable, {home * (k + 2. / 3) * gap, -size.width / 2 - 4. / 3 * gap}, 90 - front,
                           ignored(players, i + 1));
    moves.aside << player.name;
  }
  for(const Formation::Place& place : formation.places)
    if(std::ranges::none_of(players, [&](const Standing& p)
                            { return p.movable.team == place.team && p.movable.unum == place.unum; }))
      moves.missing << nameOf(game, place.team, place.unum);
  // Before the kick-off the referee keeps all in their halves and the ball in the middle, which is what a kick-off
  // wants.
  if(!formation.mode.empty() && !(formation.ownHalves && game.mode == "BeforeKickOff") && formation.mode != game.mode)
    moves.commands += QStringLiteral("(playMode %1)").arg(QString::fromStdString(formation.mode));
  return moves;
}

FormationMoves FormationMoves::back(const SceneDrawing& scene)
{
  FormationMoves moves;
  if(const auto ball = ballOf(scene))
    moves.commands += exactly(*ball);
  for(const Standing& player : playersOf(scene))
  {
    moves.commands += exactly(player.movable);
    ++moves.placed;
  }
  if(const std::string& mode = scene.frame()->game.mode; !mode.empty())
    moves.commands += QStringLiteral("(playMode %1)").arg(QString::fromStdString(mode));
  return moves;
}

Formation FormationMoves::present(const SceneDrawing& scene)
{
  Formation formation;
  const Formation::Field size = field(scene);
  if(const auto& ball = scene.subjects().ball())
    formation.ball = Formation::pointAt({ball->x(), ball->y()}, size);
  if(const League* const league = scene.frame() ? scene.frame()->game.league : nullptr)
    formation.league = league->name();
  for(const Standing& player : playersOf(scene))
    formation.places.push_back(
        {player.movable.team, player.movable.unum, Formation::pointAt({player.x, player.y}, size),
         std::remainder(player.headingDeg, 360)});
  return formation;
}

} // namespace sparkwright
