#pragma once

#include "app/strategy/adapters/Library.h"
#include "app/strategy/adapters/Strategy.h"

#include <array>
#include <cstdint>

namespace sparkwright::strategy
{

/// The records of the platform of 2019, as compilers lay them out: names are ours.
struct Robot2019
{
  float x, y;
  float rotation; ///< Degrees, clockwise.
  float left, right;
};

struct Field2019
{
  Robot2019 self[5];
  Robot2019 opponent[5];
  float ballX, ballY;
  std::int32_t tick; ///< 66 in a second.
};

/// A library of the platform of 2019: `GetTeamInfo`, `GetInstruction`, `GetPlacement`, `OnEvent`. Its texts are of
/// `char` or of `wchar_t`, which the name of the team tells.
class Platform2019Strategy : public Strategy
{
public:
  static constexpr int players = 5;

  /// @param library  has all exports
  Platform2019Strategy(std::unique_ptr<Library> library, CallGuard& guard);

  const char* generation() const override { return "2019"; }
  std::string create(const sst_setup& setup) override;
  void teamInfo(sst_team& out) override;
  void instruction(const sst_field& field, sst_wheels& out) override;
  void placement(const sst_field& field, const sst_verdict& verdict, sst_targets& out) override;
  void event(int type, const void* arg) override;

private:
  void tell(const sst_verdict& verdict);
  void fill(const sst_field& field);

  std::unique_ptr<Library> library_;
  CallGuard& guard_;
  void (*teamInfo_)(void*) = nullptr;
  void (*instruction_)(Field2019*) = nullptr;
  void (*placement_)(Field2019*) = nullptr;
  void (*event_)(int, void*) = nullptr;
  bool wide_ = false;    ///< Whether texts are of wchar_t.
  bool verdictTold_ = false; ///< Since the last frame of play.
  double frameMs_ = 20;
  Field2019 field_{};
};

/// The platform's number for the result of a judgement, 0 to 6; −1: it has none.
int resultType2019(int placement);

} // namespace sparkwright::strategy
