#include "app/server/LintRun.h"

#include "app/server/ServerRun.h"
#include "core/design/FormEdits.h"
#include "core/lint/Lint.h"
#include "core/text/Json.h"

#include <algorithm>
#include <cmath>
#include <iostream>
#include <iterator>

namespace sparkwright
{

namespace
{

std::string json(const lint::Fix& fix)
{
  std::string edits;
  for(const TextEdit& edit : fix.edits)
    edits += (edits.empty() ? "" : ", ") + ("{\"begin\": " + std::to_string(edit.begin)) + ", \"end\": " +
             std::to_string(edit.end) + ", \"text\": " + jsonString(edit.text) + '}';
  return "{\"title\": " + jsonString(fix.title.english()) + ", \"file\": " + jsonString(fix.location) + ", \"edits\": [" +
         edits + "]}";
}

std::string json(const lint::Finding& finding)
{
  const Diagnostic& d = finding.diagnostic;
  std::string fixes;
  for(const lint::Fix& fix : finding.fixes)
    fixes += (fixes.empty() ? "" : ", ") + json(fix);
  const std::string number = std::isfinite(finding.number) ? design::shortNumber(finding.number) : "null";
  return "{\"file\": " + jsonString(d.file) + ", \"line\": " + std::to_string(d.line) + ", \"column\": " +
         std::to_string(d.column) + ", \"kind\": " + jsonString(lint::nameOf(finding.kind)) + ", \"number\": " + number +
         ", \"node\": " + jsonString(finding.node) + ", \"message\": " + jsonString(d.message) + ", \"hint\": " +
         jsonString(d.hint) + ", \"fixes\": [" + fixes + "]}";
}

std::string json(const std::vector<lint::Finding>& findings)
{
  std::string out = "[";
  for(const lint::Finding& finding : findings)
    out += (out.size() > 1 ? ",\n " : "\n ") + json(finding);
  return out + "\n]\n";
}

} // namespace

int runLint(const ServerOptions& options)
{
  std::filesystem::path missing;
  lint::FileOptions lintOptions;
  lintOptions.world = worldOptions(options, 1, findDataDirectories(options.data, missing));
  if(!missing.empty())
  {
    std::cerr << "sparkwright-server: no data directory `" << missing.string() << "`\n";
    return static_cast<int>(ExitCode::BadUsage);
  }
  lintOptions.script = options.script;
  lintOptions.parameters = options.parameters;
  std::vector<lint::Finding> findings;
  bool allUsed = true;
  for(const std::string& file : options.files)
  {
    lint::FileReport report = lint::lintFile(file, lintOptions);
    allUsed = allUsed && report.built;
    // What is wrong with the text is a matter of --check, unless there is no robot because of it.
    for(const Diagnostic& problem : report.problems)
      if(problem.severity == Diagnostic::Severity::Error)
        std::cerr << problem.text() << '\n';
    if(!report.built)
      std::cerr << "sparkwright-server: --lint cannot build `" << file << "`; `--check` says what is wrong with it\n";
    std::ranges::move(report.findings, std::back_inserter(findings));
  }
  if(options.json)
    std::cout << json(findings);
  else
    for(const lint::Finding& finding : findings)
    {
      std::cout << finding.diagnostic.text() << '\n';
      for(const lint::Fix& fix : finding.fixes)
        std::cout << "  fix: " << fix.title.english() << '\n';
    }
  return !allUsed ? 2 : findings.empty() ? 0 : 1;
}

} // namespace sparkwright
