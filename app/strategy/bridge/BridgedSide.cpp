#include "app/strategy/bridge/BridgedSide.h"

#include "core/game/simurosot/protocol/FrameMessage.h"
#include "core/game/simurosot/protocol/LinkMessages.h"
#include "core/game/simurosot/protocol/LoginMessages.h"
#include "core/game/simurosot/protocol/MessageKind.h"
#include "core/game/simurosot/protocol/PlacementMessages.h"
#include "core/game/simurosot/protocol/WheelsMessage.h"
#include "core/text/EscapeControls.h"

#include <ostream>
#include <utility>

namespace sparkwright::strategy
{

using namespace simurosot;

BridgedSide::BridgedSide(Side side, const MatchAddress& match, Clock clock, std::ostream& log)
    : side_(side), match_(match), clock_(std::move(clock)), log_(log)
{
  wheels_.size = sizeof wheels_;
}

void BridgedSide::open(const std::string& name, Unit unit)
{
  if(link_)
    return;
  name_ = name;
  unit_ = unit;
  refused_ = false;
  wheels_ = {};
  wheels_.size = sizeof wheels_;
  link_ = std::make_unique<ServerLink>(match_.host, match_.port, clock_);
}

void BridgedSide::close()
{
  if(link_ && link_->state() == ServerLink::State::Connected)
  {
    std::string bye;
    writeBye(bye);
    link_->send(bye);
    link_->serve(0x004); // Out.
  }
  link_.reset();
  robots_ = 0;
}

void BridgedSide::login()
{
  Login login;
  login.role = Role::Strategy;
  login.version = protocolVersion;
  login.name = name_.substr(0, 60);
  login.side = side_;
  login.token = match_.token;
  std::string text;
  writeLogin(login, text);
  link_->send(text);
}

void BridgedSide::serve(short revents)
{
  if(!link_)
    return;
  const ServerLink::State before = link_->state();
  link_->serve(revents);
  if(before != ServerLink::State::Connected && link_->state() == ServerLink::State::Connected)
    login();
  while(const auto message = link_->next())
    take(*message);
  if(link_->state() == ServerLink::State::Waiting)
  {
    robots_ = 0;
    if(!link_->problem().empty())
      trouble(std::string(nameOf(side_)) + ": " + link_->problem());
  }
}

void BridgedSide::take(std::string_view message)
{
  std::string answer;
  switch(kindOf(message))
  {
  case MessageKind::Welcome:
    if(Welcome welcome; readWelcome(message, welcome).empty())
    {
      refused_ = false;
      robots_ = welcome.setup.robots;
      sizes_ = welcome.setup.geometry;
      trouble_.clear();
      log_ << nameOf(side_) << " is led by " << (name_.empty() ? "a program without a name" : escapeControls(name_)) << std::endl;
    }
    break;
  case MessageKind::Refused:
    refused_ = true;
    if(Refused refusal; readRefused(message, refusal).empty())
      link_->close("the server refuses us: " + refusal.text);
    break;
  case MessageKind::Frame:
    if(sst_field field; readFrame(message, field, robots_).empty())
    {
      frame_ = field.frame;
      send(); // In lock-step the match waits for an answer, whatever the foreign program does.
    }
    break;
  case MessageKind::Place:
    if(PlaceRequest request; readPlace(message, request).empty())
    {
      writeTargets({.number = request.number, .placement = {}}, answer); // They know no placing: the preset stands.
      link_->send(answer);
    }
    break;
  case MessageKind::Ping:
    if(double time = 0; readPing(message, time).empty())
    {
      writePong(time, answer);
      link_->send(answer);
    }
    break;
  default:
    break;
  }
}

void BridgedSide::drive(int robot, double left, double right)
{
  if(robot < 0 || robot >= SST_MAX_ROBOTS)
    return;
  wheels_.left[robot] = left;
  wheels_.right[robot] = right;
}

void BridgedSide::send()
{
  if(!link_ || robots_ == 0)
    return;
  sst_wheels clipped = wheels_;
  clipped.n = robots_;
  if(unit_ == Unit::RadPerSecond)
    for(int i = 0; i < robots_; ++i)
    {
      clipped.left[i] *= sizes_.wheel_radius / sizes_.wheel_unit;
      clipped.right[i] *= sizes_.wheel_radius / sizes_.wheel_unit;
    }
  clipWheels(clipped, robots_, sizes_.max_command);
  std::string text;
  writeWheels(frame_, clipped, text);
  link_->send(text);
}

void BridgedSide::trouble(const std::string& text)
{
  if(std::exchange(trouble_, text) != text)
    log_ << escapeControls(text) << std::endl;
}

} // namespace sparkwright::strategy
