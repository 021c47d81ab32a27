#include "core/game/f2000/file/FormFile.h"

#include "core/game/f2000/file/FormReader.h"
#include "core/disk/ReadFile.h"

#include <algorithm>

namespace sparkwright::f2000
{

namespace
{

Diagnostic unreadable(const std::string& file)
{
  return Diagnostic::of(Diagnostic::Severity::Error, file, 0, 0, formText("f2000.unreadable"), formText("f2000.text"));
}

} // namespace

std::optional<std::string> readForms(const std::filesystem::path& file, Diagnostics& problems)
{
  ReadFile read = readFile(file, FormReader::largestFile);
  if(read)
    return std::move(read.text);
  problems.push_back(unreadable(file.string()));
  return {};
}

bool isShortEnough(const std::string& text, const std::string& file, Diagnostics& problems)
{
  if(text.size() <= FormReader::largestFile)
    return true;
  problems.push_back(unreadable(file));
  return false;
}

bool hasErrors(const Diagnostics& problems)
{
  return std::ranges::any_of(problems, [](const Diagnostic& each) { return each.severity == Diagnostic::Severity::Error; });
}

} // namespace sparkwright::f2000
