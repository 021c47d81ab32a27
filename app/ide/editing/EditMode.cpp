#include "app/ide/editing/EditMode.h"

#include "app/ide/editing/EditDialogs.h"
#include "app/ide/views/ViewArea.h"
#include "viewer/scene/SceneDrawing.h"

#include <QFileInfo>
#include <QSettings>

namespace sparkwright
{

namespace
{

QString autosaveFolder()
{
  return QFileInfo(QSettings().fileName()).absolutePath() + QStringLiteral("/unsaved");
}

} // namespace

EditMode::EditMode(const Surroundings& around, const QString& shipped, std::shared_ptr<SceneDisk> disk)
    : QObject(around.window), around_(around), shipped_(shipped), disk_(std::move(disk)),
      banner_(new EditBanner(around.actions, &around.area))
{
  Actions& actions = around_.actions;
  around_.area.setBanner(banner_);
  actions[ActionId::EditScene]->setCheckable(true);
  const auto on = [&](ActionId id, auto action) { connect(actions[id], &QAction::triggered, this, action); };
  on(ActionId::EditScene, [this](bool checked) { checked ? start() : stop(); });
  on(ActionId::ApplyEdits, [this] { rebuild(shown_.running); });
  on(ActionId::Undo, [this] { document_->undoStack().undo(); });
  on(ActionId::Redo, [this] { document_->undoStack().redo(); });
  on(ActionId::SaveScene, [this] { save(); });
  on(ActionId::SaveSceneAs, [this] { saveElsewhere({}, {}); });
  on(ActionId::RevertScene, [this] { revert(); });
  showActions();
}

void EditMode::retranslate() { showActions(); }

void EditMode::warn(const QString& message)
{
  emit told(message);
  emit noted(Diagnostic::Severity::Warning, message);
}

/// The file that says where things stand: the scene itself, or the first that a set-up imports.
QString EditMode::fileToEdit() const
{
  if(shown_.location.ends_with(".rsg"))
    return QString::fromStdString(shown_.location);
  if(shown_.location.ends_with(".rb") && shown_.frame && shown_.frame->structure)
    for(const SceneStructure::Node& node : shown_.frame->structure->nodes)
      if(const NodeSource* const form = node.origin.source.get(); form && !form->scene().empty())
        return QString::fromStdString(form->scene());
  return {};
}

void EditMode::start()
{
  around_.actions[ActionId::EditScene]->setChecked(false);
  if(shown_.phase == SessionState::Phase::Loading)
  {
    wanted_ = true; // As soon as it is there.
    return;
  }
  const QString file = document_ ? document_->file() : fileToEdit();
  if(file.isEmpty())
    return warn(tr("Only scenes in RSG can be edited by moving things."));
  if(!document_ && !take(file))
    return;
  if(document_->document().tree().broken())
  {
    const Diagnostics problems = document_->document().diagnostics();
    warn(tr("Mend the text first: %1").arg(QString::fromStdString(problems.front().text())));
    return;
  }
  editing_ = true;
  around_.hands.setEditor(HandCommands::Editor{[this](const Handling& handling) { carryOut(handling); },
                                               [this](const Grip& grip) { return widen(grip); }});
  rebuild(false);
}

void EditMode::stop()
{
  wanted_ = false;
  pending_.reset();
  if(editing_)
    around_.hands.setEditor({});
  editing_ = false;
  showActions();
}

bool EditMode::take(const QString& file)
{
  auto document = std::make_unique<SceneDocument>(autosaveFolder(), disk_);
  if(const QString problem = document->open(file); !problem.isEmpty())
  {
    warn(problem);
    return false;
  }
  document_ = std::move(document);
  connect(document_.get(), &SceneDocument::textChanged, this,
          [this]
          {
            stale_ = document_->text() != askedText_;
            if(editing_)
              rebuild(false);
          });
  connect(document_.get(), &SceneDocument::stateChanged, this, &EditMode::showActions);
  connect(document_.get(), &SceneDocument::diskChanged, this, &EditMode::diskChanged);
  return true;
}

void EditMode::lookForKept()
{
  const QString file = fileToEdit();
  if(document_ || file == lookedFor_ || shown_.phase == SessionState::Phase::Loading)
    return;
  const bool first = lookedFor_.isEmpty();
  lookedFor_ = file;
  Autosave autosave(autosaveFolder(), disk_ ? disk_ : std::make_shared<SceneDisk>());
  for(const Autosave::Kept& kept : autosave.left())
    if(kept.file == file)
      askToRestore(around_.window, kept, [this, kept] { restore(kept); },
                   [autosave, file]() mutable { autosave.forget(file); });
    else if(first)
      emit noted(Diagnostic::Severity::Note, tr("There are unsaved edits of %1: open it to restore them.").arg(kept.file));
}

void EditMode::restore(const Autosave::Kept& kept)
{
  if(!editing_)
    start();
  if(editing_ && document_->file() == kept.file)
    document_->replaceText(kept.text, tr("Restore edits"));
}

void EditMode::rebuild(bool run)
{
  pending_.reset();
  askedText_ = document_->text();
  stale_ = false;
  asked_ = around_.session.rebuild({{document_->file().toStdString(), askedText_}}, run);
  showActions();
}

bool EditMode::reset()
{
  if(document_)
    rebuild(shown_.running && !editing_);
  return document_ != nullptr;
}

void EditMode::show(const SessionState& state)
{
  shown_ = state;
  if(wanted_ && state.phase != SessionState::Phase::Loading)
  {
    wanted_ = false;
    start();
  }
  if(editing_ && (state.running || (!rebuilding() && state.frame && state.frame->time > 0)))
    stop();
  lookForKept();
  if(pending_ && state.arranged >= pending_->number)
  {
    const Pending pending = *pending_;
    pending_.reset();
    finish(pending);
  }
  showActions();
}

void EditMode::showActions()
{
  Actions& actions = around_.actions;
  const bool modified = document_ && document_->isModified();
  QUndoStack* const steps = document_ ? &document_->undoStack() : nullptr;
  const auto step = [&](ActionId id, bool can, const QString& what, const QString& text)
  {
    actions[id]->setEnabled(can);
    actions[id]->setText(can && !what.isEmpty() ? text + QLatin1Char(' ') + QString(what).replace(QLatin1Char('&'), QStringLiteral("&&")) : text);
  };
  step(ActionId::Undo, steps && steps->canUndo(), steps ? steps->undoText() : QString(), tr("&Undo"));
  step(ActionId::Redo, steps && steps->canRedo(), steps ? steps->redoText() : QString(), tr("&Redo"));
  actions[ActionId::SaveScene]->setEnabled(modified);
  actions[ActionId::SaveSceneAs]->setEnabled(document_ != nullptr);
  actions[ActionId::RevertScene]->setEnabled(modified);
  EditBanner::Facts facts;
  facts.editing = editing_;
  facts.running = shown_.running;
  if(document_)
  {
    facts.file = QFileInfo(document_->file()).fileName();
    facts.changes = document_->changes();
    facts.stale = stale_;
  }
  actions[ActionId::ApplyEdits]->setEnabled(facts.stale && !editing_);
  actions[ActionId::EditScene]->setChecked(editing_);
  actions[ActionId::EditScene]->setEnabled(shown_.phase != SessionState::Phase::Empty);
  banner_->show(facts);
}

} // namespace sparkwright
