#include "app/ide/Options.h"

#include "app/ide/Language.h"

#include <QCommandLineParser>
#include <QCoreApplication>

namespace sparkwright
{

namespace
{

QString translated(const char* text)
{
  return QCoreApplication::translate("sparkwright::Options", text);
}

void addOptions(QCommandLineParser& parser)
{
  parser.setApplicationDescription(translated(QT_TRANSLATE_NOOP("sparkwright::Options", "Builds and runs robot simulations.")));
  parser.addPositionalArgument(
      QStringLiteral("SCENE"),
      translated(QT_TRANSLATE_NOOP("sparkwright::Options", "Scene (.rsg, .ros) or set-up (.rb) to open. Default: setups/soccer.rb")),
      QStringLiteral("[SCENE]"));
  const auto add = [&](const char* name, const char* text, const char* value)
  { parser.addOption(QCommandLineOption(QString::fromLatin1(name), translated(text), QString::fromLatin1(value))); };
  add("data", QT_TRANSLATE_NOOP("sparkwright::Options", "Directory with scenes, set-ups and robots."), "DIR");
  add("seed", QT_TRANSLATE_NOOP("sparkwright::Options", "Seed of the random numbers; 0: from the clock."), "N");
  add("agent-port", QT_TRANSLATE_NOOP("sparkwright::Options", "TCP port for agents; 0: any free one. Default: 3100"),
      "N");
  add("monitor-port",
      QT_TRANSLATE_NOOP("sparkwright::Options", "TCP port for monitors; 0: any free one. Default: 3200"), "N");
  add("sync", QT_TRANSLATE_NOOP("sparkwright::Options", "Each cycle waits for every agent."), "");
  add("language", QT_TRANSLATE_NOOP("sparkwright::Options", "Language of the program: de or en."), "LANGUAGE");
  add("help", QT_TRANSLATE_NOOP("sparkwright::Options", "Shows this text."), "");
  add("version", QT_TRANSLATE_NOOP("sparkwright::Options", "Shows the version."), "");
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
  addOptions(parser);
  IdeOptions options;
  if(!parser.parse(arguments))
  {
    options.error = parser.errorText();
    return options;
  }
  options.help = parser.isSet(QStringLiteral("help"));
  options.version = parser.isSet(QStringLiteral("version"));
  options.sync = parser.isSet(QStringLiteral("sync"));
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
      options.error = translated(QT_TRANSLATE_NOOP("sparkwright::Options", "--%1 needs a whole number from 0 to %2, not `%3`."))
                          .arg(QString::fromLatin1(name), QString::number(highest), text);
    return value;
  };
  options.seed = number("seed", ~quint64(0), 0);
  options.agentPort = static_cast<int>(number("agent-port", 65535, 3100));
  options.monitorPort = static_cast<int>(number("monitor-port", 65535, 3200));
  if(!options.language.isEmpty() && !Language::available().contains(options.language))
    options.error = translated(QT_TRANSLATE_NOOP("sparkwright::Options", "There is no language `%1`: choose de or en."))
                        .arg(options.language);
  const QStringList scenes = parser.positionalArguments();
  if(scenes.size() > 1)
    options.error = translated(QT_TRANSLATE_NOOP("sparkwright::Options", "Only one scene can be opened at a time."));
  else if(!scenes.isEmpty())
    options.scene = scenes.first();
  return options;
}

} // namespace sparkwright
