#include "editor/properties/ImportSites.h"

namespace sparkwright
{

namespace
{

constexpr int deepestImports = 6;

} // namespace

std::shared_ptr<const ImportSite> ImportSites::find(OutlinedFile* file)
{
  const auto [site, isNew] = sites_.emplace(file, nullptr);
  if(isNew)
    site->second = siteOf(file, 0);
  return site->second;
}

std::shared_ptr<const ImportSite> ImportSites::siteOf(OutlinedFile* file, int depth) const
{
  if(depth > deepestImports)
    return nullptr;
  for(SceneDocument* const document : files_.documents().all())
  {
    OutlinedFile* const other = files_.of(document);
    if(!other || other == file)
      continue;
    std::map<std::string, bool> names; // Looked up once each.
    for(const SourceOutline::Id id : other->outline->order())
    {
      const SourceOutline::Item& item = *other->outline->find(id);
      if(item.kind != SourceOutline::Kind::Import)
        continue;
      const auto [name, isNew] = names.emplace(item.head, false);
      if(isNew)
        name->second = files_.imported(*other->outline, id) == file;
      if(name->second)
        return std::make_shared<ImportSite>(
            ImportSite{other->outline.get(), id, other->file.toStdString(), siteOf(other, depth + 1)});
    }
  }
  return nullptr;
}

} // namespace sparkwright
