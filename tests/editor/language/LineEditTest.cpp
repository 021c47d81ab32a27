#include "LanguageSupport.h"

#include "editor/language/code/LineEdit.h"
#include "editor/language/code/NamedFile.h"

using namespace sparkwright;

namespace
{

/// The text after a change, with `[` and `]` around what is selected.
std::string shown(const std::string& text, const std::optional<LineEdit::Change>& change)
{
  if(!change)
    return "nothing";
  std::string after = edited(text, change->edits);
  after.insert(change->selection.end, "]");
  after.insert(change->selection.begin, "[");
  return after;
}

} // namespace

/// Edits of lines in texts that are no scenes, and what languages these are in.
class LineEditTest : public QObject
{
  Q_OBJECT

private slots:
  void endingsTellTheLanguage_data()
  {
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("language");
    const auto row = [](const char* file, TextLanguage language)
    { QTest::newRow(file) << QString(file) << static_cast<int>(language); };
    row("/a/field.rsg", TextLanguage::Scene);
    row("match.rb", TextLanguage::Ruby);
    row("cart.ROS", TextLanguage::Rosi);
    row("part.rsi", TextLanguage::Rosi);
    row("cup.sparkjobs", TextLanguage::Toml);
    row("my.sparkproject", TextLanguage::Toml);
    row("agent.hpp", TextLanguage::Cpp);
    row("agent.py", TextLanguage::Python);
    row("robot.urdf", TextLanguage::Xml);
    row("README.md", TextLanguage::Markdown);
    row("notes", TextLanguage::Plain);
    row("/a.rb/notes", TextLanguage::Plain);
    row("", TextLanguage::Plain);
    row("dot.", TextLanguage::Plain);
  }
  void endingsTellTheLanguage()
  {
    QFETCH(QString, file);
    QFETCH(int, language);
    QCOMPARE(static_cast<int>(languageOf(file.toStdString())), language);
  }

  void linesMoveWithTheSelection()
  {
    const std::string text = "one\ntwo\nthree\n";
    const LineEdit lines(text, TextLanguage::Ruby);
    QCOMPARE(shown(text, lines.moveUp({5, 6})), std::string("t[w]o\none\nthree\n"));
    QCOMPARE(shown(text, lines.moveDown({0, 3})), std::string("two\n[one]\nthree\n"));
    QCOMPARE(shown(text, lines.moveDown({0, 4})), std::string("two\n[one\n]three\n"));
    QCOMPARE(shown(text, lines.moveUp({1, 1})), std::string("nothing"));
    QCOMPARE(shown(text, lines.moveDown({9, 9})), std::string("nothing"));
    const std::string open = "one\ntwo";
    QCOMPARE(shown(open, LineEdit(open, TextLanguage::Ruby).moveDown({1, 1})), std::string("two\no[]ne"));
  }
  void copiesStandBelow()
  {
    const std::string text = "a\r\nb\r\n";
    QCOMPARE(shown(text, LineEdit(text, TextLanguage::Cpp).duplicate({0, 0})), std::string("a\r\n[]a\r\nb\r\n"));
    const std::string last = "x";
    QCOMPARE(shown(last, LineEdit(last, TextLanguage::Cpp).duplicate({1, 1})), std::string("x\nx[]"));
    QCOMPARE(shown("", LineEdit("", TextLanguage::Cpp).duplicate({0, 0})), std::string("\n[]"));
  }
  void commentsAreThoseOfTheLanguage_data()
  {
    QTest::addColumn<int>("language");
    QTest::addColumn<QString>("comment");
    QTest::newRow("Ruby") << static_cast<int>(TextLanguage::Ruby) << "  # a\n\n  #   b\n";
    QTest::newRow("C++") << static_cast<int>(TextLanguage::Cpp) << "  // a\n\n  //   b\n";
    QTest::newRow("RoSi") << static_cast<int>(TextLanguage::Rosi) << "  <!-- a -->\n\n  <!--   b -->\n";
  }
  void commentsAreThoseOfTheLanguage()
  {
    QFETCH(int, language);
    QFETCH(QString, comment);
    const std::string text = "  a\n\n    b\n", wanted = comment.toStdString();
    const auto there = LineEdit(text, static_cast<TextLanguage>(language)).toggleComment({0, 10});
    QVERIFY(there);
    QCOMPARE(edited(text, there->edits), wanted);
    const auto back = LineEdit(wanted, static_cast<TextLanguage>(language)).toggleComment(there->selection);
    QVERIFY(back);
    QCOMPARE(edited(wanted, back->edits), text);
  }
  void whatHasNoCommentsStaysAsItIs()
  {
    QVERIFY(!LineEdit("{}", TextLanguage::Json).toggleComment({0, 2}));
    QVERIFY(!LineEdit("\n\n", TextLanguage::Ruby).toggleComment({0, 2}));
    // It would end the comment around it.
    QVERIFY(!LineEdit("<a/> <!-- b -->", TextLanguage::Xml).toggleComment({0, 2}));
  }
  void blocksAreIndented_data()
  {
    QTest::addColumn<int>("language");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("blanks");
    const auto row = [](TextLanguage language, const char* line, const char* blanks)
    { QTest::newRow(line) << static_cast<int>(language) << line << blanks; };
    row(TextLanguage::Ruby, "  x = 1", "  ");
    row(TextLanguage::Ruby, "  if x > 1", "    ");
    row(TextLanguage::Ruby, "list.each do |a, b|", "  ");
    row(TextLanguage::Ruby, "list.each { |a|", "  ");
    row(TextLanguage::Ruby, "if x then y end", "");
    row(TextLanguage::Ruby, "domain = 1", "");
    row(TextLanguage::Python, "\tif x:", "\t\t");
    row(TextLanguage::Cpp, "  void f() {", "    ");
    row(TextLanguage::Rosi, "  <Box name='a'>", "    ");
    row(TextLanguage::Rosi, "  <Box name='a'/>", "  ");
    row(TextLanguage::Rosi, "  </Box>", "  ");
    row(TextLanguage::Toml, "list = [", "  ");
    row(TextLanguage::Plain, "  if x", "  ");
  }
  void blocksAreIndented()
  {
    QFETCH(int, language);
    QFETCH(QString, line);
    QFETCH(QString, blanks);
    const std::string text = "before\n" + line.toStdString();
    const LineEdit lines(text, static_cast<TextLanguage>(language));
    QCOMPARE(QString::fromStdString(lines.indentationAt(static_cast<std::uint32_t>(text.size()), 2)), blanks);
  }

  void namesInQuotesLeadToFiles()
  {
    DataFolder folder;
    folder.write("setups/league.rb", "");
    folder.write("mine/beside.rsg", "");
    const std::string text = "importScene 'beside.rsg'; run \"league\"\nx = \"open";
    const std::filesystem::path from = folder.path() / "mine/main.rb";
    QCOMPARE(quotedAt(text, 14), std::string("beside.rsg"));
    QCOMPARE(quotedAt(text, 33), std::string("league"));
    QCOMPARE(quotedAt(text, 3), std::string());
    QCOMPARE(quotedAt(text, 47), std::string());
    QCOMPARE(quotedAt(text, 4000), std::string());
    QCOMPARE(namedFile("beside.rsg", from, &folder.files), std::optional(folder.path() / "mine/beside.rsg"));
    QCOMPARE(namedFile("league", from, &folder.files), std::optional(folder.path() / "setups/league.rb"));
    QVERIFY(!namedFile("league", from, nullptr));
    QVERIFY(!namedFile("", from, &folder.files));
    QVERIFY(!namedFile(std::string(10'000, 'x'), from, &folder.files));
  }
};

QTEST_APPLESS_MAIN(LineEditTest)
#include "LineEditTest.moc"
