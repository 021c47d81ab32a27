#pragma once

#include "app/strategy/adapters/Library.h"
#include "app/strategy/adapters/Strategy.h"
#include "core/game/simurosot/interface/StrategyFunctions.h"

namespace sparkwright::strategy
{

/// A library with the interface of sparkwright_strategy.h.
class NativeStrategy : public Strategy
{
public:
  /// @param library  has all exports
  NativeStrategy(std::unique_ptr<Library> library, CallGuard& guard);
  ~NativeStrategy() override;

  const char* generation() const override { return "native"; }
  std::string create(const sst_setup& setup) override;
  void teamInfo(sst_team& out) override;
  void instruction(const sst_field& field, sst_wheels& out) override;
  void placement(const sst_field& field, const sst_verdict& verdict, sst_targets& out) override;
  void event(int type, const void* arg) override;

private:
  std::unique_ptr<Library> library_;
  CallGuard& guard_;
  void* user_ = nullptr;
  bool created_ = false;
  simurosot::StrategyFunctions functions_;
};

} // namespace sparkwright::strategy
