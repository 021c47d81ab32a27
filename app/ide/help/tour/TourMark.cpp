#include "app/ide/help/tour/TourMark.h"

#include <QPainter>

namespace sparkwright
{

namespace
{

constexpr int markWidth = 3;

} // namespace

TourMark::TourMark(QWidget* window) : QWidget(window)
{
  setObjectName(QStringLiteral("tourMark"));
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setFocusPolicy(Qt::NoFocus);
  hide();
}

void TourMark::mark(const QRect& rect)
{
  if(rect.isEmpty())
    return hide();
  if(geometry() != rect)
  {
    setGeometry(rect);
    setMask(QRegion(this->rect()) - QRegion(this->rect().adjusted(markWidth, markWidth, -markWidth, -markWidth)));
  }
  show();
  raise();
}

void TourMark::paintEvent(QPaintEvent*)
{
  QPainter(this).fillRect(rect(), palette().highlight());
}

} // namespace sparkwright
