#include "core/agents/MessageTap.h"

namespace sparkwright
{

void MessageTap::watch(int agent)
{
  const std::lock_guard lock(mutex_);
  watched_ = agent;
  queue_.clear();
  bytes_ = 0;
  dropped_ = 0;
}

void MessageTap::add(Message message)
{
  const std::lock_guard lock(mutex_);
  if(!watches(message.agent))
    return;
  bytes_ += message.text.size();
  queue_.push_back(std::move(message));
  while(queue_.size() > mostMessages || (bytes_ > mostBytes && queue_.size() > 1))
  {
    bytes_ -= queue_.front().text.size();
    queue_.pop_front();
    ++dropped_;
  }
}

MessageTap::Batch MessageTap::fetch()
{
  const std::lock_guard lock(mutex_);
  Batch batch;
  batch.messages.assign(std::make_move_iterator(queue_.begin()), std::make_move_iterator(queue_.end()));
  batch.dropped = std::exchange(dropped_, 0);
  queue_.clear();
  bytes_ = 0;
  return batch;
}

void TappedTiming::copy(MessageTap::Direction direction, int agent, std::string_view text)
{
  if(!tap_->watches(agent))
    return;
  const auto [cycle, time] = now_();
  tap_->add({direction, agent, cycle, time, std::string(text)});
}

void TappedTiming::perceptsSent(int agent)
{
  copy(MessageTap::Direction::ToAgent, agent, timing_->percepts(agent));
  timing_->perceptsSent(agent);
}

void TappedTiming::deliver(int agent, std::string_view message, bool done)
{
  copy(MessageTap::Direction::FromAgent, agent, message);
  timing_->deliver(agent, message, done);
}

} // namespace sparkwright
