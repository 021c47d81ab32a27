#pragma once

#include "app/ide/common/Actions.h"
#include "viewer/layers/LayerSettings.h"

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
  /// Adds actions that switch drawings, and names and numbers, off and on in the active view.
  LayerCommands(Actions& actions, ViewArea& views, LayersPanel& panel, Session& session, QObject* parent);

  /// For the View menu.
  QList<QAction*> entries() const { return entries_; }

  /// Whether another part of the window needs details of physics; preset: no.
  void needPhysics(const QObject* who, bool need);

private:
  void update();
  void addSwitch(Actions& actions, const Actions::Words& words, Layer layer);

  QList<QAction*> entries_;

  ViewArea& views_;
  LayersPanel& panel_;
  Session& session_;
  std::vector<const QObject*> needing_;
};

} // namespace sparkwright
