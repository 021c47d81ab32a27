// Recordings: whatever the bytes are, reading them ends, and what opens can be read to its end and written again.

#include "core/game/StandardLeagues.h"
#include "core/record/Recording.h"
#include "core/record/RecordingWriter.h"
#include "core/record/channel/DrawingsCodec.h"
#include "core/record/channel/EventCodec.h"

#include <cstdlib>

using namespace sparkwright;

namespace
{

void require(bool holds)
{
  if(!holds)
    std::abort();
}

struct Memory : mcap::ByteSink
{
  std::string append(std::string_view more) override
  {
    bytes += more;
    return {};
  }
  bool cutTo(std::uint64_t) override { return false; }
  std::string bytes;
};

void readAll(const std::string& bytes)
{
  LocalText problem;
  const auto recording = Recording::open(mcap::readFromMemory(bytes), standardLeagues(), problem);
  require(!recording == !problem.empty());
  if(!recording)
    return;
  Memory memory;
  RecordingWriter copy(memory, recording->info());
  require(copy.start().empty());
  std::vector<Mat4f> world;
  double last = 0;
  std::size_t frames = 0;
  for(std::size_t i = 0; i < recording->count() && i < 200; ++i)
  {
    require(recording->time(i) >= last);
    last = recording->time(i);
    const FramePtr frame = recording->frame(i);
    if(!frame)
      continue;
    require(frame->structure && frame->local.size() == static_cast<std::size_t>(frame->structure->transformCount) &&
            frame->visible.size() == static_cast<std::size_t>(frame->structure->meshCount));
    frame->worldTransforms(world);
    require(copy.add(*frame, recording->drawings(i)).empty());
    ++frames;
  }
  require(copy.finish().empty());
  const auto again = Recording::open(mcap::readFromMemory(memory.bytes), standardLeagues(), problem);
  require(again && again->complete() && again->count() == frames);
  for(const Recording::EventPlace& place : recording->events())
    require(place.event && place.frame <= recording->count());
  recording->log();
  double damagedAt = 0;
  recording->forEachAgentBytes(0, 1e9, [](const AgentBytes&) {}, damagedAt);
  recording->worldStateAt(1e9);
  for(const std::string& name : recording->attachments())
    recording->attachment(name);
}

/// Messages as if their chunk had a valid checksum.
void readMessages(std::string_view bytes)
{
  const proto::ProtoReader in(bytes);
  if(const auto record = readStructure(in, [](auto) { return nullptr; }))
  {
    PoseCodec poses;
    poses.start(record->poses, record->links);
    std::vector<Mat4f> read;
    for(int i = 0; i < 3; ++i)
      poses.read(bytes, read);
    require(read.size() == record->poses.size());
  }
  std::string out;
  proto::ProtoWriter writer(out);
  const GameRecord game = readGame(in, standardLeagues());
  writeGame(writer, game);
  writeEvent(writer, readEvent(in));
  const DrawingsPtr drawings = readDrawings(in, {});
  writeDrawings(writer, *drawings, nullptr);
  writeLog(writer, readLog(in));
  std::int64_t number = 0;
  writeRules(writer, readRules(in, number), number);
  // Poses of a few bodies in a row.
  PoseLinks links(4);
  for(int i = 1; i < 4; ++i)
    links[static_cast<std::size_t>(i)] = {i - 1, {0, 0, 0.1f}, {1, 0, 0}};
  PoseCodec poses;
  poses.start(std::vector<Mat4f>(4, Mat4f::Identity()), links);
  std::vector<Mat4f> read;
  for(std::size_t at = 0; at < bytes.size(); at += 20)
    poses.read(bytes.substr(at, 20), read);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
  const std::string bytes(reinterpret_cast<const char*>(data), size);
  readAll(bytes);
  readAll(std::string(mcap::magic) + bytes); // Past the first check.
  readMessages(bytes);
  return 0;
}
