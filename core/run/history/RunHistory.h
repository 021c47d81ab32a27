#pragma once

#include "core/run/history/RunJournal.h"
#include "core/world/state/WorldState.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace sparkwright
{

class World;

/// The past of a live run, to which it can go back, and the branches in which it has gone on from there:
///
///   main     0 ──────●────────────────────── 900
///                    │ 300
///   branch 1         └───────●────── 600
///                            │ 450
///   branch 2                 └─────────── 700   (the present one)
///
/// Keeps states of the World, so many seconds apart, and all inputs between them, within a limit of memory. To go to a
/// cycle, the World is made again from the newest state before it and gets the inputs in between, so it is the same to
/// the bit. If the limit is reached, old moments become sparser, then the oldest are forgotten.
///
/// One thread, that of the World. See docs/rewind.md.
class RunHistory
{
public:
  struct Settings
  {
    double seconds = 1;                         ///< Between two states, simulated; > 0.
    std::size_t limit = std::size_t(256) << 20; ///< Most memory, bytes.
  };

  /// Makes a World in a state, with the options of the program. @param problem  set if the result is null
  using MakeWorld = std::function<std::unique_ptr<World>(const WorldState& state, LocalText& problem)>;

  RunHistory(Settings settings, MakeWorld makeWorld);
  ~RunHistory();
  RunHistory(const RunHistory&) = delete;
  RunHistory& operator=(const RunHistory&) = delete;

  /// Begins with a World that has been loaded, or goes on in the present branch with one that rewindTo() has made.
  /// Listens to its inputs; end with unfollow() before the World is destroyed.
  void follow(World& world);
  void unfollow();
  /// To be called after each cycle: saves a state if one is due.
  void endCycle();
  /// Saves a state now.
  void saveNow();

  using BranchId = int; ///< From 0, the main one; never reused.
  struct Branch
  {
    BranchId id = 0;
    BranchId parent = -1;   ///< -1: none.
    long from = 0;          ///< Cycle at which it leaves its parent.
    long end = 0;           ///< The last cycle of it.
    std::string name;       ///< By a person; may be empty.
    long oldest = 0;        ///< The first cycle to which one can go back; also of its parents.
    std::size_t states = 0; ///< That are kept; 0: nothing is left of it but its name.
  };
  /// All, parents before children.
  std::vector<Branch> branches() const;
  BranchId present() const { return present_; }
  void rename(BranchId branch, std::string name);

  struct Figures
  {
    std::size_t states = 0;
    std::size_t bytes = 0;      ///< Of all states and inputs.
    std::size_t stateBytes = 0; ///< Of the states.
    std::size_t limit = 0;
    long oldest = 0;       ///< The first cycle of the present branch to which one can go back.
    double lastSaving = 0; ///< Wall time that the last state took, s.
  };
  Figures figures() const;
  void setSettings(Settings settings);
  const Settings& settings() const { return settings_; }

  /// Makes the World that a branch had after a cycle; before its beginning, that of its parent. Nothing else changes: to go on with it, see continueFrom(), to
  /// look only, drop it.
  /// @param cycle    from Branch::oldest to Branch::end
  /// @param problem  set if the result is null; also if the World is made but may differ (WorldState::whyInexact)
  std::unique_ptr<World> rewindTo(BranchId branch, long cycle, LocalText& problem);
  /// Lets the run go on from a World made by rewindTo(), as a new branch, which becomes the present one. The former
  /// World is not followed any more. The new branch leaves the one that has its first cycle, which may be a parent of `parent`.
  /// @param name  by a person; may be empty
  BranchId continueFrom(World& world, BranchId parent, std::string name = {});

private:
  struct Moment
  {
    WorldState state;
    std::uint64_t input = 0; ///< Number of the first input after it.
  };
  struct Line
  {
    Branch about;
    std::vector<Moment> moments; ///< By cycle.
    RunJournal journal;
  };

  Line& now() { return *lines_[static_cast<std::size_t>(present_)]; }
  const Line* line(BranchId branch) const;
  long oldestOf(const Line& line) const;
  /// The branch itself, or that of its parents to which a cycle belongs.
  const Line* lineAt(BranchId branch, long cycle) const;
  std::size_t bytes() const;
  void makeRoom();
  bool thinOut();
  bool forgetOldest();

  Settings settings_;
  MakeWorld makeWorld_;
  World* world_ = nullptr;
  std::vector<std::unique_ptr<Line>> lines_; ///< By id.
  BranchId present_ = 0;
  std::size_t stateBytes_ = 0;
  double savedAt_ = 0; ///< Simulated s.
  double lastSaving_ = 0;
};

} // namespace sparkwright
