#include "LanguageSupport.h"

#include "core/rsg/Checker.h"
#include "editor/language/help/Findings.h"

using namespace sparkwright;

/// What is underlined, and what mends it.
class FindingsTest : public QObject
{
  Q_OBJECT

private:
  static const DataFolder& data()
  {
    static DataFolder folder;
    static const bool written = []
    {
      folder.write("rsg/agent/leg.rsg", "(RSG 0 1)((templ $side $mass)(nd RigidBody (setName $side) (setMass $mass)))");
      folder.write("rsg/agent/foot.rsg", "(RSG 0 1)((nd Box))");
      folder.write("rsg/robot.rsg", "(RSG 0 1)((importScene rsg/agent/leg.rsg l 2.5)(importScene used.rsg 1))");
      folder.write("setup.rb", "defineMaterial('matRed', 1, 0, 0)");
      return true;
    }();
    Q_UNUSED(written)
    return folder;
  }
  static QString underlined(const std::string& text, const std::vector<Finding>& findings)
  {
    QStringList words;
    for(const Finding& finding : findings)
      words << QString::fromStdString(text.substr(finding.range.begin, finding.range.end - finding.range.begin));
    return words.join(", ");
  }

private slots:
  void theRightWordIsUnderlined_data()
  {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* text, const char* words)
    { QTest::newRow(text) << QByteArray(text) << QString(words); };
    row("(RSG 0 1)((nd Box (setExtents 1 1 1)))", "");
    row("(RSG 0 1)((nd Bxo))", "Bxo");
    row("(RSG 0 1)((nd Box (setExtends 1 1 1)))", "setExtends");
    row("(RSG 0 1)((nd Box (setExtents 1 1)))", "setExtents");
    row("(RSG 0 1)((nd Box (setExtents 1 x 1)))", "x");
    row("(RSG 0 1)((nd Box (setExtents 1 1-3 1)))", "1-3");
    row("(RSG 0 1)((nd Box (setExtents 1 1 0,5)))", "0,5");
    row("(RSG 0 1)((nd Box (setExtents 1 1m 1)))", "");
    row("(RSG 0 1)((nd Box (setName $who)))", "$who");
    row("(RSG 0 1)((templ $a))", "$a");
    row("(RSG 0 1)((importScene rsg/none.rsg))", "rsg/none.rsg");
    row("(RSG 0 1)((importScene rsg/agent/leg.rsg 1))", "rsg/agent/leg.rsg");
    row("(RSG 0 1)((nd Box)))", ")");
    row("(RSG 0 1)((nd Box) (nd Sphere)", "(");
    row("(RSG 0 1)((nd Box (setName \"a)))\n", "(setName, \"a)))");
    row("(RSG 0 1)((def $a (foo 1)))", "foo");
    row("(RSG 0 1)((def $a ((1))))", "(");
    row("(nd Box)", "(nd");
    row("", "");
    row("(RSG 0 1)", "(RSG");
    row("(RSG 0 1)((setName a)) more", "more");
  }
  void theRightWordIsUnderlined()
  {
    QFETCH(const QByteArray, text);
    const SceneKnowledge knowledge = data().knowledge("test.rsg");
    const SyntaxTree tree(text.toStdString());
    QTEST(underlined(text.toStdString(), findingsIn(tree, knowledge)), "words");
  }

  void findingsAreThoseOfTheCheck()
  {
    // As the importer reads: header and body only.
    for(const char* const text : {"(RSG 0 1)((nd Bxo)) (foo", "(RSG 0 1)((nd Box))) \"", "(RSG 0 1)((nd Box) (", "x",
                                  "(RDS 0 1)((nd TRF (SLT 1)))"})
      for(const bool strict : {false, true})
      {
        const SceneKnowledge knowledge = data().knowledge("test.rsg");
        rsg::Checker checker(testRegistry(), &data().files, {strict, true});
        const Diagnostics expected = checker.check(SyntaxTree(text, 2), "test.rsg").diagnostics;
        const std::vector<Finding> found = findingsIn(SyntaxTree(text), knowledge, strict);
        QCOMPARE(found.size(), expected.size());
        for(std::size_t i = 0; i < found.size(); ++i)
          QCOMPARE(found[i].diagnostic.text(), expected[i].text());
      }
  }

  void ourScenesHaveNoFindings()
  {
    FileService files;
    files.addDirectory(SPARKWRIGHT_SOURCE_DIR "/resources");
    const SceneKnowledge knowledge{testRegistry(), &files};
    for(const auto& file : shippedScenes())
      for(const Finding& finding : findingsIn(SyntaxTree(contentOf(file)), knowledge))
        QFAIL((file.string() + ": " + finding.diagnostic.text()).c_str());
  }

  void findingsAreMended_data()
  {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("mended"); // By each fix.
    const auto row = [](const char* name, const char* text, QStringList mended)
    { QTest::newRow(name) << QByteArray(text) << mended; };
    row("class", "(RSG 0 1)((nd Bxo))", {"(RSG 0 1)((nd Box))"});
    row("class in quotes", "(RSG 0 1)((nd 'Bxo'))", {"(RSG 0 1)((nd 'Box'))"});
    row("method", "(RSG 0 1)((nd Box (setExtends 1 1 1)))", {"(RSG 0 1)((nd Box (setExtents 1 1 1)))"});
    row("method of the root", "(RSG 0 1)((setNane a))",
        {"(RSG 0 1)((setName a))", "(RSG 0 1)((getName a))", "(RSG 0 1)((setRange a))"});
    row("missing arguments", "(RSG 0 1)((nd Box (setExtents 2)))", {"(RSG 0 1)((nd Box (setExtents 2 1 1)))"});
    row("no arguments", "(RSG 0 1)((nd RigidBody (setBoxTotal)))", {"(RSG 0 1)((nd RigidBody (setBoxTotal 0 0 0 0)))"});
    row("surplus arguments", "(RSG 0 1)((nd Box (setExtents 1 2 3 4\n 5)))",
        {"(RSG 0 1)((nd Box (setExtents 1 2 3)))"});
    row("surplus behind a comment", "(RSG 0 1)((nd Box (setExtents 1 2 3 ; c\n 4)))",
        {"(RSG 0 1)((nd Box (setExtents 1 2 3 ; c\n )))"});
    row("flag", "(RSG 0 1)((nd StaticMesh (setCastShadows 0)))",
        {"(RSG 0 1)((nd StaticMesh (setCastShadows false)))", "(RSG 0 1)((nd StaticMesh (setCastShadows true)))"});
    row("file of the same name", "(RSG 0 1)((importScene agent/foot.rsg))",
        {"(RSG 0 1)((importScene rsg/agent/foot.rsg))", "choose"});
    row("file spelt alike", "(RSG 0 1)((importScene rsg/agent/feet.rsg))",
        {"(RSG 0 1)((importScene rsg/agent/foot.rsg))", "(RSG 0 1)((importScene rsg/agent/leg.rsg))", "choose"});
    row("no such file", "(RSG 0 1)((importScene xyz.rsg))", {"choose"});
    row("too few for a file", "(RSG 0 1)((importScene rsg/agent/leg.rsg r))",
        {"(RSG 0 1)((importScene rsg/agent/leg.rsg r 2.5))"});
    row("too many for a file", "(RSG 0 1)((importScene rsg/agent/leg.rsg r 1 2))",
        {"(RSG 0 1)((importScene rsg/agent/leg.rsg r 1))"});
    row("undefined", "(RSG 0 1)\n(\n  (templ $mass)\n  (setName $mas)\n  (setName $mass)\n)\n",
        {"(RSG 0 1)\n(\n  (templ $mass)\n  (setName $mass)\n  (setName $mass)\n)\n",
         "(RSG 0 1)\n(\n  (templ $mass $mas)\n  (setName $mas)\n  (setName $mass)\n)\n",
         "(RSG 0 1)\n(\n  (templ $mass)\n  (def $mas 0)\n  (setName $mas)\n  (setName $mass)\n)\n"});
    row("undefined without template", "(RSG 0 1)\n(\n  (setName $a)\n)\n",
        {"(RSG 0 1)\n(\n  (templ $a)\n  (setName $a)\n)\n", "(RSG 0 1)\n(\n  (def $a 0)\n  (setName $a)\n)\n"});
    row("unused parameter", "(RSG 0 1)((templ $a $b)(setName $a))", {"(RSG 0 1)((templ $a)(setName $a))"});
    row("only parameter", "(RSG 0 1)(\n  (templ $a)\n  (setName a))", {"(RSG 0 1)(\n  (setName a))"});
    row("name without $", "(RSG 0 1)((def a 1))", {"(RSG 0 1)((def $a 1))"});
    row("list too few", "(RSG 0 1)\n(\n  (nd Box\n    (setName a)\n  (nd Sphere)\n)\n",
        {"(RSG 0 1)\n(\n  (nd Box\n    (setName a)\n  (nd Sphere)\n))\n"});
    row("several lists too few", "(RSG 0 1)((nd Box (setName a", {"(RSG 0 1)((nd Box (setName a)))"});
    row("list too few before a comment", "(RSG 0 1)((nd Box) ; c", {"(RSG 0 1)((nd Box) ; c\n)"});
    row("bracket too many", "(RSG 0 1)((nd Box)))", {"(RSG 0 1)((nd Box))"});
    row("open quote", "(RSG 0 1)\n((nd Box (setName \"a)))\n", {"(RSG 0 1)\n((nd Box (setName \"a\")))\n"});
    row("case without branch", "(RSG 0 1)((def $a 1)(switch $a (1)))", {"(RSG 0 1)((def $a 1)(switch $a (1 ())))"});
    row("several branches", "(RSG 0 1)((def $a 1)(switch $a (1 (nd Box) (nd Box))))",
        {"(RSG 0 1)((def $a 1)(switch $a (1 ((nd Box) (nd Box)))))"});
    row("semicolon", "(RSG 0 1)((nd Box (setName a;b)\n))", {"(RSG 0 1)((nd Box (setName a ;b)\n))"});
    row("number instead of a word", "(RSG 0 1)((nd Box (setExtents x 1 1)))", {});
  }
  void findingsAreMended()
  {
    QFETCH(const QByteArray, text);
    const SceneKnowledge knowledge = data().knowledge("test.rsg");
    const SyntaxTree tree(text.toStdString());
    const std::vector<Finding> findings = findingsIn(tree, knowledge);
    QVERIFY(!findings.empty());
    QStringList mended;
    for(const QuickFix& fix : fixesFor(tree, knowledge, findings.front()))
    {
      QVERIFY(!fix.title.empty());
      mended << (fix.action == QuickFix::Action::ChooseFile
                     ? QString("choose")
                     : QString::fromStdString(edited(text.toStdString(), fix.edits)));
    }
    QTEST(mended, "mended");
  }

  void mendingLeavesNoFinding_data() { findingsAreMended_data(); }
  void mendingLeavesNoFinding()
  {
    QFETCH(const QByteArray, text);
    const SceneKnowledge knowledge = data().knowledge("test.rsg");
    const SyntaxTree tree(text.toStdString());
    const std::vector<Finding> findings = findingsIn(tree, knowledge);
    for(const QuickFix& fix : fixesFor(tree, knowledge, findings.front()))
      if(fix.action == QuickFix::Action::Edit)
      {
        const std::vector<Finding> left = findingsIn(SyntaxTree(edited(text.toStdString(), fix.edits)), knowledge);
        // The same does not come up again.
        for(const Finding& finding : left)
          QVERIFY2(finding.diagnostic.message != findings.front().diagnostic.message ||
                       QLatin1String(QTest::currentDataTag()) == "list too few",
                   finding.diagnostic.text().c_str());
      }
  }

  void parametersThatOthersPassAreNotRemoved()
  {
    const SyntaxTree tree("(RSG 0 1)((templ $a $b))");
    const SceneKnowledge knowledge = data().knowledge("used.rsg");
    const std::vector<Finding> findings = findingsIn(tree, knowledge);
    QCOMPARE(findings.size(), 2u);
    QVERIFY(fixesFor(tree, knowledge, findings[0]).empty());
    QCOMPARE(fixesFor(tree, knowledge, findings[1]).size(), 1u);
  }

  void unknownMaterialsOfABuiltSceneAreMended()
  {
    const SyntaxTree tree("(RSG 0 1)((nd SMN (sMat matRde)))");
    const SceneKnowledge knowledge = data().knowledge("test.rsg");
    Finding finding;
    const TextKey key{"place.noMaterial", "there is no material %1, so it is not drawn"};
    finding.diagnostic = Diagnostic::of(Diagnostic::Severity::Warning, {}, 1, 20, LocalText(key, {"'matRde'"}));
    finding.range = rangeOf(tree, finding.diagnostic);
    const std::vector<QuickFix> fixes = fixesFor(tree, knowledge, finding);
    QCOMPARE(fixes.size(), 1u);
    QCOMPARE(edited(tree.text(), fixes[0].edits), std::string("(RSG 0 1)((nd SMN (sMat matRed)))"));
  }

  void findingsOfOtherTextsDoNoHarm()
  {
    const SceneKnowledge knowledge = data().knowledge("test.rsg");
    Finding finding = findingsIn(SyntaxTree("(RSG 0 1)((nd Box (setName a) (nd Bxo)))"), knowledge).front();
    for(const char* const text : {"", "(", "(RSG 0 1)", "(RSG 0 1)((nd Box (setName aaaaaaaaaaaaaaaaaaaaaaaaaaaaa"})
      for(const QuickFix& fix : fixesFor(SyntaxTree(text), knowledge, finding))
        edited(text, fix.edits);
    finding.range = {5, 2};
    QVERIFY(fixesFor(SyntaxTree("(RSG 0 1)"), knowledge, finding).empty());
  }
};

QTEST_APPLESS_MAIN(FindingsTest)
#include "FindingsTest.moc"
