// Lexer and syntax tree: whatever the bytes are, tokens and nodes together give them back, and positions are inside.

#include "core/syntax/Document.h"

#include <cstdlib>

using namespace sparkwright;

namespace
{

void require(bool holds)
{
  if(!holds)
    std::abort();
}

void checkTokens(std::string_view text)
{
  std::uint32_t at = 0;
  Lexer lexer(text);
  for(Token token = lexer.next(); token.kind != Token::Kind::End; token = lexer.next())
  {
    require(token.begin == at && token.end > token.begin);
    at = token.end;
    if(token.kind != Token::Kind::Atom || !token.complete || token.quote == Quote::Raw)
      continue;
    std::string value;
    appendAtomValue(text, token, value);
    // Written anew, the value reads back.
    const std::string written = '(' + writeAtom(value, token.quote) + ')';
    const SyntaxTree tree(written);
    require(tree.nodeCount() == 2 && tree.value(1) == value);
  }
  require(at == text.size());
}

void checkNodes(const SyntaxTree& tree)
{
  std::string together;
  std::uint32_t at = 0;
  for(SyntaxTree::Node node = 0; node < tree.nodeCount(); ++node)
  {
    require(tree.begin(node) <= tree.end(node) && tree.end(node) <= tree.text().size());
    require(tree.after(node) > node && tree.after(node) <= tree.nodeCount());
    require(tree.position(node).line > 0 && tree.position(node).column > 0);
    if(tree.isList(node))
      continue;
    require(tree.begin(node) >= at);
    together += std::string_view(tree.text()).substr(at, tree.begin(node) - at);
    together += tree.source(node);
    at = tree.end(node);
  }
  require(together + tree.text().substr(at) == tree.text());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
  const std::string text(reinterpret_cast<const char*>(data), size);
  checkTokens(text);
  const SyntaxTree tree(text);
  require(tree.text() == text);
  checkNodes(tree);
  checkNodes(SyntaxTree(text, 2));
  for(std::uint32_t offset = 0; offset < size; offset += 7)
    tree.nodeAt(offset);

  Document document(text, "fuzz.rsg");
  for(SyntaxTree::Node node = 0; node < tree.nodeCount() && node < 20; ++node)
    if(tree.isAtom(node) && document.setAtom(node, "a \"b\\"))
      require(document.tree()->value(node) == "a \"b\\" && document.tree()->nodeCount() == tree.nodeCount());
  // An edit of the rope must give the tokens of the whole text.
  TokenRope rope(text.substr(size / 3));
  const auto at = static_cast<std::uint32_t>(size > 0 ? data[size - 1] % (rope.size() + 1) : 0);
  const std::uint32_t end = std::min(at + 3, rope.size());
  std::string edited = rope.text();
  edited.replace(at, end - at, text.substr(0, size / 3));
  rope.replace({at, end, text.substr(0, size / 3)});
  require(rope.text() == edited);
  Lexer lexer(edited);
  for(TokenRope::Cursor token = rope.first(); !token.atEnd(); token = token.next())
  {
    const Token wanted = lexer.next();
    require(wanted.kind == token.kind() && wanted.begin == token.begin() && wanted.end == token.end());
  }
  require(lexer.next().kind == Token::Kind::End);
  return 0;
}
