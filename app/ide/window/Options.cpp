#include "app/ide/window/Options.h"

#include "app/ide/window/Language.h"
#include "core/text/Suggest.h"
#include "core/wire/DrawingBoard.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <algorithm>
#include <string_view>
#include <utility>

namespace sparkwright
{

namespace
{

QString translated(const char* text)
{
  return QCoreApplication::translate("sparkwright::Options", text);
}

QString languages()
{
  return Language::available().join(QLatin1String(", "));
}

/// `agent-port` of `--agent-port`, as Qt has it.
QString plainName(std::string_view name)
{
  return QString::fromLatin1(name.data() + 2, static_cast<qsizetype>(name.size()) - 2);
}

/// The texts of the headless server are English only.
QString helpOf(const ServeOption& option)
{
  static constexpr std::pair<std::string_view, const char*> texts[] = {
      {"--agent-port",
       QT_TRANSLATE_NOOP("sparkwright::Options",
                         "Port for agents, and further ones for the same; 0: any free one. Default: 3100")},
      {"--monitor-port",
       QT_TRANSLATE_NOOP("sparkwright::Options",
                         "Port for monitors, and further ones for the same; 0: any free one. Default: 3200")},
      {"--agent-type", QT_TRANSLATE_NOOP("sparkwright::Options", "How agents connect. Default: tcp")},
      {"--monitor-type", QT_TRANSLATE_NOOP("sparkwright::Options", "How monitors connect. Default: tcp")},
      {"--udp-timeout",
       QT_TRANSLATE_NOOP("sparkwright::Options", "Silence after which UDP clients are removed. Default: 30")},
      {"--agent-format",
       QT_TRANSLATE_NOOP("sparkwright::Options",
                         "Message formats of agents: sexp, json, or parsers of plugins. Default: sexp")},
      {"--sync", QT_TRANSLATE_NOOP("sparkwright::Options", "Each cycle waits for every agent.")},
      {"--no-sync", QT_TRANSLATE_NOOP("sparkwright::Options", "No cycle waits; overrides the set-up.")},
      {"--sync-timeout", QT_TRANSLATE_NOOP("sparkwright::Options",
                                           "How long a cycle waits for an agent, wall time; 0: for ever. Default: 0")},
      {"--sync-policy",
       QT_TRANSLATE_NOOP("sparkwright::Options",
                         "What happens to a late agent: it is disconnected, or misses a cycle. Default: disconnect")},
      {"--wait-agents",
       QT_TRANSLATE_NOOP(
           "sparkwright::Options",
           "Number of agents that must have connected and sent a message before the first cycle. Default: 0")},
      {"--engine",
       QT_TRANSLATE_NOOP(
           "sparkwright::Options",
           "Agent timing: by arrival of messages (plain), or by simulated times only (reproducible). Default: plain")},
      {"--think", QT_TRANSLATE_NOOP(
                      "sparkwright::Options",
                      "Reproducible timing: how long agents think, simulated milliseconds, or reported. Default: 20")},
      {"--think-least", QT_TRANSLATE_NOOP("sparkwright::Options",
                                          "Reproducible timing: shortest reported time, in milliseconds. Default: 1")},
      {"--think-factor",
       QT_TRANSLATE_NOOP("sparkwright::Options", "Reproducible timing: factor for reported times. Default: 1")},
      {"--sensor-delay",
       QT_TRANSLATE_NOOP("sparkwright::Options",
                         "Reproducible timing: milliseconds from sensing to the percepts. Default: 0")},
      {"--effector-delay",
       QT_TRANSLATE_NOOP("sparkwright::Options",
                         "Reproducible timing: milliseconds from the end of a thought to its effect. Default: 0")},
      {"--waiting-percepts",
       QT_TRANSLATE_NOOP("sparkwright::Options",
                         "Reproducible timing: most percepts that wait while an agent thinks. Default: 50")},
      {"--think-timeout",
       QT_TRANSLATE_NOOP("sparkwright::Options",
                         "Wall time after which an agent inside the simulator is stopped; 0: never. Default: 10")},
      {"--think-budget",
       QT_TRANSLATE_NOOP("sparkwright::Options",
                         "Steps of an agent's script for each answer; 0: no limit. Default: 1000000")},
      {"--monitor-step", QT_TRANSLATE_NOOP("sparkwright::Options", "Cycles between messages to monitors. Default: 2")},
  };
  for(const auto& [name, text] : texts)
    if(name == option.name)
      return translated(text);
  return QString::fromLatin1(option.help.data(), static_cast<qsizetype>(option.help.size()));
}

void readServeOptions(const QCommandLineParser& parser, IdeOptions& options)
{
  for(const ServeOption& option : serveOptions())
  {
    const QString name = plainName(option.name);
    if(!parser.isSet(name))
      continue;
    const QString value = option.value.empty() ? QString() : parser.value(name);
    if(!option.read(options.serve, value.toStdString()).empty())
      options.error =
          translated(QT_TRANSLATE_NOOP("sparkwright::Options", "--%1 takes %2, not `%3`."))
              .arg(name, QString::fromLatin1(option.value.data(), static_cast<qsizetype>(option.value.size())), value);
    options.serve.given.insert(std::string(option.name));
  }
}

void readVariables(const QCommandLineParser& parser, IdeOptions& options)
{
  for(const QString& text : parser.values(QStringLiteral("set")))
  {
    const auto equals = text.indexOf(QLatin1Char('='));
    if(equals > 0)
      options.variables.emplace_back(text.left(equals).toStdString(), text.mid(equals + 1).toStdString());
    else
      options.error = translated(QT_TRANSLATE_NOOP("sparkwright::Options", "--%1 takes %2, not `%3`."))
                          .arg(QStringLiteral("set"), QStringLiteral("NAME=VALUE"), text);
  }
}

/// @return their names
QStringList addOptions(QCommandLineParser& parser)
{
  QStringList known;
  parser.setApplicationDescription(
      translated(QT_TRANSLATE_NOOP("sparkwright::Options", "Builds and runs robot simulations.")));
  parser.addPositionalArgument(
      QStringLiteral("FILE"),
      translated(QT_TRANSLATE_NOOP(
          "sparkwright::Options",
          "Scene (.rsg, .ros, .f2kworld), set-up (.rb), project (.sparkproject), recording (.mcap, .log) or kept state (.sparkstate) "
          "to open; the texts of further ones are opened beside it. Without any: the start page; with --set: setups/soccer.rb")),
      QStringLiteral("[FILE...]"));
  const auto add = [&](const char* name, const char* text, const char* value)
  {
    known.append(QString::fromLatin1(name));
    parser.addOption(QCommandLineOption(known.last(), translated(text), QString::fromLatin1(value)));
  };
  add("data", QT_TRANSLATE_NOOP("sparkwright::Options", "Directory with scenes, set-ups and robots."), "DIR");
  add("seed", QT_TRANSLATE_NOOP("sparkwright::Options", "Seed of the random numbers; 0: from the clock."), "N");
  add("set",
      QT_TRANSLATE_NOOP("sparkwright::Options",
                        "Sets a variable, overriding the set-up, such as BeamNoiseXY=0; may be given several times."),
      "NAME=VALUE");
  for(const ServeOption& option : serveOptions())
  {
    QStringList names{plainName(option.name)};
    if(!option.alias.empty())
      names.append(plainName(option.alias));
    const QLatin1String value(option.value.data(), static_cast<qsizetype>(option.value.size()));
    known += names;
    parser.addOption(QCommandLineOption(names, helpOf(option), value));
  }
  add("drawing-port",
      QT_TRANSLATE_NOOP("sparkwright::Options", "UDP port for drawings of agents and tools [32769]; 0: none."), "N");
  add("log-dir",
      QT_TRANSLATE_NOOP("sparkwright::Options",
                        "Where set-ups may write recordings and log files [~/.local/state/sparkwright/logs]."),
      "DIR");
  parser.addOption(QCommandLineOption(
      QStringLiteral("language"),
      translated(QT_TRANSLATE_NOOP("sparkwright::Options", "Language of the program: %1.")).arg(languages()),
      QStringLiteral("LANGUAGE")));
  known.append(QStringLiteral("language"));
  add("window-plugin",
      QT_TRANSLATE_NOOP("sparkwright::Options",
                        "Uses a plugin of the window beside those of the folders; may be given several times."),
      "FILE");
  add("safe-mode",
      QT_TRANSLATE_NOOP("sparkwright::Options",
                        "Starts with presets, without touching stored settings and layouts, and without plugins of the "
                        "window and of SPARKWRIGHT_PLUGINS."),
      "");
  add("strategy-window",
      QT_TRANSLATE_NOOP("sparkwright::Options",
                        "Shows a small window for one strategy, which plays on a server; FILE is its library."),
      "SIDE/HOST:PORT");
  add("sysinfo", QT_TRANSLATE_NOOP("sparkwright::Options", "Shows versions, machine and OpenGL, for reports of bugs."),
      "");
  add("help", QT_TRANSLATE_NOOP("sparkwright::Options", "Shows this text."), "");
  add("version", QT_TRANSLATE_NOOP("sparkwright::Options", "Shows the version."), "");
  return known;
}

/// ` Did you mean --language?`, or nothing.
QString similarOptions(const QStringList& unknown, const QStringList& known)
{
  if(unknown.isEmpty())
    return {};
  std::vector<std::string> candidates;
  for(const QString& name : known)
    candidates.push_back(name.toStdString());
  const std::string word = unknown.first().toStdString();
  auto similar = std::ranges::find_if(candidates, [&](const std::string& name) { return name.starts_with(word); });
  const std::vector<std::string> close = nearest(word, candidates);
  if(similar == candidates.end() && close.empty())
    return {};
  return QLatin1Char(' ') + translated(QT_TRANSLATE_NOOP("sparkwright::Options", "Did you mean --%1?"))
                                .arg(QString::fromStdString(similar == candidates.end() ? close.front() : *similar));
}

} // namespace

QString ideHelp()
{
  QCommandLineParser parser;
  addOptions(parser);
  return parser.helpText();
}

IdeOptions parseIdeOptions(const QStringList& arguments)
{
  QCommandLineParser parser;
  const QStringList known = addOptions(parser);
  IdeOptions options;
  if(!parser.parse(arguments))
  {
    options.error = parser.errorText() + similarOptions(parser.unknownOptionNames(), known);
    return options;
  }
  options.help = parser.isSet(QStringLiteral("help"));
  options.version = parser.isSet(QStringLiteral("version"));
  options.windowPlugins = parser.values(QStringLiteral("window-plugin"));
  options.safeMode = parser.isSet(QStringLiteral("safe-mode"));
  options.systemInfo = parser.isSet(QStringLiteral("sysinfo"));
  if(parser.isSet(QStringLiteral("strategy-window")))
    options.strategyPlace = parser.value(QStringLiteral("strategy-window"));
  options.dataDirectory = parser.value(QStringLiteral("data"));
  options.language = parser.value(QStringLiteral("language"));
  const auto number = [&](const char* name, quint64 highest, quint64 fallback)
  {
    const QString text = parser.value(QString::fromLatin1(name));
    if(!parser.isSet(QString::fromLatin1(name)))
      return fallback;
    bool valid = false;
    const quint64 value = text.toULongLong(&valid);
    if(!valid || value > highest)
      options.error =
          translated(QT_TRANSLATE_NOOP("sparkwright::Options", "--%1 needs a whole number from 0 to %2, not `%3`."))
              .arg(QString::fromLatin1(name), QString::number(highest), text);
    return value;
  };
  options.seed = number("seed", ~quint64(0), 0);
  options.drawingPort = static_cast<int>(number("drawing-port", 65535, DrawingBoard::defaultPort));
  options.isDrawingPortGiven = parser.isSet(QStringLiteral("drawing-port"));
  if(parser.isSet(QStringLiteral("log-dir")))
    options.logDirectory = parser.value(QStringLiteral("log-dir"));
  readServeOptions(parser, options);
  readVariables(parser, options);
  if(!options.language.isEmpty() && !Language::available().contains(options.language))
    options.error = translated(QT_TRANSLATE_NOOP("sparkwright::Options", "There is no language `%1`: choose one of %2."))
                        .arg(options.language, languages());
  options.further = parser.positionalArguments();
  if(!options.further.isEmpty())
    options.scene = options.further.takeFirst();
  return options;
}

} // namespace sparkwright
