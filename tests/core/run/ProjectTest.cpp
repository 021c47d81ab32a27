#include "core/run/Project.h"

#include <QtTest>

using namespace sparkwright;

/// Projects: read, written, and what is wrong with them.
class ProjectTest : public QObject
{
  Q_OBJECT

  QTemporaryDir folder_;

  std::filesystem::path path(const char* name) const { return folder_.filePath(name).toStdString(); }
  std::filesystem::path write(const char* name, const QByteArray& text) const
  {
    QFile file(folder_.filePath(name));
    if(!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
      qFatal("cannot write %s", name);
    return path(name);
  }

private slots:
  void isRead()
  {
    const auto file = write("cup.sparkproject", "# Final\nscene = 'setups/soccer.rb'\nseed = 7\n\n[variables]\n"
                                                "RuleHalfTime = 120\nBeamNoiseXY = 0.05\nUseCharging = false\n"
                                                "DisabledRules = 'ball out, goal'\n'Agent.Speed' = -1.5\n");
    Diagnostic problem;
    const auto project = readProject(file, problem);
    QVERIFY2(project, problem.text().c_str());
    QCOMPARE(project->scene, std::string("setups/soccer.rb"));
    QCOMPARE(project->seed, std::uint64_t(7));
    const decltype(project->variables) expected = {{"Agent.Speed", "-1.5"},
                                                   {"BeamNoiseXY", "0.05"},
                                                   {"DisabledRules", "ball out, goal"},
                                                   {"RuleHalfTime", "120"},
                                                   {"UseCharging", "false"}};
    QCOMPARE(project->variables, expected);
  }

  void whatIsWrittenIsReadBack()
  {
    Project project;
    project.scene = "setups/soccer.rb";
    project.seed = 3;
    project.step = StepKind::Iterative;
    project.variables = {{"A", "1e+06"},      {"B", "007"},    {"C", "-0.05"}, {"D", "true"},
                         {"E", ""},           {"F", "x\n[y]"}, {"G", "nan"},   {"H", "1\nscene = 'other'"},
                         {"I", "\"quoted\""}, {"J k", "3 # 4"}};
    const auto file = path("round.sparkproject");
    QCOMPARE(writeProject(file, project), std::string());
    Diagnostic problem;
    auto back = readProject(file, problem);
    QVERIFY2(back, problem.text().c_str());
    // A number may be written otherwise.
    QCOMPARE(QString::fromStdString(back->variables[0].second).toDouble(), 1e6);
    back->variables[0].second = project.variables[0].second;
    QVERIFY(*back == project);
    // People read it.
    QFile text(QString::fromStdString(file.string()));
    QVERIFY(text.open(QIODevice::ReadOnly));
    const QByteArray content = text.readAll();
    QVERIFY2(content.contains("C = -0.05\n") && content.contains("D = true\n"), content.constData());
  }

  void setUpTeamsAndLayoutAreRead()
  {
    write("red.sparkteam", "[[program]]\ncommand = 'python3'\n");
    const auto file = write("cup.sparkproject", "scene = 'field.rsg'\nsetup = 'rules.rb'\nlayout = 'match'\n"
                                                "teams = [\n  'red.sparkteam', # of the lab\n"
                                                "  { file = 'red.sparkteam', name = 'Blue', type = 'nao2' },\n]\n");
    Diagnostic problem;
    ProjectPlaces places;
    const auto project = readProject(file, problem, &places);
    QVERIFY2(project, problem.text().c_str());
    QCOMPARE(project->setUp, std::string("rules.rb"));
    QCOMPARE(project->layout, std::string("match"));
    const std::vector<ProjectTeam> expected = {{"red.sparkteam"}, {"red.sparkteam", "Blue", "nao2"}};
    QVERIFY(project->teams == expected);
    QCOMPARE(places.teams[1].line, 6);

    Diagnostics problems;
    const auto teams = teamsOf(*project, file, places, problems);
    QVERIFY2(problems.empty(), problems.empty() ? "" : problems[0].text().c_str());
    QCOMPARE(teams.size(), std::size_t(2));
    QCOMPARE(teams[0].name, std::string("red")); // The file says no other.
    QCOMPARE(teams[1].name, std::string("Blue"));
    QCOMPARE(teams[1].type, std::string("nao2"));
  }

  void aSetUpAloneIsTheScene()
  {
    Diagnostic problem;
    const auto project = readProject(write("alone.sparkproject", "setup = 'setups/soccer.rb'\n"), problem);
    QVERIFY2(project, problem.text().c_str());
    QCOMPARE(project->scene, std::string("setups/soccer.rb"));
    QVERIFY(project->setUp.empty());
  }

  void whatIsMissingIsToldWithThePlaceThatNamesIt()
  {
    write("here.rsg", "(RSG 0 1)");
    const auto missing = [&](const QByteArray& text)
    {
      const auto file = write("missing.sparkproject", text);
      Diagnostic problem;
      ProjectPlaces places;
      const auto project = readProject(file, problem, &places);
      return project ? missingOf(*project, file, places, {std::filesystem::path(SPARKWRIGHT_SOURCE_DIR) / "resources"})
                     : std::optional(problem);
    };
    QVERIFY(!missing("scene = 'here.rsg'\n"));
    QVERIFY(!missing("scene = 'setups/soccer.rb'\n"));
    const auto scene = missing("seed = 1\nscene = 'gone.rsg'\n");
    QVERIFY(scene && scene->line == 2 && scene->column == 9);
    QVERIFY(QByteArray::fromStdString(scene->text()).contains("no scene `gone.rsg`"));
    const auto setUp = missing("scene = 'here.rsg'\nsetup = 'gone.rb'\n");
    QVERIFY(setUp && setUp->line == 2 && QByteArray::fromStdString(setUp->text()).contains("no set-up `gone.rb`"));

    Diagnostics problems;
    const auto file = write("noteam.sparkproject", "scene = 'here.rsg'\nteams = ['gone.sparkteam']\n");
    Diagnostic problem;
    ProjectPlaces places;
    const auto project = readProject(file, problem, &places);
    QVERIFY(project && teamsOf(*project, file, places, problems).empty());
    QCOMPARE(problems.size(), std::size_t(1));
    QCOMPARE(problems[0].line, 2);
    QVERIFY(QByteArray::fromStdString(problems[0].text()).contains("gone.sparkteam"));
  }

  void savingKeepsCommentsAndOrder_data()
  {
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    // The same changes are made to each: seed 9, half time 60, no charging, goals do not count.
    QTest::newRow("usual") << QByteArray("# Final of the cup\nseed = 3   # lucky\nscene = 'a.rsg' # field\n\n"
                                         "[variables]\n# short\nRuleHalfTime = 120 # s\nGone = 1\n\n# end\n")
                           << QByteArray("# Final of the cup\nseed = 9   # lucky\nscene = 'a.rsg' # field\n\n"
                                         "[variables]\n# short\nRuleHalfTime = 60 # s\nUseCharging = false\n\n# end\n");
    QTest::newRow("no end of line, no variables")
        << QByteArray("scene = \"a.rsg\"")
        << QByteArray("scene = \"a.rsg\"\nseed = 9\n\n[variables]\nRuleHalfTime = 60\nUseCharging = false\n");
    QTest::newRow("umlauts before a value") << QByteArray("scene = 'a.rsg'\nseed = 1 # \xc3\xbc\n[variables]\n"
                                                          "'\xc3\xa4 \xc3\xb6' = 5\nRuleHalfTime = 1\nUseCharging = true\n")
                                            << QByteArray("scene = 'a.rsg'\nseed = 9 # \xc3\xbc\n[variables]\n"
                                                          "RuleHalfTime = 60\nUseCharging = false\n");
    QTest::newRow("list of teams over lines")
        << QByteArray("scene = 'a.rsg'\nteams = [\n 'x.sparkteam',\n]\n# after\n")
        << QByteArray("scene = 'a.rsg'\nseed = 9\n# after\n\n[variables]\nRuleHalfTime = 60\nUseCharging = false\n");
  }
  void savingKeepsCommentsAndOrder()
  {
    QFETCH(const QByteArray, before);
    QFETCH(const QByteArray, after);
    const auto file = write("kept.sparkproject", before);
    QCOMPARE(writeProject(file, {.scene = "a.rsg",
                                 .seed = 9,
                                 .variables = {{"RuleHalfTime", "60"}, {"UseCharging", "false"}}}),
             std::string());
    QFile written(QString::fromStdString(file.string()));
    QVERIFY(written.open(QIODevice::ReadOnly));
    QCOMPARE(written.readAll(), after);
  }

  void filesThatCannotBeEditedAreWrittenAnew()
  {
    for(const QByteArray& before :
        {QByteArray("scene = (broken\n"), QByteArray("scene = 'a.rsg'\nvariables = { A = 1 }\n"),
         QByteArray("scene = 'a.rsg'\nvariables.A = 1\n"), QByteArray("unknown = 3\n")})
    {
      const auto file = write("anew.sparkproject", before);
      const Project project{.scene = "b.rsg", .variables = {{"A", "2"}, {"B", "x"}}};
      QCOMPARE(writeProject(file, project), std::string());
      Diagnostic problem;
      const auto back = readProject(file, problem);
      QVERIFY2(back && *back == project, (before + problem.text().c_str()).constData());
    }
  }

  void scenesBesideTheFileAreNamedFromThere()
  {
    QVERIFY(QDir(folder_.path()).mkpath("mine/rsg"));
    write("mine/rsg/field.rsg", "(RSG 0 1)");
    Project project;
    project.scene = path("mine/rsg/field.rsg").string();
    const auto file = path("mine/field.sparkproject");
    QCOMPARE(writeProject(file, project), std::string());
    Diagnostic problem;
    const auto back = readProject(file, problem);
    QVERIFY(back);
    QCOMPARE(back->scene, std::string("rsg/field.rsg"));
    QCOMPARE(sceneOf(*back, file), project.scene);
    // One that is not there is looked for in the data directories, as it is called.
    QCOMPARE(sceneOf({.scene = "setups/soccer.rb"}, file), std::string("setups/soccer.rb"));
    // Elsewhere: stays absolute.
    QCOMPARE(writeProject(path("mine/rsg/up.sparkproject"), {.scene = path("x.rsg").string()}), std::string());
    QCOMPARE(readProject(path("mine/rsg/up.sparkproject"), problem)->scene, path("x.rsg").string());
  }

  void whatIsWrongIsToldWithItsPlace_data()
  {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<QByteArray>("told");
    QTest::newRow("empty") << QByteArray() << 1 << QByteArray("names no scene");
    QTest::newRow("no TOML") << QByteArray("scene = 'a'\n(RSG 0 1)\n") << 2 << QByteArray("TOML");
    QTest::newRow("header that is no key") << QByteArray("scene = 'a'\n[+x\n") << 2 << QByteArray("TOML");
    QTest::newRow("not closed") << QByteArray("scene = 'a\n") << 1 << QByteArray("TOML");
    QTest::newRow("scene is no text") << QByteArray("scene = 3\n") << 1 << QByteArray("`scene`");
    QTest::newRow("unknown setting") << QByteArray("scene = 'a'\nhalf = 3\n") << 2 << QByteArray("`half`");
    QTest::newRow("negative seed") << QByteArray("scene = 'a'\nseed = -3\n") << 2 << QByteArray("`seed`");
    QTest::newRow("list as value") << QByteArray("scene = 'a'\n[variables]\nX = [1, 2]\n") << 3
                                   << QByteArray("`X` has no single value");
    QTest::newRow("no value of its kind") << QByteArray("scene = 'a'\n[variables]\nRuleHalfTime = '10,5'\n") << 3
                                          << QByteArray("RuleHalfTime is a number from 0 to 1e+06 s, not `10,5`");
    QTest::newRow("table as value") << QByteArray("scene = 'a'\n[variables.Soccer]\nX = 1\n") << 2
                                    << QByteArray("`Soccer` has no single value");
    QTest::newRow("twice") << QByteArray("scene = 'a'\nscene = 'b'\n") << 2 << QByteArray("TOML");
    QTest::newRow("unknown step") << QByteArray("scene = 'a'\nstep = 'quick'\n") << 2 << QByteArray("`quick`");
    QTest::newRow("unknown layout") << QByteArray("scene = 'a'\nlayout = 'wide'\n") << 2 << QByteArray("`wide`");
    QTest::newRow("layout is no text") << QByteArray("scene = 'a'\nlayout = 3\n") << 2 << QByteArray("`layout`");
    QTest::newRow("teams are no list") << QByteArray("scene = 'a'\nteams = 'x'\n") << 2 << QByteArray("`teams`");
    QTest::newRow("team is a number") << QByteArray("scene = 'a'\nteams = ['x',\n3]\n") << 3 << QByteArray("a team is");
    QTest::newRow("team without a file") << QByteArray("scene = 'a'\nteams = [{ name = 'R' }]\n") << 2
                                         << QByteArray("a team is");
    QTest::newRow("team with more") << QByteArray("scene = 'a'\nteams = [{ file = 'x', colour = 'red' }]\n") << 2
                                    << QByteArray("`colour`");
    QTest::newRow("three teams") << QByteArray("scene = 'a'\nteams = ['x', 'y', 'z']\n") << 2
                                 << QByteArray("more than 2 teams");
    QTest::newRow("two set-ups") << QByteArray("scene = 'a.rb'\nsetup = 'b.rb'\n") << 2
                                 << QByteArray("a set-up itself");
    QTest::newRow("NUL and bytes") << QByteArray("\0\xff\xfe", 3) << 1 << QByteArray("TOML");
    QTest::newRow("deep") << QByteArray("a = ") + QByteArray(100000, '[') << 1 << QByteArray("TOML");
  }
  void whatIsWrongIsToldWithItsPlace()
  {
    QFETCH(const QByteArray, text);
    QFETCH(const int, line);
    QFETCH(const QByteArray, told);
    Diagnostic problem;
    QVERIFY(!readProject(write("bad.sparkproject", text), problem));
    QCOMPARE(problem.line, line);
    QVERIFY2(QByteArray::fromStdString(problem.text()).contains(told), problem.text().c_str());
    QVERIFY(!problem.hint.empty());
  }

  void filesThatCannotBeReadOrWritten()
  {
    Diagnostic problem;
    QVERIFY(!readProject(path("nothing.sparkproject"), problem));
    QVERIFY(problem.message.find("cannot read") != std::string::npos);
    QVERIFY(!readProject(folder_.path().toStdString(), problem));
    QVERIFY(!readProject(write("large.sparkproject", QByteArray(2 << 20, '#')), problem));
    QVERIFY(problem.message.find("larger") != std::string::npos);
    QVERIFY(!writeProject(path("no/such/folder.sparkproject"), {.scene = "x"}).empty());
    QVERIFY(isProject("a/b.sparkproject"));
    QVERIFY(!isProject("a/b.rb") && !isProject(".sparkproject"));
  }
};

QTEST_APPLESS_MAIN(ProjectTest)
#include "ProjectTest.moc"
