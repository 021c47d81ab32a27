#pragma once

#include "core/object/Registry.h"
#include "core/rsg/Names.h"
#include "core/rsg/RsgTexts.h"
#include "core/rsg/Vocabulary.h"
#include "core/rsg/evaluation/FileWalk.h"
#include "core/text/InQuotes.h"
#include "core/text/Suggest.h"

#include <string>
#include <utility>
#include <vector>

namespace sparkwright::rsg
{

/// Walks over the forms of a complete scene in their order of execution. What nodes and calls lead to, derived classes
/// decide: Evaluator builds objects, Tracer writes down what would be built.
/// @tparam Current  stands for a node; copied when a list is entered
template<class Current>
class Walker : public FileWalk
{
public:
  /// Reads a complete scene below `root`. @return false if reading stopped at an error
  bool readScene(Node body, const Current& root)
  {
    const bool ok = readList(body, root);
    if(ok && environment_.argumentCount() > 0 && environment_.parameterCount() == 0)
      report(Diagnostic::Severity::Warning, body,
             rsgText("template.noTemplate", environment_.argumentCount(), importedFrom_));
    return ok;
  }

protected:
  using FileWalk::FileWalk;

  /// Makes a node below `current`, which becomes that node. @param form  the word `nd`
  virtual bool create(Node form, const ClassInfo& info, Current& current) = 0;
  /// Replaces `current` by its child of that name, or by `..` or `.`. @return false, after a report, if there is none
  virtual bool select(Node nameNode, const std::string& name, Current& current) = 0;
  virtual void call(Node list, Node form, const std::string& word, std::vector<std::string> values,
                    const Current& current) = 0;
  virtual void tellPath(Node, const Current&) {}

  bool callMethod(Node list, Node form, const Current& current)
  {
    std::vector<std::string> values;
    for(Node node = tree_.nextElement(list, form); node != SyntaxTree::none; node = tree_.nextElement(list, node))
      if(!value(node, values.emplace_back()))
        return false;
    current_ = form;
    call(list, form, tree_.value(form), std::move(values), current);
    return true;
  }

  Node current_ = 0; ///< The form being read.

private:
  bool readList(Node list, Current current)
  {
    const DepthGuard guard(state_.listDepth);
    if(state_.listDepth > ImportState::deepestList)
      return fail(list, rsgText("scene.tooDeep", ImportState::deepestList));
    for(Node element = tree_.firstElement(list); element != SyntaxTree::none;
        element = tree_.nextElement(list, element))
    {
      if(tree_.isList(element))
      {
        if(!readList(element, current))
          return false;
        continue;
      }
      current_ = element;
      const std::string word = tree_.value(element);
      const std::string_view name = longName(word);
      if(name == "node")
      {
        if(!createNode(list, element, current))
          return false;
      }
      else if(name == "select")
      {
        if(!selectNode(list, element, current))
          return false;
      }
      else if(name == "pwd")
        tellPath(element, current);
      else if(name == "template")
        return declareTemplate(list, element);
      else if(name == "define")
        return define(list, element);
      else if(name == "switch")
        return chooseCase(list, element, current);
      else
        return callMethod(list, element, current);
    }
    return true;
  }

  bool createNode(Node list, Node& element, Current& current)
  {
    const Node classNode = tree_.nextElement(list, element);
    if(classNode == SyntaxTree::none || !tree_.isAtom(classNode))
      return fail(element, rsgText("node.noClass"));
    const std::string word = tree_.value(classNode);
    const std::string name(longName(word));
    const Registry& registry = *state_.context.registry;
    const ClassInfo* const info = registry.find(name);
    if(!info)
      return fail(classNode, rsgText("node.unknownClass", word), suggestion(name, nodeClassNames(registry)));
    if(!isNodeClass(*info))
      return fail(classNode, rsgText("node.noNode", word), suggestion(name, nodeClassNames(registry)));
    if(!create(element, *info, current))
      return false;
    element = classNode;
    return true;
  }

  bool selectNode(Node list, Node& element, Current& current)
  {
    const Node nameNode = tree_.nextElement(list, element);
    if(nameNode == SyntaxTree::none || !tree_.isAtom(nameNode))
      return fail(element, rsgText("node.selNoName"));
    if(!select(nameNode, tree_.value(nameNode), current))
      return false;
    element = nameNode;
    return true;
  }

  bool chooseCase(Node list, Node form, const Current& current)
  {
    const Node selector = tree_.nextElement(list, form);
    if(selector == SyntaxTree::none)
      return fail(form, rsgText("switch.noValue"));
    std::string wanted;
    if(!value(selector, wanted))
      return false;
    std::string labels;
    bool anyCase = false;
    for(Node node = tree_.nextElement(list, selector); node != SyntaxTree::none; node = tree_.nextElement(list, node))
    {
      if(!tree_.isList(node))
      {
        quirk(node, rsgText("switch.text"));
        continue;
      }
      anyCase = true;
      const Node label = tree_.firstElement(node);
      if(label == SyntaxTree::none)
        break;
      std::string text;
      if(!value(label, text))
        return false;
      if(text == wanted)
        return takeCase(node, label, current);
      labels += (labels.empty() ? "" : ", ") + inQuotes(text);
    }
    if(!anyCase)
      return true;
    return fail(form, rsgText("switch.noCase", wanted),
                labels.empty() ? LocalText() : rsgText("switch.thereIs", labels));
  }

  bool takeCase(Node aCase, Node label, const Current& current)
  {
    const Node branch = tree_.nextElement(aCase, label);
    if(branch == SyntaxTree::none)
      return fail(aCase, rsgText("switch.nothing", tree_.source(label)), rsgText("switch.writeEmpty"));
    // What goes wrong in here is reported, and the file goes on, as in the reference.
    if(tree_.isList(branch))
      readList(branch, current);
    else
    {
      std::string unused;
      value(branch, unused);
    }
    if(const Node more = tree_.nextElement(aCase, branch); more != SyntaxTree::none)
      report(Diagnostic::Severity::Warning, more, rsgText("switch.onlyFirst"), rsgText("switch.listAround"));
    return true;
  }
};

} // namespace sparkwright::rsg
