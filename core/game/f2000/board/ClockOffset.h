#pragma once

#include <cstdint>
#include <optional>

namespace sparkwright::f2000
{

/// How far the clocks of client and server are apart, from messages that went to and fro: the one that took the shortest
/// time tells it best. All times in µs.
class ClockOffset
{
public:
  /// One exchange: sent and answered by the client's clock (t1, t4), received and answered by the server's (t2, t3).
  void add(std::int64_t t1, std::int64_t t2, std::int64_t t3, std::int64_t t4)
  {
    const std::int64_t trip = (t4 - t1) - (t3 - t2);
    if(trip < 0 || (trip_ && trip >= *trip_))
      return; // Clocks that run backwards tell nothing.
    trip_ = trip;
    offset_ = -((t2 - t1) + (t3 - t4)) / 2;
  }
  /// Of the best exchange; nothing: there was none.
  std::optional<std::int64_t> roundTrip() const { return trip_; }
  /// What is added to a time of the server to get that of the client.
  std::int64_t offset() const { return offset_; }

private:
  std::optional<std::int64_t> trip_;
  std::int64_t offset_ = 0;
};

} // namespace sparkwright::f2000
