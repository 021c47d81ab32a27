// Calls and their values, as far as they are known without evaluating anything.

#include "core/rsg/Checker.h"

#include "core/files/FileService.h"
#include "core/mesh/Meshes.h"
#include "core/object/ObjectTexts.h"
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

/// Templates of larger files are not counted.
constexpr std::size_t largestImport = 4u << 20;

bool isParameter(std::string_view text)
{
  return text.size() > 1 && text[0] == '$';
}

} // namespace

void Checker::checkCall(Node list, Node form, NodeClass current)
{
  std::size_t count = 0;
  for(Node node = tree_->nextElement(list, form); node != SyntaxTree::none; node = tree_->nextElement(list, node))
    ++count;
  checkAtomText(form, tree_->nextElement(list, form), false);
  const Method* const method = checkMethod(form, current, count);
  std::size_t index = 0;
  for(Node node = tree_->nextElement(list, form); node != SyntaxTree::none; node = tree_->nextElement(list, node))
  {
    checkValue(node);
    checkAtomText(node, tree_->nextElement(list, node), false);
    if(method && tree_->isAtom(node))
      checkLiteral(form, node, *method, index);
    else if(!current.info && tree_->isAtom(node))
      checkOverflow(form, node, index, count);
    ++index;
  }
  std::string scratch;
  if(count > 0 && tree_->value(form, scratch) == "importScene")
    checkImport(list, form, count);
  else if(method && method->name == "load")
    checkMesh(form, tree_->nextElement(list, form), current);
}

const Method* Checker::checkMethod(Node form, NodeClass current, std::size_t count)
{
  std::string scratch;
  const std::string_view word = tree_->value(form, scratch);
  const std::string name(longName(word));
  if(const ClassInfo* const scene = current.isRoot ? registry_.find("Scene") : nullptr; scene && !scene->method(name))
    result_.standsAlone = false;
  if(!current.info)
  {
    // Some class must have a method that takes so many values.
    const auto found = methodsByName_.find(name);
    if(full())
      return nullptr;
    if(found == methodsByName_.end())
    {
      std::vector<std::string> names;
      for(const auto& entry : methodsByName_)
        names.push_back(entry.first);
      warn(form, rsgText("call.nowhere", inQuotes(word)), suggestion(name, names));
    }
    else if(std::none_of(found->second.begin(), found->second.end(),
                         [count](const Method* method) { return method->accepts(count); }))
      warn(form, objectText("call.takes", name, found->second.front()->countText(), count));
    return nullptr;
  }
  auto found = methods_.find(std::pair(current.info, name));
  if(found == methods_.end())
    found = methods_.emplace(std::pair(current.info, name), current.info->method(name)).first;
  const Method* const method = found->second;
  if(full())
    return method;
  if(!method)
    warn(form, objectText("call.noMethod", current.info->name, inQuotes(word)),
         suggestion(name, methodNames(*current.info)));
  else if(!method->accepts(count))
  {
    warn(form, rsgText("call.refused", current.info->name, inQuotes(name), name, method->countText(), count));
    return nullptr;
  }
  return method;
}

void Checker::checkOverflow(Node form, Node value, std::size_t index, std::size_t count)
{
  std::string scratch;
  const auto found = methodsByName_.find(std::string(longName(tree_->value(form, scratch))));
  const std::string_view text = tree_->value(value, scratch);
  if(found == methodsByName_.end() || isParameter(text))
    return;
  ArgumentRemark remark;
  for(const Method* const method : found->second)
    if(method->accepts(count))
    {
      const Parameter* const parameter = parameterOf(*method, index);
      remark = parameter ? checkArgument(*parameter, text) : ArgumentRemark{};
      if(remark.kind != ArgumentRemark::Kind::Overflow)
        return;
    }
  if(remark.kind == ArgumentRemark::Kind::Overflow)
    warn(value, std::move(remark.message), std::move(remark.hint));
}

void Checker::checkLiteral(Node form, Node value, const Method& method, std::size_t index)
{
  const Parameter* const parameter = parameterOf(method, index);
  std::string scratch;
  const std::string_view text = tree_->value(value, scratch);
  if(!parameter || isParameter(text))
    return;
  ArgumentRemark remark = checkArgument(*parameter, text);
  if(remark.kind == ArgumentRemark::Kind::Lossy)
    quirk(value, std::move(remark.message));
  else if(remark.kind == ArgumentRemark::Kind::Useless && parameter->type == "bool")
    warn(form, rsgText("call.refusedFor", method.name, remark.message));
  else if(remark.kind != ArgumentRemark::Kind::None)
    warn(value, std::move(remark.message), std::move(remark.hint));
}

std::optional<std::string> Checker::literal(Node value) const
{
  if(tree_->isAtom(value))
  {
    std::string text = tree_->value(value);
    return isParameter(text) ? std::nullopt : std::optional(std::move(text));
  }
  const Node op = tree_->firstElement(value);
  if(op == SyntaxTree::none || !tree_->isAtom(op) || tree_->value(op) != "join")
    return std::nullopt;
  std::string joined;
  for(Node part = tree_->nextElement(value, op); part != SyntaxTree::none; part = tree_->nextElement(value, part))
  {
    std::string scratch;
    if(!tree_->isAtom(part) || isParameter(tree_->value(part, scratch)))
      return std::nullopt;
    joined += tree_->value(part, scratch);
  }
  return joined;
}

/// Whether there is the mesh that a node loads. Those that are computed are not known.
void Checker::checkMesh(Node form, Node value, NodeClass current)
{
  const bool collides = current.info && (current.info->isA("TriMeshCollider") || current.info->isA("HullCollider"));
  const std::optional<std::string> mesh = value == SyntaxTree::none ? std::nullopt : literal(value);
  if(!mesh || !files_ || !current.info || (!collides && !current.info->isA("StaticMesh")))
    return;
  const BuiltInMesh builtIn = builtInMesh(*mesh);
  if(builtIn == BuiltInMesh::Shape || (builtIn == BuiltInMesh::Model && !collides) || files_->locate(*mesh))
    return;
  if(builtIn == BuiltInMesh::Model)
    warn(form, rsgText("mesh.noCollider", inQuotes(*mesh)), rsgText("mesh.colliderFile"));
  else
    warn(form, rsgText("mesh.missing", inQuotes(*mesh)), rsgText("scene.lookedUp"));
}

void Checker::checkImport(Node list, Node form, std::size_t count)
{
  const std::optional<std::string> file = literal(tree_->nextElement(list, form));
  if(!file || !files_)
    return;
  if(!files_->locate(*file))
  {
    report(branches_ > 0 ? Diagnostic::Severity::Warning : Diagnostic::Severity::Error, form,
           rsgText("scene.missing", inQuotes(*file)),
           rsgText("scene.lookedUp"));
    return;
  }
  if(!options_.importArguments)
    return;
  if(const std::optional<std::size_t> wanted = parametersOf(*file); wanted && *wanted != count - 1)
    warn(form, rsgText(count == 2 ? RsgKey("template.ofFileTakesOne") : RsgKey("template.ofFileTakes"), inQuotes(*file),
                       *wanted, count - 1));
}

/// Nothing if the file cannot be read as a scene.
std::optional<std::size_t> Checker::parametersOf(const std::string& file)
{
  const auto known = parameters_.find(file);
  if(known != parameters_.end())
    return known->second;
  std::optional<std::size_t>& count = parameters_[file];
  std::optional<std::string> text = files_->lookAt(file, largestImport);
  if(!text)
    return count;
  const SyntaxTree tree(std::move(*text), 2);
  const SceneForm form(tree);
  if(!tree.broken() && form.kind == SceneForm::Kind::Scene)
    count = templateSize(tree, form);
  return count;
}

void Checker::checkValue(Node node)
{
  if(tree_->isList(node))
    return checkExpression(node);
  std::string scratch;
  const std::string_view text = tree_->value(node, scratch);
  if(!isParameter(text))
    return;
  checkParameter(node, text.substr(1));
  if(tree_->quote(node) != Quote::Bare)
    quirk(node, rsgText("variable.quotes", text));
}

void Checker::checkExpression(Node list)
{
  if(tooDeep(list))
    return;
  ++depth_;
  const Node op = tree_->firstElement(list);
  if(op == SyntaxTree::none || !tree_->isAtom(op))
    fatal(list, rsgText("value.list"), rsgText("value.kinds"));
  else
  {
    std::string scratch;
    const std::string_view word = tree_->value(op, scratch);
    const Node first = tree_->nextElement(list, op);
    if(longName(word) != "eval" && longName(word) != "join")
      fatal(op, rsgText("value.noOperator", inQuotes(word)), rsgText("value.kinds"));
    else if(word == "eval" && first == SyntaxTree::none)
      fatal(list, rsgText("value.evalEmpty"));
    const bool isEval = longName(word) == "eval";
    for(Node node = first; node != SyntaxTree::none; node = tree_->nextElement(list, node))
    {
      if(isEval && tree_->isAtom(node) && tree_->quote(node) == Quote::Bare)
        checkOperand(node);
      else
        checkValue(node);
      checkAtomText(node, tree_->nextElement(list, node), true);
    }
  }
  --depth_;
}

/// As loading reads it: the name of a variable, or variables within the atom.
void Checker::checkOperand(Node node)
{
  std::string scratch;
  const std::string text(tree_->value(node, scratch));
  if(isParameter(text) && variables_.contains(std::string_view(text).substr(1)))
    return checkParameter(node, std::string_view(text).substr(1));
  for(const ExpressionPart& part : expressionParts(text))
    if(part.isVariable)
      checkParameter(node, part.text.substr(1));
}

void Checker::checkParameter(Node node, std::string_view name)
{
  const auto found = variables_.find(name);
  if(found != variables_.end())
  {
    found->second.used = true;
    return;
  }
  if(full())
    return;
  std::vector<std::string> names;
  for(const auto& entry : variables_)
    names.push_back(entry.first);
  fatal(node, rsgText("variable.undefined", "$" + std::string(name)), suggestion(name, names));
}

void Checker::checkAtomText(Node node, Node next, bool inExpression)
{
  if(!tree_->isAtom(node))
    return;
  if(tree_->quote(node) == Quote::Bare && tree_->source(node).find(';') != std::string_view::npos)
    warn(node, rsgText("value.semicolon", inQuotes(tree_->source(node))), rsgText("value.blank"));
  // Within expressions this is how text with quotes and brackets is written.
  if(!inExpression && next != SyntaxTree::none && tree_->isAtom(next) && tree_->begin(next) == tree_->end(node))
    quirk(next, rsgText("value.atom"));
}

} // namespace sparkwright::rsg
