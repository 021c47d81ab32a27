#pragma once

#include <QMainWindow>
#include <QPointer>

#include <map>
#include <vector>

namespace sparkwright
{

class ViewArea;

/// Goes with the keyboard from pane to pane of the window: the views, the docks that can be seen, the tool bar.
class PaneCycle
{
public:
  /// @param window,area  must outlive this
  PaneCycle(QMainWindow& window, ViewArea& area) : window_(window), area_(area) {}

  /// Gives the next or the previous pane the keyboard, at the place where it had it last.
  void go(bool next);
  /// The panes in order: from left to right, then downwards.
  std::vector<QWidget*> panes() const;

  /// What has the keyboard when a pane, such as a dock, gets it for the first time.
  static QWidget* firstIn(QWidget& pane);

private:
  QWidget* paneOf(QWidget* widget, const std::vector<QWidget*>& panes) const;

  QMainWindow& window_;
  ViewArea& area_;
  std::map<QWidget*, QPointer<QWidget>> last_;
};

} // namespace sparkwright
