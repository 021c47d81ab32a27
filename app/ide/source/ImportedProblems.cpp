#include "app/ide/source/ImportedProblems.h"

#include "app/ide/common/BackgroundPool.h"

#include <QCoreApplication>
#include <QFile>
#include <QPointer>
#include <QThreadPool>

#include <algorithm>
#include <set>
#include <utility>

namespace sparkwright
{

ImportedProblems::ImportedProblems(OpenDocuments& documents, KnowledgeSource& knowledge, QObject* parent)
    : QObject(parent), documents_(documents), knowledge_(knowledge)
{
  connect(&knowledge_, &KnowledgeSource::changed, this, &ImportedProblems::check);
}

/// The files to be checked, each once.
std::vector<std::filesystem::path> ImportedProblems::imported() const
{
  const std::shared_ptr<const SceneIndex> index = knowledge_.index();
  std::set<std::filesystem::path> known;
  std::vector<const SceneSummary*> waiting;
  const auto visit = [&](const SceneSummary* scene)
  {
    if(scene && known.insert(scene->path).second)
      waiting.push_back(scene);
  };
  std::vector<std::filesystem::path> result;
  if(!index)
    return result;
  for(const SceneDocument* const document : documents_.all())
    visit(index->at(document->file().toStdString()));
  while(!waiting.empty() && result.size() < most)
  {
    const SceneSummary& scene = *waiting.back();
    waiting.pop_back();
    if(!documents_.find(QString::fromStdString(scene.path.string())))
      result.push_back(scene.path);
    for(const SceneSummary::Import& import : scene.imports)
      visit(index->find(import.file.name));
  }
  std::ranges::sort(result);
  return result;
}

void ImportedProblems::check()
{
  if(checking_)
  {
    again_ = true;
    return;
  }
  struct Question
  {
    std::filesystem::path path;
    std::shared_ptr<const SceneKnowledge> knowledge;
  };
  std::vector<Question> questions;
  for(const std::filesystem::path& path : imported())
    if(path.extension() == ".rsg")
      questions.push_back({path, knowledge_.of(QString::fromStdString(path.string()))});
  checking_ = true;
  backgroundPool().start(
      [self = QPointer(this), questions = std::move(questions)]
      {
        auto found = std::make_shared<std::vector<File>>();
        for(const auto& [path, knowledge] : questions)
        {
          QFile file(QString::fromStdString(path.string()));
          if(!file.open(QIODevice::ReadOnly) || file.size() > static_cast<qint64>(largest))
            continue;
          const SyntaxTree tree(file.readAll().toStdString());
          if(std::vector<Finding> findings = findingsIn(tree, *knowledge); !findings.empty())
            found->push_back({file.fileName(), std::move(findings)});
        }
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, found]
            {
              if(!self)
                return;
              self->checking_ = false;
              self->files_ = std::move(*found);
              emit self->changed();
              if(std::exchange(self->again_, false))
                self->check();
            },
            Qt::QueuedConnection);
      });
}

} // namespace sparkwright
