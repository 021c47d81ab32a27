#include "app/ide/editing/EditingPart.h"

#include "app/ide/common/Actions.h"
#include "app/ide/editing/EditMode.h"
#include "app/ide/editing/PoseKeeping.h"
#include "app/ide/scene/ScenePart.h"
#include "core/setup/DataPath.h"

#include <QCoreApplication>

namespace sparkwright
{

namespace
{

constexpr Actions::Words saveAllWords = {
    "Ctrl+Alt+A", "save-scene", QT_TRANSLATE_NOOP("sparkwright::EditingPart", "Save a&ll"),
    QT_TRANSLATE_NOOP("sparkwright::EditingPart", "Save all edited files"), "saveAll"};
constexpr Actions::Words keepPosesWords = {
    "Ctrl+Alt+K", "apply", QT_TRANSLATE_NOOP("sparkwright::EditingPart", "&Keep these poses"),
    QT_TRANSLATE_NOOP("sparkwright::EditingPart", "Write where things are now into the scene file, as one edit"), "keepPoses"};

constexpr Actions::Words earlierWords = {
    "Ctrl+Alt+H", "undo-edit", QT_TRANSLATE_NOOP("sparkwright::EditingPart", "&Earlier versions…"),
    QT_TRANSLATE_NOOP("sparkwright::EditingPart", "Show what the file was before it was saved, and bring it back"), "earlierVersions"};

QString shippedFolder()
{
  const auto shipped = findDataDirectory({}, nullptr, QCoreApplication::applicationFilePath().toStdString());
  return shipped ? QString::fromStdString(shipped->string()) : QString();
}

} // namespace

EditingPart::EditingPart(const Surroundings& around)
    : shell_(around.shell),
      commands_(std::make_unique<DocumentCommands>(around.shell.widget(), shippedFolder(), nullptr)),
      link_(std::make_unique<LiveLink>(commands_->documents(), around.session)),
      mode_(std::make_unique<EditMode>(EditMode::Surroundings{around.actions, around.session, around.area,
                                                              around.shell.part<ScenePart>().manipulation(),
                                                              *commands_, *link_, &around.shell.widget()})),
      poses_(std::make_unique<PoseKeeping>(around.session, link_->offsets()))
{
  commands_->setDataFolder(around.dataFolder);
  addActions(around);
  const auto tell = [this](const QString& words) { shell_.tell(words); };
  connect(mode_.get(), &EditMode::told, this, tell);
  connect(commands_.get(), &DocumentCommands::currentChanged, this, &EditingPart::showActions);
  connect(poses_.get(), &PoseKeeping::told, this, tell);
  connect(mode_.get(), &EditMode::noted, this,
          [this](Diagnostic::Severity severity, const QString& message) { shell_.note(severity, message); });
  connect(mode_.get(), &EditMode::movedTo, this, [this](const QString& file) { shell_.openScene(file); });
}

EditingPart::~EditingPart()
{
  commands_->disconnect(this); // Their end interests nobody.
}

void EditingPart::addActions(const Surroundings& around)
{
  Actions& actions = around.actions;
  saveAll_ = actions.add(saveAllWords, "sparkwright::EditingPart");
  earlier_ = actions.add(earlierWords, "sparkwright::EditingPart");
  keepPoses_ = actions.add(keepPosesWords, "sparkwright::EditingPart");
  shell_.addEntries({MenuPlace::File, 1, 0}, {actions[ActionId::SaveScene], actions[ActionId::SaveSceneAs], saveAll_,
                                              actions[ActionId::RevertScene], earlier_});
  shell_.addEntries({MenuPlace::Edit, 0, 0}, {actions[ActionId::Undo], actions[ActionId::Redo]});
  shell_.addEntries({MenuPlace::Edit, 1, 0},
                    {actions[ActionId::EditScene], actions[ActionId::ApplyEdits], keepPoses_});
  shell_.addTool({1, 0}, actions[ActionId::EditScene]);
  connect(saveAll_, &QAction::triggered, this, [this] { commands_->saveAll(); });
  connect(earlier_, &QAction::triggered, this,
          [this]
          {
            if(SceneDocument* const document = commands_->current())
              commands_->showEarlier(*document);
          });
  connect(keepPoses_, &QAction::triggered, this, &EditingPart::keepPoses);
  showActions();
}

void EditingPart::keepPoses()
{
  if(SceneDocument* const document = commands_->open(mode_->sceneFile()))
    poses_->keep(*document);
}

void EditingPart::showActions()
{
  saveAll_->setEnabled(!commands_->nothingToSave());
  earlier_->setEnabled(commands_->current() != nullptr);
  keepPoses_->setEnabled(link_->standing() == LiveLink::Standing::Same && !mode_->sceneFile().isEmpty());
}

void EditingPart::retranslate()
{
  mode_->retranslate();
}

void EditingPart::follow(const SessionState& state)
{
  link_->show(state);
  mode_->show(state);
  poses_->show(state);
  showActions();
}

bool EditingPart::rebuilding() const
{
  return link_->edited(); // Every new World is one of the same scene.
}

void EditingPart::opening(const QString&, Variables&)
{
  mode_->close();
}

void EditingPart::whenSaved(const std::function<void()>& go)
{
  mode_->whenSaved(go);
}

bool EditingPart::nothingToSave() const
{
  return commands_->nothingToSave();
}

bool EditingPart::reset()
{
  return mode_->reset();
}

void EditingPart::closing()
{
  mode_->close();
}

} // namespace sparkwright
