#include "viewer/render/DigitPictures.h"

#include <QPainter>
#include <QPainterPath>

namespace sparkwright
{

namespace
{

/// The stroke of a digit in a box from (0, 0) to (10, 16).
QPainterPath stroke(int digit)
{
  QPainterPath p;
  switch(digit)
  {
  case 0:
    p.addRoundedRect(0, 0, 10, 16, 5, 5);
    break;
  case 1:
    p.moveTo(1.5, 3.5);
    p.lineTo(5.5, 0);
    p.lineTo(5.5, 16);
    break;
  case 2:
    p.moveTo(0, 4);
    p.cubicTo(0.5, -1.5, 10, -1.5, 10, 4.5);
    p.cubicTo(10, 8, 3, 11, 0, 16);
    p.lineTo(10, 16);
    break;
  case 3:
    p.moveTo(0, 2.5);
    p.cubicTo(2, -1.2, 9.5, -0.8, 9.5, 4);
    p.cubicTo(9.5, 7, 7, 7.6, 4, 7.6);
    p.cubicTo(7, 7.6, 10, 8.4, 10, 11.8);
    p.cubicTo(10, 17, 1.5, 17.2, -0.2, 13.2);
    break;
  case 4:
    p.moveTo(7.5, 16);
    p.lineTo(7.5, 0);
    p.lineTo(0, 11.5);
    p.lineTo(10.5, 11.5);
    break;
  case 5:
    p.moveTo(9.5, 0);
    p.lineTo(1.2, 0);
    p.lineTo(0.6, 7.2);
    p.cubicTo(3.5, 4.8, 10, 5.4, 10, 10.8);
    p.cubicTo(10, 17, 1.5, 17.4, -0.2, 13.4);
    break;
  case 6:
    p.moveTo(9, 1.6);
    p.cubicTo(5, -1.8, 0, 1.2, 0, 9.5);
    p.addEllipse(0, 6.2, 10, 9.8);
    break;
  case 7:
    p.moveTo(0, 0);
    p.lineTo(10, 0);
    p.cubicTo(7, 4.5, 4.2, 9, 3.8, 16);
    break;
  case 8:
    p.addEllipse(0.8, 0, 8.4, 7.4);
    p.addEllipse(0, 7.4, 10, 8.6);
    break;
  default:
    p.moveTo(1, 14.4);
    p.cubicTo(5, 17.8, 10, 14.8, 10, 6.5);
    p.addEllipse(0, 0, 10, 9.8);
  }
  return p;
}

} // namespace

QImage digitPictures()
{
  constexpr int cell = 96, count = 16;
  constexpr double height = 66, scale = height / 16, width = 3.1;
  QImage image(count * cell, cell, QImage::Format_Grayscale8);
  image.fill(Qt::black);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  for(int number = 0; number < count; ++number)
  {
    painter.save();
    painter.translate(number * cell + cell / 2.0, (cell - height) / 2);
    painter.scale(number > 9 ? scale * 0.78 : scale, scale);
    painter.setPen(QPen(Qt::white, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    if(number > 9)
    {
      painter.translate(-11.8, 0);
      painter.drawPath(stroke(number / 10));
      painter.translate(12.6, 0);
    }
    else
      painter.translate(-5, 0);
    painter.drawPath(stroke(number % 10));
    painter.restore();
  }
  return image;
}

} // namespace sparkwright
