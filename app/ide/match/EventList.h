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

/// What the referee has decided, filtered by kind and text; below it the selected decision in full.
class EventList : public QWidget
{
  Q_OBJECT
public:
  explicit EventList(QWidget* parent = nullptr);

  /// Follows the newest one unless somebody has scrolled up.
  void setEvents(const std::shared_ptr<const GameEvents>& events);
  void clearSelection();
  /// Selects an event, dropping filters that hide it; nothing for one that is not in the list.
  void select(const EventModel::Event& event);

  const EventModel& model() const { return model_; }
  /// What the filters let through.
  int shownRows() const { return filtered_.rowCount(); }
  QComboBox* groupBox() const { return groups_; }
  QTableView* table() const { return table_; }
  /// What is said about the selected event.
  QString details() const { return details_->text(); }

signals:
  /// Null: none is selected any more.
  void eventSelected(std::shared_ptr<const GameEvent> event);

protected:
  void changeEvent(QEvent* event) override;

private:
  void retranslate();
  void copySelected();
  void showDetails();
  EventModel::Event selected() const;

  /// Lets events of some groups through, with a text in them.
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
  EventModel::Event told_; ///< Selected, as others know.
};

} // namespace sparkwright
