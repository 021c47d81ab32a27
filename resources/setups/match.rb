# A match between two teams that variables name: what job files play (docs/experiments.md). It kicks off by itself.
#
# The players of a team are agents inside the simulator: `Behavior` is their class, `Bundle` the plugin that has it ('' for
# built-in classes), `Command` what each is told. A team with 0 players connects from outside.

[['Left', 'Red'], ['Right', 'Blue']].each do |side, name|
  createVariable("Match.#{side}Team", name)
  createVariable("Match.#{side}Players", 4)
  createVariable("Match.#{side}Behavior", 'TeamPlayer')
  createVariable("Match.#{side}Bundle", 'sparkwright-team')
  createVariable("Match.#{side}Command", 'team={team} number={number}')
end

run('setups/soccer.rb')
Soccer.AutomaticKickOff = true
Soccer.WaitBeforeKickOff = 3.0
# Teams of fewer than eleven need not have robots of several types.
Soccer.MinRobotTypesCount = 1 if Match.LeftPlayers < 11 || Match.RightPlayers < 11

teams = [[Match.LeftTeam, Match.LeftPlayers, Match.LeftBehavior, Match.LeftBundle, Match.LeftCommand],
         [Match.RightTeam, Match.RightPlayers, Match.RightBehavior, Match.RightBundle, Match.RightCommand]]
teams.each_with_index do |(team, players, behavior, bundle, command), side|
  importBundle(bundle) if players > 0 && bundle != ''
  (1..players).each do |number|
    player = new(behavior, "/usr/agent/behavior#{side * 11 + number}")
    words = command.gsub('{team}', team.to_s).gsub('{number}', number.to_s)
    player.setCommand(words) if player
  end
end
