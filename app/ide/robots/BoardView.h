#pragma once

#include "core/game/GameOffer.h"

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QToolButton>
#include <QWidget>

#include <vector>

namespace sparkwright
{

/// What the clients of a game say and are told, line by line as it is sent.
class BoardView : public QWidget
{
  Q_OBJECT
public:
  explicit BoardView(QWidget* parent = nullptr);

  /// Adds the lines that are new. @param lines  in order of their numbers
  void add(const std::vector<GameOffer::Line>& lines);
  /// Another run: forgets all.
  void clear();
  void retranslate();

  QPlainTextEdit& text() { return *text_; }
  QLineEdit& filter() { return *filter_; }
  QToolButton& pauseButton() { return *pause_; }

protected:
  void changeEvent(QEvent* event) override;

private:
  QString textOf(const GameOffer::Line& line) const;
  void rebuild();

  std::vector<GameOffer::Line> lines_; ///< The newest ones.
  long last_ = 0;                      ///< Number of the newest one.
  QLineEdit* filter_;
  QToolButton *pause_, *clear_;
  QPlainTextEdit* text_;
};

} // namespace sparkwright
