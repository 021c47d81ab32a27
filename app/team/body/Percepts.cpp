#include "app/team/body/Percepts.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <numbers>

namespace sparkwright::team
{

namespace
{

constexpr double radiansPerDegree = std::numbers::pi / 180;

constexpr std::array<std::string_view, JointCount> perceptorNames = {
    "hj1",  "hj2",  "raj1", "raj2", "raj3", "raj4", "laj1", "laj2", "laj3", "laj4", "rlj1", "rlj2",
    "rlj3", "rlj4", "rlj5", "rlj6", "llj1", "llj2", "llj3", "llj4", "llj5", "llj6", "rlj7", "llj7"};

constexpr std::array<std::string_view, JointCount> effectorNames = {
    "he1",  "he2",  "rae1", "rae2", "rae3", "rae4", "lae1", "lae2", "lae3", "lae4", "rle1", "rle2",
    "rle3", "rle4", "rle5", "rle6", "lle1", "lle2", "lle3", "lle4", "lle5", "lle6", "rle7", "lle7"};

constexpr std::array<std::string_view, LandmarkCount> landmarkNames = {"F1L", "F2L", "F1R", "F2R",
                                                                       "G1L", "G2L", "G1R", "G2R"};

template<std::size_t N>
int indexOf(const std::array<std::string_view, N>& names, std::string_view name)
{
  const auto found = std::find(names.begin(), names.end(), name);
  return found == names.end() ? -1 : static_cast<int>(found - names.begin());
}

/// No number of a server is larger, in any unit. What is infinite or no number is not believed either: one of these
/// would stay in all that is computed from it for good.
bool believable(double number) { return std::abs(number) < 1e6; }

/// The numbers of a list, if there are three.
std::optional<Eigen::Vector3d> vectorOf(const MessageReader::List& list)
{
  const Eigen::Vector3d vector(list.number(0), list.number(1), list.number(2));
  if(list.atomCount() < 3 || !believable(vector.x()) || !believable(vector.y()) || !believable(vector.z()))
    return std::nullopt;
  return vector;
}

/// `(pol d h v)` as a point: distance in metres, degrees to the left and upwards. Nothing if that is not what it is.
std::optional<Eigen::Vector3d> pointOf(const MessageReader::List& list)
{
  if(!vectorOf(list))
    return std::nullopt;
  const double distance = list.number(0);
  const double left = list.number(1) * radiansPerDegree;
  const double up = list.number(2) * radiansPerDegree;
  return Eigen::Vector3d(-distance * std::cos(up) * std::sin(left), distance * std::cos(up) * std::cos(left),
                         distance * std::sin(up));
}

void readTime(const MessageReader::List& list, double& seconds)
{
  if(const double told = list.number(0); believable(told))
    seconds = told;
}

PlayMode::Kind kindOf(std::string_view name)
{
  static constexpr std::pair<std::string_view, PlayMode::Kind> kinds[] = {
      {"BeforeKickOff", PlayMode::BeforeKickOff}, {"KickOff", PlayMode::KickOff},
      {"PlayOn", PlayMode::PlayOn},               {"KickIn", PlayMode::KickIn},
      {"corner_kick", PlayMode::CornerKick},      {"goal_kick", PlayMode::GoalKick},
      {"offside", PlayMode::Offside},             {"GameOver", PlayMode::GameOver},
      {"Goal", PlayMode::Goal},                   {"free_kick", PlayMode::FreeKick},
      {"direct_free_kick", PlayMode::DirectFreeKick}, {"pass", PlayMode::Pass}};
  for(const auto& [text, kind] : kinds)
    if(text == name)
      return kind;
  return PlayMode::PlayOn;
}

} // namespace

std::string_view effectorName(int joint) { return effectorNames[static_cast<std::size_t>(joint)]; }

void Percepts::read(std::string_view message, std::string_view ourTeam)
{
  sees = false;
  landmarks.fill(std::nullopt);
  ball.reset();
  players.clear();
  lines.clear();
  shouts.clear();
  feet.fill(FootPressure());

  reader_.start(message);
  while(reader_.next())
  {
    const List list = reader_.list();
    const std::string_view name = list.name();
    if(name == "HJ")
      readJoint(list);
    else if(name == "time")
      readTime(list.sublist("now"), now);
    else if(name == "GS")
      readGameState(list);
    else if(name == "GYR")
    {
      if(const auto told = vectorOf(list.sublist("rt")))
        gyro = *told * radiansPerDegree;
    }
    else if(name == "ACC")
      acceleration = vectorOf(list.sublist("a")).value_or(acceleration);
    else if(name == "FRP")
      readPressure(list);
    else if(name == "See")
      readVision(list, ourTeam);
    else if(name == "hear")
      readShout(list);
  }
}

void Percepts::archive(StateArchive& a)
{
  a(now, gameTime, mode, number, left, ourGoals, theirGoals, gyro, acceleration, joints, feet);
}

void Percepts::readGameState(const List& list)
{
  readTime(list.sublist("t"), gameTime);
  if(const int told = list.sublist("unum").integer(0); told >= 1 && told <= 11)
    number = told;
  if(const List told = list.sublist("team"))
    left = told.atom(0) == "left";
  const int goals[] = {list.sublist("sl").integer(0), list.sublist("sr").integer(0)};
  ourGoals = goals[left.value_or(true) ? 0 : 1];
  theirGoals = goals[left.value_or(true) ? 1 : 0];

  // `KickOff_Left`, `corner_kick_left`, `PlayOn`: what, and for whom.
  std::string_view name = list.sublist("pm").atom(0);
  std::optional<bool> forLeft;
  for(const auto& [ending, isLeft] : {std::pair<std::string_view, bool>{"left", true}, {"right", false}})
  {
    if(name.size() <= ending.size() || name[name.size() - ending.size() - 1] != '_')
      continue;
    const std::string_view end = name.substr(name.size() - ending.size());
    if(std::equal(end.begin(), end.end(), ending.begin(),
                  [](char a, char b) { return std::tolower(static_cast<unsigned char>(a)) == b; }))
    {
      forLeft = isLeft;
      name.remove_suffix(ending.size() + 1);
      break;
    }
  }
  mode.kind = kindOf(name);
  mode.ours = forLeft && left && *forLeft == *left;
  mode.theirs = forLeft && left && *forLeft != *left;
}

void Percepts::readJoint(const List& list)
{
  const int joint = indexOf(perceptorNames, list.sublist("n").atom(0));
  const double angle = list.sublist("ax").number(0) * radiansPerDegree;
  if(joint >= 0 && believable(angle))
    joints[static_cast<std::size_t>(joint)] = angle;
}

void Percepts::readPressure(const List& list)
{
  const std::string_view name = list.sublist("n").atom(0);
  if(!name.starts_with("rf") && !name.starts_with("lf"))
    return;
  FootPressure& foot = feet[name.starts_with("rf") ? Right : Left];
  const auto force = vectorOf(list.sublist("f"));
  const auto point = vectorOf(list.sublist("c"));
  if(!force || !point)
    return;
  const double both = force->norm() + foot.force.norm();
  foot.point = both > 0 ? Eigen::Vector3d((foot.point * foot.force.norm() + *point * force->norm()) / both) : *point;
  foot.force += *force;
  foot.touches = true;
}

void Percepts::readVision(const List& list, std::string_view ourTeam)
{
  sees = true;
  for(List seen = list.firstSublist(); seen; seen = list.nextSublist(seen))
  {
    const std::string_view name = seen.name();
    if(name == "B")
      ball = pointOf(seen.sublist("pol"));
    else if(name == "P")
      readPlayer(seen, ourTeam);
    else if(name == "L")
    {
      const List first = seen.firstSublist();
      const auto begin = pointOf(first);
      const auto end = pointOf(seen.nextSublist(first));
      if(begin && end)
        lines.push_back({*begin, *end});
    }
    else if(const int landmark = indexOf(landmarkNames, name); landmark >= 0)
      landmarks[static_cast<std::size_t>(landmark)] = pointOf(seen.sublist("pol"));
  }
}

void Percepts::readPlayer(const List& list, std::string_view ourTeam)
{
  SeenPlayer player;
  int parts = 0;
  for(List part = list.firstSublist(); part; part = list.nextSublist(part))
  {
    const std::string_view name = part.name();
    if(name == "team")
      player.mate = part.atom(0) == ourTeam;
    else if(name == "id")
      player.number = part.integer(0);
    else if(const auto point = pointOf(part.sublist("pol")))
    {
      player.place += *point;
      ++parts;
      if(name == "head")
        player.head = point;
    }
  }
  if(parts == 0 || (player.mate && player.number == number))
    return;
  player.place /= parts;
  players.push_back(player);
}

void Percepts::readShout(const List& list)
{
  // (hear TEAM TIME self|DIRECTION TEXT)
  if(list.atomCount() < 4)
    return;
  shouts.push_back({std::string(list.atom(0)), list.atom(2) == "self", std::string(list.atom(3))});
}

} // namespace sparkwright::team
