#pragma once

#include "editor/document/OpenDocuments.h"
#include "editor/text/help/HelpServices.h"
#include "editor/text/help/SceneHelp.h"

#include <QObject>

#include <map>
#include <memory>

namespace sparkwright
{

/// Language help of each open document, shown or not.
class DocumentHelps : public QObject
{
  Q_OBJECT
public:
  /// All must outlive this. What uses a help must let go of it when its document closes, before this does.
  DocumentHelps(OpenDocuments& documents, const HelpServices& services, QObject* parent = nullptr);

  SceneHelp& of(SceneDocument& document);
  std::vector<SceneHelp*> all() const;

signals:
  /// A document has been opened.
  void made(sparkwright::SceneHelp* help);

private:
  const HelpServices& services_;
  std::map<const SceneDocument*, std::unique_ptr<SceneHelp>> helps_;
};

} // namespace sparkwright
