#pragma once

#include "editor/tree/OutlineFiles.h"

#include <QByteArrayList>
#include <QString>

#include <unordered_map>
#include <unordered_set>

namespace sparkwright
{

/// Which items of a file, and of the files that it imports, have some words in class, name or values, and what is around
/// these.
class OutlineFilter
{
public:
  using Id = SourceOutline::Id;

  void setWords(const QString& words);
  /// As they were set.
  const QString& words() const { return text_; }
  /// Whether there are words: else everything passes.
  bool isActive() const { return !words_.isEmpty(); }
  /// Finds the items anew. @param file  nullptr: none
  void search(const OutlinedFile* file, OutlineFiles& files);
  bool passes(const OutlinedFile& file, Id item) const { return !isActive() || holds(file, item); }
  /// Whether there is anything to be found in a file, or in one that it imports.
  bool isFoundIn(const OutlinedFile& file) const { return holds(file, 0); }

private:
  bool matches(const SourceOutline::Item& item) const;
  bool holds(const OutlinedFile& file, Id item) const;
  bool searchIn(const OutlinedFile& file, OutlineFiles& files);

  QString text_;
  QByteArrayList words_; ///< In small letters.
  std::unordered_map<const OutlinedFile*, std::unordered_set<Id>> found_; ///< With 0, the file, around them.
};

} // namespace sparkwright
