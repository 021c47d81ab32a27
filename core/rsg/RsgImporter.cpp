#include "core/rsg/RsgImporter.h"

#include "core/object/FileService.h"
#include "core/object/Log.h"
#include "core/rsg/Collapse.h"
#include "core/rsg/Evaluator.h"
#include "core/rsg/Vocabulary.h"
#include "core/text/Number.h"
#include "core/text/InQuotes.h"

#include <unordered_map>

namespace sparkwright
{

using rsg::Evaluator;
using rsg::ImportState;
using rsg::ParsedFile;
using Node = SyntaxTree::Node;

namespace
{

constexpr std::uintmax_t largestFile = 64u << 20;
/// Bytes of scene text whose syntax trees are kept.
constexpr std::size_t largestCache = 64u << 20;

enum class Header
{
  Scene,
  Delta,
  Wrong
};

Header readHeader(const SyntaxTree& tree, Node list)
{
  const Node word = tree.firstElement(list);
  if(word == SyntaxTree::none || !tree.isAtom(word))
    return Header::Wrong;
  const Node major = tree.nextElement(list, word);
  const Node minor = major == SyntaxTree::none ? SyntaxTree::none : tree.nextElement(list, major);
  if(minor == SyntaxTree::none || !tree.isAtom(major) || !tree.isAtom(minor) || toInteger(tree.value(major)) != 0 ||
     toInteger(tree.value(minor)) != 1)
    return Header::Wrong;
  const std::string value = tree.value(word);
  const std::string_view name = rsg::longName(value);
  return name == "RubySceneGraph" ? Header::Scene : name == "RubyDeltaScene" ? Header::Delta : Header::Wrong;
}

} // namespace

struct RsgImporter::Impl
{
  struct Cached
  {
    std::uint64_t version;
    std::shared_ptr<const ParsedFile> file;
  };

  explicit Impl(Context& context) : state{context, {}, 0, 0} {}

  bool refuse(const std::string& name, std::string message, std::string hint = {});
  bool enter(const std::string& identity, const std::string& name);
  std::string chain(const std::string& last) const;
  std::shared_ptr<const ParsedFile> load(const Resource& resource, const std::string& name);
  void reportSyntax(const ParsedFile& file) const;
  bool evaluate(std::shared_ptr<const ParsedFile> file, Object& root, std::span<const std::string> arguments,
                std::string importedFrom);

  ImportState state;
  std::unordered_map<std::string, Cached> cache; ///< By name and path.
  std::size_t cachedBytes = 0;
  bool unlinkOnCompleteScenes = false;
};

/// Reports at the place that asked for the import, else at the file itself.
bool RsgImporter::Impl::refuse(const std::string& name, std::string message, std::string hint)
{
  if(!state.context.log)
    return false;
  Diagnostic diagnostic;
  if(!state.levels.empty() && state.levels.back().evaluator)
    diagnostic = state.levels.back().evaluator->place();
  else
    diagnostic.file = name;
  diagnostic.message = std::move(message);
  diagnostic.hint = std::move(hint);
  state.context.log->write(diagnostic);
  return false;
}

std::string RsgImporter::Impl::chain(const std::string& last) const
{
  // The whole way is long when it goes in circles; both ends tell enough.
  constexpr std::size_t shown = 8;
  std::string text;
  for(std::size_t i = 0; i < state.levels.size(); ++i)
  {
    if(state.levels.size() > shown && i == shown / 2)
    {
      text += "… → ";
      i = state.levels.size() - shown / 2;
    }
    text += state.levels[i].name + " → ";
  }
  return text + last;
}

bool RsgImporter::Impl::enter(const std::string& identity, const std::string& name)
{
  if(state.levels.empty())
    state.files = 0;
  if(state.files > ImportState::mostFiles)
    return false;
  if(++state.files > ImportState::mostFiles)
    return refuse(name, "more than " + std::to_string(ImportState::mostFiles) + " files are imported; no more are read",
                  "way here: " + chain(name));
  for(const ImportState::Level& level : state.levels)
    if(level.identity == identity)
      return refuse(name, "template cycle: '" + name + "' imports itself", chain(name));
  if(state.levels.size() >= ImportState::deepestImport)
    return refuse(name, "template cycle: imports are nested more than " + std::to_string(ImportState::deepestImport) +
                            " deep",
                  chain(name));
  state.levels.push_back({identity, name, nullptr});
  return true;
}

void RsgImporter::Impl::reportSyntax(const ParsedFile& file) const
{
  if(!state.context.log)
    return;
  const SyntaxTree& tree = file.tree;
  for(Diagnostic diagnostic : tree.diagnostics())
  {
    diagnostic.file = *file.name;
    state.context.log->write(diagnostic);
  }
  const std::uint32_t rest = tree.firstOfRest();
  if(rest >= tree.text().size() || tree.broken())
    return;
  const SyntaxTree::Position at = tree.positionAt(rest);
  const char* const message =
      tree.text()[rest] == ')' ? "')' too many; what follows is ignored" : "text after the end of the scene is ignored";
  state.context.log->write({Diagnostic::Severity::Warning, *file.name, at.line, at.column, message,
                            "a scene is a header and one list"});
}

std::shared_ptr<const ParsedFile> RsgImporter::Impl::load(const Resource& resource, const std::string& name)
{
  const std::string key = name + '\n' + resource.location;
  if(const auto found = cache.find(key); found != cache.end() && found->second.version == resource.version)
  {
    // Warnings are told once per version of the file, errors each time.
    if(found->second.file->tree.broken())
      reportSyntax(*found->second.file);
    return found->second.file;
  }
  if(resource.size > largestFile)
  {
    refuse(name, inQuotes(name) + " is larger than 64 MiB and is not read");
    return nullptr;
  }
  std::optional<std::string> text = state.context.files->read(name, largestFile);
  if(!text)
  {
    refuse(name, inQuotes(name) + " cannot be read");
    return nullptr;
  }
  const std::size_t bytes = text->size();
  auto file = std::make_shared<const ParsedFile>(std::move(*text), name);
  reportSyntax(*file);
  if(cachedBytes + bytes > largestCache)
  {
    cache.clear();
    cachedBytes = 0;
  }
  if(bytes <= largestCache)
  {
    cache[key] = {resource.version, file};
    cachedBytes += bytes;
  }
  return file;
}

bool RsgImporter::Impl::evaluate(std::shared_ptr<const ParsedFile> file, Object& root,
                                 std::span<const std::string> arguments, std::string importedFrom)
{
  const SyntaxTree& tree = file->tree;
  Evaluator evaluator(state, file, root, arguments, std::move(importedFrom));
  if(tree.broken())
    return false;
  Node header = tree.firstTop();
  while(header != SyntaxTree::none && !tree.isList(header))
    header = tree.nextTop(header);
  const Header kind = header == SyntaxTree::none ? Header::Wrong : readHeader(tree, header);
  if(kind == Header::Wrong)
  {
    if(header == SyntaxTree::none)
      return refuse(*file->name, inQuotes(*file->name) + " is no scene: it holds no list", "a scene starts with (RSG 0 1)");
    evaluator.report(Diagnostic::Severity::Error, header, "this is no scene of a known version",
                     "a scene starts with (RSG 0 1), a delta scene with (RDS 0 1)");
    return false;
  }
  Node body = tree.nextTop(header);
  while(body != SyntaxTree::none && !tree.isList(body))
    body = tree.nextTop(body);
  if(body == SyntaxTree::none)
  {
    evaluator.report(Diagnostic::Severity::Error, header, "the scene has no body", "a scene is a header and one list");
    return false;
  }
  if(kind == Header::Scene && unlinkOnCompleteScenes && state.levels.size() == 1)
    root.removeAllChildren();
  state.levels.back().evaluator = &evaluator;
  const bool ok = kind == Header::Scene ? evaluator.readScene(body) : evaluator.readDelta(body);
  evaluator.runQueue();
  state.levels.back().evaluator = nullptr;
  if(ok && kind == Header::Scene)
    rsg::collapseTransforms(root);
  state.context.structureChanged();
  return ok;
}

RsgImporter::RsgImporter(Context& context) : impl_(std::make_unique<Impl>(context)) {}

RsgImporter::~RsgImporter() = default;

void RsgImporter::setUnlinkOnCompleteScenes(bool unlink)
{
  impl_->unlinkOnCompleteScenes = unlink;
}

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

/// `, imported from outer.rsg:3:5`, for messages about arguments.
std::string importPlace(const ImportState& state)
{
  if(state.levels.empty() || !state.levels.back().evaluator)
    return {};
  const Diagnostic place = state.levels.back().evaluator->place();
  return ", imported from " + place.file + ":" + std::to_string(place.line) + ":" + std::to_string(place.column);
}

} // namespace

bool RsgImporter::importFile(const std::string& name, Object& root, std::span<const std::string> arguments)
{
  const std::optional<Resource> resource =
      impl_->state.context.files ? impl_->state.context.files->locate(name) : std::nullopt;
  if(!resource)
    return impl_->refuse(name, "the scene file '" + name + "' does not exist below the data directories",
                         "names are looked up below the data directories, never beside the importing file");
  const std::string from = importPlace(impl_->state);
  const std::shared_ptr<const ParsedFile> file = impl_->load(*resource, name);
  if(!file || !impl_->enter(identityOf(resource->location, arguments), name))
    return false;
  const std::shared_ptr<Object> keep = root.weak_from_this().lock();
  const bool ok = impl_->evaluate(file, root, arguments, from);
  impl_->state.levels.pop_back();
  return ok;
}

bool RsgImporter::importText(std::string_view text, const std::string& name, Object& root,
                             std::span<const std::string> arguments)
{
  const std::string from = importPlace(impl_->state);
  if(text.size() > largestFile)
    return impl_->refuse(name, inQuotes(name) + " is larger than 64 MiB and is not read");
  if(!impl_->enter(identityOf(name, arguments), name))
    return false;
  const std::shared_ptr<Object> keep = root.weak_from_this().lock();
  auto file = std::make_shared<const ParsedFile>(std::string(text), name);
  impl_->reportSyntax(*file);
  const bool ok = impl_->evaluate(std::move(file), root, arguments, from);
  impl_->state.levels.pop_back();
  return ok;
}

} // namespace sparkwright
