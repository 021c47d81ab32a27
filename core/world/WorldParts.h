#pragma once

#include "core/agents/AgentControl.h"
#include "core/agents/AgentTiming.h"
#include "core/agents/IntegratedAgents.h"
#include "core/body/CollisionSystem.h"
#include "core/files/FileService.h"
#include "core/frame/FramePublisher.h"
#include "core/frame/PhysicsPublisher.h"
#include "core/frame/WorldImages.h"
#include "core/game/Game.h"
#include "core/import/SceneImporters.h"
#include "core/mesh/Meshes.h"
#include "core/object/Random.h"
#include "core/object/Registry.h"
#include "core/robot/types/RobotTypes.h"
#include "core/script/ScriptEngine.h"
#include "core/services/SimulationHost.h"
#include "core/setup/Plugins.h"
#include "core/setup/StandardRegistry.h"
#include "core/world/ActiveScene.h"
#include "core/world/Companion.h"
#include "core/world/Manipulator.h"
#include "core/world/SceneWalk.h"
#include "core/world/World.h"

#include <optional>

namespace sparkwright
{

/// What a World is made of. Inside of core/world only.
struct World::Impl : SimulationHost
{
  explicit Impl(WorldOptions given);

  void buildTree();
  void defineFunctions();
  CallResult installGame(const Arguments& arguments);
  CallResult defineMaterial(const Arguments& arguments);
  std::string openForeignFile(const std::string& name);
  void step(const std::function<void()>& meanwhile);
  void senseBeside(const std::function<void()>& meanwhile, bool senseDue);
  class Stopwatch;
  void move(Stopwatch& watch);
  void physicsStep(Stopwatch& watch);
  void publish();
  void tellUnusedOverrides();
  AgentId addAgent(std::string address, bool isInside);
  void removeAgent(AgentId agent);
  std::string nameOf(AgentId agent, const std::string& address) const;
  void show(); ///< Publishes what has changed while nothing ran.
  void refreshScene();
  void applySettings();
  Game* game() const { return context.service<Game>(); }

  double cycleSeconds() const override { return step_; }
  std::string setCycleSeconds(double seconds) override;
  double time() const override { return clock.time; }
  void resetTime() override;
  void requestEnd() override { endRequested = true; }
  Object* activeScene() override { return &active.scene(); }
  std::string setActiveScene(Object& scene) override;
  void setJointHeating(bool on) override { active.setJointHeating(on); }
  void setBatteryDischarge(bool on) override { active.setBatteryDischarge(on); }

  WorldOptions options;
  Log log;
  std::shared_ptr<Registry> registry;
  Plugins plugins;
  FileService files;
  Random random;
  SimulationClock clock;
  Context context;
  RobotTypes robotTypes;
  SceneImporters importers{context};
  Meshes meshes{context};
  AgentControl agents;
  std::unique_ptr<AgentTiming> timing = std::make_unique<ImmediateTiming>(agents);
  CollisionSystem collisions;
  SceneWalk walk;
  FramePublisher publisher;
  PhysicsPublisher physicsPublisher;
  std::unique_ptr<ScriptEngine> scripts;
  ActionReader commands;

  std::shared_ptr<Object> root;
  ActiveScene active{context};
  Manipulator manipulator{context, active};

  double step_ = 0.02;
  double timeAtStep = 0;  ///< When the step was set …
  long cycleAtStep = 0;   ///< … and in which cycle.
  long senseInterval = 1; ///< Cycles between the percepts of an agent.
  FramePtr frame;
  WorldImages images{options.makeImages, meshes, frame};
  CycleTimes times;
  std::optional<Companion> companion; ///< With more than one thread.
  std::optional<IntegratedAgents> inside;
  long fullStateRequests = 0;
  bool commanded = false; ///< There were commands since `frame` was made.
  bool endRequested = false;
};

} // namespace sparkwright
