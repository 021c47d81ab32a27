# The Simurosot variables of a league: field, robots, ball, physics, rules. Cm, kg, s, degrees.
# $simurosotProfile  a league by its name, or a league file (.simuro); preset: the Large League

$simurosotProfile ||= 'large-simurosot'
new('SimurosotProfile', '/sys/server/simurosotProfile').load($simurosotProfile)
delete('/sys/server/simurosotProfile') # It has done what it is for.
selectObject('/')
