// A plugin that is refused.

#include "app/ide/plugins/WindowPlugin.h"

class Newer : public QObject, public sparkwright::WindowPlugin
{
  Q_OBJECT
  Q_PLUGIN_METADATA(IID "org.sparkwright.WindowPlugin/2" FILE "newer.json")
  Q_INTERFACES(sparkwright::WindowPlugin)

public:
  void start(sparkwright::PluginHost&) override {}
};

#include "Newer.moc"
