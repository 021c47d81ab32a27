#include "app/ide/editing/EditMode.h"

#include "app/ide/common/texts/CoreTexts.h"
#include "app/ide/views/ViewArea.h"
#include "core/world/live/LiveTexts.h"
#include "viewer/scene/SceneDrawing.h"

#include <QFileInfo>

namespace sparkwright
{

EditMode::EditMode(const Surroundings& around)
    : QObject(around.window), around_(around), banner_(new EditBanner(around.actions, &around.area))
{
  connect(&around_.link, &LiveLink::madeAnew, this,
          [this](const QString& file)
          {
            emit told(tr("%1 is read when the world is made: it was made anew with the saved text.")
                          .arg(QFileInfo(file).fileName()));
          });
  connect(&around_.link, &LiveLink::standingChanged, this, &EditMode::standingChanged);
  connect(&around_.commands.documents(), &OpenDocuments::textChanged, this, &EditMode::forgetDrag);
  connect(&around_.commands.documents(), &OpenDocuments::changed, this, &EditMode::showActions);
  connect(&around_.commands.documents(), &OpenDocuments::closing, this,
          [this](const SceneDocument* document)
          {
            if(document != document_)
              return;
            stop();
            poses_.reset();
            document_.clear();
          });
  connect(&around_.commands, &DocumentCommands::currentChanged, this, &EditMode::showActions);
  connect(&around_.commands, &DocumentCommands::told, this, &EditMode::told);
  connect(&around_.commands, &DocumentCommands::warned, this, &EditMode::warn);
  connect(&around_.commands, &DocumentCommands::noted, this, &EditMode::noted);
  connect(&around_.commands.kept(), &KeptEdits::restored, this, &EditMode::restored);
  connect(&around_.commands, &DocumentCommands::savedElsewhere, this,
          [this](const QString& before, const QString& file)
          {
            if(QString::fromStdString(shown_.location) != before)
              return;
            const bool again = editing_;
            emit movedTo(file);
            wanted_ = again;
          });
  Actions& actions = around_.actions;
  around_.area.setBanner(banner_);
  actions[ActionId::EditScene]->setCheckable(true);
  const auto on = [&](ActionId id, auto action) { connect(actions[id], &QAction::triggered, this, action); };
  const auto onCurrent = [&](ActionId id, void (DocumentCommands::*command)(SceneDocument&))
  {
    on(id,
       [this, command]
       {
         if(SceneDocument* const current = around_.commands.current())
           (around_.commands.*command)(*current);
       });
  };
  on(ActionId::EditScene, [this](bool checked) { checked ? start() : stop(); });
  on(ActionId::ApplyEdits, [this] { around_.link.rebuild(shown_.running); });
  on(ActionId::Undo, [this] { undoStack()->undo(); });
  on(ActionId::Redo, [this] { undoStack()->redo(); });
  on(ActionId::SaveScene,
     [this]
     {
       if(SceneDocument* const current = around_.commands.current())
         around_.commands.save(*current);
     });
  onCurrent(ActionId::SaveSceneAs, &DocumentCommands::saveElsewhere);
  onCurrent(ActionId::RevertScene, &DocumentCommands::revert);
  showActions();
}

QUndoStack* EditMode::undoStack() const
{
  return around_.commands.current() ? &around_.commands.current()->undoStack() : nullptr;
}

void EditMode::forgetDrag()
{
  if(poses_)
    poses_->forget();
}

void EditMode::standingChanged()
{
  showActions();
  if(around_.link.standing() == LiveLink::Standing::Faulty && editing_)
    warn(tr("Mend the text first: %1").arg(inWindow(around_.link.report().problems.front())));
}

void EditMode::retranslate() { showActions(); }

void EditMode::warn(const QString& message)
{
  emit told(message);
  emit noted(Diagnostic::Severity::Warning, message);
}

/// The file that says where things stand: the scene itself, or the first that a set-up imports.
QString EditMode::sceneFile() const
{
  if(shown_.location.ends_with(".rsg"))
    return QString::fromStdString(shown_.location);
  if(shown_.location.ends_with(".rb") && shown_.frame && shown_.frame->structure)
    for(const SceneStructure::Node& node : shown_.frame->structure->nodes)
      if(const NodeSource* const form = node.origin.source.get(); form && !form->scene().empty())
        return QString::fromStdString(form->scene());
  return {};
}

QString EditMode::setUpFile() const
{
  const QString file = QString::fromStdString(shown_.location);
  return !file.isEmpty() && languageOf(shown_.location) != TextLanguage::Scene && QFileInfo(file).isFile() ? file
                                                                                                             : QString();
}

void EditMode::start()
{
  around_.actions[ActionId::EditScene]->setChecked(false);
  if(shown_.phase == SessionState::Phase::Loading)
  {
    wanted_ = true; // As soon as it is there.
    return;
  }
  const QString file = document() ? document()->file() : sceneFile();
  if(file.isEmpty())
    return warn(tr("Only scenes in RSG can be edited by moving things."));
  SceneDocument* const opened = around_.commands.open(file);
  if(!opened)
    return;
  editWith(*opened);
  if(document()->tree()->broken())
  {
    const Diagnostics problems = document()->document().diagnostics();
    warn(tr("Mend the text first: %1").arg(inWindow(problems.front())));
    return;
  }
  editing_ = true;
  around_.manipulation.setEditor(
      ManipulationCommands::Editor{[this](const ManipulationRequest& request) { carryOut(request); },
                                   [this](const Movable& movable) { return poses_->widen(movable); }});
  const bool atBeginning = !shown_.running && shown_.frame && shown_.frame->time == 0;
  if(!atBeginning || around_.link.standing() != LiveLink::Standing::Same)
    around_.link.rebuild(false);
  showActions();
}

/// From now on, drags change this document.
void EditMode::editWith(SceneDocument& document)
{
  if(document_ == &document && poses_)
    return;
  document_ = &document;
  poses_ = std::make_unique<PoseEditing>(document, around_.session, around_.area);
  connect(poses_.get(), &PoseEditing::refused, this, &EditMode::warn);
}

void EditMode::stop()
{
  wanted_ = false;
  if(poses_)
    poses_->forget();
  if(editing_)
    around_.manipulation.setEditor({});
  editing_ = false;
  showActions();
}

void EditMode::close()
{
  stop();
  poses_.reset();
  document_.clear();
  around_.commands.closeOfScene();
  around_.link.forget();
  showActions();
}

void EditMode::whenSaved(const std::function<void()>& go)
{
  around_.commands.whenSaved(go,
                             [this]
                             {
                               around_.commands.discardEdits();
                               close();
                             });
}

/// The scene's own text shows its edits as edit mode does; files that it imports are followed as they are typed.
void EditMode::restored(SceneDocument* restored)
{
  if(!editing_ && restored->file() == fileIdentity(sceneFile()))
    start();
}

void EditMode::carryOut(const ManipulationRequest& request)
{
  if(request.kind != ManipulationRequest::Kind::Move && request.kind != ManipulationRequest::Kind::Place)
    return emit told(tr("Things cannot be pushed in edit mode."));
  if(building() || poses_->waiting())
    return emit told(tr("Wait until the scene is built."));
  poses_->ask(request);
}

bool EditMode::reset()
{
  if(!around_.link.edited() && around_.commands.nothingToSave())
    return false;
  around_.link.rebuild(shown_.running && !editing_);
  return true;
}

void EditMode::show(const SessionState& state)
{
  shown_ = state;
  if(wanted_ && state.phase != SessionState::Phase::Loading)
  {
    wanted_ = false;
    start();
    if(editing_)
      emit begun();
  }
  if(editing_ && (state.running || (!around_.link.rebuilding() && state.frame && state.frame->time > 0)))
    stop();
  if(state.phase == SessionState::Phase::Loading)
    around_.commands.kept().waitForScene();
  else
    lookForKept();
  if(poses_)
    poses_->show(state);
  showActions();
}

void EditMode::lookForKept()
{
  QStringList files{sceneFile(), setUpFile()};
  files.removeAll(QString());
  around_.commands.kept().lookFor(files, shown_.generation, shown_.frame ? shown_.frame->structure : nullptr);
}

void EditMode::showActions()
{
  Actions& actions = around_.actions;
  SceneDocument* const current = around_.commands.current();
  const bool modified = current && current->isModified();
  QUndoStack* const steps = undoStack();
  const auto step = [&](ActionId id, bool can, const QString& what, const QString& text)
  {
    actions[id]->setEnabled(can);
    actions[id]->setText(can && !what.isEmpty()
                             ? text + QLatin1Char(' ') + QString(what).replace(QLatin1Char('&'), QStringLiteral("&&"))
                             : text);
  };
  step(ActionId::Undo, steps && steps->canUndo(), steps ? steps->undoText() : QString(), tr("&Undo"));
  step(ActionId::Redo, steps && steps->canRedo(), steps ? steps->redoText() : QString(), tr("&Redo"));
  actions[ActionId::SaveScene]->setEnabled(modified);
  actions[ActionId::SaveSceneAs]->setEnabled(current != nullptr);
  actions[ActionId::RevertScene]->setEnabled(modified);
  actions[ActionId::ApplyEdits]->setEnabled(around_.link.standing() == LiveLink::Standing::NeedsReset);
  actions[ActionId::EditScene]->setChecked(editing_);
  actions[ActionId::EditScene]->setEnabled(shown_.phase != SessionState::Phase::Empty);
  showBanner();
}

void EditMode::showBanner()
{
  EditBanner::Facts facts;
  facts.editing = editing_;
  if(const SceneDocument* const shown = document() ? document() : around_.commands.current())
  {
    facts.file = QFileInfo(shown->shownAs()).fileName();
    for(const SceneDocument* const document : around_.commands.documents().modified())
      facts.changes += document->changes();
  }
  const EditReport& report = around_.link.report();
  switch(around_.link.standing())
  {
  case LiveLink::Standing::Faulty:
    if(!report.problems.empty())
      facts.problem = tr("The world keeps the last text without errors: %1").arg(inWindow(report.problems.front()));
    break;
  case LiveLink::Standing::NeedsReset:
    facts.problem = tr("Not applied: %1; %2").arg(inWindow(report.why), inWindow(resetCost(report)));
    break;
  case LiveLink::Standing::Same:
  case LiveLink::Standing::Waiting:
    break;
  }
  facts.appliable = around_.link.standing() == LiveLink::Standing::NeedsReset;
  banner_->show(facts);
}

} // namespace sparkwright
