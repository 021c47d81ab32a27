#pragma once

#include "app/ide/common/Actions.h"
#include "app/ide/common/WindowPart.h"
#include "app/ide/remote/ServerList.h"
#include "netserver/client/RemoteServer.h"

#include <QAction>
#include <QElapsedTimer>
#include <QLabel>
#include <QPointer>
#include <QToolButton>

#include <memory>
#include <optional>

namespace sparkwright
{

class RemoteSession;
class ServerDialog;
class ServersMenu;

/// Servers elsewhere as a part of the window: connecting to one, switching to another, what only a server can be asked
/// for, and back to the own simulation. One is shown at a time, and is tried again every second while it is away.
class RemotePart : public WindowPart
{
  Q_OBJECT
public:
  explicit RemotePart(const Surroundings& around);

  /// Shows a server in place of the own simulation, and remembers it.
  void connectTo(const RemoteAddress& address);
  void disconnectFrom();
  /// Asks whether the server that is shown is to end, and ends it.
  void endServer();
  /// Name and delay of the server that is shown.
  void editServer();
  /// The server that is shown; nothing: none is.
  std::optional<RemoteState> connection() const;
  ServersMenu& menu() const { return *menu_; }

  void retranslate() override;

  void showMessages(const std::vector<LogEntry>& entries) override;
  void showState(const SessionState& state) override;

private:
  void ask();
  /// Null: another session is shown.
  std::shared_ptr<RemoteSession> shown() const;
  void askForFullState();
  /// Enables what needs a server, or says why it cannot be used.
  void showAbility(QAction& action, const Actions::Words& words, bool connected);
  bool isOwn(const RemoteAddress& address) const;
  /// Tells above the views if the scene is too large to be shown in full.
  void showSize(const SessionState& state);

  Surroundings around_;
  QAction *connect_, *disconnect_;
  QAction *edit_, *fullState_, *end_;
  ServersMenu* menu_;
  QLabel* size_;        ///< Above the views; see showSize().
  QElapsedTimer incomplete_; ///< Since the scene is not drawn in full.
  QToolButton* cancel_; ///< In the status bar, while the server is away.
  ServerList list_;
  std::weak_ptr<RemoteSession> last_; ///< That was shown last.
  QPointer<ServerDialog> dialog_;
  std::optional<bool> able_; ///< Whether the actions say that they can be used.
};

} // namespace sparkwright
