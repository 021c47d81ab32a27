#include "app/ide/watch/WatchPart.h"

#include "app/ide/common/Actions.h"
#include "app/ide/common/InSight.h"
#include "app/ide/plots/PlotsPart.h"
#include "app/ide/replay/ReplayPart.h"
#include "app/ide/session/ReplaySession.h"
#include "app/ide/session/Session.h"
#include "app/ide/views/LayerCommands.h"
#include "app/ide/views/ViewsPart.h"
#include "app/ide/watch/WatchPanel.h"

#include <QDockWidget>
#include <QSettings>

namespace sparkwright
{

namespace
{

constexpr Actions::Words addWords = {
    "Ctrl+Alt+Shift+E", "watch", QT_TRANSLATE_NOOP("sparkwright::WatchPart", "&Watch an expression"),
    QT_TRANSLATE_NOOP("sparkwright::WatchPart", "Write an expression of signals whose value is shown all the time"),
    "watchExpression"};

QString key()
{
  return QStringLiteral("watch/expressions");
}

} // namespace

WatchPart::WatchPart(const Surroundings& around)
    : around_(around), panel_(new WatchPanel(&around.shell.widget())),
      dock_(&around.shell.addDock({"watchDock", Qt::BottomDockWidgetArea, 62}, panel_)),
      plots_(around.shell.part<PlotsPart>()), layers_(around.shell.part<ViewsPart>().layerCommands()),
      replay_(around.shell.part<ReplayPart>())
{
  QAction* const add = around.actions.add(addWords, "sparkwright::WatchPart");
  around.shell.addEntry({MenuPlace::View, 0, 116}, add);
  around.shell.setFocusActions(*dock_, {add});
  connect(add, &QAction::triggered, this,
          [this]
          {
            around_.shell.goTo(*dock_);
            panel_->edit().setFocus(Qt::ShortcutFocusReason);
          });
  connect(panel_, &WatchPanel::expressionsChanged, this,
          [this]
          {
            anew_ = true;
            store();
          });
  connect(panel_, &WatchPanel::plotWanted, this,
          [this](const std::vector<std::string>& expressions) { plots_.plotExpressions(expressions); });
  setExpressions(QSettings().value(key()).toStringList());
}

QStringList WatchPart::expressions() const
{
  QStringList list;
  for(const std::string& each : panel_->model().expressions())
    list << QString::fromStdString(each);
  return list;
}

void WatchPart::setExpressions(const QStringList& expressions)
{
  std::vector<std::string> list;
  for(const QString& each : expressions)
    list.push_back(each.toStdString());
  panel_->model().setExpressions(list);
  anew_ = true;
}

void WatchPart::store() const
{
  QSettings().setValue(key(), expressions());
}

JointGeometryPtr WatchPart::jointsOf(const SessionState& state) const
{
  ReplaySession* const replay = replay_.replay();
  if(state.source != SessionState::Source::Recorded || !replay || replay->frames().count() == 0)
    return {};
  return replay->frames().joints(replay->frames().indexAt(replay->playback().time()));
}

void WatchPart::follow(const SessionState& state)
{
  const bool live = state.source != SessionState::Source::Recorded;
  layers_.needPhysics(this, live && (isInSight(*panel_) || panel_->model().wantsPhysics()));
  if(generation_ != state.generation)
  {
    generation_ = state.generation;
    last_.reset();
    panel_->model().restart();
  }
  if(!state.frame || (state.frame == last_ && !anew_) || panel_->model().rowCount() == 0)
    return;
  anew_ = false;
  const bool later = last_ && last_->time < state.frame->time;
  panel_->model().see(*state.frame, {.before = later ? last_.get() : nullptr,
                                     .joints = jointsOf(state),
                                     .cycleSeconds = state.cycleSeconds,
                                     .parts = &state.cycleParts,
                                     .waited = state.cycleWaited});
  last_ = state.frame;
}

void WatchPart::showState(const SessionState& state)
{
  if(!isInSight(*panel_))
    return;
  panel_->model().tell();
  if(!state.frame)
    return;
  if(const JointGeometryPtr joints = jointsOf(state); !catalog_.fits(*state.frame, joints))
  {
    catalog_ = SignalCatalog(*state.frame, joints);
    panel_->edit().setCatalog(catalog_);
  }
}

void WatchPart::retranslate()
{
  dock_->setWindowTitle(tr("Watch"));
}

} // namespace sparkwright
