#include "PageSupport.h"

#include "editor/tree/SourceOutline.h"

#include <random>

using namespace sparkwright;

/// Long work at the keyboard: document, view and undo steps agree after each key, however broken the text is.
class TypedFileTest : public QObject
{
  Q_OBJECT

private slots:
  void init()
  {
    room_ = std::make_unique<test::PageRoom>();
    QVERIFY(room_->activate());
  }
  void cleanup() { room_.reset(); }

  void aWholeRobotIsTypedKeyByKey()
  {
    const std::string file = contentOf(SPARKWRIGHT_SOURCE_DIR "/resources/examples/buggy.rsg");
    const std::size_t body = file.find("\n(\n") + 3;
    const std::string robot = file.substr(body, file.rfind(')') - body);
    const std::string start = file.substr(0, body) + "\n  (nd Transform (setName rest) (nd Box (setName kept)))\n)\n";
    TextPage& page = room_->show(QByteArray::fromStdString(start));
    TextView& view = page.view();
    SceneDocument& document = page.document();
    page.completer().setAutomatic(false); // Enter ends lines.
    view.goTo(static_cast<std::uint32_t>(body));
    SourceOutline outline(document.tokens());
    connect(&document, &SceneDocument::edited, &view, [&](const TokenRope::Change& change) { outline.edited(change); });
    const TokenRope::Id box = idOf(document, "(nd Box (setName kept)");
    QVERIFY(outline.find(box));
    for(const char c : robot)
    {
      if(c == '\n')
      {
        QTest::keyClick(&view, Qt::Key_Return);
        // Lines of the file have their own blanks.
        for(std::uint32_t at = view.cursor(); at > 0 && document.tokens().text(at - 1, at) == " "; at = view.cursor())
          QTest::keyClick(&view, Qt::Key_Backspace, Qt::ShiftModifier);
      }
      else
        QTest::keyClick(&view, c);
      QCOMPARE(document.tokens().text(), test::shownText(view));
      QCOMPARE(document.tree()->text(), test::shownText(view));
      QVERIFY2(outline.find(box), "what stands behind keeps its place in the tree, whatever is open before it");
    }
    QCOMPARE(document.text(), std::string(start).insert(body, robot));
    QVERIFY(outline.isCurrent());
    QCOMPARE(outline.order(), SourceOutline(document.tokens()).order());
    undoAndRedoAll(page, start);
  }

  void anyKeysGiveOneTextAndOneRowOfSteps_data()
  {
    QTest::addColumn<unsigned>("seed");
    for(unsigned seed = 1; seed <= 4; ++seed)
      QTest::addRow("%u", seed) << seed;
  }
  void anyKeysGiveOneTextAndOneRowOfSteps()
  {
    QFETCH(const unsigned, seed);
    const std::string start = contentOf(SPARKWRIGHT_SOURCE_DIR "/resources/examples/motor.rsg");
    TextPage& page = room_->show(QByteArray::fromStdString(start));
    TextView& view = page.view();
    SceneDocument& document = page.document();
    page.completer().setAutomatic(false);
    std::mt19937 random(seed);
    const auto below = [&](std::size_t count) { return static_cast<std::uint32_t>(random() % count); };
    const QString keys = "ab()\"'; 1.5-$nd";
    const std::vector<QString> pieces{"(nd Box (setName a))\n", "; words\n", "((", "\"", "\xc3\xa4\r\nx", ")"};
    for(int i = 0; i < 150; ++i)
    {
      const std::uint32_t size = document.tokens().size();
      const std::uint32_t begin = below(size + 1);
      view.select({begin, below(3) ? begin : std::min<std::uint32_t>(size, begin + below(30))});
      switch(below(12))
      {
      case 0:
        QGuiApplication::clipboard()->setText(pieces[below(pieces.size())]);
        QTest::keyClick(&view, Qt::Key_V, Qt::ControlModifier);
        break;
      case 1:
        QTest::keyClick(&view, Qt::Key_Delete);
        break;
      case 2:
        QTest::keyClick(&view, Qt::Key_Backspace);
        break;
      case 3:
        QTest::keyClick(&view, Qt::Key_Z, Qt::ControlModifier);
        break;
      case 4:
        QTest::keyClick(&view, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        break;
      case 5:
        QTest::keyClick(&view, Qt::Key_Slash, Qt::ControlModifier);
        break;
      case 6:
        QTest::keyClick(&view, Qt::Key_D, Qt::ControlModifier);
        break;
      case 7:
        QTest::keyClick(&view, below(2) ? Qt::Key_Up : Qt::Key_Down, Qt::AltModifier);
        break;
      case 8:
        QTest::keyClick(&view, Qt::Key_Return);
        break;
      case 9:
        QTest::keyClick(&view, Qt::Key_X, Qt::ControlModifier);
        break;
      default:
        QTest::keyClicks(&view, keys.mid(below(static_cast<std::size_t>(keys.size())), 3));
      }
      const std::string now = document.tokens().text();
      QCOMPARE(test::shownText(view), now);
      QCOMPARE(document.text(), now);
      QVERIFY(TokenRope(now).lineCount() == document.tokens().lineCount());
    }
    undoAndRedoAll(page, start);
  }

  void enterIndentsAsTheStructureWants_data()
  {
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    const auto row = [](const char* name, const char* before, const char* after)
    { QTest::newRow(name) << QByteArray(before) << QByteArray(after); };
    row("node", "(RSG 0 1)\n(\n  (nd Box|\n  )\n)", "(RSG 0 1)\n(\n  (nd Box\n    x\n  )\n)");
    row("values", "((nd Box\n  (setExtents 1|\n", "((nd Box\n  (setExtents 1\n              x\n");
    row("before the end", "((nd Box\n  (setA 1|)", "((nd Box\n  (setA 1\n  x)");
    row("text", "(a\n    \"b|c\")", "(a\n    \"b\nxc\")");
    row("tabs", "\t\t(nd Box|\n", "\t\t(nd Box\n\t\t  x\n");
    row("top", "(a)|", "(a)\nx");
  }
  void enterIndentsAsTheStructureWants()
  {
    QFETCH(const QByteArray, before);
    TextPage& page = room_->show(before);
    page.completer().setAutomatic(false);
    QTest::keyClick(&page.view(), Qt::Key_Return);
    QTest::keyClicks(&page.view(), "x");
    QTEST(QByteArray::fromStdString(page.document().text()), "after");
  }

private:
  static TokenRope::Id idOf(const SceneDocument& document, const std::string& words)
  {
    return document.tokens().at(static_cast<std::uint32_t>(document.tokens().text().find(words))).id();
  }
  static void undoAndRedoAll(const TextPage& page, const std::string& start)
  {
    SceneDocument& document = page.document();
    const std::string end = document.tokens().text();
    while(document.undoStack().canUndo())
      QTest::keyClick(&page.view(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(document.tokens().text(), start);
    QCOMPARE(test::shownText(page.view()), start);
    while(document.undoStack().canRedo())
      QTest::keyClick(&page.view(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(document.tokens().text(), end);
    QCOMPARE(test::shownText(page.view()), end);
  }

  std::unique_ptr<test::PageRoom> room_;
};

QTEST_MAIN(TypedFileTest)
#include "TypedFileTest.moc"
