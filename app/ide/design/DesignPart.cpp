#include "app/ide/design/DesignPart.h"

#include "app/ide/common/Actions.h"
#include "app/ide/common/InSight.h"
#include "app/ide/common/UserFolders.h"
#include "app/ide/design/JointPanel.h"
#include "app/ide/design/MassDialog.h"
#include "app/ide/design/MassPanel.h"
#include "app/ide/design/MeshImports.h"
#include "app/ide/design/MirrorCommands.h"
#include "app/ide/design/RobotChoice.h"
#include "app/ide/design/RobotWizard.h"
#include "app/ide/design/SweepDialog.h"
#include "app/ide/design/exchange/RobotImportDialog.h"
#include "app/ide/design/exchange/RobotExportDialog.h"
#include "app/ide/editing/DocumentCommands.h"
#include "app/ide/editing/EditingPart.h"
#include "app/ide/scene/Selection.h"
#include "app/ide/session/Session.h"
#include "app/ide/source/SourcePart.h"
#include "app/ide/views/LayerCommands.h"
#include "app/ide/views/LayersPanel.h"
#include "app/ide/views/ViewsPart.h"

#include <QDockWidget>
#include <QFileInfo>

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr Actions::Words newRobotWords = {
    "Ctrl+Alt+N", "agent", QT_TRANSLATE_NOOP("sparkwright::DesignPart", "New &robot…"),
    QT_TRANSLATE_NOOP("sparkwright::DesignPart", "Make a first robot on wheels or legs"), "newRobot"};
constexpr Actions::Words importWords = {
    "", "open", QT_TRANSLATE_NOOP("sparkwright::DesignPart", "Import &robot…"),
    QT_TRANSLATE_NOOP("sparkwright::DesignPart", "Convert a robot in URDF or Xacro to a scene, and open it"), "importRobot"};

constexpr Actions::Words exportWords = {
    "Ctrl+Alt+Shift+B", "save", QT_TRANSLATE_NOOP("sparkwright::DesignPart", "Export ro&bot…"),
    QT_TRANSLATE_NOOP("sparkwright::DesignPart", "Write a robot of the scene as URDF, for other programs"), "exportRobot"};

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
  QAction* const importRobot = around.actions.add(importWords, "sparkwright::DesignPart");
  exportRobot_ = around.actions.add(exportWords, "sparkwright::DesignPart");
  exportRobot_->setEnabled(false);
  around.shell.addEntries({MenuPlace::File, 0, 10}, {newRobot, importRobot, exportRobot_, importMesh});
  around.shell.addEntry({MenuPlace::Edit, 1, 20}, mirror_->menuEntry());
  connect(mirror_.get(), &MirrorCommands::told, this, [this](const QString& words) { around_.shell.tell(words); });
  connect(mirror_.get(), &MirrorCommands::refused, this,
          [this](const QString& why)
          {
            around_.shell.tell(why);
            around_.shell.note(Diagnostic::Severity::Warning, why);
          });
  for(QDockWidget* const dock : {jointsDock_, massesDock_})
    around.shell.setFocusActions(*dock, {newRobot, importRobot, nullptr, around.actions[ActionId::FrameSelection],
                                         around.actions[ActionId::FollowSelected]});
  connect(newRobot, &QAction::triggered, this, &DesignPart::newRobot);
  connect(importMesh, &QAction::triggered, this, [this] { meshes_->ask({}, Vec3f::Zero()); });
  connect(importRobot, &QAction::triggered, this, &DesignPart::importRobot);
  connect(exportRobot_, &QAction::triggered, this,
          [this] { around_.shell.whenSaved([this] { exportRobot(); }); });
  connect(joints_->sweepButton(), &QPushButton::clicked, this, &DesignPart::sweep);
  connect(masses_->computeButton(), &QPushButton::clicked, this, &DesignPart::computeMasses);
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
  around_.shell.part<ViewsPart>().layerCommands().needPhysics(this, jointsShown || massesShown || opened_.needsPhysics(state) || !toDrive_.isEmpty());
  raiseForScene(state);
  startDriving(state);
  exportRobot_->setEnabled(state.source == SessionState::Source::Own && state.phase == SessionState::Phase::Ready);
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

void DesignPart::exportRobot()
{
  const SessionState state = around_.session.state();
  RobotExportDialog::Job job;
  job.scene = state.location.empty() ? state.scene : state.location;
  job.directories = around_.session.dataDirectories();
  const int node = around_.selection.last();
  if(state.frame && state.frame->physics.structure)
    job.robot = bodyPath(*state.frame, robotOf(*state.frame, node));
  else if(state.frame && state.frame->structure && node >= 0 &&
          node < static_cast<int>(state.frame->structure->nodes.size()))
    job.robot = state.frame->structure->nodes[static_cast<std::size_t>(node)].path;
  const QString name = QFileInfo(QString::fromStdString(job.scene)).completeBaseName();
  (new RobotExportDialog(std::move(job), folder() + QLatin1Char('/') + name + QStringLiteral(".urdf"),
                         &around_.shell.widget()))
      ->open();
}

void DesignPart::computeMasses()
{
  const SessionState state = around_.session.state();
  const int robot = state.frame && state.frame->physics.structure ? robotOf(*state.frame, around_.selection.last()) : -1;
  EditingPart& editing = around_.shell.part<EditingPart>();
  if(robot < 0)
    return;
  MassDialog::Job job;
  job.scene = state.location.empty() ? state.scene : state.location;
  job.directories = around_.session.dataDirectories();
  job.robot = commonPath(*state.frame, robot);
  job.part = masses_->currentPart();
  (new MassDialog(std::move(job), editing.commands().documents(), &around_.shell.widget()))->open();
}

QString DesignPart::folder() const
{
  return userFolder(QStandardPaths::DocumentsLocation);
}

/// Opens a robot, lets it run, and shows sliders for its joints, with what physics sees of it.
void DesignPart::drive(const QString& scene)
{
  toDrive_ = scene;
  open(scene);
}

void DesignPart::startDriving(const SessionState& state)
{
  if(toDrive_.isEmpty() || !state.frame || !state.frame->physics.structure ||
     QFileInfo(QString::fromStdString(state.location.empty() ? state.scene : state.location)) != QFileInfo(toDrive_))
    return;
  toDrive_.clear();
  around_.shell.part<ViewsPart>().layers().presetButton(LayerSettings::Preset::Physics).click();
  around_.shell.goTo(*jointsDock_);
  joints_->setMode(JointPanel::Mode::Drive);
  around_.session.run();
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
  if(!file.endsWith(QLatin1String(".urdf"), Qt::CaseInsensitive) &&
     !file.endsWith(QLatin1String(".xacro"), Qt::CaseInsensitive))
    return false;
  convert(file);
  return true;
}

void DesignPart::importRobot()
{
  convert({});
}

void DesignPart::convert(const QString& urdf)
{
  auto* const dialog = new RobotImportDialog(folder(), &around_.shell.widget());
  connect(dialog, &RobotImportDialog::openWanted, this, &DesignPart::open);
  connect(dialog, &RobotImportDialog::driveWanted, this, &DesignPart::drive);
  connect(dialog, &RobotImportDialog::lineWanted, this,
          [this](const QString& file, int line) { around_.shell.part<SourcePart>().open(file, line); });
  if(!urdf.isEmpty())
    dialog->setFile(urdf);
  dialog->open();
}

void DesignPart::newRobot()
{
  auto* const wizard = new RobotWizard(folder(), &around_.shell.widget());
  connect(wizard, &RobotWizard::made, this, &DesignPart::open);
  connect(wizard, &RobotWizard::driveWanted, this, &DesignPart::drive);
  wizard->open();
}

} // namespace sparkwright
