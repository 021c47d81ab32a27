#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sparkwright::xacro
{

/// A line of a source file.
struct Place
{
  int file = 0; ///< Index into Sources::names().
  int line = 0; ///< From 1.
};

/// An element or a text of a document. Elements of Xacro are called `xacro:…`, whatever the file calls them.
struct Node
{
  using Pointer = std::shared_ptr<const Node>;
  struct Attribute
  {
    std::string name, value;
  };

  std::string name; ///< Empty: a text.
  std::string text;
  std::vector<Attribute> attributes;
  std::vector<Pointer> children;
  Place place;

  /// Null if there is no such attribute.
  const std::string* attribute(std::string_view name) const;
  void set(std::string_view name, std::string value);
};

/// The files of one expansion: each is read once. Their sizes are limited, alone and together.
class Sources
{
public:
  static constexpr std::uint64_t largestFile = 16u << 20;
  static constexpr std::uint64_t largestTogether = 64u << 20;

  /// The outermost element of a file. Throws a Problem.
  /// @param name  for messages, as the user or a file named it
  Node::Pointer load(const std::filesystem::path& file, const std::string& name);
  /// The same for a text instead of the file's content.
  Node::Pointer parse(std::string_view text, const std::filesystem::path& file, const std::string& name);
  /// The text of a file that is no document. Throws a Problem.
  std::string read(const std::filesystem::path& file, const std::string& name);

  const std::vector<std::string>& names() const { return names_; }
  /// Absolute, of all files that were read or asked for.
  const std::vector<std::filesystem::path>& files() const { return files_; }

private:
  int add(const std::filesystem::path& file, const std::string& name);

  std::vector<std::string> names_;
  std::vector<std::filesystem::path> files_;
  std::map<std::filesystem::path, Node::Pointer> loaded_;
  std::uint64_t bytes_ = 0;
};

/// Absolute, without `..` and symbolic links.
std::filesystem::path wholePath(const std::filesystem::path& path);

} // namespace sparkwright::xacro
