#pragma once

#include "core/agents/AgentControl.h"
#include "core/agents/AgentTiming.h"
#include "core/agents/IntegratedAgents.h"
#include "core/body/CollisionSystem.h"
#include "core/draw/DrawingService.h"
#include "core/files/FileService.h"
#include "core/frame/Frame.h"
#include "core/frame/WorldImages.h"
#include "core/game/Game.h"
#include "core/import/SceneImporters.h"
#include "core/mesh/Meshes.h"
#include "core/object/Context.h"
#include "core/object/Log.h"
#include "core/object/Random.h"
#include "core/object/Registry.h"
#include "core/robot/types/RobotTypes.h"
#include "core/script/ScriptEngine.h"
#include "core/services/TimingSettings.h"
#include "core/setup/Plugins.h"
#include "core/world/WorldOptions.h"
#include "core/world/cycle/ActiveScene.h"
#include "core/world/cycle/StepClock.h"
#include "core/world/live/LiveScene.h"
#include "core/world/manipulation/Manipulator.h"

#include <memory>
#include <optional>
#include <vector>

namespace sparkwright
{

class GameControlServer;

/// The parts of a World, shared by the classes of core/world. Private to it. connectParts() connects them.
struct WorldParts
{
  explicit WorldParts(WorldOptions given);

  Game* game() const { return context.service<Game>(); }
  const GameControlServer* gameControl() const { return const_cast<WorldParts*>(this)->gameControl(); }
  GameControlServer* gameControl();

  WorldOptions options;
  Log log;
  std::shared_ptr<Registry> registry;
  Plugins plugins;
  FileService files;
  Random random;
  StepClock clock;
  Context context;
  std::shared_ptr<DrawingService> drawings = std::make_shared<DrawingService>();
  RobotTypes robotTypes;
  SceneImporters importers{context};
  Meshes meshes{context};
  AgentControl agents;
  std::unique_ptr<AgentTiming> timing = std::make_unique<ImmediateTiming>(agents);
  TimingSettings timingSettings; ///< Of the timing.
  CollisionSystem collisions;
  std::unique_ptr<ScriptEngine> scripts;
  std::vector<LocalText> refusedOverrides; ///< Why some of WorldOptions::overrides are not applied.

  std::shared_ptr<Object> root;
  ActiveScene active{context};
  Manipulator manipulator{context, active};

  std::unique_ptr<LiveScene> live; ///< If it is editable.
  EditHistory edits;

  FramePtr frame; ///< Published last.
  WorldImages images{options.makeImages, meshes, frame};
  std::optional<IntegratedAgents> inside;
  std::string loaded; ///< The scene or set-up, as load() was asked for it.
  bool endRequested = false;
};

} // namespace sparkwright
