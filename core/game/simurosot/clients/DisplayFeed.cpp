#include "core/game/simurosot/clients/DisplayFeed.h"

#include "core/game/simurosot/match/SimurosotTexts.h"
#include "core/game/simurosot/match/restart/Verdicts.h"
#include "core/game/simurosot/protocol/EventMessage.h"
#include "core/game/simurosot/protocol/PlacementMessages.h"
#include "core/game/simurosot/protocol/display/SceneMessage.h"

#include <algorithm>

namespace sparkwright::simurosot
{

namespace
{

constexpr int framesPerSecond = 50;

bool looksOn(const Session& session) { return session.welcome && session.role != Role::Strategy; }

/// Whether a client gets this frame.
bool isDue(const Session& session, std::uint32_t frame)
{
  const auto every = static_cast<std::uint32_t>(std::max(framesPerSecond / std::clamp(session.rate, 1, framesPerSecond), 1));
  return looksOn(session) && frame % every == 0;
}

} // namespace

void DisplayFeed::welcome(const Session& session, Outbox& out) const
{
  Scene scene;
  scene.profile = profile_.name;
  scene.field = profile_.field;
  scene.robot = profile_.robot;
  scene.colours = profile_.colours;
  scene.colours.blue = machine_.team(Side::Blue).colour;
  scene.colours.yellow = machine_.team(Side::Yellow).colour;
  for(const Side side : {Side::Blue, Side::Yellow})
    scene.team[static_cast<std::size_t>(indexOf(side))] = machine_.team(side).name;
  writeScene(scene, out.add(session.client));
}

void DisplayFeed::fillRobots(const sref_frame& seen, const MatchMoment& moment)
{
  frame_.robots = profile_.field.robots;
  for(const Side side : {Side::Blue, Side::Yellow})
    for(int i = 0; i < frame_.robots; ++i)
    {
      const sref_robot& robot = seen.robot[indexOf(side)][i];
      ShownRobot& shown = frame_.robot[static_cast<std::size_t>(indexOf(side))][static_cast<std::size_t>(i)];
      shown = {};
      shown.x = robot.x;
      shown.y = robot.y;
      shown.angle = robot.angle;
      shown.vx = robot.vx;
      shown.vy = robot.vy;
      shown.left = robot.left;
      shown.right = robot.right;
      shown.flags = robot.valid ? static_cast<std::uint32_t>(SST_VALID) : 0u;
      if(moment.keeper[static_cast<std::size_t>(indexOf(side))] == i)
        shown.flags |= SST_GOALKEEPER;
    }
  for(int i = 0; i < seen.contact_count; ++i)
    if(const sref_contact& contact = seen.contacts[i]; contact.second == SREF_BALL && contact.first < SREF_BALL)
      frame_.robot[static_cast<std::size_t>(contact.first / SST_MAX_ROBOTS)]
                  [static_cast<std::size_t>(contact.first % SST_MAX_ROBOTS)]
          .flags |= SST_TOUCHES_BALL;
}

void DisplayFeed::fill(const sref_frame& seen, const MatchMoment& moment)
{
  const MatchStatus status = machine_.status();
  frame_.frame = moment.frame;
  frame_.timeLeft = moment.left;
  frame_.state = moment.state;
  frame_.period = moment.period;
  frame_.restart = moment.restart;
  frame_.actor = numberOf(moment.actor);
  frame_.score = moment.score;
  frame_.blueEnd = status.blueEnd;
  frame_.ball = seen.ball;
  fillRobots(seen, moment);
  frame_.contacts.assign(seen.contacts, seen.contacts + seen.contact_count);
  frame_.votes = status.verdict.ballots;
  if(const sref_verdict* const pending = machine_.pending())
    frame_.foul = *pending;
  else
    frame_.foul.reset();
  frame_.reason.clear();
  if(status.state != MatchState::Normal)
    frame_.reason = machine_.pending() ? verdictText(*machine_.pending()).english() : stateText(status.state).english();
}

void DisplayFeed::tell(const Sessions& sessions, const sref_frame& seen, const MatchMoment& moment, const Look& look,
                       Outbox& out)
{
  text_.clear();
  for(const Session& session : sessions.all())
  {
    if(!isDue(session, moment.frame))
      continue;
    if(text_.empty()) // The same for all.
    {
      fill(seen, moment);
      look(frame_);
      writeFull(frame_, text_);
    }
    out.add(session.client) = text_;
  }
}

void DisplayFeed::tell(const Sessions& sessions, const MatchEvent& event, Outbox& out) const
{
  const auto type = static_cast<int>(event.kind);
  if(type > SST_EVENT_OPPONENT)
    return;
  for(const Session& session : sessions.all())
  {
    if(!looksOn(session))
      continue;
    if(event.kind == MatchEvent::Kind::Corrections && event.side)
    {
      Corrections corrections;
      corrections.side = *event.side;
      std::copy_n(event.corrections.begin(), std::min(event.corrections.size(), corrections.robot.size()),
                  corrections.robot.begin());
      writeCorrections(corrections, out.add(session.client));
      continue;
    }
    Event told;
    told.type = type;
    if(event.kind == MatchEvent::Kind::Goal)
      told.value = numberOf(event.side);
    else if(event.kind == MatchEvent::Kind::Connection && event.side)
      told.value = machine_.team(*event.side).connected;
    told.verdict.size = sizeof told.verdict;
    told.verdict.kind = event.verdict.kind;
    told.verdict.actor = event.verdict.actor;
    told.verdict.offender = event.verdict.offender_side;
    told.verdict.reason = event.verdict.reason;
    copyText(event.verdict, told.verdict);
    writeEvent(told, out.add(session.client));
  }
}

} // namespace sparkwright::simurosot
