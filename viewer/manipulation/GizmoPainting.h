#pragma once

#include "viewer/manipulation/Gizmo.h"

#include <QFont>
#include <QPainter>
#include <QPainterPath>
#include <QRectF>
#include <QString>

#include <span>
#include <utility>
#include <vector>

namespace sparkwright
{

/// Paints the handles of a Gizmo, and numbers beside the mouse. Places are pixels of the viewport.
class GizmoPainting
{
public:
  using Part = Gizmo::Part;
  using Line = std::vector<QPointF>;

  /// The handles from one to another, in the order of Gizmo::Part.
  static std::vector<std::pair<Part, Line>> handles(const Gizmo& gizmo, Part first, Part last);
  /// The area that handles take.
  static QRectF area(std::span<const std::pair<Part, Line>> handles);
  /// @param lit  the one under the mouse
  static void paint(QPainter& painter, std::span<const std::pair<Part, Line>> handles, Part lit);

  /// The area of words beside the mouse.
  static QRectF labelArea(const QFont& font, const QString& words, const QPointF& mouse);
  static void paintLabel(QPainter& painter, const QString& words, const QPointF& mouse);

  static QPainterPath arrowHead(const QPointF& from, const QPointF& tip, double size);
  /// A number with a true minus sign.
  static QString number(double value, int decimals);
};

} // namespace sparkwright
