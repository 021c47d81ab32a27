# A match to watch: the sample team against itself, inside the simulator. It kicks off by itself.
#
# `sparkwright-server --set Demo.Players=11` for whole teams, which need a fast machine to play in real time.

createVariable('Demo.Players', 4)
createVariable('Demo.Left', 'Red')
createVariable('Demo.Right', 'Blue')

run('setups/soccer.rb')
Soccer.AutomaticKickOff = true
Soccer.WaitBeforeKickOff = 3.0
Soccer.MinRobotTypesCount = 1 if Demo.Players < 11

importBundle('sparkwright-team')
[Demo.Left, Demo.Right].each_with_index do |team, side|
  (1..Demo.Players).each do |number|
    player = new('TeamPlayer', "/usr/agent/behavior#{side * 11 + number}")
    player.setCommand("team=#{team} number=#{number}") if player
  end
end
