#include "app/ide/views/ViewArea.h"

#include "app/ide/views/ViewCell.h"
#include "viewer/view/Viewport.h"

#include <QDataStream>
#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <bit>
#include <optional>

namespace sparkwright
{

namespace
{

constexpr int bit(int cell) { return 1 << cell; }

} // namespace

ViewArea::ViewArea(QWidget* parent)
    : QWidget(parent), scene_(std::make_shared<SceneDrawing>()), overlays_(std::make_shared<Overlays>()),
      locks_(std::make_shared<ViewLocks>()),
      cameraMenu_(new QMenu(this)), splitMenu_(new QMenu(this)), columns_(new QSplitter(Qt::Horizontal, this)),
      rows_(new QSplitter(Qt::Vertical, columns_)), banners_(new QWidget(this))
{
  using Severity = Diagnostic::Severity;
  scene_->library().setMissingListener(
      [this](const std::string& mesh)
      {
        emit noted(Severity::Note,
                   tr("There is no mesh %1: a checked box stands in for it").arg(QString::fromStdString(mesh)));
      });
  scene_->textures().setMissingListener(
      [this](const std::string& picture)
      {
        emit noted(Severity::Note,
                   tr("There is no texture %1, or it cannot be read: a checked pattern stands in for it")
                       .arg(QString::fromStdString(picture)));
      });
  QVBoxLayout* const layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  auto* const banners = new QVBoxLayout(banners_);
  banners->setContentsMargins(0, 0, 0, 0);
  banners->setSpacing(0);
  layout->addWidget(banners_);
  layout->addWidget(columns_, 1);
  columns_->setChildrenCollapsible(false);
  rows_->setChildrenCollapsible(false);
  for(QSplitter*& row : row_)
  {
    row = new QSplitter(Qt::Horizontal, rows_);
    row->setChildrenCollapsible(false);
    // Places for the cells that do not move when these come and go.
    for(int column = 0; column < 2; ++column)
    {
      QWidget* const place = new QWidget(row);
      (new QVBoxLayout(place))->setContentsMargins(0, 0, 0, 0);
      place->hide();
    }
  }
  connect(locks_.get(), &ViewLocks::changed, this, &ViewArea::showStates);
  openCells(bit(0));
}

ViewArea::~ViewArea()
{
  for(int cell = 0; cell < cellCount; ++cell)
    if(cells_[static_cast<std::size_t>(cell)])
      cells_[static_cast<std::size_t>(cell)]->disconnect(this);
}

void ViewArea::setBanner(QWidget* banner)
{
  static_cast<QVBoxLayout*>(banners_->layout())->insertWidget(0, banner);
}

void ViewArea::setBeside(QWidget* widget)
{
  if(beside_)
  {
    beside_->hide();
    beside_->deleteLater(); // It may be its own button that has asked.
  }
  beside_ = widget;
  if(!widget)
    return;
  columns_->addWidget(widget);
  columns_->setSizes({1000, 1000});
}

Viewport* ViewArea::viewport(int cell) const
{
  ViewCell* const found = cell >= 0 && cell < cellCount ? cells_[static_cast<std::size_t>(cell)] : nullptr;
  return found ? &found->viewport() : nullptr;
}

Viewport& ViewArea::active()
{
  return *viewport(active_);
}

std::vector<Viewport*> ViewArea::viewports() const
{
  std::vector<Viewport*> all;
  for(int cell = 0; cell < cellCount; ++cell)
    if(Viewport* const v = viewport(cell))
      all.push_back(v);
  return all;
}

int ViewArea::shown() const
{
  int cells = 0;
  for(int cell = 0; cell < cellCount; ++cell)
    cells |= viewport(cell) ? bit(cell) : 0;
  return cells;
}

ViewCell* ViewArea::open(int cell)
{
  const auto i = static_cast<std::size_t>(cell);
  QWidget* const place = row_[i / 2]->widget(cell % 2);
  ViewCell* const made = cells_[i] = new ViewCell(scene_, cameraMenu_, splitMenu_, place);
  place->layout()->addWidget(made);
  Viewport& viewport = made->viewport();
  connect(made, &ViewCell::touched, this, [this, cell] { activate(cell); });
  connect(made, &ViewCell::closeWanted, this, [this, cell] { closeView(cell); });
  connect(&viewport.picking(), &ViewPicking::nodePicked, this, &ViewArea::nodePicked);
  connect(&viewport.picking(), &ViewPicking::nodesPicked, this, &ViewArea::nodesPicked);
  connect(&viewport, &Viewport::failed, this, [this](const QString& reason)
          { emit noted(Diagnostic::Severity::Error, tr("The viewport cannot draw: %1").arg(reason)); });
  connect(&viewport.cameraControl(), &CameraControl::told, this, &ViewArea::told);
  connect(&viewport, &Viewport::hintChanged, this,
          [this, cell]
          {
            if(cell == active_)
              emit hintChanged();
          });
  connect(&viewport, &Viewport::layersChanged, this, &ViewArea::layersChanged);
  if(animated_)
    viewport.cameraControl().director().setAnimated(*animated_);
  viewport.setLocks(locks_);
  viewport.setLayers(layers_[i]);
  viewport.setFrame(frame_);
  viewport.setDrawings(drawings_);
  viewport.selection().set(selection_);
  emit viewAdded(&viewport);
  return made;
}

void ViewArea::close(int cell)
{
  const auto i = static_cast<std::size_t>(cell);
  cameras_[i] = cells_[i]->viewport().cameraControl().director().destination();
  layers_[i] = cells_[i]->viewport().layers();
  cells_[i]->hide();
  cells_[i]->disconnect(this);
  cells_[i]->viewport().disconnect(this);
  cells_[i]->deleteLater(); // It may be its own button that has asked.
  cells_[i] = nullptr;
}

int ViewArea::firstPreset(int cell) const
{
  // Besides what one sees already: from above, and from both ends or sides.
  constexpr std::array<int, cellCount> ofField{3, 7, 1, 5}, ofThings{6, 4, 0, 2};
  return (CameraPresets::hasField(*scene_) ? ofField : ofThings)[static_cast<std::size_t>(cell)];
}

void ViewArea::openCells(int cells)
{
  std::vector<int> fresh;
  const bool first = shown() == 0;
  for(int cell = 0; cell < cellCount; ++cell)
  {
    const bool wanted = cells & bit(cell);
    if(!wanted && viewport(cell))
      close(cell);
    if(wanted && !viewport(cell))
    {
      open(cell);
      fresh.push_back(cell);
    }
    row_[static_cast<std::size_t>(cell / 2)]->widget(cell % 2)->setVisible(wanted);
  }
  for(std::size_t row = 0; row < 2; ++row)
  {
    row_[row]->setVisible(cells & (bit(static_cast<int>(2 * row)) | bit(static_cast<int>(2 * row) + 1)));
    row_[row]->setSizes({1000, 1000});
  }
  rows_->setSizes({1000, 1000});
  if(!viewport(active_))
    active_ = std::countr_zero(static_cast<unsigned>(cells));
  layout()->activate();
  for(const int cell : fresh)
  {
    Viewport& viewport = *this->viewport(cell);
    if(const auto& camera = cameras_[static_cast<std::size_t>(cell)])
      viewport.cameraControl().jumpTo(*camera);
    else if(frame_ && !first)
      viewport.cameraControl().startWith(firstPreset(cell));
  }
  showStates();
  emit viewsChanged();
  emit hintChanged();
  emit layersChanged();
}

void ViewArea::showStates()
{
  const bool several = std::popcount(static_cast<unsigned>(shown())) > 1;
  for(int cell = 0; cell < cellCount; ++cell)
    if(ViewCell* const c = cells_[static_cast<std::size_t>(cell)])
    {
      c->showState(cell == active_, several);
      c->setButtonsShown(locks_->parts() != ViewLocks::everything());
      if(cell != active_)
        c->viewport().setOverlays(nullptr);
    }
  if(active().overlays() != overlays_.get())
    active().setOverlays(overlays_);
}

void ViewArea::arrange(Layout layout)
{
  const int row = active_ / 2, column = active_ % 2;
  switch(layout)
  {
  case Layout::One: return openCells(bit(active_));
  case Layout::SideBySide: return openCells(bit(2 * row) | bit(2 * row + 1));
  case Layout::Stacked: return openCells(bit(column) | bit(column + 2));
  case Layout::Four: return openCells((1 << cellCount) - 1);
  }
}

void ViewArea::closeView(int cell)
{
  const int left = shown() & ~bit(cell);
  if(!left || left == shown())
    return;
  const bool hadFocus = viewport(cell)->hasFocus();
  openCells(left);
  if(hadFocus)
    active().setFocus();
}

void ViewArea::activate(int cell)
{
  if(cell == active_ || !viewport(cell))
    return;
  active_ = cell;
  showStates();
  emit hintChanged();
  emit layersChanged();
}

void ViewArea::activateNext()
{
  int cell = active_;
  do
    cell = (cell + 1) % cellCount;
  while(!viewport(cell));
  activate(cell);
  active().setFocus(Qt::ShortcutFocusReason);
}

void ViewArea::setFrame(const FramePtr& frame)
{
  frame_ = frame;
  for(Viewport* const viewport : viewports())
    viewport->setFrame(frame);
}

void ViewArea::setForeign(bool foreign)
{
  scene_->setLimits(foreign ? std::optional<SceneDrawing::Limits>(std::in_place) : std::nullopt);
}

void ViewArea::setDrawings(const DrawingsPtr& drawings)
{
  drawings_ = drawings;
  for(Viewport* const viewport : viewports())
    viewport->setDrawings(drawings);
}

void ViewArea::setSelection(const std::vector<int>& nodes)
{
  selection_ = nodes;
  for(Viewport* const viewport : viewports())
    viewport->selection().set(nodes);
}

void ViewArea::clearPlace()
{
  for(Viewport* const viewport : viewports())
    viewport->clearPlace();
}

void ViewArea::setAnimated(bool animated)
{
  animated_ = animated;
  overlays_->setAnimated(animated);
  for(Viewport* const viewport : viewports())
    viewport->cameraControl().director().setAnimated(animated);
}

void ViewArea::showPreset(int index)
{
  const auto& own = kept_[static_cast<std::size_t>(index)];
  own ? active().cameraControl().flyTo(*own) : active().cameraControl().showPreset(index);
}

void ViewArea::keepPreset(int index)
{
  kept_[static_cast<std::size_t>(index)] = active().cameraControl().director().destination();
  storeViews();
  emit viewsChanged();
}

void ViewArea::dropKeptPresets()
{
  kept_ = {};
  storeViews();
  emit viewsChanged();
}

void ViewArea::storeViews() const
{
  if(path_.isEmpty())
    return;
  SceneViews views;
  views.cameras = cameras_;
  views.layers = layers_;
  for(int cell = 0; cell < cellCount; ++cell)
    if(Viewport* const v = viewport(cell))
    {
      views.cameras[static_cast<std::size_t>(cell)] = v->cameraControl().director().destination();
      views.layers[static_cast<std::size_t>(cell)] = v->layers();
    }
  views.kept = kept_;
  views.shown = shown();
  views.active = active_;
  QDataStream dividers(&views.dividers, QIODevice::WriteOnly);
  dividers << rows_->saveState() << row_[0]->saveState() << row_[1]->saveState();
  ViewMemory::store(path_, views);
}

void ViewArea::setScenePath(const QString& path)
{
  if(path == path_)
    return;
  storeViews();
  path_ = path;
  cameras_ = {};
  layers_ = {};
  kept_ = {};
  if(const auto views = ViewMemory::load(path))
    return takeUp(*views);
  for(int cell = 0; cell < cellCount; ++cell)
    if(Viewport* const v = viewport(cell))
    {
      v->cameraControl().startWith(cell == active_ ? CameraControl::home : firstPreset(cell));
      v->setLayers({});
    }
  emit viewsChanged();
}

void ViewArea::takeUp(const SceneViews& views)
{
  kept_ = views.kept;
  active_ = views.active;
  openCells(views.shown);
  cameras_ = views.cameras;
  layers_ = views.layers;
  for(int cell = 0; cell < cellCount; ++cell)
    if(Viewport* const v = viewport(cell))
    {
      const auto& camera = views.cameras[static_cast<std::size_t>(cell)];
      camera ? v->cameraControl().jumpTo(*camera) : v->cameraControl().startWith(CameraControl::home);
      v->setLayers(views.layers[static_cast<std::size_t>(cell)]);
    }
  QByteArray rows, upper, lower;
  QDataStream dividers(views.dividers);
  dividers >> rows >> upper >> lower;
  if(!rows_->restoreState(rows) || !row_[0]->restoreState(upper) || !row_[1]->restoreState(lower))
    for(QSplitter* const splitter : {rows_, row_[0], row_[1]})
      splitter->setSizes({1000, 1000});
}

void ViewArea::changeEvent(QEvent* event)
{
  if(event->type() == QEvent::LanguageChange)
    for(ViewCell* const cell : cells_)
      if(cell)
        cell->retranslate();
  QWidget::changeEvent(event);
}

} // namespace sparkwright
