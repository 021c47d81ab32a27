#include "core/xacro/Xacro.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>
#include <stop_token>
#include <sys/stat.h>

using namespace sparkwright;

namespace
{

QString complaint(const std::string& inside, const xacro::Options& options = {}, const std::string& file = "r.xacro")
{
  Diagnostics diagnostics;
  const auto result = xacro::expandText("<a xmlns:xacro='http://www.ros.org/wiki/xacro'>\n" + inside + "</a>", file,
                                        options, diagnostics);
  return result ? "expanded to " + QString::number(result->text.size()) + " bytes"
                : QString::fromStdString(diagnostics.back().text());
}

std::string repeated(const std::string& text, int times)
{
  std::string all;
  for(int i = 0; i < times; ++i)
    all += text;
  return all;
}

} // namespace

/// Xacro files that are wrong or hostile: they are refused in words, with line and remedy, and soon.
class XacroErrorsTest : public QObject
{
  Q_OBJECT
private slots:
  void saysWhatIsWrongAndWhere_data()
  {
    QTest::addColumn<QString>("inside");
    QTest::addColumn<QStringList>("parts");
    const auto row = [](const char* name, const std::string& inside, const QStringList& parts)
    { QTest::newRow(name) << QString::fromStdString(inside) << parts; };
    const std::string macro = "<xacro:macro name='arm' params='n *b'>\n<c n='${n/0}'/>\n</xacro:macro>\n";
    row("no macro", macro + "<xacro:arn/>", {"r.xacro:5", "no macro 'arn'", "did you mean 'arm'"});
    row("parameter", macro + "<xacro:arm x='1'/>", {"r.xacro:5", "no parameter 'x'", "n, *b"});
    row("missing", macro + "<xacro:arm/>", {"r.xacro:5", "needs the parameter 'n'", "params="});
    row("block", macro + "<xacro:arm n='1'/>", {"r.xacro:5", "needs an element", "*b"});
    row("inside a macro", macro + "\n<xacro:arm n='1'><d/></xacro:arm>",
        {"r.xacro:3", "division by 0, in the expression 'n/0'", "macro 'arm', called in line 6 of r.xacro"});
    row("name", "<xacro:property name='length' value='1'/>\n<b c='${lenght}'/>",
        {"r.xacro:3", "'lenght' is not defined", "'length'"});
    row("text and number", "<b c='${\"a\" + 1}'/>", {"r.xacro:2", "'+' does not work for 'a' and 1", "str("});
    row("circle", "<xacro:property name='p' value='${q}'/><xacro:property name='q' value='${p}'/>\n<b c='${p}'/>",
        {"r.xacro:2", "needs itself", "lazy_eval"});
    row("condition", "<xacro:if value='maybe'/>", {"r.xacro:2", "neither true nor false", "true, false"});
    row("argument", "$(arg x)", {"'x' has no value", "NAME:=VALUE"});
    row("package", "$(find nowhere_at_all)", {"'nowhere_at_all' was not found", "--package"});
    row("variable", "$(env SPARKWRIGHT_NO_SUCH_VARIABLE)", {"no variable", "optenv"});
    row("substitution", "$(shell ls)", {"$('shell' …) is not known", "$(arg …)"});
    row("open", "<b/>\n<b c='${1'/>", {"r.xacro:3", "is not closed", "bracket"});
    row("include", "<xacro:include filename='none.xacro'/>",
        {"r.xacro:2", "none.xacro' cannot be read", "permissions"});
    row("property name", "<xacro:property name='a-b' value='1'/>", {"r.xacro:2", "'a-b' cannot be the name"});
    row("no XML", "<b>", {"r.xacro:2", "no well-formed XML", "quotes"});
    row("entities", "</a><!DOCTYPE x [<!ENTITY a 'b'>]><a>", {"error"});
    row("lambda", "$(eval lambda: 1)", {"r.xacro:2", "'lambda' is Python", "the program xacro"});
    row("import", "$(eval __import__('os').system('ls'))", {"begins with __", "the program xacro"});
    row("classes", "${''.__class__.__bases__}", {"'__class__' begins with __"});
    row("open a file", "${open('/etc/passwd').read()}", {"'open' is Python"});
    row("name of an element", "<xacro:element xacro:name=\"${'b c'}\"/>", {"r.xacro:2", "name is empty or no name"});
    row("message", "${xacro.fatal('no such arm')}", {"no such arm"});
  }
  void saysWhatIsWrongAndWhere()
  {
    QFETCH(QString, inside);
    QFETCH(QStringList, parts);
    const QString said = complaint(inside.toStdString());
    for(const QString& part : parts)
      QVERIFY2(said.contains(part), qPrintable(said + "\nlacks " + part));
  }

  void refusesWhatNeverEnds_data()
  {
    QTest::addColumn<QString>("inside");
    QTest::addColumn<QString>("part");
    const auto row = [](const char* name, const std::string& inside, const char* part)
    { QTest::newRow(name) << QString::fromStdString(inside) << QString(part); };
    const std::string name = "<xacro:macro name='m'>", end = "</xacro:macro>";
    row("macro of itself", name + "<xacro:m/>" + end + "<xacro:m/>", "nested more than");
    row("element of itself", name + "<b><xacro:m/></b>" + end + "<xacro:m/>", "nested more than");
    row("two of itself", name + "<xacro:m/><xacro:m/>" + end + "<xacro:m/>", "nested more than");
    std::string chain, laughs = "<xacro:property name='p0' value='ha ha ha'/>",
                       blocks = "<xacro:macro name='b0'><c/></xacro:macro>";
    std::string properties = "<xacro:property name='q10000' value='1'/>";
    for(int i = 0; i < 10'000; ++i)
      properties += "<xacro:property name='q" + std::to_string(i) + "' value='${q" + std::to_string(i + 1) + "}'/>";
    for(int i = 0; i < 10'000; ++i)
      chain += "<xacro:macro name='m" + std::to_string(i) + "'><xacro:m" + std::to_string(i + 1) + "/></xacro:macro>\n";
    row("10,000 macros deep", chain + "<xacro:m0/>", "nested more than");
    for(int i = 1; i < 60; ++i)
    {
      const std::string last = std::to_string(i - 1), here = std::to_string(i);
      laughs += "<xacro:property name='p" + here + "' value='${p" + last + "}${p" + last + "}'/>";
      blocks += "<xacro:macro name='b" + here + "'><xacro:b" + last + "/><xacro:b" + last + "/></xacro:macro>";
    }
    row("many laughs", laughs + "<b c='${p59}'/>", "larger than it may be");
    row("many elements", blocks + "<xacro:b59/>", "more than 5000000 steps");
    row("deep expression", "<b c='${" + std::string(100'000, '(') + "1" + std::string(100'000, ')') + "}'/>",
        "nested more than");
    row("deep signs", "<b c='${" + std::string(100'000, '-') + "1}'/>", "nested more than");
    row("long sum", "<b c='${1" + repeated("+1", 100'000) + "}'/>", "nested more than");
    row("deep list", "<b c='${" + std::string(90, '[') + std::string(90, ']') + "}'/>", "nested more than");
    row("power", "<b c='${9**9**9}'/>", "larger than it may be");
    row("long list", "<b c='${range(10**12)}'/>", "larger than it may be");
    row("lists of lists", "<b c='${[range(10**5) for i in range(10**5)]}'/>", "more than 5000000 steps");
    row("nested dollars", "<b c='" + repeated("${", 50'000) + std::string(50'000, '}') + "'/>", "nested more than");
    row("chain of properties", properties + "<b c='${q0}'/>", "nested more than");
    row("many steps", "<b c='${len([i for i in range(10**6) if [j for j in range(10**6)]])}'/>",
        "larger than it may be");
    row("repeated text", "<b c=\"${'a' * 10**9}\"/>", "not repeated");
    row("repeated list", "<b c='${[0] * 10**9}'/>", "larger than it may be");
    row("overflow", "<b c='${9223372036854775807 + 1}'/>", "larger than it may be");
  }
  void refusesWhatNeverEnds()
  {
    QFETCH(QString, inside);
    QFETCH(QString, part);
    const QString said = complaint(inside.toStdString());
    QVERIFY2(said.contains(part), qPrintable(said.left(500)));
  }

  void countsLoopsThatEnd()
  {
    QVERIFY(complaint("<xacro:macro name='m' params='n'><b/><xacro:if value='${n > 0}'><xacro:m n='${n-1}'/></xacro:if>"
                      "</xacro:macro><xacro:m n='200'/>")
                .startsWith("expanded"));
  }

  void refusesFilesThatAreNone()
  {
    QTemporaryDir folder;
    const std::filesystem::path path = folder.path().toStdString();
    QCOMPARE(::mkfifo((path / "pipe.xacro").c_str(), 0600), 0);
    std::ofstream(path / "circle.xacro") << "<a><xacro:include filename='circle.xacro'/></a>";
    std::ofstream(path / "bad.yaml") << "a: 1\n  b: 2\n";
    std::ofstream(path / "huge.xacro").close();
    std::filesystem::resize_file(path / "huge.xacro", std::uintmax_t{20} << 20);
    const auto said = [&](const std::string& inside) { return complaint(inside, {}, (path / "r.xacro").string()); };
    QVERIFY(said("<xacro:include filename='pipe.xacro'/>").contains("no regular file"));
    QVERIFY(said("<xacro:include filename='/dev/zero'/>").contains("no regular file"));
    QVERIFY(said("<xacro:include filename='circle.xacro'/>").contains("includes itself"));
    QVERIFY(said("<xacro:include filename='huge.xacro'/>").contains("larger than 16 MiB"));
    const QString yaml = said("\n<b c=\"${xacro.load_yaml('bad.yaml')}\"/>");
    QVERIFY2(yaml.contains("bad.yaml:2") && yaml.contains("indentation"), qPrintable(yaml));
  }

  void stopsWhenAsked()
  {
    std::stop_source source;
    source.request_stop();
    xacro::Options options;
    options.stop = source.get_token();
    QVERIFY(complaint(repeated("<b/>", 5'000), options).contains("cancelled"));
  }
};

QTEST_APPLESS_MAIN(XacroErrorsTest)
#include "XacroErrorsTest.moc"
