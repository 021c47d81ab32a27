# Blocks, capsules and balls in an arena: a test of contacts.

run('setups/materials.rb')
importScene('rsg/boxspheres/simspark.rsg')
