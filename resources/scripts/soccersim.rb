# A match of the old sphere league.

importBundle 'soccer'
run 'setups/sphere_league.rb'
