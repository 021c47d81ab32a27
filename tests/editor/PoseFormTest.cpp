#include "editor/document/PoseForm.h"
#include "tests/VerifyNear.h"

#include <QtTest>

using namespace sparkwright;
using Why = PoseRefusal::Why;

namespace
{

Mat4f poseAt(const Vec3f& place, const Vec3f& degrees = Vec3f::Zero())
{
  Mat4f pose = rotationFromDegrees(degrees);
  setTranslation(pose, place);
  return pose;
}

/// The text with what it says about the first `nd` changed, or why not.
QString moved(const std::string& text, const Mat4f& now, const Mat4f& wanted)
{
  Document document(text);
  const PoseEdit edit = PoseForm(*document.tree(), static_cast<std::uint32_t>(text.find("nd "))).edit(now, wanted);
  if(edit.refusal)
    return QStringLiteral("%1 %2:%3 %4").arg(static_cast<int>(edit.refusal->why)).arg(edit.refusal->at.line)
        .arg(edit.refusal->at.column).arg(QString::fromStdString(edit.refusal->source));
  const auto inverse = document.apply(edit.edits);
  if(!inverse)
    return QStringLiteral("overlapping edits");
  const QString after = QString::fromStdString(document.text());
  document.apply(*inverse);
  return document.text() == text ? after : QStringLiteral("not undone");
}

} // namespace

/// Another pose in the text of a scene: only the numbers that have to change do, and missing calls come where they
/// work.
class PoseFormTest : public QObject
{
  Q_OBJECT
private slots:
  void onlyNumbersThatChangeAreWritten_data()
  {
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    const auto row = [](const char* name, const char* before, const char* after)
    { QTest::newRow(name) << before << after; };
    row("plain", "(RSG 0 1)((nd Transform (setLocalPos 1 2 3) (nd Box)))",
        "(RSG 0 1)((nd Transform (setLocalPos 1.5 2 3) (nd Box)))");
    row("odd blanks", "(RSG 0 1)((nd Transform(setLocalPos\t 1.000\n\n 2.0  +3)))",
        "(RSG 0 1)((nd Transform(setLocalPos\t 1.5\n\n 2.0  +3)))");
    row("comments inside", "(RSG 0 1)((nd TRF ; one\n (setLocalPos ; x\n 1 ; y\n 2 3 ; z\n)))",
        "(RSG 0 1)((nd TRF ; one\n (setLocalPos ; x\n 1.5 ; y\n 2 3 ; z\n)))");
    row("quoted", "(RSG 0 1)((nd Transform (setLocalPos \"1\" '2' 3)))",
        "(RSG 0 1)((nd Transform (setLocalPos \"1.5\" '2' 3)))");
    row("more values", "(RSG 0 1)((nd Transform (setLocalPos 1 2 3 4 5)))",
        "(RSG 0 1)((nd Transform (setLocalPos 1.5 2 3 4 5)))");
    row("the last one counts", "(RSG 0 1)((nd Transform (setLocalPos 7 8 9) (setLocalPos 1 2 3)))",
        "(RSG 0 1)((nd Transform (setLocalPos 7 8 9) (setLocalPos 1.5 2 3)))");
    row("in a list of lists", "(RSG 0 1)((nd Transform ((setLocalPos 1 2 3) (nd Box))))",
        "(RSG 0 1)((nd Transform ((setLocalPos 1.5 2 3) (nd Box))))");
    row("of another node", "(RSG 0 1)((nd Transform (setLocalPos 1 2 3) (nd Transform (setLocalPos 4 5 6) (nd Box))))",
        "(RSG 0 1)((nd Transform (setLocalPos 1.5 2 3) (nd Transform (setLocalPos 4 5 6) (nd Box))))");
    row("refused calls do not count", "(RSG 0 1)((nd Transform (setLocalPos 1 2 3) (setLocalPos 5)))",
        "(RSG 0 1)((nd Transform (setLocalPos 1.5 2 3) (setLocalPos 5)))");
    row("computed beside", "(RSG 0 1)((nd Transform (setLocalPos 1 $y (eval 1 + 2))))",
        "(RSG 0 1)((nd Transform (setLocalPos 1.5 $y (eval 1 + 2))))");
    row("matrix", "(RSG 0 1)((nd TRF (SLT 1 0 0 0  0 1 0 0  0 0 1 0  1 2 3 1)))",
        "(RSG 0 1)((nd TRF (SLT 1 0 0 0  0 1 0 0  0 0 1 0  1.5 2 3 1)))");
  }
  void onlyNumbersThatChangeAreWritten()
  {
    QFETCH(const QString, before);
    QFETCH(const QString, after);
    QCOMPARE(moved(before.toStdString(), poseAt({1, 2, 3}), poseAt({1.5f, 2, 3})), after);
  }
  void numbersAreShort()
  {
    const char* const text = "(RSG 0 1)((nd Transform (setLocalPos 1 2 3)))";
    QCOMPARE(moved(text, poseAt({1, 2, 3}), poseAt({-0.0001f, 2.34567f, 1e-7f})),
             "(RSG 0 1)((nd Transform (setLocalPos 0 2.346 0)))");
    QCOMPARE(moved(text, poseAt({1, 2, 3}), poseAt({12345, -0.1f, 3.0004f})),
             "(RSG 0 1)((nd Transform (setLocalPos 12345 -0.1 3)))");
    QCOMPARE(moved(text, poseAt({1, 2, 3}), poseAt({1, 2, 3})), text);
  }
  void missingCallsComeBeforeWhatIsMade_data()
  {
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    const auto row = [](const char* name, const char* before, const char* after)
    { QTest::newRow(name) << before << after; };
    row("spaces", "(\n  (nd Transform\n    (setName a)\n    (nd Box))\n)",
        "(\n  (nd Transform\n    (setName a)\n    (setLocalPos 1.5 2 3)\n    (nd Box))\n)");
    row("tabs", "(\n\t(nd Transform\n\t\t(importScene a.rsg))\n)",
        "(\n\t(nd Transform\n\t\t(setLocalPos 1.5 2 3)\n\t\t(importScene a.rsg))\n)");
    row("CRLF", "(\r\n  (nd Transform\r\n    (nd Box))\r\n)",
        "(\r\n  (nd Transform\r\n    (setLocalPos 1.5 2 3)\r\n    (nd Box))\r\n)");
    row("one line", "((nd Transform (setName a) (nd Box)))",
        "((nd Transform (setName a) (setLocalPos 1.5 2 3) (nd Box)))");
    row("nothing inside", "((nd Transform))", "((nd Transform (setLocalPos 1.5 2 3)))");
    row("only a name", "((nd Transform\n  (setName a)))", "((nd Transform\n  (setName a)\n  (setLocalPos 1.5 2 3)))");
    row("comment", "((nd Transform ; robot\n  (nd Box) ; box\n))",
        "((nd Transform ; robot\n  (setLocalPos 1.5 2 3)\n  (nd Box) ; box\n))");
  }
  void missingCallsComeBeforeWhatIsMade()
  {
    QFETCH(const QString, before);
    QFETCH(const QString, after);
    QCOMPARE(moved("(RSG 0 1)\n" + before.toStdString(), poseAt({0, 0, 0}), poseAt({1.5f, 2, 3})),
             "(RSG 0 1)\n" + after);
  }
  void turnsAreWrittenAsScenesSayThem()
  {
    const std::string pos = "(RSG 0 1)((nd Transform (setLocalPos 1 2 3) (nd Box)))";
    QCOMPARE(moved(pos, poseAt({1, 2, 3}), poseAt({1, 2, 3}, {0, 0, 30})),
             "(RSG 0 1)((nd Transform (setLocalPos 1 2 3) (setLocalRotation 0 0 30) (nd Box)))");
    const std::string both = "(RSG 0 1)((nd Transform (setLocalRotation 90 180 0) (setLocalPos 1 2 3)))";
    QCOMPARE(moved(both, poseAt({1, 2, 3}, {90, 180, 0}), poseAt({1, 2, 3}, {90, 180, 12.5f})),
             "(RSG 0 1)((nd Transform (setLocalRotation 90 180 12.5) (setLocalPos 1 2 3)))");
    QCOMPARE(moved("(RSG 0 1)((nd Transform (nd Box)))", poseAt({0, 0, 0}), poseAt({1, 0, 0}, {0, 90, 0})),
             "(RSG 0 1)((nd Transform (setLocalPos 1 0 0) (setLocalRotation 0 90 0) (nd Box)))");
    QCOMPARE(moved("(RSG 0 1)((nd TRF (SLT 1 0 0 0 0 1 0 0 0 0 1 0 1 2 3 1)))", poseAt({1, 2, 3}),
                   poseAt({1, 2, 3}, {0, 0, 90})),
             "(RSG 0 1)((nd TRF (SLT 0 1 0 0 -1 0 0 0 0 0 1 0 1 2 3 1)))");
  }
  void turnsReadAsTheyWereMeant()
  {
    for(float a = -170; a <= 180; a += 35)
      for(float b = -90; b <= 90; b += 30)
        for(float c = -180; c <= 180; c += 40)
        {
          const Mat4f turn = rotationFromDegrees({a, b, c});
          VERIFY_NEAR(rotationFromDegrees(degreesOf(turn)), turn, 1e-3f);
          VERIFY_NEAR(rotationFromDegrees(degreesOf(turn, {100, 170, -20})), turn, 1e-3f);
        }
  }
  void whatIsComputedIsRefused()
  {
    const auto refusal = [](Why why, const char* rest)
    { return QStringLiteral("%1 %2").arg(static_cast<int>(why)).arg(QLatin1String(rest)); };
    const Mat4f now = poseAt({1, 2, 3}), wanted = poseAt({1.5f, 2, 3});
    QCOMPARE(moved("(RSG 0 1)\n((nd Transform (setLocalPos (eval 0.5 * 2) 2 3)))", now, wanted),
             refusal(Why::Expression, "2:29 (eval 0.5 * 2)"));
    QCOMPARE(moved("(RSG 0 1)\n((nd Transform (setLocalPos $x 2 3)))", now, wanted),
             refusal(Why::Expression, "2:29 $x"));
    QCOMPARE(moved("(RSG 0 1)\n((nd Transform (switch $a (1 (setLocalPos 1 2 3)))))", now, wanted),
             refusal(Why::Switch, "2:30 (setLocalPos 1 2 3)"));
    QCOMPARE(moved("(RSG 0 1)\n((nd Transform (setLocalPos 8 2 3)))", now, wanted), refusal(Why::Elsewhere, "2:3 nd"));
    QCOMPARE(moved("(RSG 0 1)\n((nd Transform (setLocalPos 1 2 3) (setLocalRotation 0 0 90)))", now, wanted),
             refusal(Why::Elsewhere, "2:3 nd"));
    QCOMPARE(moved("(RSG 0 1)\n((nd Transform (nd Box)))", now, wanted), refusal(Why::Elsewhere, "2:3 nd"));
    QCOMPARE(moved("(RSG 0 1)\n((nd Transform (setLocalPos 1 2 3))", now, wanted), refusal(Why::NotThere, "1:1 "));
  }
  void placesThatAreNoFormAreNotFound()
  {
    const SyntaxTree tree("(RSG 0 1)((nd Transform))");
    for(const std::uint32_t offset : {0u, 1u, 10u, 12u, 20u, 500u, 0xffffffffu})
      QVERIFY(!PoseForm(tree, offset).found());
    QVERIFY(PoseForm(tree, 11).found());
    QVERIFY(!PoseForm(SyntaxTree(), 0).found());
    QVERIFY(!PoseForm(SyntaxTree("(RSG 0 1)((nd (a)))"), 11).found());
  }
  void formsHaveNames()
  {
    const auto form = [](const SyntaxTree& tree) { return PoseForm(tree, 11); };
    const SyntaxTree named("(RSG 0 1)((nd TRF (setName \"red one\") (importScene rsg/agent/nao/nao.rsg)))"),
        computed("(RSG 0 1)((nd TRF (setName $n)))");
    QCOMPARE(form(named).name(), std::string("red one"));
    QCOMPARE(form(named).kind(), std::string("nao"));
    QCOMPARE(form(computed).name(), std::string());
    QCOMPARE(form(computed).kind(), std::string("Transform"));
  }
  void editsThatOverlapChangeNothing()
  {
    Document document("abcdef");
    QVERIFY(!document.apply({{0, 3, "x"}, {2, 4, "y"}}));
    QVERIFY(!document.apply({{4, 7, "x"}}));
    QVERIFY(!document.apply({{3, 2, "x"}}));
    QCOMPARE(document.text(), std::string("abcdef"));
    const auto inverse = document.apply({{4, 6, ""}, {0, 0, "12"}, {1, 2, "B"}});
    QVERIFY(inverse);
    QCOMPARE(document.text(), std::string("12aBcd"));
    QVERIFY(document.apply(*inverse));
    QCOMPARE(document.text(), std::string("abcdef"));
  }
};

QTEST_GUILESS_MAIN(PoseFormTest)
#include "PoseFormTest.moc"
