#pragma once

#include <QObject>

class QAction;
class QActionGroup;
class QMenu;

namespace sparkwright
{

class ViewArea;

/// How often the views draw a run: each of its pictures, less often, or not at all, for runs that need the processor.
class DrawingRate : public QObject
{
  Q_OBJECT
public:
  /// @param area  must outlive this
  DrawingRate(ViewArea& area, QObject* parent);

  /// For the View menu.
  QAction* menu() const;
  void retranslate();

private:
  void choose(int interval);

  ViewArea& area_;
  QMenu* menu_;
  QActionGroup* choices_;
  int interval_ = 0; ///< As Viewport::setDrawingInterval() takes it.
};

} // namespace sparkwright
