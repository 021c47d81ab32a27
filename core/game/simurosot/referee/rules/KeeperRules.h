#pragma once

#include "core/game/simurosot/referee/rules/Rule.h"

namespace sparkwright::simurosot
{

/// R5: an attacker touches the keeper, the ball not between them; or it pushes keeper and ball into the goal.
class KeeperChargedRule : public Rule
{
public:
  /// The last time that it happened before a goal of one side.
  struct Memory
  {
    static constexpr int longAgo = 1'000'000;

    int framesAgo = longAgo;
    int attacker = -1, keeper = -1; ///< Indices.

    bool happened() const { return framesAgo < longAgo; }
    bool isOfSomebody() const { return attacker >= 0 && keeper >= 0; }
    void archive(StateArchive& a);
  };

  void observe(const Situation& situation) override;
  std::optional<Ruling> judge(const Situation& situation) override;
  void forget() override { *this = {}; }
  void archive(StateArchive& a) override;

  /// Of the side that defends. Also what is over already, or has been rejected.
  const Memory& lastSeen(Side side) const { return memories_[static_cast<std::size_t>(indexOf(side))]; }

private:
  /// @return the attacker, or none
  static RobotId charging(const Situation& situation, Side defender);
  static RobotId pushing(const Situation& situation, Side defender);
  Ruling rulingFor(const Situation& situation, Side defender, bool direct) const;

  std::array<Touch, 2> touches_;           ///< Of each defending side's keeper, by whomever.
  std::array<Streak, 2> charged_, pushed_; ///< Of each defending side.
  std::array<Memory, 2> memories_;
};

/// R6: an attacker is in contact with the keeper, which wants to move.
class KeeperBlockedRule : public Rule
{
public:
  void observe(const Situation& situation) override;
  std::optional<Ruling> judge(const Situation& situation) override;
  void forget() override { *this = {}; }
  void archive(StateArchive& a) override;

private:
  /// Contact of an attacker with the keeper of the other side.
  struct Contact
  {
    Touch touch;
    Streak streak;
    void archive(StateArchive& a);
  };
  std::array<std::array<Contact, mostRobots>, 2> contacts_; ///< Of each defending side, by attacker.
  std::array<int, 2> keepers_{-1, -1};                      ///< Of whom these are contacts.
};

/// R7: the keeper is alone with the ball in its goal area and does not play it away.
class KeeperWaitsRule : public Rule
{
public:
  void observe(const Situation& situation) override;
  std::optional<Ruling> judge(const Situation& situation) override;
  void forget() override { streaks_ = {}; }
  void archive(StateArchive& a) override;

private:
  static bool isAlone(const Situation& situation, Side side);

  std::array<Streak, 2> streaks_; ///< Of each defending side.
};

} // namespace sparkwright::simurosot
