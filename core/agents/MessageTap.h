#pragma once

#include "core/agents/AgentTiming.h"

#include <atomic>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sparkwright
{

/// Lets another thread read along what agents and a World say to each other: copies of the messages of chosen agents,
/// in a queue of limited size that keeps the newest. While nobody watches it costs nothing but a look at a number.
///
/// Each method may be called from any thread.
class MessageTap
{
public:
  enum class Direction
  {
    ToAgent,   ///< Percepts.
    FromAgent, ///< Effectors.
    Command    ///< Of a monitor, a trainer or the window; of no agent.
  };
  struct Message
  {
    Direction direction = Direction::ToAgent;
    int agent = 0;   ///< 0 for commands.
    long cycle = 0;  ///< Cycles of the World before it.
    double time = 0; ///< Simulated, s.
    std::string text;
  };

  static constexpr int nobody = -2, everybody = -1, commands = 0;
  static constexpr std::size_t mostMessages = 4000, mostBytes = 8u << 20; ///< Of the queue.

  /// Whose messages are copied from now on: an agent, `commands`, `everybody` or `nobody`. Forgets those that wait.
  void watch(int agent);
  bool watches(int agent) const
  {
    const int watched = watched_.load(std::memory_order_relaxed);
    return watched == agent || watched == everybody;
  }

  void add(Message message);

  struct Batch
  {
    std::vector<Message> messages;
    long dropped = 0; ///< Older ones that had to make room.
  };
  /// Those since the last call.
  Batch fetch();

private:
  std::atomic<int> watched_ = nobody;
  std::mutex mutex_;
  std::deque<Message> queue_;
  std::size_t bytes_ = 0;
  long dropped_ = 0;
};

/// The timing of a World whose messages can be read along.
class TappedTiming : public AgentTiming
{
public:
  using Moment = std::pair<long, double>; ///< Cycles and simulated time, s.

  TappedTiming(std::unique_ptr<AgentTiming> timing, std::shared_ptr<MessageTap> tap, std::function<Moment()> now)
      : timing_(std::move(timing)), tap_(std::move(tap)), now_(std::move(now))
  {
  }
  /// The timing alone.
  std::unique_ptr<AgentTiming> release() { return std::move(timing_); }

  void admit(int agent, bool inside) override { timing_->admit(agent, inside); }
  void dismiss(int agent) override { timing_->dismiss(agent); }
  void renew(int agent) override { timing_->renew(agent); }
  std::string_view percepts(int agent) const override { return timing_->percepts(agent); }
  void perceptsSent(int agent) override;
  void deliver(int agent, std::string_view message, bool done) override;
  void startCycle() override { timing_->startCycle(); }
  void endCycle(double seconds) override { timing_->endCycle(seconds); }
  bool isAwaited(int agent) const override { return timing_->isAwaited(agent); }
  bool sendsAtOnce() const override { return timing_->sendsAtOnce(); }
  bool isReady() const override { return timing_->isReady(); }
  bool onlyNewcomersMissing() const override { return timing_->onlyNewcomersMissing(); }
  std::vector<int> waitingFor() const override { return timing_->waitingFor(); }
  std::vector<AgentControl::Excused> excuseAll(bool skip) override { return timing_->excuseAll(skip); }
  void archive(StateArchive& a) override { timing_->archive(a); }

private:
  void copy(MessageTap::Direction direction, int agent, std::string_view text);

  std::unique_ptr<AgentTiming> timing_;
  std::shared_ptr<MessageTap> tap_;
  std::function<Moment()> now_;
};

} // namespace sparkwright
