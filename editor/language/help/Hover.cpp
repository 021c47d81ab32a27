#include "editor/language/help/Hover.h"

#include "core/rsg/ArgumentCheck.h"
#include "core/rsg/Vocabulary.h"
#include "core/text/Number.h"
#include "editor/language/help/Completion.h"
#include "editor/language/help/Parameters.h"
#include "editor/language/names/SceneReferences.h"
#include "editor/language/names/SceneSymbols.h"
#include "editor/language/source/LanguageTexts.h"
#include "editor/language/source/NoNode.h"
#include "editor/language/source/SceneContext.h"

#include <algorithm>
#include <cstdio>

namespace sparkwright
{

namespace
{

using Node = SyntaxTree::Node;
using Place = SceneContext::Place;
constexpr std::size_t mostFacts = 6;

/// Says what a word means.
class Explanation
{
public:
  Explanation(const SyntaxTree& tree, const SceneKnowledge& knowledge, const SceneContext& context,
              std::uint32_t offset)
      : tree_(tree), knowledge_(knowledge), context_(context), offset_(offset),
        value_(tree.value(context.atom)), hover_{{tree.begin(context.atom), tree.end(context.atom)}, {}, {}, {}}
  {
  }

  std::optional<Hover> explain()
  {
    switch(context_.place)
    {
    case Place::ClassName:
      explainClass(knowledge_.registry.find(rsg::longName(value_)));
      break;
    case Place::Word:
      explainWord();
      break;
    case Place::Operator:
      explainKeyword();
      break;
    case Place::ChildName:
      explainNode();
      break;
    case Place::Outside:
    case Place::Comment:
    case Place::Header:
      break;
    default:
      explainValue();
    }
    return hover_.title.empty() ? std::nullopt : std::optional(std::move(hover_));
  }

private:
  void say(LocalText fact) { hover_.facts.push_back(std::move(fact)); }

  void explainClass(const ClassInfo* info)
  {
    if(!info)
      return;
    hover_.title = info->name;
    for(const ClassInfo* base = info; !base->bases.empty(); base = base->bases.front())
      hover_.title += " → " + base->bases.front()->name;
    hover_.documentation = info->documentation;
    if(!info->make)
      say(languageText("hover.abstract"));
  }

  void explainWord()
  {
    explainKeyword();
    if(!hover_.title.empty())
      return;
    const Method* method = context_.method;
    std::string scratch;
    const std::string name(rsg::longName(value_));
    const ClassInfo* owner = context_.current.info ? declaringClass(*context_.current.info, name) : nullptr;
    if(!method && !context_.current.info)
    {
      // Behind `sel` the class is unknown; most names are those of one method.
      for(const ClassInfo* const info : knowledge_.registry.classes())
        for(const Method& each : info->methods)
          if(each.name == name && !method)
          {
            method = &each;
            owner = info;
          }
    }
    if(!method)
      return;
    hover_.title = signatureOf(*method);
    hover_.documentation = method->documentation;
    if(owner)
      say(languageText("hover.from", owner->name));
    say(languageText("hover.takes", method->countText()));
    if(method->immediate)
      say(languageText("hover.immediate"));
  }

  void explainKeyword()
  {
    const std::string_view word = rsg::longName(value_);
    LocalText meaning = meaningOf(word);
    if(meaning.empty() || (context_.place == Place::Operator) != (word == "eval" || word == "join"))
      return;
    hover_.title = word;
    say(std::move(meaning));
  }

  void explainVariable()
  {
    const std::string name = value_.substr(1);
    hover_.title = value_;
    const SceneSymbols symbols(tree_);
    const SceneSymbols::Variable* const variable = symbols.variable(name);
    if(!variable || variable->declarations.empty())
      return say(languageText("hover.undefined"));
    if(!variable->isParameter)
    {
      for(const Node declared : variable->declarations)
      {
        if(hover_.facts.size() == mostFacts)
          return say(languageText("hover.more", variable->declarations.size() - mostFacts));
        const Node defined = tree_.nextElement(tree_.parent(declared), declared);
        say(languageText("hover.variable", tree_.position(declared).line,
                         defined == noNode ? std::string("?") : std::string(tree_.source(defined))));
      }
      return;
    }
    const std::vector<const SceneSymbols::Variable*> parameters = symbols.parameters();
    const auto index = static_cast<std::size_t>(std::ranges::find(parameters, variable) - parameters.begin());
    say(languageText("hover.parameter", index + 1, parameters.size()));
    if(!knowledge_.index || knowledge_.name.empty())
      return;
    std::size_t left = 0;
    for(const SceneIndex::Use& use : knowledge_.index->importsOf(knowledge_.name))
      if(index >= use.import->arguments.size())
        continue;
      else if(hover_.facts.size() < mostFacts)
        say(languageText("hover.importedWith", use.scene->name, use.import->file.line, use.import->arguments[index]));
      else
        ++left;
    if(left > 0)
      say(languageText("hover.more", left));
  }

  void explainFile()
  {
    const bool exists = !knowledge_.files || knowledge_.files->locate(value_);
    hover_.title = value_;
    if(!exists)
      return say(languageText("hover.missing"));
    const SceneSummary* const scene = knowledge_.index ? knowledge_.index->find(value_) : nullptr;
    if(!scene)
      return;
    std::string parameters;
    for(const SceneSummary::Name& parameter : scene->parameters)
      parameters += (parameters.empty() ? "$" : " $") + parameter.name;
    say(parameters.empty() ? languageText("hover.takesNone") : languageText("hover.template", parameters));
  }

  void explainMaterial()
  {
    hover_.title = value_;
    if(!knowledge_.index)
      return;
    const auto found = knowledge_.index->materials().find(value_);
    if(found != knowledge_.index->materials().end())
      say(languageText("hover.defined", found->second.script->name, found->second.material->line));
  }

  void explainNode()
  {
    // One step of a path, not all of it.
    const SceneReferences references(tree_, knowledge_);
    const std::optional<SceneName> name = references.nameAt(offset_);
    const std::vector<SourcePlace> places = references.definitions(offset_);
    if(!name || places.empty())
      return;
    hover_.range = name->range;
    hover_.title = name->name;
    if(places.front().file.empty())
      say(languageText("hover.declared", places.front().line));
    else
      say(languageText("hover.from", places.front().file.filename().string()));
  }

  void explainValue()
  {
    if(isVariable(value_))
      return explainVariable();
    std::string scratch;
    const std::string method(context_.call == noNode ? std::string_view()
                                                   : rsg::longName(tree_.value(context_.call, scratch)));
    if(context_.place == Place::Argument && method == "importScene")
    {
      if(context_.argument == 0)
        return explainFile();
      const Node file = tree_.nextElement(tree_.parent(context_.call), context_.call);
      const SceneSummary* const scene =
          knowledge_.index && tree_.isAtom(file) ? knowledge_.index->find(tree_.value(file)) : nullptr;
      if(scene && context_.argument <= scene->parameters.size())
        hover_.title = '$' + scene->parameters[context_.argument - 1].name + " = " + value_;
      return;
    }
    if(takesMaterials(method))
      return explainMaterial();
    if(takesNodePaths(method))
      return explainNode();
    const Parameter* const parameter = context_.method && context_.place == Place::Argument
                                           ? rsg::parameterOf(*context_.method, context_.argument)
                                           : nullptr;
    if(!parameter)
      return;
    hover_.title = parameter->name + " = " + value_;
    if(!parameter->unit.empty())
      hover_.title += rangeOf(*parameter) ? "  [" + parameter->unit + ']' : ' ' + parameter->unit;
    if(parameter->unit == "deg")
      say(languageText("hover.inRadians", inShort(toNumber(value_) * 3.14159265358979323846 / 180)));
    else if(parameter->unit == "rad" || parameter->unit == "rad/s")
      say(languageText("hover.inDegrees", inShort(toNumber(value_) * 180 / 3.14159265358979323846)));
    if(!parameter->preset.empty())
      say(languageText("hover.preset", parameter->preset));
    hover_.documentation = context_.method->documentation;
  }

  static std::string inShort(double value)
  {
    char digits[32];
    std::snprintf(digits, sizeof digits, "%.4g", value);
    return digits;
  }

  const SyntaxTree& tree_;
  const SceneKnowledge& knowledge_;
  const SceneContext& context_;
  std::uint32_t offset_;
  std::string value_;
  Hover hover_;
};

} // namespace

std::optional<Hover> hoverAt(const SyntaxTree& tree, const SceneKnowledge& knowledge, std::uint32_t offset)
{
  // The byte under the mouse, not the place before it.
  const Node atom = offset < tree.text().size() ? tree.nodeAt(offset) : noNode;
  if(atom == noNode || !tree.isAtom(atom))
    return {};
  const SceneContext context = contextAt(tree, knowledge.registry, tree.begin(atom) + 1);
  return context.atom == atom ? Explanation(tree, knowledge, context, offset).explain() : std::nullopt;
}

std::optional<SignatureHelp> signatureAt(const SyntaxTree& tree, const SceneKnowledge& knowledge, std::uint32_t offset)
{
  const SceneContext context = contextAt(tree, knowledge.registry, offset);
  if(context.call == noNode || context.place == Place::Word)
    return {};
  std::string scratch;
  const std::string name(rsg::longName(tree.value(context.call, scratch)));
  SignatureHelp help;
  const Node list = tree.parent(context.call);
  help.call = {tree.begin(context.call), tree.end(list)};
  help.active = context.argument;
  help.method = name;
  if(context.current.info)
    if(const ClassInfo* const owner = declaringClass(*context.current.info, name))
      help.className = owner->name;
  if(!context.method)
    return {};
  help.documentation = context.method->documentation;
  const Method& method = *context.method;
  const Node file = tree.nextElement(list, context.call);
  const SceneSummary* const scene = name == "importScene" && knowledge.index && file != noNode && tree.isAtom(file)
                                        ? knowledge.index->find(tree.value(file))
                                        : nullptr;
  for(std::size_t i = 0; i < method.parameters.size() && !(scene && i > 0); ++i)
    help.parameters.push_back(labelOf(method, i));
  if(scene)
    for(const SceneSummary::Name& parameter : scene->parameters)
      help.parameters.push_back('$' + parameter.name);
  // The last one may repeat.
  const bool repeats =
      !scene && method.most < 0 && !method.parameters.empty() && method.parameters.back().name.ends_with("...");
  if(help.active >= help.parameters.size())
    help.active = repeats ? help.parameters.size() - 1 : help.parameters.size();
  return help;
}

} // namespace sparkwright
