#pragma once

#include "app/ide/common/Actions.h"
#include "viewer/render/Renderer.h"

#include <QMenu>
#include <QObject>

#include <optional>

namespace sparkwright
{

class ViewArea;

/// The rendering quality of the views: the user's choice, stored in the settings, or automatic for the graphics card.
class QualityCommands : public QObject
{
  Q_OBJECT
public:
  /// @param actions,area  must outlive this
  QualityCommands(Actions& actions, ViewArea& area, QObject* parent);

  /// For the View menu.
  QAction* menu() const { return menu_->menuAction(); }
  void retranslate();
  /// Whether there is a quality that takes less time than the present one.
  bool canLower() const;
  void lower();

private:
  void choose(std::optional<Quality> quality);

  Actions& actions_;
  ViewArea& area_;
  QMenu* menu_;
  std::optional<Quality> quality_;
};

} // namespace sparkwright
