#pragma once

#include "app/strategy/adapters/ClassicRecords.h"
#include "app/strategy/adapters/Library.h"
#include "app/strategy/adapters/Strategy.h"

namespace sparkwright::strategy
{

/// A library of the classic platform: `Create`, `Strategy` and `Destroy` get one environment record, in inches. It has no
/// function for placements: its robots get the default formation.
/// @tparam players  of each side: 5, or 11 by our extension
template <int players>
class ClassicStrategy : public Strategy
{
public:
  /// @param library  has all exports
  ClassicStrategy(std::unique_ptr<Library> library, CallGuard& guard);
  ~ClassicStrategy() override;

  const char* generation() const override { return "classic"; }
  std::string create(const sst_setup& setup) override;
  void teamInfo(sst_team&) override {}
  void instruction(const sst_field& field, sst_wheels& out) override;
  void placement(const sst_field&, const sst_verdict&, sst_targets&) override {}
  void event(int, const void*) override {}

  /// The record as the library got it last.
  const ClassicEnvironment<players>& environment() const { return environment_; }

private:
  using Function = void(ClassicEnvironment<players>*);

  std::unique_ptr<Library> library_;
  CallGuard& guard_;
  Function* create_ = nullptr;
  Function* strategy_ = nullptr;
  Function* destroy_ = nullptr;
  bool created_ = false;
  int side_ = 0;
  ClassicFrame frame_;
  ClassicEnvironment<players> environment_{};
};

/// The classic number of a restart, 0 to 5.
long classicGameState(int placement);

extern template class ClassicStrategy<5>;
extern template class ClassicStrategy<11>;

} // namespace sparkwright::strategy
