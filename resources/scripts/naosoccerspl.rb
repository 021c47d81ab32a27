# A match of the Standard Platform League.

importBundle 'soccer'
run 'setups/spl.rb'
