#include "core/rosi/XmlFile.h"

#include "core/rosi/RosTexts.h"

#include <algorithm>
#include <cctype>

namespace sparkwright::ros
{

namespace
{

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

bool isBlank(char c) { return std::isspace(static_cast<unsigned char>(c)) != 0; }

bool isUtf8(std::string_view text)
{
  for(std::size_t i = 0; i < text.size();)
  {
    const auto c = static_cast<unsigned char>(text[i]);
    const int more = c < 0x80                ? 0
                     : c >= 0xC2 && c < 0xE0 ? 1
                     : c >= 0xE0 && c < 0xF0 ? 2
                     : c >= 0xF0 && c < 0xF5 ? 3
                                             : -1;
    if(more < 0 || i + static_cast<std::size_t>(more) >= text.size())
      return false;
    for(int k = 1; k <= more; ++k)
      if((static_cast<unsigned char>(text[i + static_cast<std::size_t>(k)]) & 0xC0) != 0x80)
        return false;
    i += static_cast<std::size_t>(more) + 1;
  }
  return true;
}

std::string fromLatin1(std::string_view text)
{
  std::string utf8;
  utf8.reserve(text.size() + text.size() / 8);
  for(const char c : text)
    if(const auto byte = static_cast<unsigned char>(c); byte < 0x80)
      utf8 += c;
    else
    {
      utf8 += static_cast<char>(0xC0 | (byte >> 6));
      utf8 += static_cast<char>(0x80 | (byte & 0x3F));
    }
  return utf8;
}

/// The first element that lies too deep; without recursion.
pugi::xml_node tooDeep(const pugi::xml_document& document)
{
  int depth = 0;
  for(pugi::xml_node node = document.first_child(); node;)
  {
    if(depth >= XmlFile::deepest && node.type() == pugi::node_element)
      return node;
    if(node.first_child())
    {
      node = node.first_child();
      ++depth;
      continue;
    }
    while(node && !node.next_sibling())
    {
      node = node.parent();
      --depth;
    }
    node = node.next_sibling();
  }
  return {};
}

} // namespace

std::shared_ptr<const XmlFile> XmlFile::parse(std::string_view text, const std::string& name, Diagnostic& problem)
{
  const std::shared_ptr<XmlFile> file(new XmlFile);
  file->name_ = std::make_shared<const std::string>(name);
  if(text.starts_with(byteOrderMark))
    text.remove_prefix(byteOrderMark.size());
  file->text_ = isUtf8(text) ? std::string(text) : fromLatin1(text);
  file->lineStarts_.push_back(0);
  for(std::size_t at = 0; (at = file->text_.find('\n', at)) != std::string::npos;)
    file->lineStarts_.push_back(++at);

  pugi::xml_parse_result result;
  if(file->text_.find('\0') == std::string::npos)
    result = file->document_.load_buffer(file->text_.data(), file->text_.size(),
                                         pugi::parse_default | pugi::parse_doctype, pugi::encoding_utf8);
  const std::optional<Diagnostic> wrong = file->findProblem(result);
  if(!wrong)
    return file;
  problem = *wrong;
  return nullptr;
}

std::optional<Diagnostic> XmlFile::findProblem(const pugi::xml_parse_result& result) const
{
  if(const std::size_t nul = text_.find('\0'); nul != std::string::npos)
    return wrongAt(nul, rosText("ros.nul"), rosText("ros.utf8"));
  if(!result)
    return wrongAt(static_cast<std::size_t>(std::max<std::ptrdiff_t>(result.offset, 0)),
                   rosText("ros.notWellFormed", result.description()), rosText("ros.isItClosed"));
  for(const pugi::xml_node node : document_.children())
    if(node.type() == pugi::node_doctype && std::string_view(node.value()).find("<!ENTITY") != std::string_view::npos)
      return wrongAt(text_.find("<!ENTITY"), rosText("ros.entities"), rosText("ros.writeOut"));
  if(const pugi::xml_node deep = tooDeep(document_))
    return wrongAt(static_cast<std::size_t>(std::max<std::ptrdiff_t>(deep.offset_debug(), 1)) - 1,
                   rosText("ros.tooDeep", deepest), rosText("ros.split"));
  if(!root())
    return wrongAt(0, rosText("ros.noElement"), rosText("ros.startsWith"));
  return std::nullopt;
}

Diagnostic XmlFile::wrongAt(std::size_t offset, LocalText message, LocalText hint) const
{
  const Place at = placeAt(offset);
  return Diagnostic::of(Diagnostic::Severity::Error, *name_, at.line, at.column, std::move(message), std::move(hint));
}

pugi::xml_node XmlFile::root() const { return document_.document_element(); }

XmlFile::Place XmlFile::placeAt(std::size_t offset) const
{
  offset = std::min(offset, text_.size());
  const auto next = std::upper_bound(lineStarts_.begin(), lineStarts_.end(), offset);
  return {static_cast<int>(next - lineStarts_.begin()), static_cast<int>(offset - *(next - 1)) + 1};
}

XmlFile::Place XmlFile::place(pugi::xml_node element) const
{
  const std::ptrdiff_t name = element.offset_debug(); // behind the '<'
  return placeAt(name > 0 ? static_cast<std::size_t>(name) - 1 : 0);
}

XmlFile::Place XmlFile::place(pugi::xml_node element, std::string_view attribute) const
{
  const std::ptrdiff_t start = element.offset_debug();
  char quote = 0;
  for(std::size_t at = start > 0 ? static_cast<std::size_t>(start) : text_.size(); at < text_.size(); ++at)
  {
    const char c = text_[at];
    if(quote)
      quote = c == quote ? 0 : quote;
    else if(c == '"' || c == '\'')
      quote = c;
    else if(c == '>')
      break;
    else if(isBlank(c) && text_.compare(at + 1, attribute.size(), attribute) == 0)
      if(const std::size_t end = at + 1 + attribute.size();
         end < text_.size() && (text_[end] == '=' || isBlank(text_[end])))
        return placeAt(at + 1);
  }
  return place(element);
}

std::optional<std::string_view> XmlElement::attribute(const char* name) const
{
  const pugi::xml_attribute found = node_.attribute(name);
  return found ? std::optional<std::string_view>(found.value()) : std::nullopt;
}

std::vector<std::string_view> XmlElement::attributes() const
{
  std::vector<std::string_view> names;
  for(const pugi::xml_attribute attribute : node_.attributes())
    names.emplace_back(attribute.name());
  return names;
}

std::vector<std::pair<std::string_view, std::string_view>> XmlElement::attributeValues() const
{
  std::vector<std::pair<std::string_view, std::string_view>> values;
  for(const pugi::xml_attribute attribute : node_.attributes())
    values.emplace_back(attribute.name(), attribute.value());
  return values;
}

std::vector<XmlElement> XmlElement::children() const
{
  std::vector<XmlElement> elements;
  for(const pugi::xml_node node : node_.children())
    if(node.type() == pugi::node_element)
      elements.emplace_back(*file_, node);
  return elements;
}

std::vector<XmlElement> XmlElement::content() const
{
  std::vector<XmlElement> nodes;
  for(const pugi::xml_node node : node_.children())
    if(node.type() == pugi::node_element || node.type() == pugi::node_pcdata || node.type() == pugi::node_cdata)
      nodes.emplace_back(*file_, node);
  return nodes;
}

bool XmlElement::isText() const { return node_.type() == pugi::node_pcdata || node_.type() == pugi::node_cdata; }

std::string_view XmlElement::text() const { return node_.text().get(); }

} // namespace sparkwright::ros
