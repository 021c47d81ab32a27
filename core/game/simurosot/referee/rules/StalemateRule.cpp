#include "core/game/simurosot/referee/rules/StalemateRule.h"

#include "core/archive/StateArchive.h"

#include <algorithm>

namespace sparkwright::simurosot
{

int StalemateRule::windowOf(const Situation& situation)
{
  return std::min(situation.framesOf(situation.rules().stalemateSeconds), longest);
}

double StalemateRule::radiusOf(const Situation& situation)
{
  return situation.rules().stalemateSides * situation.profile().field.robotSide;
}

const Point& StalemateRule::placeAgo(int frames) const
{
  return places_[static_cast<std::size_t>((next_ - 1 - frames + longest) % longest)];
}

void StalemateRule::observe(const Situation& situation)
{
  if(!situation.hasBall())
    return forget();
  places_[static_cast<std::size_t>(next_)] = situation.ball();
  next_ = (next_ + 1) % longest;
  count_ = std::min(count_ + 1, longest);
  farAgo_ = farAgo_ > 0 && farAgo_ + 1 < count_ ? farAgo_ + 1 : 0;
}

bool StalemateRule::strays(int window, double radius)
{
  const Point& present = placeAgo(0);
  if(farAgo_ > 0 && farAgo_ < window && distance(placeAgo(farAgo_), present) > radius)
    return true;
  farAgo_ = 0;
  for(int ago = 1; ago < window && farAgo_ == 0; ++ago)
    if(distance(placeAgo(ago), present) > radius)
      farAgo_ = ago;
  return farAgo_ > 0;
}

std::optional<Ruling> StalemateRule::judge(const Situation& situation)
{
  const int window = windowOf(situation);
  const double radius = radiusOf(situation);
  const Point ball = situation.ball();
  if(count_ < window || strays(window, radius))
    return {};
  double farthest = 0;
  for(int ago = 1; ago < window; ++ago)
    farthest = std::max(farthest, distance(placeAgo(ago), ball));
  forget(); // If that is rejected, the time begins anew.
  Ruling ruling(situation, SREF_R8_STALEMATE);
  const FieldAreas& areas = situation.areas();
  const Side side = areas.sideAt(ball.x);
  if(situation.rules().mirosot && areas.goalArea(side).holds(ball))
    ruling.restart(Restart::GoalKick, side);
  else
    ruling.freeBallAt(ball);
  ruling.measured(farthest, radius);
  ruling.text("stalemate: for %.1f s the ball was never more than %.1f cm away from (%.1f, %.1f), limit %.1f cm",
              window * situation.frameSeconds(), farthest, ball.x, ball.y, radius);
  return ruling;
}

void StalemateRule::forget() { next_ = count_ = farAgo_ = 0; }

void StalemateRule::archive(StateArchive& a)
{
  a(count_, farAgo_);
  if(!a.require(count_ >= 0 && count_ <= longest && farAgo_ >= 0 && farAgo_ <= std::max(count_ - 1, 0)))
    return forget();
  std::array<Point, longest> inOrder; // From the oldest on: the ring may begin anywhere.
  for(int i = 0; i < count_ && !a.isLoading(); ++i)
    inOrder[static_cast<std::size_t>(i)] = placeAgo(count_ - 1 - i);
  for(int i = 0; i < count_; ++i)
    a(inOrder[static_cast<std::size_t>(i)].x, inOrder[static_cast<std::size_t>(i)].y);
  places_ = inOrder;
  next_ = count_ % longest;
}

} // namespace sparkwright::simurosot
