#include "core/import/SceneImporter.h"

#include "core/import/SceneImporters.h"
#include "core/object/Context.h"

#include <utility>

namespace sparkwright
{

const std::optional<std::string_view>& SceneSource::bytes()
{
  if(read_)
  {
    if(std::optional<std::string> read = std::exchange(read_, nullptr)())
    {
      text_ = std::move(*read);
      bytes_ = text_;
    }
  }
  return bytes_;
}

void SceneImporter::onLink()
{
  if(context()->importer)
    context()->importer->add(*this);
}

void SceneImporter::onUnlink()
{
  if(context()->importer)
    context()->importer->remove(*this);
}

} // namespace sparkwright
