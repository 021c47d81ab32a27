# What the start scripts of all servers have in common. Set before: $enableInternalMonitor, $enableRealTimeMode.

sparkSetupServer
sparkSetupRendering if $enableInternalMonitor
sparkSetupInput
sparkSetupTimer if $enableRealTimeMode
sparkAddFPSCamera($scenePath + 'camera', 0, -4, 0.6, 10.0, 10.0, 1.5, 40.0, 4.0) if $enableInternalMonitor
run 'scripts/bindings.rb'
run 'scripts/materials.rb'
