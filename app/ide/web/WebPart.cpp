#include "app/ide/web/WebPart.h"

#include "app/ide/common/Actions.h"
#include "app/ide/common/Icons.h"
#include "app/ide/common/texts/CoreTexts.h"
#include "app/ide/session/Session.h"
#include "app/web/live/WebServer.h"

#include <QFileInfo>
#include <QHostAddress>
#include <QNetworkInterface>
#include <QSettings>
#include <QUrl>

namespace sparkwright
{

namespace
{

constexpr Actions::Words showWords = {
    "Ctrl+Alt+Q", "browser", QT_TRANSLATE_NOOP("sparkwright::WebPart", "Show in the &browser…"),
    QT_TRANSLATE_NOOP("sparkwright::WebPart", "Let others watch in a browser what the views show"), "showInBrowser"};

const QString portKey = QStringLiteral("web/port"), everywhereKey = QStringLiteral("web/everywhere");

int wantedPort()
{
  const int port = QSettings().value(portKey, FrameBroadcast::Options::presetPort).toInt();
  return port > 0 && port <= 65535 ? port : FrameBroadcast::Options::presetPort;
}

} // namespace

WebPart::WebPart(const Surroundings& around)
    : around_(around), show_(around.actions.add(showWords, "sparkwright::WebPart")), sign_(new QToolButton)
{
  show_->setCheckable(true);
  around.shell.addEntry({MenuPlace::Simulation, 5, 2}, show_);
  sign_->setAutoRaise(true);
  sign_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  sign_->setIcon(themedIcon("browser"));
  sign_->hide();
  around.shell.addStatus(sign_);
  connect(show_, &QAction::toggled, this, &WebPart::setOn);
  connect(sign_, &QToolButton::clicked, this, &WebPart::openDialog);
}

WebPart::~WebPart() = default;

QString WebPart::ownAddress()
{
  for(const QHostAddress& address : QNetworkInterface::allAddresses())
    if(address.protocol() == QAbstractSocket::IPv4Protocol && !address.isLoopback() && !address.isLinkLocal())
      return address.toString();
  return {};
}

void WebPart::retranslate()
{
  sign_->setToolTip(tr("The views are shown in browsers: address, and switching it off"));
  sign_->setAccessibleName(tr("Shown in the browser"));
  showSign();
}

void WebPart::setOn(bool on)
{
  if(!on)
  {
    broadcast_.reset();
    problem_.clear();
    if(dialog_)
      dialog_->close();
    return showSign();
  }
  openDialog();
  start();
}

void WebPart::start()
{
  const SessionState state = around_.session.state();
  FrameBroadcast::Options options;
  options.port = wantedPort();
  options.address = QSettings().value(everywhereKey, false).toBool() ? "0.0.0.0" : "127.0.0.1";
  options.title = QFileInfo(QString::fromStdString(state.scene)).fileName().toStdString();
  const WebWords words{[](const LocalText& text) { return inWindow(text).toStdString(); }};
  broadcast_.reset(); // Its port is free again.
  LocalText problem;
  broadcast_ = WebServer::start(options, problem, words);
  if(!broadcast_)
  {
    options.port = 0;
    LocalText again;
    broadcast_ = WebServer::start(options, again, words);
  }
  problem_ = broadcast_ ? QString() : inWindow(problem);
  if(broadcast_)
    broadcast_->show(state.frame);
  showPlace();
  showSign();
}

void WebPart::openDialog()
{
  if(!dialog_)
  {
    dialog_ = new WebDialog(&around_.shell.widget());
    dialog_->setAttribute(Qt::WA_DeleteOnClose);
    dialog_->port().setValue(wantedPort());
    dialog_->everywhere().setChecked(QSettings().value(everywhereKey, false).toBool());
    connect(dialog_, &WebDialog::stopped, this, [this] { show_->setChecked(false); });
    connect(dialog_, &WebDialog::choiceChanged, this,
            [this]
            {
              QSettings settings;
              settings.setValue(portKey, dialog_->port().value());
              settings.setValue(everywhereKey, dialog_->everywhere().isChecked());
              start();
            });
  }
  showPlace();
  dialog_->show();
  dialog_->raise();
  dialog_->activateWindow();
}

void WebPart::showPlace()
{
  if(!dialog_)
    return;
  if(!broadcast_)
    return dialog_->showProblem(problem_);
  QUrl url(QString::fromStdString(broadcast_->url()));
  if(const QString own = ownAddress(); dialog_->everywhere().isChecked() && !own.isEmpty())
    url.setHost(own);
  dialog_->showAddress(url.toString(), broadcast_->port());
  dialog_->showViewers(broadcast_->viewers());
}

void WebPart::showSign()
{
  sign_->setVisible(show_->isChecked());
  const int viewers = broadcast_ ? broadcast_->viewers() : 0;
  sign_->setText(!broadcast_ ? tr("browser: not possible") : tr("browser: %n viewer(s)", nullptr, viewers));
}

void WebPart::follow(const SessionState& state)
{
  if(broadcast_)
    broadcast_->show(state.frame);
}

void WebPart::showState(const SessionState&)
{
  if(!broadcast_)
    return;
  for(const Diagnostic& note : broadcast_->takeNotes())
    around_.shell.note(note.severity, inWindow(note.said));
  if(dialog_)
    dialog_->showViewers(broadcast_->viewers());
  showSign();
}

void WebPart::closing()
{
  broadcast_.reset();
}

} // namespace sparkwright
