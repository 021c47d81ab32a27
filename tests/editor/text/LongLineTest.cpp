#include "TextSupport.h"

#include "editor/text/SoftBreaks.h"

#include <QClipboard>
#include <QMimeData>
#include <QtTest>

#include <algorithm>
#include <random>

using namespace sparkwright;

namespace
{

using Sci = QsciScintillaBase;

/// A line of so many bytes, of forms.
std::string lineOf(std::size_t size)
{
  std::string text;
  for(int i = 0; text.size() < size; ++i)
    text += "(nd Box (setExtents " + std::to_string(i) + " 2.5 3)) ";
  return text.substr(0, size);
}

std::size_t longestShownLine(const TextView& view)
{
  std::size_t longest = 0;
  const long count = view.send(Sci::SCI_GETLINECOUNT);
  for(long line = 0; line < count; ++line)
    longest = std::max(longest, static_cast<std::size_t>(view.send(Sci::SCI_LINELENGTH, static_cast<unsigned long>(line))));
  return longest;
}

/// What is shown, without the breaks.
std::string unbroken(const TextView& view)
{
  const std::string shown = test::shownText(view);
  std::string text;
  for(std::size_t i = 0; i < shown.size(); ++i)
    if(!view.breaks().isBreak(static_cast<std::uint32_t>(i)))
      text += shown[i];
    else if(shown[i] != '\n')
      return "no break at " + std::to_string(i);
  return text;
}

} // namespace

/// Lines that are too long to be laid out at once are shown in pieces; the document and the file have them whole.
class LongLineTest : public QObject
{
  Q_OBJECT

private slots:
  void positionsAreThoseOfTheDocument()
  {
    const std::string text = "(a)\n" + lineOf(10000) + "\r\n" + lineOf(300);
    SoftBreaks breaks;
    breaks.restart(text);
    QVERIFY(breaks.count() >= 4);
    const std::string shown = breaks.widened(0, text);
    QCOMPARE(shown.size(), text.size() + breaks.count());
    for(std::uint32_t at = 0; at < text.size(); ++at)
    {
      QCOMPARE(shown[breaks.shown(at)], text[at]);
      QCOMPARE(breaks.offset(breaks.shown(at)), at);
      QCOMPARE(breaks.offset(breaks.shownEnd(at)), at);
      QVERIFY(!breaks.isBreak(breaks.shown(at)));
    }
    breaks.restart(lineOf(SoftBreaks::longest));
    QVERIFY(breaks.empty());
  }
  void charactersAreNotTornApart()
  {
    std::string text;
    while(text.size() < 20000)
      text += "\xf0\x9f\xa4\x96\xc3\xa4";
    SoftBreaks breaks;
    breaks.restart(text);
    const std::string shown = breaks.widened(0, text);
    for(std::size_t i = 0; i < shown.size(); ++i)
      if(shown[i] == '\n')
        QVERIFY((static_cast<unsigned char>(shown[i + 1]) & 0xc0u) != 0x80u);
    breaks.restart(std::string(20000, '\x80')); // No UTF-8 at all.
    QVERIFY(breaks.count() >= 9);
  }
  void noShownLineIsLong_data()
  {
    QTest::addColumn<QString>("name");
    for(const char* const name : {"/a.rsg", "/a.txt", "/a.rb", "/a.toml", "/a.json", "/a.xml"})
      QTest::newRow(name) << name;
  }
  void noShownLineIsLong()
  {
    QFETCH(QString, name);
    const std::string text = lineOf(300000);
    Shown it(name, text);
    it.view->goTo(static_cast<std::uint32_t>(text.size()));
    QTest::keyClicks(it.view.get(), "xyz");
    QCOMPARE(it.document->text(), text + "xyz");
    QCOMPARE(unbroken(*it.view), it.document->text());
    QVERIFY(longestShownLine(*it.view) <= SoftBreaks::longest + 1);
    QCoreApplication::processEvents();
    it.document->undoStack().undo();
    QCOMPARE(it.document->text(), text);
    QCOMPARE(unbroken(*it.view), text);
    QVERIFY(it.document->save().isEmpty());
    QCOMPARE(it.room.disk->files[name], text);
  }
  void anEndlessWordIsBrokenAndColouredInPieces()
  {
    const std::string text = "(RSG 0 1)(" + std::string(300000, 'a');
    Shown it("/a.rsg", text);
    it.view->goTo(200000);
    QCoreApplication::processEvents();
    QTest::keyClicks(it.view.get(), "x");
    QCOMPARE(it.document->text(), std::string(text).insert(200000, "x"));
    QVERIFY(longestShownLine(*it.view) <= SoftBreaks::longest + 1);
    // Colouring goes on from shortly before the edit, not from the begin of the word or the line.
    QVERIFY(it.view->offsetOf(it.view->send(Sci::SCI_GETENDSTYLED)) >= 180000);
  }
  void keysAtABreakMeanTheTextThere()
  {
    const std::string text = lineOf(10000);
    Shown it("/a.rsg", text);
    const std::uint32_t at = firstBreak(*it.view);
    it.view->goTo(at); // Shown behind the break.
    QTest::keyClick(it.view.get(), Qt::Key_Backspace);
    QCOMPARE(it.document->text(), std::string(text).erase(at - 1, 1));
    QCOMPARE(it.document->undoStack().count(), 1);
    it.document->undoStack().undo();
    QCOMPARE(it.document->text(), text);
    QCOMPARE(unbroken(*it.view), text);
    const std::uint32_t again = firstBreak(*it.view);
    it.view->send(Sci::SCI_SETEMPTYSELECTION, it.view->shownAt(again) - 1); // Before the break.
    QCOMPARE(it.view->cursor(), again);
    QTest::keyClick(it.view.get(), Qt::Key_Delete);
    QCOMPARE(it.document->text(), std::string(text).erase(again, 1));
  }
  void pressingReturnInPiecesEndsLinesAsTheFileDoes()
  {
    const std::string text = lineOf(10000) + "\r\n(a)\r\n";
    Shown it("/a.txt", text);
    it.view->goTo(5001);
    QTest::keyClick(it.view.get(), Qt::Key_Return);
    QCOMPARE(it.document->text(), std::string(text).insert(5001, "\r\n"));
    QCOMPARE(unbroken(*it.view), it.document->text());
  }
  void indentingTakesThePiecesForOneLine()
  {
    const std::string text = lineOf(10000) + "\n(a)\n";
    Shown it("/a.rsg", text);
    it.view->select({100, 9000});
    QTest::keyClick(it.view.get(), Qt::Key_Tab);
    QCOMPARE(it.document->text(), "  " + text);
    it.view->select({100, 9000});
    QTest::keyClick(it.view.get(), Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(it.document->text(), text);
  }
  void copyingAndPastingKeepTheLineWhole()
  {
    const std::string text = lineOf(30000);
    Shown it("/a.rsg", text);
    QTest::keyClick(it.view.get(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(it.view.get(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text().toStdString(), text);
    QTest::keyClick(it.view.get(), Qt::Key_X, Qt::ControlModifier);
    QCOMPARE(it.document->text(), std::string());
    QVERIFY(!it.view->breaksLines());
    QTest::keyClick(it.view.get(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(it.document->text(), text);
    QCOMPARE(it.view->cursor(), static_cast<std::uint32_t>(text.size()));
    QCOMPARE(it.document->undoStack().count(), 2);
    QVERIFY(longestShownLine(*it.view) <= SoftBreaks::longest + 1);
    QCOMPARE(unbroken(*it.view), text);
  }
  void lineNumbersCountLinesOfTheFile()
  {
    Shown it("/a.rsg", "(a)\n" + lineOf(5000) + "\n(b)\n");
    QCoreApplication::processEvents();
    QStringList numbers;
    for(unsigned long line = 0; line < 5; ++line)
    {
      char words[32] = {};
      it.view->SendScintilla(Sci::SCI_MARGINGETTEXT, line, words);
      numbers << QString::fromUtf8(words);
    }
    QCOMPARE(numbers, QStringList({"1", "2", QString::fromUtf8("\xc2\xb7"), QString::fromUtf8("\xc2\xb7"), "3"}));
  }
  void anyEditsKeepTextAndPiecesRight()
  {
    std::mt19937 random(7);
    const auto below = [&](std::size_t limit) { return static_cast<std::uint32_t>(random() % std::max<std::size_t>(limit, 1)); };
    std::string text = "(a)\n" + lineOf(20000) + "\r\n(b)\n" + lineOf(9000);
    Shown it("/a.rsg", text);
    for(int i = 0; i < 300; ++i)
    {
      const std::uint32_t begin = below(text.size()),
                          end = std::min<std::uint32_t>(begin + below(i % 7 ? 50 : 6000), static_cast<std::uint32_t>(text.size()));
      const std::string by = i % 5 == 0 ? lineOf(below(9000)) : i % 5 == 1 ? "\r\n" : i % 5 == 2 ? std::string() : "\xc3\xa4x";
      if(i % 3)
        it.document->apply({{begin, end, by}}, "Edit");
      else
      {
        it.view->select({begin, end});
        QTest::keyClicks(it.view.get(), "y");
      }
      text.replace(begin, end - begin, i % 3 ? by : "y");
      QCOMPARE(it.document->tokens().text(), text);
      QCOMPARE(unbroken(*it.view), text);
      QVERIFY2(longestShownLine(*it.view) <= SoftBreaks::longest + 2, qPrintable(QString::number(i)));
    }
    while(it.document->undoStack().canUndo())
      it.document->undoStack().undo();
    QCOMPARE(unbroken(*it.view), it.document->tokens().text());
  }
  void searchesMarkWhatTheyFind()
  {
    const std::string text = lineOf(10000);
    Shown it("/a.rsg", text);
    const auto at = static_cast<std::uint32_t>(text.find("Box", 5000));
    it.view->mark(TextIndicator::Match, {at, at + 3});
    QVERIFY(it.view->isMarked(TextIndicator::Match, at) && it.view->isMarked(TextIndicator::Match, at + 2));
    QVERIFY(!it.view->isMarked(TextIndicator::Match, at - 1) && !it.view->isMarked(TextIndicator::Match, at + 3));
    it.view->clearMarks(TextIndicator::Match);
    QVERIFY(!it.view->isMarked(TextIndicator::Match, at));
    it.view->select({at, at + 3});
    QCOMPARE(it.view->selection(), (TextView::Range{at, at + 3}));
    QCOMPARE(it.view->offsetAt(it.view->rectOf(at).center()), std::optional(at));
  }

private:
  struct Shown
  {
    Shown(const QString& name, const std::string& text)
    {
      document = room.open(name, text);
      view = std::make_unique<TextView>(*document);
      view->resize(700, 400);
      view->show();
      static_cast<void>(QTest::qWaitForWindowExposed(view.get()));
    }
    test::TextRoom room;
    SceneDocument* document = nullptr;
    std::unique_ptr<TextView> view;
  };
  static std::uint32_t firstBreak(const TextView& view)
  {
    std::uint32_t shown = 0;
    while(!view.breaks().isBreak(shown))
      ++shown;
    return view.breaks().offset(shown);
  }
};

QTEST_MAIN(LongLineTest)
#include "LongLineTest.moc"
