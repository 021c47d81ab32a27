#pragma once

#include "core/object/Registry.h"
#include "editor/document/SourceSelection.h"
#include "editor/tree/OutlineFilter.h"
#include "editor/tree/SourceRows.h"

#include <QAbstractItemModel>
#include <QTimer>

namespace sparkwright
{

/// Model of the tree of a document's source, with what it imports in place. Filled as far as it is looked at; an edit
/// changes only the rows that it touches.
class SourceTreeModel : public QAbstractItemModel
{
  Q_OBJECT
public:
  using Id = SourceOutline::Id;
  using Item = SourceOutline::Item;

  enum Role
  {
    HeadRole = Qt::UserRole, ///< Item::head
    NameRole,                ///< Item::name
    ReadOnlyRole             ///< Whether it belongs to a file that is not open.
  };
  /// Why an import cannot be looked into.
  enum class Import
  {
    Fine,
    Computed, ///< Its name depends on variables.
    Missing,
    Recursive ///< It is inside of itself.
  };

  /// @param files  must outlive this
  SourceTreeModel(OutlineFiles& files, QObject* parent = nullptr);
  ~SourceTreeModel() override;

  void setDocument(SceneDocument* document);
  SceneDocument* document() const { return document_; }
  OutlineFiles& files() const { return files_; }
  /// Shows only items in which each of these words is found, and what is around them.
  void setFilter(const QString& words);
  const QString& filter() const { return filter_.words(); }

  const Item* itemOf(const QModelIndex& index) const;
  /// The file that an item stands in; that of the document for an invalid index.
  OutlinedFile* fileOf(const QModelIndex& index) const;
  /// The document and list of an item; no document if its file is not open.
  SourceNode nodeOf(const QModelIndex& index) const;
  Import importOf(const QModelIndex& index) const;
  /// Of an item in the document itself, or where its file is imported first; invalid if it is not shown.
  QModelIndex indexOf(SceneDocument* document, Id item);
  /// Whether the filter finds something in the file that an import leads to.
  bool holdsMatches(const QModelIndex& import) const;
  /// The imports that lead to an item, the outermost first: files and lists.
  std::vector<std::pair<OutlinedFile*, Id>> importsOf(const QModelIndex& index) const;

  QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  QModelIndex parent(const QModelIndex& child) const override;
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  bool hasChildren(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;
  Qt::DropActions supportedDropActions() const override { return Qt::MoveAction | Qt::CopyAction; }
  QStringList mimeTypes() const override { return {QStringLiteral("text/plain")}; }
  QMimeData* mimeData(const QModelIndexList& indexes) const override;

private:
  SourceRow* rowOf(const QModelIndex& index) const;
  QModelIndex indexOf(const SourceRow* row) const;
  void load(SourceRow& row) const;
  std::vector<Id> childrenOf(const SourceRow& row, OutlinedFile*& file) const;
  OutlinedFile* importedBy(const SourceRow& row) const;
  void refresh(SourceRow& row);
  void followEdit(OutlinedFile* file, const SourceOutline::Update& update);
  void restart();
  SourceRow* find(SourceRow& from, OutlinedFile* file, Id item) const;

  OutlineFiles& files_;
  QPointer<SceneDocument> document_;
  OutlinedFile* file_ = nullptr;
  std::unique_ptr<SourceRow> root_;
  mutable SourceRows rows_; ///< Those that are loaded or shown.
  OutlineFilter filter_;
  QTimer filterAgain_;
};

} // namespace sparkwright
