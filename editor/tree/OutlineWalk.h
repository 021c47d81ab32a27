#pragma once

#include "editor/tree/SourceOutline.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace sparkwright
{

/// Reads a range of tokens once, from left to right, and makes the items of an outline from them.
class OutlineWalk
{
public:
  using Id = TokenRope::Id;
  using Offset = TokenRope::Offset;
  using Cursor = TokenRope::Cursor;
  using Item = SourceOutline::Item;
  using Kind = SourceOutline::Kind;

  /// How the elements of a list are read.
  enum class Mode : std::uint8_t
  {
    Top,   ///< The file: a header, then forms.
    Forms, ///< Lists are forms.
    Switch,
    Case,
    Values ///< No forms in it.
  };
  struct List
  {
    Id id;
    Mode mode;
  };

  /// @param around  the lists around the range, the outermost first
  OutlineWalk(const TokenRope& tokens, std::span<const List> around);

  /// Reads [from, end). @return the items that begin in it, in order of the text
  std::vector<Item> read(Cursor from, Offset end);
  /// Reads the texts of one item only. @param item  its list, parent, kind and depth
  static Item texts(const TokenRope& tokens, const Cursor& open, Item item);

  static Mode modeOf(Kind kind);
  /// The kind of a list in the place of a form; nothing for calls of methods, and for the header of a file.
  static std::optional<Kind> formKind(const TokenRope& tokens, const Cursor& open);

  static constexpr std::size_t elementsRead = 64; ///< Of a node: later calls have no part in its texts.

private:
  struct Frame
  {
    Id list = 0;
    Mode mode = Mode::Values;
    std::size_t elements = 0;
    std::ptrdiff_t item = -1;   ///< That the list is.
    std::ptrdiff_t callOf = -1; ///< Item that the list is a call of.
    std::ptrdiff_t partOf = -1; ///< Frame in whose texts this list stands.
    std::vector<std::string> texts{};
  };

  void step(Cursor& token);
  void open(Cursor& token);
  void openItem(const Cursor& token, Kind kind);
  void openValues(const Cursor& token, std::size_t element);
  void close();
  void atom(const Cursor& token);
  bool wants(const Frame& frame, std::size_t element) const;
  void add(Frame& frame, std::string_view text, bool blank);
  void finish(Frame& frame);
  void finishItem(Frame& frame);
  void finishCall(Frame& frame);

  const TokenRope& tokens_;
  std::vector<Frame> frames_;
  std::vector<Item> items_;
  std::size_t beyond_ = 0; ///< Open lists that are too deep to be read.
  bool alone_ = false;     ///< Items inside are skipped.
};

} // namespace sparkwright
