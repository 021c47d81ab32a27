#pragma once

#include "core/text/Diagnostic.h"
#include "viewer/input/ViewControls.h"

#include <QKeySequence>
#include <QList>
#include <QString>

#include <map>
#include <optional>

namespace sparkwright
{

/// What a key map says differently from the profile Default: keys of actions, and keys and mouse of the views.
struct KeyMap
{
  struct Keys
  {
    QList<QKeySequence> keys;
    int line = 0, column = 0; ///< In its file, 1 …; 0: it stands in none.
  };

  QString name;                    ///< For people.
  QString profile;                 ///< Of a user's file: the profile below it; empty: Default.
  std::map<QString, Keys> actions; ///< By id of Actions.
  std::map<MouseGesture, ViewControls::Presses> mouse;
  std::map<ViewKey, ViewControls::Keys> view;
  std::optional<CameraDirector::Mode> restMode;
  std::optional<ViewControls::FlyWheel> flyWheel;

  void applyTo(ViewControls& controls) const;
};

/// Reads a key map (TOML):
///
///     name = "RoboViz"
///     [actions]            # ids, and one key or a list; [] takes all keys away
///     fieldMap = "F"
///     [view]               # keys of the camera; also camera = "fly", wheelWhileFlying = "move"
///     forward = ["W", "Up"]
///     [mouse]
///     pan = ["Right", "Shift+Left"]
///
/// @param file      for messages
/// @param problems  gets what is wrong, with its place; everything else counts
KeyMap readKeyMap(const QByteArray& text, const QString& file, Diagnostics& problems);

/// The text that readKeyMap() reads.
QByteArray writeKeyMap(const KeyMap& map);

/// Reads one key with its modifiers, as `Ctrl+Shift+P`. Nothing: it is none, or several in turn.
std::optional<QKeySequence> keyFrom(const QString& text);

} // namespace sparkwright
