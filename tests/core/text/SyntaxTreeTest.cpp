#include "core/syntax/Document.h"

#include <QtTest>

using namespace sparkwright;
using Node = SyntaxTree::Node;

namespace
{

/// The tree written anew from its nodes and the blanks between them.
std::string textFromNodes(const SyntaxTree& tree)
{
  // Every byte belongs to the innermost list around it or lies between nodes; so the leaves and the gaps are the text.
  std::string text;
  std::uint32_t at = 0;
  for(Node node = 0; node < tree.nodeCount(); ++node)
  {
    if(tree.isList(node))
      continue;
    text += tree.text().substr(at, tree.begin(node) - at);
    text += tree.source(node);
    at = tree.end(node);
  }
  return text + tree.text().substr(at);
}

QString first(const SyntaxTree& tree)
{
  return tree.diagnostics().empty() ? QString() : QString::fromStdString(tree.diagnostics().front().text());
}

/// `(a (b c))` for the list, comments left out.
std::string shape(const SyntaxTree& tree, Node node)
{
  if(tree.isAtom(node))
    return tree.value(node);
  std::string text(1, '(');
  for(Node n = tree.firstElement(node); n != SyntaxTree::none; n = tree.nextElement(node, n))
    text.append(text.size() > 1 ? " " : "").append(shape(tree, n));
  return text.append(")");
}

} // namespace

class SyntaxTreeTest : public QObject
{
  Q_OBJECT

private slots:
  void keepsEveryByte_data()
  {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("comments everywhere") << QByteArray(";a\n( ;b\n a ;c\n ( ;d\n ) ;e\n ) ;f");
    QTest::newRow("CRLF") << QByteArray("(RSG 0 1)\r\n(\r\n\t(nd Box)\r\n)\r\n");
    QTest::newRow("no final newline") << QByteArray("(a)");
    QTest::newRow("bytes above 127") << QByteArray("(\xc3\xa4 \"\xff\xfe\") ;\xe2\x82\xac");
    QTest::newRow("broken") << QByteArray("((a) \"b");
    QTest::newRow("nothing but blanks") << QByteArray(" \n\n\t");
  }
  void keepsEveryByte()
  {
    QFETCH(QByteArray, text);
    const SyntaxTree tree(text.toStdString());
    QCOMPARE(QByteArray::fromStdString(textFromNodes(tree)), text);
    QCOMPARE(QByteArray::fromStdString(tree.text()), text);
  }

  void givesAccessToLists()
  {
    const SyntaxTree tree("(RSG 0 1) ;c\n(a ;c\n (b \"c d\" ()) e)");
    const Node header = tree.firstTop();
    QCOMPARE(shape(tree, header), std::string("(RSG 0 1)"));
    const Node body = tree.nextTop(header);
    QCOMPARE(shape(tree, body), std::string("(a (b c d ()) e)"));
    QCOMPARE(tree.nextTop(body), SyntaxTree::none);
    QVERIFY(tree.diagnostics().empty());
  }
  void knowsPositions()
  {
    const SyntaxTree tree("(a\n  (b\r\n\tc))");
    const Node c = tree.nodeAt(10);
    QVERIFY(c != SyntaxTree::none);
    QCOMPARE(tree.value(c), std::string("c"));
    QCOMPARE(tree.position(c).line, 3);
    QCOMPARE(tree.position(c).column, 2);
    QCOMPARE(tree.position(tree.parent(c)).line, 2);
    QCOMPARE(tree.position(tree.parent(c)).column, 3);
    QCOMPARE(shape(tree, tree.nodeAt(0)), std::string("(a (b c))"));
    QCOMPARE(shape(tree, tree.nodeAt(4)), std::string("(a (b c))")); // a blank between elements
    QCOMPARE(tree.nodeAt(14), SyntaxTree::none);
  }
  void stopsAfterTheListsAskedFor()
  {
    const SyntaxTree tree("(a)(b) ;c\n)) \"never closed", 2);
    QVERIFY(tree.diagnostics().empty());
    QCOMPARE(tree.restBegin(), 6u);
    QCOMPARE(tree.firstOfRest(), 10u);
    QCOMPARE(SyntaxTree("(a)(b) ;c\n", 2).firstOfRest(), 10u);
  }

  void reportsSyntaxErrors_data()
  {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("diagnostic");
    QTest::newRow("open list") << QByteArray("(a)\n (b") << "2:2: error: '(' without ')'";
    QTest::newRow("innermost of open lists")
        << QByteArray("(a\n (b\n  (c)")
        << "2:2: error: '(' without ')' (2 lists are still open at the end of the text; "
           "the outermost starts in line 1)";
    QTest::newRow("indentation gives a hint")
        << QByteArray("(a\n (b)\n(c)")
        << "1:1: error: '(' without ')' (by its indentation, the list in line 3 should not be "
           "inside it)";
    QTest::newRow("too many") << QByteArray("(a)\n  )")
                              << "2:3: error: ')' without '(' (remove it, or look for a list closed too early)";
    QTest::newRow("string") << QByteArray("(a\n \"b)")
                            << "2:2: error: quoted text never ends (close it with the same kind of quote)";
    QTest::newRow("quoted list") << QByteArray("(a '(b)") << "1:1: error: '(' without ')'";
    QTest::newRow("unfinished quoted list")
        << QByteArray("(a '(b") << "1:4: error: quoted text never ends (close it with the same kind of quote)";
    QTest::newRow("single quote") << QByteArray("(a 'b c)")
                                  << "1:4: warning: the text after ' ends without a closing ' (a text "
                                     "with blanks needs double quotes)";
    QTest::newRow("atom outside") << QByteArray("x (a)") << "1:1: warning: text outside of all lists is ignored";
    QTest::newRow("control character") << QByteArray("(a \x01)") << "1:4: warning: control character is ignored";
  }
  void reportsSyntaxErrors()
  {
    QFETCH(QByteArray, text);
    QFETCH(QString, diagnostic);
    const SyntaxTree tree(text.toStdString());
    QCOMPARE(first(tree), diagnostic);
    QCOMPARE(tree.broken(), diagnostic.contains("error"));
  }
  void doesNotFloodTheLog()
  {
    const SyntaxTree tree(std::string(100000, ')'));
    QVERIFY(tree.broken());
    QVERIFY(tree.diagnostics().size() < 100);
  }

  void takesAnyDepth()
  {
    const std::size_t depth = 100000;
    {
      const SyntaxTree tree(std::string(depth, '(') + "a" + std::string(depth, ')'));
      QVERIFY(tree.diagnostics().empty());
      QCOMPARE(tree.nodeCount(), depth + 1);
      QCOMPARE(tree.nodeAt(static_cast<std::uint32_t>(depth)), static_cast<Node>(depth));
    }
    const SyntaxTree open(std::string(depth, '('));
    QCOMPARE(open.diagnostics().size(), std::size_t{1});
    QCOMPARE(open.diagnostics().front().column, static_cast<int>(depth));
  }
  void readsTenMegabytesAtOnce()
  {
    std::string text = "(RSG 0 1)\n(\n";
    while(text.size() < 10000000)
      text += "  (nd Transform (setName part) (setLocalPos 0.1 -2 3e-3) ; a part\n    (nd Box (setExtents 1 1 1)))\n";
    text += ")";
    QElapsedTimer timer;
    timer.start();
    const SyntaxTree tree(text, 2);
    QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
    QVERIFY(tree.diagnostics().empty());
    QVERIFY(tree.nodeCount() > 1000000);
    QCOMPARE(tree.position(static_cast<Node>(tree.nodeCount() - 1)).column, 29);
  }

  void changesOnlyTheAtomEdited()
  {
    Document document("(a ; one\r\n \"b c\"\t'd' e)\r\n", "x.rsg");
    const auto atomAt = [&](const char* value) {
      for(Node n = 0; n < document.tree()->nodeCount(); ++n)
        if(document.tree()->isAtom(n) && document.tree()->value(n) == value)
          return n;
      return SyntaxTree::none;
    };
    const Node quoted = atomAt("b c");
    QVERIFY(document.setAtom(quoted, "f"));
    QCOMPARE(document.text(), std::string("(a ; one\r\n \"f\"\t'd' e)\r\n"));
    QVERIFY(document.setAtom(atomAt("d"), "models/x.obj"));
    QCOMPARE(document.text(), std::string("(a ; one\r\n \"f\"\t'models/x.obj' e)\r\n"));
    QVERIFY(document.setAtom(atomAt("e"), "two words)"));
    QCOMPARE(document.text(), std::string("(a ; one\r\n \"f\"\t'models/x.obj' \"two words)\")\r\n"));
    QCOMPARE(document.tree()->value(quoted), std::string("f"));
    QVERIFY(!document.setAtom(document.tree()->firstTop(), "x")); // a list
    QVERIFY(!document.setAtom(1000, "x"));
  }
  void refusesAnEditThatWouldMeanSomethingElse()
  {
    Document document("(a \"b");
    QVERIFY(!document.setAtom(2, "c d"));
    QCOMPARE(document.text(), std::string("(a \"b"));
  }
  void namesTheFileInDiagnostics()
  {
    const Document document("(a", "scene.rsg");
    QCOMPARE(document.diagnostics().front().text(), std::string("scene.rsg:1:1: error: '(' without ')'"));
  }
};

QTEST_APPLESS_MAIN(SyntaxTreeTest)
#include "SyntaxTreeTest.moc"
