#pragma once

#include "app/ide/common/WindowPart.h"
#include "core/game/GameOffer.h"

#include <QElapsedTimer>
#include <QMenu>
#include <QPointer>

#include <memory>
#include <string>

class QAction;

namespace sparkwright
{

class RobotsPanel;
class TrainerDialog;

/// The dock of robots, plugins and messages of clients, for games that have players and plugins of their own; and the menu
/// of these players.
class RobotsPart : public WindowPart
{
  Q_OBJECT
public:
  explicit RobotsPart(const Surroundings& around);
  ~RobotsPart() override;

  RobotsPanel& panel() { return *panel_; }
  QMenu& players() { return players_; }
  /// Trains drives; null: the dialog is closed.
  TrainerDialog* trainer() const;

  void retranslate() override;
  void showState(const SessionState& state) override;

private:
  void ask(const SessionState& state);
  void offer(const GameOffer& offer, const SessionState& state);
  void start(const GameOffer::Player& player);
  void train();

  Surroundings around_;
  QMenu players_;
  RobotsPanel* panel_;
  QDockWidget* dock_;
  QAction* show_;
  QAction* menu_;
  QAction* train_;
  QPointer<TrainerDialog> trainer_;
  bool relevant_ = false; ///< As the dock is.
  long generation_ = -1;  ///< Of the run that was asked.
  long asked_ = 0;        ///< Number of the last question.
  std::shared_ptr<const GameOffer> offer_;
  std::string known_; ///< Names of the players in the menu.
  QElapsedTimer lastAsked_;
};

} // namespace sparkwright
