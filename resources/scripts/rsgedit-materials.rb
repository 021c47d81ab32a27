# Colours that all scenes share, and those of soccer.

run 'setups/materials.rb'
run 'setups/soccer_materials.rb'
