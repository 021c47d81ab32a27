#include "app/ide/settings/OptionSettings.h"
#include "app/ide/settings/Preferences.h"
#include "app/ide/window/Options.h"
#include "tests/app/SettingsSupport.h"

#include <QtTest>

using namespace sparkwright;

class OptionsTest : public QObject
{
  Q_OBJECT
private slots:
  void nothingGivesDefaults()
  {
    const IdeOptions o = parseIdeOptions({"sparkwright"});
    QVERIFY(o.error.isEmpty());
    QVERIFY(o.scene.isEmpty());
    QCOMPARE(o.run.net.agentPort, 3100);
    QCOMPARE(o.run.net.monitorPort, 3200);
    QVERIFY(!o.run.sync && o.run.given.empty());
  }
  void bothSpellingsAreAccepted()
  {
    const IdeOptions o = parseIdeOptions({"sparkwright", "--agent-port=3101", "--monitor-port", "0", "--seed", "7",
                                          "--sync", "--data=/tmp", "--language", "de", "box.rsg"});
    QVERIFY2(o.error.isEmpty(), qPrintable(o.error));
    QCOMPARE(o.run.net.agentPort, 3101);
    QCOMPARE(o.run.net.monitorPort, 0);
    QCOMPARE(o.run.seed, quint64(7));
    QVERIFY(o.run.sync);
    QCOMPARE(o.run.data, std::vector<std::filesystem::path>{"/tmp"});
    QCOMPARE(o.language, QString("de"));
    QCOMPARE(o.scene, QString("box.rsg"));
  }
  void furtherFilesAreOpenedBesideTheFirst()
  {
    const IdeOptions o = parseIdeOptions({"sparkwright", "a.rsg", "b.rsg", "c.rb"});
    QVERIFY2(o.error.isEmpty(), qPrintable(o.error));
    QCOMPARE(o.scene, QString("a.rsg"));
    QCOMPARE(o.further, QStringList({"b.rsg", "c.rb"}));
  }
  void aMistypedOptionNamesTheRightOne()
  {
    const QString error = parseIdeOptions({"sparkwright", "--lang", "de"}).error;
    QVERIFY2(error.contains("lang") && error.contains("Did you mean --language?"), qPrintable(error));
    QVERIFY(!parseIdeOptions({"sparkwright", "--zzzzzzzzz"}).error.contains("Did you mean"));
  }
  void variablesAreSet()
  {
    const IdeOptions o =
        parseIdeOptions({"sparkwright", "--set", "Demo.Players=11", "--set=DisabledRules=a=b", "--set", "Empty="});
    QVERIFY2(o.error.isEmpty(), qPrintable(o.error));
    QCOMPARE(o.run.overrides, (decltype(o.run.overrides){{"Demo.Players", "11"}, {"DisabledRules", "a=b"}, {"Empty", ""}}));
  }
  void servingIsChosenAsInTheHeadlessServer()
  {
    const IdeOptions o =
        parseIdeOptions({"sparkwright", "--agent-port=3100,60000", "--server-port", "3200,60001", "--agent-type", "udp",
                         "--monitor-type=tcp", "--udp-timeout", "2.5", "--agent-format", "json,sexp", "--sync",
                         "--sync-timeout", "0.02", "--sync-policy", "skip", "--monitor-step", "5"});
    QVERIFY2(o.error.isEmpty(), qPrintable(o.error));
    const RunOptions& s = o.run;
    QCOMPARE(s.net.furtherAgentPorts, std::vector<int>{60000});
    QCOMPARE(s.net.monitorPort, 3200);
    QCOMPARE(s.net.furtherMonitorPorts, std::vector<int>{60001});
    QVERIFY(s.net.agentsOverUdp && !s.net.monitorsOverUdp);
    QCOMPARE(s.net.udpTimeout, 2.5);
    QCOMPARE(s.agentFormats, std::string("json,sexp"));
    QCOMPARE(s.syncTimeout.seconds, 0.02);
    QVERIFY(s.syncTimeout.skip);
    QCOMPARE(s.net.monitorStep, 5);
    for(const char* const option : {"--agent-port", "--monitor-port", "--monitor-type", "--sync-policy"})
      QVERIFY2(s.isGiven(option), option);
    QVERIFY(!s.isGiven("--no-sync"));
  }
  void runsAreChosenAsInTheHeadlessServer()
  {
    const IdeOptions o = parseIdeOptions(
        {"sparkwright", "--bind", "0.0.0.0", "--mount", "a.zip", "--mount=b", "--plugins", "p", "--plugins", "q", "--bundle", "compass",
         "--data", "x", "--data", "y", "--threads", "3", "--exact-heaps", "46", "--exact-rows", "1200", "--step", "engine",
         "--images", "off", "--script-budget", "1000", "--script-time", "2.5", "--script-memory", "64", "--until",
         "ball/speed > 2", "--fast", "--strict", "--reference-skew", "--drawing-port", "0", "--log-dir", "logs"});
    QVERIFY2(o.error.isEmpty(), qPrintable(o.error));
    using Paths = std::vector<std::filesystem::path>;
    const RunOptions& r = o.run;
    QCOMPARE(r.net.address, std::string("0.0.0.0"));
    QCOMPARE(r.mounts, (Paths{"a.zip", "b"}));
    QCOMPARE(r.plugins, (Paths{"p", "q"}));
    QCOMPARE(r.data, (Paths{"x", "y"}));
    QCOMPARE(r.bundles, std::vector<std::string>{"compass"});
    QCOMPARE(r.threads, 3);
    QCOMPARE(r.largestExactIsland, 46);
    QCOMPARE(r.maxExactContactRows.value_or(-1), 1200);
    QVERIFY(r.step == StepKind::Engine && !r.images && r.fast && r.strict && r.referenceSkew);
    QCOMPARE(r.drawingPort, 0);
    QCOMPARE(r.scriptBudget, std::int64_t(1000));
    QCOMPARE(r.scriptSeconds, 2.5);
    QCOMPARE(r.scriptMemory, std::size_t(64));
    QVERIFY(r.untilReached && r.untilReached->kind == RunUntil::Kind::Condition);
    const WorldOptions world = worldOptionsOf(r);
    QCOMPARE(world.pluginDirectories.front().string(), std::string("p"));
    QCOMPARE(world.bundles, r.bundles);
    QCOMPARE(world.scriptMemory, std::size_t(64) << 20);
    QVERIFY(world.strict && world.referenceSkew && world.step == StepKind::Engine);
    QCOMPARE(world.logDirectory.string(), std::string("logs"));
  }
  /// The server's help lists all that it takes: each is an option of the window, or has its reason here.
  void everyOptionOfTheServerIsInTheWindowOrHasItsReason()
  {
    const QSet<QString> elsewhere{
        // Not about a run of this program, but other tasks of the server.
        "--check", "--param", "--script", "--json", "--fit-motor", "--fit-window", "--train-motion", "--robot", "--convert",
        "--convert-urdf",
        "--lint", "--package", "--ground", "--fixed", "--mesh-shape", "--xacro-arg", "--export", "--to", "--columns", "--list-columns", "--size", "--view", "--rate", "--from",
        "--jobs", "--parallel", "--only", "--results", "--retry", "--again", "--collect", "--list-runs", "--trust",
        "--list-classes",
        // The window records all runs by itself, and shows and resumes recordings and states by opening them.
        "--record", "--record-agents", "--record-states", "--resume", "--at", "--recorded", "--then", "--state",
        // Simulation › Show in the browser has its own dialog, which stores port and address.
        "--web", "--web-address", "--web-host",
        // Of command lines that were written for rcssserver3d, which start no window.
        "--script-path", "--init-script-prefix", "--rvdraw-host",
        // Answered before there is a window.
        "--version", "--help",
        // For programs that start the server; the docks Plots and Log show the same.
        "--summary", "--measure", "--progress", "--parent", "--quiet"};
    QFile source(SPARKWRIGHT_SOURCE_DIR "/app/server/ServerOptions.cpp");
    QVERIFY(source.open(QFile::ReadOnly));
    const QString text = QString::fromUtf8(source.readAll());
    static const QRegularExpression name("(?:Option\\{|Option::flag\\(|jobFlag\\()\"(--[a-z-]+)\"");
    QSet<QString> own;
    for(auto match = name.globalMatch(text); match.hasNext();)
      own.insert(match.next().captured(1));
    QVERIFY(own.size() > 40);
    for(const QString& option : own)
      QVERIFY2(elsewhere.contains(option) || ideHelp().contains(option + ' ') || ideHelp().contains(option + '\n'),
               qPrintable("put " + option + " into netserver/host/RunOptions.cpp, or give a reason here"));
    for(const QString& option : elsewhere)
      QVERIFY2(own.contains(option) && !findRunOption(option.toStdString()), qPrintable(option + " has no reason any more"));
  }
  void everyOptionIsASettingOrHasItsReason()
  {
    const QSet<QString> none{
        // Of the run that is begun, not of the machine.
        "--seed", "--set", "--until", "--fast", "--real-time", "--data",
        // How an experiment times its agents stands in the set-up; the command line can overrule it for one run.
        "--engine", "--think", "--think-least", "--think-factor", "--sensor-delay", "--effector-delay", "--waiting-percepts",
        // The setting of --sync is off.
        "--no-sync"};
    QMap<QString, int> settings;
    for(const Setting& setting : allSettings())
      if(*setting.option)
      {
        QVERIFY2(findRunOption(setting.option), setting.option);
        ++settings[QString::fromLatin1(setting.option)];
      }
    for(const RunOption& option : runOptions())
    {
      const QString name = QString::fromStdString(std::string(option.name));
      QVERIFY2(settings.value(name) + (none.contains(name) ? 1 : 0) == 1, qPrintable(name));
      QVERIFY2(optionText(option.name) != QString::fromStdString(std::string(option.help)),
               qPrintable(name + " has no text that is translated"));
    }
  }
  void settingsHoldUnlessTheCommandLineSaysOtherwise()
  {
    const test::SettingsFolder folder;
    Preferences preferences;
    RunOptions preset;
    applySettings(preferences, preset);
    QVERIFY(preset.net.address == "127.0.0.1" && preset.images && !preset.sync && preset.mounts.empty() && preset.given.empty());
    const std::pair<const char*, QVariant> wanted[] = {
        {"network/address", "0.0.0.0"},   {"simulation/agentPort", 3111},   {"simulation/monitorPort", 3222},
        {"simulation/drawingPort", 0},    {"network/gamePort", 7000},       {"network/agentType", "udp"},
        {"network/agentFormat", " json "}, {"network/udpTimeout", 2.5},      {"network/monitorStep", 5},
        {"simulation/sync", true},        {"simulation/syncTimeout", 0.25}, {"simulation/syncPolicy", "skip"},
        {"simulation/waitAgents", 22},    {"simulation/step", "iterative"}, {"simulation/exactHeaps", 40},
        {"simulation/exactRows", 0},      {"simulation/images", false},     {"files/mount", "/a.zip:/b"},
        {"files/plugins", "/p"},          {"files/bundles", "one, two"},    {"files/logs", "/logs"},
        {"files/scriptBudget", 5e9},      {"files/scriptTime", 0},          {"files/scriptMemory", 64},
        {"files/thinkBudget", 7},         {"files/thinkTimeout", 0.5},      {"files/strict", true},
        {"files/referenceSkew", true}};
    for(const auto& [key, value] : wanted)
    {
      QVERIFY2(findSetting(key), key);
      preferences.set(key, value);
    }
    RunOptions o = parseIdeOptions({"sparkwright", "--agent-port=3101", "--mount", "/c", "--bundle", "zero"}).run;
    applySettings(preferences, o);
    using Paths = std::vector<std::filesystem::path>;
    QCOMPARE(o.net.agentPort, 3101);
    QVERIFY(o.isGiven("--agent-port") && !o.isGiven("--monitor-port")); // The set-up may say otherwise.
    QVERIFY(o.net.monitorPort == 3222 && o.drawingPort == 0 && o.net.gamePort == 7000 && o.net.address == "0.0.0.0");
    QVERIFY(o.net.agentsOverUdp && !o.net.monitorsOverUdp && o.agentFormats == "json");
    QVERIFY(o.net.udpTimeout == 2.5 && o.net.monitorStep == 5 && o.net.holdAgents == 22);
    QVERIFY(o.sync && o.syncTimeout.skip && o.syncTimeout.seconds == 0.25);
    QVERIFY(o.step == StepKind::Iterative && o.largestExactIsland == 40 && o.maxExactContactRows == 0 && !o.images);
    QCOMPARE(o.mounts, (Paths{"/c", "/a.zip", "/b"}));
    QCOMPARE(o.plugins, Paths{"/p"});
    QCOMPARE(o.bundles, (std::vector<std::string>{"zero", "one", "two"}));
    QCOMPARE(o.logDirectory.string(), std::string("/logs"));
    QVERIFY(o.scriptBudget == 5'000'000'000 && o.scriptSeconds == 0 && o.scriptMemory == 64);
    QVERIFY(o.thinking.steps == 7 && o.thinking.seconds == 0.5 && o.strict && o.referenceSkew);
    // What is damaged counts as preset.
    QSettings().setValue("network/address", "everywhere");
    QSettings().setValue("simulation/step", "guess");
    RunOptions again;
    applySettings(preferences, again);
    QVERIFY(again.net.address == "127.0.0.1" && !again.step);
    QSettings().clear();
  }
  void badUsageIsNamed_data()
  {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("named");
    QTest::newRow("unknown option") << QStringList{"--fly"} << "fly";
    QTest::newRow("port too high") << QStringList{"--agent-port", "65536"} << "--agent-port";
    QTest::newRow("no number") << QStringList{"--seed=x"} << "--seed";
    QTest::newRow("negative") << QStringList{"--monitor-port=-1"} << "--monitor-port";
    QTest::newRow("bad further port") << QStringList{"--agent-port", "3100,"} << "--agent-port takes N[,N]";
    QTest::newRow("transport") << QStringList{"--agent-type", "pigeon"} << "--agent-type takes tcp|udp, not `pigeon`";
    QTest::newRow("policy") << QStringList{"--sync-policy", "wait"} << "--sync-policy";
    QTest::newRow("timeout") << QStringList{"--sync-timeout", "-1"} << "--sync-timeout";
    QTest::newRow("no format") << QStringList{"--agent-format="} << "--agent-format";
    QTest::newRow("no value") << QStringList{"--set", "BeamNoiseXY"} << "--set takes NAME=VALUE, not `BeamNoiseXY`";
    QTest::newRow("no variable") << QStringList{"--set", "=3"} << "--set";
    QTest::newRow("threads") << QStringList{"--threads", "none"} << "--threads takes N|auto, not `none`";
    QTest::newRow("second of several") << QStringList{"--script-memory", "64", "--script-memory", "1"} << "--script-memory";
    QTest::newRow("end") << QStringList{"--until", "soon"} << "--until";
    QTest::newRow("step") << QStringList{"--step=maybe"} << "--step";
    QTest::newRow("value missing") << QStringList{"--data"} << "data";
    QTest::newRow("language") << QStringList{"--language", "tlh"} << "tlh";
  }
  void badUsageIsNamed()
  {
    QFETCH(QStringList, arguments);
    QFETCH(QString, named);
    const IdeOptions o = parseIdeOptions(QStringList{"sparkwright"} + arguments);
    QVERIFY2(o.error.contains(named), qPrintable(o.error));
  }
  void helpNamesEveryOption()
  {
    QVERIFY(parseIdeOptions({"sparkwright", "--help"}).help);
    QVERIFY(parseIdeOptions({"sparkwright", "--version"}).version);
    const QString help = ideHelp();
    for(const char* const option :
        {"--data", "--seed", "--agent-port", "--monitor-port", "--sync", "--language", "--help", "--version", "FILE"})
      QVERIFY2(help.contains(option), option);
    for(const RunOption& option : runOptions())
      QVERIFY2(help.contains(QLatin1String(option.name.data(), qsizetype(option.name.size()))), option.name.data());
  }
};

QTEST_GUILESS_MAIN(OptionsTest)
#include "OptionsTest.moc"
