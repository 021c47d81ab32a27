#pragma once

#include "app/ide/common/WindowPart.h"
#include "app/ide/plugins/PluginFile.h"

#include <QElapsedTimer>
#include <QMenu>
#include <QStringList>

#include <memory>
#include <vector>

namespace sparkwright
{

class RunningPlugin;

/// Plugins of the window: shared libraries that add docks and actions. See docs/window-plugins.md.
class PluginsPart : public WindowPart
{
  Q_OBJECT
public:
  explicit PluginsPart(const Surroundings& around);
  ~PluginsPart() override;

  /// Where the user's own plugins are looked for.
  static QString userFolder();
  /// Those of the user, of an installation and of a build tree, in this order.
  static QStringList folders();
  /// Finds the plugins of folders, by name, and then these files, and starts all that are not switched off. What cannot
  /// be used is told by the log. Call it once, when the window is complete.
  void begin(const QStringList& folders, const QStringList& files);

  struct Entry
  {
    PluginFile file;
    WindowPlugin* plugin = nullptr;         ///< Once it has been loaded.
    std::unique_ptr<RunningPlugin> running; ///< Null: it is switched off, or cannot be used.
    QString failure;                        ///< Why it was switched off by itself.
  };
  const std::vector<Entry>& entries() const { return entries_; }
  bool isOn(const Entry& entry) const { return entry.running != nullptr; }
  /// Switches a plugin on or off, also for the next starts.
  void setOn(const QString& id, bool on);
  QMenu& menu() { return *menu_; }

  void retranslate() override;
  void follow(const SessionState& state) override;

signals:
  void changed();

private:
  void add(const QString& path);
  void start(Entry& entry);
  void stopFailed(Entry& entry);
  Entry* find(const QString& id);

  Surroundings around_;
  std::unique_ptr<QMenu> menu_;
  std::vector<Entry> entries_;
  QElapsedTimer sinceState_;
};

} // namespace sparkwright
