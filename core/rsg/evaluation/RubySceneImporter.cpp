#include "core/rsg/evaluation/RubySceneImporter.h"

#include "core/import/SceneImporters.h"
#include "core/object/Log.h"
#include "core/rsg/SceneForm.h"
#include "core/rsg/evaluation/Evaluator.h"
#include "core/rsg/evaluation/ImportRecord.h"

#include <algorithm>
#include <unordered_map>

namespace sparkwright
{

using rsg::Evaluator;
using rsg::ImportState;
using rsg::ParsedFile;
using rsg::SceneForm;

namespace
{

/// Bytes of scene text whose syntax trees are kept.
constexpr std::size_t largestCache = 64u << 20;

using FilePtr = std::shared_ptr<const ParsedFile>;

void reportSyntax(const ParsedFile& file, const SceneForm& form, const ImportState& state)
{
  if(!state.context.log)
    return;
  for(Diagnostic diagnostic : rsg::syntaxDiagnostics(file.tree, form, state.options.strict))
  {
    diagnostic.file = *file.name;
    state.context.log->write(diagnostic);
  }
}

} // namespace

struct RubySceneImporter::Impl
{
  explicit Impl(Context& context) : state{context, {}} {}

  /// Parsed text; nothing if it cannot be read. `fresh` tells whether it was parsed for the first time.
  FilePtr parse(SceneSource& source, bool& fresh);
  bool evaluate(const FilePtr& file, const SceneForm& form, Object& root, std::span<const std::string> arguments);

  ImportState state;
  std::unordered_map<std::string, FilePtr> cache; ///< By name and version.
  std::size_t cachedBytes = 0;
};

FilePtr RubySceneImporter::Impl::parse(SceneSource& source, bool& fresh)
{
  const std::string key = source.name() + '\n' + source.version();
  if(const auto found = cache.find(key); !source.version().empty() && found != cache.end())
    return found->second;
  const std::optional<std::string_view>& bytes = source.bytes();
  if(!bytes)
    return nullptr;
  fresh = true;
  auto file = std::make_shared<const ParsedFile>(std::string(*bytes), source.name(), source.location());
  if(source.version().empty() || bytes->size() > largestCache)
    return file;
  if(cachedBytes + bytes->size() > largestCache)
  {
    cache.clear();
    cachedBytes = 0;
  }
  cachedBytes += bytes->size();
  cache.emplace(key, file);
  return file;
}

bool RubySceneImporter::Impl::evaluate(const FilePtr& file, const SceneForm& form, Object& root,
                                       std::span<const std::string> arguments)
{
  SceneImporters& importers = *state.context.importer;
  Evaluator evaluator(state, file, root, arguments, importers.importedFrom());
  const SceneImporters::PlaceGuard guard(importers, evaluator);
  const bool ok = form.kind == SceneForm::Kind::Scene ? evaluator.readScene(form.body) : evaluator.readDelta(form.body);
  evaluator.runQueue();
  return ok;
}

RubySceneImporter::RubySceneImporter() = default;

RubySceneImporter::~RubySceneImporter() = default;

ImportResult RubySceneImporter::import(SceneSource& source, Object& root, std::span<const std::string> arguments,
                                       const ImportOptions& options)
{
  using Kind = ImportResult::Kind;
  if(!impl_ || &impl_->state.context != context())
    impl_ = std::make_unique<Impl>(*context());
  ImportState& state = impl_->state;
  state.options.strict = strict_.value_or(options.strict);
  state.options.referenceSkew = referenceSkew_.value_or(options.referenceSkew);
  state.sceneDictionary = sceneDictionary_;

  bool fresh = false;
  const FilePtr file = impl_->parse(source, fresh);
  if(!file)
    return {Kind::Failed};
  // Where a part of a scene is built again, it belongs to that scene.
  const auto* const records = state.context.service<rsg::ImportRecords>();
  if(records && records->current())
    state.outermost = records->current()->scene;
  else if(!state.outermost || state.context.importer->depth() == 1)
    state.outermost = file->location;
  const SyntaxTree& tree = file->tree;
  const SceneForm form(tree);
  if(form.kind == SceneForm::Kind::Unknown)
    return {Kind::NotMine, rsg::notAScene(tree, form, source.name())};
  // Warnings are told once per version of the file, errors each time.
  const bool hopeless = tree.broken() || form.body == SyntaxTree::none || !tree.isList(form.body);
  if(fresh || hopeless)
    reportSyntax(*file, form, state);
  if(hopeless)
    return {Kind::Failed};
  const bool isScene = form.kind == SceneForm::Kind::Scene;
  if(isScene && unlinkOnCompleteScenes_ && state.context.importer->depth() == 1)
    root.removeAllChildren();
  if(!impl_->evaluate(file, form, root, arguments))
    return {Kind::Failed};
  return {isScene ? Kind::Read : Kind::Updated};
}

} // namespace sparkwright
