#include "core/xacro/Sources.h"

#include "core/disk/ReadFile.h"
#include "core/rosi/XmlFile.h"
#include "core/text/InQuotes.h"
#include "core/xacro/expression/Problem.h"
#include "core/xacro/expression/XacroTexts.h"

#include <algorithm>
#include <set>

namespace sparkwright::xacro
{

namespace fs = std::filesystem;

namespace
{

constexpr std::string_view declaration = "xmlns:";

/// Makes nodes of a parsed file.
class Reader
{
public:
  explicit Reader(int file) : file_(file) {}

  Node::Pointer read(ros::XmlElement element)
  {
    const auto node = std::make_shared<Node>();
    node->place = {file_, element.place().line};
    if(element.isText())
    {
      node->text = element.text();
      return node;
    }
    std::vector<std::string> added;
    const auto attributes = element.attributeValues();
    for(const auto& [name, value] : attributes)
      if(name.starts_with(declaration) && value.ends_with("/xacro"))
        if(const auto [prefix, isNew] = prefixes_.insert(std::string(name.substr(declaration.size())) + ':'); isNew)
          added.push_back(*prefix);
    node->name = plainName(element.name());
    for(const auto& [name, value] : attributes)
      if(!name.starts_with(declaration) || !prefixes_.contains(std::string(name.substr(declaration.size())) + ':'))
        node->attributes.push_back({plainName(name), std::string(value)});
    for(const ros::XmlElement child : element.content())
      node->children.push_back(read(child));
    for(const std::string& prefix : added)
      prefixes_.erase(prefix);
    return node;
  }

private:
  std::string plainName(std::string_view name) const
  {
    const std::size_t colon = name.find(':');
    if(colon == std::string_view::npos || !prefixes_.contains(name.substr(0, colon + 1)))
      return std::string(name);
    return "xacro:" + std::string(name.substr(colon + 1));
  }

  int file_;
  std::set<std::string, std::less<>> prefixes_{"xacro:"}; ///< With their colons.
};

} // namespace

fs::path wholePath(const fs::path& path)
{
  std::error_code error;
  const fs::path whole = fs::weakly_canonical(path, error);
  return error ? fs::absolute(path, error).lexically_normal() : whole;
}

const std::string* Node::attribute(std::string_view wanted) const
{
  const auto found = std::ranges::find(attributes, wanted, &Attribute::name);
  return found == attributes.end() ? nullptr : &found->value;
}

void Node::set(std::string_view wanted, std::string value)
{
  const auto found = std::ranges::find(attributes, wanted, &Attribute::name);
  if(found == attributes.end())
    attributes.push_back({std::string(wanted), std::move(value)});
  else
    found->value = std::move(value);
}

int Sources::add(const fs::path& file, const std::string& name)
{
  if(const auto known = std::ranges::find(files_, file); known != files_.end())
    return static_cast<int>(known - files_.begin());
  files_.push_back(file);
  names_.push_back(name);
  return static_cast<int>(files_.size()) - 1;
}

std::string Sources::read(const fs::path& file, const std::string& name)
{
  add(wholePath(file), name);
  ReadFile read = readFile(file, largestFile);
  if(read.outcome == ReadFile::Outcome::TooLarge)
    throw Problem(xacroText("xacro.tooLarge", inQuotes(name), largestFile >> 20), xacroText("xacro.noSource"));
  if(!read)
    throw Problem(xacroText("xacro.unreadable", inQuotes(name),
                            read.error == std::errc::not_supported ? xacroText("xacro.special")
                                                                   : LocalText(read.error.message())),
                  xacroText("xacro.checkName"));
  if((bytes_ += read.text.size()) > largestTogether)
    throw Problem(xacroText("xacro.readTooMuch", largestTogether >> 20), xacroText("xacro.noSource"));
  return std::move(read.text);
}

Node::Pointer Sources::load(const fs::path& file, const std::string& name)
{
  const fs::path whole = wholePath(file);
  if(const auto known = loaded_.find(whole); known != loaded_.end())
    return known->second;
  Node::Pointer root = parse(read(file, name), file, name);
  loaded_.emplace(whole, root);
  return root;
}

Node::Pointer Sources::parse(std::string_view text, const fs::path& file, const std::string& name)
{
  const int index = add(wholePath(file), name);
  Diagnostic wrong;
  const auto document = ros::XmlFile::parse(text, name, wrong);
  if(document)
    return Reader(index).read({*document, document->root()});
  Problem problem(wrong.said.empty() ? LocalText(wrong.message) : wrong.said, xacroText("xacro.notXml"));
  problem.file = name;
  problem.line = std::max(1, wrong.line);
  problem.column = wrong.column;
  throw problem;
}

} // namespace sparkwright::xacro
