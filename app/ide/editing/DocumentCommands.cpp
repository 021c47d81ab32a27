#include "app/ide/editing/DocumentCommands.h"

#include "app/ide/editing/dialogs/EarlierDialog.h"
#include "app/ide/editing/dialogs/EditDialogs.h"
#include "app/ide/editing/dialogs/UnsavedDialog.h"
#include "app/ide/common/texts/CoreTexts.h"
#include "core/design/MeshImport.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QThreadPool>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace sparkwright
{

namespace
{

bool liesBelow(const QString& file, const QString& folder)
{
  return !folder.isEmpty() && file.startsWith(QDir(folder).canonicalPath() + QLatin1Char('/'));
}

/// Of what the program keeps for the user.
QString keptFolder(const QString& what)
{
  return QFileInfo(QSettings().fileName()).absolutePath() + QLatin1Char('/') + what;
}

} // namespace

DocumentCommands::DocumentCommands(QWidget& window, const QString& shipped, std::shared_ptr<SceneDisk> disk)
    : window_(window), shipped_(shipped), disk_(disk ? std::move(disk) : std::make_shared<SceneDisk>()),
      journals_(std::make_shared<JournalFolder>(keptFolder(QStringLiteral("unsaved")), disk_)),
      versions_(std::make_shared<EarlierVersions>(keptFolder(QStringLiteral("earlier")), disk_)),
      documents_(journals_, disk_), marks_(keptFolder(QStringLiteral("open")), disk_)
{
  documents_.setEarlierVersions(versions_);
  kept_ = std::make_unique<KeptEdits>(window_, documents_, journals_, disk_, versions_);
  connect(kept_.get(), &KeptEdits::noted, this, &DocumentCommands::noted);
  connect(kept_.get(), &KeptEdits::restored, this, &DocumentCommands::setCurrent);
  connect(&documents_, &OpenDocuments::changed, this, &DocumentCommands::markOpen);
  connect(&marks_, &OpenFileMarks::changed, this, &DocumentCommands::tellOthers);
  connect(&documents_, &OpenDocuments::opened, this,
          [this](SceneDocument* document) { follow(*document); });
  connect(&documents_, &OpenDocuments::closing, this,
          [this](SceneDocument* document)
          {
            std::erase(keptOpen_, document);
            if(current_ == document)
              setCurrent(nullptr);
          });
}

DocumentCommands::~DocumentCommands() = default;

bool DocumentCommands::isShipped(const QString& file) const { return liesBelow(file, shipped_); }

void DocumentCommands::setJournalDelay(int milliseconds) { journals_->setDelay(milliseconds); }

void DocumentCommands::follow(SceneDocument& document)
{
  connect(&document, &SceneDocument::diskChanged, this, [this, &document] { diskChanged(document); });
  connect(&document, &SceneDocument::journalFailed, this,
          [this](const QString& problem)
          { emit warned(tr("Unsaved edits would be lost in a crash: %1").arg(problem)); });
  connect(&document, &SceneDocument::versionNotKept, this,
          [this](const QString& problem)
          { emit warned(tr("The file was saved, but the version before is not kept: %1").arg(problem)); });
}

void DocumentCommands::setCurrent(SceneDocument* document)
{
  if(current_ == document)
    return;
  current_ = document;
  emit currentChanged();
}

SceneDocument* DocumentCommands::open(const QString& file)
{
  QString problem;
  SceneDocument* const document = documents_.open(file, &problem);
  if(document)
    setCurrent(document);
  else
    emit warned(problem);
  return document;
}

void DocumentCommands::save(SceneDocument& document, const Then& then, Overwrite overwrite)
{
  const QString name = QFileInfo(document.shownAs()).fileName();
  if(isShipped(document.file()))
    return saveElsewhere(document, tr("%1 belongs to the program: save it elsewhere").arg(name), then);
  if(!document.writable())
    return saveElsewhere(document, tr("%1 cannot be written: save it elsewhere").arg(name), then);
  const std::optional<QString> problem =
      overwrite == Overwrite::Ask ? document.saveIfSame() : std::optional(document.save());
  if(!problem)
    return askToOverwrite(&window_, document.file(), disk_->readText(document.file()).value_or(""),
                          document.tokens().text(),
                          [this, then, document = QPointer(&document)]
                          {
                            if(document)
                              save(*document, then, Overwrite::Yes);
                          });
  if(!problem->isEmpty())
  {
    emit noted(Diagnostic::Severity::Error, *problem);
    return saveElsewhere(document, tr("%1 cannot be written: save it elsewhere").arg(name), then);
  }
  kept_->forget(document.file());
  emit told(tr("Saved %1").arg(document.shownAs()));
  if(then)
    then();
}

void DocumentCommands::saveElsewhere(SceneDocument& document, const QString& reason, const Then& then)
{
  askWhereToSave(&window_, document.shownAs(), reason,
                 [this, then, document = QPointer(&document)](const QString& file)
                 {
                   if(document)
                     moveTo(*document, QFileInfo(file).absoluteFilePath(), then);
                 });
}

/// Saves as another file, with what the text uses.
void DocumentCommands::moveTo(SceneDocument& document, const QString& file, const Then& then)
{
  const NeededFiles needed = neededFiles(document.tokens().text(), document.language(), document.file(), file,
                                         {shipped_, dataFolder_});
  const auto save = [this, then, file, document = QPointer(&document)]
  {
    if(!document)
      return;
    const QString before = document->file();
    if(const QString problem = document->saveAs(file); !problem.isEmpty())
      return emit noted(Diagnostic::Severity::Error, problem);
    emit told(tr("Saved %1").arg(file));
    if(then)
      return then();
    emit savedElsewhere(before, file);
  };
  if(needed.empty())
    return save();
  askAboutNeeded(&window_, file, needed, {[this, needed, save] { copyNeeded(needed, save); }, save});
}

/// In a thread: meshes are read to find their pictures.
void DocumentCommands::copyNeeded(const NeededFiles& needed, const Then& then)
{
  copying_.start(
      [self = QPointer(this), needed, then]
      {
        design::MeshCopies copies;
        for(const NeededFiles::Copy& copy : withCompanions(needed).copies)
          copies.copies.push_back({copy.from.toStdString(), copy.to.toStdString()});
        const LocalText problem = makeCopies(copies);
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, then, problem]
            {
              if(!self)
                return;
              if(!problem.empty())
                return emit self->noted(Diagnostic::Severity::Error, inWindow(problem));
              then();
            },
            Qt::QueuedConnection);
      });
}

void DocumentCommands::saveAll(const Then& then)
{
  std::vector<QPointer<SceneDocument>> all;
  for(SceneDocument* const document : documents_.modified())
    all.emplace_back(document);
  saveOneOf(std::move(all), then);
}

void DocumentCommands::saveOneOf(std::vector<QPointer<SceneDocument>> rest, const Then& then)
{
  while(!rest.empty())
  {
    const QPointer<SceneDocument> next = rest.front();
    rest.erase(rest.begin());
    // Saving may ask for another file, so the rest waits for it.
    if(next)
      return save(
          *next, [this, rest = std::move(rest), then] { saveOneOf(rest, then); }, Overwrite::Ask);
  }
  if(then)
    then();
}

void DocumentCommands::showEarlier(SceneDocument& document)
{
  const std::vector<EarlierVersions::Version> all = versions_->of(document.file());
  if(all.empty())
    return emit told(tr("%1 has not been saved by this program yet: there are no earlier versions.")
                         .arg(QFileInfo(document.shownAs()).fileName()));
  auto* const dialog = new EarlierDialog(&window_, document, *versions_);
  dialog->open();
}

void DocumentCommands::markOpen()
{
  QStringList files;
  for(const SceneDocument* const document : documents_.all())
    files << document->file();
  marks_.setOpen(files);
}

/// Two who edit one file should know of each other before they save.
void DocumentCommands::tellOthers()
{
  QStringList told;
  for(const SceneDocument* const document : documents_.all())
  {
    const std::vector<ProgramRun> others = marks_.others(document->file());
    if(others.empty())
      continue;
    told << document->file();
    if(!toldOthers_.contains(document->file()))
      emit warned(tr("%1 is open in another window of this program, too (process %2). Close it there, or edit in "
                     "turns: who saves last is asked.")
                      .arg(QFileInfo(document->shownAs()).fileName())
                      .arg(others.front().process));
  }
  toldOthers_ = told;
}

void DocumentCommands::revert(SceneDocument& document)
{
  const auto revert = [this, document = QPointer(&document)]
  {
    if(const QString problem = document ? document->revert() : QString(); !problem.isEmpty())
      emit warned(problem);
  };
  askToRevert(&window_, document.file(), document.changes(), revert);
}

void DocumentCommands::forget(SceneDocument& document)
{
  document.forgetKept();
  kept_->forget(document.file());
}

void DocumentCommands::close(SceneDocument& document)
{
  const auto close = [this, document = QPointer(&document)]
  {
    if(!document)
      return;
    forget(*document);
    documents_.close(document);
  };
  if(!document.isModified())
    return close();
  askAboutUnsaved(&window_, document.file(), document.changes(),
                  {[this, document = QPointer(&document), close]
                   {
                     if(document)
                       save(*document, close);
                   },
                   close});
}

void DocumentCommands::close(const std::vector<QPointer<SceneDocument>>& documents)
{
  std::vector<SceneDocument*> modified;
  for(const QPointer<SceneDocument>& document : documents)
    if(document && document->isModified())
      modified.push_back(document);
    else if(document)
      close(*document);
  if(modified.size() == 1)
    return close(*modified.front());
  if(modified.empty())
    return;
  std::vector<QPointer<SceneDocument>> asked(modified.begin(), modified.end());
  UnsavedDialog::ask(window_, modified, disk_,
                     [this, asked](const std::vector<QPointer<SceneDocument>>& chosen)
                     {
                       saveOneOf(chosen,
                                 [this, asked]
                                 {
                                   for(const QPointer<SceneDocument>& document : asked)
                                     if(document)
                                     {
                                       forget(*document);
                                       documents_.close(document);
                                     }
                                 });
                     });
}

void DocumentCommands::whenSaved(const Then& go, const Then& discard)
{
  const std::vector<SceneDocument*> modified = documents_.modified();
  if(modified.empty())
    return go();
  const Then discardAndGo = [discard, go]
  {
    discard();
    go();
  };
  if(modified.size() == 1)
    return askAboutUnsaved(&window_, modified.front()->file(), modified.front()->changes(),
                           {[this, go] { saveAll(go); }, discardAndGo});
  UnsavedDialog::ask(window_, modified, disk_,
                     [this, go, discardAndGo](const std::vector<QPointer<SceneDocument>>& chosen)
                     { saveOneOf(chosen, chosen.size() == documents_.modified().size() ? go : discardAndGo); });
}

void DocumentCommands::keepOpen(const SceneDocument& document)
{
  if(std::ranges::find(keptOpen_, &document) == keptOpen_.end())
    keptOpen_.push_back(&document);
}

void DocumentCommands::closeOfScene()
{
  for(SceneDocument* const document : documents_.all())
    if(!document->isModified() && std::ranges::find(keptOpen_, document) == keptOpen_.end())
    {
      forget(*document);
      documents_.close(document);
    }
}

void DocumentCommands::discardEdits()
{
  for(SceneDocument* const document : documents_.modified())
  {
    forget(*document);
    documents_.close(document);
  }
}

void DocumentCommands::diskChanged(SceneDocument& document)
{
  const QString file = document.file();
  if(document.onDisk() == SceneDocument::OnDisk::Gone)
  {
    document.acceptDisk();
    return emit warned(tr("%1 was deleted. Save writes it again.").arg(file));
  }
  const auto read = [this, file, document = QPointer(&document)]
  {
    asking_.removeAll(file);
    if(const QString problem = document ? document->revert() : QString(); !problem.isEmpty())
      emit warned(problem);
  };
  if(!document.isModified())
  {
    emit told(tr("Another program has changed %1: read again").arg(file));
    return read();
  }
  if(asking_.contains(file) || (asksItself_ && asksItself_(document)))
    return;
  asking_ << file;
  askAboutChangedFile(&window_, file, disk_->readText(file).value_or(""), document.tokens().text(), read,
                      [this, file, document = QPointer(&document)]
                      {
                        asking_.removeAll(file);
                        if(document)
                          document->acceptDisk();
                      });
}

} // namespace sparkwright
