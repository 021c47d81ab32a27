#include "core/syntax/Lexer.h"
#include "core/text/Number.h"

#include <QtTest>

#include <cmath>

using namespace sparkwright;

namespace
{

/// `(`, `)`, `;…` for comments, and atoms as their values in angle brackets; blanks are left out.
QStringList tokens(std::string_view text)
{
  QStringList result;
  Lexer lexer(text);
  for(Token token = lexer.next(); token.kind != Token::Kind::End; token = lexer.next())
  {
    std::string value;
    switch(token.kind)
    {
    case Token::Kind::Open:
      result << "(";
      break;
    case Token::Kind::Close:
      result << ")";
      break;
    case Token::Kind::Comment:
      result << QString::fromStdString(std::string(text.substr(token.begin, token.end - token.begin)));
      break;
    case Token::Kind::Atom:
      appendAtomValue(text, token, value);
      result << "<" + QString::fromLatin1(value.data(), static_cast<qsizetype>(value.size())) + ">";
      break;
    default:
      break;
    }
  }
  return result;
}

} // namespace

/// spec: rsg-language 2, row by row.
class LexerTest : public QObject
{
  Q_OBJECT

private slots:
  void cutsText_data()
  {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("expected");

    QTest::newRow("white space") << QByteArray("a \t\r\nb") << QStringList{"<a>", "<b>"};
    QTest::newRow("comment") << QByteArray("a ;x (y)\nb") << QStringList{"<a>", ";x (y)", "<b>"};
    QTest::newRow("comment behind atom characters") << QByteArray("0;x y") << QStringList{"<0;x>", "<y>"};
    QTest::newRow("comment before )") << QByteArray("(a ;b)\n)") << QStringList{"(", "<a>", ";b)", ")"};
    QTest::newRow("comment with CRLF") << QByteArray(";a\r\nb") << QStringList{";a", "<b>"};
    QTest::newRow("comment at the end") << QByteArray("a ;") << QStringList{"<a>", ";"};
    QTest::newRow("comment behind a quoted atom") << QByteArray("\"a\";b") << QStringList{"<a>", ";b"};
    QTest::newRow("empty list") << QByteArray("()") << QStringList{"(", ")"};
    QTest::newRow("all bare characters") << QByteArray("!#$%&*+,-./09:;<=>?@AZ[]^_`az{|}~\\")
                                         << QStringList{"<!#$%&*+,-./09:;<=>?@AZ[]^_`az{|}~\\>"};
    QTest::newRow("bytes above 127") << QByteArray("\xc3\xa4\xff")
                                     << QStringList{QString::fromLatin1("<\xc3\xa4\xff>")};
    QTest::newRow("bare then quoted") << QByteArray("a\"b\"") << QStringList{"<a>", "<b>"};
    QTest::newRow("bare then list") << QByteArray("a(b)") << QStringList{"<a>", "(", "<b>", ")"};
    QTest::newRow("three atoms") << QByteArray("\"A[\"$t\"]\"") << QStringList{"<A[>", "<$t>", "<]>"};
    QTest::newRow("double quoted") << QByteArray("\"a (b) ;'c\nd\"") << QStringList{"<a (b) ;'c\nd>"};
    QTest::newRow("empty double quoted") << QByteArray("\"\"") << QStringList{"<>"};
    QTest::newRow("single quoted") << QByteArray("'models/x.obj')") << QStringList{"<models/x.obj>", ")"};
    QTest::newRow("single quoted without end") << QByteArray("'x y") << QStringList{"<x>", "<y>"};
    QTest::newRow("single quoted ends at a blank") << QByteArray("'a b'") << QStringList{"<a>", "<b>", "<>"};
    QTest::newRow("quoted list") << QByteArray("'(a (b) c)d") << QStringList{"<(a (b) c)>", "<d>"};
    QTest::newRow("quoted string behind a quote") << QByteArray("'\"a b\"") << QStringList{"<\"a b\">"};
    QTest::newRow("escapes in a bare atom") << QByteArray("a\\\"b\\'c\\(d\\)e\\\\f") << QStringList{"<a\"b'c(d)e\\f>"};
    QTest::newRow("escapes in quotes") << QByteArray("\"a\\\"b\\\\c\"") << QStringList{"<a\"b\\c>"};
    QTest::newRow("other backslashes stay") << QByteArray("a\\n \"b\\t\"") << QStringList{"<a\\n>", "<b\\t>"};
    QTest::newRow("NaoType") << QByteArray("\"NaoType[\"$type\"]['lj5_max_abs_speed']\"")
                             << QStringList{"<NaoType[>", "<$type>", "<]['lj5_max_abs_speed']>"};
  }
  void cutsText()
  {
    QFETCH(QByteArray, text);
    QFETCH(QStringList, expected);
    QCOMPARE(tokens({text.constData(), static_cast<std::size_t>(text.size())}), expected);
  }

  void losesNothing_data()
  {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("scene") << QByteArray("; -*-lisp-*-\r\n(RSG 0 1)\r\n( (nd Box \"a b\" 'c') ;x\r\n)\r\n)) rest");
    QTest::newRow("control characters") << QByteArray("a\x01\x02(\0)\x1f", 8);
    QTest::newRow("unfinished") << QByteArray("((a \"b ( c");
    QTest::newRow("unfinished quoted list") << QByteArray("'(a \"b) c");
    QTest::newRow("all bytes") << [] {
      QByteArray bytes;
      for(int i = 0; i < 256; ++i)
        bytes += static_cast<char>(i);
      return bytes + bytes;
    }();
  }
  void losesNothing()
  {
    QFETCH(QByteArray, text);
    const std::string_view view(text.constData(), static_cast<std::size_t>(text.size()));
    std::string together;
    Lexer lexer(view);
    for(Token token = lexer.next(); token.kind != Token::Kind::End; token = lexer.next())
    {
      QVERIFY(token.end > token.begin);
      together += view.substr(token.begin, token.end - token.begin);
    }
    QCOMPARE(QByteArray::fromStdString(together), text);
  }

  void writesAtomsThatReadBack_data()
  {
    QTest::addColumn<QByteArray>("value");
    for(const char* value : {"", "a", "a b", ";a", "a;b", "(", ")", "\"", "'", "\\", "a\\", "\\\\", "\\(", "a\"b'c",
                             "a\\nb", "$x", "-1.5e-3", "\xc3\xa4", "x\ny"})
      QTest::newRow(value) << QByteArray(value);
  }
  void writesAtomsThatReadBack()
  {
    QFETCH(QByteArray, value);
    for(const Quote quote : {Quote::Bare, Quote::Double, Quote::Single})
    {
      // As the last atom of a list, where a stray escape would swallow the parenthesis.
      const std::string text = std::string("(").append(writeAtom(value.toStdString(), quote)).append(")");
      QCOMPARE(tokens(text), (QStringList{"(", "<" + QString::fromLatin1(value) + ">", ")"}));
    }
  }
  void keepsTheStyleOfAtomsIfItCan()
  {
    QCOMPARE(writeAtom("a", Quote::Bare), std::string("a"));
    QCOMPARE(writeAtom("a", Quote::Double), std::string("\"a\""));
    QCOMPARE(writeAtom("a", Quote::Single), std::string("'a'"));
    QCOMPARE(writeAtom("a b", Quote::Single), std::string("\"a b\""));
    QCOMPARE(writeAtom("models\\x.obj", Quote::Bare), std::string("models\\x.obj"));
  }

  void readsNumbersAsAtofDoes_data()
  {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<double>("value");
    QTest::newRow("plus") << QByteArray("+40") << 40.0;
    QTest::newRow("exponent") << QByteArray("1e-8") << 1e-8;
    QTest::newRow("leading point") << QByteArray(".5") << 0.5;
    QTest::newRow("trailing point") << QByteArray("5.") << 5.0;
    QTest::newRow("word") << QByteArray("abc") << 0.0;
    QTest::newRow("junk behind") << QByteArray("1.5abc") << 1.5;
    QTest::newRow("half an exponent") << QByteArray("2e+x") << 2.0;
    QTest::newRow("blanks before") << QByteArray(" \t\n7") << 7.0;
    QTest::newRow("two signs") << QByteArray("+-7") << 0.0;
    QTest::newRow("minus minus") << QByteArray("--7") << 0.0;
    QTest::newRow("hexadecimal") << QByteArray("0x1A") << 26.0;
    QTest::newRow("hexadecimal prefix alone") << QByteArray("0xg") << 0.0;
    QTest::newRow("inf") << QByteArray("-inf") << -std::numeric_limits<double>::infinity();
    QTest::newRow("too large") << QByteArray("1e999") << std::numeric_limits<double>::infinity();
    QTest::newRow("too small") << QByteArray("-1e-999") << -0.0;
    QTest::newRow("far too large") << QByteArray("-1e99999") << -std::numeric_limits<double>::infinity();
    QTest::newRow("far too small") << QByteArray("1e-99999") << 0.0;
    QTest::newRow("1e308") << QByteArray("1e308") << 1e308;
    QTest::newRow("comma") << QByteArray("1,5") << 1.0;
    QTest::newRow("empty") << QByteArray() << 0.0;
  }
  void readsNumbersAsAtofDoes()
  {
    QFETCH(QByteArray, text);
    QFETCH(double, value);
    const double read = toNumber(text.toStdString());
    QCOMPARE(read, value);
    QCOMPARE(std::signbit(read), std::signbit(value));
  }
  void readsNotANumber() { QVERIFY(std::isnan(toNumber("nan"))); }
  void truncatesIntegers()
  {
    QCOMPARE(toInteger("60.9"), 60);
    QCOMPARE(toInteger("-60.9"), -60);
    QCOMPARE(toInteger("true"), 0);
    QCOMPARE(toInteger("nan"), 0);
    QCOMPARE(toInteger("1e300"), std::numeric_limits<int>::max());
    QCOMPARE(toInteger("-inf"), std::numeric_limits<int>::min());
  }
};

QTEST_APPLESS_MAIN(LexerTest)
#include "LexerTest.moc"
