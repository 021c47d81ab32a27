# What start scripts build on: settings with their defaults, and functions that set servers, scene, cameras and the log
# up. Runs before every set-up script. A setting that is there already keeps its value.

# Settings: paths and names
$sparkFilename ||= 'spark.rb'
$sparkPrefix   ||= "(#{$sparkFilename}) "   # of what scripts write to the log
$soccerNameSpace ||= 'Soccer'               # of addSoccerVar and getSoccerVar
$scenePath  ||= '/usr/scene/'
$serverPath ||= '/sys/server/'
$defaultInputSystem       ||= 'InputSystemSDL'
$defaultInputSystemBundle ||= 'inputsdl'
$defaultTimerSystem       ||= 'TimerSystemBoost'
$defaultTimerSystemBundle ||= 'timersystemboost'
$defaultOpenGLSystem      ||= 'OpenGLSystemSDL'
$defaultOpenGLBundle      ||= 'openglsyssdl'
$defaultOpenGLSystemBundle ||= $defaultOpenGLBundle
$defaultPhysicsBundle     ||= 'odeimps'

# Settings: agents. Steps are in seconds.
$agentStep     ||= 0.01
$agentType     ||= 'tcp'
$agentPort     ||= 3100
$agentSyncMode = false if $agentSyncMode.nil?
$threadedAgentControl = true if $threadedAgentControl.nil?

# Settings: monitors, recording and pictures
$monitorStep       ||= 0.04
$monitorLoggerStep ||= 0.2
$renderStep        ||= 0.04
$serverType        ||= 'tcp'
$serverPort        ||= 3200
$monitorServer     ||= '127.0.0.1'
$monitorPort       ||= 3200
$monitorType       ||= 'tcp'

# Settings: simulation
$serverSimulationStep    ||= 0.02
$physicsGlobalGravity    ||= -9.81
$physicsGlobalCFM        ||= 0.00001
$monitorMultiThreadedMode = false if $monitorMultiThreadedMode.nil?
$serverMultiThreadedMode  = true if $serverMultiThreadedMode.nil?

# Settings: the log
$logMessages      = true if $logMessages.nil?
$printAllMessages = true if $printAllMessages.nil?
$cleanupCalls   ||= []

# --- objects ---------------------------------------------------------------------------------------------------------

def sparkGetOrCreate(className, path)
  get(path) || new(className, path)
end

# A fresh object: what stood there is gone.
def sparkCreate(className, path)
  delete(path)
  new(className, path)
end

# Calls a block with the object at the path, if there is one.
def sparkWith(path)
  object = get(path)
  yield object if object
  object
end

{
  'Monitor' => 'oxygen/MonitorServer', 'Physics' => 'oxygen/PhysicsServer', 'Scene' => 'oxygen/SceneServer',
  'GameControl' => 'oxygen/GameControlServer', 'Simulation' => 'oxygen/SimulationServer',
  'Geometry' => 'oxygen/GeometryServer', 'Material' => 'kerosin/MaterialServer', 'OpenGL' => 'kerosin/OpenGLServer',
  'Input' => 'kerosin/InputServer', 'Font' => 'kerosin/FontServer', 'Render' => 'kerosin/RenderServer',
  'Image' => 'kerosin/ImageServer', 'Texture' => 'kerosin/TextureServer'
}.each do |name, className|
  Object.define_method("sparkGet#{name}Server") { sparkGetOrCreate(className, $serverPath + name.downcase) }
end

# A control node takes part in every cycle.
def sparkControlNode(className, name)
  server = sparkGetSimulationServer
  server.initControlNode(className, name) if server
  get($serverPath + 'simulation/' + name)
end

def sparkSetTransport(node, type)
  case type
  when 'tcp' then node.setServerTypeTCP
  when 'udp' then node.setServerTypeUDP
  else logError("the type of a server is 'tcp' or 'udp', not #{type.inspect}")
  end
end

# --- scene -----------------------------------------------------------------------------------------------------------

def sparkResetScene
  sparkWith($scenePath) { |scene| scene.unlinkChildren }
  if (world = new('oxygen/World', $scenePath + 'world'))
    world.setGravity(0.0, 0.0, $physicsGlobalGravity)
    world.setCFM($physicsGlobalCFM)
    world.setAutoDisableFlag(true)
    world.setContactSurfaceLayer(0.001)
  end
  new('oxygen/Space', $scenePath + 'space')
  sparkWith($serverPath + 'script') { |script| script.updateCachedAllNodes }
  sparkWith($serverPath + 'scene') { |scenes| scenes.setActiveScene($scenePath) }
  sparkWith($serverPath + 'material') { |materials| materials.resetMaterials }
  sparkWith($serverPath + 'simulation') do |simulation|
    simulation.setSimStep($serverSimulationStep)
    simulation.resetTime
  end
end

# --- simulation ------------------------------------------------------------------------------------------------------

def sparkAdjustSpeed(multiThreads)
  server = sparkGetSimulationServer
  return unless server
  server.setMultiThreads(multiThreads)
  server.setAdjustSpeed(true)
  server.setMaxStepsPerCyle(1)
end

def sparkSetupServer
  sparkAdjustSpeed($serverMultiThreadedMode)
  if (agents = sparkControlNode('oxygen/AgentControl', 'AgentControl'))
    agents.setServerPort($agentPort)
    agents.setStep($agentStep)
    agents.setSyncMode($agentSyncMode)
    agents.setMultiThreaded($threadedAgentControl)
    sparkSetTransport(agents, $agentType)
  end
  if (monitors = sparkCreate('oxygen/MonitorControl', $serverPath + 'simulation/MonitorControl'))
    monitors.setStep($monitorStep)
    monitors.setServerPort($serverPort)
    sparkSetTransport(monitors, $serverType)
  end
  return unless $recordLogfile == true
  return unless (recorder = sparkCreate('oxygen/MonitorLogger', $serverPath + 'simulation/MonitorLogger'))
  recorder.setStep($monitorLoggerStep)
  recorder.setLogFileName($recordLogfileName) if $recordLogfileName
end

def sparkUnlinkOnCompleteScenes
  sparkWith($serverPath + 'scene/RubySceneImporter') { |importer| importer.setUnlinkOnCompleteScenes(true) }
end

def sparkSetupMonitor
  sparkAdjustSpeed($monitorMultiThreadedMode)
  if (client = sparkCreate('SparkMonitorClient', $serverPath + 'simulation/SparkMonitorClient'))
    client.setServer($monitorServer)
    client.setPort($monitorPort)
    $monitorType == 'udp' ? client.setClientTypeUDP : client.setClientTypeTCP
  end
  sparkUnlinkOnCompleteScenes
end

def sparkSetupMonitorLogPlayer
  sparkAdjustSpeed($monitorMultiThreadedMode)
  if (player = sparkCreate('SparkMonitorLogFileServer', $serverPath + 'simulation/SparkMonitorLogFileServer'))
    player.setFileName($logPlayerFile) if $logPlayerFile
    player.setStep($monitorLoggerStep)
  end
  sparkUnlinkOnCompleteScenes
end

# Real time instead of as fast as possible.
def sparkSetupTimer(timerSystem = $defaultTimerSystem)
  return if $currentTimerSystem
  importBundle($defaultTimerSystemBundle) if timerSystem == $defaultTimerSystem
  server = sparkGetSimulationServer
  server.initTimerSystem(timerSystem) if server
end

def sparkSetupTrain
  sparkControlNode('oxygen/TrainControl', 'TrainControl')
end

def addIntegratedAgent(className, number)
  sparkGetOrCreate(className, "/usr/agent/behavior#{number}")
end

# --- picture and keys ------------------------------------------------------------------------------------------------

def sparkSetupRendering(openGLSystem = $defaultOpenGLSystem, active = nil)
  importBundle($defaultOpenGLBundle) if openGLSystem == $defaultOpenGLSystem
  window = sparkGetOpenGLServer
  window.init(openGLSystem) if window
  sparkGetRenderServer
  sparkGetImageServer
  sparkGetTextureServer
  sparkGetFontServer
  input = sparkGetInputServer
  input.setScanCodeMapping('german.scan.rb') if input
  if (render = sparkControlNode('kerosin/RenderControl', 'RenderControl'))
    render.setStep($renderStep)
    render.setActive(active) unless active.nil?
  end
  $renderingInitialized = true
end

def sparkSetupInput(inputSystem = $defaultInputSystem)
  importBundle($defaultInputSystemBundle) if inputSystem == $defaultInputSystem
  if (input = sparkGetInputServer)
    input.init(inputSystem)
    %w(Keyboard Mouse).each { |device| input.createDevice(device) }
  end
  sparkControlNode('kerosin/InputControl', 'InputControl')
end

# A camera that keys and mouse move: angles in degrees, the rest in metres and seconds.
def sparkAddFPSCamera(path, x = 0.0, y = 0.0, z = 4.0, vAngle = 45.0, hAngle = 10.0, maxSpeed = 15.0, accel = 40.0,
                      drag = 4.0, addCollider = false, colliderRadius = 2.0, znear = 0.1)
  return unless (mount = sparkCreate('oxygen/Transform', path))
  mount.setLocalPos(x, y, z)
  camera = new('oxygen/Camera', path + '/camera')
  camera.setZNear(znear) if camera
  if (body = new('oxygen/RigidBody', path + '/physics'))
    body.useGravity(false)
    limit = new('oxygen/VelocityController', path + '/physics/velctr')
    limit.setMaxVelocity(maxSpeed) if limit
    $fpsControllerPath = path + '/physics/controller'
    if (controller = new('oxygen/FPSController', $fpsControllerPath))
      controller.setAcceleration(accel)
      controller.setVAngle(vAngle)
      controller.setHAngle(hAngle)
      sparkWith($serverPath + 'simulation/InputControl') { |input| input.setFPSController($fpsControllerPath) }
    end
    brake = new('oxygen/DragController', path + '/physics/drag')
    brake.setLinearDrag(drag) if brake
  end
  return unless addCollider
  collider = new('oxygen/SphereCollider', path + '/geometry')
  collider.setRadius(colliderRadius) if collider
  return unless (contact = new('oxygen/ContactJointHandler', path + '/geometry/contact'))
  contact.setContactBounceMode(true)
  contact.setMinBounceVel(2)
end

# --- plugin nodes of applications ------------------------------------------------------------------------------------

{
  'CustomMonitor' => 'simulation/SparkMonitorClient/', 'CustomRender' => 'simulation/RenderControl/',
  'CustomInput' => 'simulation/InputControl/', 'MonitorCmdParser' => 'monitor/SparkMonitor/'
}.each do |kind, place|
  Object.define_method("sparkRegister#{kind}") { |className| sparkCreate(className, $serverPath + place + className) }
  Object.define_method("sparkRemove#{kind}") { |className| delete($serverPath + place + className) }
end

# --- log -------------------------------------------------------------------------------------------------------------

# Target: ':cout', ':cerr' or the name of a file; types: eNone, eDebug, eNormal, eWarning, eError, eAll, with commas.
def sparkEnableLog(target, types, sync = false)
  sparkWith($serverPath + 'log') { |log| log.addStream(target, types, sync) }
end

def sparkResetLogging
  sparkWith($serverPath + 'log') { |log| log.removeAllStreams }
end

def sparkLogNormalToCout(sync = false) sparkEnableLog(':cout', 'eNormal', sync) end
def sparkLogErrorToCerr(sync = false) sparkEnableLog(':cerr', 'eError', sync) end
def sparkLogWarningToCerr(sync = false) sparkEnableLog(':cerr', 'eWarning', sync) end
def sparkLogDebugToCerr(sync = false) sparkEnableLog(':cerr', 'eDebug', sync) end
def sparkLogAllToCerr(sync = false) sparkEnableLog(':cerr', 'eAll', sync) end
def sparkLogErrorToFile(file, sync = false) sparkEnableLog(file, 'eError', sync) end
def sparkLogDebugToFile(file, sync = false) sparkEnableLog(file, 'eDebug', sync) end
def sparkLogAllToFile(file, sync = false) sparkEnableLog(file, 'eAll', sync) end

# --- starting over ---------------------------------------------------------------------------------------------------

def sparkAddCleanupCall(name)
  $cleanupCalls << method(name)
end

def sparkInvokeCleanupCalls
  $cleanupCalls.each { |call| call.call }
end

def sparkResetEnvironment
  sparkInvokeCleanupCalls
  $cleanupCalls.clear
  sparkResetScene
end

# --- what every simulation has ---------------------------------------------------------------------------------------

# One of --init-script-prefix has run in its place.
run 'kerosin.rb' unless Object.const_defined?(:Viewport) || ($initScripts || []).include?('kerosin.rb')
importBundle $defaultPhysicsBundle
sparkGetPhysicsServer
sparkWith($serverPath + 'geometry') { |geometry| geometry.initMeshImporter('ObjImporter') }
if (scenes = sparkGetSceneServer)
  scenes.createScene($scenePath) unless get($scenePath)
  scenes.initSceneImporter('RubySceneImporter') unless get($serverPath + 'scene/RubySceneImporter')
end
if (monitors = sparkGetMonitorServer)
  monitors.registerMonitorSystem('SparkMonitor')
end
if (game = sparkGetGameControlServer)
  game.initParser('SexpParser')
  game.initEffector('SceneEffector')
end
sparkResetScene unless get($scenePath + 'world')
selectObject '/'
