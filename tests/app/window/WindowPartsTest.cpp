#include "app/ide/common/WindowPart.h"
#include "app/ide/window/WindowParts.h"
#include "tests/app/WindowSupport.h"

#include <QDockWidget>
#include <QLabel>
#include <QMenuBar>
#include <QStatusBar>
#include <QTabBar>
#include <QToolBar>
#include <QtTest>

using namespace sparkwright;

namespace
{

constexpr Actions::Words tideWords = {"Ctrl+Alt+T", "layers", QT_TRANSLATE_NOOP("TidePart", "&Tide"),
                                      QT_TRANSLATE_NOOP("TidePart", "Show how high the water stands")};

/// What somebody would write who adds a panel.
class TidePart : public WindowPart
{
public:
  explicit TidePart(const Surroundings& around)
      : around_(around), panel_(new QLabel(&around.shell.widget())),
        dock_(around.shell.addDock({"tideDock", Qt::LeftDockWidgetArea, 35}, panel_)),
        action_(around.actions.add(tideWords, "TidePart"))
  {
    around.shell.addEntry({MenuPlace::Simulation, 0, 1}, action_);
    around.shell.addTool({2, 9}, action_);
    around.shell.addStatus(new QLabel("high water"));
    connect(action_, &QAction::triggered, this, [this] { around_.shell.goTo(dock_); });
  }

  void retranslate() override { dock_.setWindowTitle("Tide"); }
  void showFrame(const SessionState&) override { calls << "frame"; }
  void showScene(const QString& scene) override { calls << "scene " + scene; }
  void follow(const SessionState&) override { ++turns; }
  void showState(const SessionState&) override { ++states; }
  void showMessages(const std::vector<LogEntry>& entries) override
  {
    for(const LogEntry& entry : entries)
      calls << "message " + QString::fromStdString(entry.diagnostic.message);
  }
  void opening(const QString& scene, Variables& variables) override
  {
    calls << "opening " + scene;
    variables.emplace_back("Tide", "high");
  }
  void whenSaved(const std::function<void()>& go) override
  {
    calls << "asked";
    if(mayGo)
      go();
  }
  bool nothingToSave() const override { return mayGo; }
  bool reset() override { return resetsItself; }
  void layoutReset() override { calls << "layout"; }
  void closing() override { calls << "closing"; }

  Surroundings around_;
  QLabel* panel_;
  QDockWidget& dock_;
  QAction* action_;
  QStringList calls;
  int turns = 0, states = 0;
  bool mayGo = true, resetsItself = false;
};

} // namespace

/// A panel is a class and a line in the table of parts.
class WindowPartsTest : public QObject, private test::WindowFixture
{
  Q_OBJECT
private slots:
  void init()
  {
    open();
    window_.reset();
    std::vector<MakePart> parts = windowParts();
    parts.push_back([](const WindowPart::Surroundings& around) { return std::make_unique<TidePart>(around); });
    window_ = std::make_unique<MainWindow>(*session_, *language_, QString(), parts);
    part_ = &window_->part<TidePart>();
  }
  void cleanup() { close(); }

  void itsDockStandsAmongTheTabsOfItsArea()
  {
    showRobots(1); // With a match there are all docks.
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    QCOMPARE(window_->dockWidgetArea(&part_->dock_), Qt::LeftDockWidgetArea);
    QCOMPARE(part_->dock_.widget(), part_->panel_);
    QStringList tabs;
    for(const QTabBar* const bar : window_->findChildren<QTabBar*>(Qt::FindDirectChildrenOnly))
      for(int i = 0; i < bar->count() && bar->tabText(0) == "Scene"; ++i)
        tabs << bar->tabText(i);
    QCOMPARE(tabs, QStringList({"Scene", "Source", "Match", "Players", "Tide", "Rules", "History"}));
  }
  void itsDockIsListedInTheMenuOfTheDocks()
  {
    const QMenu* const docks = window_->menuBar()->actions()[MenuPlace::View]->menu()->actions().first()->menu();
    QVERIFY(docks);
    QCOMPARE(docks->title(), QString("&Docks"));
    const QStringList entries = textsOf(*docks);
    QCOMPARE(entries.indexOf("Tide"), entries.indexOf("Players") + 1);
    QCOMPARE(entries.indexOf("Rules"), entries.indexOf("Tide") + 1);
  }
  void itsActionStandsWhereItSays()
  {
    QCOMPARE(textsOf(MenuPlace::Simulation).mid(0, 5), QStringList({"&Run", "&Step", "&Tide", "Run &until…", "R&eset"}));
    const QToolBar* const bar = window_->findChild<QToolBar*>("toolBar");
    QStringList tools;
    for(const QAction* const action : bar->actions())
      tools << action->text();
    QCOMPARE(tools.indexOf("&Tide"), tools.indexOf("R&eset") + 1);
    QCOMPARE(bar->widgetForAction(part_->action_)->accessibleName(), QString("Tide"));
    bool inStatusBar = false;
    for(const QLabel* const label : window_->statusBar()->findChildren<QLabel*>())
      inStatusBar |= label->text() == "high water";
    QVERIFY(inStatusBar);
  }
  void itsActionHasKeyTipAndIconAndIsListedWithTheOthers()
  {
    QCOMPARE(part_->action_->shortcut(), QKeySequence("Ctrl+Alt+T"));
    QCOMPARE(part_->action_->statusTip(), QString("Show how high the water stands"));
    QCOMPARE(part_->action_->toolTip(), QString("Show how high the water stands (Ctrl+Alt+T)"));
    QVERIFY(!part_->action_->icon().pixmap(24).isNull());
    QVERIFY(window_->actions().all().contains(part_->action_));
    part_->dock_.hide();
    part_->action_->trigger();
    QVERIFY(!part_->dock_.isHidden());
  }
  void itHearsWhatHappens()
  {
    showRobots(1);
    QCOMPARE(part_->turns, 1);
    QCOMPARE(part_->states, 1);
    QCOMPARE(part_->calls, QStringList({"frame"})); // Of a scene without a name.
    session_->now.scene = "sea.rsg";
    showRobots(1);
    QCOMPARE(part_->calls, QStringList({"frame", "scene sea.rsg", "frame"}));
    window_->note(Diagnostic::Severity::Note, "ahoy");
    QCOMPARE(part_->calls.last(), QString("message ahoy"));
    window_->actions()[ActionId::DefaultLayout]->trigger();
    QCOMPARE(part_->calls.last(), QString("layout"));
  }
  void itAddsVariablesToAScene()
  {
    window_->openScene("sea.rsg");
    QCOMPARE(part_->calls, QStringList({"opening sea.rsg"}));
    QCOMPARE(session_->openedWith, (Session::Variables{{"Tide", "high"}}));
  }
  void itMayKeepTheWindowFromClosing()
  {
    part_->mayGo = false;
    window_->show();
    window_->close();
    QVERIFY(window_->isVisible());
    QCOMPARE(part_->calls, QStringList({"asked"}));
    part_->mayGo = true;
    window_->close();
    QVERIFY(!window_->isVisible());
    QCOMPARE(part_->calls.last(), QString("closing"));
  }
  void itMayResetInAWayOfItsOwn()
  {
    window_->reset();
    QCOMPARE(session_->resets, 1);
    part_->resetsItself = true;
    window_->reset();
    QCOMPARE(session_->resets, 1);
  }

private:
  QStringList textsOf(MenuPlace::Menu menu) const { return textsOf(*window_->menuBar()->actions()[menu]->menu()); }
  static QStringList textsOf(const QMenu& menu)
  {
    QStringList texts;
    for(const QAction* const entry : menu.actions())
      texts << entry->text();
    return texts;
  }

  TidePart* part_ = nullptr;
};

QTEST_MAIN(WindowPartsTest)
#include "WindowPartsTest.moc"
