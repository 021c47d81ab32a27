#include "app/ide/design/DesignPart.h"

#include "app/ide/common/Actions.h"
#include "app/ide/common/InSight.h"
#include "app/ide/common/UserFolders.h"
#include "app/ide/design/JointPanel.h"
#include "app/ide/design/MassPanel.h"
#include "app/ide/design/MeshImports.h"
#include "app/ide/design/MirrorCommands.h"
#include "app/ide/design/RobotChoice.h"
#include "app/ide/design/RobotWizard.h"
#include "app/ide/design/SweepDialog.h"
#include "app/ide/design/UrdfDialog.h"
#include "app/ide/scene/Selection.h"
#include "app/ide/session/Session.h"
#include "app/ide/source/SourcePart.h"
#include "app/ide/views/LayerCommands.h"
#include "app/ide/views/ViewsPart.h"

#include <QDockWidget>

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr Actions::Words newRobotWords = {
    "Ctrl+Alt+N", "agent", QT_TRANSLATE_NOOP("sparkwright::DesignPart", "New &robot…"),
    QT_TRANSLATE_NOOP("sparkwright::DesignPart", "Make a first robot on wheels or legs"), "newRobot"};
constexpr Actions::Words importWords = {
    "", "open", QT_TRANSLATE_NOOP("sparkwright::DesignPart", "Import &URDF…"),
    QT_TRANSLATE_NOOP("sparkwright::DesignPart", "Convert a robot in URDF to a scene, and open it"), "importUrdf"};

constexpr Actions::Words importMeshWords = {
    "Ctrl+Alt+Shift+I", "import-mesh", QT_TRANSLATE_NOOP("sparkwright::DesignPart", "Import &mesh…"),
    QT_TRANSLATE_NOOP("sparkwright::DesignPart",
                      "Put a mesh file into the scene, with its pictures and a collider; or drop the file on a view"),
    "importMesh"};

} // namespace

DesignPart::DesignPart(const Surroundings& around)
    : around_(around), joints_(new JointPanel(around.session, &around.shell.widget())),
      masses_(new MassPanel(&around.shell.widget())),
      meshes_(std::make_unique<MeshImports>(around)),
      mirror_(std::make_unique<MirrorCommands>(around.actions, around.shell.part<SourcePart>().selection())),
      jointsDock_(&around.shell.addDock({"jointsDock", Qt::RightDockWidgetArea, 70}, joints_)),
      massesDock_(&around.shell.addDock({"massesDock", Qt::RightDockWidgetArea, 71}, masses_))
{
  QAction* const newRobot = around.actions.add(newRobotWords, "sparkwright::DesignPart");
  QAction* const importMesh = around.actions.add(importMeshWords, "sparkwright::DesignPart");
  QAction* const importUrdf = around.actions.add(importWords, "sparkwright::DesignPart");
  around.shell.addEntries({MenuPlace::File, 0, 10}, {newRobot, importUrdf, importMesh});
  around.shell.addEntry({MenuPlace::Edit, 1, 20}, mirror_->menuEntry());
  connect(mirror_.get(), &MirrorCommands::told, this, [this](const QString& words) { around_.shell.tell(words); });
  connect(mirror_.get(), &MirrorCommands::refused, this,
          [this](const QString& why)
          {
            around_.shell.tell(why);
            around_.shell.note(Diagnostic::Severity::Warning, why);
          });
  for(QDockWidget* const dock : {jointsDock_, massesDock_})
    around.shell.setFocusActions(*dock, {newRobot, importUrdf, nullptr, around.actions[ActionId::FrameSelection],
                                         around.actions[ActionId::FollowSelected]});
  connect(newRobot, &QAction::triggered, this, &DesignPart::newRobot);
  connect(importMesh, &QAction::triggered, this, [this] { meshes_->ask({}, Vec3f::Zero()); });
  connect(importUrdf, &QAction::triggered, this, &DesignPart::importUrdf);
  connect(joints_->sweepButton(), &QPushButton::clicked, this, &DesignPart::sweep);
  connect(masses_, &MassPanel::nodeChosen, this,
          [this](int node)
          {
            if(node >= 0)
              around_.selection.set({node});
          });
  connect(&around.selection, &Selection::changed, this,
          [this]
          {
            joints_->setSelectedNode(around_.selection.last());
            masses_->setSelectedNode(around_.selection.last());
          });
}

DesignPart::~DesignPart() = default;

void DesignPart::retranslate()
{
  mirror_->retranslate();
  jointsDock_->setWindowTitle(tr("Joints"));
  massesDock_->setWindowTitle(tr("Masses"));
  joints_->retranslate();
  masses_->retranslate();
}

void DesignPart::showState(const SessionState& state)
{
  const bool jointsShown = isInSight(*joints_), massesShown = isInSight(*masses_);
  around_.shell.part<ViewsPart>().layerCommands().needPhysics(this, jointsShown || massesShown || opened_.needsPhysics(state));
  raiseForScene(state);
  if(jointsShown)
    joints_->setState(state);
  if(massesShown)
    masses_->setFrame(state.frame);
}

/// Opening a robot brings its joints to the front, but not over what the user has left open at the end of the last run.
void DesignPart::raiseForScene(const SessionState& state)
{
  using Opened = RobotSceneWatch::Opened;
  const Opened opened = opened_.look(state);
  if(opened == Opened::None || (opened == Opened::First && around_.shell.layoutKnown()))
    return;
  const auto turns = [](const PhysicsStructure::Joint& joint) { return joint.axisCount > 0; };
  if(!jointsDock_->isHidden() &&
     std::ranges::any_of(state.frame->physics.structure->joints, turns))
    jointsDock_->raise();
}

void DesignPart::closing()
{
  joints_->release();
}

void DesignPart::sweep()
{
  const SessionState state = around_.session.state();
  if(!state.frame || joints_->robot() < 0 || !state.frame->physics.structure)
    return;
  SweepDialog::Job job;
  job.scene = state.location.empty() ? state.scene : state.location;
  job.directories = around_.session.dataDirectories();
  job.options.robot = commonPath(*state.frame, joints_->robot());
  auto* const dialog = new SweepDialog(std::move(job), &around_.shell.widget());
  connect(dialog, &SweepDialog::postureChosen, joints_, &JointPanel::showPosture);
  dialog->show();
}

QString DesignPart::folder() const
{
  return userFolder(QStandardPaths::DocumentsLocation);
}

void DesignPart::open(const QString& scene)
{
  around_.shell.whenSaved([this, scene] { around_.shell.openScene(scene); });
}

bool DesignPart::dropFiles(const QStringList& files, const QPoint& at)
{
  return meshes_->drop(files, at);
}

bool DesignPart::openFile(const QString& file)
{
  if(design::isMesh(file.toStdString()))
  {
    meshes_->ask(file, Vec3f::Zero());
    return true;
  }
  if(!file.endsWith(QLatin1String(".urdf"), Qt::CaseInsensitive))
    return false;
  convert(file);
  return true;
}

void DesignPart::importUrdf()
{
  convert({});
}

void DesignPart::convert(const QString& urdf)
{
  auto* const dialog = new UrdfDialog(folder(), &around_.shell.widget());
  connect(dialog, &UrdfDialog::openWanted, this, &DesignPart::open);
  if(!urdf.isEmpty())
    dialog->setFile(urdf);
  dialog->open();
}

void DesignPart::newRobot()
{
  auto* const wizard = new RobotWizard(folder(), &around_.shell.widget());
  connect(wizard, &RobotWizard::made, this, &DesignPart::open);
  wizard->open();
}

} // namespace sparkwright
