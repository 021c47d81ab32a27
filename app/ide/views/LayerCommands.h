#pragma once

#include <QObject>

namespace sparkwright
{

class LayersPanel;
class Session;
class ViewArea;

/// Connects the layers panel to the active view. Requests details of physics from the session only while a visible
/// layer or another part of the window needs them.
class LayerCommands : public QObject
{
  Q_OBJECT
public:
  LayerCommands(ViewArea& views, LayersPanel& panel, Session& session, QObject* parent);

  /// Whether another part of the window needs details of physics; preset: no.
  void needPhysics(const QObject* who, bool need);

private:
  void update();

  ViewArea& views_;
  LayersPanel& panel_;
  Session& session_;
  std::vector<const QObject*> needing_;
};

} // namespace sparkwright
