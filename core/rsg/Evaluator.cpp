#include "core/rsg/Evaluator.h"

#include "core/import/NodeSource.h"
#include "core/object/Log.h"
#include "core/rsg/ArgumentCheck.h"
#include "core/rsg/Names.h"
#include "core/rsg/RsgTexts.h"
#include "core/rsg/Vocabulary.h"
#include "core/text/InQuotes.h"
#include "core/text/Suggest.h"

namespace sparkwright::rsg
{

namespace
{

/// Warnings per file, and errors; more say nothing new.
constexpr int mostReports = 100;

/// Keeps count of how deep lists and expressions are nested.
class DepthGuard
{
public:
  explicit DepthGuard(int& depth) : depth_(depth) { ++depth_; }
  ~DepthGuard() { --depth_; }
  DepthGuard(const DepthGuard&) = delete;
  DepthGuard& operator=(const DepthGuard&) = delete;

private:
  int& depth_;
};

/// What to write in place of the first value that is too large or no finite number; empty if there is none.
LocalText overflowHint(const Method& method, const std::vector<std::string>& values)
{
  for(std::size_t i = 0; i < values.size(); ++i)
    if(const Parameter* const parameter = parameterOf(method, i))
      if(ArgumentRemark remark = checkArgument(*parameter, values[i]); remark.kind == ArgumentRemark::Kind::Overflow)
        return std::move(remark.hint);
  return {};
}

} // namespace

Evaluator::Evaluator(ImportState& state, std::shared_ptr<const ParsedFile> file, Object& root,
                     std::span<const std::string> arguments, LocalText importedFrom)
    : state_(state), file_(std::move(file)), tree_(file_->tree), root_(root.weak_from_this().lock()),
      environment_({arguments.begin(), arguments.end()}, state.options.referenceSkew),
      importedFrom_(std::move(importedFrom))
{
  transform_ = state_.context.registry->find("Transform");
  // A root on the stack of its owner has no owner to ask; it outlives the import.
  if(!root_)
    root_ = ObjectPtr(ObjectPtr(), &root);
}

bool Evaluator::full(Diagnostic::Severity severity) const
{
  return severity == Diagnostic::Severity::Warning ? warnings_ > mostReports : errors_ > mostReports;
}

void Evaluator::report(Diagnostic::Severity severity, Node at, LocalText message, LocalText hint)
{
  if(!state_.context.log)
    return;
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
  state_.context.log->write(
      Diagnostic::of(severity, *file_->name, position.line, position.column, std::move(message), std::move(hint)));
}

void Evaluator::quirk(Node at, LocalText message, LocalText hint)
{
  if(state_.options.strict)
    report(Diagnostic::Severity::Warning, at, std::move(message), std::move(hint));
}

Diagnostic Evaluator::place() const
{
  const SyntaxTree::Position position = tree_.position(current_);
  return {Diagnostic::Severity::Error, *file_->name, position.line, position.column, {}, {}};
}

bool Evaluator::fail(Node at, LocalText message, LocalText hint)
{
  report(Diagnostic::Severity::Error, at, std::move(message), std::move(hint));
  return false;
}

bool Evaluator::readScene(Node body)
{
  const bool ok = readList(body, root_);
  if(ok && environment_.argumentCount() > 0 && environment_.parameterCount() == 0)
    report(Diagnostic::Severity::Warning, body,
           rsgText("template.noTemplate", environment_.argumentCount(), importedFrom_));
  return ok;
}

bool Evaluator::readList(Node list, ObjectPtr current)
{
  const DepthGuard guard(state_.listDepth);
  if(state_.listDepth > ImportState::deepestList)
    return fail(list, rsgText("scene.tooDeep", ImportState::deepestList));
  for(Node element = tree_.firstElement(list); element != SyntaxTree::none; element = tree_.nextElement(list, element))
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
      if(!select(list, element, current))
        return false;
    }
    else if(name == "pwd")
      report(Diagnostic::Severity::Debug, element, current->path());
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

bool Evaluator::createNode(Node list, Node& element, ObjectPtr& current)
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
  ObjectPtr node = info->isA("BaseNode") ? registry.create(name) : nullptr;
  if(!node)
    return fail(classNode, rsgText("node.noNode", word));
  if(state_.sceneDictionary)
  {
    const SyntaxTree::Position position = tree_.position(element);
    node->setOrigin({file_->name, position.line, position.column,
                     std::make_shared<NodeSource>(file_->location, state_.outermost, tree_.begin(element),
                                                  info->isA("Transform"), current->origin().source)});
  }
  if(!current->context() && root_->context())
    report(Diagnostic::Severity::Warning, element,
           rsgText("node.goesNowhere", inQuotes(current->name())),
           rsgText("node.removed"));
  current->addChild(node);
  current = std::move(node);
  element = classNode;
  return true;
}

bool Evaluator::select(Node list, Node& element, ObjectPtr& current)
{
  const Node nameNode = tree_.nextElement(list, element);
  if(nameNode == SyntaxTree::none || !tree_.isAtom(nameNode))
    return fail(element, rsgText("node.selNoName"));
  const std::string name = tree_.value(nameNode);
  Object* const found = name == ".." ? current->parent() : name == "." ? current.get() : current->child(name);
  if(!found)
  {
    std::vector<std::string> names;
    for(const auto& child : current->children())
      names.push_back(child->name());
    return fail(nameNode, rsgText("node.noChild", inQuotes(current->path()), inQuotes(name)), suggestion(name, names));
  }
  if(found != current.get())
  {
    current = found->weak_from_this().lock();
    if(!current)
      current = ObjectPtr(ObjectPtr(), found);
  }
  element = nameNode;
  return true;
}

bool Evaluator::declareTemplate(Node list, Node form)
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

bool Evaluator::define(Node list, Node form)
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

bool Evaluator::chooseCase(Node list, Node form, const ObjectPtr& current)
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

bool Evaluator::takeCase(Node aCase, Node label, const ObjectPtr& current)
{
  const Node branch = tree_.nextElement(aCase, label);
  if(branch == SyntaxTree::none)
    return fail(aCase, rsgText("switch.nothing", tree_.source(label)),
                rsgText("switch.writeEmpty"));
  // What goes wrong in here is reported, and the file goes on, as in the reference.
  if(tree_.isList(branch))
    readList(branch, current);
  else
  {
    std::string unused;
    value(branch, unused);
  }
  if(const Node more = tree_.nextElement(aCase, branch); more != SyntaxTree::none)
    report(Diagnostic::Severity::Warning, more, rsgText("switch.onlyFirst"),
           rsgText("switch.listAround"));
  return true;
}

bool Evaluator::isImmediate(const Method& method) const
{
  if(method.immediate)
    return true;
  // Whatever Transform does at once is done at once, whatever the class of the node.
  const Method* const same = transform_ ? transform_->method(method.name) : nullptr;
  return same && same->immediate;
}

bool Evaluator::callMethod(Node list, Node form, const ObjectPtr& current)
{
  const std::string word = tree_.value(form);
  const std::string name(longName(word));
  std::vector<std::string> values;
  for(Node node = tree_.nextElement(list, form); node != SyntaxTree::none; node = tree_.nextElement(list, node))
    if(!value(node, values.emplace_back()))
      return false;
  current_ = form;
  const Method* const method = current->classInfo().method(name);
  if(!method && full(Diagnostic::Severity::Warning))
    return true;
  if(!method)
    report(Diagnostic::Severity::Warning, form,
           rsgText("call.noMethodAt", current->classInfo().name, word, current->path()),
           suggestion(name, methodNames(current->classInfo())));
  else if(isImmediate(*method))
    perform(*current, *method, values, list, form);
  else
    queue_.push_back({current, method, std::move(values), list, form});
  return true;
}

void Evaluator::checkValues(const Method& method, const std::vector<std::string>& values, Node list, Node form)
{
  Node node = form;
  for(std::size_t i = 0; i < values.size(); ++i)
  {
    node = tree_.nextElement(list, node);
    const Parameter* const parameter = parameterOf(method, i);
    if(!parameter || parameter->type == "bool")
      continue; // Whether a flag is right, the method says.
    ArgumentRemark remark = checkArgument(*parameter, values[i]);
    if(remark.kind == ArgumentRemark::Kind::Useless || remark.kind == ArgumentRemark::Kind::Overflow)
      report(Diagnostic::Severity::Warning, node, std::move(remark.message), std::move(remark.hint));
    else if(remark.kind == ArgumentRemark::Kind::Lossy)
      quirk(node, std::move(remark.message));
  }
}

void Evaluator::perform(Object& object, const Method& method, const std::vector<std::string>& values, Node list,
                        Node form)
{
  const CallResult result = invoke(object, method, Arguments(values));
  if(!result.accepted)
  {
    report(Diagnostic::Severity::Warning, form,
           rsgText("call.refusedAt", object.classInfo().name, method.name, result.why, object.path()),
           overflowHint(method, values));
    return;
  }
  checkValues(method, values, list, form);
  // Names of perceptors are words of percepts: gyro and accelerometer of a body part go by the same one.
  if(state_.options.strict && method.name == "setName" && object.parent() && !object.isA("Perceptor") &&
     object.parent()->child(object.name()) != &object)
    quirk(form, rsgText("node.nameTaken", inQuotes(object.name())));
}

void Evaluator::runQueue()
{
  // Calls may import further files, but those have queues of their own.
  for(const Call& call : queue_)
  {
    current_ = call.form;
    if(const ObjectPtr object = call.object.lock())
      perform(*object, *call.method, call.values, call.list, call.form);
    else
      report(Diagnostic::Severity::Warning, call.form,
             rsgText("call.removed", inQuotes(call.method->name)));
  }
  queue_.clear();
}

} // namespace sparkwright::rsg
