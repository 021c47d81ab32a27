#include "core/rsg/evaluation/Evaluator.h"

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
    : Walker(state, std::move(file), arguments, std::move(importedFrom)), root_(root.weak_from_this().lock())
{
  transform_ = state_.context.registry->find("Transform");
  // A root on the stack of its owner has no owner to ask; it outlives the import.
  if(!root_)
    root_ = ObjectPtr(ObjectPtr(), &root);
}

bool Evaluator::readScene(Node body)
{
  if(auto* const records = state_.sceneDictionary ? state_.context.service<ImportRecords>() : nullptr)
    recording_.emplace(*records, file_, root_, environment_.arguments(), state_.outermost,
                       state_.options.referenceSkew);
  return Walker::readScene(body, root_);
}

void Evaluator::write(Diagnostic diagnostic)
{
  if(state_.context.log)
    state_.context.log->write(std::move(diagnostic));
}

Diagnostic Evaluator::place() const
{
  const SyntaxTree::Position position = tree_.position(current_);
  return {Diagnostic::Severity::Error, *file_->name, position.line, position.column, {}, {}};
}

bool Evaluator::create(Node form, const ClassInfo& info, ObjectPtr& current)
{
  ObjectPtr node = state_.context.registry->create(info.fullName());
  if(state_.sceneDictionary)
  {
    const SyntaxTree::Position position = tree_.position(form);
    node->setOrigin({file_->name, position.line, position.column,
                     std::make_shared<NodeSource>(file_->location, state_.outermost, tree_.begin(form),
                                                  info.isA("Transform"), current->origin().source)});
  }
  if(!current->context() && root_->context())
    report(Diagnostic::Severity::Warning, form, rsgText("node.goesNowhere", inQuotes(current->name())),
           rsgText("node.removed"));
  current->addChild(node);
  current = std::move(node);
  if(recording_)
  {
    recording_->record().nodes.push_back({current, current->origin().source});
    recording_->record().hash.node(info.name);
  }
  return true;
}

bool Evaluator::select(Node nameNode, const std::string& name, ObjectPtr& current)
{
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
  if(recording_)
  {
    recording_->record().nodes.push_back({current, nullptr});
    recording_->record().hash.select(name);
  }
  return true;
}

void Evaluator::tellPath(Node at, const ObjectPtr& current)
{
  report(Diagnostic::Severity::Debug, at, current->path());
}

bool Evaluator::isImmediate(const Method& method) const
{
  if(method.immediate)
    return true;
  // Whatever Transform does at once is done at once, whatever the class of the node.
  const Method* const same = transform_ ? transform_->method(method.name) : nullptr;
  return same && same->immediate;
}

void Evaluator::call(Node list, Node form, const std::string& word, std::vector<std::string> values,
                     const ObjectPtr& current)
{
  const std::string name(longName(word));
  std::optional<ImportRecords::Call> place;
  if(recording_)
  {
    ImportRecord& record = recording_->record();
    record.hash.call(name, values);
    place.emplace(*state_.context.service<ImportRecords>(), record, record.calls++);
  }
  const Method* const method = current->classInfo().method(name);
  if(!method && full(Diagnostic::Severity::Warning))
    return;
  if(!method)
    report(Diagnostic::Severity::Warning, form,
           rsgText("call.noMethodAt", current->classInfo().name, word, current->path()),
           suggestion(name, methodNames(current->classInfo())));
  else if(isImmediate(*method))
    perform(*current, *method, values, list, form);
  else
    queue_.push_back({current, method, std::move(values), list, form});
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
    else if(remark.kind != ArgumentRemark::Kind::None)
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
