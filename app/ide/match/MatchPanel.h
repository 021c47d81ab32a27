#pragma once

#include "app/ide/common/Actions.h"
#include "app/ide/match/DecisionBanner.h"
#include "app/ide/match/EventList.h"
#include "app/ide/session/Session.h"

#include <QColor>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QStackedWidget>
#include <QToolButton>
#include <QWidget>

#include <array>

namespace sparkwright
{

/// The dock of a match: score, clock and play mode, commands, and decisions.
class MatchPanel : public QWidget
{
  Q_OBJECT
public:
  /// @param actions  for the buttons; must outlive the panel
  explicit MatchPanel(Actions& actions, QWidget* parent = nullptr);

  void setState(const SessionState& state);
  /// Left and right.
  void setTeamColours(const std::array<QColor, 2>& colours);
  /// Adds buttons to the commands, two in a row.
  void addControls(const QList<QAction*>& actions);

  EventList& events() { return *events_; }
  QComboBox& playModes() { return *modes_; }
  QToolButton& setButton() { return *set_; }
  /// Its menu is set by the caller.
  QToolButton& formationsButton() { return *formations_; }
  /// Whether there is a match.
  bool hasMatch() const { return pages_->currentIndex() == 1; }
  const DecisionBanner& decision() const { return *decision_; }
  QString scoreText() const { return score_->text(); }
  QString clockText() const { return clock_->text(); }
  QString lastFoulText() const { return lastFoul_->text(); }

signals:
  /// Emitted with a trainer command: `(playMode PlayOn)`.
  void commandWanted(const QString& command);

protected:
  void changeEvent(QEvent* event) override;

private:
  QWidget* makeHeader();
  QToolButton* makeButton(QAction* action, QWidget* parent);
  QWidget* makeControls(Actions& actions);
  void retranslate();
  void offerModes(const League& league);
  void nameModes();
  void showGame(const GameState& game);

  QStackedWidget* pages_;
  std::array<QWidget*, 2> stripes_{};
  QLabel* empty_;
  QLabel *left_, *score_, *right_, *clock_, *lastFoul_;
  DecisionBanner* decision_;
  QGridLayout* controls_ = nullptr; ///< Of the commands.
  QList<QToolButton*> buttons_;
  QComboBox* modes_;
  const League* offered_ = nullptr; ///< League of the listed modes.
  QToolButton *set_, *formations_;
  EventList* events_;
  FramePtr frame_;
};

} // namespace sparkwright
