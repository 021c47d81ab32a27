#pragma once

#include "editor/language/help/Completion.h"
#include "editor/text/help/HelpServices.h"

#include <QFrame>
#include <QLabel>
#include <QListWidget>

#include <vector>

namespace sparkwright
{

/// The list of proposals beside the cursor, with the description of the chosen one. Never has the keyboard: the text
/// hands keys on.
class CompletionList : public QFrame
{
  Q_OBJECT
public:
  /// @param services  must outlive this
  explicit CompletionList(const HelpServices& services, QWidget* parent);

  /// @param below  where the list begins, and
  /// @param above  where it ends if there is no room below; on the screen
  void show(const std::vector<Completion>& items, QPoint below, QPoint above);
  void move(int rows);
  int chosen() const { return list_->currentRow(); }
  /// The texts that are offered.
  QStringList texts() const;

signals:
  void picked(int row);

private:
  void describe(int row);

  const HelpServices& services_;
  QListWidget* list_;
  QLabel* words_;
  std::vector<Completion> items_;
};

} // namespace sparkwright
