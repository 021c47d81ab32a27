#include "app/ide/window/Options.h"

#include "app/ide/settings/OptionSettings.h"
#include "app/ide/window/Language.h"
#include "core/text/Suggest.h"

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

QString asText(std::string_view text)
{
  return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

void readRunOptions(const QCommandLineParser& parser, IdeOptions& options)
{
  for(const RunOption& option : runOptions())
  {
    const QString name = plainName(option.name);
    if(!parser.isSet(name))
      continue;
    for(const QString& value : option.value.empty() ? QStringList{QString()} : parser.values(name))
      if(!option.read(options.run, value.toStdString()).empty())
        options.error = translated(QT_TRANSLATE_NOOP("sparkwright::Options", "--%1 takes %2, not `%3`."))
                            .arg(name, asText(option.value), value);
    options.run.given.insert(std::string(option.name));
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
          "Scene (.rsg, .ros, .f2kworld), set-up (.rb), project (.sparkproject), recording (.mcap, .log, .sparkmonitor) or kept state (.sparkstate) "
          "to open; the texts of further ones are opened beside it. Without any: the start page; with --set: setups/soccer.rb")),
      QStringLiteral("[FILE...]"));
  const auto add = [&](const char* name, const char* text, const char* value)
  {
    known.append(QString::fromLatin1(name));
    parser.addOption(QCommandLineOption(known.last(), translated(text), QString::fromLatin1(value)));
  };
  for(const RunOption& option : runOptions())
  {
    QStringList names{plainName(option.name)};
    if(!option.alias.empty())
      names.append(plainName(option.alias));
    known += names;
    parser.addOption(QCommandLineOption(names, optionText(option.name), asText(option.value)));
  }
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
  options.language = parser.value(QStringLiteral("language"));
  readRunOptions(parser, options);
  if(!options.language.isEmpty() && !Language::available().contains(options.language))
    options.error = translated(QT_TRANSLATE_NOOP("sparkwright::Options", "There is no language `%1`: choose one of %2."))
                        .arg(options.language, languages());
  options.further = parser.positionalArguments();
  if(!options.further.isEmpty())
    options.scene = options.further.takeFirst();
  return options;
}

} // namespace sparkwright
