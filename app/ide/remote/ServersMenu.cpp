#include "app/ide/remote/ServersMenu.h"

#include "app/ide/common/Icons.h"

#include <QActionGroup>
#include <QPainter>

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr int lookEvery = 300;  // ms
constexpr int turnsPerProbe = 7; // About two seconds.
constexpr int dotSize = 16;

enum class ServerState
{
  Unknown,
  Away,
  Reachable,
  Connecting,
  Connected
};

/// Filled for those that are connected, a ring for others: colours alone are not for everybody.
QIcon dotOf(ServerState state, const QColor& text)
{
  static const QColor good(0x2e, 0xa0, 0x43), wait(0xd9, 0x8e, 0x04);
  QPixmap pixmap(dotSize * 2, dotSize * 2);
  pixmap.setDevicePixelRatio(2);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  painter.setRenderHint(QPainter::Antialiasing);
  QColor quiet = text;
  quiet.setAlpha(110);
  const QColor colour = state == ServerState::Connected || state == ServerState::Reachable ? good
                        : state == ServerState::Connecting                                  ? wait
                                                                                            : quiet;
  const QRectF circle(3.5, 3.5, 9, 9);
  painter.setPen(QPen(colour, 2));
  painter.setBrush(state == ServerState::Connected ? QBrush(colour) : QBrush(Qt::NoBrush));
  painter.drawEllipse(circle);
  if(state == ServerState::Away)
    painter.drawLine(QPointF(4.5, 11.5), QPointF(11.5, 4.5));
  return QIcon(pixmap);
}

} // namespace

ServersMenu::ServersMenu(std::function<std::optional<Shown>()> shown, const QList<QAction*>& further, QWidget* parent)
    : QMenu(parent), shown_(std::move(shown)), further_(further), local_(new QAction(this))
{
  setToolTipsVisible(true);
  local_->setCheckable(true);
  local_->setIcon(themedIcon(QStringLiteral("home")));
  connect(local_, &QAction::triggered, this, &ServersMenu::localChosen);
  looking_.setInterval(lookEvery);
  connect(&looking_, &QTimer::timeout, this, &ServersMenu::refresh);
  connect(this, &QMenu::aboutToShow, this,
          [this]
          {
            fill();
            turns_ = 0;
            looking_.start();
            refresh();
          });
  connect(this, &QMenu::aboutToHide, &looking_, &QTimer::stop);
  retranslate();
  fill();
}

void ServersMenu::retranslate()
{
  setTitle(tr("Ser&vers"));
  local_->setText(tr("&Own simulation"));
  local_->setToolTip(tr("Show the simulation of this window"));
}

void ServersMenu::fill()
{
  for(QAction* const action : actions())
  {
    removeAction(action);
    if(action->isSeparator())
      delete action;
  }
  qDeleteAll(entries_);
  entries_.clear();
  servers_ = list_.all();
  addAction(local_);
  if(!servers_.empty())
    addSeparator();
  for(std::size_t i = 0; i < servers_.size(); ++i)
  {
    auto* const entry = new QAction(servers_[i].title(), this);
    entry->setCheckable(true);
    connect(entry, &QAction::triggered, this, [this, address = servers_[i].address] { emit serverChosen(address); });
    addAction(entry);
    entries_.append(entry);
  }
  addSeparator();
  addActions(further_);
}

void ServersMenu::refresh()
{
  if(isVisible() && turns_++ % turnsPerProbe == 0)
  {
    std::vector<RemoteAddress> addresses;
    for(const KnownServer& server : servers_)
      addresses.push_back(server.address);
    probe_.ask(std::move(addresses));
  }
  const std::optional<Shown> shown = shown_();
  local_->setChecked(!shown);
  for(std::size_t i = 0; i < servers_.size(); ++i)
  {
    const KnownServer& server = servers_[i];
    const bool here = shown && shown->address == server.address;
    const auto answer = probe_.answer(server.address);
    const ServerState state = here && shown->connected                         ? ServerState::Connected
                              : here                                           ? ServerState::Connecting
                              : !answer                                        ? ServerState::Unknown
                              : answer == ServerProbe::Answer::Reachable ? ServerState::Reachable
                                                                               : ServerState::Away;
    const QString words = state == ServerState::Connected    ? tr("connected")
                          : state == ServerState::Connecting ? tr("trying to connect")
                          : state == ServerState::Reachable  ? tr("reachable")
                          : state == ServerState::Away       ? tr("not reachable")
                                                             : QString();
    const QString title = server.title().replace(QLatin1Char('&'), QLatin1String("&&"));
    const QString number = i < 9 ? QStringLiteral("&%1  ").arg(i + 1) : QString();
    QAction* const entry = entries_[static_cast<qsizetype>(i)];
    entry->setText(number + (words.isEmpty() ? title : tr("%1 – %2").arg(title, words)));
    entry->setToolTip(QString::fromStdString(server.address.text()));
    entry->setIcon(dotOf(state, palette().color(QPalette::WindowText)));
    entry->setChecked(here);
  }
}

} // namespace sparkwright
