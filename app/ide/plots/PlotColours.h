#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>

#include <vector>

class QCPAxisRect;
class QCPGraph;
class QCPItemStraightLine;

namespace sparkwright
{

/// The colour of a curve, which can be told from those of the others on the ground of this palette.
QColor curveColour(std::size_t index, const QPalette& palette);

/// Gives ground, axes and grid of a plot the colours of a palette, light or dark.
void colourAxes(QCPAxisRect& plot, const QPalette& palette, const QFont& font);

/// Gives a plot the colours of a palette, light or dark, and each of its curves one of its own.
/// @param head  the line that marks a moment
void colourPlot(QCPAxisRect& plot, const std::vector<QCPGraph*>& curves, QCPItemStraightLine& head,
                const QPalette& palette, const QFont& font);

} // namespace sparkwright
