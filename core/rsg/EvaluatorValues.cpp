// Values: atoms, parameters and expressions.

#include "core/rsg/Evaluator.h"

#include "core/rsg/RsgTexts.h"
#include "core/rsg/Vocabulary.h"
#include "core/script/ScriptEngine.h"
#include "core/text/InQuotes.h"
#include "core/text/Suggest.h"

namespace sparkwright::rsg
{

namespace
{

/// Long texts are cut in messages.
std::string excerpt(const std::string& text)
{
  constexpr std::size_t longest = 120;
  return text.size() <= longest ? text : text.substr(0, longest) + "…";
}

} // namespace

bool Evaluator::value(Node node, std::string& result)
{
  if(tree_.isList(node))
    return expression(node, result);
  result = tree_.value(node);
  // Substitution is for whole atoms only, but quotes do not protect from it.
  if(result.size() > 1 && result[0] == '$')
    return parameter(node, std::string(result), result);
  return true;
}

bool Evaluator::parameter(Node node, const std::string& text, std::string& result)
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

bool Evaluator::expression(Node list, std::string& result)
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

bool Evaluator::evalExpression(Node list, Node op, std::string& result)
{
  std::string text;
  std::string part;
  for(Node n = tree_.nextElement(list, op); n != SyntaxTree::none; n = tree_.nextElement(list, n))
  {
    if(!value(n, part))
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
