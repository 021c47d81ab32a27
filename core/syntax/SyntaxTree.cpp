#include "core/syntax/SyntaxTree.h"

#include "core/syntax/SyntaxTexts.h"

#include <algorithm>
#include <cstring>

namespace sparkwright
{

namespace
{

/// A hopeless file need not fill the log.
constexpr std::size_t mostDiagnostics = 20;

} // namespace

SyntaxTree::SyntaxTree(std::string text, std::size_t mostLists) : text_(std::move(text))
{
  lineStarts_.push_back(0);
  for(std::size_t i = 0; i < text_.size();)
  {
    const void* const found = std::memchr(text_.data() + i, '\n', text_.size() - i);
    if(!found)
      break;
    i = static_cast<std::size_t>(static_cast<const char*>(found) - text_.data()) + 1;
    lineStarts_.push_back(static_cast<std::uint32_t>(i));
  }
  nodes_.reserve(text_.size() / 8 + 8);
  parse(mostLists);
}

void SyntaxTree::parse(std::size_t mostLists)
{
  Lexer lexer(text_);
  std::vector<Node> open;
  while(mostLists > 0)
  {
    const Token token = lexer.next();
    const Node parent = open.empty() ? none : open.back();
    const Node self = static_cast<Node>(nodes_.size());
    switch(token.kind)
    {
    case Token::Kind::Blank:
      break;
    case Token::Kind::Comment:
      nodes_.push_back({token.begin, token.end, self + 1, parent, Kind::Comment, Quote::Bare, false, true});
      break;
    case Token::Kind::Open:
      nodes_.push_back({token.begin, token.end, self + 1, parent, Kind::List, Quote::Bare, false, false});
      open.push_back(self);
      break;
    case Token::Kind::Close:
      if(open.empty())
      {
        report(Diagnostic::Severity::Error, token.begin, syntaxText("syntax.noOpen"), syntaxText("syntax.remove"));
        break;
      }
      nodes_[open.back()].end = token.end;
      nodes_[open.back()].after = self;
      nodes_[open.back()].complete = true;
      open.pop_back();
      if(open.empty())
        --mostLists;
      break;
    case Token::Kind::Atom:
      addAtom(token, parent);
      break;
    case Token::Kind::Stray:
      report(Diagnostic::Severity::Warning, token.begin, syntaxText("syntax.control"), {});
      break;
    case Token::Kind::End:
      mostLists = 0;
      break;
    }
  }
  restBegin_ = lexer.position();
  if(!open.empty())
    reportOpenLists(open);
}

void SyntaxTree::addAtom(const Token& token, Node parent)
{
  const Node self = static_cast<Node>(nodes_.size());
  nodes_.push_back(
      {token.begin, token.end, self + 1, parent, Kind::Atom, token.quote, token.escaped, token.complete});
  if(parent == none)
    report(Diagnostic::Severity::Warning, token.begin, syntaxText("syntax.outside"), {});
  if(token.complete)
    return;
  if(token.quote == Quote::Single)
    report(Diagnostic::Severity::Warning, token.begin, syntaxText("syntax.singleQuote"),
           syntaxText("syntax.doubleQuotes"));
  else
    report(Diagnostic::Severity::Error, token.begin, syntaxText("syntax.quoted"), syntaxText("syntax.sameQuote"));
}

void SyntaxTree::reportOpenLists(const std::vector<Node>& open)
{
  for(const Node list : open)
  {
    nodes_[list].end = static_cast<std::uint32_t>(text_.size());
    nodes_[list].after = static_cast<Node>(nodes_.size());
  }
  const Node inner = open.back();
  LocalText hint;
  if(open.size() > 1)
    hint = syntaxText("syntax.stillOpen", open.size(), position(open.front()).line);
  else
  {
    // The usual slip: a list deep inside lacks its ')', so all that follows sits one level too deep. Somebody who
    // indents shows where: the first list in the first column of its line that is not at top level.
    for(Node node = inner + 1; node < nodes_.size() && hint.empty(); ++node)
      if(isList(node) && position(node).column == position(inner).column)
        hint = syntaxText("syntax.indentation", position(node).line);
  }
  report(Diagnostic::Severity::Error, nodes_[inner].begin, syntaxText("syntax.noClose"), hint);
}

void SyntaxTree::report(Diagnostic::Severity severity, std::uint32_t offset, const LocalText& message,
                        const LocalText& hint)
{
  broken_ = broken_ || severity == Diagnostic::Severity::Error;
  if(diagnostics_.size() >= mostDiagnostics && severity != Diagnostic::Severity::Error)
    return;
  if(diagnostics_.size() >= 2 * mostDiagnostics)
    return;
  const Position at = positionAt(offset);
  diagnostics_.push_back(Diagnostic::of(severity, {}, at.line, at.column, message, hint));
}

std::uint32_t SyntaxTree::firstOfRest() const
{
  Lexer lexer(text_, restBegin_);
  for(;;)
  {
    const Token token = lexer.next();
    if(token.kind != Token::Kind::Blank && token.kind != Token::Kind::Comment)
      return token.begin;
  }
}

std::string_view SyntaxTree::source(Node node) const
{
  return std::string_view(text_).substr(nodes_[node].begin, nodes_[node].end - nodes_[node].begin);
}

Token SyntaxTree::token(Node atom) const
{
  const Entry& e = nodes_[atom];
  return {Token::Kind::Atom, e.quote, e.escaped, e.complete, e.begin, e.end};
}

std::string SyntaxTree::value(Node atom) const
{
  std::string result;
  appendAtomValue(text_, token(atom), result);
  return result;
}

std::string_view SyntaxTree::value(Node atom, std::string& scratch) const
{
  const Token atomToken = token(atom);
  if(!atomToken.escaped)
    return atomBody(text_, atomToken);
  scratch.clear();
  appendAtomValue(text_, atomToken, scratch);
  return scratch;
}

SyntaxTree::Position SyntaxTree::positionAt(std::uint32_t offset) const
{
  const auto line = std::upper_bound(lineStarts_.begin(), lineStarts_.end(), offset) - 1;
  return {static_cast<int>(line - lineStarts_.begin()) + 1, static_cast<int>(offset - *line) + 1};
}

SyntaxTree::Node SyntaxTree::nodeAt(std::uint32_t offset) const
{
  // The last node that starts at or before the byte is the innermost one, or follows siblings within it.
  const auto next = std::upper_bound(nodes_.begin(), nodes_.end(), offset,
                                     [](std::uint32_t at, const Entry& entry) { return at < entry.begin; });
  Node node = static_cast<Node>(next - nodes_.begin());
  if(node == 0)
    return none;
  --node;
  while(node != none && (offset >= nodes_[node].end || isComment(node)))
    node = nodes_[node].parent;
  return node;
}

} // namespace sparkwright
