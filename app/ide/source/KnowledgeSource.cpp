#include "app/ide/source/KnowledgeSource.h"

#include "app/ide/common/BackgroundPool.h"
#include "core/setup/DataPath.h"

#include <QFileInfo>
#include <QPointer>
#include <QThreadPool>

#include <algorithm>

namespace sparkwright
{

/// What all documents share that look names up in the same folders.
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
  followFolders();
  soon_.setSingleShot(true);
  soon_.setInterval(readAfter);
  connect(&soon_, &QTimer::timeout, this, &KnowledgeSource::read);
  connect(&documents_, &OpenDocuments::textChanged, &soon_, qOverload<>(&QTimer::start));
  connect(&documents_, &OpenDocuments::changed, &soon_, qOverload<>(&QTimer::start));
  connect(&documents_, &OpenDocuments::changed, this, &KnowledgeSource::followFolders);
}

QStringList KnowledgeSource::folders() const
{
  QStringList result;
  for(const std::filesystem::path& folder : folders_)
    result << QString::fromStdString(folder.string());
  return result;
}

/// The data root of each document, as the World has it.
void KnowledgeSource::followFolders()
{
  std::vector<std::filesystem::path> folders;
  const auto add = [&](std::filesystem::path folder)
  {
    if(!folder.empty() && std::ranges::find(folders, folder) == folders.end())
      folders.push_back(std::move(folder));
  };
  const std::vector<SceneDocument*> documents = documents_.all();
  for(auto document = documents.rbegin(); document != documents.rend(); ++document)
    if(isOfScenes((*document)->language()))
      add(dataRootOf((*document)->file().toStdString()).root);
  add(QFileInfo(dataFolder_).canonicalFilePath().toStdString());
  for(const std::filesystem::path& folder : further_)
    add(folder);
  if(folders == folders_)
    return;
  folders_ = std::move(folders);
  forgetStocks();
}

void KnowledgeSource::forgetStocks() { stocks_.clear(); }

std::vector<std::filesystem::path> KnowledgeSource::rootsOf(const std::filesystem::path& file) const
{
  std::vector<std::filesystem::path> roots;
  if(std::filesystem::path own = dataRootOf(file).root; !own.empty())
    roots.push_back(std::move(own));
  const std::filesystem::path program = QFileInfo(dataFolder_).canonicalFilePath().toStdString();
  for(const std::filesystem::path& folder : folders_)
  {
    const auto [end, rest] = std::ranges::mismatch(folder, file);
    const bool isForAll = folder == program || std::ranges::find(further_, folder) != further_.end();
    if((end == folder.end() || isForAll) && std::ranges::find(roots, folder) == roots.end())
      roots.push_back(folder);
  }
  return roots;
}

void KnowledgeSource::addFurther(const QStringList& folders)
{
  for(const QString& folder : folders)
    if(const QString path = QFileInfo(folder).canonicalFilePath(); QFileInfo(path).isDir())
      further_.push_back(path.toStdString());
  followFolders();
  readSoon();
}

void KnowledgeSource::setMaterials(std::vector<std::string> names)
{
  std::ranges::sort(names);
  if(names == materials_)
    return;
  materials_ = std::move(names);
  forgetStocks();
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
  backgroundPool().start(
      [self = QPointer(this), folders = folders_, texts = documents_.texts(), before = index_]
      {
        auto index = SceneIndex::read(folders, texts, before);
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, index]
            {
              if(!self)
                return;
              self->index_ = index;
              self->forgetStocks();
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

std::shared_ptr<const KnowledgeSource::Stock> KnowledgeSource::stockOf(const QString& file)
{
  const std::vector<std::filesystem::path> roots = rootsOf(file.toStdString());
  std::shared_ptr<const Stock>& known = stocks_[roots];
  if(known)
    return known;
  const auto made = std::make_shared<Stock>();
  made->registry = registry_;
  for(const std::filesystem::path& folder : roots)
    made->files.addDirectory(folder);
  made->index = index_;
  made->materials = materials_;
  known = made;
  return known;
}

const FileService* KnowledgeSource::filesOf(const QString& file)
{
  return &stockOf(file)->files;
}

std::shared_ptr<const SceneKnowledge> KnowledgeSource::of(const QString& file)
{
  struct Known
  {
    std::shared_ptr<const Stock> stock;
    SceneKnowledge knowledge;
  };
  const std::shared_ptr<const Stock> shared = stockOf(file);
  const auto known = std::make_shared<Known>(Known{
      shared,
      {*shared->registry, &shared->files, shared->index, dataRootOf(file.toStdString()).name, {}, shared->materials}});
  return {known, &known->knowledge};
}

} // namespace sparkwright
