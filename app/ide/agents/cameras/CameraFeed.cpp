#include "app/ide/agents/cameras/CameraFeed.h"

#include <algorithm>
#include <utility>

namespace sparkwright
{

namespace
{

using Node = SceneStructure::Node;

constexpr qint64 pictureEvery = 100; // ms

const Node& nodeAt(const SceneStructure& structure, int node)
{
  return structure.nodes[static_cast<std::size_t>(node)];
}

int transformAt(const SceneStructure& structure, int node)
{
  while(node >= 0 && nodeAt(structure, node).kind != Node::Kind::Transform)
    node = nodeAt(structure, node).parent;
  return node;
}

} // namespace

CameraFeed::CameraFeed(std::shared_ptr<CameraDrawer> drawer, Follow follow, QObject* parent)
    : QObject(parent), drawer_(std::move(drawer)), follow_(follow)
{
}

void CameraFeed::setFrame(const FramePtr& frame)
{
  late_ = late_ || frame != frame_;
  frame_ = frame;
  follow();
}

/// Shows the newest frame, if it is time.
void CameraFeed::follow()
{
  const bool fresh = frame_ && frame_->structure != structure_;
  if(!seen_ || drawing_ || !late_ || (!fresh && since_.isValid() && since_.elapsed() < pictureEvery))
    return;
  fill(false);
  paint();
}

void CameraFeed::setSeen(bool seen)
{
  if(seen != std::exchange(seen_, seen) && seen)
  {
    fill(true);
    paint();
  }
  else
    follow(); // The last frame before a pause may have come too early.
}

void CameraFeed::setSelectedNode(int node)
{
  selected_ = node;
  if(follow_ == Follow::Selection && frame_ && frame_->structure && node >= 0 &&
     node < static_cast<int>(frame_->structure->nodes.size()))
  {
    int top = node;
    while(nodeAt(*frame_->structure, top).parent >= 0)
      top = nodeAt(*frame_->structure, top).parent;
    const auto robot = std::ranges::find(robots_, nodeAt(*frame_->structure, top).id, &Robot::id);
    if(robot != robots_.end() && robot->name != shown_.robot)
      return choose({robot->name, shown_.camera, shown_.kind});
  }
  since_.invalidate();
  paint();
}

void CameraFeed::choose(const CameraChoice& choice)
{
  choice_ = choice;
  choice_->kind = std::clamp(choice.kind, -1, static_cast<int>(ImageSettings::Kind::Segments));
  fill(true);
  since_.invalidate();
  paint();
}

void CameraFeed::retranslate()
{
  structure_ = nullptr;
  fill(true);
  paint();
}

void CameraFeed::fill(bool fresh)
{
  std::vector<Robot> robots;
  if(frame_)
    for(const AgentInfo& agent : frame_->agents)
      if(agent.hasBody)
        robots.push_back({agent.team > 0 ? QStringLiteral("%1 %2")
                                               .arg(QString::fromStdString(
                                                   frame_->game.team[static_cast<std::size_t>(agent.team - 1)]))
                                               .arg(agent.unum)
                                         : tr("Agent %1").arg(agent.id),
                          agent.rootId});
  fresh = fresh || (frame_ && frame_->structure != structure_) || robots != robots_;
  if(!fresh)
    return;
  structure_ = frame_ ? frame_->structure : nullptr;
  robots_ = std::move(robots);
  const QString first = robots_.empty() ? QString() : robots_.front().name;
  shown_ = choice_.value_or(CameraChoice{first, {}, -1});
  const bool there = shown_.robot.isEmpty() || std::ranges::count(robots_, shown_.robot, &Robot::name) > 0;
  if(!there && follow_ == Follow::Selection)
    shown_.robot = first;
  fillCameras();
  emit changed();
}

int CameraFeed::robotNode() const
{
  const auto robot = std::ranges::find(robots_, shown_.robot, &Robot::name);
  if(!structure_ || shown_.robot.isEmpty() || robot == robots_.end())
    return -1;
  for(int i = 0; i < static_cast<int>(structure_->nodes.size()); i = nodeAt(*structure_, i).end)
    if(nodeAt(*structure_, i).id == robot->id)
      return i;
  return -1;
}

bool CameraFeed::isAbsent() const
{
  return !shown_.robot.isEmpty() && robotNode() < 0;
}

void CameraFeed::fillCameras()
{
  cameras_.clear();
  const int robot = robotNode();
  if(robot < 0 && shown_.robot.isEmpty())
    cameras_.push_back({QStringLiteral("node"), tr("Along +Y"), -1, -1});
  const int end = robot < 0 ? 0 : nodeAt(*structure_, robot).end;
  for(std::size_t i = 0; robot >= 0 && i < structure_->sensors.size(); ++i)
    if(const auto& sensor = structure_->sensors[i]; sensor.parent >= robot && sensor.parent < end)
    {
      const QString name = QString::fromStdString(sensor.name);
      const auto same = std::ranges::count_if(
          cameras_, [&](const Camera& each) { return each.id == name || each.id.startsWith(name + QLatin1Char('#')); });
      const QString which = same > 0 ? QStringLiteral(" %1").arg(same + 1) : QString();
      cameras_.push_back({same > 0 ? QStringLiteral("%1#%2").arg(name).arg(same + 1) : name,
                          (sensor.draws ? name : tr("Head (%1)").arg(name)) + which, static_cast<int>(i),
                          sensor.parent});
    }
  if(cameras_.empty())
    for(int i = robot; i >= 0 && i < end; ++i)
    {
      const bool head = nodeAt(*structure_, i).name == "head";
      if(head || (i + 1 == end && cameras_.empty()))
        cameras_.push_back({head ? QStringLiteral("head") : QStringLiteral("body"), head ? tr("Head") : tr("Body"), -1,
                            head ? i : robot});
    }
  if(std::ranges::count(cameras_, shown_.camera, &Camera::id) == 0 && !cameras_.empty())
    shown_.camera = cameras_.front().id;
}

QString CameraFeed::name() const
{
  const auto camera = std::ranges::find(cameras_, shown_.camera, &Camera::id);
  const QString who = shown_.robot.isEmpty() ? tr("Selected node") : shown_.robot;
  return camera == cameras_.end() ? who : tr("%1 · %2", "a robot and its camera").arg(who, camera->text);
}

std::optional<CameraDrawer::Look> CameraFeed::look() const
{
  const auto camera = std::ranges::find(cameras_, shown_.camera, &Camera::id);
  if(!frame_ || frame_->structure != structure_ || !structure_ || camera == cameras_.end())
    return {};
  CameraDrawer::Look look;
  if(camera->sensor >= 0)
    look.settings = structure_->sensors[static_cast<std::size_t>(camera->sensor)].settings;
  int node = shown_.robot.isEmpty() ? selected_ : camera->node;
  if(node < 0 || node >= static_cast<int>(structure_->nodes.size()))
    return {};
  node = transformAt(*structure_, node);
  std::vector<Mat4f> world;
  frame_->worldTransforms(world);
  look.pose = node >= 0 ? world[static_cast<std::size_t>(nodeAt(*structure_, node).slot)] : Mat4f::Identity();
  if(shown_.kind >= 0)
    look.settings.kind = static_cast<ImageSettings::Kind>(shown_.kind);
  return look;
}

void CameraFeed::paint()
{
  again_ = drawing_;
  if(drawing_ || !seen_)
    return;
  if(frame_ && frame_->structure != structure_)
    fill(true);
  const auto seen = look();
  since_.start();
  late_ = false;
  if(!seen)
    return take(
        {}, isAbsent() ? tr("%1 is not there. It is shown when it comes; or choose another robot.").arg(shown_.robot)
            : !frame_ || frame_->agents.empty() ? tr("No robot is there yet. Select a node to look along its +Y axis.")
                                                : tr("Select a node to look along its +Y axis."));
  drawing_ = true;
  drawer_->draw(frame_, *seen, this,
                [this](const QImage& picture, const QString& problem)
                {
                  drawing_ = false;
                  if(again_)
                    return paint();
                  take(picture, tr("There is no picture: %1").arg(problem));
                });
}

void CameraFeed::take(const QImage& picture, const QString& problem)
{
  picture_ = picture;
  problem_ = picture.isNull() ? problem : QString();
  emit pictureChanged();
}

} // namespace sparkwright
