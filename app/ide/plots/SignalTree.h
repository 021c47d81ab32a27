#pragma once

#include "app/ide/plots/SignalModel.h"

#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QTreeView>
#include <QWidget>

namespace sparkwright
{

/// A tree of signals with a filter, to pick from: by double click, Enter and drag, or by check boxes.
class SignalTree : public QWidget
{
  Q_OBJECT
public:
  enum class Pick
  {
    Drag,
    Check
  };
  SignalTree(Pick pick, QWidget* parent);

  SignalModel& model() const { return *model_; }
  QTreeView& view() const { return *view_; }
  QLineEdit& filter() const { return *filter_; }
  /// Shows another catalog; groups that are open stay so.
  void setCatalog(SignalCatalog catalog);
  /// The index of a path in view(); invalid if it is not listed.
  QModelIndex indexOf(const QString& path) const;

signals:
  /// Double click or Enter on signals.
  void chosen(const std::vector<std::string>& paths);

protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void choose();
  void goToList();
  void applyFilter();
  void retranslate();
  std::set<QString> openGroups() const;
  void open(const std::set<QString>& groups);

  SignalModel* model_;
  QSortFilterProxyModel* filtered_;
  QLineEdit* filter_;
  QTreeView* view_;
  std::set<QString> opened_; ///< Before there was a filter.
};

} // namespace sparkwright
