#include "netserver/socket/Connection.h"

#include <QtTest>

#include <array>
#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace sparkwright;

namespace
{

/// A Connection and the other end of its socket.
struct Pair
{
  Pair()
  {
    std::array<int, 2> ends{};
    if(::socketpair(AF_UNIX, SOCK_STREAM, 0, ends.data()) != 0)
      qFatal("no socket pair");
    const int small = 4096;
    ::setsockopt(ends[0], SOL_SOCKET, SO_SNDBUF, &small, sizeof small);
    ::setsockopt(ends[0], SOL_SOCKET, SO_RCVBUF, &small, sizeof small);
    const timeval patience{2, 0};
    ::setsockopt(ends[1], SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    other = Socket(ends[1]);
    ConnectionInfo info;
    info.address = "test";
    connection.emplace(Socket(::dup(ends[0])), info);
    ::close(ends[0]);
    // As accepted sockets are.
    ::fcntl(connection->descriptor(), F_SETFL, O_NONBLOCK);
  }

  void write(std::string_view bytes)
  {
    QCOMPARE(::send(other.descriptor(), bytes.data(), bytes.size(), 0), static_cast<ssize_t>(bytes.size()));
  }

  std::string readExactly(std::size_t count)
  {
    std::string out(count, '\0');
    std::size_t done = 0;
    while(done < count)
    {
      const ssize_t got = ::recv(other.descriptor(), out.data() + done, count - done, 0);
      if(got <= 0)
        break;
      done += static_cast<std::size_t>(got);
      connection->flush();
    }
    out.resize(done);
    return out;
  }

  std::string readMessage()
  {
    const std::string prefix = readExactly(4);
    if(prefix.size() < 4)
      return "<end>";
    std::size_t length = 0;
    for(const char c : prefix)
      length = length << 8 | static_cast<unsigned char>(c);
    return readExactly(length);
  }

  bool quiet()
  {
    char c;
    return ::recv(other.descriptor(), &c, 1, MSG_DONTWAIT) < 0 && errno == EAGAIN;
  }

  Socket other;
  std::optional<Connection> connection;
};

} // namespace

class ConnectionTest : public QObject
{
  Q_OBJECT

private slots:
  void sendsFramedMessages();
  void keepsABegunMessageAndDropsLaterOnes();
  void survivesAClientThatIsGone();
  void aFailedSendLosesNoInput();
  void deliversWhatCameBeforeTheEnd();
  void brokenStreamsEnd();
  void stopsReadingWhenTooMuchIsUnread();
  void tellsFacts();
};

void ConnectionTest::sendsFramedMessages()
{
  Pair p;
  QVERIFY(p.connection->send("(time (now 0.02))"));
  QVERIFY(p.connection->send(std::string(258, 'x')));
  QCOMPARE(p.readExactly(4), std::string("\0\0\0\x11", 4));
  QCOMPARE(p.readExactly(17), std::string("(time (now 0.02))"));
  QCOMPARE(p.readExactly(4), std::string("\0\0\x01\x02", 4));
  QCOMPARE(p.readExactly(258), std::string(258, 'x'));
}

void ConnectionTest::keepsABegunMessageAndDropsLaterOnes()
{
  Pair p;
  std::vector<std::string> sent;
  int dropped = 0;
  for(int i = 0; i < 300; ++i)
  {
    const std::string message = std::to_string(i) + std::string(1000, 'a' + i % 26);
    if(p.connection->send(message))
      sent.push_back(message);
    else
      ++dropped;
  }
  QVERIFY(dropped > 200);
  QVERIFY(!p.connection->ready());
  QVERIFY(p.connection->events() & POLLOUT);
  for(const std::string& message : sent) // Whole, in order, nothing torn.
    QCOMPARE(p.readMessage(), message);
  QVERIFY(p.connection->ready());
  QVERIFY(p.quiet());
  QVERIFY(p.connection->send("next"));
  QCOMPARE(p.readMessage(), std::string("next"));
  QCOMPARE(p.connection->info().dropped, static_cast<std::uint64_t>(dropped));
}

void ConnectionTest::survivesAClientThatIsGone()
{
  Pair p;
  p.other = Socket();
  for(int i = 0; i < 3; ++i)
    QVERIFY(!p.connection->send("hello")); // And no SIGPIPE.
  p.connection->read();
  QVERIFY(p.connection->ended());
}

void ConnectionTest::aFailedSendLosesNoInput()
{
  Pair p;
  p.write(std::string("\0\0\0\x09(killsim)", 13)); // A trainer says its word and goes without listening.
  p.other = Socket();
  QVERIFY(!p.connection->send("hello"));
  QVERIFY(!p.connection->ended());
  p.connection->read();
  QCOMPARE(std::string(p.connection->next().value_or("")), std::string("(killsim)"));
  p.connection->read();
  QVERIFY(p.connection->ended());
}

void ConnectionTest::deliversWhatCameBeforeTheEnd()
{
  Pair p;
  p.write(std::string("\0\0\0\x05(syn)\0\0\0\x09(ha", 16));
  p.other = Socket();
  p.connection->read();
  p.connection->read();
  QVERIFY(p.connection->ended());
  QVERIFY(p.connection->hasMessage());
  QCOMPARE(std::string(*p.connection->next()), std::string("(syn)"));
  QVERIFY(!p.connection->hasMessage());
}

void ConnectionTest::brokenStreamsEnd()
{
  Pair p;
  p.write("\xff\xff\xff\xff(syn)");
  p.connection->read();
  QVERIFY(!p.connection->next());
  QVERIFY(p.connection->ended());
  QCOMPARE(p.connection->events() & POLLIN, 0);
}

void ConnectionTest::stopsReadingWhenTooMuchIsUnread()
{
  Pair p;
  const std::string message = std::string("\0\0\x03\xfc", 4) + std::string(1020, 'y');
  std::size_t written = 0;
  for(int i = 0; i < 2000; ++i)
  {
    const ssize_t count = ::send(p.other.descriptor(), message.data(), message.size(), MSG_DONTWAIT);
    if(count > 0)
      written += static_cast<std::size_t>(count);
    p.connection->read();
    if(!(p.connection->events() & POLLIN))
      break;
    QVERIFY(count < 0 || count == static_cast<ssize_t>(message.size()));
  }
  QVERIFY(!(p.connection->events() & POLLIN));
  QVERIFY2(written < 4 * MessageBuffer::highWater, qPrintable(QString::number(written)));
  while(p.connection->next())
    ;
  QVERIFY(p.connection->events() & POLLIN);
}

void ConnectionTest::tellsFacts()
{
  Pair p;
  const std::string text(300, 'z');
  p.write(std::string("\0\0\x01\x2c", 4) + text);
  p.connection->read();
  QVERIFY(p.connection->next());
  QVERIFY(p.connection->send("12345"));
  const ConnectionInfo info = p.connection->info();
  QCOMPARE(info.address, std::string("test"));
  QCOMPARE(info.messages, std::uint64_t(1));
  QCOMPARE(info.bytesIn, std::uint64_t(304));
  QCOMPARE(info.bytesOut, std::uint64_t(9));
  QCOMPARE(info.lastMessage, text.substr(0, 200));
}

QTEST_APPLESS_MAIN(ConnectionTest)
#include "ConnectionTest.moc"
