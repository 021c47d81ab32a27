#include "ClientSupport.h"
#include "core/record/monitorlog/MonitorLogReader.h"
#include "core/wire/MonitorEncoder.h"
#include "netserver/client/RemoteServer.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <mutex>
#include <set>
#include <sys/socket.h>

using namespace sparkwright;

namespace
{

/// Messages that the reference has sent to a monitor in a match of 22 robots: the start, the whole scene, diffs.
std::vector<std::string> captured()
{
  LocalText problem;
  const auto file = UnpackedFile::open(SPARKWRIGHT_SOURCE_DIR "/tests/core/record/data/match.monitor.gz", {}, problem);
  std::string bytes;
  if(file)
    file->read(0, file->size(), bytes);
  std::vector<std::string> messages;
  for(std::size_t at = 0; at + 4 <= bytes.size();)
  {
    std::size_t length = 0;
    for(int i = 0; i < 4; ++i)
      length = length << 8 | static_cast<unsigned char>(bytes[at++]);
    messages.push_back(bytes.substr(at, length));
    at += length;
  }
  return messages;
}

/// Sends the messages to the one who comes, and writes down what they see.
std::vector<FramePtr> seenOverTheNetwork(const std::vector<std::string>& messages)
{
  Listener listener;
  if(!listener.listen("127.0.0.1", 0).empty())
    return {};
  std::mutex mutex;
  std::vector<FramePtr> frames;
  RemoteServer::Options options;
  options.address.port = listener.port();
  options.listener = [&](const FramePtr& frame)
  {
    const std::lock_guard lock(mutex);
    frames.push_back(frame);
  };
  const auto count = [&]
  {
    const std::lock_guard lock(mutex);
    return frames.size();
  };
  std::string bytes;
  for(const std::string& message : messages)
    bytes += framed(message);
  std::string_view left(bytes);
  Socket client;
  {
    const RemoteServer remote(options);
    const auto turn = [&]
    {
      if(!client.valid())
        client = std::move(listener.accept().socket);
      const ssize_t sent =
          client.valid() ? ::send(client.descriptor(), left.data(), left.size(), MSG_NOSIGNAL | MSG_DONTWAIT) : 0;
      left.remove_prefix(static_cast<std::size_t>(std::max<ssize_t>(sent, 0)));
    };
    turnUntil(turn, [&] { return count() == messages.size(); });
  }
  return frames;
}

bool same(const Frame& a, const Frame& b)
{
  const GameState &x = a.game, &y = b.game;
  return a.local == b.local && a.visible == b.visible && sameStructure(*a.structure, *b.structure) &&
         x.time == y.time && x.mode == y.mode && x.team == y.team && x.score == y.score && x.period == y.period &&
         a.agents.size() == b.agents.size();
}

} // namespace

/// The stream of the reference, as a monitor gets it and as a log has it.
class CapturedStreamTest : public QObject
{
  Q_OBJECT

private slots:
  void connectionAndLogShowTheSame()
  {
    const std::vector<std::string> messages = captured();
    QCOMPARE(messages.size(), 5u);
    const std::vector<FramePtr> live = seenOverTheNetwork(messages);
    QCOMPARE(live.size(), messages.size());

    QTemporaryDir directory;
    QFile file(directory.filePath("match.log"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    for(const std::string& message : messages)
      file.write((message + "\n").c_str());
    file.close();
    LocalText problem;
    const auto log = MonitorLogReader::open(file.fileName().toStdString(), {}, {}, problem);
    QVERIFY2(log, problem.english().c_str());
    QCOMPARE(log->count(), messages.size());
    for(std::size_t i = 0; i < messages.size(); ++i)
      QVERIFY(same(*live[i], *log->frame(i)));
  }

  void theRobotsAreKnown()
  {
    MonitorDecoder decoder;
    for(const std::string& message : captured())
      QVERIFY(decoder.decode(message).frame);
    const Frame& frame = *decoder.frame();
    std::set<std::pair<int, int>> robots;
    std::set<std::uint64_t> ids;
    for(const AgentInfo& agent : frame.agents)
    {
      QVERIFY(agent.hasBody && agent.robotType >= 0 && agent.robotType <= 4);
      robots.insert({agent.team, agent.unum});
      ids.insert(agent.rootId);
    }
    QVERIFY(robots.size() >= 19 && robots.size() == frame.agents.size() && ids.size() == robots.size());
    QCOMPARE(std::ranges::count(frame.structure->nodes, "Ball", &SceneStructure::Node::name), 1);
    QCOMPARE(std::ranges::count(frame.structure->nodes, "head", &SceneStructure::Node::name),
             static_cast<long>(robots.size()));
  }

  void itIsWrittenBackByteByByte()
  {
    MonitorDecoder decoder;
    MonitorEncoder encoder;
    for(const std::string& message : captured())
    {
      const FramePtr frame = decoder.decode(message).frame;
      QVERIFY(frame);
      const bool full = message.find("(RSG 0 1)") != std::string::npos;
      QVERIFY((full ? encoder.full(frame) : encoder.diff(frame)) == message);
    }
  }
};

QTEST_APPLESS_MAIN(CapturedStreamTest)
#include "CapturedStreamTest.moc"
