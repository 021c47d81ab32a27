#include "LanguageSupport.h"

#include "editor/language/names/NodePaths.h"
#include "editor/language/names/SceneReferences.h"
#include "editor/language/names/SceneSymbols.h"

using namespace sparkwright;

/// Where names are defined and used, and what renaming changes.
class ReferencesTest : public QObject
{
  Q_OBJECT

private:
  static QString written(const SceneKnowledge& knowledge, const std::string& text,
                         const std::vector<SourcePlace>& places)
  {
    QStringList all;
    for(const SourcePlace& place : places)
    {
      const std::string content = place.file.empty() ? text : contentOf(place.file);
      const std::string word = content.substr(place.range.begin, place.range.end - place.range.begin);
      all << (place.file.empty() ? QString() : QString::fromStdString(place.file.filename().string()) + ':') +
                 QString::number(place.line) + ' ' + QString::fromStdString(word);
    }
    Q_UNUSED(knowledge)
    return all.join(", ");
  }
  static QString renamed(const QByteArray& marked, const std::string& to, const DataFolder& data = {},
                         QString* notes = nullptr)
  {
    const MarkedText from(marked);
    const SceneKnowledge knowledge = data.knowledge();
    const SyntaxTree tree(from.text);
    const auto renaming = SceneReferences(tree, knowledge).rename(from.marks[0], to);
    if(notes)
      for(const LocalText& note : renaming.notes)
        *notes += QString::fromStdString(note.english());
    return renaming.refusal.empty() ? QString::fromStdString(edited(from.text, renaming.edits))
                                    : "refused: " + QString::fromStdString(renaming.refusal.english());
  }

private slots:
  void symbolsAreCollected()
  {
    const SyntaxTree tree("(RSG 0 1)((templ $a $b)(nd Box(setName $a)(switch $b ($a (setExtents $c (eval $a * X.Y) 1)))"
                          "(def $c (join $a \"$b\"))(sMat matRed)(resetMaterials $b m1 m2)($a $b)(foo '$a X.Y)))");
    const SceneSymbols symbols(tree);
    const auto counts = [&](const char* name)
    {
      const SceneSymbols::Variable* const variable = symbols.variable(name);
      return variable ? std::pair(variable->declarations.size(), variable->uses.size()) : std::pair(99ul, 99ul);
    };
    QCOMPARE(counts("a"), std::pair(1ul, 5ul));
    QCOMPARE(counts("b"), std::pair(1ul, 4ul));
    QCOMPARE(counts("c"), std::pair(1ul, 1ul));
    QVERIFY(!symbols.variable("d"));
    QCOMPARE(symbols.parameters().size(), 2u);
    QCOMPARE(symbols.materials().size(), 3u);
    QCOMPARE(symbols.scriptVariables().size(), 1u);
  }

  void definitionsAndUsesAreFound_data()
  {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("definitions");
    QTest::addColumn<QString>("references");
    const auto row = [](const char* name, const char* text, const char* definitions, const char* references)
    { QTest::newRow(name) << QByteArray(text) << QString(definitions) << QString(references); };
    row("parameter", "(RSG 0 1)\n((templ $a)\n(nd Box (setName $|a)))", "2 $a", "2 $a, 3 $a");
    row("two definitions", "(RSG 0 1)\n((def $a 1)\n(def $a 2)\n(setName $a|))", "2 $a, 3 $a", "2 $a, 3 $a, 4 $a");
    row("undefined", "(RSG 0 1)\n((setName $|a))", "", "2 $a");
    row("file", "(RSG 0 1)\n((importScene pa|rt.rsg 1))", "part.rsg:1 ", "2 part.rsg, robot.rsg:2 part.rsg");
    row("missing file", "(RSG 0 1)\n((importScene none|.rsg 1))", "", "2 none.rsg");
    row("material", "(RSG 0 1)\n((nd SMN (sMat mat|Red)))", "setup.rb:1 'matRed'",
        "2 matRed, robot.rsg:3 matRed, setup.rb:1 'matRed'");
    row("node by path",
        "(RSG 0 1)\n((nd TRF (setName a) (nd RigidBody (setName body)))\n(nd TRF (nd HingeJoint "
        "(attach ../../a/b|ody ../../a))))",
        "2 body", "2 body, 3 body");
    row("step of a path",
        "(RSG 0 1)\n((nd TRF (setName a) (nd RigidBody (setName body)))\n(nd TRF (nd HingeJoint "
        "(attach ../../|a/body ../../a))))",
        "2 a", "2 a, 3 a, 3 a");
    row("node of an import", "(RSG 0 1)\n((nd TRF (importScene part.rsg 1) (nd HingeJoint (attach ../bo|dy))))",
        "part.rsg:1 ", "2 body");
    row("selected child", "(RSG 0 1)\n((nd TRF (setName a))\n(sel |a (nd Box)))", "2 a", "2 a, 3 a");
    row("comment", "(RSG 0 1)\n((templ $a)\n ; $|a\n)", "", "");
    row("method", "(RSG 0 1)\n((nd Box (set|Extents 1 1 1)))", "", "");
    row("number", "(RSG 0 1)\n((nd Box (setExtents 1| 1 1)))", "", "");
  }
  void definitionsAndUsesAreFound()
  {
    DataFolder data;
    data.write("part.rsg", "(RSG 0 1)\n((templ $mass)(nd RigidBody (setName body)))");
    data.write("robot.rsg", "(RSG 0 1)\n((importScene part.rsg 2)\n(nd SMN (sMat matRed)))");
    data.write("setup.rb", "defineMaterial('matRed', 1, 0, 0)\n");
    QFETCH(const QByteArray, text);
    const MarkedText from(text);
    const SyntaxTree tree(from.text);
    const SceneKnowledge knowledge = data.knowledge("other.rsg");
    const SceneReferences references(tree, knowledge);
    QTEST(written(knowledge, from.text, references.definitions(from.marks[0])), "definitions");
    QTEST(written(knowledge, from.text, references.references(from.marks[0])), "references");
  }

  void importersAreFound()
  {
    DataFolder data;
    data.write("a.rsg", "(RSG 0 1)\n((importScene part.rsg 2)\n(importScene part.rsg 3))");
    const SyntaxTree tree("(RSG 0 1)(())");
    const SceneKnowledge knowledge = data.knowledge("part.rsg");
    QCOMPARE(SceneReferences(tree, knowledge).importers().size(), 2u);
    const SceneKnowledge nameless = data.knowledge();
    QVERIFY(SceneReferences(tree, nameless).importers().empty());
  }

  void variablesAreRenamedInTheWholeFileAndNowhereElse()
  {
    QString notes;
    QCOMPARE(
        renamed("(RSG 0 1)((templ $a $ab)(nd Box(setName \"$a\")($a 1)(foo a $ab (eval $|a * 2)) ; $a\n(def $a 1)))",
                "$new", {}, &notes),
        QString("(RSG 0 1)((templ $new $ab)(nd Box(setName \"$new\")($a 1)(foo a $ab (eval $new * 2)) ; $a\n"
                "(def $new 1)))"));
    QVERIFY(notes.contains("places"));
    QCOMPARE(renamed("(RSG 0 1)((def $a| 1))", "b"), QString("(RSG 0 1)((def $b 1))"));
    QCOMPARE(renamed("(RSG 0 1)((def $a| 1))", "a"), QString("(RSG 0 1)((def $a 1))"));
    QVERIFY(renamed("(RSG 0 1)((def $a| 1)(def $b 2))", "b").startsWith("refused: $b"));
    QVERIFY(renamed("(RSG 0 1)((def $a| 1))", "a b").startsWith("refused"));
    QVERIFY(renamed("(RSG 0 1)((def $a| 1))", "$").startsWith("refused"));
    QVERIFY(renamed("(RSG 0 1)((def $a 1|))", "b").startsWith("refused"));
    QVERIFY(renamed("|", "b").startsWith("refused"));
  }

  void nodesAreRenamedWithThePathsThatMeanThem()
  {
    const char* const scene = "(RSG 0 1)\n((nd TRF (setName a|rm) (nd RigidBody (setName body)))\n"
                              "(nd TRF (setName leg) (nd RigidBody (setName body)) (nd HingeJoint\n"
                              "(attach ../body ../../arm/body) (addNotCollide arm)))\n(sel arm (nd Box)))";
    const char* const renamedScene =
        "(RSG 0 1)\n((nd TRF (setName upperArm) (nd RigidBody (setName body)))\n"
        "(nd TRF (setName leg) (nd RigidBody (setName body)) (nd HingeJoint\n"
        "(attach ../body ../../upperArm/body) (addNotCollide arm)))\n(sel upperArm (nd Box)))";
    QString notes;
    QCOMPARE(renamed(scene, "upperArm", {}, &notes), QString(renamedScene));
    QCOMPARE(notes, QString());
    QCOMPARE(renamed("(RSG 0 1)((nd TRF (setName 'a|')))", "b"), QString("(RSG 0 1)((nd TRF (setName 'b')))"));
    QCOMPARE(renamed("(RSG 0 1)((nd TRF (setName a|)))", "b c"), QString("(RSG 0 1)((nd TRF (setName \"b c\")))"));
    // From a path, and within a join.
    QCOMPARE(
        renamed("(RSG 0 1)((nd TRF (setName a) (nd RigidBody (setName b)) (nd HingeJoint (attach (join ../ b|)))))",
                "c"),
        QString("(RSG 0 1)((nd TRF (setName a) (nd RigidBody (setName c)) (nd HingeJoint (attach (join ../ c)))))"));
  }

  void pathsThatMayMeanAnotherNodeStay()
  {
    QString notes;
    // What the import makes is not known.
    const char* const scene = "(RSG 0 1)((nd TRF (importScene none.rsg) (nd RigidBody (setName b|ody)) (nd HingeJoint "
                              "(attach ../body))))";
    QCOMPARE(renamed(scene, "box", {}, &notes), QString(scene).remove('|').replace("setName body", "setName box"));
    QVERIFY(notes.contains("1 path"));
    DataFolder data;
    data.write("none.rsg", "(RSG 0 1)((nd Box (setName other)))");
    notes.clear();
    QCOMPARE(renamed(scene, "box", data, &notes), QString(scene).remove('|').replace("body", "box"));
    QCOMPARE(notes, QString());
    // The first of two is meant.
    QCOMPARE(renamed("(RSG 0 1)((nd TRF (nd RigidBody (setName b)) (nd RigidBody (setName |b)) (nd HingeJoint (attach "
                     "../b))))",
                     "c"),
             QString("(RSG 0 1)((nd TRF (nd RigidBody (setName b)) (nd RigidBody (setName c)) (nd HingeJoint (attach "
                     "../b))))"));
  }

  void someNodesCannotBeRenamed()
  {
    QVERIFY(renamed("(RSG 0 1)((nd TRF (setName a|)))", "b/c").startsWith("refused"));
    QVERIFY(renamed("(RSG 0 1)((nd TRF (setName a|)))", "..").startsWith("refused"));
    QVERIFY(renamed("(RSG 0 1)((nd TRF (setName a|)))", "").startsWith("refused"));
    QVERIFY(renamed("(RSG 0 1)((nd TRF (setName a|) (nd Box (setName b)", "c").startsWith("refused"));
    QVERIFY(renamed("(RSG 0 1)((nd TRF (setName a|)) (nd TRF (setName b)))", "b").startsWith("refused: a sibling"));
    DataFolder data;
    data.write("part.rsg", "(RSG 0 1)((nd RigidBody (setName body)))");
    QVERIFY(renamed("(RSG 0 1)((nd TRF (importScene part.rsg) (nd HingeJoint (attach ../bo|dy))))", "b", data)
                .startsWith("refused"));
  }

  void importsLeaveNothingOfTransformsThatHoldOnlyTransforms()
  {
    DataFolder data;
    data.write("part.rsg", "(RSG 0 1)((templ $n)(nd TRF (setName outer) (nd TRF (setName (join $n Part)) (nd RigidBody "
                           "(setName body))) (nd TRF (setName nothing))))");
    const SyntaxTree tree("(RSG 0 1)((templ $side)(nd TRF (importScene part.rsg $side) (importScene part.rsg x)))");
    const SceneKnowledge knowledge = data.knowledge();
    SceneOutline outline(tree, knowledge);
    const auto parts = outline.children(outline.children(SceneOutline::root).at(0));
    QStringList names;
    for(const auto id : parts)
      names << QString::fromStdString(outline.item(id).name->readable());
    QCOMPARE(names, QStringList({"$sidePart", "xPart"}));
    QCOMPARE(outline.children(parts[0]).size(), 1u);
  }

  void aFileThatImportsItselfEnds()
  {
    DataFolder data;
    data.write("loop.rsg", "(RSG 0 1)((nd TRF (setName a) (importScene loop.rsg) (importScene loop.rsg) (nd Box)))");
    const SyntaxTree tree("(RSG 0 1)((importScene loop.rsg))");
    const SceneKnowledge knowledge = data.knowledge();
    SceneOutline outline(tree, knowledge);
    QVERIFY(!outline.children(SceneOutline::root).empty());
  }

  void pathsOfOurRobotsLeadToBodies()
  {
    FileService files;
    files.addDirectory(SPARKWRIGHT_SOURCE_DIR "/resources");
    const SceneKnowledge knowledge{testRegistry(), &files};
    for(const char* const file : {"rsg/agent/nao/leg.rsg", "rsg/agent/hoap2.rsg", "examples/pendulum.rsg"})
    {
      const SyntaxTree tree(*files.read(file));
      SceneOutline outline(tree, knowledge);
      NodePaths paths(tree, outline);
      int found = 0;
      for(const NodePaths::Use& use : paths.uses())
      {
        const auto steps = paths.steps(use);
        const auto item =
            use.kind == NodePaths::Use::Kind::Path ? paths.resolve(use, steps, steps.size()) : std::nullopt;
        if(item && outline.item(item->item).info)
        {
          QVERIFY(outline.item(item->item).info->isA("Body"));
          ++found;
        }
      }
      QVERIFY2(QLatin1String(file) != "examples/pendulum.rsg" || found == 3, file);
    }
  }
};

QTEST_APPLESS_MAIN(ReferencesTest)
#include "ReferencesTest.moc"
