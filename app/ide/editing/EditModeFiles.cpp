#include "app/ide/editing/EditDialogs.h"
#include "app/ide/editing/EditMode.h"

#include <QDir>
#include <QFileInfo>

// The scene file that is edited: saving it, leaving it, and what others do to it.

namespace sparkwright
{

namespace
{

bool liesBelow(const QString& file, const QString& folder)
{
  return !folder.isEmpty() && file.startsWith(QDir(folder).canonicalPath() + QLatin1Char('/'));
}

} // namespace

void EditMode::save(const std::function<void()>& then, bool overwrite)
{
  if(!document_)
    return;
  const QString name = QFileInfo(document_->file()).fileName();
  if(liesBelow(document_->file(), shipped_))
    return saveElsewhere(tr("%1 belongs to the program: save it elsewhere").arg(name), then);
  if(!document_->writable())
    return saveElsewhere(tr("%1 cannot be written: save it elsewhere").arg(name), then);
  if(!overwrite && document_->onDisk() == SceneDocument::OnDisk::Changed)
    return askToOverwrite(around_.window, document_->file(), [this, then] { save(then, true); });
  if(const QString problem = document_->save(); !problem.isEmpty())
  {
    emit noted(Diagnostic::Severity::Error, tr("The scene is not saved: %1").arg(problem));
    return saveElsewhere(tr("%1 cannot be written: save it elsewhere").arg(name), then);
  }
  emit told(tr("Saved %1").arg(document_->file()));
  if(then)
    then();
}

void EditMode::saveElsewhere(const QString& reason, const std::function<void()>& then)
{
  if(!document_)
    return;
  askWhereToSave(around_.window, document_->file(), reason,
                 [this, then](const QString& file)
                 {
                   if(!document_)
                     return;
                   if(const QString problem = document_->saveAs(QFileInfo(file).absoluteFilePath()); !problem.isEmpty())
                     return emit noted(Diagnostic::Severity::Error, tr("The scene is not saved: %1").arg(problem));
                   emit told(tr("Saved %1").arg(file));
                   if(then)
                     return then();
                   const bool again = editing_;
                   emit movedTo(file);
                   wanted_ = again;
                 });
}

void EditMode::revert()
{
  if(document_)
    askToRevert(around_.window, document_->file(), document_->changes(),
                [this]
                {
                  if(const QString problem = document_ ? document_->revert() : QString(); !problem.isEmpty())
                    warn(problem);
                });
}

void EditMode::whenSaved(const std::function<void()>& go)
{
  if(nothingToSave())
    return go();
  askAboutUnsaved(around_.window, document_->file(), document_->changes(),
                  {[this, go] { save(go); },
                   [this, go]
                   {
                     close();
                     go();
                   }});
}

void EditMode::close()
{
  stop();
  if(document_)
    document_->forgetKept();
  if(document_)
    document_.release()->deleteLater(); // It may be the one who tells.
  asked_ = 0;
  askedText_.clear();
  stale_ = false;
  showActions();
}

void EditMode::diskChanged()
{
  const QString file = document_->file();
  if(document_->onDisk() == SceneDocument::OnDisk::Gone)
  {
    document_->acceptDisk();
    return warn(tr("Somebody has deleted %1. Save writes it again.").arg(file));
  }
  const auto read = [this]
  {
    asking_ = false;
    if(const QString problem = document_ ? document_->revert() : QString(); !problem.isEmpty())
      warn(problem);
  };
  if(!document_->isModified())
  {
    emit told(tr("Another program has changed %1: read again").arg(file));
    return read();
  }
  if(asking_)
    return;
  asking_ = true;
  askAboutChangedFile(around_.window, file, read,
                      [this]
                      {
                        asking_ = false;
                        if(document_)
                          document_->acceptDisk();
                      });
}

} // namespace sparkwright
