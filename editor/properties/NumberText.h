#pragma once

#include <QLocale>
#include <QString>
#include <QValidator>

#include <optional>

namespace sparkwright
{

/// Numbers as people type them. Every field for numbers reads them by these functions, so that the same keys give the
/// same number in all of them, whatever the language of the program is.
///
/// Point and comma, and the signs that other scripts have in their place, are decimal points. Nothing groups digits:
/// what could be meant in two ways, such as `1.234,5` or `1 234`, is no number.
namespace NumberText
{

enum class Allowed
{
  Whole,    ///< 12, -3
  Decimals, ///< 1.5 as well
  Any       ///< 1.5e-3 and inf as well, as scene files have them
};

/// The same text with the digits 0 to 9, a point and the sign `-`, and without marks of direction and outer blanks. What
/// belongs to no number stays as it is.
QString plain(const QString& typed);

/// The number; nothing if the text is none, or not a finite one.
std::optional<double> read(const QString& typed);

/// A plain() text with the decimal point, digits and sign of a language.
QString inLanguage(const QString& plain, const QLocale& language);

/// Whether a plain() text is a number, or can become one.
QValidator::State stateOf(const QString& plain, Allowed allowed);

} // namespace NumberText

} // namespace sparkwright
