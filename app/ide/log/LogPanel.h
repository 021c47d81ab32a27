#pragma once

#include "app/ide/log/LogSource.h"
#include "app/ide/session/Session.h"

#include <QAbstractTableModel>
#include <QComboBox>
#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QToolButton>

#include <deque>
#include <set>
#include <utility>

namespace sparkwright
{

/// Model of the log: messages with their simulated time, newest last; keeps the newest `capacity`.
class LogModel : public QAbstractTableModel
{
  Q_OBJECT
public:
  static constexpr int capacity = 10000;
  enum Column
  {
    Time,
    Severity,
    Source,
    Message,
    ColumnCount
  };
  enum Role
  {
    SeverityRole = Qt::UserRole, ///< Diagnostic::Severity as int.
    SourceRole,                  ///< LogSource as int.
    TextRole                     ///< All columns, for the clipboard and the filter.
  };

  using QAbstractTableModel::QAbstractTableModel;

  void add(std::vector<LogEntry> entries);
  void clear();
  void retranslate();
  static QString sourceName(LogSource source);
  const LogEntry& entry(int row) const { return entries_[static_cast<std::size_t>(row)]; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
  QString severityName(Diagnostic::Severity severity) const;

  std::deque<LogEntry> entries_;
};

/// The dock with the log, filtered by severity, source and text.
class LogPanel : public QWidget
{
  Q_OBJECT
public:
  explicit LogPanel(QWidget* parent = nullptr);

  void add(std::vector<LogEntry> entries);
  const LogModel& model() const { return model_; }
  /// Number of rows that pass the filters.
  int shownRows() const { return filtered_.rowCount(); }
  QComboBox* severityBox() const { return severity_; }
  /// Its menu has a check mark for each LogSource, in their order.
  QToolButton* sourcesButton() const { return sources_; }
  QTableView* table() const { return table_; }

signals:
  /// A message with a place in a file was activated by double click or Enter.
  void placeActivated(const QString& file, int line, int column);

protected:
  void changeEvent(QEvent* event) override;

private:
  void retranslate();
  void copySelected();
  void addSources();
  void showSources();
  void activate(const QModelIndex& index);

  /// Passes messages from a severity on, of some sources, that contain a text.
  class Filter : public QSortFilterProxyModel
  {
  public:
    void setLowest(int severity)
    {
      lowest_ = severity;
      invalidateFilter();
    }
    void setHidden(std::set<int> sources)
    {
      hidden_ = std::move(sources);
      invalidateFilter();
    }

  protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

  private:
    int lowest_ = static_cast<int>(Diagnostic::Severity::Note);
    std::set<int> hidden_; ///< LogSource
  };

  LogModel model_;
  Filter filtered_;
  QComboBox* severity_;
  QToolButton* sources_;
  QLineEdit* text_;
  QToolButton* clear_;
  QTableView* table_;
};

} // namespace sparkwright
