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
/// Never changes, so that several threads may use one.
class TextSearch
{
public:
  struct Match
  {
    std::uint32_t begin = 0, end = 0; ///< Bytes; never empty.

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
  /// @param by  with regular expressions, `\0` is the match, `\1` to `\9` are its groups, `\n` and `\t` line feed and
  ///            tab, `\\` is a backslash
  std::vector<TextEdit> replace(std::string_view text, const QString& by) const;

private:
  using Found = std::function<bool(const QRegularExpressionMatch&, Match)>;
  void each(std::string_view text, const Found& found) const;

  SearchTerm term_;
  QRegularExpression expression_;
};

} // namespace sparkwright
