#include "core/object/Registry.h"

#include "core/object/ObjectTexts.h"

#include <algorithm>
#include <stdexcept>

namespace sparkwright
{

bool Method::accepts(std::size_t count) const
{
  const int given = static_cast<int>(count);
  return given >= least && (most < 0 || given <= most);
}

LocalText Method::countText() const
{
  if(most < 0)
    return least == 1 ? objectText("count.atLeastOne", least) : objectText("count.atLeast", least);
  if(most != least)
    return most == 1 ? objectText("count.upToOne", least, most) : objectText("count.upTo", least, most);
  return least == 1 ? objectText("count.one", least) : objectText("count.many", least);
}

const Method* ClassInfo::method(std::string_view wanted) const
{
  for(const Method& m : methods)
    if(m.name == wanted)
      return &m;
  for(const ClassInfo* base : bases)
    if(const Method* const m = base->method(wanted))
      return m;
  return nullptr;
}

bool ClassInfo::isA(std::string_view className) const
{
  if(name == className)
    return true;
  for(const ClassInfo* base : bases)
    if(base->isA(className))
      return true;
  return false;
}

const ClassInfo* Registry::find(std::string_view name) const
{
  if(const auto found = byName_.find(name); found != byName_.end())
    return found->second.get();
  std::string full;
  for(const char* const space : {"oxygen/", "kerosin/", "zeitgeist/"})
  {
    full.assign(space).append(name);
    const auto found = byName_.find(full);
    if(found != byName_.end())
      return found->second.get();
  }
  return nullptr;
}

std::shared_ptr<Object> Registry::create(std::string_view name) const
{
  const ClassInfo* const info = find(name);
  if(!info || !info->make)
    return nullptr;
  std::shared_ptr<Object> object = info->make();
  object->class_ = info;
  object->name_ = info->defaultName;
  return object;
}

std::vector<const ClassInfo*> Registry::classes() const
{
  return order_;
}

ClassInfo& Registry::add(std::string_view fullName, std::vector<std::string> bases, std::string documentation)
{
  auto info = std::make_unique<ClassInfo>();
  const std::size_t slash = fullName.find('/');
  if(slash == std::string_view::npos)
    info->name = fullName;
  else
  {
    info->nameSpace = fullName.substr(0, slash);
    info->name = fullName.substr(slash + 1);
  }
  info->documentation = std::move(documentation);
  for(const std::string& base : bases)
  {
    const ClassInfo* const found = find(base);
    if(!found)
      throw std::logic_error("class " + std::string(fullName) + " names an unregistered base " + base);
    if(const auto closed = closed_.find(found); closed != closed_.end())
      throw std::logic_error("class " + std::string(fullName) + " would never be called, since it derives from " + found->name +
                             ": " + closed->second);
    info->bases.push_back(found);
  }
  auto& slot = byName_[std::string(fullName)];
  if(slot)
    throw std::logic_error("class " + std::string(fullName) + " is registered twice");
  slot = std::move(info);
  order_.push_back(slot.get());
  if(listener_)
    listener_(*slot);
  return *slot;
}

void Registry::close(std::string_view base, std::string instead)
{
  if(const ClassInfo* const info = find(base))
    closed_[info] = std::move(instead);
}

CallResult invoke(Object& object, const Method& method, const Arguments& arguments)
{
  if(!method.accepts(arguments.count()))
    return CallResult::refuse(objectText("call.takes", method.name, method.countText(), arguments.count()));
  return method.call(object, arguments);
}

CallResult callMethod(Object& object, std::string_view name, const Arguments& arguments, bool& known)
{
  const Method* const method = object.classInfo().method(name);
  known = method != nullptr;
  return known ? invoke(object, *method, arguments)
               : CallResult::refuse(objectText("call.noMethod", object.classInfo().name, name));
}

} // namespace sparkwright
