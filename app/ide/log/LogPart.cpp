#include "app/ide/log/LogPart.h"

#include "app/ide/log/LogPanel.h"
#include "app/ide/scene/Selection.h"
#include "app/ide/scene/StructureSearch.h"

#include <QClipboard>
#include <QDockWidget>
#include <QGuiApplication>

namespace sparkwright
{

LogPart::LogPart(const Surroundings& around)
    : around_(around), panel_(new LogPanel(&around.shell.widget())),
      dock_(&around.shell.addDock({"logDock", Qt::BottomDockWidgetArea, 20}, panel_))
{
  connect(panel_, &LogPanel::placeActivated, this, &LogPart::showPlace);
}

void LogPart::retranslate() { dock_->setWindowTitle(tr("Log")); }

void LogPart::showMessages(const std::vector<LogEntry>& entries) { panel_->add(entries); }

void LogPart::showPlace(const QString& file, int line, int column)
{
  const QString place = QStringLiteral("%1:%2:%3").arg(file).arg(line).arg(column);
  QGuiApplication::clipboard()->setText(place);
  around_.shell.tell(tr("Copied: %1").arg(place));
  const auto& structure = around_.selection.structure();
  if(const int node = structure ? nodeMadeAt(*structure, file.toStdString(), line, column) : -1; node >= 0)
    around_.selection.set({node});
}

} // namespace sparkwright
