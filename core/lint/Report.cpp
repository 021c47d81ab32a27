#include "core/lint/Report.h"

#include "core/files/FileService.h"
#include "core/import/NodeSource.h"
#include "core/object/Object.h"

namespace sparkwright::lint
{

Finding* Report::add(Kind kind, const Object& node, double number, LocalText text, LocalText hint)
{
  const Object::Origin& origin = node.origin();
  const std::string file = origin.file ? *origin.file : std::string();
  // What a file makes several times, it says once; nodes without a file are told by their paths.
  const std::string place = file.empty() ? node.path() : file;
  if(!places_.emplace(kind, place, origin.line, origin.column).second)
    return nullptr;
  Finding& finding = findings_.emplace_back();
  finding.kind = kind;
  finding.number = number;
  finding.node = node.path();
  finding.diagnostic = Diagnostic::of(Diagnostic::Severity::Warning, file, origin.line, origin.column, std::move(text),
                                      std::move(hint));
  if(origin.source)
  {
    finding.location = origin.source->location();
    finding.offset = origin.source->offset();
  }
  return &finding;
}

void Report::addFix(Finding& finding, const Object& node, LocalText title, std::vector<TextEdit> edits) const
{
  if(!edits.empty() && node.origin().source)
    finding.fixes.push_back({std::move(title), node.origin().source->location(), std::move(edits)});
}

const SyntaxTree& Report::treeOf(const std::string& location)
{
  std::unique_ptr<SyntaxTree>& tree = trees_[location];
  if(!tree)
    tree = std::make_unique<SyntaxTree>(location.empty() ? std::string() : files_.lookAt(location).value_or(""));
  return *tree;
}

const design::FormEdits& Report::formOf(const Object& node)
{
  std::unique_ptr<design::FormEdits>& form = forms_[&node];
  if(!form)
  {
    const std::shared_ptr<const NodeSource> source = node.origin().source;
    form = std::make_unique<design::FormEdits>(treeOf(source ? source->location() : std::string()),
                                               source ? source->offset() : 0);
  }
  return *form;
}

} // namespace sparkwright::lint
