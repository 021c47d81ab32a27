#include "tests/netserver/game/MatchServerSupport.h"

#include <arpa/inet.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <string>

using namespace sparkwright;

namespace
{

/// A program that speaks in lines, as the message board of the middle-size league wants it.
class LineClient
{
public:
  explicit LineClient(int port) : socket_(::socket(AF_INET, SOCK_STREAM, 0))
  {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if(::connect(socket_, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0)
      qFatal("cannot connect");
  }
  ~LineClient() { ::close(socket_); }
  LineClient(const LineClient&) = delete;
  LineClient& operator=(const LineClient&) = delete;

  void send(const std::string& bytes) const
  {
    if(::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL) != static_cast<ssize_t>(bytes.size()))
      qFatal("cannot send");
  }
  /// What has come since the last call; sets closed().
  std::string take()
  {
    std::string text;
    char buffer[4096];
    for(pollfd ready{socket_, POLLIN, 0}; ::poll(&ready, 1, 0) > 0;)
    {
      const ssize_t count = ::recv(socket_, buffer, sizeof buffer, 0);
      if(count <= 0)
      {
        closed_ = true;
        break;
      }
      text.append(buffer, static_cast<std::size_t>(count));
    }
    return text;
  }
  bool closed() const { return closed_; }

private:
  int socket_;
  bool closed_ = false;
};

/// A game with its server.
struct Board : MatchServer
{
  Board() : MatchServer({}, "f2000/practice.f2kworld") {}

  /// Turns the loop until a client has got a text, at most for a while.
  std::string hear(LineClient& client, const std::string& wanted)
  {
    std::string heard;
    for(int i = 0; i < 2000 && heard.find(wanted) == heard.npos; ++i)
    {
      loop->turn(0);
      heard += client.take();
    }
    return heard;
  }
};

const std::string robot = "(robot (name R) (mass 10))\n(body (primitive (shape ellipse 400 400) (z 20 400)))\n"
                          "(motion (plugin differential))\n"
                          "(sensor (device odometry) (plugin odometry) (type odometry) (features odometry))\n";

} // namespace

/// The message board of the middle-size league on its port: lines over TCP, without prefixes.
class BoardServerTest : public QObject
{
  Q_OBJECT

private slots:
  void aSessionFromGreetingToGoodbye()
  {
    Board board;
    LineClient client(board.net->gamePort());
    QVERIFY(board.hear(client, "\n") == "WELCOME f2000 1 \"Sparkwright\"\n");
    client.send("HELLO \"me\" 1\nSYNC 5\nOFFSET 0\nCONFIG " + std::to_string(robot.size()) + "\n" + robot);
    const std::string configured = board.hear(client, "END SENSOR\n");
    QVERIFY2(configured.find("SENSOR 1 \"odometry\" \"\" \"odometry\" \"odometry\" 1\n") != configured.npos, configured.c_str());
    client.send("START -3000 1000 0\nUPDATE\n");
    const std::string data = board.hear(client, "END UPD\n");
    QVERIFY2(data.find("OK START -3000 1000 0\n") != data.npos && data.find("DATA 1 ") != data.npos, data.c_str());
    client.send("BYE\n");
    QVERIFY(board.hear(client, "OK BYE\n").ends_with("OK BYE\n"));
    for(int i = 0; i < 2000 && !client.closed(); ++i)
    {
      board.loop->turn(0);
      client.take();
    }
    QVERIFY(client.closed());
  }

  void linesMayComeInPieces()
  {
    Board board;
    LineClient client(board.net->gamePort());
    board.hear(client, "\n");
    for(const char c : std::string("HELLO \"me\" 1\r\nPI"))
    {
      client.send(std::string(1, c));
      board.loop->turn(0);
    }
    client.send("NG 7\nPING 8\n");
    QVERIFY(board.hear(client, "PONG 8\n").ends_with("PONG 7\nPONG 8\n"));
  }

  void bytesThatAreNoMessagesHarmNobody_data()
  {
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("prefixed") << QByteArray("\0\0\0\x0cHELLO \"me\" 1", 16);
    QTest::newRow("zeros") << QByteArray(1000, '\0') + "\n";
    QTest::newRow("open quote") << QByteArray("HELLO \"me\n").repeated(20);
    QTest::newRow("no end") << QByteArray((1 << 20) + 1000, 'x');
  }
  void bytesThatAreNoMessagesHarmNobody()
  {
    QFETCH(QByteArray, bytes);
    Board board;
    LineClient bad(board.net->gamePort()), good(board.net->gamePort());
    board.hear(bad, "\n");
    board.hear(good, "\n");
    for(qsizetype at = 0; at < bytes.size(); at += 60000)
    {
      bad.send(bytes.mid(at, 60000).toStdString());
      for(int i = 0; i < 5; ++i)
        board.loop->turn(0);
    }
    good.send("PING 1\n");
    QVERIFY(board.hear(good, "PONG 1\n").ends_with("PONG 1\n"));
  }

  void aClientThatVanishesTakesItsRobotAlong()
  {
    Board board;
    {
      LineClient client(board.net->gamePort());
      board.hear(client, "\n");
      client.send("HELLO \"me\" 1\nOFFSET 0\nCONFIG " + std::to_string(robot.size()) + "\n" + robot + "START 1000 1000 0\n");
      QVERIFY(board.hear(client, "OK START").find("OK START") != std::string::npos);
    }
    std::vector<AgentInfo> players;
    for(int i = 0; i < 200; ++i)
    {
      board.loop->turn(0);
      players.clear();
      board.world.context().service<Game>()->describePlayers(players);
      if(players.size() == 1)
        break;
    }
    QCOMPARE(players.size(), std::size_t(1)); // That of the scene.
  }
};

QTEST_MAIN(BoardServerTest)
#include "BoardServerTest.moc"
