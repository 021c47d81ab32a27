#include "core/design/MeshImport.h"
#include "core/rsg/Names.h"
#include "core/rsg/SceneForm.h"
#include "core/rsg/Vocabulary.h"
#include "core/text/Suggest.h"
#include "editor/language/help/Findings.h"
#include "editor/language/help/Parameters.h"
#include "editor/language/names/SceneSymbols.h"
#include "editor/language/source/LanguageTexts.h"
#include "editor/language/source/NoNode.h"
#include "editor/language/source/SceneContext.h"
#include "editor/language/structure/ListStyle.h"

#include <algorithm>
#include <array>

namespace sparkwright
{

namespace
{

using Node = SyntaxTree::Node;

/// Collects the ways to mend one finding.
class Mending
{
public:
  Mending(const SyntaxTree& tree, const SceneKnowledge& knowledge, const Finding& finding)
      : tree_(tree), knowledge_(knowledge), range_(finding.range),
        context_(contextAt(tree, knowledge.registry, finding.range.begin + 1)), said_(&finding.diagnostic.said)
  {
    // A node's message stands within that of the node.
    while(said_->key() && std::string_view(said_->key()->name).starts_with("node.says") && !said_->arguments().empty())
    {
      const auto* const inner = std::get_if<LocalText>(&said_->arguments().back().value);
      if(!inner)
        break;
      said_ = inner;
    }
  }

  std::vector<QuickFix> run()
  {
    struct Entry
    {
      std::string_view key;
      void (Mending::*mend)();
    };
    static constexpr Entry entries[] = {
        {"node.unknownClass", &Mending::otherClass},
        {"node.noNode", &Mending::otherClass},
        {"call.nowhere", &Mending::otherMethod},
        {"call.noMethod", &Mending::otherMethod},
        {"call.refused", &Mending::otherCount},
        {"call.takes", &Mending::otherCount},
        {"call.refusedFor", &Mending::flag},
        {"call.readAs", &Mending::asRead},
        {"template.ofFileTakes", &Mending::otherImportCount},
        {"template.ofFileTakesOne", &Mending::otherImportCount},
        {"scene.missing", &Mending::otherFile},
        {"mesh.missing", &Mending::otherFile},
        {"place.noMaterial", &Mending::otherMaterial},
        {"variable.undefined", &Mending::undefined},
        {"template.unused", &Mending::unusedParameter},
        {"variable.unused", &Mending::unusedDefinition},
        {"template.noName", &Mending::dollar},
        {"variable.noName", &Mending::dollar},
        {"syntax.noClose", &Mending::closeList},
        {"syntax.noOpen", &Mending::removeBracket},
        {"scene.bracketTooMany", &Mending::removeBracket},
        {"syntax.quoted", &Mending::closeQuote},
        {"syntax.singleQuote", &Mending::closeQuote},
        {"switch.nothing", &Mending::emptyCase},
        {"switch.onlyFirst", &Mending::listAround},
        {"value.semicolon", &Mending::blank},
    };
    const std::string_view key = said_->key() ? said_->key()->name : std::string_view();
    for(const Entry& entry : entries)
      if(entry.key == key)
        (this->*entry.mend)();
    return std::move(fixes_);
  }

private:
  std::string argument(std::size_t index) const
  {
    return index < said_->arguments().size() ? said_->arguments()[index].english() : std::string();
  }
  static std::string unquoted(std::string text)
  {
    if(text.size() > 1 && text.front() == '\'' && text.back() == '\'')
      text = text.substr(1, text.size() - 2);
    return text;
  }
  void add(LocalText title, std::vector<TextEdit> edits)
  {
    fixes_.push_back({.title = std::move(title), .edits = std::move(edits)});
  }
  void replaceAtom(Node atom, const std::string& value)
  {
    const Quote quote = tree_.quote(atom);
    const std::string text = writeAtom(value, quote == Quote::Raw ? Quote::Double : quote);
    add(languageText("fix.replace", text), {{tree_.begin(atom), tree_.end(atom), text}});
  }
  Node listOf(Node atom) const { return atom == noNode ? noNode : tree_.parent(atom); }
  std::vector<Node> valuesOf(Node word) const
  {
    std::vector<Node> values;
    if(const Node list = listOf(word); list != noNode)
      for(Node node = tree_.nextElement(list, word); node != noNode; node = tree_.nextElement(list, node))
        values.push_back(node);
    return values;
  }

  void otherClass()
  {
    if(context_.atom == noNode)
      return;
    const std::string word = tree_.value(context_.atom);
    for(const std::string& name : nearest(rsg::longName(word), rsg::nodeClassNames(knowledge_.registry)))
      replaceAtom(context_.atom, name);
  }

  void otherMethod()
  {
    if(context_.atom == noNode)
      return;
    std::vector<std::string> names;
    if(context_.current.info)
      names = rsg::methodNames(*context_.current.info);
    else
      for(const ClassInfo* const info : knowledge_.registry.classes())
        for(const Method& method : info->methods)
          names.push_back(method.name);
    for(const std::string& name : nearest(tree_.value(context_.atom), names))
      replaceAtom(context_.atom, name);
  }

  const Method* methodOfCall() const
  {
    if(context_.method || context_.call == noNode)
      return context_.method;
    const std::string word = tree_.value(context_.call);
    for(const ClassInfo* const info : knowledge_.registry.classes())
      for(const Method& method : info->methods)
        if(method.name == rsg::longName(word))
          return &method;
    return nullptr;
  }

  void removeFrom(const std::vector<Node>& values, std::size_t count)
  {
    const std::uint32_t begin = count == 0 ? tree_.end(context_.call) : tree_.end(values[count - 1]);
    // Comments among them stay.
    std::vector<TextEdit> edits;
    std::uint32_t from = begin;
    std::string removed;
    for(std::size_t i = count; i < values.size(); ++i)
    {
      const bool isPlain =
          std::string_view(tree_.text()).substr(from, tree_.begin(values[i]) - from).find_first_not_of(" \t\r\n") ==
          std::string_view::npos;
      edits.push_back({isPlain ? from : tree_.begin(values[i]), tree_.end(values[i]), {}});
      removed += (removed.empty() ? "" : " ") + std::string(tree_.source(values[i]));
      from = tree_.end(values[i]);
    }
    add(languageText("fix.removeArguments", removed), std::move(edits));
  }

  void append(Node after, const std::vector<std::string>& values)
  {
    std::string added;
    for(const std::string& value : values)
      added += (added.empty() ? "" : " ") + value;
    if(!added.empty())
      add(languageText("fix.addArguments", added), {{tree_.end(after), tree_.end(after), ' ' + added}});
  }

  void otherCount()
  {
    const Method* const method = methodOfCall();
    if(!method || context_.call == noNode)
      return;
    const std::vector<Node> values = valuesOf(context_.call);
    if(method->most >= 0 && values.size() > static_cast<std::size_t>(method->most))
      return removeFrom(values, static_cast<std::size_t>(method->most));
    std::vector<std::string> missing;
    for(std::size_t i = values.size(); i < static_cast<std::size_t>(method->least) && i < method->parameters.size();
        ++i)
    {
      const std::string value = valueFor(method->parameters[i]);
      missing.push_back(value.empty() ? method->parameters[i].name : writeAtom(value));
    }
    append(values.empty() ? context_.call : values.back(), missing);
  }

  void otherImportCount()
  {
    if(context_.call == noNode)
      return;
    const std::vector<Node> values = valuesOf(context_.call);
    if(values.empty() || !tree_.isAtom(values[0]) || !knowledge_.index)
      return;
    const std::string file = tree_.value(values[0]);
    const SceneSummary* const scene = knowledge_.index->find(file);
    if(!scene)
      return;
    const std::size_t wanted = scene->parameters.size() + 1;
    if(values.size() > wanted)
      return removeFrom(values, wanted);
    // What others pass is a better guess than none.
    std::vector<std::string> missing;
    const std::vector<SceneIndex::Use> uses = knowledge_.index->importsOf(file);
    for(std::size_t i = values.size() - 1; i < scene->parameters.size(); ++i)
    {
      std::string value = "0";
      for(const SceneIndex::Use& use : uses)
        if(i < use.import->arguments.size() && use.import->arguments[i].find('$') == std::string::npos)
          value = use.import->arguments[i];
      missing.push_back(value);
    }
    append(values.back(), missing);
  }

  void flag()
  {
    const Method* const method = methodOfCall();
    if(!method)
      return;
    const std::vector<Node> values = valuesOf(context_.call);
    for(std::size_t i = 0; i < values.size() && i < method->parameters.size(); ++i)
      if(method->parameters[i].type == "bool" && tree_.isAtom(values[i]))
        if(const std::string value = tree_.value(values[i]); value != "true" && value != "false" && !isVariable(value))
        {
          const bool isNo = value == "0" || value == "False" || value == "no" || value == "off";
          replaceAtom(values[i], isNo ? "false" : "true");
          replaceAtom(values[i], isNo ? "true" : "false");
          return;
        }
  }

  void asRead()
  {
    if(context_.atom != noNode && !argument(1).empty())
      replaceAtom(context_.atom, argument(1));
  }

  void otherFile()
  {
    if(context_.atom == noNode)
      return;
    const std::string file = tree_.value(context_.atom);
    const std::string base = file.substr(file.find_last_of('/') + 1);
    const bool isMesh = said_->key()->name == std::string_view("mesh.missing");
    if(knowledge_.index)
    {
      std::vector<std::string> found, names;
      for(const std::string& name : knowledge_.index->files())
        if(isMesh ? design::isMesh(name) : name.ends_with(".rsg") || name.ends_with(".ros"))
        {
          const std::string_view other = std::string_view(name).substr(name.find_last_of('/') + 1);
          if(other == base || other == base + ".rsg")
            found.push_back(name);
          else
            names.push_back(name);
        }
      // Those in the same folder that are spelt alike, then others.
      for(std::string& name : nearest(file, names))
        found.push_back(std::move(name));
      constexpr std::size_t enough = 5;
      for(std::size_t i = 0; i < std::min(found.size(), enough); ++i)
        replaceAtom(context_.atom, found[i]);
    }
    fixes_.push_back({QuickFix::Action::ChooseFile, languageText("fix.chooseFile"), {}, range_});
  }

  void otherMaterial()
  {
    if(context_.call == noNode || !knowledge_.index)
      return;
    std::vector<std::string> names = knowledge_.materials;
    for(const auto& [name, definition] : knowledge_.index->materials())
      names.push_back(name);
    const std::string wrong = unquoted(argument(0));
    for(const Node value : valuesOf(context_.call))
      if(tree_.isAtom(value) && tree_.value(value) == wrong)
        for(const std::string& name : nearest(wrong, names))
          replaceAtom(value, name);
  }

  /// The `templ` of the scene; `none` if it has none.
  Node templateList() const
  {
    const rsg::SceneForm scene(tree_);
    std::string scratch;
    if(scene.body == noNode || !tree_.isList(scene.body))
      return noNode;
    for(Node list = tree_.firstElement(scene.body); list != noNode; list = tree_.nextElement(scene.body, list))
      if(const Node word = tree_.isList(list) ? tree_.firstElement(list) : noNode;
         word != noNode && tree_.isAtom(word) && tree_.isComplete(list) &&
         rsg::formKind(tree_.value(word, scratch)) == rsg::Form::Kind::Template)
        return list;
    return noNode;
  }

  /// A line with a form of its own, before or behind the first element of the body.
  std::optional<TextEdit> insertionIntoBody(const std::string& form, Node after) const
  {
    const rsg::SceneForm scene(tree_);
    if(scene.body == noNode || !tree_.isList(scene.body))
      return {};
    const std::size_t feed = tree_.text().find('\n');
    const std::string lineEnd = feed != std::string::npos && feed > 0 && tree_.text()[feed - 1] == '\r' ? "\r\n" : "\n";
    const Node first = tree_.firstElement(scene.body);
    if(after != noNode)
      return TextEdit{tree_.end(after), tree_.end(after),
                      lineEnd + std::string(columnAt(tree_, tree_.begin(after)), ' ') + form};
    const std::uint32_t at = first == noNode ? tree_.begin(scene.body) + 1 : tree_.begin(first);
    const std::uint32_t column = first == noNode ? 0 : columnAt(tree_, at);
    return TextEdit{at, at, first == noNode ? form : form + lineEnd + std::string(column, ' ')};
  }

  void undefined()
  {
    if(context_.atom == noNode)
      return;
    const std::string name = tree_.value(context_.atom);
    if(!isVariable(name))
      return;
    const SceneSymbols symbols(tree_);
    std::vector<std::string> names;
    for(const SceneSymbols::Variable& variable : symbols.variables())
      if(!variable.declarations.empty() && variable.declarations.front() < context_.atom)
        names.push_back(variable.name);
    for(const std::string& other : nearest(name.substr(1), names))
      replaceAtom(context_.atom, '$' + other);
    const Node templ = templateList();
    std::vector<TextEdit> edits;
    if(templ != noNode)
      edits.push_back({tree_.end(templ) - 1, tree_.end(templ) - 1, ' ' + name});
    else if(const auto edit = insertionIntoBody("(templ " + name + ')', noNode))
      edits.push_back(*edit);
    if(!edits.empty())
      add(languageText("fix.addParameter", name), std::move(edits));
    if(const auto edit = insertionIntoBody("(def " + name + " 0)", templ))
      add(languageText("fix.addDefinition", name), {*edit});
  }

  /// An element with the blanks before it, so that nothing is left of it.
  TextRange withBlanks(TextRange range) const
  {
    const std::string_view text = tree_.text();
    const std::size_t last =
        range.begin == 0 ? std::string_view::npos : text.find_last_not_of(" \t\r\n", range.begin - 1);
    const auto begin = static_cast<std::uint32_t>(last == std::string_view::npos ? 0 : last + 1);
    // A comment would take what follows in.
    const Node before = lastNodeBefore(tree_, range.begin);
    return before != noNode && tree_.isComment(before) ? range : TextRange{begin, range.end};
  }

  void unusedParameter()
  {
    if(context_.atom == noNode || !knowledge_.index || knowledge_.name.empty())
      return;
    const std::string name = tree_.value(context_.atom);
    const SceneSymbols symbols(tree_);
    const std::vector<const SceneSymbols::Variable*> parameters = symbols.parameters();
    const auto found = std::ranges::find(parameters, name.substr(std::min<std::size_t>(name.size(), 1)),
                                         [](const SceneSymbols::Variable* variable) { return variable->name; });
    const auto index = static_cast<std::size_t>(found - parameters.begin());
    for(const SceneIndex::Use& use : knowledge_.index->importsOf(knowledge_.name))
      if(use.import->arguments.size() > index)
        return;
    const Node list = listOf(context_.atom);
    const bool isOnly = valuesOf(tree_.firstElement(list)).size() == 1;
    const TextRange range = withBlanks(isOnly ? TextRange{tree_.begin(list), tree_.end(list)} : range_);
    add(languageText("fix.removeParameter", name), {{range.begin, range.end, {}}});
  }

  void unusedDefinition()
  {
    const Node list = listOf(context_.atom);
    std::string scratch;
    if(list == noNode || tree_.parent(list) == noNode || !tree_.isComplete(list))
      return;
    const Node word = tree_.firstElement(list);
    if(!tree_.isAtom(word) || rsg::formKind(tree_.value(word, scratch)) != rsg::Form::Kind::Define)
      return;
    const TextRange range = withBlanks({tree_.begin(list), tree_.end(list)});
    add(languageText("fix.removeDefinition", tree_.value(context_.atom)), {{range.begin, range.end, {}}});
  }

  void dollar()
  {
    if(context_.atom == noNode)
      return;
    if(const std::string value = tree_.value(context_.atom); !value.empty() && value != "$")
      replaceAtom(context_.atom, '$' + value);
  }

  void closeList()
  {
    const Node open = tree_.nodeAt(range_.begin);
    if(open == noNode || !tree_.isList(open))
      return;
    // A list that stands too far left for being inside shows where this one should end.
    const std::uint32_t column = columnAt(tree_, tree_.begin(open));
    for(Node node = open + 1, last = open; node < tree_.after(open); last = node, node = tree_.after(node))
      if(hasLineFeed(tree_, tree_.end(last), tree_.begin(node)) && columnAt(tree_, tree_.begin(node)) <= column)
      {
        if(!tree_.isComment(last))
          add(languageText("fix.closeList"), {{tree_.end(last), tree_.end(last), ")"}});
        break;
      }
    std::size_t count = 0;
    for(Node list = open; list != noNode; list = tree_.parent(list))
      ++count;
    const std::string_view text = tree_.text();
    const auto end = static_cast<std::uint32_t>(text.find_last_not_of(" \t\r\n") + 1);
    const Node before = lastNodeBefore(tree_, end);
    const bool inComment = before != noNode && tree_.isComment(before) && tree_.end(before) == end;
    if(before != noNode && tree_.isAtom(before) && !tree_.isComplete(before) && tree_.end(before) >= end)
      return closeQuoteOf(before); // It has taken the parentheses.
    add(count == 1 ? languageText("fix.closeList") : languageText("fix.closeLists", count),
        {{end, end, (inComment ? "\n" : "") + std::string(count, ')')}});
  }

  void removeBracket()
  {
    if(range_.begin < tree_.text().size() && tree_.text()[range_.begin] == ')')
      add(languageText("fix.removeBracket"), {{range_.begin, range_.begin + 1, {}}});
  }

  void closeQuote()
  {
    const Node atom = tree_.nodeAt(range_.begin);
    if(atom != noNode && tree_.isAtom(atom) && !tree_.isComplete(atom))
      closeQuoteOf(atom);
  }

  void closeQuoteOf(Node atom)
  {
    if(tree_.quote(atom) == Quote::Single)
      return add(languageText("fix.closeQuote"), {{tree_.end(atom), tree_.end(atom), "'"}});
    if(tree_.quote(atom) != Quote::Double)
      return;
    // Before what closes lists at the end of the line.
    const std::string_view text = tree_.text();
    const std::size_t line = std::min(text.find_first_of("\r\n", tree_.begin(atom)), text.size());
    const std::size_t last = text.find_last_not_of(") \t", line == 0 ? 0 : line - 1);
    const auto at = static_cast<std::uint32_t>(std::max<std::size_t>(last + 1, tree_.begin(atom) + 1));
    add(languageText("fix.closeQuote"), {{at, at, "\""}});
  }

  void emptyCase()
  {
    const Node list = tree_.nodeAt(range_.begin);
    if(list != noNode && tree_.isList(list) && tree_.isComplete(list))
      add(languageText("fix.emptyCase"), {{tree_.end(list) - 1, tree_.end(list) - 1, " ()"}});
  }

  void listAround()
  {
    const Node more = tree_.nodeAt(range_.begin);
    const Node list = listOf(more);
    const Node branch = list == noNode ? noNode : tree_.nextElement(list, tree_.firstElement(list));
    if(branch == noNode || !tree_.isList(branch) || !tree_.isComplete(list))
      return;
    Node last = more;
    for(Node node = more; node != noNode; node = tree_.nextElement(list, node))
      last = node;
    add(languageText("fix.listAround"),
        {{tree_.begin(branch), tree_.begin(branch), "("}, {tree_.end(last), tree_.end(last), ")"}});
  }

  void blank()
  {
    const Node atom = tree_.nodeAt(range_.begin);
    if(atom == noNode || !tree_.isAtom(atom))
      return;
    const auto at = static_cast<std::uint32_t>(tree_.text().find(';', tree_.begin(atom)));
    add(languageText("fix.blank"), {{at, at, " "}});
  }

  const SyntaxTree& tree_;
  const SceneKnowledge& knowledge_;
  TextRange range_;
  SceneContext context_;
  const LocalText* said_;
  std::vector<QuickFix> fixes_;
};

} // namespace

std::vector<QuickFix> fixesFor(const SyntaxTree& tree, const SceneKnowledge& knowledge, const Finding& finding)
{
  if(finding.range.end > tree.text().size() || finding.range.begin >= finding.range.end)
    return {};
  return Mending(tree, knowledge, finding).run();
}

} // namespace sparkwright
