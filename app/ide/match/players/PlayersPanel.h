#pragma once

#include "app/ide/match/players/PlayersModel.h"

#include <QLabel>
#include <QStackedWidget>
#include <QTableView>
#include <QWidget>

class QAction;

namespace sparkwright
{

/// The dock of the players: a table, and what may be done to the selected one.
class PlayersPanel : public QWidget
{
  Q_OBJECT
public:
  /// @param actions  for buttons below the table, two in a row; must outlive the panel
  explicit PlayersPanel(const QList<QAction*>& actions, QWidget* parent = nullptr);

  void setState(const SessionState& state);
  void setTeamColours(const std::array<QColor, 2>& colours) { model_.setTeamColours(colours); }
  /// Shows which player is selected. @param team  1 left, 2 right, 0: none
  void setSelected(int team, int unum);
  const PlayersModel& model() const { return model_; }
  QTableView& table() { return *table_; }

signals:
  /// A row was chosen.
  void robotSelected(quint64 rootId);

protected:
  void changeEvent(QEvent* event) override;

private:
  void retranslate();

  PlayersModel model_;
  QStackedWidget* pages_;
  QLabel* empty_;
  QTableView* table_;
  QList<QAction*> actions_;
  bool following_ = false; ///< The selection is being shown, not chosen.
};

} // namespace sparkwright
