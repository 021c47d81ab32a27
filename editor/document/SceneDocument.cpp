#include "editor/document/SceneDocument.h"

#include "editor/document/EditStep.h"
#include "editor/document/storage/DiskMessages.h"
#include "editor/document/storage/EarlierVersions.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace sparkwright
{

namespace
{

constexpr int lookAfter = 100; // ms: who saves a file often writes it in several strokes.

} // namespace

SceneDocument::SceneDocument(std::shared_ptr<JournalFolder> journals, std::shared_ptr<SceneDisk> disk, QObject* parent)
    : QObject(parent), disk_(disk ? std::move(disk) : std::make_shared<SceneDisk>()), journal_(std::move(journals))
{
  connect(&journal_, &Journal::failed, this, &SceneDocument::journalFailed);
  // When the step is done, so that isModified() and the steps are those of the new text.
  connect(&undo_, &QUndoStack::indexChanged, this,
          [this]
          {
            if(std::exchange(edited_, false))
              emit textChanged();
            emit stateChanged();
          });
  connect(&undo_, &QUndoStack::cleanChanged, this, &SceneDocument::stateChanged);
  lookTimer_.setSingleShot(true);
  lookTimer_.setInterval(lookAfter);
  connect(&lookTimer_, &QTimer::timeout, this, &SceneDocument::look);
  connect(&watcher_, &QFileSystemWatcher::fileChanged, &lookTimer_, qOverload<>(&QTimer::start));
}

SceneDocument::~SceneDocument()
{
  undo_.disconnect(this);
}

QString SceneDocument::open(const QString& file, const QString& path)
{
  TextEncoding encoding;
  const std::optional<std::string> text = disk_->readText(file, &encoding);
  if(!text)
    return cannotRead(file, disk_->kind(file));
  if(!isEditable(encoding))
    return cannotDecode(file, encoding);
  encoding_ = encoding;
  journal_.forget();
  setFile(file, path);
  known_ = text;
  load(*text);
  undo_.clear();
  watch();
  emit stateChanged();
  return {};
}

void SceneDocument::setFile(const QString& file, const QString& path)
{
  file_ = file;
  shownAs_ = path.isEmpty() ? file : path;
  language_ = languageOf(shownAs_.toStdString());
  document_.setName(file.toStdString());
}

void SceneDocument::load(const std::string& text)
{
  const std::optional<TextEdit> edit = difference(document_.tokens().text(), text);
  if(edit)
    document_.apply({*edit}, [this](const TokenRope::Change& change) { emit edited(change); });
  emit textChanged();
}

std::vector<TextEdit> SceneDocument::carryOut(const std::vector<TextEdit>& edits)
{
  std::optional<std::vector<TextEdit>> inverse = document_.apply(edits,
                                                                 [this](const TokenRope::Change& change)
                                                                 {
                                                                   journal_.note(file_, change, tokens(), known_);
                                                                   emit edited(change);
                                                                 });
  Q_ASSERT(inverse); // Steps are done and undone in turn.
  edited_ = true;
  return std::move(*inverse);
}

bool SceneDocument::apply(const std::vector<TextEdit>& edits, const QString& what, Merge merge)
{
  if(edits.empty() || !document_.accepts(edits))
    return false;
  if(merge == Merge::Never)
    endMerge();
  undo_.push(new EditStep([this](const std::vector<TextEdit>& all) { return carryOut(all); }, edits, what,
                          merge == Merge::Never ? EditStep::alone : row_));
  if(merge == Merge::Never)
    endMerge();
  return true;
}

bool SceneDocument::applyInAct(const std::vector<TextEdit>& edits, const QString& what, int act)
{
  if(edits.empty() || !document_.accepts(edits))
    return false;
  endMerge();
  undo_.push(new EditStep([this](const std::vector<TextEdit>& all) { return carryOut(all); }, edits, what,
                          EditStep::alone, act));
  endMerge();
  return true;
}

int SceneDocument::actOf(int step) const
{
  const QUndoCommand* const command = undo_.command(step);
  return command ? static_cast<const EditStep*>(command)->act() : 0;
}

void SceneDocument::replaceText(const std::string& text, const QString& what)
{
  if(const std::optional<TextEdit> edit = difference(document_.tokens().text(), text))
    apply({*edit}, what);
}

int SceneDocument::changes() const
{
  if(!isModified())
    return 0;
  return undo_.cleanIndex() < 0 ? std::max(1, undo_.index()) : std::abs(undo_.index() - undo_.cleanIndex());
}

SceneDocument::OnDisk SceneDocument::onDisk() const
{
  const std::optional<std::string> now = disk_->readText(file_);
  return now == known_ ? OnDisk::Same : now ? OnDisk::Changed : OnDisk::Gone;
}

void SceneDocument::acceptDisk()
{
  known_ = disk_->readText(file_);
  compareWithDisk();
  if(isModified())
    journal_.begin(file_, tokens(), known_);
}

void SceneDocument::restore(const std::string& text, const std::optional<std::string>& base)
{
  if(base)
    known_ = base; // First: the journal begins with it.
  replaceText(text, tr("Restore edits"));
}

/// Clean means equal to the file as it is now, not as it was when it was read.
void SceneDocument::compareWithDisk()
{
  if(known_ == document_.tokens().text())
    undo_.setClean();
  else
    undo_.resetClean();
}

QString SceneDocument::save()
{
  return saveAs(file_);
}

std::optional<QString> SceneDocument::saveIfSame()
{
  return write(file_, Overwrite::SameOnly);
}

QString SceneDocument::saveAs(const QString& file)
{
  return *write(file, Overwrite::Always);
}

std::optional<QString> SceneDocument::write(const QString& file, Overwrite overwrite)
{
  using Outcome = Replacement::Outcome;
  const std::string text = document_.tokens().text();
  const TextEncoding encoding = fileIdentity(file) == fileIdentity(file_) ? encoding_ : TextEncoding();
  journal_.flush(); // Whenever the program ends, the journal has the text until the file has it.
  QString notKept;
  bool changed = false;
  const auto proceed = [&](std::optional<FormerFile> former)
  {
    if(former)
      former->bytes = textOfBytes(former->bytes, encodingOf(former->bytes));
    changed = overwrite == Overwrite::SameOnly && former && former->bytes != known_;
    if(changed)
      return false;
    if(versions_ && former && former->bytes != text)
      notKept = versions_->keep(file, *former);
    return true;
  };
  Replacement done;
  constexpr int mostTries = 5; // Another program may write the file just now.
  for(int tries = 0; tries == 0 || (done.outcome == Outcome::Stopped && !changed && tries < mostTries); ++tries)
    done = disk_->replace(file, bytesOfText(text, encoding), proceed);
  if(changed)
    return std::nullopt;
  if(done.outcome != Outcome::Written)
    return cannotWrite(file, done);
  journal_.forget();
  if(file != file_)
    setFile(fileIdentity(file), file);
  encoding_ = encoding;
  known_ = text;
  watch();
  undo_.setClean();
  emit stateChanged();
  if(!notKept.isEmpty())
    emit versionNotKept(notKept);
  return QString();
}

QString SceneDocument::revert()
{
  TextEncoding encoding;
  const std::optional<std::string> text = disk_->readText(file_, &encoding);
  if(!text)
    return cannotRead(file_, disk_->kind(file_));
  if(!isEditable(encoding))
    return cannotDecode(file_, encoding);
  encoding_ = encoding;
  replaceText(*text, tr("Revert to file"));
  known_ = text;
  journal_.forget();
  watch();
  undo_.setClean();
  emit stateChanged();
  return {};
}

void SceneDocument::watch()
{
  if(!watcher_.files().isEmpty())
    watcher_.removePaths(watcher_.files());
  if(QFileInfo::exists(file_))
    watcher_.addPath(file_);
}

void SceneDocument::look()
{
  watch(); // A file that was replaced is another one to the watcher.
  const OnDisk now = onDisk();
  if(now == OnDisk::Gone)
    undo_.resetClean(); // The text is nowhere else.
  else if(now == OnDisk::Same && undo_.cleanIndex() < 0)
    compareWithDisk(); // It has come back.
  if(now != OnDisk::Same)
    emit diskChanged();
}

} // namespace sparkwright
