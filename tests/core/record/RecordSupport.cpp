#include "RecordSupport.h"

#include "core/game/StandardLeagues.h"
#include "core/game/soccer3d/match/SoccerState.h"
#include "core/record/channel/AgentsCodec.h"
#include "core/robot/types/RobotTypes.h"
#include "tests/core/WorldSupport.h"

#include <stdexcept>

namespace sparkwright::test
{

namespace
{

using Node = SceneStructure::Node;

bool same(const GameEvent& a, const GameEvent& b)
{
  return a.index == b.index && a.time == b.time && a.gameTime == b.gameTime && a.period == b.period &&
         a.teams == b.teams && a.score == b.score && a.kind == b.kind && a.rule == b.rule &&
         a.ruleTitle == b.ruleTitle && a.mode == b.mode && a.next == b.next && a.foul == b.foul && a.team == b.team &&
         a.players == b.players && a.position == b.position && a.reason == b.reason &&
         a.consequence == b.consequence && a.overruled == b.overruled &&
         (a.reason.key() == nullptr) == (b.reason.key() == nullptr) &&
         (!a.reason.key() || *a.reason.key() == *b.reason.key());
}

bool sameEvent(const std::shared_ptr<const GameEvent>& a, const std::shared_ptr<const GameEvent>& b)
{
  return a && b ? same(*a, *b) : !a && !b;
}

bool sameRules(const GameState& a, const GameState& b)
{
  if(!a.rules != !b.rules || !a.environment != !b.environment)
    return false;
  return (!a.rules || (a.rules->variables == b.rules->variables && a.rules->rules == b.rules->rules)) &&
         (!a.environment || *a.environment == *b.environment);
}

bool sameLeaguePart(const GameState& a, const GameState& b)
{
  static const SoccerState none;
  const auto *left = a.part<SoccerState>(), *right = b.part<SoccerState>();
  left = left ? left : &none;
  right = right ? right : &none;
  return left->passScoreWait == right->passScoreWait &&
         std::ranges::equal(left->fouls, right->fouls, [](const auto& x, const auto& y)
                            { return x.index == y.index && x.type == y.type && x.team == y.team && x.unum == y.unum; });
}

QString gameDifference(const GameState& a, const GameState& b)
{
  if(a.present != b.present || a.league != b.league || a.time != b.time || a.period != b.period || a.team != b.team ||
     a.score != b.score || a.mode != b.mode || a.discipline != b.discipline)
    return "game";
  const auto sameSeat = [](const GameSeat& x, const GameSeat& y) // Late frames are not recorded.
  { return x.side == y.side && x.team == y.team && x.name == y.name && x.colour == y.colour && x.state == y.state; };
  if(!std::ranges::equal(a.seats, b.seats, sameSeat))
    return "seats";
  if(!a.events != !b.events || (a.events && !std::ranges::equal(*a.events, *b.events, sameEvent)))
    return "events";
  if(a.judgement.fouls != b.judgement.fouls || a.judgement.goals != b.judgement.goals ||
     a.judgement.left != b.judgement.left || a.judgement.stands != b.judgement.stands ||
     !sameEvent(a.judgement.pending, b.judgement.pending) || !sameEvent(a.judgement.undoable, b.judgement.undoable))
    return "judgement";
  return !sameRules(a, b) ? "rules" : !sameLeaguePart(a, b) ? "part of the league" : QString();
}

bool sameOrigin(const Object::Origin& a, const Object::Origin& b)
{
  const auto file = [](const Object::Origin& origin) { return origin.file ? *origin.file : std::string(); };
  return file(a) == file(b) && a.line == b.line && a.column == b.column;
}

bool sameNode(const Node& a, const Node& b)
{
  return a.kind == b.kind && a.parent == b.parent && a.end == b.end && a.slot == b.slot && a.name == b.name &&
         a.id == b.id && a.path == b.path && sameOrigin(a.origin, b.origin) && a.body == b.body && a.mesh == b.mesh &&
         a.meshParameters == b.meshParameters && a.scale == b.scale && a.transparent == b.transparent &&
         a.materials == b.materials && a.hasMaterial == b.hasMaterial && a.castShadows == b.castShadows &&
         a.diffuse == b.diffuse && a.ambient == b.ambient && a.specular == b.specular && a.radius == b.radius;
}

QString structureDifference(const SceneStructure& a, const SceneStructure& b)
{
  if(a.version != b.version || a.transformCount != b.transformCount || a.meshCount != b.meshCount)
    return "size of the structure";
  if(!std::ranges::equal(a.nodes, b.nodes, sameNode))
    return "nodes";
  if(a.materials != b.materials)
    return "materials";
  const bool views =
      std::ranges::equal(a.axes, b.axes, [](const auto& x, const auto& y)
                         { return x.parent == y.parent && x.size == y.size; }) &&
      std::ranges::equal(a.cameras, b.cameras, [](const auto& x, const auto& y)
                         { return x.parent == y.parent && x.fovDeg == y.fovDeg && x.target == y.target; }) &&
      std::ranges::equal(a.sensors, b.sensors,
                         [](const auto& x, const auto& y)
                         {
                           return x.parent == y.parent && x.name == y.name && x.settings == y.settings &&
                                  x.draws == y.draws;
                         });
  return views ? QString() : "cameras";
}

QString poseDifference(const std::vector<Mat4f>& a, const std::vector<Mat4f>& b)
{
  if(a.size() != b.size())
    return "number of poses";
  for(std::size_t i = 0; i < a.size(); ++i)
  {
    const double place = static_cast<double>((translation(a[i]) - translation(b[i])).norm());
    const double turn = static_cast<double>((a[i] - b[i]).block<3, 3>(0, 0).cwiseAbs().maxCoeff());
    if(!(place <= PoseCodec::placeError + 1e-6) || !(turn <= PoseCodec::turnError + 1e-6))
      return QString("pose %1: %2 m, %3 rad").arg(i).arg(place).arg(turn);
  }
  return {};
}

} // namespace

RecordingInfo someInfo()
{
  RecordingInfo info;
  info.version = "1.2.3";
  info.scene = "setups/soccer.rb";
  info.started = "2026-11-24T18:49:38Z";
  info.seed = 18446744073709551615u;
  info.cycleSeconds = 0.02;
  info.variables = {{"BeamNoiseXY", "0"}};
  info.more = {{"title", "Final ⚽"}};
  return info;
}

std::unique_ptr<Recording> openBytes(std::string bytes, LocalText& problem)
{
  return Recording::open(mcap::readFromMemory(std::move(bytes)), standardLeagues(), problem);
}

std::unique_ptr<Recording> openBytes(std::string bytes)
{
  LocalText problem;
  std::unique_ptr<Recording> recording = openBytes(std::move(bytes), problem);
  if(!recording)
    throw std::runtime_error(problem.english());
  return recording;
}

const std::vector<FramePtr>& matchFrames()
{
  static const std::vector<FramePtr> all = []
  {
    std::vector<FramePtr> frames;
    SoccerWorld match;
    const auto run = [&](int cycles, bool moves)
    {
      for(int i = 0; i < cycles; ++i)
      {
        for(const AgentInfo& agent : match.world.frame()->agents)
        {
          const std::string speed = i / 20 % 2 ? "-2.5" : "2.5";
          match.world.deliver(agent.id, moves ? "(lle3 " + speed + ")(rae1 " + speed + ")(he1 0.3)(syn)" : "(syn)");
        }
        match.cycle();
        frames.push_back(match.world.frame());
      }
    };
    run(5, false);
    for(int i = 0; i < 4; ++i)
    {
      const AgentId agent = match.connect();
      match.world.deliver(agent, "(init (unum " + std::to_string(1 + i / 2) + ")(teamname " + (i % 2 ? "Blue" : "Red") +
                                     "))(syn)");
      run(2, false);
      match.world.deliver(agent, "(beam -" + std::to_string(1 + 2 * i) + " 1 0)(syn)");
      run(3, false);
    }
    match.world.setPhysicsView(true);
    run(1, true);
    match.world.setPhysicsView(false);
    run(30, true);
    match.world.command("(kickOff Left)");
    run(60, true);
    match.world.command("(ball (pos 14.9 0 0.04) (vel 8 0 0))");
    run(60, true);
    match.world.command("(playMode KickOff_Right)");
    run(40, true);
    return frames;
  }();
  return all;
}

std::vector<FramePtr> cartFrames(int count)
{
  auto structure = std::make_shared<SceneStructure>();
  structure->version = 7;
  const auto add = [&](Node::Kind kind, int parent, int end, int slot, const std::string& name)
  {
    Node node;
    node.kind = kind;
    node.parent = parent;
    node.end = end;
    node.slot = slot;
    node.name = name;
    node.path = "/usr/scene/" + name;
    node.body = kind == Node::Kind::Transform;
    if(kind == Node::Kind::SingleMesh)
    {
      node.mesh = "StdUnitBox";
      node.materials = {"matRed"};
    }
    structure->nodes.push_back(node);
  };
  add(Node::Kind::Transform, -1, 2, 0, "cart");
  add(Node::Kind::SingleMesh, 0, 2, 0, "cart/box");
  add(Node::Kind::Transform, -1, 4, 1, "wheel");
  add(Node::Kind::SingleMesh, 2, 4, 1, "wheel/lamp");
  structure->transformCount = structure->meshCount = 2;
  structure->materials.push_back({.name = "matRed", .diffuse = {1, 0, 0, 1}});
  std::vector<FramePtr> frames;
  for(int i = 0; i < count; ++i)
  {
    auto frame = std::make_shared<Frame>();
    frame->structure = structure;
    frame->time = 0.02 * i;
    frame->cycle = i;
    const float angle = 0.1f * static_cast<float>(i);
    Mat4f cart = Mat4f::Identity(), wheel = rotationX(angle);
    setTranslation(cart, {0, 0.02f * static_cast<float>(i), 0.3f});
    setTranslation(wheel, {0.2f, 0.02f * static_cast<float>(i), 0.1f});
    frame->local = {cart, wheel};
    frame->visible = {1, static_cast<std::uint8_t>(i / 3 % 2)};
    frames.push_back(frame);
  }
  return frames;
}

std::string record(const std::vector<FramePtr>& frames, const RecordingSettings& settings,
                   const std::vector<DrawingsPtr>& drawings)
{
  MemoryDisk disk;
  RecordingWriter writer(disk, someInfo(), settings);
  std::string problem = writer.start();
  for(std::size_t i = 0; i < frames.size(); ++i)
    problem += writer.add(*frames[i], i < drawings.size() ? drawings[i] : nullptr);
  problem += writer.finish();
  if(!problem.empty())
    throw std::runtime_error(problem);
  return disk.bytes;
}

QString difference(const Frame& read, const Frame& recorded)
{
  if(read.time != recorded.time || read.cycle != recorded.cycle)
    return "time";
  if(read.edits != recorded.edits || read.editedSince != recorded.editedSince)
    return "edits";
  if(read.visible != recorded.visible)
    return "visible";
  const auto sameModel = [](const AgentInfo& a, const AgentInfo& b)
  {
    return !a.model == !b.model && (!a.model || (a.model->file == b.model->file && a.model->type == b.model->type &&
                                                 a.model->meaning == b.model->meaning));
  };
  if(!std::ranges::equal(read.agents, recorded.agents,
                         [&](AgentInfo a, const AgentInfo& b)
                         {
                           const bool model = sameModel(a, b);
                           a.model = b.model;
                           return model && sameAgents({a}, {b});
                         }))
    return "agents";
  for(const QString& part : {gameDifference(read.game, recorded.game),
                             structureDifference(*read.structure, *recorded.structure),
                             poseDifference(read.local, recorded.local)})
    if(!part.isEmpty())
      return part;
  return {};
}

} // namespace sparkwright::test
