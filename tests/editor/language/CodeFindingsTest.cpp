#include "LanguageSupport.h"

#include "editor/language/code/CodeFindings.h"

using namespace sparkwright;

/// What is wrong with scripts, RoSi scenes and TOML files while they are edited.
class CodeFindingsTest : public QObject
{
  Q_OBJECT

private slots:
  void whatIsRightHasNoFindings_data()
  {
    QTest::addColumn<QString>("file");
    for(const char* const file : {"setups/soccer.rb", "setups/match.rb", "scripts/spark.rb", "examples/cart.ros",
                                  "examples/cup.sparkjobs", "examples/sample.sparkteam", "examples/agent.py"})
      QTest::newRow(file) << QString(file);
  }
  void whatIsRightHasNoFindings()
  {
    QFETCH(QString, file);
    QFile in(QStringLiteral(SPARKWRIGHT_SOURCE_DIR "/resources/") + file);
    QVERIFY(in.open(QIODevice::ReadOnly));
    folder_.files.addDirectory(SPARKWRIGHT_SOURCE_DIR "/resources");
    const std::vector<Finding> found = findings(in.readAll().toStdString(), in.fileName());
    QVERIFY2(found.empty(), found.empty() ? "" : found.front().diagnostic.text().c_str());
  }
  void theScriptEnginesParserTellsTheLine()
  {
    const std::string text = "x = 1\ny = = 2\nz = 3\n";
    const std::vector<Finding> found = findings(text, "a.rb");
    QCOMPARE(found.size(), std::size_t(1));
    QCOMPARE(found.front().diagnostic.line, 2);
    QVERIFY(found.front().diagnostic.message.find("syntax error") != std::string::npos);
    QCOMPARE(text.substr(found.front().range.begin, found.front().range.end - found.front().range.begin),
             std::string("y = = 2"));
  }
  void aMissingEndIsExplainedAtTheLastLine()
  {
    const std::string text = "def f\n  if true\n    1\n  end\n\n";
    const std::vector<Finding> found = findings(text, "a.rb");
    QVERIFY(!found.empty());
    QVERIFY2(found.front().diagnostic.hint.find("missing") != std::string::npos,
             found.front().diagnostic.text().c_str());
    QCOMPARE(text.substr(found.front().range.begin, 3), std::string("end"));
  }
  void nothingIsRun()
  {
    QVERIFY(findings("while true do end\n", "a.rb").empty());
    QVERIFY(findings("raise 'no'\nexit\nnoSuchMethod\n", "a.rb").empty());
  }
  void randomBytesAreNoScriptButNoHarmEither()
  {
    std::string bytes;
    unsigned value = 7;
    for(int i = 0; i < 20'000; ++i)
      bytes += static_cast<char>((value = value * 1103515245u + 12345u) >> 16);
    for(const char* const file : {"a.rb", "a.ros", "a.xml", "a.toml", "a.sparkproject", "a.sparkteam"})
      for(const Finding& finding : findings(bytes, file))
      {
        QVERIFY(finding.range.begin <= finding.range.end);
        QVERIFY(finding.range.end <= bytes.size());
      }
    QVERIFY(!findings(std::string(3000, '('), "a.rb").empty());
    QVERIFY(findings("", "a.rb").empty());
  }
  void theReaderOfRosiTellsWhatItDoesNotKnow()
  {
    const std::string text =
        "<Simulation>\n <Scene>\n  <Elements>\n   <Box name='b' length='x' width='1' height='1'/>\n"
        "  </Elements>\n </Scene>\n</Simulation>\n";
    const std::vector<Finding> found = findings(text, "a.ros");
    QVERIFY(!found.empty());
    QCOMPARE(found.front().diagnostic.line, 4);
    QVERIFY(found.front().range.begin >= text.find("<Box") && found.front().range.end <= text.find("/>") + 2);
  }
  void brokenXmlIsFoundWhereItBreaks()
  {
    const std::string text = "<Simulation>\n <Scene>\n </Simulation>\n";
    QCOMPARE(findings(text, "a.ros").size(), std::size_t(1));
    QCOMPARE(findings(text, "a.xml").size(), std::size_t(1));
    QCOMPARE(findings(text, "a.xml").front().diagnostic.line, 3);
  }
  void projectsAndTeamsAreReadByTheirReaders()
  {
    const std::vector<Finding> project = findings("scene = 3\n", "a.sparkproject");
    QCOMPARE(project.size(), std::size_t(1));
    QCOMPARE(project.front().diagnostic.line, 1);
    QCOMPARE(findings("a = 1\nb = \n", "a.toml").size(), std::size_t(1));
    QCOMPARE(findings("a = 1\nb = \n", "a.toml").front().diagnostic.line, 2);
    QVERIFY(!findings("name = 1\n", "a.sparkteam").empty());
    QVERIFY(!findings("a = 1\n[+x\n", "a.toml").empty()); // A header that is no key.
  }
  void otherLanguagesAreNotChecked()
  {
    QVERIFY(findings("}}}} int 3(", "a.cpp").empty());
    QVERIFY(findings("no words", "a.txt").empty());
  }

private:
  std::vector<Finding> findings(const std::string& text, const QString& file)
  {
    const std::string path = file.startsWith('/') ? file.toStdString() : (folder_.path() / file.toStdString()).string();
    return codeFindings(languageOf(path), text, path, {testRegistry(), &folder_.files});
  }

  DataFolder folder_;
};

QTEST_APPLESS_MAIN(CodeFindingsTest)
#include "CodeFindingsTest.moc"
