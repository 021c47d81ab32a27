# Field, match and rules of the Standard Platform League: those of the 3D league but for what follows. Metres, seconds,
# kilograms. A variable that was given on the command line (--set) keeps its value.

run('setups/soccer_variables.rb')

# Field: the left goal stands at -x
addSoccerVar('FieldLength', 9.0)
addSoccerVar('FieldWidth', 6.0)
addSoccerVar('FieldHeight', 3.0)
addSoccerVar('GoalWidth', 1.5)                 # inner sizes
addSoccerVar('GoalDepth', 0.4)
addSoccerVar('GoalHeight', 0.8)
addSoccerVar('PenaltyLength', 0.6)
addSoccerVar('PenaltyWidth', 2.2)              # as drawn
addSoccerVar('FreeKickDistance', 0.75)         # also the radius of the centre circle
addSoccerVar('FreeKickMoveDist', 1.0)
addSoccerVar('GoalKickDist', 0.6)

# Ball
addSoccerVar('BallRadius', 0.05)
addSoccerVar('BallMass', 0.05)

# Course of a match
addSoccerVar('RuleHalfTime', 10.0 * 60)
addSoccerVar('ChangeSidesInSecondHalf', true)
addSoccerVar('ReadyDuration', 45.0)
addSoccerVar('SetDuration', 5.0)
addSoccerVar('PenaltyDuration', 30.0)
addSoccerVar('SayMsgSize', 512)

# Fouls: crowding
addSoccerVar('MinOppDistance', 0.8)
addSoccerVar('Min2PlDistance', 0.4)
addSoccerVar('Min3PlDistance', 1.0)
