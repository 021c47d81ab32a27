#include "editor/language/names/SceneOutline.h"

#include "core/rsg/FormReader.h"
#include "core/rsg/SceneForm.h"
#include "core/rsg/Vocabulary.h"
#include "editor/language/names/SceneSymbols.h"
#include "editor/language/source/NoNode.h"
#include "editor/language/source/SceneContext.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr int deepestImport = 8;
constexpr std::size_t mostImported = 20'000; // Items; more than any robot has.
constexpr std::size_t largestImport = 4u << 20;
constexpr int deepestList = 200;

} // namespace

/// A text that makes nodes, with the values of its variables.
struct SceneOutline::Source
{
  std::shared_ptr<const SyntaxTree> owner;
  const SyntaxTree* tree = nullptr;
  std::string file; ///< Empty: this scene, whose variables stand for themselves.
  std::vector<std::optional<SymbolicText>> arguments{};
  std::map<std::string, std::optional<SymbolicText>, std::less<>> variables{};
  std::size_t parameterCount = 0;

  std::optional<SymbolicText> text(Node value, int depth = 0) const
  {
    std::string scratch;
    if(tree->isAtom(value))
    {
      const std::string_view atom = tree->value(value, scratch);
      if(!isVariable(atom))
        return SymbolicText(atom);
      if(file.empty())
      {
        SymbolicText variable;
        variable.appendVariable(std::string(atom.substr(1)));
        return variable;
      }
      const auto found = variables.find(atom.substr(1));
      return found == variables.end() ? std::nullopt : found->second;
    }
    const Node word = tree->firstElement(value);
    if(depth > deepestList || word == noNode || !tree->isAtom(word) || tree->value(word, scratch) != "join")
      return {};
    SymbolicText joined;
    for(Node part = tree->nextElement(value, word); part != noNode; part = tree->nextElement(value, part))
    {
      const std::optional<SymbolicText> next = text(part, depth + 1);
      if(!next)
        return {};
      joined.append(*next);
    }
    return joined;
  }
};

/// Where the forms of an item stand.
struct SceneOutline::Scope
{
  Source* source;
  Node list, first; ///< From this element on; `none`: nothing follows.
  bool isExpanded = false;
  bool isComplete = true;  ///< All children are known, but for those made by `sel`.
  bool isSelected = false; ///< By a `sel`, so that it or what is below it may get more children.
  std::vector<Id> children{};
};

/// Reads the forms of one item.
class SceneOutline::Scan
{
public:
  Scan(SceneOutline& outline, Id parent, Source& source, std::vector<Id>& children, bool& isComplete)
      : outline_(outline), parent_(parent), source_(source), tree_(*source.tree), children_(children),
        isComplete_(isComplete)
  {
  }

  void read(Node list, Node first, bool isConditional)
  {
    if(++depth_ <= deepestList)
    {
      rsg::FormReader forms(tree_, list, first);
      while(const std::optional<rsg::Form> form = forms.next())
        if(form->kind == rsg::Form::Kind::List)
          read(form->word, tree_.firstElement(form->word), isConditional);
        else if(form->kind == rsg::Form::Kind::Node)
        {
          addNode(list, *form, isConditional);
          break; // The rest of the list belongs to it.
        }
        else if(form->kind == rsg::Form::Kind::Select)
        {
          if(form->name != noNode && tree_.value(form->name) == ".")
            continue;
          // What follows is made elsewhere.
          if(form->name != noNode)
            outline_.markSelected(parent_, tree_.value(form->name), children_);
          break;
        }
        else
          readRest(*form, list, isConditional);
    }
    --depth_;
  }

private:
  void addNode(Node list, const rsg::Form& form, bool isConditional)
  {
    if(form.name == noNode)
      return;
    Item item;
    std::string scratch;
    item.info = outline_.knowledge_.registry.find(rsg::longName(tree_.value(form.name, scratch)));
    item.parent = parent_;
    item.isConditional = isConditional;
    item.file = source_.file;
    if(source_.file.empty())
      item.word = form.word;
    item.name = SymbolicText(item.info ? item.info->defaultName : "<Unnamed>");
    const Node first = tree_.nextElement(list, form.name);
    readName(list, first, item);
    children_.push_back(outline_.add(std::move(item), source_, list, first));
  }

  void readName(Node list, Node first, Item& item) const
  {
    std::string scratch;
    for(Node node = first; node != noNode && tree_.isList(node); node = tree_.nextElement(list, node))
    {
      const Node word = tree_.firstElement(node);
      if(word == noNode)
        continue;
      const std::string_view name = tree_.isList(word) ? std::string_view() : tree_.value(word, scratch);
      if(name.empty() || name == "switch")
      {
        if(hasName(node))
          item.name = {};
        continue;
      }
      const Node value = name == "setName" ? tree_.nextElement(node, word) : noNode;
      if(value == noNode)
        continue;
      item.name = source_.text(value);
      item.nameAtom = source_.file.empty() && tree_.isAtom(value) ? value : noNode;
    }
  }

  /// Whether setName is called somewhere in a list, though not on a node that is made in it.
  bool hasName(Node list) const
  {
    std::string scratch;
    for(Node node = list + 1; node < tree_.after(list);)
    {
      const Node word = tree_.isList(node) ? tree_.firstElement(node) : noNode;
      if(word != noNode && tree_.isAtom(word) && tree_.value(word, scratch) == "setName")
        return true;
      const bool makesNode =
          word != noNode && tree_.isAtom(word) && rsg::formKind(tree_.value(word, scratch)) == rsg::Form::Kind::Node;
      node = makesNode ? tree_.after(node) : node + 1;
    }
    return false;
  }

  void readRest(const rsg::Form& form, Node list, bool isConditional)
  {
    std::string scratch;
    switch(form.kind)
    {
    case rsg::Form::Kind::Template:
      for(Node name = tree_.nextElement(list, form.word); name != noNode && tree_.isAtom(name);
          name = tree_.nextElement(list, name))
        if(const std::string_view text = tree_.value(name, scratch); isVariable(text))
        {
          const std::size_t index = source_.parameterCount++;
          source_.variables[std::string(text.substr(1))] =
              index < source_.arguments.size() ? source_.arguments[index] : std::nullopt;
        }
      break;
    case rsg::Form::Kind::Define:
      if(const Node name = tree_.nextElement(list, form.word); name != noNode && tree_.isAtom(name))
        if(const std::string text = tree_.value(name); isVariable(text))
        {
          const Node value = tree_.nextElement(list, name);
          source_.variables[text.substr(1)] = value == noNode || isConditional ? std::nullopt : source_.text(value);
        }
      break;
    case rsg::Form::Kind::Switch:
    {
      Node node = tree_.nextElement(list, form.word);
      if(node == noNode)
        break;
      while((node = tree_.nextElement(list, node)) != noNode)
      {
        const Node label = tree_.isList(node) ? tree_.firstElement(node) : noNode;
        const Node branch = label == noNode ? noNode : tree_.nextElement(node, label);
        if(branch != noNode && tree_.isList(branch))
          read(branch, tree_.firstElement(branch), true);
      }
      break;
    }
    case rsg::Form::Kind::Call:
      if(tree_.value(form.word, scratch) == "importScene")
      {
        const std::size_t before = children_.size();
        if(!import(list, form.word, isConditional))
          isComplete_ = false;
        for(std::size_t i = before; i < children_.size(); ++i)
          outline_.items_[children_[i]].isConditional |= isConditional;
      }
      break;
    default:
      break;
    }
  }

  bool import(Node list, Node word, bool isConditional)
  {
    const Node file = tree_.nextElement(list, word);
    const std::optional<SymbolicText> name = file == noNode ? std::nullopt : source_.text(file);
    if(!name || !name->isLiteral() || outline_.importDepth_ >= deepestImport)
      return false;
    const std::string text = name->readable();
    const std::shared_ptr<const SyntaxTree> tree = outline_.treeOf(text);
    if(!tree || outline_.imported_ > mostImported)
      return false;
    Source& source = *outline_.sources_.emplace_back(std::make_unique<Source>());
    source.owner = tree;
    source.tree = tree.get();
    source.file = text;
    for(Node value = tree_.nextElement(list, file); value != noNode; value = tree_.nextElement(list, value))
      source.arguments.push_back(source_.text(value));
    const rsg::SceneForm scene(*tree);
    if(scene.kind != rsg::SceneForm::Kind::Scene || scene.body == noNode || !tree->isList(scene.body))
      return false;
    bool isComplete = true;
    std::vector<Id> made;
    ++outline_.importDepth_;
    Scan(outline_, parent_, source, made, isComplete).read(scene.body, tree->firstElement(scene.body), isConditional);
    outline_.collapse(parent_, made);
    --outline_.importDepth_;
    children_.insert(children_.end(), made.begin(), made.end());
    return isComplete;
  }

  SceneOutline& outline_;
  Id parent_;
  Source& source_;
  const SyntaxTree& tree_;
  std::vector<Id>& children_;
  bool& isComplete_;
  int depth_ = 0;
};

SceneOutline::SceneOutline(const SyntaxTree& tree, const SceneKnowledge& knowledge) : tree_(tree), knowledge_(knowledge)
{
  Source& source = *sources_.emplace_back(std::make_unique<Source>());
  source.tree = &tree;
  const rsg::SceneForm scene(tree);
  const bool hasBody = scene.kind == rsg::SceneForm::Kind::Scene && scene.body != noNode && tree.isList(scene.body);
  items_.emplace_back();
  scopes_.push_back({&source, hasBody ? scene.body : noNode, hasBody ? tree.firstElement(scene.body) : noNode});
}

SceneOutline::~SceneOutline() = default;

std::optional<SymbolicText> SceneOutline::textOf(Node value) const
{
  return sources_.front()->text(value);
}

SceneOutline::Id SceneOutline::add(Item item, Source& source, Node list, Node first)
{
  const Id id = items_.size();
  if(item.word != noNode)
    byWord_.emplace(item.word, id);
  else
    ++imported_;
  items_.push_back(std::move(item));
  scopes_.push_back({&source, list, first});
  return id;
}

void SceneOutline::expand(Id id)
{
  if(scopes_[id].isExpanded)
    return;
  scopes_[id].isExpanded = true;
  const Scope scope = scopes_[id];
  if(scope.list == noNode)
    return;
  std::vector<Id> children;
  bool isComplete = true;
  Scan(*this, id, *scope.source, children, isComplete).read(scope.list, scope.first, items_[id].isConditional);
  scopes_[id].children = std::move(children);
  scopes_[id].isComplete = isComplete;
}

/// As an import leaves nothing of Transforms that hold no more than Transforms.
void SceneOutline::collapse(Id parent, std::vector<Id>& children)
{
  std::vector<Id> left;
  for(const Id id : children)
  {
    items_[id].parent = parent;
    expand(id);
    std::vector<Id> inner = scopes_[id].children;
    collapse(id, inner);
    scopes_[id].children = inner;
    const auto isTransform = [&](Id child) { return items_[child].info && items_[child].info->isA("Transform"); };
    if(!isTransform(id) || !scopes_[id].isComplete || !std::ranges::all_of(inner, isTransform))
      left.push_back(id);
    else
      for(const Id child : inner)
      {
        items_[child].parent = parent;
        left.push_back(child);
      }
  }
  children = std::move(left);
}

std::shared_ptr<const SyntaxTree> SceneOutline::treeOf(const std::string& file)
{
  const auto known = trees_.find(file);
  if(known != trees_.end())
    return known->second;
  std::shared_ptr<const SyntaxTree>& tree = trees_[file];
  if(knowledge_.files)
    if(std::optional<std::string> text = knowledge_.files->read(file, largestImport))
      tree = std::make_shared<const SyntaxTree>(std::move(*text), 2);
  return tree;
}

std::vector<SceneOutline::Id> SceneOutline::children(Id id)
{
  expand(id);
  return scopes_[id].children;
}

bool SceneOutline::knowsChildren(Id id)
{
  expand(id);
  if(!scopes_[id].isComplete)
    return false;
  for(Id at = id;; at = items_[at].parent)
  {
    // The `sel` stands behind it, in what is around it.
    if(at != root)
      expand(items_[at].parent);
    if(scopes_[at].isSelected)
      return false;
    if(at == root)
      return true;
  }
}

void SceneOutline::markSelected(Id parent, const std::string& child, const std::vector<Id>& children)
{
  if(child == "..")
    scopes_[items_[parent].parent].isSelected = true;
  for(const Id id : children)
    if(!items_[id].name || items_[id].name->mayEqual(SymbolicText(child)))
      scopes_[id].isSelected = true;
}

std::optional<SceneOutline::Id> SceneOutline::itemOf(Node word)
{
  // From the outside, since nodes are found by those around them.
  std::vector<Node> chain;
  for(Node node = word; node != noNode;)
  {
    if(chain.size() > static_cast<std::size_t>(deepestList))
      return {};
    chain.push_back(node);
    const SceneContext around = contextAt(tree_, knowledge_.registry, tree_.begin(node));
    if(around.node == noNode && !around.current.isRoot)
      return {};
    node = around.node;
  }
  std::optional<Id> at = root;
  for(; at && !chain.empty(); chain.pop_back())
    at = itemIn(*at, chain.back());
  return at;
}

std::optional<SceneOutline::Id> SceneOutline::itemIn(Id parent, Node word)
{
  expand(parent);
  const auto found = byWord_.find(word);
  return found == byWord_.end() ? std::nullopt : std::optional(found->second);
}

std::optional<SceneOutline::Found> SceneOutline::resolve(Id from, const std::vector<SymbolicText>& steps)
{
  Found found{from};
  for(const SymbolicText& step : steps)
  {
    if(step.isLiteral("."))
      continue;
    if(step.isLiteral(".."))
    {
      if(found.item == root)
        return {};
      found.item = items_[found.item].parent;
      continue;
    }
    found.isCertain = found.isCertain && knowsChildren(found.item);
    std::optional<Id> next;
    for(const Id child : children(found.item))
    {
      const std::optional<SymbolicText>& name = items_[child].name;
      if(name && *name == step)
      {
        next = child;
        break;
      }
      if(!name || name->mayEqual(step))
        found.isCertain = false;
    }
    if(!next)
      return {};
    // Where one of several is made, another one may be meant.
    found.isCertain = found.isCertain && !items_[*next].isConditional;
    found.item = *next;
  }
  return found;
}

} // namespace sparkwright
