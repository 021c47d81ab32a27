#include "core/syntax/SyntaxTree.h"
#include "core/syntax/TokenRope.h"

#include <QtTest>

#include <map>
#include <random>

using namespace sparkwright;

namespace
{

using Rope = TokenRope;

/// All tokens as `kind begin end`, and whether they are complete.
std::vector<std::array<std::uint32_t, 4>> tokensOf(const std::string& text)
{
  std::vector<std::array<std::uint32_t, 4>> all;
  Lexer lexer(text);
  for(Token token = lexer.next(); token.kind != Token::Kind::End; token = lexer.next())
    all.push_back({static_cast<std::uint32_t>(token.kind), token.begin, token.end, token.complete});
  return all;
}

std::vector<std::array<std::uint32_t, 4>> tokensOf(const Rope& rope)
{
  std::vector<std::array<std::uint32_t, 4>> all;
  for(Rope::Cursor at = rope.first(); !at.atEnd(); at = at.next())
    all.push_back({static_cast<std::uint32_t>(at.kind()), at.begin(), at.end(), at.token().complete});
  return all;
}

std::map<Rope::Id, std::uint32_t> listsOf(const Rope& rope)
{
  std::map<Rope::Id, std::uint32_t> all;
  for(Rope::Cursor at = rope.first(); !at.atEnd(); at = at.next())
    if(at.id() != 0)
      all[at.id()] = at.begin();
  return all;
}

constexpr std::string_view pieces[] = {"(",    ")",           " ",  "a",  "\"", "'",   ";",   "\n",
                                       "\r\n", "\r",          "\\", "'(", "x)", "(nd", "1.5", "\xef\xbb\xbf",
                                       "\x01", "(setName b)", "\t"};

std::string randomText(std::mt19937& random, int count)
{
  std::string text;
  for(int i = 0; i < count; ++i)
    text += pieces[random() % std::size(pieces)];
  return text;
}

} // namespace

/// The text of an editor with its tokens: after any edits it is what reading the whole text would give.
class TokenRopeTest : public QObject
{
  Q_OBJECT

private slots:
  void anEditReadsOnlyWhatIsAroundIt()
  {
    std::string text = "(RSG 0 1)\n(\n";
    for(int i = 0; i < 50'000; ++i)
      text += "  (nd Transform (setLocalPos 1 2 3)) ; one\n";
    text += ")\n";
    Rope rope(text);
    const auto at = static_cast<std::uint32_t>(text.find("2 3", text.size() / 2));
    const Rope::Change change = rope.replace({at, at + 1, "25"});
    QVERIFY(!change.listsChanged);
    QVERIFY(change.tokensEnd - change.tokensBegin < 20);
    QCOMPARE(change.removed, 1u);
    QCOMPARE(change.inserted, 2u);
    text.replace(at, 1, "25");
    QVERIFY(rope.text() == text);
  }

  void tellsTheParenthesesThatWereThere()
  {
    Rope rope("(RSG 0 1)((nd A)(nd B))");
    const Rope::Change change = rope.replace({14, 20, ""}); // `A)(nd `
    QVERIFY(change.listsChanged);
    QCOMPARE(change.parentheses, ")(");
    QCOMPARE(rope.text(), "(RSG 0 1)((nd B))");
    QCOMPARE(rope.replace({3, 3, "x"}).parentheses, "(");
  }

  void isWhatReadingTheWholeTextGives_data()
  {
    QTest::addColumn<int>("seed");
    for(int seed = 1; seed <= 20; ++seed)
      QTest::addRow("seed %d", seed) << seed;
  }
  void isWhatReadingTheWholeTextGives()
  {
    QFETCH(int, seed);
    std::mt19937 random(static_cast<unsigned>(seed));
    // Some texts are one chunk, some are many.
    std::string text = randomText(random, seed % 4 == 0 ? 8'000 : 60);
    Rope rope(text);
    for(int i = 0; i < (text.size() > 1000 ? 20 : 200); ++i)
    {
      const auto begin = static_cast<std::uint32_t>(random() % (text.size() + 1));
      const auto length = static_cast<std::uint32_t>(random() % 3 ? random() % 4 : random() % 6000);
      const std::uint32_t end = std::min(begin + length, static_cast<std::uint32_t>(text.size()));
      const std::string inserted = randomText(random, static_cast<int>(random() % 5 ? random() % 4 : random() % 1500));
      rope.replace({begin, end, inserted});
      text.replace(begin, end - begin, inserted);
      QCOMPARE(rope.size(), text.size());
      QVERIFY(rope.text() == text);
      QVERIFY(tokensOf(rope) == tokensOf(text));
    }
  }

  void tellsTheListsThatTheTreeTells_data() { isWhatReadingTheWholeTextGives_data(); }
  void tellsTheListsThatTheTreeTells()
  {
    QFETCH(int, seed);
    std::mt19937 random(static_cast<unsigned>(seed));
    const std::string text = randomText(random, seed % 4 == 0 ? 4'000 : 100);
    const Rope rope(text);
    const SyntaxTree tree(text);
    for(SyntaxTree::Node node = 0; node < tree.nodeCount(); ++node)
    {
      const Rope::Cursor token = rope.at(tree.begin(node));
      QCOMPARE(token.begin(), tree.begin(node));
      const std::optional<Rope::Cursor> around = rope.around(token);
      const SyntaxTree::Node parent = tree.parent(node);
      QCOMPARE(around.has_value(), parent != SyntaxTree::none);
      if(around)
        QCOMPARE(around->begin(), tree.begin(parent));
      if(tree.isComment(node))
        continue;
      QCOMPARE(rope.endOf(token), tree.end(node));
      const SyntaxTree::Node next = parent == SyntaxTree::none ? tree.nextTop(node) : tree.nextElement(parent, node);
      const std::optional<Rope::Cursor> element = around ? rope.nextElement(token) : rope.nextTop(token);
      QCOMPARE(element.has_value(), next != SyntaxTree::none);
      if(element)
        QCOMPARE(element->begin(), tree.begin(next));
      if(!tree.isList(node))
        continue;
      const std::optional<Rope::Cursor> close = rope.closeOf(token);
      QCOMPARE(close.has_value(), tree.isComplete(node));
      if(close)
        QCOMPARE(rope.openOf(*close)->begin(), token.begin());
      const SyntaxTree::Node first = tree.firstElement(node);
      QCOMPARE(rope.firstElement(token).has_value(), first != SyntaxTree::none);
    }
    const SyntaxTree::Node top = tree.firstTop();
    QCOMPARE(rope.firstTop().has_value(), top != SyntaxTree::none);
    if(top != SyntaxTree::none)
      QCOMPARE(rope.firstTop()->begin(), tree.begin(top));
  }

  void listsKeepTheirIdsWhileOthersAreEdited()
  {
    std::mt19937 random(7);
    std::string text = "(RSG 0 1)\n(\n";
    for(int i = 0; i < 700; ++i)
      text += "  (nd Transform\n    (setLocalPos 1 2 3) (setName a" + std::to_string(i) + "))\n";
    text += ")\n";
    Rope rope(text);
    for(int i = 0; i < 100; ++i)
    {
      const std::map<Rope::Id, std::uint32_t> before = listsOf(rope);
      const auto begin = static_cast<std::uint32_t>(random() % rope.size());
      const std::uint32_t end = std::min(begin + static_cast<std::uint32_t>(random() % 40), rope.size());
      const std::string inserted = i % 3 ? "" : i % 2 ? "(nd Box)" : "12";
      rope.replace({begin, end, inserted});
      const std::map<Rope::Id, std::uint32_t> after = listsOf(rope);
      for(const auto& [id, place] : after)
      {
        const auto old = before.find(id);
        if(old == before.end())
          continue;
        if(old->second < begin)
          QCOMPARE(place, old->second);
        else if(old->second >= end)
          QCOMPARE(place, old->second - (end - begin) + static_cast<std::uint32_t>(inserted.size()));
        QCOMPARE(rope.find(id)->begin(), place);
      }
      for(const auto& [id, place] : before)
        if(place < begin || place >= end)
          QVERIFY2(rope.find(id), qPrintable(QString("list at %1, edit %2 to %3").arg(place).arg(begin).arg(end)));
        else
          QCOMPARE(rope.find(id).has_value(), after.contains(id));
    }
  }

  void replacingAListByOneLikeItKeepsTheIds()
  {
    Rope rope("((nd Box (setMass 1)) (nd Ball))");
    const std::map<Rope::Id, std::uint32_t> before = listsOf(rope);
    rope.replace({1, 21, "(nd Box (setMass 25))"});
    const std::map<Rope::Id, std::uint32_t> after = listsOf(rope);
    QCOMPARE(after.size(), before.size());
    for(const auto& [id, place] : before)
      QVERIFY(after.contains(id));
  }

  void countsLines()
  {
    std::mt19937 random(3);
    const std::string text = randomText(random, 30'000);
    const Rope rope(text);
    std::uint32_t line = 0, begin = 0;
    for(std::uint32_t i = 0; i <= text.size(); ++i)
    {
      if(i % 97 == 0)
      {
        QCOMPARE(rope.lineOf(i), line);
        QCOMPARE(rope.lineBegin(line), begin);
      }
      if(i < text.size() && text[i] == '\n')
      {
        const bool carriageReturn = i > begin && text[i - 1] == '\r';
        QCOMPARE(rope.lineEnd(line), carriageReturn ? i - 1 : i);
        ++line;
        begin = i + 1;
      }
    }
    QCOMPARE(rope.lineCount(), line + 1);
    QCOMPARE(rope.lineBegin(line + 1), rope.size());
    QCOMPARE(rope.lineEnd(line), rope.size());
  }

  void knowsWhetherParenthesesHavePartners()
  {
    QVERIFY(Rope("").balanced());
    QVERIFY(Rope("(a (b) ;)\n)").balanced());
    QVERIFY(!Rope("(a").balanced());
    QVERIFY(!Rope(")(").balanced());
    QCOMPARE(Rope("(a (b) c)").depthAt(4), 2);
    QCOMPARE(Rope("(a (b) c)").depthAt(9), 0);
    QCOMPARE(Rope(")").depthAt(1), -1);
  }

  void anEmptyTextHasNoLists()
  {
    Rope rope;
    QVERIFY(rope.first().atEnd());
    QVERIFY(!rope.firstTop());
    QVERIFY(!rope.around(rope.at(0)));
    QVERIFY(!rope.first().previous());
    QVERIFY(!rope.find(1));
    rope.replace({0, 0, "(a)"});
    rope.replace({0, 3, ""});
    QVERIFY(rope.first().atEnd());
    QCOMPARE(rope.lineCount(), 1u);
  }
};

QTEST_APPLESS_MAIN(TokenRopeTest)
#include "TokenRopeTest.moc"
