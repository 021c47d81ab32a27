#pragma once

#include "app/ide/common/WindowPart.h"
#include "app/ide/match/placement/PlacementPanel.h"
#include "core/frame/Frame.h"

#include <QElapsedTimer>

#include <memory>
#include <string>
#include <utility>

namespace sparkwright
{

/// The dock for planning restarts, in games whose rules say where players may stand: checks the places of players and
/// ball as they are dragged, and begins the restart with them.
class PlacementPart : public WindowPart
{
  Q_OBJECT
public:
  explicit PlacementPart(const Surroundings& around);
  ~PlacementPart() override;

  PlacementPanel& panel() { return *panel_; }

  void retranslate() override;
  void showState(const SessionState& state) override;

private:
  void followGame(const SessionState& state);
  /// Asks again if something may be different.
  void ask(const SessionState& state);
  void takeAnswer(const SessionState& state);
  /// @param review  null: nothing is drawn
  void draw(std::shared_ptr<const RestartReview> review);
  /// All go to where the rules move them.
  void correct();
  /// The restart begins with all as they stand.
  void start();
  void select(int team, int unum);

  Surroundings around_;
  QAction *show_, *correct_, *start_, *pause_;
  PlacementPanel* panel_;
  QDockWidget* dock_;
  bool relevant_ = false;
  std::string mode_;    ///< Of the match, seen last.
  long asked_ = 0;      ///< Number of the question that is not answered yet; 0: none.
  long generation_ = 0; ///< Of the World that was asked.
  FramePtr askedAbout_; ///< What has been asked about last; null: ask now.
  QElapsedTimer sinceAsked_;
  /// What is drawn: whose areas of what.
  std::pair<std::shared_ptr<const RestartReview>, int> drawn_;
};

} // namespace sparkwright
