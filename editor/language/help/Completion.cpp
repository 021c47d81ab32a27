#include "editor/language/help/Completion.h"

#include "core/rsg/ArgumentCheck.h"
#include "core/rsg/Names.h"
#include "core/rsg/SceneForm.h"
#include "core/rsg/Vocabulary.h"
#include "editor/language/help/Parameters.h"
#include "editor/language/help/PathCompletion.h"
#include "editor/language/names/SceneSymbols.h"
#include "editor/language/source/LanguageTexts.h"
#include "editor/language/source/NoNode.h"
#include "editor/language/source/SceneContext.h"

#include <algorithm>
#include <array>
#include <set>

namespace sparkwright
{

namespace
{

using Node = SyntaxTree::Node;
using Place = SceneContext::Place;
using Kind = Completion::Kind;
constexpr std::size_t mostItems = 500;

char lower(char c)
{
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool startsAlike(std::string_view text, std::string_view beginning)
{
  return text.size() >= beginning.size() && std::equal(beginning.begin(), beginning.end(), text.begin(),
                                                       [](char a, char b) { return lower(a) == lower(b); });
}

/// Classes that are made below nodes of a class, and their bases.
constexpr std::array<std::pair<std::string_view, std::string_view>, 8> belongsBelow = {{
    {"TransformCollider", "Collider"},
    {"Collider", "CollisionHandler"},
    {"RigidBody", "BodyController"},
    {"Joint", "Perceptor"},
    {"Joint", "Effector"},
    {"Joint", "JointMotor"},
    {"Joint", "AngularMotor"},
    {"AngularMotor", "JointMotor"},
}};
/// Those that most nodes of scenes are of.
constexpr std::array<std::string_view, 12> usual = {"Transform",       "Box",           "BoxCollider",    "RigidBody",
                                                    "StaticMesh",      "HingeJoint",    "SphereCollider", "Sphere",
                                                    "CapsuleCollider", "SingleMatNode", "AgentAspect",    "Space"};

/// Collects what fits, with its rank.
class Collector
{
public:
  Collector(const SyntaxTree& tree, const SceneKnowledge& knowledge, std::uint32_t offset)
      : tree_(tree), knowledge_(knowledge), offset_(offset), context_(contextAt(tree, knowledge.registry, offset))
  {
  }

  Completions run();

private:
  struct Ranked
  {
    int rank;
    Completion item;
  };

  void add(Kind kind, std::string_view name, int order, LocalText detail, std::string documentation = {});
  /// Adds a text that is inserted as it stands.
  void addSource(Kind kind, std::string_view name, std::string source, int order, LocalText detail,
                 std::string documentation = {});
  void addKeyword(std::string_view word, int order);
  void addWords();
  void addMethods(const ClassInfo& info, int order, std::set<std::string_view>& seen);
  void addClasses();
  int orderOf(const ClassInfo& info) const;
  void addVariables(std::string_view wanted);
  void addScriptVariables();
  void addArguments();
  void addFiles(std::string_view method);
  void addMaterials();
  void addPaths();
  void addChildren();
  void addOwnName();
  bool usesShort(std::string_view brief) const;

  const SyntaxTree& tree_;
  const SceneKnowledge& knowledge_;
  std::uint32_t offset_;
  SceneContext context_;
  std::string typed_; ///< The value of the word before the offset.
  Quote quote_ = Quote::Bare;
  std::vector<Ranked> found_;
};

Completions Collector::run()
{
  Completions result;
  result.replaced = {offset_, offset_};
  if(context_.atom != noNode)
  {
    result.replaced = {tree_.begin(context_.atom), tree_.end(context_.atom)};
    quote_ = tree_.quote(context_.atom);
    // A quote that is never closed takes all that follows.
    if(!tree_.isComplete(context_.atom))
      result.replaced.end = offset_;
    const std::string_view before =
        std::string_view(tree_.text()).substr(result.replaced.begin, offset_ - result.replaced.begin);
    typed_ = before.substr(quote_ == Quote::Bare || before.empty() ? 0 : 1);
    if(quote_ != Quote::Bare && tree_.isComplete(context_.atom) && offset_ == result.replaced.end && !typed_.empty())
      typed_.pop_back();
  }
  switch(context_.place)
  {
  case Place::Word:
    addWords();
    break;
  case Place::ClassName:
    addClasses();
    break;
  case Place::ChildName:
    addChildren();
    break;
  case Place::Operator:
    addKeyword("eval", 0);
    addKeyword("join", 1);
    break;
  case Place::Argument:
    addArguments();
    break;
  case Place::VariableName:
    addVariables({});
    break;
  case Place::Operand:
    addScriptVariables();
    addArguments();
    break;
  case Place::Value:
  case Place::Selector:
  case Place::Label:
  case Place::Branch:
    addVariables({});
    break;
  default:
    break;
  }
  std::ranges::stable_sort(found_, [](const Ranked& a, const Ranked& b)
                           { return a.rank != b.rank ? a.rank < b.rank : a.item.text < b.item.text; });
  std::set<std::string_view> seen;
  for(Ranked& ranked : found_)
    if(result.items.size() < mostItems && seen.insert(ranked.item.text).second)
      result.items.push_back(ranked.item);
  return result;
}

void Collector::add(Kind kind, std::string_view name, int order, LocalText detail, std::string documentation)
{
  addSource(kind, name, writeAtom(name, quote_ == Quote::Raw ? Quote::Double : quote_), order, std::move(detail),
            std::move(documentation));
}

void Collector::addSource(Kind kind, std::string_view name, std::string source, int order, LocalText detail,
                          std::string documentation)
{
  const int match = matchRank(name, typed_);
  if(match >= 0)
    found_.push_back({match * 1000 + order, {kind, std::move(source), std::move(detail), std::move(documentation)}});
}

bool Collector::usesShort(std::string_view brief) const
{
  constexpr std::size_t enough = 100'000;
  const std::string_view text = std::string_view(tree_.text()).substr(0, enough);
  for(std::size_t at = text.find(brief); at != std::string_view::npos; at = text.find(brief, at + 1))
    if((at == 0 || !isAtomCharacter(text[at - 1])) &&
       (at + brief.size() == text.size() || !isAtomCharacter(text[at + brief.size()])))
      return true;
  return false;
}

void Collector::addKeyword(std::string_view word, int order)
{
  const LocalText meaning = meaningOf(word);
  add(Kind::Keyword, word, order, meaning);
  if(const std::string_view full = rsg::longName(word); full != word && usesShort(full))
    add(Kind::Keyword, full, order, meaning);
}

void Collector::addWords()
{
  addKeyword("nd", 0);
  std::set<std::string_view> seen;
  if(context_.current.info)
    addMethods(*context_.current.info, 10, seen);
  else
  {
    // What every node has; behind it what any has.
    if(const ClassInfo* const base = knowledge_.registry.find("BaseNode"))
      addMethods(*base, 10, seen);
    if(!context_.current.isRoot && !typed_.empty())
      for(const ClassInfo* const info : knowledge_.registry.classes())
        if(rsg::isNodeClass(*info))
          addMethods(*info, 300, seen);
  }
  for(const std::string_view word : {"switch", "def", "sel", "templ", "pwd"})
    addKeyword(word, context_.current.isRoot && (word == "def" || word == "templ") ? 5 : 200);
}

void Collector::addMethods(const ClassInfo& info, int order, std::set<std::string_view>& seen)
{
  for(const Method& method : info.methods)
  {
    // What overrides another one comes first; getters are for scripts.
    if(!seen.insert(method.name).second)
      continue;
    const bool isGetter =
        method.name.starts_with("get") || method.name.starts_with("is") || method.name.starts_with("unlink");
    const int rank = order + (isGetter ? 100 : 0) + static_cast<int>(std::min<std::size_t>(seen.size(), 9));
    add(Kind::Method, method.name, rank, signatureOf(method), method.documentation);
    if(const std::string_view brief = rsg::shortName(method.name); !brief.empty())
      add(Kind::Method, brief, usesShort(brief) ? rank - 1 : rank + 1, signatureOf(method), method.documentation);
  }
  for(const ClassInfo* const base : info.bases)
    addMethods(*base, order + 10, seen);
}

int Collector::orderOf(const ClassInfo& info) const
{
  const ClassInfo* const above = context_.current.info;
  if(above)
    for(const auto& [parent, child] : belongsBelow)
      if(above->isA(parent) && info.isA(child))
      {
        // A HingePerceptor belongs below a HingeJoint.
        const std::string_view stem = std::string_view(above->name).substr(0, above->name.rfind("Joint"));
        const bool isPair = info.isA("Perceptor") || info.isA("Effector");
        return !isPair                                                                              ? 10
               : info.name == std::string(stem) + (info.isA("Effector") ? "Effector" : "Perceptor") ? 0
                                                                                                    : 100;
      }
  const auto found = std::ranges::find(usual, info.name);
  return found == usual.end() ? 200 : 20 + static_cast<int>(found - usual.begin());
}

void Collector::addClasses()
{
  for(const ClassInfo* const info : knowledge_.registry.classes())
  {
    if(!rsg::isNodeClass(*info))
      continue;
    std::string bases;
    for(const ClassInfo* const base : info->bases)
      bases += (bases.empty() ? "" : ", ") + base->name;
    const int order = orderOf(*info);
    add(Kind::Class, info->name, order, bases, info->documentation);
    if(const std::string_view brief = rsg::shortName(info->name); !brief.empty())
      add(Kind::Class, brief, usesShort(brief) ? order - 1 : order + 1, languageText("complete.short", info->name),
          info->documentation);
  }
}

void Collector::addVariables(std::string_view wanted)
{
  // Far quicker than all uses of a large file: only lists that begin with `templ` or `def`.
  std::string scratch;
  for(Node list = 0; list < tree_.nodeCount(); ++list)
  {
    const Node word = tree_.isList(list) ? tree_.firstElement(list) : noNode;
    if(word == noNode || !tree_.isAtom(word))
      continue;
    const char first = tree_.text()[tree_.begin(word)];
    if(first != 't' && first != 'd' && first != '"' && first != '\'')
      continue;
    const rsg::Form::Kind kind = rsg::formKind(tree_.value(word, scratch));
    if(kind != rsg::Form::Kind::Template && kind != rsg::Form::Kind::Define)
      continue;
    const bool isParameter = kind == rsg::Form::Kind::Template;
    for(Node name = tree_.nextElement(list, word); name != noNode && tree_.isAtom(name);
        name = tree_.nextElement(list, name))
    {
      const std::string text = tree_.value(name);
      if(isVariable(text) && name != context_.atom)
      {
        const Node value = isParameter ? noNode : tree_.nextElement(list, name);
        const int order = (tree_.begin(name) < offset_ ? 0 : 50) + (text.substr(1) == wanted ? -5 : 0) + 10;
        add(Kind::Variable, text, order,
            languageText(isParameter ? LanguageKey("complete.parameter") : LanguageKey("complete.variable")),
            value == noNode ? std::string() : std::string(tree_.source(value)));
      }
      if(!isParameter)
        break;
    }
  }
}

void Collector::addScriptVariables()
{
  if(knowledge_.index)
    for(const std::string& name : knowledge_.index->scriptVariables())
      add(Kind::ScriptVariable, name, 100, languageText("complete.scriptVariable"));
  for(const std::string& name : knowledge_.scriptVariables)
    add(Kind::ScriptVariable, name, 100, languageText("complete.scriptVariable"));
}

void Collector::addArguments()
{
  std::string scratch;
  const std::string method(context_.call == noNode ? std::string_view()
                                                 : rsg::longName(tree_.value(context_.call, scratch)));
  const Parameter* const parameter = context_.method ? rsg::parameterOf(*context_.method, context_.argument) : nullptr;
  std::string wanted = parameter ? parameter->name : std::string();
  const bool isImport = method == "importScene";
  if(isImport && context_.argument > 0 && knowledge_.index)
  {
    const Node file = tree_.nextElement(tree_.parent(context_.call), context_.call);
    const SceneSummary* const scene = tree_.isAtom(file) ? knowledge_.index->find(tree_.value(file)) : nullptr;
    if(scene && context_.argument <= scene->parameters.size())
      wanted = scene->parameters[context_.argument - 1].name;
  }
  addVariables(wanted);
  if(takesNodePaths(method))
    addPaths();
  else if(takesMaterials(method))
    addMaterials();
  else if(method == "setName" && context_.place == Place::Argument)
    addOwnName();
  if(context_.place != Place::Argument || !parameter)
    return;
  if(parameter->type == "bool")
    for(const std::string_view value : {"true", "false"})
      add(Kind::Value, value, value == parameter->preset ? 1 : 0, parameter->name);
  else if(parameter->type == "path" && !takesNodePaths(method))
    addFiles(method);
  else if(parameter->name == "class")
    addClasses();
  else if(!parameter->preset.empty() && parameter->type != "string" && !typed_.starts_with('$'))
    add(Kind::Value, valueFor(*parameter), 60, languageText("complete.preset"),
        labelOf(*context_.method, context_.argument));
}

void Collector::addFiles(std::string_view method)
{
  const auto endsWith = [](std::string_view name, std::initializer_list<std::string_view> endings)
  { return std::ranges::any_of(endings, [&](std::string_view ending) { return name.ends_with(ending); }); };
  if(method == "load")
    for(const std::string_view name : {"StdUnitBox", "StdUnitSphere", "StdUnitCylinder", "StdCapsule"})
      add(Kind::Mesh, name, 0, languageText("complete.meshShape"));
  if(!knowledge_.index)
    return;
  for(const std::string& name : knowledge_.index->files())
  {
    const bool fits = method == "importScene" ? endsWith(name, {".rsg", ".ros", ".f2kworld", ".f2krobot"})
                      : method == "load"      ? endsWith(name, {".obj", ".gltf", ".glb", ".dae", ".stl", ".ply"})
                      : method == "runScript" || method == "setScript" ? endsWith(name, {".rb"})
                                                                       : true;
    if(!fits || name == knowledge_.name)
      continue;
    const SceneSummary* const scene = knowledge_.index->find(name);
    std::string parameters;
    if(scene)
      for(const SceneSummary::Name& parameter : scene->parameters)
        parameters += (parameters.empty() ? "$" : " $") + parameter.name;
    add(Kind::File, name, 10, parameters.empty() ? languageText("complete.file") : LocalText(parameters));
  }
}

void Collector::addMaterials()
{
  if(knowledge_.index)
    for(const auto& [name, definition] : knowledge_.index->materials())
      add(Kind::Material, name, 20, languageText("complete.from", definition.script->name));
  for(const std::string& name : knowledge_.materials)
    add(Kind::Material, name, 20, languageText("complete.material"));
  // Those that this file uses already.
  std::string scratch;
  std::set<std::string, std::less<>> seen;
  for(const std::string_view method : {"sMat", "setMaterial", "resetMaterials"})
    for(std::size_t at = tree_.text().find(method); at != std::string::npos; at = tree_.text().find(method, at + 1))
    {
      const Node word = tree_.nodeAt(static_cast<std::uint32_t>(at));
      const Node list = word == noNode || !tree_.isAtom(word) ? noNode : tree_.parent(word);
      if(list == noNode)
        continue;
      for(Node value = tree_.nextElement(list, word); value != noNode; value = tree_.nextElement(list, value))
      {
        if(!tree_.isAtom(value) || value == context_.atom)
          continue;
        const std::string_view name = tree_.value(value, scratch);
        if(isVariable(name) || seen.contains(name))
          continue;
        seen.emplace(name);
        add(Kind::Material, name, 10, languageText("complete.material"));
      }
    }
}

void Collector::addPaths()
{
  if(context_.node == noNode)
    return;
  PathCompletion paths(tree_, knowledge_, context_, typed_);
  for(PathCompletion::Path& path : paths.find())
  {
    const int order = path.isWanted ? 0 : 50;
    if(path.source.empty())
      add(Kind::NodePath, path.text, order, path.className);
    else
      addSource(Kind::NodePath, path.text, std::move(path.source), order, path.className);
  }
}

void Collector::addChildren()
{
  add(Kind::ChildName, "..", 90, {});
  add(Kind::ChildName, ".", 91, {});
  SceneOutline outline(tree_, knowledge_);
  std::optional<SceneOutline::Id> at;
  if(context_.node != noNode)
    at = outline.itemOf(context_.node);
  else if(context_.current.isRoot)
    at = SceneOutline::root;
  if(!at)
    return;
  for(const SceneOutline::Id child : outline.children(*at))
    if(const SceneOutline::Item& item = outline.item(child); item.name && item.name->isLiteral())
      add(Kind::ChildName, item.name->readable(), 0, item.info ? item.info->name : std::string());
}

/// A usual name: the class in lower case.
void Collector::addOwnName()
{
  if(!context_.current.info)
    return;
  std::string name = context_.current.info->name;
  name[0] = lower(name[0]);
  add(Kind::Value, name, 80, {});
}

} // namespace

LocalText meaningOf(std::string_view keyword)
{
  struct Meaning
  {
    std::string_view word;
    LanguageKey key;
  };
  static constexpr Meaning meanings[] = {
      {"node", "complete.keyword.nd"},    {"select", "complete.keyword.sel"},    {"template", "complete.keyword.templ"},
      {"define", "complete.keyword.def"}, {"switch", "complete.keyword.switch"}, {"pwd", "complete.keyword.pwd"},
      {"eval", "complete.keyword.eval"},  {"join", "complete.keyword.join"},
  };
  for(const Meaning& meaning : meanings)
    if(meaning.word == rsg::longName(keyword))
      return languageText(meaning.key);
  return {};
}

int matchRank(std::string_view candidate, std::string_view typed)
{
  if(candidate.starts_with(typed))
    return 0;
  if(startsAlike(candidate, typed))
    return 1;
  // From the beginning of a part: `pos` in `setLocalPos`, `leg` in `rsg/agent/leg.rsg`.
  for(std::size_t at = 1; at + typed.size() <= candidate.size(); ++at)
    if(startsAlike(candidate.substr(at), typed))
      return 2;
  std::size_t at = 0;
  for(const char c : candidate)
    if(at < typed.size() && lower(c) == lower(typed[at]))
      ++at;
  return at == typed.size() && typed.size() > 1 && lower(candidate[0]) == lower(typed[0]) ? 3 : -1;
}

Completions completionsAt(const SyntaxTree& tree, const SceneKnowledge& knowledge, std::uint32_t offset)
{
  return Collector(tree, knowledge, std::min(offset, static_cast<std::uint32_t>(tree.text().size()))).run();
}

} // namespace sparkwright
