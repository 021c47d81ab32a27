#include "core/game/Game.h"
#include "core/object/Context.h"
#include "core/world/World.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>
#include <memory>
#include <string>
#include <utility>
#include <vector>

using namespace sparkwright;

/// Set-ups that compare players by tasks: what they are told, and what they refuse.
class BenchmarkRunsTest : public QObject
{
  Q_OBJECT

  using Variables = std::vector<std::pair<std::string, std::string>>;

  /// A World whose messages are kept.
  struct Run
  {
    explicit Run(Variables variables, const std::string& data = {})
    {
      WorldOptions options;
      options.dataDirectories = {std::string(SPARKWRIGHT_SOURCE_DIR) + "/resources"};
      if(!data.empty())
        options.dataDirectories.insert(options.dataDirectories.begin(), data);
      options.seed = 1;
      options.overrides = std::move(variables);
      world = std::make_unique<World>(std::move(options));
      world->log().setSink([this](const Diagnostic& d) { messages << QString::fromStdString(d.text()); });
    }
    void play()
    {
      for(int i = 0; i < 20000 && !world->endRequested(); ++i)
        world->cycle();
    }
    bool hasFailed() const { return world->context().service<Game>()->hasFailed(); }

    std::unique_ptr<World> world;
    QStringList messages;
  };

private slots:
  void aKeeperBenchmarkEndsWithATable()
  {
    QStringList first;
    for(int i = 0; i < 2; ++i)
    {
      Run run(Variables{{"F2000.Policies", "still block"}, {"F2000.Episodes", "2"}});
      QVERIFY2(run.world->load("setups/f2000_keeper.rb"), qPrintable(run.messages.join('\n')));
      run.play();
      QVERIFY(run.world->endRequested() && !run.hasFailed());
      QVERIFY2(run.messages.join('\n').contains("block             2 "), qPrintable(run.messages.join('\n')));
      if(i == 0)
        first = run.messages;
      else
        QCOMPARE(run.messages, first);
    }
    // How far it is, from the first cycle on.
    QVERIFY2(first.filter("benchmark: 0 of 4 played, now still").size() == 1, qPrintable(first.join('\n')));
    QVERIFY2(first.filter("benchmark: 2 of 4 played, now block").size() == 1, qPrintable(first.join('\n')));
    QCOMPARE(first.filter("benchmark: ").size(), 4);
  }

  void whatIsUnknownEndsTheSetUp_data()
  {
    QTest::addColumn<QString>("setUp");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("why"); // Empty: it is in order.
    const QString keeper = "setups/f2000_keeper.rb", challenge = "setups/f2000_challenge.rb";
    QTest::newRow("policy") << keeper << "F2000.Policies" << "block foo"
                            << "there is no policy foo; there are all, still, random, pattern, block, intercept, mixed";
    QTest::newRow("number of a policy") << keeper << "F2000.Policies" << "0 9" << "there is no policy 9";
    QTest::newRow("policies by number") << keeper << "F2000.Policies" << "0 3" << "";
    QTest::newRow("no policy") << keeper << "F2000.Policies" << "" << "name one policy or more; there are all, still";
    QTest::newRow("attacker") << keeper << "F2000.Attacker" << "messi"
                              << "there is no player messi; there are goalkeeper, striker, slalom, localiser, patrol";
    QTest::newRow("a client") << keeper << "F2000.Attacker" << "" << "";
    for(const char* const episodes : {"0", "-1", "1.5", "1,5", "many", "nan"})
      QTest::addRow("%s episodes", episodes) << keeper << "F2000.Episodes" << episodes << "F2000";
    QTest::newRow("one episode") << keeper << "F2000.Episodes" << "1" << "";
    QTest::newRow("speed") << keeper << "F2000.KeeperSpeed" << "99" << "the option speed of goalkeeper is a number from 0.01 to 10";
    QTest::newRow("player") << challenge << "F2000.Players" << "slalom messi" << "there is no player messi; there are goalkeeper";
    QTest::newRow("no player") << challenge << "F2000.Players" << "" << "name one player or more";
    QTest::newRow("no attempt") << challenge << "F2000.Attempts" << "0" << "it takes a whole number from 1 to 1000000, not `0`";
    QTest::newRow("one attempt") << challenge << "F2000.Attempts" << "1" << "";
  }
  void whatIsUnknownEndsTheSetUp()
  {
    QFETCH(QString, setUp);
    QFETCH(QString, name);
    QFETCH(QString, value);
    QFETCH(QString, why);
    Run run(Variables{{name.toStdString(), value.toStdString()}});
    const bool loaded = run.world->load(setUp.toStdString());
    QVERIFY2(loaded == why.isEmpty(), qPrintable(run.messages.join('\n')));
    QVERIFY2(loaded || run.messages.filter("error: ").filter(why).size() == 1, qPrintable(run.messages.join('\n')));
  }

  /// Its exit code says so, too: Game::hasFailed().
  void aSceneThatDoesNotFitIsAnError()
  {
    const QTemporaryDir folder;
    std::ofstream(folder.filePath("empty.f2kworld").toStdString()) << "(field msl2002)(ball 0 0)";
    std::ofstream(folder.filePath("run.rb").toStdString())
        << "importScene('empty.f2kworld')\nget('/sys/server/gamecontrol/F2000Match').keeperBenchmark('all', 1, 'striker', '', '')\n";
    Run run(Variables(), folder.path().toStdString());
    QVERIFY(run.world->load("run.rb"));
    run.play();
    QVERIFY(run.world->endRequested() && run.hasFailed());
    QVERIFY2(run.messages.filter("error: the benchmark cannot be played").size() == 1, qPrintable(run.messages.join('\n')));
  }
};

QTEST_APPLESS_MAIN(BenchmarkRunsTest)
#include "BenchmarkRunsTest.moc"
