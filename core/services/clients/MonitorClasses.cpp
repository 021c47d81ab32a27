#include "core/services/clients/ClientRegistration.h"
#include "core/services/clients/MonitorNodes.h"

#include "core/services/ServiceRegistration.h"

namespace sparkwright
{

namespace
{

void registerMonitorServer(Registry& registry)
{
  ClassBuilder<MonitorServerNode>(registry, "oxygen/MonitorServer", {"Node"},
                                  "What monitors are told; its children are monitor systems and items.")
      .method("registerMonitorSystem", {textParameter("class")}, "Makes a monitor system, named after its class.",
              [](MonitorServerNode& s, const Arguments& a)
              { return s.makeChild(a.text(0), withoutNameSpace(a.text(0)), "MonitorSystem"); })
      .method("registerMonitorItem", {textParameter("class")}, "Makes a monitor item, named after its class.",
              [](MonitorServerNode& s, const Arguments& a)
              { return s.makeChild(a.text(0), withoutNameSpace(a.text(0)), "MonitorItem"); });

  ClassBuilder<MonitorSystem>(registry, "oxygen/MonitorSystem", {"Node"}, "Encodes scenes for monitors.").abstract();
  ClassBuilder<MonitorSystem>(registry, "SparkMonitor", {"MonitorSystem"},
                              "Tells monitors scenes and game states; its children parse their commands.");
  ClassBuilder<SexpMonitor> sexp(registry, "SexpMonitor", {"MonitorSystem"},
                                 "An older form of messages that monitors no longer speak.");
  booleanMethod(sexp, "sendRotationMatrix", "false", "Remembered.", &SexpMonitor::rotationMatrix);
}

void registerItems(Registry& registry)
{
  ClassBuilder<ServerNode>(registry, "oxygen/MonitorItem", {"Node"}, "Something that monitors are told.").abstract();
  ClassBuilder<ServerNode>(registry, "oxygen/MonitorCmdParser", {"Node"}, "Understands commands of monitors.")
      .abstract();
  ClassBuilder<ServerNode>(registry, "oxygen/CustomMonitor", {"Node"},
                           "Understands what is special in the messages of a server.")
      .abstract();
}

} // namespace

void registerMonitorClasses(Registry& registry)
{
  registerMonitorServer(registry);
  registerItems(registry);
}

} // namespace sparkwright
