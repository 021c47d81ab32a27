#pragma once

#include <QMap>
#include <QPointer>

class QDockWidget;

namespace sparkwright
{

/// Docks that only some scenes need: rules exist in a match only. Docks that the present scene does not need are neither
/// shown nor offered in menus, and come back as they were with a scene that needs them.
class RelevantDocks
{
public:
  void set(QDockWidget& dock, bool relevant);

  /// Between these two, a layout may be saved: it then has the docks as if all were relevant.
  void beforeSaving();
  void afterSaving();
  /// To be called when a saved layout has been restored.
  void afterRestoring();

private:
  struct Hidden
  {
    QPointer<QDockWidget> dock;
    bool wasOpen = true;
  };
  static void hide(Hidden& hidden);
  QMap<QString, Hidden> hidden_; ///< By object name.
};

} // namespace sparkwright
