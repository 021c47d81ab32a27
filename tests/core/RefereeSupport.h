#pragma once

#include "core/game/soccer3d/game/Referee.h"

#include <QtTest>

#include <cmath>
#include <string>
#include <vector>

namespace sparkwright::test
{

inline PlayerId L(int unum) { return {Side::Left, unum}; }
inline PlayerId R(int unum) { return {Side::Right, unum}; }

/// Rules as they are in the league, without chance: the left team and whoever comes first is always chosen.
inline SoccerSettings leagueSettings()
{
  SoccerSettings settings;
  settings.useCharging = true;
  settings.foulOnSelfCollisions = true;
  settings.drawLots = false;
  return settings;
}

/// A match without bodies: a referee, and a pitch that tests change by hand between steps.
///
/// At first open play goes on with 22 players who stand where they do no harm, and a ball at rest that nobody has
/// touched. Where the referee moves somebody or the ball, there they are in the next step.
class PaperMatch
{
public:
  static constexpr float standing = 0.35f; ///< Height of the torso, m.

  explicit PaperMatch(const SoccerSettings& settings = leagueSettings(), std::uint64_t seed = 1)
      : settings_(settings), referee_(settings_, seed)
  {
    pitch().agents = 2 * PlayerId::teamSize;
    for(int unum = 1; unum <= PlayerId::teamSize; ++unum)
      for(const PlayerId id : {L(unum), R(unum)})
      {
        pitch().players.push_back({id, Vec3f::Zero(), Vec3f::Zero(), {}});
        put(id, id.side == Side::Left ? -9.f : 9.f, static_cast<float>(2 * unum - 12));
      }
    putBall(0, 2);
    setMode(PlayMode::PlayOn);
  }
  PaperMatch(const PaperMatch&) = delete;
  PaperMatch& operator=(const PaperMatch&) = delete;

  /// May be changed between steps.
  SoccerSettings& settings() { return settings_; }
  Referee& referee() { return referee_; }
  Situation& now() { return referee_.now(); }
  Pitch& pitch() { return now().pitch; }
  Pitch::Player& player(PlayerId id) { return *pitch().find(id); }

  /// The box around the player reaches 0.15 m along x and 0.2 m along y, and from the ground to 0.6 m.
  void put(PlayerId id, float x, float y, float z = standing)
  {
    player(id).position = {x, y, z};
    player(id).box = {{x - 0.15f, y - 0.2f, 0}, {x + 0.15f, y + 0.2f, 0.6f}};
  }
  void setHeight(PlayerId id, float z) { player(id).position.z() = z; }
  void putBall(float x, float y) { pitch().ball = {true, {x, y, settings_.ballRadius}, Vec3f::Zero(), {}}; }
  void setMode(PlayMode mode)
  {
    referee_.setMode(mode);
    now().decisions.clear();
  }
  void setTime(float time) { referee_.setTime(time); }
  float time() { return now().clock.time(); }

  /// Steps with the pitch as it is.
  void steps(int count)
  {
    for(int i = 0; i < count; ++i)
    {
      if(referee_.halted())
        referee_.wait(Situation::stepSeconds);
      else
      {
        referee_.advance(Situation::stepSeconds);
        referee_.judge();
      }
      Situation::Decisions& decided = now().decisions;
      for(const MatchEvent& event : decided.events)
        if(event.kind == MatchEvent::Kind::Foul)
          fouls.push_back({event, time()});
      events.insert(events.end(), decided.events.begin(), decided.events.end());
      joints.insert(joints.end(), decided.joints.begin(), decided.joints.end());
      releases += decided.releaseJoints ? 1 : 0;
      decided.clear();
    }
  }
  /// @return the number of steps until there is another foul; limit + 1 if there is none in so many
  int stepsToFoul(int limit)
  {
    const std::size_t known = fouls.size();
    for(int i = 1; i <= limit; ++i)
    {
      steps(1);
      if(fouls.size() > known)
        return i;
    }
    return limit + 1;
  }

  struct Foul : MatchEvent
  {
    float time; ///< Game time.

    PlayerId offender() const { return players.empty() ? PlayerId() : players.front(); }
  };
  std::vector<Foul> fouls; ///< All so far, as are the following.
  std::vector<MatchEvent> events;
  std::vector<Situation::JointChange> joints;
  int releases = 0; ///< How often all joints were released.

  /// `L5 4, R3 6`: who has committed fouls, and their numbers.
  std::string foulText() const
  {
    std::string text;
    for(const Foul& foul : fouls)
      text += (text.empty() ? "" : ", ") + nameOf(foul.offender()) + ' ' + std::to_string(static_cast<int>(foul.foul));
    return text;
  }

private:
  SoccerSettings settings_;
  Referee referee_;
};

inline std::string text(const Vec3f& p) { return groundText(p) + ' ' + numberText(p.z()); }

} // namespace sparkwright::test

/// Whether a place is that one, to a centimetre.
#define COMPARE_PLACE(actual, ...)                                                                                    \
  do                                                                                                                  \
  {                                                                                                                   \
    const sparkwright::Vec3f is_ = (actual), expected_(__VA_ARGS__);                                                  \
    QVERIFY2((is_ - expected_).norm() < 0.01f, sparkwright::test::text(is_).c_str());                                 \
  } while(false)
