#include "app/ide/scene/KickDialog.h"

#include "app/ide/common/HelpTopic.h"
#include "editor/properties/NumberBoxes.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QSettings>
#include <QVBoxLayout>

#include <cmath>

namespace sparkwright
{

namespace
{

QString key(const char* name)
{
  return QStringLiteral("kick/") + QLatin1String(name);
}

QDoubleSpinBox* box(double low, double high, const QString& unit, const char* name, double preset, QWidget* parent)
{
  QDoubleSpinBox* const made = new DecimalBox(parent);
  made->setRange(low, high);
  made->setDecimals(1);
  made->setSuffix(unit);
  made->setValue(QSettings().value(key(name), preset).toDouble());
  return made;
}

} // namespace

KickDialog::KickDialog(QWidget* parent)
    : QDialog(parent), speed_(box(0, 30, tr(" m/s"), "speed", 3, this)),
      direction_(box(-180, 180, tr("°"), "direction", 0, this)), height_(box(0, 89, tr("°"), "height", 0, this))
{
  setHelpTopic(*this, "moving-things.md");
  setAttribute(Qt::WA_DeleteOnClose);
  setWindowTitle(tr("Kick the ball"));
  direction_->setWrapping(true);
  direction_->setToolTip(tr("0°: towards the right goal, 90°: to the left of that"));
  height_->setToolTip(tr("0°: along the ground, 45°: high and far"));
  QFormLayout* const form = new QFormLayout;
  form->addRow(tr("&Speed"), speed_);
  form->addRow(tr("&Direction"), direction_);
  form->addRow(tr("&Upwards"), height_);
  QDialogButtonBox* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
  buttons->addButton(tr("&Kick"), QDialogButtonBox::AcceptRole);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  QVBoxLayout* const column = new QVBoxLayout(this);
  column->addLayout(form);
  column->addWidget(buttons);
  speed_->selectAll();
}

Vec3f KickDialog::velocity() const
{
  const float speed = static_cast<float>(speed_->value()),
              direction = toRadians(static_cast<float>(direction_->value())),
              up = toRadians(static_cast<float>(height_->value()));
  return {speed * std::cos(up) * std::cos(direction), speed * std::cos(up) * std::sin(direction), speed * std::sin(up)};
}

void KickDialog::accept()
{
  QSettings settings;
  settings.setValue(key("speed"), speed_->value());
  settings.setValue(key("direction"), direction_->value());
  settings.setValue(key("height"), height_->value());
  emit kicked(velocity());
  QDialog::accept();
}

} // namespace sparkwright
