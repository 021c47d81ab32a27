#include "LanguageSupport.h"

#include "editor/language/source/SceneContext.h"

using namespace sparkwright;

/// What stands at a place of a scene, also of one that is being typed.
class SceneContextTest : public QObject
{
  Q_OBJECT

private:
  static QString describe(const MarkedText& marked)
  {
    static const char* const places[] = {"outside", "comment",   "header",   "word",     "element",  "class",
                                         "child",   "parameter", "variable", "value",    "selector", "case",
                                         "label",   "branch",    "argument", "operator", "operand"};
    const SyntaxTree tree(marked.text);
    const SceneContext context = contextAt(tree, testRegistry(), marked.marks.at(0));
    QString text = places[static_cast<int>(context.place)];
    if(context.current.isRoot)
      text += " root";
    if(context.current.info)
      text += ' ' + QString::fromStdString(context.current.info->name);
    if(context.call != SyntaxTree::none)
      text += ' ' + QString::fromStdString(tree.value(context.call)) + '#' + QString::number(context.argument);
    if(context.method)
      text += '!';
    if(context.atom != SyntaxTree::none)
      text += " <" + QString::fromStdString(std::string(tree.source(context.atom))) + '>';
    return text;
  }

private slots:
  void knowsThePlace_data()
  {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("place");
    const auto row = [](const char* text, const char* place)
    { QTest::newRow(text) << QByteArray(text) << QString(place); };
    row("|", "outside");
    row("; no|te\n(RSG 0 1)", "comment");
    row("; note|\n(RSG 0 1)", "comment");
    row("(R|SG 0 1)", "header <RSG>");
    row("(RSG 0 1)|(nd Box)", "outside");
    row("(RSG 0 1)(|)", "word root");
    row("(RSG 0 1)(n|d Box)", "word root <nd>");
    row("(RSG 0 1)((nd |))", "class root");
    row("(RSG 0 1)((nd | (setName a)))", "class root");
    row("(RSG 0 1)((nd Bo|x))", "class root <Box>");
    row("(RSG 0 1)((nd Box|))", "class root <Box>");
    row("(RSG 0 1)((nd Box |))", "element Box");
    row("(RSG 0 1)((nd Box (|)))", "word Box");
    row("(RSG 0 1)((nd Box (setEx|)))", "word Box setEx#0 <setEx>");
    row("(RSG 0 1)((nd Box (setExtents| 1 2)))", "word Box setExtents#0! <setExtents>");
    row("(RSG 0 1)((nd Box (setExtents |)))", "argument Box setExtents#0!");
    row("(RSG 0 1)((nd Box (setExtents 1 |2 3)))", "argument Box setExtents#1!");
    row("(RSG 0 1)((nd Box (setExtents 1 2| 3)))", "argument Box setExtents#1! <2>");
    row("(RSG 0 1)((nd Box (setExtents 1 2 3 |)))", "argument Box setExtents#3!");
    row("(RSG 0 1)((nd Box (setExtents (eval 1 + |) 2 3)))", "operand Box setExtents#0!");
    row("(RSG 0 1)((nd Box (setExtents 1 (|) 3)))", "operator Box setExtents#1!");
    row("(RSG 0 1)((nd Box (setExtents 1 (ev|) 3)))", "operator Box setExtents#1! <ev>");
    row("(RSG 0 1)((nd TRF (nd Sphere (setRadius 1)) (|)))", "word Transform");
    row("(RSG 0 1)((nd TRF (sel a (|))))", "word");
    row("(RSG 0 1)((nd TRF (sel . (|))))", "word Transform");
    row("(RSG 0 1)((nd TRF (sel |)))", "child Transform");
    row("(RSG 0 1)((nd Bxo (|)))", "word");
    row("(RSG 0 1)((setName |))", "argument root setName#0!");
    row("(RSG 0 1)((templ $a |))", "parameter root");
    row("(RSG 0 1)((def |))", "variable root");
    row("(RSG 0 1)((def $a |))", "value root");
    row("(RSG 0 1)((def $a (eval |)))", "operand root");
    row("(RSG 0 1)((def $a 1 |))", "outside root");
    row("(RSG 0 1)((nd Box (switch |)))", "selector Box");
    row("(RSG 0 1)((nd Box (switch $a (|))))", "label Box");
    row("(RSG 0 1)((nd Box (switch $a |)))", "case Box");
    row("(RSG 0 1)((nd Box (switch $a (1 |))))", "branch Box");
    row("(RSG 0 1)((nd Box (switch $a (1 (|)))))", "word Box");
    row("(RSG 0 1)((nd Box (switch $a (1 (setExtents |)))))", "argument Box setExtents#0!");
    row("(RSG 0 1)((nd Box (switch $a (1 () (|)))))", "outside Box");
    row("(RSG 0 1)((nd Box ; no|te\n))", "comment Box");
    row("(RSG 0 1)((nd Box)) (nd |)", "outside");
    row("(RDS 0 1)((nd TRF (SLT |)))", "argument Transform SLT#0!");
    row("(RDS 0 1)((nd |))", "class root");
    row("(RSG 0 1)((nd Box (setExtents |", "argument Box setExtents#0!");
    row("(RSG 0 1)((nd Transform (nd Bo|", "class Transform <Bo>");
    row("(RSG 0 1)((nd StaticMesh (load \"a|", "argument StaticMesh load#0! <\"a>");
    row("(RSG 0 1)((nd Box) setName |)", "argument root setName#0!");
  }
  void knowsThePlace()
  {
    QFETCH(const QByteArray, text);
    QTEST(describe(MarkedText(text)), "place");
  }

  void aPlaceBehindTheTextIsItsEnd()
  {
    const SyntaxTree tree("(RSG 0 1)((nd ");
    QCOMPARE(contextAt(tree, testRegistry(), 1000).place, SceneContext::Place::ClassName);
  }

  void listsOfAnyDepthAreRead()
  {
    const SyntaxTree tree("(RSG 0 1)" + std::string(200'000, '('));
    QCOMPARE(contextAt(tree, testRegistry(), 200'009).place, SceneContext::Place::Word);
  }
};

QTEST_APPLESS_MAIN(SceneContextTest)
#include "SceneContextTest.moc"
