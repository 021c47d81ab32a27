#include "TextSupport.h"

#include "editor/text/find/FindBar.h"

#include <QAction>
#include <QVBoxLayout>
#include <QtTest>

using namespace sparkwright;

/// Searching and replacing in the text that is shown, by keys.
class FindBarTest : public QObject
{
  Q_OBJECT

private slots:
  void init()
  {
    room_ = std::make_unique<test::TextRoom>();
    document_ = room_->open("/a.rsg", "(leg 1)\n(arm 2)\n(leg 3)\n(Legs 4)\n");
    window_ = std::make_unique<QWidget>();
    view_ = new TextView(*document_);
    bar_ = new FindBar(*view_);
    const auto column = new QVBoxLayout(window_.get());
    column->addWidget(view_);
    column->addWidget(bar_);
    window_->resize(800, 400);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    view_->setFocus();
  }
  void cleanup()
  {
    delete bar_;
    window_.reset();
    room_.reset();
  }

  void whatIsTypedIsFoundAndCounted()
  {
    bar_->open(FindBar::Mode::Find);
    type("leg");
    QTRY_COMPARE(bar_->status(), QString("1 of 3"));
    QCOMPARE(view_->selection(), (TextView::Range{1, 4}));
    QVERIFY(test::isMarked(*view_, TextIndicator::Match, 17));
    QVERIFY(!test::isMarked(*view_, TextIndicator::Match, 9));
    key(Qt::Key_Return);
    QCOMPARE(bar_->status(), QString("2 of 3"));
    key(Qt::Key_Return);
    key(Qt::Key_Return);
    QCOMPARE(bar_->status(), QString("1 of 3, begun again"));
    key(Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(view_->selection(), (TextView::Range{25, 28}));
    key(Qt::Key_Escape);
    QVERIFY(!bar_->isVisible());
    QVERIFY(view_->hasFocus());
    QVERIFY(!test::isMarked(*view_, TextIndicator::Match, 17));
  }
  void escClosesItThoughTheWindowHasThatKey()
  {
    int ofWindow = 0;
    QAction clear;
    clear.setShortcut(Qt::Key_Escape);
    connect(&clear, &QAction::triggered, this, [&] { ++ofWindow; });
    window_->addAction(&clear);
    bar_->open(FindBar::Mode::Replace);
    key(Qt::Key_Escape);
    QVERIFY(!bar_->isVisible());
    bar_->open(FindBar::Mode::Find);
    bar_->findChild<QToolButton*>()->setFocus();
    key(Qt::Key_Escape);
    QVERIFY(!bar_->isVisible());
    QCOMPARE(ofWindow, 0);
    key(Qt::Key_Escape); // In the text, it is the window's.
    QCOMPARE(ofWindow, 1);
  }
  void theSelectionBecomesThePattern()
  {
    view_->select({9, 12});
    bar_->open(FindBar::Mode::Find);
    QCOMPARE(bar_->term().pattern, QString("arm"));
    QTRY_COMPARE(bar_->status(), QString("1 of 1"));
  }
  void optionsChangeWhatIsFound()
  {
    bar_->open(FindBar::Mode::Find);
    bar_->setTerm({"leg", false, true, true});
    QTRY_COMPARE(bar_->status(), QString("1 of 2"));
    bar_->setTerm({"(", true});
    QTRY_COMPARE(bar_->status(), QString("not a regular expression"));
    bar_->setTerm({"\\d\\)$", true});
    QTRY_COMPARE(bar_->status(), QString("1 of 4"));
    bar_->setTerm({"foot"});
    QTRY_COMPARE(bar_->status(), QString("not found"));
  }
  void editsChangeTheCount()
  {
    bar_->open(FindBar::Mode::Find);
    type("leg");
    QTRY_COMPARE(bar_->status(), QString("1 of 3"));
    QVERIFY(document_->apply({{0, 0, "leg "}}, "Add"));
    QTRY_COMPARE(bar_->status(), QString("2 of 4"));
  }
  void nextWorksWhileTheRowIsHidden()
  {
    bar_->open(FindBar::Mode::Find);
    type("arm");
    QTRY_COMPARE(bar_->status(), QString("1 of 1"));
    key(Qt::Key_Escape);
    view_->goTo(0);
    bar_->next();
    QTRY_COMPARE(view_->selection(), (TextView::Range{9, 12}));
  }
  void oneMatchIsReplacedAndTheNextIsSelected()
  {
    bar_->open(FindBar::Mode::Replace);
    type("leg");
    QTRY_COMPARE(bar_->status(), QString("1 of 3"));
    bar_->setReplacement("foot");
    bar_->replace();
    QCOMPARE(document_->text(), std::string("(foot 1)\n(arm 2)\n(leg 3)\n(Legs 4)\n"));
    QTRY_COMPARE(view_->selection(), (TextView::Range{18, 21}));
    QTRY_COMPARE(bar_->status(), QString("1 of 2"));
  }
  void emptyMatchesAreSteppedThroughAndReplaced()
  {
    bar_->open(FindBar::Mode::Replace);
    bar_->setTerm({"$", true});
    QTRY_COMPARE(bar_->status(), QString("1 of 5")); // With the empty last line.
    QCOMPARE(view_->selection(), (TextView::Range{7, 7}));
    bar_->next();
    QCOMPARE(view_->selection(), (TextView::Range{15, 15}));
    bar_->previous();
    QCOMPARE(view_->selection(), (TextView::Range{7, 7}));
    bar_->setReplacement(";");
    bar_->replace();
    QCOMPARE(document_->text(), std::string("(leg 1);\n(arm 2)\n(leg 3)\n(Legs 4)\n"));
    QTRY_COMPARE(view_->selection(), (TextView::Range{16, 16}));
    bar_->replace();
    QTRY_COMPARE(view_->selection(), (TextView::Range{25, 25}));
    QCOMPARE(document_->text(), std::string("(leg 1);\n(arm 2);\n(leg 3)\n(Legs 4)\n"));
  }
  void allAreReplacedInOneStep()
  {
    const std::string before = document_->text();
    bar_->open(FindBar::Mode::Replace);
    bar_->setTerm({"(\\w+) (\\d)", true});
    bar_->setReplacement("\\2 \\1");
    QTRY_COMPARE(bar_->status(), QString("1 of 4"));
    bar_->replaceAll();
    QCOMPARE(document_->text(), std::string("(1 leg)\n(2 arm)\n(3 leg)\n(4 Legs)\n"));
    QCOMPARE(test::shownText(*view_), document_->text());
    QTRY_VERIFY(!bar_->searching());
    QCOMPARE(bar_->status(), QString("4 replaced"));
    QCOMPARE(document_->undoStack().count(), 1);
    document_->undoStack().undo();
    QCOMPARE(document_->text(), before);
  }

private:
  void type(const QString& text) { QTest::keyClicks(QApplication::focusWidget(), text); }
  void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
  {
    QTest::keyClick(QApplication::focusWidget(), key, modifiers);
  }

  std::unique_ptr<test::TextRoom> room_;
  SceneDocument* document_ = nullptr;
  std::unique_ptr<QWidget> window_;
  TextView* view_ = nullptr;
  FindBar* bar_ = nullptr;
};

QTEST_MAIN(FindBarTest)
#include "FindBarTest.moc"
