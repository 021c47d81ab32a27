#include "core/world/live/LiveScene.h"

#include "core/object/Context.h"
#include "core/script/ScriptEngine.h"
#include "core/world/live/EditApplication.h"
#include "core/world/live/EditPlanner.h"
#include "core/world/live/LiveTexts.h"
#include "core/world/live/PoseReader.h"

#include <map>
#include <set>

namespace sparkwright
{

struct LiveScene::Impl
{
  Context& context;
  rsg::ImportRecords records{};
  rsg::TraceCache traces{context};

  std::map<std::string, std::string> changedTexts(const TextOverlay& before, const TextOverlay& after) const;
  bool isImported(const std::string& location) const { return records.newest(location) != nullptr; }
};

LiveScene::LiveScene(Context& context) : impl_(std::make_unique<Impl>(Impl{context}))
{
  context.provide<rsg::ImportRecords>(&impl_->records);
}

LiveScene::~LiveScene()
{
  impl_->context.provide<rsg::ImportRecords>(nullptr);
}

/// By location. Files that are no longer edited are what they are on disk.
std::map<std::string, std::string> LiveScene::Impl::changedTexts(const TextOverlay& before,
                                                                 const TextOverlay& after) const
{
  std::map<std::string, std::string> texts;
  for(const auto& [file, text] : after)
    if(const auto former = before.find(file); former == before.end() || former->second != text)
      texts.emplace(file.string(), text);
  for(const auto& [file, text] : before)
    if(!after.contains(file))
      if(std::optional<std::string> onDisk = context.files->lookAt(file.string()))
        texts.emplace(file.string(), std::move(*onDisk));
  return texts;
}

EditReport LiveScene::apply(Object& scene, TextOverlay texts)
{
  FileService& files = *impl_->context.files;
  TextOverlay former = files.overlay();
  files.setOverlay(texts);
  const std::map<std::string, std::string> changed = impl_->changedTexts(former, texts);
  EditReport report;
  for(const auto& [file, text] : changed)
    if(!impl_->isImported(file) && files.hasRead(file))
    {
      report.kind = EditReport::Kind::NeedsReset;
      report.why = liveText("live.otherFormat", file);
      report.file = file;
      files.setOverlay(std::move(former));
      return report;
    }
  const auto work = [&]
  {
    EditPlanner planner(impl_->context, scene, impl_->records, impl_->traces, changed);
    EditPlan plan = planner.plan();
    if(plan.report.kind == EditReport::Kind::Unchanged)
    {
      const bool anything =
          !plan.calls.empty() || !plan.moves.empty() || !plan.parts.empty() || !plan.robots.empty();
      // Places in the texts change with every edit.
      EditApplication(impl_->context, scene, impl_->records, impl_->traces, plan, planner.spots()).run();
      if(anything)
        plan.report.kind = EditReport::Kind::Applied;
    }
    report = std::move(plan.report);
  };
  if(impl_->context.scripts)
    impl_->context.scripts->withinOneBudget(work);
  else
    work();
  if(report.kind == EditReport::Kind::Faulty || report.kind == EditReport::Kind::NeedsReset)
    files.setOverlay(std::move(former));
  std::set<const rsg::ParsedFile*> used;
  const auto note = [&](const auto& self, const rsg::ImportRecord& record) -> void
  {
    used.insert(record.file.get());
    for(const auto& inner : record.imports)
      self(self, *inner);
  };
  for(const auto& record : impl_->records.all())
    note(note, *record);
  impl_->traces.keepOnly([&](const rsg::ParsedFile& file) { return used.contains(&file); });
  return report;
}

KeptPoses LiveScene::poses(Object& scene, const std::string& location)
{
  return PoseReader(scene, impl_->records, impl_->traces).read(location);
}

} // namespace sparkwright
