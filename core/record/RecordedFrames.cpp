#include "core/record/RecordedFrames.h"

#include "core/record/RecordingFormat.h"
#include "core/record/channel/AgentsCodec.h"
#include "core/record/channel/DrawingsCodec.h"

#include <algorithm>
#include <utility>

namespace sparkwright
{

/// Decodes the messages of one chunk in order.
class RecordedFrames::Decoder
{
public:
  Decoder(RecordedFrames& owner, const Part& part, Decoded& out)
      : owner_(owner), part_(part), out_(out), drawings_(owner.states_.drawingsBefore(part.chunk))
  {
    const auto topic = [&](std::string_view name)
    {
      const mcap::Channel* const channel = owner.file_.channel(name);
      return channel ? channel->id : std::uint16_t(0);
    };
    frame_ = topic(RecordingTopics::frame);
    structureChannel_ = topic(RecordingTopics::structure);
    gameChannel_ = topic(RecordingTopics::game);
    agentsChannel_ = topic(RecordingTopics::agents);
    drawingsChannel_ = topic(RecordingTopics::drawings);
  }

  void take(const mcap::Message& message)
  {
    const proto::ProtoReader in(message.data);
    if(message.channel == frame_)
      addFrame(in);
    else if(message.channel == structureChannel_)
      use(owner_.states_.take(message.data));
    else if(message.channel == gameChannel_)
    {
      GameRecord record = readGame(in, owner_.leagues_);
      record.state.events = owner_.states_.eventsOf(record);
      const RulesRecord rules = owner_.states_.rules(record.rules, part_.chunk);
      record.state.rules = rules.rules;
      record.state.environment = rules.environment;
      game_ = std::move(record.state);
    }
    else if(message.channel == agentsChannel_)
      agents_ = readAgents(in);
    else if(message.channel == drawingsChannel_)
      drawings_ = readDrawings(in, drawings_);
  }
  void finish() { owner_.states_.setDrawingsAfter(part_.chunk, drawings_); }

private:
  void use(RecordedStates::StructurePtr structure)
  {
    structure_ = std::move(structure);
    damaged_ = !structure_;
    if(damaged_)
      return;
    owner_.poses_.start(structure_->poses, structure_->links);
    visible_ = structure_->visible;
  }

  void addFrame(proto::ProtoReader in)
  {
    if(out_.frames.size() >= part_.count)
      return;
    auto frame = std::make_shared<Frame>();
    std::int64_t number = 0;
    std::string_view poses;
    std::vector<std::uint32_t> shown;
    frame->game = game_;
    frame->game.time = 0;
    frame->game.judgement.left = 0;
    while(in.next())
      switch(in.field())
      {
      case 1:
        frame->time = in.number();
        break;
      case 2:
        frame->cycle = static_cast<long>(in.whole());
        break;
      case 3:
        number = in.whole();
        break;
      case 4:
        poses = in.bytes();
        break;
      case 5:
        in.appendTo(shown);
        break;
      case 6:
        frame->game.time = in.single();
        break;
      case 7:
        frame->game.judgement.left = in.number();
        break;
      case 8:
        frame->edits = in.integer();
        break;
      case 9:
        frame->editedSince = in.number();
        break;
      default:
        break;
      }
    if(!damaged_ && (!structure_ || structure_->number != number))
      use(owner_.states_.structure(number, part_.chunk));
    // Each frame builds on the one before, so those behind a damaged one are lost, too.
    damaged_ = damaged_ || in.damaged() || structure_->number != number || !owner_.poses_.read(poses, frame->local);
    out_.drawings.push_back(drawings_);
    out_.joints.push_back(damaged_ ? nullptr : structure_->joints);
    if(damaged_)
    {
      out_.frames.emplace_back();
      return;
    }
    for(const std::uint32_t index : shown)
      if(index < visible_.size())
        visible_[index] ^= 1;
    frame->visible = visible_;
    frame->structure = structure_->structure;
    frame->agents = agents_;
    out_.bytes += sizeof(Frame) + frame->local.size() * sizeof(Mat4f) + frame->visible.size() +
                  frame->agents.size() * sizeof(AgentInfo);
    out_.frames.push_back(std::move(frame));
  }

  RecordedFrames& owner_;
  const Part& part_;
  Decoded& out_;
  std::uint16_t frame_ = 0, structureChannel_ = 0, gameChannel_ = 0, agentsChannel_ = 0, drawingsChannel_ = 0;
  RecordedStates::StructurePtr structure_;
  std::vector<std::uint8_t> visible_;
  GameState game_;
  std::vector<AgentInfo> agents_;
  DrawingsPtr drawings_;
  bool damaged_ = false;
};

RecordedFrames::RecordedFrames(mcap::McapReader& file, RecordedStates& states, const Leagues& leagues)
    : file_(file), states_(states), leagues_(leagues)
{
  const mcap::Channel* const channel = file.channel(RecordingTopics::frame);
  for(std::size_t chunk = 0; channel && chunk < file.chunks().size(); ++chunk)
  {
    const std::vector<mcap::Nanoseconds> times = file.times(chunk, channel->id);
    if(times.empty())
      continue;
    parts_.push_back({chunk, times_.size(), times.size()});
    for(const mcap::Nanoseconds time : times)
      times_.push_back(std::max(time, times_.empty() ? 0 : times_.back()));
  }
}

const RecordedFrames::Decoded& RecordedFrames::decodedWith(std::size_t index)
{
  const auto after = std::ranges::upper_bound(parts_, index, {}, &Part::first);
  const auto part = static_cast<std::size_t>(after - parts_.begin()) - 1;
  const auto known = std::ranges::find(kept_, part, &Decoded::part);
  if(known != kept_.end())
    kept_.splice(kept_.begin(), kept_, known);
  else
  {
    kept_.push_front(decode(part));
    keptBytes_ += kept_.front().bytes;
    while(keptBytes_ > mostBytes && kept_.size() > 2)
    {
      keptBytes_ -= kept_.back().bytes;
      kept_.pop_back();
    }
  }
  return kept_.front();
}

RecordedFrames::Decoded RecordedFrames::decode(std::size_t part)
{
  const Part& wanted = parts_[part];
  Decoded decoded;
  decoded.part = part;
  if(file_.readChunk(wanted.chunk, records_))
  {
    const std::string records = std::exchange(records_, {}); // Looking back reads other chunks.
    Decoder decoder(*this, wanted, decoded);
    mcap::McapReader::forEachMessage(records,
                                     [&](const mcap::Message& message)
                                     {
                                       decoder.take(message);
                                       return true;
                                     });
    decoder.finish();
  }
  decoded.frames.resize(wanted.count);
  decoded.drawings.resize(wanted.count);
  decoded.joints.resize(wanted.count);
  return decoded;
}

FramePtr RecordedFrames::frame(std::size_t index)
{
  const Decoded& decoded = decodedWith(index);
  return decoded.frames[index - parts_[decoded.part].first];
}

JointGeometryPtr RecordedFrames::joints(std::size_t index)
{
  const Decoded& decoded = decodedWith(index);
  return decoded.joints[index - parts_[decoded.part].first];
}

DrawingsPtr RecordedFrames::drawings(std::size_t index)
{
  const Decoded& decoded = decodedWith(index);
  return decoded.drawings[index - parts_[decoded.part].first];
}

} // namespace sparkwright
