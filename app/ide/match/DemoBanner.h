#pragma once

#include <QFrame>
#include <QLabel>
#include <QToolButton>

namespace sparkwright
{

/// One slim row above the views that says how many play in the demo match, and why.
class DemoBanner : public QFrame
{
  Q_OBJECT
public:
  explicit DemoBanner(QWidget* parent = nullptr);

  /// @param players  of a team; 0: there is no demo match, and the banner hides
  /// @param cores    that the machine has
  void show(int players, int cores);
  /// Whatever has been closed: the next match is shown again.
  void reopen() { closed_ = false; }
  QString text() const { return words_->text(); }
  QToolButton& otherButton() { return *other_; }
  QToolButton& closeButton() { return *close_; }

  /// How many play in real time, and are drawn, on a machine with so many cores: 4, or the whole team.
  static int playersFor(int cores);
  static constexpr int wholeTeam = 11, fewPlayers = 4, coresForAll = 4;

signals:
  /// The match is to be played anew by so many.
  void playersWanted(int players);

protected:
  void changeEvent(QEvent* event) override;

private:
  void retranslate();
  QString sentence() const;

  QLabel* words_;
  QToolButton *other_, *close_;
  int players_ = 0, cores_ = 1;
  bool closed_ = false;
};

} // namespace sparkwright
