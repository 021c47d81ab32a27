#pragma once

#include "core/game/GameOffer.h"

#include <QLabel>
#include <QMenu>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeWidget>
#include <QWidget>

#include <array>
#include <cstdint>
#include <vector>

namespace sparkwright
{

class BoardView;

/// The robots of a game with those who lead them, the plugins that there are for them, and the messages of clients.
class RobotsPanel : public QWidget
{
  Q_OBJECT
public:
  /// @param players  the menu of players to start
  explicit RobotsPanel(QMenu& players, QWidget* parent = nullptr);

  /// @param teams  names of the left and the right one
  void show(const GameOffer& offer, const std::array<QString, 2>& teams);
  /// Whether the messages of clients are in sight.
  bool wantsLines() const;
  void retranslate();

  QTreeWidget& robots() { return *robots_; }
  QTreeWidget& plugins() { return *plugins_; }
  BoardView& board() { return *board_; }
  QTabWidget& tabs() { return *tabs_; }
  QToolButton& startButton() { return *start_; }
  QToolButton& stopButton() { return *stop_; }
  /// Its menu has the states of the selected robot's manipulators.
  QToolButton& statesButton() { return *states_; }

signals:
  void robotChosen(std::uint64_t rootId);
  void stopWanted(int robot);
  void stateWanted(int robot, const QString& manipulator, const QString& state);

protected:
  void changeEvent(QEvent* event) override;

private:
  void showRobots(const GameOffer& offer, const std::array<QString, 2>& teams);
  void showPlugins(const GameOffer& offer);
  void updateButtons();
  void fillMenu(QMenu& menu, int robot);
  void showMenu(const QPoint& at);

  QTabWidget* tabs_;
  QTreeWidget *robots_, *plugins_;
  QToolButton *start_, *stop_, *states_;
  std::vector<GameOffer::Robot> known_;
  BoardView* board_;
  QLabel* none_; ///< What to do while there is no robot.
};

} // namespace sparkwright
