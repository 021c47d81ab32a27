#include "app/ide/editing/EditingPart.h"

#include "app/ide/common/Actions.h"
#include "app/ide/editing/EditMode.h"
#include "app/ide/scene/ScenePart.h"
#include "core/setup/DataPath.h"

#include <QCoreApplication>

namespace sparkwright
{

EditingPart::EditingPart(const Surroundings& around)
{
  const auto shipped = findDataDirectory({}, nullptr, QCoreApplication::applicationFilePath().toStdString());
  WindowShell& shell = around.shell;
  mode_ = std::make_unique<EditMode>(EditMode::Surroundings{around.actions, around.session, around.area,
                                                            shell.part<ScenePart>().manipulation(), &shell.widget()},
                                     shipped ? QString::fromStdString(shipped->string()) : QString());

  const Actions& actions = around.actions;
  shell.addEntries({MenuPlace::File, 1, 0},
                   {actions[ActionId::SaveScene], actions[ActionId::SaveSceneAs], actions[ActionId::RevertScene]});
  shell.addEntries({MenuPlace::Edit, 0, 0}, {actions[ActionId::Undo], actions[ActionId::Redo]});
  shell.addEntries({MenuPlace::Edit, 1, 0}, {actions[ActionId::EditScene], actions[ActionId::ApplyEdits]});
  shell.addTool({1, 0}, actions[ActionId::EditScene]);

  connect(mode_.get(), &EditMode::told, this, [&shell](const QString& words) { shell.tell(words); });
  connect(mode_.get(), &EditMode::noted, this,
          [&shell](Diagnostic::Severity severity, const QString& message) { shell.note(severity, message); });
  connect(mode_.get(), &EditMode::movedTo, this, [&shell](const QString& file) { shell.openScene(file); });
}

EditingPart::~EditingPart() = default;

void EditingPart::retranslate() { mode_->retranslate(); }

void EditingPart::follow(const SessionState& state) { mode_->show(state); }

bool EditingPart::rebuilding() const { return mode_->rebuilding(); }

void EditingPart::opening(const QString&, Variables&) { mode_->close(); }

void EditingPart::whenSaved(const std::function<void()>& go) { mode_->whenSaved(go); }

bool EditingPart::nothingToSave() const { return mode_->nothingToSave(); }

bool EditingPart::reset() { return mode_->reset(); }

void EditingPart::closing() { mode_->close(); }

} // namespace sparkwright
