# Robot types of the 3D league.

run 'setups/nao_types.rb'
