#pragma once

#include "app/ide/layout/LayoutStore.h"

#include <QObject>

class QMainWindow;

namespace sparkwright
{

/// Switches the docks of a window between perspectives, each with its own layout, and remembers these for each scene.
///
/// Until a perspective is chosen, the docks stand as they were built.
class Perspectives : public QObject
{
  Q_OBJECT
public:
  /// How the window saves and restores where its docks are.
  struct Ways
  {
    std::function<QByteArray()> save;
    std::function<bool(const QByteArray&)> restore;
    std::function<void()> defaultSizes; ///< Gives the areas of docks their default sizes.
    std::function<void()> arranged;     ///< Docks have been shown and hidden.
  };
  /// @param window  with its docks; must outlive this
  Perspectives(QMainWindow& window, LayoutStore store, Ways ways, QObject* parent = nullptr);

  /// Takes the present docks as the ground of all default layouts, and shows what was stored for all scenes.
  /// @return whether there was anything
  bool begin();

  /// The one that is shown; nothing: none has been chosen yet.
  const std::optional<Perspective>& current() const { return current_; }
  void show(Perspective perspective);
  /// Back to the default layout of the present perspective.
  void reset();
  /// Another scene is shown: with its own layouts, if it has any, else with the present ones. Of a scene without any,
  /// `usual` chooses the perspective.
  /// @param scene  full path or name
  void showScene(const QString& scene, Perspective usual);
  /// Raises the dock that stands in front in an area, by the default layout of the present perspective. @return whether
  /// there is one
  bool raiseFront(Qt::DockWidgetArea area);
  /// Stores the layouts of the present scene, and for those without any.
  void store();
  LayoutStore& places() { return store_; }

signals:
  void changed(sparkwright::Perspective perspective);
  /// A sentence for the log.
  void failed(const QString& problem);

private:
  void apply(Perspective perspective);
  void applyDefault(Perspective perspective);
  void keepPresent();

  QMainWindow& window_;
  LayoutStore store_;
  Ways ways_;
  QByteArray built_; ///< Layout with all docks as they were built.
  std::optional<Perspective> current_;
  SavedLayouts layouts_; ///< Of the present scene.
  QString scene_;
};

} // namespace sparkwright
