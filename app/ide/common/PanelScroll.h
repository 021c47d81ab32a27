#pragma once

#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>

namespace sparkwright
{

/// For a panel that need not stand in full in a window that is low, or with much text below: it scrolls up and down. It is
/// as wide as its contents need in the language in use.
class PanelScroll final : public QScrollArea
{
public:
  /// @param panel  becomes its own
  explicit PanelScroll(QWidget* panel, QWidget* parent = nullptr) : QScrollArea(parent)
  {
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(panel);
    panel->installEventFilter(this);
    fit();
  }

protected:
  bool eventFilter(QObject* watched, QEvent* event) override
  {
    if(watched == widget() && event->type() == QEvent::LayoutRequest)
      fit();
    return QScrollArea::eventFilter(watched, event);
  }

private:
  void fit() { setMinimumWidth(widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width()); }
};

} // namespace sparkwright
