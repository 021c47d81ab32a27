#pragma once

#include "core/rsg/evaluation/ImportRecord.h"
#include "core/rsg/trace/Trace.h"

#include <map>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace sparkwright::rsg
{

/// Traces of files by their arguments: a file that is imported hundreds of times is evaluated once for each list of
/// arguments. Values of script variables are those of the first evaluation: clear it when they may have changed.
class TraceCache
{
public:
  using FilePtr = std::shared_ptr<const ParsedFile>;

  /// @param context  must outlive this and have registry and scripts
  explicit TraceCache(Context& context) : state_{context, {}} {}

  TracePtr trace(const FilePtr& file, std::span<const std::string> arguments, bool referenceSkew);
  TracePtr trace(const ImportRecord& record) { return trace(record.file, record.arguments, record.referenceSkew); }

  /// Forgets all files but those that `isUsed(const ParsedFile&)`.
  template<class IsUsed>
  void keepOnly(const IsUsed& isUsed)
  {
    std::erase_if(files_, [&](const auto& entry) { return !isUsed(*entry.first); });
  }
  void clear() { files_.clear(); }

private:
  ImportState state_;
  std::map<FilePtr, std::map<std::vector<std::string>, TracePtr>> files_;
};

} // namespace sparkwright::rsg
