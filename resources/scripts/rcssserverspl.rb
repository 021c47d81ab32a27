# A server for matches of the Standard Platform League.

$recordLogfile = false if $recordLogfile.nil?
$enableInternalMonitor = true if $enableInternalMonitor.nil?
$enableRealTimeMode = true if $enableRealTimeMode.nil?

run 'server.rb'
run 'naosoccerspl.rb'
run 'internalsoccermonitor.rb' if $enableInternalMonitor
