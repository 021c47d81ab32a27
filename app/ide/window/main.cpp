#include "app/ide/help/HelpPart.h"
#include "app/ide/help/tour/TourGuide.h"
#include "app/ide/replay/RunRecordings.h"
#include "app/ide/session/SimulationSession.h"
#include "app/ide/source/SourcePart.h"
#include "app/ide/start/StartPart.h"
#include "app/ide/views/ViewsPart.h"
#include "app/ide/window/Language.h"
#include "app/ide/window/LegiblePalette.h"
#include "app/ide/window/MainWindow.h"
#include "app/ide/window/Options.h"
#include "core/setup/DataPath.h"
#include "netserver/host/HostOptions.h"

#include <QApplication>
#include <QSettings>

#include <cstdio>
#include <cstdlib>

using namespace sparkwright;

namespace
{

enum ExitCode
{
  Done = 0,
  BadUsage = 2
};

QStringList toStrings(int argc, char** argv)
{
  QStringList list;
  for(int i = 0; i < argc; ++i)
    list.append(QString::fromLocal8Bit(argv[i]));
  return list;
}

void print(std::FILE* file, const QString& text)
{
  std::fputs(text.toLocal8Bit().constData(), file);
  std::fputc('\n', file);
}

/// Handles options that need no display.
std::optional<int> answerWithoutWindow(int argc, char** argv)
{
  const QCoreApplication application(argc, argv);
  Language language;
  IdeOptions options = parseIdeOptions(toStrings(argc, argv));
  language.use(options.language.isEmpty() ? Language::ofSystem() : options.language);
  options = parseIdeOptions(toStrings(argc, argv)); // Once more: in the right language.
  if(options.help)
    print(stdout, ideHelp());
  else if(options.version)
    print(stdout, QStringLiteral("sparkwright ") + QStringLiteral(SPARKWRIGHT_VERSION));
  else if(!options.error.isEmpty())
    print(stderr, options.error);
  else
    return {};
  return options.error.isEmpty() || options.help || options.version ? Done : BadUsage;
}

} // namespace

int main(int argc, char** argv)
{
  QCoreApplication::setOrganizationName(QStringLiteral("Sparkwright"));
  QCoreApplication::setApplicationName(QStringLiteral("Sparkwright"));
  QCoreApplication::setApplicationVersion(QStringLiteral(SPARKWRIGHT_VERSION));
  if(const auto answer = answerWithoutWindow(argc, argv))
    return *answer;

  const IdeOptions options = parseIdeOptions(toStrings(argc, argv));
  QApplication application(argc, argv);
  QGuiApplication::setDesktopFileName(QStringLiteral("sparkwright"));
  QApplication::setPalette(legible(QApplication::palette()));
  Language language;
  const QString remembered = QSettings().value(QStringLiteral("language"), Language::ofSystem()).toString();
  language.use(options.language.isEmpty() ? remembered : options.language);

  const auto data = findDataDirectory(options.dataDirectory.toStdString());
  if(!data && !options.dataDirectory.isEmpty())
  {
    print(stderr, QCoreApplication::translate("sparkwright::Options", "There is no data directory `%1`.")
                      .arg(options.dataDirectory));
    return BadUsage;
  }
  SimulationOptions simulation;
  simulation.dataDirectory = data.value_or(std::filesystem::path());
  simulation.seed = options.seed;
  simulation.serve = options.serve;
  simulation.logDirectory = options.logDirectory.toStdString();
  simulation.recording = RunRecordings::remembered();
  SimulationSession session(std::move(simulation));
  int code = Done;
  {
    MainWindow window(session, language, data ? QString::fromStdString(data->string()) : QString());
    // Variables are for a scene: without a name, for the soccer field.
    if(!options.scene.isEmpty() || !options.variables.empty())
      window.openAtStart(options.scene.isEmpty() ? QString::fromLatin1(HostOptions::defaultScene) : options.scene,
                         options.variables);
    else
      window.part<StartPart>().show();
    for(const QString& file : options.further)
      window.part<SourcePart>().openText(file);
    if(options.drawingPort > 0)
      window.part<ViewsPart>().receiveDrawings(
          options.drawingPort, options.isDrawingPortGiven ? ViewsPart::TakenPort::Refuse : ViewsPart::TakenPort::Next);
    window.show();
    window.part<HelpPart>().tour().offerOnce();
    code = QApplication::exec();
  }
  // A scene that takes for ever to load must not keep the process alive.
  if(!session.stop(2))
    std::_Exit(code);
  return code;
}
