#pragma once

#include "app/ide/match/EventModel.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QWidget>

namespace sparkwright
{

/// List of the referee's decisions, filtered by kind and text, with details of the selected one.
class EventList : public QWidget
{
  Q_OBJECT
public:
  explicit EventList(QWidget* parent = nullptr);

  /// Sets the events; scrolls to the newest unless the user has scrolled up.
  void setEvents(const std::shared_ptr<const GameEvents>& events);
  void clearSelection();
  /// Selects an event, removing filters that hide it. Without effect if it is not in the list.
  void select(const EventModel::Event& event);

  const EventModel& model() const { return model_; }
  /// Number of rows that pass the filters.
  int shownRows() const { return filtered_.rowCount(); }
  QComboBox* groupBox() const { return groups_; }
  QTableView* table() const { return table_; }
  /// Details of the selected event.
  QString details() const { return details_->text(); }

signals:
  /// Null: the selection was cleared.
  void eventSelected(std::shared_ptr<const GameEvent> event);

protected:
  void changeEvent(QEvent* event) override;

private:
  void retranslate();
  void copySelected();
  void showDetails();
  EventModel::Event selected() const;

  /// Passes events of some groups that contain a text.
  class Filter : public QSortFilterProxyModel
  {
  public:
    void setGroups(int groups)
    {
      groups_ = groups;
      invalidateFilter();
    }

  protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

  private:
    int groups_ = 0; ///< As bits; 0: all.
  };

  EventModel model_;
  Filter filtered_;
  QComboBox* groups_;
  QLineEdit* text_;
  QTableView* table_;
  QLabel* details_;
  EventModel::Event told_; ///< The selected event, as last emitted.
};

} // namespace sparkwright
