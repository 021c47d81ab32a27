#include "app/ide/shell/CursorPlace.h"

#include "app/ide/views/ViewArea.h"
#include "viewer/scene/NodeName.h"
#include "viewer/view/Viewport.h"

#include <algorithm>
#include <cmath>

namespace sparkwright
{

namespace
{

constexpr int shortestPause = 50; // ms
constexpr int pausePerLook = 10;  // Of the time that a look took.

QString metres(float value)
{
  const double rounded = std::round(static_cast<double>(value) * 100) / 100;
  return QString::number(rounded == 0 ? 0 : rounded, 'f', 2); // Not -0.00.
}

} // namespace

CursorPlace::CursorPlace(ViewArea& area, QWidget* parent) : QLabel(parent), area_(area)
{
  setTextFormat(Qt::PlainText);
  setContentsMargins(8, 0, 8, 0);
  pause_.setSingleShot(true);
  connect(&pause_, &QTimer::timeout, this,
          [this]
          {
            if(stale_)
              look();
          });
  for(Viewport* const view : area.viewports())
    connectTo(*view);
  connect(&area, &ViewArea::viewAdded, this, [this](Viewport* view) { connectTo(*view); });
  retranslate();
}

void CursorPlace::connectTo(Viewport& view)
{
  connect(&view.picking(), &ViewPicking::mouseMoved, this, [this, &view] { mouseMoved(view); });
  connect(&view.cameraControl(), &CameraControl::moved, this, &CursorPlace::refresh);
}

void CursorPlace::mouseMoved(Viewport& view)
{
  if(view.picking().mouse())
    view_ = &view;
  else if(view_ == &view)
  {
    view_ = nullptr;
    stale_ = false;
    return show({});
  }
  refresh();
}

void CursorPlace::refresh()
{
  if(!view_)
    return;
  if(pause_.isActive())
    stale_ = true;
  else
    look();
}

void CursorPlace::look()
{
  QElapsedTimer clock;
  clock.start();
  stale_ = false;
  show(words());
  pause_.start(std::max(shortestPause, pausePerLook * static_cast<int>(clock.elapsed())));
}

QString CursorPlace::words() const
{
  if(!view_ || !view_->isVisible() || !view_->scene().frame() || !view_->picking().mouse())
    return {};
  const auto hit = view_->picking().pointAt(*view_->picking().mouse());
  if(!hit || !hit->point.allFinite())
    return {};
  const QString place = tr("x %1  y %2 m").arg(metres(hit->point.x()), metres(hit->point.y()));
  const QString name = nodeName(view_->scene(), hit->node);
  return name.isEmpty() ? place : tr("%1 · %2", "a place and what is there").arg(place, name);
}

void CursorPlace::show(const QString& words)
{
  words_ = words;
  const QString fitting = fontMetrics().elidedText(words, Qt::ElideRight, std::max(contentsRect().width(), 0));
  if(fitting != text())
    setText(fitting);
  const QString tip =
      words.isEmpty() ? tr("Where the mouse points: x and y in the world, in metres, and what is there") : words;
  if(tip != toolTip())
    setToolTip(tip);
}

void CursorPlace::retranslate()
{
  setAccessibleName(tr("Place under the mouse"));
  show(words());
}

QSize CursorPlace::sizeHint() const
{
  const QMargins edge = contentsMargins();
  return {fontMetrics().horizontalAdvance(QStringLiteral("x -00.00  y -00.00 m · Red 10 · rshank")) + edge.left() +
              edge.right(),
          QLabel::sizeHint().height()};
}

QSize CursorPlace::minimumSizeHint() const
{
  return {0, QLabel::minimumSizeHint().height()};
}

void CursorPlace::resizeEvent(QResizeEvent* event)
{
  QLabel::resizeEvent(event);
  show(QString(words_));
}

} // namespace sparkwright
