# A server without a game: an empty scene for experiments.

$recordLogfile = false if $recordLogfile.nil?
$enableInternalMonitor = true if $enableInternalMonitor.nil?

run 'server.rb'
