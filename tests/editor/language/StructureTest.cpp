#include "LanguageSupport.h"

#include "editor/language/structure/ListStyle.h"
#include "editor/language/structure/Selection.h"
#include "editor/language/structure/StructuralEdit.h"

using namespace sparkwright;

/// Selecting and moving whole expressions.
class StructureTest : public QObject
{
  Q_OBJECT

private:
  static TextRange rangeOf(const MarkedText& marked) { return {marked.marks.front(), marked.marks.back()}; }
  static QByteArray marked(std::string text, TextRange range)
  {
    text.insert(range.end, "|");
    text.insert(range.begin, "|");
    return QByteArray::fromStdString(text);
  }
  using Moving = std::optional<StructuralEdit::Change> (StructuralEdit::*)(TextRange) const;
  static QByteArray moved(const QByteArray& text, Moving move)
  {
    const MarkedText from(text);
    const SyntaxTree tree(from.text);
    const auto change = (StructuralEdit(tree).*move)(rangeOf(from));
    return change ? marked(edited(from.text, change->edits), change->selection) : QByteArray("no");
  }

private slots:
  void theSelectionGrowsAndShrinks_data()
  {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("larger");
    const auto row = [](const char* text, const char* larger)
    { QTest::newRow(text) << QByteArray(text) << QByteArray(larger); };
    row("(a (b c|d))", "(a (b |cd|))");
    row("(a (b |cd))", "(a (b |cd|))");
    row("(a (b cd|))", "(a (b |cd|))");
    row("(a (b |cd|))", "(a |(b cd)|)");
    row("(a (b | cd))", "(a |(b  cd)|)");
    row("(a |(b cd)|)", "|(a (b cd))|");
    row("(a (b |cd) e|)", "|(a (b cd) e)|");
    row("(a) |(b)|", "|(a) (b)|");
    row("(a \"b |c\")", "(a \"|b c|\")");
    row("(a \"|b c|\")", "(a |\"b c\"|)");
    row("(a ; no|te\n b)", "|(a ; note\n b)|");
    row("(a (b |", "(a |(b |");
    row("|", "||");
  }
  void theSelectionGrowsAndShrinks()
  {
    QFETCH(const QByteArray, text);
    const MarkedText from(text);
    const SyntaxTree tree(from.text);
    const TextRange larger = StructuralSelection(tree).expand(rangeOf(from));
    QTEST(marked(from.text, larger), "larger");
  }

  void growingEndsAtTheWholeTextAndShrinkingLeadsBack()
  {
    const std::string text = contentOf(SPARKWRIGHT_SOURCE_DIR "/resources/examples/pendulum.rsg");
    const SyntaxTree tree(text);
    const StructuralSelection structure(tree);
    for(std::uint32_t caret = 0; caret < text.size(); caret += 7)
    {
      std::vector<TextRange> steps{{caret, caret}};
      for(TextRange next = structure.expand(steps.back()); next != steps.back(); next = structure.expand(next))
      {
        QVERIFY(next.contains(steps.back()));
        steps.push_back(next);
      }
      QCOMPARE(steps.back(), (TextRange{0, static_cast<std::uint32_t>(text.size())}));
      while(steps.size() > 2)
      {
        const TextRange inner = structure.shrink(steps.back(), caret);
        steps.pop_back();
        // Between expressions the caret is in none.
        if(inner.begin <= caret && caret < inner.end)
          QCOMPARE(inner, steps.back());
      }
    }
  }

  void siblingsAreFound_data()
  {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("next");
    QTest::addColumn<QByteArray>("previous");
    const auto row = [](const char* text, const char* next, const char* previous)
    { QTest::newRow(text) << QByteArray(text) << QByteArray(next) << QByteArray(previous); };
    row("(a |(b)| c)", "(a (b) |c|)", "(|a| (b) c)");
    row("(|a| (b (x)) c)", "(a |(b (x))| c)", "no");
    row("(a (b (x)) |c|)", "no", "(a |(b (x))| c)");
    row("(a |; note\n b)", "(a ; note\n |b|)", "(|a| ; note\n b)");
    row("(a b|b c)", "(a bb |c|)", "(|a| bb c)");
    row("|(a)| (b)", "(a) |(b)|", "no");
    row("(a |)", "no", "(|a| )");
  }
  void siblingsAreFound()
  {
    QFETCH(const QByteArray, text);
    const MarkedText from(text);
    const SyntaxTree tree(from.text);
    const StructuralSelection structure(tree);
    const auto next = structure.next(rangeOf(from)), previous = structure.previous(rangeOf(from));
    QTEST(next ? marked(from.text, *next) : QByteArray("no"), "next");
    QTEST(previous ? marked(from.text, *previous) : QByteArray("no"), "previous");
  }

  void bracketsHavePartners()
  {
    const SyntaxTree tree("(a (b) \"(\" ; (\n");
    const StructuralSelection structure(tree);
    const auto at = structure.bracketsAt(3), behind = structure.bracketsAt(6);
    QVERIFY(at && behind);
    QCOMPARE(at->open, 3u);
    QCOMPARE(at->close, 5u);
    QCOMPARE(behind->open, 3u);
    QVERIFY(!structure.bracketsAt(0)); // Its partner is missing.
    QVERIFY(!structure.bracketsAt(8)); // Of a text.
    QVERIFY(!structure.bracketsAt(13));
    QVERIFY(!structure.bracketsAt(99));
  }

  void listsAndCommentsFold()
  {
    const SyntaxTree tree("; a\n; b\n(RSG 0 1)\n(\n  (nd Box ; c\n    (a)\n    ; d\n    ; e\n    ; f\n  )\n  (b)\n)\n");
    QStringList folds;
    for(const auto& fold : StructuralSelection(tree).folds())
      folds << QStringLiteral("%1-%2").arg(fold.firstLine).arg(fold.lastLine) +
                   (fold.list == SyntaxTree::none ? ";" : "");
    QCOMPARE(folds, QStringList({"0-1;", "3-11", "4-9", "6-8;"}));
  }

  void expressionsMoveAmongTheirSiblings_data()
  {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("up");
    QTest::addColumn<QByteArray>("down");
    const auto row = [](const char* text, const char* up, const char* down)
    { QTest::newRow(text) << QByteArray(text) << QByteArray(up) << QByteArray(down); };
    row("(foo 1 |2| 3)", "(foo |2| 1 3)", "(foo 1 3 |2|)");
    row("(foo |1| 2)", "no", "(foo 2 |1|)");
    row("(fo|o 1 2)", "no", "no");
    row("(nd Box |(a)| (b))", "no", "(nd Box (b) |(a)|)");
    row("(nd B|ox (a))", "no", "no");
    row("((a)\n (b |c)\n (d))", "no", "no");
    row("(\n  ; of a\n  (a) ; and a\n  |(b)|\n  (c))", "(\n  |(b)|\n  ; of a\n  (a) ; and a\n  (c))",
        "(\n  ; of a\n  (a) ; and a\n  (c)\n  |(b)|)");
    row("(\n  (a) ; of a\n  |(b)|)", "(\n  |(b)|\n  (a) ; of a\n  )", "no");
    row("(\n  |(a)| ; of a\n  (b))", "no", "(\n  (b)\n  |(a)| ; of a\n  )");
    row("(\n  (a)\n\n  ; alone\n\n  ; of b\n  |(b)|)", "(\n  ; of b\n  |(b)|\n\n  ; alone\n\n  (a))", "no");
    row("|(RSG 0 1)| ()", "no", "no");
    row("(RSG 0 1)\n(\n  (a)\n  |(b)\n  (c))", "(RSG 0 1)\n(\n  |(b)|\n  (a)\n  (c))",
        "(RSG 0 1)\n(\n  (a)\n  (c)\n  |(b)|)");
    row("(a |(b) (c)| (d))", "no", "no");
  }
  void expressionsMoveAmongTheirSiblings()
  {
    QFETCH(const QByteArray, text);
    QTEST(moved(text, &StructuralEdit::moveUp), "up");
    QTEST(moved(text, &StructuralEdit::moveDown), "down");
  }

  void movingUpAndDownIsNoMove()
  {
    for(const auto& file : shippedScenes())
    {
      const std::string text = contentOf(file);
      const SyntaxTree tree(text);
      for(SyntaxTree::Node node = 0; node < tree.nodeCount(); node += 11)
      {
        const auto up = StructuralEdit(tree).moveUp({tree.begin(node), tree.end(node)});
        if(tree.isComment(node) || !up)
          continue;
        const std::string above = edited(text, up->edits);
        QCOMPARE(above.substr(up->selection.begin, up->selection.end - up->selection.begin),
                 std::string(tree.source(node)));
        const SyntaxTree moved(above);
        QVERIFY(!moved.broken());
        QCOMPARE(moved.nodeCount(), tree.nodeCount());
        const auto down = StructuralEdit(moved).moveDown(up->selection);
        QVERIFY(down);
        QCOMPARE(tokensOf(edited(above, down->edits)), tokensOf(text));
      }
    }
  }

  void anExpressionIsDuplicated()
  {
    QCOMPARE(moved("(\n  (a |b))\n", &StructuralEdit::duplicate), QByteArray("(\n  (a b |b|))\n"));
    QCOMPARE(moved("(\n  |(a b)|)\n", &StructuralEdit::duplicate), QByteArray("(\n  (a b)\n  |(a b)|)\n"));
    QCOMPARE(moved("(\r\n  |(a)|)\r\n", &StructuralEdit::duplicate), QByteArray("(\r\n  (a)\r\n  |(a)|)\r\n"));
    QCOMPARE(moved("(|(a)| (b", &StructuralEdit::duplicate), QByteArray("((a) |(a)| (b"));
    QCOMPARE(moved("((a) (|b", &StructuralEdit::duplicate), QByteArray("((a) (b |b|"));
    QCOMPARE(moved("|", &StructuralEdit::duplicate), QByteArray("no"));
  }

  void linesBecomeCommentsAndBack()
  {
    const std::string text = "(\n  (a)\n\n    (b)\n)\n";
    const auto comment = StructuralEdit(SyntaxTree(text)).toggleComment(1, 3);
    QVERIFY(comment);
    const std::string commented = edited(text, comment->edits);
    QCOMPARE(commented, std::string("(\n  ; (a)\n\n  ;   (b)\n)\n"));
    QCOMPARE(commented.substr(comment->selection.begin, comment->selection.end - comment->selection.begin),
             std::string("  ; (a)\n\n  ;   (b)"));
    const auto back = StructuralEdit(SyntaxTree(commented)).toggleComment(1, 3);
    QCOMPARE(edited(commented, back->edits), text);
    const auto mixed = StructuralEdit(SyntaxTree("; a\nb\n")).toggleComment(0, 1);
    QCOMPARE(edited("; a\nb\n", mixed->edits), std::string("; ; a\n; b\n"));
    QVERIFY(!StructuralEdit(SyntaxTree("\n\n")).toggleComment(0, 1));
    QVERIFY(!StructuralEdit(SyntaxTree("(\"a\nb\")")).toggleComment(1, 1)); // Within a text.
    QVERIFY(!StructuralEdit(SyntaxTree("(a)")).toggleComment(5, 7));
    QVERIFY(!StructuralEdit(SyntaxTree("(a)")).toggleComment(2, 0));
  }

  void newLinesAreIndented_data()
  {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("column");
    const auto row = [](const char* text, int column) { QTest::newRow(text) << QByteArray(text) << column; };
    row("|", 0);
    row("(RSG 0 1)|", 0);
    row("(|", 2);
    row("(|)", 0);
    row("(\n  (nd Box|", 4);
    row("(\n  (nd Box\n    (setName a)|", 4);
    row("(\n  (nd Box\n    (setName a)|))", 2);
    row("(\n  (setLocalPos 1|", 15);
    row("(\n  (setLocalPos|", 4);
    row("(\n  (setLocalPos| 1", 4);
    row("((a)|", 1);
    row("(\n  (switch $a|", 4);
    row("(\n  (switch $a\n    (1|", 6);
    row("(\n  (foo \"a|b\"", 0);
    row("(\n  ; note|\n)", 2);
  }
  void newLinesAreIndented()
  {
    QFETCH(const QByteArray, text);
    const MarkedText from(text);
    QTEST(static_cast<int>(indentationAt(SyntaxTree(from.text), from.marks[0])), "column");
    QTEST(static_cast<int>(indentationAt(TokenRope(from.text), from.marks[0])), "column");
  }

  void tokensTellTheSameIndentationAsTheTree()
  {
    for(const char* const name : {"examples/pendulum.rsg", "rsg/environment/spl/field.rsg", "rsg/agent/nao/arm.rsg"})
    {
      const std::string text = contentOf(std::string(SPARKWRIGHT_SOURCE_DIR "/resources/") + name);
      // Also while the end is missing.
      for(const std::size_t length : {text.size(), text.size() / 2, text.size() / 3})
      {
        const SyntaxTree tree(text.substr(0, length));
        const TokenRope tokens(tree.text());
        for(std::uint32_t offset = 0; offset <= length; ++offset)
          if(indentationAt(tokens, offset) != indentationAt(tree, offset))
            QFAIL((std::string(name) + " at " + std::to_string(offset) + ": " + text.substr(offset, 30)).c_str());
      }
    }
  }
};

QTEST_APPLESS_MAIN(StructureTest)
#include "StructureTest.moc"
