#pragma once

#include "core/text/LocalText.h"

#include <string>
#include <vector>

namespace sparkwright
{

/// A message about a file, a script or a client: an error, a warning or a note, with its place.
struct Diagnostic
{
  enum class Severity
  {
    Debug,
    Note,
    Warning,
    Error
  };

  Severity severity = Severity::Error;
  std::string file; ///< As the user named it; empty when there is no file.
  int line = 0;     ///< From 1; 0 when unknown.
  int column = 0;   ///< From 1, in bytes; 0 when unknown.
  std::string message;
  std::string hint; ///< What to do next; may be empty.
  LocalText said{}; ///< The message, translatable; empty: in English only.
  LocalText advice{}; ///< The hint, translatable.

  /// Makes a diagnostic with message and hint in English and translatable.
  static Diagnostic of(Severity severity, std::string file, int line, int column, LocalText message,
                       LocalText hint = {});

  /// `file:line:column: severity: message (hint)`; parts that are unknown are left out. One line:
  /// control characters are written as `\n`, `\x1b` and the like, whoever chose them.
  std::string text() const;
};

using Diagnostics = std::vector<Diagnostic>;

} // namespace sparkwright
