#pragma once

#include "editor/document/SceneDocument.h"

#include <QDialog>
#include <QPointer>

#include <functional>
#include <memory>
#include <vector>

class QListWidget;

namespace sparkwright
{

/// Asks once about all documents with unsaved changes: which of them to save. Shows the changes of each.
class UnsavedDialog : public QDialog
{
  Q_OBJECT
public:
  using Chosen = std::function<void(const std::vector<QPointer<SceneDocument>>& save)>;

  /// Opens the dialog and returns at once. @param chosen  called with those to be saved, unless the user cancels
  static void ask(QWidget& parent, const std::vector<SceneDocument*>& documents, std::shared_ptr<SceneDisk> disk,
                  const Chosen& chosen);

private:
  UnsavedDialog(QWidget& parent, const std::vector<SceneDocument*>& documents, std::shared_ptr<SceneDisk> disk);
  std::vector<QPointer<SceneDocument>> checked() const;
  void showDifference(int row);

  std::vector<QPointer<SceneDocument>> documents_;
  std::shared_ptr<SceneDisk> disk_;
  QListWidget* list_;
  class DifferenceView* difference_;
};

} // namespace sparkwright
