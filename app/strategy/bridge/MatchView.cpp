#include "app/strategy/bridge/MatchView.h"

#include "core/game/simurosot/protocol/LinkMessages.h"
#include "core/game/simurosot/protocol/LoginMessages.h"
#include "core/game/simurosot/protocol/MessageKind.h"

#include <utility>

namespace sparkwright::strategy
{

using namespace simurosot;

MatchView::MatchView(const MatchAddress& match, Clock clock)
    : match_(match), link_(match.host, match.port, std::move(clock))
{
}

void MatchView::serve(short revents)
{
  const ServerLink::State before = link_.state();
  link_.serve(revents);
  if(before != ServerLink::State::Connected && link_.state() == ServerLink::State::Connected)
  {
    Login login;
    login.role = Role::Display;
    login.version = protocolVersion;
    login.name = "bridge";
    login.token = match_.token;
    std::string text;
    writeLogin(login, text);
    link_.send(text);
  }
  while(const auto message = link_.next())
    take(*message);
}

void MatchView::take(std::string_view message)
{
  switch(kindOf(message))
  {
  case MessageKind::Scene:
    hasScene_ = readScene(message, scene_).empty();
    break;
  case MessageKind::Full:
    hasFrame_ = isNew_ = readFull(message, frame_).empty();
    break;
  case MessageKind::Refused:
  {
    Refused refusal;
    link_.close("the server refuses us: " + (readRefused(message, refusal).empty() ? refusal.text : "?"));
    break;
  }
  case MessageKind::Ping:
    if(double time = 0; readPing(message, time).empty())
    {
      std::string text;
      writePong(time, text);
      link_.send(text);
    }
    break;
  default:
    break;
  }
}

} // namespace sparkwright::strategy
