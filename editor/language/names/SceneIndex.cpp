#include "editor/language/names/SceneIndex.h"

#include "core/disk/ReadFile.h"
#include "core/text/Number.h"
#include "editor/language/names/SceneSymbols.h"

#include <algorithm>
#include <functional>
#include <iterator>

namespace sparkwright
{

namespace
{

namespace fs = std::filesystem;
using Node = SyntaxTree::Node;

constexpr std::uintmax_t largestFile = 4u << 20;
constexpr std::size_t mostFiles = 50'000;

bool isScene(const fs::path& path)
{
  return path.extension() == ".rsg";
}
bool isScript(const fs::path& path)
{
  return path.extension() == ".rb";
}

std::optional<std::string> contentOf(const fs::path& path)
{
  constexpr std::uint64_t largest = 64u << 20; // bytes, as a World reads
  ReadFile read = readFile(path, largest);
  return read ? std::optional(std::move(read.text)) : std::nullopt;
}

SceneSummary::Name nameAt(const SyntaxTree& tree, Node node, std::string name)
{
  return {std::move(name), {tree.begin(node), tree.end(node)}, tree.position(node).line};
}

/// Reads the calls of a script that name something.
class ScriptScan
{
public:
  ScriptScan(std::string_view text, SceneSummary& summary) : text_(text), summary_(summary) {}

  void run()
  {
    for(const std::string_view method : {"defineMaterial", "createVariable", "addSoccerVar"})
      for(std::size_t at = text_.find(method); at != std::string_view::npos; at = text_.find(method, at + 1))
        readCall(method, at + method.size());
  }

private:
  void skipBlanks()
  {
    while(at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t'))
      ++at_;
  }
  bool take(char c)
  {
    skipBlanks();
    if(at_ == text_.size() || text_[at_] != c)
      return false;
    ++at_;
    return true;
  }
  std::optional<SceneSummary::Name> quoted()
  {
    skipBlanks();
    if(at_ == text_.size() || (text_[at_] != '\'' && text_[at_] != '"'))
      return {};
    const std::size_t begin = at_, end = text_.find(text_[at_], at_ + 1);
    if(end == std::string_view::npos || text_.substr(begin, end - begin).find('\n') != std::string_view::npos)
      return {};
    at_ = end + 1;
    return SceneSummary::Name{
        std::string(text_.substr(begin + 1, end - begin - 1)),
        {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(at_)},
        static_cast<int>(std::count(text_.begin(), text_.begin() + static_cast<long>(begin), '\n')) + 1};
  }
  std::optional<float> number()
  {
    skipBlanks();
    const std::size_t length = numberLength(text_.substr(at_));
    if(length == 0)
      return {};
    const auto value = static_cast<float>(toNumber(text_.substr(at_, length)));
    at_ += length;
    return value;
  }
  void readCall(std::string_view method, std::size_t at)
  {
    // Not in a comment.
    const std::size_t line = text_.rfind('\n', at);
    const std::string_view before = text_.substr(line + 1, at - line - 1);
    if(before.find('#') != std::string_view::npos)
      return;
    at_ = at;
    take('(');
    std::optional<SceneSummary::Name> name = quoted();
    if(!name)
      return;
    if(method != "defineMaterial")
    {
      if(method == "addSoccerVar")
        name->name.insert(0, "Soccer.");
      if(isScriptVariable(name->name))
        summary_.scriptVariables.push_back(std::move(*name));
      return;
    }
    SceneSummary::Material material{std::move(*name), {}};
    std::array<float, 4> colour{0, 0, 0, 1};
    std::size_t read = 0;
    for(float& value : colour)
    {
      if(!take(','))
        break;
      const std::optional<float> next = number();
      if(!next)
        break;
      value = *next;
      ++read;
    }
    if(read >= 3)
      material.colour = colour;
    summary_.materials.push_back(std::move(material));
  }

  std::string_view text_;
  SceneSummary& summary_;
  std::size_t at_ = 0;
};

} // namespace

SceneSummary summaryOfScene(std::string text)
{
  SceneSummary summary;
  const SyntaxTree tree(std::move(text), 2);
  const SceneSymbols symbols(tree);
  for(const SceneSymbols::Variable* const parameter : symbols.parameters())
    summary.parameters.push_back(nameAt(tree, parameter->declarations.front(), parameter->name));
  for(const SceneSymbols::Import& import : symbols.imports())
  {
    if(!tree.isAtom(import.file) || isVariable(tree.value(import.file)))
      continue;
    SceneSummary::Import& found = summary.imports.emplace_back();
    found.file = nameAt(tree, import.file, tree.value(import.file));
    for(const Node argument : import.arguments)
      found.arguments.emplace_back(tree.source(argument));
  }
  for(const Node material : symbols.materials())
    summary.materialUses.push_back(nameAt(tree, material, tree.value(material)));
  for(const Node variable : symbols.scriptVariables())
    summary.scriptVariables.push_back(nameAt(tree, variable, tree.value(variable)));
  return summary;
}

SceneSummary summaryOfScript(std::string_view text)
{
  SceneSummary summary;
  ScriptScan(text, summary).run();
  return summary;
}

std::shared_ptr<const SceneIndex> SceneIndex::read(const std::vector<fs::path>& folders, const TextOverlay& edited,
                                                   std::shared_ptr<const SceneIndex> before)
{
  auto index = std::make_shared<SceneIndex>();
  for(const fs::path& folder : folders)
    index->add(folder, edited, before.get());
  index->finish();
  return index;
}

void SceneIndex::add(const fs::path& folder, const TextOverlay& edited, const SceneIndex* before)
{
  std::error_code error;
  const fs::path root = fs::weakly_canonical(folder, error);
  if(error)
    return;
  fs::recursive_directory_iterator at(root, fs::directory_options::skip_permission_denied, error), end;
  while(!error && at != end && files_.size() < mostFiles)
  {
    std::error_code unknown;
    if(at->path().filename().native().starts_with('.'))
      at.disable_recursion_pending();
    else if(at->is_regular_file(unknown))
      addFile(root, at->path(), edited, before);
    at.increment(error);
  }
  // Texts that have no file yet.
  for(const auto& [path, text] : edited)
    if(const auto [end1, end2] = std::mismatch(root.begin(), root.end(), path.begin(), path.end()); end1 == root.end())
      addFile(root, path, edited, before);
}

void SceneIndex::addFile(const fs::path& folder, const fs::path& path, const TextOverlay& edited,
                         const SceneIndex* before)
{
  if(byPath_.contains(path))
    return;
  std::string name = path.lexically_relative(folder).generic_string();
  files_.push_back(name);
  const bool scene = isScene(path);
  if(!scene && !isScript(path))
    return;
  Entry entry;
  const auto text = edited.find(path);
  std::error_code error;
  if(text != edited.end())
    entry.version = std::hash<std::string>{}(text->second) | 1u;
  else
  {
    const std::uintmax_t size = fs::file_size(path, error);
    if(error || size > largestFile)
      return;
    const auto time = fs::last_write_time(path, error).time_since_epoch().count();
    entry.version = (static_cast<std::uint64_t>(time) * 1'000'003u + size) << 1u;
  }
  const auto old = before ? before->byPath_.find(path) : byPath_.end();
  if(before && old != before->byPath_.end() && old->second.version == entry.version &&
     old->second.summary->name == name)
    entry.summary = old->second.summary;
  else
  {
    std::optional<std::string> content = text == edited.end() ? contentOf(path) : text->second;
    if(!content)
      return;
    SceneSummary summary = scene ? summaryOfScene(std::move(*content)) : summaryOfScript(*content);
    summary.name = name;
    summary.path = path;
    entry.summary = std::make_shared<const SceneSummary>(std::move(summary));
    ++readCount_;
  }
  byName_.emplace(std::move(name), entry.summary.get()); // The first folder wins.
  byPath_.emplace(path, std::move(entry));
}

void SceneIndex::finish()
{
  const auto sortOnce = [](std::vector<std::string>& names)
  {
    std::ranges::sort(names);
    names.erase(std::unique(names.begin(), names.end()), names.end());
  };
  for(const auto& [path, entry] : byPath_)
  {
    for(const SceneSummary::Import& import : entry.summary->imports)
      importers_.emplace(import.file.name, Use{entry.summary.get(), &import});
    for(const SceneSummary::Material& material : entry.summary->materials)
      materials_.emplace(material.name, Definition{entry.summary.get(), &material});
    for(const SceneSummary::Name& variable : entry.summary->scriptVariables)
      scriptVariables_.push_back(variable.name);
  }
  sortOnce(files_);
  sortOnce(scriptVariables_);
}

const SceneSummary* SceneIndex::find(std::string_view name) const
{
  const auto found = byName_.find(name);
  return found == byName_.end() ? nullptr : found->second;
}

const SceneSummary* SceneIndex::at(const fs::path& path) const
{
  const auto found = byPath_.find(path);
  return found == byPath_.end() ? nullptr : found->second.summary.get();
}

std::vector<SceneIndex::Use> SceneIndex::importsOf(std::string_view name) const
{
  std::vector<Use> uses;
  for(auto [at, end] = importers_.equal_range(name); at != end; ++at)
    uses.push_back(at->second);
  return uses;
}

std::vector<const SceneSummary*> SceneIndex::summaries() const
{
  std::vector<const SceneSummary*> all;
  for(const auto& [name, summary] : byName_)
    all.push_back(summary);
  return all;
}

} // namespace sparkwright
