#pragma once

#include "RefereeSupport.h"

namespace sparkwright::test
{

inline Vec3f at(float x, float y = 0) { return {x, y, 0.f}; }

/// L5 and R5 meet. At first as in the first row of 10.5: far from the ball, R5 stands.
struct Meeting
{
  PlayerId a = L(5), b = R(5);
  Vec3f ball = at(5), from = at(0), to = at(0.4f), speed = at(0.6f), otherSpeed = at(0), contact = at(0.2f);
};

/// Puts them there and lets them go on for long enough that their mean speed is what they go with, without a contact.
inline void prepare(PaperMatch& match, const Meeting& m)
{
  match.putBall(m.ball.x(), m.ball.y());
  match.put(m.a, m.from.x(), m.from.y());
  match.put(m.b, m.to.x(), m.to.y());
  match.player(m.a).velocity = m.speed;
  match.player(m.b).velocity = m.otherSpeed;
  match.pitch().contacts.clear();
  match.steps(3);
}

/// From now on they touch. The ground has nothing to do with it: contacts have a height.
inline void touch(PaperMatch& match, const Meeting& m)
{
  match.pitch().contacts = {{m.a, m.b, m.contact + Vec3f(0, 0, 0.3f)}};
}

inline std::string foulsOf(const Meeting& m, const SoccerSettings& settings = leagueSettings())
{
  PaperMatch match(settings);
  prepare(match, m);
  touch(match, m);
  match.steps(1);
  return match.foulText();
}

} // namespace sparkwright::test
