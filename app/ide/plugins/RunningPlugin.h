#pragma once

#include "app/ide/common/WindowPart.h"
#include "app/ide/plugins/WindowPlugin.h"
#include "core/signal/SignalReader.h"

#include <QMenu>
#include <QPointer>

#include <functional>
#include <optional>
#include <vector>

namespace sparkwright
{

/// A plugin that is switched on: its docks and actions in the window, and the calls to it, none of which may bring the
/// program down by an exception.
class RunningPlugin : public QObject, public PluginHost
{
  Q_OBJECT
public:
  /// @param id      of the plugin, part of the names of its docks  @param name  as people read it
  /// @param menu    gets its actions; must outlive this
  RunningPlugin(WindowPlugin& plugin, const QString& id, const QString& name, const WindowPart::Surroundings& around,
                QMenu& menu);
  /// Stops the plugin, and removes what it has added.
  ~RunningPlugin() override;

  /// Calls the plugin. If an exception leaves it, nothing is called any more, and failure() says what it was.
  void start();
  void showState(const SessionState& state);
  void tellSelection();
  void retranslate(const QString& code);
  /// Why it does not go on; empty: it does.
  const QString& failure() const { return failure_; }

  QWidget& window() override;
  QDockWidget& addDock(const QString& id, const QString& title, QWidget* content, Qt::DockWidgetArea area) override;
  void addAction(QAction* action) override;
  void watch(const QStringList& signalPaths) override;
  QStringList signalPaths() const override;
  void command(const QString& text) override;
  void run() override;
  void pause() override;
  void step() override;
  QStringList selection() const override;
  bool select(const QString& path) override;
  void tell(const QString& words) override;
  void log(Severity severity, const QString& words) override;

private:
  void guarded(const std::function<void()>& call);
  void offer();
  void readValues(const SessionState& state, PluginRunState& shown);
  void measure(double seconds);

  WindowPlugin& plugin_;
  QString id_, name_, failure_;
  WindowPart::Surroundings around_;
  QMenu& menu_;
  std::vector<QPointer<QDockWidget>> docks_;
  std::vector<QPointer<QAction>> actions_;
  std::optional<SignalReader> reader_;
  std::vector<double> values_;
  FramePtr before_, read_; ///< The frames of the present values.
  int slowCalls_ = 0;      ///< In a row.
  bool slownessTold_ = false;
};

} // namespace sparkwright
