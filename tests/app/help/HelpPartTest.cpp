#include "app/ide/help/HelpPart.h"
#include "app/ide/common/HelpTopic.h"
#include "app/ide/help/HelpTopics.h"
#include "app/ide/help/HelpWindow.h"
#include "app/ide/help/KeyList.h"
#include "tests/app/WindowSupport.h"
#include "viewer/view/Viewport.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QtTest>
#include <QVBoxLayout>
#include <QWhatsThis>

using namespace sparkwright;

/// F1 in the real window.
class HelpPartTest : public QObject, private test::WindowFixture
{
  Q_OBJECT
private slots:
  void init()
  {
    open();
    window_->show();
    activate();
  }
  void cleanup() { close(); }

  void everyDockHasATopic()
  {
    const auto docks = window_->findChildren<QDockWidget*>();
    QVERIFY(docks.size() > 10);
    for(const QDockWidget* const dock : docks)
    {
      QVERIFY2(!helpTopicOf(dock).isEmpty(),
               qPrintable(dock->objectName() + ": name its place in app/ide/help/HelpTopics.cpp"));
      QVERIFY2(!dock->whatsThis().isEmpty(), qPrintable(dock->objectName()));
    }
    for(const DockTopic& topic : dockTopics())
      QVERIFY2(window_->findChild<QDockWidget*>(topic.dock), topic.dock);
  }
  void f1InADockOpensItsPage()
  {
    for(const char* name : {"logDock", "connectionsDock", "matchDock"})
    {
      auto* const dock = window_->findChild<QDockWidget*>(name);
      activate();
      static_cast<WindowShell&>(*window_).goTo(*dock);
      QVERIFY(QTest::qWaitFor([&] { return dock->isAncestorOf(QApplication::focusWidget()); }));
      const QString topic = helpTopicOf(dock);
      QTest::keyClick(QApplication::focusWidget(), Qt::Key_F1);
      QTRY_COMPARE(help().browser().target(), place(topic));
      QVERIFY(help().isVisible());
    }
  }
  void f1InAViewOpensThatOfViews()
  {
    window_->viewport().setFocus();
    QTRY_VERIFY(window_->viewport().hasFocus());
    QTest::keyClick(&window_->viewport(), Qt::Key_F1);
    QTRY_COMPARE(help().browser().target().page, QString("viewport.md"));
  }
  void dialogsHaveAButtonAndF1()
  {
    QDialog dialog(window_.get());
    setHelpTopic(dialog, "recordings.md#watching-one");
    auto* const field = new QLineEdit(&dialog);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, &dialog);
    (new QVBoxLayout(&dialog))->addWidget(field);
    dialog.layout()->addWidget(buttons);
    dialog.open();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QPushButton* const button = buttons->button(QDialogButtonBox::Help);
    QVERIFY(button);
    QTest::mouseClick(button, Qt::LeftButton);
    QTRY_COMPARE(help().browser().target(), place("recordings.md#watching-one"));
    dialog.hide();
    dialog.open(); // Again: still one button.
    QCOMPARE(buttons->buttons().size(), 2);
    help().show("agents.md");
    dialog.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QTest::keyClick(field, Qt::Key_F1);
    QTRY_COMPARE(help().browser().target(), place("recordings.md#watching-one"));
  }
  void dialogsWithoutATopicOpenTheHelpAsItWas()
  {
    QDialog dialog(window_.get());
    auto* const field = new QLineEdit(&dialog);
    dialog.open();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    QTest::keyClick(field, Qt::Key_F1);
    QTRY_COMPARE(help().browser().target().page, HelpLibrary::indexId);
  }
  void theMenuOpensGuideKeysAndSearch()
  {
    window_->actions()[ActionId::Shortcuts]->trigger();
    QTRY_COMPARE(help().browser().target().page, keyListId);
    QVERIFY(help().browser().toPlainText().contains("Ctrl+Shift+P"));
    // Keys may change while the program runs.
    window_->actions()[ActionId::ShowRules]->setShortcut(QKeySequence("Ctrl+Alt+F9"));
    window_->actions()[ActionId::Shortcuts]->trigger();
    QTRY_VERIFY(help().browser().toPlainText().contains("Ctrl+Alt+F9"));
    action("Search the help…")->trigger();
    QTRY_VERIFY(help().searchField().hasFocus());
    action("User guide")->trigger();
    QTRY_COMPARE(help().browser().target().page, HelpLibrary::indexId);
  }
  void theKeyListIsInTheLanguageOfTheWindow()
  {
    window_->actions()[ActionId::Shortcuts]->trigger();
    QTRY_VERIFY(help().browser().toPlainText().contains("Keyboard and mouse"));
    language_->use("de");
    QTRY_VERIFY2(help().browser().toPlainText().contains("Tastatur und Maus"),
                 qPrintable(help().browser().toPlainText().left(200)));
    language_->use("en");
    QTRY_VERIFY(help().browser().toPlainText().contains("Keyboard and mouse"));
  }
  void whatsThisExplainsButtonsAndPanels()
  {
    QVERIFY(!window_->actions()[ActionId::RunPause]->whatsThis().isEmpty());
    action("What is this?")->trigger();
    QVERIFY(QWhatsThis::inWhatsThisMode());
    QWhatsThis::leaveWhatsThisMode();
  }
  void theHelpClosesWithTheWindow()
  {
    window_->actions()[ActionId::Shortcuts]->trigger();
    QTRY_VERIFY(help().isVisible());
    window_->close();
    QVERIFY(!help().isVisible());
  }

private:
  void activate()
  {
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
  }
  HelpWindow& help() { return window_->part<HelpPart>().window(); }
  static HelpTarget place(const QString& topic) { return {topic.section('#', 0, 0), topic.section('#', 1)}; }
  QAction* action(const QString& text)
  {
    for(QAction* const each : window_->actions().all())
      if(each->text().remove('&') == text)
        return each;
    qFatal("no such action");
  }
};

QTEST_MAIN(HelpPartTest)
#include "HelpPartTest.moc"
