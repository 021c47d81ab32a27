// Plugins of the window that go wrong: what goes wrong is told by the environment, so that one library serves all tests.

#include "app/ide/plugins/WindowPlugin.h"

#include <QLabel>

#include <chrono>
#include <cstdlib>
#include <stdexcept>
#include <string_view>
#include <thread>

namespace
{

void perhaps(std::string_view where)
{
  const char* const wanted = std::getenv("SPARKWRIGHT_TEST_THROW");
  if(!wanted || where != wanted)
    return;
  if(where == "stop")
    throw 7; // No std::exception.
  throw std::runtime_error("thrown by " + std::string(where));
}

} // namespace

class Thrower : public QObject, public sparkwright::WindowPlugin
{
  Q_OBJECT
  Q_PLUGIN_METADATA(IID sparkwrightWindowPluginIid FILE "thrower.json")
  Q_INTERFACES(sparkwright::WindowPlugin)

public:
  Thrower() { perhaps("construction"); }
  void start(sparkwright::PluginHost& host) override
  {
    host.addDock("panel", "Thrower", new QLabel("Thrower"), Qt::LeftDockWidgetArea);
    host.addAction(new QAction("&Throw"));
    perhaps("start");
  }
  void stop() override { perhaps("stop"); }
  void showState(const sparkwright::PluginRunState&) override
  {
    perhaps("state");
    if(std::getenv("SPARKWRIGHT_TEST_SLOW"))
      std::this_thread::sleep_for(std::chrono::milliseconds(60));
  }
  void selectionChanged(const QStringList&) override { perhaps("selection"); }
  void retranslate(const QString&) override { perhaps("language"); }
};

#include "Thrower.moc"
