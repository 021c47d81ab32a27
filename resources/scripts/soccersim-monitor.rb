# The picture of a match that a server plays.

run 'setups/soccer_materials.rb'
importBundle 'soccermonitor'
sparkRegisterCustomMonitor 'SoccerMonitor'
sparkRegisterCustomInput($logPlayerMode == true ? 'SoccerInputLogPlayer' : 'SoccerInput')
sparkRegisterCustomRender 'SoccerRender'
run 'soccerbindings.rb'
