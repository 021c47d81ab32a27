#include "app/ide/source/KnowledgeSource.h"

#include "core/setup/DataPath.h"

#include <QFileInfo>
#include <QPointer>
#include <QThreadPool>

#include <algorithm>

namespace sparkwright
{

/// What all documents share.
struct KnowledgeSource::Stock
{
  std::shared_ptr<const Registry> registry;
  FileService files;
  std::shared_ptr<const SceneIndex> index;
  std::vector<std::string> materials;
};

namespace
{

/// Other texts may lie anywhere: what is around them is not for scenes.
bool isOfScenes(TextLanguage language)
{
  return language == TextLanguage::Scene || language == TextLanguage::Ruby || language == TextLanguage::Rosi;
}

} // namespace

KnowledgeSource::KnowledgeSource(OpenDocuments& documents, std::shared_ptr<const Registry> registry,
                                 const QString& dataFolder, QObject* parent)
    : QObject(parent), documents_(documents), registry_(std::move(registry)), dataFolder_(dataFolder)
{
  if(!dataFolder_.isEmpty())
    files_.addDirectory(dataFolder_.toStdString());
  soon_.setSingleShot(true);
  soon_.setInterval(readAfter);
  connect(&soon_, &QTimer::timeout, this, &KnowledgeSource::read);
  connect(&documents_, &OpenDocuments::textChanged, &soon_, qOverload<>(&QTimer::start));
  connect(&documents_, &OpenDocuments::changed, &soon_, qOverload<>(&QTimer::start));
  connect(&documents_, &OpenDocuments::opened, this, &KnowledgeSource::addFolders);
}

QStringList KnowledgeSource::folders() const
{
  QStringList result;
  for(const std::filesystem::path& folder : files_.directories())
    result << QString::fromStdString(folder.string());
  return result;
}

/// The data root of each document, as the World has it.
void KnowledgeSource::addFolders()
{
  for(const SceneDocument* const document : documents_.all())
  {
    if(!isOfScenes(document->language()))
      continue;
    const std::filesystem::path root = dataRootOf(document->file().toStdString()).root;
    const auto& known = files_.directories();
    if(root.empty() || std::ranges::find(known, root) != known.end())
      continue;
    files_.addFirstDirectory(root);
    stock_.reset();
  }
}

void KnowledgeSource::setMaterials(std::vector<std::string> names)
{
  std::ranges::sort(names);
  if(names == materials_)
    return;
  materials_ = std::move(names);
  stock_.reset();
  emit changed();
}

void KnowledgeSource::read()
{
  if(reading_)
  {
    again_ = true;
    return;
  }
  reading_ = true;
  QThreadPool::globalInstance()->start(
      [self = QPointer(this), folders = files_.directories(), texts = documents_.texts(), before = index_]
      {
        auto index = SceneIndex::read(folders, texts, before);
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, index]
            {
              if(!self)
                return;
              self->index_ = index;
              self->stock_.reset();
              self->reading_ = false;
              emit self->changed();
              if(std::exchange(self->again_, false))
                self->readSoon();
            },
            Qt::QueuedConnection);
      });
}

void KnowledgeSource::readSoon()
{
  soon_.start();
}

std::shared_ptr<const KnowledgeSource::Stock> KnowledgeSource::stock()
{
  if(stock_)
    return stock_;
  const auto made = std::make_shared<Stock>();
  made->registry = registry_;
  for(const std::filesystem::path& folder : files_.directories())
    made->files.addDirectory(folder);
  made->index = index_;
  made->materials = materials_;
  stock_ = made;
  return stock_;
}

std::shared_ptr<const SceneKnowledge> KnowledgeSource::of(const QString& file)
{
  struct Known
  {
    std::shared_ptr<const Stock> stock;
    SceneKnowledge knowledge;
  };
  const std::shared_ptr<const Stock> shared = stock();
  const auto known = std::make_shared<Known>(Known{
      shared,
      {*shared->registry, &shared->files, shared->index, dataRootOf(file.toStdString()).name, {}, shared->materials}});
  return {known, &known->knowledge};
}

} // namespace sparkwright
