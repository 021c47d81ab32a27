// A plugin that is refused.

#include "app/ide/plugins/WindowPlugin.h"

class Nameless : public QObject, public sparkwright::WindowPlugin
{
  Q_OBJECT
  Q_PLUGIN_METADATA(IID sparkwrightWindowPluginIid FILE "nameless.json")
  Q_INTERFACES(sparkwright::WindowPlugin)

public:
  void start(sparkwright::PluginHost&) override {}
};

#include "Nameless.moc"
