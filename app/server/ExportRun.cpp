#include "app/server/ExportRun.h"

#include "app/server/libraries/ImageLibrary.h"
#include "app/server/libraries/WebLibrary.h"
#include "core/object/Log.h"
#include "core/record/Recording.h"
#include "core/record/export/DressedRun.h"
#include "core/record/export/ExportTexts.h"
#include "core/record/export/RunExport.h"
#include "core/record/opening/OpenRecording.h"
#include "core/setup/DataPath.h"
#include "core/setup/Plugins.h"
#include "core/signal/SignalCatalog.h"

#include <algorithm>
#include <atomic>
#include <csignal>
#include <cstdio>
#include <iostream>
#include <iterator>
#include <set>

namespace sparkwright
{

namespace
{

std::atomic<bool> interrupted = false; // A signal handler sees nothing else.

void interrupt(int) { interrupted = true; }

void say(const std::string& text) { std::cerr << "sparkwright-server: " << text << '\n'; }

ExitCode listColumns(FrameSequence& run)
{
  std::set<std::string> known;
  const auto print = [&](const SignalCatalog& catalog)
  {
    for(const Signal& signal : catalog.all())
      if(known.insert(signal.path).second)
        std::cout << signal.path << (signal.unit().empty() ? "" : " [" + std::string(signal.unit()) + ']') << '\n';
  };
  return collectSignals(run, print, [](double) { return !interrupted; }) ? ExitCode::Done : ExitCode::RunFailed;
}

ExitCode tell(const ExportResult& result, const std::filesystem::path& target, const char* things)
{
  if(!result.problem.empty())
  {
    say(result.problem.english());
    return interrupted ? ExitCode::RunFailed : ExitCode::BadUsage;
  }
  std::cout << target.string() << " written: " << result.frames << ' ' << things;
  if(!result.columns.empty())
    std::cout << ", " << result.columns.size() << " columns";
  if(std::error_code error; std::filesystem::is_regular_file(target, error))
  {
    char size[32];
    std::snprintf(size, sizeof size, ", %.2f MB", static_cast<double>(std::filesystem::file_size(target, error)) / 1e6);
    std::cout << size;
  }
  std::cout << '\n';
  return ExitCode::Done;
}

std::vector<std::filesystem::path> pluginDirectories(const ServerOptions& options)
{
  std::vector<std::filesystem::path> directories = options.plugins;
  std::ranges::copy(findPluginDirectories(), std::back_inserter(directories));
  return directories;
}

ExitCode film(FrameSequence& run, const ServerOptions& options, const std::vector<std::filesystem::path>& data,
              const ExportProgress& progress)
{
  std::string problem;
  const FilmMaker make = filmsFromLibrary(pluginDirectories(options), problem);
  if(!make)
  {
    say("no pictures: " + problem);
    return ExitCode::BadUsage;
  }
  Log log;
  log.setSink([](const Diagnostic& diagnostic) { say(diagnostic.text()); });
  DressedRun dressed(run, data, log);
  FilmChoice choice = options.film;
  if(options.from > 0)
    choice.from = options.from;
  if(options.until > 0)
    choice.until = options.until;
  if(options.exportRate > 0)
    choice.rate = static_cast<int>(options.exportRate);
  return tell(make(dressed, options.to, choice, progress), options.to, "pictures");
}

ExitCode write(FrameSequence& run, const ServerOptions& options);

} // namespace

ExitCode runExport(const ServerOptions& options)
{
  std::signal(SIGINT, interrupt);
  for(const int signal : {SIGTERM, SIGHUP, SIGQUIT})
    std::signal(signal, interrupt);
  std::error_code error;
  if(!options.to.empty() && std::filesystem::equivalent(options.exported, options.to, error))
  {
    say(exportText("export.self", options.to.string()).english());
    return ExitCode::BadUsage;
  }
  OpenRecordingOptions opening;
  opening.progress = [](double) { return !interrupted; };
  bool whole = true;
  opening.report = [&whole](const Diagnostic& diagnostic)
  {
    say(diagnostic.text());
    whole = whole && diagnostic.severity < Diagnostic::Severity::Warning;
  };
  const OpenedRecording opened = openRecording(options.exported, opening);
  if(!opened.frames)
  {
    say(options.exported.string() + ": " + opened.problem.english());
    return ExitCode::BadUsage;
  }
  if(options.listColumns)
    return listColumns(*opened.frames);
  const auto* const recording = dynamic_cast<const Recording*>(opened.frames.get());
  const std::size_t known = recording ? recording->flaws().size() : 0;
  const ExitCode code = write(*opened.frames, options);
  // What is met only when it is read: the file may also have become shorter since it was opened.
  if(recording)
    for(std::size_t i = known; i < recording->flaws().size(); ++i)
      opening.report(Diagnostic::of(Diagnostic::Severity::Warning, options.exported.string(), 0, 0,
                                    recording->flaws()[i]));
  if(code != ExitCode::Done || whole)
    return code;
  say(recording && !recording->lost()
          ? "the recording is damaged where nothing of the run stands: nothing is missing in " + options.to.string()
          : "the recording is damaged or was cut: what could not be read is missing in " + options.to.string());
  return ExitCode::RunFailed;
}

namespace
{

ExitCode write(FrameSequence& run, const ServerOptions& options)
{
  std::filesystem::path missing;
  const std::vector<std::filesystem::path> data = findDataDirectories(options.data, missing);
  if(!missing.empty())
  {
    say("no data directory `" + missing.string() + "`");
    return ExitCode::BadUsage;
  }
  const ExportProgress progress = [](double) { return !interrupted; };
  if(isFilm(options.to))
    return film(run, options, data, progress);
  ExportChoice choice;
  choice.format = *exportFormatOf(options.to);
  choice.columns = options.columns;
  choice.part.rate = options.exportRate;
  if(options.from > 0)
    choice.part.from = options.from;
  if(options.until > 0)
    choice.part.until = options.until;
  choice.info.version = SPARKWRIGHT_VERSION;
  choice.info.scene = options.exported.filename().string();
  if(choice.format == ExportFormat::Page)
  {
    std::string problem;
    choice.makePage = pagesFromLibrary(pluginDirectories(options), problem);
    if(!choice.makePage)
    {
      say("no pages: " + problem);
      return ExitCode::BadUsage;
    }
    choice.dataDirectories = data;
  }
  return tell(exportRun(run, options.to, choice, progress), options.to, "frames");
}

} // namespace

} // namespace sparkwright
