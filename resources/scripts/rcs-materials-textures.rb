# Colours of field, ball and robots.

run 'setups/soccer_materials.rb'
