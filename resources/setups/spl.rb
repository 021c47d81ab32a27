# The Standard Platform League: its field, its ball, NAO V4 robots (rsg/agent/naov4/nao.rsg), its rules.

run('setups/spl_variables.rb')
run('setups/nao_types.rb')
run('setups/materials.rb')
run('setups/soccer_materials.rb')

importScene('rsg/environment/spl/field.rsg')
installGame('spl')
