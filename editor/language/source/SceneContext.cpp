#include "editor/language/source/SceneContext.h"

#include "core/rsg/SceneForm.h"
#include "core/rsg/Vocabulary.h"
#include "editor/language/source/NoNode.h"

#include <algorithm>
#include <vector>

namespace sparkwright
{

namespace
{

using Node = SyntaxTree::Node;
using Place = SceneContext::Place;

/// Goes down from a list of the text to the offset.
class Descent
{
public:
  Descent(const SyntaxTree& tree, const Registry& registry, std::uint32_t offset)
      : tree_(tree), registry_(registry), offset_(offset)
  {
  }

  SceneContext find();

private:
  /// How the elements of a list are read.
  enum class Reading
  {
    Forms,
    Delta,
    Case,
    Expression
  };

  bool isBehind(Node node) const { return tree_.begin(node) >= offset_; }
  bool isAt(Node node) const { return node == found_.atom || node == child_; }
  void readForms();
  void readDelta();
  void readCase();
  void readExpression();
  void readRest(const rsg::Form& form);
  void readCallee(Node word);
  /// The index of the element that the offset is at, or before which another would be; elements begin at `first`.
  std::size_t indexFrom(Node first, Node& element) const;
  void goInto(Reading reading) { reading_ = reading; }

  const SyntaxTree& tree_;
  const Registry& registry_;
  std::uint32_t offset_;
  SceneContext found_;
  Node list_ = noNode, child_ = noNode; ///< Lists around the offset: the present one and the next inner one.
  Reading reading_ = Reading::Forms;
};

SceneContext Descent::find()
{
  std::vector<Node> lists; // From the inside.
  Node node = lastNodeBefore(tree_, offset_);
  const auto encloses = [&](Node list)
  { return offset_ < tree_.end(list) || (offset_ == tree_.end(list) && !tree_.isComplete(list)); };
  if(node != noNode && tree_.isComment(node) && offset_ <= tree_.end(node))
    found_.place = Place::Comment;
  else if(node != noNode && tree_.isAtom(node) && offset_ <= tree_.end(node))
    found_.atom = node;
  for(; node != noNode; node = tree_.parent(node))
    if(tree_.isList(node) && encloses(node))
      lists.push_back(node);
  if(lists.empty())
    return found_;
  found_.list = lists.front();
  const rsg::SceneForm scene(tree_);
  const bool inComment = found_.place == Place::Comment;
  if(lists.back() == scene.header)
    found_.place = inComment ? Place::Comment : Place::Header;
  if(lists.back() != scene.body)
    return found_;
  reading_ = scene.kind == rsg::SceneForm::Kind::Delta ? Reading::Delta : Reading::Forms;
  found_.current.isRoot = true;
  while(!lists.empty())
  {
    list_ = lists.back();
    lists.pop_back();
    child_ = lists.empty() ? noNode : lists.back();
    found_.place = Place::Outside;
    const Node entered = child_;
    switch(reading_)
    {
    case Reading::Forms:
      readForms();
      break;
    case Reading::Delta:
      readDelta();
      break;
    case Reading::Case:
      readCase();
      break;
    case Reading::Expression:
      readExpression();
      break;
    }
    if(entered != noNode && found_.place == Place::Outside)
      break; // The inner list is not read.
  }
  if(inComment)
    found_.place = Place::Comment;
  return found_;
}

std::size_t Descent::indexFrom(Node first, Node& element) const
{
  std::size_t index = 0;
  for(element = first; element != noNode && !isAt(element) && !isBehind(element);
      element = tree_.nextElement(list_, element))
    ++index;
  if(element != noNode && !isAt(element))
    element = noNode;
  return index;
}

void Descent::readForms()
{
  found_.place = Place::Word;
  rsg::FormReader forms(tree_, list_);
  while(const std::optional<rsg::Form> form = forms.next())
  {
    if(isBehind(form->word))
      return;
    found_.place = Place::Element;
    if(form->kind == rsg::Form::Kind::List)
    {
      if(isAt(form->word))
        return goInto(Reading::Forms);
      continue;
    }
    found_.form = form->word;
    if(isAt(form->word))
    {
      found_.place = Place::Word;
      if(form->kind == rsg::Form::Kind::Call)
        readCallee(form->word);
      return;
    }
    if(form->takesRest())
      return readRest(*form);
    if(form->kind == rsg::Form::Kind::Print)
      continue;
    const Node next = tree_.nextElement(list_, form->word);
    if(next == noNode || isBehind(next) || next == found_.atom)
    {
      found_.place = form->kind == rsg::Form::Kind::Node ? Place::ClassName : Place::ChildName;
      return;
    }
    found_.current = rsg::classAfter(tree_, *form, found_.current, registry_);
    found_.node = form->kind == rsg::Form::Kind::Node ? form->word : noNode;
    found_.form = noNode;
  }
}

void Descent::readCallee(Node word)
{
  std::string scratch;
  found_.call = word;
  if(found_.current.info)
    found_.method = found_.current.info->method(rsg::longName(tree_.value(word, scratch)));
  else if(found_.current.isRoot)
  {
    // What every node has, the root has as well.
    const ClassInfo* const base = registry_.find("BaseNode");
    found_.method = base ? base->method(rsg::longName(tree_.value(word, scratch))) : nullptr;
  }
}

void Descent::readRest(const rsg::Form& form)
{
  Node element = noNode;
  const std::size_t index = indexFrom(tree_.nextElement(list_, form.word), element);
  const bool isList = element != noNode && tree_.isList(element);
  switch(rsg::partOf(form.kind, index, isList || (element == noNode && form.kind == rsg::Form::Kind::Switch)))
  {
  case rsg::FormPart::ParameterName:
    found_.place = Place::ParameterName;
    return;
  case rsg::FormPart::VariableName:
    found_.place = isList ? Place::Outside : Place::VariableName;
    return;
  case rsg::FormPart::Value:
    found_.place = Place::Value;
    return goInto(Reading::Expression);
  case rsg::FormPart::Selector:
    found_.place = Place::Selector;
    return goInto(Reading::Expression);
  case rsg::FormPart::Case:
    found_.place = Place::Case;
    return goInto(Reading::Case);
  case rsg::FormPart::Argument:
    found_.place = Place::Argument;
    found_.argument = index;
    readCallee(form.word);
    return goInto(Reading::Expression);
  case rsg::FormPart::Ignored:
    found_.place = Place::Outside;
  }
}

void Descent::readDelta()
{
  const Node first = tree_.firstElement(list_);
  found_.place = Place::Word;
  if(first == noNode || isBehind(first))
    return;
  std::string scratch;
  if(tree_.isAtom(first))
  {
    found_.form = first;
    if(rsg::longName(tree_.value(first, scratch)) != "node")
    {
      if(first != found_.atom)
        return readRest({rsg::Form::Kind::Call, first});
      return readCallee(first);
    }
    if(first == found_.atom)
      return;
    const Node name = tree_.nextElement(list_, first);
    if(name == noNode || isBehind(name) || name == found_.atom)
    {
      found_.place = Place::ClassName;
      return;
    }
    found_.current = {};
    if(tree_.isAtom(name))
      found_.current.info = registry_.find(rsg::longName(tree_.value(name, scratch)));
    found_.node = first;
  }
  found_.form = noNode;
  found_.place = found_.atom == noNode || child_ != noNode ? Place::Element : Place::Outside;
  goInto(Reading::Delta);
}

void Descent::readCase()
{
  Node element = noNode;
  const std::size_t index = indexFrom(tree_.firstElement(list_), element);
  const bool isList = element != noNode && tree_.isList(element);
  found_.form = noNode;
  found_.place = index == 0 ? Place::Label : index == 1 ? Place::Branch : Place::Outside;
  goInto(index == 1 && isList ? Reading::Forms : Reading::Expression);
}

void Descent::readExpression()
{
  Node element = noNode;
  const std::size_t index = indexFrom(tree_.firstElement(list_), element);
  found_.place = index > 0                                  ? Place::Operand
                 : element == noNode || tree_.isAtom(element) ? Place::Operator
                                                            : Place::Outside;
}

} // namespace

Node lastNodeBefore(const SyntaxTree& tree, std::uint32_t offset)
{
  Node low = 0, high = static_cast<Node>(tree.nodeCount());
  while(low < high)
  {
    const Node middle = low + (high - low) / 2;
    if(tree.begin(middle) < offset)
      low = middle + 1;
    else
      high = middle;
  }
  return low == 0 ? noNode : low - 1;
}

SceneContext contextAt(const SyntaxTree& tree, const Registry& registry, std::uint32_t offset)
{
  return Descent(tree, registry, std::min(offset, static_cast<std::uint32_t>(tree.text().size()))).find();
}

} // namespace sparkwright
