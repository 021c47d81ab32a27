#pragma once

#include "app/ide/strategies/StrategySlot.h"

#include <QLabel>
#include <QScrollArea>
#include <QTemporaryDir>
#include <QVBoxLayout>

#include <span>
#include <vector>

namespace sparkwright
{

/// The dock of the strategies that lead whole teams: a slot for each side of the game.
class StrategiesPanel : public QScrollArea
{
  Q_OBJECT
public:
  /// @param programs    start strategies; must outlive this
  /// @param dataFolder  see StrategySlot
  StrategiesPanel(Programs& programs, QString dataFolder, QWidget* parent = nullptr);

  /// The sides of the present game; those that go keep their programs until these are stopped.
  /// @param port  of this machine at which strategies connect; 0: none
  /// @param host  its address, for programs of this machine
  void setSeats(std::span<const GameSeat> seats, int port, const QString& host);
  /// Adds a button below the slots.
  void offer(QAction* action);
  void refresh();

  /// @return null: there is no such side
  StrategySlot* slot(const QString& side) const;
  std::size_t count() const { return slots_.size(); }

signals:
  void copyWanted(const QString& text);
  void insideWanted(const QString& side, const QString& file);
  void noted(const QString& words, bool good);

protected:
  void changeEvent(QEvent* event) override;

private:
  void retranslate();
  StrategySlot& addSlot();

  Programs& programs_;
  QString dataFolder_;
  QTemporaryDir statusFolder_;
  std::vector<StrategySlot*> slots_; ///< In the order of the game's seats.
  std::vector<QString> sides_;
  QWidget* content_;
  QVBoxLayout *column_, *offers_;
  QLabel* none_; ///< What the dock is for, while no game has strategies.
};

} // namespace sparkwright
