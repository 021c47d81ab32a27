#pragma once

#include "app/ide/editing/dialogs/TextChoiceDialog.h"
#include "editor/document/SceneDocument.h"

#include <QPointer>

#include <functional>
#include <memory>
#include <vector>

namespace sparkwright
{

/// Asks once about all documents with unsaved changes: which of them to save. Shows the changes of each.
class UnsavedDialog : public TextChoiceDialog
{
  Q_OBJECT
public:
  using Chosen = std::function<void(const std::vector<QPointer<SceneDocument>>& save)>;

  /// Opens the dialog and returns at once. @param chosen  called with those to be saved, unless the user cancels
  static void ask(QWidget& parent, const std::vector<SceneDocument*>& documents, std::shared_ptr<SceneDisk> disk,
                  const Chosen& chosen);

private:
  UnsavedDialog(QWidget& parent, const std::vector<SceneDocument*>& documents, const std::shared_ptr<SceneDisk>& disk);
  static std::vector<Row> rowsOf(const std::vector<SceneDocument*>& documents, const std::shared_ptr<SceneDisk>& disk);

  std::vector<QPointer<SceneDocument>> documents_;
};

} // namespace sparkwright
