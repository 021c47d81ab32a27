#pragma once

#include <QObject>

namespace sparkwright
{

class LayersPanel;
class Session;
class ViewArea;

/// Joins the layers panel to the views: it shows and changes the layers of the active one, and the session is asked for
/// the details of physics only while some view shows a layer that needs them.
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
