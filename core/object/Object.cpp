#include "core/object/Object.h"

#include "core/object/Context.h"
#include "core/object/Registry.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

bool isSeparator(char c)
{
  return c == '/' || c == '\\';
}

} // namespace

Object::~Object()
{
  for(const auto& child : children_)
    child->parent_ = nullptr;
}

std::string Object::path() const
{
  if(!parent_)
    return "/";
  std::string path = parent_->path();
  if(path != "/")
    path += '/';
  return path += name_;
}

bool Object::isA(std::string_view className) const
{
  return class_ && class_->isA(className);
}

Object* Object::root()
{
  Object* object = this;
  while(object->parent_)
    object = object->parent_;
  return object;
}

Object* Object::child(std::string_view name) const
{
  for(const auto& child : children_)
    if(child->name_ == name)
      return child.get();
  return nullptr;
}

void Object::addChild(std::shared_ptr<Object> added)
{
  if(!added || added.get() == this)
    return;
  if(added->parent_)
    added->parent_->removeChild(*added);
  if(child(added->name_))
    added->name_.append("_").append(std::to_string(children_.size())).append(">");
  added->parent_ = this;
  children_.push_back(added);
  if(context_)
    added->link(context_);
}

std::shared_ptr<Object> Object::removeChild(Object& removed)
{
  const auto found =
      std::find_if(children_.begin(), children_.end(), [&](const auto& child) { return child.get() == &removed; });
  if(found == children_.end())
    return nullptr;
  const std::shared_ptr<Object> kept = *found;
  if(context_)
  {
    context_->removed(kept);
    kept->unlink();
  }
  // onUnlink() may have changed the list.
  std::erase(children_, kept);
  kept->parent_ = nullptr;
  return kept;
}

void Object::moveChild(Object& moved, std::size_t index)
{
  const auto found =
      std::find_if(children_.begin(), children_.end(), [&](const auto& child) { return child.get() == &moved; });
  if(found == children_.end())
    return;
  const std::shared_ptr<Object> kept = *found;
  children_.erase(found);
  children_.insert(children_.begin() + static_cast<std::ptrdiff_t>(std::min(index, children_.size())), kept);
  if(context_)
    context_->structureChanged();
}

void Object::adopt(Object& adopted)
{
  if(!adopted.parent_ || adopted.parent_ == this)
    return;
  auto& former = adopted.parent_->children_;
  const auto found =
      std::find_if(former.begin(), former.end(), [&](const auto& child) { return child.get() == &adopted; });
  const std::shared_ptr<Object> kept = *found;
  former.erase(found);
  if(child(kept->name_))
    kept->name_.append("_").append(std::to_string(children_.size())).append(">");
  kept->parent_ = this;
  children_.push_back(kept);
  if(context_)
    context_->structureChanged();
  kept->onReparent();
}

void Object::removeAllChildren()
{
  while(!children_.empty())
    removeChild(*children_.back());
}

Object* Object::find(std::string_view path)
{
  Object* at = !path.empty() && isSeparator(path.front()) ? root() : this;
  while(at && !path.empty())
  {
    const std::size_t end = std::min(path.find_first_of("/\\"), path.size());
    const std::string_view part = path.substr(0, end);
    path.remove_prefix(std::min(end + 1, path.size()));
    if(part.empty() || part == ".")
      continue;
    at = part == ".." ? at->parent_ : at->child(part);
  }
  return at;
}

void Object::setContext(Context* context)
{
  if(context_ && !context)
    unlink();
  else if(context)
    link(context);
}

void Object::link(Context* context)
{
  context_ = context;
  if(id_ == 0)
    id_ = ++context->lastId;
  context->structureChanged();
  onLink();
  for(std::size_t i = 0; i < children_.size(); ++i)
    children_[i]->link(context);
}

void Object::unlink()
{
  for(const auto& child : children_)
    child->unlink();
  onUnlink();
  if(context_)
    context_->structureChanged();
  context_ = nullptr;
}

} // namespace sparkwright
