#include "app/ide/common/texts/TextTables.h"

#include <QCoreApplication>

namespace sparkwright::texts
{

std::span<const CoreText> host()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "could not mount %1: %2", "host.mount"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "name a directory or a zip archive", "host.mountHint"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "%1 has put nothing into the scene, so nothing will happen; load a set-up such as %2, or "
                         "import scenes in your own",
                         "host.nothing"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "--agent-format: %1", "host.format"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "name sexp, json, or a parser of a plugin that the set-up or --bundle loads", "host.formats"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "end the other program, or choose other ports with --agent-port and --monitor-port (0: any "
                         "free one)",
                         "host.ports"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1; the next free ports are used: %2 for agents, %3 for monitors",
                         "host.nextPorts"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1: %2", "host.held"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "recording to %1", "host.recording"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "nothing is recorded: %1", "host.noRecording"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "cannot resume %1: %2", "host.noResume"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "cannot go on from %1: %2", "host.noState"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "name a file that Keep this state has written, and its data directory", "host.stateHint"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "the run may differ from the one in which the state was kept: %1", "host.stateInexact"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the run goes on from %1 s", "host.restored"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "name a recording with exact states, a time in it, and its data directory", "host.resumeHint"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "resume behind the damage (--at), or without recorded agents (--recorded none)",
                         "host.damagedHint"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "resumed at %1 s; %2 agents wait for their programs",
                         "host.resumed"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 could not be loaded again", "host.notAgain"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the run from there may differ from the recorded one: %1",
                         "host.inexact"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "drawings sent over UDP are not recorded: %1", "host.noDrawings"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "end the other program that shows them, or choose another port with --drawing-port",
                         "host.drawingHint"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "name a file in a folder that can be written to", "host.recordHint"),
  };
  return table;
}

std::span<const CoreText> server()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "monitor %1 reads too slowly; it gets the newest state instead of every change",
                         "server.slowMonitor"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1; strategies and displays connect to port %2 instead",
                         "server.nextGamePort"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "%1 has sent a message of %2 bytes, longest %3; its connection is closed",
                         "server.gameMessageLength"),
  };
  return table;
}

std::span<const CoreText> socket()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "port %1 is not between 0 and 65535", "socket.port"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "`%1` is not an address of IPv4 or IPv6", "socket.address"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "cannot listen on %1: %2", "socket.listen"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "port %1 is used by %2 (process %3)", "socket.heldBy"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "port %1 is used by this program", "socket.heldByUs"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "port %1 is used by a program of user %2", "socket.heldByUser"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "further ports are for TCP only", "socket.tcpOnly"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "%1 has sent %2 to port %3 and is not served; a message is its length (4 bytes, the "
                         "highest first), then its text",
                         "framing.misfit"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1; further ones are not reported", "framing.last"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "text without a length (%1)", "framing.text"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a length of %1 with the lowest byte first", "framing.little"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "a request of a browser (%1; pages of a run are served at the port of --web)",
                         "framing.web"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a length of %1 bytes, where %2 is the maximum", "framing.long"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 bytes of a message of %2 bytes, and no more", "framing.part"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 bytes, which are less than a length", "framing.short"),
  };
  return table;
}

std::span<const CoreText> client()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "connecting to %1", "client.connecting"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "connected to %1", "client.live"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "connected to %1, shown %2 ms later (jitter %3 ms)", "client.delayed"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "connected to %1, which has sent nothing for %2 s", "client.silent"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1; trying again", "client.retry"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "no address for host %1: %2", "client.unknownHost"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "no connection to %1: %2", "client.refused"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "no connection to %1 within %2 s", "client.timeout"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 has closed the connection", "client.ended"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 sends no messages for monitors: %2", "client.noMonitor"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "is this the server's port for monitors, usually 3200?", "client.noMonitorHint"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 announces a message that is too long", "client.tooLong"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 has sent a damaged message, which is left out: %2", "client.damaged"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "not connected to %1: commands are not sent", "client.notSent"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a command of %1 bytes is too long to be sent", "client.commandTooLong"),
  };
  return table;
}

std::span<const CoreText> broadcast()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 is no address that can be listened on: give one of this machine, such as 127.0.0.1 or 0.0.0.0", "broadcast.noAddress"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the browser's port %1 cannot be opened: %2", "broadcast.noPort"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a browser at %1 watches now; viewers: %2", "broadcast.came"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a browser at %1 watches no more; viewers: %2", "broadcast.left"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a request from %1 was refused: %2", "broadcast.refused"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the browser at %1 was disconnected: it sent a message, and viewers may only watch", "broadcast.spoke"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the browser at %1 was disconnected: it has taken nothing for %2 s", "broadcast.stuck"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the connection from %1 was closed: no whole request came within %2 s", "broadcast.silent"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a browser at %1 was turned away: %2 are watching already", "broadcast.full"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the browser at %1 was disconnected: %2", "broadcast.failed"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "browsers cannot be shown the run now: %1", "broadcast.frameFailed"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the run is not shown in browsers any more: %1", "broadcast.over"),
  };
  return table;
}

std::span<const CoreText> page()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Play or pause (Space)", "web.playKey"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "One picture back (,)", "web.stepBack"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "One picture ahead (.)", "web.step"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Time", "web.timeline"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Speed", "web.speed"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "View", "web.view"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "First view", "web.home"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Follow the ball", "web.followBall"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Follow %1", "web.followPlayer"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Decisions (E)", "web.events"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Decisions", "web.eventsTitle"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "No decisions yet.", "web.noEvents"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Full screen (F)", "web.fullScreen"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Keys and mouse (?)", "web.help"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Keys and mouse", "web.helpTitle"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Close", "web.close"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Live", "web.live"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "To the present moment (End)", "web.liveKey"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "half %1", "web.half"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Left", "web.left"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Right", "web.right"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Connecting to the simulation …", "web.connecting"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "The simulation cannot be reached. Trying again …", "web.lost"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Connected. Waiting for the first picture …", "web.waiting"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "So many are watching that there is no place left. Trying again …", "web.full"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Reading the run …", "web.reading"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "This browser cannot draw in 3D here: it has no WebGL 2. Use a current Firefox, Chrome, Edge or Safari, and switch on hardware acceleration in its settings.", "web.noWebGl"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "The graphics card has stopped drawing. Reload the page.", "web.contextLost"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "This browser is too old to read the file: it has no DecompressionStream. Use a current Firefox, Chrome, Edge or Safari.", "web.noInflate"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "This file is damaged (%1). Copy or export it again.", "web.damaged"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "The simulation speaks another version. Reload the page.", "web.version"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Drag: turn · right or middle button: move · wheel: nearer, farther", "web.orbit"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "One finger: turn · two fingers: move, nearer, farther", "web.touch"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Space: play, pause · , and .: one picture · ← →: 5 s · Home, End: begin, end · + −: speed", "web.keysTime"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "1 to 8: views · 0: first view · B: follow the ball · F: full screen · E: decisions · N: names", "web.keysView"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "P and Shift+P: next and last goal or foul · a click on a mark in the timeline: there", "web.keysEvents"),
  };
  return table;
}

} // namespace sparkwright::texts
