# The 3D soccer simulation league: field, ball, rules, and the robots that agents may ask for.

run('setups/soccer_variables.rb')
run('setups/nao_types.rb')
run('setups/materials.rb')
run('setups/soccer_materials.rb')

importScene('rsg/environment/soccer/soccer.rsg')
installGame('soccer3d')
