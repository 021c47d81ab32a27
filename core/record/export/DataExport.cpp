#include "core/record/export/DataExport.h"

#include "core/record/export/ExportTexts.h"
#include "core/record/export/OutputFile.h"
#include "core/record/export/TableWriter.h"
#include "core/signal/SignalReader.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr std::size_t tellEvery = 50; // Frames.

/// Calls `progress` now and then with its part of the work.
class Teller
{
public:
  Teller(const ExportProgress& progress, std::size_t count, double from, double to)
      : progress_(progress), count_(count), from_(from), to_(to)
  {
  }
  /// @return false: cancelled
  bool tell(std::size_t index) const
  {
    if(!progress_ || index % tellEvery != 0)
      return true;
    return progress_(from_ + (to_ - from_) * static_cast<double>(index) / static_cast<double>(count_));
  }

private:
  const ExportProgress& progress_;
  std::size_t count_;
  double from_, to_;
};

/// What the columns of a table are.
struct Columns
{
  std::vector<std::string> paths;
  std::map<std::string, Quantity> quantities;
  std::map<std::string, std::size_t> order; ///< Of appearance in catalogs.
  bool events = false;
};

/// Finds what patterns match in any frame.
LocalText findColumns(FrameSequence& run, const std::vector<std::string>& patterns, const ExportProgress& progress,
                      Columns& columns)
{
  std::vector<std::vector<std::string>> found(patterns.size());
  const auto take = [&](const SignalCatalog& catalog)
  {
    for(std::size_t i = 0; i < patterns.size(); ++i)
    {
      catalog.match(patterns[i], found[i]);
      if(const auto quantity = found[i].empty() ? quantityOf(patterns[i], catalog) : std::nullopt)
      {
        found[i].push_back(patterns[i]); // An expression.
        columns.quantities.emplace(patterns[i], *quantity);
      }
    }
    for(const Signal& signal : catalog.all())
      if(columns.quantities.emplace(signal.path, signal.quantity).second)
        columns.order.emplace(signal.path, columns.order.size());
  };
  const ExportProgress half = progress ? [&](double share) { return progress(share / 2); } : ExportProgress();
  if(!collectSignals(run, take, half))
    return exportText("export.cancelled");
  std::set<std::string> known;
  for(std::size_t i = 0; i < patterns.size(); ++i)
  {
    if(patterns[i] == eventsColumn)
      columns.events = true;
    for(std::string& path : found[i])
      if(known.insert(path).second)
        columns.paths.push_back(std::move(path));
  }
  return {};
}

/// The first pattern that nothing matches; empty if there is none.
std::string unmatched(const std::vector<std::string>& patterns, const Columns& columns)
{
  for(const std::string& pattern : patterns)
    if(pattern != eventsColumn &&
       std::ranges::none_of(columns.paths, [&](const std::string& path) { return SignalCatalog::matches(pattern, path); }))
      return pattern;
  return {};
}

int lastEvent(const Frame* frame)
{
  return frame && frame->game.events && !frame->game.events->empty() ? frame->game.events->back()->index : 0;
}

LocalText writeRows(PartOfRun& run, const Columns& columns, TableWriter& table, const ExportProgress& progress,
                    std::size_t& written)
{
  SignalReader reader(columns.paths);
  std::vector<double> values(columns.paths.size());
  std::vector<std::shared_ptr<const GameEvent>> events;
  std::optional<int> event;
  const Teller teller(progress, run.count(), 0.5, 1);
  for(std::size_t i = 0; i < run.count(); ++i)
  {
    if(!teller.tell(i))
      return exportText("export.cancelled");
    const FramePtr frame = run.frame(i);
    if(!frame)
      continue;
    const FramePtr before = run.before(i);
    reader.read(*frame, {.before = before.get(), .joints = run.joints(i)}, values);
    events.clear();
    if(columns.events)
    {
      if(!event)
        event = lastEvent(before.get());
      if(frame->game.events)
        for(const auto& each : *frame->game.events)
          if(each->index > *event)
            events.push_back(each);
      event = lastEvent(frame.get()); // After a restart they are counted anew.
    }
    table.row(run.time(i), values, events);
    ++written;
    if(!table.good())
      break;
  }
  return {};
}

} // namespace

std::vector<std::string> presetColumns()
{
  std::vector<std::string> columns{"game", "ball/x", "ball/y", "ball/z", "ball/speed"};
  for(const char* const part : {"x", "y", "z", "roll", "pitch", "yaw"})
    for(const char* const place : {"robots/*/*/", "bodies/*/"})
      columns.push_back(place + std::string(part));
  for(const char* const place : {"robots/*/*/joints/*/", "joints/*/"})
    for(const char* const part : {"angle", "angle2", "way"})
      columns.push_back(place + std::string(part));
  columns.emplace_back(eventsColumn);
  return columns;
}

void leaveOutTeamless(std::vector<std::string>& paths)
{
  const auto isBelow = [](std::string_view group)
  { return [group](const std::string& path) { return path.starts_with(group); }; };
  if(std::ranges::any_of(paths, isBelow("robots/left/")) || std::ranges::any_of(paths, isBelow("robots/right/")))
    std::erase_if(paths, isBelow("robots/agent/"));
}

bool collectSignals(FrameSequence& run, const std::function<void(const SignalCatalog&)>& visit,
                    const ExportProgress& progress)
{
  SignalCatalog catalog;
  bool any = false;
  const Teller teller(progress, run.count(), 0, 1);
  for(std::size_t i = 0; i < run.count(); ++i)
  {
    if(!teller.tell(i))
      return false;
    const FramePtr frame = run.frame(i);
    if(!frame || (any && catalog.fits(*frame, run.joints(i))))
      continue;
    any = true;
    catalog = SignalCatalog(*frame, run.joints(i), false);
    visit(catalog);
  }
  return true;
}

ExportResult exportData(PartOfRun& run, const std::filesystem::path& path, DataFormat format,
                        const std::vector<std::string>& columns, const ExportProgress& progress)
{
  ExportResult result;
  if(run.count() == 0)
  {
    result.problem = exportText("export.noFrames", path.string());
    return result;
  }
  Columns found;
  result.problem = findColumns(run, columns.empty() ? presetColumns() : columns, progress, found);
  if(columns.empty())
  {
    leaveOutTeamless(found.paths);
    // What belongs to one robot stands together.
    std::ranges::stable_sort(found.paths, {}, [&](const std::string& path) { return found.order[path]; });
  }
  else if(result.problem.empty())
    if(std::string pattern = unmatched(columns, found); !pattern.empty())
      result.problem = exportText("export.noSignal", std::move(pattern));
  if(!result.problem.empty())
    return result;
  std::vector<TableWriter::Column> heads;
  for(const std::string& each : found.paths)
    heads.push_back({each, found.quantities[each]});
  OutputFile file(path);
  TableWriter table(file, format, std::move(heads), found.events);
  result.problem = writeRows(run, found, table, progress, result.frames);
  if(result.problem.empty() && result.frames == 0)
    result.problem = exportText("export.noFrames", path.string());
  if(!result.problem.empty())
    return result;
  table.finish();
  if(const std::string why = file.commit(); !why.empty())
    result.problem = exportText("export.notWritten", path.string(), why);
  else if(progress)
    progress(1);
  result.columns = std::move(found.paths);
  if(found.events)
    result.columns.emplace_back(eventsColumn);
  return result;
}

} // namespace sparkwright
