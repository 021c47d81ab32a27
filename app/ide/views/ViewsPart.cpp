#include "app/ide/views/ViewsPart.h"

#include "app/ide/common/Actions.h"
#include "app/ide/session/Session.h"
#include "app/ide/views/DrawingsPanel.h"
#include "app/ide/views/DrawingsReceiver.h"
#include "app/ide/views/ElidedLabel.h"
#include "app/ide/views/LayerCommands.h"
#include "app/ide/views/LayersPanel.h"
#include "app/ide/views/ShownDrawings.h"
#include "app/ide/views/ViewArea.h"
#include "app/ide/views/ViewCommands.h"
#include "viewer/view/Viewport.h"

#include <QDockWidget>

namespace sparkwright
{

ViewsPart::ViewsPart(const Surroundings& around)
    : around_(around), commands_(new ViewCommands(around.actions, around.area, this)),
      shown_(new ShownDrawings(around.area, this)), drawings_(new DrawingsReceiver(*shown_, this)),
      drawingsPanel_(new DrawingsPanel(&around.shell.widget())), layers_(new LayersPanel(&around.shell.widget())),
      dock_(&around.shell.addDock({"layersDock", Qt::RightDockWidgetArea, 50}, layers_)),
      drawingsDock_(&around.shell.addDock({"drawingsDock", Qt::RightDockWidgetArea, 52}, drawingsPanel_)),
      hint_(new ElidedLabel(&around.shell.widget()))
{
  const Actions& actions = around.actions;
  WindowShell& shell = around.shell;
  layerCommands_ = new LayerCommands(around.actions, around.area, *layers_, around.session, this);
  // Where there is little room, the hint is what gives way.
  hint_->setContentsMargins(8, 0, 8, 0);
  hint_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  shell.addStatus(hint_, 1);

  shell.addTool({4, 0}, actions[ActionId::FrameSelection]);
  shell.addTool({4, 1}, actions[ActionId::ResetCamera]);
  shell.addEntry({MenuPlace::View, 0, 110}, actions[ActionId::ShowLayers]);
  shell.addEntry({MenuPlace::View, 0, 111}, actions[ActionId::ClearDrawings]);
  shell.addEntries({MenuPlace::View, 0, 112}, layerCommands_->entries());
  shell.addEntries({MenuPlace::View, 2, 0}, commands_->menus());
  shell.addEntries({MenuPlace::View, 2, 10}, layerCommands_->menus());
  shell.setFocusActions(
      around.area,
      {actions[ActionId::FollowBall], actions[ActionId::FollowSelected], actions[ActionId::FirstPerson],
       actions[ActionId::ThirdPerson], actions[ActionId::Fly], actions[ActionId::Orthographic], actions[ActionId::FieldMap], nullptr,
       actions[ActionId::OneView], actions[ActionId::TwoViews], actions[ActionId::FourViews],
       actions[ActionId::NextView], nullptr, actions[ActionId::PictureNow]});
  shell.setFocusActions(*dock_, layerCommands_->entries() + QList<QAction*>{nullptr, actions[ActionId::ClearDrawings]});
  shell.setFocusActions(*drawingsDock_, {actions[ActionId::ClearDrawings], actions[ActionId::ShowLayers]});

  connect(actions[ActionId::ShowLayers], &QAction::triggered, this, [this] { around_.shell.goTo(*dock_); });
  connect(actions[ActionId::ClearDrawings], &QAction::triggered, this, [this] { drawings_->clear(); });
  connect(drawingsPanel_, &DrawingsPanel::choiceChanged, this, [this] { shown_->setChoice(drawingsPanel_->choice()); });
  connect(&around.area, &ViewArea::noted, this,
          [this](Diagnostic::Severity severity, const QString& message) { around_.shell.note(severity, message); });
  connect(&around.area, &ViewArea::hintChanged, this, &ViewsPart::showHint);
  connect(&around.area, &ViewArea::told, this, [this](const QString& words) { around_.shell.tell(words); });
}

ViewsPart::~ViewsPart() = default;

void ViewsPart::receiveDrawings(int port, TakenPort taken, const QString& address)
{
  constexpr int portsToTry = 100;
  if(const QString problem = drawings_->listen(port, taken == TakenPort::Next ? portsToTry : 0, address);
     !problem.isEmpty())
    around_.shell.note(Diagnostic::Severity::Warning, problem);
  else if(port != 0 && drawings_->port() != port)
    around_.shell.note(Diagnostic::Severity::Note,
                       tr("Another program receives drawings on port %1; this window receives them on port %2.")
                           .arg(port)
                           .arg(drawings_->port()));
  drawingsPanel_->setPort(drawings_->port());
}

void ViewsPart::setOtherHint(const QString& words)
{
  other_ = words;
  showHint();
}

void ViewsPart::showHint()
{
  // Under another page, there is nothing that the mouse could do.
  const QString words = !other_.isEmpty()           ? other_
                        : around_.area.isHidden() ? QString()
                                                  : around_.area.active().hint();
  hint_->setText(words);
  hint_->setToolTip(words);
}

void ViewsPart::addRemedies(const SessionState&, std::vector<Remedy>& remedies)
{
  if(around_.area.viewports().size() > 1)
    remedies.push_back({tr("Show one view only"), tr("The other views are closed"),
                        [this] { around_.actions[ActionId::OneView]->trigger(); }});
}

void ViewsPart::retranslate()
{
  commands_->retranslate();
  layerCommands_->retranslate();
  dock_->setWindowTitle(tr("Layers"));
  drawingsDock_->setWindowTitle(tr("Drawings"));
  hint_->setAccessibleName(tr("What mouse and keys do"));
  showHint();
}

void ViewsPart::showScene(const QString& scene)
{
  around_.area.setScenePath(scene);
}

void ViewsPart::showFrame(const SessionState& state)
{
  drawings_->showRun(state.scene, state.source == SessionState::Source::Own);
}

void ViewsPart::follow(const SessionState& state) { shown_->setOfSession(state.drawings); }

void ViewsPart::showState(const SessionState&)
{
  if(around_.area.isHidden() == !hint_->text().isEmpty())
    showHint();
  drawingsPanel_->setDrawings(shown_->all());
}

void ViewsPart::closing() { around_.area.storeViews(); }

} // namespace sparkwright
