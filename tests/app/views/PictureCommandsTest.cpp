#include "app/ide/capture/PictureCommands.h"
#include "app/ide/capture/PictureDialog.h"
#include "tests/viewer/FrameSupport.h"
#include "viewer/view/Viewport.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QClipboard>
#include <QtTest>

using namespace sparkwright;
using test::FrameBuilder;

/// Pictures of a view, as people save them.
class PictureCommandsTest : public QObject
{
  Q_OBJECT
private slots:
  void initTestCase() { qputenv("HOME", home_.path().toLocal8Bit()); }
  void init()
  {
    area_ = std::make_unique<ViewArea>();
    actions_ = std::make_unique<Actions>();
    commands_ = std::make_unique<PictureCommands>(*actions_, *area_, nullptr);
    area_->resize(640, 400);
    area_->setVisible(true);
    QVERIFY(QTest::qWaitForWindowExposed(area_.get()));
  }
  void cleanup()
  {
    commands_.reset();
    area_.reset();
    actions_.reset();
  }

  void atOnceAsItIs()
  {
    area_->setFrame(frame());
    const QString file = commands_->pictureNow();
    QVERIFY(file.startsWith(home_.path()));
    const QImage image(file);
    QCOMPARE(image.size(), area_->active().size() * area_->active().devicePixelRatioF());
    QVERIFY(!image.hasAlphaChannel());
    actions_->get(ActionId::PictureNow)->trigger(); // Another one in the same second.
    QCOMPARE(QFileInfo(file).dir().entryList({"sparkwright*.png"}, QDir::Files).size(), 2);
  }
  void inAnySize()
  {
    area_->setFrame(frame());
    QCOMPARE(problemOf(wish("a.png", {300, 200}, true)), QString());
    const QImage clear(file("a.png"));
    QCOMPARE(clear.size(), QSize(300, 200));
    QCOMPARE(qAlpha(clear.pixel(1, 1)), 0);
    QCOMPARE(problemOf(wish("b.jpg", {1300, 1200}, false)), QString());
    QCOMPARE(QImage(file("b.jpg")).size(), QSize(1300, 1200));
  }
  void withTheDrawingsThatTheViewShows()
  {
    area_->setFrame(frame());
    auto set = std::make_shared<Drawings::Set>();
    set->name = "me";
    set->shapes.push_back({Drawings::Shape::Kind::Line, {255, 0, 255, 255}, 0, 10, {Vec3f(-9, 0, 1), Vec3f(9, 0, 1)}});
    auto drawings = std::make_shared<Drawings>();
    drawings->sets.push_back(set);
    const auto magenta = [this](const QString& name)
    {
      const QImage image(file(name));
      int count = 0;
      for(int y = 0; y < image.height(); ++y)
        for(int x = 0; x < image.width(); ++x)
          count += qRed(image.pixel(x, y)) > 200 && qGreen(image.pixel(x, y)) < 60 && qBlue(image.pixel(x, y)) > 200;
      return count;
    };
    QCOMPARE(problemOf(wish("none.png", {300, 200}, false)), QString());
    QCOMPARE(magenta("none.png"), 0);
    area_->setDrawings(drawings);
    QCOMPARE(problemOf(wish("drawn.png", {300, 200}, false)), QString());
    QVERIFY2(magenta("drawn.png") > 20, qPrintable(QString::number(magenta("drawn.png"))));
    LayerSettings hidden = area_->active().layers();
    hidden.setMode(Layer::Drawings, LayerMode::Off);
    area_->active().setLayers(hidden);
    QCOMPARE(problemOf(wish("hidden.png", {300, 200}, false)), QString());
    QCOMPARE(magenta("hidden.png"), 0);
  }
  /// Its shapes are made little by little, but not in a picture.
  void ofAServerElsewhereWithManyShapes()
  {
    FrameBuilder b;
    for(int i = 0; i < 250; ++i)
    {
      b.open("thing", Vec3f(static_cast<float>(i % 25) - 12, static_cast<float>(i / 25), 0));
      b.mesh("StdCapsule", Vec3f::Ones(), {"matRed"}, {0.2f + static_cast<float>(i) / 10'000, 0.5f});
      b.close();
    }
    const FramePtr many = b.take();
    area_->setFrame(many);
    QCOMPARE(problemOf(wish("own.png", {300, 200}, true)), QString());
    area_->setForeign(true);
    area_->setFrame(many);
    QVERIFY(area_->scene().isLimited());
    QCOMPARE(problemOf(wish("foreign.png", {300, 200}, true)), QString());
    QVERIFY(!QImage(file("own.png")).isNull());
    QCOMPARE(QImage(file("foreign.png")), QImage(file("own.png")));
  }
  void theClipboardGetsTheView()
  {
    area_->setFrame(frame());
    QGuiApplication::clipboard()->clear();
    commands_->copyPicture();
    QCOMPARE(QGuiApplication::clipboard()->image().size(),
             area_->active().size() * area_->active().devicePixelRatioF());
  }
  void whatCannotBeIsSaid()
  {
    QSignalSpy told(commands_.get(), &PictureCommands::told);
    commands_->save(wish("a.png", {30, 20}, false)); // Nothing is shown yet.
    QCOMPARE(told.size(), 1);
    QVERIFY(!commands_->saving());
    area_->setFrame(frame());
    PictureCommands::Wish nowhere = wish("", {30, 20}, false);
    nowhere.file = "/proc/none/a.png";
    QVERIFY(!problemOf(nowhere).isEmpty());
    QVERIFY(!problemOf(wish("huge.png", {9000, 20}, false)).isEmpty());
    QVERIFY(!QFile::exists(file("huge.png")));
    QVERIFY(!problemOf(wish("a.nonsense", {30, 20}, false)).isEmpty());
    QVERIFY(!QFile::exists(file("a.nonsense")));
  }
  void largeOnesCanBeCancelled()
  {
    area_->setFrame(frame());
    QSignalSpy saved(commands_.get(), &PictureCommands::saved);
    commands_->save(wish("large.png", {8192, 8192}, false));
    QVERIFY(commands_->saving());
    commands_->save(wish("second.png", {30, 20}, false)); // One at a time.
    commands_->cancel();
    QTRY_COMPARE_WITH_TIMEOUT(saved.size(), 1, 60000);
    QVERIFY(!saved[0][1].toString().isEmpty());
    QVERIFY(!QFile::exists(file("large.png")));
    QVERIFY(!commands_->saving());
  }
  void theDialogAsksForWhatThereIs()
  {
    PictureDialog* const dialog = new PictureDialog({640, 400}, area_.get());
    QSignalSpy wanted(dialog, &PictureDialog::wanted);
    QCOMPARE(dialog->wish().size, QSize(640, 400));
    QVERIFY(dialog->wish().file.endsWith(".png"));
    dialog->show();
    QTest::keyClick(dialog, Qt::Key_Return);
    QCOMPARE(wanted.size(), 1);
  }

private:
  QString file(const QString& name) const { return home_.filePath(name); }
  PictureCommands::Wish wish(const QString& name, QSize size, bool transparent) const
  {
    PictureCommands::Wish wish;
    wish.file = file(name);
    wish.size = size;
    wish.transparent = transparent;
    wish.overlays = !transparent;
    return wish;
  }
  QString problemOf(const PictureCommands::Wish& wish)
  {
    QSignalSpy saved(commands_.get(), &PictureCommands::saved);
    commands_->save(wish);
    return saved.wait(60000) ? saved[0][1].toString() : "it takes too long";
  }
  static FramePtr frame()
  {
    FrameBuilder b;
    b.soccerScene();
    b.robot(0, 0, 0, true, 1);
    return b.take();
  }

  QTemporaryDir home_;
  std::unique_ptr<ViewArea> area_;
  std::unique_ptr<Actions> actions_;
  std::unique_ptr<PictureCommands> commands_;
};

QTEST_MAIN(PictureCommandsTest)
#include "PictureCommandsTest.moc"
