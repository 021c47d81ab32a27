#include "app/ide/match/MatchPanel.h"
#include "app/ide/window/Language.h"
#include "tests/app/SessionSupport.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QtTest>

#include <limits>

using namespace sparkwright;
using Kind = GameEvent::Kind;
using Event = std::shared_ptr<const GameEvent>;

namespace
{

GameEvent make(int index, Kind kind, const std::string& mode = "PlayOn", const std::string& next = "PlayOn")
{
  GameEvent event;
  event.index = index;
  event.gameTime = 200.f + static_cast<float>(index);
  event.teams = {"Red", ""};
  event.kind = kind;
  event.rule = "some rule";
  event.mode = mode;
  event.next = next;
  event.reason = "reason " + std::to_string(index);
  return event;
}

Event shared(GameEvent event) { return std::make_shared<const GameEvent>(std::move(event)); }

std::shared_ptr<const GameEvents> listOf(GameEvents events)
{
  return std::make_shared<const GameEvents>(std::move(events));
}

/// A goal, a foul, a kick-in and a notice.
GameEvents oneOfEach()
{
  GameEvent goal = make(1, Kind::Goal, "PlayOn", "Goal_Left");
  goal.team = 1;
  goal.score = {1, 0};
  goal.players = {{2, 7}};
  GameEvent foul = make(2, Kind::Foul);
  foul.foul = "charging";
  foul.team = 2;
  foul.players = {{2, 4}, {1, 5}};
  foul.consequence = "sent off";
  GameEvent kickIn = make(3, Kind::Mode, "PlayOn", "KickIn_Right");
  kickIn.team = 2;
  return {shared(goal), shared(foul), shared(kickIn), shared(make(4, Kind::Notice))};
}

SessionState stateWith(GameEvents events = {})
{
  auto frame = std::make_shared<Frame>();
  frame->game.present = true;
  frame->game.team = {"Red", ""};
  frame->game.score = {2, 1};
  frame->game.time = 221.5f;
  frame->game.period = 2;
  frame->game.mode = "PlayOn";
  if(!events.empty())
    frame->game.events = listOf(std::move(events));
  SessionState state;
  state.phase = SessionState::Phase::Ready;
  state.frame = frame;
  return state;
}

QString cell(const EventList& list, int row, int column)
{
  return list.table()->model()->index(row, column).data().toString();
}

} // namespace

/// The match panel with its list of events.
class MatchPanelTest : public QObject
{
  Q_OBJECT
private slots:
  void init()
  {
    language_.use("en");
    panel_ = std::make_unique<MatchPanel>(actions_);
    panel_->resize(340, 700);
    panel_->show();
    QVERIFY(QTest::qWaitForWindowExposed(panel_.get()));
  }
  void cleanup() { panel_.reset(); }

  void withoutAMatchItSaysWhatBringsOne()
  {
    QVERIFY(!panel_->hasMatch());
    panel_->setState({});
    QVERIFY(!panel_->hasMatch());
    SessionState noGame = stateWith(oneOfEach());
    auto frame = std::make_shared<Frame>(*noGame.frame);
    frame->game.present = false; // What it says otherwise is of no meaning.
    noGame.frame = frame;
    panel_->setState(noGame);
    QVERIFY(!panel_->hasMatch());
    QCOMPARE(panel_->events().model().rowCount(), 0);
    const QList<QLabel*> labels = panel_->findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label)
                        { return label->isVisible() && label->text().contains("setups/soccer.rb"); }));
  }

  void scoreClockAndModeAreShown()
  {
    panel_->setState(stateWith());
    QVERIFY(panel_->hasMatch());
    QCOMPARE(panel_->scoreText(), QString("2 : 1"));
    QCOMPARE(panel_->clockText(), QString("3:41 · half 2 · Play on"));
    QCOMPARE(panel_->lastFoulText(), QString("No foul so far"));
    panel_->setState(stateWith(oneOfEach()));
    QCOMPARE(panel_->lastFoulText(), QString("Last foul: 3:22 Charging, Right 4, Red 5"));
  }

  void eventsTellWhenWhatWhoAndWhy()
  {
    panel_->setState(stateWith(oneOfEach()));
    const EventList& list = panel_->events();
    QCOMPARE(list.shownRows(), 4);
    QCOMPARE(cell(list, 0, EventModel::Time), QString("3:21"));
    QCOMPARE(cell(list, 0, EventModel::What), QString("Goal 1 : 0"));
    QCOMPARE(cell(list, 0, EventModel::Who), QString("Red")); // Not the opponent who touched it last.
    QCOMPARE(cell(list, 1, EventModel::What), QString("Charging"));
    QCOMPARE(cell(list, 1, EventModel::Who), QString("Right 4, Red 5"));
    QCOMPARE(cell(list, 1, EventModel::Why), QString("reason 2"));
    QCOMPARE(cell(list, 2, EventModel::What), QString("Kick-in right"));
    QCOMPARE(cell(list, 2, EventModel::Who), QString("Right"));
    QCOMPARE(cell(list, 3, EventModel::Who), QString());
  }

  void kindsAndTextFilter()
  {
    panel_->setState(stateWith(oneOfEach()));
    const EventList& list = panel_->events();
    const auto shown = [&](int group)
    {
      list.groupBox()->setCurrentIndex(group);
      return list.shownRows() == 1 ? cell(list, 0, EventModel::What) : QString::number(list.shownRows());
    };
    QCOMPARE(shown(1), QString("Goal 1 : 0"));
    QCOMPARE(shown(2), QString("Charging"));
    QCOMPARE(shown(3), QString("Kick-in right"));
    QCOMPARE(shown(0), QString("4"));
    panel_->findChild<QLineEdit*>()->setText("SENT off");
    QCOMPARE(list.shownRows(), 1);
    panel_->findChild<QLineEdit*>()->setText("[");
    QCOMPARE(list.shownRows(), 0);
  }

  void theListGoesOnWithoutStartingAnew()
  {
    EventModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset), inserted(&model, &QAbstractItemModel::rowsInserted),
        removed(&model, &QAbstractItemModel::rowsRemoved);
    GameEvents events = oneOfEach();
    model.setEvents(listOf(events));
    QCOMPARE(reset.size(), 1);
    events.push_back(shared(make(5, Kind::Mode, "KickIn_Right", "PlayOn")));
    events.erase(events.begin(), events.begin() + 2); // The oldest are no longer kept.
    model.setEvents(listOf(events));
    QCOMPARE(reset.size(), 1);
    QCOMPARE(inserted.size(), 1);
    QCOMPARE(removed.size(), 1);
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.event(0)->index, 3);
    QCOMPARE(model.event(2)->index, 5);
    QVERIFY(!model.event(3) && !model.event(-1));

    model.setEvents(listOf(oneOfEach())); // Of another match.
    QCOMPARE(reset.size(), 2);
    QCOMPARE(model.rowCount(), 4);
    model.setEvents(nullptr);
    QCOMPARE(model.rowCount(), 0);
    model.setEvents(listOf({}));
    QCOMPARE(model.rowCount(), 0);
  }

  void theNewestIsFollowedUnlessSomebodyReadsOlderOnes()
  {
    GameEvents events;
    const auto add = [&](int count)
    {
      for(int i = 0; i < count; ++i)
        events.push_back(shared(make(static_cast<int>(events.size()) + 1, Kind::Notice)));
      panel_->setState(stateWith(events));
      QCoreApplication::processEvents();
    };
    QScrollBar* const bar = panel_->events().table()->verticalScrollBar();
    add(200);
    QVERIFY(bar->maximum() > 10);
    QCOMPARE(bar->value(), bar->maximum());
    add(20);
    QCOMPARE(bar->value(), bar->maximum());
    bar->setValue(3);
    add(20);
    QCOMPARE(bar->value(), 3);
  }

  void whatPeopleHaveToDecideIsShown()
  {
    const DecisionBanner& banner = panel_->decision();
    panel_->setState(stateWith(oneOfEach()));
    QVERIFY(banner.isHidden());
    const auto shown = [&](double left, bool stands)
    {
      SessionState state = stateWith(oneOfEach());
      auto frame = std::make_shared<Frame>(*state.frame);
      GameEvent foul = *oneOfEach()[1];
      foul.reason = "4 ran into 5";
      frame->game.judgement.pending = shared(foul);
      frame->game.judgement.left = left;
      frame->game.judgement.stands = stands;
      state.frame = frame;
      panel_->setState(state);
      return banner.text();
    };
    const double forEver = std::numeric_limits<double>::infinity();
    QCOMPARE(shown(forEver, true),
             QString("To decide: Charging · Right 4, Red 5\n4 ran into 5. If it stands: sent off\n"
                     "The match waits for you."));
    QVERIFY(!banner.isHidden());
    QVERIFY(shown(6.02, true).endsWith("It stands in 7 seconds unless you overrule it."));
    QVERIFY(shown(0.98, true).endsWith("It stands in one second unless you overrule it."));
    QVERIFY(shown(6.02, false).endsWith("It is overruled in 7 seconds unless you confirm it."));
    for(const QToolButton* const button : banner.findChildren<QToolButton*>())
      QVERIFY(!button->accessibleName().isEmpty() && !button->toolTip().isEmpty());
    QVERIFY(language_.use("de"));
    QCoreApplication::processEvents();
    QVERIFY(banner.text().startsWith("Zu entscheiden: Rempeln · Rechts 4, Red 5"));
    panel_->setState(stateWith(oneOfEach()));
    QVERIFY(banner.isHidden());
  }

  void whatIsUndoneIsStruckOut()
  {
    GameEvents events = oneOfEach();
    panel_->setState(stateWith(events));
    EventList& list = panel_->events();
    QSignalSpy selected(&list, &EventList::eventSelected), reset(&list.model(), &QAbstractItemModel::modelReset);
    const QModelIndex foul = list.table()->model()->index(1, EventModel::What);
    list.table()->setCurrentIndex(foul);
    QVERIFY(!foul.data(Qt::FontRole).value<QFont>().strikeOut());
    GameEvent undone = *events[1];
    undone.overruled = true;
    events[1] = shared(undone);
    GameEvent verdict = make(5, Kind::Undone);
    verdict.rule = "charging";
    events.push_back(shared(verdict));
    panel_->setState(stateWith(events));
    QCOMPARE(reset.size(), 0);
    QCOMPARE(selected.size(), 1); // It is still the same.
    QVERIFY(foul.data(Qt::FontRole).value<QFont>().strikeOut());
    QVERIFY(list.details().contains("overruled"));
    QCOMPARE(cell(list, 4, EventModel::What), QString("Undone"));
    QCOMPARE(panel_->lastFoulText(), QString("No foul so far"));
  }

  void theSelectedEventIsToldInFull()
  {
    panel_->setState(stateWith(oneOfEach()));
    EventList& list = panel_->events();
    QSignalSpy selected(&list, &EventList::eventSelected);
    QVERIFY(list.details().contains("Select an event"));
    list.table()->setFocus();
    list.table()->setCurrentIndex(list.table()->model()->index(0, 0));
    QTest::keyClick(list.table(), Qt::Key_Down);
    QCOMPARE(selected.size(), 2);
    QCOMPARE(selected.last()[0].value<Event>()->index, 2);
    for(const char* const part :
        {"Charging", "Right 4, Red 5", "reason 2", "sent off", "some rule", "half 1", "202.00 s"})
      QVERIFY2(list.details().contains(part), qPrintable(list.details()));
    const QList<QAction*> actions = list.table()->actions();
    QCOMPARE(actions.size(), 1);
    QCOMPARE(actions[0]->shortcut(), QKeySequence(QKeySequence::Copy));
    actions[0]->trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), QString("3:22 · Charging · Right 4, Red 5 · reason 2 · sent off"));
    list.clearSelection();
    QCOMPARE(selected.size(), 3);
    QVERIFY(!selected.last()[0].value<Event>());
    // Another match begins while something is selected.
    list.table()->setCurrentIndex(list.table()->model()->index(1, 0));
    panel_->setState({});
    QVERIFY(!selected.last()[0].value<Event>());
    QVERIFY(list.details().contains("not decided anything"));
  }

  void namesAreNotMarkup()
  {
    GameEvent event = make(1, Kind::Offence);
    event.teams = {"<b>bold", ""};
    event.players = {{1, 3}};
    event.reason = "<img src=x>";
    panel_->setState(stateWith({shared(event)}));
    EventList& list = panel_->events();
    list.table()->setCurrentIndex(list.table()->model()->index(0, 0));
    QVERIFY(list.details().contains("&lt;b&gt;bold 3"));
    QVERIFY(list.details().contains("&lt;img src=x&gt;"));
    QVERIFY(!list.details().contains("<img"));
  }

  void everyPlayModeCanBeSet()
  {
    panel_->setState(stateWith());
    QSignalSpy wanted(panel_.get(), &MatchPanel::commandWanted);
    QComboBox& modes = panel_->playModes();
    QCOMPARE(modes.count(), static_cast<int>(standardLeagues().front()->modes().size()));
    panel_->setButton().click();
    QCOMPARE(wanted.last()[0].toString(), QString("(playMode PlayOn)"));
    for(int i = 0; i < modes.count(); ++i)
    {
      modes.setCurrentIndex(i);
      QCOMPARE(wanted.size(), i + 1); // Choosing is not setting.
      panel_->setButton().click();
      QCOMPARE(wanted.last()[0].toString(),
               QStringLiteral("(playMode %1)")
                   .arg(QString::fromStdString(standardLeagues().front()->modes()[static_cast<std::size_t>(i)])));
    }
  }

  void everythingHasANameAndSpeaksGerman()
  {
    panel_->setState(stateWith(oneOfEach()));
    for(const QToolButton* const button : panel_->findChildren<QToolButton*>())
      if(!qobject_cast<QLineEdit*>(button->parentWidget())) // Qt's own.
        QVERIFY2(!button->accessibleName().isEmpty() && !button->toolTip().isEmpty(), qPrintable(button->text()));
    for(const QComboBox* const box : panel_->findChildren<QComboBox*>())
      QVERIFY(!box->accessibleName().isEmpty() && !box->toolTip().isEmpty());
    QVERIFY(!panel_->events().table()->accessibleName().isEmpty());
    QVERIFY(language_.use("de"));
    QCoreApplication::processEvents();
    QCOMPARE(panel_->lastFoulText(), QString("Letztes Foul: 3:22 Rempeln, Rechts 4, Red 5"));
    QCOMPARE(panel_->events().groupBox()->itemText(1), QString("Tore"));
    QCOMPARE(cell(panel_->events(), 0, EventModel::What), QString("Tor 1 : 0"));
  }

private:
  Language language_;
  Actions actions_;
  std::unique_ptr<MatchPanel> panel_;
};

QTEST_MAIN(MatchPanelTest)
#include "MatchPanelTest.moc"
