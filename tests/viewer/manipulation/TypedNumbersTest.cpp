#include "viewer/manipulation/TypedNumbers.h"

#include <QtTest>

using namespace sparkwright;

class TypedNumbersTest : public QObject
{
  Q_OBJECT
private slots:
  void numbersStandBetweenSeparators_data()
  {
    QTest::addColumn<QString>("keys");
    QTest::addColumn<std::vector<double>>("numbers");
    QTest::newRow("nothing") << "" << std::vector<double>{};
    QTest::newRow("one") << "-1.5" << std::vector{-1.5};
    QTest::newRow("comma is a decimal point") << "0,25" << std::vector{0.25};
    QTest::newRow("Persian") << "\u2212\u06f1\u066b\u06f5" << std::vector{-1.5};
    QTest::newRow("two") << "1 2" << std::vector{1., 2.};
    QTest::newRow("tab and semicolon") << "1\t2;3" << std::vector{1., 2., 3.};
    QTest::newRow("no number") << "1--2 3" << std::vector{0., 3.};
  }
  void numbersStandBetweenSeparators()
  {
    QFETCH(QString, keys);
    QFETCH(std::vector<double>, numbers);
    TypedNumbers typed;
    for(const QChar c : keys)
      QVERIFY(press(typed, 0, c));
    QCOMPARE(typed.numbers(), numbers);
  }
  void backspaceTakesTheLastCharacterBack()
  {
    TypedNumbers typed;
    QVERIFY(press(typed, Qt::Key_Backspace, '\b')); // Of nothing, too.
    press(typed, 0, '1');
    press(typed, 0, '2');
    QVERIFY(press(typed, Qt::Key_Backspace, '\b'));
    QCOMPARE(typed.text(), QString("1"));
    typed.clear();
    QVERIFY(typed.empty());
  }
  void otherKeysAreLeftToOthers()
  {
    TypedNumbers typed;
    QVERIFY(!press(typed, Qt::Key_A, 'a'));
    QVERIFY(!press(typed, Qt::Key_Plus, '+'));
    QVERIFY(typed.empty());
  }

private:
  static bool press(TypedNumbers& typed, int key, QChar text)
  {
    return typed.key(QKeyEvent(QEvent::KeyPress, key, {}, QString(text)));
  }
};

QTEST_MAIN(TypedNumbersTest)
#include "TypedNumbersTest.moc"
