#include "app/ide/help/HelpPart.h"
#include "app/ide/help/HelpWindow.h"
#include "editor/properties/PropertyPanel.h"
#include "editor/tree/view/SourceTreePanel.h"
#include "tests/app/editing/EditingWindow.h"

#include <QtTest>

using namespace sparkwright;

namespace
{

const QByteArray crateScene = R"((RSG 0 1)
(
  (importScene examples/ground.rsg)
  (nd Transform (setName crate) (setLocalPos 0 0 5)
    (nd Box (setExtents 1 1 1) (setMaterial matRed)))
)
)";

} // namespace

/// F1 in the text, the tree and the properties of a scene, with a real World.
class HelpTextTest : public QObject, private test::EditingWindow
{
  Q_OBJECT
private slots:
  void init()
  {
    makeWindow();
    edit(write("crate.rsg", crateScene));
  }
  void cleanup() { closeWindow(); }

  void f1OnAWordOpensItsEntry()
  {
    const auto f1At = [&](const char* word, const HelpTarget& wanted)
    {
      window_->activateWindow();
      TextView& view = source().texts().current()->view();
      view.setFocus();
      QTRY_VERIFY(view.hasFocus());
      view.goTo(static_cast<std::uint32_t>(crateScene.indexOf(word)) + 1);
      QTest::keyClick(&view, Qt::Key_F1);
      QVERIFY2(QTest::qWaitFor([&] { return help().browser().target() == wanted; }), word);
    };
    f1At("Box", {"class/Box", {}});
    f1At("setExtents", {"class/Box", "setExtents"});
    f1At("setName", {"class/Leaf", "setName"});
    f1At("nd Transform", {"scene-language.md", "nd"});
    f1At("importScene", {"class/BaseNode", "importScene"});
  }
  void f1InTreeAndPropertiesOpensTheClassOfTheNode()
  {
    TextView& view = source().texts().current()->view();
    view.goTo(static_cast<std::uint32_t>(crateScene.indexOf("(nd Box")) + 1);
    source().selection().select({{document(), view.listAtCursor()}}, nullptr);
    for(QWidget* const panel : std::initializer_list<QWidget*>{&source().tree().view(), &source().properties()})
    {
      help().show("agents.md");
      window_->activateWindow();
      QVERIFY(QTest::qWaitForWindowActive(window_.get()));
      panel->setFocus();
      QTest::keyClick(QApplication::focusWidget(), Qt::Key_F1);
      QTRY_COMPARE(help().browser().target().page, QString("class/Box"));
    }
  }
  void aSceneOfTheClassReferenceIsOpened()
  {
    emit help().browser().anchorClicked(QUrl("scene:examples/box.rsg"));
    QTRY_VERIFY(source().texts().current()->document().file().endsWith("resources/examples/box.rsg"));
    emit help().browser().anchorClicked(QUrl("scene:no/such.rsg"));
    QVERIFY2(window_->statusBar()->currentMessage().contains("no/such.rsg"),
             qPrintable(window_->statusBar()->currentMessage()));
  }

private:
  HelpWindow& help() { return window_->part<HelpPart>().window(); }
};

QTEST_MAIN(HelpTextTest)
#include "HelpTextTest.moc"
