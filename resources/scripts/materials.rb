# Colours that all scenes share.

run 'setups/materials.rb'
