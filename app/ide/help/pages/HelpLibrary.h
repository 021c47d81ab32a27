#pragma once

#include "app/ide/help/pages/ClassPages.h"
#include "app/ide/help/pages/HelpIndex.h"
#include "app/ide/help/pages/HelpPage.h"

#include <QHash>

#include <memory>
#include <optional>
#include <vector>

namespace sparkwright
{

/// A place in the help.
struct HelpTarget
{
  QString page;   ///< Id of a page.
  QString anchor; ///< Empty: its beginning.

  bool operator==(const HelpTarget&) const = default;
};

/// An entry of the table of contents.
struct HelpEntry
{
  QString title;
  HelpTarget target; ///< Empty page: only a title.
  std::vector<HelpEntry> below;
};

/// All pages of the help with their contents and index: the user guide in Markdown, the class reference from the
/// registry, and pages that the window makes. Never changes, so that several threads may share one.
class HelpLibrary
{
public:
  struct Sources
  {
    QString folder;                           ///< Of the user guide; empty: there is none, which a page says.
    std::shared_ptr<const Registry> registry; ///< Null: no class reference.
    QString dataFolder;                       ///< Whose scenes use the classes; may be empty.
    std::vector<HelpPage> more;               ///< Made by the window.
  };
  /// Reads everything: for a worker thread.
  static std::shared_ptr<const HelpLibrary> read(const Sources& sources);

  const HelpPage* page(const QString& id) const;
  const std::vector<HelpPage>& pages() const { return pages_; }
  const std::vector<HelpEntry>& contents() const { return contents_; }
  const HelpIndex& index() const { return index_; }
  /// The page that is shown first.
  QString first() const;

  /// Where a link leads.
  /// @param link  `agents.md#ports`, `#ports`, `class/Box`  @param from  id of the page with the link
  /// @return nothing if there is no such page or anchor
  std::optional<HelpTarget> find(const QString& link, const QString& from = {}) const;
  bool hasAnchor(const QString& page, const QString& anchor) const;

  static inline const QString indexId = QStringLiteral("index.md");

private:
  void addGuide(const QString& folder);
  void addContents(const ClassPages& classes, const std::vector<HelpPage>& more);
  void addClasses(HelpEntry& entry, const ClassPages& classes) const;

  std::vector<HelpPage> pages_;
  QHash<QString, std::size_t> byId_;
  QHash<QString, QString> classes_; ///< Ids of their pages, by anchor in the class reference.
  std::vector<HelpEntry> contents_;
  HelpIndex index_;
  QHash<QString, QStringList> anchors_; ///< By page.
};

} // namespace sparkwright
