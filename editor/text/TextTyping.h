#pragma once

#include <QString>

#include <cstdint>
#include <string>

class QKeyEvent;

namespace sparkwright
{

class TextView;

/// What keys write that depends on the structure of the text: indented lines, and parentheses and quotes in pairs.
/// Lines end as those around them do.
class TextTyping
{
public:
  /// @param view  must outlive this
  explicit TextTyping(TextView& view) : view_(view) {}

  /// Writes what a key asks for. @return false, without effect: the key means what it always does
  bool press(const QKeyEvent& key);
  /// Lines that are pasted, too, shall end as those around the cursor.
  void followLineEnds();
  /// How lines around the cursor end.
  const char* lineEnd() const;

private:
  void breakLine();
  void breakCodeLine();
  bool typeBracket(const QString& typed);
  bool inText(std::uint32_t offset) const;
  long lineEndsAt(std::uint32_t offset) const;
  char byteAt(std::uint32_t offset) const;
  void replaceSelection(const std::string& text);

  TextView& view_;
};

} // namespace sparkwright
