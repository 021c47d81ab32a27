#pragma once

#include "app/ide/editing/dialogs/TextChoiceDialog.h"
#include "editor/document/storage/Journal.h"

#include <functional>
#include <memory>
#include <vector>

namespace sparkwright
{

/// Asks once about all files of a scene whose unsaved edits an earlier run has left: which of them to restore. Says
/// which files have changed on disk since, and shows the edits of each.
class RestoreDialog : public TextChoiceDialog
{
  Q_OBJECT
public:
  struct Answers
  {
    std::function<void(const std::vector<JournalFolder::Kept>&)> restore; ///< The rest stays as it is kept.
    std::function<void()> discard;                                       ///< All of them.
  };
  /// Opens the dialog and returns at once; no answer is called if the user cancels.
  static void ask(QWidget& parent, const std::vector<JournalFolder::Kept>& kept, const std::shared_ptr<SceneDisk>& disk,
                  const Answers& answers);

private:
  RestoreDialog(QWidget& parent, const std::vector<JournalFolder::Kept>& kept, const std::shared_ptr<SceneDisk>& disk);
  static std::vector<Row> rowsOf(const std::vector<JournalFolder::Kept>& kept, const std::shared_ptr<SceneDisk>& disk);
};

} // namespace sparkwright
