#include "editor/language/structure/Formatter.h"

#include "core/rsg/SceneForm.h"
#include "editor/language/source/LanguageTexts.h"
#include "editor/language/source/NoNode.h"
#include "editor/language/source/TextPositions.h"
#include "editor/language/structure/ListStyle.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace sparkwright
{

namespace
{

using Node = SyntaxTree::Node;
constexpr std::uint32_t mostColumns = 120;

bool isBlank(std::string_view text)
{
  return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

/// What a node takes of its line, if it is written with one blank between elements.
struct Extent
{
  std::uint32_t width = 0; ///< Columns up to its first line break.
  bool hasBreak = false;
};

/// Writes the text anew from token to token, and keeps the differences.
class Layout
{
public:
  /// @param isPart  the tree ends before the text
  Layout(const SyntaxTree& tree, TextRange lines, bool isPart)
      : tree_(tree), text_(tree.text()), lines_(lines), isPart_(isPart)
  {
  }

  Formatting run();

private:
  /// A list that is being written.
  struct Frame
  {
    Node list;
    ListStyle style;
    bool isBroken;         ///< Fits no line, so its inner lists get lines of their own.
    std::uint32_t open;    ///< Column of its `(`.
    std::uint32_t aligned; ///< Column of its first value.
    std::uint32_t count;   ///< Elements written.
  };
  enum class Next
  {
    Element,
    Comment,
    Close,
    End
  };

  void measure();
  void open(Node list);
  void close();
  void gap(std::uint32_t end, Next next, Node node);
  std::string blanks(std::string_view old, Next next, Node node);
  /// Blanks between two tokens of a line.
  std::string spaces(std::string_view old, Next next, Node node) const;
  std::string lineBreak(std::string_view old, std::size_t feeds, std::uint32_t column) const;
  std::uint32_t columnOfLine(Next next) const;
  bool breaksBefore(Node node, std::string_view spaces) const;
  /// The `)` that directly follow the node, as far as they fit a line.
  std::uint32_t closersBehind(Node node) const;
  void write(std::string_view text);
  void replace(std::uint32_t begin, std::string_view old, std::string_view blank);

  const SyntaxTree& tree_;
  std::string_view text_;
  TextRange lines_;
  bool isPart_;
  std::vector<Extent> extents_;
  std::vector<Frame> frames_;
  std::uint32_t at_ = 0;     ///< How far the text is read.
  std::uint32_t column_ = 0; ///< Of the text written.
  Node lastNode_ = noNode;     ///< Written before; `none`: a parenthesis.
  bool isFirst_ = true;      ///< Nothing is written yet.
  std::string_view lineEnd_ = "\n";
  Formatting result_;
};

void Layout::measure()
{
  extents_.resize(tree_.nodeCount());
  // From the last to the first node: inner ones are known before the lists around them.
  for(Node node = static_cast<Node>(tree_.nodeCount()); node-- > 0;)
  {
    Extent& extent = extents_[node];
    if(!tree_.isList(node))
    {
      const std::string_view source = tree_.source(node);
      const std::size_t feed = source.find('\n');
      extent = {charactersIn(source.substr(0, feed)), feed != std::string_view::npos || tree_.isComment(node)};
      continue;
    }
    extent.width = 1;
    std::uint32_t end = tree_.begin(node) + 1, count = 0;
    for(Node inner = node + 1, last = noNode; inner < tree_.after(node) && !extent.hasBreak;
        last = inner, inner = tree_.after(inner))
    {
      const std::uint32_t begin = tree_.begin(inner);
      extent.hasBreak = tree_.isComment(inner) || hasLineFeed(tree_, end, begin);
      if(extent.hasBreak)
        break;
      const bool isAttached = last == noNode || (begin == end && tree_.isAtom(inner) && tree_.isAtom(last));
      const bool isColumn =
          count > 1 && text_.substr(end, begin - end).find_first_not_of(' ') == std::string_view::npos;
      extent.width += extents_[inner].width + (isAttached ? 0 : isColumn ? std::max(begin - end, 1u) : 1);
      extent.hasBreak = extents_[inner].hasBreak;
      end = tree_.end(inner);
      ++count;
    }
    if(!extent.hasBreak)
    {
      extent.hasBreak = hasLineFeed(tree_, end, tree_.end(node));
      extent.width += !extent.hasBreak;
    }
  }
}

Formatting Layout::run()
{
  if(tree_.broken())
    return {{}, languageText("format.broken")};
  at_ = tree_.hasByteOrderMark() ? 3 : 0;
  if(const std::size_t feed = text_.find('\n'); feed != std::string_view::npos && feed > 0 && text_[feed - 1] == '\r')
    lineEnd_ = "\r\n";
  measure();
  for(Node node = 0; node < tree_.nodeCount() && result_.refusal.empty(); ++node)
  {
    while(!frames_.empty() && tree_.after(frames_.back().list) <= node)
      close();
    if(tree_.isComment(node))
    {
      gap(tree_.begin(node), Next::Comment, node);
      write(tree_.source(node));
    }
    else
    {
      gap(tree_.begin(node), Next::Element, node);
      if(!frames_.empty() && frames_.back().count++ == 1)
        frames_.back().aligned = column_;
      if(tree_.isList(node))
        open(node);
      else
        write(tree_.source(node));
    }
    if(!tree_.isList(node))
      lastNode_ = node;
  }
  while(!frames_.empty() && result_.refusal.empty())
    close();
  // What follows the body may be anything; nobody reads it.
  if(!isPart_)
    gap(static_cast<std::uint32_t>(text_.size()), Next::End, noNode);
  if(!result_.refusal.empty())
    result_.edits.clear();
  return std::move(result_);
}

void Layout::open(Node list)
{
  const Extent& extent = extents_[list];
  const ListStyle style = listStyle(tree_, list);
  const bool isBroken =
      !extent.hasBreak && style != ListStyle::Aligned && column_ + extent.width + closersBehind(list) > mostColumns;
  frames_.push_back({list, style, isBroken, column_, column_ + blockIndentation(), 0});
  write("(");
  lastNode_ = noNode;
}

void Layout::close()
{
  const Node list = frames_.back().list;
  gap(tree_.end(list) - 1, Next::Close, noNode);
  frames_.pop_back();
  write(")");
  lastNode_ = noNode;
}

void Layout::write(std::string_view text)
{
  at_ += static_cast<std::uint32_t>(text.size());
  const std::size_t feed = text.rfind('\n');
  column_ = feed == std::string_view::npos ? column_ + charactersIn(text) : charactersIn(text.substr(feed + 1));
  isFirst_ = false;
}

void Layout::gap(std::uint32_t end, Next next, Node node)
{
  const std::string_view old = text_.substr(at_, end - at_);
  if(!isBlank(old))
  {
    result_.refusal = languageText("format.control");
    return;
  }
  const bool isChosen = end >= lines_.begin && end <= lines_.end;
  const std::string blank = isChosen ? blanks(old, next, node) : std::string(old);
  if(blank != old)
    replace(at_, old, blank);
  const std::size_t feed = blank.rfind('\n');
  column_ = feed == std::string::npos ? column_ + static_cast<std::uint32_t>(blank.size())
                                      : static_cast<std::uint32_t>(blank.size() - feed - 1);
  at_ = end;
}

std::string Layout::blanks(std::string_view old, Next next, Node node)
{
  const auto feeds = static_cast<std::size_t>(std::ranges::count(old, '\n'));
  if(next == Next::End)
    return isFirst_ ? std::string() : lineBreak(old, 1, 0);
  if(isFirst_)
    return {};
  if(feeds > 0)
  {
    // No empty lines at the edges of lists.
    const bool atEdge = next == Next::Close || (!frames_.empty() && tree_.begin(frames_.back().list) + 1 == at_);
    return lineBreak(old, atEdge ? 1 : std::min<std::size_t>(feeds, 2), columnOfLine(next));
  }
  std::string inLine = spaces(old, next, node);
  if(next == Next::Element && breaksBefore(node, inLine))
    return lineBreak(old, 1, columnOfLine(next));
  return inLine;
}

std::string Layout::spaces(std::string_view old, Next next, Node node) const
{
  const bool isBehindOpen = !frames_.empty() && tree_.begin(frames_.back().list) + 1 == at_;
  if(next == Next::Close)
    return {};
  if(next == Next::Comment)
  {
    // Comments behind lines may stand in a column of their own.
    const bool isPlain = old.find_first_not_of(' ') == std::string_view::npos;
    return isPlain && !old.empty() ? std::string(old) : isBehindOpen && old.empty() ? std::string() : std::string(" ");
  }
  if(isBehindOpen || (old.empty() && lastNode_ != noNode && tree_.isAtom(lastNode_) && tree_.isAtom(node)))
    return {};
  // Values may stand in columns.
  const bool isColumn =
      !frames_.empty() && frames_.back().count > 1 && old.find_first_not_of(' ') == std::string_view::npos;
  return isColumn && !old.empty() ? std::string(old) : " ";
}

std::string Layout::lineBreak(std::string_view old, std::size_t feeds, std::uint32_t column) const
{
  const std::size_t feed = old.find('\n');
  const std::string_view end = feed == std::string_view::npos      ? lineEnd_
                               : feed > 0 && old[feed - 1] == '\r' ? std::string_view("\r\n")
                                                                   : std::string_view("\n");
  std::string result;
  for(; feeds > 0; --feeds)
    result += end;
  return result.append(column, ' ');
}

std::uint32_t Layout::columnOfLine(Next next) const
{
  if(frames_.empty())
    return 0;
  const Frame& frame = frames_.back();
  if(next == Next::Close)
    return frame.open;
  return frame.style == ListStyle::Block   ? frame.open + blockIndentation()
         : frame.style == ListStyle::Inner ? frame.open + 1
                                           : frame.aligned;
}

bool Layout::breaksBefore(Node node, std::string_view between) const
{
  if(frames_.empty() || between.empty())
    return false;
  const Frame& frame = frames_.back();
  // The word and what belongs to it stay together.
  if(frame.count < (frame.style == ListStyle::Inner ? 1u : 2u))
    return false;
  if(frame.isBroken && tree_.isList(node))
    return true;
  const std::uint32_t begin = column_ + static_cast<std::uint32_t>(between.size());
  const std::uint32_t end = begin + extents_[node].width;
  return columnOfLine(Next::Element) < begin && end + frames_.size() > mostColumns &&
         end + closersBehind(node) > mostColumns;
}

std::uint32_t Layout::closersBehind(Node node) const
{
  if(extents_[node].hasBreak)
    return 0;
  std::uint32_t count = 0;
  const auto closesIn = [&](Node list)
  { return tree_.after(node) == tree_.after(list) && !hasLineFeed(tree_, tree_.end(node), tree_.end(list)); };
  for(Node list = tree_.parent(node); list != noNode && count <= mostColumns && closesIn(list);
      node = list, list = tree_.parent(list))
    ++count;
  return count;
}

void Layout::replace(std::uint32_t begin, std::string_view old, std::string_view blank)
{
  const std::size_t shorter = std::min(old.size(), blank.size());
  std::size_t same = 0, behind = 0;
  while(same < shorter && old[same] == blank[same])
    ++same;
  while(behind < shorter - same && old[old.size() - 1 - behind] == blank[blank.size() - 1 - behind])
    ++behind;
  result_.edits.push_back({begin + static_cast<std::uint32_t>(same),
                           begin + static_cast<std::uint32_t>(old.size() - behind),
                           std::string(blank.substr(same, blank.size() - same - behind))});
}

} // namespace

Formatting format(const SyntaxTree& tree, std::optional<TextRange> selection)
{
  const std::string_view text = tree.text();
  const auto size = static_cast<std::uint32_t>(text.size());
  TextRange lines{0, size};
  if(selection)
  {
    const std::uint32_t begin = std::min(selection->begin, size), end = std::clamp(selection->end, begin, size);
    const std::size_t before = begin == 0 ? std::string_view::npos : text.rfind('\n', begin - 1);
    lines.begin = before == std::string_view::npos ? 0 : static_cast<std::uint32_t>(before + 1);
    lines.end = static_cast<std::uint32_t>(std::min<std::size_t>(text.find('\n', end), size));
  }
  if(tree.broken())
  {
    const SyntaxTree read(tree.text(), 2);
    const rsg::SceneForm form(read);
    if(!read.broken() && form.kind != rsg::SceneForm::Kind::Unknown && form.body != noNode)
      return Layout(read, lines, true).run();
  }
  return Layout(tree, lines, false).run();
}

} // namespace sparkwright
