#pragma once

#include "core/rsg/FormReader.h"
#include "core/rsg/SceneForm.h"

namespace sparkwright
{

/// Visits every form of a scene in text order, every branch of every switch included.
///
/// The visitor has a type Scope, which stands for the node in force, and these functions:
///
///   Scope node(const rsg::Form&, SyntaxTree::Node list, Scope around);
///   Scope select(const rsg::Form&, SyntaxTree::Node list, Scope around);
///   void parameterName(SyntaxTree::Node atom);
///   void variableName(SyntaxTree::Node atom);
///   void call(SyntaxTree::Node list, SyntaxTree::Node word, Scope); // Before its arguments.
///   void value(SyntaxTree::Node atom, bool inExpression); // Every atom that `$` is replaced in.
///
/// Does not go deeper than the importer. Delta scenes have no forms but calls; they are visited without nodes.
template <class Visitor>
class FormWalk
{
public:
  using Node = SyntaxTree::Node;
  using Scope = typename Visitor::Scope;

  FormWalk(const SyntaxTree& tree, Visitor& visitor) : tree_(tree), visitor_(visitor) {}

  void walk(Scope root)
  {
    const rsg::SceneForm scene(tree_);
    if(scene.body == SyntaxTree::none || !tree_.isList(scene.body))
      return;
    if(scene.kind == rsg::SceneForm::Kind::Scene)
      readList(scene.body, root);
    else if(scene.kind == rsg::SceneForm::Kind::Delta)
      readDelta(scene.body, root);
  }

private:
  static constexpr int deepest = 1000;

  void readList(Node list, Scope scope)
  {
    if(++depth_ <= deepest)
    {
      rsg::FormReader forms(tree_, list);
      while(const std::optional<rsg::Form> form = forms.next())
        if(form->kind == rsg::Form::Kind::List)
          readList(form->word, scope);
        else if(form->kind == rsg::Form::Kind::Node)
          scope = visitor_.node(*form, list, scope);
        else if(form->kind == rsg::Form::Kind::Select)
          scope = visitor_.select(*form, list, scope);
        else
          readRest(*form, list, scope);
    }
    --depth_;
  }

  void readRest(const rsg::Form& form, Node list, Scope scope)
  {
    if(form.kind == rsg::Form::Kind::Call)
      visitor_.call(list, form.word, scope);
    std::size_t index = 0;
    Node name = SyntaxTree::none;
    for(Node node = tree_.nextElement(list, form.word); node != SyntaxTree::none; node = tree_.nextElement(list, node))
      switch(rsg::partOf(form.kind, index++, tree_.isList(node)))
      {
      case rsg::FormPart::ParameterName:
        visitor_.parameterName(node);
        break;
      case rsg::FormPart::VariableName:
        name = node; // Known from behind its value on.
        break;
      case rsg::FormPart::Case:
        readCase(node, scope);
        break;
      case rsg::FormPart::Ignored:
        if(form.kind == rsg::Form::Kind::Template)
          return declare(name);
        break;
      default:
        readValue(node, false);
      }
    declare(name);
  }

  void declare(Node name)
  {
    if(name != SyntaxTree::none && tree_.isAtom(name))
      visitor_.variableName(name);
  }

  void readCase(Node list, Scope scope)
  {
    const Node label = tree_.firstElement(list);
    if(label == SyntaxTree::none)
      return;
    readValue(label, false);
    const Node branch = tree_.nextElement(list, label);
    if(branch == SyntaxTree::none)
      return;
    if(tree_.isList(branch))
      readList(branch, scope);
    else
      readValue(branch, false);
  }

  void readDelta(Node list, Scope scope)
  {
    const Node first = tree_.firstElement(list);
    if(first == SyntaxTree::none)
      return;
    std::string scratch;
    if(++depth_ > deepest)
      ;
    else if(tree_.isAtom(first) && rsg::formKind(tree_.value(first, scratch)) != rsg::Form::Kind::Node)
      readRest({rsg::Form::Kind::Call, first}, list, scope);
    else
      for(Node node = first; node != SyntaxTree::none; node = tree_.nextElement(list, node))
        if(tree_.isList(node))
          readDelta(node, scope);
    --depth_;
  }

  void readValue(Node node, bool inExpression)
  {
    if(tree_.isAtom(node))
      return visitor_.value(node, inExpression);
    const Node word = tree_.firstElement(node);
    if(++depth_ <= deepest && word != SyntaxTree::none && tree_.isAtom(word))
      for(Node next = tree_.nextElement(node, word); next != SyntaxTree::none; next = tree_.nextElement(node, next))
        readValue(next, true);
    --depth_;
  }

  const SyntaxTree& tree_;
  Visitor& visitor_;
  int depth_ = 0;
};

} // namespace sparkwright
