#pragma once

#include "core/game/GameOffer.h"

#include <QDialog>
#include <QWidget>

#include <string>
#include <vector>

namespace sparkwright
{

/// Asks for the options of a player before it starts.
class PlayerDialog : public QDialog
{
  Q_OBJECT
public:
  PlayerDialog(const GameOffer::Player& player, QWidget* parent);

  const std::string& player() const { return name_; }
  /// `(startPlayer goalkeeper (policy "block") (speed "0.5"))`: options that differ from their presets.
  std::string command() const;

private:
  QWidget* editorFor(const GameOffer::Option& option);
  QString valueOf(std::size_t option) const;

  const std::string name_;
  const std::vector<GameOffer::Option> options_;
  std::vector<QWidget*> editors_; ///< Of each option.
};

} // namespace sparkwright
