// A plugin of the window that needs what nobody has.

#include "app/ide/plugins/WindowPlugin.h"

int whatNobodyHas();

class Unfinished : public QObject, public sparkwright::WindowPlugin
{
  Q_OBJECT
  Q_PLUGIN_METADATA(IID sparkwrightWindowPluginIid FILE "unfinished.json")
  Q_INTERFACES(sparkwright::WindowPlugin)

public:
  void start(sparkwright::PluginHost&) override { whatNobodyHas(); }
};

#include "Unfinished.moc"
