# Field, match and rules of the old sphere league: those of the 3D league but for what follows. Metres, seconds,
# kilograms. A variable that was given on the command line (--set) keeps its value.

run('setups/soccer_variables.rb')

# Field: the left goal stands at -x
addSoccerVar('FieldLength', 50.0)
addSoccerVar('FieldWidth', 32.0)
addSoccerVar('GoalWidth', 9.0)                 # inner sizes
addSoccerVar('GoalDepth', 2.0)
addSoccerVar('GoalHeight', 4.0)
addSoccerVar('PenaltyLength', 8.0)
addSoccerVar('PenaltyWidth', 10.5)
addSoccerVar('FreeKickDistance', 4.5)
addSoccerVar('FreeKickMoveDist', 9.0)
addSoccerVar('BorderSize', 10.0)               # of the track round the field

# Ball and robots
addSoccerVar('BallRadius', 0.4)
addSoccerVar('BallMass', 0.43)
addSoccerVar('AgentMass', 75.0)
addSoccerVar('AgentRadius', 3.5)
addSoccerVar('AgentMaxSpeed', 10.0)

# Course of a match
addSoccerVar('RuleHalfTime', 8.0 * 60)
addSoccerVar('SingleHalfTime', true)
addSoccerVar('RuleDropBallTime', 30.0)
addSoccerVar('WaitBeforeKickOff', 2.0)

# Where the referee finds what is in a goal; paths below the scene
addSoccerVar('LeftGoalRecorder', 'LeftGoalSpace/GoalBoxL/GoalColliderL/recorder')
addSoccerVar('RightGoalRecorder', 'RightGoalSpace/GoalBoxR/GoalColliderR/recorder')
