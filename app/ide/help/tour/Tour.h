#pragma once

#include "app/ide/help/tour/TourSteps.h"

#include <QObject>

#include <vector>

namespace sparkwright
{

/// Where a person is in the guided tour. Knows no window.
class Tour : public QObject
{
  Q_OBJECT
public:
  /// @param steps  at least one; must outlive this
  explicit Tour(std::span<const TourStep> steps = tourSteps(), QObject* parent = nullptr);

  /// At the first step, with nothing confirmed.
  void start();
  /// Behind the last step the tour ends.
  void next();
  /// Stays at the first step.
  void back();
  void end();
  /// The person has done something. Confirms the present step if that is what it asks for.
  void note(TourDeed deed);

  bool running() const { return at_ >= 0; }
  int index() const { return at_; } ///< From 0; -1: not running.
  int count() const { return static_cast<int>(steps_.size()); }
  /// The present one; only while running.
  const TourStep& step() const { return steps_[static_cast<std::size_t>(at_)]; }
  bool isLast() const { return at_ + 1 == count(); }
  /// Whether the person has done what the present step asks for.
  bool confirmed() const { return running() && confirmed_[static_cast<std::size_t>(at_)]; }

signals:
  /// Another step is the present one, or none.
  void moved();
  /// The present step has been confirmed.
  void done();

private:
  void go(int step);

  std::span<const TourStep> steps_;
  std::vector<bool> confirmed_;
  int at_ = -1;
};

} // namespace sparkwright
