#include "OutlineSupport.h"

#include "core/syntax/Document.h"
#include "editor/tree/TreeEdits.h"

#include <QTest>

using namespace sparkwright;

/// Edits of the tree, as the text shows them: they touch only the forms concerned and their own lines.
class TreeEditsTest : public QObject
{
  Q_OBJECT

private slots:
  void aDeletedFormTakesItsLinesAndItsComments_data();
  void aDeletedFormTakesItsLinesAndItsComments();
  void severalFormsGoAtOnce();
  void whatIsInsideOfAnotherItemIsNotTakenTwice();
  void aNameIsWrittenWhereItStands_data();
  void aNameIsWrittenWhereItStands();
  void aCopyStandsBehindWithANameOfItsOwn();
  void formsAreIndentedAsTheirNewNeighbours();
  void anEmptyFileGetsABody_data();
  void anEmptyFileGetsABody();
  void aCaseGetsAListAroundItsBranches();
  void aCaseKeepsABranch();
  void aFormMovesWithItsLines();
  void aFormDoesNotGoIntoItself();
  void nothingIsDoneWhileParenthesesAreMissing();
  void onlyFormsArePasted();
  void windowsLineEndsStay();
  void pathsGoByNames();
  void randomEditsAreUndoneToTheSameBytes_data();
  void randomEditsAreUndoneToTheSameBytes();

private:
  using Id = SourceOutline::Id;
  using Refusal = TreeEdits::Refusal;

  /// A text with its outline.
  struct Scene
  {
    explicit Scene(const std::string& text) : document(text), outline(document.tokens()) {}
    Id named(const std::string& name) const
    {
      for(const Id id : outline.order())
        if(outline.find(id)->name == name || outline.find(id)->head == name)
          return id;
      return 0;
    }
    /// @return the inverse edits
    std::vector<TextEdit> apply(const std::vector<TextEdit>& edits)
    {
      auto inverse = document.apply(edits, [this](const TokenRope::Change& change) { outline.edited(change); });
      return inverse ? *inverse : std::vector<TextEdit>();
    }
    std::string text() const { return document.tokens().text(); }

    Document document;
    SourceOutline outline;
  };
};

void TreeEditsTest::aDeletedFormTakesItsLinesAndItsComments_data()
{
  QTest::addColumn<QString>("before");
  QTest::addColumn<QString>("after");
  QTest::newRow("a line") << "(RSG 0 1)\n(\n  (nd A)\n  (nd X)\n  (nd B)\n)\n"
                          << "(RSG 0 1)\n(\n  (nd A)\n  (nd B)\n)\n";
  QTest::newRow("several lines") << "(RSG 0 1)\n(\n  (nd X\n    (nd A))\n  (nd B)\n)\n"
                                 << "(RSG 0 1)\n(\n  (nd B)\n)\n";
  QTest::newRow("its comments") << "(\n)(\n  (nd A) ; a\n  ; of x\n  ;; too\n  (nd X) ; x\n  ; of b\n  (nd B)\n)\n"
                                << "(\n)(\n  (nd A) ; a\n  ; of b\n  (nd B)\n)\n";
  QTest::newRow("not those of others") << "()(\n  ; about all\n\n  (nd X)\n  (nd B)\n)\n"
                                       << "()(\n  ; about all\n\n  (nd B)\n)\n";
  QTest::newRow("one of two empty lines") << "()(\n  (nd A)\n\n  (nd X)\n\n  (nd B)\n)\n"
                                          << "()(\n  (nd A)\n\n  (nd B)\n)\n";
  QTest::newRow("the last, with what closes the list") << "()(\n  (nd A\n    (setName a)\n    (nd X)))\n"
                                                       << "()(\n  (nd A\n    (setName a)))\n";
  QTest::newRow("the last, behind a comment") << "()(\n  (nd A\n    (setName a) ; a\n    (nd X)))\n"
                                              << "()(\n  (nd A\n    (setName a) ; a\n    ))\n";
  QTest::newRow("in a line") << "()((nd A (setName a) (nd X) (nd B)))"
                             << "()((nd A (setName a) (nd B)))";
  QTest::newRow("first in a line") << "()(\n  (nd X) (nd B)\n)"
                                   << "()(\n  (nd B)\n)";
  QTest::newRow("touching") << "()((nd A)(nd X)(nd B))"
                            << "()((nd A)(nd B))";
  QTest::newRow("alone") << "()((nd X))"
                         << "()()";
  QTest::newRow("quotes") << "()(\n  (nd A (setName \"; (\"))\n  (nd X (setName \")\n\"))\n)"
                          << "()(\n  (nd A (setName \"; (\"))\n)";
}

void TreeEditsTest::aDeletedFormTakesItsLinesAndItsComments()
{
  QFETCH(const QString, before);
  QFETCH(const QString, after);
  Scene scene(before.toStdString());
  const Id x = scene.named("X");
  QVERIFY(x != 0);
  const TreeEdits::Result result = TreeEdits(scene.outline).remove({x});
  QCOMPARE(result.refusal, Refusal::None);
  scene.apply(result.edits);
  QCOMPARE(QString::fromStdString(scene.text()), after);
}

void TreeEditsTest::severalFormsGoAtOnce()
{
  Scene scene("()(\n  (nd A)\n  (nd B)\n  (nd C)\n  (nd D)\n  (nd E\n    (setName e)\n    (nd F)\n    (nd G)))\n");
  scene.apply(TreeEdits(scene.outline)
                  .remove({scene.named("C"), scene.named("A"), scene.named("B"), scene.named("G"), scene.named("F")})
                  .edits);
  QCOMPARE(scene.text(), "()(\n  (nd D)\n  (nd E\n    (setName e)))\n");
}

void TreeEditsTest::whatIsInsideOfAnotherItemIsNotTakenTwice()
{
  Scene scene("()(\n  (nd A\n    (nd B))\n  (nd C)\n)\n");
  const TreeEdits edits(scene.outline);
  const std::vector<Id> both{scene.named("B"), scene.named("A")};
  QCOMPARE(edits.outermost(both), std::vector{scene.named("A")});
  QCOMPARE(edits.copy(both), "(nd A\n    (nd B))");
  scene.apply(edits.remove(both).edits);
  QCOMPARE(scene.text(), "()(\n  (nd C)\n)\n");
}

void TreeEditsTest::aNameIsWrittenWhereItStands_data()
{
  QTest::addColumn<QString>("before");
  QTest::addColumn<QString>("name");
  QTest::addColumn<QString>("after");
  QTest::newRow("bare") << "()((nd X (setName a) (nd B (setName b))))"
                        << "leg"
                        << "()((nd X (setName leg) (nd B (setName b))))";
  QTest::newRow("with a blank") << "()((nd X (setName a)))"
                                << "left leg"
                                << "()((nd X (setName \"left leg\")))";
  QTest::newRow("quoted stays quoted") << "()((nd X (setName \"a\")))"
                                       << "leg"
                                       << "()((nd X (setName \"leg\")))";
  QTest::newRow("none, in a line") << "()((nd X (nd B)))"
                                   << "leg"
                                   << "()((nd X (setName leg) (nd B)))";
  QTest::newRow("none, in lines") << "()(\n  (nd X\n    (setLocalPos 0 0 0)))"
                                  << "leg"
                                  << "()(\n  (nd X\n    (setName leg)\n    (setLocalPos 0 0 0)))";
  QTest::newRow("nothing but the class") << "()((nd X))"
                                         << "leg"
                                         << "()((nd X (setName leg)))";
  QTest::newRow("an expression") << "()((nd X (setName (join a b))))"
                                 << "leg"
                                 << "()((nd X (setName leg)))";
}

void TreeEditsTest::aNameIsWrittenWhereItStands()
{
  QFETCH(const QString, before);
  QFETCH(const QString, name);
  QFETCH(const QString, after);
  Scene scene(before.toStdString());
  const TreeEdits::Result result = TreeEdits(scene.outline).rename(scene.named("X"), name.toStdString());
  QCOMPARE(result.edits.size(), std::size_t(1));
  scene.apply(result.edits);
  QCOMPARE(QString::fromStdString(scene.text()), after);
  QCOMPARE(scene.outline.find(scene.named("X"))->name, name.toStdString());
}

void TreeEditsTest::aCopyStandsBehindWithANameOfItsOwn()
{
  Scene scene("()(\n  (nd A (setName leg1) ; the first\n    (nd B))\n  (nd A (setName leg2))\n  (nd C) (nd D)\n)\n");
  scene.apply(TreeEdits(scene.outline).duplicate({scene.named("leg1")}).edits);
  scene.apply(TreeEdits(scene.outline).duplicate({scene.named("C")}).edits);
  QCOMPARE(scene.text(), "()(\n  (nd A (setName leg1) ; the first\n    (nd B))\n  (nd A (setName leg3) ; the first\n"
                         "    (nd B))\n  (nd A (setName leg2))\n  (nd C)\n  (nd C) (nd D)\n)\n");
}

void TreeEditsTest::formsAreIndentedAsTheirNewNeighbours()
{
  Scene scene("()(\n  (nd A\n    (setName a)\n    (nd B)\n  )\n  (nd C (setName c))\n)\n");
  const std::string form = "(nd X\n      (setName \"x\n y\") ; x\n\n      (nd Y\n        (nd Z)))";
  Id a = scene.named("a");
  QCOMPARE(TreeEdits(scene.outline).insert({a, 0}, form).refusal, Refusal::None);
  const std::vector<TextEdit> undo = scene.apply(TreeEdits(scene.outline).insert({a, 0}, form).edits);
  QCOMPARE(scene.text(),
           "()(\n  (nd A\n    (setName a)\n    (nd B)\n    (nd X\n      (setName \"x\n y\") ; x\n\n      (nd Y\n"
           "        (nd Z)))\n  )\n  (nd C (setName c))\n)\n");
  scene.apply(undo);
  scene.apply(TreeEdits(scene.outline).insert({scene.named("c"), 0}, "(nd X\n      (nd Y))").edits);
  QCOMPARE(scene.text(),
           "()(\n  (nd A\n    (setName a)\n    (nd B)\n  )\n  (nd C (setName c)\n    (nd X\n      (nd Y)))\n)\n");
  scene.apply(TreeEdits(scene.outline).insert({0, scene.named("a")}, "(nd P) (nd Q)").edits);
  QCOMPARE(scene.text().substr(0, 30), "()(\n  (nd P)\n  (nd Q)\n  (nd A\n");
}

void TreeEditsTest::anEmptyFileGetsABody_data()
{
  QTest::addColumn<QString>("before");
  QTest::addColumn<QString>("after");
  QTest::newRow("nothing") << ""
                           << "(RSG 0 1)\n(\n  (nd X)\n)\n";
  QTest::newRow("header") << "; My robot.\n(RSG 0 1)\n"
                          << "; My robot.\n(RSG 0 1)\n(\n  (nd X)\n)\n\n";
  QTest::newRow("empty body") << "(RSG 0 1)()"
                              << "(RSG 0 1)(\n  (nd X))";
  QTest::newRow("empty body in lines") << "(RSG 0 1)\n(\n)\n"
                                       << "(RSG 0 1)\n(\n  (nd X)\n)\n";
}

void TreeEditsTest::anEmptyFileGetsABody()
{
  QFETCH(const QString, before);
  QFETCH(const QString, after);
  Scene scene(before.toStdString());
  scene.apply(TreeEdits(scene.outline).insert({0, 0}, "(nd X)").edits);
  QCOMPARE(QString::fromStdString(scene.text()), after);
  QCOMPARE(described(scene.outline), "Node X\n");
}

void TreeEditsTest::aCaseGetsAListAroundItsBranches()
{
  Scene scene("()((switch $side (left (nd A)) (right ((nd B))) (none)))");
  for(const char* const name : {"left", "right", "none"})
    scene.apply(TreeEdits(scene.outline).insert({scene.named(name), 0}, "(nd X)").edits);
  QCOMPARE(described(scene.outline), "Switch $side\n  Case left\n    Node A\n    Node X\n  Case right\n    Node B\n"
                                     "    Node X\n  Case none\n    Node X\n");
  QCOMPARE(TreeEdits(scene.outline).insert({scene.named("$side"), 0}, "(nd X)").refusal, Refusal::NoPlace);
}

void TreeEditsTest::aCaseKeepsABranch()
{
  Scene scene("()((switch $side (left (nd A)) (right ((nd B)))))");
  scene.apply(TreeEdits(scene.outline).remove({scene.named("A")}).edits);
  QCOMPARE(scene.text(), "()((switch $side (left ()) (right ((nd B)))))");
}

void TreeEditsTest::aFormMovesWithItsLines()
{
  Scene scene(
      "()(\n  (nd A (setName a)\n    (nd B)\n    ; of x\n    (nd X ; x\n      (nd Y)))\n  (nd C (setName c))\n)\n");
  const std::string before = scene.text();
  const auto undo = scene.apply(TreeEdits(scene.outline).move({scene.named("X")}, {0, scene.named("a")}).edits);
  QCOMPARE(scene.text(), "()(\n  (nd X ; x\n    (nd Y))\n  (nd A (setName a)\n    (nd B))\n  (nd C (setName c))\n)\n");
  scene.apply(undo);
  QCOMPARE(scene.text(), before);
  scene.apply(TreeEdits(scene.outline).move({scene.named("B"), scene.named("X")}, {scene.named("c"), 0}).edits);
  QCOMPARE(described(scene.outline), "Node A \"a\"\nNode C \"c\"\n  Node B\n  Node X\n    Node Y\n");
}

void TreeEditsTest::aFormDoesNotGoIntoItself()
{
  Scene scene("()((nd A (nd B (nd C))))");
  const TreeEdits edits(scene.outline);
  QCOMPARE(edits.move({scene.named("A")}, {scene.named("C"), 0}).refusal, Refusal::Inside);
  QCOMPARE(edits.move({scene.named("A")}, {scene.named("A"), 0}).refusal, Refusal::Inside);
  QCOMPARE(edits.move({12345}, {0, 0}).refusal, Refusal::NotThere);
  QCOMPARE(edits.move({scene.named("B")}, {98765, 0}).refusal, Refusal::NotThere);
  // In front of itself it stays where it is.
  scene.apply(edits.move({scene.named("B")}, {scene.named("A"), scene.named("B")}).edits);
  QCOMPARE(described(scene.outline), "Node A\n  Node B\n    Node C\n");
}

void TreeEditsTest::nothingIsDoneWhileParenthesesAreMissing()
{
  Scene scene("()((nd A) (nd B))");
  scene.apply({{3, 3, "("}});
  const TreeEdits edits(scene.outline);
  QCOMPARE(edits.remove({scene.named("A")}).refusal, Refusal::Unbalanced);
  QCOMPARE(edits.insert({scene.named("A"), 0}, "(nd C)").refusal, Refusal::Unbalanced);
  QCOMPARE(edits.duplicate({scene.named("A")}).refusal, Refusal::Unbalanced);
}

void TreeEditsTest::onlyFormsArePasted()
{
  Scene scene("()((nd A))");
  const TreeEdits edits(scene.outline);
  for(const char* const text : {"", "words", "; (nd X)", "\"(nd X)\""})
    QCOMPARE(edits.insert({scene.named("A"), 0}, text).refusal, Refusal::NoForm);
  for(const char* const text : {"(", ")", "(nd X", "(nd X))", ")("})
    QCOMPARE(edits.insert({scene.named("A"), 0}, text).refusal, Refusal::Unbalanced);
  QCOMPARE(edits.rename(0, "a").refusal, Refusal::NoName);
}

void TreeEditsTest::windowsLineEndsStay()
{
  Scene scene("()\r\n(\r\n  (nd A\r\n    (nd B))\r\n  (nd C)\r\n)\r\n");
  scene.apply(TreeEdits(scene.outline).duplicate({scene.named("A")}).edits);
  scene.apply(TreeEdits(scene.outline).insert({scene.named("C"), 0}, "(nd X\n  (nd Y))").edits);
  QCOMPARE(QString::fromStdString(scene.text()).remove("\r\n").count('\n'), 0);
  scene.apply(TreeEdits(scene.outline).remove({scene.named("C")}).edits);
  QCOMPARE(scene.text(), "()\r\n(\r\n  (nd A\r\n    (nd B))\r\n  (nd A\r\n    (nd B))\r\n)\r\n");
}

void TreeEditsTest::pathsGoByNames()
{
  Scene scene("()((nd Transform (setName torso) (switch $x (a (nd RigidBody (setName body)))) (nd Box)))");
  const TreeEdits edits(scene.outline);
  QCOMPARE(edits.path(scene.named("body")), "torso/body");
  QCOMPARE(edits.path(scene.named("Box")), "torso/Box");
}

void TreeEditsTest::randomEditsAreUndoneToTheSameBytes_data()
{
  QTest::addColumn<int>("seed");
  QTest::addColumn<QString>("file");
  const QStringList files = sceneFiles();
  for(qsizetype i = 0; i < files.size(); ++i)
    QTest::addRow("%s", qPrintable(files[i].section('/', -2))) << static_cast<int>(i) << files[i];
}

/// Sequences of edits of the tree of every scene. After each the text has all its parentheses and the tree is that of
/// the text; then all are undone, done again, and undone.
void TreeEditsTest::randomEditsAreUndoneToTheSameBytes()
{
  QFETCH(const int, seed);
  QFETCH(const QString, file);
  const std::string original = readScene(file);
  Scene scene(original);
  if(!scene.document.tokens().balanced())
    QSKIP("has a parenthesis too many");
  std::mt19937 random(static_cast<unsigned>(seed));
  const auto below = [&](std::size_t n) { return n == 0 ? 0 : random() % n; };
  const auto any = [&]
  {
    const std::vector<Id>& order = scene.outline.order();
    for(int i = 0; i < 20 && !order.empty(); ++i)
      if(const Id id = order[below(order.size())]; scene.outline.find(id)->kind != SourceOutline::Kind::Group)
        return id;
    return Id{0};
  };
  std::vector<std::vector<TextEdit>> done, undo;
  for(int i = 0; i < 25; ++i)
  {
    const TreeEdits edits(scene.outline);
    const std::vector<Id> items{any(), any(), any()};
    const std::size_t number = scene.outline.size();
    TreeEdits::Result result;
    const std::size_t which = below(6);
    if(which == 0)
      result = edits.remove({items.begin(), items.begin() + 1 + static_cast<std::ptrdiff_t>(below(3))});
    else if(which == 1)
      result = edits.rename(items[0], "name" + std::to_string(i));
    else if(which == 2)
      result = edits.duplicate({items[0]});
    else if(which == 3)
      result = edits.insert({items[0], 0}, "(nd Box\n    (setName b)\n    (nd Sphere))");
    else
    {
      const Id before = below(2) ? items[1] : 0;
      result = edits.move({items[0], items[2]}, {before ? scene.outline.shownParent(before) : items[1], before});
    }
    if(result.refusal != Refusal::None || result.edits.empty())
      continue;
    undo.push_back(scene.apply(result.edits));
    done.push_back(result.edits);
    QVERIFY(!undo.back().empty());
    QVERIFY(scene.document.tokens().balanced());
    QCOMPARE(everythingOf(scene.outline), everythingOf(SourceOutline(scene.document.tokens())));
    if(which == 3)
      QVERIFY(scene.outline.size() >= number + 2);
    if(which == 4 || which == 5)
      QVERIFY(scene.outline.size() <= number + 2); // A case may have got a list around its branches.
  }
  QVERIFY(seed % 10 || !done.empty());
  const std::string edited = scene.text();
  for(int round = 0; round < 2; ++round)
  {
    for(auto it = undo.rbegin(); it != undo.rend(); ++it)
      scene.apply(*it);
    QVERIFY(scene.text() == original);
    for(const std::vector<TextEdit>& edits : done)
      scene.apply(edits);
    QVERIFY(scene.text() == edited);
  }
}

QTEST_APPLESS_MAIN(TreeEditsTest)
#include "TreeEditsTest.moc"
