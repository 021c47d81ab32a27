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
    QTest::newRow("not closed") << QByteArray("scene = 'a\n") << 1 << QByteArray("TOML");
    QTest::newRow("scene is no text") << QByteArray("scene = 3\n") << 1 << QByteArray("`scene`");
    QTest::newRow("unknown setting") << QByteArray("scene = 'a'\nhalf = 3\n") << 2 << QByteArray("`half`");
    QTest::newRow("negative seed") << QByteArray("scene = 'a'\nseed = -3\n") << 2 << QByteArray("`seed`");
    QTest::newRow("list as value") << QByteArray("scene = 'a'\n[variables]\nX = [1, 2]\n") << 3
                                   << QByteArray("`X` has no single value");
    QTest::newRow("table as value") << QByteArray("scene = 'a'\n[variables.Soccer]\nX = 1\n") << 2
                                    << QByteArray("`Soccer` has no single value");
    QTest::newRow("twice") << QByteArray("scene = 'a'\nscene = 'b'\n") << 2 << QByteArray("TOML");
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
