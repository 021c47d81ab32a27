#pragma once

#include "app/ide/common/WindowPart.h"
#include "app/ide/states/KeptStates.h"

#include <QMenu>
#include <QPointer>
#include <QThreadPool>

#include <memory>
#include <optional>

namespace sparkwright
{

class KeepStateDialog;

/// Keeps states of the run in files, and puts the run into them again.
class StatesPart : public WindowPart
{
  Q_OBJECT
public:
  explicit StatesPart(const Surroundings& around);
  ~StatesPart() override;

  QAction& keepAction() { return *keep_; }
  QMenu& restoreMenu() { return *menu_; }
  const KeptStates& states() const { return states_; }
  /// Puts the run into the state of a file; what becomes of it is told in the status bar and the log.
  void restore(const QString& file);

  void retranslate() override;
  bool openFile(const QString& file) override;
  void opening(const QString& scene, Variables& variables) override;
  void follow(const SessionState& state) override;
  void showState(const SessionState& state) override;

private:
  /// A state that has been asked for, until it is written.
  struct Wanted
  {
    long number = 0;     ///< Of the answer.
    long generation = 0; ///< Of the World that was asked.
    StateFileHead head;
    std::optional<QString> name; ///< Nothing: the person has not said it yet.
  };

  void keep();
  void write(const WorldState& state);
  void fillMenu();
  void read(const QString& file, const std::shared_ptr<const WorldState>& state, const LocalText& problem);
  void ask(const QString& file, const std::function<void()>& go);
  void go(const QString& file, const std::shared_ptr<const WorldState>& state);
  QString suggestedName(const SessionState& state) const;
  QString entryOf(const KeptStates::Kept& kept) const;

  Surroundings around_;
  KeptStates states_;
  QAction *keep_, *other_, *folder_;
  std::unique_ptr<QMenu> menu_;
  std::optional<Wanted> wanted_;
  QPointer<KeepStateDialog> dialog_;
  QString lastFolder_; ///< Of the file dialog.
  QThreadPool disk_;   ///< Reads and writes files.
};

} // namespace sparkwright
