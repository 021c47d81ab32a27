#include "app/ide/remote/ServerDialog.h"

#include "app/ide/common/HelpTopic.h"
#include "editor/properties/NumberBoxes.h"
#include "netserver/client/FrameBuffer.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QVBoxLayout>

#include <cmath>

namespace sparkwright
{

namespace
{

constexpr int mostDelay = static_cast<int>(FrameBuffer::longestDelay * 1000); // ms
constexpr int longestServerName = 60;

} // namespace

ServerDialog::ServerDialog(const KnownServer& server, QWidget* parent)
    : QDialog(parent), server_(server), name_(new QLineEdit(server.name, this)), delay_(new WholeBox(this)),
      slider_(new QSlider(Qt::Horizontal, this)), measured_(new QLabel(this))
{
  setHelpTopic(*this, "servers.md");
  setAttribute(Qt::WA_DeleteOnClose);
  const QString address = QString::fromStdString(server.address.text());
  setWindowTitle(tr("Server %1").arg(address));
  name_->setMaxLength(longestServerName);
  name_->setPlaceholderText(address);
  name_->setAccessibleName(tr("Name of the server"));
  name_->setToolTip(tr("Stands in the menu of servers in place of the address"));
  delay_->setRange(0, mostDelay);
  delay_->setSingleStep(10);
  delay_->setSuffix(tr(" ms"));
  delay_->setSpecialValueText(tr("off"));
  delay_->setValue(server.delay);
  delay_->setAccessibleName(tr("Delay, milliseconds"));
  slider_->setRange(0, mostDelay);
  slider_->setSingleStep(10);
  slider_->setPageStep(50);
  slider_->setValue(server.delay);
  slider_->setAccessibleName(tr("Delay"));
  for(QWidget* const widget : {static_cast<QWidget*>(delay_), static_cast<QWidget*>(slider_)})
    widget->setToolTip(tr("Over a bad network: shows everything so much later, and evenly. Commands are not delayed"));
  measured_->setWordWrap(true);
  auto* const row = new QHBoxLayout;
  row->addWidget(slider_, 1);
  row->addWidget(delay_);
  auto* const form = new QFormLayout;
  form->addRow(tr("&Name"), name_);
  auto* const label = new QLabel(tr("&Delay"), this);
  label->setBuddy(slider_);
  form->addRow(label, row);
  form->addRow(QString(), measured_);
  auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  auto* const column = new QVBoxLayout(this);
  column->addLayout(form);
  column->addStretch();
  column->addWidget(buttons);
  setMinimumWidth(fontMetrics().averageCharWidth() * 60);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(slider_, &QSlider::valueChanged, delay_, &QSpinBox::setValue);
  connect(delay_, &QSpinBox::valueChanged, this,
          [this](int value)
          {
            slider_->setValue(value);
            tell();
          });
  connect(name_, &QLineEdit::editingFinished, this, &ServerDialog::tell);
}

void ServerDialog::tell()
{
  server_.name = name_->text().trimmed();
  server_.delay = delay_->value();
  emit changed(server_);
}

void ServerDialog::setState(const RemoteState& state)
{
  if(state.phase != RemoteState::Phase::Live)
    return measured_->setText(tr("Not connected; trying again every second."));
  const long jitter = std::lround(state.jitter * 1000), delay = std::lround(state.delay * 1000);
  measured_->setText(delay == 0 ? tr("Pictures come unevenly by %1 ms, and are shown when they come.").arg(jitter)
                                : tr("Pictures come unevenly by %1 ms, and are shown %2 ms later.").arg(jitter).arg(delay));
}

/// Esc closes it; else it would clear the selection of the window.
bool ServerDialog::event(QEvent* event)
{
  if(event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape)
  {
    event->accept();
    return true;
  }
  return QDialog::event(event);
}

} // namespace sparkwright
