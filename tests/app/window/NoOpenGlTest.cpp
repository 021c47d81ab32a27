#include "tests/app/WindowSupport.h"
#include "viewer/graphics/GraphicsCheck.h"
#include "viewer/view/Viewport.h"

#include <QApplication>
#include <QLabel>
#include <QtTest>

using namespace sparkwright;

/// On a display without OpenGL the window says so where the views would be, and everything else can be used.
class NoOpenGlTest : public QObject, private test::WindowFixture
{
  Q_OBJECT
public:
  /// Qt Test calls it before the application is made.
  static void initMain() { qputenv("QT_XCB_GL_INTEGRATION", "none"); }

private slots:
  void initTestCase() { QVERIFY(!graphicsProblem().isEmpty()); }
  void init()
  {
    open();
    window_->resize(1200, 800);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
  }
  void cleanup() { close(); }

  void wordsStandWhereTheViewWouldBe()
  {
    showRobots(2);
    const auto saysSo = [this]
    {
      for(const QLabel* const label : window_->findChildren<QLabel*>())
        if(label->isVisible() && label->text().contains("cannot be drawn") &&
           label->text().contains(graphicsProblem().toHtmlEscaped(), Qt::CaseInsensitive) && label->width() > 200)
          return true;
      return false;
    };
    QTRY_VERIFY(saysSo());
    QVERIFY(!window_->grab().isNull());
    // No widget of OpenGL is in the window: it would take the window down.
    QVERIFY(window_->findChildren<Viewport*>().isEmpty());
  }
  void theRestOfTheWindowWorks()
  {
    showRobots(3);
    for(const ActionId id : {ActionId::FourViews, ActionId::View3, ActionId::FollowBall, ActionId::Step,
                             ActionId::KickOffLeft, ActionId::OneView, ActionId::ResetCamera})
    {
      QAction* const action = window_->actions()[id];
      QTRY_VERIFY2(action->isEnabled(), qPrintable(action->text()));
      action->trigger();
      window_->refresh();
      QVERIFY(!window_->grab().isNull());
    }
    QCOMPARE(session_->steps, 1);
    QCOMPARE(session_->commands, std::vector<std::string>{"(kickOff Left)"});
  }
};

QTEST_MAIN(NoOpenGlTest)
#include "NoOpenGlTest.moc"
