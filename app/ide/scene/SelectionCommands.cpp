#include "app/ide/scene/SelectionCommands.h"

#include "app/ide/common/Icons.h"
#include "app/ide/scene/KickDialog.h"
#include "app/ide/scene/StructureSearch.h"
#include "viewer/scene/NodeName.h"
#include "viewer/view/Viewport.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>

namespace sparkwright
{

SelectionCommands::SelectionCommands(Actions& actions, Selection& selection, ViewArea& area, QObject* parent)
    : QObject(parent), actions_(actions), selection_(selection), area_(area)
{
  connect(&area, &ViewArea::nodePicked, this,
          [this](int node, bool whole)
          {
            // Whoever clicks a mesh means the part that it shows.
            if(const auto& structure = selection_.structure())
              selection_.set({whole ? topLevelOf(*structure, node) : partOf(*structure, node)});
          });
  connect(&area, &ViewArea::nodesPicked, this,
          [this](const std::vector<int>& nodes, bool more)
          { more ? selection_.toggle(nodes) : selection_.set(nodes); });
  const auto on = [this](ActionId id, auto verb) { connect(actions_[id], &QAction::triggered, this, verb); };
  on(ActionId::SelectPlayers, [this] { selectPlayers(); });
  on(ActionId::PutHere, [this] { putHere(); });
  on(ActionId::StopThings, [this] { stop(); });
  on(ActionId::KickBall, [this] { kick(); });
  on(ActionId::CopyPath, [this] { copyPath(); });
  on(ActionId::CopyPosition, [this] { copyPosition(); });
  area.addAction(actions[ActionId::SelectPlayers]); // Where the views have the keyboard: elsewhere Ctrl+A is for texts.
  actions[ActionId::PutHere]->setEnabled(false);
  const auto enable = [this]
  {
    for(const ActionId id : {ActionId::StopThings, ActionId::CopyPath, ActionId::CopyPosition})
      actions_[id]->setEnabled(selection_.last() >= 0);
  };
  connect(&selection, &Selection::changed, this, enable);
  enable();
  for(Viewport* const view : area.viewports())
    connectTo(*view);
  connect(&area, &ViewArea::viewAdded, this, [this](Viewport* view) { connectTo(*view); });
}

QList<QAction*> SelectionCommands::entries() const
{
  return {actions_[ActionId::SelectPlayers], actions_[ActionId::ClearSelection], actions_[ActionId::StopThings],
          actions_[ActionId::KickBall],      actions_[ActionId::CopyPath],       actions_[ActionId::CopyPosition]};
}

void SelectionCommands::connectTo(Viewport& view)
{
  connect(&view.picking(), &ViewPicking::menuWanted, this,
          [this, &view](const QPoint& position) { menuAt(view, position).popup(view.globalOf(position)); });
  connect(&menu_, &QMenu::aboutToHide, &view, [&view] { view.selection().setOutlined(-1); });
}

/// The context menu of a thing applies to it, or to the whole selection if it is part of that.
void SelectionCommands::selectAt(const std::vector<int>& parts)
{
  const auto& field = area_.scene().field();
  const auto& nodes = selection_.structure()->nodes;
  const auto holds = [&](int whole, int part)
  { return part >= whole && part < nodes[static_cast<std::size_t>(whole)].end; };
  if(parts.empty() || (field && holds(parts.front(), field->node)))
    return;
  const int part = parts.front();
  if(std::ranges::none_of(selection_.nodes(), [&](int node) { return holds(node, part); }) &&
     !area_.locks().holds(ViewLocks::Selection))
    selection_.set({part});
}

void SelectionCommands::addBehind(Viewport& view, const std::vector<int>& parts)
{
  QMenu* const behind = menu_.addMenu(themedIcon(QStringLiteral("layers")), tr("&Select"));
  behind->setToolTipsVisible(true);
  const auto& structure = selection_.structure();
  for(std::size_t i = 0; i < parts.size(); ++i)
  {
    const int node = parts[i];
    const bool player = area_.scene().subjects().playerAt(node);
    QAction* const entry =
        behind->addAction(themedIcon(player ? QStringLiteral("agent") : QStringLiteral("frame")),
                          tr("%1. %2").arg(i + 1).arg(nodeName(area_.scene(), node).replace('&', "&&")));
    entry->setToolTip(QString::fromStdString(structure->nodes[static_cast<std::size_t>(node)].path));
    entry->setCheckable(true);
    entry->setChecked(selection_.has(node));
    const quint64 id = structure->nodes[static_cast<std::size_t>(node)].id;
    connect(entry, &QAction::hovered, &view,
            [this, &view, id]
            { view.selection().setOutlined(selection_.structure() ? nodeOf(*selection_.structure(), id) : -1); });
    connect(entry, &QAction::triggered, this, [this, id] { selection_.setId(id); });
  }
  behind->setEnabled(!parts.empty() && !area_.locks().holds(ViewLocks::Selection));
}

void SelectionCommands::addTitle()
{
  const int last = selection_.last();
  const int count = static_cast<int>(selection_.nodes().size());
  if(last >= 0)
    menu_.addSection(count > 1 ? tr("%n thing(s)", nullptr, count) : nodeName(area_.scene(), last));
}

void SelectionCommands::addCameras()
{
  menu_.addSeparator();
  menu_.addAction(actions_[ActionId::FrameSelection]);
  if(!area_.scene().subjects().players().empty())
    for(const ActionId id : {ActionId::FollowSelected, ActionId::FirstPerson})
      menu_.addAction(actions_[id]);
  menu_.addSeparator();
}

void SelectionCommands::addCopying()
{
  menu_.addSeparator();
  for(const ActionId id : {ActionId::CopyPath, ActionId::CopyPosition})
    menu_.addAction(actions_[id]);
  if(!area_.scene().subjects().players().empty())
    menu_.addAction(actions_[ActionId::SelectPlayers]);
  menu_.addAction(actions_[ActionId::ClearSelection]);
}

QMenu& SelectionCommands::menuAt(Viewport& view, const QPoint& position)
{
  menu_.clear();
  const std::vector<int> parts = selection_.structure() ? view.picking().partsAt(position) : std::vector<int>();
  const auto hit = view.picking().hitAt(position);
  here_ = hit ? std::optional(hit->point) : std::nullopt;
  if(selection_.structure())
    selectAt(parts);
  addTitle();
  addBehind(view, parts);
  addCameras();
  menu_.addActions(more_);
  menu_.addSeparator();
  const auto movables =
      area_.locks().holds(ViewLocks::Things) ? std::vector<Movable>() : Movable::all(area_.scene());
  const auto isSelected = [&](const Movable& movable)
  {
    return std::ranges::any_of(selection_.nodes(),
                               [&](int node)
                               {
                                 const auto own = Movable::of(area_.scene(), node);
                                 return own && own->node == movable.node;
                               });
  };
  const bool canMove = std::ranges::any_of(movables, isSelected);
  const bool onItself = hit && std::ranges::any_of(movables, [&](const Movable& movable)
                                                   { return isSelected(movable) && movable.holds(hit->node); });
  actions_[ActionId::PutHere]->setEnabled(canMove && here_ && !onItself);
  for(const ActionId id : {ActionId::PutHere, ActionId::StopThings})
    menu_.addAction(actions_[id]);
  if(area_.scene().subjects().hasBall())
    menu_.addAction(actions_[ActionId::KickBall]);
  addCopying();
  return menu_;
}

void SelectionCommands::selectPlayers()
{
  if(area_.locks().refuses(ViewLocks::Selection))
    return;
  std::vector<int> nodes;
  for(const Subjects::Player& player : area_.scene().subjects().players())
    nodes.push_back(player.node);
  if(nodes.empty())
    emit area_.told(tr("There are no players"));
  else
    selection_.set(nodes);
}

std::vector<Movable> SelectionCommands::selectedMovables()
{
  std::vector<Movable> movables;
  if(area_.locks().refuses(ViewLocks::Things))
    return movables;
  for(const int node : selection_.nodes())
    if(const auto movable = Movable::of(area_.scene(), node))
      if(std::ranges::find(movables, movable->node, &Movable::node) == movables.end())
        movables.push_back(*movable);
  if(movables.empty())
    emit area_.told(selection_.last() < 0 ? tr("Select something first") : tr("The selection cannot be moved"));
  return movables;
}

void SelectionCommands::putHere()
{
  const std::vector<Movable> movables = here_ ? selectedMovables() : std::vector<Movable>();
  if(movables.empty())
    return;
  Vec3f middle = Vec3f::Zero();
  for(const Movable& movable : movables)
    middle += movable.centre / static_cast<float>(movables.size());
  ManipulationRequest request;
  request.kind = ManipulationRequest::Kind::Place;
  request.movable = movables.back();
  request.with.assign(movables.begin(), movables.end() - 1);
  setTranslation(request.motion, Vec3f(here_->x() - middle.x(), here_->y() - middle.y(), 0));
  emit area_.active().manipulated(request);
}

void SelectionCommands::stop()
{
  const std::vector<Movable> movables = selectedMovables();
  if(movables.empty())
    return;
  ManipulationRequest request;
  request.kind = ManipulationRequest::Kind::Stop;
  request.movable = movables.back();
  request.with.assign(movables.begin(), movables.end() - 1);
  emit area_.active().manipulated(request);
}

void SelectionCommands::kick()
{
  const auto ball = Movable::of(area_.scene(), area_.scene().subjects().nodeOf({true, 0}));
  if(area_.locks().refuses(ViewLocks::Things))
    return;
  if(!ball)
    return emit area_.told(tr("There is no ball to kick"));
  auto* const dialog = new KickDialog(area_.window());
  connect(dialog, &KickDialog::kicked, this,
          [this](const Vec3f& velocity)
          {
            const auto now = Movable::of(area_.scene(), area_.scene().subjects().nodeOf({true, 0}));
            if(!now)
              return;
            ManipulationRequest request;
            request.kind = ManipulationRequest::Kind::Kick;
            request.movable = *now;
            request.at = now->centre;
            request.vector = velocity;
            emit area_.active().manipulated(request);
          });
  dialog->open();
}

void SelectionCommands::copy(const QString& text)
{
  QGuiApplication::clipboard()->setText(text);
  emit area_.told(tr("Copied: %1").arg(text));
}

void SelectionCommands::copyPath()
{
  const int node = selection_.last();
  const QString path =
      node < 0 ? QString() : QString::fromStdString(selection_.structure()->nodes[static_cast<std::size_t>(node)].path);
  if(path.isEmpty())
    return emit area_.told(tr("Select something first"));
  copy(path);
}

void SelectionCommands::copyPosition()
{
  const auto sphere = selection_.last() < 0 ? std::nullopt : area_.scene().bounds(selection_.last());
  if(!sphere)
    return emit area_.told(tr("Select something first"));
  const auto movable = Movable::of(area_.scene(), selection_.last());
  const Vec3f at = movable ? movable->centre : sphere->centre;
  const auto number = [](float value) { return QString::number(static_cast<double>(value), 'f', 3); };
  copy(QStringLiteral("%1 %2 %3").arg(number(at.x()), number(at.y()), number(at.z())));
}

} // namespace sparkwright
