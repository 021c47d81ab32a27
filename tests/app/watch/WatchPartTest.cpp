#include "app/ide/watch/WatchPart.h"
#include "app/ide/plots/PlotPanel.h"
#include "app/ide/plots/PlotsPart.h"
#include "app/ide/plots/SignalModel.h"
#include "app/ide/watch/WatchPanel.h"
#include "tests/app/WindowSupport.h"

#include <QClipboard>
#include <QDockWidget>
#include <QDropEvent>
#include <QMimeData>
#include <QSignalSpy>
#include <QtTest>

using namespace sparkwright;

/// Expressions of signals that are watched in the window.
class WatchPartTest : public QObject, private test::WindowFixture
{
  Q_OBJECT
private slots:
  void init()
  {
    openActive();
    window_->resize(1200, 900);
    session_->now.phase = SessionState::Phase::Ready;
    session_->now.scene = "own.rsg";
  }
  void cleanup() { close(); }

  void theKeyGoesToTheField()
  {
    QTest::keyClick(window_.get(), Qt::Key_E, Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
    QTRY_VERIFY(panel().edit().hasFocus());
    QVERIFY(panel().hint().contains("Write an expression"));
  }
  void anExpressionIsWatched()
  {
    write("bodies/box/x - 1");
    showFrame(0);
    showFrame(2); // The box moves with 2 m/s.
    showFrame(1.5);
    QCOMPARE(row(0), QStringList({"bodies/box/x - 1", "2", "-1", "3", "m"}));
    session_->now.generation++;
    showFrame(3);
    QCOMPARE(row(0), QStringList({"bodies/box/x - 1", "5", "5", "5", "m"}));
    showFrame(4);
    panel().forgetButton().click();
    QCOMPARE(row(0), QStringList({"bodies/box/x - 1", "7", "7", "7", "m"}));
    panel().copyButton().click();
    QVERIFY(QGuiApplication::clipboard()->text().contains("bodies/box/x - 1\t7\t7\t7\tm\n"));
  }
  void speedsNeedTheFrameBefore()
  {
    write("bodies/box/vx");
    showFrame(0);
    QCOMPARE(row(0).at(1), QString("–"));
    showFrame(0.5);
    QCOMPARE(row(0).at(1), QString("2"));
  }
  void whatIsWrongIsSaidAndGoesWhenPutRight()
  {
    write("abs(bodies/box/x");
    QVERIFY(panel().problem().contains("column 1"));
    QCOMPARE(panel().model().rowCount(), 0);
    QTest::keyClicks(&panel().edit(), ")");
    QVERIFY(panel().problem().isEmpty());
    QTest::keyClick(&panel().edit(), Qt::Key_Return);
    QCOMPARE(panel().model().rowCount(), 1);
    QVERIFY(panel().edit().text().isEmpty());
  }
  void enterIsPressedOnce()
  {
    show();
    showFrame(0);
    panel().edit().setFocus();
    QAbstractItemView& list = *panel().edit().completions().popup();
    const auto lists = [&](const QString& text)
    {
      window_->refresh();
      panel().edit().clear();
      QTest::keyClicks(&panel().edit(), text);
      return list.isVisible();
    };
    // What is written counts, though a list is open.
    QVERIFY(QTest::qWaitFor([&] { return lists("bodies/box/v"); }));
    QTest::keyClick(&panel().edit(), Qt::Key_Return);
    QCOMPARE(part().expressions(), QStringList("bodies/box/v"));
    QVERIFY(!list.isVisible());
    // What is marked in the list is taken and added.
    QVERIFY(lists("box/"));
    list.setCurrentIndex(list.model()->index(0, 0));
    QTest::keyClick(&panel().edit(), Qt::Key_Return);
    QCOMPARE(panel().model().rowCount(), 2);
    QVERIFY(panel().edit().text().isEmpty());
    // A function needs its arguments first.
    QVERIFY(lists("hypo"));
    list.setCurrentIndex(list.model()->index(0, 0));
    QTest::keyClick(&panel().edit(), Qt::Key_Return);
    QCOMPARE(panel().model().rowCount(), 2);
    QCOMPARE(panel().edit().text(), QString("hypot("));
  }
  void whatTheRunLacksHasNoValue()
  {
    write("bodies/none/x * 2");
    showFrame(0);
    QCOMPARE(row(0).at(1), QString("–"));
    QVERIFY(panel().model().index(0, 0).data(Qt::ToolTipRole).toString().contains("not all of these signals"));
  }
  void aSignalThatThereIsNotIsSaidWithTheNearest()
  {
    show();
    showFrame(0);
    const QString wrong = "2 * bodies/box/xv";
    QTRY_VERIFY((window_->refresh(), !panel().edit().missing(wrong).isEmpty()));
    write(wrong);
    QVERIFY2(panel().problem().contains("no signal bodies/box/xv: did you mean 'bodies/box/vx'"), qPrintable(panel().problem()));
    QCOMPARE(panel().model().rowCount(), 1); // Another robot may bring it.
    QVERIFY(panel().model().setData(panel().model().index(0, 0), "2 * bodies/box/vx", Qt::EditRole));
    QVERIFY2(panel().problem().isEmpty(), qPrintable(panel().problem()));
    QVERIFY(panel().model().setData(panel().model().index(0, 0), "nothing/like/that", Qt::EditRole));
    QCOMPARE(panel().problem(), QString("This run has no signal nothing/like/that."));
    panel().edit().completions().popup()->hide();
  }
  void namesAreCompletedAtTheCursor()
  {
    show();
    showFrame(0);
    panel().edit().setFocus();
    const auto completes = [this]
    {
      window_->refresh();
      panel().edit().clear();
      QTest::keyClicks(&panel().edit(), "2 * box/y");
      return panel().edit().completions().currentCompletion() == "bodies/box/y";
    };
    QVERIFY(QTest::qWaitFor(completes));
    emit panel().edit().completions().activated(QStringLiteral("bodies/box/y"));
    QCOMPARE(panel().edit().text(), QString("2 * bodies/box/y"));
    panel().edit().completions().popup()->hide();
  }
  void expressionsAreEditedPlottedAndRemoved()
  {
    write("bodies/box/x");
    write("bodies/box/y + 1");
    panel().list().setCurrentIndex(panel().model().index(0, 0));
    QVERIFY(!panel().model().setData(panel().model().index(0, 0), "1 +", Qt::EditRole));
    QVERIFY(panel().problem().contains("column 4"));
    QVERIFY(panel().model().setData(panel().model().index(0, 0), "bodies/box/x * 2", Qt::EditRole));
    showFrame(0);
    panel().list().setCurrentIndex(panel().model().index(0, 0));
    panel().plotButton().click();
    auto& plots = window_->part<PlotsPart>();
    QCOMPARE(plots.panel().plots().paths(), std::vector<std::string>{"bodies/box/x * 2"});
    QTest::qWait(0);
    for(int i = 1; i < 5; ++i)
      showFrame(i);
    QTRY_VERIFY((window_->refresh(), plots.table().rows() > 0));
    showFrame(6);
    QCOMPARE(plots.table().values(0).back(), 24.0);
    QVERIFY(plots.panel().plots().table(',').contains("bodies/box/x * 2 [m]"));
    show();
    panel().list().setFocus();
    panel().list().setCurrentIndex(panel().model().index(0, 0));
    QTest::keyClick(&panel().list(), Qt::Key_Delete);
    QCOMPARE(part().expressions(), QStringList({"bodies/box/y + 1"}));
  }
  void signalsAreDropped()
  {
    show();
    const std::unique_ptr<QMimeData> data(SignalModel::mimeOf({"bodies/box/x", "bodies/box/y", "bodies/box/x"}));
    QDragEnterEvent enter({10, 60}, Qt::CopyAction, data.get(), Qt::LeftButton, {});
    QCoreApplication::sendEvent(&panel(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop({10, 60}, Qt::CopyAction, data.get(), Qt::LeftButton, {});
    QCoreApplication::sendEvent(&panel(), &drop);
    QCOMPARE(part().expressions(), QStringList({"bodies/box/x", "bodies/box/y"}));
    QMimeData words;
    words.setText("no signal");
    QDragEnterEvent other({10, 60}, Qt::CopyAction, &words, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&panel(), &other);
    QVERIFY(!other.isAccepted());
  }
  void theListIsRemembered()
  {
    write("bodies/box/x");
    reopen();
    QCOMPARE(part().expressions(), QStringList({"bodies/box/x"}));
  }

private:
  /// With the same settings.
  void reopen()
  {
    window_.reset();
    window_ = std::make_unique<MainWindow>(*session_, *language_);
  }
  WatchPart& part() { return window_->part<WatchPart>(); }
  WatchPanel& panel() { return part().panel(); }
  void show()
  {
    auto* const dock = window_->findChild<QDockWidget*>("watchDock");
    dock->show();
    dock->raise();
    QTest::qWait(0);
  }
  void write(const QString& text)
  {
    show();
    panel().edit().setFocus();
    panel().edit().clear();
    QTest::keyClicks(&panel().edit(), text);
    panel().edit().completions().popup()->hide();
    QTest::keyClick(&panel().edit(), Qt::Key_Return);
  }
  QStringList row(int index)
  {
    QStringList texts;
    for(int column = 0; column < WatchModel::Columns; ++column)
      texts << panel().model().index(index, column).data().toString();
    return texts;
  }
  void showFrame(double time)
  {
    static const auto structure = []
    {
      auto made = std::make_shared<SceneStructure>();
      SceneStructure::Node node;
      node.end = 1;
      node.slot = 0;
      node.name = "box";
      node.body = true;
      made->nodes.push_back(node);
      made->transformCount = 1;
      return made;
    }();
    auto frame = std::make_shared<Frame>();
    frame->structure = structure;
    frame->time = time;
    frame->local = {Mat4f::Identity()};
    setTranslation(frame->local[0], Vec3f(static_cast<float>(2 * time), 0, 0));
    session_->now.frame = frame;
    window_->refresh();
  }
};

QTEST_MAIN(WatchPartTest)
#include "WatchPartTest.moc"
