#include "app/ide/source/NodeInspection.h"

#include "app/ide/common/Actions.h"
#include "app/ide/common/InSight.h"
#include "app/ide/scene/ManipulationCommands.h"
#include "app/ide/scene/ScenePart.h"
#include "app/ide/scene/StructureSearch.h"
#include "app/ide/session/Session.h"
#include "app/ide/views/ViewArea.h"
#include "viewer/view/Viewport.h"

#include <QDockWidget>

namespace sparkwright
{

namespace
{

constexpr Actions::Words pinWords = {
    "Ctrl+Alt+P", "pin", QT_TRANSLATE_NOOP("sparkwright::NodeInspection", "&Pin properties"),
    QT_TRANSLATE_NOOP("sparkwright::NodeInspection",
                      "Keep the properties of what is selected in a panel of their own, to compare them with others")};

} // namespace

NodeInspection::NodeInspection(const WindowPart::Surroundings& around, const Sides& sides)
    : around_(around), sides_(sides), hub_(around.session),
      shown_(new PropertyPages({sides.outlines, sides.forms, around.selection, sides.link, sides.registry, hub_})),
      pinned_(new PropertyPages({sides.outlines, pinnedForms_, pinnedNodes_, sides.link, sides.registry, hub_})),
      dock_(&around.shell.addDock({"propertiesDock", Qt::RightDockWidgetArea, 60}, shown_)),
      pinnedDock_(&around.shell.addDock({"pinnedPropertiesDock", Qt::RightDockWidgetArea, 61}, pinned_)),
      pin_(around.actions.add(pinWords, "sparkwright::NodeInspection"))
{
  around.shell.addEntry({MenuPlace::View, 5, 20}, pin_);
  for(QDockWidget* const dock : {dock_, pinnedDock_})
    around.shell.setFocusActions(
        *dock, {pin_, around.actions[ActionId::FrameSelection], around.actions[ActionId::CopyPath], nullptr,
                around.actions[ActionId::Undo], around.actions[ActionId::Redo]});
  connect(pin_, &QAction::triggered, this, &NodeInspection::pin);
  connect(&sides.link, &SourceLink::inspectedChanged, this, [this] { shown_->inspect(sides_.link.inspected()); });
  connectPages(*shown_, around.selection);
  connectPages(*pinned_, pinnedNodes_);
}

NodeInspection::~NodeInspection()
{
  delete dock_;
  delete pinnedDock_;
}

void NodeInspection::connectPages(PropertyPages& pages, const Selection& nodes)
{
  connect(&pages.pose(), &WorldPoseBar::moved, this,
          [this, &nodes](const Mat4f& pose)
          {
            ManipulationRequest request;
            const auto movable = Movable::of(around_.area.scene(), nodes.last(),
                                             around_.area.active().manipulation().settings().staticToo);
            if(!movable)
              return;
            request.movable = *movable;
            request.motion = multiply(pose, rigidInverse(movable->pose));
            around_.shell.part<ScenePart>().manipulation().carryOut(request);
          });
  connect(&pages.forms(), &PropertyPanel::openSource, this, &NodeInspection::openSource);
  NodePanel& node = pages.node();
  connect(&node, &NodePanel::told, this, [this](const QString& words) { around_.shell.tell(words); });
  connect(&node, &NodePanel::changeWanted, this,
          [this](const Manipulation& change) { around_.session.manipulate({change}); });
  connect(&node, &NodePanel::sourceWanted, this,
          [this](std::uint64_t id)
          {
            if(const auto& structure = around_.selection.structure())
              emit sourceWanted(nodeOf(*structure, id));
          });
}

void NodeInspection::pin()
{
  const int last = around_.selection.last();
  if(last < 0 && sides_.forms.nodes().empty())
    return around_.shell.tell(tr("Select something first"));
  pinnedNodes_.setStructure(around_.selection.structure());
  pinnedNodes_.set(around_.selection.nodes());
  pinnedForms_.select(sides_.forms.nodes(), this);
  pinned_->inspect(sides_.link.inspected());
  around_.shell.goTo(*pinnedDock_);
}

void NodeInspection::setMaterials(const std::vector<std::string>& names)
{
  QStringList materials;
  for(const std::string& name : names)
    materials << QString::fromStdString(name);
  shown_->forms().setMaterials(materials);
  pinned_->forms().setMaterials(materials);
}

void NodeInspection::setDataFolders(const QStringList& folders)
{
  shown_->forms().setDataFolders(folders);
  pinned_->forms().setDataFolders(folders);
}

/// In the edit mode a typed pose is written to the file, else it moves the thing in the run.
void NodeInspection::showPose(PropertyPages& pages, int node)
{
  const ManipulationTool::Settings& settings = around_.area.active().manipulation().settings();
  const auto movable = Movable::of(around_.area.scene(), node, settings.staticToo);
  pages.pose().show(movable && movable->node == node ? std::optional(movable->pose) : std::nullopt, !settings.locked);
}

void NodeInspection::show(const SessionState& state)
{
  pinnedNodes_.setStructure(around_.selection.structure());
  for(PropertyPages* const pages : {shown_, pinned_})
    if(isInSight(*pages))
    {
      pages->show(state);
      showPose(*pages, pages == shown_ ? around_.selection.last() : pinnedNodes_.last());
    }
    else
      pages->rest();
  hub_.show(state);
}

void NodeInspection::retranslate()
{
  dock_->setWindowTitle(tr("Properties"));
  pinnedDock_->setWindowTitle(tr("Pinned properties"));
}

} // namespace sparkwright
