#include "app/strategy/bridge/BridgeOptions.h"

#include "core/text/CommandLine.h"
#include "core/text/ReadNumber.h"

#include <array>
#include <string_view>

namespace sparkwright::strategy
{

namespace
{

using Option = CommandOption<BridgeOptions>;

std::string_view readServerPlace(const std::string& text, std::string& host, int& port)
{
  return readPlace(text, 1, host, port) ? "" : "like 127.0.0.1:7656 or [::1]:7656";
}

/// The port may be left out.
std::string_view readPort(const std::string& text, int usual, int& port)
{
  port = usual;
  return text.empty() || readNumber(text, 0, 65535, port) ? "" : "a port, 0 to 65535";
}

const std::array<Option, 9> table{
    Option{"--server", "HOST:PORT", "where the match is [127.0.0.1:7656]",
           [](BridgeOptions& o, const std::string& v) { return readServerPlace(v, o.host, o.port); }},
    Option{"--legacy", "[PORT=6000]", "serve historic 11 against 11 clients at this UDP port",
           [](BridgeOptions& o, const std::string& v)
           { return readPort(v, BridgeOptions::usualLegacyPort, o.legacyPort); }},
    Option{"--firasim", "[PORT=20011]", "serve clients of FIRASim, which send commands to this UDP port",
           [](BridgeOptions& o, const std::string& v)
           { return readPort(v, BridgeOptions::usualFiraPort, o.firaPort); }},
    Option{"--state", "HOST:PORT",
           "where clients of FIRASim get the state; theirs is 224.0.0.1:10002 [127.0.0.1:10002]",
           [](BridgeOptions& o, const std::string& v) { return readServerPlace(v, o.stateHost, o.statePort); }},
    Option::flag("--wait-for-both", &BridgeOptions::waitForBoth,
                 "--firasim: play begins when both sides are led [the other one stands]"),
    Option{"--listen", "ADDRESS", "address of its own ports; all: 0.0.0.0, or :: with IPv6 [127.0.0.1]",
           [](BridgeOptions& o, const std::string& v)
           {
             o.listen = v;
             return std::string_view(v.empty() ? "an address" : "");
           }},
    Option{"--token", "TEXT", "what the server asks for, if it does",
           [](BridgeOptions& o, const std::string& v)
           {
             o.token = v;
             return std::string_view(v.size() <= 200 ? "" : "short enough");
           }},
    Option::flag("--help", &BridgeOptions::help, "show this"),
    Option::flag("--version", &BridgeOptions::version, "show the version")};

} // namespace

std::string parseBridgeOptions(std::span<const std::string> arguments, BridgeOptions& options)
{
  if(std::string problem = parseCommandLine(std::span<const Option>(table), arguments, options); !problem.empty())
    return problem;
  if(!options.help && !options.version && options.legacyPort < 0 && options.firaPort < 0)
    return "nobody is served: give --legacy or --firasim (see --help)";
  return {};
}

std::string bridgeHelp()
{
  return "usage: sparkwright-bridge --legacy | --firasim [options]\n\n"
         "Lets programs of other platforms play SimuroSot: takes their datagrams, and leads their sides in a "
         "match.\n\n" +
         commandLineHelp(std::span<const Option>(table), 26);
}

} // namespace sparkwright::strategy
