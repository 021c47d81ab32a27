# Compares policies of a goalkeeper by episodes against an attacker, and ends with a table:
#
#   sparkwright-server setups/f2000_keeper.rb --fast --seed 1
#   sparkwright-server setups/f2000_keeper.rb --fast --seed 1 --set F2000.Policies='block intercept' --set F2000.Episodes=20

createVariable('F2000.Policies', 'all')    # still random pattern block intercept mixed, or their numbers, from 0
createVariable('F2000.Episodes', 100)      # for each policy
createVariable('F2000.Attacker', 'striker') # a player; '': a client on the message board
createVariable('F2000.KeeperSpeed', 0.5)   # m/s
createVariable('F2000.EpisodeFile', '')    # name of a table of all episodes

importScene('f2000/keeper.f2kworld')
get('/sys/server/gamecontrol/F2000Match').keeperBenchmark(
  F2000.Policies, F2000.Episodes, F2000.Attacker, "speed=#{F2000.KeeperSpeed}", F2000.EpisodeFile)
