#pragma once

#include "core/frame/CommandSink.h"
#include "core/frame/FrameSource.h"
#include "core/services/StandardPorts.h"
#include "core/text/Diagnostic.h"
#include "core/text/LocalText.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace sparkwright
{

/// A server elsewhere that this program watches as a monitor.
struct RemoteAddress
{
  std::string host = "127.0.0.1"; ///< Name or address, of IPv6 without brackets.
  int port = standardMonitorPort;

  /// `127.0.0.1:3200`, `[::1]:3200`
  std::string text() const
  {
    return (host.find(':') == std::string::npos ? host : '[' + host + ']') + ':' + std::to_string(port);
  }
  bool operator==(const RemoteAddress&) const = default;
};

/// The state of a connection to a server.
struct RemoteState
{
  enum class Phase
  {
    Connecting, ///< Also between two attempts; `sentence` then says why.
    Live
  };
  Phase phase = Phase::Connecting;
  LocalText sentence;     ///< `connected to localhost:3200`
  long connections = 0;   ///< Number of connections that have shown a frame.
  double silence = 0;     ///< Seconds since the last message of a live connection.
  double jitter = 0;      ///< s by which messages of a live connection come unevenly; see FrameBuffer.
  double delay = 0;       ///< s by which frames are held back.
  double rate = 0;        ///< Simulated or game seconds per real second, over the last second; NaN: unknown.
};

/// Watches a server as a monitor, in a thread of its own, and connects again when the connection ends. Any server of
/// the monitor protocol will do: ours, the reference, newer ones.
class RemoteServer : public FrameSource, public CommandSink
{
public:
  struct Options
  {
    RemoteAddress address;
    double firstRetry = 0.5, longestRetry = 5; ///< s between attempts; doubled each time.
    double delay = 0;                          ///< See setDelay().
    /// Hears each frame when it is due, in the thread of the connection; not after the destructor.
    std::function<void(const FramePtr&)> listener{};
  };

  explicit RemoteServer(Options options);
  /// Ends the thread; a look-up of a host name is not waited for.
  ~RemoteServer() override;
  RemoteServer(const RemoteServer&) = delete;
  RemoteServer& operator=(const RemoteServer&) = delete;

  /// The newest frame; null before the first one. Stays while the connection is gone.
  FramePtr frame() const override;
  /// Sends commands soon; those that cannot be sent are dropped and told in the log.
  void command(std::string_view text) override;
  /// Holds frames back, so that they follow each other evenly; see FrameBuffer. Commands are not held back.
  /// @param seconds  0: off, and all that wait are due at once
  void setDelay(double seconds);
  RemoteState state() const;
  /// Messages since the last call.
  Diagnostics takeLog();

private:
  struct Shared;
  std::shared_ptr<Shared> shared_; ///< Outlives this object if the thread does.
};

} // namespace sparkwright
