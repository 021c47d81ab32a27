#pragma once

#include "app/ide/common/WindowPart.h"

#include <memory>
#include <optional>

namespace sparkwright
{

class DemoMatch;
class EventToasts;
class FilterPalette;
class FormationCommands;
class MatchCommands;
class MatchDirector;
class MatchKeys;
class MatchPanel;
class PlayerCommands;
class BallCommands;
class PlayersPanel;
class RulesPanel;
struct GameEvent;

/// The match as a part of the window: panel, rules, formations, messages of events, and the demo match.
class MatchPart : public WindowPart
{
  Q_OBJECT
public:
  explicit MatchPart(const Surroundings& around);
  ~MatchPart() override;

  MatchPanel& panel() { return *panel_; }
  RulesPanel& rules() { return *rules_; }
  FormationCommands& formations() { return *formations_; }
  DemoMatch& demo() { return *demo_; }
  MatchDirector& director() { return *director_; }
  PlayersPanel& players() { return *players_; }
  /// What may be done to the selected player, as it is now; empty without one.
  QList<QAction*> playerActions(const SessionState& state);
  MatchKeys& keys() { return *keys_; }
  FilterPalette& palette() { return *palette_; }

  void retranslate() override;
  void opening(const QString& scene, Variables& variables) override;
  void showFrame(const SessionState& state) override;
  void showState(const SessionState& state) override;
  void addRemedies(const SessionState& state, std::vector<Remedy>& remedies) override;
  void layoutReset() override;

private:
  void addEntries();
  /// Shows the list of play modes in front of the active view.
  void choosePlayMode();
  /// Asks for score and clock.
  void setScore();
  void connectAll();
  void startDemo(const QString& scene, const Variables& variables);
  void showPlayers(const SessionState& state);
  /// Shows a decision that the match waits for.
  void showPending(const SessionState& state);
  /// Offers what a match needs in scenes with one only, and raises the most useful dock.
  void followScene(const SessionState& state);
  /// Shows the place and the players of an event.
  void showEvent(const GameEvent* event);

  Surroundings around_;
  MatchDirector* director_;
  MatchCommands* commands_;
  MatchKeys* keys_;
  FilterPalette* palette_;         ///< Of play modes, …
  std::vector<std::string> modes_; ///< … these.
  QAction *score_, *resetClock_;
  BallCommands* balls_;
  FormationCommands* formations_;
  DemoMatch* demo_;
  EventToasts* toasts_;
  MatchPanel* panel_;
  RulesPanel* rules_;
  PlayerCommands* playerCommands_;
  PlayersPanel* players_;
  QDockWidget *matchDock_, *playersDock_, *rulesDock_;
  QList<QAction*> ofMatches_;                ///< Actions for scenes with a match only.
  std::optional<bool> played_;               ///< Whether the scene has a match.
  std::shared_ptr<const GameEvent> pending_; ///< The pending decision shown last.
};

} // namespace sparkwright
