#include "app/ide/source/SourceLink.h"

#include "core/import/NodeSource.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

using Node = SceneStructure::Node;

/// The word that begins a list, if it is `nd`.
std::optional<TokenRope::Cursor> nodeWord(const TokenRope& text, const TokenRope::Cursor& list)
{
  const auto first = text.firstElement(list);
  if(!first || first->kind() != Token::Kind::Atom)
    return {};
  const std::string word = first->value();
  return word == "nd" || word == "node" ? first : std::nullopt;
}

/// Nodes that a form has made. Of a Transform that was dissolved into the node below it, that node.
std::vector<int> nodesMadeAt(const SceneStructure& structure, const std::string& file, std::uint32_t offset)
{
  const auto isMadeAt = [&](const NodeSource* source)
  {
    for(const NodeSource* at = source; at; at = at->around().get())
    {
      if(at != source && !at->dissolvedPose())
        return false;
      if(at->offset() == offset && at->location() == file)
        return true;
    }
    return false;
  };
  std::vector<int> nodes;
  for(std::size_t i = 0; i < structure.nodes.size(); ++i)
    if(isMadeAt(structure.nodes[i].origin.source.get()))
      nodes.push_back(static_cast<int>(i));
  return nodes;
}

} // namespace

SourceLink::SourceLink(const Sides& sides, QObject* parent) : QObject(parent), sides_(sides)
{
  connect(&sides_.forms, &SourceSelection::changed, this, &SourceLink::followForms);
  connect(&sides_.nodes, &Selection::changed, this, &SourceLink::followNodes);
  connect(&sides_.documents, &OpenDocuments::changed, this, &SourceLink::followDocuments);
}

/// Whether the file of a node itself is open, not only one that imports it.
bool SourceLink::isOpen(const SceneStructure& structure, int node) const
{
  const auto& source = structure.nodes[static_cast<std::size_t>(node)].origin.source;
  return source && sides_.documents.find(QString::fromStdString(source->location()));
}

void SourceLink::inspect(std::uint64_t id)
{
  if(id == inspected_)
    return;
  inspected_ = id;
  emit inspectedChanged();
}

/// When the file of the node is opened, its form is selected; when it is closed, the node is seen as it is in the run.
void SourceLink::followDocuments()
{
  const int last = sides_.nodes.last();
  if(last >= 0 && isOpen(*sides_.nodes.structure(), last) != (inspected_ == 0))
    followNodes();
}

std::optional<SourceNode> SourceLink::formOf(const SceneStructure& structure, int node) const
{
  while(node >= 0 && !structure.nodes[static_cast<std::size_t>(node)].origin.source)
    node = structure.nodes[static_cast<std::size_t>(node)].parent;
  if(node < 0)
    return {};
  for(const NodeSource* source = structure.nodes[static_cast<std::size_t>(node)].origin.source.get(); source;
      source = source->around().get())
  {
    SceneDocument* const document = sides_.documents.find(QString::fromStdString(source->location()));
    if(!document)
      continue;
    const auto offset = sides_.offsets.inDocument(*document, source->offset());
    if(!offset || *offset >= document->tokens().size())
      continue;
    if(const auto list = document->tokens().around(document->tokens().at(*offset)))
      return SourceNode{document, list->id()};
  }
  return {};
}

std::vector<int> SourceLink::nodesOf(const SceneStructure& structure, const SourceNode& form) const
{
  if(!form.document)
    return {};
  const TokenRope& text = form.document->tokens();
  const std::string file = form.document->file().toStdString();
  for(auto list = text.find(form.list); list; list = text.around(*list))
    if(const auto word = nodeWord(text, *list))
      if(const auto offset = sides_.offsets.inWorld(*form.document, word->begin()))
        if(std::vector<int> nodes = nodesMadeAt(structure, file, *offset); !nodes.empty())
          return nodes;
  return {};
}

std::optional<std::uint32_t> SourceLink::placeInWorld(const SourceNode& form) const
{
  if(!form.document)
    return {};
  const TokenRope& text = form.document->tokens();
  for(auto list = text.find(form.list); list; list = text.around(*list))
    if(const auto word = nodeWord(text, *list))
      return sides_.offsets.inWorld(*form.document, word->begin());
  return {};
}

std::vector<int> SourceLink::nodesOfForms() const
{
  std::vector<int> nodes;
  for(const SourceNode& form : sides_.forms.nodes())
    for(const int node : nodesOf(*sides_.nodes.structure(), form))
      if(std::ranges::find(nodes, node) == nodes.end())
        nodes.push_back(node);
  return nodes;
}

void SourceLink::followForms()
{
  if(following_ != Following::Nobody || !sides_.nodes.structure())
    return;
  inspect(0);
  std::vector<int> nodes = nodesOfForms();
  following_ = Following::Forms;
  sides_.nodes.set(std::move(nodes));
  following_ = Following::Nobody;
}

void SourceLink::followNodes()
{
  if(following_ != Following::Nobody || !sides_.nodes.structure())
    return;
  if(structure_ != sides_.nodes.structure().get() && sides_.nodes.nodes().empty() && !sides_.forms.nodes().empty())
    return; // The World has built the nodes anew: follow() selects them again.
  const int last = sides_.nodes.last();
  const bool inspected = last >= 0 && !isOpen(*sides_.nodes.structure(), last);
  inspect(inspected ? sides_.nodes.structure()->nodes[static_cast<std::size_t>(last)].id : 0);
  if(const std::vector<int> meant = nodesOfForms(); !meant.empty() && meant == sides_.nodes.nodes())
    return; // What is selected in the text may be smaller than a node: a joint, or an import.
  std::vector<SourceNode> forms;
  for(const int node : sides_.nodes.nodes())
    if(std::optional<SourceNode> form = formOf(*sides_.nodes.structure(), node);
       form && std::ranges::find(forms, *form) == forms.end())
      forms.push_back(std::move(*form));
  following_ = Following::Nodes;
  sides_.forms.select(std::move(forms), this);
  following_ = Following::Nobody;
}

void SourceLink::follow()
{
  structure_ = sides_.nodes.structure().get();
  if(structure_ && sides_.nodes.nodes().empty() && !sides_.forms.nodes().empty())
    followForms();
}

} // namespace sparkwright
