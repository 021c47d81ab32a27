#include "core/text/TomlProblem.h"

#include "core/text/Toml.h"

namespace sparkwright
{

std::optional<Diagnostic> tomlProblem(std::string_view text, const std::string& file)
{
  try
  {
    (void)toml::parse(text, file);
  }
  catch(const toml::parse_error& broken)
  {
    const toml::source_position place = broken.source().begin;
    return Diagnostic::of(Diagnostic::Severity::Error, file, static_cast<int>(place.line),
                          static_cast<int>(place.column), std::string(broken.description()));
  }
  return {};
}

} // namespace sparkwright
