#pragma once

#include "core/game/simurosot/field/Restart.h"
#include "core/game/simurosot/interface/sparkwright_referee.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace sparkwright
{
class StateArchive;
}

namespace sparkwright::simurosot
{

/// What becomes of a verdict.
struct Decision
{
  enum class Kind : std::uint8_t
  {
    Confirm,
    Reject,
    Overrule ///< By the restart that is named here.
  };

  Kind kind = Kind::Confirm;
  Restart restart = Restart::None;
  Side actor = Side::Blue;
  std::optional<Side> goalFor{};

  bool operator==(const Decision&) const = default;
  void archive(StateArchive& a);
};

/// The consoles of human referees that are there, and their votes about a verdict. The simple majority of those present
/// decides, or the chief at once.
class Ballots
{
public:
  void enter(int console, bool chief);
  /// Its vote goes with it.
  void leave(int console);
  bool isPresent(int console) const;
  bool anybodyPresent() const { return !voters_.empty(); }
  int present() const { return static_cast<int>(voters_.size()); }

  /// A vote takes the place of the console's earlier one. Without effect for consoles that are not present.
  /// @return the decision, if there is one now
  std::optional<Decision> vote(int console, const Decision& decision);
  /// What more than half of the consoles present want.
  std::optional<Decision> majority() const;
  int count(Decision::Kind kind) const;
  /// The votes that a verdict is against blue and against yellow. To reject it is a vote for its offender.
  std::array<int, sideCount> against(const sref_verdict& verdict) const;
  /// Forgets the votes.
  void clear();

  void archive(StateArchive& a);

private:
  struct Voter
  {
    int console = 0;
    bool chief = false;
    std::optional<Decision> vote;

    void archive(StateArchive& a);
  };

  std::vector<Voter> voters_; ///< In the order in which they came.
};

} // namespace sparkwright::simurosot
