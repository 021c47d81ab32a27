#include "app/ide/agents/inspector/MessageDecoder.h"
#include "app/ide/agents/inspector/MessagesModel.h"

#include <QtTest>

#include <random>

using namespace sparkwright;

/// Messages taken apart for people, and checked before they are sent.
class MessageDecoderTest : public QObject
{
  Q_OBJECT

  static QString written(const std::vector<DecodedPart>& parts)
  {
    QString text;
    for(const DecodedPart& part : parts)
    {
      text += '[' + part.name + (part.value.isEmpty() ? QString() : '=' + part.value) +
              (part.unit.isEmpty() ? QString() : '/' + part.unit);
      text += written(part.parts) + ']';
    }
    return text;
  }

private slots:
  void partsHaveUnits_data()
  {
    QTest::addColumn<QByteArray>("message");
    QTest::addColumn<QString>("parts");
    QTest::newRow("joint") << QByteArray("(HJ (n hj1) (ax -0.01) (tp 38.00))") << "[HJ hj1[ax=-0.01/°][tp=38.00/°C]]";
    QTest::newRow("vision") << QByteArray(
                                   "(See (F1L (pol 19.11 111.69 -9.57)) (P (team Red) (id 4) (head (pol 1 2 3))))")
                            << "[See[F1L[pol=19.11 111.69 -9.57/m ° °]][P[team=Red][id=4][head[pol=1 2 3/m ° °]]]]";
    QTest::newRow("effectors") << QByteArray("(he1 1.5)(lle3 -0.2)(syn)") << "[he1=1.5/rad/s][lle3=-0.2/rad/s][syn]";
    QTest::newRow("unknown") << QByteArray("(lamp 1)") << "[lamp=1]";
    QTest::newRow("JSON") << QByteArray(R"([["HJ",["n","hj1"],["ax",-0.5]],["syn"]])") << "[HJ hj1[ax=-0.5/°]][syn]";
    QTest::newRow("JSON object") << QByteArray(R"({"he1": 1.5})") << "[he1=1.5/rad/s]";
    QTest::newRow("nothing") << QByteArray() << "";
    QTest::newRow("no message") << QByteArray("hello") << "";
    QTest::newRow("cut") << QByteArray("(he1 1.5)(he2") << "[he1=1.5/rad/s]";
  }
  void partsHaveUnits()
  {
    QFETCH(QByteArray, message);
    QFETCH(QString, parts);
    QCOMPARE(written(decodeMessage(message.toStdString()).parts), parts);
  }

  void anyBytesAreReadWithoutHarm()
  {
    QVERIFY(!decodeMessage("[[\"he1\", 1.5], oops").problem.isEmpty());
    std::mt19937 random(1);
    const std::string alphabet = "()[]{}\"'\\,: ;he1.5\n\t\x80\xff";
    for(int i = 0; i < 3000; ++i)
    {
      std::string message;
      for(unsigned length = random() % 40; length > 0; --length)
        message += alphabet[random() % alphabet.size()];
      const QString parts = written(decodeMessage(message).parts);
      const MessageProblem problem = checkMessage(QString::fromUtf8(message.c_str()));
      QVERIFY(problem.column >= 0 && problem.column <= static_cast<int>(message.size()) + 1);
      QVERIFY(problem.column == 0 || !problem.words.isEmpty());
      QVERIFY(parts.size() < 1000);
    }
    std::string deep(100000, '(');
    QCOMPARE(written(decodeMessage(deep).parts), QString());
    QCOMPARE(checkMessage(QString::fromStdString(deep)).column, 2);
  }

  void mistakesAreFoundBeforeSending_data()
  {
    QTest::addColumn<QString>("message");
    QTest::addColumn<int>("column");
    const auto row = [](const char* message, int column) { QTest::newRow(message) << QString(message) << column; };
    row("(he1 1.5)(syn)", 0);
    row(" (say hello) ; remark", 0);
    row("(init (unum 1)(teamname \"Red Devils\"))", 0);
    row("[[\"he1\", 1.5]]", 0);
    row("", 1);
    row("  ", 1);
    row("he1 1.5", 1);
    row("(he1 1.5) x", 11);
    row("(he1 1.5", 1);
    row("(a)(b (c)", 4);
    row("(a))", 4);
    row("()", 1);
    row("((a))", 2);
    row("(a ())", 4);
    row("(say \"hello)", 6);
    row("(ä ()", 4);
  }
  void mistakesAreFoundBeforeSending()
  {
    QFETCH(QString, message);
    QFETCH(int, column);
    const MessageProblem problem = checkMessage(message);
    QVERIFY2(problem.column == column, qPrintable(QString("%1: %2").arg(problem.column).arg(problem.words)));
    QCOMPARE(problem.words.isEmpty(), column == 0);
  }

  void mistakesInJsonHaveAPlace()
  {
    const MessageProblem problem = checkMessage("[[\"he1\" 1.5]]");
    QVERIFY2(problem.column > 5 && problem.column < 12, qPrintable(problem.words));
  }

  void theNewestCyclesAreKept()
  {
    MessagesModel model;
    model.setCycles(10);
    for(long cycle = 0; cycle < 25; ++cycle)
      model.add({{MessageTap::Direction::ToAgent, 1, cycle, 0.02 * static_cast<double>(cycle), "(time)"},
                 {MessageTap::Direction::FromAgent, 1, cycle, 0.02 * static_cast<double>(cycle), "(syn)"}});
    QCOMPARE(model.rowCount(), 20);
    QCOMPARE(model.message(0).cycle, 15l);
    MessagesFilter filter;
    filter.setSourceModel(&model);
    filter.setShown(MessagesFilter::Shown::FromAgent);
    QCOMPARE(filter.rowCount(), 10);
    filter.setShown(MessagesFilter::Shown::Both);
    filter.setText("TIME");
    QCOMPARE(filter.rowCount(), 10);
    // However many cycles are kept, there is a limit.
    model.setCycles(1 << 30);
    for(int i = 0; i < 70; ++i)
      model.add({{MessageTap::Direction::ToAgent, 1, 100, 2, std::string(1 << 20, 'x')}});
    QVERIFY(model.rowCount() <= 64);
    model.clear();
    QCOMPARE(model.rowCount(), 0);
  }
};

QTEST_GUILESS_MAIN(MessageDecoderTest)
#include "MessageDecoderTest.moc"
