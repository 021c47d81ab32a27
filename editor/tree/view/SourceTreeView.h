#pragma once

#include "editor/tree/SourceTreeModel.h"
#include "editor/tree/view/NodeCommands.h"

#include <QTreeView>

#include <optional>

namespace sparkwright
{

class SourceTreeDelegate;

/// The tree of a document's source, in which nodes are selected, added, named, copied, moved and deleted. Every change
/// is one undo step of the document.
class SourceTreeView : public QTreeView
{
  Q_OBJECT
public:
  using Pose = NodeCommands::Pose;

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
  void duplicateSelected() { commands_.duplicate(selected()); }
  void copySelected() const { commands_.copy(selected()); }
  void cutSelected() { commands_.cut(selected()); }
  void paste();
  void moveSelected(TreeEdits::Place place, Pose pose) { commands_.move(selected(), place, pose); }
  void moveAmongSiblings(bool down) { commands_.moveAmongSiblings(selected(), down); }
  void copyPath() const;
  void goToCurrent();
  void openCurrent();

signals:
  void goToText(const sparkwright::SourceNode& node);
  /// @param line  from 1; 0: none in particular
  void openFile(const QString& file, int line);
  /// A node of a file that is not open has been selected, so that there is nothing to be edited. @param line  from 1
  void importedSelected(const QString& file, int line);
  /// Why something was not done. @param retry  whether keepLocalInstead() would do it
  void explained(const QString& why, bool retry);
  /// A letter typed: what a filter begins with.
  void typed(const QString& text);

public slots:
  /// Shows the selected forms as selected, and nothing else: no node of a file that is not open any more.
  void follow();
  /// Does the last move that was refused again, with local poses kept.
  void keepLocalInstead();

protected:
  void contextMenuEvent(QContextMenuEvent* event) override;
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void dragMoveEvent(QDragMoveEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void makeActions();
  void retranslate();
  void enableActions();
  void tell();
  NodeCommands::Nodes selected() const;
  OutlinedFile* editable() const;
  int lineOf(const QModelIndex& index) const;
  void rename(const QModelIndex& index, const QString& name);
  std::optional<TreeEdits::Place> placeAt(const QPoint& point) const;

  SourceTreeModel model_;
  SourceSelection& selection_;
  const Registry& registry_;
  SourceTreeDelegate* delegate_;
  NodeCommands commands_;
  bool following_ = false; ///< Shows a selection made elsewhere, so tells nobody.
  struct Actions
  {
    QAction *add, *remove, *rename, *duplicate, *cut, *copy, *paste, *path, *open, *text, *up, *down, *expand, *collapse;
  } actions_{};
};

} // namespace sparkwright
