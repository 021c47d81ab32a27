#include "core/game/simurosot/protocol/LoginMessages.h"

#include "core/game/simurosot/protocol/ExpressionReader.h"
#include "core/game/simurosot/protocol/ExpressionWriter.h"
#include "core/game/simurosot/protocol/MessageKind.h"

#include <algorithm>
#include <array>

namespace sparkwright::simurosot
{

namespace
{

constexpr std::array<std::string_view, 3> roleNames{"strategy", "display", "referee"}; // In the order of Role.
constexpr std::size_t longestName = 64, longestToken = 200; // Bytes.
constexpr int geometryDecimals = 3;

struct GeometryValue
{
  std::string_view name;
  double sst_geometry::*member;
};

constexpr std::array<GeometryValue, 19> geometryValues{{{"length", &sst_geometry::length},
                                                        {"width", &sst_geometry::width},
                                                        {"goal-width", &sst_geometry::goal_width},
                                                        {"goal-depth", &sst_geometry::goal_depth},
                                                        {"goal-area-depth", &sst_geometry::goal_area_depth},
                                                        {"goal-area-width", &sst_geometry::goal_area_width},
                                                        {"penalty-area-depth", &sst_geometry::penalty_area_depth},
                                                        {"penalty-area-width", &sst_geometry::penalty_area_width},
                                                        {"circle-radius", &sst_geometry::circle_radius},
                                                        {"penalty-mark", &sst_geometry::penalty_mark},
                                                        {"free-ball-x", &sst_geometry::free_ball_x},
                                                        {"free-ball-y", &sst_geometry::free_ball_y},
                                                        {"corner-leg", &sst_geometry::corner_leg},
                                                        {"ball-radius", &sst_geometry::ball_radius},
                                                        {"robot-side", &sst_geometry::robot_side},
                                                        {"wheel-radius", &sst_geometry::wheel_radius},
                                                        {"track", &sst_geometry::track},
                                                        {"wheel-unit", &sst_geometry::wheel_unit},
                                                        {"max-command", &sst_geometry::max_command}}};

constexpr std::array<Part, geometryValues.size()> geometryParts()
{
  std::array<Part, geometryValues.size()> parts{};
  for(std::size_t i = 0; i < parts.size(); ++i)
    parts[i].name = geometryValues[i].name;
  return parts;
}

/// A short text for people.
std::string shortText(ExpressionReader& reader, const char* what, std::size_t longest)
{
  const std::string_view text = reader.text(what);
  if(text.size() > longest)
    reader.fail(std::string(what) + " is longer than " + std::to_string(longest) + " bytes");
  return std::string(text);
}

template <std::size_t size>
void readText(ExpressionReader& reader, const char* what, char (&array)[size])
{
  setText(array, reader.text(what));
}

/// A side by its name; nothing for the word that stands for none.
std::optional<Side> readSide(ExpressionReader& reader, std::string_view none)
{
  const std::string_view name = reader.text("a side");
  const std::optional<Side> side = sideOf(name);
  if(!side && name != none && !reader.failed())
    reader.fail("no side: `" + std::string(name.substr(0, 40)) + "`; expected blue, yellow or " + std::string(none));
  return side;
}

Role readRole(ExpressionReader& reader)
{
  const std::string_view name = reader.text("a role");
  const auto found = std::find(roleNames.begin(), roleNames.end(), name);
  if(found != roleNames.end())
    return static_cast<Role>(found - roleNames.begin());
  reader.fail("no role: `" + std::string(name.substr(0, 40)) + "`; expected strategy, display or referee");
  return Role::Strategy;
}

void readSetup(ExpressionReader& reader, Welcome& out)
{
  static constexpr std::array<Part, 7> table{
      {{"id"}, {"league"}, {"robots"}, {"frame-ms"}, {"side"}, {"seed"}, {"geometry"}}};
  sst_setup& setup = out.setup;
  reader.parts(table,
               [&](std::size_t part)
               {
                 switch(part)
                 {
                 case 0: out.id = reader.smallInteger("id", 0, 1000000); break;
                 case 1: setup.league = reader.smallInteger("league", 5, SST_MAX_ROBOTS); break;
                 case 2: setup.robots = reader.smallInteger("number of robots", 1, SST_MAX_ROBOTS); break;
                 case 3: setup.frame_ms = reader.number("length of a frame", 1, 1000); break;
                 case 4:
                 {
                   const std::optional<Side> side = readSide(reader, "none");
                   setup.side = side ? indexOf(*side) : -1;
                   break;
                 }
                 case 5: setup.seed = static_cast<std::uint32_t>(reader.integer("seed", 0, UINT32_MAX)); break;
                 default:
                   reader.parts(geometryParts(), [&](std::size_t value)
                                { setup.geometry.*geometryValues[value].member = reader.number("size", 0, 1e5); });
                 }
               });
}

} // namespace

void writeLogin(const Login& login, std::string& out)
{
  ExpressionWriter writer(out);
  writer.open("login");
  writer.open("role").word(roleNames[static_cast<std::size_t>(login.role)]).close();
  writer.open("proto").integer(login.version).close();
  writer.open("name").text(login.name).close();
  writer.open("side").word(login.side ? nameOf(*login.side) : "any").close();
  writer.open("token").text(login.token).close().close();
}

std::string readLogin(std::string_view message, Login& out)
{
  static constexpr std::array<Part, 5> table{{{"role"}, {"proto"}, {"name"}, {"side", false}, {"token", false}}};
  ExpressionReader reader(message);
  out = Login();
  reader.open(nameOf(MessageKind::Login));
  reader.parts(table,
               [&](std::size_t part)
               {
                 switch(part)
                 {
                 case 0: out.role = readRole(reader); break;
                 case 1: out.version = reader.smallInteger("version of the protocol", 0, 1000000); break;
                 case 2: out.name = shortText(reader, "the name", longestName); break;
                 case 3: out.side = readSide(reader, "any"); break;
                 default: out.token = shortText(reader, "the token", longestToken);
                 }
               });
  reader.close();
  reader.end();
  return reader.error();
}

void writeWelcome(const Welcome& welcome, std::string& out)
{
  const sst_setup& setup = welcome.setup;
  ExpressionWriter writer(out);
  writer.open("welcome");
  writer.open("id").integer(welcome.id).close();
  writer.open("league").integer(setup.league).close();
  writer.open("robots").integer(setup.robots).close();
  writer.open("frame-ms").number(setup.frame_ms, geometryDecimals).close();
  writer.open("side").word(setup.side < 0 ? "none" : nameOf(static_cast<Side>(setup.side))).close();
  writer.open("seed").integer(setup.seed).close();
  writer.open("geometry");
  for(const GeometryValue& value : geometryValues)
    writer.open(value.name).number(setup.geometry.*value.member, geometryDecimals).close();
  writer.close().close();
}

std::string readWelcome(std::string_view message, Welcome& out)
{
  ExpressionReader reader(message);
  out = Welcome();
  out.setup.size = sizeof out.setup;
  reader.open(nameOf(MessageKind::Welcome));
  readSetup(reader, out);
  reader.close();
  reader.end();
  return reader.error();
}

void writeRefused(Refusal code, std::string_view text, std::string& out)
{
  ExpressionWriter(out).open("refused").integer(static_cast<int>(code)).text(text).close();
}

std::string readRefused(std::string_view message, Refused& out)
{
  ExpressionReader reader(message);
  reader.open(nameOf(MessageKind::Refused));
  out.code = static_cast<Refusal>(reader.integer("code", 1, 4));
  out.text = reader.text("the reason");
  reader.close();
  reader.end();
  return reader.error();
}

void writeTeam(const sst_team& team, std::string& out)
{
  ExpressionWriter writer(out);
  writer.open("team");
  writer.open("name").text(textOf(team.name)).close();
  writer.open("version").text(textOf(team.version)).close();
  writer.open("colour").text(textOf(team.colour)).close().close();
}

std::string readTeam(std::string_view message, sst_team& out)
{
  static constexpr std::array<Part, 3> table{{{"name"}, {"version", false}, {"colour", false}}};
  ExpressionReader reader(message);
  out = sst_team();
  out.size = sizeof out;
  reader.open(nameOf(MessageKind::Team));
  reader.parts(table,
               [&](std::size_t part)
               {
                 switch(part)
                 {
                 case 0: readText(reader, "the name", out.name); break;
                 case 1: readText(reader, "the version", out.version); break;
                 default: readText(reader, "the colour", out.colour);
                 }
               });
  reader.close();
  reader.end();
  return reader.error();
}

} // namespace sparkwright::simurosot
