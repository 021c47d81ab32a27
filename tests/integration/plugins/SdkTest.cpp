#include "ClientSupport.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonObject>
#include <QPluginLoader>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

using namespace sparkwright;

/// The installation as strangers use it: programs and headers in another place, and plugin projects that know nothing
/// of this tree.
class SdkTest : public QObject
{
  Q_OBJECT

private slots:
  void initTestCase();
  void everyInstalledHeaderStandsAlone();
  void anOutsideProjectsSensorAndLanguageReachAnAgent();
  void aPluginOfTheWindowIsBuiltOutside();
  void pluginsOfTheMiddleSizeLeagueAreBuiltOutside();
  void programsOfItsRobotsAreBuiltOutside();

private:
  /// Runs a command to its end; its output if it failed, else empty.
  static QByteArray failureOf(const QString& command, const QStringList& arguments)
  {
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(command, arguments);
    if(!process.waitForFinished(240000))
      return command.toUtf8() + " did not end";
    const QByteArray output = process.readAll();
    return process.exitCode() == 0 ? QByteArray() : output + " (" + command.toUtf8() + ")";
  }
  /// Builds a project of tests/sdk against the installation. @return what went wrong, or empty
  /// @param page   whose commands do that
  /// @param block  which of its blocks that build something
  QByteArray buildOutside(const QString& name, const QStringList& sources, const QString& page = QStringLiteral("plugins.md"),
                          int block = 0);
  /// The commands that build something, of a page of the manual.
  static QStringList commandsOf(const QString& page, int block);
  QString pluginsOf(const QString& name) const { return folder_.filePath(name + "/build"); }
  QString prefix() const { return folder_.filePath("prefix"); }

  QTemporaryDir folder_;
};

void SdkTest::initTestCase()
{
  const QByteArray failure = failureOf(SPARKWRIGHT_CMAKE, {"--install", SPARKWRIGHT_BUILD_DIR, "--prefix", prefix()});
  QVERIFY2(failure.isEmpty(), failure.constData());
  QVERIFY(QFile::exists(prefix() + "/bin/sparkwright-server"));
  QVERIFY(QFile::exists(prefix() + "/share/sparkwright/setups/soccer.rb"));
}

void SdkTest::everyInstalledHeaderStandsAlone()
{
  const QString top = prefix() + "/include/sparkwright";
  QByteArray all;
  QDirIterator headers(top, {"*.h"}, QDir::Files, QDirIterator::Subdirectories);
  int count = 0;
  while(headers.hasNext())
  {
    const QString header = QDir(top).relativeFilePath(headers.next());
    if(header.startsWith("app/ide/"))
      continue; // It needs Qt: aPluginOfTheWindowIsBuiltOutside().
    all += "#include \"" + header.toUtf8() + "\"\n";
    ++count;
  }
  QVERIFY(count > 30);
  // Each once first, the others after it would cost minutes; in both orders of the alphabet most gaps show.
  QList<QByteArray> lines = all.split('\n');
  for(const bool reversed : {false, true})
  {
    if(reversed)
      std::reverse(lines.begin(), lines.end());
    const QString source = folder_.filePath(reversed ? "reversed.cpp" : "sorted.cpp");
    QFile file(source);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(lines.join('\n') + "\nint main() {}\n");
    file.close();
    const QByteArray failure =
        failureOf(SPARKWRIGHT_CXX, {"-std=c++20", "-fsyntax-only", "-I" + top, "-I" SPARKWRIGHT_EIGEN,
                                    "-DSPARKWRIGHT_ABI=\"test\"", source});
    QVERIFY2(failure.isEmpty(), failure.constData());
  }
}

QStringList SdkTest::commandsOf(const QString& page, int block)
{
  QFile file(SPARKWRIGHT_SOURCE_DIR "/docs/" + page);
  if(!file.open(QIODevice::ReadOnly))
    return {};
  QStringList blocks = QString::fromUtf8(file.readAll()).split("```sh\n").mid(1);
  blocks.removeIf([](const QString& text) { return !text.section("```", 0, 0).contains("cmake -S ."); });
  QStringList commands = blocks.value(block).section("```", 0, 0).split('\n', Qt::SkipEmptyParts);
  commands.removeIf([](const QString& command) { return !command.startsWith("cmake "); });
  return commands;
}

QByteArray SdkTest::buildOutside(const QString& name, const QStringList& sources, const QString& page, int block)
{
  // Copied away, so that nothing of this tree is found by chance.
  const QString project = folder_.filePath(name);
  QDir().mkpath(project);
  for(const QString& file : QStringList{QStringLiteral("CMakeLists.txt")} + sources)
    if(!QFile::copy(SPARKWRIGHT_SOURCE_DIR "/tests/sdk/" + name + '/' + file, project + '/' + file))
      return "there is no " + file.toUtf8();
  const QStringList commands = commandsOf(page, block);
  if(commands.isEmpty())
    return page.toUtf8() + " does not say how to build it";
  // What a reader has set up: where the installation is, and with what it was built.
  const QStringList settings = {"CMAKE_PREFIX_PATH=" + prefix(), "CMAKE_GENERATOR=Ninja", "CXX=" SPARKWRIGHT_CXX,
                                "CXXFLAGS=" SPARKWRIGHT_CXX_FLAGS, "CFLAGS=" SPARKWRIGHT_CXX_FLAGS, "CMAKE_BUILD_TYPE=None",
                                "PATH=" + QFileInfo(SPARKWRIGHT_CMAKE).path() + ':' + qEnvironmentVariable("PATH")};
  return failureOf("env", settings + QStringList{"sh", "-ec", "cd \"$0\"\n" + commands.join('\n'), project});
}

void SdkTest::anOutsideProjectsSensorAndLanguageReachAnAgent()
{
  for(const auto& [name, source] :
      {std::pair("compass", "Compass.cpp"), std::pair("terse", "Terse.cpp"), std::pair("waver", "Waver.cpp")})
  {
    const QByteArray failure = buildOutside(name, {source});
    QVERIFY2(failure.isEmpty(), failure.constData());
    QVERIFY(QFile::exists(pluginsOf(name) + '/' + name + ".so"));
  }

  // A data directory of its own: a set-up that loads the plugins, and a robot that has the sensor.
  const QString data = folder_.filePath("data");
  QVERIFY(QDir().mkpath(data + "/rsg/agent"));
  const auto write = [&](const QString& name, const QByteArray& text) {
    QFile file(data + '/' + name);
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
  };
  QVERIFY(write("setup.rb", "importBundle 'compass'\nimportBundle 'terse'\n"));
  QVERIFY(write("rsg/agent/pointer.rsg", "(RSG 0 1) ((nd TRF (setLocalRotation 0 0 -60)\n"
                                         "  (nd CompassPerceptor (setName nose))))"));
  QProcess server;
  server.setProcessChannelMode(QProcess::MergedChannels);
  server.start(prefix() + "/bin/sparkwright-server",
               {"--agent-port", "0", "--monitor-port", "0", "--data", data, "--plugins", pluginsOf("compass"),
                "--plugins", pluginsOf("terse"), "--agent-format", "TerseParser", "--until", "30", data + "/setup.rb"});
  QVERIFY(server.waitForStarted());
  QByteArray output;
  QRegularExpressionMatch ports;
  while(!(ports = QRegularExpression("agents: [0-9.]+:([0-9]+)").match(QString::fromUtf8(output))).hasMatch())
  {
    if(!server.waitForReadyRead(15000))
      break;
    output += server.readAll();
  }
  std::string percepts;
  if(ports.hasMatch())
  {
    TestClient agent(ports.captured(1).toInt());
    agent.send("scene rsg/agent/pointer.rsg");
    for(int i = 0; i < 50 && percepts.find("CMP") == std::string::npos; ++i)
      percepts = agent.receive().value_or("");
  }
  server.terminate();
  QVERIFY(server.waitForFinished(15000));
  output += server.readAll();
  QVERIFY2(percepts.find("CMP\n.n nose\n.deg -60.00\n") != std::string::npos,
           (percepts + output.toStdString()).c_str());
}

void SdkTest::aPluginOfTheWindowIsBuiltOutside()
{
  if(!QFile::exists(prefix() + "/bin/sparkwright"))
    return; // Built without the window.
  const QByteArray failure = buildOutside("ball_speed", {"BallSpeed.cpp", "ball_speed.json"}, "window-plugins.md");
  QVERIFY2(failure.isEmpty(), failure.constData());
  const QJsonObject meta = QPluginLoader(pluginsOf("ball_speed") + "/ball_speed.so").metaData();
  QVERIFY2(meta["IID"].toString().contains("WindowPlugin"), qPrintable(meta["IID"].toString()));
  QVERIFY(!meta["MetaData"].toObject().isEmpty());
}

void SdkTest::pluginsOfTheMiddleSizeLeagueAreBuiltOutside()
{
  const QByteArray failure = buildOutside("f2000", {"Dance.cpp"}, "f2000.md");
  QVERIFY2(failure.isEmpty(), failure.constData());
  // A folder f2000 beside that of plugins.
  QVERIFY(QDir().mkpath(folder_.filePath("league/f2000")));
  QVERIFY(QFile::copy(pluginsOf("f2000") + "/dance.so", folder_.filePath("league/f2000/dance.so")));
  QFile setUp(folder_.filePath("dance.rb"));
  QVERIFY(setUp.open(QIODevice::WriteOnly));
  setUp.write("importScene('f2000/practice.f2kworld')\nget('/sys/server/gamecontrol/F2000Match').startPlayer('dancer', 'cold=5')\n");
  setUp.close();
  QProcess server;
  server.setProcessChannelMode(QProcess::MergedChannels);
  server.start(prefix() + "/bin/sparkwright-server",
               {"--agent-port", "0", "--monitor-port", "0", "--game-port", "0", "--fast", "--until", "2", "--plugins",
                folder_.filePath("league/plugins"), setUp.fileName()});
  QVERIFY(server.waitForFinished(60000));
  const QByteArray output = server.readAll();
  QVERIFY2(server.exitCode() == 0 && output.contains("done: 200 cycles") && !output.contains("no player"), output.constData());
}

void SdkTest::programsOfItsRobotsAreBuiltOutside()
{
  const QByteArray failure = buildOutside("f2k", {"Follow.cpp", "wander.c"}, "f2000.md", 1);
  QVERIFY2(failure.isEmpty(), failure.constData());
  // Its library brings neither physics nor windows.
  QProcess needs;
  needs.start("ldd", {pluginsOf("f2k") + "/follow"});
  QVERIFY(needs.waitForFinished(15000));
  const QByteArray libraries = needs.readAll();
  QVERIFY2(libraries.contains("libsparkwright-f2k") && !libraries.contains("Qt6") && !libraries.contains("libode"), libraries.constData());
  QProcess server;
  server.setProcessChannelMode(QProcess::MergedChannels);
  server.start(prefix() + "/bin/sparkwright-server",
               {"--agent-port", "0", "--monitor-port", "0", "--game-port", "0", prefix() + "/share/sparkwright/f2000/practice.f2kworld"});
  QByteArray output;
  QRegularExpressionMatch port;
  while(!(port = QRegularExpression("game: [0-9.]+:([0-9]+)").match(QString::fromUtf8(output))).hasMatch())
  {
    QVERIFY2(server.waitForReadyRead(15000), output.constData());
    output += server.readAll();
  }
  const QString robots = prefix() + "/share/sparkwright/f2000/robots/";
  for(const auto& [program, robot] : {std::pair("follow", "scout.f2krobot"), std::pair("wander", "rover.f2krobot")})
  {
    const QByteArray wrong = failureOf(pluginsOf("f2k") + '/' + program, {robots + robot, port.captured(1), "2"});
    QVERIFY2(wrong.isEmpty(), wrong.constData());
  }
  // Without a camera it says so, and does not turn in place.
  const QByteArray blind = failureOf(pluginsOf("f2k") + "/follow", {robots + "rover.f2krobot", port.captured(1), "2"});
  QVERIFY2(blind.contains("has no camera that tells ballDistance"), blind.constData());
  server.terminate();
  QVERIFY(server.waitForFinished(15000));
}

QTEST_GUILESS_MAIN(SdkTest)
#include "SdkTest.moc"
