#include "SoccerSupport.h"
#include "core/game/soccer3d/match/SoccerState.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

using namespace sparkwright;

namespace
{

/// Plays with a robot whose limbs touch where they should not, until it has been punished a few times.
void collide(Match& match)
{
  const AgentId agent = match.player("A", 5);
  match.command("(playMode PlayOn)");
  for(int i = 0; i < 100; ++i)
  {
    match.say(agent, "(lle3 6)(lle4 -6)(rle2 6)(lle2 6)(rae1 -6)(rae2 6)(lae4 -6)");
    match.cycles(1);
  }
}

/// Tolerance 0: parts collide that are meant to be close.
std::vector<std::string> options(const std::string& file)
{
  return {"SelfCollisionsTolerance=0", "WriteSelfCollisionsToFile=true", "SelfCollisionRecordFilename=" + file};
}

} // namespace

/// `WriteSelfCollisionsToFile` (referee-3d 2.6): self collisions are written where log files are kept, and nowhere
/// else.
class SelfCollisionRecordTest : public QObject
{
  Q_OBJECT

private slots:
  void aLineForEach()
  {
    const QTemporaryDir folder;
    Match match(options("collisions.txt"));
    match.world.log().setDirectory(folder.path().toStdString());
    collide(match);
    QFile file(folder.filePath("collisions.txt"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QStringList lines = QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts);
    QVERIFY(!lines.isEmpty());
    QCOMPARE(static_cast<std::size_t>(lines.size()), match.world.frame()->game.part<SoccerState>()->fouls.size());
    const QRegularExpression form(R"(^\d\.\d\d\tL5\t\S+ and \S+ of L5 reach into each other by more than 0\.00 m$)");
    for(const QString& line : lines)
      QVERIFY2(form.match(line).hasMatch(), qPrintable(line));
  }

  void onlyIfWanted()
  {
    const QTemporaryDir folder;
    Match match({"SelfCollisionsTolerance=0"});
    match.world.log().setDirectory(folder.path().toStdString());
    collide(match);
    QVERIFY(!match.world.frame()->game.part<SoccerState>()->fouls.empty());
    QVERIFY(QDir(folder.path()).isEmpty());
  }

  void badNamesAreToldOnce_data()
  {
    QTest::addColumn<QString>("name");
    QTest::newRow("above") << "../collisions.txt";
    QTest::newRow("elsewhere") << "/tmp/collisions.txt";
    QTest::newRow("below") << "deep/collisions.txt";
    QTest::newRow("no log") << "precious.dat";
  }
  void badNamesAreToldOnce()
  {
    QFETCH(const QString, name);
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkdir("logs"));
    QVERIFY(QDir(folder.path()).mkdir("logs/deep"));
    QFile precious(folder.filePath("logs/precious.dat"));
    QVERIFY(precious.open(QIODevice::WriteOnly));
    precious.write("precious");
    precious.close();
    Match match(options(name.toStdString()));
    match.world.log().setDirectory(folder.filePath("logs").toStdString());
    collide(match);
    const QString warnings = QString::fromStdString(match.warnings);
    QCOMPARE(warnings.count("self collisions are not written to a file"), 1);
    QVERIFY2(warnings.contains(name) && warnings.contains("SelfCollisionRecordFilename"), qPrintable(warnings));
    QVERIFY(!QFile::exists(folder.filePath("collisions.txt")));
    QVERIFY(!QFile::exists(folder.filePath("logs/deep/collisions.txt")));
    QVERIFY(precious.open(QIODevice::ReadOnly));
    QCOMPARE(precious.readAll(), QByteArray("precious"));
  }
};

QTEST_GUILESS_MAIN(SelfCollisionRecordTest)
#include "SelfCollisionRecordTest.moc"
