#pragma once

#include <QKeyEvent>
#include <QString>

#include <vector>

namespace sparkwright
{

/// Numbers that somebody types while dragging, in place of what the mouse says.
class TypedNumbers
{
public:
  /// Takes digits, signs, decimal points and commas, separators (blank, tab, semicolon) and Backspace. Those of other
  /// scripts become ours.
  /// @return whether the key was one of these
  bool key(const QKeyEvent& event);
  void clear() { text_.clear(); }
  bool empty() const { return text_.isEmpty(); }
  /// As typed; a tab became a blank.
  const QString& text() const { return text_; }
  /// The numbers between separators, 0 for what is no number. A comma is a decimal point.
  std::vector<double> numbers() const;

private:
  QString text_;
};

} // namespace sparkwright
