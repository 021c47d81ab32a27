# The old sphere league: a field of 50 m by 32 m for players on wheels (rsg/agent/soccerplayer.rsg) and for the large
# humanoids that came after them (rsg/agent/soccerbot055.rsg, soccerbot056.rsg, soccerbotcomp.rsg).

run('setups/sphere_league_variables.rb')
run('setups/materials.rb')
run('setups/soccer_materials.rb')

importScene('rsg/environment/sphere_league/field.rsg')
installGame('soccer3d')

# Agents ask for a robot of their choice with `(scene …)`, or for a player with `(create)`.
game = get('/sys/server/gamecontrol')
game.initEffector('SceneEffector')
game.initEffector('CreateEffector')

def addAgent(path)
  get(path).importScene('rsg/agent/soccerplayer.rsg')
end
