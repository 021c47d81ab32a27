#include "app/f2kview/BoardDialog.h"

#include "editor/properties/NumberBoxes.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QToolButton>
#include <QVBoxLayout>

namespace sparkwright
{

BoardDialog::BoardDialog(QWidget* parent)
    : QDialog(parent), robot_(new QLineEdit(this)), host_(new QLineEdit(this)), port_(new WholeBox(this))
{
  constexpr int usualPort = 7654, lastPort = 65535;
  setWindowTitle(tr("Connect a robot"));
  QSettings settings;
  robot_->setText(settings.value(QStringLiteral("board/robot")).toString());
  host_->setText(settings.value(QStringLiteral("board/host"), QStringLiteral("127.0.0.1")).toString());
  port_->setRange(1, lastPort);
  port_->setValue(settings.value(QStringLiteral("board/port"), usualPort).toInt());
  robot_->setMinimumWidth(320);
  auto* const choose = new QToolButton(this);
  choose->setText(QStringLiteral("…"));
  choose->setToolTip(tr("Choose a robot"));
  choose->setAccessibleName(tr("Choose a robot"));
  auto* const row = new QHBoxLayout;
  row->addWidget(robot_, 1);
  row->addWidget(choose);
  auto* const form = new QFormLayout;
  form->addRow(tr("&Robot"), row);
  if(auto* const label = qobject_cast<QLabel*>(form->labelForField(row)))
    label->setBuddy(robot_);
  form->addRow(tr("&Host"), host_);
  form->addRow(tr("&Port"), port_);
  auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  QPushButton* const connectButton = buttons->button(QDialogButtonBox::Ok);
  connectButton->setText(tr("&Connect"));
  auto* const layout = new QVBoxLayout(this);
  layout->addLayout(form);
  layout->addWidget(buttons);
  const auto check = [this, connectButton] { connectButton->setEnabled(!robot_->text().isEmpty() && !host_->text().isEmpty()); };
  connect(robot_, &QLineEdit::textChanged, this, check);
  connect(host_, &QLineEdit::textChanged, this, check);
  check();
  connect(choose, &QToolButton::clicked, this,
          [this]
          {
            const QString file = QFileDialog::getOpenFileName(this, tr("Choose a robot"), robot_->text(), tr("Robots (*.f2krobot)"));
            if(!file.isEmpty())
              robot_->setText(file);
          });
  connect(buttons, &QDialogButtonBox::accepted, this,
          [this]
          {
            QSettings remembered;
            remembered.setValue(QStringLiteral("board/robot"), robot());
            remembered.setValue(QStringLiteral("board/host"), host());
            remembered.setValue(QStringLiteral("board/port"), port());
            accept();
          });
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

} // namespace sparkwright
