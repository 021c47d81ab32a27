#include "core/game/GameAspect.h"
#include "core/object/Registry.h"
#include "core/robot/agent/Agent.h"
#include "core/scene/BaseNode.h"
#include "core/services/SimulationServer.h"
#include "core/services/clients/MonitorNodes.h"
#include "core/setup/StandardRegistry.h"

#include <QtTest>

using namespace sparkwright;

/// Classes that a plugin may name, but that nothing would ever call, are refused in words that name what to use.
class UncalledClassesTest : public QObject
{
  Q_OBJECT

  template<class T>
  static std::string refusal(Registry& registry, const std::string& name, const std::string& base)
  {
    try
    {
      ClassBuilder<T>(registry, name, {base}, "Of a plugin.");
      return {};
    }
    catch(const std::logic_error& error)
    {
      return error.what();
    }
  }

private slots:
  void whatNothingCallsIsRefused()
  {
    const auto registry = standardRegistry();
    const std::string monitor = refusal<MonitorSystem>(*registry, "MyMonitor", "MonitorSystem");
    QVERIFY2(monitor.find("class MyMonitor would never be called, since it derives from MonitorSystem: ") == 0, monitor.c_str());
    QVERIFY2(monitor.find("monitor port") != std::string::npos && monitor.find("plugin of the window") != std::string::npos, monitor.c_str());
    for(const std::string& control : {refusal<SimControlNode>(*registry, "MyControl", "SimControlNode"),
                                     refusal<ControlAspect>(*registry, "MyAspect", "ControlAspect"),
                                     refusal<ControlAspect>(*registry, "MyRules", "oxygen/GameControlAspect")})
      QVERIFY2(control.find("derive from BaseNode") != std::string::npos && control.find("prePhysics()") != std::string::npos, control.c_str());
    for(const char* const base : {"MonitorItem", "MonitorCmdParser", "CustomMonitor", "TimerSystem"})
      QVERIFY2(refusal<ServerNode>(*registry, std::string("My") + base, base).find(": ") != std::string::npos, base);
    for(const char* const name : {"MyMonitor", "MyControl", "MyAspect", "MyTimerSystem"})
      QVERIFY2(!registry->find(name), name);
  }

  void whatIsCalledIsTaken()
  {
    const auto registry = standardRegistry();
    QCOMPARE(refusal<BaseNode>(*registry, "MyNode", "BaseNode"), std::string());
    QCOMPARE(refusal<Perceptor>(*registry, "MyPerceptor", "Perceptor"), std::string());
    // With what a built-in class does.
    QCOMPARE(refusal<SimControlNode>(*registry, "MyPorts", "NetControl"), std::string());
    QVERIFY(registry->find("MyNode") && registry->find("MyPerceptor") && registry->find("MyPorts"));
  }
};

QTEST_APPLESS_MAIN(UncalledClassesTest)
#include "UncalledClassesTest.moc"
