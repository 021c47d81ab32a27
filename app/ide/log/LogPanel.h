#pragma once

#include "app/ide/session/Session.h"

#include <QAbstractTableModel>
#include <QComboBox>
#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QToolButton>

#include <deque>

namespace sparkwright
{

/// Messages with their simulated time, the newest last; keeps a bounded number.
class LogModel : public QAbstractTableModel
{
  Q_OBJECT
public:
  static constexpr int capacity = 10000;
  enum Column
  {
    Time,
    Severity,
    Message,
    ColumnCount
  };
  enum Role
  {
    SeverityRole = Qt::UserRole, ///< Diagnostic::Severity as int.
    TextRole                     ///< Everything, for the clipboard and the filter.
  };

  using QAbstractTableModel::QAbstractTableModel;

  void add(std::vector<LogEntry> entries);
  void clear();
  void retranslate();
  const LogEntry& entry(int row) const { return entries_[static_cast<std::size_t>(row)]; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
  QString severityName(Diagnostic::Severity severity) const;

  std::deque<LogEntry> entries_;
};

/// The dock with the log, filtered by severity and text.
class LogPanel : public QWidget
{
  Q_OBJECT
public:
  explicit LogPanel(QWidget* parent = nullptr);

  void add(std::vector<LogEntry> entries);
  const LogModel& model() const { return model_; }
  /// What the filters let through.
  int shownRows() const { return filtered_.rowCount(); }
  QComboBox* severityBox() const { return severity_; }
  QTableView* table() const { return table_; }

signals:
  /// A message that tells a place in a file was double clicked or entered.
  void placeActivated(const QString& file, int line, int column);

protected:
  void changeEvent(QEvent* event) override;

private:
  void retranslate();
  void copySelected();
  void activate(const QModelIndex& index);

  /// Lets messages of a severity and above through, with a text in them.
  class Filter : public QSortFilterProxyModel
  {
  public:
    void setLowest(int severity)
    {
      lowest_ = severity;
      invalidateFilter();
    }

  protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

  private:
    int lowest_ = static_cast<int>(Diagnostic::Severity::Note);
  };

  LogModel model_;
  Filter filtered_;
  QComboBox* severity_;
  QLineEdit* text_;
  QToolButton* clear_;
  QTableView* table_;
};

} // namespace sparkwright
