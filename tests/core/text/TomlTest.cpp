#include "core/text/Toml.h"

#include <QtTest>

using namespace sparkwright;

namespace
{

/// Returns where and why a text is refused, as `line:column: reason`; empty: it is not.
std::string refusal(const std::string& text)
{
  try
  {
    (void)parseToml(text, "team.toml");
  }
  catch(const toml::parse_error& broken)
  {
    return std::to_string(broken.source().begin.line) + ':' + std::to_string(broken.source().begin.column) + ": " +
           std::string(broken.description());
  }
  return {};
}

std::string keyOf(int parts)
{
  std::string key = "a";
  for(int i = 1; i < parts; ++i)
    key += ".a";
  return key;
}

} // namespace

/// TOML of others is read, or refused with a place; however deep it is, the stack does not overflow.
class TomlTest : public QObject
{
  Q_OBJECT

private slots:
  void keysHaveAsManyPartsAsTheLimitAllows()
  {
    QCOMPARE(refusal(keyOf(maxTomlKeyDepth) + " = 1\n"), std::string());
    QCOMPARE(refusal('[' + keyOf(maxTomlKeyDepth) + "]\n"), std::string());
    const std::string reason = "the key has too many parts; 32 at most";
    QCOMPARE(refusal("x = 1\n" + keyOf(maxTomlKeyDepth + 1) + " = 1\n"), "2:64: " + reason);
    QCOMPARE(refusal('[' + keyOf(maxTomlKeyDepth + 1) + "]\n"), "1:65: " + reason);
    QCOMPARE(refusal("x = {" + keyOf(maxTomlKeyDepth + 1) + " = 1}\n"), "1:69: " + reason);
  }

  void aHundredThousandPartsAreRefused()
  {
    QVERIFY(!refusal(keyOf(100000) + " = 1\n").empty());
    QVERIFY(!refusal('[' + keyOf(100000) + "]\n").empty());
    QVERIFY(!refusal("[[" + keyOf(100000) + "]]\n").empty());
    std::string spaced = "a";
    for(int i = 0; i < 100000; ++i)
      spaced += " . \"b\"";
    QVERIFY(!refusal(spaced + " = 1\n").empty());
  }

  void deepInlineTablesWithDeepKeysAreRefusedOrRead()
  {
    std::string text, end;
    for(int i = 0; i < 100000; ++i)
    {
      text += keyOf(maxTomlKeyDepth) + " = {";
      end += '}';
    }
    QVERIFY(!refusal(text + end + '\n').empty());
    text.clear();
    for(int i = 0; i < 200; ++i)
      text += keyOf(maxTomlKeyDepth) + " = {";
    (void)refusal(text + std::string(200, '}') + '\n'); // Whether it is read or refused, the stack suffices.
  }

  void dotsElsewhereAreNoParts()
  {
    const std::string dots(200, '.');
    QCOMPARE(refusal("a = \"" + dots + "\" # " + dots + "\n"), std::string());
    QCOMPARE(refusal("a = '" + dots + "'\n"), std::string());
    QCOMPARE(refusal("a = \"\"\"" + dots + "\n\\\"\"\" is no end" + dots + "\"\"\"\n"), std::string());
    QCOMPARE(refusal("a = '''" + dots + "\n" + dots + "'''\n"), std::string());
    QCOMPARE(refusal("\"" + dots + "\".b = 1\n"), std::string());
    std::string numbers = "a = [";
    for(int i = 0; i < 200; ++i)
      numbers += "1.5, ";
    QCOMPARE(refusal(numbers + "]\n"), std::string());
  }

  void stringsWithoutAnEndAreRefused_data()
  {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("basic") << QByteArray("a = \"");
    QTest::newRow("backslash at the end") << QByteArray("a = \"\\");
    QTest::newRow("literal") << QByteArray("a = '\nb = 1");
    QTest::newRow("multi-line") << QByteArray("a = \"\"\"x");
    QTest::newRow("multi-line literal") << QByteArray("a = '''x");
  }
  void stringsWithoutAnEndAreRefused()
  {
    QFETCH(QByteArray, text);
    QVERIFY(!refusal(text.toStdString()).empty());
  }
};

QTEST_APPLESS_MAIN(TomlTest)
#include "TomlTest.moc"
