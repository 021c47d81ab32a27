#include "app/ide/match/formations/FormationCommands.h"

#include "app/ide/common/Icons.h"
#include "app/ide/common/texts/CoreTexts.h"
#include "app/ide/match/formations/FormationList.h"
#include "app/ide/match/formations/FormationMoves.h"
#include "core/game/StandardLeagues.h"
#include "viewer/overlay/Overlays.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QInputDialog>
#include <QSettings>

#include <algorithm>
#include <iterator>

namespace sparkwright
{

namespace
{

constexpr int toastId = -1; ///< Events have numbers from 1.

} // namespace

FormationCommands::FormationCommands(Actions& actions, Session& session, ViewArea& area, QObject* parent)
    : QObject(parent), actions_(actions), session_(session), area_(area), menu_(new QMenu(&area)),
      league_(standardLeagues().front()->name())
{
  for(const QFileInfo& each : QDir(QStringLiteral(":/formations")).entryInfoList(QDir::Files, QDir::Name))
    if(QFile file(each.filePath()); file.open(QIODevice::ReadOnly))
      std::ranges::move(parseFormations(file.readAll().toStdString(), each.fileName().toStdString()).formations,
                        std::back_inserter(shipped_));
  connect(actions[ActionId::KeepFormation], &QAction::triggered, this, [this] { askForName(); });
  connect(actions[ActionId::ManageFormations], &QAction::triggered, this, [this] { manage(); });
  connect(actions[ActionId::UndoFormation], &QAction::triggered, this, [this] { putBack(); });
  connect(&area.overlays(), &Overlays::toastChosen, this,
          [this](int id)
          {
            if(id == toastId)
              putBack();
          });
  // Another program, or the user with an editor, may have written it meanwhile.
  connect(menu_, &QMenu::aboutToShow, this,
          [this]
          {
            readKept();
            fillMenu();
          });
  menu_->setIcon(themedIcon(QStringLiteral("formation")));
  retranslate();
  setState({});
}

QString FormationCommands::keptFile()
{
  return QFileInfo(QSettings().fileName()).absolutePath() + QStringLiteral("/formations.toml");
}

QString FormationCommands::title(const Formation& formation)
{
  if(formation.kind.empty())
    return QString::fromStdString(formation.name);
  const std::string& kind = formation.kind;
  const bool left = formation.version.starts_with("left");
  const QString team = left ? tr("left") : tr("right");
  if(kind == "kick-off")
    return tr("Kick-off %1").arg(team);
  if(kind == "goal-kick")
    return tr("Goal kick %1").arg(team);
  if(kind == "penalty")
    return tr("Penalty %1").arg(team);
  if(kind == "attack")
    return tr("Attack %1").arg(team);
  if(kind == "press")
    return tr("Press %1").arg(team);
  if(kind == "corner")
    return formation.version.ends_with("upper") ? tr("Corner %1, upper side").arg(team)
                                                : tr("Corner %1, lower side").arg(team);
  return QString::fromStdString(kind + ' ' + formation.version);
}

void FormationCommands::readKept()
{
  FormationFile file = readFormations(keptFile().toStdString());
  kept_ = std::move(file.formations);
  const bool known = keptSpoilt_;
  keptSpoilt_ = !file.problems.empty();
  if(!known)
    for(const Diagnostic& problem : file.problems)
      emit noted(problem.severity, inWindow(problem));
}

void FormationCommands::writeKept()
{
  const std::string problem = writeFormations(keptFile().toStdString(), kept_);
  if(!problem.empty())
    emit noted(Diagnostic::Severity::Error, tr("Formations are not kept: %1").arg(QString::fromStdString(problem)));
  fillMenu();
}

/// Whether it is for the present game.
bool FormationCommands::fits(const Formation& formation) const
{
  return (formation.league.empty() || formation.league == league_) &&
         (formation.players == 0 || formation.players == players_);
}

void FormationCommands::followGame(const SessionState& state)
{
  if(!state.frame || !state.frame->game.present)
    return;
  int players = 0;
  for(const AgentInfo& player : state.frame->agents)
    players = std::max(players, player.unum);
  const League* const known = state.frame->game.league;
  const std::string_view league = (known ? known : standardLeagues().front())->name();
  if(league == league_ && players == players_)
    return;
  league_ = league;
  players_ = players;
  if(!menu_->isVisible())
    fillMenu();
}

void FormationCommands::addFormation(const Formation& formation)
{
  QAction* const entry = menu_->addAction(themedIcon(QStringLiteral("formation")), title(formation).replace('&', "&&"));
  entry->setStatusTip(tr("Players and ball take up this formation; click the message to put them back"));
  connect(entry, &QAction::triggered, this, [this, formation] { choose(formation); });
  entries_ << entry;
}

void FormationCommands::fillMenu()
{
  menu_->clear();
  entries_.clear();
  std::string kind;
  for(const Formation& formation : shipped_)
  {
    if(!fits(formation))
      continue;
    if(!kind.empty() && formation.kind != kind)
      menu_->addSeparator();
    kind = formation.kind;
    addFormation(formation);
  }
  if(!kept_.empty())
    menu_->addSection(tr("Kept"));
  for(const Formation& formation : kept_)
    if(fits(formation))
      addFormation(formation);
  menu_->addSeparator();
  for(const ActionId id : {ActionId::KeepFormation, ActionId::ManageFormations, ActionId::UndoFormation})
    menu_->addAction(actions_[id]);
  actions_[ActionId::ManageFormations]->setEnabled(!kept_.empty());
}

void FormationCommands::setState(const SessionState& state)
{
  if(state.generation != generation_)
    back_.clear(); // Ids of another World say nothing about this one.
  generation_ = state.generation;
  followGame(state);
  // While the scene is edited, what stands where is for its file to say.
  const bool played = state.source != SessionState::Source::Recorded && state.frame && state.frame->game.present &&
                      !actions_[ActionId::EditScene]->isChecked();
  menu_->setEnabled(played);
  actions_[ActionId::KeepFormation]->setEnabled(played);
  actions_[ActionId::UndoFormation]->setEnabled(played && !back_.isEmpty());
}

void FormationCommands::retranslate()
{
  menu_->setTitle(tr("&Formations"));
  menu_->setAccessibleName(tr("Formations"));
  readKept();
  fillMenu();
}

void FormationCommands::say(const Formation& formation, const FormationMoves& moves)
{
  const GameState& game = area_.scene().frame()->game;
  const auto team = [&](std::size_t side, const QString& other)
  { return game.team[side].empty() ? other : QString::fromStdString(game.team[side]); };
  QStringList rest;
  const auto list = [](const QStringList& names)
  { return names.mid(0, 4).join(QStringLiteral(", ")) + (names.size() > 4 ? QStringLiteral(" …") : QString()); };
  if(!moves.missing.isEmpty())
    rest << tr("not there: %1").arg(list(moves.missing));
  if(!moves.aside.isEmpty())
    rest << tr("beside the field: %1").arg(list(moves.aside));
  const QString who = tr("%1 and %2").arg(team(0, tr("Left")), team(1, tr("Right")));
  rest.prepend(tr("%1 stand: %2").arg(who, title(formation)));
  emit area_.told(rest.join(QStringLiteral(" · ")));
  // A message has room for little: what one can do comes first.
  QStringList brief{tr("Undo: click here")};
  if(!moves.missing.isEmpty())
    brief << tr("%n player(s) missing", nullptr, static_cast<int>(moves.missing.size()));
  if(!moves.aside.isEmpty())
    brief << tr("%n aside", nullptr, static_cast<int>(moves.aside.size()));
  area_.overlays().addToast({toastId, title(formation), brief.join(QStringLiteral(" · ")), {}});
}

void FormationCommands::choose(const Formation& formation)
{
  const SceneDrawing& scene = area_.scene();
  if(!scene.frame() || !scene.frame()->game.present)
    return emit area_.told(tr("No match is being played"));
  back_ = FormationMoves::back(scene).commands;
  const FormationMoves moves = FormationMoves::of(formation, scene);
  session_.command(moves.commands.toStdString());
  actions_[ActionId::UndoFormation]->setEnabled(true);
  say(formation, moves);
}

void FormationCommands::putBack()
{
  if(back_.isEmpty())
    return;
  session_.command(back_.toStdString());
  back_.clear();
  actions_[ActionId::UndoFormation]->setEnabled(false);
  emit area_.told(tr("Everybody is back"));
}

QString FormationCommands::freeName(const QString& wanted) const
{
  QString name = wanted;
  for(int i = 2; std::ranges::any_of(kept_, [&](const Formation& f) { return QString::fromStdString(f.name) == name; });
      ++i)
    name = QStringLiteral("%1 %2").arg(wanted).arg(i);
  return name;
}

void FormationCommands::keep(const QString& name)
{
  const SceneDrawing& scene = area_.scene();
  if(name.trimmed().isEmpty() || !scene.frame())
    return;
  readKept();
  if(keptSpoilt_)
    return emit noted(Diagnostic::Severity::Error,
                      tr("Formations cannot be saved: fix or remove %1 first").arg(keptFile()));
  Formation formation = FormationMoves::present(scene);
  formation.name = freeName(name.trimmed()).toStdString();
  emit area_.told(tr("Kept: %1").arg(QString::fromStdString(formation.name)));
  kept_.push_back(std::move(formation));
  writeKept();
}

void FormationCommands::rename(std::size_t index, const QString& name)
{
  if(index >= kept_.size() || name.trimmed().isEmpty() || keptSpoilt_)
    return;
  if(QString::fromStdString(kept_[index].name) == name.trimmed())
    return;
  kept_[index].name = freeName(name.trimmed()).toStdString();
  writeKept();
}

void FormationCommands::remove(std::size_t index)
{
  if(index >= kept_.size() || keptSpoilt_)
    return;
  kept_.erase(kept_.begin() + static_cast<std::ptrdiff_t>(index));
  writeKept();
}

void FormationCommands::askForName()
{
  auto* const dialog = new QInputDialog(area_.window());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(tr("Keep this formation"));
  dialog->setLabelText(tr("Name of the formation"));
  dialog->setOkButtonText(tr("Keep"));
  dialog->setCancelButtonText(tr("Cancel"));
  connect(dialog, &QInputDialog::textValueSelected, this, &FormationCommands::keep);
  dialog->open();
}

void FormationCommands::manage()
{
  readKept();
  QStringList names;
  for(const Formation& formation : kept_)
    names << QString::fromStdString(formation.name);
  auto* const list = new FormationList(names, area_.window());
  connect(list, &FormationList::renamed, this,
          [this](int row, const QString& name) { rename(static_cast<std::size_t>(row), name); });
  connect(list, &FormationList::removed, this, [this](int row) { remove(static_cast<std::size_t>(row)); });
  list->open();
}

} // namespace sparkwright
