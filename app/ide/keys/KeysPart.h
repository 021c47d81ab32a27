#pragma once

#include "app/ide/common/WindowPart.h"
#include "app/ide/keys/KeyBinder.h"

#include <memory>

namespace sparkwright
{

/// The key map as a part of the window: gives all actions, docks and views their keys.
///
/// Stands behind the parts that add actions.
class KeysPart : public WindowPart
{
  Q_OBJECT
public:
  explicit KeysPart(const Surroundings& around);
  ~KeysPart() override;

  KeyProfiles& profiles() { return *profiles_; }
  KeyBinder& keys() { return *keys_; }
  /// Of the user's own keys; beside the settings.
  static QString fileName();

  void retranslate() override;

private:
  void listDocks();

  Surroundings around_;
  std::unique_ptr<KeyProfiles> profiles_;
  std::unique_ptr<KeyBinder> keys_;
  bool begun_ = false; ///< All actions and docks are known.
};

} // namespace sparkwright
