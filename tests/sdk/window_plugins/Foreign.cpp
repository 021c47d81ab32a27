// A plugin that is refused.

#include "app/ide/plugins/WindowPlugin.h"

class Foreign : public QObject, public sparkwright::WindowPlugin
{
  Q_OBJECT
  Q_PLUGIN_METADATA(IID "org.example.Other/1" FILE "foreign.json")
  Q_INTERFACES(sparkwright::WindowPlugin)

public:
  void start(sparkwright::PluginHost&) override {}
};

#include "Foreign.moc"
