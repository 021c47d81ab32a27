# A monitor: shows a match that a server plays, or a recording ($logPlayerMode, $logPlayerFile).

sparkSetupRendering
sparkSetupInput
sparkSetupTimer
$logPlayerMode == true ? sparkSetupMonitorLogPlayer : sparkSetupMonitor
sparkAddFPSCamera($scenePath + 'camera', 0, -4, 0.6, 10.0, 10.0, 1.5, 40.0, 4.0)
run 'scripts/bindings.rb'
run 'scripts/materials.rb'
run 'soccersim-monitor.rb'
