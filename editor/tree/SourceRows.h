#pragma once

#include "editor/tree/OutlineFiles.h"

#include <memory>
#include <unordered_map>
#include <vector>

namespace sparkwright
{

/// A row of a tree of sources: an item of a file, or the file itself.
struct SourceRow
{
  using Id = SourceOutline::Id;

  SourceRow* parent = nullptr;
  OutlinedFile* file = nullptr; ///< That the item stands in.
  Id item = 0;
  OutlinedFile* childFile = nullptr; ///< That its children stand in.
  int place = 0;                     ///< Among its siblings; see `placed` of the parent.
  mutable bool placed = true;        ///< Whether the children know their places.
  bool loaded = false;
  std::vector<std::unique_ptr<SourceRow>> children{};

  /// A child that is not among the children yet.
  std::unique_ptr<SourceRow> makeChild(Id id);
  /// Whether its children stand in another file: it is an import.
  bool leadsElsewhere() const { return childFile && childFile != file; }
};

/// The rows that an edit may concern, by file and item: an item has several if its file is imported several times. A
/// row that imports a file is also that file's row for item 0.
class SourceRows
{
public:
  using Id = SourceOutline::Id;

  void clear() { rows_.clear(); }
  void add(const OutlinedFile* file, Id item, SourceRow& row) { rows_[file].emplace(item, &row); }
  void remove(const OutlinedFile* file, Id item, const SourceRow& row);
  /// Removes a row and those in it.
  void removeAll(SourceRow& row);
  bool contains(const OutlinedFile* file) const { return rows_.contains(file); }
  bool contains(const OutlinedFile* file, Id item, const SourceRow* row) const;
  std::vector<SourceRow*> find(const OutlinedFile* file, Id item) const;

private:
  std::unordered_map<const OutlinedFile*, std::unordered_multimap<Id, SourceRow*>> rows_;
};

} // namespace sparkwright
