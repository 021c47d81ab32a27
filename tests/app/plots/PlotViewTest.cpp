#include "app/ide/plots/PlotPanel.h"
#include "app/ide/plots/PlotView.h"
#include "app/ide/plots/SignalModel.h"

#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <qcustomplot.h>

#include <cmath>

using namespace sparkwright;

namespace
{

/// A table of two signals over ten seconds.
SampleTable sine(int rows = 501)
{
  SampleTable table;
  table.setColumns({"ball/x", "ball/speed"});
  for(int i = 0; i < rows; ++i)
  {
    const double time = 0.02 * i;
    table.add(time, std::vector<double>{3 * std::sin(time), std::abs(std::cos(time))});
  }
  return table;
}

void dropOn(PlotView& view, const std::vector<std::string>& paths, const QPointF& place)
{
  const std::unique_ptr<QMimeData> data(SignalModel::mimeOf(paths));
  QDragEnterEvent enter(place.toPoint(), Qt::CopyAction, data.get(), Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(&view, &enter);
  QVERIFY(enter.isAccepted());
  QDropEvent drop(place, Qt::CopyAction, data.get(), Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(&view, &drop);
}

void turnWheel(QWidget& widget, const QPoint& place, int steps, Qt::KeyboardModifiers with = Qt::NoModifier)
{
  QWheelEvent event(place, widget.mapToGlobal(place), {}, {0, 120 * steps}, Qt::NoButton, with, Qt::NoScrollPhase, false);
  QApplication::sendEvent(&widget, &event);
}

} // namespace

/// Plots of signals: what they show, and what mouse and keys do.
class PlotViewTest : public QObject
{
  Q_OBJECT
private slots:
  void init()
  {
    table_ = sine();
    view_ = std::make_unique<PlotView>();
    view_->resize(640, 400);
    view_->setTable(table_);
    view_->setQuantities({{"ball/x", Quantity::Length}, {"ball/y", Quantity::Length}, {"ball/speed", Quantity::Speed}});
    view_->show();
    QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
  }
  void cleanup() { view_.reset(); }

  void signalsOfAUnitShareAPlot()
  {
    view_->add("ball/x");
    view_->add("ball/y");
    view_->add("ball/speed");
    view_->add("ball/speed"); // It is there.
    QVERIFY(view_->plots() == (PlotView::Plots{{"ball/x", "ball/y"}, {"ball/speed"}}));
    view_->remove("ball/x", 0);
    view_->remove("ball/y", 0);
    QVERIFY(view_->plots() == (PlotView::Plots{{"ball/speed"}}));
    view_->removePlot(0);
    QVERIFY(view_->plots().empty());
  }
  void curvesHaveTheValuesOfTheTable()
  {
    view_->setPlots({{"ball/x"}, {"ball/x", "ball/speed"}});
    QCOMPARE(view_->pointsOf(0, "ball/x"), 501);
    QCOMPARE(view_->pointsOf(1, "ball/speed"), 501);
    table_.add(10.02, std::vector<double>{1, 1});
    view_->update();
    QCOMPARE(view_->pointsOf(1, "ball/x"), 502);
    table_.clear();
    view_->update();
    QCOMPARE(view_->pointsOf(0, "ball/x"), 0);
  }
  void nothingIsDoneWhileItIsHidden()
  {
    view_->setPlots({{"ball/x"}});
    view_->hide();
    table_.add(10.02, std::vector<double>{1, 1});
    view_->update();
    QCOMPARE(view_->pointsOf(0, "ball/x"), 501);
    view_->show();
    QCOMPARE(view_->pointsOf(0, "ball/x"), 502);
  }
  void allPlotsHaveOneTimeAxis()
  {
    view_->setPlots({{"ball/x"}, {"ball/speed"}});
    view_->fit();
    QVERIFY(std::abs(view_->times().first) < 1e-9 && std::abs(view_->times().second - 10) < 1e-6);
    const auto [low, high] = view_->valuesOf(0);
    QVERIFY(low < -2.9 && low > -4 && high > 2.9 && high < 4);
    const QPoint middle = view_->chart().axisRect(0)->center();
    turnWheel(view_->chart(), middle, 3);
    const auto [from, to] = view_->times();
    QVERIFY(to - from < 6 && from > 0 && to < 10);
    for(int i = 0; i < 2; ++i)
    {
      const QCPRange range = view_->chart().axisRect(i)->axis(QCPAxis::atBottom)->range();
      QVERIFY(std::abs(range.lower - from) < 1e-9 && std::abs(range.upper - to) < 1e-9);
    }
    QTest::mouseDClick(&view_->chart(), Qt::LeftButton, Qt::NoModifier, middle);
    QVERIFY(std::abs(view_->times().second - 10) < 1e-6);
  }
  void theWheelWithCtrlZoomsValues()
  {
    view_->setPlots({{"ball/x"}, {"ball/speed"}});
    view_->fit();
    const auto before = view_->valuesOf(0), other = view_->valuesOf(1);
    turnWheel(view_->chart(), view_->chart().axisRect(0)->center(), 2, Qt::ControlModifier);
    QVERIFY(view_->valuesOf(0).second - view_->valuesOf(0).first < 0.7 * (before.second - before.first));
    QCOMPARE(view_->valuesOf(1), other);
    view_->fit();
    QCOMPARE(view_->valuesOf(0), before);
  }
  void theMouseChoosesAMoment()
  {
    view_->setPlots({{"ball/x"}});
    view_->fit();
    QSignalSpy chosen(view_.get(), &PlotView::timeChosen);
    const QRect area = view_->chart().axisRect(0)->rect();
    QTest::mousePress(&view_->chart(), Qt::LeftButton, Qt::NoModifier, area.center());
    QCOMPARE(chosen.size(), 1);
    QVERIFY(std::abs(chosen[0][0].toDouble() - 5) < 0.1);
    QTest::mouseMove(&view_->chart(), area.center() + QPoint(area.width() / 4, 0));
    QTest::mouseRelease(&view_->chart(), Qt::LeftButton, Qt::NoModifier, area.center());
    QVERIFY(chosen.size() >= 2 && chosen[1][0].toDouble() > 6);
  }
  void aLiveRunIsFollowed()
  {
    view_->setPlots({{"ball/x"}});
    view_->follow(4);
    QVERIFY(std::abs(view_->times().first - 6) < 1e-6 && std::abs(view_->times().second - 10) < 1e-6);
    table_.add(11, std::vector<double>{1, 1});
    view_->update();
    QVERIFY(std::abs(view_->times().second - 11) < 1e-6);
    QSignalSpy changed(view_.get(), &PlotView::windowChanged);
    turnWheel(view_->chart(), view_->chart().axisRect(0)->center(), -1);
    QCOMPARE(changed.size(), 1);
    QVERIFY(std::abs(view_->followed() - 5) < 1e-6);
  }
  void droppedSignalsGoWhereTheyAreDropped()
  {
    QSignalSpy changed(view_.get(), &PlotView::plotsChanged);
    dropOn(*view_, {"ball/x"}, QPointF(view_->rect().center()));
    QVERIFY(view_->plots() == (PlotView::Plots{{"ball/x"}}));
    QTest::qWait(0);
    view_->chart().replot();
    dropOn(*view_, {"ball/speed"}, QPointF(view_->chart().axisRect(0)->rect().center())); // Whatever its unit.
    QVERIFY(view_->plots() == (PlotView::Plots{{"ball/x", "ball/speed"}}));
    dropOn(*view_, {"ball/y"}, QPointF(200, view_->height() - 10));
    QVERIFY(view_->plots() == (PlotView::Plots{{"ball/x", "ball/speed"}, {"ball/y"}}));
    QCOMPARE(changed.size(), 3);
    QMimeData other;
    other.setText("ball/x");
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &other, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(view_.get(), &enter);
    QVERIFY(!enter.isAccepted());
  }
  void coloursFollowThePalette()
  {
    view_->setPlots({{"ball/x"}});
    view_->fit();
    const auto ground = [this]
    { return view_->picture().toImage().pixelColor(view_->chart().axisRect(0)->rect().topLeft() + QPoint(3, 3)).lightness(); };
    QPalette dark;
    dark.setColor(QPalette::Base, QColor(30, 30, 30));
    dark.setColor(QPalette::Window, QColor(40, 40, 40));
    dark.setColor(QPalette::Text, QColor(230, 230, 230));
    view_->setPalette(dark);
    QVERIFY(ground() < 100);
    QPalette light = dark;
    light.setColor(QPalette::Base, Qt::white);
    light.setColor(QPalette::Text, Qt::black);
    view_->setPalette(light);
    QVERIFY(ground() > 200);
  }
  void namesAreForPeople()
  {
    QCOMPARE(SignalLabels::nameOf("robots/left/3/joints/llj3/angle"), QString("Left team 3 · llj3 · Angle"));
    QCOMPARE(SignalLabels::nameOf("ball/x"), QString("Ball · x"));
  }
  void picturesAndTablesAreCopiedAndSaved()
  {
    PlotPanel panel;
    panel.resize(700, 300);
    panel.plots().setTable(table_);
    panel.setLive(false);
    panel.plots().setQuantities({{"ball/x", Quantity::Length}});
    panel.plots().setPlots({{"ball/x"}});
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    panel.plots().showTimes(1, 2);
    panel.pictureButton().click();
    QVERIFY(!QApplication::clipboard()->pixmap().isNull());
    panel.tableButton().click();
    const QStringList lines = QApplication::clipboard()->text().trimmed().split('\n');
    QCOMPARE(lines[0], QString("time [s]\tball/x [m]\tball/speed"));
    QCOMPARE(lines.size(), 52);
    QTemporaryDir directory;
    QCOMPARE(panel.saveTable(directory.filePath("plot.csv")), QString());
    QFile file(directory.filePath("plot.csv"));
    QVERIFY(file.open(QIODevice::ReadOnly) && file.readLine() == "time [s],ball/x [m],ball/speed\r\n");
    QVERIFY(!panel.saveTable(directory.filePath("none/plot.csv")).isEmpty());
  }
  void aDoubleClickInTheTreeAddsASignal()
  {
    PlotPanel panel;
    panel.resize(800, 300);
    panel.plots().setTable(table_);
    Frame frame;
    frame.structure = std::make_shared<const SceneStructure>();
    panel.tree().setCatalog(SignalCatalog(frame, nullptr));
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    QTreeView& tree = panel.tree().view();
    tree.expandAll();
    const QModelIndex time = panel.tree().indexOf("run/time");
    QVERIFY(time.isValid());
    tree.scrollTo(time);
    const QPoint place = tree.visualRect(time).center();
    QTest::mouseClick(tree.viewport(), Qt::LeftButton, Qt::NoModifier, place);
    QTest::mouseDClick(tree.viewport(), Qt::LeftButton, Qt::NoModifier, place);
    QVERIFY(panel.plots().plots() == (PlotView::Plots{{"run/time"}}));
    tree.setCurrentIndex(panel.tree().indexOf("run/cycle"));
    QTest::keyClick(&tree, Qt::Key_Return);
    QCOMPARE(panel.plots().plots().size(), std::size_t(2));
    panel.tree().filter().setText("cycle");
    QVERIFY(!panel.tree().indexOf("run/time").isValid() && panel.tree().indexOf("run/cycle").isValid());
  }

private:
  SampleTable table_;
  std::unique_ptr<PlotView> view_;
};

QTEST_MAIN(PlotViewTest)
#include "PlotViewTest.moc"
