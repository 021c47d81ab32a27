#include "core/xacro/Xacro.h"

#include "core/text/InQuotes.h"
#include "core/xacro/Expander.h"
#include "core/xacro/expression/XacroTexts.h"

#include <algorithm>

namespace sparkwright::xacro
{

namespace fs = std::filesystem;

namespace
{

/// Writes a document, one element a line, and remembers where each line comes from.
class Writer
{
public:
  explicit Writer(Expanded& result) : result_(result) {}

  void write(const Node& node, int depth)
  {
    if(result_.text.size() > largestResult)
      throw Problem(xacroText("xacro.largeOutput", largestResult >> 20), xacroText("xacro.fewer"));
    indent(depth);
    if(node.name.empty())
      return endLine(escaped(node.text, false), node.place);
    std::string& text = result_.text;
    (text += '<') += node.name;
    for(const Node::Attribute& attribute : node.attributes)
      ((((text += ' ') += attribute.name) += "=\"") += escaped(attribute.value, true)) += '"';
    if(node.children.empty())
      return endLine("/>", node.place);
    const bool textOnly = node.children.size() == 1 && node.children.front()->name.empty();
    if(textOnly)
      return endLine('>' + escaped(node.children.front()->text, false) + "</" + node.name + '>', node.place);
    endLine(">", node.place);
    for(const Node::Pointer& child : node.children)
      write(*child, depth + 1);
    indent(depth);
    endLine("</" + node.name + '>', node.place);
  }

private:
  void indent(int depth) { result_.text.append(static_cast<std::size_t>(depth) * 2, ' '); }

  void endLine(const std::string& text, Place place)
  {
    (result_.text += text) += '\n';
    result_.lines.insert(result_.lines.end(), static_cast<std::size_t>(1 + std::ranges::count(text, '\n')), place);
  }

  static std::string escaped(std::string_view text, bool attribute)
  {
    std::string result;
    result.reserve(text.size());
    for(const char c : text)
      if(c == '<')
        result += "&lt;";
      else if(c == '>')
        result += "&gt;";
      else if(c == '&')
        result += "&amp;";
      else if(c == '"' && attribute)
        result += "&quot;";
      else if(static_cast<unsigned char>(c) < 0x20 && (attribute || (c != '\n' && c != '\t')))
        result += ' ';
      else
        result += c;
    return result;
  }

  Expanded& result_;
};

void report(const Problem& problem, const std::string& file, Diagnostics& diagnostics)
{
  diagnostics.push_back(Diagnostic::of(Diagnostic::Severity::Error, problem.file.empty() ? file : problem.file,
                                       std::max(problem.line, 1), problem.column, problem.message, problem.hint));
}

/// @param text  nothing: that of the file
std::optional<Expanded> expandAll(std::optional<std::string_view> text, const fs::path& file, const Options& options,
                                  Diagnostics& diagnostics)
{
  Sources sources;
  try
  {
    std::shared_ptr<Packages> packages = options.packages;
    if(!packages)
      packages = std::make_shared<Packages>(std::vector<fs::path>(), file);
    const Node::Pointer document = text ? sources.parse(*text, file, file.string()) : sources.load(file, file.string());
    Expander expander(sources, *packages, options, diagnostics);
    const Node::Pointer root = expander.expand(document, wholePath(file));
    Expanded result;
    Writer(result).write(*root, 0);
    result.names = sources.names();
    result.files = sources.files();
    return result;
  }
  catch(const Problem& problem)
  {
    report(problem, file.string(), diagnostics);
  }
  catch(const fs::filesystem_error& error)
  {
    report(Problem(xacroText("xacro.unreadable", inQuotes(error.path1().string()), error.code().message()),
                   xacroText("xacro.checkName")),
           file.string(), diagnostics);
  }
  return std::nullopt;
}

} // namespace

void Expanded::toSources(Diagnostics& diagnostics, std::size_t first) const
{
  for(std::size_t i = first; i < diagnostics.size(); ++i)
  {
    Diagnostic& each = diagnostics[i];
    if(each.line < 1 || static_cast<std::size_t>(each.line) > lines.size())
      continue;
    const Place place = lines[static_cast<std::size_t>(each.line) - 1];
    each.file = names[static_cast<std::size_t>(place.file)];
    each.line = place.line;
    each.column = 0;
  }
}

std::optional<Expanded> expand(const fs::path& file, const Options& options, Diagnostics& diagnostics)
{
  return expandAll(std::nullopt, file, options, diagnostics);
}

std::optional<Expanded> expandText(std::string_view text, const fs::path& file, const Options& options,
                                   Diagnostics& diagnostics)
{
  return expandAll(text, file, options, diagnostics);
}

bool isXacro(std::string_view text)
{
  if(text.find("<xacro:") != std::string_view::npos)
    return true;
  for(std::size_t at = 0; (at = text.find("xmlns:", at)) != std::string_view::npos; at += 6)
  {
    const std::size_t quote = text.find_first_of("\"'>", at);
    if(quote == std::string_view::npos || text[quote] == '>')
      continue;
    if(text.substr(quote + 1, text.find(text[quote], quote + 1) - quote - 1).ends_with("/xacro"))
      return true;
  }
  return false;
}

std::optional<std::pair<std::string, std::string>> readArgument(std::string_view text)
{
  const std::size_t at = text.find(":=");
  if(at == std::string_view::npos || at == 0)
    return std::nullopt;
  return std::pair(std::string(text.substr(0, at)), std::string(text.substr(at + 2)));
}

} // namespace sparkwright::xacro
