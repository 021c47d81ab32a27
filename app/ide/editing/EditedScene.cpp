#include "app/ide/editing/EditedScene.h"

#include "app/ide/editing/EditDialogs.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QWidget>

#include <utility>

namespace sparkwright
{

namespace
{

bool liesBelow(const QString& file, const QString& folder)
{
  return !folder.isEmpty() && file.startsWith(QDir(folder).canonicalPath() + QLatin1Char('/'));
}

QString journalFolder()
{
  return QFileInfo(QSettings().fileName()).absolutePath() + QStringLiteral("/unsaved");
}

} // namespace

EditedScene::EditedScene(QWidget& window, const QString& shipped, std::shared_ptr<SceneDisk> disk)
    : window_(window), shipped_(shipped), disk_(std::move(disk)),
      journals_(std::make_shared<JournalFolder>(journalFolder(), disk_))
{
}

bool EditedScene::open(const QString& file)
{
  if(document_)
    return true;
  auto document = std::make_unique<SceneDocument>(journals_, disk_);
  if(const QString problem = document->open(file); !problem.isEmpty())
  {
    emit warned(problem);
    return false;
  }
  document_ = std::move(document);
  connect(document_.get(), &SceneDocument::textChanged, this, &EditedScene::textChanged);
  connect(document_.get(), &SceneDocument::stateChanged, this, &EditedScene::stateChanged);
  connect(document_.get(), &SceneDocument::diskChanged, this, &EditedScene::diskChanged);
  connect(document_.get(), &SceneDocument::journalFailed, this,
          [this](const QString& problem)
          { emit warned(tr("Unsaved edits would be lost in a crash: %1").arg(problem)); });
  return true;
}

void EditedScene::lookForKept(const QString& file)
{
  if(document_ || file == lookedFor_)
    return;
  const bool first = lookedFor_.isEmpty();
  lookedFor_ = file;
  bool asked = false;
  for(const JournalFolder::Kept& kept : journals_->left()) // The newest first.
    if(kept.file == file && !std::exchange(asked, true))
      askToRestore(
          &window_, kept, [this, kept] { emit restoreWanted(kept.file, kept.text); },
          [this, file] { journals_->forgetLeft(file); });
    else if(first && kept.file != file)
      emit noted(Diagnostic::Severity::Note,
                 tr("There are unsaved edits of %1: open it to restore them.").arg(kept.file));
}

void EditedScene::save(const std::function<void()>& then, Overwrite overwrite)
{
  if(!document_)
    return;
  const QString name = QFileInfo(document_->file()).fileName();
  if(liesBelow(document_->file(), shipped_))
    return saveElsewhere(tr("%1 belongs to the program: save it elsewhere").arg(name), then);
  if(!document_->writable())
    return saveElsewhere(tr("%1 cannot be written: save it elsewhere").arg(name), then);
  if(overwrite == Overwrite::Ask && document_->onDisk() == SceneDocument::OnDisk::Changed)
    return askToOverwrite(&window_, document_->file(), [this, then] { save(then, Overwrite::Yes); });
  if(const QString problem = document_->save(); !problem.isEmpty())
  {
    emit noted(Diagnostic::Severity::Error, tr("The scene is not saved: %1").arg(problem));
    return saveElsewhere(tr("%1 cannot be written: save it elsewhere").arg(name), then);
  }
  journals_->forgetLeft(document_->file());
  emit told(tr("Saved %1").arg(document_->file()));
  if(then)
    then();
}

void EditedScene::saveElsewhere(const QString& reason, const std::function<void()>& then)
{
  if(!document_)
    return;
  askWhereToSave(&window_, document_->file(), reason,
                 [this, then](const QString& file)
                 {
                   if(!document_)
                     return;
                   if(const QString problem = document_->saveAs(QFileInfo(file).absoluteFilePath()); !problem.isEmpty())
                     return emit noted(Diagnostic::Severity::Error, tr("The scene is not saved: %1").arg(problem));
                   emit told(tr("Saved %1").arg(file));
                   if(then)
                     return then();
                   emit savedElsewhere(file);
                 });
}

void EditedScene::revert()
{
  if(document_)
    askToRevert(&window_, document_->file(), document_->changes(),
                [this]
                {
                  if(const QString problem = document_ ? document_->revert() : QString(); !problem.isEmpty())
                    emit warned(problem);
                });
}

void EditedScene::whenSaved(const std::function<void()>& go, const std::function<void()>& discard)
{
  if(nothingToSave())
    return go();
  askAboutUnsaved(&window_, document_->file(), document_->changes(),
                  {[this, go] { save(go, Overwrite::Ask); },
                   [discard, go]
                   {
                     discard();
                     go();
                   }});
}

void EditedScene::close()
{
  if(!document_)
    return;
  document_->forgetKept();
  journals_->forgetLeft(document_->file());
  document_.release()->deleteLater(); // It may be the one who tells.
}

void EditedScene::diskChanged()
{
  const QString file = document_->file();
  if(document_->onDisk() == SceneDocument::OnDisk::Gone)
  {
    document_->acceptDisk();
    return emit warned(tr("%1 was deleted. Save writes it again.").arg(file));
  }
  const auto read = [this]
  {
    asking_ = false;
    if(const QString problem = document_ ? document_->revert() : QString(); !problem.isEmpty())
      emit warned(problem);
  };
  if(!document_->isModified())
  {
    emit told(tr("Another program has changed %1: read again").arg(file));
    return read();
  }
  if(asking_)
    return;
  asking_ = true;
  askAboutChangedFile(&window_, file, read,
                      [this]
                      {
                        asking_ = false;
                        if(document_)
                          document_->acceptDisk();
                      });
}

} // namespace sparkwright
