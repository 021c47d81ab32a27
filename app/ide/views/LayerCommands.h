#pragma once

#include <QObject>

namespace sparkwright
{

class LayersPanel;
class Session;
class ViewArea;

/// Connects the layers panel to the active view. Requests details of physics from the session only while a visible
/// layer needs them.
class LayerCommands : public QObject
{
  Q_OBJECT
public:
  LayerCommands(ViewArea& views, LayersPanel& panel, Session& session, QObject* parent);

private:
  void update();

  ViewArea& views_;
  LayersPanel& panel_;
  Session& session_;
};

} // namespace sparkwright
