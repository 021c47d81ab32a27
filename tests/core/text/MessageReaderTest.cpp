#include "core/message/MessageReader.h"

#include <QtTest>

#include <cmath>

using namespace sparkwright;

namespace
{

/// All lists of a message: name, atoms, and sub-lists in brackets.
QString write(const MessageReader::List& list)
{
  QString text = QString::fromLatin1(list.name().data(), static_cast<qsizetype>(list.name().size()));
  for(std::size_t i = 0; i < list.atomCount(); ++i)
    text += " " + QString::fromLatin1(list.atom(i).data(), static_cast<qsizetype>(list.atom(i).size()));
  for(auto sub = list.firstSublist(); sub; sub = list.nextSublist(sub))
    text += " [" + write(sub) + "]";
  return text;
}

QStringList read(MessageReader& reader, std::string_view message)
{
  QStringList lists;
  reader.start(message);
  while(reader.next())
    lists << write(reader.list());
  return lists;
}

} // namespace

/// spec: agent-protocol 2.1.
class MessageReaderTest : public QObject
{
  Q_OBJECT

private slots:
  void readsMessages_data()
  {
    QTest::addColumn<QByteArray>("message");
    QTest::addColumn<QStringList>("lists");
    QTest::newRow("several lists") << QByteArray("(he1 1.2)(he2 0)(say abc)(syn)")
                                   << QStringList{"he1 1.2", "he2 0", "say abc", "syn"};
    QTest::newRow("blanks") << QByteArray(" ( he1\t1.2 )\r\n(syn) ") << QStringList{"he1 1.2", "syn"};
    QTest::newRow("none") << QByteArray() << QStringList{};
    QTest::newRow("top-level atoms") << QByteArray("a(b)c(d)e") << QStringList{"b", "d"};
    QTest::newRow("empty lists") << QByteArray("()(a)()") << QStringList{"a"};
    QTest::newRow("list first") << QByteArray("((a) b)(c)") << QStringList{"c"};
    QTest::newRow("sub-lists") << QByteArray("(init (unum 3)(teamname A))")
                               << QStringList{"init [unum 3] [teamname A]"};
    QTest::newRow("incomplete list at the end") << QByteArray("(a)(b 1") << QStringList{"a"};
    QTest::newRow("incomplete sub-list") << QByteArray("(a)(b (c)") << QStringList{"a"};
    QTest::newRow("surplus )") << QByteArray("(he1 1))(he2 1)") << QStringList{"he1 1"};
    QTest::newRow("quoted number") << QByteArray("(he1 \"1\")") << QStringList{"he1 1"};
    QTest::newRow("quoted text") << QByteArray("(say \"a b)\")(syn)") << QStringList{"say a b)", "syn"};
    QTest::newRow("escapes") << QByteArray("(say a\\)b\\\\)(syn)") << QStringList{"say a)b\\", "syn"};
    QTest::newRow("backslash stays") << QByteArray("(say a\\n)") << QStringList{"say a\\n"};
    QTest::newRow("comment") << QByteArray("(a);(b)\n(c)") << QStringList{"a", "c"};
    QTest::newRow("no comment inside an atom") << QByteArray("(say a;b)(syn)") << QStringList{"say a;b", "syn"};
    QTest::newRow("control character ends an atom") << QByteArray("(say a\x01" "b)") << QStringList{"say a b"};
    QTest::newRow("single quote") << QByteArray("(say a'b)(syn)") << QStringList{"say a b", "syn"};
    QTest::newRow("quote without partner") << QByteArray("(say a\"b)(syn)") << QStringList{"say a\"b", "syn"};
    QTest::newRow("quote without partner at the start")
        << QByteArray("(say \"ab)(syn)") << QStringList{"say \"ab", "syn"};
    QTest::newRow("quote without partner behind strings")
        << QByteArray("(a \"b\" \")(c)") << QStringList{"a b \"", "c"};
    QTest::newRow("unfinished quoted list") << QByteArray("(a)(say '(b)") << QStringList{"a"};
    QTest::newRow("case") << QByteArray("(HE1 1)") << QStringList{"HE1 1"};
  }
  void readsMessages()
  {
    QFETCH(QByteArray, message);
    QFETCH(QStringList, lists);
    MessageReader reader;
    QCOMPARE(read(reader, {message.constData(), static_cast<std::size_t>(message.size())}), lists);
  }

  void findsSublistsByName()
  {
    MessageReader reader;
    reader.start("(init x (teamname A B) (unum 3.9) (unum 4) y)");
    QVERIFY(reader.next());
    const MessageReader::List list = reader.list();
    QCOMPARE(list.name(), std::string_view("init"));
    QCOMPARE(list.atomCount(), std::size_t{2});
    QCOMPARE(list.atom(1), std::string_view("y"));
    QCOMPARE(list.sublist("unum").integer(0), 3); // the first one, truncated
    QCOMPARE(list.sublist("teamname").atom(0), std::string_view("A"));
    QVERIFY(!list.sublist("side"));
    QCOMPARE(list.sublist("side").atom(0), std::string_view());
    QCOMPARE(list.sublist("side").number(0), 0.0);
    QCOMPARE(list.atom(7), std::string_view());
    QCOMPARE(reader.source(), std::string_view("(init x (teamname A B) (unum 3.9) (unum 4) y)"));
    QVERIFY(!reader.next());
    QVERIFY(!reader.list());
  }
  void readsNumbers()
  {
    MessageReader reader;
    reader.start("(he1 -1.5x nan inf 1e308 abc \"2\")");
    QVERIFY(reader.next());
    QCOMPARE(reader.list().number(0), -1.5);
    QVERIFY(std::isnan(reader.list().number(1)));
    QVERIFY(std::isinf(reader.list().number(2)));
    QCOMPARE(reader.list().number(3), 1e308);
    QCOMPARE(reader.list().number(4), 0.0);
    QCOMPARE(reader.list().number(5), 2.0);
    QCOMPARE(reader.list().number(6), 0.0);
  }

  void carriesNothingOver()
  {
    MessageReader reader;
    QCOMPARE(read(reader, "(a \"never closed (b) 'c (d \\"), QStringList{});
    QCOMPARE(read(reader, "(e 1)\"x\"(f \"y z\")"), (QStringList{"e 1", "f y z"}));
    QCOMPARE(read(reader, "(a))"), QStringList{"a"});
    QCOMPARE(read(reader, "(b)"), QStringList{"b"});
  }
  void passesOverWhatIsTooDeep()
  {
    MessageReader reader;
    const std::size_t depth = 100000;
    const std::string deep = "(a 1 " + std::string(depth, '(') + "x" + std::string(depth, ')') + " 2)(b)";
    reader.start(deep);
    QVERIFY(reader.next());
    QCOMPARE(reader.list().atomCount(), std::size_t{2});
    QCOMPARE(reader.list().atom(1), std::string_view("2"));
    int levels = 1;
    for(auto l = reader.list(); l.firstSublist(); l = l.firstSublist())
      ++levels;
    QCOMPARE(levels, MessageReader::deepest);
    QVERIFY(reader.next());
    QCOMPARE(reader.list().name(), std::string_view("b"));

    QCOMPARE(read(reader, std::string(depth, '(')), QStringList{});
    QCOMPARE(read(reader, std::string(depth, ')')), QStringList{});
  }
  void readsTenThousandLists()
  {
    std::string message;
    for(int i = 0; i < 10000; ++i)
      message += "(he" + std::to_string(i) + " " + std::to_string(i) + ")";
    MessageReader reader;
    reader.start(message);
    int count = 0;
    for(; reader.next(); ++count)
      QCOMPARE(reader.list().integer(0), count);
    QCOMPARE(count, 10000);
  }
  void isNotSlowedDownByManyQuotes()
  {
    QElapsedTimer timer;
    timer.start();
    MessageReader reader;
    const std::string together = "(a " + std::string(1000001, '"') + ")(b)";
    reader.start(together);
    QVERIFY(reader.next());
    QCOMPARE(reader.list().atomCount(), std::size_t{500001});
    QVERIFY(reader.next());
    std::string apart = "(a";
    for(int i = 0; i < 300001; ++i)
      apart += " x\"";
    apart += ")";
    reader.start(apart);
    QVERIFY(reader.next());
    QVERIFY(!reader.next());
    QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
  }
};

QTEST_APPLESS_MAIN(MessageReaderTest)
#include "MessageReaderTest.moc"
