#include "app/ide/common/RememberedList.h"
#include "app/ide/remote/RemotePart.h"

#include "app/ide/common/Actions.h"
#include "app/ide/common/texts/CoreTexts.h"
#include "app/ide/remote/ConnectDialog.h"
#include "app/ide/remote/RemoteSession.h"
#include "app/ide/session/SessionSwitch.h"
#include "app/ide/session/SessionTexts.h"

#include <QFileInfo>

namespace sparkwright
{

namespace
{

const RememberedList recentServers(QStringLiteral("recentServers"), RemotePart::mostRecent);

constexpr Actions::Words connectWords = {
    "Ctrl+Alt+C", "connect", QT_TRANSLATE_NOOP("sparkwright::RemotePart", "&Connect to server…"),
    QT_TRANSLATE_NOOP("sparkwright::RemotePart", "Watch a match that runs on another server"), "connectServer"};
constexpr Actions::Words disconnectWords = {
    "", "disconnect", QT_TRANSLATE_NOOP("sparkwright::RemotePart", "&Disconnect"),
    QT_TRANSLATE_NOOP("sparkwright::RemotePart", "Return from the other server to the own simulation"), "disconnectServer"};

QString titled(const std::string& name)
{
  return QStringLiteral("%1 – Sparkwright").arg(QFileInfo(QString::fromStdString(name)).fileName());
}

} // namespace

RemotePart::RemotePart(const Surroundings& around)
    : around_(around), connect_(around.actions.add(connectWords, "sparkwright::RemotePart")),
      disconnect_(around.actions.add(disconnectWords, "sparkwright::RemotePart"))
{
  around.shell.addEntries({MenuPlace::Simulation, 5, 0}, {connect_, disconnect_});
  disconnect_->setEnabled(false);
  connect(connect_, &QAction::triggered, this, &RemotePart::ask);
  connect(disconnect_, &QAction::triggered, this, &RemotePart::disconnectFrom);
}

QStringList RemotePart::recent()
{
  return recentServers.all();
}

void RemotePart::ask()
{
  auto* const dialog = new ConnectDialog(recent(), &around_.shell.widget());
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
  const QString name = QString::fromStdString(address.text());
  recentServers.add(name);
  around_.sessions.show(std::make_shared<RemoteSession>(address, around_.dataFolder.toStdString()));
  around_.shell.widget().setWindowTitle(titled(address.text()));
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

void RemotePart::showState(const SessionState& state)
{
  disconnect_->setEnabled(state.source == SessionState::Source::Remote);
}

} // namespace sparkwright
