#include "core/record/channel/EventCodec.h"

#include "core/record/channel/TextCodec.h"

namespace sparkwright
{

void writeEvent(proto::ProtoWriter& out, const GameEvent& event)
{
  const auto text = [&](int field, const LocalText& text)
  {
    if(!text.empty())
      out.message(field, [&](proto::ProtoWriter& inner) { writeText(inner, text); });
  };
  out.whole(1, event.index);
  out.number(2, event.time);
  out.number(3, event.gameTime);
  out.whole(4, event.period);
  out.text(5, event.teams[0]);
  out.text(6, event.teams[1]);
  out.whole(7, event.score[0]);
  out.whole(8, event.score[1]);
  out.whole(9, static_cast<int>(event.kind));
  out.text(10, event.rule);
  text(11, event.ruleTitle);
  out.text(12, event.mode);
  out.text(13, event.next);
  out.text(14, event.foul);
  out.whole(15, event.team);
  for(const GameEvent::Player& player : event.players)
    out.message(16,
                [&](proto::ProtoWriter& inner)
                {
                  inner.whole(1, player.team);
                  inner.whole(2, player.unum);
                });
  out.floats(17, std::span(event.position.data(), 3));
  text(18, event.reason);
  text(19, event.consequence);
  out.whole(20, event.overruled);
}

GameEvent readEvent(proto::ProtoReader in)
{
  GameEvent event;
  // What is not written is 0.
  event.period = 0;
  event.kind = GameEvent::Kind::Mode;
  while(in.next())
    switch(in.field())
    {
    case 1:
      event.index = in.integer();
      break;
    case 2:
      event.time = in.number();
      break;
    case 3:
      event.gameTime = in.single();
      break;
    case 4:
      event.period = in.integer();
      break;
    case 5:
    case 6:
      event.teams[static_cast<std::size_t>(in.field() - 5)] = in.text();
      break;
    case 7:
    case 8:
      event.score[static_cast<std::size_t>(in.field() - 7)] = in.integer();
      break;
    case 9:
      if(const int kind = in.integer(); kind >= 0 && kind <= static_cast<int>(GameEvent::Kind::Notice))
        event.kind = static_cast<GameEvent::Kind>(kind);
      break;
    case 10:
      event.rule = in.text();
      break;
    case 11:
      event.ruleTitle = readText(in.message());
      break;
    case 12:
      event.mode = in.text();
      break;
    case 13:
      event.next = in.text();
      break;
    case 14:
      event.foul = in.text();
      break;
    case 15:
      event.team = std::clamp(in.integer(), 0, 2);
      break;
    case 16:
    {
      GameEvent::Player player;
      for(proto::ProtoReader inner = in.message(); inner.next();)
        (inner.field() == 1 ? player.team : player.unum) = inner.integer();
      event.players.push_back(player);
      break;
    }
    case 17:
      readFloats(in, std::span(event.position.data(), 3));
      break;
    case 18:
      event.reason = readText(in.message());
      break;
    case 19:
      event.consequence = readText(in.message());
      break;
    case 20:
      event.overruled = in.flag();
      break;
    default:
      break;
    }
  if(!event.position.allFinite())
    event.position.setZero();
  return event;
}

} // namespace sparkwright
