#include "core/programs/TeamFile.h"

#include <QtTest>

using namespace sparkwright;

/// Team files: read, what is wrong with them, and the commands that they give.
class TeamFileTest : public QObject
{
  Q_OBJECT

  QTemporaryDir folder_;

  std::filesystem::path path(const char* name) const { return folder_.filePath(name).toStdString(); }
  void write(const char* name, const QByteArray& text, bool executable = false) const
  {
    QFile file(folder_.filePath(name));
    if(!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
      qFatal("cannot write %s", name);
    if(executable)
      file.setPermissions(file.permissions() | QFileDevice::ExeOwner);
  }
  std::optional<TeamFile> parse(const std::string& text, Diagnostics& problems) const
  {
    return parseTeamFile(text, path("red.sparkteam"), problems);
  }

private slots:
  void isRead()
  {
    write("red.sparkteam", "name = 'Red Devils'\ntype = 'nao2'\nenvironment = { LANG = 'C', DEBUG = '0' }\n\n"
                           "[[program]]\ncommand = './player'\n"
                           "arguments = ['-h', '{host}', '--port={port}', '-t', '{team}', '-u', '{number}', "
                           "'{monitor-port}', '{type}', '{side}', '{count}']\n"
                           "environment = { DEBUG = '{number}' }\nfolder = 'logs'\ncount = 2\nfirst = 3\n\n"
                           "[[program]]\ncommand = 'python3'\narguments = ['coach.py']\n");
    write("player", "#!/bin/sh\n", true);
    Diagnostics problems;
    const auto team = readTeamFile(path("red.sparkteam"), problems);
    QVERIFY2(team, problems.empty() ? "" : problems.front().text().c_str());
    QCOMPARE(team->agents(), 3);

    TeamPlace place;
    place.port = 3105;
    place.monitorPort = 3205;
    place.side = "right";
    const std::vector<StartCommand> commands = startCommands(*team, place);
    QCOMPARE(commands.size(), std::size_t(3));
    StartCommand expected;
    expected.program = path("player").string();
    expected.arguments = {"-h", "127.0.0.1", "--port=3105", "-t",    "Red Devils", "-u",
                          "3",  "3205",      "nao2",        "right", "2"};
    expected.environment = {{"LANG", "C"}, {"DEBUG", "3"}};
    expected.folder = path("logs");
    expected.team = "Red Devils";
    expected.number = 3;
    QVERIFY(commands[0] == expected);
    QCOMPARE(commands[0].label(), std::string("Red Devils 3"));
    QCOMPARE(commands[1].number, 4);
    QCOMPARE(commands[1].environment[1].second, std::string("4"));
    // What is not beside the file is found in PATH, and runs beside the file.
    QVERIFY(QDir::isAbsolutePath(QString::fromStdString(commands[2].program)));
    QVERIFY(QString::fromStdString(commands[2].program).endsWith("/python3"));
    QCOMPARE(commands[2].folder, std::filesystem::path(folder_.path().toStdString()));
  }

  void aProcessMayConnectSeveralPlayers()
  {
    Diagnostics problems;
    const auto team = parse("[[program]]\ncommand = 'sparkwright-team'\narguments = ['--first', '{number}', '--n', "
                            "'{agents}', '{count}']\ncount = 2\nagents = 4\n",
                            problems);
    QVERIFY(team);
    QCOMPARE(team->name, std::string("red")); // As the file is called.
    QCOMPARE(team->agents(), 8);
    const auto commands = startCommands(*team, {});
    QCOMPARE(commands.size(), std::size_t(2));
    QCOMPARE(commands[1].number, 5);
    QCOMPARE(commands[1].arguments, (std::vector<std::string>{"--first", "5", "--n", "4", "8"}));
  }

  void theCallerMayRenameTheTeam()
  {
    Diagnostics problems;
    const auto team =
        parse("name = 'Red'\ntype = 'a'\n[[program]]\ncommand = 'x'\narguments = ['{team}', '{type}']\n", problems);
    QVERIFY(team);
    TeamPlace place;
    place.team = "Blue";
    place.type = "b";
    QCOMPARE(startCommands(*team, place)[0].arguments, (std::vector<std::string>{"Blue", "b"}));
  }

  void otherBracesAreText_data()
  {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("filled");
    QTest::newRow("JSON") << "{\"port\": {port}}"
                          << "{\"port\": 3100}";
    QTest::newRow("nested") << "{{\"a\":1}}"
                            << "{{\"a\":1}}";
    QTest::newRow("doubled") << "{{port}}"
                             << "{port}";
    QTest::newRow("tripled") << "{{{port}}}"
                             << "{{port}}";
    QTest::newRow("empty") << "{}{port}{"
                           << "{}3100{";
    QTest::newRow("open") << "{port"
                          << "{port";
    QTest::newRow("only braces") << "{{{"
                                 << "{{{";
    QTest::newRow("twice") << "{host}:{port}"
                           << "127.0.0.1:3100";
    QTest::newRow("not in values") << "{team}"
                                   << "{host}";
  }
  void otherBracesAreText()
  {
    QFETCH(QString, text);
    QFETCH(QString, filled);
    Diagnostics problems;
    const auto team =
        parse("name = '{host}'\n[[program]]\ncommand = 'x'\narguments = ['" + text.toStdString() + "']\n", problems);
    QVERIFY2(team, problems.empty() ? "" : problems.front().text().c_str());
    QCOMPARE(QString::fromStdString(startCommands(*team, {})[0].arguments[0]), filled);
  }

  void problemsHaveTheirPlace_data()
  {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("problems");
    const auto row = [](const char* name, const QByteArray& text, const QStringList& problems)
    { QTest::newRow(name) << text << problems; };
    row("no TOML", "name = \n", {"1:"});
    row("empty", "", {"1:1: error: the team file starts no program"});
    row("no program", "program = []\n", {"1:1"});
    row("unknown", "nmae = 'x'\n[[program]]\ncommand = 'x'\ncuont = 1\n",
        {"1:1: error: a team file has no setting `nmae` (did you mean 'name'?)",
         "4:1: error: [[program]] has no setting `cuont` (did you mean 'count'?)"});
    row("types", "name = 3\n[[program]]\ncommand = ['x']\narguments = 'x'\ncount = '2'\nenvironment = 3\n",
        {"1:8: error: `name` is a text", "3:11: error: `command` is a text", "4:13: error: `arguments` is a list",
         "5:9: error: `count` is a whole number from 1 to 100", "6:15: error: `environment` is a table"});
    row("no command", "[[program]]\ncount = 1\n", {"1:1: error: the program has no command"});
    row("count", "[[program]]\ncommand = 'x'\ncount = 0\nfirst = 5000000000\nagents = 101\n", {"3:9", "4:9", "5:10"});
    row("placeholder", "[[program]]\ncommand = 'x'\narguments = ['a',\n  '{prot}']\n",
        {"4:3: error: there is no placeholder {prot} (did you mean 'port'?)"});
    row("zero", "[[program]]\ncommand = \"x\\u0000y\"\n", {"2:11: error: `command` contains a character of code 0"});
    row("empty command", "[[program]]\ncommand = ''\n", {"2:11: error: `command` is empty"});
    row("variable", "[[program]]\ncommand = 'x'\nenvironment = { 'A=B' = '1', C = 2 }\n", {"3:17", "3:34"});
    row("number among arguments", "[[program]]\ncommand = 'x'\narguments = ['-p', 3100]\n", {"3:20"});
    row("one program", "[program]\ncommand = 'x'\n", {"1:1: error: `program` is a text"});
    row("too many",
        "[[program]]\ncommand = 'x'\ncount = 100\n[[program]]\ncommand = 'x'\ncount = 100\n[[program]]\n"
        "command = 'x'\n",
        {": error: the team file starts 201 programs, at most 200"});
  }
  void problemsHaveTheirPlace()
  {
    QFETCH(QByteArray, text);
    QFETCH(QStringList, problems);
    Diagnostics found;
    QVERIFY(!parse(text.toStdString(), found));
    QStringList texts;
    for(const Diagnostic& problem : found)
      texts << QString::fromStdString(problem.text());
    QVERIFY2(texts.size() == problems.size(), qPrintable(texts.join('\n')));
    for(qsizetype i = 0; i < texts.size(); ++i)
      QVERIFY2(texts[i].contains("red.sparkteam:") && texts[i].contains(problems[i]), qPrintable(texts.join('\n')));
  }

  void unreadableFiles()
  {
    Diagnostics problems;
    QVERIFY(!readTeamFile(path("missing.sparkteam"), problems));
    QVERIFY(QString::fromStdString(problems.front().text()).contains("cannot read the team file"));
    QVERIFY(!readTeamFile(folder_.path().toStdString(), problems)); // A folder.
    write("large.sparkteam", QByteArray((1 << 20) + 1, '#'));
    QVERIFY(!readTeamFile(path("large.sparkteam"), problems));
    QVERIFY(QString::fromStdString(problems.back().text()).contains("larger than 1 MiB"));
    QCOMPARE(problems.size(), std::size_t(3));
  }

  void ourExamplesAreRead()
  {
    for(const char* const name : {"sample.sparkteam", "three-agents.sparkteam"})
    {
      Diagnostics problems;
      const auto team =
          readTeamFile(std::filesystem::path(SPARKWRIGHT_SOURCE_DIR "/resources/examples") / name, problems);
      QVERIFY2(team, problems.empty() ? "" : problems.front().text().c_str());
      TeamPlace place;
      place.programFolders = {SPARKWRIGHT_BIN_DIR};
      for(const StartCommand& command : startCommands(*team, place))
        QCOMPARE(QString::fromStdString(whyNotStartable(command).english()), QString());
    }
  }

  void everyPrefixOfAFileIsReadWithoutHarm()
  {
    const std::string whole = "name = 'R'\nenvironment = { A = '{host}' }\n[[program]]\ncommand = './{team}'\n"
                              "arguments = ['{{port}}', \"\\u00e4\"]\ncount = 2\nagents = 3\n";
    for(std::size_t length = 0; length < whole.size(); ++length)
    {
      Diagnostics problems;
      const auto team = parse(whole.substr(0, length), problems);
      QCOMPARE(team.has_value(), problems.empty());
    }
  }
};

QTEST_APPLESS_MAIN(TeamFileTest)
#include "TeamFileTest.moc"
