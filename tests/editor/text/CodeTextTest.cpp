#include "PageSupport.h"

#include <QSignalSpy>
#include <QTabBar>

using namespace sparkwright;
using Sci = QsciScintillaBase;

/// Texts that are no scenes in the same tabs: colours, folds, comments, indentation, problems and undo, by keys.
class CodeTextTest : public QObject
{
  Q_OBJECT

private slots:
  void init()
  {
    room_ = std::make_unique<test::PageRoom>();
    QVERIFY(room_->activate());
  }
  void cleanup() { room_.reset(); }

  void wordsHaveTheColoursOfTheirLanguage_data()
  {
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("word");
    QTest::addColumn<int>("style");
    const auto row = [](const char* name, const char* text, const char* word, SceneStyle style)
    {
      QTest::addRow("%s %s", name, word) << QByteArray(name) << QByteArray(text) << QByteArray(word)
                                         << static_cast<int>(style);
    };
    const char* const script = "# note\ndef go\n  x = 'text' if y == 12\nend\n";
    row("a.rb", script, "# note", SceneStyle::Comment);
    row("a.rb", script, "def", SceneStyle::Keyword);
    row("a.rb", script, "'text'", SceneStyle::Text);
    row("a.rb", script, "12", SceneStyle::Number);
    const char* const xml = "<!-- note -->\n<Box length=\"1\">\n</Box>\n";
    row("a.ros", xml, "<!--", SceneStyle::Comment);
    row("a.ros", xml, "Box", SceneStyle::Class);
    row("a.ros", xml, "length", SceneStyle::Method);
    row("a.ros", xml, "\"1\"", SceneStyle::Text);
    const char* const toml =
        "# note\n[variables]\nkey = 12\nname = \"x\"\nyes = true\nbad = oops\nlist = [ { a = 1 } ]\n";
    row("a.sparkproject", toml, "# note", SceneStyle::Comment);
    row("a.sparkproject", toml, "[variables]", SceneStyle::Class);
    row("a.sparkproject", toml, "key", SceneStyle::Method);
    row("a.sparkproject", toml, "12", SceneStyle::Number);
    row("a.sparkproject", toml, "\"x\"", SceneStyle::Text);
    row("a.sparkproject", toml, "true", SceneStyle::Keyword);
    row("a.sparkproject", toml, "oops", SceneStyle::Stray);
    row("a.sparkproject", toml, "a = 1", SceneStyle::Method);
    row("a.cpp", "// note\nclass A { int x = 1; };\n", "class", SceneStyle::Keyword);
    row("a.py", "# note\ndef f():\n  pass\n", "pass", SceneStyle::Keyword);
    row("a.txt", "def class 12\n", "def", SceneStyle::Plain);
  }
  void wordsHaveTheColoursOfTheirLanguage()
  {
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, word);
    QFETCH(int, style);
    TextPage& page = room_->show(text, name.toStdString());
    page.view().grab(); // Paints.
    const SceneStyle wanted = static_cast<SceneStyle>(style);
    QCOMPARE(colourAt(page, word.toStdString()),
             TextView::number(page.view().colours().styles[static_cast<std::size_t>(wanted)].colour));
    // The same after an edit before it, and in the dark.
    QTest::keyClick(&page.view(), Qt::Key_Home, Qt::ControlModifier);
    QTest::keyClick(&page.view(), Qt::Key_Return);
    QPalette dark = room_->tabs.palette();
    dark.setColor(QPalette::Base, QColor("#202020"));
    dark.setColor(QPalette::Text, QColor("#e0e0e0"));
    room_->tabs.setPalette(dark);
    page.view().grab();
    QCOMPARE(colourAt(page, word.toStdString()),
             TextView::number(textColours(true, false).styles[static_cast<std::size_t>(wanted)].colour));
  }
  void linesFold()
  {
    TextPage& page = room_->show("|def f\n  1\n  2\nend\nx = 1\n", "a.rb");
    page.view().grab();
    QTest::keyClick(&page.view(), Qt::Key_Up, Qt::AltModifier | Qt::ShiftModifier);
    QCOMPARE(page.view().send(Sci::SCI_GETLINEVISIBLE, 1), 0);
    QCOMPARE(page.view().send(Sci::SCI_GETLINEVISIBLE, 4), 1);
    QTest::keyClick(&page.view(), Qt::Key_Down, Qt::AltModifier | Qt::ShiftModifier);
    QCOMPARE(page.view().send(Sci::SCI_GETLINEVISIBLE, 1), 1);
    TextPage& project = room_->show("scene = \"a\"\n[variables]\na = 1\nb = 2\n", "a.sparkproject");
    project.view().grab();
    QTest::keyClick(&project.view(), Qt::Key_Up, Qt::AltModifier | Qt::ShiftModifier);
    QCOMPARE(project.view().send(Sci::SCI_GETLINEVISIBLE, 2), 0);
  }
  void keysWriteWhatTheLanguageWants()
  {
    TextPage& page = room_->show("if x|\nend\n", "a.rb");
    QTest::keyClick(&page.view(), Qt::Key_Return);
    QTest::keyClicks(&page.view(), "y(1)");
    QCOMPARE(page.document().text(), std::string("if x\n  y(1)\nend\n"));
    QCOMPARE(test::shownText(page.view()), page.document().text());
    QTest::keyClick(&page.view(), Qt::Key_Slash, Qt::ControlModifier);
    QCOMPARE(page.document().text(), std::string("if x\n  # y(1)\nend\n"));
    QTest::keyClick(&page.view(), Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(page.document().text(), std::string("if x\n  # y(1)\n  # y(1)\nend\n"));
    QTest::keyClick(&page.view(), Qt::Key_Up, Qt::AltModifier);
    QTest::keyClick(&page.view(), Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(page.document().text(), std::string("  # y(1)\nif x\n  # y(1)\nend\n"));
    while(page.document().undoStack().canUndo())
      QTest::keyClick(&page.view(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(page.document().text(), std::string("if x\nend\n"));
    QVERIFY(!page.document().isModified());
  }
  void commandsForScenesSaySo()
  {
    TextPage& page = room_->show("|x = (1\n", "a.rb");
    QSignalSpy told(&page, &TextPage::told);
    QTest::keyClick(&page.view(), Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
    QTest::keyClick(&page.view(), Qt::Key_F2);
    QTest::keyClick(&page.view(), Qt::Key_Space, Qt::ControlModifier);
    QTest::keyClick(&page.view(), Qt::Key_Right, Qt::AltModifier | Qt::ShiftModifier);
    QCOMPARE(told.count(), 4);
    QCOMPARE(told.front().front().toString(), QString("This is for scenes in RSG only."));
    QCOMPARE(page.document().text(), std::string("x = (1\n"));
    TextPage& plain = room_->show("|words\n", "a.txt");
    QSignalSpy said(&plain, &TextPage::told);
    QTest::keyClick(&plain.view(), Qt::Key_Slash, Qt::ControlModifier);
    QCOMPARE(said.count(), 1);
  }
  void problemsAreMarkedAndGoWhenTheyAreMended()
  {
    TextPage& page = room_->show("x = 1\ny = = 2|\n", "a.rb");
    QVERIFY(QTest::qWaitFor([&] { return page.help().current(); }));
    QCOMPARE(page.help().findings().size(), std::size_t(1));
    QVERIFY(test::isMarked(page.view(), TextIndicator::Error, test::PageRoom::at(page, "y = =")));
    QTest::keyClick(&page.view(), Qt::Key_Backspace);
    QTest::keyClick(&page.view(), Qt::Key_Backspace);
    QTest::keyClick(&page.view(), Qt::Key_Backspace);
    QTest::keyClick(&page.view(), Qt::Key_Backspace);
    QTest::keyClicks(&page.view(), " 2");
    QVERIFY(QTest::qWaitFor([&] { return page.help().current(); }));
    QVERIFY(page.help().findings().empty());
  }
  void aNameInQuotesOpensTheFile()
  {
    room_->folder.write("parts.rsg", "(RSG 0 1)\n()\n");
    TextPage& page = room_->show("importScene 'pa|rts.rsg'\n", "a.rb");
    QTest::keyClick(&page.view(), Qt::Key_F4);
    QTRY_VERIFY(room_->tabs.current()->document().file().endsWith("parts.rsg"));
    TextPage& other = room_->show("importScene 'no|thing.rsg'\n", "b.rb");
    QSignalSpy told(&other.names(), &NameHelp::told);
    QTest::keyClick(&other.view(), Qt::Key_F4);
    QCOMPARE(told.count(), 1);
  }
  void bracketsShowTheirPartner()
  {
    TextPage& page = room_->show("x = [1, (2)]|\n", "a.rb");
    page.view().grab();
    QTest::keyClick(&page.view(), Qt::Key_Left); // An event after painting: colours are known.
    QCOMPARE(page.view().cursor(), 11u);
    QVERIFY(page.view().listAtCursor() == 0);
  }
  void anotherNameMeansAnotherLanguage()
  {
    TextPage& page = room_->show("|def f\nend\n", "a.txt");
    page.view().grab();
    const long plain = colourAt(page, "def");
    QCOMPARE(page.document().saveAs(room_->path("b.rb")), QString());
    page.view().grab();
    QCOMPARE(page.view().language(), TextLanguage::Ruby);
    QVERIFY(colourAt(page, "def") != plain);
  }
  void controlWClosesTheText()
  {
    TextPage& page = room_->show("|x\n", "a.txt");
    QSignalSpy wanted(&room_->tabs, &TextTabs::closeWanted);
    QTest::keyClick(&page.view(), Qt::Key_W, Qt::ControlModifier);
    QTRY_COMPARE(wanted.count(), 1);
  }
  void theMenuOfATabIsAskedForAtTheTab()
  {
    TextPage& page = room_->show("|x\n", "a.txt");
    QSignalSpy wanted(&room_->tabs, &TextTabs::menuWanted);
    QTabBar* bar = nullptr;
    for(QTabBar* const each : room_->tabs.findChildren<QTabBar*>())
      if(each->count() > 0)
        bar = each;
    QVERIFY(bar);
    emit bar->customContextMenuRequested(bar->tabRect(0).center());
    QCOMPARE(wanted.count(), 1);
    QCOMPARE(wanted.front().front().value<SceneDocument*>(), &page.document());
    emit bar->customContextMenuRequested({bar->width() + 50, 5}); // Beside the tabs.
    QCOMPARE(wanted.count(), 1);
  }

private:
  long colourAt(const TextPage& page, const std::string& word) const
  {
    const auto at = static_cast<unsigned long>(page.document().text().find(word));
    const long style = page.view().send(Sci::SCI_GETSTYLEAT, at);
    return page.view().send(Sci::SCI_STYLEGETFORE, static_cast<unsigned long>(style));
  }

  std::unique_ptr<test::PageRoom> room_;
};

QTEST_MAIN(CodeTextTest)
#include "CodeTextTest.moc"
