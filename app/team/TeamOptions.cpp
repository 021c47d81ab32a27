#include "app/team/TeamOptions.h"

#include "app/team/play/WorldModel.h"
#include "core/text/CommandLine.h"
#include "core/text/ReadNumber.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace sparkwright::team
{

namespace
{

constexpr int most = WorldModel::mostPlayers;

using Option = CommandOption<TeamOptions>;

/// Whether a text can be an atom of a message.
bool isName(const std::string& text)
{
  return !text.empty() && text.size() <= 30 &&
         std::all_of(text.begin(), text.end(),
                     [](char c)
                     { return c > ' ' && c < 0x7f && std::string_view("()\"';\\").find(c) == std::string_view::npos; });
}

const std::array<Option, 9> table{
    Option{"--team", "NAME", "name of the team [Sparkwright]",
           [](TeamOptions& o, const std::string& v)
           {
             o.team = v;
             return std::string_view(isName(v) ? ""
                                               : "1 to 30 printable characters without spaces, quotes and parentheses");
           }},
    Option{"--n", "N", "number of players, 1 to 11 [11]",
           [](TeamOptions& o, const std::string& v)
           { return std::string_view(readNumber(v, 1, most, o.players) ? "" : "a number from 1 to 11"); }},
    Option{"--first", "N", "number of the first player [1]; the goalkeeper is number 1",
           [](TeamOptions& o, const std::string& v)
           { return std::string_view(readNumber(v, 1, most, o.first) ? "" : "a number from 1 to 11"); }},
    Option{"--host", "HOST", "where the server runs [127.0.0.1]",
           [](TeamOptions& o, const std::string& v)
           {
             o.host = v;
             return std::string_view(v.empty() ? "a name or an address" : "");
           }},
    Option{"--port", "PORT", "its port for agents [3100]",
           [](TeamOptions& o, const std::string& v)
           { return std::string_view(readNumber(v, 1, 65535, o.port) ? "" : "a number from 1 to 65535"); }},
    Option::flag("--sync", &TeamOptions::sync,
                 "answer every message, for servers that wait; else only the newest of several is answered"),
    Option::flag("--quiet", &TeamOptions::quiet, "show errors only"),
    Option::flag("--help", &TeamOptions::help, "show this"),
    Option::flag("--version", &TeamOptions::version, "show the version")};

} // namespace

std::string parseTeamOptions(std::span<const std::string> arguments, TeamOptions& options)
{
  if(std::string problem = parseCommandLine(std::span<const Option>(table), arguments, options); !problem.empty())
    return problem;
  if(options.first + options.players - 1 > most)
    return "--first " + std::to_string(options.first) + " and --n " + std::to_string(options.players) +
           " together go beyond number 11";
  return {};
}

std::string teamHelp()
{
  const std::string text =
      "usage: sparkwright-team [options]\n\n"
      "A team of soccer players for a server of the 3D league. Start it twice, with two names, for a match.\n\n";
  return text + commandLineHelp(std::span<const Option>(table), 18);
}

} // namespace sparkwright::team
