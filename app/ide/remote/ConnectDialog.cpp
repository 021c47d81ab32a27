#include "app/ide/remote/ConnectDialog.h"

#include "app/ide/common/HelpTopic.h"
#include "core/text/ReadNumber.h"
#include "editor/properties/NumberBoxes.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QVBoxLayout>

namespace sparkwright
{

namespace
{

constexpr int highestPort = 65535;

} // namespace

ConnectDialog::ConnectDialog(const QStringList& recent, QWidget* parent)
    : QDialog(parent), host_(new QComboBox(this)), port_(new WholeBox(this)), hint_(new QLabel(this))
{
  setHelpTopic(*this, "agents.md#ports");
  setAttribute(Qt::WA_DeleteOnClose);
  setWindowTitle(tr("Connect to server"));
  auto* const words = new QLabel(tr("Watch a match that runs on another server, as a monitor does. Commands of the "
                                    "match go there; the own simulation pauses meanwhile."),
                                 this);
  words->setWordWrap(true);
  hint_->setWordWrap(true);
  host_->setEditable(true);
  host_->setInsertPolicy(QComboBox::NoInsert);
  host_->addItems(recent);
  host_->setAccessibleName(tr("Host"));
  host_->setToolTip(tr("Name or address of the machine; host:port is understood, too"));
  port_->setRange(1, highestPort);
  port_->setAccessibleName(tr("Port"));
  port_->setToolTip(tr("The server's port for monitors: 3200 as a rule, 60001 of newer servers"));
  auto* const form = new QFormLayout;
  form->addRow(tr("&Host"), host_);
  form->addRow(tr("&Port"), port_);
  auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  connect_ = buttons->addButton(tr("&Connect"), QDialogButtonBox::AcceptRole);
  connect_->setDefault(true);
  auto* const column = new QVBoxLayout(this);
  column->addWidget(words);
  column->addLayout(form);
  column->addWidget(hint_);
  column->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

  const RemoteAddress first = recent.isEmpty() ? RemoteAddress() : read(recent.first());
  port_->setValue(first.port);
  host_->setEditText(QString::fromStdString(first.host));
  connect(host_, &QComboBox::editTextChanged, this, &ConnectDialog::check);
  host_->lineEdit()->selectAll();
  host_->setFocus();
  setMinimumWidth(fontMetrics().averageCharWidth() * 60);
  check();
}

RemoteAddress ConnectDialog::read(const QString& text)
{
  RemoteAddress address;
  const std::string trimmed = text.trimmed().toStdString();
  address.host.clear();
  if(!readPlace(trimmed, 1, address.host, address.port) && !trimmed.empty())
  {
    address.host = trimmed.substr(0, trimmed.rfind(':'));
    address.port = 0;
  }
  return address;
}

void ConnectDialog::check()
{
  const RemoteAddress read = ConnectDialog::read(host_->currentText());
  const bool withPort = host_->currentText().contains(QLatin1Char(':'));
  port_->setEnabled(!withPort);
  if(withPort && read.port > 0)
    port_->setValue(read.port);
  hint_->setText(read.host.empty()  ? tr("Enter the name or the address of a machine.")
                 : read.port == 0 ? tr("A port is a number from 1 to 65535.")
                                  : QString());
  connect_->setEnabled(!read.host.empty() && read.port > 0);
}

RemoteAddress ConnectDialog::address() const
{
  RemoteAddress address = read(host_->currentText());
  address.port = port_->value();
  return address;
}

} // namespace sparkwright
