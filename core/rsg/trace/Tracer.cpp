#include "core/rsg/trace/Tracer.h"

#include "core/rsg/SceneForm.h"

namespace sparkwright::rsg
{

Trace Tracer::trace(ImportState& state, const std::shared_ptr<const ParsedFile>& file,
                    std::span<const std::string> arguments)
{
  Tracer tracer(state, file, arguments, {});
  const SyntaxTree& tree = file->tree;
  const SceneForm form(tree);
  tracer.trace_.nodes.emplace_back();
  if(form.kind != SceneForm::Kind::Scene)
    tracer.write(notAScene(tree, form, *file->name));
  else if(tree.broken() || form.body == SyntaxTree::none || !tree.isList(form.body))
  {
    for(Diagnostic diagnostic : syntaxDiagnostics(tree, form, false))
      tracer.write(std::move(diagnostic));
  }
  else
    tracer.readScene(form.body, 0);
  tracer.finish();
  return std::move(tracer.trace_);
}

void Tracer::write(Diagnostic diagnostic)
{
  if(diagnostic.severity < Diagnostic::Severity::Error)
    return;
  diagnostic.file = *file_->name;
  trace_.errors.push_back(std::move(diagnostic));
}

void Tracer::add(Trace::Node node, Node at, Trace::Index& current)
{
  const SyntaxTree::Position position = tree_.position(at);
  node.parent = current;
  node.offset = tree_.begin(at);
  node.line = position.line;
  node.column = position.column;
  current = static_cast<Trace::Index>(trace_.nodes.size());
  trace_.nodes[node.parent].items.push_back(static_cast<Trace::Index>(trace_.steps.size()));
  trace_.steps.push_back({Trace::Step::Kind::Node, current});
  trace_.nodes.push_back(std::move(node));
}

bool Tracer::create(Node form, const ClassInfo& info, Trace::Index& current)
{
  hash_.node(info.name);
  add({Trace::Node::Kind::Made, info.name, &info}, form, current);
  return true;
}

bool Tracer::select(Node nameNode, const std::string& name, Trace::Index& current)
{
  hash_.select(name);
  add({Trace::Node::Kind::Selected, name}, nameNode, current);
  return true;
}

void Tracer::call(Node, Node form, const std::string& word, std::vector<std::string> values,
                  const Trace::Index& current)
{
  const std::string_view method = longName(word);
  hash_.call(method, values);
  trace_.nodes[current].items.push_back(static_cast<Trace::Index>(trace_.steps.size()));
  trace_.steps.push_back({Trace::Step::Kind::Call, static_cast<Trace::Index>(trace_.calls.size())});
  trace_.calls.push_back({current, std::string(method), std::move(values), tree_.begin(form)});
}

void Tracer::finish()
{
  trace_.hash = hash_.value();
  for(Trace::Index i = 0; i < trace_.steps.size(); ++i)
  {
    const Trace::Step step = trace_.steps[i];
    Trace::Index node = step.index;
    if(step.kind == Trace::Step::Kind::Node)
      trace_.nodes[node].first = i;
    else
      node = trace_.calls[node].node;
    for(; node != Trace::none; node = trace_.nodes[node].parent)
      trace_.nodes[node].last = i + 1;
  }
}

} // namespace sparkwright::rsg
