#include "app/ide/editing/KeptEdits.h"

#include "app/ide/editing/EditDialogs.h"
#include "app/ide/editing/RestoreDialog.h"
#include "core/frame/Frame.h"
#include "core/import/NodeSource.h"

#include <QWidget>

#include <string_view>

namespace sparkwright
{

KeptEdits::KeptEdits(QWidget& window, OpenDocuments& documents, std::shared_ptr<JournalFolder> journals,
                     std::shared_ptr<SceneDisk> disk, std::shared_ptr<EarlierVersions> versions)
    : window_(window), documents_(documents), journals_(std::move(journals)), disk_(std::move(disk)),
      versions_(std::move(versions))
{
  soon_.setSingleShot(true);
  connect(&soon_, &QTimer::timeout, this, &KeptEdits::offer);
  connect(&documents_, &OpenDocuments::opened, &soon_, qOverload<>(&QTimer::start));
}

void KeptEdits::lookFor(const QStringList& files, const std::shared_ptr<const SceneStructure>& structure)
{
  if(!loading_ && files == scene_ && structure == structure_)
    return;
  loading_ = false;
  scene_ = files;
  structure_ = structure;
  ofScene_.clear();
  soon_.start();
}

QStringList KeptEdits::files() const
{
  QStringList files;
  for(const JournalFolder::Kept& kept : journals_->left())
    if(!files.contains(kept.file))
      files << kept.file;
  return files;
}

void KeptEdits::lookAlso(const QStringList& files)
{
  for(const QString& file : files)
    texts_.insert(fileIdentity(file));
  soon_.start();
}

bool KeptEdits::isWanted(const QString& file) const
{
  return ofScene_.contains(file) || texts_.contains(file) || documents_.find(file);
}

void KeptEdits::offer()
{
  if(loading_)
    return;
  std::vector<JournalFolder::Kept> left = journals_->left(); // The newest first.
  if(left.empty())
    return;
  if(ofScene_.empty() && !scene_.isEmpty())
  {
    std::set<std::string_view> made; // Most nodes are of few files.
    if(structure_)
      for(const SceneStructure::Node& node : structure_->nodes)
        if(const Object::Origin& origin = node.origin; origin.source || origin.file)
          made.insert(origin.source ? std::string_view(origin.source->location()) : std::string_view(*origin.file));
    for(const std::string_view file : made)
      ofScene_.insert(fileIdentity(QString::fromUtf8(file.data(), static_cast<qsizetype>(file.size()))));
    for(const QString& file : scene_)
      ofScene_.insert(fileIdentity(file));
  }
  std::vector<JournalFolder::Kept> offered;
  for(JournalFolder::Kept& kept : left)
    if(!isWanted(kept.file))
    {
      if(!othersTold_ && !scene_.isEmpty())
        emit noted(Diagnostic::Severity::Note,
                   tr("There are unsaved edits of %1: open it to restore them.").arg(kept.file));
    }
    else if(offered_.insert(kept.file).second)
    {
      unanswered_.insert(kept.file);
      offered.push_back(std::move(kept));
    }
  othersTold_ = othersTold_ || !scene_.isEmpty();
  if(offered.size() == 1)
    askToRestore(
        &window_, offered.front(), disk_->read(offered.front().file).value_or(""),
        [this, offered] { restore(offered); }, [this, offered] { discard(offered.front().file); });
  else if(!offered.empty())
    RestoreDialog::ask(window_, offered, disk_,
                       {[this](const std::vector<JournalFolder::Kept>& chosen) { restore(chosen); },
                        [this, offered]
                        {
                          for(const JournalFolder::Kept& kept : offered)
                            discard(kept.file);
                        }});
}

/// One after the other, since each conflict waits for an answer.
void KeptEdits::restore(std::vector<JournalFolder::Kept> rest)
{
  while(!rest.empty())
  {
    const JournalFolder::Kept kept = std::move(rest.front());
    rest.erase(rest.begin());
    if(!kept.hasConflict(*disk_))
    {
      take(kept);
      continue;
    }
    return askAboutConflict(
        &window_, kept, disk_->read(kept.file).value_or(""),
        [this, kept, rest]
        {
          take(kept);
          restore(rest);
        },
        [this, kept, rest]
        {
          leave(kept);
          restore(rest);
        });
  }
}

void KeptEdits::take(const JournalFolder::Kept& kept)
{
  QString problem;
  SceneDocument* const document = documents_.open(kept.file, &problem);
  if(!document)
    return emit noted(Diagnostic::Severity::Error, problem);
  unanswered_.erase(kept.file);
  document->restore(kept.text, kept.base);
  emit restored(document);
}

/// The file stays as it is on disk; the kept text becomes one of its earlier versions.
void KeptEdits::leave(const JournalFolder::Kept& kept)
{
  if(const QString problem = versions_->keep(kept.file, {kept.text, kept.time}); !problem.isEmpty())
    return emit noted(Diagnostic::Severity::Error, problem);
  emit noted(Diagnostic::Severity::Note,
             tr("The kept edits of %1 are among its earlier versions.").arg(kept.file));
  discard(kept.file);
}

void KeptEdits::discard(const QString& file)
{
  unanswered_.erase(file);
  journals_->forgetLeft(file);
}

void KeptEdits::forget(const QString& file)
{
  if(!unanswered_.contains(file))
    journals_->forgetLeft(file);
}

} // namespace sparkwright
