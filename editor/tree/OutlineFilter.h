#pragma once

#include "editor/tree/SourceOutline.h"

#include <QByteArrayList>
#include <QString>

#include <unordered_set>

namespace sparkwright
{

/// Which items of an outline have some words in class, name or values, and what is around these.
class OutlineFilter
{
public:
  using Id = SourceOutline::Id;

  void setWords(const QString& words);
  /// As they were set.
  const QString& words() const { return text_; }
  /// Whether there are words: else everything passes.
  bool isActive() const { return !words_.isEmpty(); }
  /// Finds the items anew. @param outline  nullptr: none
  void search(const SourceOutline* outline);
  bool passes(Id item) const { return !isActive() || found_.contains(item); }

private:
  bool matches(const SourceOutline::Item& item) const;

  QString text_;
  QByteArrayList words_; ///< In small letters.
  std::unordered_set<Id> found_;
};

} // namespace sparkwright
