#include "LayeringSupport.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTest>

/// docs/architecture.md says which folder may use which; this reads its rules and holds every #include of the tree to
/// them.
class LayeringTest : public QObject
{
  Q_OBJECT

private slots:
  void initTestCase();
  void noArrowRunsUpOrSideways();
  void everyFolderOfTheRulesExists();
  void theTopLevelHoldsOnlyWhatBelongsThere();
  void theCheckerSeesAViolation_data();
  void theCheckerSeesAViolation();
  void theCheckerAllowsWhatIsRight_data();
  void theCheckerAllowsWhatIsRight();
  void theCheckerReadsEveryFormOfInclude();
  void strangersAtTheTopLevelAreSeen();
  void rulesThatCannotBeReadAreRefused_data();
  void rulesThatCannotBeReadAreRefused();
  void closedFoldersAreForThemselves();

private:
  Layering layering_;
};

void LayeringTest::initTestCase()
{
  QFile page(SPARKWRIGHT_SOURCE_DIR "/docs/architecture.md");
  QVERIFY(page.open(QIODevice::ReadOnly));
  std::string problem;
  const std::optional<Layering> layering = Layering::read(page.readAll().toStdString(), problem);
  QVERIFY2(layering.has_value(), problem.c_str());
  layering_ = *layering;
}

void LayeringTest::everyFolderOfTheRulesExists()
{
  const QDir top(SPARKWRIGHT_SOURCE_DIR);
  QVERIFY(!layering_.orders().empty());
  for(const auto& [folder, parts] : layering_.orders())
    for(const std::string& part : parts)
    {
      const QString path = QString::fromStdString(folder + '/' + part);
      QVERIFY2(top.exists(path), qPrintable(path));
    }
}

void LayeringTest::noArrowRunsUpOrSideways()
{
  const QDir top(SPARKWRIGHT_SOURCE_DIR);
  int files = 0;
  QStringList violations;
  for(const QString room : {"physics", "core", "netserver", "editor", "viewer", "app"})
  {
    QDirIterator entries(top.filePath(room), {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
    while(entries.hasNext())
    {
      QFile file(entries.next());
      QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
      ++files;
      const std::string name = top.relativeFilePath(file.fileName()).toStdString();
      for(const std::string& violation : layering_.violations(name, file.readAll().toStdString()))
        violations << QString::fromStdString(violation);
    }
  }
  QVERIFY2(violations.isEmpty(), qPrintable('\n' + violations.join('\n')));
  QVERIFY2(files > 20, "the tree was not found");
}

void LayeringTest::theTopLevelHoldsOnlyWhatBelongsThere()
{
  const QStringList entries =
      QDir(SPARKWRIGHT_SOURCE_DIR).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
  QVERIFY(entries.contains("CMakeLists.txt"));
  for(const QString& entry : entries)
    QVERIFY2(isKnownTopLevelEntry(entry.toStdString()), qPrintable(entry));
}

void LayeringTest::theCheckerSeesAViolation_data()
{
  QTest::addColumn<QString>("file");
  QTest::addColumn<QString>("include");
  QTest::addColumn<QString>("expected");

  const QString up = "must not use";
  QTest::newRow("physics up to core") << "physics/World.cpp"
                                      << "\"core/object/Math.h\"" << up;
  QTest::newRow("core up to netserver") << "core/world/World.cpp"
                                        << "\"netserver/server/AgentServer.h\"" << up;
  QTest::newRow("netserver past core") << "netserver/server/AgentServer.cpp"
                                       << "\"physics/World.h\"" << up;
  QTest::newRow("netserver sideways") << "netserver/server/AgentServer.cpp"
                                      << "\"viewer/camera/Camera.h\"" << up;
  QTest::newRow("viewer sideways") << "viewer/camera/Camera.cpp"
                                   << "\"editor/Tree.h\"" << up;
  QTest::newRow("editor sideways") << "editor/Tree.cpp"
                                   << "\"netserver/server/AgentServer.h\"" << up;
  QTest::newRow("server to the IDE") << "app/server/main.cpp"
                                     << "\"app/ide/window/MainWindow.h\"" << up;
  QTest::newRow("server to the viewer") << "app/server/main.cpp"
                                        << "\"viewer/camera/Camera.h\"" << up;
  QTest::newRow("core to the app") << "core/world/World.cpp"
                                   << "\"app/ide/window/MainWindow.h\"" << up;
  QTest::newRow("relative path") << "viewer/camera/Camera.cpp"
                                 << "\"../editor/Tree.h\"" << up;
  QTest::newRow("to tests") << "core/syntax/Lexer.cpp"
                            << "\"tests/core/Support.h\""
                            << "must not reach";
  QTest::newRow("out of the tree") << "core/syntax/Lexer.cpp"
                                   << "\"../../../other/X.h\""
                                   << "must not reach";
  QTest::newRow("core: later folder") << "core/object/Object.cpp"
                                      << "\"core/script/ScriptEngine.h\""
                                      << "later";
  QTest::newRow("core: later folder, relative") << "core/body/RigidBody.cpp"
                                                << "\"../robot/Agent.h\""
                                                << "later";
  QTest::newRow("core: below game") << "core/robot/agent/Agent.cpp"
                                    << "\"core/game/Game.h\""
                                    << "later";
  QTest::newRow("core: new folder") << "core/misc/Thing.cpp"
                                    << "<vector>"
                                    << "no place in the order";
  QTest::newRow("no room") << "sound/Player.cpp"
                           << "<vector>"
                           << "no room";
  QTest::newRow("Qt in physics") << "physics/World.cpp"
                                 << "<QVector>"
                                 << "no Qt";
  QTest::newRow("Qt in core") << "core/syntax/Lexer.h"
                              << "<QtCore/QString>"
                              << "no Qt";
  QTest::newRow("Qt in netserver") << "netserver/socket/Socket.cpp"
                                   << "<QTcpSocket>"
                                   << "no Qt";
  QTest::newRow("Qt in the server") << "app/server/main.cpp"
                                    << "<qglobal.h>"
                                    << "no Qt";
  QTest::newRow("ODE in core") << "core/body/RigidBody.cpp"
                               << "<ode/ode.h>"
                               << "stays inside physics";
  QTest::newRow("ODE in the IDE") << "app/ide/window/MainWindow.cpp"
                                  << "<ode/common.h>"
                                  << "stays inside physics";
  QTest::newRow("mruby in rsg") << "core/rsg/Importer.cpp"
                                << "<mruby.h>"
                                << "stays inside core/script";
  QTest::newRow("angle brackets") << "core/world/World.cpp"
                                  << "<core/object/Object.h>"
                                  << "quotes";
}

void LayeringTest::theCheckerSeesAViolation()
{
  QFETCH(QString, file);
  QFETCH(QString, include);
  QFETCH(QString, expected);

  const auto violations =
      layering_.violations(file.toStdString(), ("#pragma once\n#include " + include + '\n').toStdString());

  QCOMPARE(violations.size(), 1u);
  const QString text = QString::fromStdString(violations.front());
  QVERIFY2(text.startsWith(file) && text.contains(expected), qPrintable(text));
}

void LayeringTest::theCheckerAllowsWhatIsRight_data()
{
  QTest::addColumn<QString>("file");
  QTest::addColumn<QString>("include");

  QTest::newRow("itself") << "physics/World.cpp"
                          << "\"physics/World.h\"";
  QTest::newRow("neighbour without folder") << "viewer/camera/Camera.cpp"
                                            << "\"Camera.h\"";
  QTest::newRow("core to physics") << "core/body/RigidBody.cpp"
                                   << "\"physics/Body.h\"";
  QTest::newRow("core: earlier folder") << "core/world/World.cpp"
                                        << "\"core/object/Object.h\"";
  QTest::newRow("core: own subfolder") << "core/game/soccer3d/State.cpp"
                                       << "\"core/game/soccer3d/Rules.h\"";
  QTest::newRow("netserver to core") << "netserver/server/AgentServer.cpp"
                                     << "\"core/world/World.h\"";
  QTest::newRow("the app knows all") << "app/ide/window/MainWindow.cpp"
                                     << "\"viewer/camera/Camera.h\"";
  QTest::newRow("Qt in the viewer") << "viewer/camera/Camera.cpp"
                                    << "<QMatrix4x4>";
  QTest::newRow("ODE in physics") << "physics/World.cpp"
                                  << "<ode/ode.h>";
  QTest::newRow("mruby in script") << "core/script/ScriptEngine.cpp"
                                   << "<mruby/compile.h>";
  QTest::newRow("standard library") << "core/syntax/Lexer.cpp"
                                    << "<queue>";
  QTest::newRow("system") << "netserver/socket/Socket.cpp"
                          << "<sys/socket.h>";
  QTest::newRow("moc") << "app/ide/window/MainWindow.cpp"
                       << "\"MainWindow.moc\"";
}

void LayeringTest::theCheckerAllowsWhatIsRight()
{
  QFETCH(QString, file);
  QFETCH(QString, include);

  const auto violations = layering_.violations(file.toStdString(), ("#include " + include + '\n').toStdString());

  QVERIFY2(violations.empty(), violations.empty() ? "" : violations.front().c_str());
}

void LayeringTest::theCheckerReadsEveryFormOfInclude()
{
  const auto includes = includesOf("// #include \"comment.h\"\n"
                                   "#include <vector>\n"
                                   "  #  include \"core/object/Object.h\" // why\n"
                                   "#if A\n"
                                   "#include<ode/ode.h>\n"
                                   "#endif");

  QCOMPARE(includes.size(), 3u);
  QCOMPARE(includes[0].path, std::string("vector"));
  QCOMPARE(includes[0].line, 2);
  QVERIFY(!includes[0].quoted);
  QCOMPARE(includes[1].path, std::string("core/object/Object.h"));
  QVERIFY(includes[1].quoted);
  QCOMPARE(includes[2].path, std::string("ode/ode.h"));
  QCOMPARE(includes[2].line, 5);
}

void LayeringTest::strangersAtTheTopLevelAreSeen()
{
  QVERIFY(!isKnownTopLevelEntry("notes.txt"));
  QVERIFY(!isKnownTopLevelEntry("src"));
  QVERIFY(!isKnownTopLevelEntry("builder"));
  QVERIFY(isKnownTopLevelEntry("build-asan"));
  QVERIFY(isKnownTopLevelEntry("core"));
}

void LayeringTest::rulesThatCannotBeReadAreRefused_data()
{
  QTest::addColumn<QString>("page");
  QTest::addColumn<QString>("expected");

  QTest::newRow("no block") << "room core\n"
                            << "no block";
  QTest::newRow("no end") << "```layers\nroom core\n"
                          << "no end";
  QTest::newRow("unknown rule") << "```layers\nhouse core\n```\n"
                                << "house core";
  QTest::newRow("order of nothing") << "```layers\norder core\n```\n"
                                    << "too little";
  QTest::newRow("room without a name") << "```layers\nroom\n```\n"
                                       << "too little";
}

void LayeringTest::rulesThatCannotBeReadAreRefused()
{
  QFETCH(QString, page);
  QFETCH(QString, expected);

  std::string problem;
  QVERIFY(!Layering::read(page.toStdString(), problem));
  QVERIFY2(QString::fromStdString(problem).contains(expected), problem.c_str());
}

void LayeringTest::closedFoldersAreForThemselves()
{
  std::string problem;
  const auto layering = Layering::read(
      "```layers\nroom core\norder core game world # later\nclosed core/game/chess core/game/all\n```\n", problem);
  QVERIFY2(layering.has_value(), problem.c_str());
  const std::string include = "#include \"core/game/chess/Board.h\"\n";

  QVERIFY(layering->violations("core/game/chess/Clock.cpp", include).empty());
  QCOMPARE(layering->violations("core/world/World.cpp", include).size(), 1u);
  QCOMPARE(layering->violations("core/game/Game.cpp", include).size(), 1u);
  QVERIFY(layering->violations("core/game/all/Leagues.cpp", include).empty());
}

QTEST_APPLESS_MAIN(LayeringTest)
#include "LayeringTest.moc"
