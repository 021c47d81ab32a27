#include "editor/document/OpenDocuments.h"

#include <algorithm>

namespace sparkwright
{

OpenDocuments::OpenDocuments(std::shared_ptr<JournalFolder> journals, std::shared_ptr<SceneDisk> disk, QObject* parent)
    : QObject(parent), journals_(std::move(journals)), disk_(std::move(disk))
{
}

SceneDocument* OpenDocuments::open(const QString& file, QString* problem)
{
  if(SceneDocument* const known = find(file))
    return known;
  auto made = std::make_unique<SceneDocument>(journals_, disk_);
  made->setEarlierVersions(versions_);
  if(const QString why = made->open(fileIdentity(file)); !why.isEmpty())
  {
    if(problem)
      *problem = why;
    return nullptr;
  }
  SceneDocument* const document = made.get();
  documents_.push_back(std::move(made));
  connect(document, &SceneDocument::textChanged, this, [this, document] { emit textChanged(document); });
  connect(document, &SceneDocument::stateChanged, this, &OpenDocuments::changed);
  emit opened(document);
  emit changed();
  return document;
}

SceneDocument* OpenDocuments::find(const QString& file) const
{
  const QString wanted = fileIdentity(file);
  const auto found =
      std::ranges::find_if(documents_, [&](const auto& each) { return fileIdentity(each->file()) == wanted; });
  return found == documents_.end() ? nullptr : found->get();
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
