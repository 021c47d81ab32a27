#include "app/strategy/StrategyOptions.h"

#include "core/game/simurosot/protocol/MessageKind.h"
#include "core/text/CommandLine.h"
#include "core/text/ReadNumber.h"

#include <array>
#include <string_view>

namespace sparkwright::strategy
{

namespace
{

using Option = CommandOption<StrategyOptions>;

bool readSide(const std::string& text, StrategyOptions& options)
{
  options.side = simurosot::sideOf(text);
  return options.side || text == "any";
}

std::string_view readText(std::string& option, const std::string& text, std::size_t longest)
{
  option = text;
  return text.size() <= longest ? "" : "short enough";
}

const std::array<Option, 12> table{
    Option{"--server", "HOST:PORT", "where the server listens [127.0.0.1:7656]",
           [](StrategyOptions& o, const std::string& v)
           { return std::string_view(readPlace(v, 1, o.host, o.port) ? "" : "like far.away:7656 or [::1]:7656"); }},
    Option{"--side", "blue|yellow|any", "which team to play [any]", [](StrategyOptions& o, const std::string& v)
           { return std::string_view(readSide(v, o) ? "" : "blue, yellow or any"); }},
    Option{"--name", "TEXT", "name of the team [what the strategy says]",
           [](StrategyOptions& o, const std::string& v) { return readText(o.name, v, 63); }},
    Option{"--token", "TEXT", "what the server asks for, if it does",
           [](StrategyOptions& o, const std::string& v) { return readText(o.token, v, 200); }},
    Option::flag("--watch", &StrategyOptions::watch, "load the library again when its file changes"),
    Option{"--timeout", "SECONDS", "end when a call of the library takes longer [2]",
           [](StrategyOptions& o, const std::string& v) {
             return std::string_view(readNumber(v, 0.01, 3600., o.timeout) ? "" : "a number of seconds from 0.01");
           }},
    Option{"--status-file", "FILE", "write how it goes to this file once a second, as JSON",
           [](StrategyOptions& o, const std::string& v) { return readText(o.statusFile, v, 4000); }},
    Option::flag("--once", &StrategyOptions::once, "end when the server has closed the connection"),
    Option::flag("--quiet", &StrategyOptions::quiet, "show problems only"),
    Option::flag("--window", &StrategyOptions::window, "show a window to choose and watch all this (needs the IDE)"),
    Option::flag("--help", &StrategyOptions::help, "show this"),
    Option::flag("--version", &StrategyOptions::version, "show the version")};

} // namespace

std::string parseStrategyOptions(std::span<const std::string> arguments, StrategyOptions& options)
{
  CommandListener listener;
  listener.word = [&options](const std::string& word)
  {
    if(!options.library.empty())
      return "only one library can be loaded: `" + word + "`";
    options.library = word;
    return std::string();
  };
  return parseCommandLine(std::span<const Option>(table), arguments, options, listener);
}

std::string strategyHelp()
{
  const std::string text =
      "usage: sparkwright-strategy [options] [LIBRARY]\n\n"
      "Plays for a SimuroSot team: loads its strategy, a shared library, and connects it to a server.\n"
      "Commands on standard input: load FILE, reload, unload, status, quit. SIGHUP loads the library again.\n\n";
  return text + commandLineHelp(std::span<const Option>(table), 26);
}

} // namespace sparkwright::strategy
