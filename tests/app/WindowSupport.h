#pragma once

#include "app/ide/window/Language.h"
#include "app/ide/window/MainWindow.h"
#include "tests/app/SessionSupport.h"
#include "tests/app/SettingsSupport.h"
#include "tests/viewer/FrameSupport.h"

#include <QtTest>

#include <memory>

namespace sparkwright::test
{

/// The window with a session that the test writes.
class WindowFixture
{
protected:
  void open()
  {
    settings_.clear();
    language_ = std::make_unique<Language>();
    language_->use("en");
    session_ = std::make_unique<FakeSession>();
    window_ = std::make_unique<MainWindow>(*session_, *language_);
  }
  /// The same, shown and with the keyboard.
  void openActive()
  {
    open();
    window_->show();
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
  }
  void close()
  {
    window_.reset();
    session_.reset();
    language_.reset();
    events_.reset();
  }
  /// A soccer scene with so many players of the left team, the last of which is `robot_`, and with `events_`.
  void showRobots(int count, bool somethingBefore = false)
  {
    FrameBuilder b;
    b.soccerScene();
    if(somethingBefore)
    {
      b.open("newcomer", Vec3f(0, 0, 0));
      b.structure().nodes.back().id = 77;
      b.close();
    }
    for(int i = 0; i < count; ++i)
    {
      robot_ = b.robot(static_cast<float>(i), 0, 0, true, i + 1);
      b.structure().nodes[static_cast<std::size_t>(robot_)].id = 5000 + static_cast<std::uint64_t>(i);
      b.frame().agents.back().rootId = 5000 + static_cast<std::uint64_t>(i);
    }
    b.frame().game.events = events_;
    session_->now.phase = SessionState::Phase::Ready;
    session_->now.frame = b.take();
    window_->refresh();
  }

  SettingsFolder settings_;
  std::unique_ptr<Language> language_;
  std::unique_ptr<FakeSession> session_;
  std::unique_ptr<MainWindow> window_;
  std::shared_ptr<const GameEvents> events_;
  int robot_ = -1;
};

} // namespace sparkwright::test
