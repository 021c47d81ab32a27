#include "viewer/scene/NodeName.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace sparkwright
{

namespace
{

using Node = SceneStructure::Node;

struct Words
{
  Q_DECLARE_TR_FUNCTIONS(sparkwright::NodeName)
public:
  static QString left() { return tr("Left"); }
  static QString right() { return tr("Right"); }
  static QString robot() { return tr("Robot"); }
  static QString field() { return tr("Field"); }
  static QString part() { return tr("Nameless part"); }
};

QString playerName(const GameState& game, const Subjects::Player& player)
{
  if(player.team != 1 && player.team != 2)
    return Words::robot();
  const std::string& team = game.team[static_cast<std::size_t>(player.team - 1)];
  return QStringLiteral("%1 %2")
      .arg(!team.empty()      ? QString::fromStdString(team)
           : player.team == 1 ? Words::left()
                              : Words::right())
      .arg(player.unum);
}

/// Its own name, else that of what it shows, else that of what it belongs to, up to `top`.
QString ownName(const SceneStructure& structure, int node, int top)
{
  const auto nodeAt = [&](int i) -> const Node& { return structure.nodes[static_cast<std::size_t>(i)]; };
  if(!nodeAt(node).name.empty())
    return QString::fromStdString(nodeAt(node).name);
  for(int above = nodeAt(node).parent; above > top; above = nodeAt(above).parent)
    if(!nodeAt(above).name.empty())
      return QString::fromStdString(nodeAt(above).name);
  for(int i = node; i < nodeAt(node).end; ++i)
    if(!nodeAt(i).mesh.empty())
      return QFileInfo(QString::fromStdString(nodeAt(i).mesh)).completeBaseName();
  return Words::part();
}

} // namespace

QString nodeName(const SceneDrawing& scene, int node)
{
  const FramePtr& frame = scene.frame();
  if(!frame || !frame->structure || node < 0 || node >= static_cast<int>(frame->structure->nodes.size()))
    return {};
  const SceneStructure& structure = *frame->structure;
  if(const Subjects::Player* const player = scene.subjects().playerAt(node))
  {
    const QString who = playerName(frame->game, *player);
    return node == player->node ? who : QStringLiteral("%1 · %2").arg(who, ownName(structure, node, player->node));
  }
  if(const auto& field = scene.field())
    if(node == field->node || node == structure.nodes[static_cast<std::size_t>(field->node)].parent)
      return Words::field();
  return ownName(structure, node, -1);
}

} // namespace sparkwright
