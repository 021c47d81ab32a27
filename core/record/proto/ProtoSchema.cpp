#include "core/record/proto/ProtoSchema.h"

#include "core/record/proto/ProtoWriter.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <map>
#include <stdexcept>
#include <vector>

namespace sparkwright::proto
{

namespace
{

// Numbers of fields and types are those of descriptor.proto.
enum class Label
{
  Optional = 1,
  Repeated = 3
};
constexpr int messageType = 11, enumType = 14;
const std::map<std::string_view, int> scalarTypes{{"double", 1}, {"float", 2},    {"int64", 3},   {"uint64", 4},
                                                  {"int32", 5},  {"fixed64", 6},  {"fixed32", 7}, {"bool", 8},
                                                  {"string", 9}, {"bytes", 12},   {"uint32", 13}, {"sfixed32", 15},
                                                  {"sint32", 17}, {"sint64", 18}};

std::vector<std::string_view> wordsOf(std::string_view text)
{
  std::vector<std::string_view> words;
  const auto isWord = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '.'; };
  for(std::size_t at = 0; at < text.size();)
  {
    if(std::isspace(static_cast<unsigned char>(text[at])))
      ++at;
    else if(text.substr(at, 2) == "//")
      at = std::min(text.find('\n', at), text.size());
    else
    {
      std::size_t end = at + 1;
      if(text[at] == '"')
        end = std::min(text.find('"', end), text.size() - 1) + 1;
      else if(isWord(text[at]))
        while(end < text.size() && isWord(text[end]))
          ++end;
      words.push_back(text.substr(at, end - at));
      at = end;
    }
  }
  return words;
}

class Parser
{
public:
  explicit Parser(std::string_view text) : words_(wordsOf(text)) { collectNames(); }

  std::string files()
  {
    std::string set;
    while(!atEnd())
      ProtoWriter(set).message(1, [this](ProtoWriter& out) { file(out); });
    return set;
  }

private:
  bool atEnd() const { return at_ >= words_.size(); }
  std::string_view peek() const { return atEnd() ? std::string_view() : words_[at_]; }
  std::string_view take()
  {
    if(atEnd())
      throw std::logic_error("the definitions end too early");
    return words_[at_++];
  }
  void expect(std::string_view word)
  {
    if(const std::string_view found = take(); found != word)
      throw std::logic_error("`" + std::string(word) + "` expected, not `" + std::string(found) + '`');
  }
  int number()
  {
    const std::string_view word = take();
    int value = 0;
    if(std::from_chars(word.data(), word.data() + word.size(), value).ec != std::errc())
      throw std::logic_error("a number expected, not `" + std::string(word) + '`');
    return value;
  }
  static std::string_view inside(std::string_view quoted) { return quoted.substr(1, quoted.size() - 2); }

  /// Full names of all types: `.foxglove.SceneEntityDeletion.Type`, and whether they are enums.
  void collectNames()
  {
    std::vector<std::string> scope;
    for(std::size_t i = 0; i + 2 < words_.size(); ++i)
    {
      // Fields may have these words for names.
      const bool begins = words_[i + 2] == "{";
      if(words_[i] == "package" && words_[i + 2] == ";")
        scope.assign(1, '.' + std::string(words_[i + 1]));
      else if(begins && (words_[i] == "message" || words_[i] == "enum"))
      {
        scope.push_back((scope.empty() ? std::string() : scope.back()) + '.' + std::string(words_[i + 1]));
        types_[scope.back()] = words_[i] == "enum";
      }
      else if(words_[i] == "}" && scope.size() > 1)
        scope.pop_back();
    }
  }
  /// The type that a name means within a message.
  std::map<std::string, bool>::const_iterator find(std::string scope, std::string_view name) const
  {
    for(;;)
    {
      if(const auto found = types_.find(scope + '.' + std::string(name)); found != types_.end())
        return found;
      if(scope.empty())
        throw std::logic_error("there is no type `" + std::string(name) + '`');
      scope.erase(scope.rfind('.'));
    }
  }

  void file(ProtoWriter& out)
  {
    expect("syntax");
    expect("=");
    expect("\"proto3\"");
    expect(";");
    std::vector<std::string_view> imports;
    while(peek() == "import")
    {
      take();
      imports.push_back(inside(take()));
      expect(";");
    }
    expect("package");
    const std::string package(take());
    expect(";");
    std::string name = package;
    for(char& c : name)
      c = c == '.' ? '/' : c;
    out.text(1, name + ".proto");
    out.text(2, package);
    for(const std::string_view import : imports)
      out.element(3, import);
    while(!atEnd() && peek() != "syntax")
      if(peek() == "enum")
        enumeration(out, 5);
      else
        message(out, 4, '.' + package);
    out.text(12, "proto3");
  }
  void message(ProtoWriter& outer, int field, const std::string& scope)
  {
    expect("message");
    outer.message(field,
                  [&](ProtoWriter& out)
                  {
                    const std::string name(take());
                    out.text(1, name);
                    expect("{");
                    while(peek() != "}")
                      if(peek() == "enum")
                        enumeration(out, 4);
                      else if(peek() == "message")
                        message(out, 3, scope + '.' + name);
                      else
                        out.message(2, [&](ProtoWriter& inner) { member(inner, scope + '.' + name); });
                    take();
                  });
  }
  void member(ProtoWriter& out, const std::string& scope)
  {
    const bool repeated = peek() == "repeated";
    if(repeated)
      take();
    const std::string_view type = take(), name = take();
    expect("=");
    out.text(1, name);
    out.whole(3, number());
    expect(";");
    out.whole(4, static_cast<int>(repeated ? Label::Repeated : Label::Optional));
    if(const auto scalar = scalarTypes.find(type); scalar != scalarTypes.end())
      out.whole(5, scalar->second);
    else
    {
      const auto found = find(scope, type);
      out.whole(5, found->second ? enumType : messageType);
      out.text(6, found->first);
    }
  }
  void enumeration(ProtoWriter& outer, int field)
  {
    expect("enum");
    outer.message(field,
                  [&](ProtoWriter& out)
                  {
                    out.text(1, take());
                    expect("{");
                    while(peek() != "}")
                      out.message(2,
                                  [&](ProtoWriter& value)
                                  {
                                    value.text(1, take());
                                    expect("=");
                                    value.whole(2, number());
                                    expect(";");
                                  });
                    take();
                  });
  }

  std::vector<std::string_view> words_;
  std::size_t at_ = 0;
  std::map<std::string, bool> types_;
};

/// A message or enum of a definition file, on its top level.
struct Definition
{
  std::size_t file = 0;
  std::string_view name;
  std::size_t begin = 0, end = 0; ///< Words.
  bool needed = false;
};

/// The name of a type without its packages.
std::string_view lastPart(std::string_view name) { return name.substr(name.rfind('.') + 1); }

/// Parts of definition files.
class Selection
{
public:
  explicit Selection(std::string_view text) : words_(wordsOf(text))
  {
    for(std::size_t at = 0; at < words_.size();)
    {
      const std::size_t begin = at;
      const bool defines = words_[at] == "message" || words_[at] == "enum";
      at = endOf(at, defines);
      if(words_[begin] == "syntax")
        packages_.emplace_back();
      else if(words_[begin] == "package")
        packages_.back() = words_[begin + 1];
      else if(defines)
        definitions_.push_back({packages_.size() - 1, words_[begin + 1], begin, at});
    }
  }

  /// Marks the definitions of this name, and those that they use.
  void need(std::string_view name)
  {
    for(Definition& definition : definitions_)
    {
      if(definition.needed || definition.name != lastPart(name))
        continue;
      definition.needed = true;
      for(std::size_t at = definition.begin + 2; at < definition.end; ++at)
        need(words_[at]);
    }
  }
  bool any() const { return std::ranges::any_of(definitions_, &Definition::needed); }

  /// The definitions that are needed, in their files.
  std::string text() const
  {
    std::string text;
    for(std::size_t file = 0; file < packages_.size(); ++file)
    {
      if(!isNeeded(file))
        continue;
      text += "syntax = \"proto3\";\n";
      for(std::size_t other = 0; other < file; ++other)
        if(isNeeded(other))
          text += "import \"" + pathOf(packages_[other]) + "\";\n";
      text += "package " + std::string(packages_[file]) + ";\n";
      for(const Definition& definition : definitions_)
        if(definition.file == file && definition.needed)
          for(std::size_t at = definition.begin; at < definition.end; ++at)
            (text += words_[at]) += at + 1 == definition.end ? '\n' : ' ';
    }
    return text;
  }

private:
  /// One past a statement, or past the block that a definition has.
  std::size_t endOf(std::size_t at, bool block) const
  {
    int depth = 0;
    for(; at < words_.size(); ++at)
    {
      depth += words_[at] == "{" ? 1 : words_[at] == "}" ? -1 : 0;
      if(depth == 0 && words_[at] == (block ? "}" : ";"))
        return at + 1;
    }
    return at;
  }
  bool isNeeded(std::size_t file) const
  {
    return std::ranges::any_of(definitions_, [file](const Definition& d) { return d.file == file && d.needed; });
  }
  static std::string pathOf(std::string_view package)
  {
    std::string path(package);
    std::ranges::replace(path, '.', '/');
    return path + ".proto";
  }

  std::vector<std::string_view> words_;
  std::vector<std::string_view> packages_; ///< Of the files.
  std::vector<Definition> definitions_;
};

} // namespace

std::string descriptorSet(std::string_view text)
{
  return Parser(text).files();
}

std::string descriptorSet(std::string_view text, std::string_view message)
{
  Selection selection(text);
  selection.need(message);
  if(!selection.any())
    throw std::logic_error("there is no message `" + std::string(message) + '`');
  return descriptorSet(selection.text());
}

} // namespace sparkwright::proto
