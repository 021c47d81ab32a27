#include "app/strategy/adapters/NativeStrategy.h"

#include <utility>

namespace sparkwright::strategy
{

NativeStrategy::NativeStrategy(std::unique_ptr<Library> library, CallGuard& guard)
  : library_(std::move(library)), guard_(guard)
{
  functions_.find([this](const char* name, auto& function) { library_->find(name, function); });
}

NativeStrategy::~NativeStrategy()
{
  if(created_)
    guard_.call("sst_destroy", [this] { functions_.destroy(user_); });
}

std::string NativeStrategy::create(const sst_setup& setup)
{
  std::uint32_t version = 0;
  guard_.call("sst_api_version", [&] { version = functions_.apiVersion(); });
  if(version != SST_API_VERSION)
    return "sst_api_version gives " + std::to_string(version) + "; this program runs version " +
           std::to_string(SST_API_VERSION) + ": compile the strategy with its sparkwright_strategy.h";
  int result = 0;
  guard_.call("sst_create", [&] { result = functions_.create(&setup, &user_); });
  created_ = result == 0;
  return created_ ? std::string() : "sst_create has failed with " + std::to_string(result);
}

void NativeStrategy::teamInfo(sst_team& out)
{
  guard_.call("sst_team_info", [&] { functions_.teamInfo(user_, &out); });
}

void NativeStrategy::instruction(const sst_field& field, sst_wheels& out)
{
  guard_.call("sst_instruction", [&] { functions_.instruction(user_, &field, &out); });
}

void NativeStrategy::placement(const sst_field& field, const sst_verdict& verdict, sst_targets& out)
{
  guard_.call("sst_placement", [&] { functions_.placement(user_, &field, &verdict, &out); });
}

void NativeStrategy::event(int type, const void* arg)
{
  if(functions_.event)
    guard_.call("sst_event", [&] { functions_.event(user_, type, arg); });
}

} // namespace sparkwright::strategy
