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
  };
  return table;
}

std::span<const CoreText> socket()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "port %1 is not between 0 and 65535", "socket.port"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "`%1` is not an IPv4 address", "socket.address"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "cannot listen on %1: %2", "socket.listen"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "port %1 is used by %2 (process %3)", "socket.heldBy"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "port %1 is used by this program", "socket.heldByUs"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "port %1 is used by a program of user %2", "socket.heldByUser"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "further ports are for TCP only", "socket.tcpOnly"),
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

} // namespace sparkwright::texts
