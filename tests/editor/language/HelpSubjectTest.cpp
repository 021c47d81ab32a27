#include "editor/language/help/HelpSubject.h"
#include "tests/editor/language/LanguageSupport.h"

using namespace sparkwright;

/// What F1 opens for each place of a scene.
class HelpSubjectTest : public QObject
{
  Q_OBJECT
private slots:
  void everyPlaceHasItsSubject_data()
  {
    QTest::addColumn<QByteArray>("marked");
    QTest::addColumn<QString>("subject");
    const auto row = [](const char* name, const QByteArray& body, const char* subject)
    { QTest::newRow(name) << "(RSG 0 1)(" + body + ")" << QString(subject); };
    row("class", "(nd Bo|x (setExtents 1 1 1))", "Box");
    row("short class", "(nd SM|N)", "SingleMatNode");
    row("method", "(nd Box (setEx|tents 1 1 1))", "Box.setExtents");
    row("argument", "(nd Box (setExtents 1 |1 1))", "Box.setExtents");
    row("inherited method", "(nd Box (setNa|me a))", "Leaf.setName");
    row("keyword", "(n|d Box)", "keyword node");
    row("selected child", "(sel some|where)", "keyword select");
    row("parameter", "(templ $|a)", "keyword template");
    row("variable", "(def $a |1)", "keyword define");
    row("operator", "(nd Box (setExtents (ev|al 1 + 1) 1 1))", "keyword eval");
    row("between forms", "(nd Box | (setExtents 1 1 1))", "Box");
    row("unknown class", "(nd Nonsen|se)", "keyword node");
    row("outside", "|", "");
  }
  void everyPlaceHasItsSubject()
  {
    QFETCH(QByteArray, marked);
    QFETCH(QString, subject);
    const MarkedText text(marked);
    QCOMPARE(told(helpSubjectAt(SyntaxTree(text.text), knowledge(), text.marks[0])), subject);
  }
  void aWholeFormIsItsClassOrMethod()
  {
    const MarkedText text("(RSG 0 1)(|(nd Transform |(setLocalPos 0 0 1) |(nd Box)))");
    const SyntaxTree tree(text.text);
    QCOMPARE(told(helpSubjectOfForm(tree, knowledge(), text.marks[0])), QString("Transform"));
    QCOMPARE(told(helpSubjectOfForm(tree, knowledge(), text.marks[1])), QString("Transform.setLocalPos"));
    QCOMPARE(told(helpSubjectOfForm(tree, knowledge(), text.marks[2])), QString("Box"));
  }
  void brokenTextHasNoSubjectOrASensibleOne()
  {
    for(const char* broken : {"", "(", "(RSG 0 1)(nd", "(nd Box (setExtents", ")))", "\"x"})
    {
      const SyntaxTree tree{std::string(broken)};
      for(std::uint32_t at = 0; at <= tree.text().size() + 2; ++at)
      {
        const HelpSubject subject = helpSubjectAt(tree, knowledge(), at);
        QVERIFY(subject.className.empty() || testRegistry().find(subject.className));
        helpSubjectOfForm(tree, knowledge(), at);
      }
    }
  }

private:
  static SceneKnowledge knowledge() { return {testRegistry(), nullptr, nullptr, {}, {}, {}}; }
  static QString told(const HelpSubject& subject)
  {
    return QString::fromStdString(!subject.keyword.empty() ? "keyword " + subject.keyword
                                  : subject.method.empty() ? subject.className
                                                           : subject.className + '.' + subject.method);
  }
};

QTEST_APPLESS_MAIN(HelpSubjectTest)
#include "HelpSubjectTest.moc"
