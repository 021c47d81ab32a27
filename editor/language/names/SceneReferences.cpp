#include "editor/language/names/SceneReferences.h"

#include "core/rsg/Vocabulary.h"
#include "editor/language/names/NodePaths.h"
#include "editor/language/names/SceneSymbols.h"
#include "editor/language/source/LanguageTexts.h"
#include "editor/language/source/NoNode.h"
#include "editor/language/source/SceneContext.h"

#include <algorithm>
#include <map>

namespace sparkwright
{

namespace
{

using Place = SceneContext::Place;

/// Replaces an atom by one of another value, as few bytes as possible.
TextEdit atomEdit(const SyntaxTree& tree, SyntaxTree::Node atom, const std::string& value)
{
  const std::string_view old = tree.source(atom);
  const Quote quote = tree.quote(atom);
  const std::string text = writeAtom(value, quote == Quote::Raw ? Quote::Double : quote);
  const std::size_t shorter = std::min(old.size(), text.size());
  std::size_t same = 0, behind = 0;
  while(same < shorter && old[same] == text[same])
    ++same;
  while(behind < shorter - same && old[old.size() - 1 - behind] == text[text.size() - 1 - behind])
    ++behind;
  return {tree.begin(atom) + static_cast<std::uint32_t>(same), tree.end(atom) - static_cast<std::uint32_t>(behind),
          text.substr(same, text.size() - same - behind)};
}

} // namespace

SourcePlace SceneReferences::place(TextRange range) const
{
  return {{}, range, tree_.positionAt(range.begin).line};
}

SourcePlace SceneReferences::place(const SceneSummary& scene, const SceneSummary::Name& name) const
{
  return {scene.path, name.range, name.line};
}

std::optional<SourcePlace> SceneReferences::fileOf(const std::string& name) const
{
  if(knowledge_.files)
    if(const auto path = knowledge_.files->find(name))
      return SourcePlace{*path, {}, 1};
  if(const SceneSummary* const scene = knowledge_.index ? knowledge_.index->find(name) : nullptr)
    return SourcePlace{scene->path, {}, 1};
  return {};
}

std::optional<SceneName> SceneReferences::nameAt(std::uint32_t offset) const
{
  SceneContext context = contextAt(tree_, knowledge_.registry, offset);
  // Also directly before an atom.
  if(context.atom == noNode)
    if(const Node next = tree_.nodeAt(offset); next != noNode && tree_.isAtom(next))
      context = contextAt(tree_, knowledge_.registry, tree_.begin(next) + 1);
  if(context.atom == noNode || context.place == Place::Outside || context.place == Place::Comment)
    return {};
  const std::string value = tree_.value(context.atom);
  const TextRange range{tree_.begin(context.atom), tree_.end(context.atom)};
  if(context.place == Place::Word || context.place == Place::ClassName || context.place == Place::Operator)
    return {};
  if(context.place != Place::ChildName && isVariable(value))
    return SceneName{SceneName::Kind::Variable, value.substr(1), range};
  std::string scratch;
  const std::string_view method =
      context.call == noNode ? std::string_view() : rsg::longName(tree_.value(context.call, scratch));
  if(context.place == Place::Argument && method == "importScene")
    return context.argument == 0 ? std::optional(SceneName{SceneName::Kind::File, value, range}) : std::nullopt;
  if(context.place == Place::Argument && takesMaterials(method))
    return SceneName{SceneName::Kind::Material, value, range};
  if(context.place != Place::ChildName && method != "setName" && !takesNodePaths(method))
    return {};
  SceneOutline outline(tree_, knowledge_);
  const auto at = NodePaths(tree_, outline).at(std::clamp(offset, range.begin, range.end));
  if(!at)
    return {};
  const NodePaths::Step& step = at->steps[at->step];
  return SceneName{SceneName::Kind::Node, step.text.readable(), step.range};
}

std::vector<SourcePlace> SceneReferences::definitions(std::uint32_t offset) const
{
  const std::optional<SceneName> name = nameAt(offset);
  std::vector<SourcePlace> found;
  if(!name)
    return found;
  switch(name->kind)
  {
  case SceneName::Kind::Variable:
  {
    const SceneSymbols symbols(tree_);
    if(const SceneSymbols::Variable* const variable = symbols.variable(name->name))
      for(const Node node : variable->declarations)
        found.push_back(place(node));
    break;
  }
  case SceneName::Kind::File:
    if(const auto file = fileOf(name->name))
      found.push_back(*file);
    break;
  case SceneName::Kind::Material:
    if(knowledge_.index)
      if(const auto at = knowledge_.index->materials().find(name->name); at != knowledge_.index->materials().end())
        found.push_back(place(*at->second.script, *at->second.material));
    break;
  case SceneName::Kind::Node:
  {
    SceneOutline outline(tree_, knowledge_);
    NodePaths paths(tree_, outline);
    const auto at = paths.at(std::clamp(offset, name->range.begin, name->range.end));
    const auto node = at ? paths.resolve(at->use, at->steps, at->step + 1) : std::nullopt;
    if(!node || node->item == SceneOutline::root)
      break;
    const SceneOutline::Item& item = outline.item(node->item);
    if(item.word == noNode)
    {
      if(const auto file = fileOf(item.file))
        found.push_back(*file);
    }
    else
      found.push_back(place(item.nameAtom == noNode ? item.word : item.nameAtom));
    break;
  }
  }
  return found;
}

std::vector<SourcePlace> SceneReferences::references(std::uint32_t offset) const
{
  const std::optional<SceneName> name = nameAt(offset);
  std::vector<SourcePlace> found;
  if(!name)
    return found;
  const SceneSymbols symbols(tree_);
  switch(name->kind)
  {
  case SceneName::Kind::Variable:
    if(const SceneSymbols::Variable* const variable = symbols.variable(name->name))
      for(const Node node : variable->places())
        found.push_back(place(node));
    break;
  case SceneName::Kind::File:
    for(const SceneSymbols::Import& import : symbols.imports())
      if(tree_.isAtom(import.file) && tree_.value(import.file) == name->name)
        found.push_back(place(import.file));
    if(knowledge_.index)
      for(const SceneIndex::Use& use : knowledge_.index->importsOf(name->name))
        if(use.scene->name != knowledge_.name)
          found.push_back(place(*use.scene, use.import->file));
    break;
  case SceneName::Kind::Material:
    for(const Node node : symbols.materials())
      if(tree_.value(node) == name->name)
        found.push_back(place(node));
    if(!knowledge_.index)
      break;
    for(const SceneSummary* const scene : knowledge_.index->summaries())
    {
      for(const SceneSummary::Material& material : scene->materials)
        if(material.name == name->name)
          found.push_back(place(*scene, material));
      for(const SceneSummary::Name& use : scene->materialUses)
        if(use.name == name->name && scene->name != knowledge_.name)
          found.push_back(place(*scene, use));
    }
    break;
  case SceneName::Kind::Node:
  {
    SceneOutline outline(tree_, knowledge_);
    NodePaths paths(tree_, outline);
    const auto at = paths.at(std::clamp(offset, name->range.begin, name->range.end));
    const auto meant = at ? paths.resolve(at->use, at->steps, at->step + 1) : std::nullopt;
    if(!meant || meant->item == SceneOutline::root)
      break;
    for(const NodePaths::Use& use : paths.uses())
    {
      const std::vector<NodePaths::Step> steps = paths.steps(use);
      for(std::size_t i = 0; i < steps.size(); ++i)
        if(const auto other = paths.resolve(use, steps, i + 1);
           other && other->item == meant->item && !steps[i].text.isLiteral("..") && !steps[i].text.isLiteral("."))
          found.push_back(steps[i].atom == noNode ? place(use.value) : place(steps[i].range));
    }
    break;
  }
  }
  return found;
}

std::vector<SourcePlace> SceneReferences::importers() const
{
  std::vector<SourcePlace> found;
  if(knowledge_.index && !knowledge_.name.empty())
    for(const SceneIndex::Use& use : knowledge_.index->importsOf(knowledge_.name))
      found.push_back(place(*use.scene, use.import->file));
  return found;
}

SceneReferences::Renaming SceneReferences::rename(std::uint32_t offset, const std::string& to) const
{
  const std::optional<SceneName> name = nameAt(offset);
  if(!name || (name->kind != SceneName::Kind::Variable && name->kind != SceneName::Kind::Node))
    return {{}, languageText("rename.nothing")};
  return name->kind == SceneName::Kind::Variable
             ? renameVariable(name->name, to)
             : renameNode(std::clamp(offset, name->range.begin, name->range.end), to);
}

SceneReferences::Renaming SceneReferences::renameVariable(const std::string& from, std::string to) const
{
  if(to.starts_with('$'))
    to.erase(0, 1);
  if(to.empty() || !std::ranges::all_of(to, isAtomCharacter))
    return {{}, languageText("rename.variable")};
  const SceneSymbols symbols(tree_);
  const SceneSymbols::Variable* const variable = symbols.variable(from);
  if(!variable)
    return {{}, languageText("rename.nothing")};
  if(to != from && symbols.variable(to))
    return {{}, languageText("rename.taken", '$' + to)};
  Renaming result;
  if(to != from)
    for(const Node node : variable->places())
      result.edits.push_back(atomEdit(tree_, node, '$' + to));
  if(variable->isParameter)
    result.notes.push_back(languageText("rename.positional"));
  return result;
}

SceneReferences::Renaming SceneReferences::renameNode(std::uint32_t offset, const std::string& to) const
{
  if(to.empty() || to == "." || to == ".." || to.find_first_of("/\\") != std::string::npos || isVariable(to))
    return {{}, languageText("rename.empty")};
  if(tree_.broken())
    return {{}, languageText("rename.broken")};
  SceneOutline outline(tree_, knowledge_);
  NodePaths paths(tree_, outline);
  const auto at = paths.at(offset);
  const auto meant = at ? paths.resolve(at->use, at->steps, at->step + 1) : std::nullopt;
  if(!meant || !meant->isCertain)
    return {{}, languageText("rename.nothing")};
  const SceneOutline::Item& item = outline.item(meant->item);
  if(item.nameAtom == noNode || !item.name || !item.name->isLiteral())
    return {{}, languageText("rename.computed")};
  const std::string from = item.name->readable();
  for(const SceneOutline::Id sibling : outline.children(item.parent))
    if(sibling != meant->item && outline.item(sibling).name && outline.item(sibling).name->isLiteral(to))
      return {{}, languageText("rename.sibling", to)};
  // From a selected parent, nodes may go anywhere.
  const bool climbs =
      std::ranges::any_of(paths.uses(), [&](const NodePaths::Use& use)
                          { return use.kind == NodePaths::Use::Kind::Child && tree_.value(use.value) == ".."; });
  // Values of atoms with the places, from the back, where the name stands in them.
  std::map<Node, std::vector<TextRange>> atoms;
  std::size_t uncertain = 0;
  for(const NodePaths::Use& use : paths.uses())
  {
    const std::vector<NodePaths::Step> steps = paths.steps(use);
    for(std::size_t i = 0; i < steps.size(); ++i)
    {
      if(!steps[i].text.isLiteral(from))
        continue;
      const auto other = paths.resolve(use, steps, i + 1);
      if(other ? other->item != meant->item : use.kind == NodePaths::Use::Kind::Name)
        continue;
      const bool isCertain = other && (use.kind == NodePaths::Use::Kind::Name || (other->isCertain && !climbs));
      if(isCertain && steps[i].atom != noNode)
        atoms[steps[i].atom].push_back(steps[i].range);
      else
        ++uncertain;
    }
  }
  Renaming result;
  for(const auto& [atom, ranges] : atoms)
  {
    std::string value = tree_.value(atom);
    const std::uint32_t begin = tree_.begin(atom) + (tree_.quote(atom) == Quote::Bare ? 0 : 1);
    for(auto range = ranges.rbegin(); range != ranges.rend(); ++range)
      value.replace(range->begin - begin, range->end - range->begin, to);
    if(to != from)
      result.edits.push_back(atomEdit(tree_, atom, value));
  }
  if(uncertain > 0)
    result.notes.push_back(uncertain == 1 ? languageText("rename.uncertainOne", uncertain)
                                          : languageText("rename.uncertain", uncertain));
  return result;
}

} // namespace sparkwright
