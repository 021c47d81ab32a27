#pragma once

#include <QFont>
#include <QPalette>

#include <vector>

class QCPAxisRect;
class QCPGraph;
class QCPItemStraightLine;

namespace sparkwright
{

/// Gives a plot the colours of a palette, light or dark, and each of its curves one of its own.
/// @param head  the line that marks a moment
void colourPlot(QCPAxisRect& plot, const std::vector<QCPGraph*>& curves, QCPItemStraightLine& head,
                const QPalette& palette, const QFont& font);

} // namespace sparkwright
