# Field, match and rules of the 3D soccer simulation league. Metres, seconds, kilograms, metres per second; angles in
# degrees. A variable that was given on the command line (--set) keeps its value.

# Field: the left goal stands at -x
addSoccerVar('FieldLength', 30.0)
addSoccerVar('FieldWidth', 20.0)
addSoccerVar('FieldHeight', 40.0)              # space above the field that the referee watches
addSoccerVar('GoalWidth', 2.1)                 # inner sizes
addSoccerVar('GoalDepth', 0.6)
addSoccerVar('GoalHeight', 0.8)
addSoccerVar('PenaltyLength', 1.8)
addSoccerVar('PenaltyWidth', 3.9)              # plus the goal's width is what is drawn
addSoccerVar('FreeKickDistance', 2.0)          # also the radius of the centre circle
addSoccerVar('FreeKickMoveDist', 2.5)
addSoccerVar('KickRepelDist', 0.5)
addSoccerVar('GoalKickDist', 1.0)
addSoccerVar('BorderSize', 0.0)

# Ball and robots
addSoccerVar('BallRadius', 0.042)
addSoccerVar('BallMass', 0.026)
addSoccerVar('AgentRadius', 0.4)
addSoccerVar('MaxRobotTypeCount', 7)           # of one type in a team
addSoccerVar('MinRobotTypesCount', 3)          # different types in a full team
addSoccerVar('MaxSumTwoRobotTypes', 9)         # of any two types together
addSoccerVar('RealisticMotors', false)         # current, heat and battery; docs/motors.md
addSoccerVar('BeamNoiseXY', 0.05)              # m
addSoccerVar('BeamNoiseAngle', 10.0)           # deg
addSoccerVar('MaxNumSafeRepositionAttempts', 100)

# Course of a match
addSoccerVar('RuleHalfTime', 5.0 * 60)
addSoccerVar('RuleGoalPauseTime', 3.0)
addSoccerVar('RuleKickInPauseTime', 1.0)
addSoccerVar('RuleDropBallTime', 15.0)
addSoccerVar('SingleHalfTime', false)
addSoccerVar('ChangeSidesInSecondHalf', false)
addSoccerVar('AutomaticKickOff', false)
addSoccerVar('WaitBeforeKickOff', 30.0)
addSoccerVar('CoinTossForKickOff', false)
addSoccerVar('AutomaticQuit', false)
addSoccerVar('PenaltyShootout', false)
addSoccerVar('StartAnyFieldPosition', false)
addSoccerVar('ReportScore', true)
addSoccerVar('LabelMessages', true)
addSoccerVar('SayMaxLength', 20)               # bytes
addSoccerVar('SayRange', 50.0)                 # m
addSoccerVar('PerceptPrecision', 2)            # digits after the point, 2 or 3
# Also known: VisionInterval (cycles), ViewConeHorizontal, ViewConeVertical (deg), AddNoise, SenseMyPos, SenseMyOrien,
# SenseBallPos, SenseLine. Once set, they win over what the files of robots say.
addSoccerVar('UseOffside', false)

# Fouls: touching and crowding
addSoccerVar('MaxTouchGroupSize', 2)
addSoccerVar('TouchingFoulBeamPenalty', false)
addSoccerVar('MinOppDistance', 0.0)            # 0: rule off
addSoccerVar('Min2PlDistance', 0.0)
addSoccerVar('Min3PlDistance', 0.0)
addSoccerVar('MaxPlayersInsideOwnArea', 3)
addSoccerVar('IllegalDefenseBeamPenalty', false)
addSoccerVar('FoulHoldTime', 0.5)

# Fouls: charging
addSoccerVar('UseCharging', true)
addSoccerVar('ChargingMinSpeed', 0.4)
addSoccerVar('ChargingMinBallSpeedAngle', 30.0)
addSoccerVar('ChargingMinDeltaDist', 0.05)
addSoccerVar('ChargingMinDeltaAng', 15.0)
addSoccerVar('ChargingImmunityTime', 1.0)
addSoccerVar('ChargingCollisionMinTime', 0.2)
addSoccerVar('ChargingMaxBallRulesDist', 1.0)
addSoccerVar('ChargingMinCollBallDist', 0.1)
addSoccerVar('ChargingMinCollisionSpeed', 0.2)

# Fouls: parts of one robot that overlap
addSoccerVar('SelfCollisionsTolerance', 0.04)
addSoccerVar('PrintSelfCollisions', true)
addSoccerVar('FoulOnSelfCollisions', true)
addSoccerVar('SelfCollisionJointFrozenTime', 1.0)
addSoccerVar('SelfCollisionJointThawTime', 2.0)
addSoccerVar('SelfCollisionBeamPenalty', false)
addSoccerVar('SelfCollisionBeamCooldownTime', 10.0)
addSoccerVar('WriteSelfCollisionsToFile', false)
addSoccerVar('SelfCollisionRecordFilename', 'SelfCollisions.txt')

# Players that stay down or stand still
addSoccerVar('NotStandingMaxTime', 30.0)
addSoccerVar('GoalieNotStandingMaxTime', 60.0)
addSoccerVar('GroundMaxTime', 15.0)
addSoccerVar('GoalieGroundMaxTime', 30.0)

# Pass mode
addSoccerVar('PassModeMaxBallSpeed', 0.05)
addSoccerVar('PassModeMaxBallDist', 0.5)
addSoccerVar('PassModeMinOppBallDist', 1.0)
addSoccerVar('PassModeDuration', 4.0)
addSoccerVar('PassModeScoreWaitTime', 10.0)
addSoccerVar('PassModeRetryWaitTime', 3.0)

# Keepaway
addSoccerVar('Keepaway', false)
addSoccerVar('KeepawayCenterX', 0.0)
addSoccerVar('KeepawayCenterY', 0.0)
addSoccerVar('KeepawayLength', 20.0)
addSoccerVar('KeepawayWidth', 20.0)
addSoccerVar('KeepawayLengthReductionRate', 4.0) # m per minute
addSoccerVar('KeepawayWidthReductionRate', 4.0)

# Where the referee finds what has touched the ball and what is in a goal; paths below the scene
addSoccerVar('BallRecorder', 'Ball/geometry/recorder')
addSoccerVar('LeftGoalRecorder', 'leftgoal/GoalBox/BoxCollider/recorder')
addSoccerVar('RightGoalRecorder', 'rightgoal/GoalBox/BoxCollider/recorder')

# Text, not true: scene files read it, and text is all they know.
createVariable('Nao.UseTexture', 'true')
