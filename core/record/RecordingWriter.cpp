#include "core/record/RecordingWriter.h"

#include "core/record/channel/AgentsCodec.h"
#include "core/record/channel/DrawingsCodec.h"
#include "core/record/channel/EventCodec.h"
#include "core/record/proto/ProtoSchema.h"

#include <algorithm>
#include <cmath>
#include <random>
#include <utility>

namespace sparkwright
{

namespace
{

using mcap::Nanoseconds;
using proto::ProtoWriter;

constexpr double slack = 1e-6; // s

/// Channels that share chunks. What views do not need has chunks of its own: going to a moment does not unpack it.
enum Group : std::size_t
{
  forViews,
  forResume ///< Messages of agents, exact states.
};

/// Adds a channel with the definition of its message.
std::uint16_t addChannel(mcap::McapWriter& writer, std::string_view topic, std::string_view definitions,
                         const std::string& package, const std::string& message, Group group = forViews)
{
  return writer.addChannel(
      writer.addSchema(package + '.' + message, "protobuf", proto::descriptorSet(definitions, message)), topic, "protobuf",
      {}, group);
}

/// One that no other recording has.
std::uint32_t newRecordingId()
{
  // Never small: readers number those of older recordings, which have none.
  std::random_device random;
  return static_cast<std::uint32_t>(random()) | 0x80000000u;
}

} // namespace

RecordingWriter::RecordingWriter(mcap::ByteSink& sink, const RecordingInfo& info, const RecordingSettings& settings,
                                 Dress dress)
    : info_(info), settings_(settings), dress_(std::move(dress)), writer_(sink, "sparkwright " + info.version,
                                                                         settings.level)
{
  if(info_.id == 0)
    info_.id = newRecordingId();
}

std::string RecordingWriter::start()
{
  std::string problem = writer_.start();
  const auto add = [this](std::string_view topic, const std::string& message, Group group = forViews)
  { return addChannel(writer_, topic, proto::recordingDefinitions(), "sparkwright", message, group); };
  channels_.frame = add(RecordingTopics::frame, "Frame");
  channels_.structure = add(RecordingTopics::structure, "Structure");
  channels_.game = add(RecordingTopics::game, "Game");
  channels_.events = add(RecordingTopics::events, "Event");
  channels_.rules = add(RecordingTopics::rules, "Rules");
  channels_.agents = add(RecordingTopics::agents, "Agents");
  channels_.drawings = add(RecordingTopics::drawings, "Drawings");
  channels_.log = add(RecordingTopics::log, "LogMessage");
  channels_.agentBytes = add(RecordingTopics::agentBytes, "AgentBytes", forResume);
  channels_.worldState = add(RecordingTopics::worldState, "WorldState", forResume);
  if(settings_.transformRate > 0)
  {
    const std::string_view definitions = proto::foxgloveDefinitions();
    channels_.scene = addChannel(writer_, RecordingTopics::scene, definitions, "foxglove", "SceneUpdate");
    channels_.transforms = addChannel(writer_, RecordingTopics::transforms, definitions, "foxglove", "FrameTransforms");
  }
  if(problem.empty())
    problem = writer_.addMetadata("sparkwright", info_.properties());
  if(problem.empty() && !info_.variables.empty())
    problem = writer_.addMetadata("variables", info_.variables);
  return problem;
}

std::string RecordingWriter::attach(std::string_view name, std::string_view mediaType, std::string_view data)
{
  return writer_.attach(name, mediaType, data, last_);
}

template<class Fill>
void RecordingWriter::message(std::uint16_t channel, Nanoseconds time, Fill&& fill)
{
  buffer_.clear();
  ProtoWriter out(buffer_);
  fill(out);
  out.fixed32(recordingField, info_.id);
  writer_.add(channel, time, buffer_);
}

/// Times in the file never decrease, even if those of a World do.
Nanoseconds RecordingWriter::timeOf(double seconds)
{
  constexpr double most = 9e18;
  const double wanted = std::clamp(std::round(seconds * 1e9), 0.0, most);
  last_ = std::max(last_, std::isnan(wanted) ? 0 : static_cast<Nanoseconds>(wanted));
  return last_;
}

std::string RecordingWriter::closeIfDue(Nanoseconds time)
{
  const auto since = writer_.openSince();
  if(!since)
    return {};
  const double open = static_cast<double>(time - *since) * 1e-9;
  if(open > settings_.chunkSeconds - slack || writer_.openBytes(forViews) >= settings_.chunkBytes)
    return closeChunks();
  return writer_.openBytes(forResume) >= settings_.chunkBytes ? writer_.closeChunk(forResume) : std::string();
}

std::string RecordingWriter::closeChunks()
{
  fresh_ = true;
  return writer_.closeChunks();
}

std::string RecordingWriter::add(const Frame& frame, const DrawingsPtr& drawings, const JointGeometryPtr& joints)
{
  if(!frame.structure || writer_.failed())
    return {};
  if(isWritten(frame, drawings, joints))
    return {};
  const Nanoseconds time = timeOf(frame.time);
  std::string problem = closeIfDue(time);
  const bool repeat = fresh_ && (!repeatedAt_ || frame.time < *repeatedAt_ ||
                                frame.time - *repeatedAt_ > settings_.repeatSeconds - slack);
  if(repeat)
    repeatedAt_ = frame.time;
  addStructure(frame, joints, time, repeat);
  addEvents(frame.game, time);
  addGame(frame.game, time, repeat);
  if(fresh_ || !sameAgents(agents_, frame.agents))
  {
    agents_ = frame.agents;
    message(channels_.agents, time,
            [&](ProtoWriter& out)
            {
              writeAgents(out, agents_);
              out.whole(2, ++agentLists_);
            });
  }
  addDrawings(drawings, time, repeat);
  local_ = frame.local;
  cycle_ = frame.cycle;
  time_ = frame.time;
  addPoses(frame, time);
  if(settings_.transformRate > 0)
    addForOthers(frame, time, repeat);
  ++frames_;
  fresh_ = false;
  return problem;
}

/// While a run is paused, Worlds publish whenever somebody may have changed something.
bool RecordingWriter::isWritten(const Frame& frame, const DrawingsPtr& drawings, const JointGeometryPtr& joints)
{
  if(frame.cycle != cycle_ || frame.time != time_ || frame.local != local_ || frame.visible != visible_ ||
     frame.structure != structure_.structure || (!linked_ && frame.physics.structure) ||
     (joints && joints != structure_.joints) || drawings != drawings_ || frame.game.events != events_ ||
     !(RulesRecord{frame.game.rules, frame.game.environment} == rules_) || !sameAgents(agents_, frame.agents))
    return false;
  encodeGame(frame.game);
  return buffer_ == game_;
}

void RecordingWriter::addStructure(const Frame& frame, const JointGeometryPtr& joints, Nanoseconds time, bool repeat)
{
  const bool changed = structure_.structure != frame.structure || structure_.poses.size() != frame.local.size() ||
                       structure_.visible.size() != frame.visible.size();
  if(changed)
    linked_ = false;
  const bool links = !linked_ && frame.physics.structure;
  const bool jointed = !links && joints && joints != structure_.joints && joints->isSound(frame.local.size());
  if(!changed && !links && !jointed && !repeat)
    return;
  if(changed)
  {
    structure_.joints.reset();
    structure_.links.assign(frame.local.size(), {});
    ++structure_.scene;
  }
  if(links)
  {
    structure_.links = poseLinks(frame);
    structure_.joints = jointGeometry(frame);
    linked_ = true;
  }
  if(jointed)
    structure_.joints = joints;
  ++structure_.number;
  structure_.structure = frame.structure;
  structure_.poses = frame.local;
  structure_.visible = frame.visible;
  visible_ = frame.visible;
  message(channels_.structure, time, [&](ProtoWriter& out) { writeStructure(out, structure_); });
  poses_.start(structure_.poses, structure_.links);
  restarts_ = true;
  if(settings_.transformRate > 0)
  {
    if(changed || links)
      foxglove_.take(frame, structure_.links, dress_);
    buffer_.clear();
    foxglove_.writeScene(time, buffer_);
    writer_.add(channels_.scene, time, buffer_);
  }
}

void RecordingWriter::addEvents(const GameState& game, Nanoseconds time)
{
  if(game.events == events_)
    return;
  // Successive lists share their records.
  const GameEvents* const old = events_.get();
  std::size_t at = 0;
  if(game.events)
    for(const std::shared_ptr<const GameEvent>& event : *game.events)
    {
      while(old && at < old->size() && (*old)[at]->index < event->index)
        ++at;
      if(old && at < old->size() && (*old)[at] == event)
        continue;
      ++eventMessages_;
      message(channels_.events, time,
              [&](ProtoWriter& out)
              {
                writeEvent(out, *event);
                out.whole(21, eventMessages_);
              });
    }
  events_ = game.events;
}

/// Makes the buffer a game, with the rules and events that it refers to as they are numbered now.
void RecordingWriter::encodeGame(const GameState& game)
{
  const bool any = rules_.rules || rules_.environment;
  GameRecord record{game, any ? rulesNumber_ : 0, game.events != nullptr, 0, 0, eventMessages_};
  if(game.events && !game.events->empty())
  {
    record.firstEvent = game.events->front()->index;
    record.lastEvent = game.events->back()->index;
  }
  buffer_.clear();
  ProtoWriter out(buffer_);
  writeGame(out, record);
}

void RecordingWriter::addGame(const GameState& game, Nanoseconds time, bool repeat)
{
  const RulesRecord rules{game.rules, game.environment};
  const bool any = rules.rules || rules.environment;
  if(!(rules == rules_) || (repeat && any))
  {
    rules_ = rules;
    ++rulesNumber_;
    if(any)
      message(channels_.rules, time, [&](ProtoWriter& out) { writeRules(out, rules_, rulesNumber_); });
  }
  encodeGame(game);
  if(!fresh_ && buffer_ == game_)
    return;
  game_ = buffer_;
  ProtoWriter out(buffer_);
  out.whole(21, ++games_);
  out.fixed32(recordingField, info_.id);
  writer_.add(channels_.game, time, buffer_);
}

void RecordingWriter::addDrawings(const DrawingsPtr& drawings, Nanoseconds time, bool repeat)
{
  static const Drawings none;
  const bool empty = !drawings || (drawings->sets.empty() && drawings->agentTexts.empty());
  if(drawings == drawings_ && !(repeat && !empty))
    return;
  const Drawings& now = drawings ? *drawings : none;
  if(!empty || drawings_)
    message(channels_.drawings, time,
            [&](ProtoWriter& out)
            {
              writeDrawings(out, now, repeat ? nullptr : drawings_.get());
              out.whole(5, ++drawingLists_);
            });
  drawings_ = drawings;
}

void RecordingWriter::addPoses(const Frame& frame, Nanoseconds time)
{
  if(fresh_ && structure_.poses.size() == poses_.count())
  {
    poses_.start(structure_.poses, structure_.links);
    visible_ = structure_.visible;
    restarts_ = true;
  }
  const bool restarts = std::exchange(restarts_, false);
  const std::array<std::int64_t, 3> newest{games_, agentLists_, drawingLists_};
  poseBytes_.clear();
  poses_.write(frame.local, poseBytes_);
  shown_.clear();
  for(std::size_t i = 0; i < visible_.size(); ++i)
    if(visible_[i] != frame.visible[i])
      shown_.push_back(static_cast<std::uint32_t>(i));
  visible_ = frame.visible;
  message(channels_.frame, time,
          [&](ProtoWriter& out)
          {
            out.number(1, frame.time);
            out.whole(2, frame.cycle);
            out.whole(3, structure_.number);
            out.text(4, poseBytes_);
            out.wholes(5, shown_);
            out.number(6, frame.game.time);
            out.number(7, frame.game.judgement.left);
            out.whole(8, frame.edits);
            out.number(9, frame.editedSince);
            out.whole(10, static_cast<std::int64_t>(frames_) + 1);
            out.whole(11, restarts);
            for(std::size_t i = 0; i < newest.size(); ++i)
              if(restarts || newest[i] != told_[i])
                out.whole(12 + static_cast<int>(i), newest[i]);
          });
  told_ = newest;
}

void RecordingWriter::addForOthers(const Frame& frame, Nanoseconds time, bool repeat)
{
  const bool due = !transformsAt_ || frame.time < *transformsAt_ ||
                   frame.time - *transformsAt_ > 1 / settings_.transformRate - slack;
  if(!due && !repeat)
    return;
  transformsAt_ = frame.time;
  buffer_.clear();
  if(foxglove_.writeTransforms(frame, time, repeat, buffer_))
    writer_.add(channels_.transforms, time, buffer_);
}

std::string RecordingWriter::add(const LogRecord& record)
{
  const Nanoseconds time = timeOf(record.time);
  std::string problem = closeIfDue(time);
  message(channels_.log, time, [&](ProtoWriter& out) { writeLog(out, record); });
  return problem;
}

std::string RecordingWriter::add(const AgentBytes& bytes)
{
  const Nanoseconds time = timeOf(bytes.time);
  std::string problem = closeIfDue(time);
  message(channels_.agentBytes, time,
          [&](ProtoWriter& out)
          {
            out.whole(1, bytes.cycle);
            out.whole(2, bytes.agent);
            out.whole(3, static_cast<int>(bytes.kind));
            out.text(4, bytes.data);
            out.whole(5, ++agentMessages_);
          });
  return problem;
}

std::string RecordingWriter::add(const WorldStateRecord& state)
{
  const Nanoseconds time = timeOf(state.time);
  std::string problem = closeIfDue(time);
  message(channels_.worldState, time,
          [&](ProtoWriter& out)
          {
            out.whole(1, state.cycle);
            out.number(2, state.time);
            out.text(3, state.state);
          });
  return problem;
}

std::string RecordingWriter::flush()
{
  return closeChunks();
}

std::string RecordingWriter::finish()
{
  return writer_.finish();
}

} // namespace sparkwright
