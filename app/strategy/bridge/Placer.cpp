#include "app/strategy/bridge/Placer.h"

#include "core/game/simurosot/protocol/LinkMessages.h"
#include "core/game/simurosot/protocol/LoginMessages.h"
#include "core/game/simurosot/protocol/MessageKind.h"

#include <algorithm>
#include <cmath>

namespace sparkwright::strategy
{

using namespace simurosot;

void Placer::put(int object, const Pose& pose)
{
  if(!std::isfinite(pose.x) || !std::isfinite(pose.y) || !std::isfinite(pose.angle))
    return;
  const auto known = std::ranges::find(waiting_, object, &RefereeCommand::object);
  RefereeCommand command;
  command.kind = RefereeCommand::Kind::Place;
  command.object = object;
  command.pose = pose;
  if(known != waiting_.end())
    *known = command;
  else if(waiting_.size() < mostWaiting)
    waiting_.push_back(command);
  if(!link_)
    link_ = std::make_unique<ServerLink>(match_.host, match_.port, clock_);
}

void Placer::serve(short revents)
{
  if(!link_)
    return;
  const ServerLink::State before = link_->state();
  link_->serve(revents);
  if(before != ServerLink::State::Connected && link_->state() == ServerLink::State::Connected)
  {
    Login login;
    login.role = Role::Referee;
    login.version = protocolVersion;
    login.name = "bridge";
    login.token = match_.token;
    std::string text;
    writeLogin(login, text);
    link_->send(text);
  }
  while(const auto message = link_->next())
    if(kindOf(*message) == MessageKind::Welcome)
      sendAll();
    else if(kindOf(*message) == MessageKind::Refused)
      waiting_.clear();
  const bool over = before == ServerLink::State::Connected && link_->state() != ServerLink::State::Connected;
  if(!over && !(waiting_.empty() && !left_))
    return;
  link_.reset();
  left_ = false;
  if(!waiting_.empty()) // Something has come meanwhile.
    link_ = std::make_unique<ServerLink>(match_.host, match_.port, clock_);
}

void Placer::sendAll()
{
  std::string text;
  for(const RefereeCommand& command : waiting_)
  {
    text.clear();
    writeReferee(command, text);
    link_->send(text);
  }
  waiting_.clear();
  text.clear();
  writeBye(text);
  link_->send(text);
  left_ = true;
}

} // namespace sparkwright::strategy
