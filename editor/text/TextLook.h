#pragma once

#include <QString>

namespace sparkwright
{

class TextView;

/// The margins of a text.
enum class TextMargin
{
  LineNumbers,
  Marks,
  Folding
};

/// Sets up what never changes: keys, margins, indentation, caret. The keys are those of moving and selecting; commands
/// are actions of the window.
void setUpText(TextView& view);
/// Gives a text its colours and font.
void applyLook(TextView& view);
/// Sets the font of all texts, also of those that are shown. @param family  empty: the system's fixed font  @param
/// points  0: its size
void setTextFont(const QString& family, double points);
/// Who says what stands in the margin of line numbers.
enum class LineNumbers
{
  Scintilla,
  Own
};
void setLineNumbers(TextView& view, LineNumbers by);
/// Makes the margin of line numbers wide enough for so many digits.
void setLineDigits(TextView& view, int digits);

} // namespace sparkwright
