#include "app/ide/plots/SampleTable.h"

#include <QtTest>

#include <cmath>

using namespace sparkwright;

namespace
{

void addTo(SampleTable& table, double time, std::vector<double> values) { table.add(time, values); }

} // namespace

/// Values over time: bounded, and the same run again.
class SampleTableTest : public QObject
{
  Q_OBJECT
private slots:
  void newColumnsHaveNoValuesSoFar()
  {
    SampleTable table;
    table.setColumns({"a"});
    addTo(table, 0, {1});
    addTo(table, 1, {2});
    table.setColumns({"b", "a"});
    addTo(table, 2, {7, 3});
    QCOMPARE(table.values(1), (std::vector<double>{1, 2, 3}));
    QVERIFY(std::isnan(table.values(0)[0]) && table.values(0)[2] == 7);
  }
  void theOldestRowsGo()
  {
    SampleTable table;
    table.setColumns({"a"});
    table.setLimit(100);
    for(int i = 0; i < 1000; ++i)
      addTo(table, i, {static_cast<double>(i)});
    QVERIFY(table.rows() <= 100 && table.rows() >= 75);
    QCOMPARE(table.times().back(), 999.0);
    QCOMPARE(table.values(0).back(), 999.0);
    QCOMPARE(table.values(0).front(), table.times().front());
    QCOMPARE(table.gone() + table.rows(), std::size_t(1000));
  }
  void timeThatGoesBackReplacesWhatWasThere()
  {
    SampleTable table;
    table.setColumns({"a"});
    for(int i = 0; i < 10; ++i)
      addTo(table, i, {0});
    const long before = table.revision();
    addTo(table, 5, {1});
    QCOMPARE(table.rows(), std::size_t(6));
    QVERIFY(table.revision() != before);
    addTo(table, 5, {2}); // The same moment once more.
    QCOMPARE(table.rows(), std::size_t(6));
    QCOMPARE(table.values(0).back(), 2.0);
  }
  void aRowIsFoundByTime()
  {
    SampleTable table;
    QCOMPARE(table.rowAt(0), std::size_t(0));
    table.setColumns({"a"});
    addTo(table, 1, {0});
    addTo(table, 2, {0});
    QCOMPARE(table.rowAt(0.5), table.rows());
    QCOMPARE(table.rowAt(1), std::size_t(0));
    QCOMPARE(table.rowAt(1.9), std::size_t(0));
    QCOMPARE(table.rowAt(99), std::size_t(1));
  }
  void aTableIsTextWithItsHead()
  {
    SampleTable table;
    table.setColumns({"a", "b"});
    addTo(table, 0.02, {1.5, std::nan("")});
    addTo(table, 0.04, {2, 3});
    addTo(table, 9, {0, 0});
    QCOMPARE(table.text(',', {"a [m]", "b, or c"}, 0, 1),
             std::string("time [s],a [m],\"b, or c\"\r\n0.02,1.5,\r\n0.04,2,3\r\n"));
    QCOMPARE(table.text('\t', {"a", "b"}, 0.03, 1), std::string("time [s]\ta\tb\n0.04\t2\t3\n"));
  }
};

QTEST_APPLESS_MAIN(SampleTableTest)
#include "SampleTableTest.moc"
