#include "app/ide/keys/KeyConflicts.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace sparkwright
{

namespace
{

struct ConflictTexts
{
  Q_DECLARE_TR_FUNCTIONS(sparkwright::KeyConflict)
};

using Scope = Actions::Scope;
using Kind = KeyConflict::Kind;

/// What happens to two commands with the same key; nothing: they never meet.
std::optional<Kind> meet(Scope a, Scope b)
{
  if(a == b)
    return Kind::Both;
  const auto is = [&](Scope one, Scope other) { return (a == one && b == other) || (a == other && b == one); };
  if(is(Scope::Window, Scope::Views))
    return Kind::Both;
  if(is(Scope::Window, Scope::Text) || is(Scope::Window, Scope::Tree))
    return Kind::OwnFirst;
  if(is(Scope::Window, Scope::MatchKeys) || is(Scope::Views, Scope::MatchKeys))
    return Kind::WhileArmed;
  return {};
}

/// What every text field and QScintilla take, whatever the window has.
bool isTextEditing(const QKeySequence& key)
{
  for(const QKeySequence::StandardKey standard :
      {QKeySequence::Copy, QKeySequence::Cut, QKeySequence::Paste, QKeySequence::Undo, QKeySequence::Redo,
       QKeySequence::SelectAll, QKeySequence::MoveToNextWord, QKeySequence::MoveToPreviousWord,
       QKeySequence::SelectNextWord, QKeySequence::SelectPreviousWord, QKeySequence::DeleteStartOfWord,
       QKeySequence::DeleteEndOfWord, QKeySequence::MoveToStartOfDocument, QKeySequence::MoveToEndOfDocument})
    if(QKeySequence::keyBindings(standard).contains(key))
      return true;
  return false;
}

} // namespace

std::vector<KeyConflict> findKeyConflicts(const std::vector<KeyUse>& uses, const ViewControls& controls)
{
  std::vector<KeyConflict> found;
  const auto name = [](const QKeySequence& key) { return key.toString(QKeySequence::NativeText); };
  for(auto use = uses.begin(); use != uses.end(); ++use)
    for(const QKeySequence& key : use->keys)
    {
      if(key.isEmpty())
        continue;
      // An action of the window whose key is bare acts in the views only (Actions::setKeys()).
      const bool bare = Actions::isBare(key);
      const auto scopeOf = [&](const KeyUse& each)
      { return each.scope == Scope::Window && bare ? Scope::Views : each.scope; };
      for(auto other = use + 1; other != uses.end(); ++other)
      {
        const auto kind = other->keys.contains(key) ? meet(scopeOf(*use), scopeOf(*other)) : std::nullopt;
        if(!kind)
          continue;
        const auto ownFirst = [&](const KeyUse& own, const KeyUse& elsewhere)
        {
          const QString text = own.scope == Scope::Text
                                   ? ConflictTexts::tr("%1 is “%2” while a text has the keyboard, else “%3”")
                                   : ConflictTexts::tr("%1 is “%2” while the tree has the keyboard, else “%3”");
          return text.arg(name(key), own.name, elsewhere.name);
        };
        const QString words =
            *kind == Kind::Both
                ? ConflictTexts::tr("%1 means both “%2” and “%3”: neither acts").arg(name(key), use->name, other->name)
            : *kind == Kind::WhileArmed
                ? ConflictTexts::tr("%1 is “%2” while match keys are armed, else “%3”")
                      .arg(name(key), use->scope == Scope::MatchKeys ? use->name : other->name,
                           use->scope == Scope::MatchKeys ? other->name : use->name)
                : ownFirst(use->scope == Scope::Text || use->scope == Scope::Tree ? *use : *other,
                           use->scope == Scope::Text || use->scope == Scope::Tree ? *other : *use);
        found.push_back({*kind, key, use->id, other->id, words});
      }
      const Scope scope = scopeOf(*use);
      const bool inViews = scope == Scope::Window || scope == Scope::Views || scope == Scope::MatchKeys;
      if(inViews && controls.keyOf(key[0], false) != ViewKey::Count)
      {
        const ViewKey moves = controls.keyOf(key[0], false);
        // With Shift, it is the same movement in small steps; the command comes first there.
        if(controls.keys(moves).contains(key[0]))
          found.push_back({Kind::Movement,
                           key,
                           use->id,
                           {},
                           ConflictTexts::tr("%1 is “%2” in the views, so that “%3” does not act there")
                               .arg(name(key), ViewControls::meaning(moves), use->name)});
      }
      else if(const ViewKey flies = inViews ? controls.keyOf(key[0], true) : ViewKey::Count;
              flies != ViewKey::Count && controls.keys(flies).contains(key[0]))
        found.push_back({Kind::Flying,
                         key,
                         use->id,
                         {},
                         ConflictTexts::tr("%1 is “%2” while flying, else “%3”")
                             .arg(name(key), ViewControls::meaning(flies), use->name)});
      if(scope == Scope::Window && isTextEditing(key))
        found.push_back(
            {Kind::TextEditing,
             key,
             use->id,
             {},
             ConflictTexts::tr("Text fields take %1 for themselves; elsewhere it is “%2”").arg(name(key), use->name)});
    }
  std::ranges::stable_sort(found, std::greater(), [](const KeyConflict& each) { return each.serious(); });
  return found;
}

} // namespace sparkwright
