#include "app/ide/strategies/StrategiesPart.h"

#include "app/ide/agents/AgentsPart.h"
#include "app/ide/common/Actions.h"
#include "app/ide/common/UserFolders.h"
#include "app/ide/session/Session.h"
#include "app/ide/strategies/NewStrategyDialog.h"
#include "app/ide/strategies/StrategiesPanel.h"

#include <QAction>
#include <QClipboard>
#include <QDockWidget>
#include <QFileInfo>
#include <QGuiApplication>

namespace sparkwright
{

namespace
{

const char* const strategiesContext = "sparkwright::StrategiesPart";

constexpr Actions::Words newWords{
    "", "start-program", QT_TRANSLATE_NOOP("sparkwright::StrategiesPart", "New s&trategy…"),
    QT_TRANSLATE_NOOP("sparkwright::StrategiesPart",
                      "Make a strategy in C, C++ or Python, compile it, and let it play")};
constexpr Actions::Words showWords{
    "", "start-team", QT_TRANSLATE_NOOP("sparkwright::StrategiesPart", "Show &strategies"),
    QT_TRANSLATE_NOOP("sparkwright::StrategiesPart",
                      "Choose and watch the strategies that lead the teams of this game")};
constexpr qint64 refreshEvery = 500; // ms

} // namespace

StrategiesPart::StrategiesPart(const Surroundings& around)
    : around_(around), panel_(new StrategiesPanel(around.shell.part<AgentsPart>().programs(), around.dataFolder,
                                                  &around.shell.widget())),
      dock_(&around.shell.addDock({"strategiesDock", Qt::RightDockWidgetArea, 11}, panel_)),
      new_(around.actions.add(newWords, strategiesContext)), show_(around.actions.add(showWords, strategiesContext))
{
  around_.shell.addEntry({MenuPlace::File, 0, -9}, new_);
  around_.shell.addEntry({MenuPlace::Match, 8, 0}, show_);
  around_.shell.setFocusActions(*dock_, {new_});
  panel_->offer(new_);
  around_.shell.setRelevant(*dock_, false); // Until there is a game with strategies.
  show_->setVisible(false);
  connect(new_, &QAction::triggered, this, &StrategiesPart::makeNew);
  connect(show_, &QAction::triggered, this, [this] { around_.shell.goTo(*dock_); });
  connect(panel_, &StrategiesPanel::copyWanted, this,
          [this](const QString& text)
          {
            QGuiApplication::clipboard()->setText(text);
            around_.shell.tell(tr("Copied: %1").arg(text));
          });
  connect(panel_, &StrategiesPanel::insideWanted, this,
          [this](const QString& side, const QString& file)
          { around_.session.leadInside(side.toStdString(), std::filesystem::path(file.toStdString())); });
  connect(panel_, &StrategiesPanel::noted, this,
          [this](const QString& words, bool good)
          {
            around_.shell.tell(words.section(QLatin1Char('\n'), 0, 0));
            around_.shell.note(good ? Diagnostic::Severity::Note : Diagnostic::Severity::Error, words);
          });
}

StrategiesPart::~StrategiesPart()
{
  delete newDialog_;
}

NewStrategyDialog* StrategiesPart::newDialog() const
{
  return newDialog_;
}

void StrategiesPart::retranslate()
{
  dock_->setWindowTitle(tr("Strategies"));
}

void StrategiesPart::showState(const SessionState& state)
{
  if(!state.frame && state.phase != SessionState::Phase::Empty)
    return; // It is being loaded.
  const bool own = state.source == SessionState::Source::Own; // Those of a recording cannot be exchanged.
  const std::span<const GameSeat> seats =
      own && state.frame ? std::span<const GameSeat>(state.frame->game.seats) : std::span<const GameSeat>();
  if(relevant_ != !seats.empty())
  {
    relevant_ = !seats.empty();
    around_.shell.setRelevant(*dock_, relevant_);
    show_->setVisible(relevant_);
    if(relevant_ && !around_.shell.layoutKnown())
      dock_->raise();
  }
  panel_->setSeats(seats, state.gamePort, QString::fromStdString(state.host));
  if(!refreshed_.isValid() || refreshed_.elapsed() >= refreshEvery)
  {
    panel_->refresh();
    refreshed_.start();
  }
}

void StrategiesPart::makeNew()
{
  if(!newDialog_)
  {
    QStringList sides;
    const SessionState state = around_.session.state();
    if(state.frame)
      for(const GameSeat& seat : state.frame->game.seats)
        sides += QString::fromStdString(seat.side);
    newDialog_ = new NewStrategyDialog(userFolder(QStandardPaths::DocumentsLocation), around_.dataFolder, sides,
                                       &around_.shell.widget());
    connect(newDialog_, &NewStrategyDialog::made, this, &StrategiesPart::useNew);
  }
  newDialog_->show();
  newDialog_->raise();
  newDialog_->activateWindow();
}

/// It plays, and its source is there to be changed.
void StrategiesPart::useNew(const QString& source, const QString& library, const QString& side)
{
  if(StrategySlot* const slot = panel_->slot(side))
  {
    around_.shell.goTo(*dock_);
    slot->play(library, true);
  }
  for(const auto& part : around_.shell.parts())
    if(part->openText(source))
      break;
  around_.shell.tellWritten(source, tr("%1 is made").arg(QFileInfo(source).fileName()));
}

} // namespace sparkwright
