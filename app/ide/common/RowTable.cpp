#include "app/ide/common/RowTable.h"

#include <QHeaderView>
#include <QTableView>

namespace sparkwright
{

void showAsRows(QTableView& table)
{
  constexpr int around = 6; // Pixels above and below a line of text.
  table.setShowGrid(false);
  table.setWordWrap(false);
  table.setSelectionBehavior(QAbstractItemView::SelectRows);
  table.setSelectionMode(QAbstractItemView::SingleSelection);
  table.setTabKeyNavigation(false);
  table.verticalHeader()->hide();
  table.verticalHeader()->setDefaultSectionSize(table.fontMetrics().height() + around);
  table.horizontalHeader()->setStretchLastSection(true);
  table.horizontalHeader()->setHighlightSections(false);
  table.horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

} // namespace sparkwright
