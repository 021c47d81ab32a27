#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright
{

/// What the page in the browser says; the part behind `web.` is the name in resources/web/*.js.
inline constexpr TextKey pageTextTable[] = {
    {"web.playKey", "Play or pause (Space)"},
    {"web.stepBack", "One picture back (,)"},
    {"web.step", "One picture ahead (.)"},
    {"web.timeline", "Time"},
    {"web.speed", "Speed"},
    {"web.view", "View"},
    {"web.home", "First view"},
    {"web.followBall", "Follow the ball"},
    {"web.followPlayer", "Follow %1"},
    {"web.events", "Decisions (E)"},
    {"web.eventsTitle", "Decisions"},
    {"web.noEvents", "No decisions yet."},
    {"web.fullScreen", "Full screen (F)"},
    {"web.help", "Keys and mouse (?)"},
    {"web.helpTitle", "Keys and mouse"},
    {"web.close", "Close"},
    {"web.live", "Live"},
    {"web.liveKey", "To the present moment (End)"},
    {"web.half", "half %1"},
    {"web.left", "Left"},
    {"web.right", "Right"},
    {"web.connecting", "Connecting to the simulation …"},
    {"web.lost", "The simulation cannot be reached. Trying again …"},
    {"web.waiting", "Connected. Waiting for the first picture …"},
    {"web.full", "So many are watching that there is no place left. Trying again …"},
    {"web.reading", "Reading the run …"},
    {"web.noWebGl", "This browser cannot draw in 3D here: it has no WebGL 2. Use a current Firefox, Chrome, Edge or Safari, "
                    "and switch on hardware acceleration in its settings."},
    {"web.contextLost", "The graphics card has stopped drawing. Reload the page."},
    {"web.noInflate", "This browser is too old to read the file: it has no DecompressionStream. Use a current Firefox, "
                      "Chrome, Edge or Safari."},
    {"web.damaged", "This file is damaged (%1). Copy or export it again."},
    {"web.version", "The simulation speaks another version. Reload the page."},
    {"web.orbit", "Drag: turn · right or middle button: move · wheel: nearer, farther"},
    {"web.touch", "One finger: turn · two fingers: move, nearer, farther"},
    {"web.keysTime", "Space: play, pause · , and .: one picture · ← →: 5 s · Home, End: begin, end · + −: speed"},
    {"web.keysView", "1 to 8: views · 0: first view · B: follow the ball · F: full screen · E: decisions · N: names"},
    {"web.keysEvents", "P and Shift+P: next and last goal or foul · a click on a mark in the timeline: there"},
};

/// Makes a text of the table above.
template<class... Arguments> LocalText pageText(const KeyIn<pageTextTable>& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright
