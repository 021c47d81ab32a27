# A server for matches of the 3D league.

$recordLogfile = false if $recordLogfile.nil?
$enableInternalMonitor = true if $enableInternalMonitor.nil?
$enableRealTimeMode = true if $enableRealTimeMode.nil?

run 'server.rb'
run 'naosoccersim.rb'
run 'internalsoccermonitor.rb' if $enableInternalMonitor
