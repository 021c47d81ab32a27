#include "LayeringSupport.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QTest>

/// docs/architecture.md says which room may use which; this reads every #include of the tree and holds it to that.
class LayeringTest : public QObject
{
  Q_OBJECT

private slots:
  void noArrowRunsUpOrSideways();
  void theTopLevelHoldsOnlyWhatBelongsThere();
  void theCheckerSeesAViolation_data();
  void theCheckerSeesAViolation();
  void theCheckerAllowsWhatIsRight_data();
  void theCheckerAllowsWhatIsRight();
  void theCheckerReadsEveryFormOfInclude();
  void strangersAtTheTopLevelAreSeen();
};

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
      for(const std::string& violation : layeringViolations(name, file.readAll().toStdString()))
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
  QTest::newRow("core up to netserver") << "core/engine/World.cpp"
                                        << "\"netserver/AgentServer.h\"" << up;
  QTest::newRow("netserver past core") << "netserver/AgentServer.cpp"
                                       << "\"physics/World.h\"" << up;
  QTest::newRow("netserver sideways") << "netserver/AgentServer.cpp"
                                      << "\"viewer/Camera.h\"" << up;
  QTest::newRow("viewer sideways") << "viewer/Camera.cpp"
                                   << "\"editor/Tree.h\"" << up;
  QTest::newRow("editor sideways") << "editor/Tree.cpp"
                                   << "\"netserver/AgentServer.h\"" << up;
  QTest::newRow("server to the IDE") << "app/server/main.cpp"
                                     << "\"app/ide/MainWindow.h\"" << up;
  QTest::newRow("server to the viewer") << "app/server/main.cpp"
                                        << "\"viewer/Camera.h\"" << up;
  QTest::newRow("core to the app") << "core/engine/World.cpp"
                                   << "\"app/ide/MainWindow.h\"" << up;
  QTest::newRow("relative path") << "viewer/Camera.cpp"
                                 << "\"../editor/Tree.h\"" << up;
  QTest::newRow("to tests") << "core/text/Lexer.cpp"
                            << "\"tests/core/Support.h\""
                            << "must not reach";
  QTest::newRow("out of the tree") << "core/text/Lexer.cpp"
                                   << "\"../../../other/X.h\""
                                   << "must not reach";
  QTest::newRow("core: later folder") << "core/object/Object.cpp"
                                      << "\"core/script/ScriptEngine.h\""
                                      << "later";
  QTest::newRow("core: later folder, relative") << "core/body/RigidBody.cpp"
                                                << "\"../robot/Agent.h\""
                                                << "later";
  QTest::newRow("core: below game") << "core/robot/Agent.cpp"
                                    << "\"core/game/soccer3d/State.h\""
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
  QTest::newRow("Qt in core") << "core/text/Lexer.h"
                              << "<QtCore/QString>"
                              << "no Qt";
  QTest::newRow("Qt in netserver") << "netserver/Socket.cpp"
                                   << "<QTcpSocket>"
                                   << "no Qt";
  QTest::newRow("Qt in the server") << "app/server/main.cpp"
                                    << "<qglobal.h>"
                                    << "no Qt";
  QTest::newRow("ODE in core") << "core/body/RigidBody.cpp"
                               << "<ode/ode.h>"
                               << "ODE";
  QTest::newRow("ODE in the IDE") << "app/ide/MainWindow.cpp"
                                  << "<ode/common.h>"
                                  << "ODE";
  QTest::newRow("mruby in rsg") << "core/rsg/Importer.cpp"
                                << "<mruby.h>"
                                << "mruby";
  QTest::newRow("angle brackets") << "core/engine/World.cpp"
                                  << "<core/object/Object.h>"
                                  << "quotes";
}

void LayeringTest::theCheckerSeesAViolation()
{
  QFETCH(QString, file);
  QFETCH(QString, include);
  QFETCH(QString, expected);

  const auto violations =
      layeringViolations(file.toStdString(), ("#pragma once\n#include " + include + '\n').toStdString());

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
  QTest::newRow("neighbour without folder") << "viewer/Camera.cpp"
                                            << "\"Camera.h\"";
  QTest::newRow("core to physics") << "core/body/RigidBody.cpp"
                                   << "\"physics/Body.h\"";
  QTest::newRow("core: earlier folder") << "core/engine/World.cpp"
                                        << "\"core/object/Object.h\"";
  QTest::newRow("core: own subfolder") << "core/game/soccer3d/State.cpp"
                                       << "\"core/game/soccer3d/Rules.h\"";
  QTest::newRow("netserver to core") << "netserver/AgentServer.cpp"
                                     << "\"core/engine/World.h\"";
  QTest::newRow("the app knows all") << "app/ide/MainWindow.cpp"
                                     << "\"viewer/Camera.h\"";
  QTest::newRow("Qt in the viewer") << "viewer/Camera.cpp"
                                    << "<QMatrix4x4>";
  QTest::newRow("ODE in physics") << "physics/World.cpp"
                                  << "<ode/ode.h>";
  QTest::newRow("mruby in script") << "core/script/ScriptEngine.cpp"
                                   << "<mruby/compile.h>";
  QTest::newRow("standard library") << "core/text/Lexer.cpp"
                                    << "<queue>";
  QTest::newRow("system") << "netserver/Socket.cpp"
                          << "<sys/socket.h>";
  QTest::newRow("moc") << "app/ide/MainWindow.cpp"
                       << "\"MainWindow.moc\"";
}

void LayeringTest::theCheckerAllowsWhatIsRight()
{
  QFETCH(QString, file);
  QFETCH(QString, include);

  const auto violations = layeringViolations(file.toStdString(), ("#include " + include + '\n').toStdString());

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

QTEST_APPLESS_MAIN(LayeringTest)
#include "LayeringTest.moc"
