#pragma once

#include "editor/document/OpenDocuments.h"

#include <QObject>

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace sparkwright
{

/// Converts places in the texts that the World is made from to places in the present texts of the documents, and back.
/// They differ while edits have not been applied.
class WorldOffsets : public QObject
{
  Q_OBJECT
public:
  /// @param documents  must outlive this
  explicit WorldOffsets(OpenDocuments& documents, QObject* parent = nullptr);

  /// The present texts have been handed to the session under this number; increasing.
  void handedOver(long number) { number_ = number; }
  /// The World is made from the texts with this number.
  void reached(long number);

  /// @param offset  in the World's text, in bytes  @return nothing if that text has been replaced
  std::optional<std::uint32_t> inDocument(const SceneDocument& document, std::uint32_t offset) const;
  /// @param offset  in the document, in bytes  @return nothing if the World's text has not got this place
  std::optional<std::uint32_t> inWorld(const SceneDocument& document, std::uint32_t offset) const;

private:
  struct Change
  {
    long after; ///< Number of the texts that were handed over before it.
    std::uint32_t begin, removed, inserted;
  };

  std::map<const SceneDocument*, std::vector<Change>> changes_; ///< Those that the World has not got.
  long number_ = 0;
};

} // namespace sparkwright
