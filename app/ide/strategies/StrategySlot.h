#pragma once

#include "app/ide/strategies/StrategyBuild.h"
#include "app/ide/strategies/StrategyProgram.h"
#include "core/game/GameSeat.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileSystemWatcher>
#include <QFrame>
#include <QLabel>
#include <QTimer>
#include <QToolButton>

namespace sparkwright
{

/// The place of one side's strategy: which library plays, how it does, and what can be done with it.
class StrategySlot : public QFrame
{
  Q_OBJECT
public:
  /// @param programs    start strategies; must outlive this
  /// @param statusFile  of its own; see StrategyProgram
  /// @param dataFolder  contains strategies' templates and header
  StrategySlot(Programs& programs, const QString& statusFile, const QString& dataFolder, QWidget* parent = nullptr);

  /// What the game says of the side. @param server, port  where strategies connect; port 0: nobody can
  void setSeat(const GameSeat& seat, const QString& server, int port);
  /// Chooses a file and plays with it. @param watch  whether changes are followed
  void play(const QString& file, bool watch);
  /// What the team is called; empty: as the strategy says.
  void setTeamName(const QString& name) { place_.team = name; }
  /// Whether the simulator is part of this program, so that libraries can be loaded into it.
  void offerInside(bool offered);
  /// Shows how it does; to be called about once a second.
  void refresh();
  /// The command for a terminal that plays with the chosen file.
  QString command() const;
  /// The file that is chosen; empty: none.
  QString file() const;

  StrategyProgram& program() { return program_; }
  QComboBox& files() const { return *files_; }
  QToolButton& loadButton() const { return *load_; }
  QToolButton& reloadButton() const { return *reload_; }
  QToolButton& unloadButton() const { return *unload_; }
  QToolButton& buildButton() const { return *build_; }
  QAction& insideAction() const { return *inside_; }
  QCheckBox& watchBox() const { return *watch_; }
  QString title() const { return title_->text(); }
  QString stateText() const { return state_->text(); }
  QString figures() const { return figures_->text(); }
  QString problem() const { return problem_->text(); }

signals:
  void copyWanted(const QString& text);
  /// A library shall lead the side inside the simulator. @param file  empty: the one that is there shall go
  void insideWanted(const QString& side, const QString& file);
  /// Something that should be in the log.
  void noted(const QString& words, bool good);

protected:
  void changeEvent(QEvent* event) override;

private:
  void retranslate();
  void fillFiles();
  void browse();
  void load();
  void loadInside();
  void unload();
  void compile();
  void followSource();
  void showBuilt(bool good, const QString& words);
  void showState();
  QString stateWords() const;
  void showFigures();
  QString lastWords() const;

  StrategyProgram program_;
  StrategyBuild builder_;
  QFileSystemWatcher sources_;
  QTimer compileSoon_; ///< Editors write a file in several steps.
  GameSeat seat_;
  StrategyPlace place_;
  QString refusal_; ///< Why the last attempt did not start, or what the compiler said.
  QLabel *colour_, *title_, *state_, *fileLabel_, *figures_, *problem_;
  QComboBox* files_;
  QToolButton *browse_, *load_, *reload_, *unload_, *build_, *copy_;
  QAction* inside_;
  QCheckBox* watch_;
};

} // namespace sparkwright
