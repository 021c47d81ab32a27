#pragma once

#include "app/ide/match/placement/PlacementModel.h"

#include <QComboBox>
#include <QLabel>
#include <QTableView>
#include <QToolButton>
#include <QWidget>

#include <span>
#include <string>

namespace sparkwright
{

/// The dock for planning restarts: which one, how players and ball would go, and what can be done about it.
class PlacementPanel : public QWidget
{
  Q_OBJECT
public:
  /// What the match is at.
  enum class Situation
  {
    Absent, ///< There is nothing to plan.
    Plays,  ///< Robots move.
    Stands  ///< Things can be placed.
  };

  /// @param correct,start,pause  for the buttons; must outlive the panel
  PlacementPanel(QAction* correct, QAction* start, QAction* pause, QWidget* parent = nullptr);

  /// The restarts to choose from. @param modes  play modes; empty: none
  void setModes(std::span<const std::string> modes);
  void setSituation(Situation situation);
  void setReview(std::shared_ptr<const RestartReview> review, const GameState& game);
  void setTeamColours(const std::array<QColor, 2>& colours) { model_.setTeamColours(colours); }
  /// Shows which player is selected. @param team  1 left, 2 right, 0: none
  void setSelected(int team, int unum);

  QString mode() const { return modes_->currentData().toString(); }
  void setMode(const QString& mode);
  /// The team of the row that is chosen: 1 left, 2 right, 0 none.
  int team() const;
  const PlacementModel& model() const { return model_; }
  /// What is known of the restart that is chosen; null: nothing yet.
  std::shared_ptr<const RestartReview> review() const;
  QString summary() const { return summary_->text(); }
  QTableView& table() { return *table_; }

signals:
  void modeChosen();
  void playerSelected(int team, int unum);

protected:
  void changeEvent(QEvent* event) override;

private:
  void retranslate();
  void showSummary();
  QString sideName(int team) const;

  PlacementModel model_;
  QLabel *modeLabel_, *summary_;
  QComboBox* modes_;
  QTableView* table_;
  QToolButton* pause_;
  Situation situation_ = Situation::Absent;
  std::array<QString, 2> teams_; ///< Their names.
  bool following_ = false;       ///< The selection is being shown, not chosen.
};

} // namespace sparkwright
