#include "netserver/host/HostRecordings.h"

#include "core/draw/DrawingService.h"
#include "core/files/FileService.h"
#include "core/frame/SceneAssets.h"
#include "core/object/Context.h"
#include "core/world/GamePort.h"
#include "core/world/World.h"
#include "netserver/host/HostTexts.h"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <map>
#include <utility>

namespace sparkwright
{

namespace fs = std::filesystem;

namespace
{

/// The name itself, or one with a number behind it if there is such a file.
std::string unusedName(const fs::path& directory, const fs::path& name)
{
  std::error_code error;
  fs::path unused = name;
  for(int i = 2; fs::exists(fs::symlink_status(directory / unused, error)); ++i)
    unused = name.parent_path() / (name.stem().string() + '-' + std::to_string(i) + name.extension().string());
  return unused.string();
}

std::string utcTime()
{
  const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
  std::tm parts{};
  char text[32] = "";
  if(::gmtime_r(&now, &parts))
    std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &parts);
  return text;
}

/// Finds the meshes of scenes for recordings. Its thread makes what it needs when it is called first.
RecordingWriter::Dress dressFrom(std::vector<fs::path> dataDirectories)
{
  struct Wardrobe
  {
    Log log;
    std::optional<SceneAssets> assets;
  };
  return [wardrobe = std::make_shared<Wardrobe>(), directories = std::move(dataDirectories)](SceneStructure& structure)
  {
    if(!wardrobe->assets)
      wardrobe->assets.emplace(directories, wardrobe->log);
    wardrobe->assets->dress(structure);
  };
}

/// The scenes, scripts and tables below the data directories that have been read, to be kept with a recording.
std::vector<Recorder::Attachment> filesOfRun(const FileService& files)
{
  constexpr std::uintmax_t largest = 1 << 20;
  static const std::map<std::string, std::string> types{
      {".rsg", "text/x-rsg"}, {".rb", "text/x-ruby"}, {".ros", "application/xml"}, {".toml", "application/toml"}};
  std::vector<Recorder::Attachment> all;
  for(const fs::path& directory : files.directories())
  {
    std::error_code error;
    const fs::path root = fs::canonical(directory, error);
    if(error)
      continue;
    for(fs::recursive_directory_iterator it(root, error), end; !error && it != end; it.increment(error))
    {
      std::error_code unreadable;
      const auto type = types.find(it->path().extension().string());
      if(type == types.end() || !files.hasRead(it->path().string()) || it->file_size(unreadable) > largest)
        continue;
      if(std::optional<std::string> text = files.read(it->path().string(), largest))
        all.push_back({it->path().lexically_relative(root).string(), type->second, std::move(*text)});
    }
  }
  std::ranges::sort(all, {}, &Recorder::Attachment::name);
  return all;
}

} // namespace

HostRecordings::HostRecordings(const HostOptions& options, World& world)
    : options_(options), world_(world), agents_(world, [this](AgentBytes bytes) { recordInput(std::move(bytes)); }),
      commands_(world, [this](AgentBytes bytes) { recordInput(std::move(bytes)); }),
      drawings_(*world.context().service<DrawingService>())
{
}

void HostRecordings::report(Diagnostic::Severity severity, LocalText text, LocalText hint) const
{
  options_.report(Diagnostic::of(severity, {}, 0, 0, std::move(text), std::move(hint)));
}

void HostRecordings::recordInput(AgentBytes bytes)
{
  bytes.time = world_.time();
  bytes.cycle = world_.cycles();
  recorder_->take(std::move(bytes));
}

AgentGateway& HostRecordings::agents()
{
  return recordsAgents() ? static_cast<AgentGateway&>(agents_) : world_;
}

CommandSink& HostRecordings::commands()
{
  return recordsAgents() ? static_cast<CommandSink&>(commands_) : world_;
}

RecordingInfo HostRecordings::info(const std::string& version) const
{
  RecordingInfo about;
  about.version = version;
  about.scene = options_.scene;
  about.seed = options_.world.seed;
  about.started = utcTime();
  about.cycleSeconds = world_.cycleSeconds();
  for(const auto& [name, value] : options_.world.overrides)
    about.variables[name] = value;
  return about;
}

bool HostRecordings::open()
{
  const HostOptions::Recording& wanted = options_.recording;
  if(wanted.file.empty())
    return true;
  std::string problem;
  std::unique_ptr<mcap::ByteSink> sink = mcap::writeTo(wanted.file, problem);
  if(!sink)
  {
    report(Diagnostic::Severity::Error, hostText("host.noRecording", problem), hostText("host.recordHint"));
    return false;
  }
  Recorder::Options options;
  options.patience = wanted.patience;
  options.agentBytes = wanted.agents;
  options.dress = dressFrom(options_.world.dataDirectories);
  recorder_ = std::make_unique<Recorder>(std::move(sink), info(wanted.version), std::move(options));
  if(wanted.agents)
  {
    recordClients(world_.gamePort(), [this](AgentBytes bytes) { recordInput(std::move(bytes)); });
    recordInside(world_, [this](AgentBytes bytes) { recordInput(std::move(bytes)); });
  }
  for(Recorder::Attachment& file : filesOfRun(*world_.context().files))
    recorder_->take(std::move(file));
  report(Diagnostic::Severity::Note, hostText("host.recording", wanted.file.string()));
  if(wanted.drawingPort > 0)
    if(const LocalText taken = drawings_.listen(options_.serve.net.address, wanted.drawingPort); !taken.empty())
      report(Diagnostic::Severity::Warning, hostText("host.noDrawings", taken), hostText("host.drawingHint"));
  return true;
}

void HostRecordings::startMonitorLog()
{
  const auto wanted = std::exchange(logWanted_, {});
  if(!wanted)
    return;
  fs::path path;
  const bool keep = options_.oldRecording == HostOptions::OldRecording::Keep;
  const std::string name = keep ? unusedName(options_.world.logDirectory, wanted->fileName) : wanted->fileName;
  auto problem = world_.log().filePath(name, path);
  if(problem.empty())
  {
    log_ = std::make_unique<MonitorLog>(world_, cyclesPer(wanted->step, world_.cycleSeconds()));
    problem = log_->open(path);
  }
  if(problem.empty())
    return report(Diagnostic::Severity::Note, hostText("host.recording", path.string()));
  log_.reset();
  report(Diagnostic::Severity::Warning, hostText("host.noRecording", problem));
}

void HostRecordings::publish()
{
  if(!log_)
    return;
  if(const std::string problem = log_->publish(); !problem.empty())
  {
    world_.log().lost("the recording", problem);
    log_.reset();
  }
}

void HostRecordings::record()
{
  if(!recorder_ && !ring_)
    return;
  const auto tell = [this](const LocalText& problem)
  {
    if(!problem.empty())
      world_.log().lost("the recording", problem);
  };
  const DrawingsPtr drawings = drawings_.take();
  if(recorder_)
  {
    recorder_->take(world_.frame(), drawings);
    recordState();
    tell(recorder_->takeProblem());
  }
  if(ring_ && world_.cycles() > 0)
  {
    ring_->take(world_.frame(), drawings);
    tell(ring_->takeProblem());
  }
}

void HostRecordings::recordState()
{
  const double wanted = options_.recording.stateSeconds;
  const double since = stateRecordedAt_ ? world_.time() - *stateRecordedAt_ : -1;
  if(wanted <= 0 || (since >= 0 && since < wanted - world_.cycleSeconds() / 2))
    return;
  stateRecordedAt_ = world_.time();
  recorder_->take(WorldStateRecord{world_.time(), world_.cycles(), world_.saveState().encode()});
}

/// How bodies are joined is in the details of physics: one frame with them is enough for each structure of a recording.
bool HostRecordings::wantPhysics() const
{
  return (recorder_ && recorder_->wantsPhysics()) || (ring_ && ring_->wantsPhysics());
}

void HostRecordings::setRing(const HostOptions::Ring& wish)
{
  if(wish == ringWish_)
    return;
  const HostOptions::Ring before = std::exchange(ringWish_, wish);
  if(ring_ && wish.on && wish.folder == before.folder)
    return ring_->setLimit(wish.limit);
  ring_.reset();
  if(!wish.on || wish.folder.empty())
    return;
  RecordingRing::Options options;
  options.folder = wish.folder;
  options.limit = wish.limit;
  options.recorder.dress = dressFrom(options_.world.dataDirectories);
  options.attachments = filesOfRun(*world_.context().files);
  ring_ =
      std::make_unique<RecordingRing>(std::move(options), fs::path(options_.scene).stem().string(), info(wish.version));
}

void HostRecordings::recordMessage(const Diagnostic& message)
{
  if(recorder_)
    recorder_->take(LogRecord{world_.time(), message});
  if(ring_)
    ring_->take(LogRecord{world_.time(), message});
}

void HostRecordings::finish()
{
  if(!recorder_)
    return;
  if(const LocalText problem = recorder_->finish(); !problem.empty())
    world_.log().lost("the recording", problem);
}

} // namespace sparkwright
