#pragma once

#include "app/ide/session/SimulationSession.h"
#include "app/ide/window/Language.h"
#include "app/ide/window/MainWindow.h"

#include <QSettings>
#include <QTemporaryDir>
#include <QtTest>

#include <memory>

namespace sparkwright::test
{

/// A real match of the 3D league in the real window, with settings of its own.
class MatchWindow
{
protected:
  /// Loads the soccer scene.
  void load()
  {
    QVERIFY(folder_.isValid());
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder_.path());
    QCoreApplication::setOrganizationName("SparkwrightTest");
    QCoreApplication::setApplicationName("SparkwrightTest");
    SimulationOptions options;
    options.dataDirectories = {SPARKWRIGHT_SOURCE_DIR "/resources"};
    options.seed = 1;
    options.serve.net.agentPort = options.serve.net.monitorPort = 0;
    session_ = std::make_unique<SimulationSession>(options);
    session_->open("setups/soccer.rb");
    QTRY_COMPARE_WITH_TIMEOUT(session_->state().phase, SessionState::Phase::Ready, 20000);
  }
  /// Opens the window on it, with the keyboard.
  void openWindow(const QSize& size)
  {
    language_.use("en");
    window_ = std::make_unique<MainWindow>(*session_, language_);
    window_->resize(size);
    window_->show();
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get(), 20000));
  }

  QTemporaryDir folder_;
  std::unique_ptr<SimulationSession> session_;
  Language language_;
  std::unique_ptr<MainWindow> window_;
};

} // namespace sparkwright::test
