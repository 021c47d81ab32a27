#include "core/game/soccer3d/referee/PlayerMover.h"

#include "core/game/soccer3d/match/SoccerTexts.h"

#include <algorithm>
#include <cmath>

namespace sparkwright
{

void PlayerMover::move(PlayerId id, const Vec3f& target, bool avoidBall)
{
  if(const Pitch::Player* const player = now_.pitch.find(id))
    now_.movePlayer(id, freePlace(*player, target, avoidBall));
}

Vec3f PlayerMover::wayBack(const Situation& now, Side side, const Vec3f& point, const Vec3f& from)
{
  const float distance = now.settings.freeKickMoveDist;
  const float x = point.x() + FieldGeometry::homeward(side) * distance;
  if(std::abs(x) <= now.field.halfLength())
    return {x, from.y(), from.z()};
  return {from.x(), point.y() + (point.y() < 0 ? distance : -distance), from.z()};
}

void PlayerMover::clearAround(Side side, const Vec3f& point, PlayerId except)
{
  for(const PlayerId id : team(side))
    if(const Pitch::Player& player = *now_.pitch.find(id);
       id != except && player.box.meetsSphere(point, now_.settings.freeKickDistance))
      move(id, wayBack(now_, side, point, player.position));
}

void PlayerMover::clearBox(Side side, const Bounds& box)
{
  const float distance = now_.settings.freeKickMoveDist;
  const float x = side == Side::Left ? box.min.x() - distance : box.max.x() + distance;
  for(const PlayerId id : team(side))
    if(const Pitch::Player& player = *now_.pitch.find(id); player.box.meetsOnGround(box))
      move(id, {x, player.position.y(), player.position.z()});
}

void PlayerMover::repel(Side side, const Vec3f& point, float radius, float pad)
{
  for(const PlayerId id : team(side))
  {
    const Vec3f position = now_.pitch.find(id)->position;
    Vec3f away = position - point;
    away.z() = 0;
    const float distance = away.norm();
    if(distance >= radius)
      continue;
    // Exactly on the point there is no direction; towards the own goal is as good as any.
    away = distance > 0 ? Vec3f(away / distance) : Vec3f(FieldGeometry::homeward(side), 0, 0);
    const Vec3f target = point + away * (radius + pad);
    move(id, {target.x(), target.y(), position.z()}, false);
  }
}

void PlayerMover::formKickOff(Side kicking)
{
  const SoccerSettings& s = now_.settings;
  if(s.startAnyFieldPosition)
    return;
  const Side waiting = opponentOf(kicking);
  clearBox(waiting, now_.field.half(kicking));
  for(const PlayerId id : team(waiting))
    if(const Pitch::Player& player = *now_.pitch.find(id);
       player.box.meetsSphere(now_.field.centreSpot(), s.freeKickDistance))
      move(id, {FieldGeometry::homeward(waiting) * s.freeKickMoveDist, player.position.y(), player.position.z()});
  // The kicking team may be in the other half if all of the player is in the circle.
  for(const PlayerId id : team(kicking))
  {
    const Pitch::Player& player = *now_.pitch.find(id);
    const float farX = std::max(std::abs(player.box.min.x()), std::abs(player.box.max.x()));
    const float farY = std::max(std::abs(player.box.min.y()), std::abs(player.box.max.y()));
    if(player.box.meetsOnGround(now_.field.half(waiting)) && std::hypot(farX, farY) > s.freeKickDistance)
      move(id, {FieldGeometry::homeward(kicking) * s.freeKickMoveDist, player.position.y(), player.position.z()});
  }
}

// The search for a free place

bool PlayerMover::isFree(const Pitch::Player& player, const Vec3f& place, bool avoidBall) const
{
  const SoccerSettings& s = now_.settings;
  if(now_.field.isAtGoal(place))
    return false;
  if(avoidBall && now_.pitch.ball.present &&
     distanceOnGround(place, now_.pitch.ball.position) < std::max(2 * s.agentRadius, s.passModeMinOppBallDist))
    return false;
  return std::ranges::none_of(now_.pitch.players, [&](const Pitch::Player& other)
                              { return other.id != player.id && other.box.meetsSphere(place, s.agentRadius); });
}

/// Whether the player's own penalty area has room for no more.
bool PlayerMover::areaIsFull(const Pitch::Player& player) const
{
  const Bounds area = now_.field.penaltyArea(player.id.side);
  if(area.coversOnGround(player.position))
    return false;
  const auto inside =
      std::ranges::count_if(now_.pitch.players, [&](const Pitch::Player& other)
                            { return other.id.side == player.id.side && area.coversOnGround(other.position); });
  return static_cast<float>(inside) >= now_.settings.maxPlayersInsideOwnArea;
}

Vec3f PlayerMover::outsideOwnArea(const Pitch::Player& player, Vec3f place) const
{
  const float margin = now_.settings.agentRadius;
  Bounds area = now_.field.penaltyArea(player.id.side);
  area.min -= Vec3f(margin, margin, 0);
  area.max += Vec3f(margin, margin, 0);
  if(!area.coversOnGround(place))
    return place;
  const float home = FieldGeometry::homeward(player.id.side);
  if(home * place.x() < home * player.position.x())
    place.x() = home * (now_.field.areaFront() - margin);
  else
  {
    const float y = place.y(), from = player.position.y();
    place.y() = y > from || (y == from && y < 0) ? area.max.y() : area.min.y();
  }
  return place;
}

void PlayerMover::insert(const Vec3f& place, const Vec3f& from)
{
  const Candidate fresh{place, distanceOnGround(place, from)};
  auto at = candidates_.end();
  for(; at != candidates_.begin(); --at)
  {
    const Candidate& other = *(at - 1);
    if(distanceOnGround(other.place, place) < now_.settings.agentRadius / 2)
      return; // As good as known.
    if(other.distance <= fresh.distance)
      break;
  }
  candidates_.insert(at, fresh);
}

/// Adds the places a step further from the player than `place`, or beside it.
void PlayerMover::addNeighbours(const Pitch::Player& player, const Vec3f& place, bool keepOutOfArea)
{
  const float step = now_.settings.agentRadius;
  const Vec3f& from = player.position;
  const auto add = [&](float x, float y)
  {
    const Vec3f neighbour(x, y, place.z());
    insert(keepOutOfArea ? outsideOwnArea(player, neighbour) : neighbour, from);
  };
  const auto addX = [&](float direction)
  {
    if(const float x = place.x() + direction * step; std::abs(x) <= now_.field.halfLength())
      add(x, place.y());
  };
  if(place.x() == from.x())
  {
    const float home = FieldGeometry::homeward(player.id.side);
    addX(home);
    addX(-home);
  }
  else
    addX(place.x() > from.x() ? 1.f : -1.f);
  if(place.y() == from.y())
  {
    const float inward = place.y() < 0 ? step : -step;
    add(place.x(), place.y() + inward);
    add(place.x(), place.y() - inward);
  }
  else
    add(place.x(), place.y() + (place.y() > from.y() ? step : -step));
}

Vec3f PlayerMover::freePlace(const Pitch::Player& player, const Vec3f& target, bool avoidBall)
{
  const int attempts = static_cast<int>(now_.settings.maxNumSafeRepositionAttempts);
  if(attempts <= 0)
    return target;
  candidates_.clear();
  Vec3f place = target;
  const auto takeFirst = [&]
  {
    if(candidates_.empty())
      return false;
    place = candidates_.front().place;
    candidates_.erase(candidates_.begin());
    return true;
  };

  const bool keepOut = areaIsFull(player);
  if(keepOut && outsideOwnArea(player, target) != target)
  {
    addNeighbours(player, target, true);
    takeFirst();
  }
  for(int i = 0; i < attempts; ++i)
  {
    if(isFree(player, place, avoidBall))
      return place;
    addNeighbours(player, place, keepOut);
    if(!takeFirst())
      break;
  }
  now_.tell(MatchEvent::Kind::Notice, "free place", soccerText("mover.noPlace", textOf(target)),
            soccerText("mover.allTheSame"), {.players = {player.id}, .position = target});
  return target;
}

} // namespace sparkwright
