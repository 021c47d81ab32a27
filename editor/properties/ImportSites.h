#pragma once

#include "editor/properties/SourceValues.h"
#include "editor/tree/OutlineFiles.h"

#include <map>
#include <memory>

namespace sparkwright
{

/// The calls in open documents by which files are imported, looked up once for each file.
class ImportSites
{
public:
  /// @param files  must outlive this
  explicit ImportSites(OutlineFiles& files) : files_(files) {}

  /// Forgets them: calls may have come or gone.
  void clear() { sites_.clear(); }
  /// Looks the call up; null if there is none.
  std::shared_ptr<const ImportSite> find(OutlinedFile* file);

private:
  std::shared_ptr<const ImportSite> siteOf(OutlinedFile* file, int depth) const;

  OutlineFiles& files_;
  std::map<const OutlinedFile*, std::shared_ptr<const ImportSite>> sites_;
};

} // namespace sparkwright
