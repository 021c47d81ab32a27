#pragma once

#include <QString>
#include <QVariant>

#include <span>

namespace sparkwright
{

/// A setting of the program: how it is stored, named, explained and limited. All of them stand in one table, from which
/// the preferences are made.
struct Setting
{
  enum class Page
  {
    General,
    Appearance,
    Viewport,
    Simulation,
    Network,
    Files,
    Editor,
    Match,
    Count
  };
  enum class Kind
  {
    Switch,
    Number, ///< Whole, or with decimals.
    Choice, ///< One of `options`.
    Font,   ///< Family of a font of constant width; empty: that of the system.
    Folder, ///< Empty: the preset one.
    Folders, ///< Several, with `:` between them.
    Text,
    List,   ///< Words with commas between them.
    Action, ///< The state of a checkable action, which stores it itself.
    Actions ///< One of several actions of a group, by the ids of `options`.
  };
  /// When a change is seen.
  enum class Effect
  {
    AtOnce,
    NextReset, ///< Of the World.
    NextStart  ///< Of the program.
  };
  struct Option
  {
    const char* value;
    const char* text;
  };

  const char* key; ///< In the settings file; of actions, the id of the action.
  Page page;
  Kind kind;
  const char* text; ///< To be translated in the context `sparkwright::Setting`, as all that follow.
  const char* help; ///< Empty: what `option` says.
  const char* preset = "";
  double least = 0, most = 0, step = 1;
  int decimals = 0;
  const char* unit = "";
  const char* atLeast = ""; ///< Shown instead of the least number.
  std::span<const Option> options = {};
  Effect effect = Effect::AtOnce;
  const char* option = ""; ///< The command line option of a run that it stands for: `--bind`; see applySettings().

  QVariant presetValue() const;
  QString helpText() const; ///< In the language of the program.

  static QString tr(const char* text);
};

/// All settings, by page.
std::span<const Setting> allSettings();
/// Null: there is none of this key.
const Setting* findSetting(const QString& key);
QString nameOf(Setting::Page page);

} // namespace sparkwright
