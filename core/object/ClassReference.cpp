#include "core/object/ClassReference.h"

#include "core/object/Registry.h"
#include "core/text/Json.h"

#include <algorithm>
#include <array>

namespace sparkwright
{

namespace
{

std::string fullName(const ClassInfo& info)
{
  return info.nameSpace.empty() ? info.name : info.nameSpace + '/' + info.name;
}

std::string baseNames(const ClassInfo& info)
{
  std::string text;
  for(const ClassInfo* const base : info.bases)
    text += (text.empty() ? "" : ", ") + base->name;
  return text;
}

/// `float [m] = 1`
std::string kindText(const Parameter& parameter)
{
  std::string text = parameter.type;
  if(!parameter.unit.empty())
    text += " [" + parameter.unit + ']';
  if(!parameter.preset.empty())
    text += " = " + parameter.preset;
  return text;
}

/// How many values, if that is not simply the number of parameters.
std::string oddCount(const Method& method)
{
  const int declared = static_cast<int>(method.parameters.size());
  return method.least == declared && method.most == declared ? std::string() : method.countText().english();
}

// Markdown

struct Group
{
  const char* title;
  const char* base; ///< Classes derived from it, unless an earlier group has them.
};

constexpr std::array groups{
    Group{"Joints", "Joint"},
    Group{"Colliders", "Collider"},
    Group{"Collision handlers", "CollisionHandler"},
    Group{"Controllers of bodies", "BodyController"},
    Group{"Bodies, spaces and worlds", "PhysicsObject"},
    Group{"Perceptors", "Perceptor"},
    Group{"Effectors", "Effector"},
    Group{"Things to be seen", "RenderNode"},
    Group{"Other nodes of a scene", "BaseNode"},
    Group{"Object tree and services", ""},
};

std::size_t groupOf(const ClassInfo& info)
{
  for(std::size_t i = 0; i < groups.size(); ++i)
    if(*groups[i].base == '\0' || info.isA(groups[i].base))
      return i;
  return groups.size() - 1;
}

/// As GitHub and others make anchors of headings.
std::string link(const ClassInfo& info)
{
  std::string anchor;
  for(const char c : info.name)
    anchor += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return '[' + info.name + "](#" + anchor + ')';
}

/// In a cell of a table a bar would end the cell, and `<Unnamed>` be taken for HTML.
std::string cell(const std::string& text)
{
  std::string out;
  for(const char c : text)
    out += c == '|' ? "\\|" : c == '<' ? "\\<" : c == '\n' ? " " : std::string(1, c);
  return out;
}

std::string argumentCell(const Method& method)
{
  std::string text;
  for(const Parameter& parameter : method.parameters)
    text += (text.empty() ? "`" : ", `") + parameter.name + "` " + cell(kindText(parameter));
  if(const std::string count = oddCount(method); !count.empty())
    text += (text.empty() ? "" : "; ") + count;
  return text;
}

/// Bases that have methods, nearest first, each once.
void collectBases(const ClassInfo& info, std::vector<const ClassInfo*>& out)
{
  for(const ClassInfo* const base : info.bases)
  {
    if(std::find(out.begin(), out.end(), base) == out.end())
      out.push_back(base);
    collectBases(*base, out);
  }
}

std::string inheritedText(const ClassInfo& info)
{
  std::vector<const ClassInfo*> bases;
  collectBases(info, bases);
  std::string text;
  for(const ClassInfo* const base : bases)
  {
    std::string names;
    for(const Method& method : base->methods)
      if(info.method(method.name) == &method)
        names += (names.empty() ? "" : ", ") + ('`' + method.name + '`');
    if(!names.empty())
      text += (text.empty() ? "" : "; ") + names + " from " + link(*base);
  }
  return text;
}

void writeClass(const ClassInfo& info, std::string& out)
{
  out += "\n### " + info.name + "\n\n" + info.documentation + "\n\n";
  out += '`' + fullName(info) + '`';
  for(std::size_t i = 0; i < info.bases.size(); ++i)
    out += (i == 0 ? ", a " : ", ") + link(*info.bases[i]);
  if(!info.make)
    out += ", cannot be created";
  else if(info.defaultName != "<Unnamed>")
    out += ", named `" + info.defaultName + "` at first";
  out += ".\n";
  if(!info.methods.empty())
  {
    out += "\n| Method | Arguments | What it does |\n|---|---|---|\n";
    for(const Method& method : info.methods)
      out += "| `" + method.name + '`' + (method.immediate ? " *at once*" : "") + " | " + argumentCell(method) + " | " +
             cell(method.documentation) + " |\n";
  }
  if(const std::string inherited = inheritedText(info); !inherited.empty())
    out += "\nInherited: " + inherited + ".\n";
}

} // namespace

std::string classListText(const Registry& registry)
{
  std::string out;
  for(const ClassInfo* const info : registry.classes())
  {
    out += fullName(*info) + (info->bases.empty() ? "" : " : " + baseNames(*info)) + "  " + info->documentation + '\n';
    for(const Method& method : info->methods)
    {
      out += "  " + method.name + '(';
      for(const Parameter& parameter : method.parameters)
        out.append(&parameter == &method.parameters.front() ? "" : ", ").append(parameter.name).append(": ").append(
            kindText(parameter));
      const std::string count = oddCount(method);
      out += ")" + (count.empty() ? "" : " (" + count + ')') + "  " + method.documentation + '\n';
    }
  }
  return out;
}

std::string classListJson(const Registry& registry)
{
  std::string out = "[";
  for(const ClassInfo* const info : registry.classes())
  {
    out += out.size() > 1 ? ",\n" : "\n";
    out +=
        "{\"name\": " + jsonString(info->name) + ", \"namespace\": " + jsonString(info->nameSpace) + ", \"bases\": [";
    for(std::size_t i = 0; i < info->bases.size(); ++i)
      out += (i > 0 ? ", " : "") + jsonString(info->bases[i]->name);
    out += std::string("], \"creatable\": ") + (info->make ? "true" : "false") +
           ", \"default_name\": " + jsonString(info->defaultName) +
           ",\n \"documentation\": " + jsonString(info->documentation) + ",\n \"methods\": [";
    for(const Method& method : info->methods)
    {
      out += &method == &info->methods.front() ? "\n  " : ",\n  ";
      out += "{\"name\": " + jsonString(method.name) + ", \"documentation\": " + jsonString(method.documentation) +
             ", \"least\": " + std::to_string(method.least) + ", \"most\": " + std::to_string(method.most) +
             ", \"immediate\": " + (method.immediate ? "true" : "false") + ", \"arguments\": [";
      for(const Parameter& p : method.parameters)
        out += (&p == &method.parameters.front() ? "{\"name\": " : ", {\"name\": ") + jsonString(p.name) +
               ", \"type\": " + jsonString(p.type) + ", \"unit\": " + jsonString(p.unit) +
               ", \"preset\": " + jsonString(p.preset) + '}';
      out += "]}";
    }
    out += "]}";
  }
  return out + "\n]\n";
}

std::string classReference(const Registry& registry)
{
  std::string out = "# Class reference\n\n"
                    "All classes that scene files and scripts can use, with their methods. This page is generated from "
                    "the registry, which "
                    "also dispatches the calls:\n\n"
                    "    build/bin/sparkwright-server --list-classes=markdown > docs/class-reference.md\n\n"
                    "In scene files a class is named with or without what stands before its `/`. Arguments are written "
                    "`name` type [unit] = preset; the preset is what holds if the method is never called. Types: "
                    "`float` and `int` (the "
                    "longest numeric beginning of the text counts), `bool` (exactly `true` or `false`), `string`, "
                    "`path` (of a file or a "
                    "node). A call with another number of values than listed is refused and changes nothing. Methods "
                    "marked *at once* run "
                    "while a file is read, all others when it has been read.\n";
  std::vector<std::vector<const ClassInfo*>> members(groups.size());
  for(const ClassInfo* const info : registry.classes())
    members[groupOf(*info)].push_back(info);
  out += '\n';
  for(std::size_t i = groups.size(); i-- > 0;)
  {
    if(members[i].empty())
      continue;
    out += std::string("- ") + groups[i].title + ": ";
    for(const ClassInfo* const info : members[i])
      out += (info == members[i].front() ? "" : ", ") + link(*info);
    out += '\n';
  }
  for(std::size_t i = groups.size(); i-- > 0;)
  {
    if(members[i].empty())
      continue;
    out += std::string("\n## ") + groups[i].title + '\n';
    for(const ClassInfo* const info : members[i])
      writeClass(*info, out);
  }
  return out;
}

} // namespace sparkwright
