# An empty arena for robots that play no game, such as rsg/agent/buggy.rsg, leggedsphere.rsg or hoap2.rsg.

run('setups/materials.rb')
importScene('rsg/agent/samplesim.rsg')
