#include "app/ide/remote/RemotePart.h"

#include "app/ide/common/Icons.h"
#include "app/ide/common/texts/CoreTexts.h"
#include "app/ide/remote/ConnectDialog.h"
#include "app/ide/remote/RemoteSession.h"
#include "app/ide/remote/ServerDialog.h"
#include "app/ide/remote/ServersMenu.h"
#include "app/ide/session/SessionSwitch.h"
#include "app/ide/session/SessionTexts.h"

#include "app/ide/views/ViewArea.h"
#include "viewer/view/Viewport.h"

#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr char remoteContext[] = "sparkwright::RemotePart";

constexpr Actions::Words connectWords = {
    "Ctrl+Alt+C", "connect", QT_TRANSLATE_NOOP("sparkwright::RemotePart", "&Connect to server…"),
    QT_TRANSLATE_NOOP("sparkwright::RemotePart", "Watch a match that runs on another server"), "connectServer"};
constexpr Actions::Words disconnectWords = {
    "", "disconnect", QT_TRANSLATE_NOOP("sparkwright::RemotePart", "&Disconnect"),
    QT_TRANSLATE_NOOP("sparkwright::RemotePart", "Return from the other server to the own simulation"), "disconnectServer"};
constexpr Actions::Words editWords = {
    "", "settings", QT_TRANSLATE_NOOP("sparkwright::RemotePart", "&Name and delay…"),
    QT_TRANSLATE_NOOP("sparkwright::RemotePart",
                      "Name the server that is shown, and show it evenly over a bad network, a moment later"),
    "editServer"};
constexpr Actions::Words fullStateWords = {
    "Ctrl+Alt+Shift+U", "full-state", QT_TRANSLATE_NOOP("sparkwright::RemotePart", "Ask for the &full state"),
    QT_TRANSLATE_NOOP("sparkwright::RemotePart",
                      "Ask the server for everything again, when what is shown looks wrong"), "requestFullState"};
constexpr Actions::Words endWords = {
    "Ctrl+Alt+Shift+W", "end-server", QT_TRANSLATE_NOOP("sparkwright::RemotePart", "&End the server…"),
    QT_TRANSLATE_NOOP("sparkwright::RemotePart", "End the program of the server that is shown; asks first"),
    "endServer"};

QString titled(const std::string& name)
{
  return QStringLiteral("%1 – Sparkwright").arg(QFileInfo(QString::fromStdString(name)).fileName());
}

} // namespace

RemotePart::RemotePart(const Surroundings& around)
    : around_(around), connect_(around.actions.add(connectWords, remoteContext)),
      disconnect_(around.actions.add(disconnectWords, remoteContext)),
      edit_(around.actions.add(editWords, remoteContext)),
      fullState_(around.actions.add(fullStateWords, remoteContext)), end_(around.actions.add(endWords, remoteContext)),
      menu_(new ServersMenu(
          [this]() -> std::optional<ServersMenu::Shown>
          {
            const auto shown = this->shown();
            if(!shown)
              return {};
            return ServersMenu::Shown{shown->address(), shown->connection().phase == RemoteState::Phase::Live};
          },
          {edit_, fullState_, end_}, &around.shell.widget())),
      size_(new QLabel), cancel_(new QToolButton(&around.shell.widget()))
{
  size_->setAutoFillBackground(true);
  size_->setBackgroundRole(QPalette::ToolTipBase);
  size_->setForegroundRole(QPalette::ToolTipText);
  size_->setTextFormat(Qt::PlainText);
  size_->setContentsMargins(8, 4, 8, 4);
  size_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // It must not widen the window.
  around.area.setBanner(size_);
  size_->hide();
  around.shell.addEntries({MenuPlace::Simulation, 5, 0}, {connect_, menu_->menuAction(), disconnect_});
  menu_->menuAction()->setIcon(themedIcon(QStringLiteral("servers")));
  disconnect_->setEnabled(false);
  cancel_->setAutoRaise(true);
  cancel_->setIcon(themedIcon(QStringLiteral("disconnect")));
  cancel_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  cancel_->setVisible(false);
  around.shell.addStatus(cancel_);
  cancel_->hide();
  connect(connect_, &QAction::triggered, this, &RemotePart::ask);
  connect(disconnect_, &QAction::triggered, this, &RemotePart::disconnectFrom);
  connect(edit_, &QAction::triggered, this, &RemotePart::editServer);
  connect(fullState_, &QAction::triggered, this, &RemotePart::askForFullState);
  connect(end_, &QAction::triggered, this, &RemotePart::endServer);
  connect(menu_, &ServersMenu::serverChosen, this, &RemotePart::connectTo);
  connect(menu_, &ServersMenu::localChosen, this, &RemotePart::disconnectFrom);
  connect(cancel_, &QToolButton::clicked, this, &RemotePart::disconnectFrom);
}

void RemotePart::retranslate()
{
  menu_->retranslate();
  cancel_->setText(tr("Cancel"));
  cancel_->setToolTip(tr("Do not try any more: return to the own simulation"));
  cancel_->setAccessibleName(tr("Cancel connecting"));
  able_.reset();
}

std::shared_ptr<RemoteSession> RemotePart::shown() const
{
  const auto last = last_.lock();
  return last && &around_.sessions.shown() == last.get() ? last : nullptr;
}

std::optional<RemoteState> RemotePart::connection() const
{
  const auto shown = this->shown();
  return shown ? std::optional(shown->connection()) : std::nullopt;
}

void RemotePart::ask()
{
  auto* const dialog = new ConnectDialog(ServerList::recent(), &around_.shell.widget());
  connect(dialog, &QDialog::accepted, this, [this, dialog] { connectTo(dialog->address()); });
  dialog->open();
}

bool RemotePart::isOwn(const RemoteAddress& address) const
{
  const bool here = address.host == "localhost" || address.host.starts_with("127.");
  return here && address.port == around_.sessions.own().state().monitorPort;
}

void RemotePart::connectTo(const RemoteAddress& address)
{
  if(isOwn(address))
  {
    const QString words = inWindow(sessionText("session.ownPort", address.port));
    around_.shell.note(Diagnostic::Severity::Warning, words);
    around_.shell.tell(words);
    return;
  }
  list_.use(address);
  if(const auto shown = this->shown(); shown && shown->address() == address)
    return; // It is tried again anyway.
  const KnownServer known = list_.find(address);
  const auto session = std::make_shared<RemoteSession>(address, around_.session.dataDirectories(), known.delay / 1000.0);
  around_.sessions.show(session);
  last_ = session;
  delete dialog_; // It was about another one.
  around_.shell.widget().setWindowTitle(titled(address.text()));
}

void RemotePart::askForFullState()
{
  around_.session.command("(reqfullstate)");
  around_.shell.tell(tr("Asked for the full state"));
}

void RemotePart::endServer()
{
  const auto shown = this->shown();
  if(!shown)
    return;
  const QString name = list_.find(shown->address()).title();
  auto* const question = new QMessageBox(QMessageBox::Warning, tr("End the server"),
                                         tr("End the server %1?").arg(name), QMessageBox::Cancel,
                                         &around_.shell.widget());
  question->setAttribute(Qt::WA_DeleteOnClose);
  question->setInformativeText(
      tr("Its program ends, and with it the match, for everybody who is connected. It cannot be started again from here."));
  QPushButton* const end = question->addButton(tr("&End the server"), QMessageBox::DestructiveRole);
  question->setDefaultButton(QMessageBox::Cancel);
  connect(end, &QPushButton::clicked, this,
          [this, asked = last_, name]
          {
            const auto session = asked.lock();
            if(!session)
              return;
            session->command("(killsim)");
            around_.shell.tell(tr("Asked %1 to end").arg(name));
          });
  question->open();
}

void RemotePart::editServer()
{
  const auto shown = this->shown();
  if(!shown)
    return;
  if(!dialog_)
  {
    dialog_ = new ServerDialog(list_.find(shown->address()), &around_.shell.widget());
    connect(dialog_, &ServerDialog::changed, this,
            [this](const KnownServer& server)
            {
              list_.keep(server);
              if(const auto session = this->shown(); session && session->address() == server.address)
                session->setDelay(server.delay / 1000.0);
            });
    dialog_->setState(shown->connection());
  }
  dialog_->show();
  dialog_->raise();
  dialog_->activateWindow();
}

void RemotePart::disconnectFrom()
{
  if(around_.sessions.shown().state().source != SessionState::Source::Remote)
    return;
  around_.sessions.showOwn();
  around_.shell.widget().setWindowTitle(titled(around_.sessions.state().scene));
}

/// What another server cannot do must not be read in the log only.
void RemotePart::showMessages(const std::vector<LogEntry>& entries)
{
  if(around_.sessions.showsOwn())
    return;
  for(const LogEntry& entry : entries)
    if(entry.diagnostic.severity == Diagnostic::Severity::Warning && !entry.diagnostic.said.empty())
      around_.shell.tell(inWindow(entry.diagnostic));
}

void RemotePart::showAbility(QAction& action, const Actions::Words& words, bool connected)
{
  action.setEnabled(connected);
  around_.actions.setTexts(&action, tr(words.text),
                           connected ? tr(words.toolTip)
                                     : tr("%1. Needs a server that is connected: the simulation of this window is not one")
                                           .arg(tr(words.toolTip)));
}

void RemotePart::showSize(const SessionState& state)
{
  constexpr qint64 patience = 700; // ms: a large scene appears little by little.
  const auto session = shown();
  const bool live = session && state.frame && state.frame->structure;
  const long cut = live ? session->leftOut() : 0;
  const long missing = live ? cut + around_.area.scene().leftOut() + around_.area.active().leftOut() : 0;
  if(missing == 0)
    incomplete_.invalidate();
  else if(!incomplete_.isValid())
    incomplete_.start();
  const bool told = missing > 0 && incomplete_.elapsed() >= patience;
  size_->setVisible(told);
  if(!told)
    return;
  const long all = cut + state.frame->structure->meshCount;
  size_->setText(tr("The scene of this server is too large: only %L1 of its %L2 parts are drawn")
                     .arg(std::max(all - missing, 0L))
                     .arg(all));
}

void RemotePart::showState(const SessionState& state)
{
  showSize(state);
  const bool remote = state.source == SessionState::Source::Remote;
  disconnect_->setEnabled(remote);
  edit_->setEnabled(remote);
  const auto now = remote ? connection() : std::nullopt;
  const bool connected = now && now->phase == RemoteState::Phase::Live;
  cancel_->setVisible(remote && !connected);
  if(dialog_ && now)
    dialog_->setState(*now);
  if(!remote)
    delete dialog_;
  if(able_ == connected)
    return;
  able_ = connected;
  showAbility(*fullState_, fullStateWords, connected);
  showAbility(*end_, endWords, connected);
}

} // namespace sparkwright
