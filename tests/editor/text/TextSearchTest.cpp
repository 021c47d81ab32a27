#include "editor/text/find/TextSearch.h"

#include <QtTest>

#include <string>
#include <vector>

using namespace sparkwright;

/// What a search finds in a text of bytes, and what it makes of it.
class TextSearchTest : public QObject
{
  Q_OBJECT

private slots:
  void aPatternIsFoundInAnyCase()
  {
    QCOMPARE(places({"setmass"}, "(setMass 1) (SETMASS 2)"), (std::vector<Place>{{1, 8}, {13, 20}}));
    QCOMPARE(places({"setMass", false, true}, "(setMass 1) (SETMASS 2)"), (std::vector<Place>{{1, 8}}));
    QCOMPARE(places({"$x"}, "($x $y)"), (std::vector<Place>{{1, 3}}));
    QCOMPARE(places({""}, "abc"), std::vector<Place>{});
    QCOMPARE(places({"z"}, ""), std::vector<Place>{});
  }
  void wholeWordsAreNoPartsOfOthers()
  {
    QCOMPARE(places({"leg", false, false, true}, "leg legs (leg) xleg leg1"), (std::vector<Place>{{0, 3}, {10, 13}}));
    QCOMPARE(places({"$leg", false, false, true}, "$leg $legs"), (std::vector<Place>{{0, 4}}));
  }
  void regularExpressionsAreFound()
  {
    QCOMPARE(places({"\\d+\\.\\d", true}, "12.5 .7 3.0"), (std::vector<Place>{{0, 4}, {8, 11}}));
    QCOMPARE(places({"^b$", true}, "a\r\nb\r\nb\nab"), (std::vector<Place>{{3, 4}, {6, 7}}));
    // Empty ones count, but not where the one before ends.
    QCOMPARE(places({"x*", true}, "axxb"), (std::vector<Place>{{0, 0}, {1, 3}, {4, 4}}));
    QCOMPARE(places({".*", true}, "ab\r\n\r\nc"), (std::vector<Place>{{0, 2}, {4, 4}, {6, 7}}));
  }
  void endsOfLinesArePlaces_data()
  {
    QTest::addColumn<QString>("end");
    QTest::newRow("LF") << "\n";
    QTest::newRow("CR LF") << "\r\n";
    QTest::newRow("CR") << "\r";
  }
  void endsOfLinesArePlaces()
  {
    QFETCH(QString, end);
    const std::string e = end.toStdString();
    const auto size = static_cast<std::uint32_t>(e.size());
    const std::string text = "ab" + e + e + "c";
    QCOMPARE(places({"$", true}, text),
             (std::vector<Place>{{2, 2}, {2 + size, 2 + size}, {3 + 2 * size, 3 + 2 * size}}));
    QCOMPARE(places({"b$", true}, text), (std::vector<Place>{{1, 2}}));
    QCOMPARE(replaced({"$", true}, text, ";"), "ab;" + e + ";" + e + "c;");
    QCOMPARE(replaced({"^", true}, text, "# "), "# ab" + e + "# " + e + "# c");
    QCOMPARE(replaced({"[ \\t]+$", true}, "a  " + e + "b\t" + e, ""), "a" + e + "b" + e);
    // What is written for \n ends lines as the others do.
    QCOMPARE(replaced({"b", true}, text, "1\\n2"), "a1" + e + "2" + e + e + "c");
    QCOMPARE(replaced({"c", true}, text, "1\\r\\n2"), "ab" + e + e + "1" + e + "2");
  }
  void lineFeedsOfExpressionsAreWholeEndsOfLines()
  {
    QCOMPARE(places({"\\n", true}, "a\r\nb\nc"), (std::vector<Place>{{1, 3}, {4, 5}}));
    QCOMPARE(places({"a\\nb", true}, "a\r\nb"), (std::vector<Place>{{0, 4}}));
    QCOMPARE(replaced({"\\n", true}, "a\r\nb\nc", " "), std::string("a b c"));
    QCOMPARE(replaced({"\\n+", true}, "a\r\n\r\n\r\nb", "\\n"), std::string("a\r\nb"));
    QCOMPARE(replaced({"([^x]*)x", true}, "a\r\nbx", "<\\1>"), std::string("<a\r\nb>"));
    // Bytes of several units before and between.
    QCOMPARE(replaced({"\\n(.)", true}, "\xc3\xa4\r\n\xf0\x9f\x98\x80\r\n\xff", "[\\1]"),
             std::string("\xc3\xa4[\xf0\x9f\x98\x80][\xff]"));
  }
  void expressionsThatNameCarriageReturnsSeeThem()
  {
    QCOMPARE(places({"\\r", true}, "a\r\nb"), (std::vector<Place>{{1, 2}}));
    QCOMPARE(replaced({"\\r\\n", true}, "a\r\nb\nc", "-"), std::string("a-b\nc"));
    QCOMPARE(replaced({"\\r?\\n", true}, "a\r\nb\nc", "-"), std::string("a-b-c"));
    QCOMPARE(replaced({"\\x0D", true}, "a\r\nb", ""), std::string("a\nb"));
    QCOMPARE(replaced({"\\\\r", true}, "a\\r\r\nb", "-"), std::string("a-\r\nb")); // A backslash and an r.
  }
  void textWithoutExpressionIsTakenAsItIs()
  {
    QCOMPARE(places({"$"}, "a$\r\nb"), (std::vector<Place>{{1, 2}}));
    QCOMPARE(places({"\\n"}, "a\r\nb\\n"), (std::vector<Place>{{4, 6}}));
    QCOMPARE(replaced({"a"}, "a\r\n", "\\n"), std::string("\\n\r\n"));
  }
  void aBadExpressionHasAProblemAndFindsNothing()
  {
    const TextSearch search({"(", true});
    QVERIFY(!search.problem().isEmpty());
    QVERIFY(!search.isValid());
    QVERIFY(search.find("(((").empty());
    QVERIFY(search.replace("(((", "x").empty());
    QVERIFY(TextSearch({"("}).problem().isEmpty());
  }
  void placesAreBytesInAnyText()
  {
    // Two, three and four bytes, then bytes that are no UTF-8.
    const std::string text = "\xc3\xa4 \xe2\x82\xac \xf0\x9f\x98\x80 \xff\xc3 end \xed\xa0\x80 end";
    QCOMPARE(places({"end"}, text), (std::vector<Place>{{15, 18}, {23, 26}}));
    QCOMPARE(places({QString::fromUtf8("Ä")}, text), (std::vector<Place>{{0, 2}}));
    QCOMPARE(places({QString::fromUtf8("😀")}, text), (std::vector<Place>{{7, 11}}));
  }
  void aByteOrderMarkIsACharacterLikeOthers()
  {
    const std::string mark = "\xef\xbb\xbf";
    for(const std::string& end : {std::string("\n"), std::string("\r\n")})
    {
      const std::string text = mark + "; scene" + end + "(nd Box (setName box1))" + end + mark + " \xf0\x9f\x98\x80 box1";
      const auto at = static_cast<std::uint32_t>(text.find("box1")), last = static_cast<std::uint32_t>(text.rfind("box1"));
      QCOMPARE(places({"box1"}, text), (std::vector<Place>{{at, at + 4}, {last, last + 4}}));
      QCOMPARE(replaced({"box1"}, text, "crate"), std::string(text).replace(last, 4, "crate").replace(at, 4, "crate"));
      QCOMPARE(replaced({"setName (\\w)ox(\\d)", true}, text, "setName \\1ag\\2"),
               std::string(text).replace(at, 4, "bag1"));
    }
    QCOMPARE(replaced({"a"}, mark + "a" + mark + "a", "b"), mark + "b" + mark + "b");
  }
  void matchesAreReplaced()
  {
    QCOMPARE(replaced({"leg"}, "leg Leg arm", "foot"), std::string("foot foot arm"));
    QCOMPARE(replaced({"a"}, "aXa", "\\0"), std::string("\\0X\\0")); // No expression: as it stands.
    QCOMPARE(replaced({"a"}, "bcd", "x"), std::string("bcd"));
    QCOMPARE(replaced({"(\\w+) (\\w+)", true}, "one two", "\\2 \\1"), std::string("two one"));
    QCOMPARE(replaced({"b", true}, "abc", "[\\0]\\n\\t\\\\$1\\x"), std::string("a[b]\n\t\\$1\\xc"));
    QCOMPARE(replaced({"(a)|(b)", true}, "ab", "<\\1|\\2|\\3>"), std::string("<a||><|b|>"));
  }
  void bytesThatAreNoTextStay()
  {
    QCOMPARE(replaced({"a(.)b", true}, "\xff a\xfe""b \xc3", "b\\1a"), std::string("\xff b\xfe""a \xc3"));
    QCOMPARE(replaced({"(?<=(x))y", true}, "xy", "[\\1]"), std::string("x[]")); // A group before the match.
  }
  void aCancelledSearchStops()
  {
    int asked = 0;
    const auto found = TextSearch({"a"}).find("aaaaaaaa", [&] { return ++asked == 3; });
    QCOMPARE(found.size(), std::size_t(3));
  }

private:
  using Place = std::pair<std::uint32_t, std::uint32_t>;

  static std::vector<Place> places(const SearchTerm& term, std::string_view text)
  {
    std::vector<Place> result;
    for(const TextSearch::Match& match : TextSearch(term).find(text))
      result.emplace_back(match.begin, match.end);
    return result;
  }
  static std::string replaced(const SearchTerm& term, std::string text, const QString& by)
  {
    const std::vector<TextEdit> edits = TextSearch(term).replace(text, by);
    for(auto edit = edits.rbegin(); edit != edits.rend(); ++edit)
      text.replace(edit->begin, edit->end - edit->begin, edit->text);
    return text;
  }
};

QTEST_MAIN(TextSearchTest)
#include "TextSearchTest.moc"
