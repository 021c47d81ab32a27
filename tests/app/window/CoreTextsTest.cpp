#include "app/ide/common/texts/CoreTexts.h"
#include "app/ide/log/LogPanel.h"
#include "app/ide/log/LogPart.h"
#include "app/ide/match/MatchPanel.h"
#include "app/ide/match/MatchPart.h"
#include "app/ide/match/RulesPanel.h"
#include "app/ide/session/SessionTexts.h"
#include "app/jobs/plan/JobTexts.h"
#include "app/web/live/BroadcastTexts.h"
#include "app/web/page/PageTexts.h"
#include "core/agents/AgentTexts.h"
#include "core/archive/StateTexts.h"
#include "core/design/DesignTexts.h"
#include "core/files/FileTexts.h"
#include "core/game/FormationTexts.h"
#include "core/game/GameTexts.h"
#include "core/game/f2000/file/FormTexts.h"
#include "core/game/f2000/game/GameTexts.h"
#include "core/game/f2000/motion/neural/MotionTexts.h"
#include "core/game/f2000/plugins/PluginTexts.h"
#include "core/game/f2000/robot/ReadingTexts.h"
#include "core/game/simurosot/clients/ClientTexts.h"
#include "core/game/simurosot/game/GameTexts.h"
#include "core/game/simurosot/match/SimurosotTexts.h"
#include "core/game/simurosot/profile/ProfileTexts.h"
#include "core/game/simurosot/referee/RefereeTexts.h"
#include "core/game/soccer3d/match/SoccerSettings.h"
#include "core/game/soccer3d/match/SoccerTexts.h"
#include "core/import/ImportTexts.h"
#include "core/lint/LintTexts.h"
#include "core/mesh/MeshTexts.h"
#include "core/object/ObjectTexts.h"
#include "core/programs/ProgramTexts.h"
#include "core/record/export/ExportTexts.h"
#include "core/record/mcap/RecordingTexts.h"
#include "core/record/monitorlog/MonitorLogTexts.h"
#include "core/robot/perceptors/ImageTexts.h"
#include "core/robot/types/RobotTypeTexts.h"
#include "core/rosi/RosTexts.h"
#include "core/rsg/RsgTexts.h"
#include "core/run/RunTexts.h"
#include "core/run/until/UntilTexts.h"
#include "core/script/ScriptTexts.h"
#include "core/setup/SetUpTexts.h"
#include "core/signal/SignalTexts.h"
#include "core/syntax/SyntaxTexts.h"
#include "core/text/Suggest.h"
#include "core/urdf/UrdfTexts.h"
#include "core/xacro/expression/XacroTexts.h"
#include "core/world/live/LiveTexts.h"
#include "core/world/manipulation/ManipulationTexts.h"
#include "editor/language/source/LanguageTexts.h"
#include "netserver/client/ClientTexts.h"
#include "netserver/host/HostTexts.h"
#include "netserver/server/ServerTexts.h"
#include "netserver/socket/SocketTexts.h"
#include "tests/app/WindowSupport.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QTableView>
#include <QtTest>

#include <map>
#include <set>

using namespace sparkwright;

namespace
{

/// Tables of texts below the window, beside those of leagues.
const std::map<std::string, std::span<const TextKey>> tables = {
    {"suggestTextTable", suggestTextTable},
    {"broadcastTextTable", broadcastTextTable},
    {"pageTextTable", pageTextTable},
    {"clientTextTable", clientTextTable},
    {"monitorLogTextTable", monitorLogTextTable},
    {"syntaxTextTable", syntaxTextTable},
    {"importTextTable", importTextTable},
    {"scriptTextTable", scriptTextTable},
    {"rsgTextTable", rsg::rsgTextTable},
    {"objectTextTable", objectTextTable},
    {"meshTextTable", meshTextTable},
    {"exportTextTable", exportTextTable},
    {"fileTextTable", fileTextTable},
    {"formationTextTable", formationTextTable},
    {"imageTextTable", imageTextTable},
    {"jobTextTable", jobTextTable},
    {"languageTextTable", languageTextTable},
    {"liveTextTable", liveTextTable},
    {"manipulationTextTable", manipulationTextTable},
    {"recordingTextTable", recordingTextTable},
    {"programTextTable", programTextTable},
    {"runTextTable", runTextTable},
    {"signalTextTable", signalTextTable},
    {"socketTextTable", socketTextTable},
    {"stateTextTable", stateTextTable},
    {"rosTextTable", ros::rosTextTable},
    {"robotTypeTextTable", robotTypeTextTable},
    {"untilTextTable", untilTextTable},
    {"urdfTextTable", urdf::urdfTextTable},
    {"xacroTextTable", xacro::xacroTextTable},
    {"designTextTable", design::designTextTable},
    {"lintTextTable", lint::lintTextTable},
    {"gameTextTable", gameTextTable},
    {"agentTextTable", agentTextTable},
    {"hostTextTable", hostTextTable},
    {"serverTextTable", serverTextTable},
    {"setUpTextTable", setUpTextTable},
    {"sessionTextTable", sessionTextTable},
    {"soccerTextTable", soccerTextTable},
    {"simurosotTextTable", simurosot::simurosotTextTable},
    {"matchClientTextTable", simurosot::matchClientTextTable},
    {"gameNodeTextTable", simurosot::gameNodeTextTable},
    {"profileTextTable", simurosot::profileTextTable},
    {"refereeTextTable", simurosot::refereeTextTable},
    {"formTextTable", f2000::formTextTable},
    {"motionTextTable", f2000::motionTextTable},
    {"robotGameTextTable", f2000::robotGameTextTable},
    {"pluginTextTable", f2000::pluginTextTable},
    {"readingTextTable", f2000::readingTextTable}};

/// Every text of the core that people may see.
std::vector<TextKey> allKeys()
{
  std::vector<TextKey> all = soccerTexts(); // Its table, and its variables.
  for(const auto& [name, table] : tables)
    if(name != "soccerTextTable")
      all.insert(all.end(), table.begin(), table.end());
  return all;
}

/// A text with an argument in each place, none of which is a word.
LocalText filled(const TextKey& key)
{
  std::vector<TextArgument> arguments;
  for(int i = 1; i <= placesIn(key.english); ++i)
    arguments.emplace_back(i);
  return {key, std::move(arguments)};
}

QStringList wordsIn(const QString& text)
{
  static const QRegularExpression word("[A-Za-zÄÖÜäöüß_-]{3,}");
  QStringList words;
  for(auto found = word.globalMatch(text); found.hasNext();)
    words << found.next().captured().toLower();
  return words;
}

} // namespace

/// A German window says in German what the core has to say.
class CoreTextsTest : public QObject, private test::WindowFixture
{
  Q_OBJECT
private slots:
  void init()
  {
    open();
    QVERIFY(language_->use("de"));
    QCoreApplication::processEvents();
  }
  void cleanup() { close(); }

  void noTableIsForgotten()
  {
    static const QRegularExpression declared("constexpr TextKey (\\w+)\\[\\]");
    std::size_t found = 0;
    for(const char* const room : {"core", "netserver", "editor", "app"})
    {
      QDirIterator files(QStringLiteral(SPARKWRIGHT_SOURCE_DIR "/") + room, {"*.h", "*.cpp"}, QDir::Files,
                         QDirIterator::Subdirectories);
      while(files.hasNext())
      {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto match = declared.match(QString::fromUtf8(file.readAll()));
        found += match.hasMatch();
        QVERIFY2(!match.hasMatch() || tables.contains(match.captured(1).toStdString()), qPrintable(file.fileName()));
      }
    }
    QCOMPARE(found, tables.size());
  }
  void theWindowKnowsWhatTheCoreSays()
  {
    std::map<std::string, std::string> core, window;
    for(const TextKey& key : allKeys())
      core.emplace(key.name, key.english);
    for(const CoreText& text : coreTexts())
      QVERIFY2(window.emplace(text.key, text.english).second, text.key);
    for(const auto& [name, english] : core)
      QVERIFY2(window.contains(name) && window[name] == english, name.c_str());
    for(const auto& [name, english] : window)
      QVERIFY2(core.contains(name), name.c_str());
  }
  void everyTextHasGermanWithTheSamePlaces()
  {
    // What is the same in both languages.
    const std::set<std::string> alike = {
        "web.live",
        "list",          "score",        "verdict",        "topic.keepaway",  "value.eval",  "host.format",
        "node.says",     "node.andHint", "ros.from",       "event.list",      "event.rule",  "event.what",
        "event.because", "event.then",   "agent.list",     "script.withHint", "script.says", "script.eval",
        "script.place",  "script.in",    "setUp.fileSays", "variable.meant",  "state.at",    "host.held",
        "signal.ball",   "signal.x",     "signal.y",       "signal.z",        "signal.rate", "run.because",
        "team.program",  "signal.gps",   "sim.verdict.found", "trainer.partly",
        "simuroClient.message", "f2kReading.x", "f2kReading.y", "f2kReading.about", "f2kReading.sensorKind"};
    for(const TextKey& key : allKeys())
    {
      const QString german = QCoreApplication::translate("sparkwright::CoreTexts", key.english, key.name);
      QVERIFY2((german == QString::fromUtf8(key.english)) == alike.contains(key.name), key.name);
      for(int place = 1; place <= 9; ++place)
        QVERIFY2(german.count('%' + QString::number(place)) == (place <= placesIn(key.english) ? 1 : 0),
                 qPrintable(german));
    }
  }
  void germanOrderAndNumbersAreThoseOfTheLanguage()
  {
    const LocalText text = soccerText("doubleTouch", "L5", 1.5);
    QCOMPARE(text.english(),
             std::string("L5 has touched the ball again 1.50 s after its kick, and nobody else between"));
    QCOMPARE(
        inWindow(text),
        QString("L5 hat den Ball 1,50 s nach dem eigenen Schuss noch einmal berührt, und niemand sonst dazwischen"));
    QCOMPARE(inWindow(soccerText("ball.behindGoalLine", TextPoint{15.25, -1}, soccerText("ball.lastTouched", "R7"))),
             QString("Der Ball ist bei (15,25; -1,00) hinter der Torlinie. Zuletzt berührt von R7"));
    QCOMPARE(inWindow(LocalText("strerror says no")), QString("strerror says no"));
    QVERIFY(inWindow(LocalText()).isEmpty());
    language_->use("en");
    QCOMPARE(inWindow(soccerText("ball.putBack", TextPoint{15.25, -1})), QString("put back to (15.25, -1.00)"));
    QCOMPARE(inWindow(text), QString::fromStdString(text.english()));
    QCOMPARE(inWindow(soccerText("clock.pauseOver", 12345.)), QString("the pause of 12345.00 s is over"));
  }
  void aMessageInOneLineIsInTheLanguage()
  {
    const Diagnostic problem = Diagnostic::of(Diagnostic::Severity::Error, "my.sparkproject", 3, 1,
                                              runText("project.noValue", "Speed"), runText("project.giveValue"));
    QCOMPARE(inWindow(problem), QString("my.sparkproject:3:1: fehler: Die Variable „Speed“ hat keinen einzelnen Wert "
                                        "(Geben Sie ihr eine Zahl, true, false oder einen Text in Anführungszeichen)"));
    Diagnostic plain;
    plain.severity = Diagnostic::Severity::Warning;
    plain.message = "strerror says no";
    QCOMPARE(inWindow(plain), QString("warnung: strerror says no"));
    language_->use("en");
    QCOMPARE(inWindow(problem), QString::fromStdString(problem.text()));
  }
  void theLogTellsEventsInTheLanguage()
  {
    GameEvent event;
    event.kind = GameEvent::Kind::Foul;
    event.gameTime = 12.5f;
    event.rule = "charging";
    event.ruleTitle = ruleText(event.rule);
    event.players = {{1, 5}};
    event.reason = soccerText("foul.onGround", "L5", 15.02, 15.);
    event.consequence = soccerText("penalty.sendOff", 0.5);
    QCOMPARE(textOf(event),
             std::string("12.50 foul, L5 (charging): L5 has been on the ground for 15.02 s, limit 15.00 s; "
                         "sent off after 0.50 s in the air"));
    QCOMPARE(inWindow(lineOf(event)),
             QString("12,50 Foul, L5 (Rempeln): L5 liegt seit 15,02 s am Boden, Grenze 15,00 s; "
                     "nach 0,50 s in der Luft vom Feld gestellt"));
  }
  void theLogHasNoEnglish()
  {
    LogPanel& panel = window_->part<LogPart>().panel();
    for(const auto& [name, table] : tables)
      for(const TextKey& key : table)
        session_->log.push_back(
            {0, Diagnostic::of(Diagnostic::Severity::Warning, "x.rsg", 3, 1, filled(key), filled(key))});
    window_->refresh();
    const QAbstractItemModel& shown = *panel.table()->model();
    QVERIFY(shown.rowCount() > 200);
    for(int row = 0; row < shown.rowCount(); ++row)
      for(int column = 0; column < shown.columnCount(); ++column)
        for(const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(LogModel::TextRole)})
          expectGerman(shown.index(row, column).data(role).toString());
    // What others have changed since is shown as it is now.
    Diagnostic changed = Diagnostic::of(Diagnostic::Severity::Warning, {}, 0, 0, filled(syntaxTextTable[0]));
    changed.message += ", imported from y.rsg";
    session_->log.push_back({0, changed});
    window_->refresh();
    QVERIFY(shown.index(shown.rowCount() - 1, LogModel::Message).data().toString().endsWith(", imported from y.rsg"));
  }
  void theListOfEventsHasNoEnglish()
  {
    auto events = std::make_shared<GameEvents>();
    for(const TextKey& key : soccerTextTable)
    {
      GameEvent event;
      event.index = static_cast<int>(events->size()) + 1;
      event.kind = GameEvent::Kind::Notice;
      event.reason = filled(key);
      event.consequence = soccerText("list", filled(key), filled(key));
      event.rule = "touching";
      event.ruleTitle = ruleText(event.rule);
      events->push_back(std::make_shared<const GameEvent>(event));
    }
    events_ = events;
    showRobots(1);
    EventList& list = window_->part<MatchPart>().panel().events();
    const QAbstractItemModel& shown = *list.table()->model();
    QTRY_COMPARE(shown.rowCount(), static_cast<int>(events->size()));
    for(int row = 0; row < shown.rowCount(); ++row)
    {
      for(int column = 0; column < shown.columnCount(); ++column)
        for(const int role : {Qt::DisplayRole, Qt::ToolTipRole})
          expectGerman(shown.index(row, column).data(role).toString());
      list.select((*events)[static_cast<std::size_t>(row)]);
      expectGerman(QString(list.details()).remove(QRegularExpression("<[^>]*>")));
    }
  }
  void theRulesHaveNoEnglishButTheNamesOfVariables()
  {
    auto rules = std::make_shared<GameRules>();
    std::size_t topic = 0;
    for(const SoccerVariable& known : soccerVariables())
    {
      const auto topics = soccerTopics();
      if(topic + 1 < topics.size() && std::string_view(topics[topic + 1].first) == known.name)
        ++topic;
      GameVariable variable;
      variable.name = known.name;
      variable.topic = LocalText(topics[topic].name, {});
      variable.unit = unitText(known.unit);
      variable.meaning = LocalText(keyOf(known), {});
      variable.value = variable.configured = "1";
      rules->variables.push_back(variable);
    }
    for(const TextKey& key : soccerTextTable)
      if(std::string_view(key.name).starts_with("rule."))
        rules->rules.push_back({key.english, rules->rules.size() % 2 == 0, ruleText(key.english)});
    showRobots(1);
    auto frame = std::make_shared<Frame>(*session_->now.frame);
    frame->game.rules = rules;
    session_->now.frame = frame;
    RulesPanel& panel = window_->part<MatchPart>().rules();
    panel.setState(session_->now);
    const RulesModel& model = panel.model();
    QCOMPARE(model.rowCount(), static_cast<int>(soccerTopics().size()) + 1);
    int variables = 0;
    for(int i = 0; i < model.rowCount(); ++i)
    {
      const QModelIndex group = model.index(i, 0);
      expectGerman(group.data().toString());
      for(int row = 0; row < model.rowCount(group); ++row)
        for(int column = 0; column < model.columnCount(); ++column)
        {
          const QModelIndex cell = model.index(row, column, group);
          const QString name = cell.data(RulesModel::VariableRole).toString();
          variables += !name.isEmpty() && column == 0;
          for(const int role :
              {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(RulesModel::ExplanationRole), int(RulesModel::UnitRole)})
          {
            QString said = cell.data(role).toString().remove(QRegularExpression("<[^>]*>"));
            if(!name.isEmpty())
              said.remove(name);
            expectGerman(said);
          }
        }
    }
    QCOMPARE(variables, static_cast<int>(soccerVariables().size()));
  }

private:
  /// No word of it stands in English texts only.
  void expectGerman(const QString& said)
  {
    if(english_.isEmpty())
    {
      for(const TextKey& key : allKeys())
      {
        for(const QString& word : wordsIn(QString::fromUtf8(key.english)))
          english_.insert(word);
        german_ << QCoreApplication::translate("sparkwright::CoreTexts", key.english, key.name);
      }
      for(const QString& text : german_)
        for(const QString& word : wordsIn(text))
          english_.remove(word);

      QVERIFY(english_.contains("touched") && english_.contains("limit") && english_.size() > 200);
    }
    for(const QString& word : wordsIn(said))
      QVERIFY2(!english_.contains(word), qPrintable(word + " in: " + said));
  }

  QSet<QString> english_;
  QStringList german_;
};

QTEST_MAIN(CoreTextsTest)
#include "CoreTextsTest.moc"
