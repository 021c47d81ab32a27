#include "editor/text/help/DocumentHelps.h"

namespace sparkwright
{

DocumentHelps::DocumentHelps(OpenDocuments& documents, const HelpServices& services, QObject* parent)
    : QObject(parent), services_(services)
{
  connect(&documents, &OpenDocuments::opened, this, [this](SceneDocument* document) { of(*document); });
  connect(&documents, &OpenDocuments::closing, this, [this](const SceneDocument* document) { helps_.erase(document); });
  for(SceneDocument* const document : documents.all())
    of(*document);
}

SceneHelp& DocumentHelps::of(SceneDocument& document)
{
  std::unique_ptr<SceneHelp>& help = helps_[&document];
  if(!help)
  {
    help = std::make_unique<SceneHelp>(document, [this, &document] { return services_.knowledge(document); });
    emit made(help.get());
  }
  return *help;
}

std::vector<SceneHelp*> DocumentHelps::all() const
{
  std::vector<SceneHelp*> result;
  for(const auto& [document, help] : helps_)
    result.push_back(help.get());
  return result;
}

} // namespace sparkwright
