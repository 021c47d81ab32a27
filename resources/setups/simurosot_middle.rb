# SimuroSot, Middle League: 5 against 5 wheeled robots, each team led by a strategy.

$simurosotProfile ||= 'middle-mirosot'
run('setups/simurosot_variables.rb')
run('setups/materials.rb')
run('setups/simurosot_materials.rb')

importScene('rsg/simurosot/middle.rsg')
installGame('simurosot')
