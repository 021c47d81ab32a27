#pragma once

#include "app/ide/common/WindowPart.h"
#include "app/ide/session/Session.h"
#include "core/run/history/RunHistory.h"

#include <QMenu>

#include <functional>
#include <memory>

namespace sparkwright
{

/// Lets the window's own run go on from an earlier moment, or from the end of one of its branches.
class GoingBack : public QObject
{
  Q_OBJECT
public:
  /// @param watched  tells the cycle of the own run that is being looked at; -1: none
  GoingBack(const WindowPart::Surroundings& around, std::function<long()> watched, QObject* parent);
  ~GoingBack() override;

  /// @param own  state of the own simulation
  void showState(const SessionState& own);
  void retranslate();
  /// How far one can go back, in a sentence for the timeline; empty: nowhere.
  QString words() const;

  QAction& continueAction() { return *continue_; }
  QMenu& branches() { return *branches_; }

signals:
  /// The run goes on from another moment.
  void went();

private:
  bool canContinue() const;
  void goTo(RunHistory::BranchId branch, long cycle);
  void ask(const std::function<void()>& go);
  void fillBranches();
  QString nameOf(const RunHistory::Branch& branch) const;

  WindowPart::Surroundings around_;
  QAction* continue_;
  std::unique_ptr<QMenu> branches_;
  std::vector<RunHistory::Branch> known_;
  RunHistory::BranchId present_ = 0;
  std::function<long()> watched_;
  double stepSeconds_ = 0.02;
  int outside_ = 0;  ///< Agents that would be disconnected.
  long generation_ = 0; ///< Of the World that was to go back.
  long waiting_ = 0; ///< Number of the goBack() that has not been answered; 0: none.
  std::shared_ptr<const SessionState::Past> past_;
};

} // namespace sparkwright
