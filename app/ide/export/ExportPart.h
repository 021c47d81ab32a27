#pragma once

#include "app/ide/common/WindowPart.h"
#include "app/ide/export/ExportDialog.h"

#include <QPointer>

class QAction;

namespace sparkwright
{

class ReplayPart;

/// Export of data as a part of the window: of the recording that is shown, or of what has been recorded of the running
/// simulation so far.
class ExportPart : public WindowPart
{
  Q_OBJECT
public:
  explicit ExportPart(const Surroundings& around);

  /// Opens the dialog for the present run.
  void exportData();
  /// The dialog; null: it is closed.
  ExportDialog* dialog() const { return dialog_; }

  void showState(const SessionState& state) override;

private:
  Surroundings around_;
  ReplayPart& replay_;
  QAction* export_;
  QPointer<ExportDialog> dialog_;
};

} // namespace sparkwright
