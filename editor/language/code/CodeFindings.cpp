#include "editor/language/code/CodeFindings.h"

#include "core/import/SceneImporters.h"
#include "core/object/Context.h"
#include "core/object/Log.h"
#include "core/programs/TeamFile.h"
#include "core/run/Project.h"
#include "core/script/ScriptSyntax.h"
#include "core/text/TomlProblem.h"
#include "core/world/World.h"

#include <QXmlStreamReader>

#include <algorithm>

namespace sparkwright
{

namespace
{

using Severity = Diagnostic::Severity;

/// What to underline: from the column, or from the first word of the line, to the end of the line.
TextRange rangeInLine(std::string_view text, int line, int column)
{
  std::size_t begin = 0;
  for(int at = 1; at < line; ++at)
  {
    const std::size_t next = text.find('\n', begin);
    if(next == std::string_view::npos)
      break;
    begin = next + 1;
  }
  const auto endOf = [&](std::size_t from) { return std::min(text.find_first_of("\r\n", from), text.size()); };
  const auto wordOf = [&](std::size_t from) { return std::min(text.find_first_not_of(" \t", from), endOf(from)); };
  // Nothing stands there: what stands before is what was left unended.
  while(begin > 0 && (begin >= text.size() || wordOf(begin) == endOf(begin)))
  {
    const std::size_t before = begin >= 2 ? text.rfind('\n', begin - 2) : std::string_view::npos;
    begin = before == std::string_view::npos ? 0 : before + 1;
    column = 0;
  }
  const std::size_t end = endOf(begin);
  std::size_t from = column > 0 ? begin + static_cast<std::size_t>(column) - 1 : wordOf(begin);
  if(from >= end)
    from = wordOf(begin);
  // A word is enough where the column says which.
  std::size_t to = end;
  if(column > 0)
    to = std::min(std::max(text.find_first_of(" \t\r\n<>=,()[]{}\"'", from + 1), from + 1), end);
  if(to <= from)
    to = std::min(from + 1, text.size());
  return {static_cast<std::uint32_t>(from), static_cast<std::uint32_t>(to)};
}

Diagnostics xmlProblems(std::string_view text, const std::string& file)
{
  QXmlStreamReader reader(QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size())));
  while(!reader.atEnd())
    reader.readNext();
  if(!reader.hasError())
    return {};
  return {Diagnostic::of(Severity::Error, file, static_cast<int>(reader.lineNumber()),
                         static_cast<int>(reader.columnNumber()), reader.errorString().toStdString())};
}

/// The importer reads the text into an empty World.
Diagnostics importProblems(std::string_view text, const std::string& file, const SceneKnowledge& knowledge)
{
  WorldOptions options;
  options.seed = 1;
  if(knowledge.files)
    options.dataDirectories = knowledge.files->directories();
  World world(std::move(options));
  const std::string name = world.nameOf(file);
  Diagnostics problems;
  world.log().setSink(
      [&](const Diagnostic& diagnostic)
      {
        // What is wrong in other files is shown there.
        if(diagnostic.severity >= Severity::Warning && diagnostic.line > 0 &&
           (diagnostic.file == name || diagnostic.file == file))
          problems.push_back(diagnostic);
      });
  if(Object* const scene = world.root().find("/usr/scene"))
    world.context().importer->importText(std::string(text), name, *scene, {});
  world.log().setSink({});
  return problems;
}

Diagnostics tomlProblems(std::string_view text, const std::string& file)
{
  Diagnostics problems;
  if(isProject(file))
  {
    Diagnostic problem;
    if(!parseProject(text, file, problem))
      problems.push_back(std::move(problem));
  }
  else if(isTeamFile(file))
    parseTeamFile(text, file, problems);
  else if(std::optional<Diagnostic> problem = tomlProblem(text, file))
    problems.push_back(std::move(*problem));
  return problems;
}

Diagnostics problemsOf(TextLanguage language, std::string_view text, const std::string& file,
                       const SceneKnowledge& knowledge)
{
  switch(language)
  {
  case TextLanguage::Ruby:
    return scriptProblems(text, file);
  case TextLanguage::Rosi:
  case TextLanguage::Forms:
    return importProblems(text, file, knowledge);
  case TextLanguage::Xml:
    return xmlProblems(text, file);
  case TextLanguage::Toml:
    return tomlProblems(text, file);
  case TextLanguage::Scene:
  case TextLanguage::Cpp:
  case TextLanguage::Python:
  case TextLanguage::Json:
  case TextLanguage::Markdown:
  case TextLanguage::Plain:
    break;
  }
  return {};
}

} // namespace

std::vector<Finding> codeFindings(TextLanguage language, std::string_view text, const std::string& file,
                                  const SceneKnowledge& knowledge)
{
  std::vector<Finding> findings;
  for(Diagnostic& diagnostic : problemsOf(language, text, file, knowledge))
  {
    const TextRange range = rangeInLine(text, diagnostic.line, diagnostic.column);
    findings.push_back({std::move(diagnostic), range});
  }
  std::ranges::stable_sort(findings, {}, [](const Finding& finding) { return finding.range.begin; });
  return findings;
}

} // namespace sparkwright
