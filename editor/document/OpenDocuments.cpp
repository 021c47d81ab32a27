#include "editor/document/OpenDocuments.h"

#include "editor/document/storage/DiskMessages.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace sparkwright
{

namespace
{

QString absolutePath(const QString& file)
{
  return QDir::cleanPath(QFileInfo(file).absoluteFilePath());
}

} // namespace

OpenDocuments::OpenDocuments(std::shared_ptr<JournalFolder> journals, std::shared_ptr<SceneDisk> disk, QObject* parent)
    : QObject(parent), journals_(std::move(journals)), disk_(std::move(disk))
{
}

OpenDocuments::~OpenDocuments()
{
  // Undo stacks tell that they are emptied when they go.
  for(const auto& document : documents_)
    document->undoStack().disconnect(this);
}

SceneDocument* OpenDocuments::open(const QString& file, QString* problem)
{
  const QString identity = fileIdentity(file);
  if(const auto known = byIdentity_.find(identity); known != byIdentity_.end())
    return known->second;
  QString path = absolutePath(file);
  if(const auto other = paths_.find(identity); other != paths_.end() && path == identity)
    path = other->second;
  auto made = std::make_unique<SceneDocument>(journals_, disk_);
  made->setEarlierVersions(versions_);
  QString why = made->open(identity, path);
  if(why.isEmpty() && hasZeroBytes(made->tokens().text(0, std::min<std::uint32_t>(made->tokens().size(), 8192))))
    why = cannotDecode(identity, {TextEncoding::Kind::Binary});
  if(!why.isEmpty())
  {
    if(problem)
      *problem = why;
    return nullptr;
  }
  SceneDocument* const document = made.get();
  documents_.push_back(std::move(made));
  enter(document);
  connect(document, &SceneDocument::textChanged, this, [this, document] { emit textChanged(document); });
  connect(document, &SceneDocument::stateChanged, this,
          [this, document]
          {
            if(names_[document].file != document->file()) // Saved as another file.
            {
              leave(document);
              enter(document);
            }
            emit changed();
          });
  steps_[document] = document->undoStack().index();
  connect(&document->undoStack(), &QUndoStack::indexChanged, this,
          [this, document](int index) { followSteps(document, index); });
  emit opened(document);
  emit changed();
  return document;
}

int OpenDocuments::applyTogether(const std::vector<Edits>& all, const QString& what)
{
  const int act = ++acts_;
  bool done = false;
  for(const Edits& each : all)
    done = each.document->applyInAct(each.edits, what, act) || done;
  return done ? act : 0;
}

bool OpenDocuments::canUndo(int act) const
{
  return act != 0 && std::ranges::any_of(documents_, [act](const auto& document)
                                         { return document->actOf(document->undoStack().index() - 1) == act; });
}

bool OpenDocuments::undo(int act)
{
  if(act == 0)
    return false;
  for(SceneDocument* const document : all())
    if(document->actOf(document->undoStack().index() - 1) == act)
    {
      document->undoStack().undo(); // The others follow.
      return true;
    }
  return false;
}

/// When a step of an act was undone or redone in one document, so it is in the others.
void OpenDocuments::followSteps(SceneDocument* document, int index)
{
  const int before = std::exchange(steps_[document], index);
  if(following_)
    return;
  following_ = true;
  std::vector<SceneDocument*> left;
  const auto follow = [&](int act, bool undone)
  {
    if(act == 0)
      return;
    for(SceneDocument* const other : all())
    {
      QUndoStack& stack = other->undoStack();
      const int step = undone ? stack.index() - 1 : stack.index();
      if(other == document)
        continue;
      if(other->actOf(step) == act)
        undone ? stack.undo() : stack.redo();
      else
        for(int i = 0; i < stack.count(); ++i)
          if(other->actOf(i) == act && (i < stack.index()) == undone)
          {
            left.push_back(other);
            break;
          }
    }
  };
  for(int step = before - 1; step >= index; --step)
    follow(document->actOf(step), true);
  for(int step = before; step < index; ++step)
    follow(document->actOf(step), false);
  following_ = false;
  if(!left.empty())
    emit actLeft(left);
}

SceneDocument* OpenDocuments::find(const QString& file) const
{
  const auto found = byIdentity_.find(fileIdentity(file));
  return found == byIdentity_.end() ? nullptr : found->second;
}

void OpenDocuments::noteName(const QString& path)
{
  const QString identity = fileIdentity(path), absolute = absolutePath(path);
  if(absolute == identity)
    paths_.erase(identity);
  else
    paths_[identity] = absolute;
}

void OpenDocuments::enter(SceneDocument* document)
{
  const Names names{document->file(), fileIdentity(document->file())};
  names_[document] = names;
  byIdentity_.emplace(names.identity, document);
}

void OpenDocuments::leave(const SceneDocument* document)
{
  const QString identity = names_[document].identity;
  names_.erase(document);
  if(const auto found = byIdentity_.find(identity); found != byIdentity_.end() && found->second == document)
    byIdentity_.erase(found);
  if(names_.size() > byIdentity_.size()) // Another document has been saved to the same file.
    for(const auto& each : documents_)
      if(const auto names = names_.find(each.get()); names != names_.end())
        byIdentity_.emplace(names->second.identity, each.get());
}

std::vector<SceneDocument*> OpenDocuments::all() const
{
  std::vector<SceneDocument*> result;
  for(const auto& document : documents_)
    result.push_back(document.get());
  return result;
}

std::vector<SceneDocument*> OpenDocuments::modified() const
{
  std::vector<SceneDocument*> result = all();
  std::erase_if(result, [](const SceneDocument* document) { return !document->isModified(); });
  return result;
}

void OpenDocuments::close(SceneDocument* document)
{
  const auto found = std::ranges::find_if(documents_, [&](const auto& each) { return each.get() == document; });
  if(found == documents_.end())
    return;
  emit closing(document);
  // Who hears of it by changed() must not find it.
  const std::unique_ptr<SceneDocument> gone = std::move(*found);
  documents_.erase(found);
  document->undoStack().disconnect(this);
  leave(document);
  steps_.erase(document);
  emit changed();
}

TextOverlay OpenDocuments::texts() const
{
  TextOverlay result;
  for(const SceneDocument* const document : modified())
    result[document->file().toStdString()] = document->tokens().text();
  return result;
}

} // namespace sparkwright
