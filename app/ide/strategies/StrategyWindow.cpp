#include "app/ide/strategies/StrategyWindow.h"

#include "app/ide/common/Icons.h"
#include "core/run/RunControl.h"
#include "core/text/ReadNumber.h"
#include "editor/properties/NumberBoxes.h"

#include <QClipboard>
#include <QEvent>
#include <QFormLayout>
#include <QGuiApplication>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <utility>

namespace sparkwright
{

namespace
{

constexpr int usualPort = 7656;
constexpr int refreshEvery = 200; // ms
constexpr double patience = 3;    // s, for a strategy that ends with the window
constexpr const char *blue = "#2850d0", *yellow = "#e8c020";

} // namespace

StrategyWindow::StrategyWindow(const QString& dataFolder, MakeProcess make, QWidget* parent)
    : QWidget(parent), programs_(std::move(make), steadyClock()), serverLabel_(new QLabel(this)),
      portLabel_(new QLabel(this)), sideLabel_(new QLabel(this)), teamLabel_(new QLabel(this)),
      server_(new QLineEdit(QStringLiteral("127.0.0.1"), this)), team_(new QLineEdit(this)), port_(new WholeBox(this)),
      side_(new QComboBox(this)),
      slot_(new StrategySlot(programs_, statusFolder_.filePath(QStringLiteral("status.json")), dataFolder, this))
{
  port_->setRange(1, 65535);
  port_->setValue(usualPort);
  side_->addItem(QString(), QStringLiteral("blue"));
  side_->addItem(QString(), QStringLiteral("yellow"));
  team_->setMaxLength(63);
  serverLabel_->setBuddy(server_);
  portLabel_->setBuddy(port_);
  sideLabel_->setBuddy(side_);
  teamLabel_->setBuddy(team_);
  setWindowIcon(applicationIcon());
  slot_->offerInside(false);
  auto* const address = new QHBoxLayout;
  address->addWidget(server_, 1);
  address->addWidget(portLabel_);
  address->addWidget(port_);
  auto* const form = new QFormLayout;
  form->addRow(serverLabel_, address);
  form->addRow(sideLabel_, side_);
  form->addRow(teamLabel_, team_);
  auto* const column = new QVBoxLayout(this);
  column->addLayout(form);
  column->addWidget(slot_);
  column->addStretch();
  setMinimumWidth(460);

  connect(slot_, &StrategySlot::copyWanted, this,
          [](const QString& text) { QGuiApplication::clipboard()->setText(text); });
  connect(server_, &QLineEdit::textChanged, this, &StrategyWindow::refresh);
  connect(team_, &QLineEdit::textChanged, this, &StrategyWindow::refresh);
  connect(port_, &QSpinBox::valueChanged, this, &StrategyWindow::refresh);
  connect(side_, &QComboBox::currentIndexChanged, this, &StrategyWindow::refresh);
  connect(&refreshing_, &QTimer::timeout, this,
          [this]
          {
            programs_.tick();
            refresh();
            slot_->refresh();
          });
  refreshing_.start(refreshEvery);
  retranslate();
}

StrategyWindow::~StrategyWindow()
{
  programs_.endAll(patience);
}

bool StrategyWindow::setPlace(const QString& place)
{
  static const QRegularExpression pattern(QStringLiteral("^(?:(blue|yellow)(?:/|$))?([^/]*)$"));
  const QRegularExpressionMatch match = pattern.match(place.trimmed());
  const std::string address = match.captured(2).toStdString();
  std::string host;
  int port = usualPort;
  if(!match.hasMatch() || (!address.empty() && !readPlace(address, 1, host, port)))
    return false;
  if(!match.captured(1).isEmpty())
    side_->setCurrentIndex(side_->findData(match.captured(1)));
  if(!host.empty())
    server_->setText(QString::fromStdString(host));
  port_->setValue(port);
  return true;
}

void StrategyWindow::play(const QString& file)
{
  refresh();
  slot_->play(file, slot_->watchBox().isChecked());
}

/// Without a match in sight, what the program tells of itself stands for what the game knows.
void StrategyWindow::refresh()
{
  const std::optional<StrategyReport> report = slot_->program().report();
  const bool plays = slot_->program().isAlive() && report && !report->side.isEmpty();
  GameSeat seat;
  seat.side = side_->currentData().toString().toStdString();
  seat.name = team_->text().trimmed().toStdString();
  seat.colour = seat.side == "blue" ? blue : yellow;
  seat.state = plays ? GameSeat::State::Client : GameSeat::State::Empty;
  const QString host = server_->text().trimmed();
  slot_->setTeamName(team_->text().trimmed());
  slot_->setSeat(seat, host, host.isEmpty() ? 0 : port_->value());
  const bool alive = slot_->program().isAlive();
  for(QWidget* const field : {static_cast<QWidget*>(server_), static_cast<QWidget*>(port_),
                              static_cast<QWidget*>(side_), static_cast<QWidget*>(team_)})
    field->setEnabled(!alive);
}

void StrategyWindow::retranslate()
{
  setWindowTitle(tr("Strategy"));
  serverLabel_->setText(tr("S&erver:"));
  portLabel_->setText(tr("&Port:"));
  sideLabel_->setText(tr("S&ide:"));
  teamLabel_->setText(tr("&Team:"));
  server_->setToolTip(tr("The machine on which the match runs"));
  port_->setToolTip(tr("The port of the match for strategies"));
  side_->setToolTip(tr("The side that the strategy leads"));
  team_->setToolTip(tr("What the team is called in the match"));
  team_->setPlaceholderText(tr("as the strategy says"));
  server_->setAccessibleName(tr("Server"));
  port_->setAccessibleName(tr("Port"));
  side_->setAccessibleName(tr("Side"));
  team_->setAccessibleName(tr("Team"));
  side_->setItemText(0, tr("Blue"));
  side_->setItemText(1, tr("Yellow"));
}

void StrategyWindow::changeEvent(QEvent* event)
{
  if(event->type() == QEvent::LanguageChange)
    retranslate();
  QWidget::changeEvent(event);
}

} // namespace sparkwright
