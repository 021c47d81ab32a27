#pragma once

#include "core/syntax/TokenRope.h"

#include <QObject>
#include <QTimer>

#include <cstdint>

namespace sparkwright
{

class TextView;

/// Keeps colours and folds of a view those of its text: what is seen at once, the rest while nobody edits.
class TextStyling : public QObject
{
  Q_OBJECT
public:
  /// @param view  must outlive this
  explicit TextStyling(TextView& view);

  /// The whole text is another one.
  void restart();
  /// Colours what an edit has changed. What follows keeps its colours if they are those of before: Scintilla would have
  /// all of it coloured again.
  void follow(const TokenRope::Change& change);
  /// Styles and folds the lines of a range of bytes.
  void style(std::uint32_t begin, std::uint32_t end);

private:
  void styleWanted(std::uint32_t end);
  void styleToml();
  void styleRest();
  void setFoldLevels(std::uint32_t begin, std::uint32_t end);

  TextView& view_;
  std::uint32_t styled_ = 0; ///< Bytes whose colours are those of the text.
  QTimer styleRest_;
};

} // namespace sparkwright
