#pragma once

#include "core/text/Diagnostic.h"

#include <pugixml.hpp>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sparkwright::ros
{

/// A parsed XML file with the places of its elements. Immutable.
///
/// Accepts UTF-8; other text is read as Latin-1. Refuses malformed files, NUL bytes, entities declared in the file
/// (they could expand without limit), and elements nested more than `deepest` deep.
class XmlFile
{
public:
  static constexpr int deepest = 200;

  /// @param problem  set if the result is null
  static std::shared_ptr<const XmlFile> parse(std::string_view text, const std::string& name, Diagnostic& problem);

  const std::shared_ptr<const std::string>& name() const { return name_; }
  /// The outermost element.
  pugi::xml_node root() const;

  struct Place
  {
    int line = 0;
    int column = 0; ///< In bytes, from 1, as in Diagnostic.
  };
  Place place(pugi::xml_node element) const;
  /// Place of an attribute's name.
  Place place(pugi::xml_node element, std::string_view attribute) const;

private:
  XmlFile() = default;
  Place placeAt(std::size_t offset) const;
  std::optional<Diagnostic> findProblem(const pugi::xml_parse_result& result) const;
  Diagnostic wrongAt(std::size_t offset, LocalText message, LocalText hint) const;

  std::shared_ptr<const std::string> name_;
  std::string text_;                    ///< As parsed; offsets refer to it.
  std::vector<std::size_t> lineStarts_; ///< Offset of the first byte of each line.
  pugi::xml_document document_;
};

/// One element of a file, which must outlive it.
class XmlElement
{
public:
  XmlElement() = default;
  XmlElement(const XmlFile& file, pugi::xml_node node) : file_(&file), node_(node) {}

  explicit operator bool() const { return !node_.empty(); }
  std::string_view name() const { return node_.name(); }
  /// Nothing if there is no such attribute.
  std::optional<std::string_view> attribute(const char* name) const;
  std::vector<std::string_view> attributes() const; ///< Their names, in order.
  /// Their names and values, in order.
  std::vector<std::pair<std::string_view, std::string_view>> attributeValues() const;

  /// First child element of that name.
  XmlElement child(const char* name) const { return {*file_, node_.child(name)}; }
  std::vector<XmlElement> children() const; ///< Elements only, in order.
  /// Elements and texts, in order; texts of blanks alone and comments are left out.
  std::vector<XmlElement> content() const;
  bool isText() const; ///< It is a text between elements and has neither name nor children.
  /// The text, if it is one; else that of the first text inside.
  std::string_view text() const;

  const XmlFile& file() const { return *file_; }
  pugi::xml_node node() const { return node_; }
  XmlFile::Place place() const { return file_->place(node_); }
  XmlFile::Place place(std::string_view attribute) const { return file_->place(node_, attribute); }

private:
  const XmlFile* file_ = nullptr;
  pugi::xml_node node_;
};

} // namespace sparkwright::ros
