#pragma once

#include "core/agents/AgentTiming.h"
#include "core/agents/ThinkingSchedule.h"
#include "core/services/TimingSettings.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace sparkwright
{

class Log;

/// Charges thinking to simulated time: the run depends on the contents of agents' messages, not on their arrival.
///
/// Messages of an agent are grouped into answers; a message with `(syn)` ends an answer. The first answer joins the
/// agent; after that, the n-th answer belongs to the n-th percepts, whenever it arrives. Answers that are due in the
/// same cycle are carried out in order of agent ids.
class ReproducibleTiming : public AgentTiming
{
public:
  ReproducibleTiming(AgentControl& agents, Log* log, TimingSettings settings);
  ~ReproducibleTiming() override;

  void admit(int agent, bool inside) override;
  void dismiss(int agent) override;
  void renew(int agent) override;
  std::string_view percepts(int agent) const override;
  void perceptsSent(int agent) override;
  void deliver(int agent, std::string_view message, bool done) override;
  void startCycle() override;
  void endCycle(double seconds) override;
  bool isAwaited(int agent) const override;
  bool sendsAtOnce() const override { return true; }
  bool isReady() const override;
  bool onlyNewcomersMissing() const override { return false; }
  std::vector<int> waitingFor() const override;
  std::vector<AgentControl::Excused> excuseAll(bool skip) override;
  void archive(StateArchive& a) override;

private:
  struct Answer;
  struct Member;

  std::unique_ptr<Member> made(int agent, bool inside) const;
  Member* find(int agent) const;
  void complete(Member& member);
  void match(Member& member);
  bool isBlocking(const Member& member) const;
  void carryOut(Member& member);
  void tellIfLate(Member& member);

  AgentControl& agents_;
  Log* log_;
  TimingSettings settings_;
  SimulatedTime now_ = 0; ///< All cycles so far.
  std::vector<std::unique_ptr<Member>> members_; ///< By agent id.
};

} // namespace sparkwright
