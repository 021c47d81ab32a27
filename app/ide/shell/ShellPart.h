#pragma once

#include "app/ide/common/WindowPart.h"
#include "app/ide/shell/Notices.h"

#include <QTimer>

#include <memory>

class QLabel;
class QToolBar;

namespace sparkwright
{

class CursorPlace;
class NoticeBell;
class NoticeToasts;
class PaneCycle;
class StartMarks;

/// What belongs to the window as a whole: notifications, going from pane to pane by key, where the mouse points, other
/// programs that run, safe mode, information about the machine.
class ShellPart : public WindowPart
{
  Q_OBJECT
public:
  explicit ShellPart(const Surroundings& around);
  ~ShellPart() override;

  /// @param marks  of this program; must outlive this
  void setMarks(StartMarks& marks);

  Notices& notices() { return notices_; }
  NoticeToasts& toasts() { return *toasts_; }
  NoticeBell& bell() { return *bell_; }
  /// In the status bar.
  CursorPlace& cursorPlace() { return *cursor_; }
  PaneCycle& panes() { return *panes_; }
  /// Tells with a notification, and in the list behind the bell.
  void notify(Diagnostic::Severity severity, const QString& text);

  void retranslate() override;
  void showFrame(const SessionState& state) override;
  void showMessages(const std::vector<LogEntry>& entries) override;
  void opening(const QString& scene, Variables& variables) override;
  void closing() override;

private:
  void addActions();
  void addBanner();
  void showSystemInfo();
  void restart(bool safely);

  Surroundings around_;
  Notices notices_;
  NoticeToasts* toasts_;
  NoticeBell* bell_;
  CursorPlace* cursor_;
  std::unique_ptr<PaneCycle> panes_;
  QAction *next_, *previous_, *info_, *restart_;
  QToolBar* banner_ = nullptr; ///< Of safe mode.
  QLabel* bannerWords_ = nullptr;
  StartMarks* marks_ = nullptr;
  QTimer settled_;
};

} // namespace sparkwright
