#pragma once

#include "app/ide/session/Session.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QWidget>

#include <array>

namespace sparkwright
{

/// Where the wall time of the cycles goes: milliseconds of each part, of all, and what a cycle may take at the speed
/// that is asked for; and how much there is to compute.
class LoadPanel : public QWidget
{
  Q_OBJECT
public:
  explicit LoadPanel(QWidget* parent = nullptr);

  /// To be called about ten times a second while it is in sight.
  void show(const SessionState& state);
  void retranslate();

  static constexpr std::size_t parts = 8; ///< Those of CyclePart.
  /// The times that are shown, ms: of each part, then of all.
  const std::array<double, parts + 1>& times() const { return times_; }
  QString summary() const { return summary_->text(); }
  QPushButton& plotButton() { return *plot_; }

signals:
  void plotWanted();

protected:
  void changeEvent(QEvent* event) override;

private:
  void add(const SessionState& state);

  struct Row
  {
    QLabel* name;
    QProgressBar* bar;
    QLabel* number;
  };
  std::array<Row, parts + 1> rows_{};
  std::array<double, parts + 1> times_{};
  FramePtr frame_; ///< Added last.
  long generation_ = -1;
  QLabel* summary_;
  QPushButton* plot_;
};

} // namespace sparkwright
