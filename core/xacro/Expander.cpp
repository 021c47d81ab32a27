#include "core/xacro/Expander.h"

#include "core/rosi/XmlFile.h"
#include "core/text/InQuotes.h"
#include "core/xacro/expression/XacroTexts.h"

#include <algorithm>
#include <fnmatch.h>

namespace sparkwright::xacro
{

namespace fs = std::filesystem;

namespace
{

constexpr std::size_t mostWarnings = 200;

/// Whether a text can be the name of an element or an attribute; what it may consist of otherwise is not our matter.
bool isXmlName(std::string_view text)
{
  return !text.empty() && std::string_view("0123456789-.").find(text.front()) == std::string_view::npos &&
         std::ranges::all_of(text,
                             [](char c)
                             {
                               const auto byte = static_cast<unsigned char>(c);
                               return byte >= 0x80 || std::isalnum(byte) || c == '_' || c == ':' || c == '-' ||
                                      c == '.';
                             });
}

std::string attributeList(std::initializer_list<std::string_view> names)
{
  std::string list;
  for(const std::string_view name : names)
    (list += list.empty() ? "" : ", ") += name;
  return list;
}

} // namespace

Expander::Expander(Sources& sources, Packages& packages, const Options& options, Diagnostics& diagnostics)
    : sources_(sources), packages_(packages), options_(options), diagnostics_(diagnostics)
{
  for(const auto& [name, value] : options.arguments)
    arguments_[name] = value;
}

Expander::~Expander()
{
  for(const ScopePointer& each : namespaces_)
    each->clear();
}

Node::Pointer Expander::expand(const Node::Pointer& document, const fs::path& file)
{
  files_.push_back(file);
  const ScopePointer scope = std::make_shared<Scope>();
  Node whole;
  node(document, scope, whole);
  scope->clear();
  for(const Node::Pointer& each : whole.children)
    if(!each->name.empty())
      return each;
  throw Problem(xacroText("xacro.onlyRoot", document->name), xacroText("xacro.moveInside"));
}

void Expander::say(Diagnostic::Severity severity, LocalText message, LocalText hint)
{
  if(diagnostics_.size() < mostWarnings)
    diagnostics_.push_back(Diagnostic::of(severity, sources_.names()[static_cast<std::size_t>(place_.file)],
                                          place_.line, 0, std::move(message), std::move(hint)));
}

void Expander::count(std::size_t steps)
{
  steps_ += steps;
  if(steps_ > mostSteps)
    throw Problem(xacroText("xacro.manySteps", mostSteps), xacroText("xacro.fewer"));
  if(steps_ < untilCheck_)
    return;
  untilCheck_ = steps_ + 2'000;
  if(options_.stop.stop_requested())
    throw Problem(xacroText("xacro.cancelled"), xacroText("xacro.again"));
}

void Expander::checkAttributes(const Node& source, std::initializer_list<std::string_view> known)
{
  for(const Node::Attribute& attribute : source.attributes)
    if(std::ranges::find(known, attribute.name) == known.end() && !attribute.name.starts_with("xmlns:"))
      say(Diagnostic::Severity::Warning, xacroText("xacro.unknownAttribute", source.name, inQuotes(attribute.name)),
          xacroText("xacro.ignored", attributeList(known)));
}

void Expander::checkDepth(const std::string& name) const
{
  if(level_ > deepestCalls)
    throw Problem(xacroText("xacro.deepMacros", deepestCalls, inQuotes(name)), xacroText("xacro.endless"));
}

void Expander::content(const Node& source, const ScopePointer& scope, Node& into)
{
  for(const Node::Pointer& child : source.children)
    node(child, scope, into);
}

void Expander::node(const Node::Pointer& source, const ScopePointer& scope, Node& into)
{
  const Deeper level(level_);
  const Place before = place_;
  place_ = source->place;
  if(source->name.empty()) // A text begins behind the element before it, often at the end of a line.
    place_.line += static_cast<int>(std::count(source->text.begin(), std::find(source->text.begin(), source->text.end(), '$'), '\n'));
  try
  {
    checkDepth(source->name);
    count(1);
    element(source, scope, into);
  }
  catch(Problem& problem)
  {
    if(problem.file.empty())
      problem.file = sources_.names()[static_cast<std::size_t>(source->place.file)];
    if(problem.line == 0)
      problem.line = place_.line;
    throw;
  }
  place_ = before;
}

void Expander::element(const Node::Pointer& source, const ScopePointer& scope, Node& into)
{
  const std::string& name = source->name;
  if(name.empty())
  {
    const auto made = std::make_shared<Node>();
    made->text = text(source->text, *scope).written();
    made->place = source->place;
    bytes_ += made->text.size() + sizeof(Node);
    into.children.push_back(made);
  }
  else if(!name.starts_with("xacro:"))
    plainElement(*source, name, scope, into);
  else if(name == "xacro:property")
    property(source, scope);
  else if(name == "xacro:macro")
    macro(source, *scope);
  else if(name == "xacro:if" || name == "xacro:unless")
    condition(*source, scope, into);
  else if(name == "xacro:include")
    include(*source, scope, into);
  else if(name == "xacro:arg")
    argument(*source, *scope);
  else if(name == "xacro:insert_block")
    insertBlock(*source, scope, into);
  else if(name == "xacro:element")
    plainElement(*source, required(*source, "xacro:name", *scope), scope, into);
  else if(name == "xacro:attribute")
    attribute(*source, *scope, into);
  else if(name == "xacro:call")
    call(*source, required(*source, "macro", *scope), scope, into);
  else
    call(*source, name.substr(6), scope, into);
}

void Expander::plainElement(const Node& source, const std::string& name, const ScopePointer& scope, Node& into)
{
  const Deeper level(elements_);
  if(elements_ > ros::XmlFile::deepest)
    throw Problem(xacroText("xacro.deepElements", ros::XmlFile::deepest), xacroText("xacro.endless"));
  if(!isXmlName(name))
    throw Problem(xacroText("xacro.emptyName"), xacroText("xacro.writeName"));
  const auto made = std::make_shared<Node>();
  made->name = name;
  made->place = source.place;
  bytes_ += name.size() + sizeof(Node);
  for(const Node::Attribute& attribute : source.attributes)
    if(!attribute.name.starts_with("xacro:"))
    {
      made->attributes.push_back({attribute.name, text(attribute.value, *scope).written()});
      bytes_ += attribute.name.size() + made->attributes.back().value.size() + sizeof(Node::Attribute);
    }
  if(bytes_ > 2 * largestResult)
    throw Problem(xacroText("xacro.largeOutput", largestResult >> 20), xacroText("xacro.fewer"));
  content(source, scope, *made);
  into.children.push_back(made);
}

void Expander::attribute(const Node& source, Scope& scope, Node& into)
{
  checkAttributes(source, {"name", "value"});
  const std::string name = required(source, "name", scope);
  if(!isXmlName(name))
    throw Problem(xacroText("xacro.emptyName"), xacroText("xacro.writeName"));
  if(into.name.empty())
    throw Problem(xacroText("xacro.onlyRoot", source.name), xacroText("xacro.moveInside"));
  into.set(name, required(source, "value", scope));
}

void Expander::property(const Node::Pointer& source, const ScopePointer& scope)
{
  checkAttributes(*source, {"name", "value", "default", "remove", "scope", "lazy_eval"});
  const std::string name = required(*source, "name", *scope);
  if(!isIdentifier(name) || name.starts_with("__"))
    throw Problem(xacroText("xacro.propertyName", inQuotes(name)), xacroText("xacro.identifier"));
  const auto flag = [&](const char* attribute, bool preset)
  {
    const std::string* const written = source->attribute(attribute);
    return written ? truth(text(*written, *scope), *written) : preset;
  };
  const std::string *value = source->attribute("value"), *preset = source->attribute("default");
  const bool removes = flag("remove", false);
  if((value != nullptr) + (preset != nullptr) + removes > 1)
    throw Problem(xacroText("xacro.exclusive", inQuotes(name)), xacroText("xacro.oneOf"));
  if(removes)
    return scope->remove(name);
  Scope* owner = nullptr;
  const bool known = scope->find(name, owner) != nullptr;
  if(preset && known)
    return;
  if(!known && (constantNamed(name) || builtinNamed(name)))
    say(Diagnostic::Severity::Warning, xacroText("xacro.overwrites", inQuotes(name)), xacroText("xacro.otherName"));
  Scope* target = scope.get();
  bool lazy = flag("lazy_eval", true);
  const std::string where = source->attribute("scope") ? *source->attribute("scope") : "";
  if(where == "global" || where == "parent")
  {
    target = where == "global" ? &scope->outermost() : scope->caller();
    target = target ? target : scope.get();
    lazy = false;
  }
  value = value ? value : preset;
  if(!value)
    return target->set("**" + name, Scope::Block{source, true});
  Scope::Property made{literalValue(*value), false, false, source->place};
  made.lazy = made.value.text() != nullptr;
  if(made.lazy && !lazy)
  {
    made.value = text(*made.value.text(), *scope);
    made.value = made.value.text() ? literalValue(*made.value.text()) : made.value;
    made.lazy = false;
  }
  target->set(name, std::move(made));
}

void Expander::argument(const Node& source, Scope& scope)
{
  checkAttributes(source, {"name", "default"});
  const std::string name = required(source, "name", scope);
  const std::string* const preset = source.attribute("default");
  if(preset && !arguments_.contains(name))
    arguments_[name] = text(*preset, scope).written();
}

void Expander::condition(const Node& source, const ScopePointer& scope, Node& into)
{
  checkAttributes(source, {"value"});
  const std::string* const written = source.attribute("value");
  if(!written)
    throw Problem(xacroText("xacro.needsAttribute", source.name, "value"), xacroText("xacro.booleans"));
  if(truth(text(*written, *scope), *written) == (source.name == "xacro:if"))
    content(source, scope, into);
}

std::vector<fs::path> Expander::filesOf(const Node& source, const std::string& written)
{
  const fs::path file = located(written, source.place.file);
  const std::string pattern = file.filename().string();
  if(pattern.find_first_of("*?[") == std::string::npos)
    return {file};
  if(file.parent_path().string().find_first_of("*?[") != std::string::npos)
    throw Problem(xacroText("xacro.noMatch", inQuotes(written)), xacroText("xacro.wildcard"));
  std::vector<fs::path> files;
  std::error_code error;
  constexpr std::size_t most = 10'000;
  for(fs::directory_iterator entry(file.parent_path(), error), end; !error && entry != end && files.size() < most;
      entry.increment(error))
    if(::fnmatch(pattern.c_str(), entry->path().filename().c_str(), FNM_PERIOD) == 0)
      files.push_back(entry->path());
  std::ranges::sort(files);
  if(files.empty())
    say(Diagnostic::Severity::Warning, xacroText("xacro.noMatch", inQuotes(written)), xacroText("xacro.wildcard"));
  return files;
}

void Expander::include(const Node& source, const ScopePointer& scope, Node& into)
{
  checkAttributes(source, {"filename", "ns", "optional"});
  const std::string written = required(source, "filename", *scope);
  const std::string* const optional = source.attribute("optional");
  const bool mayBeMissing = optional && truth(text(*optional, *scope), *optional);
  ScopePointer inside = scope;
  if(source.attribute("ns"))
  {
    const std::string name = required(source, "ns", *scope);
    if(!isIdentifier(name))
      throw Problem(xacroText("xacro.propertyName", inQuotes(name)), xacroText("xacro.identifier"));
    inside = std::make_shared<Scope>(scope, true);
    namespaces_.push_back(inside);
    scope->set(name, Scope::Property{inside, false, false, source.place});
  }
  for(const fs::path& file : filesOf(source, written))
  {
    std::error_code error;
    if(mayBeMissing && !fs::exists(file, error))
      continue;
    const fs::path whole = wholePath(file);
    if(static_cast<int>(files_.size()) > deepestIncludes)
      throw Problem(xacroText("xacro.circle", inQuotes(file.string())), xacroText("xacro.includeOnce"));
    const Node::Pointer document = sources_.load(file, file.lexically_normal().string());
    files_.push_back(whole);
    content(*document, inside, into);
    files_.pop_back();
  }
}

} // namespace sparkwright::xacro
