#include "app/ide/help/pages/HelpIndex.h"

#include <QtTest>

using namespace sparkwright;

/// What the search of the help finds, and in which order.
class HelpIndexTest : public QObject
{
  Q_OBJECT
private slots:
  void headingsComeBeforeText()
  {
    const HelpIndex index({{"a.md", "x", "A", "Ports of agents", "They are numbers."},
                           {"b.md", "y", "B", "Something else", "Here agents and ports are mentioned, ports again."}});
    QCOMPARE(titles(index, "ports"), (QStringList{"Ports of agents", "Something else"}));
  }
  void allWordsCountAndBeginningsAreEnough()
  {
    const HelpIndex index({{"a.md", "", "A", "Joints", "A hinge has limits."},
                           {"b.md", "", "B", "Doors", "A hinge turns."},
                           {"c.md", "", "C", "Rules", "Limits of speed."}});
    QCOMPARE(titles(index, "hin lim"), QStringList{"Joints"});
    QCOMPARE(titles(index, "HINGE"), (QStringList{"Joints", "Doors"}));
    // Nothing has all of them: the next best.
    QCOMPARE(titles(index, "hinge limits zebra"), QStringList{"Joints"});
    QCOMPARE(titles(index, "zebra"), QStringList());
    QCOMPARE(titles(index, " - , "), QStringList());
    QCOMPARE(titles(index, ""), QStringList());
  }
  void wordsMayBeSpreadOverAPage()
  {
    const HelpIndex index({{"joint.md", "", "Joint", "Joint", "A hinge."},
                           {"joint.md", "x", "Joint", "Stops", "They limit it."},
                           {"joint.md", "y", "Joint", "Other", "Something else."},
                           {"c.md", "", "C", "Rules", "Limits of speed."}});
    QCOMPARE(titles(index, "hinge limit"), (QStringList{"Joint", "Stops"}));
  }
  void wholeWordsComeBeforeBeginnings()
  {
    const HelpIndex index(
        {{"a.md", "", "A", "One", "The stepper motor."}, {"b.md", "", "B", "Two", "A step of physics."}});
    QCOMPARE(titles(index, "step"), (QStringList{"Two", "One"}));
  }
  void partsOfNamesAreWords()
  {
    const HelpIndex index(
        {{"a.md", "", "HingeJoint", "setAxis1", "Sets it."}, {"b.md", "", "B", "Other", "Axes of a view."}});
    QCOMPARE(titles(index, "axis"), QStringList{"setAxis1"});
    QCOMPARE(titles(index, "setaxis"), QStringList{"setAxis1"});
    QCOMPARE(titles(index, "setAxis1"), QStringList{"setAxis1"});
    QCOMPARE(titles(index, "joint"), QStringList{"setAxis1"}); // By its page.
  }
  void wordsCountMoreThanPartsOfNames()
  {
    const HelpIndex index(
        {{"a.md", "", "Class", "setKickMargin", "A gap."},
         {"b.md", "", "B", "Moving", "A drag can kick the ball: to kick it, hold Alt; kick high with Shift."}});
    QCOMPARE(titles(index, "kick"), (QStringList{"Moving", "setKickMargin"}));
  }
  void lettersWithAccentsAreFoundWithout()
  {
    const HelpIndex index({{"a.md", "", "A", "Tasten", "Ansicht zurücksetzen"}});
    QCOMPARE(titles(index, "zuruck"), QStringList{"Tasten"});
    QCOMPARE(titles(index, "ZURÜCK"), QStringList{"Tasten"});
  }
  void theExcerptShowsTheWordsInTheirSurroundings()
  {
    const QString filler = QStringLiteral("lorem ipsum dolor sit amet ").repeated(20);
    const HelpIndex index({{"a.md", "", "A", "Far", filler + "the ball is kicked here " + filler}});
    const HelpIndex::Hit hit = index.find("kick").front();
    QVERIFY2(hit.excerpt.contains("the ball is kicked here"), qPrintable(hit.excerpt));
    QVERIFY(hit.excerpt.startsWith("…") && hit.excerpt.endsWith("…"));
    QVERIFY(hit.excerpt.size() <= HelpIndex::excerptLength + 4);
    QCOMPARE(hit.marks.size(), std::size_t(1));
    QCOMPARE(hit.excerpt.mid(hit.marks[0].first, hit.marks[0].second), QString("kicked"));
  }
  void aShortTextIsShownWhole()
  {
    const HelpIndex index({{"a.md", "", "A", "Axes", "Call setAxis once."}});
    const HelpIndex::Hit hit = index.find("setaxis").front();
    QCOMPARE(hit.excerpt, QString("Call setAxis once."));
    QCOMPARE(hit.marks, (std::vector<std::pair<int, int>>{{5, 7}}));
    QVERIFY(index.find("axes").front().marks.empty()); // Only the title has it.
  }
  void noMoreThanAskedFor()
  {
    std::vector<HelpSection> sections;
    for(int i = 0; i < 30; ++i)
      sections.push_back({"a.md", QString::number(i), "A", "Ball", "ball"});
    QCOMPARE(HelpIndex(sections).find("ball", 10).size(), std::size_t(10));
    QVERIFY(HelpIndex().find("ball").empty());
  }

private:
  static QStringList titles(const HelpIndex& index, const QString& words)
  {
    QStringList result;
    for(const HelpIndex::Hit& hit : index.find(words))
      result << index.sections()[hit.section].title;
    return result;
  }
};

QTEST_GUILESS_MAIN(HelpIndexTest)
#include "HelpIndexTest.moc"
