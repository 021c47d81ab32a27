#include "core/record/proto/ProtoSchema.h"

#include "core/record/proto/ProtoWriter.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <map>
#include <set>
#include <stdexcept>
#include <utility>
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

/// A message or enum on the top level.
struct Definition
{
  std::string package, name;
  std::size_t begin = 0, end = 0; ///< Words.
  bool done = false, open = false;

  std::string fullName() const { return '.' + package + '.' + name; }
  /// Of the file that has it: where those of Google are is known to others.
  std::string path() const
  {
    std::string path = package + '.' + name;
    std::ranges::replace(path, '.', '/');
    if(package == "google.protobuf")
      std::ranges::transform(path, path.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return path + ".proto";
  }
};

class Parser
{
public:
  explicit Parser(std::string_view text) : words_(wordsOf(text))
  {
    collectNames();
    collectDefinitions();
  }

  std::string all()
  {
    std::string set;
    for(Definition& definition : definitions_)
      add(definition, set);
    return set;
  }
  std::string only(std::string_view message)
  {
    std::string set;
    const auto found = std::ranges::find(definitions_, message, &Definition::name);
    if(found == definitions_.end())
      throw std::logic_error("there is no message `" + std::string(message) + '`');
    add(*found, set);
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

  void collectDefinitions()
  {
    std::string package;
    while(!atEnd())
      if(peek() == "syntax")
      {
        take();
        expect("=");
        expect("\"proto3\"");
        expect(";");
        expect("package");
        package = take();
        expect(";");
      }
      else
      {
        Definition definition;
        definition.package = package;
        definition.begin = at_;
        if(peek() != "enum")
          expect("message");
        else
          take();
        definition.name = take();
        expect("{");
        for(int depth = 1; depth > 0;)
        {
          const std::string_view word = take();
          depth += word == "{" ? 1 : word == "}" ? -1 : 0;
        }
        definition.end = at_;
        definitions_.push_back(std::move(definition));
      }
  }

  /// Adds the file of a definition, behind those that it imports.
  void add(Definition& definition, std::string& set)
  {
    if(definition.done)
      return;
    if(std::exchange(definition.open, true))
      throw std::logic_error("`" + definition.name + "` contains itself");
    imports_.clear();
    std::string body;
    ProtoWriter out(body);
    at_ = definition.begin;
    if(peek() == "enum")
      enumeration(out, 5);
    else
      message(out, 4, '.' + definition.package);
    const std::set<std::string> imports = std::exchange(imports_, {});
    std::vector<std::string> paths;
    for(Definition& other : definitions_)
      if(&other != &definition && imports.contains(other.fullName()))
      {
        paths.push_back(other.path());
        add(other, set);
      }
    definition.done = true;
    ProtoWriter(set).message(1,
                             [&](ProtoWriter& file)
                             {
                               file.text(1, definition.path());
                               file.text(2, definition.package);
                               for(const std::string& path : paths)
                                 file.element(3, path);
                               file.bytes(body);
                               file.text(12, "proto3");
                             });
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
      if((scope + '.').starts_with(found->first + '.'))
        throw std::logic_error("`" + found->first + "` contains itself");
      for(const Definition& definition : definitions_)
      {
        const std::string name = definition.fullName();
        const bool isIn = (found->first + '.').starts_with(name + '.'), isHere = (scope + '.').starts_with(name + '.');
        if(isIn && !isHere)
          imports_.insert(name);
      }
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
                                    value.element(2, static_cast<std::int64_t>(number())); // Also 0, as protoc does: readers compare.
                                    expect(";");
                                  });
                    take();
                  });
  }

  std::vector<std::string_view> words_;
  std::size_t at_ = 0;
  std::map<std::string, bool> types_;
  std::vector<Definition> definitions_;
  std::set<std::string> imports_; ///< Full names of what the present definition uses.
};

} // namespace

std::string descriptorSet(std::string_view text)
{
  return Parser(text).all();
}

std::string descriptorSet(std::string_view text, std::string_view message)
{
  return Parser(text).only(message);
}

} // namespace sparkwright::proto
