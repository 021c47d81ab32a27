#include "app/ide/editing/EditMode.h"

#include "app/ide/common/texts/CoreTexts.h"
#include "app/ide/views/ViewArea.h"
#include "viewer/scene/SceneDrawing.h"

#include <QFileInfo>

namespace sparkwright
{

EditMode::EditMode(const Surroundings& around, const QString& shipped, std::shared_ptr<SceneDisk> disk)
    : QObject(around.window), around_(around), banner_(new EditBanner(around.actions, &around.area)),
      scene_(*around.window, shipped, std::move(disk))
{
  connect(&scene_, &EditedScene::textChanged, this,
          [this]
          {
            stale_ = document()->text() != askedText_;
            if(editing_)
              rebuild(false);
          });
  connect(&scene_, &EditedScene::stateChanged, this, &EditMode::showActions);
  connect(&scene_, &EditedScene::told, this, &EditMode::told);
  connect(&scene_, &EditedScene::warned, this, &EditMode::warn);
  connect(&scene_, &EditedScene::noted, this, &EditMode::noted);
  connect(&scene_, &EditedScene::restoreWanted, this, &EditMode::restore);
  connect(&scene_, &EditedScene::savedElsewhere, this,
          [this](const QString& file)
          {
            const bool again = editing_;
            emit movedTo(file);
            wanted_ = again;
          });
  Actions& actions = around_.actions;
  around_.area.setBanner(banner_);
  actions[ActionId::EditScene]->setCheckable(true);
  const auto on = [&](ActionId id, auto action) { connect(actions[id], &QAction::triggered, this, action); };
  on(ActionId::EditScene, [this](bool checked) { checked ? start() : stop(); });
  on(ActionId::ApplyEdits, [this] { rebuild(shown_.running); });
  on(ActionId::Undo, [this] { document()->undoStack().undo(); });
  on(ActionId::Redo, [this] { document()->undoStack().redo(); });
  on(ActionId::SaveScene, [this] { scene_.save(); });
  on(ActionId::SaveSceneAs, [this] { scene_.saveElsewhere(); });
  on(ActionId::RevertScene, [this] { scene_.revert(); });
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
  const QString file = document() ? document()->file() : fileToEdit();
  if(file.isEmpty())
    return warn(tr("Only scenes in RSG can be edited by moving things."));
  if(!scene_.open(file))
    return;
  if(!poses_)
  {
    poses_ = std::make_unique<PoseEditing>(*document(), around_.session, around_.area);
    connect(poses_.get(), &PoseEditing::refused, this, &EditMode::warn);
  }
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
  rebuild(false);
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
  scene_.close();
  asked_ = 0;
  askedText_.clear();
  stale_ = false;
  showActions();
}

void EditMode::whenSaved(const std::function<void()>& go)
{
  scene_.whenSaved(go, [this] { close(); });
}

void EditMode::restore(const QString& file, const std::string& text)
{
  if(!editing_)
    start();
  if(editing_ && document()->file() == file)
    document()->replaceText(text, tr("Restore edits"));
}

void EditMode::carryOut(const ManipulationRequest& request)
{
  if(request.kind != ManipulationRequest::Kind::Move && request.kind != ManipulationRequest::Kind::Place)
    return emit told(tr("Things cannot be pushed in edit mode."));
  if(rebuilding() || poses_->waiting())
    return emit told(tr("Wait until the scene is built."));
  poses_->ask(request);
}

void EditMode::rebuild(bool run)
{
  poses_->forget();
  askedText_ = document()->text();
  stale_ = false;
  asked_ = around_.session.rebuild({{document()->file().toStdString(), askedText_}}, run);
  showActions();
}

bool EditMode::reset()
{
  if(document())
    rebuild(shown_.running && !editing_);
  return document() != nullptr;
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
  if(state.phase != SessionState::Phase::Loading)
    scene_.lookForKept(fileToEdit());
  if(poses_)
    poses_->show(state);
  showActions();
}

void EditMode::showActions()
{
  Actions& actions = around_.actions;
  const bool modified = !scene_.nothingToSave();
  QUndoStack* const steps = document() ? &document()->undoStack() : nullptr;
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
  actions[ActionId::SaveSceneAs]->setEnabled(document() != nullptr);
  actions[ActionId::RevertScene]->setEnabled(modified);
  EditBanner::Facts facts;
  facts.editing = editing_;
  facts.running = shown_.running;
  if(document())
  {
    facts.file = QFileInfo(document()->file()).fileName();
    facts.changes = document()->changes();
    facts.stale = stale_;
  }
  actions[ActionId::ApplyEdits]->setEnabled(facts.stale && !editing_);
  actions[ActionId::EditScene]->setChecked(editing_);
  actions[ActionId::EditScene]->setEnabled(shown_.phase != SessionState::Phase::Empty);
  banner_->show(facts);
}

} // namespace sparkwright
