#include "app/ide/common/BackgroundPool.h"
#include "app/ide/help/HelpWindow.h"
#include "app/ide/help/HelpDocument.h"
#include "app/ide/help/KeyList.h"
#include "core/setup/StandardRegistry.h"
#include "tests/app/SettingsSupport.h"

#include <QMainWindow>
#include <QMenuBar>
#include <QPrinter>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTextBlock>
#include <QTextTable>
#include <QThreadPool>
#include <QToolButton>
#include <QtTest>

using namespace sparkwright;

/// The window of the help with the real pages: real keys and clicks.
class HelpWindowTest : public QObject
{
  Q_OBJECT
private slots:
  void initTestCase()
  {
    const HelpPage keys{keyListId, "Keyboard and mouse",
                        "# Keyboard and mouse\n\n| Key | What |\n|---|---|\n| F5 | Run |\n"};
    library_ = HelpLibrary::read({SPARKWRIGHT_SOURCE_DIR "/docs", standardRegistry(), {}, {keys}});
  }
  void init()
  {
    settings_.clear();
    window_ = std::make_unique<HelpWindow>();
    window_->setLibrary(library_, SPARKWRIGHT_SOURCE_DIR "/docs");
    window_->show(QString());
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
  }
  void cleanup() { window_.reset(); }

  void theFirstPageIsShownFirst()
  {
    QCOMPARE(shown(), HelpLibrary::indexId);
    QVERIFY(browser().toPlainText().contains("Sparkwright user guide"));
    QVERIFY(window_->contents().topLevelItemCount() > 3);
  }
  void everyPageIsLegible()
  {
    for(const HelpPage& page : library_->pages())
    {
      const auto document = helpDocument(page, QApplication::palette(), QApplication::font());
      QVERIFY2(document->toPlainText().size() > 10, qPrintable(page.id));
      QVERIFY2(!document->toPlainText().contains("```"), qPrintable(page.id));
    }
  }
  void headingsTablesAndCodeHaveTheirLook()
  {
    const auto document = helpDocument(
        {"x.md", "X", "# Top\n\n## Low part\n\n```\ncode here\n```\n\n| A | B |\n|---|---|\n| `name` | is |\n\nEnd."},
        QApplication::palette(), QApplication::font());
    QStringList anchors;
    for(QTextBlock block = document->begin(); block.isValid(); block = block.next())
      if(!block.begin().atEnd())
        anchors += block.begin().fragment().charFormat().anchorNames();
    QCOMPARE(anchors, (QStringList{"top", "low-part", "name"}));
    const auto code = document->find("code here").block();
    QVERIFY(code.blockFormat().background().style() != Qt::NoBrush);
    QCOMPARE(document->find("code here").charFormat().fontFamilies().toStringList(),
             QFontDatabase::systemFont(QFontDatabase::FixedFont).families());
    const auto* const table = qobject_cast<QTextTable*>(document->rootFrame()->childFrames().value(0));
    QVERIFY(table && table->rows() == 2 && table->columns() == 2 && table->format().border() > 0);
  }
  void theLookFollowsThePalette()
  {
    QPalette dark;
    dark.setColor(QPalette::Base, QColor(30, 30, 30));
    dark.setColor(QPalette::Text, QColor(230, 230, 230));
    dark.setColor(QPalette::Link, QColor(120, 180, 255));
    window_->show("agents.md");
    window_->setPalette(dark);
    QTRY_COMPARE(browser().palette().color(QPalette::Base), QColor(30, 30, 30));
    int links = 0;
    for(QTextBlock block = browser().document()->begin(); block.isValid(); block = block.next())
      for(auto piece = block.begin(); !piece.atEnd(); ++piece)
      {
        const QTextCharFormat format = piece.fragment().charFormat();
        if(!format.anchorHref().isEmpty())
        {
          ++links;
          QCOMPARE(format.foreground().color(), QColor(120, 180, 255));
        }
        if(format.background().style() != Qt::NoBrush)
          QVERIFY(format.background().color().lightness() < 100);
      }
    QVERIFY(links > 5);
  }

  void linksLeadToPagesAndBack()
  {
    window_->show("recordings.md");
    emit browser().anchorClicked(QUrl("plots-and-export.md#export"));
    QCOMPARE(browser().target(), (HelpTarget{"plots-and-export.md", "export"}));
    QVERIFY(browser().verticalScrollBar()->value() > 0);
    QTest::keyClick(window_.get(), Qt::Key_Left, Qt::AltModifier);
    QTRY_COMPARE(shown(), QString("recordings.md"));
    QTest::keyClick(window_.get(), Qt::Key_Right, Qt::AltModifier);
    QTRY_COMPARE(shown(), QString("plots-and-export.md"));
    QTest::keyClick(window_.get(), Qt::Key_Home, Qt::AltModifier);
    QTRY_COMPARE(shown(), HelpLibrary::indexId);
    QTest::keyClick(window_.get(), Qt::Key_Left, Qt::AltModifier);
    QTRY_COMPARE(browser().target().anchor, QString("export"));
  }
  void linksIntoTheClassReferenceLeadToItsPages()
  {
    window_->show("scene-language.md");
    emit browser().anchorClicked(QUrl("class-reference.md#hingejoint"));
    QCOMPARE(shown(), QString("class/HingeJoint"));
    QVERIFY(window_->contents().currentItem());
    QCOMPARE(window_->contents().currentItem()->text(0), QString("HingeJoint"));
  }
  void whatIsNoPageIsSaid()
  {
    window_->show("recordings.md");
    emit browser().anchorClicked(QUrl("no-such-page.md"));
    QCOMPARE(shown(), QString("recordings.md"));
    QVERIFY2(window_->status().contains("no-such-page.md"), qPrintable(window_->status()));
  }
  void webAndScenesAreForOthers()
  {
    QSignalSpy web(&browser(), &HelpBrowser::webWanted), scene(&browser(), &HelpBrowser::sceneWanted);
    emit browser().anchorClicked(QUrl("https://toml.io"));
    emit browser().anchorClicked(QUrl("scene:rsg/agent/nao/nao.rsg"));
    QCOMPARE(web.size(), 1);
    QCOMPARE(scene.value(0).value(0).toString(), QString("rsg/agent/nao/nao.rsg"));
    QCOMPARE(shown(), HelpLibrary::indexId);
  }
  void theContentsOpenPages()
  {
    QTreeWidgetItem* const item = window_->contents().findItems("Referee", Qt::MatchRecursive).value(0);
    QVERIFY(item);
    window_->contents().scrollToItem(item);
    QTest::mouseClick(window_->contents().viewport(), Qt::LeftButton, {},
                      window_->contents().visualItemRect(item).center());
    QCOMPARE(shown(), QString("referee.md"));
  }

  void whatIsTypedIsSearched()
  {
    QTest::keyClick(window_.get(), Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(window_->searchField().hasFocus());
    QTest::keyClicks(&window_->searchField(), "port");
    QVERIFY(window_->hits().isVisible() && window_->hits().count() > 0);
    QVERIFY(!window_->status().isEmpty());
    QTest::keyClick(&window_->searchField(), Qt::Key_Return);
    QCOMPARE(browser().target(), window_->hits().chosen());
    QVERIFY(!browser().target().anchor.isEmpty());
    // The keyboard goes on in the list.
    QTest::keyClick(&window_->searchField(), Qt::Key_Down);
    QTRY_VERIFY(window_->hits().hasFocus());
    QTest::keyClick(&window_->hits(), Qt::Key_Down);
    QCOMPARE(window_->hits().currentRow(), 1);
    QCOMPARE(browser().target(), window_->hits().chosen());
    // Esc clears, and only then closes.
    window_->searchField().setFocus();
    QTest::keyClick(&window_->searchField(), Qt::Key_Escape);
    QVERIFY(window_->isVisible() && window_->contents().isVisible());
    QTest::keyClick(&window_->searchField(), Qt::Key_Escape);
    QTRY_VERIFY(!window_->isVisible());
  }
  void nothingFoundIsSaid()
  {
    window_->search("xyzzyx");
    QCOMPARE(window_->hits().count(), 0);
    QVERIFY2(window_->status().contains("Nothing found"), qPrintable(window_->status()));
    QTest::keyClick(&window_->searchField(), Qt::Key_Return);
    QCOMPARE(shown(), HelpLibrary::indexId);
  }
  void wordsAreFoundInThePage()
  {
    window_->show("recordings.md");
    QTest::keyClick(window_.get(), Qt::Key_F, Qt::ControlModifier);
    QTRY_VERIFY(window_->findBar().pattern().hasFocus());
    QTest::keyClicks(&window_->findBar().pattern(), "recording");
    const auto count = browser().extraSelections().size();
    QVERIFY(count > 5);
    QCOMPARE(window_->findBar().status(), QString("1 of %1").arg(count));
    QTest::keyClick(&window_->findBar().pattern(), Qt::Key_Return);
    QCOMPARE(window_->findBar().status(), QString("2 of %1").arg(count));
    QCOMPARE(browser().textCursor().selectedText().toLower(), QString("recording"));
    QTest::keyClick(&window_->findBar().pattern(), Qt::Key_Return, Qt::ShiftModifier);
    QTest::keyClick(&window_->findBar().pattern(), Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(window_->findBar().status(), QString("%1 of %1").arg(count));
    QTest::keyClicks(&window_->findBar().pattern(), "zzz");
    QCOMPARE(window_->findBar().status(), QString("Not in this page"));
    QTest::keyClick(&window_->findBar().pattern(), Qt::Key_Escape);
    QVERIFY(window_->findBar().isHidden() && browser().extraSelections().isEmpty());
    QVERIFY(window_->isVisible());
  }
  void picturesFitIntoTheWindow()
  {
    window_->show("first-steps.md");
    for(const int width : {700, 1100})
    {
      window_->resize(width, 600);
      QTRY_COMPARE(window_->width(), width);
      QVERIFY(QTest::qWaitFor([&] { return widest() > 0 && widest() <= browser().viewport()->width(); }));
    }
  }
  void aNewLibraryKeepsThePlace()
  {
    window_->show("recordings.md#channels");
    const int scrolled = browser().verticalScrollBar()->value();
    QVERIFY(scrolled > 0);
    window_->setLibrary(HelpLibrary::read({SPARKWRIGHT_SOURCE_DIR "/docs", nullptr, {}, {}}),
                        SPARKWRIGHT_SOURCE_DIR "/docs");
    QCOMPARE(browser().target(), (HelpTarget{"recordings.md", "channels"}));
    QCOMPARE(browser().verticalScrollBar()->value(), scrolled);
  }
  void aPlaceIsKeptUntilThereIsALibrary()
  {
    HelpWindow early;
    early.show("agents.md#ports");
    QVERIFY(early.browser().target().page.isEmpty());
    early.setLibrary(library_, SPARKWRIGHT_SOURCE_DIR "/docs");
    QCOMPARE(early.browser().target(), (HelpTarget{"agents.md", "ports"}));
    early.show("agents.md#no-such-anchor");
    QCOMPARE(early.browser().target(), (HelpTarget{"agents.md", {}}));
    early.show("no-such-page");
    QCOMPARE(early.browser().target().page, QString("agents.md"));
  }
  void aPageIsPrinted()
  {
    const QTemporaryDir folder;
    const auto printer = std::make_shared<QPrinter>();
    printer->setOutputFormat(QPrinter::PdfFormat);
    printer->setOutputFileName(folder.filePath("keys.pdf"));
    window_->show(keyListId);
    window_->print(printer);
    QVERIFY(backgroundPool().waitForDone(20000));
    QFile pdf(folder.filePath("keys.pdf"));
    QVERIFY(pdf.open(QIODevice::ReadOnly));
    QVERIFY(pdf.read(4) == "%PDF" && pdf.size() > 1000);
  }
  void everythingHasANameForScreenReaders()
  {
    for(const QWidget* const widget : std::initializer_list<QWidget*>{
            &window_->searchField(), &window_->contents(), &window_->hits(), &browser(), &window_->findBar().pattern()})
      QVERIFY(!widget->accessibleName().isEmpty());
    for(const QToolButton* const button : window_->findChildren<QToolButton*>())
      if(button->isVisible() && !qobject_cast<QLineEdit*>(button->parentWidget()))
        QVERIFY2(!button->accessibleName().isEmpty() && !button->toolTip().isEmpty(), qPrintable(button->objectName()));
  }
  void keysAreThoseInForce()
  {
    QMainWindow main;
    QMenu* const menu = main.menuBar()->addMenu("&File");
    QAction* const open = menu->addAction("&Open | all…");
    open->setShortcut(QKeySequence("Ctrl+O"));
    open->setStatusTip("Open <things>");
    menu->addAction("No key");
    QAction other("Fold");
    other.setShortcut(QKeySequence("Ctrl+\\"));
    const auto page = [&] {
      return keyListPage(*main.menuBar(), {open, &other}, [](const QAction& action) { return action.shortcuts(); });
    };
    const QString text = helpDocument(page(), QApplication::palette(), QApplication::font())->toPlainText();
    QVERIFY2(text.contains("Ctrl+O\nOpen | all…: Open <things>\n"), qPrintable(text));
    QVERIFY2(text.contains("Ctrl+\\\nFold\n"), qPrintable(text));
    QVERIFY(!text.contains("No key") && text.contains("Right drag"));
    QCOMPARE(text.count("Open | all"), 1);
    open->setShortcut(QKeySequence("F9"));
    QVERIFY(page().markdown.contains("| F9 |") && !page().markdown.contains("Ctrl+O"));
  }

private:
  HelpBrowser& browser() { return window_->browser(); }
  QString shown() { return browser().target().page; }
  int widest()
  {
    double width = 0;
    for(QTextBlock block = browser().document()->begin(); block.isValid(); block = block.next())
      for(auto piece = block.begin(); !piece.atEnd(); ++piece)
        if(piece.fragment().charFormat().isImageFormat())
          width = std::max(width, piece.fragment().charFormat().toImageFormat().width());
    return static_cast<int>(width);
  }

  test::SettingsFolder settings_;
  std::shared_ptr<const HelpLibrary> library_;
  std::unique_ptr<HelpWindow> window_;
};

QTEST_MAIN(HelpWindowTest)
#include "HelpWindowTest.moc"
