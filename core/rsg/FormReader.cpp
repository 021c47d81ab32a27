#include "core/rsg/FormReader.h"

#include "core/rsg/Names.h"
#include "core/rsg/Vocabulary.h"

#include <string>

namespace sparkwright::rsg
{

Form::Kind formKind(std::string_view word)
{
  const std::string_view name = longName(word);
  return name == "node"       ? Form::Kind::Node
         : name == "select"   ? Form::Kind::Select
         : name == "pwd"      ? Form::Kind::Print
         : name == "template" ? Form::Kind::Template
         : name == "define"   ? Form::Kind::Define
         : name == "switch"   ? Form::Kind::Switch
                              : Form::Kind::Call;
}

std::optional<Form> FormReader::next()
{
  if(next_ == SyntaxTree::none)
    return {};
  Form form{.word = next_};
  next_ = tree_->nextElement(list_, next_);
  if(tree_->isList(form.word))
    return form;
  std::string scratch;
  form.kind = formKind(tree_->value(form.word, scratch));
  if(form.takesRest())
    next_ = SyntaxTree::none;
  else if(form.kind != Form::Kind::Print && next_ != SyntaxTree::none && tree_->isAtom(next_))
  {
    form.name = next_;
    next_ = tree_->nextElement(list_, next_);
  }
  return form;
}

FormPart partOf(Form::Kind form, std::size_t index, bool isList)
{
  switch(form)
  {
  case Form::Kind::Template:
    return isList ? FormPart::Ignored : FormPart::ParameterName;
  case Form::Kind::Define:
    return index == 0 ? FormPart::VariableName : index == 1 ? FormPart::Value : FormPart::Ignored;
  case Form::Kind::Switch:
    return index == 0 ? FormPart::Selector : isList ? FormPart::Case : FormPart::Ignored;
  case Form::Kind::Call:
    return FormPart::Argument;
  default:
    return FormPart::Ignored;
  }
}

NodeClass classAfter(const SyntaxTree& tree, const Form& form, NodeClass before, const Registry& registry)
{
  std::string scratch;
  if(form.kind == Form::Kind::Node)
  {
    const ClassInfo* const info =
        form.name == SyntaxTree::none ? nullptr : registry.find(longName(tree.value(form.name, scratch)));
    return {info && isNodeClass(*info) ? info : nullptr, false};
  }
  // A selected child may be of any class.
  if(form.kind == Form::Kind::Select && form.name != SyntaxTree::none && tree.value(form.name, scratch) != ".")
    return {};
  return before;
}

} // namespace sparkwright::rsg
