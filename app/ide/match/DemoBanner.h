#pragma once

#include <QFrame>
#include <QLabel>
#include <QToolButton>

namespace sparkwright
{

/// The banner above the views during the demo match: the number of players, and why.
class DemoBanner : public QFrame
{
  Q_OBJECT
public:
  explicit DemoBanner(QWidget* parent = nullptr);

  /// @param players  per team; 0: no demo match, hides the banner
  /// @param cores    of the machine
  void show(int players, int cores);
  /// Shows the banner again for the next match, after the user has closed it.
  void reopen() { closed_ = false; }
  QString text() const { return words_->text(); }
  QToolButton& otherButton() { return *other_; }
  QToolButton& closeButton() { return *close_; }

  /// Number of players per team that a machine can simulate and draw in real time: 4, or the whole team.
  static int playersFor(int cores);
  /// The next smaller number of players that makes a match: 4, 2, 1; 0: there is none.
  static int fewerThan(int players);
  static constexpr int wholeTeam = 11, fewPlayers = 4, coresForAll = 2;

signals:
  /// The user wants to restart the match with this number of players.
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
