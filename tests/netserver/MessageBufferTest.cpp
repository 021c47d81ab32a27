#include "ClientSupport.h"
#include "netserver/socket/MessageBuffer.h"

#include <QtTest>

#include <cstring>
#include <string>

using sparkwright::framed;
using sparkwright::MessageBuffer;

namespace
{

std::string prefix(std::uint32_t length)
{
  return {static_cast<char>(length >> 24), static_cast<char>(length >> 16), static_cast<char>(length >> 8),
          static_cast<char>(length)};
}

/// Puts as much of `data` in as the buffer takes; returns how much that was.
std::size_t put(MessageBuffer& buffer, std::string_view data)
{
  std::size_t done = 0;
  while(done < data.size())
  {
    const std::span<char> space = buffer.space();
    if(space.empty())
      break;
    const std::size_t count = std::min(space.size(), data.size() - done);
    std::memcpy(space.data(), data.data() + done, count);
    buffer.added(count);
    done += count;
  }
  return done;
}

} // namespace

class MessageBufferTest : public QObject
{
  Q_OBJECT

private slots:
  void putsMessagesTogetherHoweverTheyWereCut_data();
  void putsMessagesTogetherHoweverTheyWereCut();
  void emptyMessagesAreSkipped();
  void largestMessagePasses();
  void longerMessagesBreakTheStream_data();
  void longerMessagesBreakTheStream();
  void halfAPrefixIsNoMessage();
  void halfAMessageIsNoMessage();
  void tenThousandMessagesInOneSegment();
  void asksForPatienceWhenTooMuchIsUnread();
  void promisesCostNoMemory();
  void binaryContentPasses();
};

void MessageBufferTest::putsMessagesTogetherHoweverTheyWereCut_data()
{
  QTest::addColumn<int>("piece");
  for(const int piece : {1, 2, 3, 4, 5, 7, 64, 4096, 1000000})
    QTest::addRow("%d", piece) << piece;
}

void MessageBufferTest::putsMessagesTogetherHoweverTheyWereCut()
{
  QFETCH(const int, piece);
  std::vector<std::string> sent{"(syn)", "x", std::string(5000, 'a'), "(he1 1)(he2 0)", std::string(70000, 'b'), "end"};
  std::string stream;
  for(const std::string& message : sent)
    stream += framed(message);

  MessageBuffer buffer;
  std::vector<std::string> got;
  for(std::size_t at = 0; at < stream.size(); at += static_cast<std::size_t>(piece))
  {
    const std::string_view part = std::string_view(stream).substr(at, static_cast<std::size_t>(piece));
    QCOMPARE(put(buffer, part), part.size());
    while(const auto message = buffer.next())
      got.emplace_back(*message);
  }
  QVERIFY(got == sent);
  QCOMPARE(buffer.size(), std::size_t(0));
}

void MessageBufferTest::emptyMessagesAreSkipped()
{
  MessageBuffer buffer;
  put(buffer, framed("") + framed("") + framed("(syn)") + framed(""));
  QVERIFY(buffer.hasMessage());
  QCOMPARE(std::string(*buffer.next()), std::string("(syn)"));
  QVERIFY(!buffer.next());
  QVERIFY(!buffer.hasMessage());
  QVERIFY(!buffer.broken());
}

void MessageBufferTest::largestMessagePasses()
{
  MessageBuffer buffer;
  const std::string text(MessageBuffer::maxMessage, 'z');
  const std::string stream = framed(text) + framed("after");
  std::size_t done = put(buffer, stream);
  const auto message = buffer.next();
  QVERIFY(message);
  QVERIFY(*message == text);
  done += put(buffer, std::string_view(stream).substr(done));
  QCOMPARE(done, stream.size());
  QCOMPARE(std::string(*buffer.next()), std::string("after"));
}

void MessageBufferTest::longerMessagesBreakTheStream_data()
{
  QTest::addColumn<quint32>("length");
  QTest::newRow("1 MiB + 1") << quint32((1u << 20) + 1);
  QTest::newRow("0x80000000") << quint32(0x80000000u);
  QTest::newRow("0xFFFFFFFF") << quint32(0xFFFFFFFFu);
}

void MessageBufferTest::longerMessagesBreakTheStream()
{
  QFETCH(const quint32, length);
  MessageBuffer buffer;
  put(buffer, framed("(good)") + prefix(length) + "rest");
  QCOMPARE(std::string(*buffer.next()), std::string("(good)")); // What came before it counts.
  QVERIFY(!buffer.next());
  QVERIFY(buffer.broken());
  QVERIFY(!buffer.wantsData());
  QVERIFY(buffer.space().empty());
}

void MessageBufferTest::halfAPrefixIsNoMessage()
{
  MessageBuffer buffer;
  put(buffer, std::string("\0\0", 2));
  QVERIFY(!buffer.next());
  QVERIFY(!buffer.broken());
  QVERIFY(buffer.wantsData());
}

void MessageBufferTest::halfAMessageIsNoMessage()
{
  MessageBuffer buffer;
  put(buffer, prefix(10) + "(half");
  QVERIFY(!buffer.next());
  QVERIFY(buffer.wantsData());
  put(buffer, "full)");
  QCOMPARE(std::string(*buffer.next()), std::string("(halffull)"));
}

void MessageBufferTest::tenThousandMessagesInOneSegment()
{
  std::string stream;
  for(int i = 0; i < 10000; ++i)
    stream += framed("(m " + std::to_string(i) + ")");
  MessageBuffer buffer;
  std::size_t done = 0;
  int next = 0;
  while(done < stream.size())
  {
    done += put(buffer, std::string_view(stream).substr(done));
    while(const auto message = buffer.next())
      QCOMPARE(std::string(*message), "(m " + std::to_string(next++) + ")");
  }
  QCOMPARE(next, 10000);
}

void MessageBufferTest::asksForPatienceWhenTooMuchIsUnread()
{
  MessageBuffer buffer;
  const std::string stream = framed(std::string(1000, 'x'));
  std::size_t total = 0;
  for(int i = 0; i < 10000; ++i)
    total += put(buffer, stream);
  QVERIFY(!buffer.wantsData());
  QVERIFY2(total < 2 * MessageBuffer::highWater, qPrintable(QString::number(total)));
  while(buffer.next())
    ;
  QVERIFY(buffer.wantsData());
}

void MessageBufferTest::promisesCostNoMemory()
{
  MessageBuffer buffer;
  put(buffer, prefix(MessageBuffer::maxMessage) + "a little");
  QVERIFY(buffer.space().size() <= 16384);
}

void MessageBufferTest::binaryContentPasses()
{
  std::string bytes;
  for(int i = 0; i < 256; ++i)
    bytes += static_cast<char>(i);
  MessageBuffer buffer;
  put(buffer, framed(bytes));
  QVERIFY(*buffer.next() == bytes);
}

QTEST_APPLESS_MAIN(MessageBufferTest)
#include "MessageBufferTest.moc"
