#include "OutlineSupport.h"

#include <QTest>

using namespace sparkwright;

/// The tree that a person sees in the text of a scene file, and how it follows edits.
class SourceOutlineTest : public QObject
{
  Q_OBJECT

private slots:
  void formsBecomeItemsWithNamesAndValues();
  void casesAndWhatTheyMakeStandBelowTheirSwitch();
  void groupsAreNotShown();
  void everySceneHasOneItemForEachNode();
  void aNewNameChangesOneLabelOnly();
  void anotherClassWordMakesAnItem();
  void anInsertedNodeTouchesOneParentOnly();
  void aNodeThatIsCutOutLeavesItsSiblings();
  void afterEveryEditItIsThatOfTheText_data();
  void afterEveryEditItIsThatOfTheText();
  void whileAParenthesisIsMissingTheRestStays();
  void whatTurnsUpWhileParenthesesAreMissingIsShown();
  void aFileTypedKeyByKeyIsNeverLost();
  void aFileDeletedKeyByKeyGoesAway();
  void aFileWithAParenthesisTooManyIsRead();
  void endlessNestingIsCutOff();
  void anythingIsRead_data();
  void anythingIsRead();

private:
  static TokenRope::Change put(TokenRope& text, const std::string& where, const std::string& what,
                               std::size_t length = 0)
  {
    const auto at = static_cast<std::uint32_t>(text.text().find(where));
    return text.replace({at, at + static_cast<std::uint32_t>(length), what});
  }
  static SourceOutline::Id named(const SourceOutline& outline, const std::string& name)
  {
    for(const SourceOutline::Id id : outline.order())
      if(outline.find(id)->name == name)
        return id;
    return 0;
  }
};

static const char* const smallRobot = R"(; A robot.
(RSG 0 1)
(
  (templ $mass $side)
  (def $len 0.2)
  (nd Transform (setName torso)
    (setLocalPos 0 0 1) ; up
    (nd RigidBody (setName body) (setBoxTotal $mass 0.1 0.1 0.2))
    (nd Box (setExtents 0.1 0.1 (eval $len * 2)) (sMat matRed))
    (importScene rsg/parts/leg.rsg $side 0.5)
    (sel torso (nd Light))
    (switch $side
      (left (nd Sphere (setRadius 0.1)))
      (right ((nd Cylinder) (nd Capsule))))))
)";

void SourceOutlineTest::formsBecomeItemsWithNamesAndValues()
{
  const TokenRope text(smallRobot);
  QCOMPARE(described(SourceOutline(text)), R"(Template $mass $side
Define $len Value=0.2
Node Transform "torso" Position=0 0 1
  Node RigidBody "body" Mass=$mass
  Node Box Size=0.1 0.1 (eval $len * 2) Material=matRed
  Import rsg/parts/leg.rsg Arguments=$side 0.5
  Select torso
    Node Light
  Switch $side
    Case left
      Node Sphere Size=0.1
    Case right
      Node Cylinder
      Node Capsule
)");
}

void SourceOutlineTest::casesAndWhatTheyMakeStandBelowTheirSwitch()
{
  const TokenRope text("(RSG 0 1)((switch (eval 1 + 1) (2 (nd A)) word ((join a b) (nd B) (nd Ignored)) ()))");
  QCOMPARE(described(SourceOutline(text)), "Switch (eval 1 + 1)\n  Case 2\n    Node A\n  Case (join a b)\n    Node B\n"
                                           "  Case\n");
}

void SourceOutlineTest::groupsAreNotShown()
{
  const TokenRope text("(RSG 0 1)(((nd A (setName a) ((nd B) ((nd C))))) () (nd D))");
  const SourceOutline outline(text);
  QCOMPARE(described(outline), "Node A \"a\"\n  Node B\n  Node C\nNode D\n");
  const SourceOutline::Id a = named(outline, "a");
  for(const SourceOutline::Id child : outline.shown(a))
    QCOMPARE(outline.shownParent(child), a);
  QCOMPARE(outline.shownParent(a), SourceOutline::Id(0));
}

void SourceOutlineTest::everySceneHasOneItemForEachNode()
{
  const QStringList files = sceneFiles();
  QVERIFY(files.size() > 80);
  for(const QString& file : files)
  {
    const std::string scene = readScene(file);
    const TokenRope text(scene);
    const SourceOutline outline(text);
    // Every `(nd` and `(importScene` of these files is one.
    std::size_t words = 0, items = 0;
    for(TokenRope::Cursor token = text.first(); !token.atEnd(); token = token.next())
      if(token.kind() == Token::Kind::Open)
        if(const auto head = text.firstElement(token); head && head->kind() == Token::Kind::Atom)
          words += head->text() == "nd" || head->text() == "node" || head->text() == "importScene";
    for(const SourceOutline::Id id : outline.order())
      items +=
          outline.find(id)->kind == SourceOutline::Kind::Node || outline.find(id)->kind == SourceOutline::Kind::Import;
    QVERIFY2(words == items, qPrintable(file));
    for(const SourceOutline::Id id : outline.order())
      QCOMPARE(outline.at(text.find(id)->begin()),
               outline.find(id)->kind == SourceOutline::Kind::Group ? outline.shownParent(id) : id);
  }
}

void SourceOutlineTest::aNewNameChangesOneLabelOnly()
{
  TokenRope text(smallRobot);
  SourceOutline outline(text);
  const SourceOutline::Id body = named(outline, "body");
  const SourceOutline::Update update = outline.edited(put(text, "body)", "trunk", 4));
  QVERIFY(!update.all);
  QVERIFY(update.children.empty());
  QCOMPARE(update.labels, std::vector{body});
  QCOMPARE(outline.find(body)->name, "trunk");
  // A comment concerns nobody.
  const SourceOutline::Update none = outline.edited(put(text, " up", " much"));
  QVERIFY(!none.all && none.children.empty() && none.labels.empty());
}

void SourceOutlineTest::anotherClassWordMakesAnItem()
{
  TokenRope text("(RSG 0 1)((n Transform (setName a) (nd Box)) (nd Box))");
  SourceOutline outline(text);
  QCOMPARE(described(outline), "Node Box\n");
  outline.edited(put(text, " Transform", "d"));
  QCOMPARE(described(outline), "Node Transform \"a\"\n  Node Box\nNode Box\n");
  outline.edited(put(text, "Transform", "", 5));
  QCOMPARE(described(outline), "Node form \"a\"\n  Node Box\nNode Box\n");
  outline.edited(put(text, "nd form", "switch $x y ", 3));
  QCOMPARE(described(outline), "Switch $x\n  Case setName\n  Case nd\nNode Box\n");
}

void SourceOutlineTest::anInsertedNodeTouchesOneParentOnly()
{
  TokenRope text(smallRobot);
  SourceOutline outline(text);
  const SourceOutline::Update update = outline.edited(put(text, "(sel torso", "(nd Accelerometer)\n    "));
  QVERIFY(!update.all);
  QCOMPARE(update.children, std::vector{named(outline, "torso")});
  QCOMPARE(described(outline), described(SourceOutline(text)));
}

void SourceOutlineTest::aNodeThatIsCutOutLeavesItsSiblings()
{
  TokenRope text("(RSG 0 1)((nd A (setName a))(nd B (setName b) (nd C))(nd D (setName d)))");
  SourceOutline outline(text);
  const SourceOutline::Id a = named(outline, "a"), d = named(outline, "d");
  outline.edited(put(text, "(nd B", "", std::string("(nd B (setName b) (nd C))").size()));
  QCOMPARE(outline.shown(0), (std::vector{a, d}));
  // Two lists become one: what was in the second belongs to the first.
  outline.edited(put(text, ")(nd D", " ", std::string(")(nd D ").size()));
  QCOMPARE(described(outline), "Node A \"d\"\n");
}

void SourceOutlineTest::afterEveryEditItIsThatOfTheText_data()
{
  QTest::addColumn<int>("seed");
  QTest::addColumn<QString>("file");
  const QStringList files = sceneFiles();
  const int rounds = qEnvironmentVariableIntValue("SPARKWRIGHT_OUTLINE_ROUNDS") + 60;
  for(int seed = 0; seed < rounds; ++seed)
  {
    const QString file = files[(seed * 37) % files.size()];
    QTest::addRow("%d %s", seed, qPrintable(file.section('/', -1))) << seed << file;
  }
  for(int seed = 0; seed < rounds; ++seed)
    QTest::addRow("%d small", seed) << seed << QString();
}

/// Random edits, with parentheses that come and go one by one; whenever all are there, the outline is that of a new
/// reading. Then all are undone.
void SourceOutlineTest::afterEveryEditItIsThatOfTheText()
{
  QFETCH(const int, seed);
  QFETCH(const QString, file);
  const std::string scene = file.isEmpty() ? std::string(smallRobot) : readScene(file);
  TokenRope text(scene);
  SourceOutline outline(text);
  const std::string before = everythingOf(outline);
  std::mt19937 random(static_cast<unsigned>(seed));
  const auto below = [&](std::size_t n) { return n == 0 ? 0 : random() % n; };
  static const std::vector<std::string> pieces = {"(",
                                                  ")",
                                                  "(",
                                                  ")",
                                                  " ",
                                                  "x",
                                                  "nd ",
                                                  "$a",
                                                  ";",
                                                  "\n",
                                                  "\"",
                                                  "'",
                                                  "()",
                                                  "(nd Box (setName x))",
                                                  "(nd A) (nd B)",
                                                  "(switch $x (a (nd A)) (b ((nd B) (nd C))))",
                                                  "(setName foo)",
                                                  "(def $x 1)",
                                                  "switch 1 ",
                                                  "(importScene a.rsg 1)",
                                                  ")(",
                                                  ")(nd Y ",
                                                  "((nd Z)",
                                                  "(sel x (nd W))",
                                                  "(templ $a $b)"};
  int good = 0;
  for(int round = 0; round < 12; ++round)
  {
    std::vector<TextEdit> undo;
    const std::size_t steps = 1 + below(10);
    const auto carryOut = [&](const TextEdit& edit)
    {
      undo.push_back(
          {edit.begin, edit.begin + static_cast<std::uint32_t>(edit.text.size()), text.text(edit.begin, edit.end)});
      outline.edited(text.replace(edit));
      if(outline.isCurrent() && text.balanced())
      {
        ++good;
        const SourceOutline fresh(text);
        const std::string now = everythingOf(outline), wanted = everythingOf(fresh);
        if(now != wanted)
          qWarning("after replacing [%u, %u) by '%s': it is\n%s\nand should be\n%s", edit.begin, edit.end,
                   edit.text.c_str(), described(outline).c_str(), described(fresh).c_str());
        return now == wanted;
      }
      for(const SourceOutline::Id id : outline.order())
        if(!text.find(id) || !outline.find(id))
          return false;
      return true;
    };
    const auto near = static_cast<std::uint32_t>(below(text.size()));
    for(std::size_t i = 0; i < steps; ++i)
    {
      // Close to one another, so that they concern the same lists, and mostly between tokens.
      auto at = static_cast<std::uint32_t>(std::min<std::size_t>(text.size(), near + below(60)));
      if(below(3) > 0)
        at = text.at(at).begin();
      std::uint32_t end = at;
      if(below(2) == 0)
      {
        end = static_cast<std::uint32_t>(std::min<std::size_t>(text.size(), at + below(below(4) == 0 ? 200 : 12)));
        if(below(3) > 0)
          end = text.endOf(text.at(at));
      }
      QVERIFY(carryOut({at, end, end > at && below(2) == 0 ? std::string() : pieces[below(pieces.size())]}));
    }
    while(!undo.empty())
    {
      const TextEdit edit = undo.back();
      QVERIFY(carryOut(edit));
      undo.resize(undo.size() - 2); // Without the one that undoes this.
    }
    QVERIFY(text.text() == scene);
  }
  QVERIFY(good > 12);
  QCOMPARE(described(outline), described(SourceOutline(text)));
  QVERIFY(!before.empty());
}

void SourceOutlineTest::whileAParenthesisIsMissingTheRestStays()
{
  TokenRope text(smallRobot);
  SourceOutline outline(text);
  const std::string before = described(outline);
  outline.edited(put(text, "(setBoxTotal", "", 1));
  QVERIFY(!outline.isCurrent());
  QCOMPARE(described(outline).size(), before.size() - std::string(" Mass=$mass").size());
  outline.edited(put(text, "nd Light", "", 0)); // Nothing.
  outline.edited(put(text, "(nd Light", "", 1));
  QCOMPARE(named(outline, "torso") != 0, true);
  QVERIFY(described(outline).find("Light") == std::string::npos);
  outline.edited(put(text, "nd Light", "("));
  outline.edited(put(text, "setBoxTotal", "("));
  QVERIFY(outline.isCurrent());
  QCOMPARE(described(outline), before);
}

void SourceOutlineTest::whatTurnsUpWhileParenthesesAreMissingIsShown()
{
  TokenRope text(smallRobot);
  SourceOutline outline(text);
  const SourceOutline::Id torso = named(outline, "torso");
  const std::size_t children = outline.shown(torso).size();
  outline.edited(put(text, "(nd Box", "("));
  outline.edited(put(text, "((nd Box", "(nd ", 1));
  outline.edited(put(text, "(nd (nd Box", "(nd Cone\n", 4));
  QVERIFY(!outline.isCurrent());
  QVERIFY(described(outline).find("Node Cone") != std::string::npos);
  QCOMPARE(outline.shown(torso).size(), children + 1);
}

void SourceOutlineTest::aFileTypedKeyByKeyIsNeverLost()
{
  const std::string scene = readScene(SPARKWRIGHT_SOURCE_DIR "/resources/rsg/agent/soccerbot056.rsg");
  QVERIFY(scene.size() > 500);
  TokenRope text;
  SourceOutline outline(text);
  std::size_t most = 0;
  for(std::size_t i = 0; i < scene.size(); ++i)
  {
    outline.edited(text.replace({text.size(), text.size(), scene.substr(i, 1)}));
    most = std::max(most, outline.size());
    QVERIFY(outline.size() + 3 > most); // What has been typed is shown, though the file is open to its end.
  }
  QVERIFY(outline.isCurrent());
  QCOMPARE(everythingOf(outline), everythingOf(SourceOutline(text)));
  QVERIFY(outline.size() > 10);
}

void SourceOutlineTest::aFileDeletedKeyByKeyGoesAway()
{
  TokenRope text(readScene(SPARKWRIGHT_SOURCE_DIR "/resources/rsg/agent/soccerbot056.rsg"));
  SourceOutline outline(text);
  while(text.size() > 0)
    outline.edited(text.replace({text.size() - 1, text.size(), ""}));
  QCOMPARE(outline.size(), std::size_t(0));
  QVERIFY(outline.isCurrent());
}

void SourceOutlineTest::aFileWithAParenthesisTooManyIsRead()
{
  TokenRope text("(RSG 0 1)((nd A (setName a))) ) (nd B (setName b))");
  SourceOutline outline(text);
  QCOMPARE(described(outline), "Node A \"a\"\nNode B \"b\"\n");
  outline.edited(put(text, "(setName a)", "(nd C)"));
  QCOMPARE(described(outline), "Node A \"a\"\n  Node C\nNode B \"b\"\n");
  outline.edited(put(text, ") (nd B", "", 1));
  QCOMPARE(described(outline), described(SourceOutline(text)));
}

void SourceOutlineTest::endlessNestingIsCutOff()
{
  std::string deep = "(RSG 0 1)";
  for(int i = 0; i < 100'000; ++i)
    deep += "(nd A";
  TokenRope text(deep);
  SourceOutline outline(text);
  QCOMPARE(outline.size(), SourceOutline::deepest);
  outline.edited(text.replace({text.size(), text.size(), "(nd B)"}));
  outline.edited(text.replace({text.size() - 1, text.size(), ""}));
  outline.edited(text.replace({text.size(), text.size(), std::string(100'001, ')')}));
  QCOMPARE(outline.size(), SourceOutline::deepest);
}

void SourceOutlineTest::anythingIsRead_data()
{
  QTest::addColumn<QByteArray>("bytes");
  QTest::newRow("nothing") << QByteArray();
  QTest::newRow("one parenthesis") << QByteArray("(");
  QTest::newRow("a closing one") << QByteArray(")");
  QTest::newRow("zeros") << QByteArray(1000, '\0');
  QTest::newRow("invalid UTF-8") << QByteArray("(RSG 0 1)((nd \xff\xfe (setName \xc3\x28)))");
  QTest::newRow("line ends") << QByteArray("(RSG 0 1)\r\n(\r(nd A)\n\r(nd B))");
  QTest::newRow("words alone") << QByteArray("nd A nd B");
  QTest::newRow("no class") << QByteArray("(RSG 0 1)((nd) (sel) (switch) (def) (templ) (importScene))");
  QTest::newRow("xml") << QByteArray("<Simulation><Scene/></Simulation>");
}

void SourceOutlineTest::anythingIsRead()
{
  QFETCH(const QByteArray, bytes);
  TokenRope text(bytes.toStdString());
  SourceOutline outline(text);
  std::mt19937 random(1);
  for(int i = 0; i < 200; ++i)
  {
    const std::uint32_t at = random() % (text.size() + 1);
    outline.edited(text.replace({at, std::min<std::uint32_t>(text.size(), at + random() % 3),
                                 std::string("()n d\"'"[random() % 7] ? 1 : 0, "()n d\"'"[random() % 7])}));
    for(const SourceOutline::Id id : outline.order())
      QVERIFY(text.find(id));
  }
}

QTEST_APPLESS_MAIN(SourceOutlineTest)
#include "SourceOutlineTest.moc"
