#include "app/ide/common/texts/TextTables.h"

#include <QCoreApplication>

namespace sparkwright::texts
{

std::span<const CoreText> session()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "loaded %1", "session.loaded"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the simulation failed: %1", "session.failed"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "listening for agents on %1, for monitors on %2",
                         "session.listening"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 messages left out", "session.leftOut"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "%1 runs elsewhere: it cannot be started, paused, stepped or reset from here",
                         "session.remoteRun"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the speed of %1 cannot be set from here", "session.remoteSpeed"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "at %1, only the ball and players can be moved",
                         "session.remoteMove"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "choose Disconnect in the Simulation menu to return to your own simulation",
                         "session.goBack"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "port %1 is that of this window's own simulation",
                         "session.ownPort"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a monitor asked to end the simulation: paused", "session.ended"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the run goes on from here as a new branch: paused", "session.wentBack"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the run is in the state that was kept at %1 s: paused",
                         "session.restored"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the state cannot be restored, so the scene begins anew: %1",
                         "session.notRestored"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "the run from here may differ from the one in which the state was kept: %1", "session.inexact"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "the state was kept with unsaved edits of %1; the run has them, the files do not",
                         "session.keptTexts"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the recording ends before this: %1", "session.notFound"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 is a recording: it can be watched, not changed", "session.recorded"),
  };
  return table;
}

} // namespace sparkwright::texts
