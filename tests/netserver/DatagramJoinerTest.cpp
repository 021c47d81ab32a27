#include "netserver/socket/DatagramJoiner.h"

#include <QtTest>

using namespace sparkwright;

namespace
{

std::string frame(const std::string& text)
{
  const std::size_t size = text.size();
  return std::string{static_cast<char>(size >> 24), static_cast<char>(size >> 16), static_cast<char>(size >> 8),
                     static_cast<char>(size)} +
         text;
}

/// The messages that a client's datagrams hold.
QStringList join(const std::vector<std::string>& datagrams, int& lost)
{
  DatagramJoiner joiner;
  MessageBuffer buffer;
  QStringList messages;
  lost = 0;
  for(const std::string& datagram : datagrams)
  {
    lost += joiner.add(datagram, buffer);
    while(const auto message = buffer.next())
      messages << QString::fromLatin1(message->data(), static_cast<qsizetype>(message->size()));
  }
  return messages;
}

} // namespace

/// spec: agent-protocol 1.1.
class DatagramJoinerTest : public QObject
{
  Q_OBJECT

private slots:
  void messagesHoweverTheyAreCut()
  {
    int lost = 0;
    QCOMPARE(join({frame("(a)")}, lost), QStringList{"(a)"});
    QCOMPARE(join({frame("(a)") + frame("(b)"), frame("(c)")}, lost), (QStringList{"(a)", "(b)", "(c)"}));
    const std::string two = frame("(hello)") + frame("(world)");
    for(std::size_t cut = 1; cut < two.size(); ++cut)
    {
      QCOMPARE(join({two.substr(0, cut), two.substr(cut)}, lost), (QStringList{"(hello)", "(world)"}));
      QCOMPARE(lost, 0);
    }
    std::vector<std::string> bytes;
    for(const char c : frame("(hi)"))
      bytes.emplace_back(1, c);
    // The second 0 could begin a message, but the length is not complete yet.
    QCOMPARE(join(bytes, lost), QStringList{"(hi)"});
    QCOMPARE(join({frame(""), frame("(a)") + frame("")}, lost), QStringList{"(a)"});
  }

  void aLostPartCostsItsMessageOnly()
  {
    int lost = 0;
    const std::string begun = frame("(hello)").substr(0, 8);
    QCOMPARE(join({begun, frame("(a)"), frame("(b)")}, lost), (QStringList{"(a)", "(b)"}));
    QCOMPARE(lost, 1);
    QCOMPARE(join({begun, begun, begun, frame("(b)")}, lost), QStringList{"(b)"});
    QCOMPARE(lost, 3);
    for(const std::string& scrap : {std::string("x"), std::string("\0\0", 2), std::string("abc")})
    {
      QCOMPARE(join({scrap, frame("(a)") + frame("(b)"), frame("(c)")}, lost), (QStringList{"(a)", "(b)", "(c)"}));
      QCOMPARE(lost, 1);
    }
  }

  void nonsenseCostsItselfOnly()
  {
    int lost = 0;
    for(const std::string& nonsense :
        {std::string("GET / HTTP/1.1\r\n\r\n"), std::string("\xff\xff\xff\xff", 4), std::string("\x00\x10\x00\x01", 4),
         std::string(60000, 'x')})
    {
      QCOMPARE(join({nonsense, frame("(a)")}, lost), QStringList{"(a)"});
      QCOMPARE(lost, 1);
    }
    QCOMPARE(join({std::string(), frame("(a)")}, lost), QStringList{"(a)"});
  }

  void aMessageOfTheLargestSizeIsPutTogether()
  {
    const std::string whole = frame(std::string(MessageBuffer::maxMessage, 'x'));
    std::vector<std::string> parts;
    for(std::size_t at = 0; at < whole.size(); at += 60000)
      parts.push_back(whole.substr(at, 60000));
    int lost = 0;
    const QStringList messages = join(parts, lost);
    QCOMPARE(messages.size(), 1);
    QCOMPARE(messages.front().size(), static_cast<qsizetype>(MessageBuffer::maxMessage));
  }

  void whatNobodyReadsIsBounded()
  {
    DatagramJoiner joiner;
    MessageBuffer buffer;
    int lost = 0;
    for(int i = 0; i < 10000; ++i)
      lost += joiner.add(frame(std::string(1000, 'x')), buffer);
    QVERIFY(buffer.size() <= MessageBuffer::highWater + 1004);
    QVERIFY(lost > 9000);
    while(buffer.next())
      ;
    QCOMPARE(joiner.add(frame("(a)"), buffer), 0);
    QCOMPARE(*buffer.next(), std::string_view("(a)"));
  }

  void aMillionScrapsAreHandledInNoTime()
  {
    DatagramJoiner joiner;
    MessageBuffer buffer;
    QElapsedTimer timer;
    timer.start();
    joiner.add(frame(std::string(MessageBuffer::maxMessage, 'x')).substr(0, 1000), buffer);
    for(int i = 0; i < 1000000; ++i)
      joiner.add("x", buffer);
    QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
    QVERIFY(!buffer.hasMessage());
  }

  void aClientBeginsWithAWholeMessage()
  {
    QVERIFY(DatagramJoiner::startsWithMessage(frame("(a)")));
    QVERIFY(DatagramJoiner::startsWithMessage(frame("(a)") + "rest"));
    for(const std::string& other : {std::string(), std::string("\0\0", 2), frame(""), frame("(a)").substr(0, 6),
                                    std::string("(scene rsg/agent/nao/nao.rsg)"), std::string("\xff\xff\xff\xff()", 6)})
      QVERIFY(!DatagramJoiner::startsWithMessage(other));
  }
};

QTEST_APPLESS_MAIN(DatagramJoinerTest)
#include "DatagramJoinerTest.moc"
