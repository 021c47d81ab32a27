#include "app/ide/replay/ComparedView.h"

#include "app/ide/common/Icons.h"
#include "app/ide/replay/TimelineBar.h"
#include "editor/properties/NumberBoxes.h"
#include "viewer/view/Viewport.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QVBoxLayout>

namespace sparkwright
{

namespace
{

constexpr double mostShift = 1e5; // s

QString metres(float way)
{
  return QLocale().toString(static_cast<double>(way), 'f', way < 0.1f && way > 0 ? 4 : 2);
}

} // namespace

ComparedView::ComparedView(const QString& name, double start, double end, QWidget* parent)
    : QWidget(parent), name_(name), start_(start), end_(end), viewport_(new Viewport(this)), title_(new QLabel(this)),
      shiftLabel_(new QLabel(this)), difference_(new QLabel(this)), shift_(new DecimalBox(this)),
      same_(new QToolButton(this)), close_(new QToolButton(this))
{
  shift_->setRange(-mostShift, mostShift);
  shift_->setDecimals(2);
  shift_->setSingleStep(0.02);
  shiftLabel_->setBuddy(shift_);
  same_->setCheckable(true);
  same_->setChecked(true);
  same_->setAutoRaise(true);
  same_->setIcon(themedIcon(QStringLiteral("camera")));
  close_->setAutoRaise(true);
  close_->setIcon(themedIcon(QStringLiteral("clear")));
  title_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  difference_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  viewport_->setMinimumSize(120, 90);

  auto* const row = new QHBoxLayout;
  row->setContentsMargins(8, 2, 4, 2);
  row->setSpacing(6);
  row->addWidget(title_, 1);
  row->addWidget(shiftLabel_);
  row->addWidget(shift_);
  row->addWidget(same_);
  row->addWidget(close_);
  auto* const words = new QHBoxLayout;
  words->setContentsMargins(8, 0, 4, 2);
  words->addWidget(difference_);
  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addLayout(row);
  column->addLayout(words);
  column->addWidget(viewport_, 1);
  retranslate();
}

void ComparedView::retranslate()
{
  title_->setText(QStringLiteral("<b>%1</b>").arg(name_.toHtmlEscaped()));
  title_->setToolTip(name_);
  shiftLabel_->setText(tr("&Shift:"));
  shift_->setSuffix(tr(" s"));
  shift_->setToolTip(tr("How much later this run is shown than the first one, in simulated seconds"));
  shift_->setAccessibleName(tr("Shift of the other run"));
  same_->setToolTip(tr("Same camera: both runs are seen from the same place"));
  same_->setAccessibleName(tr("Same camera"));
  close_->setToolTip(tr("End the comparison"));
  close_->setAccessibleName(tr("End the comparison"));
  viewport_->setAccessibleName(tr("View of the other run"));
  setDifference(apart_);
}

void ComparedView::setDifference(const std::optional<RunDifference>& apart)
{
  apart_ = apart;
  QStringList words;
  if(!apart)
    words << tr("This run lasts from %1 to %2")
                 .arg(TimelineBar::clockText(start_, false), TimelineBar::clockText(end_, false));
  else if(apart->ball.value_or(0) == 0 && apart->robot.value_or(0) == 0 && (apart->ball || apart->robot))
    words << tr("No difference");
  else
  {
    if(apart->ball)
      words << tr("Ball %1 m apart").arg(metres(*apart->ball));
    if(apart->robot)
      words << tr("Robots up to %1 m apart (%2)")
                   .arg(metres(*apart->robot), (apart->team == 1 ? tr("left %1") : tr("right %1")).arg(apart->unum));
    if(words.isEmpty())
      words << tr("The runs have neither ball nor robots in common");
  }
  const QString text = words.join(QStringLiteral(" · "));
  if(text != difference_->text())
    difference_->setText(text);
}

void ComparedView::followCamera(Viewport& first)
{
  if(!same_->isChecked())
  {
    seen_.reset();
    return;
  }
  const Viewpoint here = viewport_->camera().viewpoint(), there = first.camera().viewpoint();
  if(here == there)
    seen_ = there;
  else if(seen_ && there == *seen_) // It is this one that has been moved.
    first.cameraControl().jumpTo(here);
  else
    viewport_->cameraControl().jumpTo(there);
  seen_ = viewport_->camera().viewpoint();
}

} // namespace sparkwright
