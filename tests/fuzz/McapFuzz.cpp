// MCAP files of other programs: without indexes or chunks, with other compressions, with channels that are not ours.

#include "core/game/StandardLeagues.h"
#include "core/record/Recording.h"
#include "core/record/mcap/McapReader.h"

#include <cstdint>
#include <cstdlib>

using namespace sparkwright;

namespace
{

void require(bool holds)
{
  if(!holds)
    std::abort();
}

void read(const std::string& bytes)
{
  LocalText problem;
  const auto reader = mcap::McapReader::open(mcap::readFromMemory(bytes), problem);
  require(!reader == !problem.empty());
  if(!reader)
    return;
  for(std::size_t i = 0; i < reader->chunks().size(); ++i)
  {
    for(const auto& [id, channel] : reader->channels())
      reader->times(i, id);
    if(const auto records = reader->readChunk(i))
      mcap::McapReader::forEachMessage(*records, [&](const mcap::Message& message)
                                       { return message.data.size() <= records->size(); });
  }
  for(const auto& [id, channel] : reader->channels())
    require(reader->channel(channel.topic));
  for(const auto& attachment : reader->attachments())
    reader->attachment(attachment.name);
  reader->metadata("sparkwright");
  const auto recording = Recording::open(mcap::readFromMemory(bytes), standardLeagues(), problem);
  for(std::size_t i = 0; recording && i < recording->count() && i < 50; ++i)
    recording->frame(i);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
  const std::string bytes(reinterpret_cast<const char*>(data), size);
  read(bytes);
  read(std::string(mcap::magic) + bytes); // Past the first check, and then without an end: it is scanned.
  return 0;
}
