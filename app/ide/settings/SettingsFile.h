#pragma once

#include <QDateTime>
#include <QString>

#include <functional>

namespace sparkwright
{

/// Looks at the settings file before the program reads it: a damaged one would silently lose what stands behind the
/// damage, and be overwritten.
namespace SettingsFile
{

/// What is wrong with a text that should be an INI file.
struct Damage
{
  int line = 0; ///< 1 …; 0: all is well.
  QString what;
};
Damage damageOf(const QByteArray& text);

/// What happened to the file.
struct Outcome
{
  QString aside;   ///< Where the damaged file is kept; empty: it was not damaged, or could not be kept.
  QString problem; ///< For people, with place and next step; empty: all is well.
};
/// Renames a damaged file to `settings.damaged-2026-11-25T14.30.00` beside it, so that the presets are used.
/// @param file  need not exist
Outcome keepDamagedAside(const QString& file, const QDateTime& now = QDateTime::currentDateTime());

} // namespace SettingsFile

} // namespace sparkwright
