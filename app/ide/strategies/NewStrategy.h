#pragma once

#include <QString>

namespace sparkwright
{

/// A strategy that is to be made from a template.
struct NewStrategy
{
  enum class Language
  {
    C,
    Cpp,
    Python
  };

  Language language = Language::C;
  QString team;   ///< Its name, 1 to 60 characters.
  QString folder; ///< Of its files; made if there is none.

  /// Its source.
  QString file() const;
  /// Why it cannot be made; empty: nothing is known.
  QString problem() const;
  /// Writes its files: the source with the name of the team, and the header that it needs.
  /// @param dataFolder  with the templates
  /// @return empty, or why not; files that are there stay as they are
  QString make(const QString& dataFolder) const;
};

} // namespace sparkwright
