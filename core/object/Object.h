#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sparkwright
{

struct ClassInfo;
class Context;
class NodeSource;
class StateArchive;

/// A node of the object tree: it has a name, a class, one parent and an ordered list of children.
///
/// Nodes are made by Registry::create(), which sets their class. A node is linked when it hangs in a tree whose root
/// has a Context; onLink() is called once the node is in place, before its methods are read.
class Object : public std::enable_shared_from_this<Object>
{
public:
  Object() = default;
  virtual ~Object();
  Object(const Object&) = delete;
  Object& operator=(const Object&) = delete;

  const std::string& name() const { return name_; }
  void setName(std::string name) { name_ = std::move(name); }
  /// `/usr/scene/Ball/physics`
  std::string path() const;

  const ClassInfo& classInfo() const { return *class_; }
  /// True if the class or one of its script-level base classes has this name (without namespace).
  bool isA(std::string_view className) const;

  Object* parent() const { return parent_; }
  Object* root();
  const std::vector<std::shared_ptr<Object>>& children() const { return children_; }
  /// First direct child with that exact name, else nullptr.
  Object* child(std::string_view name) const;

  /// Links `child` at the end. If the name is taken, the child's gets a suffix `_<n>>`, n the number of children.
  void addChild(std::shared_ptr<Object> child);
  /// Unlinks the child. @return the child, which may be linked elsewhere
  std::shared_ptr<Object> removeChild(Object& child);
  void removeAllChildren();
  /// Moves a child to another place among the children. @param index  of it afterwards
  void moveChild(Object& child, std::size_t index);
  /// Moves `child` from its parent, a node of the same tree, to the end of this node's children. It is not unlinked, so
  /// its bodies and joints stay; onReparent() is called. Names are kept unique as in addChild().
  void adopt(Object& child);

  /// Looks a path up: components separated by `/` or `\`, empty ones ignored, `.` and `..` as usual; a leading
  /// separator starts at the root. @return nullptr if there is no such node
  Object* find(std::string_view path);

  /// Nearest ancestor (not this node itself) of type T, else nullptr.
  template<class T>
  T* ancestor() const
  {
    for(Object* o = parent_; o; o = o->parent_)
      if(T* const t = dynamic_cast<T*>(o))
        return t;
    return nullptr;
  }

  /// First direct child of type T, else nullptr.
  template<class T>
  T* childOf() const
  {
    for(const auto& c : children_)
      if(T* const t = dynamic_cast<T*>(c.get()))
        return t;
    return nullptr;
  }

  /// Calls `visit(T&)` for this node and everything below it that is a T, parents before children, in file order.
  template<class T, class Visit>
  void visit(Visit&& visit)
  {
    if(T* const t = dynamic_cast<T*>(this))
      visit(*t);
    for(const auto& c : children_)
      c->visit<T>(visit);
  }

  /// Services and settings of the node's simulation; nullptr while it is not linked.
  Context* context() const { return context_; }
  /// Makes this node the root of a linked tree.
  void setContext(Context* context);

  /// Unique in the tree, from 1, never reused; 0 before the node is first linked.
  std::uint64_t id() const { return id_; }

  /// Place in a file that created the node, for diagnostics and editors; line 0 when unknown.
  struct Origin
  {
    std::shared_ptr<const std::string> file;
    int line = 0;
    int column = 0;
    std::shared_ptr<const NodeSource> source{}; ///< Nodes of RSG scenes: the forms that made it.
  };
  const Origin& origin() const { return origin_; }
  void setOrigin(Origin origin) { origin_ = std::move(origin); }

  /// Saves or loads what a run has made of this node, beyond what its scene file says; see StateArchive. Nodes above it
  /// and before it are loaded already.
  virtual void archive(StateArchive&) {}
  /// Gives the node the id and name that it had when a state was saved. Ids must stay unique in the tree.
  void restoreIdentity(std::uint64_t id, std::string name)
  {
    id_ = id;
    name_ = std::move(name);
  }

protected:
  /// Called when the node has been linked; its chain of parents is complete.
  virtual void onLink() {}
  /// Called before the node leaves the tree.
  virtual void onUnlink() {}
  /// Called after adopt() has given the node another parent.
  virtual void onReparent() {}

private:
  friend class Registry;
  void link(Context* context);
  void unlink();

  std::uint64_t id_ = 0;
  std::string name_ = "<Unnamed>";
  const ClassInfo* class_ = nullptr;
  Object* parent_ = nullptr;
  std::vector<std::shared_ptr<Object>> children_;
  Context* context_ = nullptr;
  Origin origin_;
};

} // namespace sparkwright
