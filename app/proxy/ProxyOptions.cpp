#include "app/proxy/ProxyOptions.h"

#include "core/text/CommandLine.h"
#include "core/text/ReadNumber.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace sparkwright
{

namespace
{

using Option = CommandOption<ProxyOptions>;

const std::array<Option, 10> table{
    Option{"--server", "HOST:PORT", "where the server listens for agents [127.0.0.1:3100]",
           [](ProxyOptions& o, const std::string& v)
           { return std::string_view(readPlace(v, 1, o.host, o.port) ? "" : "like far.away:3100"); }},
    Option{"--listen", "PORT", "where agents connect, also ADDRESS:PORT [127.0.0.1:3110]; port 0: any free one",
           [](ProxyOptions& o, const std::string& v)
           {
             const bool number =
                 !v.empty() && std::all_of(v.begin(), v.end(), [](char c) { return c >= '0' && c <= '9'; });
             return std::string_view(readPlace(number ? ":" + v : v, 0, o.listenAddress, o.listenPort)
                                         ? ""
                                         : "a port, or like 0.0.0.0:3110 or [::]:3110");
           }},
    Option{"--cycle", "MS", "time for an agent's answer [20]; 0: no limit",
           [](ProxyOptions& o, const std::string& v)
           {
             double milliseconds = 0;
             const bool good = readNumber(v, 0., 60000., milliseconds);
             o.cycle = milliseconds / 1000;
             return std::string_view(good ? "" : "a number of milliseconds from 0 to 60000");
           }},
    Option{"--tell-think", "wall|cpu", "send the server the time of each thought, for reproducible timing",
           [](ProxyOptions& o, const std::string& v)
           {
             o.tell = v == "wall" ? ProxyOptions::Tell::Wall : ProxyOptions::Tell::Cpu;
             return std::string_view(v == "wall" || v == "cpu" ? "" : "wall or cpu");
           }},
    Option{"--report", "SECONDS", "time between reports of thinking times [at the end only]",
           [](ProxyOptions& o, const std::string& v) {
             return std::string_view(readNumber(v, 0.1, 1e6, o.report) ? "" : "a number of seconds of at least 0.1");
           }},
    Option{"--summary", "FILE", "write the last report to a file, in JSON",
           [](ProxyOptions& o, const std::string& v)
           {
             o.summary = v;
             return std::string_view(v.empty() ? "the name of a file" : "");
           }},
    Option::flag("--once", &ProxyOptions::once, "end when all agents have disconnected"),
    Option::flag("--quiet", &ProxyOptions::quiet, "show errors only"),
    Option::flag("--help", &ProxyOptions::help, "show this"),
    Option::flag("--version", &ProxyOptions::version, "show the version")};

} // namespace

std::string parseProxyOptions(std::span<const std::string> arguments, ProxyOptions& options)
{
  return parseCommandLine(std::span<const Option>(table), arguments, options);
}

std::string proxyHelp()
{
  const std::string text =
      "usage: sparkwright-proxy [options]\n\n"
      "Connects agents to a server in sync mode, on the machine of the agents: each agent has the whole\n"
      "cycle to think, independent of the latency to the server. Agents connect here instead.\n\n";
  return text + commandLineHelp(std::span<const Option>(table), 25);
}

} // namespace sparkwright
