#include "editor/document/LineDiff.h"

#include <QtTest>

#include <random>
#include <string>

using namespace sparkwright;
using LineKind = DiffLine::Kind;

namespace
{

/// ` same -removed +added …` for each line.
QString shape(const std::vector<DiffLine>& lines)
{
  QStringList words;
  for(const DiffLine& line : lines)
    words << QLatin1String(line.kind == LineKind::Same      ? "="
                           : line.kind == LineKind::Removed ? "-"
                           : line.kind == LineKind::Added   ? "+"
                                                        : "~") +
                 QString::fromUtf8(line.text.data(), static_cast<qsizetype>(line.text.size()));
  return words.join(' ');
}

} // namespace

/// Two texts compared line by line: what was removed and what was added.
class LineDiffTest : public QObject
{
  Q_OBJECT

private slots:
  void tellsWhatIsOnlyInOneOfThem_data()
  {
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QString>("expected");
    QTest::newRow("the same") << QByteArray("a\nb\n") << QByteArray("a\nb\n") << "~";
    QTest::newRow("changed") << QByteArray("a\nb\nc\n") << QByteArray("a\nx\nc\n") << "=a -b +x =c";
    QTest::newRow("added") << QByteArray("a\nc\n") << QByteArray("a\nb\nc\n") << "=a +b =c";
    QTest::newRow("removed") << QByteArray("a\nb\nc\n") << QByteArray("a\nc\n") << "=a -b =c";
    QTest::newRow("from nothing") << QByteArray() << QByteArray("a\n") << "+a";
    QTest::newRow("to nothing") << QByteArray("a\nb") << QByteArray() << "-a -b";
    QTest::newRow("two places") << QByteArray("a\nb\nc\nd\ne\nf") << QByteArray("a\nB\nc\nd\ne\nF")
                                << "=a -b +B =c =d =e -f +F";
    QTest::newRow("moved") << QByteArray("a\nb\nc\n") << QByteArray("b\nc\na\n") << "-a =b =c +a";
  }
  void tellsWhatIsOnlyInOneOfThem()
  {
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QTEST(shape(compareLines(before.toStdString(), after.toStdString())), "expected");
  }

  void leavesOutWhatIsFarFromChanges()
  {
    std::string before, after;
    for(int i = 1; i <= 20; ++i)
    {
      before += std::to_string(i) + "\n";
      after += i == 10 ? "x\n" : std::to_string(i) + "\n";
    }
    const std::vector<DiffLine> lines = compareLines(before, after, 1);
    QCOMPARE(lines.size(), std::size_t(6));
    QVERIFY(lines.front().kind == LineKind::Skipped && lines.back().kind == LineKind::Skipped);
    QCOMPARE(lines[2].before, 10);
    QCOMPARE(lines[3].after, 10);
    QCOMPARE(lines[4].before, 11);
  }

  void givesBothTexts_data()
  {
    QTest::addColumn<int>("lines");
    QTest::newRow("few") << 30;
    QTest::newRow("more changes than are compared one by one") << 4000;
  }
  void givesBothTexts()
  {
    QFETCH(int, lines);
    std::mt19937 random(5);
    for(int round = 0; round < (lines < 100 ? 200 : 2); ++round)
    {
      std::string before, after;
      for(int i = 0; i < lines; ++i)
      {
        before += std::to_string(random() % 5) + "\n";
        after += std::to_string(random() % 5) + "\n";
      }
      std::string first, second;
      for(const DiffLine& line : compareLines(before, after, lines))
      {
        if(line.kind != LineKind::Added)
          first.append(line.text).append("\n");
        if(line.kind != LineKind::Removed)
          second.append(line.text).append("\n");
      }
      QCOMPARE(first, before);
      QCOMPARE(second, after);
    }
  }
};

QTEST_APPLESS_MAIN(LineDiffTest)
#include "LineDiffTest.moc"
