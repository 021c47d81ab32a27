#pragma once

#include "core/signal/SignalCatalog.h"

#include <QAbstractItemModel>
#include <QMimeData>

#include <set>
#include <string>

namespace sparkwright
{

/// The numbers that a run offers as a tree for views: names and units. Signals can be dragged, or have check boxes.
class SignalModel : public QAbstractItemModel
{
  Q_OBJECT
public:
  enum Column
  {
    Name,
    Unit,
    Columns
  };
  static constexpr int pathRole = Qt::UserRole; ///< Path of a signal or group.
  static constexpr const char* mimeType = "application/x-sparkwright-signals";

  explicit SignalModel(QObject* parent = nullptr) : QAbstractItemModel(parent) {}

  void setCatalog(SignalCatalog catalog);
  const SignalCatalog& catalog() const { return catalog_; }
  /// Texts in the language of the window.
  void retranslate();

  /// Shows check boxes; a group's checks all below it.
  void setCheckable(bool checkable) { checkable_ = checkable; }
  /// Of signals, also of those that the present catalog lacks.
  const std::set<std::string>& checked() const { return checked_; }
  void setChecked(std::set<std::string> paths);
  /// Paths of all signals at or below an index.
  std::vector<std::string> signalsAt(const QModelIndex& index) const;
  /// The paths of a drag; empty if it has none.
  static std::vector<std::string> pathsOf(const QMimeData* data);
  static QMimeData* mimeOf(const std::vector<std::string>& paths);

  QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  QModelIndex parent(const QModelIndex& index) const override;
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& = {}) const override { return Columns; }
  QVariant data(const QModelIndex& index, int role) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;
  QStringList mimeTypes() const override { return {QString::fromLatin1(mimeType), QStringLiteral("text/plain")}; }
  QMimeData* mimeData(const QModelIndexList& indexes) const override;

signals:
  void checkedChanged();

private:
  const SignalCatalog::Node& nodeOf(const QModelIndex& index) const
  {
    return catalog_.nodes()[static_cast<std::size_t>(index.internalId())];
  }
  std::string pathOf(int node) const;
  Qt::CheckState stateOf(int node) const;

  SignalCatalog catalog_;
  std::vector<std::vector<int>> children_; ///< Of each node, the top level last.
  std::vector<int> rows_;                  ///< Of each node, its row.
  bool checkable_ = false;
  std::set<std::string> checked_;
};

/// `m/s`, `°`: units as people write them.
QString unitText(Quantity quantity);

} // namespace sparkwright
