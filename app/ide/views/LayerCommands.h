#pragma once

#include "app/ide/common/Actions.h"
#include "viewer/layers/LayerSettings.h"

#include <QMenu>
#include <QObject>

#include <array>
#include <span>
#include <vector>

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

  /// Menus of the forms of appearance, collision shapes and drawings, for the View menu: the same choice as that of the
  /// panel.
  QList<QAction*> menus() const;
  void retranslate();

  /// Whether another part of the window needs details of physics; preset: no.
  void needPhysics(const QObject* who, bool need);

private:
  void update();
  void addSwitch(Actions& actions, const Actions::Words& words, Layer layer);

  struct FormMenu
  {
    Layer layer;
    QMenu* menu;
    std::array<QAction*, static_cast<std::size_t>(LayerMode::Count)> forms;
  };
  void addMenu(Actions& actions, Layer layer, std::span<const Actions::Words> forms);

  QList<QAction*> entries_;
  std::vector<FormMenu> menus_;
  ViewArea& views_;
  LayersPanel& panel_;
  Session& session_;
  std::vector<const QObject*> needing_;
};

} // namespace sparkwright
