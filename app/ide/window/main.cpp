#include "app/ide/agents/programs/OsProcess.h"
#include "app/ide/help/HelpPart.h"
#include "app/ide/help/tour/TourGuide.h"
#include "app/ide/plugins/PluginsPart.h"
#include "app/ide/replay/RunRecordings.h"
#include "app/ide/settings/RecentFiles.h"
#include "app/ide/session/SimulationSession.h"
#include "app/ide/source/SourcePart.h"
#include "app/ide/start/StartPart.h"
#include "app/ide/strategies/StrategyWindow.h"
#include "app/ide/views/ViewsPart.h"
#include "app/ide/window/EndSignal.h"
#include "app/ide/window/Language.h"
#include "app/ide/settings/LegiblePalette.h"
#include "app/ide/settings/OptionSettings.h"
#include "app/ide/settings/Theme.h"
#include "app/ide/settings/Preferences.h"
#include "app/ide/settings/SettingsFile.h"
#include "app/ide/shell/SafeMode.h"
#include "app/ide/shell/ShellPart.h"
#include "app/ide/shell/StartMarks.h"
#include "app/ide/shell/SystemInfo.h"
#include "app/ide/window/MainWindow.h"
#include "app/ide/window/Options.h"
#include "app/ide/window/StallWatch.h"
#include "core/files/LogFiles.h"
#include "core/setup/DataPath.h"
#include "netserver/host/HostOptions.h"

#include <QApplication>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>

#include <algorithm>
#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <optional>
#include <string_view>
#include <vector>

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
  else if(options.systemInfo)
    print(stdout, SystemInfo::program() + SystemInfo::graphicsSafely(QCoreApplication::applicationFilePath()).trimmed());
  else
    return {};
  return options.error.isEmpty() || options.help || options.version ? Done : BadUsage;
}

/// Qt itself would abort without one.
bool hasDisplay(int argc, char** argv)
{
  if(!qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") ||
     !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
    return true;
  return std::any_of(argv, argv + argc, [](const char* word) { return std::string_view(word).ends_with("-platform"); });
}

/// Of SystemInfo::graphicsSafely(): may be ended by the display or the driver.
int answerAboutGraphics(int argc, char** argv)
{
  const QGuiApplication application(argc, argv);
  print(stdout, SystemInfo::graphics().trimmed());
  return Done;
}

/// Asks whether to start safely after several starts that crashed.
bool wantsSafeMode()
{
  QMessageBox box;
  box.setIcon(QMessageBox::Warning);
  box.setWindowTitle(QStringLiteral("Sparkwright"));
  box.setText(QCoreApplication::translate("sparkwright::SafeMode", "The last starts of Sparkwright ended in a crash."));
  box.setInformativeText(QCoreApplication::translate(
      "sparkwright::SafeMode", "Safe mode starts with presets and draws as simply as possible. Your settings and layouts "
                               "are not touched."));
  QPushButton* const safely = box.addButton(
      QCoreApplication::translate("sparkwright::SafeMode", "Start in &safe mode"), QMessageBox::AcceptRole);
  box.addButton(QCoreApplication::translate("sparkwright::SafeMode", "Start &normally"), QMessageBox::RejectRole);
  box.setDefaultButton(safely);
  box.exec();
  return box.clickedButton() == safely;
}

/// What is opened if the command line names nothing; empty: the start page.
QString sceneAtStart(const Preferences& preferences)
{
  const QString wanted = preferences.text(QStringLiteral("start/open"));
  if(wanted == QLatin1String("soccer"))
    return QString::fromLatin1(HostOptions::defaultScene);
  const RecentFiles recent;
  return wanted == QLatin1String("last") && !recent.files().isEmpty() ? recent.files().first() : QString();
}

QString languageFor(const IdeOptions& options, const Preferences& preferences)
{
  const QString remembered = preferences.text(QStringLiteral("language"));
  return !options.language.isEmpty() ? options.language : !remembered.isEmpty() ? remembered : Language::ofSystem();
}

/// Where the demo, the wizards and the class pages look for what the program brings: a folder that somebody adds before
/// it may have scenes alone. @return empty if there is none
QString folderOfSetUps(const std::vector<std::filesystem::path>& data)
{
  const auto isWhole = [](const std::filesystem::path& folder)
  {
    std::error_code error;
    return std::filesystem::is_directory(folder / "setups", error);
  };
  const auto found = std::ranges::find_if(data, isWhole);
  return found != data.end() ? QString::fromStdString(found->string())
         : data.empty()      ? QString()
                             : QString::fromStdString(data.front().string());
}

/// A window for one strategy, in place of the simulator's. @return exit status
int showStrategyWindow(const IdeOptions& options, Language& language)
{
  const Preferences preferences;
  language.use(languageFor(options, preferences));
  Theme::use(preferences.text(QStringLiteral("appearance/theme")));
  std::filesystem::path missing;
  const std::vector<std::filesystem::path> data = findDataDirectories(options.run.data, missing);
  ProcessStarter starter;
  StrategyWindow window(folderOfSetUps(data), [&starter] { return starter.make(); });
  if(!window.setPlace(*options.strategyPlace))
  {
    print(stderr, QCoreApplication::translate("sparkwright::Options", "--%1 takes %2, not `%3`.")
                      .arg(QStringLiteral("strategy-window"), QStringLiteral("SIDE/HOST:PORT"), *options.strategyPlace));
    return BadUsage;
  }
  if(!options.scene.isEmpty())
    window.play(options.scene);
  window.show();
  return QApplication::exec();
}

/// The settings of this machine, where the command line does not say otherwise.
void applyPreferences(const Preferences& preferences, IdeOptions& options)
{
  applySettings(preferences, options.run);
  if(options.scene.isEmpty())
    options.scene = sceneAtStart(preferences);
}

/// How the run that is opened at the start goes.
void beginAsAsked(const RunOptions& options, SimulationSession& session)
{
  if(options.isGiven("--threads"))
    session.setThreads(options.threads);
  if(options.fast)
    session.setTargetSpeed(0);
  if(options.untilReached)
    session.runUntil(*options.untilReached);
  else if(options.until > 0)
  {
    RunUntil until;
    until.kind = RunUntil::Kind::Time;
    until.number = options.until;
    session.runUntil(until);
  }
}

} // namespace

int main(int argc, char** argv)
{
  QCoreApplication::setOrganizationName(QStringLiteral("Sparkwright"));
  QCoreApplication::setApplicationName(QStringLiteral("Sparkwright"));
  QCoreApplication::setApplicationVersion(QStringLiteral(SPARKWRIGHT_VERSION));
  if(argc == 2 && std::strcmp(argv[1], SystemInfo::graphicsOption) == 0)
    return answerAboutGraphics(argc, argv);
  if(const auto answer = answerWithoutWindow(argc, argv))
    return *answer;

  if(!hasDisplay(argc, argv))
  {
    print(stderr, QCoreApplication::translate(
                      "sparkwright::Options",
                      "There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set. Without a window, the same "
                      "simulation runs in sparkwright-server."));
    return BadUsage;
  }
  IdeOptions options = parseIdeOptions(toStrings(argc, argv));
  QApplication application(argc, argv);
  std::setlocale(LC_NUMERIC, "C"); // Qt takes the system's; texts of scenes, tables and scripts have points.
  Theme::useStyle();
  QGuiApplication::setDesktopFileName(QStringLiteral("sparkwright"));
  QApplication::setPalette(legible(QApplication::palette()));
  Language language;
  language.use(Language::ofSystem());
  if(options.strategyPlace)
    return showStrategyWindow(options, language);
  StartMarks marks(QFileInfo(QSettings().fileName()).absolutePath() + QStringLiteral("/running"));
  if(options.safeMode || SafeMode::wanted() ||
     (marks.crashedStarts() >= SafeMode::crashesToOffer && wantsSafeMode()))
    SafeMode::enter();
  const SettingsFile::Outcome settingsFile = SettingsFile::keepDamagedAside(QSettings().fileName());
  const EndSignal endSignal; // One that comes before there is a window waits for it.
  marks.begin();
  const Preferences preferences;
  language.use(languageFor(options, preferences));
  applyPreferences(preferences, options);

  std::filesystem::path missing;
  const std::vector<std::filesystem::path> data = findDataDirectories(options.run.data, missing);
  if(!missing.empty())
  {
    print(stderr, QCoreApplication::translate("sparkwright::Options", "There is no data directory `%1`.")
                      .arg(QString::fromStdString(missing.string())));
    return BadUsage;
  }
  SimulationOptions simulation;
  simulation.dataDirectories = data;
  simulation.seed = options.run.seed;
  simulation.serve = options.run;
  simulation.logDirectory = options.run.logDirectory.empty() ? ownLogDirectory() : options.run.logDirectory;
  simulation.recording = RunRecordings::remembered();
  SimulationSession session(std::move(simulation));
  int code = Done;
  {
    MainWindow window(session, language, folderOfSetUps(data));
    window.part<ShellPart>().setMarks(marks);
    QObject::connect(&endSignal, &EndSignal::came, &window, &MainWindow::endUnasked);
    std::optional<StallWatch> stalls;
    if(StallWatch::wanted())
    {
      stalls.emplace();
      stalls->startWith(window);
      QObject::connect(&*stalls, &StallWatch::stalled, &window,
                       [&window](qint64 ms)
                       {
                         window.note(Diagnostic::Severity::Debug,
                                     QStringLiteral("The window was busy for %1 ms.").arg(ms));
                         std::fprintf(stderr, "The window was busy for %lld ms.\n", static_cast<long long>(ms));
                       });
    }
    if(!SafeMode::on())
      window.part<PluginsPart>().begin(PluginsPart::folders(), options.windowPlugins);
    // Variables are for a scene: without a name, for the soccer field.
    if(!options.scene.isEmpty() || !options.run.overrides.empty())
      window.openAtStart(options.scene.isEmpty() ? QString::fromLatin1(HostOptions::defaultScene) : options.scene,
                         options.run.overrides);
    else
      window.part<StartPart>().show();
    for(const QString& file : options.further)
      window.part<SourcePart>().openText(file);
    beginAsAsked(options.run, session);
    QStringList searched;
    for(const auto* const places : {&options.run.mounts, &options.run.data})
      for(const std::filesystem::path& place : *places)
        searched << QString::fromStdString(place.string());
    if(!searched.isEmpty())
      window.part<SourcePart>().addFolders(searched);
    if(options.run.drawingPort > 0)
      window.part<ViewsPart>().receiveDrawings(
          options.run.drawingPort,
          options.run.isGiven("--drawing-port") ? ViewsPart::TakenPort::Refuse : ViewsPart::TakenPort::Next,
          QString::fromStdString(options.run.net.address));
    window.show();
    window.prepareViews();
    window.part<HelpPart>().tour().offerOnce();
    if(!settingsFile.problem.isEmpty())
      window.note(Diagnostic::Severity::Error, settingsFile.problem);
    code = QApplication::exec();
  }
  // A scene that takes for ever to load must not keep the process alive.
  if(!session.stop(2))
    std::_Exit(code);
  return code;
}
