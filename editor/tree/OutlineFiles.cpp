#include "editor/tree/OutlineFiles.h"

#include <QFileInfo>

namespace sparkwright
{

namespace
{

QString keyOf(const QString& path)
{
  const QString canonical = QFileInfo(path).canonicalFilePath();
  return canonical.isEmpty() ? path : canonical;
}

} // namespace

const SourceOutline::Item* OutlinedFile::nodeOf(TokenRope::Id form) const
{
  const SourceOutline::Item* item = outline->find(form);
  if(const auto open = tokens().find(form); !item && open)
    item = outline->find(outline->at(open->begin()));
  return item && item->kind == SourceOutline::Kind::Node ? item : nullptr;
}

OutlineFiles::OutlineFiles(OpenDocuments& documents, const FileService* files, QObject* parent)
    : QObject(parent), documents_(documents), filesOf_([files](const QString&) { return files; })
{
  connect(&documents, &OpenDocuments::opened, this, &OutlineFiles::add);
  connect(&documents, &OpenDocuments::closing, this, &OutlineFiles::remove);
}

OutlineFiles::~OutlineFiles() = default;

void OutlineFiles::add(SceneDocument* document)
{
  if(!document->isScene())
    return;
  const QString key = keyOf(document->file());
  auto& file = byPath_[key];
  if(!file)
    file = std::make_unique<OutlinedFile>();
  else if(file->document == document)
    return;
  else
  {
    if(file->document)
      disconnect(file->document, nullptr, this, nullptr);
    emit replacing(file.get());
  }
  OutlinedFile* const self = file.get();
  self->file = document->file();
  self->document = document;
  self->outline = std::make_unique<SourceOutline>(document->tokens());
  self->text.reset();
  connect(document, &SceneDocument::stateChanged, this, [this, self] { followFile(self); });
  connect(document, &SceneDocument::edited, this,
          [this, self](const TokenRope::Change& change) { emit edited(self, self->outline->edited(change)); });
}

/// A document was saved as another file: what it imports is looked up from there.
void OutlineFiles::followFile(OutlinedFile* self)
{
  const QString file = self->document ? self->document->file() : self->file;
  if(file == self->file)
    return;
  emit replacing(self);
  const QString key = keyOf(file);
  if(const auto other = byPath_.find(key); other != byPath_.end() && other->second.get() != self && !other->second->document)
  {
    emit replacing(other->second.get());
    byPath_.erase(other);
  }
  self->file = file;
  for(auto entry = byPath_.begin(); entry != byPath_.end(); ++entry)
    if(entry->second.get() == self)
    {
      auto moved = byPath_.extract(entry);
      moved.key() = key;
      while(byPath_.contains(moved.key())) // Another document has that file, too.
        moved.key() += QLatin1Char('/');
      byPath_.insert(std::move(moved));
      return;
    }
}

const FileService* OutlineFiles::filesOf(const SourceOutline& outline) const
{
  for(const auto& [path, file] : byPath_)
    if(file->outline.get() == &outline)
      return filesOf_(file->file);
  return filesOf_({});
}

void OutlineFiles::remove(SceneDocument* document)
{
  for(auto entry = byPath_.begin(); entry != byPath_.end(); ++entry)
    if(entry->second->document == document)
    {
      emit replacing(entry->second.get());
      disconnect(document, nullptr, this, nullptr);
      byPath_.erase(entry);
      return;
    }
}

OutlinedFile* OutlineFiles::of(SceneDocument* document)
{
  if(!document)
    return nullptr;
  for(const auto& [path, file] : byPath_)
    if(file->document == document)
      return file.get();
  add(document);
  for(const auto& [path, file] : byPath_)
    if(file->document == document)
      return file.get();
  return nullptr;
}

std::string OutlineFiles::nameOf(const SourceOutline& outline, SourceOutline::Id item)
{
  const SourceOutline::Item* const self = outline.find(item);
  if(!self || self->kind != SourceOutline::Kind::Import || self->head.empty() || self->head[0] == '$' ||
     self->head[0] == '(')
    return {};
  return self->head;
}

QString OutlineFiles::pathOf(const SourceOutline& outline, SourceOutline::Id item) const
{
  const std::string name = nameOf(outline, item);
  const FileService* const files = name.empty() ? nullptr : filesOf(outline);
  const auto path = files ? files->find(name) : std::nullopt;
  return path ? QString::fromStdString(path->string()) : QString();
}

OutlinedFile* OutlineFiles::imported(const SourceOutline& outline, SourceOutline::Id item)
{
  const QString path = pathOf(outline, item);
  if(path.isEmpty())
    return nullptr;
  const QString key = keyOf(path);
  if(const auto known = byPath_.find(key); known != byPath_.end())
    return known->second.get();
  if(SceneDocument* const document = documents_.find(path))
    return of(document);
  const std::optional<std::string> text = filesOf(outline)->read(nameOf(outline, item), largest);
  if(!text)
    return nullptr;
  auto file = std::make_unique<OutlinedFile>();
  file->file = path;
  file->text = std::make_unique<TokenRope>(*text);
  file->outline = std::make_unique<SourceOutline>(*file->text);
  return (byPath_[key] = std::move(file)).get();
}

} // namespace sparkwright
