#include "app/ide/match/players/BeamDialog.h"

#include "app/ide/common/HelpTopic.h"
#include "editor/properties/NumberBoxes.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QPushButton>
#include <QVBoxLayout>

#include <cmath>

namespace sparkwright
{

namespace
{

constexpr double farthestBeam = 1000; // m
constexpr double halfTurn = 180;      // degrees

QDoubleSpinBox* numberBox(QWidget* parent, double most, const QString& suffix, double value)
{
  auto* const box = new DecimalBox(parent);
  box->setRange(-most, most);
  box->setDecimals(2);
  box->setSuffix(suffix);
  box->setValue(std::isfinite(value) ? value : 0);
  return box;
}

} // namespace

BeamDialog::BeamDialog(const QString& player, const Place& now, QWidget* parent)
    : QDialog(parent), x_(numberBox(this, farthestBeam, tr(" m"), static_cast<double>(now.x))),
      y_(numberBox(this, farthestBeam, tr(" m"), static_cast<double>(now.y))),
      direction_(numberBox(this, halfTurn, QStringLiteral("°"), static_cast<double>(now.direction) * halfTurn / M_PI))
{
  setHelpTopic(*this, "referee.md#directing-a-match-in-the-window");
  setAttribute(Qt::WA_DeleteOnClose);
  setWindowTitle(tr("Beam %1").arg(player));
  x_->setAccessibleName(tr("Place along the field, metres"));
  x_->setToolTip(tr("Along the field: 0 in the centre, more towards the right goal"));
  y_->setAccessibleName(tr("Place across the field, metres"));
  y_->setToolTip(tr("Across the field: 0 in the centre, more towards the far side"));
  direction_->setDecimals(0);
  direction_->setSingleStep(15);
  direction_->setWrapping(true);
  direction_->setAccessibleName(tr("Direction in which it looks, degrees"));
  direction_->setToolTip(tr("0°: to the right goal; 90°: to the far side"));
  auto* const form = new QFormLayout;
  form->addRow(tr("&x"), x_);
  form->addRow(tr("&y"), y_);
  form->addRow(tr("&Direction"), direction_);
  auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  QPushButton* const beam = buttons->addButton(tr("&Beam"), QDialogButtonBox::ApplyRole);
  beam->setDefault(true);
  beam->setToolTip(tr("Put the player there, upright; again for another place"));
  auto* const column = new QVBoxLayout(this);
  column->addLayout(form);
  column->addStretch();
  column->addWidget(buttons);
  x_->setFocus();
  x_->selectAll();
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(beam, &QPushButton::clicked, this,
          [this]
          {
            emit wanted({static_cast<float>(x_->value()), static_cast<float>(y_->value()),
                         static_cast<float>(direction_->value() * M_PI / halfTurn)});
          });
}

/// Esc closes it; else it would clear the selection of the window.
bool BeamDialog::event(QEvent* event)
{
  if(event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape)
  {
    event->accept();
    return true;
  }
  return QDialog::event(event);
}

} // namespace sparkwright
