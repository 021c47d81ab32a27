#include "core/syntax/TokenRope.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace sparkwright
{

namespace
{

/// Bytes of a new chunk; longer tokens make longer ones.
constexpr std::size_t chunkBytes = 4096;

} // namespace

/// One edit: reads tokens again from shortly before it until they are the old ones again.
class TokenRope::Replacement
{
public:
  Replacement(TokenRope& rope, const TextEdit& edit) : rope_(rope), edit_(edit) {}

  Change carryOut()
  {
    start();
    lex();
    std::string parentheses;
    const bool listsChanged = giveIds(parentheses);
    const Offset tokensEnd = start_.begin_ + consumed();
    rope_.splice(start_.chunk_, last_ + 1, chunks());
    return {edit_.begin, edit_.end - edit_.begin, inserted(), start_.begin_, tokensEnd, listsChanged,
            std::move(parentheses)};
  }

private:
  Offset inserted() const { return static_cast<Offset>(edit_.text.size()); }
  /// Bytes of the buffer that were read again.
  Offset consumed() const { return position_; }

  /// The first token to be read again. Where a token ends depends on what follows: an atom goes on, a comment ends at
  /// the line feed after the next blank's carriage return. So two tokens before the edit are read again.
  void start()
  {
    start_ = rope_.at(edit_.begin);
    for(int i = 0; i < 2; ++i)
      if(const std::optional<Cursor> before = start_.previous())
        start_ = *before;
    const Cursor end = rope_.at(edit_.end);
    last_ = end.chunk_;
    lastBegin_ = end.chunkBegin();
    buffer_ = rope_.text(start_.begin_, edit_.begin) + edit_.text +
              rope_.text(edit_.end, lastBegin_ + rope_.summaries_[last_].bytes);
    old_ = last_;
    oldBegin_ = lastBegin_;
  }

  /// Adds the text of further chunks to the buffer, twice as many each time.
  void extend()
  {
    const std::size_t most = std::min(rope_.chunks_.size() - 1, last_ + further_);
    further_ *= 2;
    while(last_ < most)
    {
      lastBegin_ += rope_.summaries_[last_].bytes;
      buffer_ += rope_.chunks_[++last_]->text;
    }
  }

  /// Whether the old tokens begin at the position, too. From there on they stay, since they depend on the text after
  /// them only, except for a byte order mark.
  bool meetsOldTokens()
  {
    const Offset at = start_.begin_ + position_;
    if(at < edit_.begin + inserted() || at == 0)
      return false;
    const Offset before = at - inserted() + (edit_.end - edit_.begin);
    if(before == 0)
      return false;
    for(;;)
    {
      const std::vector<Entry>& tokens = rope_.chunks_[old_]->tokens;
      while(oldIndex_ < tokens.size() && oldBegin_ + tokens[oldIndex_].begin < before)
        ++oldIndex_;
      if(oldIndex_ < tokens.size())
        return oldBegin_ + tokens[oldIndex_].begin == before;
      if(old_ == last_)
        return before == rope_.size_;
      oldBegin_ += rope_.summaries_[old_].bytes;
      ++old_;
      oldIndex_ = 0;
    }
  }

  void lex()
  {
    // A lexer takes what is at position 0 for the beginning of the text.
    const Offset shift = start_.begin_ == 0 ? 0 : 1;
    if(shift)
      buffer_.insert(buffer_.begin(), ' ');
    while(!meetsOldTokens())
    {
      Lexer lexer(buffer_, position_ + shift);
      for(;;)
      {
        const Token token = lexer.next();
        if(token.end == buffer_.size() && last_ + 1 < rope_.chunks_.size())
        {
          extend();
          break;
        }
        if(token.kind == Token::Kind::End)
          break;
        tokens_.push_back({token.begin - shift, token.kind, token.quote, token.escaped, token.complete, 0});
        position_ = token.end - shift;
        if(meetsOldTokens())
          break;
      }
      if(position_ + shift == buffer_.size() && last_ + 1 == rope_.chunks_.size())
        break;
    }
    if(shift)
      buffer_.erase(buffer_.begin());
    // What of the last chunk stays begins at the old token met.
    if(old_ != last_)
    {
      last_ = old_;
      lastBegin_ = oldBegin_;
    }
    if(position_ == buffer_.size())
      oldIndex_ = rope_.chunks_[last_]->tokens.size();
  }

  /// The old tokens that were read again, in order.
  template <class F>
  void forReplaced(F&& function) const
  {
    for(std::size_t chunk = start_.chunk_; chunk <= last_; ++chunk)
    {
      const std::vector<Entry>& tokens = rope_.chunks_[chunk]->tokens;
      const std::size_t end = chunk == last_ ? oldIndex_ : tokens.size();
      for(std::size_t i = chunk == start_.chunk_ ? start_.index_ : 0; i < end; ++i)
        function(tokens[i]);
    }
  }

  /// Gives each `(` its old id, or a new one. @param before  set to the old parentheses. @return whether parentheses have come or gone
  bool giveIds(std::string& before)
  {
    std::string after;
    std::vector<Id> ids;
    std::vector<Entry*> lists;
    const auto add = [](std::string& to, Token::Kind kind)
    {
      if(kind == Token::Kind::Open || kind == Token::Kind::Close)
        to += kind == Token::Kind::Open ? '(' : ')';
    };
    forReplaced(
        [&](const Entry& entry)
        {
          add(before, entry.kind);
          if(entry.id != 0)
            ids.push_back(entry.id);
        });
    for(Entry& entry : tokens_)
    {
      add(after, entry.kind);
      if(entry.kind == Token::Kind::Open)
        lists.push_back(&entry);
    }
    // Those before the edit and after it keep theirs; of those inside it, the first and last ones as far as they go.
    const std::size_t inFront = static_cast<std::size_t>(
        std::ranges::count_if(lists, [&](const Entry* list) { return start_.begin_ + list->begin < edit_.begin; }));
    const std::size_t behind = static_cast<std::size_t>(std::ranges::count_if(
        lists, [&](const Entry* list) { return start_.begin_ + list->begin >= edit_.begin + inserted(); }));
    std::size_t head = std::min({ids.size(), lists.size(), inFront});
    std::size_t tail = std::min({ids.size() - head, lists.size() - head, behind});
    while(head + tail < std::min(ids.size(), lists.size()))
      ++head;
    for(std::size_t i = 0; i < head; ++i)
      lists[i]->id = ids[i];
    for(std::size_t i = 1; i <= tail; ++i)
      lists[lists.size() - i]->id = ids[ids.size() - i];
    for(std::size_t i = head; i + tail < ids.size(); ++i)
      rope_.lists_.erase(ids[i]);
    for(std::size_t i = head; i + tail < lists.size(); ++i)
      lists[i]->id = ++rope_.lastId_;
    return before != after;
  }

  /// What takes the place of the chunks from that of start_ to last_.
  Chunks chunks()
  {
    const Chunk& front = *rope_.chunks_[start_.chunk_];
    const Chunk& back = *rope_.chunks_[last_];
    const Offset kept = start_.begin_ - start_.chunkBegin();
    const Offset backBegin =
        oldIndex_ < back.tokens.size() ? back.tokens[oldIndex_].begin : static_cast<Offset>(back.text.size());
    Chunk all;
    all.text = front.text.substr(0, kept);
    all.text.append(buffer_, 0, position_);
    all.text.append(back.text, backBegin);
    all.tokens.assign(front.tokens.begin(), front.tokens.begin() + static_cast<std::ptrdiff_t>(start_.index_));
    const auto add = [&](Entry entry, Offset shift)
    {
      entry.begin += shift;
      all.tokens.push_back(entry);
    };
    for(const Entry& entry : tokens_)
      add(entry, kept);
    for(std::size_t i = oldIndex_; i < back.tokens.size(); ++i)
      add(back.tokens[i], kept + position_ - backBegin);
    if(all.text.size() < chunkBytes / 4 && last_ + 1 < rope_.chunks_.size())
    {
      const auto shift = static_cast<Offset>(all.text.size());
      const Chunk& next = *rope_.chunks_[++last_];
      all.text += next.text;
      for(const Entry& entry : next.tokens)
        add(entry, shift);
    }
    return split(std::move(all));
  }

  static Chunks split(Chunk all)
  {
    Chunks result;
    if(all.text.size() <= 2 * chunkBytes)
    {
      result.push_back(std::make_unique<Chunk>(std::move(all)));
      return result;
    }
    for(std::size_t i = 0; i < all.tokens.size();)
    {
      const Offset begin = all.tokens[i].begin;
      std::size_t end = i + 1;
      while(end < all.tokens.size() && all.tokens[end].begin - begin < chunkBytes)
        ++end;
      auto part = std::make_unique<Chunk>();
      part->text = all.text.substr(begin, (end < all.tokens.size() ? all.tokens[end].begin : all.text.size()) - begin);
      part->tokens.assign(all.tokens.begin() + static_cast<std::ptrdiff_t>(i),
                          all.tokens.begin() + static_cast<std::ptrdiff_t>(end));
      for(Entry& entry : part->tokens)
        entry.begin -= begin;
      result.push_back(std::move(part));
      i = end;
    }
    return result;
  }

  TokenRope& rope_;
  const TextEdit& edit_;
  Cursor start_;
  std::size_t last_ = 0; ///< The last chunk whose text is in the buffer …
  Offset lastBegin_ = 0; ///< … and its begin in the text before.
  std::size_t further_ = 1;
  std::string buffer_;        ///< The text after, from start_ on.
  Offset position_ = 0;       ///< In the buffer; tokens before are in tokens_.
  std::vector<Entry> tokens_; ///< Read again; positions in the buffer.
  // The old token at or after the position; oldIndex_ may be past the chunk's end
  std::size_t old_ = 0, oldIndex_ = 0;
  Offset oldBegin_ = 0;
};

TokenRope::Change TokenRope::replace(const TextEdit& edit)
{
  assert(edit.begin <= edit.end && edit.end <= size_);
  return Replacement(*this, edit).carryOut();
}

} // namespace sparkwright
