#include "app/ide/shell/ShellPart.h"
#include "app/ide/shell/NoticeBell.h"
#include "app/ide/shell/NoticeToasts.h"
#include "app/ide/shell/PaneCycle.h"
#include "app/ide/shell/StartMarks.h"
#include "app/ide/shell/SystemInfo.h"
#include "tests/app/WindowSupport.h"
#include "viewer/view/Viewport.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDockWidget>
#include <QListWidget>
#include <QMenuBar>
#include <QTextEdit>
#include <QtTest>

using namespace sparkwright;
using Severity = Diagnostic::Severity;

/// Notifications, the way from pane to pane, names for screen readers: real events in the real window.
class ShellPartTest : public QObject, private test::WindowFixture
{
  Q_OBJECT
private slots:
  void init()
  {
    openActive();
  }
  void cleanup() { close(); }

  void errorsAreShownWithoutTakingTheKeyboard()
  {
    window_->viewport().setFocus();
    window_->note(Severity::Error, "the file is gone");
    QCOMPARE(shell().toasts().texts(), QStringList{"the file is gone"});
    QVERIFY(shell().toasts().isVisible());
    QVERIFY(window_->viewport().hasFocus());
    QCOMPARE(QApplication::activeWindow(), window_.get());
    for(const QWidget* const each : shell().toasts().findChildren<QWidget*>())
      QCOMPARE(each->focusPolicy(), Qt::NoFocus);
    window_->note(Severity::Error, "the file is gone"); // Again: still one.
    QCOMPARE(shell().toasts().count(), 1);
    shell().toasts().findChild<QAbstractButton*>()->click();
    QTRY_VERIFY(!shell().toasts().isVisible());
  }
  void warningsAreShownIfWanted()
  {
    window_->note(Severity::Warning, "rather slow");
    QCOMPARE(shell().toasts().count(), 0);
    QCOMPARE(shell().notices().unread(), 1);
    window_->preferences().set("notices/level", true);
    window_->note(Severity::Warning, "very slow");
    QCOMPARE(shell().toasts().count(), 1);
    window_->preferences().set("notices/seconds", 0);
    window_->note(Severity::Error, "too late");
    QCOMPARE(shell().toasts().count(), 1);
  }
  void onlySomeAreShownAtOnce()
  {
    for(int i = 0; i < 10; ++i)
      window_->note(Severity::Error, QString("error %1").arg(i));
    QCOMPARE(shell().toasts().count(), NoticeToasts::most);
    QCOMPARE(shell().toasts().texts().last(), QString("error 9"));
    QVERIFY(window_->views().rect().contains(shell().toasts().geometry()));
  }
  void theBellListsAll()
  {
    window_->note(Severity::Warning, "first");
    window_->note(Severity::Warning, "first");
    window_->tell("Saved: match.png");
    QCOMPARE(shell().bell().text(), QString("2"));
    shell().bell().click();
    QListWidget* const list = shell().bell().list();
    QVERIFY(list && list->isVisible());
    QCOMPARE(list->count(), 2);
    QVERIFY(list->item(0)->text().endsWith("Saved: match.png"));
    QVERIFY(list->item(1)->text().contains("first (2 times)"));
    QVERIFY(shell().bell().text().isEmpty());
    shell().notices().clear();
    QVERIFY(list->item(0)->text().contains("Nothing"));
    list->window()->close();
    QTRY_VERIFY(!shell().bell().list());
  }
  void theListDoesNotGrowForEver()
  {
    Notices notices;
    for(int i = 0; i < 1000; ++i)
      notices.add(Severity::Warning, QString::number(i));
    QCOMPARE(notices.all().size(), Notices::most);
    QCOMPARE(notices.all().back().text, QString("999"));
  }

  void f6GoesThroughAllPanesAndBack()
  {
    window_->viewport().setFocus();
    const auto count = static_cast<int>(shell().panes().panes().size());
    QVERIFY(count >= 5);
    QWidgetList way{QApplication::focusWidget()};
    for(int i = 0; i < count; ++i)
    {
      QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
      QVERIFY(QApplication::focusWidget());
      way << QApplication::focusWidget();
    }
    QCOMPARE(way.last(), way.first());
    QCOMPARE(QSet<QWidget*>(way.begin(), way.end()).size(), count);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6, Qt::ShiftModifier);
    QCOMPARE(QApplication::focusWidget(), way[count - 1]);
  }
  void aPaneKeepsItsPlace()
  {
    window_->viewport().setFocus();
    QTest::keyClick(&window_->viewport(), Qt::Key_F6);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QWidget* const place = QApplication::focusWidget();
    QTest::keyClick(place, Qt::Key_F6);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6, Qt::ShiftModifier);
    QCOMPARE(QApplication::focusWidget(), place);
  }

  /// Whatever can be used has a name: its own, its text, or that of its label.
  void everyControlOfEveryDockHasAName()
  {
    showRobots(2);
    QStringList nameless;
    for(QDockWidget* const dock : window_->findChildren<QDockWidget*>())
    {
      dock->show();
      dock->raise();
      for(QWidget* const each : dock->widget()->findChildren<QWidget*>() + QWidgetList{dock->widget()})
        if(isControl(*each) && nameOf(*each).isEmpty())
          nameless << dock->objectName() + ": " + each->metaObject()->className() + " " + each->objectName();
    }
    for(QWidget* const each : window_->findChildren<QWidget*>())
      if(isControl(*each) && nameOf(*each).isEmpty() && !isInside<QDockWidget>(*each) &&
         each->isVisibleTo(window_.get())) // What is hidden gets its texts when it is shown.
        nameless << QString(each->metaObject()->className()) + " in " + each->parentWidget()->metaObject()->className();
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join("\n")));
  }
  void menusHaveMnemonicsWithoutRepetition()
  {
    QSet<QString> seen;
    for(const QAction* const menu : window_->menuBar()->actions())
    {
      const QString key = QKeySequence::mnemonic(menu->text()).toString();
      QVERIFY2(!key.isEmpty(), qPrintable(menu->text()));
      QVERIFY2(!seen.contains(key), qPrintable(menu->text()));
      seen.insert(key);
    }
  }

  void theSameSceneInTwoProgramsIsTold()
  {
    const QString folder = settings_.filePath("running"), scene = settings_.filePath("both.rsg");
    QFile file(scene);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    const auto running = [](const ProgramRun&) { return true; };
    StartMarks other(folder, {4711, "other", 0}, running), own(folder, {1, "own", 0}, running);
    other.begin();
    other.setScene(QFileInfo(scene).canonicalFilePath());
    shell().setMarks(own);
    window_->openScene(settings_.filePath("another.rsg"));
    QCOMPARE(shell().toasts().count(), 0);
    window_->openScene(scene);
    QCOMPARE(shell().toasts().count(), 1);
    QVERIFY(shell().toasts().texts().first().contains("4711"));
    window_->close();
    window_.reset();
  }
  void systemInformationNamesWhatReportsNeed()
  {
    const QString text = SystemInfo::program() + SystemInfo::graphics();
    for(const char* const word :
        {"Sparkwright: ", "Qt: ", "System: ", "Processor: ", "Settings: ", "Display: ", "OpenGL"})
      QVERIFY2(text.contains(word), word);
    QVERIFY(SystemInfo::graphicsSafely("/bin/false").contains("cannot be used"));
    QVERIFY(SystemInfo::graphicsSafely("/no/such/program").contains("Display: "));
  }

private:
  ShellPart& shell() { return window_->part<ShellPart>(); }
  template <class Widget>
  static bool isInside(const QWidget& widget)
  {
    for(const QWidget* each = widget.parentWidget(); each; each = each->parentWidget())
      if(qobject_cast<const Widget*>(each))
        return true;
    return false;
  }
  static bool isControl(const QWidget& widget)
  {
    // What belongs to another control, or to a dock, is named by that.
    if(isInside<QComboBox>(widget) || isInside<QAbstractSpinBox>(widget) || widget.objectName().startsWith("qt_") ||
       isInside<QAbstractItemView>(widget))
      return false;
    if(const auto* const button = qobject_cast<const QAbstractButton*>(&widget))
      return !button->inherits("QDockWidgetTitleButton") && !button->inherits("QToolBarExtension") &&
             !isInside<QTabBar>(widget) && !isInside<QLineEdit>(widget) && button->parentWidget();
    return qobject_cast<const QLineEdit*>(&widget) || qobject_cast<const QComboBox*>(&widget) ||
           qobject_cast<const QAbstractSpinBox*>(&widget) || qobject_cast<const QAbstractItemView*>(&widget) ||
           qobject_cast<const QTextEdit*>(&widget) || qobject_cast<const QAbstractSlider*>(&widget);
  }
  static QString nameOf(const QWidget& widget)
  {
    if(qobject_cast<const QScrollBar*>(&widget) || qobject_cast<const QHeaderView*>(&widget))
      return "by its list";
    QAccessibleInterface* const face = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(&widget));
    return face ? face->text(QAccessible::Name) : widget.accessibleName();
  }
};

QTEST_MAIN(ShellPartTest)
#include "ShellPartTest.moc"
