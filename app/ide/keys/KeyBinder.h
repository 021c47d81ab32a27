#pragma once

#include "app/ide/keys/KeyConflicts.h"
#include "app/ide/keys/KeyProfiles.h"

#include <functional>
#include <memory>

namespace sparkwright
{

class ViewArea;

/// Gives actions and views the keys of the key map, whenever it changes.
class KeyBinder : public QObject
{
  Q_OBJECT
public:
  /// @param actions,area,profiles  must outlive this
  KeyBinder(Actions& actions, ViewArea& area, KeyProfiles& profiles, QObject* parent = nullptr);

  /// To be called when all actions exist; those added later follow by themselves.
  void apply();
  /// Changes to what the key map says about views, such as the direction of turning.
  void setWishes(std::function<void(ViewControls&)> wishes);

  KeyProfiles& profiles() { return profiles_; }
  /// Keys of the key map, if `action` has none of its own then those of Default.
  QList<QKeySequence> keysOf(const QAction* action) const;
  /// All commands, in the order of Actions.
  std::vector<KeyUse> uses() const;
  std::vector<KeyConflict> conflicts() const;
  const ViewControls& controls() const { return *controls_; }
  static QString nameOf(const QAction& action);

private:
  Actions& actions_;
  ViewArea& area_;
  KeyProfiles& profiles_;
  std::function<void(ViewControls&)> wishes_;
  std::shared_ptr<const ViewControls> controls_ = std::make_shared<ViewControls>();
  bool applied_ = false, later_ = false;
};

} // namespace sparkwright
