#include "app/ide/web/WebDialog.h"

#include "app/ide/common/HelpTopic.h"
#include "app/ide/common/Icons.h"
#include "core/frame/FrameBroadcast.h"
#include "editor/properties/NumberBoxes.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QUrl>
#include <QVBoxLayout>

namespace sparkwright
{

WebDialog::WebDialog(QWidget* parent)
    : QDialog(parent), address_(new QLineEdit(this)), copy_(new QPushButton(tr("Cop&y"), this)),
      open_(new QPushButton(tr("Open in &browser"), this)), port_(new WholeBox(this)),
      everywhere_(new QCheckBox(tr("Also from &other computers"), this)), viewers_(new QLabel(this)),
      problem_(new QLabel(this))
{
  setHelpTopic(*this, "web.md#live");
  setWindowTitle(tr("Show in the browser"));
  auto* const words = new QLabel(tr("What the views show can be watched in any browser at this address, also on phones. "
                                    "Who watches can command nothing."),
                                 this);
  words->setWordWrap(true);
  problem_->setWordWrap(true);
  problem_->setVisible(false);
  address_->setReadOnly(true);
  address_->setMinimumWidth(fontMetrics().averageCharWidth() * 32);
  address_->setAccessibleName(tr("Address of the page"));
  copy_->setIcon(themedIcon("copy"));
  copy_->setToolTip(tr("Copy the address to the clipboard"));
  open_->setToolTip(tr("Open the page in the browser of this computer"));
  port_->setRange(1, 65535);
  port_->setKeyboardTracking(false);
  port_->setToolTip(tr("TCP port of the page; the next free one is taken if another program has it"));
  port_->setAccessibleName(tr("Port"));
  everywhere_->setToolTip(tr("Everyone in your network can watch then; otherwise only this computer can"));
  auto* const place = new QHBoxLayout;
  place->addWidget(address_, 1);
  place->addWidget(copy_);
  place->addWidget(open_);
  auto* const form = new QFormLayout;
  auto* const addressLabel = new QLabel(tr("&Address"), this);
  addressLabel->setBuddy(address_);
  auto* const portLabel = new QLabel(tr("&Port"), this);
  portLabel->setBuddy(port_);
  auto* const number = new QHBoxLayout;
  number->addWidget(port_);
  number->addStretch(1);
  form->addRow(addressLabel, place);
  form->addRow(portLabel, number);
  form->addRow(QString(), everywhere_);
  form->addRow(tr("Viewers"), viewers_);
  auto* const buttons = new QDialogButtonBox(this);
  stop_ = buttons->addButton(tr("&Stop showing"), QDialogButtonBox::ResetRole);
  QPushButton* const close = buttons->addButton(tr("&Close"), QDialogButtonBox::RejectRole);
  close->setDefault(true);
  auto* const column = new QVBoxLayout(this);
  column->addWidget(words);
  column->addLayout(form);
  column->addWidget(problem_);
  column->addStretch(1);
  column->addWidget(buttons);
  setMinimumWidth(fontMetrics().averageCharWidth() * 80);

  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(stop_, &QPushButton::clicked, this, &WebDialog::stopped);
  connect(copy_, &QPushButton::clicked, this, &WebDialog::takeCopied);
  connect(open_, &QPushButton::clicked, this, [this] { QDesktopServices::openUrl(QUrl(address_->text())); });
  connect(port_, &QSpinBox::valueChanged, this, &WebDialog::choiceChanged);
  connect(everywhere_, &QCheckBox::toggled, this, &WebDialog::choiceChanged);
  showViewers(0);
}

void WebDialog::takeCopied()
{
  QGuiApplication::clipboard()->setText(address_->text());
}

void WebDialog::showAddress(const QString& url, int port)
{
  address_->setText(url);
  problem_->setVisible(false);
  for(QPushButton* const button : {copy_, open_})
    button->setEnabled(true);
  if(port == port_->value())
    return;
  problem_->setText(tr("Another program has port %1: %2 is used instead.").arg(port_->value()).arg(port));
  problem_->setVisible(true);
}

void WebDialog::showProblem(const QString& words)
{
  address_->clear();
  for(QPushButton* const button : {copy_, open_})
    button->setEnabled(false);
  problem_->setText(words);
  problem_->setVisible(true);
}

void WebDialog::showViewers(int count)
{
  viewers_->setText(count == 0 ? tr("Nobody is watching yet") : tr("%n viewer(s)", nullptr, count));
}

} // namespace sparkwright
