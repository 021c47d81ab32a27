# SimuroSot, Large League: 11 against 11 wheeled robots, each team led by a strategy.

$simurosotProfile ||= 'large-simurosot'
run('setups/simurosot_variables.rb')
run('setups/materials.rb')
run('setups/simurosot_materials.rb')

importScene('rsg/simurosot/large.rsg')
installGame('simurosot')
