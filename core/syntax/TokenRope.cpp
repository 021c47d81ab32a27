#include "core/syntax/TokenRope.h"

#include <algorithm>
#include <cassert>

namespace sparkwright
{

namespace
{

int depthOf(Token::Kind kind)
{
  return kind == Token::Kind::Open ? 1 : kind == Token::Kind::Close ? -1 : 0;
}

bool isElement(Token::Kind kind)
{
  return kind == Token::Kind::Open || kind == Token::Kind::Atom;
}

} // namespace

TokenRope::TokenRope() : TokenRope(std::string_view()) {}

TokenRope::TokenRope(std::string_view text)
{
  chunks_.push_back(std::make_unique<Chunk>());
  summaries_.emplace_back();
  if(!text.empty())
    replace({0, 0, std::string(text)});
}

void TokenRope::summarise(std::size_t chunk)
{
  Chunk& self = *chunks_[chunk];
  self.number = chunk;
  Summary sum;
  sum.bytes = static_cast<Offset>(self.text.size());
  sum.lineFeeds = static_cast<Offset>(std::ranges::count(self.text, '\n'));
  for(const Entry& entry : self.tokens)
  {
    sum.leastDepth = std::min(sum.leastDepth, sum.depth);
    sum.depth += depthOf(entry.kind);
    if(entry.id != 0)
      lists_[entry.id] = &self;
  }
  sum.leastDepth = std::min(sum.leastDepth, sum.depth);
  summaries_[chunk] = sum;
}

void TokenRope::splice(std::size_t first, std::size_t last, Chunks chunks)
{
  for(std::size_t i = first; i < last; ++i)
  {
    size_ -= summaries_[i].bytes;
    lineFeeds_ -= summaries_[i].lineFeeds;
  }
  const std::size_t common = std::min(last - first, chunks.size());
  const auto at = [](auto& all, std::size_t index) { return all.begin() + static_cast<std::ptrdiff_t>(index); };
  std::move(at(chunks, 0), at(chunks, common), at(chunks_, first));
  chunks_.erase(at(chunks_, first + common), at(chunks_, last));
  summaries_.erase(at(summaries_, first + common), at(summaries_, last));
  chunks_.insert(at(chunks_, first + common), std::make_move_iterator(at(chunks, common)),
                 std::make_move_iterator(chunks.end()));
  summaries_.insert(at(summaries_, first + common), chunks.size() - common, Summary());
  for(std::size_t i = first; i < first + chunks.size(); ++i)
  {
    summarise(i);
    size_ += summaries_[i].bytes;
    lineFeeds_ += summaries_[i].lineFeeds;
  }
  if(chunks.size() != last - first)
    for(std::size_t i = first + chunks.size(); i < chunks_.size(); ++i)
      chunks_[i]->number = i;
}

TokenRope::Cursor TokenRope::cursor(std::size_t chunk, Offset chunkBegin, std::size_t index) const
{
  while(index >= chunks_[chunk]->tokens.size() && chunk + 1 < chunks_.size())
  {
    chunkBegin += summaries_[chunk].bytes;
    index = 0;
    ++chunk;
  }
  Cursor result;
  result.rope_ = this;
  result.chunk_ = chunk;
  result.index_ = index;
  const Chunk& in = *chunks_[chunk];
  result.begin_ = chunkBegin + (index < in.tokens.size() ? in.tokens[index].begin : summaries_[chunk].bytes);
  return result;
}

TokenRope::Cursor TokenRope::first() const
{
  return cursor(0, 0, 0);
}

TokenRope::Cursor TokenRope::at(Offset offset) const
{
  Offset begin = 0;
  std::size_t chunk = 0;
  while(chunk + 1 < chunks_.size() && offset - begin >= summaries_[chunk].bytes)
    begin += summaries_[chunk++].bytes;
  const std::vector<Entry>& tokens = chunks_[chunk]->tokens;
  if(offset - begin >= summaries_[chunk].bytes)
    return cursor(chunk, begin, tokens.size());
  const auto after = std::ranges::upper_bound(tokens, offset - begin, {}, &Entry::begin);
  return cursor(chunk, begin, static_cast<std::size_t>(after - tokens.begin()) - 1);
}

std::optional<TokenRope::Cursor> TokenRope::find(Id id) const
{
  const auto found = lists_.find(id);
  if(found == lists_.end())
    return std::nullopt;
  const Chunk& chunk = *found->second;
  Offset begin = 0;
  for(std::size_t i = 0; i < chunk.number; ++i)
    begin += summaries_[i].bytes;
  const auto entry = std::ranges::find(chunk.tokens, id, &Entry::id);
  return cursor(chunk.number, begin, static_cast<std::size_t>(entry - chunk.tokens.begin()));
}

// Text and lines

std::string TokenRope::text(Offset begin, Offset end) const
{
  std::string result;
  end = std::min(end, size_);
  if(begin >= end)
    return result;
  result.reserve(end - begin);
  Offset chunkBegin = 0;
  for(std::size_t i = 0; i < chunks_.size() && chunkBegin < end; ++i)
  {
    const Offset chunkEnd = chunkBegin + summaries_[i].bytes;
    if(chunkEnd > begin)
    {
      const Offset from = std::max(begin, chunkBegin);
      result.append(chunks_[i]->text, from - chunkBegin, std::min(end, chunkEnd) - from);
    }
    chunkBegin = chunkEnd;
  }
  return result;
}

TokenRope::Offset TokenRope::lineOf(Offset offset) const
{
  Offset begin = 0, line = 0;
  std::size_t chunk = 0;
  while(chunk + 1 < chunks_.size() && offset - begin >= summaries_[chunk].bytes)
  {
    line += summaries_[chunk].lineFeeds;
    begin += summaries_[chunk++].bytes;
  }
  const std::string_view before =
      std::string_view(chunks_[chunk]->text).substr(0, std::min(offset - begin, summaries_[chunk].bytes));
  return line + static_cast<Offset>(std::ranges::count(before, '\n'));
}

TokenRope::Offset TokenRope::lineBegin(Offset line) const
{
  if(line == 0)
    return 0;
  if(line > lineFeeds_)
    return size_;
  Offset begin = 0, before = 0;
  std::size_t chunk = 0;
  while(before + summaries_[chunk].lineFeeds < line)
  {
    before += summaries_[chunk].lineFeeds;
    begin += summaries_[chunk++].bytes;
  }
  const std::string& text = chunks_[chunk]->text;
  std::size_t at = 0;
  for(; before < line; ++before)
    at = text.find('\n', at) + 1;
  return begin + static_cast<Offset>(at);
}

TokenRope::Offset TokenRope::lineEnd(Offset line) const
{
  if(line > lineFeeds_)
    return size_;
  const Offset begin = lineBegin(line);
  Offset end = line == lineFeeds_ ? size_ : lineBegin(line + 1) - 1;
  if(line < lineFeeds_ && end > begin && text(end - 1, end) == "\r")
    --end;
  return end;
}

// Cursors

Token::Kind TokenRope::Cursor::kind() const
{
  const std::vector<Entry>& tokens = rope_->chunks_[chunk_]->tokens;
  return index_ < tokens.size() ? tokens[index_].kind : Token::Kind::End;
}

TokenRope::Offset TokenRope::Cursor::end() const
{
  return begin_ + static_cast<Offset>(text().size());
}

Token TokenRope::Cursor::token() const
{
  const std::vector<Entry>& tokens = rope_->chunks_[chunk_]->tokens;
  if(index_ >= tokens.size())
    return {Token::Kind::End, Quote::Bare, false, true, begin_, begin_};
  const Entry& e = tokens[index_];
  return {e.kind, e.quote, e.escaped, e.complete, begin_, end()};
}

std::string_view TokenRope::Cursor::text() const
{
  const Chunk& chunk = *rope_->chunks_[chunk_];
  if(index_ >= chunk.tokens.size())
    return {};
  const Offset begin = chunk.tokens[index_].begin;
  const std::size_t end = index_ + 1 < chunk.tokens.size() ? chunk.tokens[index_ + 1].begin : chunk.text.size();
  return std::string_view(chunk.text).substr(begin, end - begin);
}

std::string TokenRope::Cursor::value() const
{
  Token self = token();
  self.end -= self.begin;
  self.begin = 0;
  std::string result;
  appendAtomValue(text(), self, result);
  return result;
}

TokenRope::Id TokenRope::Cursor::id() const
{
  const std::vector<Entry>& tokens = rope_->chunks_[chunk_]->tokens;
  return index_ < tokens.size() ? tokens[index_].id : 0;
}

TokenRope::Cursor TokenRope::Cursor::next() const
{
  const Chunk& chunk = *rope_->chunks_[chunk_];
  if(index_ >= chunk.tokens.size())
    return *this;
  return rope_->cursor(chunk_, begin_ - chunk.tokens[index_].begin, index_ + 1);
}

TokenRope::Offset TokenRope::Cursor::chunkBegin() const
{
  const std::vector<Entry>& tokens = rope_->chunks_[chunk_]->tokens;
  return begin_ - (index_ < tokens.size() ? tokens[index_].begin : rope_->summaries_[chunk_].bytes);
}

std::optional<TokenRope::Cursor> TokenRope::Cursor::previous() const
{
  if(index_ > 0)
    return rope_->cursor(chunk_, chunkBegin(), index_ - 1);
  if(chunk_ == 0)
    return std::nullopt;
  return rope_->cursor(chunk_ - 1, chunkBegin() - rope_->summaries_[chunk_ - 1].bytes,
                       rope_->chunks_[chunk_ - 1]->tokens.size() - 1);
}

// Lists

int TokenRope::depthBefore(const Cursor& token) const
{
  int depth = 0;
  for(std::size_t i = 0; i < token.chunk_; ++i)
    depth += summaries_[i].depth;
  for(std::size_t i = 0; i < token.index_; ++i)
    depth += depthOf(chunks_[token.chunk_]->tokens[i].kind);
  return depth;
}

int TokenRope::depthAt(Offset offset) const
{
  const Cursor token = at(offset);
  return depthBefore(token) + (token.begin() < offset ? depthOf(token.kind()) : 0);
}

std::optional<TokenRope::Cursor> TokenRope::forwardTo(const Cursor& from, int wanted) const
{
  int depth = depthBefore(from);
  std::size_t chunk = from.chunk_, index = from.index_;
  Offset chunkBegin = from.chunkBegin();
  for(;;)
  {
    const std::vector<Entry>& tokens = chunks_[chunk]->tokens;
    for(; index < tokens.size(); ++index)
    {
      if(depth <= wanted)
        return cursor(chunk, chunkBegin, index);
      depth += depthOf(tokens[index].kind);
    }
    for(;;)
    {
      if(chunk + 1 == chunks_.size())
        return depth <= wanted ? std::optional(cursor(chunk, chunkBegin, chunks_[chunk]->tokens.size())) : std::nullopt;
      chunkBegin += summaries_[chunk].bytes;
      ++chunk;
      if(depth + summaries_[chunk].leastDepth <= wanted)
        break;
      depth += summaries_[chunk].depth;
    }
    index = 0;
  }
}

std::optional<TokenRope::Cursor> TokenRope::backTo(const Cursor& from, int wanted) const
{
  int depth = depthBefore(from);
  std::size_t chunk = from.chunk_, index = from.index_;
  Offset chunkBegin = from.chunkBegin();
  for(;;)
  {
    const std::vector<Entry>& tokens = chunks_[chunk]->tokens;
    while(index > 0)
    {
      depth -= depthOf(tokens[--index].kind);
      if(depth <= wanted && tokens[index].kind == Token::Kind::Open)
        return cursor(chunk, chunkBegin, index);
    }
    for(;;)
    {
      if(chunk == 0)
        return std::nullopt;
      --chunk;
      chunkBegin -= summaries_[chunk].bytes;
      if(depth - summaries_[chunk].depth + summaries_[chunk].leastDepth <= wanted)
        break;
      depth -= summaries_[chunk].depth;
    }
    index = chunks_[chunk]->tokens.size();
  }
}

std::optional<TokenRope::Cursor> TokenRope::around(const Cursor& token) const
{
  const int depth = depthBefore(token) - (token.kind() == Token::Kind::Close ? 1 : 0);
  return backTo(token, depth - 1);
}

std::optional<TokenRope::Cursor> TokenRope::closeOf(const Cursor& open) const
{
  // The list ends where the depth falls back to what it was before its `(`: after the `)`.
  const std::optional<Cursor> after = forwardTo(open.next(), depthBefore(open));
  return after ? after->previous() : std::nullopt;
}

std::optional<TokenRope::Cursor> TokenRope::openOf(const Cursor& close) const
{
  return backTo(close, depthBefore(close) - 1);
}

std::optional<TokenRope::Cursor> TokenRope::elementFrom(Cursor token)
{
  while(!isElement(token.kind()))
  {
    if(token.atEnd() || token.kind() == Token::Kind::Close)
      return std::nullopt;
    token = token.next();
  }
  return token;
}

std::optional<TokenRope::Cursor> TokenRope::firstElement(const Cursor& open) const
{
  return elementFrom(open.next());
}

std::optional<TokenRope::Cursor> TokenRope::nextElement(const Cursor& element) const
{
  if(element.kind() != Token::Kind::Open)
    return elementFrom(element.next());
  const std::optional<Cursor> close = closeOf(element);
  return close ? elementFrom(close->next()) : std::nullopt;
}

std::optional<TokenRope::Cursor> TokenRope::topFrom(Cursor token)
{
  while(!isElement(token.kind()))
  {
    if(token.atEnd())
      return std::nullopt;
    token = token.next();
  }
  return token;
}

std::optional<TokenRope::Cursor> TokenRope::firstTop() const
{
  return topFrom(first());
}

std::optional<TokenRope::Cursor> TokenRope::nextTop(const Cursor& element) const
{
  if(element.kind() != Token::Kind::Open)
    return topFrom(element.next());
  const std::optional<Cursor> close = closeOf(element);
  return close ? topFrom(close->next()) : std::nullopt;
}

TokenRope::Offset TokenRope::endOf(const Cursor& element) const
{
  if(element.kind() != Token::Kind::Open)
    return element.end();
  const std::optional<Cursor> close = closeOf(element);
  return close ? close->end() : size_;
}

bool TokenRope::balanced() const
{
  int depth = 0;
  for(const Summary& summary : summaries_)
  {
    if(depth + summary.leastDepth < 0)
      return false;
    depth += summary.depth;
  }
  return depth == 0;
}

} // namespace sparkwright
