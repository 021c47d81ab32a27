#include "PageSupport.h"

#include "editor/text/find/FindInFiles.h"
#include "editor/text/tabs/TextCommands.h"

#include <QInputDialog>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

#include <cmath>

using namespace sparkwright;

namespace
{

/// Relative luminance, and contrast of two colours, as in WCAG 2.
double luminanceOf(const QColor& colour)
{
  const auto part = [](double value)
  { return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4); };
  return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) + 0.0722 * part(colour.blueF());
}

double contrastOf(const QColor& one, const QColor& other)
{
  const double a = luminanceOf(one), b = luminanceOf(other);
  return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

} // namespace

/// Texts in tabs and two panes, their commands, and the search in files, by keys and mouse.
class TextTabsTest : public QObject
{
  Q_OBJECT

private slots:
  void init()
  {
    room_ = std::make_unique<test::PageRoom>();
    QVERIFY(room_->activate());
  }
  void cleanup() { room_.reset(); }

  void twoPanesShowOneDocumentWithOneRowOfSteps()
  {
    const std::string scene = "(RSG 0 1)\n((nd Box))\n";
    TextPage& left = room_->show(scene.c_str());
    room_->tabs.setSplit(true);
    QVERIFY(room_->tabs.isSplit());
    QCOMPARE(room_->tabs.pages().size(), 2u);
    TextPage& right = *room_->tabs.pages()[1];
    QCOMPARE(&right.document(), &left.document());
    for(TextPage* const page : {&left, &right})
    {
      page->completer().setAutomatic(false);
      QTest::mouseClick(page->view().viewport(), Qt::LeftButton, {}, room_->place(*page, 1));
      QVERIFY(page->view().hasFocus());
      QCOMPARE(room_->tabs.current(), page);
      page->view().goTo(page == &left ? 0 : left.document().tokens().size());
      QTest::keyClicks(&page->view(), page == &left ? ";left" : ";right");
      QCOMPARE(test::shownText(left.view()), left.document().text());
      QCOMPARE(test::shownText(right.view()), left.document().text());
    }
    QCOMPARE(left.document().text(), ";left" + scene + ";right");
    left.view().setFocus();
    QTest::keyClick(&left.view(), Qt::Key_Z, Qt::ControlModifier); // What was typed at the right.
    QCOMPARE(left.document().text(), ";left" + scene);
    QTest::keyClick(&right.view(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(left.document().text(), scene);
    QCOMPARE(test::shownText(left.view()), scene);
    QCOMPARE(test::shownText(right.view()), scene);
    room_->tabs.setSplit(false);
    QCOMPARE(room_->tabs.pages().size(), 1u);
  }
  void onePaneRemainsWhenTheOtherIsEmpty()
  {
    room_->show("(RSG 0 1)\n(|)\n", "a.rsg");
    QSignalSpy split(&room_->tabs, &TextTabs::splitChanged);
    room_->tabs.setSplit(true);
    QCOMPARE(split.takeLast()[0].toBool(), true);
    room_->show("(RSG 0 1)\n(|)\n", "b.rsg"); // In the second pane.
    room_->documents.close(room_->documents.find(room_->path("a.rsg")));
    QCOMPARE(split.takeLast()[0].toBool(), false);
    QVERIFY(!room_->tabs.isSplit());
    QCOMPARE(room_->tabs.pages().size(), 1u);
    QCOMPARE(room_->tabs.current()->document().file(), room_->path("b.rsg"));
    // Without a text there is nothing to split, and whoever has asked hears it.
    room_->documents.close(room_->documents.find(room_->path("b.rsg")));
    room_->tabs.setSplit(true);
    QCOMPARE(split.takeLast()[0].toBool(), false);
  }
  void whatWasChosenForTextsIsRemembered()
  {
    TextPage& page = room_->show("(RSG 0 1)\n(|)\n", "a.rsg");
    page.findBar().open(FindBar::Mode::Find);
    for(QToolButton* const option : page.findBar().findChildren<QToolButton*>())
      if(option->text() == ".*" || option->text() == "Aa")
        QTest::mouseClick(option, Qt::LeftButton);
    action("rainbow")->trigger();
    QVERIFY(action("rainbow")->isChecked());
    const SearchTerm wanted{{}, true, true, false};
    TextPage& other = room_->show("(RSG 0 1)\n(|)\n", "b.rsg");
    QVERIFY(other.view().rainbow());
    QCOMPARE(other.findBar().term(), wanted);
    const TextOptions later(room_->settings);
    QVERIFY(later.rainbow());
    QCOMPARE(later.search(), wanted);
  }
  void keysOfSearchesActInTheRowForSearching()
  {
    TextPage& page = room_->show("(RSG 0 1)\n(|)\n(nd Box)\n", "a.rsg");
    page.findBar().open(FindBar::Mode::Find);
    const auto [pattern, replacement] = page.findBar().fields();
    QVERIFY(!replacement->isVisible());
    QTest::keyClicks(pattern, "RSG");
    QTest::keyClick(pattern, Qt::Key_H, Qt::ControlModifier);
    QVERIFY(replacement->isVisible());
    QTest::keyClick(replacement, Qt::Key_F3);
    QTRY_COMPARE(page.findBar().status(), QString("1 of 1, begun again")); // There is no other.
    // Others are for the text, and must not change it from here.
    const std::string before = page.document().text();
    QTest::keyClick(pattern, Qt::Key_Slash, Qt::ControlModifier);
    QTest::keyClick(pattern, Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(page.document().text(), before);
  }
  void tabsTellNamesAndEdits()
  {
    room_->show("(RSG 0 1)\n(|)\n", "a.rsg");
    TextPage& second = room_->show("(RSG 0 1)\n(|)\n", "b.rsg");
    QTabBar* bar = nullptr;
    for(QTabBar* const each : room_->tabs.findChildren<QTabBar*>())
      if(each->isVisible())
        bar = each;
    QCOMPARE(bar->tabText(0), QString("a.rsg"));
    QTest::keyClicks(&second.view(), "x");
    QCOMPARE(bar->tabText(1), QString("b.rsg*"));
    QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(0).center());
    QCOMPARE(room_->tabs.current()->document().file(), room_->path("a.rsg"));
    QSignalSpy closing(&room_->tabs, &TextTabs::closeWanted);
    QTest::mouseClick(bar, Qt::MiddleButton, {}, bar->tabRect(1).center());
    QCOMPARE(closing.count(), 1);
    QCOMPARE(closing[0][0].value<SceneDocument*>(), &second.document());
  }
  void aSymbolicLinkIsNamedInItsTab()
  {
    room_->folder.write("v1.txt", "(RSG 0 1)\n()\n");
    QVERIFY(QFile::link(room_->path("v1.txt"), room_->path("scene.rsg")));
    for(const bool read : {true, false})
    {
      if(read)
        QVERIFY(room_->tabs.show(room_->path("scene.rsg"), TextView::Range{}));
      else
        room_->tabs.announce({room_->path("scene.rsg")}, {});
      const QTabBar* bar = nullptr;
      for(const QTabBar* const each : room_->tabs.findChildren<QTabBar*>())
        if(each->count() > 0)
          bar = each;
      QVERIFY(bar);
      QCOMPARE(bar->count(), 1);
      QCOMPARE(bar->tabText(0), QString("scene.rsg"));
      QVERIFY2(bar->tabToolTip(0).contains("v1.txt"), qPrintable(bar->tabToolTip(0)));
      QVERIFY(room_->tabs.current());
      QVERIFY(room_->tabs.current()->document().isScene());
      QCOMPARE(room_->tabs.files(), QStringList{room_->path("scene.rsg")});
      room_->tabs.announce({room_->path("v1.txt"), room_->path("scene.rsg")}, {}); // It is there already.
      QCOMPARE(bar->count(), 1);
      room_->documents.close(room_->documents.find(room_->path("v1.txt")));
      QCOMPARE(bar->count(), 0);
    }
  }
  void anEncodingIsNamed()
  {
    room_->folder.write("wide.md", std::string("\xff\xfe#\0 \0h\0i\0\n\0", 12));
    room_->folder.write("zeros.md", std::string(100, '\0'));
    QSignalSpy told(&room_->tabs, &TextTabs::told);
    TextPage* const page = room_->tabs.show(room_->path("wide.md"), TextView::Range{});
    QVERIFY(page);
    QCOMPARE(test::shownText(page->view()), std::string("# hi\n"));
    QTRY_COMPARE(told.count(), 1);
    QVERIFY2(told[0][0].toString().contains("UTF-16 LE"), qPrintable(told[0][0].toString()));
    QVERIFY(!room_->tabs.show(room_->path("zeros.md"), TextView::Range{}));
    QCOMPARE(told.count(), 2);
    QVERIFY2(told[1][0].toString().contains("no text"), qPrintable(told[1][0].toString()));
  }
  void aFileOpensAgainWhereItWasLeft()
  {
    QByteArray scene = "(RSG 0 1)\n(\n";
    for(int i = 0; i < 400; ++i)
      scene += "(nd Box (setName b" + QByteArray::number(i) + "))\n";
    TextPage* page = &room_->show(scene + ")\n");
    page->view().goTo(room_->at(*page, "b250"));
    QCoreApplication::processEvents();
    QTest::keyClick(&page->view(), Qt::Key_Down);
    const std::uint32_t cursor = page->view().cursor();
    const long first = page->view().send(QsciScintillaBase::SCI_GETFIRSTVISIBLELINE);
    QVERIFY(first > 200);
    room_->documents.close(&page->document());
    QCOMPARE(room_->tabs.current(), nullptr);
    page = &room_->tabs.show(*room_->documents.open(room_->path("main.rsg")));
    QCoreApplication::processEvents();
    QCOMPARE(page->view().cursor(), cursor);
    QCOMPARE(page->view().send(QsciScintillaBase::SCI_GETFIRSTVISIBLELINE), first);
  }
  void changesByOthersAreReloadedOrKept()
  {
    TextPage& page = room_->show("(RSG 0 1)\n(|)\n");
    QVERIFY(!page.banner().isVisible());
    QTest::keyClicks(&page.view(), "m");
    const std::string mine = page.document().text();
    room_->folder.write("main.rsg", "(RSG 0 1)\n(theirs)\n");
    QTRY_VERIFY(page.banner().isVisible());
    QVERIFY(page.banner().text().contains("main.rsg"));
    QTest::mouseClick(button(page, "Keep mine"), Qt::LeftButton);
    QVERIFY(!page.banner().isVisible());
    QCOMPARE(page.document().text(), mine);
    room_->folder.write("main.rsg", "(RSG 0 1)\n(theirs again)\n");
    QTRY_VERIFY(page.banner().isVisible());
    QTest::mouseClick(button(page, "Reload"), Qt::LeftButton);
    QVERIFY(!page.banner().isVisible());
    QCOMPARE(page.document().text(), std::string("(RSG 0 1)\n(theirs again)\n"));
    QCOMPARE(test::shownText(page.view()), page.document().text());
    QTest::keyClick(&page.view(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(page.document().text(), mine);
    QVERIFY(QFile::remove(page.document().file()));
    QTRY_VERIFY(page.banner().isVisible());
    QVERIFY(!button(page, "Reload")->isVisible());
  }
  void aLineIsGoneToByItsNumber()
  {
    TextPage& page = room_->show("a\nb\ncde\nf\n");
    for(const auto& [typed, offset] :
        {std::pair{"3", 4u}, std::pair{"3:2", 5u}, std::pair{"3:99", 7u}, std::pair{"99", 10u}, std::pair{"0", 0u}})
    {
      QTest::keyClick(&page.view(), Qt::Key_L, Qt::ControlModifier);
      QInputDialog* dialog = nullptr;
      QTRY_VERIFY((dialog = page.view().findChild<QInputDialog*>()));
      QVERIFY(QTest::qWaitForWindowExposed(dialog));
      QLineEdit* const field = dialog->findChild<QLineEdit*>();
      field->selectAll();
      QTest::keyClicks(field, typed);
      QTest::keyClick(field, Qt::Key_Return);
      QCOMPARE(page.view().cursor(), offset);
      QTRY_VERIFY(!page.view().findChild<QInputDialog*>());
    }
  }

  void structuralCommandsAreOneStepEach_data()
  {
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<int>("key");
    QTest::addColumn<QByteArray>("after");
    const auto row = [](const char* name, const char* before, QKeyCombination key, const char* after)
    { QTest::newRow(name) << QByteArray(before) << key.toCombined() << QByteArray(after); };
    row("move down", "(|(nd A)\n (nd B)\n)\n", Qt::ALT | Qt::Key_Down, "((nd B)\n (nd A)\n)\n");
    row("move up", "((nd A)\n |(nd B)\n)\n", Qt::ALT | Qt::Key_Up, "((nd B)\n (nd A)\n)\n");
    row("duplicate", "(\n |(nd A)\n)\n", Qt::CTRL | Qt::Key_D, "(\n (nd A)\n (nd A)\n)\n");
    row("comment", "(\n(a|)\n)\n", Qt::CTRL | Qt::Key_Slash, "(\n; (a)\n)\n");
    row("back", "(\n; (a|)\n)\n", Qt::CTRL | Qt::Key_Slash, "(\n(a)\n)\n");
    row("format", "(RSG 0 1)\n(\n(nd Box ; why\n(setExtents 1 2 3)))\n", Qt::CTRL | Qt::SHIFT | Qt::Key_I,
        "(RSG 0 1)\n(\n  (nd Box ; why\n    (setExtents 1 2 3)))\n");
  }
  void structuralCommandsAreOneStepEach()
  {
    QFETCH(const QByteArray, before);
    QFETCH(const int, key);
    TextPage& page = room_->show(before);
    const std::string start = page.document().text();
    const auto keys = QKeyCombination::fromCombined(key);
    QTest::keyClick(&page.view(), keys.key(), keys.keyboardModifiers());
    QTEST(QByteArray::fromStdString(page.document().text()), "after");
    QCOMPARE(test::shownText(page.view()), page.document().text());
    QCOMPARE(page.document().undoStack().count(), 1);
    QTest::keyClick(&page.view(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(page.document().text(), start);
  }
  void formattingAgainChangesNothing()
  {
    TextPage& page = room_->show("(RSG 0 1)\n(\n(nd Box\n(setExtents 1 2 3)))\n");
    for(int i = 0; i < 2; ++i)
      QTest::keyClick(&page.view(), Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(page.document().undoStack().count(), 1);
  }
  void expressionsAreSelectedFromTheInsideOut()
  {
    TextPage& page = room_->show("(RSG 0 1)\n((nd Box (setExtents 1 2|5 3)))\n");
    std::vector<TextView::Range> ranges;
    for(int i = 0; i < 3; ++i)
    {
      QTest::keyClick(&page.view(), Qt::Key_Right, Qt::AltModifier | Qt::ShiftModifier);
      const TextView::Range range = page.view().selection();
      QVERIFY(ranges.empty() || (range.begin <= ranges.back().begin && range.end >= ranges.back().end));
      ranges.push_back(range);
    }
    QCOMPARE(page.document().text().substr(ranges[0].begin, ranges[0].end - ranges[0].begin), std::string("25"));
    QTest::keyClick(&page.view(), Qt::Key_Left, Qt::AltModifier | Qt::ShiftModifier);
    QVERIFY(page.view().selection().end - page.view().selection().begin < ranges[2].end - ranges[2].begin);
  }

  void namesLeadToDefinitionsAndUses()
  {
    room_->folder.write("part.rsg", "(RSG 0 1)\n((templ $mass)(nd RigidBody (setName body)))\n");
    TextPage& page = room_->show("(RSG 0 1)\n((templ $a)\n(nd Box (setName $|a))\n(importScene part.rsg 2))\n");
    QTest::keyClick(&page.view(), Qt::Key_F4);
    QTRY_COMPARE(page.view().selection().begin, room_->at(page, "$a)"));
    QSignalSpy found(&room_->tabs, &TextTabs::found);
    QTest::keyClick(&page.view(), Qt::Key_F4, Qt::ShiftModifier);
    QTRY_COMPARE(found.count(), 1);
    const auto places = found[0][1].value<std::vector<SourcePlace>>();
    QCOMPARE(places.size(), 2u);
    QCOMPARE(places[1].line, 3);
    QCOMPARE(QString::fromStdString(places[1].file.string()), page.document().file());
    QTest::mouseClick(page.view().viewport(), Qt::LeftButton, Qt::ControlModifier,
                      room_->place(page, room_->at(page, "part.rsg") + 2));
    QTRY_COMPARE(room_->tabs.current()->document().file(), room_->path("part.rsg"));
  }
  void aParameterIsRenamedEverywhereInOneStep()
  {
    TextPage& page = room_->show("(RSG 0 1)\n((templ $a)\n(nd Box (setName $|a) (setExtents 1 (eval $a * 2) 1)))\n");
    QTest::keyClick(&page.view(), Qt::Key_F2);
    QTRY_VERIFY(page.names().nameField().isVisible());
    QLineEdit& field = page.names().nameField();
    QTest::keyClick(&field, Qt::Key_Escape);
    QVERIFY(!field.isVisible());
    QCOMPARE(page.document().undoStack().count(), 0);
    QTest::keyClick(&page.view(), Qt::Key_F2);
    QTRY_VERIFY(field.isVisible());
    QTest::keyClicks(&field, "size");
    QTest::keyClick(&field, Qt::Key_Return);
    QTRY_COMPARE(
        page.document().text(),
        std::string("(RSG 0 1)\n((templ $size)\n(nd Box (setName $size) (setExtents 1 (eval $size * 2) 1)))\n"));
    QCOMPARE(page.document().undoStack().count(), 1);
  }

  void allFilesAreSearchedAndReplaced()
  {
    TextPage& page = room_->show("(leg1)\n(leg22)\n", "open.rsg");
    room_->folder.write("closed.rsg", "(leg3)\n");
    room_->folder.write("other.txt", "(leg4)\n");
    QTest::keyClicks(&page.view(), "(leg5)"); // Not saved, but found.
    FindInFiles panel(room_->documents,
                      [this] { return QStringList{QString::fromStdString(room_->folder.path().string())}; });
    panel.resize(600, 300);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    panel.setTerm({"leg(\\d+)", true});
    panel.setReplacement("arm\\1");
    QTest::keyClick(panel.findChild<QLineEdit*>(), Qt::Key_Return);
    QTRY_VERIFY(!panel.searching());
    QCOMPARE(panel.status(), QString("4 found in 2 of 2 files"));
    QCOMPARE(panel.results().topLevelItemCount(), 2);
    panel.replaceAll();
    QCOMPARE(page.document().text(), std::string("(arm5)(arm1)\n(arm22)\n"));
    QCOMPARE(test::shownText(page.view()), page.document().text());
    const SceneDocument* const closed = room_->documents.find(room_->path("closed.rsg"));
    QVERIFY(closed);
    QCOMPARE(closed->tokens().text(), std::string("(arm3)\n"));
    QVERIFY(closed->isModified()); // Nothing is saved unasked.
    QCOMPARE(contentOf(room_->folder.path() / "closed.rsg"), std::string("(leg3)\n"));
    // The list tells what was written, and where.
    QVERIFY2(panel.status().startsWith("4 replaced"), qPrintable(panel.status()));
    QCOMPARE(panel.results().topLevelItemCount(), 2);
    QVERIFY(panel.results().topLevelItem(0)->child(0)->text(0).contains("arm"));
    QSignalSpy wanted(&panel, &FindInFiles::wanted);
    const auto lines = panel.results().findItems("arm22", Qt::MatchContains | Qt::MatchRecursive);
    QCOMPARE(lines.size(), 1);
    emit panel.findChild<QTreeWidget*>()->itemClicked(lines.first(), 0);
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(page.document().tokens().text(wanted[0][1].toUInt(), wanted[0][2].toUInt()), std::string("arm22"));
    // One undo takes back all of it, and one redo does it again.
    QTest::keyClick(&page.view(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(page.document().text(), std::string("(leg5)(leg1)\n(leg22)\n"));
    QCOMPARE(closed->tokens().text(), std::string("(leg3)\n"));
    QVERIFY(!closed->isModified());
    QTest::keyClick(&page.view(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(closed->tokens().text(), std::string("(arm3)\n"));
    // So does the panel itself.
    panel.takeBack();
    QCOMPARE(page.document().text(), std::string("(leg5)(leg1)\n(leg22)\n"));
    QCOMPARE(closed->tokens().text(), std::string("(leg3)\n"));
    QCOMPARE(panel.results().topLevelItemCount(), 0);
    panel.setTerm({"(", true});
    panel.search();
    QVERIFY(!panel.searching());
    QVERIFY(!panel.status().isEmpty());
  }
  void whatIsReplacedHasATab()
  {
    room_->show("(leg1)\n", "open.rsg");
    room_->folder.write("closed.rsg", "(leg3)\n");
    FindInFiles panel(room_->documents,
                      [this] { return QStringList{QString::fromStdString(room_->folder.path().string())}; });
    connect(&panel, &FindInFiles::replaced, &room_->tabs,
            [this](const QStringList& files) { room_->tabs.announce(files, {}); });
    panel.show();
    panel.setTerm({"leg"});
    panel.setReplacement("arm");
    panel.search();
    QTRY_VERIFY(!panel.searching());
    panel.replaceAll();
    QTabBar* bar = nullptr;
    for(QTabBar* const each : room_->tabs.findChildren<QTabBar*>())
      if(each->count() > 0)
        bar = each;
    QVERIFY(bar);
    QCOMPARE(bar->count(), 2);
    QCOMPARE(bar->tabText(0) + bar->tabText(1), QString("open.rsg*closed.rsg*"));
    // Closing it asks about its edits, though it was never shown.
    QSignalSpy closing(&room_->tabs, &TextTabs::closeWanted);
    QTest::mouseClick(bar, Qt::MiddleButton, {}, bar->tabRect(1).center());
    QCOMPARE(closing.count(), 1);
    SceneDocument* const closed = room_->documents.find(room_->path("closed.rsg"));
    QCOMPARE(closing[0][0].value<SceneDocument*>(), closed);
    room_->documents.close(closed);
    QCOMPARE(bar->count(), 1);
  }
  void whatBelongsToTheProgramIsNeitherSearchedNorReplaced()
  {
    room_->folder.write("own/a.rsg", "(leg1)\n");
    room_->folder.write("program/b.rsg", "(leg2)\n");
    TextPage& shipped = room_->show("(leg3)\n", "program/open.rsg");
    QStringList folders{QString::fromStdString(room_->folder.path().string())};
    FindInFiles panel(room_->documents, [&] { return folders; }, {room_->path("program")});
    panel.show();
    panel.setTerm({"leg"});
    panel.setReplacement("arm");
    panel.search();
    QTRY_VERIFY(!panel.searching());
    QCOMPARE(panel.status(), QString("1 found in 1 of 1 files"));
    panel.replaceAll();
    QCOMPARE(shipped.document().text(), std::string("(leg3)\n"));
    QVERIFY(!room_->documents.find(room_->path("program/b.rsg")));
    QVERIFY(room_->documents.find(room_->path("own/a.rsg"))->isModified());
    room_->documents.close(room_->documents.find(room_->path("own/a.rsg")));
    folders.clear();
    panel.search();
    QVERIFY(!panel.searching());
    QVERIFY2(panel.status().contains("nothing to search"), qPrintable(panel.status()));
  }
  void textsInSixteenBitsAreSearched()
  {
    room_->folder.write("wide.rsg", std::string("\xff\xfe(\0l\0e\0g\0)\0", 12));
    room_->folder.write("zeros.rsg", std::string("leg\0\0\0", 6));
    FindInFiles panel(room_->documents,
                      [this] { return QStringList{QString::fromStdString(room_->folder.path().string())}; });
    panel.show();
    panel.setTerm({"leg"});
    panel.setReplacement("arm");
    panel.search();
    QTRY_VERIFY(!panel.searching());
    QCOMPARE(panel.status(), QString("1 found in 1 of 1 files"));
    panel.replaceAll();
    SceneDocument* const wide = room_->documents.find(room_->path("wide.rsg"));
    QVERIFY(wide);
    QCOMPARE(wide->text(), std::string("(arm)"));
    QCOMPARE(wide->save(), QString());
    QCOMPARE(contentOf(room_->folder.path() / "wide.rsg"), std::string("\xff\xfe(\0a\0r\0m\0)\0", 12));
  }
  void aSearchEndsWhenItIsCancelled()
  {
    for(int i = 0; i < 300; ++i)
      room_->folder.write("f" + std::to_string(i) + ".rsg", "(leg)\n");
    FindInFiles panel(room_->documents,
                      [this] { return QStringList{QString::fromStdString(room_->folder.path().string())}; });
    panel.show();
    panel.setTerm({"leg"});
    panel.search();
    QVERIFY(panel.searching());
    QTest::keyClick(panel.findChild<QLineEdit*>(), Qt::Key_Escape);
    QVERIFY(!panel.searching());
    const QString status = panel.status();
    const int rows = panel.results().topLevelItemCount();
    panel.search(); // Results of the first search do not come into the second one.
    QTRY_VERIFY(!panel.searching());
    QVERIFY(rows < 300);
    QCOMPARE(panel.results().topLevelItemCount(), 300);
    QVERIFY(status != panel.status());
  }

  void coloursStandOutFromThePaper_data()
  {
    QTest::addColumn<bool>("dark");
    QTest::addColumn<bool>("rainbow");
    for(const bool dark : {false, true})
      for(const bool rainbow : {false, true})
        QTest::addRow("%s%s", dark ? "dark" : "light", rainbow ? ", rainbow" : "") << dark << rainbow;
  }
  void coloursStandOutFromThePaper()
  {
    QFETCH(const bool, dark);
    QFETCH(const bool, rainbow);
    const TextColours colours = textColours(dark, rainbow);
    QCOMPARE(luminanceOf(colours.paper) < 0.2, dark);
    for(int style = 0; style < styleCount; ++style)
      for(const QColor& ground : {colours.paper, colours.currentLine})
      {
        const double contrast = contrastOf(colours.styles[static_cast<std::size_t>(style)].colour, ground);
        QVERIFY2(contrast >= 4.5, qPrintable(QString("style %1: %2").arg(style).arg(contrast)));
      }
    QVERIFY(contrastOf(colours.lineNumbers, colours.margin) >= 3);
    QVERIFY(contrastOf(colours.caret, colours.paper) >= 4.5);
    for(const QColor& line : {colours.error, colours.warning})
      QVERIFY(contrastOf(line, colours.paper) >= 3);
  }
  void theViewFollowsTheWindowsPaletteAndTheRainbow()
  {
    TextPage& page = room_->show("((a (b)))\n");
    const auto background = [&] { return page.view().send(QsciScintillaBase::SCI_STYLEGETBACK, 0); };
    const auto bracket = [&](int depth)
    {
      return page.view().send(QsciScintillaBase::SCI_STYLEGETFORE,
                              static_cast<unsigned long>(static_cast<int>(SceneStyle::Bracket) + depth));
    };
    QPalette palette = page.view().palette();
    for(const bool dark : {true, false})
    {
      palette.setColor(QPalette::Base, dark ? Qt::black : Qt::white);
      page.view().setPalette(palette);
      QCOMPARE(background(), TextView::number(textColours(dark, false).paper));
    }
    QCOMPARE(bracket(0), bracket(1));
    action("rainbow")->trigger();
    QVERIFY(page.view().rainbow());
    QVERIFY(bracket(0) != bracket(1));
    QTRY_VERIFY(page.view().send(QsciScintillaBase::SCI_GETSTYLEAT, 0) !=
                page.view().send(QsciScintillaBase::SCI_GETSTYLEAT, 1));
    action("rainbow")->trigger();
    QCOMPARE(bracket(0), bracket(1));
  }

private:
  QAction* action(const char* id) const
  {
    for(QAction* const each : room_->tabs.commands())
      if(each->objectName() == QLatin1String(id))
        return each;
    return nullptr;
  }
  static QToolButton* button(const TextPage& page, const QString& text)
  {
    for(QToolButton* const each : page.banner().findChildren<QToolButton*>())
      if(each->text() == text)
        return each;
    return nullptr;
  }

  std::unique_ptr<test::PageRoom> room_;
};

QTEST_MAIN(TextTabsTest)
#include "TextTabsTest.moc"
