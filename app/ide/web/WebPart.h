#pragma once

#include "app/ide/common/WindowPart.h"
#include "app/ide/web/WebDialog.h"
#include "core/frame/FrameBroadcast.h"

#include <QPointer>
#include <QToolButton>

class QAction;

namespace sparkwright
{

/// Shows what the views show in browsers, too: a switch in the menu, the address, and a sign in the status bar.
class WebPart : public WindowPart
{
  Q_OBJECT
public:
  explicit WebPart(const Surroundings& around);
  ~WebPart() override;

  /// Under which other computers find this one; empty: it has no network.
  static QString ownAddress();
  /// The dialog with the address; null: it is closed.
  WebDialog* dialog() const { return dialog_; }
  /// Null: off.
  const FrameBroadcast* broadcast() const { return broadcast_.get(); }
  QToolButton& sign() const { return *sign_; }

  void retranslate() override;
  void follow(const SessionState& state) override;
  void showState(const SessionState& state) override;
  void closing() override;

private:
  void setOn(bool on);
  void start();
  void openDialog();
  void showPlace();
  void showSign();

  Surroundings around_;
  QAction* show_;
  QToolButton* sign_;
  QPointer<WebDialog> dialog_;
  std::unique_ptr<FrameBroadcast> broadcast_;
  QString problem_; ///< Why it is not on although it should be.
};

} // namespace sparkwright
