#include "tests/app/WindowSupport.h"

#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QMenuBar>
#include <QStatusBar>
#include <QTabBar>
#include <QToolBar>
#include <QToolButton>
#include <QtTest>

using namespace sparkwright;

/// What stands where in the window, line by line, as window_layout.txt says.
class WindowLayoutTest : public QObject, private test::WindowFixture
{
  Q_OBJECT
private slots:
  void init() { open(); }
  void cleanup() { close(); }

  void menusHaveTheirEntries()
  {
    for(QAction* const menu : window_->menuBar()->actions())
      describe(*menu, 0);
    compare("menus");
  }
  void toolBarHasItsButtons()
  {
    const QList<QToolBar*> bars = window_->findChildren<QToolBar*>();
    for(const QToolBar* const bar : bars)
    {
      say(0, bar->objectName() + ": " + bar->windowTitle());
      for(QAction* const action : bar->actions())
      {
        QWidget* const widget = bar->widgetForAction(action);
        if(action->isSeparator())
          say(1, "----");
        else if(const auto* const button = qobject_cast<QToolButton*>(widget))
          say(1, button->accessibleName() + ": " + button->toolTip());
        else if(const auto* const label = qobject_cast<QLabel*>(widget))
          say(1, "label " + label->text());
        else
          say(1,
              QString(widget->metaObject()->className()) + " " + widget->accessibleName() + ": " + widget->toolTip());
      }
    }
    compare("tool bar");
  }
  void docksHaveTheirAreasAndTabs()
  {
    showRobots(1); // With a match there are all docks.
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    for(const QDockWidget* const dock : window_->findChildren<QDockWidget*>())
    {
      const QMetaEnum areas = QMetaEnum::fromType<Qt::DockWidgetArea>();
      QStringList beside;
      for(const QDockWidget* const other : window_->tabifiedDockWidgets(const_cast<QDockWidget*>(dock)))
        beside << other->objectName();
      beside.sort();
      say(0, dock->objectName() + ": " + dock->windowTitle() + ", " +
                 areas.valueToKey(window_->dockWidgetArea(const_cast<QDockWidget*>(dock))) + ", in tabs with: " +
                 beside.join(' '));
    }
    lines_.sort();
    QStringList bars;
    for(const QTabBar* const bar : window_->findChildren<QTabBar*>(Qt::FindDirectChildrenOnly))
    {
      QStringList tabs;
      for(int i = 0; i < bar->count(); ++i)
        tabs << bar->tabText(i);
      if(!tabs.isEmpty())
        bars << "tabs: " + tabs.join(", ") + "; in front: " + bar->tabText(bar->currentIndex());
    }
    bars.sort();
    lines_ += bars;
    compare("docks");
  }
  void statusBarHasItsWords()
  {
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    QList<QLabel*> labels = window_->statusBar()->findChildren<QLabel*>(Qt::FindDirectChildrenOnly);
    std::ranges::sort(labels, {}, [](const QLabel* label) { return label->x(); });
    for(const QLabel* const label : labels)
      say(0, label->accessibleName());
    compare("status bar");
  }
  void actionsHaveTheirKeysAndWords()
  {
    for(const QAction* const action : window_->actions().all())
    {
      QStringList keys;
      for(const QKeySequence& key : action->shortcuts())
        keys << key.toString(QKeySequence::PortableText);
      say(0, action->text() + " [" + keys.join(' ') + "] " + action->toolTip());
      say(1, action->statusTip());
      QStringList state;
      if(action->shortcutContext() == Qt::WidgetWithChildrenShortcut)
        state << "in views";
      if(action->isCheckable())
        state << (action->isChecked() ? "checked" : "unchecked");
      if(!action->isEnabled())
        state << "disabled";
      if(!state.isEmpty())
        say(1, state.join(", "));
    }
    compare("actions");
  }

private:
  void say(int depth, const QString& words) { lines_ << QString(2 * depth, ' ') + words; }
  void describe(QAction& action, int depth)
  {
    if(action.isSeparator())
      return say(depth, "----");
    const bool box = action.isCheckable();
    say(depth,
        action.text() + (box ? action.isChecked() ? " (x)" : " ( )" : "") + (action.isEnabled() ? "" : " disabled"));
    if(QMenu* const menu = action.menu())
    {
      QMetaObject::invokeMethod(menu, "aboutToShow");
      for(QAction* const entry : menu->actions())
        describe(*entry, depth + 1);
    }
  }
  /// The lines so far with those below a heading of the file.
  void compare(const QString& heading)
  {
    const QStringList found = std::exchange(lines_, {});
    QFile file(QStringLiteral(SPARKWRIGHT_SOURCE_DIR "/tests/app/window/window_layout.txt"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QStringList wanted;
    bool here = false;
    for(const QString& line : QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts))
      if(line.startsWith("# "))
        here = line.mid(2) == heading;
      else if(here)
        wanted << line;
    if(found != wanted && qEnvironmentVariableIsSet("SPARKWRIGHT_SHOW_LAYOUT"))
      qInfo().noquote() << "# " + heading + "\n" + found.join('\n') + "\n";
    for(int i = 0; i < std::min(found.size(), wanted.size()); ++i)
      QCOMPARE(found[i], wanted[i]);
    QCOMPARE(found.size(), wanted.size());
  }

  QStringList lines_;
};

QTEST_MAIN(WindowLayoutTest)
#include "WindowLayoutTest.moc"
