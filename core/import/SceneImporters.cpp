#include "core/import/SceneImporters.h"

#include "core/import/Collapse.h"
#include "core/import/ImportTexts.h"
#include "core/object/Context.h"
#include "core/object/Log.h"
#include "core/object/Registry.h"
#include "core/text/InQuotes.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

std::string identityOf(const std::string& file, std::span<const std::string> arguments)
{
  std::string identity = file;
  for(const std::string& argument : arguments)
  {
    identity += '\0';
    identity += argument;
  }
  return identity;
}

} // namespace

void SceneImporters::add(SceneImporter& importer)
{
  if(std::find(importers_.begin(), importers_.end(), &importer) == importers_.end())
    importers_.push_back(&importer);
}

void SceneImporters::remove(SceneImporter& importer)
{
  std::erase(importers_, &importer);
}

SceneImporters::PlaceGuard::PlaceGuard(SceneImporters& importers, const ImportPlace& place)
    : importers_(importers), level_(importers.levels_.size())
{
  if(level_ > 0)
    importers_.levels_[level_ - 1].place = &place;
}

SceneImporters::PlaceGuard::~PlaceGuard()
{
  if(level_ > 0)
    importers_.levels_[level_ - 1].place = nullptr;
}

std::optional<Diagnostic> SceneImporters::place() const
{
  return levels_.empty() || !levels_.back().place ? std::nullopt : std::optional(levels_.back().place->place());
}

LocalText SceneImporters::importedFrom() const
{
  if(levels_.size() < 2 || !levels_[levels_.size() - 2].place)
    return {};
  const Diagnostic place = levels_[levels_.size() - 2].place->place();
  return importRemark("import.from",
                      place.file + ":" + std::to_string(place.line) + ":" + std::to_string(place.column));
}

/// Reports at the place that asked for the import, else at the file itself.
bool SceneImporters::refuse(const std::string& name, LocalText message, LocalText hint)
{
  if(!context_.log)
    return false;
  Diagnostic diagnostic;
  if(!levels_.empty() && levels_.back().place)
    diagnostic = levels_.back().place->place();
  else
    diagnostic.file = name;
  context_.log->write(Diagnostic::of(diagnostic.severity, std::move(diagnostic.file), diagnostic.line,
                                     diagnostic.column, std::move(message), std::move(hint)));
  return false;
}

std::string SceneImporters::chain(const std::string& last) const
{
  // The whole way is long when it goes in circles; both ends tell enough.
  constexpr std::size_t shown = 8;
  std::string text;
  for(std::size_t i = 0; i < levels_.size(); ++i)
  {
    if(levels_.size() > shown && i == shown / 2)
    {
      text += "… → ";
      i = levels_.size() - shown / 2;
    }
    text += levels_[i].name + " → ";
  }
  return text + last;
}

bool SceneImporters::enter(std::string identity, const std::string& name)
{
  if(levels_.empty())
    files_ = 0;
  if(files_ > mostFiles)
    return false;
  if(++files_ > mostFiles)
    return refuse(name, importRemark("import.tooMany", mostFiles),
                  importRemark("import.way", chain(name)));
  for(const Level& level : levels_)
    if(level.identity == identity)
      return refuse(name, importRemark("import.cycle", name), chain(name));
  if(levels_.size() >= deepestImport)
    return refuse(name, importRemark("import.tooDeep", deepestImport),
                  chain(name));
  levels_.push_back({std::move(identity), name});
  return true;
}

void SceneImporters::reportNobodysFile(const std::string& name, const std::vector<Refusal>& reasons)
{
  if(reasons.empty())
  {
    refuse(name,
           importers_.empty() ? importRemark("import.noImporter") : importRemark("import.nobody", inQuotes(name)));
    return;
  }
  Diagnostic diagnostic = reasons.front().why;
  if(reasons.size() > 1)
  {
    std::string hint;
    for(const Refusal& refusal : reasons)
      hint += (hint.empty() ? "" : "; ") + refusal.importer + ": " + refusal.why.message;
    diagnostic = Diagnostic::of(diagnostic.severity, {}, diagnostic.line, diagnostic.column,
                                importRemark("import.nobody", inQuotes(name)), std::move(hint));
  }
  diagnostic.severity = Diagnostic::Severity::Error;
  diagnostic.file = name;
  if(context_.log)
    context_.log->write(diagnostic);
}

bool SceneImporters::offer(SceneSource& source, std::string identity, Object& root,
                           std::span<const std::string> arguments)
{
  if(!enter(std::move(identity), source.name()))
    return false;
  struct Leave
  {
    std::vector<Level>& levels;
    ~Leave() { levels.pop_back(); }
  } leave{levels_};
  const std::shared_ptr<Object> keep = root.weak_from_this().lock();
  std::vector<Refusal> reasons;
  // By index: a scene may bring or remove importers.
  for(std::size_t i = 0; i < importers_.size(); ++i)
  {
    const std::shared_ptr<Object> importer = importers_[i]->weak_from_this().lock();
    SceneImporter& asked = *importers_[i];
    ImportResult result = asked.import(source, root, arguments, options);
    if(result.kind == ImportResult::Kind::NotMine)
    {
      if(!result.why.message.empty())
        reasons.push_back({asked.classInfo().name, std::move(result.why)});
      continue;
    }
    if(result.kind == ImportResult::Kind::Read)
      collapseTransforms(root);
    context_.structureChanged();
    return result.kind != ImportResult::Kind::Failed;
  }
  reportNobodysFile(source.name(), reasons);
  return false;
}

const Resource* SceneImporters::locate(const std::string& name)
{
  if(levels_.empty())
    located_.clear();
  if(const auto known = located_.find(name); known != located_.end())
    return &known->second;
  std::optional<Resource> found = context_.files ? context_.files->locate(name) : std::nullopt;
  return found ? &located_.emplace(name, std::move(*found)).first->second : nullptr;
}

bool SceneImporters::importFile(const std::string& name, Object& root, std::span<const std::string> arguments)
{
  const Resource* const found = locate(name);
  if(!found)
    return refuse(name, importRemark("import.missing", name),
                  importRemark("import.lookedUp"));
  if(found->size > largestFile)
    return refuse(name, importRemark("import.tooLarge", inQuotes(name)));
  SceneSource source(name, found->location, found->location + '\n' + std::to_string(found->version),
                     [this, &name]
                     {
                       std::optional<std::string> text = context_.files->read(name, largestFile);
                       if(!text)
                         refuse(name, importRemark("import.unreadable", inQuotes(name)));
                       return text;
                     });
  return offer(source, identityOf(found->location, arguments), root, arguments);
}

bool SceneImporters::importText(std::string_view text, const std::string& name, Object& root,
                                std::span<const std::string> arguments)
{
  if(text.size() > largestFile)
    return refuse(name, importRemark("import.tooLarge", inQuotes(name)));
  SceneSource source(name, text);
  return offer(source, identityOf(name, arguments), root, arguments);
}

} // namespace sparkwright
