#include "core/programs/TeamFile.h"

#include <QtTest>

#include <unistd.h>

using namespace sparkwright;

/// Commands: written for a shell and read back, and what keeps them from being started.
class StartCommandTest : public QObject
{
  Q_OBJECT

  QTemporaryDir folder_;

  std::string path(const char* name) const { return folder_.filePath(name).toStdString(); }
  void write(const char* name, const QByteArray& text, bool executable) const
  {
    QFile file(folder_.filePath(name));
    if(!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
      qFatal("cannot write %s", name);
    if(executable)
      file.setPermissions(file.permissions() | QFileDevice::ExeOwner);
  }

private slots:
  void aShellReadsWhatIsWrittenForIt()
  {
    StartCommand command;
    command.program = "/usr/bin/printf";
    command.arguments = {"[%s]", "plain", "two words",   "",   "it's", "$HOME `x` \"q\" \\", "~",
                         "a=b",  "*",     "line\nbreak", "-u", "Ä;&|"};
    command.folder = folder_.path().toStdString();
    command.environment = {{"TEAM", "Red Devils"}, {"EMPTY", ""}};
    QProcess shell;
    shell.start("/bin/sh", {"-c", QString::fromStdString(shellText(command))});
    QVERIFY(shell.waitForFinished());
    QString expected;
    for(std::size_t i = 1; i < command.arguments.size(); ++i)
      expected += '[' + QString::fromStdString(command.arguments[i]) + ']';
    QCOMPARE(QString::fromUtf8(shell.readAllStandardOutput()), expected);
    QCOMPARE(QString::fromUtf8(shell.readAllStandardError()), QString());

    LocalText problem;
    command.folder.clear();
    const auto words = splitShellWords(shellText(command), problem);
    QVERIFY(words);
    const StartCommand back = commandOf(*words);
    QVERIFY(back == command);
  }

  void programsWithOddNamesAreRunByAShell()
  {
    for(const char* const name : {"a=b", "it's=x", "with blank", "it's"})
    {
      write(name, "#!/bin/sh\necho ran\n", true);
      StartCommand command;
      command.program = path(name);
      QProcess shell;
      shell.start("/bin/sh", {"-c", QString::fromStdString(shellText(command))});
      QVERIFY(shell.waitForFinished());
      QCOMPARE(shell.readAllStandardOutput(), QByteArray("ran\n"));
    }
  }

  void typedLines_data()
  {
    QTest::addColumn<QString>("line");
    QTest::addColumn<QStringList>("words");
    QTest::newRow("blanks") << "  a \t b  " << QStringList{"a", "b"};
    QTest::newRow("nothing") << "  " << QStringList{};
    QTest::newRow("joined") << "a'b c'\"d e\"f" << QStringList{"ab cd ef"};
    QTest::newRow("empty words") << "'' \"\"" << QStringList{"", ""};
    QTest::newRow("backslashes") << "a\\ b \"\\\"\\n\" '\\'" << QStringList{"a b", "\"\\n", "\\"};
  }
  void typedLines()
  {
    QFETCH(QString, line);
    QFETCH(QStringList, words);
    LocalText problem;
    const auto split = splitShellWords(line.toStdString(), problem);
    QVERIFY2(split, problem.english().c_str());
    QStringList found;
    for(const std::string& word : *split)
      found << QString::fromStdString(word);
    QCOMPARE(found, words);
  }

  void unfinishedLinesAreTold()
  {
    LocalText problem;
    QVERIFY(!splitShellWords("run 'x", problem));
    QCOMPARE(problem.english(), std::string("the quote at column 5 is not closed"));
    QVERIFY(!splitShellWords("run \"x\\\"", problem));
    QVERIFY(!splitShellWords("run \\", problem));
    QCOMPARE(problem.english(), std::string("there is nothing after the backslash at the end"));
  }

  void variablesStandInFrontOfTheProgram()
  {
    const StartCommand command = commandOf({"A=1", "B_2=x=y", "3=C", "D=4"});
    QCOMPARE(command.environment, (decltype(command.environment){{"A", "1"}, {"B_2", "x=y"}}));
    QCOMPARE(command.program, std::string("3=C"));
    QCOMPARE(command.arguments, std::vector<std::string>{"D=4"});
    QVERIFY(commandOf({}).program.empty());
    QVERIFY(commandOf({"A=1"}).program.empty());
  }

  void programsAreFoundBesideThenInFolders()
  {
    QVERIFY(QDir(folder_.path()).mkpath("bin"));
    QVERIFY(QDir(folder_.path()).mkpath("path"));
    write("beside", "", false);
    write("bin/own", "", true);
    write("path/own", "", true);
    write("path/other", "", true);
    write("bin/other", "", false);
    ProgramPlaces places{folder_.path().toStdString(), {path("bin")}, path("path")};
    QCOMPARE(findProgram("beside", places), path("beside"));
    QCOMPARE(findProgram("own", places), path("bin/own"));
    QCOMPARE(findProgram("other", places), path("path/other")); // The one before cannot be run.
    QCOMPARE(findProgram("./bin/../bin/own", places), path("bin/own"));
    QCOMPARE(findProgram("/bin/sh", places), std::string("/bin/sh"));
    QCOMPARE(findProgram("nobody", places), std::string("nobody"));
    QCOMPARE(findProgram("", places), std::string());
    places.path = "";
    QCOMPARE(findProgram("other", places), path("bin/other"));
    QCOMPARE(findProgram("~/x", places), std::string(qgetenv("HOME")) + "/x");
  }

  void whatCannotBeStarted()
  {
    QVERIFY(QDir(folder_.path()).mkpath("dir"));
    write("script", "#!/nowhere/python -u\n", true);
    write("data", "x", false);
    write("good", "#!/bin/sh\n", true);
    const auto why = [](const std::string& program, const std::string& folder = {})
    {
      StartCommand command;
      command.program = program;
      command.folder = folder;
      return QString::fromStdString(whyNotStartable(command).english());
    };
    QVERIFY(why("").contains("no program is named"));
    QVERIFY(why("nobody").contains("nobody is neither beside the team file nor in the folders of PATH"));
    QVERIFY(why(path("none")).contains("there is no file " + QString::fromStdString(path("none"))));
    QVERIFY(why(path("dir")).contains("is a folder"));
    if(::geteuid() != 0 || ::access(path("data").c_str(), X_OK) != 0)
      QVERIFY(why(path("data")).contains("is not executable: chmod +x"));
    QVERIFY(why(path("script")).contains("its first line names /nowhere/python, which is missing"));
    QVERIFY(why(path("good"), path("gone")).contains("in which good is to run, is missing"));
    QCOMPARE(why(path("good"), path("dir")), QString());
  }

  void typedCommandsHavePlaceholders()
  {
    LocalText problem;
    StartCommand typed = commandOf({"X={port}", "sh", "-t", "{team}", "{{team}}"});
    TeamPlace place;
    place.port = 3107;
    place.team = "Mine";
    const auto filled = fillPlaceholders(typed, place, problem);
    QVERIFY(filled);
    QCOMPARE(filled->arguments, (std::vector<std::string>{"-t", "Mine", "{team}"}));
    QCOMPARE(filled->environment[0].second, std::string("3107"));
    QVERIFY(QString::fromStdString(filled->program).endsWith("/sh"));
    typed.arguments.push_back("{prot}");
    QVERIFY(!fillPlaceholders(typed, place, problem));
    QCOMPARE(problem.english(), std::string("there is no placeholder {prot}"));
  }
};

QTEST_APPLESS_MAIN(StartCommandTest)
#include "StartCommandTest.moc"
