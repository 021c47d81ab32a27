#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QtTest>

namespace
{

/// How many scenarios and properties each table of the referee's scenarios has.
constexpr struct
{
  char table;
  int rows;
} tables[] = {{'A', 18}, {'B', 18}, {'C', 20}, {'D', 34}, {'E', 14}, {'F', 14}, {'G', 11}, {'H', 10}};

/// First words of the names of rows in the tests of this folder.
QSet<QString> namedRows()
{
  static const QRegularExpression row("(?:scenario|newRow)\\(\\s*\"([A-H][0-9]+)[ \"]");
  QSet<QString> names;
  const QDir folder(SPARKWRIGHT_SOURCE_DIR "/tests/integration/referee");
  for(const QString& file : folder.entryList({"*Test.cpp"}))
  {
    QFile source(folder.filePath(file));
    if(!source.open(QIODevice::ReadOnly))
      continue;
    const QString text = QString::fromUtf8(source.readAll());
    for(auto match = row.globalMatch(text); match.hasNext();)
      names << match.next().captured(1);
  }
  return names;
}

} // namespace

/// Every scenario of the referee's tables has a row of its name that is played in a World, and every property one that
/// is looked for in matches made by chance.
class AllScenariosTest : public QObject
{
  Q_OBJECT

private slots:
  void everyScenarioHasARow()
  {
    const QSet<QString> rows = namedRows();
    QSet<QString> wanted;
    for(const auto& [table, count] : tables)
      for(int number = 1; number <= count; ++number)
        wanted << QChar(table) + QString::number(number);
    QCOMPARE(wanted.size(), 129 + 10);
    const auto list = [](const QSet<QString>& names) { return QStringList(names.begin(), names.end()).join(' '); };
    QVERIFY2((wanted - rows).isEmpty(), qPrintable("without a row: " + list(wanted - rows)));
    QVERIFY2((rows - wanted).isEmpty(), qPrintable("in no table: " + list(rows - wanted)));
  }
};

QTEST_APPLESS_MAIN(AllScenariosTest)
#include "AllScenariosTest.moc"
