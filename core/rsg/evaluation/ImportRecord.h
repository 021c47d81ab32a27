#pragma once

#include "core/rsg/ImportState.h"

#include <cstdint>
#include <limits>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sparkwright
{

class NodeSource;
class Object;

namespace rsg
{

/// Identifies what a file has done when it was imported: its nodes and calls, in order.
class TraceHash
{
public:
  void node(std::string_view className) { add("\1", className); }
  void select(std::string_view name) { add("\2", name); }
  void call(std::string_view method, std::span<const std::string> values)
  {
    add("\3", method);
    for(const std::string& value : values)
      add("\4", value);
  }
  std::uint64_t value() const { return hash_; }
  void setValue(std::uint64_t value) { hash_ = value; }

private:
  void add(std::string_view kind, std::string_view text)
  {
    for(const std::string_view part : {kind, text})
      for(const char c : part)
        hash_ = (hash_ ^ static_cast<unsigned char>(c)) * 1099511628211u;
  }

  std::uint64_t hash_ = 14695981039346656037u;
};

/// One import of a file in a World: which text with which arguments has made which nodes. Kept in Worlds whose scenes
/// may be edited while they run. Owned, with all below it, by ImportRecords.
struct ImportRecord
{
  static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

  struct Made
  {
    std::weak_ptr<Object> object;
    std::shared_ptr<const NodeSource> source; ///< Null for selected nodes.
  };

  std::shared_ptr<const ParsedFile> file;
  std::vector<std::string> arguments;
  std::weak_ptr<Object> root;
  std::shared_ptr<const std::string> scene; ///< Location of the outermost imported file.
  bool referenceSkew = false;
  ImportRecord* parent = nullptr;
  std::uint32_t call = none; ///< Number of the importing call in the parent; none: a script has imported it.
  std::vector<Made> nodes;   ///< Made and selected ones, in order, after the root.
  std::vector<std::unique_ptr<ImportRecord>> imports;
  std::uint32_t calls = 0; ///< Number of calls read so far.
  TraceHash hash;
};

/// The imports of a World. A service of its Context, if its scenes may be edited while they run.
class ImportRecords
{
public:
  /// Outermost imports, oldest first. Some may belong to nodes that are gone.
  const std::vector<std::unique_ptr<ImportRecord>>& all() const { return records_; }
  std::vector<std::unique_ptr<ImportRecord>>& all() { return records_; }

  /// Describes the import that is being evaluated, for its lifetime.
  class Recording
  {
  public:
    Recording(ImportRecords& records, std::shared_ptr<const ParsedFile> file, const std::shared_ptr<Object>& root,
              std::span<const std::string> arguments, std::shared_ptr<const std::string> scene, bool referenceSkew)
        : records_(records), former_(records.current_), formerCall_(records.call_)
    {
      auto made = std::make_unique<ImportRecord>();
      record_ = made.get();
      record_->file = records.known(std::move(file));
      record_->arguments.assign(arguments.begin(), arguments.end());
      record_->root = root;
      record_->scene = std::move(scene);
      record_->referenceSkew = referenceSkew;
      record_->parent = former_;
      record_->call = former_ ? formerCall_ : ImportRecord::none;
      record_->nodes.push_back({root, nullptr});
      if(!former_)
        records.dropDead();
      (former_ ? former_->imports : records.records_).push_back(std::move(made));
      records.current_ = record_;
      records.call_ = ImportRecord::none;
    }
    ~Recording()
    {
      records_.current_ = former_;
      records_.call_ = formerCall_;
    }
    Recording(const Recording&) = delete;
    Recording& operator=(const Recording&) = delete;

    ImportRecord& record() { return *record_; }

  private:
    ImportRecords& records_;
    ImportRecord* const former_;
    const std::uint32_t formerCall_;
    ImportRecord* record_;
  };

  /// Makes imports belong to a call of an earlier import, for its lifetime.
  class Call
  {
  public:
    Call(ImportRecords& records, ImportRecord& record, std::uint32_t number)
        : records_(records), former_(std::exchange(records.current_, &record)),
          formerCall_(std::exchange(records.call_, number))
    {
    }
    ~Call()
    {
      records_.current_ = former_;
      records_.call_ = formerCall_;
    }
    Call(const Call&) = delete;
    Call& operator=(const Call&) = delete;

  private:
    ImportRecords& records_;
    ImportRecord* const former_;
    const std::uint32_t formerCall_;
  };

  /// The import to which the next one belongs; null: it will be an outermost one.
  const ImportRecord* current() const { return current_; }

  /// The file that was parsed from this text before, or else this one from now on: equal texts of a location are one
  /// object.
  std::shared_ptr<const ParsedFile> known(std::shared_ptr<const ParsedFile> file)
  {
    std::shared_ptr<const ParsedFile>& kept = files_[*file->location];
    if(!kept || (kept != file && kept->tree.text() != file->tree.text()))
      kept = std::move(file);
    return kept;
  }
  /// The text of a location that was imported last; null if there is none.
  std::shared_ptr<const ParsedFile> newest(const std::string& location) const
  {
    const auto found = files_.find(location);
    return found == files_.end() ? nullptr : found->second;
  }

private:
  /// Forgets imports whose nodes are gone, such as robots of agents that have left.
  void dropDead()
  {
    std::erase_if(records_,
                  [](const auto& record)
                  {
                    for(std::size_t i = record->nodes.size() > 1 ? 1 : 0; i < record->nodes.size(); ++i)
                      if(!record->nodes[i].object.expired())
                        return false;
                    return record->imports.empty() || record->root.expired();
                  });
  }

  std::vector<std::unique_ptr<ImportRecord>> records_;
  std::map<std::string, std::shared_ptr<const ParsedFile>> files_;
  ImportRecord* current_ = nullptr;
  std::uint32_t call_ = ImportRecord::none;
};

} // namespace rsg

} // namespace sparkwright
