#pragma once

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
/// Gives a text its colours and the system's fixed font.
void applyLook(TextView& view);
/// Makes the margin of line numbers wide enough for so many digits.
void setLineDigits(TextView& view, int digits);

} // namespace sparkwright
