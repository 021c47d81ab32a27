#include "core/xacro/Xacro.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>

using namespace sparkwright;

namespace
{

QString expanded(const std::string& inside, const xacro::Options& options = {})
{
  Diagnostics diagnostics;
  const auto result = xacro::expandText("<a xmlns:xacro='http://www.ros.org/wiki/xacro'>" + inside + "</a>",
                                        "/nowhere/r.xacro", options, diagnostics);
  return result ? QString::fromStdString(result->text).simplified().replace("> <", "><")
                : QString::fromStdString(diagnostics.back().text());
}

} // namespace

/// What the macros of Xacro expand to.
class XacroExpansionTest : public QObject
{
  Q_OBJECT
private slots:
  void expandsAsTheOriginalDoes_data()
  {
    QTest::addColumn<QString>("inside");
    QTest::addColumn<QString>("result");
    const auto row = [](const char* name, const char* inside, const char* result)
    { QTest::newRow(name) << QString(inside) << QString(result); };
    row("property", "<xacro:property name='x' value='42'/><b c='${x}'/>", "<a><b c=\"42\"/></a>");
    row("numbers", "<b c='${0.1 + 0.2} ${1/2} ${7//2} ${-7//2} ${-7 % 3} ${2**10} ${2**-1} ${1e16} ${1e-5} ${100.0}'/>",
        "<a><b c=\"0.30000000000000004 0.5 3 -4 2 1024 0.5 1e+16 1e-05 100.0\"/></a>");
    row("whole numbers stay whole", "<xacro:macro name='m' params='n'><b n='${n}'/></xacro:macro><xacro:m n='100'/>",
        "<a><b n=\"100\"/></a>");
    row("truth", "<b c='${1 < 2 &lt;= 2} ${not True} ${3 if 1 == 1.0 else 4} ${\"b\" in \"abc\" and 5}'/>",
        "<a><b c=\"True False 3 5\"/></a>");
    row("functions",
        "<b c='${sin(pi/2)} ${math.degrees(pi)} ${max(1, 2.5)} ${round(2.5)} ${round(2.675, 2)} ${int(3.9)} "
        "${len(\"abc\")} ${abs(-2)}'/>",
        "<a><b c=\"1.0 180.0 2.5 2 2.67 3 3 2\"/></a>");
    row("texts",
        "<b c='${\"A b\".lower().split(\" \")[-1]} ${\"a\" + str(1)} ${\"%02d %.2f\" % (3, 1)} ${\"abc\"[1:]}'/>",
        "<a><b c=\"b a1 03 1.00 bc\"/></a>");
    row("lists",
        "<xacro:property name='l' value='${[1, 2.0, \"x\"]}'/><b c='${l} ${l[1]} ${[i*i for i in range(3) if i]} "
        "${dict(k=1)}'/>",
        "<a><b c=\"[1, 2.0, 'x'] 2.0 [1, 4] {'k': 1}\"/></a>");
    row("later properties",
        "<xacro:property name='b' value='${2*a}'/><xacro:property name='a' value='21'/><b c='${b}'/>",
        "<a><b c=\"42\"/></a>");
    row("scopes",
        "<xacro:property name='p' value='1'/><xacro:macro name='m'><xacro:property name='p' value='2'/>"
        "<xacro:property name='q' value='${p}' scope='parent'/><xacro:property name='g' value='${p+1}' "
        "scope='global'/></xacro:macro><xacro:m/><b c='${p} ${q} ${g}'/>",
        "<a><b c=\"1 2 3\"/></a>");
    row("parameters",
        "<xacro:property name='c' value='5'/><xacro:macro name='m' params=\"a b:=2 c:=^ d:=^|4 e='x y'\">"
        "<b c='${a} ${b} ${c} ${d} ${e}'/></xacro:macro><xacro:m a='1'/>",
        "<a><b c=\"1 2 5 4 x y\"/></a>");
    row("blocks",
        "<xacro:macro name='m' params='*one **all'><xacro:insert_block name='all'/><xacro:insert_block "
        "name='one'/></xacro:macro><xacro:m><b/><c><d/><e/></c></xacro:m>",
        "<a><d/><e/><b/></a>");
    row("block property", "<xacro:property name='p'><b c='${1+1}'/></xacro:property><xacro:insert_block name='p'/>",
        "<a><b c=\"2\"/></a>");
    row("conditions",
        "<xacro:if value='${1 == 1}'><b/></xacro:if><xacro:unless value='true'><c/></xacro:unless><xacro:if "
        "value='0'><d/></xacro:if>",
        "<a><b/></a>");
    row("recursion",
        "<xacro:macro name='m' params='n'><b n='${n}'/><xacro:if value='${n > 1}'><xacro:m n='${n-1}'/>"
        "</xacro:if></xacro:macro><xacro:m n='3'/>",
        "<a><b n=\"3\"/><b n=\"2\"/><b n=\"1\"/></a>");
    row("call by a name",
        "<xacro:macro name='m' params='n'><b n='${n}'/></xacro:macro><xacro:call macro=\"${'m'}\" n='1'/>",
        "<a><b n=\"1\"/></a>");
    row("arguments",
        "<xacro:arg name='x' default='0.5'/><xacro:arg name='given' default='no'/>"
        "<b c='$(arg x) $(arg given) $(eval 2*arg(\"x\"))'/>",
        "<a><b c=\"0.5 yes 1.0\"/></a>");
    row("dollar signs", "<b c='$${x} $$(arg y) $ 5'/>", "<a><b c=\"${x} $(arg y) $ 5\"/></a>");
    row("elements and attributes",
        "<xacro:element xacro:name=\"${'b'}\"><xacro:attribute name='c' value='1'/></xacro:element>",
        "<a><b c=\"1\"/></a>");
    row("text between elements", "<b>${1+1} &lt; 3</b>", "<a><b>2 &lt; 3</b></a>");
  }
  void expandsAsTheOriginalDoes()
  {
    QFETCH(QString, inside);
    QFETCH(QString, result);
    xacro::Options options;
    options.arguments.emplace_back("given", "yes");
    QCOMPARE(expanded(inside.toStdString(), options), result);
  }

  void readsWhatItIncludes()
  {
    const Folder folder;
    folder.write("arm.xacro", "<robot xmlns:x='http://ros.org/wiki/xacro'>\n<x:property name='length' value='2'/>\n"
                              "<x:macro name='arm' params='name'>\n<link name='${name}'/>\n</x:macro>\n</robot>");
    folder.write("robot.yaml",
                 "# settings\nmass: 1.5\nnames: [left, right]\nlimits:\n  - {lower: !degrees 180, upper: 1}\n");
    folder.write("robot.xacro", "<robot name='r' xmlns:xacro='http://ros.org/wiki/xacro'>\n"
                                "<xacro:include filename='arm.xacro' ns='parts'/>\n"
                                "<xacro:include filename='missing.xacro' optional='true'/>\n"
                                "<xacro:property name='s' value=\"${xacro.load_yaml('robot.yaml')}\"/>\n"
                                "<xacro:parts.arm name='${s.names[0]}'/>\n"
                                "<mass value='${s.mass * parts.length}' lower=\"${s['limits'][0].lower}\"/>\n</robot>");
    Diagnostics diagnostics;
    const auto result = xacro::expand(folder.path("robot.xacro"), {}, diagnostics);
    QVERIFY2(result, diagnostics.empty() ? "" : diagnostics.back().text().c_str());
    QCOMPARE(result->text, std::string("<robot name=\"r\">\n  <link name=\"left\"/>\n"
                                       "  <mass value=\"3.0\" lower=\"3.141592653589793\"/>\n</robot>\n"));
    QCOMPARE(result->files.size(), std::size_t(3));
  }

  void linesLeadToTheSources()
  {
    const Folder folder;
    folder.write("arm.xacro", "<robot>\n<xacro:macro name='arm'>\n\n<link name='l'/>\n</xacro:macro></robot>");
    folder.write("robot.xacro",
                 "<robot name='r'>\n<xacro:include filename='arm.xacro'/>\n<xacro:arm/>\n<joint/></robot>");
    Diagnostics diagnostics;
    const auto result = xacro::expand(folder.path("robot.xacro"), {}, diagnostics);
    QVERIFY(result);
    for(int line = 1; line <= 4; ++line)
      diagnostics.push_back(Diagnostic::of(Diagnostic::Severity::Error, "r", line, 7, "wrong"));
    result->toSources(diagnostics);
    QStringList places;
    for(const Diagnostic& each : diagnostics)
      places << QString::fromStdString(std::filesystem::path(each.file).filename().string()) + ':' +
                    QString::number(each.line);
    QCOMPARE(places, (QStringList{"robot.xacro:1", "arm.xacro:4", "robot.xacro:4", "robot.xacro:1"}));
  }

  void knowsWhatHasToBeExpanded()
  {
    QVERIFY(xacro::isXacro("<robot><xacro:arm/></robot>"));
    QVERIFY(xacro::isXacro("<robot xmlns:x=\"http://www.ros.org/wiki/xacro\"/>"));
    QVERIFY(!xacro::isXacro("<robot xmlns:a=\"http://www.w3.org\"><link name='xacro'/></robot>"));
    QVERIFY(xacro::readArgument("a:=b c") == std::pair(std::string("a"), std::string("b c")));
    QVERIFY(!xacro::readArgument("file.xacro") && !xacro::readArgument(":=1"));
  }

private:
  class Folder
  {
  public:
    std::filesystem::path path(const std::string& name) const
    {
      return std::filesystem::path(folder_.path().toStdString()) / name;
    }
    void write(const std::string& name, const std::string& text) const { std::ofstream(path(name)) << text; }

  private:
    QTemporaryDir folder_;
  };
};

QTEST_APPLESS_MAIN(XacroExpansionTest)
#include "XacroExpansionTest.moc"
