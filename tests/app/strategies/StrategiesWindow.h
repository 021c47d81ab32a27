#pragma once

#include "app/ide/session/SimulationSession.h"
#include "app/ide/strategies/NewStrategyDialog.h"
#include "app/ide/strategies/StrategiesPanel.h"
#include "app/ide/strategies/StrategiesPart.h"
#include "app/ide/window/Language.h"
#include "app/ide/window/MainWindow.h"
#include "tests/app/SettingsSupport.h"

#include <QtTest>

#include <memory>

namespace sparkwright::test
{

/// The real window with a real field, to which real strategies connect.
class StrategiesWindow
{
protected:
  void makeWindow(const std::string& scene = "setups/simurosot_middle.rb")
  {
    settings_.clear();
    SimulationOptions options;
    options.dataDirectories = {SPARKWRIGHT_SOURCE_DIR "/resources"};
    options.seed = 1;
    options.serve.net.agentPort = 0;
    options.serve.net.monitorPort = 0;
    options.serve.net.gamePort = 0; // Any that is free.
    options.serve.given.insert("--agent-port");
    session_ = std::make_unique<SimulationSession>(std::move(options));
    language_.use("en");
    window_ = std::make_unique<MainWindow>(*session_, language_, SPARKWRIGHT_SOURCE_DIR "/resources");
    window_->resize(1500, 950);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    window_->openScene(QString::fromStdString(scene));
    QTRY_VERIFY_WITH_TIMEOUT(session_->state().phase == SessionState::Phase::Ready, 20000);
    QTRY_VERIFY_WITH_TIMEOUT(refreshed().frame != nullptr, 5000);
    if(scene.find("simurosot") != scene.npos) // The first frame may come before the game has begun.
      QTRY_VERIFY_WITH_TIMEOUT((refreshed(), panel().slot("blue")), 5000);
  }
  void closeWindow()
  {
    if(window_)
      for(const char* const side : {"blue", "yellow"})
        if(StrategySlot* const slot = panel().slot(side))
          slot->program().stop();
    window_.reset();
    session_.reset();
  }

  /// What the window shows once it has looked again.
  SessionState refreshed()
  {
    window_->refresh();
    return session_->state();
  }
  StrategiesPanel& panel() { return window_->part<StrategiesPart>().panel(); }
  StrategySlot& slot(const char* side) { return *panel().slot(side); }
  /// Chooses a strategy as a person does, and loads it.
  void load(const char* side, const QString& file)
  {
    StrategySlot& chosen = slot(side);
    chosen.files().setEditText(file);
    QVERIFY(chosen.loadButton().isEnabled());
    chosen.loadButton().click();
  }
  static QString shipped(const char* name) { return QStringLiteral(SPARKWRIGHT_BIN_DIR "/strategies/%1.so").arg(name); }
  bool says(const char* side, const QString& words)
  {
    refreshed();
    slot(side).refresh();
    return (slot(side).stateText() + '\n' + slot(side).figures() + '\n' + slot(side).problem()).contains(words);
  }
  std::string mode() { return refreshed().frame ? session_->state().frame->game.mode : std::string(); }

  SettingsFolder settings_;
  Language language_;
  std::unique_ptr<SimulationSession> session_;
  std::unique_ptr<MainWindow> window_;
};

} // namespace sparkwright::test
