#include "app/ide/help/tour/TourGuide.h"

#include "app/ide/common/Actions.h"
#include "app/ide/help/tour/TourBalloon.h"
#include "app/ide/help/tour/TourMark.h"
#include "app/ide/help/tour/TourOffer.h"
#include "app/ide/help/tour/TourPlacing.h"
#include "app/ide/scene/Selection.h"
#include "app/ide/session/Session.h"
#include "app/ide/start/StartPart.h"
#include "app/ide/views/ViewArea.h"
#include "viewer/view/Viewport.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenuBar>
#include <QSettings>
#include <QToolBar>

namespace sparkwright
{

namespace
{

const QString offeredKey = QStringLiteral("tour/offered");
constexpr int offerGap = 16;

} // namespace

TourGuide::TourGuide(const WindowPart::Surroundings& around, std::map<QString, QAction*> keys)
    : around_(around), keys_(std::move(keys)), window_(qobject_cast<QMainWindow*>(&around.shell.widget())),
      balloon_(new TourBalloon(
          tour_, [this](QString words) { return withKeys(std::move(words)); }, &around.shell.widget())),
      mark_(new TourMark(&around.shell.widget())), offer_(new TourOffer(&around.shell.widget()))
{
  connect(&tour_, &Tour::moved, this, &TourGuide::showStep);
  connect(&tour_, &Tour::done, balloon_, &TourBalloon::refresh);
  connect(balloon_, &TourBalloon::readOn, this, &TourGuide::readOn);
  connect(offer_, &TourOffer::accepted, this, &TourGuide::start);
  connect(offer_, &TourOffer::refused, offer_, &QWidget::hide);
  connect(&around.selection, &Selection::changed, this,
          [this]
          {
            if(around_.selection.last() >= 0)
              tour_.note(TourDeed::Select);
          });
  const auto deed = [this](const QString& command, TourDeed what)
  {
    if(const auto found = keys_.find(command); found != keys_.end())
      connect(found->second, &QAction::triggered, this, [this, what] { tour_.note(what); });
  };
  deed(QStringLiteral("palette"), TourDeed::OpenPalette);
  deed(QStringLiteral("help"), TourDeed::OpenHelp);
}

TourGuide::~TourGuide()
{
  balloon_->disconnect(this);
  around_.selection.disconnect(this);
  delete balloon_; // It knows tour_.
}

/// A command without a key is named by its text.
QString TourGuide::withKeys(QString words) const
{
  for(const auto& [name, action] : keys_)
  {
    const QString key = action->shortcut().toString(QKeySequence::NativeText);
    words.replace(QLatin1Char('%') + name + QLatin1Char('%'),
                  key.isEmpty() ? action->text().remove(QLatin1Char('&')) : key);
  }
  return words;
}

void TourGuide::start()
{
  if(!window_)
    return;
  offer_->hide();
  QSettings().setValue(offeredKey, true);
  around_.shell.part<StartPart>().goToScene(); // It tells about the views of a scene.
  if(!tour_.running())
    tour_.start();
  balloon_->setFocus(Qt::OtherFocusReason);
}

void TourGuide::offerOnce()
{
  if(!window_ || QSettings().value(offeredKey, false).toBool())
    return;
  offersLater_ = around_.area.isHidden(); // Under the start page, there is nothing to show yet.
  if(offersLater_)
    return;
  QSettings().setValue(offeredKey, true);
  offer_->show();
  putInPlace();
}

void TourGuide::retranslate()
{
  offer_->retranslate();
  balloon_->refresh();
  putInPlace();
}

void TourGuide::showStep()
{
  before_.reset();
  if(!tour_.running())
  {
    const bool hadKeyboard = balloon_->hasFocus() || balloon_->isAncestorOf(window_->focusWidget());
    balloon_->hide();
    mark_->mark({});
    if(hadKeyboard)
      around_.area.active().setFocus(Qt::OtherFocusReason);
    return;
  }
  openDocks(tour_.step());
  balloon_->refresh();
  balloon_->show();
  putInPlace();
}

/// The first one ends in front. Docks that the scene does not need stay away.
void TourGuide::openDocks(const TourStep& step)
{
  for(auto name = step.docks.rbegin(); name != step.docks.rend(); ++name)
    if(auto* const dock = *name ? window_->findChild<QDockWidget*>(QString::fromLatin1(*name)) : nullptr;
       dock && dock->toggleViewAction()->isVisible())
    {
      dock->show();
      dock->raise();
    }
}

QRect TourGuide::place(const TourStep& step) const
{
  const auto of = [this](const QWidget* widget)
  { return widget && widget->isVisible() ? QRect(widget->mapTo(window_, QPoint()), widget->size()) : QRect(); };
  switch(step.target)
  {
  case TourTarget::Views:
    return of(&around_.area.active());
  case TourTarget::RunButtons:
    for(const QToolBar* const bar : window_->findChildren<QToolBar*>(QString(), Qt::FindDirectChildrenOnly))
    {
      QRect all;
      for(const ActionId id : {ActionId::RunPause, ActionId::Step, ActionId::Reset})
        all |= of(bar->widgetForAction(around_.actions[id]));
      if(!all.isEmpty())
        return all;
    }
    return {};
  case TourTarget::MenuBar:
    return of(window_->menuBar());
  case TourTarget::HelpMenu:
  {
    QMenuBar* const bar = window_->menuBar();
    const QRect entry = bar->actions().isEmpty() ? QRect() : bar->actionGeometry(bar->actions().back());
    return bar->isVisible() ? entry.translated(bar->mapTo(window_, QPoint())) : QRect();
  }
  case TourTarget::Docks:
    break;
  }
  const auto* const dock = window_->findChild<QDockWidget*>(QString::fromLatin1(step.docks.front()));
  return dock && !dock->isFloating() ? of(dock) : QRect();
}

void TourGuide::putInPlace()
{
  if(tour_.running())
  {
    const QRect about = place(tour_.step());
    mark_->mark(about);
    balloon_->setGeometry(balloonPlace(window_->rect(), about.isEmpty() ? window_->rect() : about, balloon_->size()));
    balloon_->raise();
  }
  if(offer_->isVisible())
  {
    const QWidget& centre = around_.area.isHidden() ? *window_->centralWidget() : around_.area;
    const QRect views(centre.mapTo(window_, QPoint()), centre.size());
    offer_->move(views.right() - offerGap - offer_->width(), views.bottom() - offerGap - offer_->height());
    offer_->raise();
  }
}

void TourGuide::follow(const SessionState& state)
{
  if(offersLater_ && !around_.area.isHidden())
    offerOnce();
  if(tour_.running())
    notice(state);
  if(tour_.running() || offer_->isVisible())
    putInPlace();
}

void TourGuide::notice(const SessionState& state)
{
  const Before now{around_.area.active().cameraControl().director().destination(), state.running,
                   state.source != SessionState::Source::Recorded};
  if(!before_)
    before_ = now;
  if(now.camera != before_->camera)
    tour_.note(TourDeed::MoveCamera);
  if(now.running != before_->running)
    tour_.note(TourDeed::RunOrPause);
  if(before_->live && !now.live)
    tour_.note(TourDeed::LookBack);
}

} // namespace sparkwright
