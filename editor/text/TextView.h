#pragma once

#include "editor/document/EditComposer.h"
#include "editor/document/SceneDocument.h"
#include "editor/text/SceneStyles.h"
#include "editor/text/SoftBreaks.h"
#include "editor/text/TextIndicators.h"
#include "editor/text/TextTyping.h"

#include <Qsci/qsciscintillabase.h>

#include <memory>
#include <optional>

namespace sparkwright
{

class TextStyling;

/// Shows and edits the text of a document.
///
/// What is typed here becomes edits of the document, and edits of others appear here as the same small changes: cursor,
/// selection, scroll position and folds stay. The undo stack is that of the document. Positions are bytes; invalid
/// UTF-8 and line ends of any kind stay as they are.
///
/// Lines that are too long are shown in pieces: see SoftBreaks. All positions here are those of the document; who sends
/// one to Scintilla converts it by shownAt().
class TextView : public QsciScintillaBase
{
  Q_OBJECT
public:
  /// @param document  must outlive this
  explicit TextView(SceneDocument& document, QWidget* parent = nullptr);

  SceneDocument& document() const { return document_; }
  /// What the text is written in; another one when the document was saved under another name.
  TextLanguage language() const { return language_; }
  /// The language whose colours it has: none for code with broken lines, which a lexer would misread.
  TextLanguage colouredAs() const;

  struct Range
  {
    std::uint32_t begin = 0, end = 0;

    bool operator==(const Range&) const = default;
  };
  /// The selected bytes; empty at the cursor.
  Range selection() const;
  std::uint32_t cursor() const;
  /// Selects a range and shows its end.
  void select(Range range);
  /// Puts the cursor at a byte, and unfolds and shows its line.
  void goTo(std::uint32_t offset);
  /// Puts the cursor at the first word of a line (from 0).
  void goToLine(std::uint32_t line);
  /// The list that the cursor is in; 0 at top level, and in what is no scene.
  TokenRope::Id listAtCursor() const;

  /// Applies edits from a command of this view as one undo step. @param select  the selection afterwards
  bool edit(const std::vector<TextEdit>& edits, const QString& what, std::optional<Range> select = {});

  /// Whether the document and Scintilla have the same text by now. They have not within a change.
  bool inStep() const;
  /// The same, but for what is being typed.
  bool hasText() const;

  /// Whether lines of the text are shown in pieces.
  bool breaksLines() const { return !breaks_.empty(); }
  const SoftBreaks& breaks() const { return breaks_; }
  /// Where Scintilla has a byte of the document, and the byte that it has at a position.
  unsigned long shownAt(std::uint32_t offset) const { return breaks_.shown(offset); }
  std::uint32_t offsetOf(long shown) const { return breaks_.offset(static_cast<std::uint32_t>(shown)); }
  /// The shown line (from 0) of a byte, and the bytes of a shown line without its end.
  std::uint32_t shownLineOf(std::uint32_t offset) const;
  Range bytesOfShownLine(std::uint32_t line) const;

  // Marks
  void clearMarks(TextIndicator indicator);
  void mark(TextIndicator indicator, Range range);
  bool isMarked(TextIndicator indicator, std::uint32_t offset) const;

  /// Marks a form as selected, without moving the cursor; nothing: none.
  void markForm(std::optional<TokenRope::Id> list);

  /// The bytes of the lines that are in sight.
  Range visibleBytes() const;
  /// Where a byte stands in the viewport, and the room that its character takes there.
  QPoint pointAt(std::uint32_t offset) const;
  QRect rectOf(std::uint32_t offset) const;
  int lineHeight() const;
  /// The byte whose character is at a point of the viewport; nothing beside the text.
  std::optional<std::uint32_t> offsetAt(QPoint point) const;

  const TextColours& colours() const { return colours_; }
  /// A colour as Scintilla takes it.
  static long number(const QColor& colour);
  /// A message to Scintilla.
  long send(unsigned message, unsigned long first = 0, long second = 0) const
  {
    return SendScintilla(message, first, second);
  }

  /// Whether parentheses have colours by depth.
  void setRainbow(bool on);
  bool rainbow() const { return rainbow_; }
  void foldAll(bool folded);

signals:
  /// The cursor or the selection has moved.
  void cursorMoved();
  /// Other lines are in sight.
  void scrolled();
  /// The user has clicked the marks of a line (from 0).
  void markClicked(std::uint32_t line);
  /// The palette or the options have changed.
  void coloursChanged();
  /// A first line is shown in pieces, or none any more.
  void breaksLinesChanged(bool breaks);

protected:
  bool event(QEvent* event) override;
  bool viewportEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;
  QMimeData* toMimeData(const QByteArray& text, bool rectangular) const override;

private:
  /// Who changes Scintilla's text.
  enum class Author
  {
    User,
    Document
  };

  static const char* data(const std::string& text) { return text.c_str(); }
  void followDirection();
  void applyColours();
  void followLanguage();
  void load();
  void follow(const TokenRope::Change& change);
  void note(int position, int type, const char* text, int length);
  void handOver();
  void updateLineNumbers();
  void mendBreaks(std::uint32_t begin, std::uint32_t end);
  void followBreaks();
  void numberLines();
  bool pressAtBreak(const QKeyEvent& key);
  bool pasteLong(const QKeyEvent& key);
  void showBrackets();
  void showCodeBrackets(std::uint32_t at);

  SceneDocument& document_;
  TextLanguage language_;
  SoftBreaks breaks_;
  bool brokeLines_ = false; ///< As told last.
  Author author_ = Author::User;
  EditComposer typed_; ///< By the user, in the event that is being handled.
  bool handingOver_ = false;
  bool editing_ = false;                      ///< A command of this view edits, and sets the cursor itself.
  std::optional<TokenRope::Change> followed_; ///< The last change of others that this view has not told its cursor.
  TextColours colours_;
  bool rainbow_ = false;
  int lineDigits_ = 0;
  TextStyling* styling_;
  TextTyping typing_;
};

} // namespace sparkwright
