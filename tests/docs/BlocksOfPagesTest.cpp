#include "PagesSupport.h"
#include "app/ide/keys/KeyMap.h"
#include "core/message/JsonMessage.h"
#include "core/programs/TeamFile.h"

#include <QDir>
#include <QFile>
#include <QtTest>

using namespace sparkwright;

/// Every block of code of every page that is no command: scenes, scripts, messages and files of settings, taken from the
/// page itself and given to the program that reads them.
class BlocksOfPagesTest : public QObject
{
  Q_OBJECT

private slots:
  void everyBlockSaysWhatItIs();
  void areRead_data();
  void areRead();

private:
  /// The blocks of a page in a language, as one text; only those before a line, if there is one.
  static QString textOf(const QString& page, const QString& language, int before = 1 << 30);
  static QString problemsOf(const Diagnostics& problems);

  QString read(Terminal& terminal, const CodeBlock& block);
  QString readJson(const CodeBlock& block);
  QString readToml(Terminal& terminal, const CodeBlock& block);
  QString runRuby(Terminal& terminal, const CodeBlock& block);
  QString runScene(Terminal& terminal, const CodeBlock& block);
};

namespace
{

const QString shortRun = QStringLiteral("sparkwright-server --fast --seed 1 --until 0.2 --agent-port 0 --monitor-port 0 "
                                        "--script-time 20 --mount . ");

/// Languages of blocks.
const QStringList readHere = {"rsg", "ruby", "toml", "json", "f2krobot", "f2kworld", "simuro"};
const QStringList commands = {"sh"};                      // CommandsOfPagesTest
const QStringList sources = {"cpp", "cmake", "python"};   // PageCodeTest
const QStringList notForCopying = {"text", "layers"};     // What a program prints, pictures, rules that LayeringTest reads.

} // namespace

void BlocksOfPagesTest::everyBlockSaysWhatItIs()
{
  int count = 0;
  for(const QString& page : pages())
    for(const CodeBlock& block : blocksOf(page))
    {
      ++count;
      QVERIFY2((readHere + commands + sources + notForCopying).contains(block.language),
               block.place() + ": say behind the fence what this is, such as ```sh, ```rsg or ```text");
      QVERIFY2(!block.text.trimmed().isEmpty(), block.place());
      // Whoever copies a block must not have to complete it.
      if(!notForCopying.contains(block.language))
        QVERIFY2(!block.text.contains(QStringLiteral("…")) || block.text.contains(QStringLiteral("# ")) ||
                     block.text.contains(QStringLiteral("//")),
                 block.place() + ": is not complete");
    }
  QVERIFY(count > 80);
}

QString BlocksOfPagesTest::textOf(const QString& page, const QString& language, int before)
{
  QString text;
  for(const CodeBlock& block : blocksOf(page))
    if(block.language == language && block.line < before)
      text += block.text;
  return text;
}

QString BlocksOfPagesTest::problemsOf(const Diagnostics& problems)
{
  QStringList lines;
  for(const Diagnostic& problem : problems)
    lines << QString::fromStdString(problem.text());
  return lines.join(QLatin1Char('\n'));
}

QString BlocksOfPagesTest::readJson(const CodeBlock& block)
{
  // A block is one message, or two lines that mean the same.
  const QStringList lines = block.text.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
  const bool pair = lines.size() == 2 && lines[0].startsWith(QLatin1Char('[')) && lines[1].startsWith(QLatin1Char('{'));
  std::vector<PredicateList> messages;
  for(const QString& text : pair ? lines : QStringList{block.text})
  {
    JsonMessageReader reader;
    const std::string problem = reader.read(text.toStdString(), messages.emplace_back());
    if(!problem.empty())
      return QString::fromStdString(problem);
    if(messages.back().empty())
      return QStringLiteral("says nothing");
  }
  if(!pair)
    return {};
  const auto& one = messages[0].elements();
  const auto& other = messages[1].elements();
  for(std::size_t i = 0; i < std::max(one.size(), other.size()); ++i)
    if(i >= one.size() || i >= other.size() || one[i].kind != other[i].kind ||
       messages[0].textOf(one[i]) != messages[1].textOf(other[i]))
      return QStringLiteral("the two lines differ at element %1").arg(i);
  return {};
}

QString BlocksOfPagesTest::readToml(Terminal& terminal, const CodeBlock& block)
{
  const QString name = block.name();
  if(name.endsWith(QLatin1String(".sparkjobs")))
  {
    // What the job names beside itself; a list of matches is a part of the job before it.
    QString job = block.text;
    if(!job.contains(QLatin1String("[[team]]")) && job.contains(QLatin1String("[[match]]")))
      job = textOf(block.page, QStringLiteral("toml"), block.line).section(QStringLiteral("# cup.sparkjobs"), 1)
                .section(QStringLiteral("[tournament]"), 0, 0) + job;
    if(!terminal.write(name, job) ||
       !terminal.write(QStringLiteral("magma.sparkteam"), QStringLiteral("[[program]]\ncommand = '/bin/true'\n")))
      return QStringLiteral("cannot write");
    return terminal.run(QStringLiteral("sparkwright-server --trust --list-runs --jobs ") + name);
  }
  if(name.endsWith(QLatin1String(".sparkproject")))
  {
    const bool written =
        terminal.write(QStringLiteral("field.rsg"), QStringLiteral("(RSG 0 1)((importScene examples/ground.rsg))\n")) &&
        terminal.write(QStringLiteral("rules.rb"), QStringLiteral("createVariable('Soccer.RuleHalfTime', 100.0)\n")) &&
        terminal.write(QStringLiteral("red.sparkteam"), QStringLiteral("[[program]]\ncommand = '/bin/true'\n"));
    return written ? terminal.run(shortRun + name) : QStringLiteral("cannot write");
  }
  if(name.endsWith(QLatin1String(".sparkteam")))
  {
    Diagnostics problems;
    if(!terminal.write(QStringLiteral("player"), QStringLiteral("#!/bin/sh\n")) ||
       !QFile::setPermissions(terminal.path(QStringLiteral("player")), QFile::ReadOwner | QFile::ExeOwner))
      return QStringLiteral("cannot write");
    const auto team = readTeamFile(terminal.path(name).toStdString(), problems);
    return team && team->programs.size() == 1 ? problemsOf(problems) : QStringLiteral("no team: ") + problemsOf(problems);
  }
  if(block.page == QLatin1String("keys.md"))
  {
    Diagnostics problems;
    const KeyMap map = readKeyMap(block.text.toUtf8(), name, problems);
    return map.profile.isEmpty() ? QStringLiteral("no profile") : problemsOf(problems);
  }
  if(block.page == QLatin1String("robot-types.md"))
  {
    const bool written =
        terminal.write(QStringLiteral("rsg/agent/walker.rsg"), QStringLiteral("(RSG 0 1)((templ $type $legLength)(nd Space))\n")) &&
        QDir().mkpath(terminal.path(QStringLiteral("robots"))) &&
        QFile::copy(terminal.path(QStringLiteral("resources/robots/nao_motors.toml")),
                    terminal.path(QStringLiteral("robots/walker_motors.toml"))) &&
        terminal.write(QStringLiteral("robots/") + name, block.text);
    return written ? terminal.run(QStringLiteral("sparkwright-server --data . --data resources --check robots/") + name)
                   : QStringLiteral("cannot write");
  }
  return QStringLiteral("this test does not know which program reads this; let it");
}

QString BlocksOfPagesTest::runRuby(Terminal& terminal, const CodeBlock& block)
{
  const QString name = block.name();
  const QString page = textOf(block.page, QStringLiteral("rsg")) + textOf(block.page, QStringLiteral("ruby"));
  if(!name.isEmpty() && (page.contains(QLatin1Char('\'') + name) || page.contains(QLatin1Char(' ') + name + QLatin1Char(')'))))
    return {}; // Another block runs it.
  QString setUp = block.text.contains(QLatin1String("run 'setups/")) ? block.text
                                                                       : QStringLiteral("run 'setups/soccer.rb'\n") + block.text;
  if(block.text.contains(QLatin1String("def think")))
  {
    if(!terminal.write(QStringLiteral("brain.rb"), block.text))
      return QStringLiteral("cannot write");
    setUp = QStringLiteral("run 'setups/soccer.rb'\nplayer = addIntegratedAgent('RubyBehavior', 1)\nplayer.setScript('brain.rb')\n"
                           "player.setCommand('(scene rsg/agent/nao/nao_hetero.rsg 0)(syn)')\n");
  }
  if(!terminal.write(QStringLiteral("setup_of_page.rb"), setUp))
    return QStringLiteral("cannot write");
  return terminal.run(shortRun + QStringLiteral("setup_of_page.rb"));
}

QString BlocksOfPagesTest::runScene(Terminal& terminal, const CodeBlock& block)
{
  if(block.text.contains(QLatin1String("(templ "))) // Another block gives it its arguments.
    return textOf(block.page, QStringLiteral("rsg")).contains(QStringLiteral("(importScene ") + block.name())
               ? QString()
               : QStringLiteral("no block of the page imports it");
  const QString scene =
      block.text.contains(QLatin1String("(RSG ")) ? block.text : QStringLiteral("(RSG 0 1)\n(\n") + block.text + QStringLiteral(")\n");
  if(!terminal.write(QStringLiteral("scene_of_page.rsg"), scene))
    return QStringLiteral("cannot write");
  return terminal.run(shortRun + QStringLiteral("scene_of_page.rsg"));
}

QString BlocksOfPagesTest::read(Terminal& terminal, const CodeBlock& block)
{
  const QString name = block.name();
  if(block.language == QLatin1String("json"))
    return readJson(block);
  if(block.language == QLatin1String("toml"))
    return readToml(terminal, block);
  if(block.language == QLatin1String("ruby"))
    return runRuby(terminal, block);
  if(block.language == QLatin1String("rsg"))
    return runScene(terminal, block);
  if(block.language == QLatin1String("f2krobot"))
    return terminal.run(QStringLiteral("sparkwright-server --check ") + name);
  if(block.language == QLatin1String("f2kworld"))
    return terminal.run(shortRun + name);
  if(block.language == QLatin1String("simuro"))
    return terminal.write(QStringLiteral("cup.rb"), QStringLiteral("$simurosotProfile = '%1'\nrun 'setups/simurosot_middle.rb'\n").arg(name))
               ? terminal.run(shortRun + QStringLiteral("cup.rb"))
               : QStringLiteral("cannot write");
  return QStringLiteral("unknown language");
}

void BlocksOfPagesTest::areRead_data()
{
  QTest::addColumn<QString>("page");
  for(const QString& page : pages())
    for(const CodeBlock& block : blocksOf(page))
      if(readHere.contains(block.language))
      {
        QTest::newRow(page.toUtf8().constData()) << page;
        break;
      }
}

void BlocksOfPagesTest::areRead()
{
  QFETCH(QString, page);
  Terminal terminal;
  for(const CodeBlock& block : blocksOf(page))
    if(const QString name = block.name(); !name.isEmpty() && readHere.contains(block.language))
      QVERIFY2(terminal.write(name, block.text), block.place());
  for(const CodeBlock& block : blocksOf(page))
    if(readHere.contains(block.language))
    {
      const QString problem = read(terminal, block);
      QVERIFY2(problem.isEmpty(), block.place() + ": " + problem.toUtf8());
    }
}

QTEST_GUILESS_MAIN(BlocksOfPagesTest)
#include "BlocksOfPagesTest.moc"
