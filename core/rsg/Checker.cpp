#include "core/rsg/Checker.h"

#include "core/rsg/ArgumentCheck.h"
#include "core/rsg/ImportState.h"
#include "core/rsg/Names.h"
#include "core/rsg/RsgTexts.h"
#include "core/rsg/SceneForm.h"
#include "core/rsg/Vocabulary.h"
#include "core/text/InQuotes.h"
#include "core/text/Suggest.h"

#include <algorithm>

namespace sparkwright::rsg
{

namespace
{

/// Per file; more say nothing new.
constexpr std::size_t mostDiagnostics = 200;

using Severity = Diagnostic::Severity;

} // namespace

Checker::Checker(const Registry& registry, const FileService* files, Options options)
    : registry_(registry), files_(files), options_(options)
{
  for(const ClassInfo* const info : registry.classes())
    for(const Method& method : info->methods)
      methodsByName_[method.name].push_back(&method);
}

Checker::Result Checker::check(const SyntaxTree& tree, const std::string& name)
{
  tree_ = &tree;
  result_ = {};
  variables_.clear();
  depth_ = branches_ = 0;
  const SceneForm form(tree);
  if(form.kind == SceneForm::Kind::Unknown)
  {
    result_.diagnostics.push_back(notAScene(tree, form, name));
    return std::move(result_);
  }
  result_.diagnostics = syntaxDiagnostics(tree, form, options_.strict);
  result_.standsAlone = form.kind == SceneForm::Kind::Scene &&
                     std::none_of(result_.diagnostics.begin(), result_.diagnostics.end(),
                                  [](const Diagnostic& d) { return d.severity == Severity::Error; });
  // Even if parentheses are missing: the names of the part that is there can be checked.
  if(form.body != SyntaxTree::none && tree.isList(form.body))
  {
    if(form.kind == SceneForm::Kind::Scene)
      checkList(form.body, {nullptr, true});
    else
      checkDelta(form.body, {});
    reportUnused();
  }
  std::stable_sort(result_.diagnostics.begin(), result_.diagnostics.end(), [](const Diagnostic& a, const Diagnostic& b)
                   { return std::pair(a.line, a.column) < std::pair(b.line, b.column); });
  return std::move(result_);
}

bool Checker::full() const
{
  return result_.diagnostics.size() > mostDiagnostics;
}

void Checker::report(Severity severity, Node at, LocalText message, LocalText hint)
{
  if(full())
    return;
  if(result_.diagnostics.size() == mostDiagnostics)
  {
    severity = Severity::Warning;
    message = rsgText("scene.findings", mostDiagnostics);
    hint = {};
  }
  const SyntaxTree::Position position = tree_->position(at);
  result_.diagnostics.push_back(
      Diagnostic::of(severity, {}, position.line, position.column, std::move(message), std::move(hint)));
}

void Checker::fatal(Node at, LocalText message, LocalText hint)
{
  report(branches_ > 0 ? Severity::Warning : Severity::Error, at, std::move(message), std::move(hint));
}

void Checker::warn(Node at, LocalText message, LocalText hint)
{
  report(Severity::Warning, at, std::move(message), std::move(hint));
}

void Checker::quirk(Node at, LocalText message, LocalText hint)
{
  if(options_.strict)
    warn(at, std::move(message), std::move(hint));
}

bool Checker::tooDeep(Node list)
{
  if(depth_ < ImportState::deepestList)
    return false;
  report(Severity::Error, list, rsgText("scene.tooDeep", ImportState::deepestList));
  return true;
}

void Checker::checkList(Node list, NodeClass current)
{
  if(tooDeep(list))
    return;
  ++depth_;
  FormReader forms(*tree_, list);
  while(const std::optional<Form> form = forms.next())
    switch(form->kind)
    {
    case Form::Kind::List:
      checkList(form->word, current);
      break;
    case Form::Kind::Node:
      checkClass(*form, current);
      break;
    case Form::Kind::Select:
      if(form->name == SyntaxTree::none)
        fatal(form->word, rsgText("node.selNoName"));
      else
        current = classAfter(*tree_, *form, current, registry_);
      break;
    case Form::Kind::Print:
      break;
    case Form::Kind::Template:
      checkTemplate(list, form->word);
      break;
    case Form::Kind::Define:
      checkDefine(list, form->word);
      break;
    case Form::Kind::Switch:
      checkSwitch(list, form->word, current);
      break;
    case Form::Kind::Call:
      checkCall(list, form->word, current);
      break;
    }
  --depth_;
}

void Checker::checkClass(const Form& form, NodeClass& current)
{
  current = {};
  if(form.name == SyntaxTree::none)
    return fatal(form.word, rsgText("node.noClass"));
  std::string scratch;
  const std::string_view word = tree_->value(form.name, scratch);
  auto found = classes_.find(word);
  if(found == classes_.end())
    found = classes_.emplace(word, registry_.find(longName(word))).first;
  if(full())
    current.info = found->second;
  else if(!found->second)
    fatal(form.name, rsgText("node.unknownClass", word), suggestion(longName(word), nodeClassNames(registry_)));
  else if(!isNodeClass(*found->second))
    fatal(form.name, rsgText("node.noNode", word), suggestion(longName(word), nodeClassNames(registry_)));
  else
    current.info = found->second;
}

void Checker::checkTemplate(Node list, Node form)
{
  for(Node node = tree_->nextElement(list, form); node != SyntaxTree::none; node = tree_->nextElement(list, node))
  {
    if(!tree_->isAtom(node))
    {
      quirk(node, rsgText("template.namesEnd"));
      break;
    }
    const std::string name = tree_->value(node);
    if(name.size() < 2 || name[0] != '$')
      fatal(node, rsgText("template.noName", inQuotes(name)), rsgText("variable.dollar"));
    else if(!variables_.emplace(name.substr(1), Variable{node, true, false}).second)
      fatal(node, rsgText("template.taken", name));
  }
}

void Checker::checkDefine(Node list, Node form)
{
  const Node nameNode = tree_->nextElement(list, form);
  if(nameNode == SyntaxTree::none || !tree_->isAtom(nameNode))
  {
    fatal(form, rsgText("variable.noNameAndValue"));
    return;
  }
  const std::string name = tree_->value(nameNode);
  const Node valueNode = tree_->nextElement(list, nameNode);
  if(name.size() < 2 || name[0] != '$')
    fatal(nameNode, rsgText("variable.noName", inQuotes(name)), rsgText("variable.dollar"));
  else if(valueNode == SyntaxTree::none)
    fatal(form, rsgText("variable.noValue", name));
  if(valueNode != SyntaxTree::none)
  {
    checkValue(valueNode);
    if(const Node more = tree_->nextElement(list, valueNode); more != SyntaxTree::none)
      quirk(more, rsgText("variable.more"));
  }
  if(name.size() > 1 && name[0] == '$')
    variables_.emplace(name.substr(1), Variable{nameNode, false, false});
}

void Checker::checkSwitch(Node list, Node form, NodeClass current)
{
  const Node selector = tree_->nextElement(list, form);
  if(selector == SyntaxTree::none)
  {
    fatal(form, rsgText("switch.noValue"));
    return;
  }
  checkValue(selector);
  for(Node node = tree_->nextElement(list, selector); node != SyntaxTree::none; node = tree_->nextElement(list, node))
  {
    if(!tree_->isList(node))
      quirk(node, rsgText("switch.text"));
    else if(tree_->firstElement(node) == SyntaxTree::none)
    {
      if(const Node next = tree_->nextElement(list, node); next != SyntaxTree::none)
        warn(node, rsgText("switch.emptyCase"));
      break;
    }
    else
      checkCase(node, current);
  }
}

void Checker::checkCase(Node aCase, NodeClass current)
{
  const Node label = tree_->firstElement(aCase);
  checkValue(label);
  const Node branch = tree_->nextElement(aCase, label);
  ++branches_;
  if(branch == SyntaxTree::none)
    fatal(aCase, rsgText("switch.nothing", tree_->source(label)), rsgText("switch.writeEmpty"));
  else if(tree_->isList(branch))
    checkList(branch, current);
  else
    checkValue(branch);
  --branches_;
  if(branch == SyntaxTree::none)
    return;
  if(const Node more = tree_->nextElement(aCase, branch); more != SyntaxTree::none)
    warn(more, rsgText("switch.onlyFirst"), rsgText("switch.listAround"));
}

void Checker::checkDelta(Node list, NodeClass current)
{
  const Node first = tree_->firstElement(list);
  if(first == SyntaxTree::none || tooDeep(list))
    return;
  ++depth_;
  std::string scratch;
  if(tree_->isAtom(first) && longName(tree_->value(first, scratch)) != "node")
    checkCall(list, first, current);
  else
  {
    if(tree_->isAtom(first))
    {
      // The class is not looked at when a node is updated, but it tells which methods there are.
      const Node name = tree_->nextElement(list, first);
      current = {};
      if(name != SyntaxTree::none && tree_->isAtom(name))
        current.info = registry_.find(longName(tree_->value(name, scratch)));
    }
    for(Node element = first; element != SyntaxTree::none; element = tree_->nextElement(list, element))
      if(tree_->isList(element))
        checkDelta(element, current);
  }
  --depth_;
}

void Checker::reportUnused()
{
  for(const auto& [name, variable] : variables_)
  {
    if(variable.used)
      continue;
    if(variable.isParameter)
      warn(variable.declared, rsgText("template.unused", name));
    else
      quirk(variable.declared, rsgText("variable.unused", name));
  }
}

} // namespace sparkwright::rsg
