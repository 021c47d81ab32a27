#include "app/ide/match/MatchPanel.h"
#include "app/ide/match/MatchPart.h"
#include "app/ide/match/formations/FormationCommands.h"
#include "app/ide/match/formations/FormationList.h"
#include "app/ide/match/formations/FormationMoves.h"
#include "app/ide/window/Language.h"
#include "app/ide/window/MainWindow.h"
#include "tests/VerifyNear.h"
#include "tests/app/SessionSupport.h"
#include "tests/app/SettingsSupport.h"
#include "tests/viewer/FrameSupport.h"
#include "viewer/view/Viewport.h"

#include <QFile>
#include <QSignalSpy>
#include <QtTest>

using namespace sparkwright;
using test::FakeSession;
using test::FrameBuilder;

/// Formations in the window: what is sent to the simulation, and the user's own.
class FormationCommandsTest : public QObject
{
  Q_OBJECT
private slots:
  void init()
  {
    settings_.clear();
    QFile::remove(FormationCommands::keptFile());
    language_ = std::make_unique<Language>();
    language_->use("en");
    session_ = std::make_unique<FakeSession>();
    window_ = std::make_unique<MainWindow>(*session_, *language_);
    show({{true, 1}, {true, 11}, {false, 1}, {false, 40}});
  }
  void cleanup()
  {
    window_.reset();
    session_.reset();
    language_.reset();
  }

  void allThatIsSentComesInOneMessage()
  {
    formations().choose(named("corner", "left upper"));
    QCOMPARE(session_->commands.size(), std::size_t(1));
    const QString sent = QString::fromStdString(session_->commands[0]);
    QCOMPARE(sent.count("(place "), 5); // Four players and the ball.
    QVERIFY(sent.endsWith("(playMode corner_kick_left)"));
    QVERIFY2(sent.startsWith(QStringLiteral("(place (id %1)(pos 14.958 5.483)(ignore").arg(ball())), qPrintable(sent));
    // The taker, trunk turned so that it looks down the goal line.
    QVERIFY2(
        sent.contains(
            QStringLiteral("(move (id %1)(rot 0 0 -180)(velocity zero))(place (id %1)(pos 14.958 5.95)").arg(trunk(1))),
        qPrintable(sent));
  }
  void whoIsMissingAndWhoIsTooManyIsTold()
  {
    QSignalSpy told(&window_->views(), &ViewArea::told);
    const FormationMoves moves = FormationMoves::of(named("corner", "left upper"), window_->views().scene());
    QCOMPARE(moves.placed, 3);
    QCOMPARE(moves.missing.size(), 19);
    QCOMPARE(moves.aside, QStringList{"Right 40"});
    QVERIFY(moves.commands.contains("(pos 1 -10.8)")); // Beside the side line.
    const std::size_t toasts = window_->views().overlays().toastCount();
    formations().choose(named("corner", "left upper"));
    QVERIFY(told.last()[0].toString().startsWith("Left and Right stand: Corner left, upper side · not there: Left 2"));
    QVERIFY(told.last()[0].toString().contains("beside the field: Right 40"));
    QCOMPARE(window_->views().overlays().toastCount(), toasts + 1);
  }
  void undoPutsEverybodyBackOnce()
  {
    QAction* const undo = window_->actions()[ActionId::UndoFormation];
    QVERIFY(!undo->isEnabled());
    formations().choose(named("penalty", "right"));
    QVERIFY(undo->isEnabled());
    emit window_->views().overlays().toastChosen(-1); // The message has been clicked.
    QCOMPARE(session_->commands.size(), std::size_t(2));
    const QString back = QString::fromStdString(session_->commands[1]);
    QCOMPARE(back.count("(move "), 5);
    QVERIFY2(back.contains(QStringLiteral("(move (id %1)(pos 0 1 0.38").arg(trunk(0))), qPrintable(back));
    QVERIFY(back.endsWith("(playMode PlayOn)"));
    QVERIFY(!undo->isEnabled());
    formations().putBack();
    QCOMPARE(session_->commands.size(), std::size_t(2));
  }
  void anotherWorldForgetsWhereTheyWere()
  {
    formations().choose(named("penalty", "right"));
    ++session_->now.generation;
    window_->refresh();
    formations().setState(session_->now);
    QVERIFY(!window_->actions()[ActionId::UndoFormation]->isEnabled());
  }
  void beforeTheKickOffTheModeStays()
  {
    show({{true, 1}}, "BeforeKickOff");
    QVERIFY(!FormationMoves::of(named("kick-off", "left"), window_->views().scene()).commands.contains("playMode"));
    QVERIFY(FormationMoves::of(named("corner", "left upper"), window_->views().scene()).commands.contains("playMode"));
    show({{true, 1}}, "PlayOn");
    QVERIFY(FormationMoves::of(named("kick-off", "right"), window_->views().scene())
                .commands.contains("(playMode KickOff_Right)"));
  }
  void whoEditsTheSceneIsNotOfferedAny()
  {
    QVERIFY(formations().menu()->isEnabled());
    window_->actions()[ActionId::EditScene]->setChecked(true);
    formations().setState(session_->now);
    QVERIFY(!formations().menu()->isEnabled());
    QVERIFY(!window_->actions()[ActionId::KeepFormation]->isEnabled());
  }
  void withoutPlayersAndWithoutAMatchNothingBreaks()
  {
    show({});
    const FormationMoves moves = FormationMoves::of(named("goal-kick", "left"), window_->views().scene());
    QCOMPARE(moves.placed, 0);
    QCOMPARE(moves.missing.size(), 22);
    FrameBuilder boxes;
    boxes.open("box", Vec3f(0, 0, 1));
    session_->now.frame = boxes.take();
    window_->refresh();
    formations().setState(session_->now);
    QVERIFY(!formations().menu()->isEnabled());
    const std::size_t sent = session_->commands.size();
    formations().choose(named("corner", "left upper"));
    QCOMPARE(session_->commands.size(), sent);
  }
  void ownFormationsAreKeptRenamedAndDeleted()
  {
    formations().keep("Wall & co");
    formations().keep("Wall & co");
    formations().keep("   ");
    QCOMPARE(formations().kept().size(), std::size_t(2));
    QCOMPARE(formations().kept()[1].name, std::string("Wall & co 2"));
    QCOMPARE(formations().kept()[0].places.size(), std::size_t(4));
    VERIFY_NEAR(formations().kept()[0].places[0].headingDeg, 90, 0.01);
    const FormationMoves moves = FormationMoves::of(formations().kept()[0], window_->views().scene());
    QVERIFY(moves.missing.isEmpty() && moves.aside.isEmpty() && moves.placed == 4);
    QVERIFY2(moves.commands.contains("(pos 0 1)"), qPrintable(moves.commands));
    QVERIFY(!moves.commands.contains("playMode"));
    formations().rename(1, "Other");
    formations().rename(1, "");
    formations().rename(7, "x");
    formations().remove(0);
    formations().remove(7);
    window_ = std::make_unique<MainWindow>(*session_, *language_);
    QCOMPARE(formations().kept().size(), std::size_t(1));
    QCOMPARE(formations().kept()[0].name, std::string("Other"));
    emit formations().menu()->aboutToShow();
    const auto entries = formations().menu()->actions();
    QVERIFY(std::ranges::any_of(entries, [](const QAction* entry) { return entry->text() == "Other"; }));
  }
  void aSpoiltFileIsToldAndNotWrittenOver()
  {
    QFile file(FormationCommands::keptFile());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[[formation]]\nname = \"Good\"\nball = [0, 0]\n\n[[formation]]\nname = \"Bad\"\nball = [0]\n");
    file.close();
    QSignalSpy noted(&formations(), &FormationCommands::noted);
    emit formations().menu()->aboutToShow();
    QCOMPARE(noted.size(), 1);
    QVERIFY2(noted[0][1].toString().contains("formations.toml:7:"), qPrintable(noted[0][1].toString()));
    QCOMPARE(formations().kept()[0].name, std::string("Good"));
    formations().keep("Mine");
    QCOMPARE(noted.size(), 2);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("Bad"));
  }
  void theListRenamesAndDeletes()
  {
    auto* const list = new FormationList({"One", "Two"});
    QSignalSpy renamed(list, &FormationList::renamed), removed(list, &FormationList::removed);
    list->list().item(1)->setText("Three");
    QCOMPARE(renamed.size(), 1);
    QCOMPARE(renamed[0][0].toInt(), 1);
    list->deleteButton().click();
    QCOMPARE(removed[0][0].toInt(), 0);
    list->deleteButton().click();
    QVERIFY(!list->deleteButton().isEnabled());
    QCOMPARE(removed.size(), 2);
    delete list;
  }
  void theMatchPanelHasTheSameMenu()
  {
    QCOMPARE(window_->part<MatchPart>().panel().formationsButton().menu(), formations().menu());
    QVERIFY(!window_->part<MatchPart>().panel().formationsButton().accessibleName().isEmpty());
  }

private:
  FormationCommands& formations() { return window_->part<MatchPart>().formations(); }
  const Formation& named(const char* kind, const char* version)
  {
    return *std::ranges::find_if(formations().shipped(),
                                 [&](const Formation& f) { return f.kind == kind && f.version == version; });
  }
  quint64 ball()
  {
    const SceneDrawing& scene = window_->views().scene();
    return scene.frame()->structure->nodes[static_cast<std::size_t>(scene.subjects().nodeOf({true, 0}))].id;
  }
  quint64 trunk(std::size_t player)
  {
    const SceneDrawing& scene = window_->views().scene();
    return scene.frame()->structure->nodes[static_cast<std::size_t>(scene.subjects().players()[player].node + 1)].id;
  }
  void show(const std::vector<std::pair<bool, int>>& players, const char* mode = "PlayOn")
  {
    FrameBuilder b;
    b.soccerScene();
    float x = 0;
    for(const auto& [left, unum] : players)
      b.robot(x++, 1, 0, left, unum);
    b.frame().game.mode = mode;
    session_->now.phase = SessionState::Phase::Ready;
    session_->now.frame = b.take();
    window_->refresh();
    formations().setState(session_->now);
  }

  test::SettingsFolder settings_;
  std::unique_ptr<Language> language_;
  std::unique_ptr<FakeSession> session_;
  std::unique_ptr<MainWindow> window_;
};

QTEST_MAIN(FormationCommandsTest)
#include "FormationCommandsTest.moc"
