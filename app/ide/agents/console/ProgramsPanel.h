#pragma once

#include "app/ide/agents/programs/Programs.h"

#include <QListWidget>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace sparkwright
{

class ConsoleView;

/// The dock of the programs that were started here: each with its state and its console.
class ProgramsPanel : public QWidget
{
  Q_OBJECT
public:
  explicit ProgramsPanel(Programs& programs, QWidget* parent = nullptr);

  /// Adds a button for an action to the page without programs.
  void offer(QAction* action);
  void select(Programs::Id id);
  Programs::Id selected() const;
  /// Shows what has been printed; to be called some times a second.
  void refresh();

  QListWidget& list() const { return *list_; }
  ConsoleView& console() const { return *console_; }
  QToolButton& restartButton() const { return *restart_; }
  QToolButton& stopButton() const { return *stop_; }
  QToolButton& killButton() const { return *kill_; }
  QToolButton& forgetButton() const { return *forget_; }

signals:
  void menuWanted(int program, const QPoint& place);

protected:
  void changeEvent(QEvent* event) override;

private:
  void retranslate();
  void showPrograms();
  void showSelected();

  Programs& programs_;
  QStackedWidget* pages_;
  QLabel* invitation_;
  QVBoxLayout* empty_;
  QListWidget* list_;
  QToolButton *restart_, *stop_, *kill_, *forget_;
  ConsoleView* console_;
};

} // namespace sparkwright
