#include "PagesSupport.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QtTest>

#include <cmath>

using namespace sparkwright;

namespace
{

/// What a reader has, or has done, before the commands of a block.
struct Circumstance
{
  const char* page;
  const char* block; ///< What its text contains.
  QStringList files; ///< Of the fixtures below.
  QStringList servers;
};

/// A drive that takes on its commanded speeds slowly, as sparkwright-server --train-motion reads it.
QString logOfDrive()
{
  QString text = QStringLiteral("t_ms x_mm y_mm theta_mdeg vt_mms vr_mdegs vt_set_mms vr_set_mdegs\n");
  double x = 0, y = 0, theta = 0, v = 0, w = 0;
  for(int i = 0; i < 1500; ++i)
  {
    const double vSet = 0.8 * std::sin(0.7 * (i / 10)), wSet = 3 * std::sin(1.9 * (i / 10));
    const double degrees = 180000 / M_PI;
    text += QString::number(100 * i);
    for(const double value : {x * 1000, y * 1000, std::remainder(theta, 2 * M_PI) * degrees, v * 1000, w * degrees, vSet * 1000,
                              wSet * degrees})
      text += QLatin1Char(' ') + QString::number(std::lround(value));
    text += QLatin1Char('\n');
    v += std::clamp(vSet - v, -0.2, 0.2);
    w += std::clamp(wSet - w, -0.6, 0.6);
    x += v * 0.1 * std::cos(theta);
    y += v * 0.1 * std::sin(theta);
    theta += w * 0.1;
  }
  return text;
}

/// A motor under changing load, as sparkwright-server --fit-motor reads it.
QString logOfMotor()
{
  QString text = QStringLiteral("dt, T, I2R\n");
  double temperature = 27;
  for(int i = 0; i < 3600; ++i)
  {
    const double load = i % 500 < 200 ? 1 + i % 3 : 0;
    temperature += (load - 0.0198 * (temperature - 27)) / 43.6;
    text += QStringLiteral("1, %1, %2\n").arg(temperature, 0, 'f', 9).arg(load);
  }
  return text;
}

/// What makes a run of minutes one of seconds; nothing else of a command is changed.
QString shortened(QString command)
{
  struct Change
  {
    const char* from;
    const char* to;
  };
  static const Change changes[] = {
      {"--from 60 --until 120", "--from 0.5 --until 1"},
      {"--from 93 --until 101", "--from 0.5 --until 0.8"},
      {"--size 1920x1080", "--size 320x180"},
      {"--rate 10", "--rate 5"},
      {"--at 93", "--at 1"},
      {"--until 120", "--until 2"},
      {"--seconds 20", "--seconds 2"},
      {"here:3100", "127.0.0.1:3100"},
      {"seeds = \"1-20\"", "seeds = \"1\""}, // In a file of a page.
      {"until = 120 ", "until = 0.5 "},
      {"setups/f2000_keeper.rb", "setups/f2000_keeper.rb --set F2000.Episodes=2"},
      {"setups/f2000_challenge.rb", "setups/f2000_challenge.rb --set F2000.Attempts=1"},
      {"agents.sh", "agents.sh -w 5"},
      {"-c 15000", "-c 20"},
      {"-c 600", "-c 20"},
      {"PLAY_HOURS=1", "PLAY_HOURS=0.001"},
      {"MATCH_HALF=300", "MATCH_HALF=5"},
      {"REPRODUCIBLE_SECONDS=30 build/tests/integration_runs ReproducibleMatchTest",
       "REPRODUCIBLE_SECONDS=30 build/tests/integration_runs ReproducibleMatchTest -functions"}, // ctest runs it.
  };
  for(const Change& change : changes)
    command.replace(QLatin1String(change.from), QLatin1String(change.to));
  if(command.contains(QLatin1String("agents.sh")) && !command.contains(QLatin1String("-c ")))
    command.replace(QLatin1String("-w 5"), QLatin1String("-w 5 -c 20"));
  if(command.contains(QLatin1String("build/bin/bench/"))) // Which benchmarks there are; running them is for idle machines.
    command.replace(QRegularExpression(QStringLiteral("(build/bin/bench/\\S+)")), QStringLiteral("\\1 --benchmark_list_tests"));
  return command;
}

/// Commands that are not carried out: packages take many minutes, videos need ffmpeg.
bool isLeftOut(const QString& command)
{
  return command.startsWith(QLatin1String("packaging/package.sh")) ||
         (command.contains(QLatin1String(".mp4")) && QStandardPaths::findExecutable(QStringLiteral("ffmpeg")).isEmpty());
}

/// The port that a command listens on until it is ended; 0: none, but it goes on; -1: it ends by itself.
int portOf(const QString& command)
{
  const QString words = command.section(QStringLiteral(" #"), 0, 0).trimmed();
  static const QRegularExpression name(QStringLiteral("^(?:\\w+=\\S+ )*(\\S+)"));
  const QString program = name.match(words).captured(1).section(QLatin1Char('/'), -1);
  if(program == QLatin1String("sparkwright-server") || program == QLatin1String("sparkwright") || program == QLatin1String("run.sh"))
  {
    if(words.contains(QLatin1String("--wait-agents"))) // It ends when the agents of the next lines have played.
      return 3100;
    for(const char* const end : {"--until", "--export", "--jobs", "--convert", "--train-motion", "--fit-motor", "--check",
                                 "--list", "--resume", "f2000_keeper.rb", "f2000_challenge.rb"})
      if(words.contains(QLatin1String(end)))
        return -1;
    return 3100;
  }
  if(program == QLatin1String("sparkwright-proxy"))
    return 3110;
  if(program == QLatin1String("sparkwright-team") || program == QLatin1String("sparkwright-strategy") ||
     program == QLatin1String("sparkwright-bridge") || program == QLatin1String("sparkwright-sensors") ||
     program == QLatin1String("follow") || words.contains(QLatin1String("agent.py")))
    return 0;
  return -1;
}

/// Whether a reader calls the commands of a block in a project of their own, instead of the folder of the sources.
bool isInProject(const CodeBlock& block)
{
  return block.text.contains(QLatin1String("cmake -S .")) || block.text.contains(QLatin1String("build/dance.so"));
}

/// The files that a command says it will write.
QStringList resultsOf(const QString& command)
{
  QStringList files;
  static const QRegularExpression form(QStringLiteral("(?:--to|--record|--summary|-o|--convert(?:-urdf)? \\S+|--train-motion \\S+) (\\S+)"));
  QRegularExpressionMatchIterator matches = form.globalMatch(command);
  while(matches.hasNext())
    files << matches.next().captured(1);
  return files;
}

} // namespace

/// Each page's commands, taken from the page itself, in the order of the page and in one folder, as a reader would call
/// them. Files that a page shows with their names, such as `# team.rb`, are there.
class CommandsOfPagesTest : public QObject
{
  Q_OBJECT

private slots:
  void initTestCase();
  void carryOut_data();
  void carryOut();

private:
  bool prepare(Terminal& terminal, const QString& file);
  QString carryOut(Terminal& terminal, const CodeBlock& block);

  QTemporaryDir fixtures_;
};

void CommandsOfPagesTest::initTestCase()
{
  // A short match with messages, states and drawings, once for all pages.
  Terminal terminal;
  QCOMPARE(terminal.run(QStringLiteral("sparkwright-server --fast --seed 1 --until 2 --record match.mcap --record-agents "
                                       "--record-states 0.5 --agent-port 0 --monitor-port 0 --drawing-port 0 setups/demo.rb")),
           QString());
  QVERIFY(QFile::copy(terminal.path(QStringLiteral("match.mcap")), fixtures_.filePath(QStringLiteral("match.mcap"))));
}

bool CommandsOfPagesTest::prepare(Terminal& terminal, const QString& file)
{
  if(file == QLatin1String("match.mcap"))
    return QFile::copy(fixtures_.filePath(file), terminal.path(file));
  if(file == QLatin1String("sparkmonitor.log.gz"))
    return prepare(terminal, QStringLiteral("match.mcap")) &&
           terminal.run(QStringLiteral("sparkwright-server --export match.mcap --to sparkmonitor.log --until 1 && "
                                       "gzip sparkmonitor.log && rm match.mcap")).isEmpty();
  if(file == QLatin1String("updates.f2klog"))
  {
    QFile page(terminal.path(QStringLiteral("mine.f2krobot")));
    const QString robot = page.open(QIODevice::ReadOnly) ? QString::fromUtf8(page.readAll()) : QString();
    return terminal.write(file, QStringLiteral("f2klog 1\nROBOT %1\n%2\nSENSOR 1 \"laser\" \"LMS200\" \"LRF\" \"180DegreeScan\" 10\n"
                                               "END SENSOR\nUPD 1000000 10000 1\nDATA 1 990000 2 0 1000 8000 500 600\nEND UPD\n")
                                    .arg(robot.toUtf8().size())
                                    .arg(robot));
  }
  if(file == QLatin1String("theirs.cpp"))
    return terminal.write(file, QStringLiteral("#include <windows.h>\nextern \"C\" __declspec(dllexport) DWORD Strategy(void*) "
                                               "{ return GetTickCount(); }\n"));
  if(file == QLatin1String("drive.csv"))
    return terminal.write(file, logOfDrive());
  if(file == QLatin1String("knee.csv"))
    return terminal.write(file, logOfMotor());
  if(file == QLatin1String("arm.urdf"))
    return terminal.write(file, QStringLiteral("<robot name=\"arm\"><link name=\"base\"><inertial><mass value=\"1\"/><inertia ixx=\"0.1\" "
                                               "iyy=\"0.1\" izz=\"0.1\" ixy=\"0\" ixz=\"0\" iyz=\"0\"/></inertial><visual><geometry><box "
                                               "size=\"0.2 0.2 0.2\"/></geometry></visual></link></robot>\n"));
  if(file == QLatin1String("robots"))
    return QDir().mkpath(terminal.path(QStringLiteral("home/robots")));
  return false;
}

QString CommandsOfPagesTest::carryOut(Terminal& terminal, const CodeBlock& block)
{
  static const Circumstance circumstances[] = {
      {"first-steps.md", "agent.py", {}, {QStringLiteral("sparkwright-server")}},
      {"write-an-agent.md", "sparkwright-team", {}, {QStringLiteral("sparkwright-server")}},
      {"simurosot.md", "theirs.cpp", {QStringLiteral("theirs.cpp")}, {}},
      {"simurosot.md", "mine.so", {}, {QStringLiteral("sparkwright-server setups/simurosot_large.rb")}},
      {"simurosot.md", "sparkwright-bridge", {}, {QStringLiteral("sparkwright-server setups/simurosot_large.rb")}},
      {"plots-and-export.md", "", {QStringLiteral("sparkmonitor.log.gz"), QStringLiteral("match.mcap")}, {}},
      {"web.md", "--export", {QStringLiteral("match.mcap")}, {}},
      {"f2000.md", "sparkwright-sensors", {QStringLiteral("updates.f2klog")}, {QStringLiteral("sparkwright-server f2000/practice.f2kworld")}},
      {"f2000.md", "--train-motion", {QStringLiteral("drive.csv")}, {}},
      {"motors.md", "--fit-motor", {QStringLiteral("knee.csv")}, {}},
      {"robots-from-files.md", "", {QStringLiteral("arm.urdf"), QStringLiteral("robots")}, {}},
  };
  QString problem;
  for(const Circumstance& circumstance : circumstances)
    if(block.page == QLatin1String(circumstance.page) && block.text.contains(QLatin1String(circumstance.block)))
    {
      for(const QString& file : circumstance.files)
        if(!prepare(terminal, file))
          return QStringLiteral("cannot prepare ") + file + QLatin1Char('\n') + terminal.output();
      for(const QString& server : circumstance.servers)
        if(problem = terminal.start(server, 3100); !problem.isEmpty())
          return problem;
    }
  const bool ofMatches = block.page == QLatin1String("rewind.md"); // Whose robots somebody leads.
  for(const QString& line : block.text.split(QLatin1Char('\n')))
  {
    // SdkTest builds the projects by these commands; here are the libraries that they give.
    const bool isInSdkTest = isInProject(block) && (line.startsWith(QLatin1String("cmake ")) || line.startsWith(QLatin1String("build/")));
    if(isInSdkTest && !line.contains(QLatin1String("cmake -S .")) && !line.contains(QLatin1String("cmake --build build")) &&
       !line.startsWith(QLatin1String("build/follow ")))
      return QStringLiteral("SdkTest does not know ") + line;
    if(isInSdkTest || line.trimmed().isEmpty() || line.startsWith(QLatin1Char('#')) || isLeftOut(line))
      continue;
    const QString command = shortened(line);
    const int port = portOf(command);
    if(port == 3100 || command.contains(QLatin1String("--resume"))) // Another server takes the place of the one before.
      if(problem = terminal.stop(); !problem.isEmpty())
        return problem;
    problem = port < 0 ? terminal.run(command) : terminal.start(command, port);
    if(!problem.isEmpty())
      return problem;
    if(port == 3100 && ofMatches)
      if(problem = terminal.start(QStringLiteral("sparkwright-team --team Left --n 1"), 0); !problem.isEmpty())
        return problem;
    if(port > 0 && command.contains(QLatin1String("--record "))) // A later line needs some of it.
      QTest::qWait(1500);
    for(const QString& file : resultsOf(command.section(QStringLiteral(" #"), 0, 0)))
      if(port < 0 && QFileInfo(terminal.path(file)).size() == 0)
        return command + QStringLiteral(" has not written ") + file;
  }
  return terminal.stop();
}

void CommandsOfPagesTest::carryOut_data()
{
  QTest::addColumn<QString>("page");
  for(const QString& page : pages())
    for(const CodeBlock& block : blocksOf(page))
      if(block.language == QLatin1String("sh"))
      {
        QTest::newRow(page.toUtf8().constData()) << page;
        break;
      }
}

void CommandsOfPagesTest::carryOut()
{
  QFETCH(QString, page);
#ifndef SPARKWRIGHT_BENCHMARKS
  if(page == QLatin1String("performance.md"))
    QSKIP("built without benchmarks, as sanitized builds are: its programs do not exist");
#endif
  Terminal terminal;
  for(const CodeBlock& block : blocksOf(page))
    if(const QString name = block.name(); !name.isEmpty() && block.language != QLatin1String("sh"))
      for(const QString& folder : {QString(), QStringLiteral("project/")})
        QVERIFY(terminal.write(folder + name, shortened(block.text)));
  QVERIFY(QDir().mkpath(terminal.path(QStringLiteral("project/build"))));
  for(const QString& library : {QStringLiteral("f2000/dance.so"), QStringLiteral("window_plugins/ball_speed.so")})
    QVERIFY(QFile::copy(terminal.path(QStringLiteral("build/tests/") + library),
                        terminal.path(QStringLiteral("project/build/") + library.section(QLatin1Char('/'), 1))));
  for(const CodeBlock& block : blocksOf(page))
    if(block.language == QLatin1String("sh"))
    {
      QVERIFY(terminal.enter(isInProject(block) ? QStringLiteral("project") : QString()));
      const QString problem = carryOut(terminal, block);
      QVERIFY2(problem.isEmpty(), block.place() + ": " + problem.toUtf8());
    }
}

QTEST_GUILESS_MAIN(CommandsOfPagesTest)
#include "CommandsOfPagesTest.moc"
