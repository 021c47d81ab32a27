#pragma once

#include "editor/tree/SourceTreeModel.h"
#include "editor/tree/TreeEdits.h"

#include <QTreeView>

#include <set>

namespace sparkwright
{

class SourceTreeDelegate;

/// The tree of a document's source, in which nodes are selected, added, named, copied, moved and deleted. Every change
/// is one undo step of the document.
class SourceTreeView : public QTreeView
{
  Q_OBJECT
public:
  /// How a node that gets another parent is placed.
  enum class Pose
  {
    KeepWorld, ///< It stays where it is in the world, so its numbers change.
    KeepLocal  ///< Its numbers stay, so it stands elsewhere.
  };

  /// All must outlive this.
  SourceTreeView(OutlineFiles& files, SourceSelection& selection, const Registry& registry, QWidget* parent = nullptr);

  void setDocument(SceneDocument* document);
  SourceTreeModel& sourceModel() { return model_; }
  const SourceTreeDelegate& lines() const { return *delegate_; }

  // What the menu and the keys do, for the selected items.
  void addNode(const QString& className);
  void showAddPopup();
  void removeSelected();
  void renameCurrent();
  void duplicateSelected();
  void copySelected() const;
  void cutSelected();
  void paste();
  void moveSelected(TreeEdits::Place place, Pose pose);
  /// Puts the selected items in front of the sibling before them, or behind the one after them.
  void moveAmongSiblings(bool down);
  void copyPath() const;
  void goToCurrent();
  void openCurrent();

signals:
  void goToText(const sparkwright::SourceNode& node);
  void openFile(const QString& file);
  /// Why something was not done. @param retry  whether keepLocalInstead() would do it
  void explained(const QString& why, bool retry);
  /// A letter typed: what a filter begins with.
  void typed(const QString& text);

public slots:
  /// Does the last move that was refused again, with local poses kept.
  void keepLocalInstead();

protected:
  void contextMenuEvent(QContextMenuEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void dragMoveEvent(QDragMoveEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

private:
  void makeActions();
  void enableActions();
  void follow();
  void tell();
  std::vector<TokenRope::Id> selectedIn(OutlinedFile*& file) const;
  OutlinedFile* editable() const;
  bool apply(OutlinedFile& file, const TreeEdits::Result& result, const QString& what, bool selectNew);
  void explain(TreeEdits::Refusal refusal);
  std::optional<TreeEdits::Place> placeAt(const QPoint& point) const;
  TreeEdits::Place placeFor(OutlinedFile& file, const ClassInfo* info) const;
  const ClassInfo* classOf(const OutlinedFile& file, TokenRope::Id item) const;
  QString titleOf(const OutlinedFile& file, const std::vector<TokenRope::Id>& items) const;
  void keepExpanded();
  void expandAgain();

  SourceTreeModel model_;
  SourceSelection& selection_;
  const Registry& registry_;
  SourceTreeDelegate* delegate_;
  bool following_ = false; ///< Shows a selection made elsewhere, so tells nobody.
  struct Actions
  {
    QAction *add, *remove, *rename, *duplicate, *cut, *copy, *paste, *path, *open, *text, *up, *down;
  } actions_{};
  struct Move
  {
    std::vector<TokenRope::Id> items;
    TreeEdits::Place place;
  } refused_;
  std::set<std::pair<QString, TokenRope::Id>> expanded_;
  bool filtered_ = false; ///< Whether what is shown is what a filter has left.
};

} // namespace sparkwright
