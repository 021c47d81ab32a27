#pragma once

#include "app/ide/common/Actions.h"
#include "viewer/input/ViewControls.h"

#include <QKeySequence>
#include <QList>
#include <QString>

#include <vector>

namespace sparkwright
{

/// A command and its keys.
struct KeyUse
{
  QString id;
  QString name; ///< For people.
  Actions::Scope scope = Actions::Scope::Window;
  QList<QKeySequence> keys;
};

/// Two meanings of the same key in one place.
struct KeyConflict
{
  enum class Kind
  {
    Both,        ///< Neither acts: mend it.
    Movement,    ///< The key moves the camera while a view has the keyboard, so that the command never acts there.
    Flying,      ///< The same, while flying only.
    OwnFirst,    ///< The command of texts or the tree acts while these have the keyboard, the other one elsewhere.
    TextEditing, ///< Texts take the key for typing, moving or copying.
    WhileArmed   ///< The match key acts while match keys are armed.
  };
  Kind kind;
  QKeySequence key;
  QString first, second; ///< Ids; of camera keys and editing, the second is empty.
  QString words;         ///< A sentence for people.

  bool serious() const { return kind == Kind::Both || kind == Kind::Movement; }
};

/// What clashes, serious ones first; each pair once.
std::vector<KeyConflict> findKeyConflicts(const std::vector<KeyUse>& uses, const ViewControls& controls);

} // namespace sparkwright
