#include "core/game/simurosot/protocol/RefereeMessage.h"

#include "core/game/simurosot/interface/sparkwright_referee.h"
#include "core/game/simurosot/protocol/ExpressionReader.h"
#include "core/game/simurosot/protocol/ExpressionWriter.h"
#include "core/game/simurosot/protocol/MessageKind.h"

#include <algorithm>
#include <array>

namespace sparkwright::simurosot
{

namespace
{

/// In the order of RefereeCommand::Kind.
constexpr std::array<std::string_view, 10> commandNames{"confirm", "reject", "other",  "pause",     "resume",
                                                        "whistle", "start",  "period", "new-match", "place"};

RefereeCommand::Kind readCommandKind(ExpressionReader& reader)
{
  const std::string_view name = reader.text("a command");
  const auto found = std::find(commandNames.begin(), commandNames.end(), name);
  if(found != commandNames.end())
    return static_cast<RefereeCommand::Kind>(found - commandNames.begin());
  reader.fail("unknown command: `" + std::string(name.substr(0, 40)) + '`');
  return RefereeCommand::Kind::Confirm;
}

void readOther(ExpressionReader& reader, RefereeCommand& out)
{
  out.restart = static_cast<Restart>(reader.integer("kind of restart", 1, restartCount - 1));
  const std::optional<Side> actor = sideOf(reader.text("a side"));
  if(!actor)
    reader.fail("expected blue or yellow");
  out.actor = actor.value_or(Side::Blue);
}

} // namespace

void writeReferee(const RefereeCommand& command, std::string& out)
{
  ExpressionWriter writer(out);
  writer.open("ref").word(commandNames[static_cast<std::size_t>(command.kind)]);
  if(command.kind == RefereeCommand::Kind::Other)
    writer.integer(static_cast<int>(command.restart)).word(nameOf(command.actor));
  else if(command.kind == RefereeCommand::Kind::Place)
    writer.integer(command.object).number(command.pose.x).number(command.pose.y).number(command.pose.angle);
  writer.close();
}

std::string readReferee(std::string_view message, RefereeCommand& out)
{
  ExpressionReader reader(message);
  out = RefereeCommand();
  reader.open(nameOf(MessageKind::Referee));
  out.kind = readCommandKind(reader);
  if(out.kind == RefereeCommand::Kind::Other)
    readOther(reader, out);
  else if(out.kind == RefereeCommand::Kind::Place)
  {
    out.object = reader.smallInteger("object", 0, SREF_BALL);
    out.pose.x = reader.number("x");
    out.pose.y = reader.number("y");
    if(out.object != SREF_BALL || reader.atAtom())
      out.pose.angle = reader.number("angle");
  }
  reader.close();
  reader.end();
  return reader.error();
}

} // namespace sparkwright::simurosot
