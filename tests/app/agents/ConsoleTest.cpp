#include "app/ide/agents/programs/Console.h"

#include <QtTest>

using namespace sparkwright;

/// What is kept of what a program prints.
class ConsoleTest : public QObject
{
  Q_OBJECT

  static QStringList texts(const Console& console)
  {
    QStringList all;
    for(const Console::Line& line : console.since(0, Console::mostLines).lines)
      all << (line.stream == Console::Stream::Errors ? "!"
              : line.stream == Console::Stream::Note ? "#"
                                                     : "") +
                 QString::fromStdString(line.text);
    return all;
  }

private slots:
  void linesOfBothStreams()
  {
    Console console;
    console.add(Console::Stream::Output, "one\ntw");
    console.add(Console::Stream::Errors, "oops\n");
    console.add(Console::Stream::Output, "o\n\nthree");
    console.note("ours");
    QCOMPARE(texts(console), (QStringList{"one", "!oops", "two", "", "#ours"}));
    QCOMPARE(console.bytesWritten(), std::uint64_t(19));
    console.finish();
    QCOMPARE(texts(console).back(), QString("three"));
    console.finish();
    QCOMPARE(console.count(), 6l);
  }

  void whatATerminalWouldUnderstandIsLeftOut_data()
  {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QStringList>("lines");
    QTest::newRow("colours") << QByteArray("\x1b[1;31mred\x1b[0m end\n") << QStringList{"red end"};
    QTest::newRow("title") << QByteArray("\x1b]0;a title\aon\n") << QStringList{"on"};
    QTest::newRow("title, other end") << QByteArray("\x1b]0;x\x1b\\on\n") << QStringList{"on"};
    QTest::newRow("unfinished") << QByteArray("a\x1b[1\nb\x1b\nc\x1b]0\n") << QStringList{"a", "b", "c"};
    QTest::newRow("DOS") << QByteArray("a\r\nb\r\n") << QStringList{"a", "b"};
    QTest::newRow("progress") << QByteArray("10%\r20%\rdone\n") << QStringList{"10%", "20%", "done"};
    QTest::newRow("zero") << QByteArray("a\0b\tc\n", 6) << QStringList{"ab\tc"};
  }
  void whatATerminalWouldUnderstandIsLeftOut()
  {
    QFETCH(QByteArray, bytes);
    QFETCH(QStringList, lines);
    Console whole, single;
    whole.add(Console::Stream::Output, bytes.toStdString());
    for(const char byte : bytes)
      single.add(Console::Stream::Output, {&byte, 1});
    QCOMPARE(texts(whole), lines);
    QCOMPARE(texts(single), lines);
  }

  void theNewestLinesAreKept()
  {
    Console console;
    const int count = static_cast<int>(Console::mostLines) + 500;
    for(int i = 0; i < count; ++i)
      console.add(Console::Stream::Output, std::to_string(i) + '\n');
    Console::Batch batch = console.since(0, Console::mostLines);
    QCOMPARE(batch.lines.size(), Console::mostLines);
    QCOMPARE(batch.missed, 500l);
    QCOMPARE(batch.next, long(count));
    QCOMPARE(batch.lines.front().number, 500l);
    // A reader that takes few tells how many it has missed.
    batch = console.since(count - 300, 100);
    QCOMPARE(batch.missed, 200l);
    QCOMPARE(batch.lines.size(), std::size_t(100));
    QCOMPARE(batch.lines.back().text, std::to_string(count - 1));
    QVERIFY(console.since(count, 100).lines.empty());
    console.clear();
    QVERIFY(console.since(0, 100).lines.empty());
    QCOMPARE(console.count(), long(count));
  }

  void aFloodTakesLittleRoom()
  {
    Console console;
    const std::string block(1 << 20, 'x'); // Without an end of line.
    for(int i = 0; i < 100; ++i)
      console.add(Console::Stream::Output, block);
    std::size_t bytes = 0;
    for(const Console::Line& line : console.since(0, Console::mostLines).lines)
    {
      QVERIFY(line.text.size() <= Console::longestLine);
      bytes += line.text.size();
    }
    QVERIFY(bytes <= Console::mostBytes);
    QCOMPARE(console.bytesWritten(), std::uint64_t(100) << 20);
  }

  void longLinesAreCutBetweenCharacters()
  {
    Console console;
    const QString text = QChar('x') + QString(3 * static_cast<int>(Console::longestLine) / 2, QChar(0xe4));
    console.add(Console::Stream::Output, (text + '\n').toStdString());
    const QStringList lines = texts(console);
    QCOMPARE(lines.size(), 4);
    QCOMPARE(lines.join(QString()), text);
    // Bytes that are no text at all are cut anyway.
    console.add(Console::Stream::Output, std::string(3 * Console::longestLine, '\x80'));
    QVERIFY(console.count() >= 7);
  }

  void aQuestionWithoutAnEndIsShownAfterAMoment()
  {
    Console console;
    console.add(Console::Stream::Output, "Password: ");
    console.settle();
    QCOMPARE(console.count(), 0l);
    console.settle();
    QCOMPARE(texts(console), QStringList{"Password: "});
    console.settle();
    QCOMPARE(console.count(), 1l);
  }

  void lastWordsAreThoseOfErrors()
  {
    Console console;
    console.add(Console::Stream::Output, "a\nb\nc\n\n");
    QCOMPARE(console.lastWords(2), (std::vector<std::string>{"b", "c"}));
    console.add(Console::Stream::Errors, "bad\n");
    console.note("ended");
    QCOMPARE(console.lastWords(2), std::vector<std::string>{"bad"});
  }
};

QTEST_APPLESS_MAIN(ConsoleTest)
#include "ConsoleTest.moc"
