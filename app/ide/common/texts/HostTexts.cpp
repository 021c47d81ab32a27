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
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "name sexp, json, or a parser of a plugin that is loaded",
                         "host.formats"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "end the other program, or choose other ports with --agent-port and --monitor-port (0: any "
                         "free one)",
                         "host.ports"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "other programs use the ports %1 and %2, so the next free ones are taken: %3 for agents, %4 "
                         "for monitors",
                         "host.nextPorts"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "recording to %1", "host.recording"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "nothing is recorded: %1", "host.noRecording"),
  };
  return table;
}

} // namespace sparkwright::texts
