#include "core/design/NewProject.h"
#include "core/design/DesignTexts.h"
#include "core/programs/TeamFile.h"
#include "core/run/Project.h"
#include "core/run/SceneCheck.h"
#include "tests/core/WorldSupport.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace sparkwright;
using design::makeProject;
using design::NewProject;
namespace fs = std::filesystem;

/// New projects: what is written is whole, loads, and is ready to run; bad names and folders are refused.
class NewProjectTest : public QObject
{
  Q_OBJECT

  QTemporaryDir folder_;
  const fs::path data_ = fs::path(SPARKWRIGHT_SOURCE_DIR) / "resources";

  fs::path place(const QString& name) const { return folder_.filePath(name).toStdString(); }
  static QString words(const LocalText& text) { return QString::fromStdString(text.english()); }

private slots:
  void whatIsMadeLoadsWithoutWarnings_data()
  {
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("agent");
    for(const auto& [name, kind] : {std::pair("empty", NewProject::Kind::EmptyScene),
                                    {"robot", NewProject::Kind::Robot},
                                    {"match", NewProject::Kind::Match}})
      for(const auto& [language, agent] : {std::pair("alone", NewProject::Agent::None),
                                           {"python", NewProject::Agent::Python},
                                           {"cpp", NewProject::Agent::Cpp}})
        QTest::addRow("%s %s", name, language) << static_cast<int>(kind) << static_cast<int>(agent);
  }
  void whatIsMadeLoadsWithoutWarnings()
  {
    QFETCH(const int, kind);
    QFETCH(const int, agent);
    NewProject plan;
    plan.kind = static_cast<NewProject::Kind>(kind);
    plan.agent = static_cast<NewProject::Agent>(agent);
    plan.name = "My cup";
    plan.folder = place(QString("made/%1").arg(QTest::currentDataTag()));
    LocalText problem;
    const fs::path file = makeProject(plan, data_, problem);
    QVERIFY2(!file.empty(), qPrintable(words(problem)));
    QCOMPARE(file.filename().string(), std::string("My cup.sparkproject"));

    Diagnostic wrong;
    ProjectPlaces places;
    const auto project = readProject(file, wrong, &places);
    QVERIFY2(project, wrong.text().c_str());
    QVERIFY(!missingOf(*project, file, places, {data_}));
    Diagnostics problems;
    const auto teams = teamsOf(*project, file, places, problems);
    QVERIFY2(problems.empty(), problems.empty() ? "" : problems[0].text().c_str());
    QCOMPARE(teams.size(), project->teams.size());
    QCOMPARE(teams.size(), std::size_t(plan.hasAgent()) + (plan.kind == NewProject::Kind::Match));

    for(const fs::directory_entry& each : fs::recursive_directory_iterator(plan.folder))
    {
      if(each.is_directory())
        continue;
      QFile text(QString::fromStdString(each.path().string()));
      QVERIFY(text.open(QIODevice::ReadOnly));
      QVERIFY2(!text.readAll().contains("@NAME"), qPrintable(text.fileName()));
      if(each.path().extension() == ".rsg")
      {
        SceneCheckOptions options;
        options.world.dataDirectories = {data_};
        const std::string scene = each.path().string();
        const Diagnostics found = SceneCheck(options).check(std::span(&scene, 1));
        QVERIFY2(found.empty(), found.empty() ? "" : found[0].text().c_str());
      }
      if(each.path().extension() == ".py" || each.path().extension() == ".sh")
        QVERIFY(QFileInfo(text.fileName()).isExecutable());
    }
  }

  void theRobotIsOneThatAgentsMayAskFor()
  {
    LocalText problem;
    const NewProject plan{
        .kind = NewProject::Kind::Robot, .name = "rover", .folder = place("asked"), .agent = NewProject::Agent::Python};
    const fs::path file = makeProject(plan, data_, problem);
    QVERIFY2(!file.empty(), qPrintable(words(problem)));
    WorldOptions options;
    options.dataDirectories = {data_};
    World world(options);
    QStringList said;
    world.log().setSink(
        [&said](const Diagnostic& d)
        {
          if(d.severity >= Diagnostic::Severity::Warning)
            said << QString::fromStdString(d.text());
        });
    QVERIFY(world.load((plan.folder / "world.rsg").string()));
    const AgentId agent = world.addAgent();
    world.cycle();
    world.deliver(agent, "(scene rsg/agent/robot.rsg)(syn)");
    for(int i = 0; i < 5; ++i)
      world.cycle();
    QVERIFY2(said.isEmpty(), qPrintable(said.join('\n')));
    QVERIFY(world.percepts(agent).find("(HJ (n ") != std::string_view::npos);
    QFile program(QString::fromStdString((plan.folder / "agent.py").string()));
    QVERIFY(program.open(QIODevice::ReadOnly));
    QVERIFY(program.readAll().contains("SCENE = \"rsg/agent/robot.rsg\""));
  }

  void agentsAreProgramsThatCompile()
  {
    for(const auto agent : {NewProject::Agent::Python, NewProject::Agent::Cpp})
      for(const auto kind : {NewProject::Kind::Robot, NewProject::Kind::Match})
      {
        NewProject plan{.kind = kind, .name = "p", .folder = place("unused"), .agent = agent};
        LocalText problem;
        const auto files = filesOf(plan, data_, problem);
        const bool python = agent == NewProject::Agent::Python;
        const auto source = std::ranges::find(files, python ? "agent.py" : "agent.cpp", &design::NewFile::name);
        QVERIFY(source != files.end());
        QVERIFY2(source->text.find('@') == std::string::npos, source->text.c_str());
        QProcess compiler;
        compiler.setProcessChannelMode(QProcess::MergedChannels);
        if(python)
          compiler.start("python3", {"-c", "import ast, sys; ast.parse(sys.stdin.read())"});
        else
          compiler.start("g++", {"-std=c++17", "-Wall", "-Wextra", "-Werror", "-fsyntax-only", "-x", "c++", "-"});
        compiler.write(source->text.c_str());
        compiler.closeWriteChannel();
        QVERIFY(compiler.waitForFinished(60000));
        const QByteArray said = compiler.readAll();
        QVERIFY2(compiler.exitCode() == 0, said.constData());
      }
  }

  void anImportedSceneStaysWhereItIs()
  {
    LocalText problem;
    const NewProject plan{.kind = NewProject::Kind::Import,
                          .name = "cart",
                          .folder = place("imported"),
                          .scene = data_ / "examples/cart.ros"};
    const fs::path file = makeProject(plan, data_, problem);
    QVERIFY2(!file.empty(), qPrintable(words(problem)));
    Diagnostic wrong;
    const auto project = readProject(file, wrong);
    QVERIFY2(project, wrong.text().c_str());
    QCOMPARE(fs::path(sceneOf(*project, file)), data_ / "examples/cart.ros");
  }

  void whatCannotBeIsRefused_data()
  {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("team");
    QTest::addColumn<QString>("told");
    QTest::newRow("no name") << ""
                             << "x"
                             << "A"
                             << "a name";
    QTest::newRow("blank") << " "
                           << "x"
                           << "A"
                           << "begins with";
    QTest::newRow("slash") << "a/b"
                           << "x"
                           << "A"
                           << "none of the signs";
    QTest::newRow("line") << "a\nb"
                          << "x"
                          << "A"
                          << "none of the signs";
    QTest::newRow("hidden") << ".a"
                            << "x"
                            << "A"
                            << "begins with";
    QTest::newRow("option") << "-a"
                            << "x"
                            << "A"
                            << "begins with";
    QTest::newRow("long") << QString(61, 'a') << "x"
                          << "A"
                          << "at most 60";
    QTest::newRow("like the opponent") << "opponent"
                                       << "x"
                                       << "A"
                                       << "cannot be called";
    QTest::newRow("team") << "a"
                          << "x"
                          << "A B"
                          << "name of a team";
    QTest::newRow("quotes in team") << "a"
                                    << "x"
                                    << "\""
                                    << "name of a team";
    QTest::newRow("not empty") << "a"
                               << "full"
                               << "A"
                               << "not empty";
    QTest::newRow("a file") << "a"
                            << "full/file"
                            << "A"
                            << "is a file";
    QTest::newRow("below a file") << "a"
                                  << "full/file/below"
                                  << "A"
                                  << "cannot be made";
    QTest::newRow("no folder") << "a"
                               << ""
                               << "A"
                               << "choose a folder";
  }
  void whatCannotBeIsRefused()
  {
    QFETCH(const QString, name);
    QFETCH(const QString, folder);
    QFETCH(const QString, team);
    QFETCH(const QString, told);
    QDir(folder_.path()).mkpath("full");
    QFile file(folder_.filePath("full/file"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    NewProject plan{.kind = NewProject::Kind::Match,
                    .name = name.toStdString(),
                    .folder = folder.isEmpty() ? fs::path() : place(folder),
                    .agent = NewProject::Agent::Python,
                    .team = team.toStdString()};
    LocalText problem;
    QVERIFY(makeProject(plan, data_, problem).empty());
    QVERIFY2(words(problem).contains(told), qPrintable(words(problem)));
    QVERIFY(!QFileInfo::exists(folder_.filePath("x")));
    QCOMPARE(QDir(folder_.filePath("full")).entryList(QDir::Files), QStringList{"file"});
  }

  void withoutTheDataNothingIsMade()
  {
    LocalText problem;
    QVERIFY(makeProject({.name = "a", .folder = place("nodata")}, place("nowhere"), problem).empty());
    QVERIFY(words(problem).contains("world.rsg.in"));
    QVERIFY(!QFileInfo::exists(folder_.filePath("nodata")));
    // An empty folder that is there is taken.
    QVERIFY(QDir(folder_.path()).mkpath("empty"));
    QVERIFY(!makeProject({.name = "a", .folder = place("empty")}, data_, problem).empty());
  }
};

QTEST_GUILESS_MAIN(NewProjectTest)
#include "NewProjectTest.moc"
