#include "app/ide/editing/KeptEdits.h"

#include "app/ide/editing/dialogs/EditDialogs.h"
#include "app/ide/editing/dialogs/RestoreDialog.h"
#include "core/frame/Frame.h"
#include "core/import/NodeSource.h"
#include "core/rsg/SceneForm.h"
#include "core/setup/DataPath.h"

#include <QFileInfo>
#include <QWidget>

#include <filesystem>
#include <string>

namespace sparkwright
{

namespace
{

// Of a scene; nobody edits so many.
constexpr std::size_t maxFiles = 1000;
constexpr std::size_t maxFileSize = std::size_t(16) << 20;

} // namespace

KeptEdits::KeptEdits(QWidget& window, OpenDocuments& documents, std::shared_ptr<JournalFolder> journals,
                     std::shared_ptr<SceneDisk> disk, std::shared_ptr<EarlierVersions> versions)
    : window_(window), documents_(documents), journals_(std::move(journals)), disk_(std::move(disk)),
      versions_(std::move(versions))
{
  soon_.setSingleShot(true);
  connect(&soon_, &QTimer::timeout, this, &KeptEdits::offer);
  connect(&documents_, &OpenDocuments::opened, &soon_, qOverload<>(&QTimer::start));
}

void KeptEdits::lookFor(const QStringList& files, long generation,
                        const std::shared_ptr<const SceneStructure>& structure)
{
  if(!loading_ && files == scene_ && generation == generation_ && !structure == !structure_)
    return; // Edits change the structure with each letter.
  loading_ = false;
  scene_ = files;
  structure_ = structure;
  generation_ = generation;
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

/// Files that have made a node of the run, also by scripts; and what they and the scene import, even if it made none.
void KeptEdits::findFiles()
{
  std::set<std::string> made; // Most nodes are of few files.
  std::set<const NodeSource*> seen;
  if(structure_)
    for(const SceneStructure::Node& node : structure_->nodes)
    {
      if(node.origin.file)
        made.insert(*node.origin.file);
      // Also those around it: nodes that were dissolved are in no structure.
      for(const NodeSource* form = node.origin.source.get(); form && seen.insert(form).second; form = form->around().get())
        made.insert(form->location());
    }
  QStringList waiting = scene_;
  for(const std::string& file : made)
    waiting << QString::fromStdString(file);
  while(!waiting.isEmpty() && ofScene_.size() < maxFiles)
  {
    const QString file = fileIdentity(waiting.takeLast());
    if(!QFileInfo(file).isFile() || !ofScene_.insert(file).second)
      continue;
    const std::filesystem::path path = file.toStdString();
    const std::optional<std::string> text =
        languageOf(file.toStdString()) == TextLanguage::Scene && disk_->size(file) <= maxFileSize ? disk_->readText(file) : std::nullopt;
    if(text)
      for(const std::string& name : rsg::importedFiles(SyntaxTree(*text)))
        waiting << QString::fromStdString((dataRootOf(path).root / name).string());
  }
}

void KeptEdits::offer()
{
  if(loading_)
    return;
  std::vector<JournalFolder::Kept> left = journals_->left(); // The newest first.
  if(left.empty())
    return;
  if(ofScene_.empty() && !scene_.isEmpty())
    findFiles();
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
        &window_, offered.front(), disk_->readText(offered.front().file).value_or(""),
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
        &window_, kept, disk_->readText(kept.file).value_or(""),
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
