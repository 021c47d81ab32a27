#pragma once

#include "app/ide/common/Actions.h"
#include "viewer/render/Quality.h"

#include <QMenu>
#include <QObject>
#include <QPointer>

#include <optional>

namespace sparkwright
{

class QualityDialog;
class ViewArea;

/// The rendering quality of the views: a preset, the user's own, or automatic for the graphics card; stored in the
/// settings.
class QualityCommands : public QObject
{
  Q_OBJECT
public:
  /// @param actions,area  must outlive this
  QualityCommands(Actions& actions, ViewArea& area, QObject* parent);

  /// For the View menu.
  QAction* menu() const { return menu_->menuAction(); }
  void retranslate();
  /// Whether there is a preset that takes less time than the present quality.
  bool canLower() const;
  void lower();

  /// The user's own quality, in force or not; as long as there is none, that which is in force.
  Quality own() const { return own_.value_or(Quality::High); }
  /// Sets the user's own quality, and uses it.
  void setOwn(const Quality& quality);
  /// The dialog for it; null: closed.
  QualityDialog* dialog() const { return dialog_; }

private:
  enum class Choice
  {
    Automatic = -1, ///< As stored.
    Low,
    Medium,
    High,
    Own
  };
  std::optional<Quality> wanted() const;
  void choose(Choice choice);
  void openDialog();

  Actions& actions_;
  ViewArea& area_;
  QMenu* menu_;
  QAction* ownAction_;
  Choice choice_ = Choice::Automatic;
  std::optional<Quality> own_; ///< Nothing: never chosen.
  QPointer<QualityDialog> dialog_;
};

} // namespace sparkwright
