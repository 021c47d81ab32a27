#pragma once

#include "core/text/LocalText.h"

#include <string>
#include <vector>

namespace sparkwright
{

/// Something that a file, a script or a client got wrong (or that is worth knowing), with its place.
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
  LocalText said{};   ///< The message for readers of other languages; empty: there is the English one only.
  LocalText advice{}; ///< The hint, likewise.

  /// With message and hint in English and for readers of other languages.
  static Diagnostic of(Severity severity, std::string file, int line, int column, LocalText message, LocalText hint = {});

  /// `file:line:column: severity: message (hint)`; parts that are unknown are left out.
  std::string text() const;
};

using Diagnostics = std::vector<Diagnostic>;

} // namespace sparkwright
