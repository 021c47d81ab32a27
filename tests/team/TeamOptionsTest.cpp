#include "app/team/TeamOptions.h"

#include <QTest>

using namespace sparkwright::team;

/// The command line of sparkwright-team.
class TeamOptionsTest : public QObject
{
  Q_OBJECT

private slots:
  void nothingIsAWholeTeamHere();
  void everythingIsRead();
  void mistakesAreNamed_data();
  void mistakesAreNamed();
  void helpNamesEveryOption();
};

namespace
{

std::string parse(const std::vector<std::string>& words, TeamOptions& options)
{
  return parseTeamOptions(words, options);
}

} // namespace

void TeamOptionsTest::nothingIsAWholeTeamHere()
{
  TeamOptions o;
  QCOMPARE(parse({}, o), std::string());
  QCOMPARE(o.players, 11);
  QCOMPARE(o.first, 1);
  QCOMPARE(o.host, std::string("127.0.0.1"));
  QCOMPARE(o.port, 3100);
  QVERIFY(!o.sync);
}

void TeamOptionsTest::everythingIsRead()
{
  TeamOptions o;
  const std::string problem = parse(
      {"--team", "Red", "--n=4", "--first", "2", "--host", "far.away", "--port=3333", "--sync", "--quiet"}, o);
  QCOMPARE(problem, std::string());
  QCOMPARE(o.team, std::string("Red"));
  QCOMPARE(o.players, 4);
  QCOMPARE(o.first, 2);
  QCOMPARE(o.host, std::string("far.away"));
  QCOMPARE(o.port, 3333);
  QVERIFY(o.sync && o.quiet);
}

void TeamOptionsTest::mistakesAreNamed_data()
{
  QTest::addColumn<QStringList>("words");
  QTest::addColumn<QString>("says");
  QTest::newRow("unknown") << QStringList{"--colour", "red"} << "unknown option `--colour`";
  QTest::newRow("no value") << QStringList{"--team"} << "--team needs a value";
  QTest::newRow("value of a switch") << QStringList{"--sync=yes"} << "--sync takes no value";
  QTest::newRow("empty name") << QStringList{"--team", ""} << "--team";
  QTest::newRow("name of two words") << QStringList{"--team", "a b"} << "without spaces";
  QTest::newRow("parenthesis") << QStringList{"--team", "a)(syn"} << "parentheses";
  QTest::newRow("no players") << QStringList{"--n", "0"} << "1 to 11";
  QTest::newRow("too many") << QStringList{"--n", "12"} << "1 to 11";
  QTest::newRow("no number") << QStringList{"--first", "one"} << "1 to 11";
  QTest::newRow("beyond 11") << QStringList{"--n", "4", "--first", "9"} << "beyond number 11";
  QTest::newRow("port") << QStringList{"--port", "70000"} << "65535";
}

void TeamOptionsTest::mistakesAreNamed()
{
  QFETCH(QStringList, words);
  QFETCH(QString, says);
  std::vector<std::string> list;
  for(const QString& word : words)
    list.push_back(word.toStdString());
  TeamOptions o;
  const QString problem = QString::fromStdString(parse(list, o));
  QVERIFY2(problem.contains(says), qPrintable(problem));
}

void TeamOptionsTest::helpNamesEveryOption()
{
  const std::string help = teamHelp();
  for(const char* name : {"--team", "--n ", "--first", "--host", "--port", "--sync", "--quiet", "--help", "--version"})
    QVERIFY2(help.find(name) != std::string::npos, name);
}

QTEST_APPLESS_MAIN(TeamOptionsTest)
#include "TeamOptionsTest.moc"
