#include "core/record/RecordedFrames.h"

#include "core/record/mcap/RecordingTexts.h"

#include <algorithm>
#include <utility>

namespace sparkwright
{

RecordedFrames::RecordedFrames(mcap::McapReader& file, const RecordedMessages& messages, RecordedStates& states)
    : file_(file), messages_(messages), states_(states)
{
  const std::vector<RecordedMessages::Frame>& frames = messages.frames();
  for(std::size_t i = 0; i < frames.size(); ++i)
    if(i == 0 || frames[i].restarts || frames[i].readable != frames[i - 1].readable)
      parts_.push_back(i);
  parts_.push_back(frames.size());
}

const RecordedFrames::Decoded& RecordedFrames::decodedWith(std::size_t index)
{
  const auto part = static_cast<std::size_t>(std::ranges::upper_bound(parts_, index) - parts_.begin()) - 1;
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
  const std::size_t begin = parts_[part], count = parts_[part + 1] - begin;
  Decoded decoded;
  decoded.part = part;
  decoded.frames.resize(count);
  decoded.joints.resize(count);
  const RecordedMessages::Frame& first = messages_.frames()[begin];
  if(!first.readable)
    return decoded;
  const RecordedStates::StructurePtr structure = states_.structure(first.structure);
  if(structure)
  {
    poses_.start(structure->poses, structure->links);
    visible_ = structure->visible;
  }
  for(std::size_t i = 0; i < count; ++i)
  {
    const FramePtr frame = structure ? read(messages_.frames()[begin + i], structure) : nullptr;
    if(!frame) // Each frame builds on the one before, so those behind a damaged one are lost, too.
    {
      file_.addFlaw(recordingText("recording.noStructure", static_cast<double>(messages_.frames()[begin + i].time) / 1e9,
                                  static_cast<double>(messages_.frames()[begin + count - 1].time) / 1e9,
                                  static_cast<long>(count - i)));
      break;
    }
    decoded.bytes += sizeof(Frame) + frame->local.size() * sizeof(Mat4f) + frame->visible.size() +
                     frame->agents.size() * sizeof(AgentInfo);
    decoded.frames[i] = frame;
    decoded.joints[i] = structure->joints;
  }
  return decoded;
}

/// The next frame of a part. @return null if it is damaged
FramePtr RecordedFrames::read(const RecordedMessages::Frame& place, const RecordedStates::StructurePtr& structure)
{
  const auto message = file_.message(place.place);
  if(!message)
    return {};
  auto frame = std::make_shared<Frame>();
  if(const std::shared_ptr<const GameState> game = states_.game(place.others[0]))
    frame->game = *game;
  if(const auto agents = states_.agents(place.others[1]))
    frame->agents = *agents;
  frame->game.time = 0;
  frame->game.judgement.left = 0;
  std::string_view poses;
  std::vector<std::uint32_t> shown;
  proto::ProtoReader in(message->data);
  while(in.next())
    switch(in.field())
    {
    case 1:
      frame->time = in.number();
      break;
    case 2:
      frame->cycle = static_cast<long>(in.whole());
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
  if(in.damaged() || !poses_.read(poses, frame->local))
    return {};
  for(const std::uint32_t index : shown)
    if(index < visible_.size())
      visible_[index] ^= 1;
  frame->visible = visible_;
  frame->structure = structure->structure;
  return frame;
}

FramePtr RecordedFrames::frame(std::size_t index)
{
  const Decoded& decoded = decodedWith(index);
  return decoded.frames[index - parts_[decoded.part]];
}

JointGeometryPtr RecordedFrames::joints(std::size_t index)
{
  const Decoded& decoded = decodedWith(index);
  return decoded.joints[index - parts_[decoded.part]];
}

DrawingsPtr RecordedFrames::drawings(std::size_t index)
{
  return states_.drawings(messages_.frames()[index].others[2]);
}

} // namespace sparkwright
