#include "SceneSupport.h"

#include <QtTest>

using namespace sparkwright;

/// What can be wrong with a scene file, row by row: what stays, what goes on, and what is said where. The reference
/// removes the children of the root when parentheses do not match; here nothing is ever taken away.
class RsgErrorsTest : public QObject
{
  Q_OBJECT

private:
  struct Row
  {
    const char* name;
    const char* text; ///< Whole file; the scene holds a box `old` and imports it between `before` and `after`.
    const char* tree;
    QStringList diagnostics;
    QStringList calls = {};
  };

  static std::vector<Row> rows()
  {
    const QString noScene =
        "f.rsg:1:1: error: this is no scene of a known version (a scene starts with (RSG 0 1), a delta "
        "scene with (RDS 0 1))";
    return {
        {"wrong header", "(XYZ 0 1)((nd Box))", "old,before,after", {noScene}},
        {"wrong version", "(RSG 1 1)((nd Box))", "old,before,after", {noScene}},
        {"text before the header", "x (RSG 0 1)((nd Box))", "old,before,after", {noScene}},
        {"body missing",
         "(RSG 0 1)",
         "old,before,after",
         {"f.rsg:1:1: error: the scene has no body (a scene is a header and one list)"}},
        {"body is no list",
         "(RSG 0 1) x ((nd Box))",
         "old,before,after",
         {"f.rsg:1:11: warning: text outside of all lists is ignored",
          "f.rsg:1:11: error: the scene has no body (a scene is a header and one list)"}},
        {"too few )", "(RSG 0 1)\n((nd Box)", "old,before,after", {"f.rsg:2:1: error: '(' without ')'"}},
        {"surplus )",
         "(RSG 0 1)((nd Box (setName a))) ) (nd Box)",
         "old,before,a,after",
         {"f.rsg:1:33: warning: ')' too many; what follows is ignored (a scene is a header and one list)"}},
        {"surplus ) closes the body early",
         "(RSG 0 1)\n((nd Box (setName a))))\n (nd Box (setName b)))",
         "old,before,a,after",
         {"f.rsg:2:23: warning: ')' too many; what follows is ignored (a scene is a header and one list)"}},
        {"unknown class",
         "(RSG 0 1)\n((nd Recorder (mark 1)) (nd Bxo) (nd Sphere))",
         "old,before,recorder,after",
         {"f.rsg:2:29: error: class 'Bxo' is unknown (did you mean 'Box'?)"},
         {"+recorder", "recorder.mark(1)"}},
        {"class that makes no nodes",
         "(RSG 0 1)\n((nd Recorder (mark 1)) (nd Leaf) (nd Sphere))",
         "old,before,recorder,after",
         {"f.rsg:2:29: error: class 'Leaf' makes no nodes of a scene"},
         {"+recorder", "recorder.mark(1)"}},
        {"failed sel",
         "(RSG 0 1)\n((nd Recorder (mark 1)) (sel recordre) (nd Sphere))",
         "old,before,recorder,after",
         {"f.rsg:2:30: error: '/' has no child 'recordre' to select (did you mean 'recorder'?)"},
         {"+recorder", "recorder.mark(1)"}},
        {"unknown $param",
         "(RSG 0 1)\n((def $size 1) (nd Recorder (mark 1) (mark $sise)) (nd Sphere))",
         "old,before,recorder,after",
         {"f.rsg:2:44: error: $sise is not defined (did you mean 'size'?)"},
         {"+recorder", "recorder.mark(1)"}},
        {"unsupplied $param",
         "(RSG 0 1)\n((templ $a) (nd Recorder (mark 1) (mark $a)) (nd Sphere))",
         "old,before,recorder,after",
         {"f.rsg:2:3: warning: the template takes 1 arguments, 0 are given, imported from test.rsg:3:2 (without a "
          "value: $a)",
          "f.rsg:2:41: error: the template parameter $a has no value, imported from test.rsg:3:2"},
         {"+recorder", "recorder.mark(1)"}},
        {"bad templ",
         "(RSG 0 1)\n((nd Recorder (mark 1)) (templ a) (nd Sphere))",
         "old,before,recorder,after",
         {"f.rsg:2:32: error: 'a' is no name for a template parameter (names start with $)"},
         {"+recorder", "recorder.mark(1)"}},
        {"bad def",
         "(RSG 0 1)\n((nd Recorder (mark 1)) (def $ 1) (nd Sphere))",
         "old,before,recorder,after",
         {"f.rsg:2:30: error: '$' is no name for a variable (names start with $)"},
         {"+recorder", "recorder.mark(1)"}},
        {"bad expression",
         "(RSG 0 1)\n((nd Recorder (mark 1) (mark (sum 1 2))) (nd Sphere))",
         "old,before,recorder,after",
         {"f.rsg:2:31: error: 'sum' is no operator (values are atoms, $parameters, (eval ...) and (join ...))"},
         {"+recorder", "recorder.mark(1)"}},
        {"failing eval",
         "(RSG 0 1)\n((nd Recorder (mark 1) (mark (eval nil))) (nd Sphere))",
         "old,before,recorder,after",
         {"f.rsg:2:30: error: eval: the value is nil; a number or a text is needed (the expression is: nil )"},
         {"+recorder", "recorder.mark(1)"}},
        {"unmatched switch",
         "(RSG 0 1)\n((nd Recorder (mark 1)) (switch 3 (1 ())) (nd Sphere))",
         "old,before,recorder,after",
         {"f.rsg:2:26: error: no case of the switch is '3'; the rest of the file is not read (there is '1')"},
         {"+recorder", "recorder.mark(1)"}},
        {"unknown method",
         "(RSG 0 1)\n((nd Recorder (makr 1) (mark 2)) (nd Sphere (setName s)))",
         "old,before,recorder,s,after",
         {"f.rsg:2:16: warning: class Recorder has no method 'makr' (node /recorder) (did you mean 'mark'?)"},
         {"+recorder", "recorder.mark(2)"}},
        {"rejected arguments",
         "(RSG 0 1)\n((nd Recorder (setRadius 1 2) (mark 2)) (nd Sphere (setName s)))",
         "old,before,recorder,s,after",
         {"f.rsg:2:16: warning: class Recorder refuses 'setRadius': setRadius takes 1 value, not 2 (node /recorder)"},
         {"+recorder", "recorder.mark(2)"}},
        {"failing nested import",
         "(RSG 0 1)\n((importScene none.rsg) (nd Sphere (setName s)))",
         "old,before,s,after",
         {"f.rsg:2:3: error: the scene file 'none.rsg' does not exist below the data directories (names are looked up "
          "below "
          "the data directories, never beside the importing file)"}},
        {"method on a node deleted in the meantime",
         "(RSG 0 1)\n((nd Recorder (mark 1) (unlinkLeaf)) (nd Sphere (setName s)))",
         "old,before,s,after",
         {"f.rsg:2:16: warning: 'mark' is not called: its node has been removed in the meantime"},
         {"+recorder"}},
    };
  }

private slots:
  void keepsWhatIsThereAndSaysWhatIsWrong_data()
  {
    QTest::addColumn<int>("index");
    int index = 0;
    for(const Row& row : rows())
      QTest::newRow(row.name) << index++;
  }
  void keepsWhatIsThereAndSaysWhatIsWrong()
  {
    QFETCH(int, index);
    const Row row = rows()[static_cast<std::size_t>(index)];
    SceneFixture fixture;
    QVERIFY(fixture.importBody("((nd Box (setName old)))"));
    fixture.file("f.rsg", row.text);
    // The importing file goes on, whatever happens.
    QVERIFY(fixture.importBody("((nd Box (setName before))\n(importScene f.rsg)\n(nd Box (setName after)))"));
    QCOMPARE(fixture.tree(), QString(row.tree));
    QCOMPARE(fixture.diagnostics, row.diagnostics);
    QCOMPARE(fixture.calls, row.calls);
  }

  void warnsOfNodesThatGoNowhere()
  {
    SceneFixture fixture;
    fixture.file("inner.rsg", "(RSG 0 1)((nd TRF (setName in) (nd Box)))");
    // The import leaves nothing but Transforms in `part`, so it is dissolved before the box comes.
    QVERIFY(fixture.importBody("((nd TRF (setName part) (importScene inner.rsg)\n(nd Box (setName lost))))"));
    QCOMPARE(fixture.tree(), QString("in{<Unnamed>}"));
    QCOMPARE(fixture.diagnostics,
             QStringList{
                 "test.rsg:3:2: warning: the new node goes nowhere: 'part', which it is put below, is no longer in the "
                 "scene (it was removed, or dissolved since an import left nothing but Transforms in it)"});
  }
};

QTEST_APPLESS_MAIN(RsgErrorsTest)
#include "RsgErrorsTest.moc"
