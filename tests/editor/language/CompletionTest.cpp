#include "LanguageSupport.h"

#include "editor/language/help/Completion.h"
#include "editor/language/help/Hover.h"

using namespace sparkwright;

/// What is proposed and explained while a scene is typed.
class CompletionTest : public QObject
{
  Q_OBJECT

private:
  static DataFolder& data()
  {
    static DataFolder folder;
    static const bool written = []
    {
      folder.write("rsg/agent/leg.rsg", "(RSG 0 1)((templ $side $mass)(nd RigidBody (setName boxBody)))");
      folder.write("rsg/agent/arm.rsg", "(RSG 0 1)(())");
      folder.write("rsg/robot.rsg",
                   "(RSG 0 1)\n((importScene rsg/agent/leg.rsg l 2.5)\n(importScene rsg/agent/leg.rsg r))");
      folder.write("models/leg.obj", "");
      folder.write("setup.rb", "defineMaterial('matRed', 1, 0, 0)\ncreateVariable('Soccer.BallMass', 1)\n");
      return true;
    }();
    Q_UNUSED(written)
    return folder;
  }
  static QStringList complete(const QByteArray& marked, TextRange* replaced = nullptr, const std::string& name = {})
  {
    const MarkedText from(marked);
    const SyntaxTree tree(from.text);
    const SceneKnowledge knowledge = data().knowledge(name);
    const Completions completions = completionsAt(tree, knowledge, from.marks[0]);
    if(replaced)
      *replaced = completions.replaced;
    QStringList texts;
    for(const Completion& item : completions.items)
      texts << QString::fromStdString(item.text);
    return texts;
  }
  static QString hover(const QByteArray& marked, const std::string& name = {})
  {
    const MarkedText from(marked);
    const SyntaxTree tree(from.text);
    const SceneKnowledge knowledge = data().knowledge(name);
    const auto found = hoverAt(tree, knowledge, from.marks[0]);
    if(!found)
      return "no";
    QStringList lines{QString::fromStdString(found->title)};
    for(const LocalText& fact : found->facts)
      lines << QString::fromStdString(fact.english());
    return lines.join(" | ");
  }

private slots:
  void theBestComesFirst_data()
  {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("first");
    const auto row = [](const char* text, QStringList first) { QTest::newRow(text) << QByteArray(text) << first; };
    row("(RSG 0 1)((|))", {"nd"});
    row("(RSG 0 1)((n|))", {"nd"});
    row("(RSG 0 1)((im|))", {"importScene"});
    row("(RSG 0 1)((nd HingeJoint (nd |)))", {"HingeEffector", "HingePerceptor", "AngularMotor", "JointMotor"});
    row("(RSG 0 1)((nd BoxCollider (nd |)))", {"AgentCollisionHandler", "ContactJointHandler"});
    row("(RSG 0 1)((nd Trans|))", {"Transform", "TransformCollider"});
    row("(RSG 0 1)((nd trans|))", {"Transform", "TransformCollider"});
    row("(RSG 0 1)((nd T|))", {"Transform", "TRF"});
    row("(RSG 0 1)((nd TRF) (nd T|))", {"TRF", "Transform"});
    row("(RSG 0 1)((nd Box (setE|)))", {"setExtents", "setExternalMeshName", "setExternalMeshScale"});
    row("(RSG 0 1)((nd Box (sc|)))", {"setScale"});
    row("(RSG 0 1)((nd Box (sSc 1 1 1) (sS|)))", {"sSc"});
    row("(RSG 0 1)((nd TRF (pos|)))", {"setLocalPos"});
    row("(RSG 0 1)((nd Box (setExtents 1 (e|) 1)))", {"eval"});
    row("(RSG 0 1)((templ $mass $size)(nd Box (setExtents $s|)))", {"$size"});
    row("(RSG 0 1)((templ $a)(nd Box (setExtents | ))(def $later 1))", {"$a", "$later", "1"});
    row("(RSG 0 1)((nd Box (setCastShadows |)))", {"false", "true"});
    row("(RSG 0 1)((importScene |))", {"rsg/agent/arm.rsg", "rsg/agent/leg.rsg", "rsg/robot.rsg"});
    row("(RSG 0 1)((importScene leg|))", {"rsg/agent/leg.rsg"});
    row("(RSG 0 1)((importScene 'rsg/agent/l|'))", {"'rsg/agent/leg.rsg'"});
    row("(RSG 0 1)((templ $a $mass)(importScene rsg/agent/leg.rsg r |))", {"$mass", "$a"});
    row("(RSG 0 1)((nd StaticMesh (load |)))",
        {"StdCapsule", "StdUnitBox", "StdUnitCylinder", "StdUnitSphere", "models/leg.obj"});
    row("(RSG 0 1)((nd SMN (sMat m|)))", {"matRed"});
    row("(RSG 0 1)((nd SMN (sMat matOwn)) (nd SMN (sMat m|)))", {"matOwn", "matRed"});
    row("(RSG 0 1)((nd Box (setExtents (eval Soc|))))", {"Soccer.BallMass"});
    row("(RSG 0 1)((nd TRF (setName a)) (nd TRF (setName b)) (sel |))", {"a", "b", "..", "."});
    row("(RSG 0 1)((nd Space (nd TRF (setName a) (nd RigidBody (setName body))) (nd TRF (setName b) (nd RigidBody "
        "(setName body)) (nd HingeJoint (attach |)))))",
        {"../../a/body", "../body", ".."});
    row("(RSG 0 1)((nd Space (nd TRF (setName a) (importScene rsg/agent/leg.rsg)) (nd TRF (setName b) (nd HingeJoint "
        "(attach ../../a/|)))))",
        {"../../a/boxBody", "../../a/.."});
    row("(RSG 0 1)((templ $s)(nd Space (nd TRF (setName (join $s Leg)) (importScene rsg/agent/leg.rsg)) (nd TRF (nd "
        "HingeJoint (attach |)))))",
        {"(join ../../ $s Leg/boxBody)"});
    row("(RSG 0 1)((nd AgentAspect (addCollisionHandler |)))", {});
    row("; |", {});
    row("(RSG 0 1)((nd Box ; s|\n))", {});
    row("(RSG |0 1)", {});
    row("(RSG 0 1)((nd Box (setExtents 1 |1 1)) (nd |", {"1"});
  }
  void theBestComesFirst()
  {
    QFETCH(const QByteArray, text);
    QFETCH(const QStringList, first);
    const QStringList all = complete(text);
    if(first.isEmpty())
      QCOMPARE(all, first);
    else
      QCOMPARE(all.mid(0, first.size()), first);
  }

  void methodsOfOtherClassesAreNotProposed()
  {
    const QStringList all = complete("(RSG 0 1)((nd Box (set|)))");
    QVERIFY(all.contains("setExtents"));
    QVERIFY(all.contains("setName")); // Of a base.
    QVERIFY(!all.contains("setRadius"));
    QVERIFY(!complete("(RSG 0 1)((nd |))").contains("Joint")); // Abstract.
  }

  void theWholeWordIsReplaced()
  {
    TextRange replaced;
    complete("(RSG 0 1)((nd Tra|nsf))", &replaced);
    QCOMPARE(replaced, (TextRange{14, 20}));
    complete("(RSG 0 1)((nd |))", &replaced);
    QCOMPARE(replaced, (TextRange{14, 14}));
    complete("(RSG 0 1)((importScene \"rsg/a|", &replaced);
    QCOMPARE(replaced, (TextRange{23, 29}));
  }

  void aFileIsNotProposedToItself()
  {
    QVERIFY(!complete("(RSG 0 1)((importScene |))", nullptr, "rsg/robot.rsg").contains("rsg/robot.rsg"));
  }

  void wordsAreExplained_data()
  {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("hover");
    const auto row = [](const char* text, const char* hover)
    { QTest::newRow(text) << QByteArray(text) << QString(hover); };
    row("(RSG 0 1)((n|d Box))", "node | makes a node of a class below the node in force");
    row("(RSG 0 1)((nd |Sphere))", "Sphere → SingleMatNode → StaticMesh → RenderNode → BaseNode → Node → Leaf");
    row("(RSG 0 1)((nd Light (set|Radius 1)))", "setRadius radius [m] = 10 | from Light | takes at least 1 value");
    row("(RSG 0 1)((nd TRF (|setLocalPos 1 2 3)))", "setLocalPos x [m] = 0, y [m] = 0, z [m] = 0 | from Transform | "
                                                    "takes at least 3 values | called while the file "
                                                    "is read");
    row("(RSG 0 1)((nd TRF (setLocalPos 1 |2 3)))", "y = 2 m | preset 0");
    row("(RSG 0 1)((nd TRF (setLocalRotation |90 2 3)))", "x = 90 deg | 1.571 in radians | preset 0");
    row("(RSG 0 1)((nd Light (setDiffuse |1 2 3 1)))", "r = 1  [0..1] | preset 1");
    row("(RSG 0 1)((def $a (eval 1 + 2))\n(setName |$a))", "$a | variable, defined in line 1 as (eval 1 + 2)");
    row("(RSG 0 1)((setName |$a))", "$a | is not defined in this file");
    row("(RSG 0 1)((templ $side $mass)(setName $m|ass))",
        "$mass | template parameter 2 of 2 | rsg/robot.rsg:2 passes 2.5");
    row("(RSG 0 1)((importScene |rsg/agent/leg.rsg))", "rsg/agent/leg.rsg | takes $side $mass");
    row("(RSG 0 1)((importScene |rsg/agent/arm.rsg))", "rsg/agent/arm.rsg | takes no arguments");
    row("(RSG 0 1)((importScene |none.rsg))", "none.rsg | does not exist below the data directories");
    row("(RSG 0 1)((importScene rsg/agent/leg.rsg r |3))", "$mass = 3");
    row("(RSG 0 1)((nd SMN (sMat |matRed)))", "matRed | defined in setup.rb:1");
    row("(RSG 0 1)((nd TRF (nd RigidBody (setName b)) (nd HingeJoint (attach |../b))))", ".. | in line 1");
    row("(RSG 0 1)((nd TRF\n(nd RigidBody (setName b))\n(nd HingeJoint (attach ../|b))))", "b | in line 2");
    row("(RSG 0 1)((nd TRF (nd HingeJoint (attach ../|b))))", "no");
    row("(RSG 0 1)((setName (|eval 1)))", "eval | computes an expression in Ruby");
    row("(RSG 0 1)((nd Bx|o))", "no");
    row("(RSG 0 1)((nd| Box))", "no");
    row("(R|SG 0 1)", "no");
    row("|", "no");
  }
  void wordsAreExplained()
  {
    QFETCH(const QByteArray, text);
    QTEST(hover(text, "rsg/agent/leg.rsg"), "hover");
  }

  void theCallIsExplainedWhileItIsTyped_data()
  {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("help");
    const auto row = [](const char* text, const char* help)
    { QTest::newRow(text) << QByteArray(text) << QString(help); };
    row("(RSG 0 1)((nd Box (setExtents |)))", "Box.setExtents <x [m] = 1> y [m] = 1 z [m] = 1");
    row("(RSG 0 1)((nd Box (setExtents 1 2| 3)))", "Box.setExtents x [m] = 1 <y [m] = 1> z [m] = 1");
    row("(RSG 0 1)((nd Box (setExtents 1 (eval 2 + |) 3)))", "Box.setExtents x [m] = 1 <y [m] = 1> z [m] = 1");
    row("(RSG 0 1)((nd Box (setExtents 1 2 3 4|", "Box.setExtents x [m] = 1 y [m] = 1 z [m] = 1 <>");
    row("(RSG 0 1)((nd StaticMesh (resetMaterials a b c|", "StaticMesh.resetMaterials <[materials...]>");
    row("(RSG 0 1)((importScene rsg/agent/leg.rsg r |))", ".importScene file $side <$mass>");
    row("(RSG 0 1)((importScene |))", ".importScene <file> [arguments...]");
    row("(RSG 0 1)((nd Box (setExt|ents 1)))", "no");
    row("(RSG 0 1)((nd Box (foo |)))", "no");
    row("(RSG 0 1)((nd Box |))", "no");
  }
  void theCallIsExplainedWhileItIsTyped()
  {
    QFETCH(const QByteArray, text);
    const MarkedText from(text);
    const SyntaxTree tree(from.text);
    const SceneKnowledge knowledge = data().knowledge();
    const auto help = signatureAt(tree, knowledge, from.marks[0]);
    QString line = "no";
    if(help)
    {
      line = QString::fromStdString(help->className + '.' + help->method);
      for(std::size_t i = 0; i <= help->parameters.size(); ++i)
        if(i < help->parameters.size() || help->active == i)
        {
          const QString label = i < help->parameters.size() ? QString::fromStdString(help->parameters[i]) : QString();
          line += ' ' + (help->active == i ? '<' + label + '>' : label);
        }
    }
    QTEST(line, "help");
  }

  void matchesAreRanked()
  {
    QCOMPARE(matchRank("setLocalPos", "set"), 0);
    QCOMPARE(matchRank("setLocalPos", "SET"), 1);
    QCOMPARE(matchRank("setLocalPos", "pos"), 2);
    QCOMPARE(matchRank("setLocalPos", "slp"), 3);
    QCOMPARE(matchRank("setLocalPos", "xyz"), -1);
    QCOMPARE(matchRank("a", ""), 0);
    QCOMPARE(matchRank("", "a"), -1);
  }
};

QTEST_APPLESS_MAIN(CompletionTest)
#include "CompletionTest.moc"
