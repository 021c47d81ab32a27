#include "core/wire/MonitorEncoder.h"

#include "core/game/League.h"
#include "core/wire/NumberText.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

namespace sparkwright
{

namespace
{

using Node = SceneStructure::Node;

/// A word on the wire: nothing in it may end it.
void appendWord(std::string& out, std::string_view word)
{
  for(const char c : word)
    out += static_cast<unsigned char>(c) <= ' ' || c == '(' || c == ')' ? '_' : c;
}

char* write(char* out, std::string_view text) { return std::ranges::copy(text, out).out; }

constexpr std::string_view poseStart = "(SLT";
constexpr std::size_t longestPose = poseStart.size() + 16 * (1 + longestNumber) + 1; ///< Bytes.

char* writePose(char* out, const Mat4f& pose)
{
  const float* const values = pose.data(); // Column by column.
  const bool affine = values[3] == 0 && values[7] == 0 && values[11] == 0 && values[15] == 1;
  out = write(out, poseStart);
  for(int column = 0; column < 4; ++column)
  {
    out = writeThree(out, values + 4 * column);
    *out++ = ' ';
    if(affine && !std::signbit(values[4 * column + 3])) // As nearly always.
      *out++ = column < 3 ? '0' : '1';
    else
      out = writeNumber(out, values[4 * column + 3]);
  }
  *out++ = ')';
  return out;
}

void appendPose(std::string& out, const Mat4f& pose)
{
  char text[longestPose];
  out.append(text, writePose(text, pose));
}

void appendColour(std::string& out, std::string_view method, const std::array<float, 4>& colour)
{
  out += " (";
  out += method;
  for(const float part : colour)
  {
    out += ' ';
    appendNumber(out, part);
  }
  out += ')';
}

void appendMesh(std::string& out, const Node& node, bool visible)
{
  const bool single = node.kind == Node::Kind::SingleMesh;
  out += single ? "(nd SMN (setVisible " : "(nd StaticMesh (setVisible ";
  out += visible ? "1)" : "0)";
  if(node.transparent)
    out += " (setTransparent)";
  out += " (load ";
  appendWord(out, node.mesh);
  for(const float parameter : node.meshParameters)
  {
    out += ' ';
    appendNumber(out, parameter);
  }
  out += ") (sSc";
  for(int i = 0; i < 3; ++i)
  {
    out += ' ';
    appendNumber(out, node.scale[i]);
  }
  out += ')';
  if(node.materials.empty())
    return;
  out += single ? " (sMat" : "(resetMaterials";
  for(const std::string& material : node.materials)
  {
    out += ' ';
    appendWord(out, material);
    if(single)
      break;
  }
  out += ')';
}

template <class Value>
void appendPair(std::string& out, std::string_view name, Value value)
{
  out += '(';
  out += name;
  out += ' ';
  if constexpr(std::is_integral_v<Value>)
    appendInteger(out, value);
  else if constexpr(std::is_floating_point_v<Value>)
    appendNumber(out, value);
  else
    appendWord(out, value);
  out += ')';
}

/// The game clock; the simulated time in scenes that are no game.
void appendTime(std::string& out, const Frame& frame)
{
  appendPair(out, "time", frame.game.present ? frame.game.time : static_cast<float>(frame.time));
}

/// Writes the fields of one league.
class LeagueFields : public MonitorFields
{
public:
  explicit LeagueFields(std::string& out) : out_(out) {}

  void add(std::string_view name, float value) override { appendPair(out_, name, value); }
  void add(std::string_view name, std::span<const int> values) override
  {
    out_ += '(';
    out_ += name;
    for(const int value : values)
    {
      out_ += ' ';
      appendInteger(out_, value);
    }
    out_ += ')';
  }

private:
  std::string& out_;
};

void appendLeague(std::string& out, const GameState& game, int newsAfter)
{
  LeagueFields fields(out);
  if(game.league)
    game.league->tellMonitors(game, newsAfter, fields);
}

/// The number of the mode on the wire; 0 for one that the league does not know.
int modeNumber(const GameState& game)
{
  if(!game.league)
    return 0;
  const auto modes = game.league->modes();
  const auto found = std::ranges::find(modes, game.mode);
  return found == modes.end() ? 0 : static_cast<int>(found - modes.begin());
}

bool moved(const Mat4f& pose, const Mat4f& sent)
{
  int far = 0; // Not a bool, and no end before the last: the compiler makes it a few instructions for all.
  for(int i = 0; i < 16; ++i)
    far |= std::fabs(pose.data()[i] - sent.data()[i]) > MonitorEncoder::moveThreshold;
  return far != 0 && pose.allFinite(); // Clients must never see a pose that is no number; the last good one stays.
}

/// Only full messages tell these constants.
bool sameEnvironment(const GameState& a, const GameState& b)
{
  return a.environment == b.environment || (a.environment && b.environment && *a.environment == *b.environment);
}

int newestNews(const Frame& frame, int known)
{
  return frame.game.league ? frame.game.league->newestNews(frame.game, known) : known;
}

} // namespace

void MonitorEncoder::start(const FramePtr& frame)
{
  takeStructure(frame);
  takeScene(*frame);
  remember(frame);
}

bool MonitorEncoder::canDiff(const Frame& frame) const
{
  return hasStructureOf(frame) && state_ && sameEnvironment(state_->game, frame.game);
}

bool MonitorEncoder::hasStructureOf(const Frame& frame) const
{
  return structure_ && (structure_ == frame.structure || structure_->version == frame.structure->version);
}

std::string_view MonitorEncoder::full(const FramePtr& frame)
{
  takeStructure(frame);
  takeScene(*frame);
  message_.clear();
  writeFullState(message_, *frame, lastNews_);
  message_ += "(RSG 0 1)";
  writeFullScene(message_);
  remember(frame);
  return message_;
}

std::string_view MonitorEncoder::diff(const FramePtr& frame)
{
  assert(canDiff(*frame));
  message_.clear();
  writeChangedState(message_, *frame);
  message_ += "(RDS 0 1)";
  if(diff_.size() < message_.size() + mostOfScene_)
    diff_.resize(message_.size() + mostOfScene_);
  const char* const end = writeDiffScene(write(diff_.data(), message_), *frame);
  remember(frame);
  return {diff_.data(), end};
}

std::string_view MonitorEncoder::catchUp(int newsAfter)
{
  assert(state_);
  if(catchUpFrom_ == newsAfter)
    return catchUp_;
  catchUpFrom_ = newsAfter;
  catchUp_.clear();
  writeFullState(catchUp_, *state_, newsAfter);
  catchUp_ += "(RSG 0 1)";
  writeFullScene(catchUp_);
  return catchUp_;
}

/// Stores the state that has been sent.
void MonitorEncoder::remember(const FramePtr& frame)
{
  state_ = frame;
  lastNews_ = newestNews(*frame, lastNews_);
  catchUpFrom_ = -1;
}

void MonitorEncoder::takeStructure(const FramePtr& frame)
{
  if(hasStructureOf(*frame))
    return;
  structure_ = frame->structure;
  local_.assign(static_cast<std::size_t>(structure_->transformCount), Mat4f::Identity());
  unannounced_.assign(static_cast<std::size_t>(structure_->meshCount), 0);
  anyUnannounced_ = false;
  for(const Node& node : structure_->nodes)
    if(node.kind == Node::Kind::Mesh || node.kind == Node::Kind::SingleMesh)
    {
      const bool fresh = node.id == 0 || !announced_.contains(node.id);
      unannounced_[static_cast<std::size_t>(node.slot)] = fresh;
      anyUnannounced_ |= fresh;
    }
  planDiffs();
}

/// Finds out what all diffs of this structure have in common.
void MonitorEncoder::planDiffs()
{
  constexpr std::size_t longestNode = 40 + longestPose; // Bytes.
  const auto& nodes = structure_->nodes;
  steps_.clear();
  open_.clear();
  const auto close = [this](int index)
  {
    int closed = 0;
    for(; !open_.empty() && open_.back() <= index; open_.pop_back())
      ++closed;
    return closed;
  };
  for(int i = 0; i < static_cast<int>(nodes.size()); ++i)
  {
    const Node& node = nodes[static_cast<std::size_t>(i)];
    steps_.push_back({node.kind, node.slot, close(i)});
    open_.push_back(node.end);
  }
  closedAtEnd_ = close(static_cast<int>(nodes.size()));
  mostOfScene_ = 2 + nodes.size() * longestNode;
}

void MonitorEncoder::takeScene(const Frame& frame)
{
  for(std::size_t i = 0; i < local_.size(); ++i)
    if(frame.local[i].allFinite())
      local_[i] = frame.local[i];
  visible_.assign(frame.visible.begin(), frame.visible.end());
}

void MonitorEncoder::writeFullState(std::string& out, const Frame& frame, int newsAfter) const
{
  const GameState& game = frame.game;
  out += '(';
  if(!game.present)
  {
    appendTime(out, frame);
    out += ')';
    return;
  }
  if(game.environment)
    for(const auto& [name, value] : *game.environment)
      appendPair(out, name, value);
  if(game.league)
  {
    out += "(play_modes";
    for(const std::string& mode : game.league->modes())
    {
      out += ' ';
      out += mode;
    }
    out += ')';
  }
  appendTime(out, frame);
  if(!game.team[0].empty())
    appendPair(out, "team_left", game.team[0]);
  if(!game.team[1].empty())
    appendPair(out, "team_right", game.team[1]);
  appendPair(out, "half", game.period);
  appendPair(out, "score_left", game.score[0]);
  appendPair(out, "score_right", game.score[1]);
  appendPair(out, "play_mode", modeNumber(game));
  appendLeague(out, game, newsAfter);
  out += ')';
}

void MonitorEncoder::writeChangedState(std::string& out, const Frame& frame) const
{
  const GameState& game = frame.game;
  const GameState& told = state_->game;
  out += '(';
  appendTime(out, frame);
  if(game.present)
  {
    if(game.team[0] != told.team[0])
      appendPair(out, "team_left", game.team[0]);
    if(game.team[1] != told.team[1])
      appendPair(out, "team_right", game.team[1]);
    if(game.period != told.period)
      appendPair(out, "half", game.period);
    if(game.score[0] != told.score[0])
      appendPair(out, "score_left", game.score[0]);
    if(game.score[1] != told.score[1])
      appendPair(out, "score_right", game.score[1]);
    if(game.mode != told.mode)
      appendPair(out, "play_mode", modeNumber(game));
    appendLeague(out, game, lastNews_);
  }
  out += ')';
}

/// Writes the closing parentheses of nodes that end before `index`.
void MonitorEncoder::closeNodes(std::string& out, int index)
{
  while(!open_.empty() && open_.back() <= index)
  {
    out += ')';
    open_.pop_back();
  }
}

void MonitorEncoder::writeFullScene(std::string& out)
{
  out += '(';
  const auto& nodes = structure_->nodes;
  for(int i = 0; i < static_cast<int>(nodes.size()); ++i)
  {
    closeNodes(out, i);
    const Node& node = nodes[static_cast<std::size_t>(i)];
    switch(node.kind)
    {
    case Node::Kind::Transform:
      out += "(nd TRF ";
      appendPose(out, local_[static_cast<std::size_t>(node.slot)]);
      break;
    case Node::Kind::Light:
      out += "(nd Light";
      appendColour(out, "setDiffuse", node.diffuse);
      appendColour(out, "setAmbient", node.ambient);
      appendColour(out, "setSpecular", node.specular);
      break;
    case Node::Kind::Mesh:
    case Node::Kind::SingleMesh:
      appendMesh(out, node, visible_[static_cast<std::size_t>(node.slot)] != 0);
      break;
    }
    open_.push_back(node.end);
  }
  closeNodes(out, static_cast<int>(nodes.size()));
  out += ')';
}

/// @param out  room for mostOfScene_ bytes  @return the end of what has been written
char* MonitorEncoder::writeDiffScene(char* out, const Frame& frame)
{
  const auto close = [&out](int count)
  {
    for(; count > 0; --count)
      *out++ = ')';
  };
  *out++ = '(';
  for(const Step& step : steps_)
  {
    close(step.closed);
    const auto slot = static_cast<std::size_t>(step.slot);
    switch(step.kind)
    {
    case Node::Kind::Light:
      out = write(out, "(nd");
      break;
    case Node::Kind::Transform:
      out = write(out, "(nd");
      if(moved(frame.local[slot], local_[slot]))
      {
        *out++ = ' ';
        out = writePose(out, frame.local[slot]);
        local_[slot] = frame.local[slot];
      }
      break;
    case Node::Kind::Mesh:
    case Node::Kind::SingleMesh:
      out = write(out, step.kind == Node::Kind::Mesh ? "(nd StaticMesh" : "(nd SMN");
      if(frame.visible[slot] != visible_[slot] || unannounced_[slot])
      {
        out = write(out, frame.visible[slot] ? " (setVisible 1)" : " (setVisible 0)");
        visible_[slot] = frame.visible[slot];
      }
      break;
    }
  }
  close(closedAtEnd_);
  *out++ = ')';
  announceAll();
  return out;
}

/// The visibility of all meshes has been in a diff.
void MonitorEncoder::announceAll()
{
  if(!anyUnannounced_)
    return;
  announced_.clear();
  for(const Node& node : structure_->nodes)
    if(node.kind == Node::Kind::Mesh || node.kind == Node::Kind::SingleMesh)
      announced_.insert(node.id);
  std::fill(unannounced_.begin(), unannounced_.end(), 0);
  anyUnannounced_ = false;
}

} // namespace sparkwright
