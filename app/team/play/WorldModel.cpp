#include "app/team/play/WorldModel.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace sparkwright::team
{

namespace
{

using Eigen::Vector2d;
using Eigen::Vector3d;

/// Of a rolling ball, 1/s: it loses this share of its speed, measured in the simulator.
constexpr double slowing = 1.05;

/// A shout is `s`, the player's number, `u`, `f` or `w` (upright, fallen, or waiting for somebody else to play), its
/// place, and the ball's if it is in sight. Each coordinate has two of these characters, from -20 to 20 m in steps of a
/// centimetre.
constexpr std::string_view alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+-";
constexpr int base = 64;
constexpr double reach = 20;

void writeLength(std::string& out, double metres)
{
  const double share = std::isfinite(metres) ? (std::clamp(metres, -reach, reach) + reach) / (2 * reach) : 0.5;
  const auto value = static_cast<std::size_t>(std::lround(share * (base * base - 1)));
  out += alphabet[value / base];
  out += alphabet[value % base];
}

std::optional<double> readLength(std::string_view text)
{
  const std::size_t high = text.size() < 2 ? alphabet.npos : alphabet.find(text[0]);
  const std::size_t low = text.size() < 2 ? alphabet.npos : alphabet.find(text[1]);
  if(high == alphabet.npos || low == alphabet.npos)
    return std::nullopt;
  return static_cast<double>(high * base + low) / (base * base - 1) * 2 * reach - reach;
}

std::optional<Vector2d> readPlace(std::string_view text)
{
  const std::optional<double> x = readLength(text);
  const std::optional<double> y = readLength(text.substr(std::min<std::size_t>(text.size(), 2)));
  return x && y ? std::optional<Vector2d>(Vector2d(*x, *y)) : std::nullopt;
}

} // namespace

Vector2d BallBelief::placeAfter(double seconds) const
{
  return place + velocity * (1 - std::exp(-slowing * seconds)) / slowing;
}

Vector2d BallBelief::meetingPlace(const Vector2d& from) const
{
  constexpr double walking = 0.5; // m/s
  constexpr double longest = 5;   // s; by then it lies still.
  for(double seconds = 0.1; seconds < longest; seconds += 0.2)
    if((placeAfter(seconds) - from).norm() < walking * seconds)
      return placeAfter(seconds);
  return placeAfter(longest);
}

void WorldModel::moveBall(const Vector2d& place, double now)
{
  ball_.place = place;
  ball_.velocity.setZero();
  ball_.height = Field::ballRadius;
  ball_.known = now;
}

void WorldModel::seeBall(const Vector3d& place, double now)
{
  const double seconds = now - ball_.seen;
  const Vector2d off = place.head<2>() - ball_.place; // From where it was expected.
  if(seconds > 0.01 && seconds < 0.5)
  {
    // So far off it was kicked; a little may be the picture's noise, which the mean of many takes away.
    const double trust = off.norm() > 0.3 ? 1 : off.norm() > 0.05 ? 0.5 : 0.12;
    ball_.velocity += std::max(trust, 1. / ++sightings_) * off / seconds;
    ball_.place += 0.7 * off;
  }
  else
  {
    ball_.place = place.head<2>();
    ball_.velocity.setZero();
    sightings_ = 0;
  }
  ball_.height = place.z();
  ball_.seen = ball_.known = now;
}

void WorldModel::update(const Percepts& percepts, const Eigen::Isometry3d& camera, std::string_view ourTeam)
{
  const double now = percepts.now;
  const double seconds = std::clamp(now - lastTime_, 0., 1.);
  lastTime_ = now;
  ball_.place = ball_.placeAfter(seconds);
  ball_.velocity *= std::exp(-slowing * seconds);
  if(percepts.sees)
  {
    if(percepts.ball)
      seeBall(camera * *percepts.ball, now);
    for(const SeenPlayer& seen : percepts.players)
    {
      if(seen.number < 1 || seen.number > mostPlayers)
        continue;
      PlayerBelief& player = (seen.mate ? mates_ : opponents_)[static_cast<std::size_t>(seen.number - 1)];
      const Vector3d place = camera * seen.place;
      player.place = place.head<2>();
      player.seen = now;
      if(seen.head)
        player.fallen = (camera * *seen.head).z() < 0.3;
    }
  }
  for(const Heard& heard : percepts.shouts)
    if(!heard.self && heard.team == ourTeam)
      hear(heard.text, now);
}

std::string WorldModel::shout(int number, const PlayerBelief& self, double now) const
{
  std::string text = "s";
  text += alphabet[static_cast<std::size_t>(number)];
  text += self.fallen ? 'f' : self.waits ? 'w' : 'u';
  writeLength(text, self.place.x());
  writeLength(text, self.place.y());
  if(now - ball_.seen < 0.1)
  {
    writeLength(text, ball_.place.x());
    writeLength(text, ball_.place.y());
  }
  return text;
}

void WorldModel::hear(std::string_view text, double now)
{
  if(text.size() < 7 || text[0] != 's')
    return;
  const std::size_t number = alphabet.find(text[1]);
  const std::optional<Vector2d> place = readPlace(text.substr(3));
  if(number < 1 || number > mostPlayers || !place)
    return;
  PlayerBelief& mate = mates_[number - 1];
  mate = {*place, now, text[2] == 'f', text[2] == 'w'};
  // What it says of the ball counts only as long as this robot does not see it itself.
  const std::optional<Vector2d> ball = readPlace(text.substr(7));
  if(ball && now - ball_.seen > 0.5)
    moveBall(*ball, now);
}

} // namespace sparkwright::team
