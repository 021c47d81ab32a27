#include "app/ide/driving/DriveBanner.h"
#include "app/ide/driving/DrivePart.h"
#include "core/world/World.h"
#include "tests/app/WindowSupport.h"
#include "viewer/view/Viewport.h"

#include <QtTest>

using namespace sparkwright;

/// A robot is driven by real keys in the real window, while the mode is armed.
class DrivingInWindowTest : public QObject, private test::WindowFixture
{
  Q_OBJECT

  DrivePart& part() { return window_->part<DrivePart>(); }
  Viewport& view() { return window_->viewport(); }
  /// Shows what a World of its own computes.
  void load(const char* file)
  {
    WorldOptions options;
    options.dataDirectories = {SPARKWRIGHT_SOURCE_DIR "/resources"};
    options.seed = 1;
    world_ = std::make_unique<World>(options);
    world_->setPhysicsView(true);
    QVERIFY(world_->load(file));
    show();
  }
  void show()
  {
    world_->cycle();
    session_->now.phase = SessionState::Phase::Ready;
    session_->now.frame = world_->frame();
    window_->refresh();
  }
  bool waitFor(const std::function<bool()>& condition)
  {
    return QTest::qWaitFor(
        [&]
        {
          show();
          return condition();
        });
  }
  void arm()
  {
    QVERIFY(waitFor([this] { return part().action().isEnabled(); }));
    QTest::keyClick(window_.get(), Qt::Key_J, Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
  }
  /// Speeds of the wheels that were commanded last; empty: given back.
  std::vector<float> speeds() const
  {
    std::vector<float> all;
    if(!session_->manipulations.empty())
      for(const Manipulation& each : session_->manipulations.back())
        if(const auto* const drive = std::get_if<DriveJoint>(&each); drive && drive->speed)
          all.push_back(*drive->speed);
    return all;
  }

private slots:
  void init() { openActive(); }
  void cleanup()
  {
    close();
    world_.reset();
  }

  void keysDriveWhileTheModeIsArmed()
  {
    load("examples/buggy.rsg");
    view().setFocus();
    QTest::keyPress(&view(), Qt::Key_T);
    QTest::keyRelease(&view(), Qt::Key_T);
    QVERIFY(session_->manipulations.empty());
    arm();
    QVERIFY(part().action().isChecked());
    QVERIFY(part().banner().isVisible());
    QVERIFY(waitFor([this] { return part().banner().text().contains("paused"); }));
    session_->now.running = true;
    QVERIFY(waitFor([this] { return part().banner().text().contains("Space stops"); }));
    QVERIFY(view().hasFocus());
    QCOMPARE(speeds(), (std::vector<float>{0, 0})); // It holds still.
    view().setFocus();
    QTest::keyPress(&view(), Qt::Key_T);
    QCOMPARE(speeds().size(), std::size_t(2));
    QVERIFY(speeds()[0] > 1 && speeds()[1] > 1);
    QTest::keyPress(&view(), Qt::Key_F); // To the left: the right wheel is faster.
    QVERIFY(speeds()[1] > speeds()[0] + 1);
    QTest::keyRelease(&view(), Qt::Key_F);
    QTest::keyClick(&view(), Qt::Key_Space);
    QCOMPARE(speeds(), (std::vector<float>{0, 0}));
    QVERIFY(session_->now.running); // Space has not paused the simulation.
    QTest::keyRelease(&view(), Qt::Key_T);
    QTest::keyPress(&view(), Qt::Key_G);
    QVERIFY(speeds()[0] < -1);
    session_->manipulations.clear();
    QVERIFY(QTest::qWaitFor([this] { return session_->manipulations.size() > 1; })); // It goes on while it is held.
    QVERIFY(speeds()[0] < -1);
    QTest::keyRelease(&view(), Qt::Key_G);
  }
  void escapeGivesTheMotorsBack()
  {
    load("examples/buggy.rsg");
    arm();
    QTest::keyPress(&view(), Qt::Key_T);
    QTest::keyClick(&view(), Qt::Key_Escape);
    QVERIFY(!part().action().isChecked() && !part().banner().isVisible());
    QVERIFY(speeds().empty());
    QCOMPARE(session_->manipulations.back().size(), std::size_t(2));
    session_->manipulations.clear();
    QTest::keyRelease(&view(), Qt::Key_T);
    QTest::keyClick(&view(), Qt::Key_T);
    QVERIFY(session_->manipulations.empty());
    arm();
    QTest::mouseClick(&part().banner().endButton(), Qt::LeftButton);
    QVERIFY(!part().action().isChecked());
  }
  void otherKeysAndTextsKeepTheirMeaning()
  {
    load("examples/buggy.rsg");
    arm();
    auto* const field = new QLineEdit(window_.get());
    field->show();
    field->setFocus();
    QTest::keyClicks(field, "fgh t");
    QCOMPARE(field->text(), QString("fgh t"));
    QCOMPARE(speeds(), (std::vector<float>{0, 0}));
    QTest::keyClick(window_.get(), Qt::Key_F5); // Run.
    QVERIFY(session_->now.running);
  }
  void aRobotWithoutWheelsIsRefusedWithWords()
  {
    load("examples/pendulum.rsg");
    arm();
    QVERIFY(!part().action().isChecked() && !part().banner().isVisible());
    QVERIFY(session_->manipulations.empty());
  }
  void anotherSourceEndsIt()
  {
    load("examples/buggy.rsg");
    arm();
    QVERIFY(part().action().isChecked());
    session_->now.source = SessionState::Source::Recorded;
    QVERIFY(waitFor([this] { return !part().action().isChecked() && !part().action().isEnabled(); }));
  }

private:
  std::unique_ptr<World> world_;
};

QTEST_MAIN(DrivingInWindowTest)
#include "DrivingInWindowTest.moc"
