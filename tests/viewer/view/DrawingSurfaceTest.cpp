#include "viewer/surface/GraphicsWidget.h"

#include <QLabel>
#include <QOpenGLFunctions>
#include <QSignalSpy>
#include <QtTest>

#include <memory>

using namespace sparkwright;

namespace
{

/// Fills its lower half with one colour and its upper half with another, and counts what it is asked for.
class HalvesWidget : public GraphicsWidget
{
public:
  explicit HalvesWidget(QWidget* parent = nullptr) : GraphicsWidget(parent) {}
  ~HalvesWidget() override { endSurface(); }
  using GraphicsWidget::restartSurface;

  QColor upper = Qt::red;
  int initialized = 0, painted = 0, released = 0, lost = 0;

protected:
  void initializeGL() override
  {
    ++initialized;
    QVERIFY(QOpenGLContext::currentContext());
  }
  void paintGL() override
  {
    ++painted;
    const QSize size = this->size() * devicePixelRatioF();
    QOpenGLFunctions& gl = *QOpenGLContext::currentContext()->functions();
    gl.glViewport(0, 0, size.width(), size.height());
    gl.glClearColor(0, 0, 1, 1);
    gl.glClear(GL_COLOR_BUFFER_BIT);
    gl.glEnable(GL_SCISSOR_TEST);
    gl.glScissor(0, size.height() / 2, size.width(), size.height());
    gl.glClearColor(static_cast<float>(upper.redF()), static_cast<float>(upper.greenF()),
                    static_cast<float>(upper.blueF()), 1);
    gl.glClear(GL_COLOR_BUFFER_BIT);
    gl.glDisable(GL_SCISSOR_TEST);
  }
  void releaseGL() override
  {
    ++released;
    QVERIFY(QOpenGLContext::currentContext());
  }
  void contextLost() override { ++lost; }
};

} // namespace

/// A widget that draws with OpenGL shows the same, however its picture gets into the window. Needs a display with OpenGL.
class DrawingSurfaceTest : public QObject
{
  Q_OBJECT

  std::unique_ptr<QWidget> window_;
  HalvesWidget* widget_ = nullptr;

  /// What the window shows.
  QColor shown(int x, int y) const
  {
    const QImage picture = window_->grab().toImage();
    const double ratio = picture.devicePixelRatio();
    return picture.pixelColor(static_cast<int>(x * ratio), static_cast<int>(y * ratio));
  }

private slots:
  void initTestCase_data()
  {
    QTest::addColumn<QByteArray>("way");
    QTest::newRow("composed") << QByteArray("composed");
    QTest::newRow("copied") << QByteArray("copied");
  }
  void init()
  {
    QFETCH_GLOBAL(const QByteArray, way);
    qputenv("SPARKWRIGHT_VIEW", way);
    window_ = std::make_unique<QWidget>();
    window_->resize(400, 300);
    widget_ = new HalvesWidget(window_.get());
    widget_->setGeometry(0, 0, 300, 200);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    QTRY_VERIFY(widget_->painted > 0);
  }
  void cleanup()
  {
    window_.reset();
    qunsetenv("SPARKWRIGHT_VIEW");
  }

  void theWayIsAsWanted()
  {
    QFETCH_GLOBAL(const QByteArray, way);
    QCOMPARE(GraphicsWidget::usualWay(), way == "copied" ? GraphicsWidget::Way::Copied : GraphicsWidget::Way::Composed);
  }
  void thePictureIsTheRightWayUp()
  {
    QCOMPARE(shown(150, 50), QColor(Qt::red));
    QCOMPARE(shown(150, 150), QColor(Qt::blue));
    const QImage picture = widget_->grabFramebuffer();
    QCOMPARE(picture.size(), widget_->size() * widget_->devicePixelRatioF());
    QCOMPARE(picture.pixelColor(picture.width() / 2, picture.height() / 4), QColor(Qt::red));
    QCOMPARE(picture.pixelColor(picture.width() / 2, picture.height() * 3 / 4), QColor(Qt::blue));
    QVERIFY(widget_->isValid());
    QCOMPARE(widget_->initialized, 1);
  }
  void anUpdateShowsANewPicture()
  {
    QSignalSpy swapped(widget_, &GraphicsWidget::frameSwapped);
    widget_->upper = Qt::green;
    widget_->update();
    QTRY_VERIFY(!swapped.isEmpty());
    QTRY_COMPARE(shown(150, 50), QColor(Qt::green));
  }
  void nothingIsDrawnForWhatLiesBeside()
  {
    QTRY_VERIFY(window_->isActiveWindow() || window_->isVisible());
    QTest::qWait(100);
    const int before = widget_->painted;
    QLabel label("beside", window_.get());
    label.setGeometry(310, 210, 80, 40);
    label.show();
    QTest::qWait(100);
    label.setText("else");
    QTest::qWait(100);
    QCOMPARE(widget_->painted, before);
  }
  void childrenLieAboveThePicture()
  {
    QLabel* const label = new QLabel(widget_);
    label->setAutoFillBackground(true);
    label->setPalette(QPalette(Qt::yellow, Qt::yellow));
    label->setGeometry(10, 10, 50, 50);
    label->show();
    QTRY_COMPARE(shown(30, 30), QColor(Qt::yellow));
    QCOMPARE(shown(150, 50), QColor(Qt::red));
  }
  void anotherSizeIsFilled()
  {
    widget_->resize(380, 280);
    QTest::qWait(50);
    QTRY_COMPARE(widget_->grabFramebuffer().size(), widget_->size() * widget_->devicePixelRatioF());
    QTRY_COMPARE(shown(370, 10), QColor(Qt::red));
    QCOMPARE(shown(370, 270), QColor(Qt::blue));
    widget_->resize(1, 1);
    QTest::qWait(50);
    widget_->resize(0, 0);
    QTest::qWait(50);
    widget_->resize(100, 100);
    QTRY_COMPARE(shown(90, 90), QColor(Qt::blue));
    QCOMPARE(widget_->initialized, 1);
  }
  void mouseEventsGoToTheWidget()
  {
    QCOMPARE(window_->childAt(150, 100), static_cast<QWidget*>(widget_));
  }
  void aRestartHasANewContext()
  {
    widget_->restartSurface();
    QCOMPARE(widget_->released, 1);
    widget_->upper = Qt::green;
    widget_->show();
    QTRY_COMPARE(widget_->initialized, 2);
    QTRY_COMPARE(shown(150, 50), QColor(Qt::green));
    QCOMPARE(widget_->lost, 0);
  }
  void itCanBeHiddenShownAndMoved()
  {
    widget_->hide();
    QTest::qWait(20);
    widget_->upper = Qt::green;
    widget_->show();
    QTRY_COMPARE(shown(150, 50), QColor(Qt::green));
    auto other = std::make_unique<QWidget>();
    other->resize(350, 250);
    widget_->setParent(other.get());
    widget_->show();
    other->show();
    QVERIFY(QTest::qWaitForWindowExposed(other.get()));
    other.swap(window_);
    QTRY_COMPARE(shown(150, 50), QColor(Qt::green));
    QCOMPARE(shown(150, 150), QColor(Qt::blue));
  }
};

QTEST_MAIN(DrawingSurfaceTest)
#include "DrawingSurfaceTest.moc"
