#include "DiskSupport.h"

#include "editor/text/TextAccessible.h"
#include "editor/text/TextView.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QtTest>

#include <random>

using namespace sparkwright;

namespace
{

const std::string scene = "(RSG 0 1)\r\n(\r\n  (nd Transform ; one\r\n    (setLocalPos 1 2 3)\r\n  )\r\n)\r\n";

} // namespace

/// The text of a document in a window, by real keys: every view of it shows the same text, and nobody's cursor jumps.
class TextViewTest : public QObject
{
  Q_OBJECT

private slots:
  void init()
  {
    disk_ = std::make_shared<test::FakeDisk>();
    document_ = std::make_unique<SceneDocument>(std::make_shared<JournalFolder>("/kept", disk_), disk_);
    open(scene);
    view_ = std::make_unique<TextView>(*document_);
    view_->resize(700, 400);
    view_->show();
    QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
  }
  void cleanup()
  {
    view_.reset();
    document_.reset();
  }

  void typingEditsTheDocument()
  {
    view_->goTo(at("2 3"));
    QTest::keyClicks(view_.get(), "15");
    QCOMPARE(document_->text(), std::string(scene).insert(at("2 3", scene), "15"));
    QCOMPARE(document_->undoStack().count(), 1);
    QTest::keyClick(view_.get(), Qt::Key_Backspace);
    QCOMPARE(document_->text(), std::string(scene).insert(at("2 3", scene), "1"));
    QTest::keyClick(view_.get(), Qt::Key_Z, Qt::ControlModifier);
    QTest::keyClick(view_.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(document_->text(), scene);
    QTest::keyClick(view_.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(document_->text(), std::string(scene).insert(at("2 3", scene), "15"));
    QCOMPARE(shown(*view_), document_->text());
  }
  void theDirectionOfTheProgramTurnsNoBrackets()
  {
    const auto picture = [this]
    {
      QTest::qWait(50);
      return view_->viewport()->grab().toImage();
    };
    const QImage leftToRight = picture();
    const auto restore = qScopeGuard([] { QGuiApplication::setLayoutDirection(Qt::LeftToRight); });
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    QCOMPARE(picture(), leftToRight);
    view_ = std::make_unique<TextView>(*document_); // One that is made now.
    view_->resize(700, 400);
    view_->show();
    QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
    QCOMPARE(picture(), leftToRight);
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    QCOMPARE(picture(), leftToRight);
  }
  void screenReadersGetTextCursorAndSelection()
  {
    open("(RSG 0 1)((nd Transform (setName \xc3\xa4) (setLocalPos 1 2 3)))");
    QAccessibleInterface* const own = QAccessible::queryAccessibleInterface(view_.get());
    QVERIFY(own);
    QCOMPARE(own->role(), QAccessible::EditableText);
    QAccessibleTextInterface* const text = own->textInterface();
    QVERIFY(text && own->editableTextInterface());
    QVERIFY(dynamic_cast<TextAccessible*>(own)); // QScintilla's would count all characters for every key.
    const QString all = QString::fromStdString(document_->text());
    QCOMPARE(text->characterCount(), static_cast<int>(all.size()));
    QCOMPARE(text->text(0, text->characterCount()), all);
    view_->goTo(at("1 2 3"));
    QCOMPARE(text->cursorPosition(), static_cast<int>(all.indexOf("1 2 3"))); // The umlaut is one character.
    text->setCursorPosition(static_cast<int>(all.indexOf("2 3")));
    QCOMPARE(view_->cursor(), at("2 3"));
    QCOMPARE(text->selectionCount(), 0);
    text->setSelection(0, static_cast<int>(all.indexOf("setLocalPos")), static_cast<int>(all.indexOf(" 1 2 3")));
    QCOMPARE(view_->selection(), (TextView::Range{at("setLocalPos"), at(" 1 2 3")}));
    int begin = 0, end = 0;
    text->selection(0, &begin, &end);
    QCOMPARE(all.mid(begin, end - begin), "setLocalPos");
    own->editableTextInterface()->replaceText(begin, end, QStringLiteral("setLocalRotation"));
    QCOMPARE(document_->text(), QString(all).replace("setLocalPos", "setLocalRotation").toStdString());
    QCOMPARE(document_->undoStack().count(), 1);
    QCOMPARE(text->text(-5, 3), QString(all.left(3)));
    QCOMPARE(text->text(100000, 100010), QString());
    text->setCursorPosition(100000);
    QCOMPARE(view_->cursor(), static_cast<std::uint32_t>(document_->text().size()));
    QVERIFY(own->textInterface()->characterRect(3).isValid());
  }
  void whatIsTypedOverASelectionIsOneStep()
  {
    const std::uint32_t begin = at("setLocalPos");
    view_->select({begin, begin + 11});
    QTest::keyClicks(view_.get(), "x");
    QCOMPARE(document_->text(), std::string(scene).replace(begin, 11, "x"));
    QCOMPARE(document_->undoStack().count(), 1);
    document_->undoStack().undo();
    QCOMPARE(document_->text(), scene);
    QCOMPARE(shown(*view_), scene);
  }
  void whateverIsTypedOverASelectionIsOneStep_data()
  {
    QTest::addColumn<QString>("selected");
    QTest::addColumn<QString>("typed");
    QTest::newRow("a word") << "setLocalPos" << "setMass";
    QTest::newRow("several words") << "1 2 3" << "4 50 6.5";
    QTest::newRow("all lines") << QString::fromStdString(scene) << "; nothing at all";
    QTest::newRow("one character") << "2" << "25";
  }
  void whateverIsTypedOverASelectionIsOneStep()
  {
    QFETCH(QString, selected);
    QFETCH(QString, typed);
    const std::string before = scene;
    const std::uint32_t begin = at(selected.toStdString());
    view_->select({begin, begin + static_cast<std::uint32_t>(selected.size())});
    QTest::keyClicks(view_.get(), typed);
    const std::string after = document_->text();
    QVERIFY(after.find(typed.toStdString()) != std::string::npos);
    QCOMPARE(document_->undoStack().count(), 1);
    QTest::keyClick(view_.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(document_->text(), before);
    QCOMPARE(shown(*view_), before);
    QTest::keyClick(view_.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(document_->text(), after);
  }
  void typingOverWhatWasTypedGivesThatBack()
  {
    view_->goTo(at("2 3"));
    QTest::keyClicks(view_.get(), "777");
    const std::string typed = document_->text();
    view_->select({at("777"), at("777") + 3});
    QTest::keyClicks(view_.get(), "8");
    QTest::keyClick(view_.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(document_->text(), typed);
    QTest::keyClick(view_.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(document_->text(), scene);
  }
  void indentingLinesIsOneStep()
  {
    view_->select({at("  (nd"), at("  )")});
    QTest::keyClick(view_.get(), Qt::Key_Tab);
    QVERIFY(document_->text().find("\r\n    (nd Transform") != std::string::npos);
    QVERIFY(document_->text().find("\r\n      (setLocalPos") != std::string::npos);
    QCOMPARE(document_->undoStack().count(), 1);
    QTest::keyClick(view_.get(), Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(document_->text(), scene);
  }
  void aNewLineIsIndentedByItsList()
  {
    view_->goTo(at("(setLocalPos 1 2 3)") + 19);
    QTest::keyClick(view_.get(), Qt::Key_Return);
    QTest::keyClicks(view_.get(), "a");
    QVERIFY(document_->text().find("3)\r\n    a\r\n") != std::string::npos);
  }
  void aNewLineEndsAsTheLinesAroundIt()
  {
    open("(a\r\n b)\n(c)\n\r\n(d\r e)");
    const auto breakBehind = [&](const std::string& what)
    {
      view_->goTo(at(what) + static_cast<std::uint32_t>(what.size()));
      QTest::keyClick(view_.get(), Qt::Key_Return);
    };
    breakBehind("(a");
    QCOMPARE(document_->tokens().text(), std::string("(a\r\n  \r\n b)\n(c)\n\r\n(d\r e)"));
    document_->undoStack().undo();
    breakBehind("(c)");
    QCOMPARE(document_->tokens().text(), std::string("(a\r\n b)\n(c)\n\n\r\n(d\r e)"));
    document_->undoStack().undo();
    breakBehind("e)"); // The last line ends as the one before it.
    QCOMPARE(document_->tokens().text(), std::string("(a\r\n b)\n(c)\n\r\n(d\r e)\r"));
    document_->undoStack().undo();
    // So do pasted lines.
    QApplication::clipboard()->setText("x\ny");
    view_->goTo(at("(c)"));
    QTest::keyClick(view_.get(), Qt::Key_V, Qt::ControlModifier);
    view_->goTo(at("(a"));
    QTest::keyClick(view_.get(), Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(document_->tokens().text(), std::string("x\r\ny(a\r\n b)\nx\ny(c)\n\r\n(d\r e)"));
    QCOMPARE(shown(*view_), document_->tokens().text());
  }
  void listsFoldWhateverEndsTheirLines()
  {
    open("(a\r (b\r  c)\r)\n(d\n e)\n");
    view_->foldAll(true);
    const auto visible = [&](unsigned long line)
    { return view_->SendScintilla(QsciScintillaBase::SCI_GETLINEVISIBLE, line) != 0; };
    QVERIFY(visible(0) && !visible(1) && !visible(2) && !visible(3) && visible(4) && !visible(5));
  }
  void parenthesesAndQuotesComeInPairs()
  {
    view_->goTo(at("  )\r\n)"));
    QTest::keyClicks(view_.get(), "(a \"b c\" d)");
    QVERIFY2(document_->text().find("\r\n(a \"b c\" d)  )") != std::string::npos, document_->text().c_str());
    const std::uint32_t word = at("setLocalPos");
    view_->select({word, word + 11});
    QTest::keyClicks(view_.get(), "(");
    QVERIFY(document_->text().find("((setLocalPos) 1") != std::string::npos);
  }
  void editsFromElsewhereKeepTheCursor()
  {
    view_->goTo(at("3)"));
    view_->clearFocus();
    QVERIFY(document_->apply({{0, 0, "; a comment\r\n"}}, "Add"));
    QCOMPARE(view_->cursor(), at("3)"));
    QCOMPARE(shown(*view_), document_->text());
    const std::uint32_t two = at("2 3");
    view_->select({two, two + 3});
    QVERIFY(document_->apply({{at("1 2"), at("1 2") + 1, "1.25"}}, "Move"));
    QCOMPARE(view_->selection(), (TextView::Range{at("2 3"), at("2 3") + 3}));
  }
  void twoViewsShowTheSame()
  {
    TextView other(*document_);
    other.show();
    view_->goTo(at("2 3"));
    QTest::keyClicks(view_.get(), "9");
    QCOMPARE(shown(other), document_->text());
    other.goTo(at("3)"));
    QTest::keyClicks(&other, "8");
    QTest::keyClick(&other, Qt::Key_Z, Qt::ControlModifier);
    QTest::keyClick(&other, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(document_->text(), scene);
    QCOMPARE(shown(*view_), scene);
    QCOMPARE(shown(other), scene);
  }
  void bytesThatAreNoTextStay()
  {
    const std::string odd = std::string("(a \xff\xfe \xc3\xa4 \x01 b)\r\n;\xe2\x82\n\r\n(c)\0d", 26);
    open(odd);
    QCOMPARE(shown(*view_), odd);
    view_->goTo(at("b)"));
    QTest::keyClicks(view_.get(), "x");
    QCOMPARE(document_->tokens().text(), std::string(odd).insert(odd.find("b)"), "x"));
    document_->undoStack().undo();
    QCOMPARE(document_->tokens().text(), odd);
    QCOMPARE(shown(*view_), odd);
  }
  void anyEditsFromBothSidesGiveOneText()
  {
    std::mt19937 random(4);
    const QString keys = "ab ()\"';\n1.5$";
    for(int i = 0; i < 300; ++i)
    {
      const auto size = document_->tokens().size();
      if(random() % 3 == 0)
      {
        const std::uint32_t begin = random() % (size + 1);
        document_->apply({{begin, std::min<std::uint32_t>(size, begin + random() % 4), random() % 2 ? "(\"b\")" : ""}},
                         "Other");
      }
      else if(random() % 5 == 0)
        random() % 2 ? document_->undoStack().undo() : document_->undoStack().redo();
      else
      {
        const std::uint32_t begin = random() % (size + 1);
        view_->select({begin, std::min<std::uint32_t>(size, begin + random() % 3)});
        const QChar key = keys[static_cast<qsizetype>(random() % static_cast<unsigned>(keys.size()))];
        if(key == '\n')
          QTest::keyClick(view_.get(), Qt::Key_Return);
        else
          QTest::keyClick(view_.get(), key.toLatin1());
      }
      QCOMPARE(shown(*view_), document_->tokens().text());
    }
    while(document_->undoStack().canUndo())
      document_->undoStack().undo();
    QCOMPARE(document_->tokens().text(), scene);
    QCOMPARE(shown(*view_), scene);
  }
  void wordsHaveTheStyleOfTheirPlace()
  {
    QTRY_COMPARE(styleOf("RSG"), SceneStyle::Keyword);
    QCOMPARE(styleOf("0 1"), SceneStyle::Number);
    QCOMPARE(styleOf("nd"), SceneStyle::Keyword);
    QCOMPARE(styleOf("Transform"), SceneStyle::Class);
    QCOMPARE(styleOf("; one"), SceneStyle::Comment);
    QCOMPARE(styleOf("setLocalPos"), SceneStyle::Method);
    QCOMPARE(styleOf("3)"), SceneStyle::Number);
    // Behind a quote all is text, also in the lines below.
    view_->goTo(at("1 2 3"));
    view_->edit({{at("1 2 3"), at("1 2 3"), "\""}}, "Quote");
    QTRY_COMPARE(styleOf("  )\r\n)"), SceneStyle::Text);
    document_->undoStack().undo();
    QTRY_COMPARE(styleOf("  )\r\n)"), SceneStyle::Plain);
    QCOMPARE(styleOf("1 2 3"), SceneStyle::Number);
  }
  void listsFoldIntoTheirFirstLine()
  {
    QTRY_COMPARE(styleOf("3)"), SceneStyle::Number);
    view_->foldAll(true);
    QVERIFY(!view_->SendScintilla(QsciScintillaBase::SCI_GETLINEVISIBLE, 3UL));
    QVERIFY(view_->SendScintilla(QsciScintillaBase::SCI_GETLINEVISIBLE, 1UL));
    view_->goTo(at("2 3")); // Shows the line.
    QVERIFY(view_->SendScintilla(QsciScintillaBase::SCI_GETLINEVISIBLE, 3UL));
    view_->foldAll(false);
    QVERIFY(view_->SendScintilla(QsciScintillaBase::SCI_GETLINEVISIBLE, 4UL));
  }

private:
  void open(const std::string& text)
  {
    disk_->files["/scene.rsg"] = text;
    QCOMPARE(document_->open("/scene.rsg"), QString());
  }
  std::uint32_t at(const std::string& what) const { return at(what, document_->tokens().text()); }
  static std::uint32_t at(const std::string& what, const std::string& text)
  {
    return static_cast<std::uint32_t>(text.find(what));
  }
  static std::string shown(const TextView& view)
  {
    std::string text(static_cast<std::size_t>(view.SendScintilla(QsciScintillaBase::SCI_GETLENGTH)), ' ');
    for(std::size_t i = 0; i < text.size(); ++i)
      text[i] = static_cast<char>(view.SendScintilla(QsciScintillaBase::SCI_GETCHARAT, i));
    return text;
  }
  SceneStyle styleOf(const std::string& what) const
  {
    return static_cast<SceneStyle>(
        view_->SendScintilla(QsciScintillaBase::SCI_GETSTYLEAT, static_cast<unsigned long>(at(what))));
  }

  std::shared_ptr<test::FakeDisk> disk_;
  std::unique_ptr<SceneDocument> document_;
  std::unique_ptr<TextView> view_;
};

QTEST_MAIN(TextViewTest)
#include "TextViewTest.moc"
