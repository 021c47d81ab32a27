#include "app/ide/look/DrawingRate.h"

#include "app/ide/views/ViewArea.h"
#include "viewer/view/Viewport.h"

#include <QActionGroup>
#include <QMenu>
#include <QSettings>

namespace sparkwright
{

namespace
{

constexpr int intervals[] = {0, 33, 100, 500, Viewport::neverDrawn}; // ms

QString rateKey() { return QStringLiteral("views/drawingInterval"); }

} // namespace

DrawingRate::DrawingRate(ViewArea& area, QObject* parent)
    : QObject(parent), area_(area), menu_(new QMenu(&area)), choices_(new QActionGroup(this))
{
  for(const int interval : intervals)
  {
    QAction* const action = menu_->addAction(QString());
    action->setCheckable(true);
    action->setData(interval);
    action->setObjectName(QStringLiteral("drawEvery%1").arg(interval));
    choices_->addAction(action);
    connect(action, &QAction::triggered, this, [this, interval] { choose(interval); });
  }
  connect(&area, &ViewArea::viewAdded, this, [this](Viewport* view) { view->setDrawingInterval(interval_); });
  choose(QSettings().value(rateKey(), 0).toInt());
  retranslate();
}

QAction* DrawingRate::menu() const { return menu_->menuAction(); }

void DrawingRate::choose(int interval)
{
  interval_ = interval;
  for(QAction* const action : choices_->actions())
    action->setChecked(action->data().toInt() == interval);
  for(Viewport* const view : area_.viewports())
    view->setDrawingInterval(interval);
  if(interval != Viewport::neverDrawn) // A program that starts without a picture would puzzle.
    QSettings().setValue(rateKey(), interval);
}

void DrawingRate::retranslate()
{
  menu_->setTitle(tr("Drawing &rate"));
  for(QAction* const action : choices_->actions())
    switch(const int interval = action->data().toInt())
    {
    case 0:
      action->setText(tr("&Every picture"));
      action->setToolTip(tr("Draw as often as the run gives a picture, and the screen can show it"));
      break;
    case Viewport::neverDrawn:
      action->setText(tr("&Off"));
      action->setToolTip(tr("Draw nothing of the run, which gets all of the processor"));
      break;
    default:
      action->setText(tr("%1 pictures a second").arg(1000 / interval));
      action->setToolTip(tr("Draw less often, and leave more of the processor to the run"));
    }
}

} // namespace sparkwright
