#pragma once

#include "app/strategy/adapters/ClassicRecords.h"
#include "app/strategy/adapters/Library.h"
#include "app/strategy/adapters/Strategy.h"

namespace sparkwright::strategy
{

/// A library of the platform in which one side places its robots first (`SetFormerRobots`) and the other one after it
/// (`SetLaterRobots`); `RunStrategy` gets the environment record, in cm from the lower left corner. Its functions may
/// be exported for C or for C++.
class FormerLaterStrategy : public Strategy
{
public:
  static constexpr int players = 5;

  /// @param library  has all exports
  FormerLaterStrategy(std::unique_ptr<Library> library, CallGuard& guard);

  const char* generation() const override { return "former/later"; }
  std::string create(const sst_setup& setup) override;
  void teamInfo(sst_team& out) override;
  void instruction(const sst_field& field, sst_wheels& out) override;
  void placement(const sst_field& field, const sst_verdict& verdict, sst_targets& out) override;
  void event(int, const void*) override {}

  /// Whether the library exports the function, for C or for C++.
  static bool exports(const Library& library, const char* name);

private:
  void placeBall(int mode, sst_targets& out);

  std::unique_ptr<Library> library_;
  CallGuard& guard_;
  void (*former_)(int mode, ClassicRobot*) = nullptr;
  void (*later_)(int mode, ClassicRobot*, ClassicVector ball, ClassicRobot*) = nullptr;
  void (*ball_)(int mode, ClassicVector*) = nullptr;
  void (*run_)(ClassicEnvironment<players>*) = nullptr;
  void (*blueName_)(char*) = nullptr;   ///< May be null, as the next.
  void (*yellowName_)(char*) = nullptr;
  int side_ = 0; ///< The colour that the library plays: 0 blue, 1 yellow.
  ClassicFrame frame_;
  ClassicEnvironment<players> environment_{};
};

/// The platform's play mode, 0 to 12. @param side  own colour: 0 blue, 1 yellow
int playModeOf(int placement, int actor, int side);

} // namespace sparkwright::strategy
