#include "editor/tree/OutlineEdit.h"

#include <algorithm>

namespace sparkwright
{

void OutlineEdit::follow(std::string_view parentheses, Lists& lists, std::size_t& least)
{
  for(const char parenthesis : parentheses)
    if(parenthesis == '(')
      lists.push_back(0);
    else if(!lists.empty())
    {
      lists.pop_back();
      least = std::min(least, lists.size());
    }
}

void UnbalancedPart::beginWithAll()
{
  range_ = {0, tokens_.size()};
  lists_.reset();
}

void UnbalancedPart::begin(const OutlineEdit& edit)
{
  range_ = edit.range;
  lists_ = edit.before;
}

void UnbalancedPart::extendTo(TokenRope::Offset begin)
{
  range_.begin = std::min(range_.begin, begin);
}

/// Moves what has changed before along with the text.
void UnbalancedPart::moveAlong(const TokenRope::Change& change)
{
  const auto moved = [&](TokenRope::Offset offset, bool end)
  {
    if(offset <= change.begin)
      return offset;
    if(offset >= change.begin + change.removed)
      return offset - change.removed + change.inserted;
    return end ? change.begin + change.inserted : change.begin;
  };
  range_ = {moved(range_.begin, false), moved(range_.end, true)};
}

void UnbalancedPart::add(const TokenRope::Change& change, const OutlineEdit& edit, std::string_view parentheses)
{
  const TokenRope::Offset end = range_.end; // In the text before the change.
  moveAlong(change);
  if(lists_ && change.begin >= end)
  {
    for(TokenRope::Cursor token = tokens_.at(end); !token.atEnd() && token.begin() < change.begin; token = token.next())
      if(token.kind() == Token::Kind::Open)
        lists_->push_back(token.id());
      else if(token.kind() == Token::Kind::Close && !lists_->empty())
        lists_->pop_back();
    std::size_t unused = 0;
    OutlineEdit::follow(parentheses, *lists_, unused);
  }
  else if(end < change.tokensEnd - change.inserted + change.removed && !parentheses.empty())
    lists_.reset(); // It is not known which of them were in the part that had not changed.
  range_ = {std::min(range_.begin, edit.range.begin), std::max(range_.end, edit.range.end)};
}

} // namespace sparkwright
