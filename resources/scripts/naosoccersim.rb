# A match of the 3D soccer simulation league.

importBundle 'soccer'
run 'setups/soccer.rb'
