#pragma once

#include "core/syntax/TextEdit.h"

#include <QRegularExpression>
#include <QString>

#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// What to look for in texts.
struct SearchTerm
{
  QString pattern;
  bool isRegex = false;
  bool matchCase = false;
  bool wholeWords = false;

  bool operator==(const SearchTerm&) const = default;
};

/// Finds a term in texts, and replaces it. Bytes that are not UTF-8 match nothing but `.` and the like, and are kept.
///
/// Regular expressions see one line feed at each end of a line, also where the file has CR LF: `$` is before both, and
/// `\n` is both. Expressions that name `\r` see the bytes as they are. Matches may be empty, as those of `$`; one that
/// touches the end of the match before does not count.
///
/// Never changes, so that several threads may use one.
class TextSearch
{
public:
  struct Match
  {
    std::uint32_t begin = 0, end = 0; ///< Bytes; equal if the match is a place between two characters.

    bool operator==(const Match&) const = default;
  };
  /// Asked now and then whether to stop.
  using Cancelled = std::function<bool()>;

  explicit TextSearch(const SearchTerm& term);

  /// Why the pattern is no regular expression; empty if it is one.
  QString problem() const;
  /// Whether there is something to look for.
  bool isValid() const { return !term_.pattern.isEmpty() && expression_.isValid(); }

  /// All matches, in text order. Incomplete if cancelled.
  std::vector<Match> find(std::string_view text, const Cancelled& cancelled = {}) const;
  /// Edits that replace every match, in text order.
  /// @param by  with regular expressions, `\0` is the match, `\1` to `\9` are its groups, `\n` and `\r\n` an end of a
  ///            line as the lines around have it, `\t` is a tab, `\\` a backslash
  std::vector<TextEdit> replace(std::string_view text, const QString& by) const;

private:
  class Subject;
  using Found = std::function<bool(const QRegularExpressionMatch&, Match)>;
  /// @param found  gets matches with their places in the subject; `false` ends the search
  void each(const Subject& subject, const Found& found) const;

  SearchTerm term_;
  bool wholeLineEnds_ = true; ///< Whether CR LF is one character to the expression.
  QRegularExpression expression_;
};

} // namespace sparkwright
