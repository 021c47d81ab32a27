#include "app/ide/settings/OptionSettings.h"

#include "app/ide/settings/Preferences.h"

#include <QCoreApplication>
#include <QStringList>

#include <utility>

namespace sparkwright
{

namespace
{

/// The values for an option that a setting has.
QStringList valuesOf(const Setting& setting, const RunOption& option, const Preferences& preferences)
{
  const QString key = QString::fromLatin1(setting.key);
  switch(setting.kind)
  {
  case Setting::Kind::Switch:
    if(option.value.empty())
      return preferences.isOn(key) ? QStringList{QString()} : QStringList();
    return {preferences.isOn(key) ? QStringLiteral("auto") : QStringLiteral("off")};
  case Setting::Kind::Number:
    return {QString::number(preferences.number(key), 'f', setting.decimals)};
  case Setting::Kind::Folders:
    return preferences.text(key).split(QLatin1Char(':'), Qt::SkipEmptyParts);
  case Setting::Kind::List:
  {
    QStringList words = preferences.text(key).split(QLatin1Char(','), Qt::SkipEmptyParts);
    for(QString& word : words)
      word = word.trimmed();
    return words;
  }
  default:
    return {preferences.text(key).trimmed()};
  }
}

} // namespace

QString optionText(std::string_view name)
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
      {"--game-port",
       QT_TRANSLATE_NOOP("sparkwright::Options",
                         "Port for strategies and displays of a game; 0: any free one. Default: that of the game")},
      {"--bind",
       QT_TRANSLATE_NOOP("sparkwright::Options",
                         "Address of this computer where agents, monitors, strategies and drawings arrive: 127.0.0.1: from this computer only; 0.0.0.0: from others, too. Default: 127.0.0.1")},
      {"--fast",
       QT_TRANSLATE_NOOP("sparkwright::Options",
                         "As fast as possible instead of in real time.")},
      {"--real-time",
       QT_TRANSLATE_NOOP("sparkwright::Options",
                         "Paced by the clock, whatever the set-up says.")},
      {"--threads",
       QT_TRANSLATE_NOOP("sparkwright::Options",
                         "Threads that compute a cycle, or auto; results are the same with any number. Default: auto")},
      {"--exact-heaps",
       QT_TRANSLATE_NOOP("sparkwright::Options",
                         "Heaps of more bodies are solved iteratively: faster, with other results; 0: none. Default: 0")},
      {"--exact-rows",
       QT_TRANSLATE_NOOP("sparkwright::Options",
                         "Heaps with more contact rows are solved iteratively; 0: none. Default: as the scene says")},
      {"--step",
       QT_TRANSLATE_NOOP("sparkwright::Options",
                         "How physics is computed: exact, engine (same results, slower) or iterative (other results). Default: as the scene says")},
      {"--seed",
       QT_TRANSLATE_NOOP("sparkwright::Options",
                         "Seed of the random numbers; 0: from the clock.")},
      {"--until",
       QT_TRANSLATE_NOOP("sparkwright::Options",
                         "Pauses at this simulated time, or at goal, foul, event, 'mode M' or 'ball/speed > 2'.")},
      {"--data",
       QT_TRANSLATE_NOOP("sparkwright::Options",
                         "Directory with scenes, set-ups and robots; may be given several times.")},
      {"--mount",
       QT_TRANSLATE_NOOP("sparkwright::Options",
                         "Directory or zip archive that is searched before the data; may be given several times.")},
      {"--log-dir",
       QT_TRANSLATE_NOOP("sparkwright::Options",
                         "Where set-ups may write recordings and log files [~/.local/state/sparkwright/logs].")},
      {"--set",
       QT_TRANSLATE_NOOP("sparkwright::Options",
                         "Sets a variable, overriding the set-up, such as BeamNoiseXY=0; may be given several times.")},
      {"--bundle",
       QT_TRANSLATE_NOOP("sparkwright::Options",
                         "Plugin that is loaded with each scene, by its name without .so; may be given several times.")},
      {"--plugins",
       QT_TRANSLATE_NOOP("sparkwright::Options",
                         "Directory of plugins, searched before the others; may be given several times.")},
      {"--images",
       QT_TRANSLATE_NOOP("sparkwright::Options",
                         "Pictures of robots' cameras: when a robot has one (auto), or never (off). Default: auto")},
      {"--script-budget",
       QT_TRANSLATE_NOOP("sparkwright::Options",
                         "Steps of a script before it is stopped; 0: no limit. Default: 20000000")},
      {"--script-time",
       QT_TRANSLATE_NOOP("sparkwright::Options",
                         "Time of scripts to load a scene, in seconds; 0: no limit. Default: 60")},
      {"--script-memory",
       QT_TRANSLATE_NOOP("sparkwright::Options",
                         "Memory of scripts, in MiB. Default: 256")},
      {"--drawing-port",
       QT_TRANSLATE_NOOP("sparkwright::Options",
                         "UDP port for drawings of agents and tools [32769]; 0: none.")},
      {"--strict",
       QT_TRANSLATE_NOOP("sparkwright::Options",
                         "Reports whatever scene files are forgiven because files rely on it.")},
      {"--reference-skew",
       QT_TRANSLATE_NOOP("sparkwright::Options",
                         "A wrong number of template arguments shifts definitions, as in the reference simulator.")},
  };
  for(const auto& [known, text] : texts)
    if(known == name)
      return QCoreApplication::translate("sparkwright::Options", text);
  const RunOption* const option = findRunOption(name);
  return option ? QString::fromLatin1(option->help.data(), static_cast<qsizetype>(option->help.size())) : QString();
}

void applySettings(const Preferences& preferences, RunOptions& options)
{
  for(const Setting& setting : allSettings())
  {
    const RunOption* const option = *setting.option ? findRunOption(setting.option) : nullptr;
    const bool isList = setting.kind == Setting::Kind::Folders || setting.kind == Setting::Kind::List;
    if(!option || (options.isGiven(setting.option) && !isList) || preferences.isPreset(QString::fromLatin1(setting.key)))
      continue;
    for(const QString& value : valuesOf(setting, *option, preferences))
    {
      RunOptions with = options;
      if(option->read(with, value.toStdString()).empty()) // Else it is none, such as the least number of some.
        options = std::move(with);
    }
  }
}

} // namespace sparkwright
