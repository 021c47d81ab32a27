// A QObject that says it is a plugin of the window, but is none.

#include "app/ide/plugins/WindowPlugin.h"

class Plain : public QObject
{
  Q_OBJECT
  Q_PLUGIN_METADATA(IID sparkwrightWindowPluginIid FILE "plain.json")
};

#include "Plain.moc"
