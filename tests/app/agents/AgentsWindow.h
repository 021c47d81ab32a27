#pragma once

#include "app/ide/agents/AgentsPart.h"
#include "app/ide/agents/ConnectionsPanel.h"
#include "app/ide/agents/console/ConsoleView.h"
#include "app/ide/agents/console/ProgramsPanel.h"
#include "app/ide/agents/inspector/InspectorPanel.h"
#include "app/ide/session/SimulationSession.h"
#include "app/ide/window/Language.h"
#include "app/ide/window/MainWindow.h"
#include "tests/app/SettingsSupport.h"

#include <QDockWidget>
#include <QtTest>

#include <memory>

namespace sparkwright::test
{

/// The real window with a real simulation of soccer, to which real programs connect.
class AgentsWindow
{
protected:
  /// @param agentPort  0: any free one
  void makeWindow(int agentPort = 0)
  {
    settings_.clear();
    folder_ = std::make_unique<QTemporaryDir>();
    SimulationOptions options;
    options.dataDirectories = {SPARKWRIGHT_SOURCE_DIR "/resources"};
    options.seed = 1;
    options.serve.net.agentPort = agentPort;
    options.serve.net.monitorPort = 0;
    options.serve.given.insert("--agent-port");
    session_ = std::make_unique<SimulationSession>(std::move(options));
    language_.use("en");
    window_ = std::make_unique<MainWindow>(*session_, language_, SPARKWRIGHT_SOURCE_DIR "/resources");
    window_->resize(1500, 950);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    window_->openScene("setups/soccer.rb");
    QTRY_VERIFY_WITH_TIMEOUT(session_->state().phase == SessionState::Phase::Ready, 20000);
    // The panel is told some times a second.
    const auto ready = [this]
    {
      window_->refresh();
      const SessionState state = session_->state();
      return state.agentPort == 0 || panel().command().contains(QString::number(state.agentPort));
    };
    QVERIFY(wait(ready));
  }
  void closeWindow()
  {
    if(window_)
    {
      programs().endAll(1);
      window_->close();
    }
    window_.reset();
    session_.reset();
    folder_.reset();
  }

  AgentsPart& part() { return window_->part<AgentsPart>(); }
  ConnectionsPanel& panel() { return part().connections(); }
  Programs& programs() { return part().programs(); }
  ProgramsPanel& programsPanel() { return part().programsPanel(); }
  ConsoleView& console() { return programsPanel().console(); }
  InspectorPanel& inspector() { return part().inspector(); }

  QString cell(int row, ConnectionsModel::Column column)
  {
    return panel().table().model()->index(row, column).data().toString();
  }
  int rows() { return panel().table().model()->rowCount(); }
  /// @return path of the new file
  QString write(const QString& name, const QByteArray& text, bool executable = false)
  {
    const QString path = folder_->filePath(name);
    QFile out(path);
    if(!out.open(QIODevice::WriteOnly) || out.write(text) != text.size())
      return {};
    if(executable)
      out.setPermissions(out.permissions() | QFileDevice::ExeOwner);
    return path;
  }
  void raise(const char* dock)
  {
    auto* const found = window_->findChild<QDockWidget*>(QLatin1String(dock));
    QVERIFY(found);
    found->show();
    found->raise();
    QTRY_VERIFY(!found->widget()->visibleRegion().isEmpty());
  }
  static void click(QWidget& widget) { QTest::mouseClick(&widget, Qt::LeftButton); }
  /// Clicks on the row of the agents.
  void clickRow(int row, Qt::MouseButton button = Qt::LeftButton)
  {
    QTableView& table = panel().table();
    QTest::mouseClick(table.viewport(), button, {}, table.visualRect(table.model()->index(row, 0)).center());
  }
  StartCommand shell(const std::string& script, const std::string& team = "Test")
  {
    StartCommand command;
    command.program = "/bin/sh";
    command.arguments = {"-c", script};
    command.team = team;
    return command;
  }
  static bool wait(const std::function<bool()>& condition, int milliseconds = 60000)
  {
    return QTest::qWaitFor(condition, milliseconds);
  }

  SettingsFolder settings_;
  Language language_;
  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<SimulationSession> session_;
  std::unique_ptr<MainWindow> window_;
};

} // namespace sparkwright::test
