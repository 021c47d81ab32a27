#include "core/rsg/evaluation/FileWalk.h"

#include "core/rsg/RsgTexts.h"
#include "core/rsg/Vocabulary.h"
#include "core/script/ScriptEngine.h"
#include "core/text/InQuotes.h"
#include "core/text/Suggest.h"

namespace sparkwright::rsg
{

namespace
{

/// Warnings per file, and errors; more say nothing new.
constexpr int mostReports = 100;

/// Long texts are cut in messages.
std::string excerpt(const std::string& text)
{
  constexpr std::size_t longest = 120;
  return text.size() <= longest ? text : text.substr(0, longest) + "…";
}

} // namespace

bool FileWalk::full(Diagnostic::Severity severity) const
{
  return severity == Diagnostic::Severity::Warning ? warnings_ > mostReports : errors_ > mostReports;
}

void FileWalk::report(Diagnostic::Severity severity, Node at, LocalText message, LocalText hint)
{
  if(severity >= Diagnostic::Severity::Warning)
  {
    if(full(severity))
      return;
    const bool isWarning = severity == Diagnostic::Severity::Warning;
    int& count = isWarning ? warnings_ : errors_;
    if(++count > mostReports)
    {
      message = rsgText(isWarning ? RsgKey("scene.warnings") : RsgKey("scene.errors"), mostReports);
      hint = {};
    }
  }
  const SyntaxTree::Position position = tree_.position(at);
  write(Diagnostic::of(severity, *file_->name, position.line, position.column, std::move(message), std::move(hint)));
}

void FileWalk::quirk(Node at, LocalText message, LocalText hint)
{
  if(state_.options.strict)
    report(Diagnostic::Severity::Warning, at, std::move(message), std::move(hint));
}

bool FileWalk::fail(Node at, LocalText message, LocalText hint)
{
  report(Diagnostic::Severity::Error, at, std::move(message), std::move(hint));
  return false;
}

bool FileWalk::declareTemplate(Node list, Node form)
{
  std::string missing;
  for(Node node = tree_.nextElement(list, form); node != SyntaxTree::none; node = tree_.nextElement(list, node))
  {
    if(!tree_.isAtom(node))
    {
      quirk(node, rsgText("template.namesEnd"));
      break;
    }
    const std::string name = tree_.value(node);
    if(name.size() < 2 || name[0] != '$')
      return fail(node, rsgText("template.noName", inQuotes(name)), rsgText("variable.dollar"));
    if(!environment_.addParameter(name.substr(1)))
      return fail(node, rsgText("template.taken", name));
    if(environment_.parameterCount() > environment_.argumentCount())
      missing += (missing.empty() ? "" : ", ") + name;
  }
  const std::size_t given = environment_.argumentCount();
  const std::size_t wanted = environment_.parameterCount();
  if(given == wanted)
    return true;
  report(Diagnostic::Severity::Warning, form,
         rsgText(given == 1 ? RsgKey("template.takesOne") : RsgKey("template.takes"), wanted, given, importedFrom_),
         missing.empty() ? LocalText() : rsgText("template.without", missing));
  return true;
}

bool FileWalk::define(Node list, Node form)
{
  const Node nameNode = tree_.nextElement(list, form);
  if(nameNode == SyntaxTree::none || !tree_.isAtom(nameNode))
    return fail(form, rsgText("variable.noNameAndValue"));
  const std::string name = tree_.value(nameNode);
  if(name.size() < 2 || name[0] != '$')
    return fail(nameNode, rsgText("variable.noName", inQuotes(name)), rsgText("variable.dollar"));
  const Node valueNode = tree_.nextElement(list, nameNode);
  if(valueNode == SyntaxTree::none)
    return fail(form, rsgText("variable.noValue", name));
  std::string text;
  if(!value(valueNode, text))
    return false;
  if(!environment_.define(name.substr(1), std::move(text)))
    return fail(nameNode, rsgText("template.notReplaced", name, importedFrom_));
  if(const Node more = tree_.nextElement(list, valueNode); more != SyntaxTree::none)
    quirk(more, rsgText("variable.more"));
  return true;
}

bool FileWalk::value(Node node, std::string& result)
{
  if(tree_.isList(node))
    return expression(node, result);
  result = tree_.value(node);
  // Substitution is for whole atoms only, but quotes do not protect from it.
  if(result.size() > 1 && result[0] == '$')
    return parameter(node, std::string(result), result);
  return true;
}

bool FileWalk::parameter(Node node, const std::string& text, std::string& result)
{
  switch(environment_.find(text.substr(1), result))
  {
  case Environment::Lookup::Found:
    return true;
  case Environment::Lookup::NotSupplied:
    return fail(node, rsgText("template.noValue", text, importedFrom_));
  case Environment::Lookup::Unknown:
    break;
  }
  LocalText hint = suggestion(text.substr(1), environment_.names());
  return fail(node, rsgText("variable.undefined", text), std::move(hint));
}

bool FileWalk::expression(Node list, std::string& result)
{
  ++state_.listDepth;
  const Node op = tree_.firstElement(list);
  bool ok = false;
  if(state_.listDepth > ImportState::deepestList)
    fail(list, rsgText("value.tooDeep", ImportState::deepestList));
  else if(op == SyntaxTree::none || !tree_.isAtom(op))
    fail(list, rsgText("value.list"), rsgText("value.kinds"));
  else if(const std::string word = tree_.value(op); longName(word) == "eval")
    ok = evalExpression(list, op, result);
  else if(longName(word) == "join")
  {
    ok = true;
    std::string part;
    result.clear();
    for(Node n = tree_.nextElement(list, op); ok && n != SyntaxTree::none; n = tree_.nextElement(list, n))
    {
      ok = value(n, part);
      result += part;
    }
  }
  else
    fail(op, rsgText("value.noOperator", inQuotes(word)), rsgText("value.kinds"));
  --state_.listDepth;
  return ok;
}

/// Variables within an atom, too: `-$len`, `2*$a`. Names that are whole atoms may have any characters.
bool FileWalk::operand(Node node, std::string& result)
{
  if(!tree_.isAtom(node) || tree_.quote(node) != Quote::Bare)
    return value(node, result);
  const std::string text(tree_.value(node));
  if(std::string found; text.size() > 1 && text[0] == '$' && environment_.find(text.substr(1), found) != Environment::Lookup::Unknown)
    return parameter(node, text, result);
  result.clear();
  std::string part;
  for(const ExpressionPart& each : expressionParts(text))
  {
    part = each.text;
    if(each.isVariable && !parameter(node, std::string(each.text), part))
      return false;
    const bool signs = !result.empty() && !part.empty() && (result.back() == '-' || result.back() == '+') && part[0] == result.back();
    result += (signs ? " " : "") + part; // `- -1`
  }
  return true;
}

bool FileWalk::evalExpression(Node list, Node op, std::string& result)
{
  std::string text;
  std::string part;
  for(Node n = tree_.nextElement(list, op); n != SyntaxTree::none; n = tree_.nextElement(list, n))
  {
    if(!operand(n, part))
      return false;
    text += part;
    text += ' ';
  }
  if(!state_.context.scripts)
    return fail(list, rsgText("value.noScripts"));
  ScriptEngine::Result evaluated = state_.context.scripts->evaluate(text);
  if(!evaluated.ok)
    return fail(list, rsgText("value.eval", evaluated.error), rsgText("value.expression", excerpt(text)));
  result = std::move(evaluated.text);
  return true;
}

} // namespace sparkwright::rsg
