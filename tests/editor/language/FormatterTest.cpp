#include "LanguageSupport.h"

#include "editor/language/structure/Formatter.h"

#include <random>

using namespace sparkwright;

/// Formatting changes blanks only, and does so once.
class FormatterTest : public QObject
{
  Q_OBJECT

private:
  static std::string formatted(const std::string& text) { return edited(text, format(SyntaxTree(text)).edits); }

  /// A scene whose blanks are put anew at random; comments end their lines.
  static std::string scrambled(const std::string& text, std::mt19937& random)
  {
    static const char* const blanks[] = {" ", "  ", "\t", "\n", "\n\n\n", "\r\n", " \n\t ", "      "};
    std::string result;
    Lexer lexer(text);
    Token::Kind last = Token::Kind::Open;
    for(Token token = lexer.next(); token.kind != Token::Kind::End; token = lexer.next())
    {
      const bool touches = token.kind != Token::Kind::Blank && last != Token::Kind::Blank;
      if(touches && last != Token::Kind::Atom && token.kind != Token::Kind::Atom && random() % 3 == 0)
        result += blanks[random() % std::size(blanks)];
      if(token.kind != Token::Kind::Blank)
        result += text.substr(token.begin, token.end - token.begin);
      else if(last == Token::Kind::Comment)
        result += random() % 2 ? "\n" : "\r\n\r\n   ";
      else
        result += blanks[random() % std::size(blanks)];
      last = token.kind;
    }
    return result;
  }

  static void verifyProperties(const std::string& text)
  {
    const SyntaxTree tree(text);
    const Formatting first = format(tree);
    QVERIFY(first.refusal.empty());
    for(const TextEdit& edit : first.edits)
    {
      QVERIFY(text.substr(edit.begin, edit.end - edit.begin).find_first_not_of(" \t\r\n") == std::string::npos);
      QVERIFY(edit.text.find_first_not_of(" \r\n") == std::string::npos);
    }
    const std::string once = edited(text, first.edits);
    QCOMPARE(tokensOf(once), tokensOf(text));
    const Formatting second = format(SyntaxTree(once));
    if(!second.edits.empty())
      qInfo("%s\n-----\n%s", once.c_str(), edited(once, second.edits).c_str());
    QVERIFY(second.edits.empty());
    QVERIFY(once.find("\n\n\n") == std::string::npos || text.find('"') != std::string::npos);
  }

private slots:
  void putsBlanksInOrder_data()
  {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("formatted");
    const auto row = [](const char* name, const char* text, const char* result)
    { QTest::newRow(name) << QByteArray(text) << QByteArray(result); };
    row("nothing", "", "");
    row("blanks only", "  \n \n", "");
    row("end of line", "(RSG 0 1)", "(RSG 0 1)\n");
    row("lists", "(RSG 0 1)\n(\n(nd Box\n(setName a)\n(nd Sphere)))\n",
        "(RSG 0 1)\n(\n  (nd Box\n    (setName a)\n    (nd Sphere)))\n");
    row("tabs and trailing blanks", "(RSG 0 1)  \n(\n\t(nd Box)\t\n)\n", "(RSG 0 1)\n(\n  (nd Box)\n)\n");
    row("one line stays one line", "(RSG  0 1)\n( (nd Box( setName  a ) ) )\n", "(RSG 0 1)\n((nd Box (setName a)))\n");
    row("values below the first", "(\n(importScene a.rsg 1\n2))\n", "(\n  (importScene a.rsg 1\n               2))\n");
    row("word alone in its line", "(\n(foo\n1\n2))\n", "(\n  (foo\n    1\n    2))\n");
    row("list of lists", "((def $a 1)\n   (def $b 2))\n", "((def $a 1)\n (def $b 2))\n");
    row("cases", "(switch $a\n(1\n(nd Box)))\n", "(switch $a\n  (1\n    (nd Box)))\n");
    row("columns of numbers", "(foo   a   1    2\t3)\n", "(foo a   1    2 3)\n");
    row("values two columns behind the bracket", "(\n(foo a\n  b\nc))\n", "(\n  (foo a\n    b\n    c))\n");
    row("comments", "; a\n   ; b\n(\n; c\n(nd Box)   ; d\n  ; e\n)\n",
        "; a\n; b\n(\n  ; c\n  (nd Box)   ; d\n  ; e\n)\n");
    row("empty lines", "(\n\n\n(nd Box)\n\n\n\n(nd Box)\n\n)\n", "(\n  (nd Box)\n\n  (nd Box)\n)\n");
    row("line ends of the file", "(\r\n(nd Box)\r\n)", "(\r\n  (nd Box)\r\n)\r\n");
    row("atoms that touch", "(eval \"A[\"$t\"]\"  )\n", "(eval \"A[\"$t\"]\")\n");
    row("spelling", "(foo +40 1e-8 'a.obj' \"$x\" .5 5.)\n", "(foo +40 1e-8 'a.obj' \"$x\" .5 5.)\n");
    row("text of several lines", "(\n(foo \"a\n   b\" c))\n", "(\n  (foo \"a\n   b\" c))\n");
    row("byte order mark", "\xef\xbb\xbf  (RSG 0 1)\n", "\xef\xbb\xbf(RSG 0 1)\n");
    row("text behind the body", "(RSG 0 1)\n(\n(nd Box)\n)\n  ) \"\n", "(RSG 0 1)\n(\n  (nd Box)\n)\n  ) \"\n");
    row("umlauts are one column", "(f\xc3\xb6\xc3\xb6 a\nb)\n", "(f\xc3\xb6\xc3\xb6 a\n     b)\n");
  }
  void putsBlanksInOrder()
  {
    QFETCH(const QByteArray, text);
    QTEST(QByteArray::fromStdString(formatted(text.toStdString())), "formatted");
    verifyProperties(text.toStdString());
  }

  void longLinesAreBroken()
  {
    const std::string node = "(nd Transform (setName aNameThatIsRatherLong) (setLocalPos 1.25 2.5 3.75) "
                             "(setLocalRotation 10 20 30) (nd Box (setExtents 1 2 3)))\n";
    QCOMPARE(formatted(node), std::string("(nd Transform\n  (setName aNameThatIsRatherLong)\n  (setLocalPos 1.25 2.5 "
                                          "3.75)\n  (setLocalRotation 10 20 30)\n  (nd Box (setExtents 1 2 3)))\n"));
    std::string call = "(importScene rsg/agent/part.rsg";
    for(int i = 0; i < 40; ++i)
      call += " 1.250";
    const std::string broken = formatted(call + ")\n");
    QCOMPARE(broken.substr(0, broken.find('\n')).size(), 115u);
    QVERIFY(broken.find("\n             1.250") != std::string::npos);
    verifyProperties(node);
    verifyProperties(call + ")\n");
  }

  void brokenTextsAreLeftAlone_data()
  {
    QTest::addColumn<QByteArray>("text");
    for(const char* const text :
        {"(RSG 0 1", "(RSG 0 1))", "(RSG 0 1)((nd Box)", "(nd Box) ()) (nd Box)", "(\"a)", "( \x01 )", "('(a)"})
      QTest::newRow(text) << QByteArray(text);
  }
  void brokenTextsAreLeftAlone()
  {
    QFETCH(const QByteArray, text);
    const Formatting result = format(SyntaxTree(text.toStdString()));
    QVERIFY(result.edits.empty());
    QVERIFY(!result.refusal.empty());
  }

  void onlySelectedLinesAreFormatted()
  {
    const MarkedText marked("(\n(nd Box\n |(setName a)\n  (set|Extents 1 1 1)\n(nd Sphere)))\n");
    const Formatting result = format(SyntaxTree(marked.text), TextRange{marked.marks[0], marked.marks[1]});
    QCOMPARE(edited(marked.text, result.edits),
             std::string("(\n(nd Box\n  (setName a)\n  (setExtents 1 1 1)\n(nd Sphere)))\n"));
  }

  void ourOwnScenesAreFormatted()
  {
    QStringList others;
    for(const auto& file : shippedScenes())
      if(const std::string text = contentOf(file); formatted(text) != text)
        others << QString::fromStdString(file.string());
    QCOMPARE(others, QStringList());
  }

  void scrambledScenesAreFormattedOnce()
  {
    std::mt19937 random(1);
    for(const auto& file : shippedScenes())
    {
      const std::string text = scrambled(contentOf(file), random);
      verifyProperties(text);
      if(QTest::currentTestFailed())
        QFAIL(file.c_str());
    }
  }

  void randomTextsAreFormattedOnce()
  {
    static const char* const parts[] = {"(",       "(",     "(",       ")",     ")",
                                        ")",       " ",     " ",       "\n",    "\n\n\n",
                                        "\r\n",    "\t",    "\"a b\"", "'c'",   ";d\n",
                                        "; e f\n", "nd ",   "switch ", "0.5",   "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
                                        "$x",      "eval ", "(nd Box", "\"\n\""};
    std::mt19937 random(2);
    int balanced = 0;
    for(int i = 0; i < 20'000; ++i)
    {
      std::string text;
      for(unsigned length = random() % 40; length > 0; --length)
        text += parts[random() % std::size(parts)];
      for(int depth = static_cast<int>(std::ranges::count(text, '(') - std::ranges::count(text, ')')); depth > 0;
          --depth)
        text += ')';
      const SyntaxTree tree(text);
      if(!format(tree).refusal.empty())
        continue;
      ++balanced;
      verifyProperties(text);
      if(QTest::currentTestFailed())
        QFAIL(text.c_str());
    }
    QVERIFY(balanced > 3000);
  }

  void listsOfAnyDepthAreFormatted()
  {
    const std::string deep = std::string(50'000, '(') + std::string(50'000, ')');
    QVERIFY(format(SyntaxTree(deep)).refusal.empty());
  }
};

QTEST_APPLESS_MAIN(FormatterTest)
#include "FormatterTest.moc"
