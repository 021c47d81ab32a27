#include "app/ide/source/inspection/WorldPoseBar.h"

#include <QEvent>
#include <QGridLayout>
#include <QLineEdit>

#include <algorithm>
#include <cmath>

namespace sparkwright
{

namespace
{

constexpr double metreStep = 0.05, degreeStep = 5;

QString spelled(float value, int decimals)
{
  const double exact = static_cast<double>(value);
  QString text = QString::number(std::abs(exact) < 0.5 * std::pow(10, -decimals) ? 0.0 : exact, 'f', decimals);
  while(text.contains(QLatin1Char('.')) && (text.endsWith(QLatin1Char('0')) || text.endsWith(QLatin1Char('.'))))
  {
    const bool dot = text.endsWith(QLatin1Char('.'));
    text.chop(1);
    if(dot)
      break;
  }
  return text;
}

} // namespace

WorldPoseBar::WorldPoseBar(QWidget* parent) : QWidget(parent), place_(new QLabel), turn_(new QLabel)
{
  auto* const grid = new QGridLayout(this);
  grid->setContentsMargins(8, 4, 4, 0);
  grid->setHorizontalSpacing(4);
  grid->setVerticalSpacing(2);
  grid->addWidget(place_, 0, 0);
  grid->addWidget(turn_, 1, 0);
  for(std::size_t i = 0; i < fields_.size(); ++i)
  {
    const bool turns = i >= 3;
    fields_[i] = new NumberEdit;
    fields_[i]->setUnit(turns ? QStringLiteral("°") : QStringLiteral("m"));
    fields_[i]->setStep(turns ? degreeStep : metreStep);
    grid->addWidget(fields_[i], turns ? 1 : 0, 1 + static_cast<int>(i % 3));
    grid->setColumnStretch(1 + static_cast<int>(i % 3), 1);
    connect(fields_[i], &NumberEdit::edited, this,
            [this](const QString&, bool finished)
            {
              if(finished)
                take();
            });
  }
  hide();
  retranslate();
}

bool WorldPoseBar::isTyping() const
{
  return std::ranges::any_of(fields_, [](const NumberEdit* field) { return field->hasFocus(); });
}

void WorldPoseBar::show(const std::optional<Mat4f>& pose, bool movable)
{
  setVisible(pose.has_value());
  if(!pose || isTyping())
    return;
  pose_ = pose;
  const Vec3f place = translation(*pose), turn = degreesOf(*pose);
  for(std::size_t i = 0; i < fields_.size(); ++i)
  {
    const auto k = static_cast<int>(i % 3);
    shown_[i] = i < 3 ? spelled(place[k], 4) : spelled(turn[k], 2);
    fields_[i]->setSpelling(shown_[i]);
    fields_[i]->setReadOnly(!movable);
  }
}

/// Numbers that have not been typed keep their exact values.
void WorldPoseBar::take()
{
  if(!pose_ || std::ranges::equal(fields_, shown_, {}, [](const NumberEdit* field) { return field->spelling(); }))
    return;
  Vec3f place = translation(*pose_), turn = degreesOf(*pose_);
  bool turned = false;
  for(std::size_t i = 0; i < fields_.size(); ++i)
  {
    bool fine = false;
    const float value = fields_[i]->spelling().toFloat(&fine);
    if(!fine || !std::isfinite(value))
      return;
    if(fields_[i]->spelling() == shown_[i])
      continue;
    (i < 3 ? place : turn)[static_cast<int>(i % 3)] = value;
    turned = turned || i >= 3;
    shown_[i] = fields_[i]->spelling();
  }
  Mat4f wanted = turned ? rotationFromDegrees(turn) : *pose_;
  setTranslation(wanted, place);
  pose_ = wanted;
  emit moved(wanted);
}

void WorldPoseBar::retranslate()
{
  place_->setText(tr("In the world"));
  turn_->setText(tr("Turned"));
  place_->setToolTip(tr("Position in the world, whatever the node's parent is"));
  turn_->setToolTip(tr("Orientation in the world: degrees about x, y and z"));
  const char axes[] = {'x', 'y', 'z'};
  for(std::size_t i = 0; i < fields_.size(); ++i)
  {
    const QString axis(QLatin1Char(axes[i % 3]));
    fields_[i]->setAccessibleName(i < 3 ? tr("Position %1 in the world").arg(axis) : tr("Turned about %1").arg(axis));
    fields_[i]->setToolTip(fields_[i]->accessibleName());
    for(QLineEdit* const line : fields_[i]->findChildren<QLineEdit*>())
      line->setAccessibleName(fields_[i]->accessibleName());
  }
}

void WorldPoseBar::changeEvent(QEvent* event)
{
  if(event->type() == QEvent::LanguageChange)
    retranslate();
  QWidget::changeEvent(event);
}

} // namespace sparkwright
