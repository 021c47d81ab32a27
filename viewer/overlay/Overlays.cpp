#include "viewer/overlay/Overlays.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace sparkwright
{

namespace
{

constexpr int margin = 12;
constexpr int animationStep = 30; // ms

} // namespace

Overlays::Overlays(QObject* parent) : QObject(parent)
{
  timer_.setSingleShot(true);
  connect(&timer_, &QTimer::timeout, this,
          [this]
          {
            wait();
            emit changed();
          });
}

double Overlays::now() const
{
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

void Overlays::wait()
{
  if(const auto next = toasts_.advance(now()))
    timer_.start(std::max(animationStep, static_cast<int>(std::ceil(*next * 1000))));
  else
    timer_.stop();
}

void Overlays::setShown(Part part, bool shown)
{
  shown_[part] = shown;
  emit changed();
}

void Overlays::addToast(const Toasts::Toast& toast)
{
  toasts_.add(toast, now());
  wait();
  emit changed();
}

void Overlays::clearToasts()
{
  toasts_.clear();
  wait();
  emit changed();
}

std::vector<Overlays::Picture> Overlays::layOut(const View& view)
{
  std::vector<Picture> pictures;
  scene_ = &view.scene;
  mapPlace_ = toastPlace_ = QRectF();
  const FramePtr& frame = view.scene.frame();
  const auto add = [&](const QImage& image, const QPointF& at)
  { pictures.push_back({&image, (at * view.pixelRatio).toPoint()}); };
  const PlayerCount players =
      frame && shown_[Players] ? PlayerCount::of(frame->game, view.scene.subjects().players()) : PlayerCount();
  if(frame && shown_[Board])
    if(const QImage& board =
           board_.picture(frame->game, view.scene.teamColours(), view.font, view.pixelRatio, players,
                          view.size.width() - view.cornerWidth - 2 * margin);
       !board.isNull())
    {
      // In the middle, unless that is in the way of the buttons.
      const double width = board.width() / view.pixelRatio, room = view.size.width() - view.cornerWidth - margin;
      const double left = std::min((view.size.width() - width) / 2, room - width);
      if(left >= 0)
        add(board, QPointF(left, margin));
    }
  if(const QSize size = shown_[Map] ? FieldMap::size(view.scene, view.size) : QSize(); !size.isEmpty())
    if(const QImage& map = map_.picture(view.scene, view.camera, view.selected, size, view.font, view.pixelRatio);
       !map.isNull())
    {
      mapPlace_ = QRectF(QPointF(margin, view.size.height() - margin - size.height()), size);
      add(map, mapPlace_.topLeft());
    }
  // Messages keep clear of the map, and of a view that they would fill.
  const double room = view.size.width() - 2. * margin - (mapPlace_.isEmpty() ? 0 : mapPlace_.width() + margin);
  if(shown_[Messages] && room >= Toasts::width)
    if(const QImage& toasts = toasts_.picture(view.font, view.pixelRatio, now());
       !toasts.isNull() && toasts.height() / view.pixelRatio <= view.size.height() - 2 * margin)
    {
      const QSizeF size = QSizeF(toasts.size()) / view.pixelRatio;
      toastPlace_ =
          QRectF(QPointF(view.size.width() - margin - size.width(), view.size.height() - margin - size.height()), size);
      add(toasts, toastPlace_.topLeft());
    }
  return pictures;
}

bool Overlays::press(const QMouseEvent& event)
{
  if(event.button() != Qt::LeftButton)
    return false;
  return mapPlace_.contains(event.position()) ||
         (toastPlace_.contains(event.position()) && toasts_.at(event.position() - toastPlace_.topLeft()));
}

void Overlays::release(const QMouseEvent& event)
{
  if(event.button() != Qt::LeftButton)
    return;
  if(mapPlace_.contains(event.position()) && scene_)
  {
    if(const auto place = FieldMap::placeAt(*scene_, mapPlace_.size().toSize(), event.position() - mapPlace_.topLeft()))
      emit placeChosen(*place);
  }
  else if(const auto id = toasts_.at(event.position() - toastPlace_.topLeft());
          id && toastPlace_.contains(event.position()))
  {
    toasts_.remove(*id);
    wait();
    emit changed();
    emit toastChosen(*id);
  }
}

bool Overlays::hover(const QMouseEvent& event)
{
  return mapPlace_.contains(event.position()) || toastPlace_.contains(event.position());
}

} // namespace sparkwright
