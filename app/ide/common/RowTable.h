#pragma once

class QTableView;

namespace sparkwright
{

/// Makes a table a list of things with a row each: rows are selected as a whole, one at a time; there is no grid, the
/// last column takes what room is left, and Tab goes on to the next widget.
void showAsRows(QTableView& table);

} // namespace sparkwright
