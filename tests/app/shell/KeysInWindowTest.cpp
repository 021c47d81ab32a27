#include "app/ide/keys/KeyCapture.h"
#include "app/ide/keys/KeySheet.h"
#include "app/ide/keys/KeysPage.h"
#include "app/ide/keys/KeysPart.h"
#include "app/ide/match/control/MatchKeys.h"
#include "app/ide/match/MatchPart.h"
#include "app/ide/preferences/PreferencesDialog.h"
#include "app/ide/preferences/PreferencesPart.h"
#include "app/ide/source/SourcePart.h"
#include "editor/text/tabs/TextTabs.h"
#include "tests/app/WindowSupport.h"
#include "viewer/view/Viewport.h"

#include <QComboBox>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTreeWidget>
#include <QtTest>

using namespace sparkwright;

/// Key maps in the real window: profiles, own keys, conflicts, the page of the preferences.
class KeysInWindowTest : public QObject, private test::WindowFixture
{
  Q_OBJECT
private slots:
  void init()
  {
    QFile::remove(KeysPart::fileName());
    openActive();
    showRobots(2);
    QTRY_VERIFY((window_->refresh(), window_->actions()[ActionId::RunPause]->isEnabled()));
  }
  void cleanup()
  {
    close();
    QFile::remove(KeysPart::fileName());
  }

  void everyActionHasAnIdOfItsOwn()
  {
    QSet<QString> ids;
    for(const KeyUse& use : keys().uses())
    {
      QVERIFY2(!use.id.isEmpty(), qPrintable(use.name));
      QVERIFY2(!ids.contains(use.id), qPrintable(use.id));
      QVERIFY2(!use.name.isEmpty(), qPrintable(use.id));
      ids.insert(use.id);
      QVERIFY(actions().find(use.id));
    }
    QVERIFY(ids.size() > 150);
  }
  void profilesNameWhatExistsAndHaveNoConflicts_data()
  {
    QTest::addColumn<QString>("profile");
    for(const QString& each : KeyProfiles::profiles())
      QTest::newRow(qPrintable(each)) << each;
  }
  void profilesNameWhatExistsAndHaveNoConflicts()
  {
    QFETCH(QString, profile);
    QVERIFY(profiles().setProfile(profile));
    for(const KeyConflict& each : keys().conflicts())
      QVERIFY2(!each.serious(), qPrintable(each.words));
    if(profile == "default")
      return;
    QFile file(QString(":/keymaps/%1.toml").arg(profile));
    QVERIFY(file.open(QIODevice::ReadOnly));
    Diagnostics problems;
    for(const auto& [id, keys] : readKeyMap(file.readAll(), profile, problems).actions)
      QVERIFY2(actions().find(id), qPrintable(id));
  }
  void aProfileGivesKeysToolTipsAndTheCamera()
  {
    QAction* const follow = actions()[ActionId::FollowBall];
    QVERIFY(follow->toolTip().endsWith("(G)"));
    QVERIFY(profiles().setProfile("roboviz"));
    QVERIFY2(follow->toolTip().endsWith("(Space)"), qPrintable(follow->toolTip()));
    QSignalSpy followed(follow, &QAction::triggered), ran(actions()[ActionId::RunPause], &QAction::triggered);
    window_->viewport().setFocus();
    QTest::keyClick(&window_->viewport(), Qt::Key_Space);
    QCOMPARE(followed.size(), 1);
    QTest::keyClick(&window_->viewport(), Qt::Key_P);
    QCOMPARE(ran.size(), 1);
    QTest::keyClick(&window_->viewport(), Qt::Key_Escape); // No longer follows.
    QCOMPARE(window_->viewport().cameraControl().mode(), CameraDirector::Mode::Fly);
    QVERIFY(profiles().setProfile("default"));
    QCOMPARE(window_->viewport().cameraControl().mode(), CameraDirector::Mode::Orbit);
  }
  void bareKeysOfTheWindowActInTheViewsOnly()
  {
    QSignalSpy ran(actions()[ActionId::RunPause], &QAction::triggered);
    window_->viewport().setFocus();
    QTest::keyClick(&window_->viewport(), Qt::Key_Space);
    QCOMPARE(ran.size(), 1);
    QLineEdit* edit = nullptr;
    for(QLineEdit* const each : window_->findChildren<QLineEdit*>())
      if(each->isVisible() && !each->isReadOnly())
        edit = each;
    QVERIFY(edit);
    edit->setFocus();
    QTest::keyClick(edit, Qt::Key_Space);
    QCOMPARE(ran.size(), 1);
    for(QAction* const action : actions().all() + actions().listed())
      if(actions().scope(action) == Actions::Scope::Window)
        for(const QKeySequence& key : action->shortcuts())
          QVERIFY2(!Actions::isBare(key), qPrintable(actions().id(action)));
    QTest::keyClick(edit, Qt::Key_F5);
    QCOMPARE(ran.size(), 2);
  }
  void commandsOfTextsHaveTheKeysOfTheMap()
  {
    profiles().setKeys("text.duplicate", {QKeySequence("Ctrl+J")});
    QAction* const duplicate = actions().find("text.duplicate");
    QVERIFY(duplicate);
    QCOMPARE(duplicate->shortcuts(), QList<QKeySequence>{QKeySequence("Ctrl+J")});
    profiles().reset("text.duplicate");
    QCOMPARE(duplicate->shortcuts(), QList<QKeySequence>{QKeySequence("Ctrl+D")});
  }
  void matchKeysLendAndGiveBackAlsoAcrossProfiles()
  {
    window_->refresh();
    MatchKeys& match = window_->part<MatchPart>().keys();
    QTRY_VERIFY((window_->refresh(), match.armAction().isEnabled()));
    match.armAction().trigger();
    QVERIFY(profiles().setProfile("roboviz"));
    QVERIFY(!actions().keys(actions().find("toStart")).contains(QKeySequence("R"))); // Lent to free kicks.
    match.armAction().trigger();
    QVERIFY(actions().keys(actions().find("toStart")).contains(QKeySequence("R")));
    QVERIFY(profiles().setProfile("default"));
    QVERIFY(actions().keys(actions()[ActionId::ResetCamera]).contains(QKeySequence("R")));
  }
  void playersAreSelectedByKeys()
  {
    window_->viewport().setFocus();
    QTest::keyClick(&window_->viewport(), Qt::Key_F2, Qt::ControlModifier);
    QCOMPARE(window_->selectedNode(), robot_);
    QVERIFY(profiles().setProfile("roboviz"));
    QTest::keyClick(&window_->viewport(), Qt::Key_Tab); // The next one is the first.
    QVERIFY(window_->selectedNode() >= 0 && window_->selectedNode() != robot_);
    QTest::keyClick(&window_->viewport(), Qt::Key_0);
    QVERIFY(window_->selectedNode() >= 0);
  }

  void keysAreChangedInThePreferences()
  {
    KeysPage& page = openPage();
    page.filter().setText("map of the field");
    QVERIFY(page.select("fieldMap"));
    QTest::keyClick(&page.capture(), Qt::Key_Return);
    QTest::keyClick(&page.capture(), Qt::Key_J, Qt::ControlModifier);
    QCOMPARE(page.capture().text(), QString("Ctrl+J"));
    QVERIFY(page.setButton().isEnabled());
    page.setButton().click();
    QAction* const map = actions()[ActionId::FieldMap];
    QCOMPARE(actions().keys(map), QList<QKeySequence>{QKeySequence("Ctrl+J")});
    QVERIFY(map->toolTip().endsWith("(Ctrl+J)"));
    QVERIFY(QFile::exists(KeysPart::fileName()));
    QVERIFY(page.resetButton().isEnabled());
    page.resetButton().click();
    QCOMPARE(actions().keys(map), QList<QKeySequence>{QKeySequence("M")});
  }
  void keysAreTakenFromOthersOrReportedAsConflict()
  {
    KeysPage& page = openPage();
    QVERIFY(page.select("fieldMap"));
    press(page, Qt::Key_F8, {});
    page.addButton().click();
    QCOMPARE(actions().keys(actions()[ActionId::Step]), QList<QKeySequence>{QKeySequence(".")});
    QCOMPARE(actions().keys(actions()[ActionId::FieldMap]).size(), 2);
    page.findChild<QCheckBox*>()->setChecked(false);
    QVERIFY(page.select("step"));
    press(page, Qt::Key_F8, {});
    page.addButton().click();
    QVERIFY(page.conflicts().item(0)->text().startsWith("Conflict:"));
    QVERIFY(page.conflicts().item(0)->text().contains("F8"));
    page.resetAllButton().click();
    QVERIFY(!page.conflicts().item(0)->text().startsWith("Conflict:"));
    QVERIFY(!page.resetAllButton().isEnabled());
  }
  void whatAKeyDoesIsFoundByPressingIt()
  {
    KeysPage& page = openPage();
    page.findChild<QToolButton*>()->click();
    QTest::keyClick(&page.filter(), Qt::Key_F5, Qt::ShiftModifier);
    QStringList shown;
    for(QTreeWidgetItemIterator i(&page.list(), QTreeWidgetItemIterator::NotHidden); *i; ++i)
      if((*i)->parent())
        shown << (*i)->text(0);
    QCOMPARE(shown, QStringList{"Reset"});
  }
  void pressesOfTheMouseAreCaptured()
  {
    KeysPage& page = openPage();
    QVERIFY(page.select("mouse.pan"));
    QTest::mouseClick(&page.capture(), Qt::LeftButton); // Begins.
    QTest::mouseClick(&page.capture(), Qt::MiddleButton, Qt::ControlModifier);
    QCOMPARE(page.capture().text(), QString("Ctrl+Middle"));
    page.setButton().click();
    QCOMPARE(window_->viewport().controls().presses(MouseGesture::Pan),
             (ViewControls::Presses{{Qt::MiddleButton, Qt::ControlModifier, false}}));
    QTest::keyPress(&window_->viewport(), Qt::Key_Control);
    QVERIFY2(window_->viewport().hint().contains("Ctrl+middle drag: pan"), qPrintable(window_->viewport().hint()));
    QTest::keyRelease(&window_->viewport(), Qt::Key_Control);
    QVERIFY(!window_->viewport().hint().contains("Ctrl+middle drag"));
  }
  void tabLeavesTheFieldUntilItWaitsForKeys()
  {
    KeysPage& page = openPage();
    QVERIFY(page.select("fieldMap"));
    page.capture().setFocus();
    QTest::keyClick(&page.capture(), Qt::Key_Tab);
    QVERIFY(!page.capture().hasFocus());
    press(page, Qt::Key_Tab, Qt::ControlModifier);
    QCOMPARE(page.capture().key(), QKeySequence("Ctrl+Tab"));
  }
  /// With SPARKWRIGHT_SHOW_LAYOUT, what differs is printed, to be put into the page.
  void thePageOfTheDocumentationListsAllKeys()
  {
    const QStringList all = KeyProfiles::profiles();
    std::map<QString, std::vector<KeyUse>> uses;
    std::map<QString, ViewControls> controls;
    for(const QString& each : all)
    {
      QVERIFY(profiles().setProfile(each));
      uses[each] = keys().uses();
      controls[each] = keys().controls();
    }
    QStringList lines;
    const auto row = [&](const QString& id, const auto& textOf)
    {
      const QString usual = textOf(all.first());
      QString line = "| `" + id + "` | " + usual;
      bool any = !usual.isEmpty();
      for(const QString& each : all.mid(1))
      {
        const QString text = textOf(each);
        any = any || !text.isEmpty();
        line += " | " + (text == usual ? "=" : text.isEmpty() ? "–" : text);
      }
      if(any)
        lines << line + " |";
    };
    const auto head = [&](const QString& title)
    {
      lines << "### " + title << ""
            << "| Name | Default | RoboViz | SimRobot | Webots |"
            << "|---|---|---|---|---|";
    };
    for(const auto scope : {Actions::Scope::Window, Actions::Scope::Views, Actions::Scope::MatchKeys,
                            Actions::Scope::Text, Actions::Scope::Tree})
    {
      head(KeySheet::nameOf(scope));
      const std::vector<KeyUse>& first = uses[all.first()];
      for(std::size_t i = 0; i < first.size(); ++i)
        if(first[i].scope == scope)
          row(first[i].id,
              [&](const QString& profile)
              {
                QStringList names;
                for(const QKeySequence& key : uses[profile][i].keys)
                  names << (key == QKeySequence("|") ? "\\|" : key.toString(QKeySequence::PortableText));
                return names.join(", ");
              });
      lines << "";
    }
    head("Camera: `[view]`");
    for(int i = 0; i < static_cast<int>(ViewKey::Count); ++i)
      row(ViewControls::id(static_cast<ViewKey>(i)),
          [&](const QString& profile) { return controls[profile].names(static_cast<ViewKey>(i)); });
    lines << "";
    head("Mouse: `[mouse]`");
    for(int i = 0; i < static_cast<int>(MouseGesture::Count); ++i)
      row(ViewControls::id(static_cast<MouseGesture>(i)),
          [&](const QString& profile) { return controls[profile].names(static_cast<MouseGesture>(i)); });
    QFile page(SPARKWRIGHT_SOURCE_DIR "/docs/keys.md");
    QVERIFY(page.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(page.readAll());
    const QString written = text.section("<!-- keys -->\n", 1).section("<!-- end of keys -->", 0, 0).trimmed();
    if(written != lines.join('\n').trimmed() && qEnvironmentVariableIsSet("SPARKWRIGHT_SHOW_LAYOUT"))
      qInfo().noquote() << "<!-- keys -->\n" + lines.join('\n').trimmed() + "\n<!-- end of keys -->";
    const QStringList there = written.split('\n');
    for(int i = 0; i < std::min(there.size(), lines.size()); ++i)
      QCOMPARE(there[i], lines[i]);
    QCOMPARE(there.join('\n'), lines.join('\n').trimmed());
  }
  void theSheetHasAllKeysAndIsSaved()
  {
    const QString html = KeySheet::html(keys());
    for(const char* const word : {"Ctrl+Shift+P", "Follow ball", "Ctrl+Shift+drag", "Toggle comment", "F6"})
      QVERIFY2(html.contains(word), word);
    const QString pdf = settings_.filePath("keys.pdf");
    QCOMPARE(KeySheet::save(keys(), pdf), QString());
    QFile file(pdf);
    QVERIFY(file.open(QIODevice::ReadOnly) && file.read(5) == "%PDF-");
    QVERIFY(KeySheet::save(keys(), "/nowhere/keys.html").contains("/nowhere/keys.html"));
  }
  void problemsOfTheFileAreLogged()
  {
    window_.reset();
    QFile file(KeysPart::fileName());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("[actions]\nopenScenes = \"F9\"\nreset = 5\n");
    file.close();
    window_ = std::make_unique<MainWindow>(*session_, *language_);
    QCOMPARE(profiles().problems().size(), std::size_t(1));
    profiles().setKeys("fieldMap", {});
    QVERIFY(QFile::remove(KeysPart::fileName() + ".damaged"));
  }

private:
  KeyBinder& keys() { return window_->part<KeysPart>().keys(); }
  KeyProfiles& profiles() { return window_->part<KeysPart>().profiles(); }
  Actions& actions() { return window_->actions(); }
  KeysPage& openPage()
  {
    window_->part<PreferencesPart>().openKeys();
    KeysPage& page = window_->part<PreferencesPart>().dialog()->keysPage();
    [&] { QVERIFY(QTest::qWaitForWindowActive(page.window())); }();
    return page;
  }
  static void press(KeysPage& page, Qt::Key key, Qt::KeyboardModifiers modifiers)
  {
    page.capture().setFocus();
    QTest::keyClick(&page.capture(), Qt::Key_Return);
    QTest::keyClick(&page.capture(), key, modifiers);
  }
};

QTEST_MAIN(KeysInWindowTest)
#include "KeysInWindowTest.moc"
