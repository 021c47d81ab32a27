#include "core/record/channel/GameCodec.h"

#include "core/record/channel/EventCodec.h"
#include "core/record/channel/TextCodec.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr std::size_t mostSeats = 100; ///< A damaged recording must not fill the memory.

/// The fields of a league, as monitors get them.
class FieldsOut : public MonitorFields
{
public:
  explicit FieldsOut(proto::ProtoWriter& out) : out_(out) {}

  void add(std::string_view name, float value) override { write(name, std::span(&value, 1)); }
  void add(std::string_view name, std::span<const int> values) override
  {
    const std::vector<float> floats(values.begin(), values.end());
    write(name, floats);
  }

private:
  void write(std::string_view name, std::span<const float> values)
  {
    out_.message(19,
                 [&](proto::ProtoWriter& inner)
                 {
                   inner.text(1, name);
                   inner.floats(2, values);
                 });
  }

  proto::ProtoWriter& out_;
};

void takeField(proto::ProtoReader in, GameState& state)
{
  std::string name;
  std::vector<float> values;
  while(in.next())
    if(in.field() == 1)
      name = in.text();
    else if(in.field() == 2)
      in.appendTo(values);
  if(state.league)
    state.league->takeField(state, name, values);
}

GameSeat readSeat(proto::ProtoReader in)
{
  GameSeat seat;
  while(in.next())
    switch(in.field())
    {
    case 1:
      seat.side = in.text();
      break;
    case 2:
      seat.team = in.integer();
      break;
    case 3:
      seat.name = in.text();
      break;
    case 4:
      seat.colour = in.text();
      break;
    case 5:
      if(const int state = in.integer(); state >= 0 && state <= static_cast<int>(GameSeat::State::Inside))
        seat.state = static_cast<GameSeat::State>(state);
      break;
    default:
      break;
    }
  return seat;
}

GameVariable readVariable(proto::ProtoReader in)
{
  GameVariable variable;
  variable.live = false;
  while(in.next())
    switch(in.field())
    {
    case 1:
      variable.name = in.text();
      break;
    case 2:
      variable.topic = readText(in.message());
      break;
    case 3:
      variable.unit = readText(in.message());
      break;
    case 4:
      variable.meaning = readText(in.message());
      break;
    case 5:
      if(const int kind = in.integer(); kind >= 0 && kind <= static_cast<int>(GameVariable::Kind::Text))
        variable.kind = static_cast<GameVariable::Kind>(kind);
      break;
    case 6:
      variable.lowest = in.number();
      break;
    case 7:
      variable.highest = in.number();
      break;
    case 8:
      variable.value = in.text();
      break;
    case 9:
      variable.configured = in.text();
      break;
    case 10:
      variable.live = in.flag();
      break;
    default:
      break;
    }
  return variable;
}

GameRule readRule(proto::ProtoReader in)
{
  GameRule rule;
  rule.enabled = false;
  while(in.next())
    if(in.field() == 1)
      rule.name = in.text();
    else if(in.field() == 2)
      rule.enabled = in.flag();
    else if(in.field() == 3)
      rule.title = readText(in.message());
  return rule;
}

std::pair<std::string, float> readConstant(proto::ProtoReader in)
{
  std::pair<std::string, float> constant;
  while(in.next())
    if(in.field() == 1)
      constant.first = in.text();
    else if(in.field() == 2)
      constant.second = in.single();
  return constant;
}

} // namespace

void writeRules(proto::ProtoWriter& out, const RulesRecord& record, std::int64_t number)
{
  const auto writeLocal = [](proto::ProtoWriter& to, int field, const LocalText& text)
  {
    if(!text.empty())
      to.message(field, [&](proto::ProtoWriter& inner) { writeText(inner, text); });
  };
  out.whole(1, number);
  if(record.rules)
  {
    out.whole(2, 1);
    for(const GameVariable& variable : record.rules->variables)
      out.message(3,
                  [&](proto::ProtoWriter& inner)
                  {
                    inner.text(1, variable.name);
                    writeLocal(inner, 2, variable.topic);
                    writeLocal(inner, 3, variable.unit);
                    writeLocal(inner, 4, variable.meaning);
                    inner.whole(5, static_cast<int>(variable.kind));
                    inner.number(6, variable.lowest);
                    inner.number(7, variable.highest);
                    inner.text(8, variable.value);
                    inner.text(9, variable.configured);
                    inner.whole(10, variable.live);
                  });
    for(const GameRule& rule : record.rules->rules)
      out.message(4,
                  [&](proto::ProtoWriter& inner)
                  {
                    inner.text(1, rule.name);
                    inner.whole(2, rule.enabled);
                    writeLocal(inner, 3, rule.title);
                  });
  }
  if(record.environment)
  {
    out.whole(5, 1);
    for(const auto& field : *record.environment)
      out.message(6,
                  [&](proto::ProtoWriter& inner)
                  {
                    inner.text(1, field.first);
                    inner.number(2, field.second);
                  });
  }
}

RulesRecord readRules(proto::ProtoReader in, std::int64_t& number)
{
  auto rules = std::make_shared<GameRules>();
  auto environment = std::make_shared<std::vector<std::pair<std::string, float>>>();
  bool hasRules = false, hasEnvironment = false;
  while(in.next())
    switch(in.field())
    {
    case 1:
      number = in.whole();
      break;
    case 2:
      hasRules = in.flag();
      break;
    case 3:
      rules->variables.push_back(readVariable(in.message()));
      break;
    case 4:
      rules->rules.push_back(readRule(in.message()));
      break;
    case 5:
      hasEnvironment = in.flag();
      break;
    case 6:
      environment->push_back(readConstant(in.message()));
      break;
    default:
      break;
    }
  RulesRecord record;
  if(hasRules)
    record.rules = std::move(rules);
  if(hasEnvironment)
    record.environment = std::move(environment);
  return record;
}

void writeGame(proto::ProtoWriter& out, const GameRecord& record)
{
  const GameState& state = record.state;
  out.whole(1, state.present);
  if(state.league)
    out.text(2, state.league->name());
  out.whole(3, state.period);
  out.text(4, state.team[0]);
  out.text(5, state.team[1]);
  out.whole(6, state.score[0]);
  out.whole(7, state.score[1]);
  out.text(8, state.mode);
  out.whole(9, record.hasEvents);
  out.whole(10, record.firstEvent);
  out.whole(11, record.lastEvent);
  out.whole(12, record.eventMessages);
  out.whole(13, state.judgement.fouls);
  out.whole(14, state.judgement.goals);
  if(state.judgement.pending)
    out.message(15, [&](proto::ProtoWriter& inner) { writeEvent(inner, *state.judgement.pending); });
  out.whole(16, state.judgement.stands);
  if(state.judgement.undoable)
    out.message(17, [&](proto::ProtoWriter& inner) { writeEvent(inner, *state.judgement.undoable); });
  out.whole(18, record.rules);
  if(state.league)
  {
    FieldsOut fields(out);
    state.league->tellMonitors(state, 0, fields);
  }
  // Without the frames that came late, which are more with each frame.
  for(const GameSeat& seat : state.seats)
    out.message(20,
                [&](proto::ProtoWriter& inner)
                {
                  inner.text(1, seat.side);
                  inner.whole(2, seat.team);
                  inner.text(3, seat.name);
                  inner.text(4, seat.colour);
                  inner.whole(5, static_cast<int>(seat.state));
                });
}

GameRecord readGame(proto::ProtoReader in, const Leagues& leagues)
{
  GameRecord record;
  GameState& state = record.state;
  state.period = 0;
  state.judgement.stands = false;
  while(in.next())
    switch(in.field())
    {
    case 1:
      state.present = in.flag();
      break;
    case 2:
    {
      const auto found = std::ranges::find_if(leagues, [&](const League* each) { return each->name() == in.bytes(); });
      state.league = found == leagues.end() ? nullptr : *found;
      break;
    }
    case 3:
      state.period = in.integer();
      break;
    case 4:
    case 5:
      state.team[static_cast<std::size_t>(in.field() - 4)] = in.text();
      break;
    case 6:
    case 7:
      state.score[static_cast<std::size_t>(in.field() - 6)] = in.integer();
      break;
    case 8:
      state.mode = in.text();
      break;
    case 9:
      record.hasEvents = in.flag();
      break;
    case 10:
      record.firstEvent = in.integer();
      break;
    case 11:
      record.lastEvent = in.integer();
      break;
    case 12:
      record.eventMessages = in.integer();
      break;
    case 13:
      state.judgement.fouls = in.flag();
      break;
    case 14:
      state.judgement.goals = in.flag();
      break;
    case 15:
      state.judgement.pending = std::make_shared<const GameEvent>(readEvent(in.message()));
      break;
    case 16:
      state.judgement.stands = in.flag();
      break;
    case 17:
      state.judgement.undoable = std::make_shared<const GameEvent>(readEvent(in.message()));
      break;
    case 18:
      record.rules = in.whole();
      break;
    case 19:
      takeField(in.message(), state);
      break;
    case 20:
      if(state.seats.size() < mostSeats)
        state.seats.push_back(readSeat(in.message()));
      break;
    default:
      break;
    }
  return record;
}

} // namespace sparkwright
