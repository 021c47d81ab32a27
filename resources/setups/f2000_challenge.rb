# Compares players by the obstacle challenge of 2002: the ball goes between two cylinders and into the other goal. Ends with a
# table:
#
#   sparkwright-server setups/f2000_challenge.rb --fast --seed 1
#   sparkwright-server setups/f2000_challenge.rb --fast --seed 1 --set F2000.Players='slalom mine' --set F2000.Attempts=20

createVariable('F2000.Players', 'slalom striker') # names between blanks
createVariable('F2000.Attempts', 25)              # of each player
createVariable('F2000.AttemptFile', '')           # name of a table of all attempts

importScene('f2000/challenge.f2kworld')
get('/sys/server/gamecontrol/F2000Match').obstacleChallenge(F2000.Players, F2000.Attempts, F2000.AttemptFile)
