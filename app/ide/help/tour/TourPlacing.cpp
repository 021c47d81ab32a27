#include "app/ide/help/tour/TourPlacing.h"

#include <algorithm>
#include <array>

namespace sparkwright
{

namespace
{

constexpr int balloonGap = 12;

} // namespace

QRect balloonPlace(const QRect& window, const QRect& about, const QSize& size)
{
  const QRect room = window.adjusted(balloonGap, balloonGap, -balloonGap, -balloonGap);
  const auto inside = [&](QPoint corner)
  {
    corner.setX(std::max(room.left(), std::min(corner.x(), room.right() + 1 - size.width())));
    corner.setY(std::max(room.top(), std::min(corner.y(), room.bottom() + 1 - size.height())));
    return QRect(corner, size);
  };
  const int middle = about.center().y() - size.height() / 2, centre = about.center().x() - size.width() / 2;
  std::array places{
      QPoint(about.right() + 1 + balloonGap, middle), QPoint(about.left() - balloonGap - size.width(), middle),
      QPoint(centre, about.bottom() + 1 + balloonGap), QPoint(centre, about.top() - balloonGap - size.height())};
  if(about.height() < size.height()) // Beside a flat thing it would cover what is above and below it.
    std::ranges::rotate(places, places.begin() + 2);
  for(const QPoint& place : places)
    if(const QRect rect = inside(place); !rect.intersects(about))
      return rect;
  return inside({about.right() - balloonGap - size.width(), about.top() + balloonGap});
}

} // namespace sparkwright
