#pragma once

#include <chrono>
#include <utility>

namespace sparkwright::f2000
{

/// Notices a plugin whose calls take longer than 1 ms, a hundred times one after the other.
class CallTimer
{
public:
  static constexpr std::chrono::microseconds budget{1000};
  static constexpr int often = 100;

  /// Makes a call. @return what it returns
  template<class Call>
  auto time(Call&& call)
  {
    const auto begin = std::chrono::steady_clock::now();
    auto result = call();
    slow_ = std::chrono::steady_clock::now() - begin > budget ? slow_ + 1 : 0;
    return result;
  }
  /// Whether it has become slow: once.
  bool takeSlow() { return slow_ >= often && !std::exchange(told_, true); }

private:
  int slow_ = 0; ///< So many calls, one after the other.
  bool told_ = false;
};

} // namespace sparkwright::f2000
