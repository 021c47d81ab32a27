#include "app/ide/editing/WorldOffsets.h"

#include <ranges>

namespace sparkwright
{

namespace
{

/// Where a place is after a range of the text has been replaced; nothing if it was inside of that range.
std::optional<std::uint32_t> shifted(std::uint32_t offset, std::uint32_t begin, std::uint32_t removed,
                                     std::uint32_t inserted)
{
  if(offset < begin)
    return offset;
  if(offset >= begin + removed)
    return offset - removed + inserted;
  return std::nullopt;
}

} // namespace

WorldOffsets::WorldOffsets(OpenDocuments& documents, QObject* parent) : QObject(parent)
{
  connect(&documents, &OpenDocuments::opened, this,
          [this](SceneDocument* document)
          {
            connect(document, &SceneDocument::edited, this,
                    [this, document](const TokenRope::Change& change)
                    { changes_[document].push_back({number_, change.begin, change.removed, change.inserted}); });
          });
  connect(&documents, &OpenDocuments::closing, this, [this](const SceneDocument* document) { changes_.erase(document); });
}

void WorldOffsets::reached(long number)
{
  for(auto& [document, changes] : changes_)
    std::erase_if(changes, [number](const Change& change) { return change.after < number; });
}

std::optional<std::uint32_t> WorldOffsets::inDocument(const SceneDocument& document, std::uint32_t offset) const
{
  std::optional<std::uint32_t> at = offset;
  if(const auto known = changes_.find(&document); known != changes_.end())
    for(const Change& change : known->second)
      if(!(at = shifted(*at, change.begin, change.removed, change.inserted)))
        return std::nullopt;
  return at;
}

std::optional<std::uint32_t> WorldOffsets::inWorld(const SceneDocument& document, std::uint32_t offset) const
{
  std::optional<std::uint32_t> at = offset;
  if(const auto known = changes_.find(&document); known != changes_.end())
    for(const Change& change : known->second | std::views::reverse)
      if(!(at = shifted(*at, change.begin, change.inserted, change.removed)))
        return std::nullopt;
  return at;
}

} // namespace sparkwright
